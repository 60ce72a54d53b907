"""`Match`: one game being played. A checkpoint of the state, what was put in since, and the live rule that waits for the next answer.

That is the save file, the fork for tree search, the undo and the replay. The match drives the rules by hand; it knows no game and does no I/O.
Saving, records and undo are in `records.py` and `undo.py`; what a bot may see is in `sight.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import takewhile
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from .ask import Answer, Ask, Offer, Rule, Several
from .chance import Chance
from .errors import AlreadyAnswered, NotAsked, Refused, RuleFailed, UnknownOption
from .game import AnyGame, Game, Result, Step, View, game_named, options_of, seats_of
from .log import Log
from .story import Event, Table

S = TypeVar("S", bound=Table)


class Given(msgspec.Struct, frozen=True, gc=False, array_like=True, tag="given"):
    """An answer given: by whom, which, and how many events had been told before it."""

    seat: int
    answer: Any
    told: int = 0


class Redealt(msgspec.Struct, frozen=True, gc=False, array_like=True, tag="redealt"):
    """All that `seat` cannot know was dealt anew at this point."""

    seat: int | None
    seed: int
    told: int = 0


Entry: TypeAlias = Given | Redealt
NOBODY: dict[int, Ask[Any]] = {}
"""Who is still asked of a simultaneous question that has not been posed yet. It stays empty."""


class Past(msgspec.Struct):
    """Where a match can be found again: the state at the start of the open step, and what was put in since. Without `keep` neither is kept."""

    keep: bool
    checkpoint: Any = None
    since: list[Entry] = []


async def steps(game: AnyGame, state: Any, past: Past) -> None:
    """All steps from this state on, keeping a checkpoint before each that may ask something.

    It does not know its match, so that a match is let go as soon as nobody holds it.
    """
    while not game.over(state):
        rule = game.step(state)
        if rule is not None:
            if past.keep and past.checkpoint is None:
                past.checkpoint = state.copy()
            await rule
            if past.keep:
                past.checkpoint, past.since = None, []
    if past.keep:
        past.checkpoint = state.copy()


async def alone(rule: Callable[[Any], Step], state: Any, past: Past) -> None:
    """Just this rule."""
    if past.keep and past.checkpoint is None:
        past.checkpoint = state.copy()
    await rule(state)
    if past.keep:
        past.checkpoint, past.since = state.copy(), []


class Match(Generic[S]):
    """One game being played.

    >>> match = Match.new("template", seats=2, seed=7)
    >>> while not match.over:
    ...     seat, ask = next(iter(match.asks.items()))
    ...     match.answer(seat, next(ask.answers()))
    >>> len(match.result().scores)
    2
    """

    __slots__ = (
        "_many", "_only", "_past", "_send", "_wanted",
        "ask", "entries", "game", "options", "origin", "over", "question", "seats", "seed", "state", "story",
    )  # fmt: skip

    ask: Ask[Any] | None
    """The question that waits; None when the match is over, and for simultaneous choices, where `asks` has them all."""
    game: Game[S]
    state: S
    """The true state. It is nobody's to see: players get `view`, bots get a `Sight`."""
    over: bool
    question: int
    """The number of the open question; an answer may name it, so that it cannot meet a later one."""
    entries: Log[Entry]
    """Everything that was put in since the beginning."""
    story: Log[Event] | None
    """Everything that was told, uncut; None when nobody listens."""

    def __init__(
        self,
        game: Game[S],
        options: Any,
        seats: int,
        state: S,
        *,
        seed: int | None = None,
        origin: S | None = None,
        listen: bool = True,
        keep: bool = True,
    ) -> None:
        self.game, self.options, self.seats, self.seed, self.state, self.origin = game, options, seats, seed, state, origin
        self.over, self.question = False, 0
        self.entries = Log()
        self.story = Log() if listen else None
        state.heard = self.story
        self._only: Callable[[S], Step] | None = None
        self._past = Past(keep)
        self.ask = None
        self._many: dict[int, Ask[Any]] = NOBODY
        self._wanted: Several[Any, Any] | None = None

    @classmethod
    def new(cls, game: AnyGame | str, seats: int = 2, seed: int = 0, options: object = None, *, listen: bool = True, keep: bool = True) -> Match[Any]:
        """A new match, standing at its first question. Without `keep` no checkpoints are kept: playing on is faster, forking and saving slow."""
        found: AnyGame = game_named(game) if isinstance(game, str) else game
        chosen, seats = options_of(found, options), seats_of(found, seats)
        if not isinstance(seed, int) or isinstance(seed, bool):
            raise UnknownOption(f"the seed of a match should be a whole number, not {seed!r:.40}")
        match: Match[Any] = Match(found, chosen, seats, found.setup(seats, chosen, Chance(seed)), seed=seed, listen=listen, keep=keep)
        match._begin()
        return match

    @classmethod
    def standing(cls, game: Game[S], state: S, seats: int, options: Any, *, rule: Callable[[S], Step] | None = None, listen: bool = True) -> Match[S]:
        """A match that goes on from a state set by hand. With `rule`, just that rule is played."""
        match = Match(game, options, seats, state, origin=state.copy(), listen=listen)
        match._only = rule
        match._begin()
        return match

    # Looking -----------------------------------------------------------------------------------------------------

    @property
    def asks(self) -> dict[int, Ask[Any]]:
        """The questions that wait, by seat. Several at once only for simultaneous choices."""
        ask = self.ask
        return self._many.copy() if ask is None else {ask.seat: ask}

    @property
    def checkpoint(self) -> S:
        """The state at the start of the open step. Not to be changed."""
        if self._past.checkpoint is None:
            self._find_checkpoint()
        found: S = self._past.checkpoint
        return found

    @property
    def since(self) -> list[Entry]:
        """What was put in since the checkpoint, answers without a choice included."""
        if not self._past.keep:
            self._find_checkpoint()
        return self._past.since[:]

    @property
    def answered(self) -> frozenset[int]:
        """The seats whose answer to the open simultaneous question is in; not those who had no choice."""
        wanted = self._wanted
        return frozenset() if wanted is None else frozenset(ask.seat for ask in wanted.asks.values() if ask.seat in wanted.values and ask.only() is None)

    def offer(self, seat: int) -> Offer | None:
        """What this seat is asked, as plain data."""
        ask = self.asks.get(seat)
        return ask.offer(self.question) if ask else None

    def why_not(self, seat: int, key: str) -> Rule | None:
        """The rule that keeps this key from being offered to this seat now."""
        ask = self.asks.get(seat)
        return ask.why_not(key) if ask else None

    def view(self, seat: int | None) -> View:
        """What this seat sees of the table; None is a spectator."""
        return self.game.view(self.state, seat)

    def told(self, seat: int | None, since: int = 0) -> Iterator[Event]:
        """The story from event number `since` on, as this seat may know it."""
        for event in self.story.since(since) if self.story is not None else ():
            cut = event.cut(seat)
            if cut is not None:
                yield cut

    def result(self) -> Result:
        """Scores, places and account; in the middle of a match, as if it ended now."""
        return self.game.result(self.state)

    # Putting in --------------------------------------------------------------------------------------------------

    def answer(self, seat: int, answer: Answer, question: int | None = None) -> None:
        """Give this seat's answer, to the question of that number if one is named. A refusal, or a fault in a rule, leaves the match as it was."""
        ask = self.ask
        if ask is None or ask.seat != seat or question is not None:
            ask = self._asked(seat, question)
        value = ask.read(answer)
        story, past, write = self.story, self._past, self.entries.append
        entry = Given(seat, answer if type(answer) is str else _own(answer), 0 if story is None else len(story))
        write(entry)
        kept = None
        if past.keep:
            kept = past.checkpoint, past.since
            past.since.append(entry)
        try:
            if self._wanted is not None:
                ready, value = self._collect(seat, value)
                if not ready:
                    return
            send = self._send  # from here on as in `_run`; nearly always another question follows at once
            try:
                wanted = send(value)
            except StopIteration:
                self.ask, self.over = None, True
                return
            if type(wanted) is not Several and wanted.only() is None:
                self.ask = wanted
                self.question += 1
            else:
                ready, value = self._open(wanted)
                if ready:
                    self._run(value)
        except Exception as fault:
            self._restore(kept, entry)
            raise RuleFailed(f"a rule of {self.game.name} failed on {answer!r:.60} by seat {seat}: {fault!r}") from fault

    def _asked(self, seat: int, question: int | None) -> Ask[Any]:
        """The open question to this seat; it has to be the one of that number, if one is named."""
        ask = self.asks.get(seat)
        if ask is None or (question is not None and question != self.question):
            raise self._not_asked(seat, question)
        return ask

    def redeal(self, seat: int | None, seed: int) -> None:
        """Deal anew, in place, what this seat cannot know: hidden things, chance to come, and others' secret answers to the open question."""
        entry = Redealt(seat, seed, 0 if self.story is None else len(self.story))
        self.entries.append(entry)
        if self._past.keep:
            self._past.since.append(entry)
        self._deal_anew(seat, seed)

    def fork(self, *, listen: bool = False) -> Match[S]:
        """An independent match at the same question. Without `listen` its rules tell no story."""
        checkpoint = self.checkpoint
        twin: Match[S] = Match.__new__(Match)
        twin.game = self.game
        twin.options = self.options
        twin.seats = self.seats
        twin.seed = self.seed
        twin.origin = self.origin
        twin.state = checkpoint.copy()
        twin.over = self.over
        twin.question = self.question
        twin.entries = Log(self.entries)
        twin.story = None
        twin._only = self._only
        twin._past = Past(True)
        twin.ask = None
        twin._many = NOBODY
        twin._wanted = None
        twin._resume(checkpoint, self._past.since)
        if listen and self.story is not None:
            twin.story = twin.state.heard = Log(self.story)
        return twin

    def forget_the_past(self) -> None:
        """Keep the present only: no seed, no entries, no story, no checkpoint before the next step. So a possible world tells nothing of the true one."""
        self.seed, self.origin, self.entries = None, None, Log()
        self.story = self.state.heard = None
        self._past.checkpoint, self._past.since = None, []

    # Driving the rules -------------------------------------------------------------------------------------------

    def _begin(self) -> None:
        self._send = self._steps().send
        self._run(None)

    def _steps(self) -> Step:
        """The rules, ready to be driven from the state as it is."""
        return steps(self.game, self.state, self._past) if self._only is None else alone(self._only, self.state, self._past)

    def _run(self, value: Any) -> None:
        """Drive the rules until somebody must answer, or the match is over. Answers without a choice are given on the way."""
        ready = True
        while ready:
            try:
                wanted = self._send(value)
            except StopIteration:
                self.ask, self.over = None, True
                return
            ready, value = self._open(wanted)

    def _open(self, wanted: Ask[Any] | Several[Any, Any]) -> tuple[bool, Any]:
        """Lay what a rule wants to know before the seats; True and the value to go on with where nobody has a choice."""
        self._pose(wanted)
        ready, value = False, None
        for seat, ask in self.asks.items():
            only = ask.only()
            if only is not None:
                if self._past.keep:
                    self._past.since.append(Given(seat, only))
                ready, value = self._collect(seat, ask.read(only))
        if not ready:
            self.question += 1
        return ready, value

    def _pose(self, wanted: Ask[Any] | Several[Any, Any]) -> None:
        """Lay what a rule wants to know before the seats."""
        if not isinstance(wanted, Several):
            self._wanted, self.ask = None, wanted
        else:
            self._wanted, wanted.values = wanted, {}
            self.ask, self._many = None, {ask.seat: ask for ask in wanted.asks.values()}
            if len(self._many) != len(wanted.asks):
                raise ValueError("a seat cannot be asked two things at once")

    def _collect(self, seat: int, value: Any) -> tuple[bool, Any]:
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

    def _resume(self, checkpoint: S, since: list[Entry], *, trusting: bool = True) -> None:
        """From `self.state`, a copy of the checkpoint, go on to where `since` leads. When trusting, legality is not computed again."""
        self._past.checkpoint, self._past.since = checkpoint, [*since]
        if self.over:
            return
        send = self._send = self._steps().send
        wanted = send(None)
        for entry in since:
            if wanted is not None and type(wanted) is not Several and isinstance(entry, Given) and entry.seat == wanted.seat:  # nearly always
                wanted = send(wanted.read_again(entry.answer) if trusting else wanted.read(entry.answer))
                continue
            if wanted is not None:
                self._pose(wanted)
                wanted = None
            if isinstance(entry, Redealt):
                self._deal_anew(entry.seat, entry.seed)
                continue
            ask = self.asks.get(entry.seat)
            if ask is None:
                raise self._not_asked(entry.seat, None)
            value = ask.read_again(entry.answer) if trusting else ask.read(entry.answer)
            ready, value = self._collect(entry.seat, value)
            if ready:
                wanted = send(value)
        if wanted is not None:
            self._pose(wanted)

    def _find_checkpoint(self) -> None:
        """Where no checkpoints are kept: play the match again up to here, and keep them from now on."""
        from .records import record, replay

        if self.seed is None and self.origin is None:
            raise Refused("a possible world cannot be forked or saved before its next step: ask for the same world again instead")
        again = replay(record(self), game=self.game, listen=False)
        past, found = self._past, again._past
        past.keep, past.checkpoint, past.since = True, found.checkpoint, found.since

    def _restore(self, kept: tuple[S, list[Entry]] | None, entry: Entry) -> None:
        """Stand again where the match stood before this entry, the last one: the way back from a rule that failed."""
        self.entries.cut(len(self.entries) - 1)
        if self.story is not None:
            self.story.cut(entry.told)
        if kept is None or kept[0] is None:
            if self.seed is None and self.origin is None:
                return  # a possible world that fails is thrown away
            self._find_checkpoint()
            kept = self.checkpoint, self._past.since
        checkpoint, since = kept
        self.state, self.over = checkpoint.copy(), False
        self._resume(checkpoint, [*takewhile(lambda before: before is not entry, since)])
        self.state.heard = self.story

    def _deal_anew(self, seat: int | None, seed: int) -> None:
        chance = Chance(seed)
        self.game.redeal(self.state, seat, chance)
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

    def _not_asked(self, seat: int, question: int | None) -> Refused:
        if self.over:
            return NotAsked("the match is over: nobody is asked anything")
        if (self._wanted is not None and seat in self._wanted.values) or (question is not None and question < self.question):
            return AlreadyAnswered("that question has been answered already")
        if seat in self.asks:
            return NotAsked(f"question {question} has not been asked yet; the open one is {self.question}")
        waiting = ", ".join(map(str, sorted(self.asks)))
        return NotAsked(f"seat {seat!r:.20} is not asked anything now; the match waits for seat {waiting}")


def _own(answer: Answer) -> Answer:
    """The answer as the match keeps it: lists stay the caller's to change."""
    return answer if not isinstance(answer, list) else [part[:] if isinstance(part, list) else part for part in answer]  # type: ignore[return-value]
