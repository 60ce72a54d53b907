"""Driving the rules by hand: the live coroutine of a match, and the questions at which it waits. What is kept of the answers is not its business."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from .ask import Ask, Several
from .beginning import Beginning
from .chance import Chance, Seed
from .entries import WITHOUT_A_CHOICE, Entry, Given, Redealt
from .errors import AlreadyAnswered, NotAsked, Refused
from .game import AnyGame, Step
from .position import Position
from .story import Table

S = TypeVar("S", bound=Table)
NOBODY: dict[int, Ask[Any]] = {}
"""Who is still asked of a simultaneous question that has not been posed yet. It stays empty."""


async def steps(game: AnyGame, state: Any, position: Position[Any]) -> None:
    """All steps from this state on, keeping a checkpoint before each that may ask something.

    It does not know its driver, so that a match is let go as soon as nobody holds it.
    """
    while not game.over(state):
        rule = game.step(state)
        if rule is not None:
            if position.keep and position.checkpoint is None:
                position.checkpoint = state.copy()
            await rule
            if position.keep:
                position.checkpoint, position.since = None, []
    if position.keep:
        position.checkpoint = state.copy()


async def alone(rule: Callable[[Any], Step], state: Any, position: Position[Any]) -> None:
    """Just this rule."""
    if position.keep and position.checkpoint is None:
        position.checkpoint = state.copy()
    await rule(state)
    if position.keep:
        position.checkpoint, position.since = state.copy(), []


class Driver(Generic[S]):
    """The rules of one match, waiting for an answer."""

    __slots__ = ("_beginning", "_many", "_send", "_wanted", "ask", "over", "position", "question", "state")

    ask: Ask[Any] | None
    """The question that waits; None when the match is over, and for simultaneous choices."""
    question: int
    """The number of the open question."""

    def __init__(self, beginning: Beginning[S], state: S, position: Position[S], question: int = 0) -> None:
        """Ready to be driven from this state; `begin` or `resume` drives it to a question."""
        self._beginning, self.state, self.position = beginning, state, position
        self.over, self.question = False, question
        self.ask = None
        self._many = NOBODY
        self._wanted: Several[Any, Any] | None = None

    def _rules(self) -> Step:
        """The rules, ready to be driven from the state as it is."""
        beginning = self._beginning
        if beginning.rule is not None:
            return alone(beginning.rule, self.state, self.position)
        return steps(beginning.game, self.state, self.position)

    # Looking -----------------------------------------------------------------------------------------------------

    @property
    def asks(self) -> dict[int, Ask[Any]]:
        """The questions that wait, by seat."""
        ask = self.ask
        return self._many.copy() if ask is None else {ask.seat: ask}

    @property
    def answered(self) -> frozenset[int]:
        """The seats whose answer to the open simultaneous question is in; not those who had no choice."""
        wanted = self._wanted
        return frozenset() if wanted is None else frozenset(ask.seat for ask in wanted.asks.values() if ask.seat in wanted.values and ask.only() is None)

    def asked(self, seat: int, question: int | None) -> Ask[Any]:
        """The open question to this seat, of that number if one is named; refused if there is none."""
        ask = self.asks.get(seat)
        if ask is None or (question is not None and question != self.question):
            raise self._not_asked(seat, question)
        return ask

    def _not_asked(self, seat: int, question: int | None) -> Refused:
        if self.over:
            return NotAsked("the match is over: nobody is asked anything")
        if (self._wanted is not None and seat in self._wanted.values) or (question is not None and question < self.question):
            return AlreadyAnswered("that question has been answered already")
        if seat in self.asks:
            return NotAsked(f"question {question} has not been asked yet; the open one is {self.question}")
        waiting = ", ".join(map(str, sorted(self.asks)))
        return NotAsked(f"seat {seat!r:.20} is not asked anything now; the match waits for seat {waiting}")

    # Driving -----------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Drive to the first question."""
        self._send = self._rules().send
        self.drive(None, None)

    def drive(self, seat: int | None, value: Any) -> None:
        """Let the rules have what this seat's answer means, and drive them until somebody must answer again, or the match is over.

        The rules get simultaneous answers only when the last one is in. Answers without a choice are given on the way.
        """
        ready = True
        if self._wanted is not None:
            ready, value = self._collect(seat, value)
        while ready:
            try:
                wanted = self._send(value)
            except StopIteration:
                self.ask, self.over = None, True
                return
            if type(wanted) is not Several and wanted.only() is None:  # nearly always
                self.ask = wanted
                self.question += 1
                return
            ready, value = self._open(wanted)

    def _open(self, wanted: Ask[Any] | Several[Any, Any]) -> tuple[bool, Any]:
        """Put what a rule asks to the seats; True and the value to continue with where nobody has a choice."""
        self._pose(wanted)
        ready, value = False, None
        for seat, ask in self.asks.items():
            only = ask.only()
            if only is not None:
                if self.position.keep:
                    self.position.since.append(Given(seat, only, WITHOUT_A_CHOICE))
                ready, value = self._collect(seat, ask.read(only))
        if not ready:
            self.question += 1
        return ready, value

    def _pose(self, wanted: Ask[Any] | Several[Any, Any]) -> None:
        """Put what a rule asks to the seats."""
        if not isinstance(wanted, Several):
            self._wanted, self.ask = None, wanted
        else:
            self._wanted, wanted.values = wanted, {}
            self.ask, self._many = None, {ask.seat: ask for ask in wanted.asks.values()}
            if len(self._many) != len(wanted.asks):
                raise ValueError("a seat cannot be asked two things at once")

    def _collect(self, seat: Any, value: Any) -> tuple[bool, Any]:
        """Keep one answer of several; True and the values in the order of the asks when all are in."""
        wanted = self._wanted
        if wanted is None:
            return True, value
        wanted.values[seat] = value
        del self._many[seat]
        if self._many:
            return False, None
        self._wanted = None
        return True, [wanted.values[ask.seat] for ask in wanted.asks.values()]

    # Coming back -------------------------------------------------------------------------------------------------

    def resume(self, since: Sequence[Entry], *, trusting: bool = True) -> None:
        """Drive from the start of a step to where these entries lead. When trusting, legality is not computed again."""
        send = self._send = self._rules().send
        wanted = send(None)
        for entry in since:
            if wanted is not None and type(wanted) is not Several and isinstance(entry, Given) and entry.seat == wanted.seat:  # nearly always
                wanted = send(wanted.read_again(entry.answer) if trusting else wanted.read(entry.answer))
                continue
            if wanted is not None:
                self._pose(wanted)
                wanted = None
            if isinstance(entry, Redealt):
                self.deal_anew(entry.seat, entry.seed)
                continue
            assert isinstance(entry, Given), "a step that is open does not hold where the rules were mended"
            ask = self.asked(entry.seat, None)
            value = ask.read_again(entry.answer) if trusting else ask.read(entry.answer)
            ready, value = self._collect(entry.seat, value)
            if ready:
                wanted = send(value)
        if wanted is not None:
            self._pose(wanted)

    def deal_anew(self, seat: int | None, seed: Seed) -> None:
        """Redeal what this seat cannot know, and let the open questions be looked at again. Others' secret answers to them are forgotten."""
        chance = Chance(seed)
        self._beginning.game.redeal(self.state, seat, chance)
        self.state.chance = chance.branch()
        if self._wanted is None:
            if self.ask is not None:
                self.ask.look_again()
            return
        posed, values = self._wanted.asks.values(), self._wanted.values
        for ask in posed:
            ask.look_again()
            if ask.seat != seat and ask.seat in values:
                only = ask.only()
                if only is None:
                    del values[ask.seat]
                else:
                    values[ask.seat] = ask.read(only)
        self._many = {ask.seat: ask for ask in posed if ask.seat not in values}
