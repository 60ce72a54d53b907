"""`Match`: one game being played. A position to come back to, and a driver that waits for the next answer; with what it began with and what was put in.

That is the save file, the fork for tree search, the undo and the replay. It knows no game and does no I/O. Inside: what it began with (beginning.py), where it
can be found again (position.py), the live rules (driver.py), what is written down of it (saves.py), and what undo means (undo.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import takewhile
from typing import Any, Generic, TypeVar

import msgspec

from .ask import Ask, AskForSpot
from .beginning import Beginning
from .carried import Carried
from .chance import Seed, is_seed
from .driver import Driver
from .entries import Entry, Given, Mended, Redealt, is_chosen, last_mended
from .errors import BrokenData, BrokenRecord, BrokenSave, NotOffered, NotUndoable, Refused, RuleFailed, UnknownOption
from .game import AnyGame, Game, Result, Step, View, game_named
from .log import Log
from .mending import RulesMended, shape_of
from .offer import Answer, Offer, Rule
from .position import Position
from .saves import Record, Save, read_story, write_story
from .sight import Sight
from .story import Event, Table
from .undo import UndoPlan, undo_plan

S = TypeVar("S", bound=Table)


class Match(Generic[S]):
    """One game being played.

    >>> match = Match.new("template", seats=2, seed=7)
    >>> while not match.over:
    ...     seat, ask = next(iter(match.asks.items()))
    ...     match.answer(seat, next(ask.answers()))
    >>> len(match.result().scores)
    2
    """

    __slots__ = ("_beginning", "_driver", "entries", "story")

    entries: Log[Entry]
    """Everything that was put in since the beginning."""
    story: Log[Event] | None
    """Everything that was told, uncut; None when nobody listens."""

    def __init__(self, beginning: Beginning[S], driver: Driver[S], entries: Log[Entry], story: Log[Event] | None) -> None:
        """Put a match together; use `new`, `standing`, `load` or `replay`."""
        self._beginning, self._driver, self.entries = beginning, driver, entries
        self.story = driver.state.heard = story

    # Beginning ---------------------------------------------------------------------------------------------------

    @classmethod
    def new(cls, game: AnyGame | str, seats: int = 2, seed: Seed = 0, options: object = None, *, listen: bool = True, keep: bool = True) -> Match[Any]:
        """A new match, standing at its first question. Without `keep` no checkpoints are kept: playing on is faster, forking and saving slow."""
        beginning = Beginning.chosen(game, seats, seed, options)
        return Match._begun(beginning, beginning.state(), story=Log() if listen else None, keep=keep)

    @classmethod
    def standing(cls, game: Game[S], state: S, seats: int, options: Any, *, rule: Callable[[S], Step] | None = None, listen: bool = True) -> Match[S]:
        """A match that continues from a state set by hand. With `rule`, just that rule is played."""
        return Match._begun(Beginning(game, options, seats, origin=state.copy(), rule=rule), state, story=Log() if listen else None)

    @classmethod
    def load(
        cls, text: str | bytes, *, game: AnyGame | None = None, listen: bool = True, question: int | None = None, more: Sequence[Entry] = ()
    ) -> Match[Any]:
        """The match that `save` left; BrokenSave, with a sentence, if the text is not one.

        `game` spares looking the game up by its name. `question` gives the open question another number: where answers may be late, none should come again.
        `more` is what was put in since. A save of older rules is mended: its entries then say where (see mending.py).
        """
        kept = Save.read(text)
        try:
            found = game or game_named(kept.record.game)
            older = found.name == kept.record.game and found.version != kept.version
            match = Match.carried_over(kept, found, more) if older else Match._left(kept, game)
            if question is not None:
                match._driver.question = question
            match._look_around()
            if listen:
                match._listen(Log.of(read_story(match.game, kept.story, older=older or found.version != kept.record.version)))
            if older:
                match._tell_mended()
            for entry in () if older else more:
                match.put_in(entry)
        except Refused as fault:
            raise BrokenSave(f"this save of {kept.record.game!r:.40} does not fit{kept.age(game)}: {fault}") from fault
        except Exception as fault:  # a state that is well formed but impossible may fail anywhere in the rules
            raise BrokenSave(f"this save of {kept.record.game!r:.40} cannot be played on{kept.age(game)}: {fault!r}") from fault
        return match

    @classmethod
    def replay(cls, record: Record, upto: int | None = None, *, game: AnyGame | None = None, listen: bool = True) -> Match[Any]:
        """Play a record again, whole or the first `upto` entries; BrokenRecord if its answers do not fit.

        Where its rules were mended, it is played from there on: what came before was told under other rules.
        """
        *_, match = cls.replaying(record, upto, game=game, listen=listen)
        return match

    @classmethod
    def replaying(
        cls, record: Record, upto: int | None = None, *, game: AnyGame | None = None, listen: bool = True, told: Iterable[Event] = ()
    ) -> Iterator[Match[Any]]:
        """The match at the start and after each entry of a record (one match that moves on).

        Where its rules were mended, the start is the last such place before `upto`; `told` is the story before it.
        """
        entries = record.entries[:upto]
        start = last_mended(entries)
        try:
            match = Match._unplayed(record, entries[:start], game, Log.of(told) if listen else None)
        except Exception as fault:  # a position that is well formed but impossible may fail anywhere in the rules
            raise BrokenRecord(f"this record of {record.game!r:.40} cannot be set up{record.age(game)}: {fault}") from fault
        yield match
        for n, entry in enumerate(entries[start:], start):
            try:
                match.put_in(entry)
            except Exception as fault:
                raise BrokenRecord(f"entry {n} of this record of {record.game!r:.40} does not fit{record.age(game)}: {fault}") from fault
            yield match

    @classmethod
    def _begun(cls, beginning: Beginning[S], state: S, *, story: Log[Event] | None, keep: bool = True) -> Match[S]:
        match = Match(beginning, Driver(beginning, state, Position(keep)), Log(), story)
        match._driver.begin()
        return match

    @classmethod
    def _unplayed(cls, record: Record, past: list[Entry], game: AnyGame | None, story: Log[Event] | None) -> Match[Any]:
        """The match of a record at its first question; or, after entries whose last says that the rules were mended, at the first question from there on."""
        found = game or game_named(record.game)
        if found.name == record.game and found.version != record.rules_at(len(past)):  # before its options are read: other rules may have others
            raise BrokenData("under other rules it would tell another story")
        last = past[-1] if past else None
        if not isinstance(last, Mended):
            beginning = Beginning.of(record, game)
            return Match._begun(beginning, beginning.state(), story=story)
        beginning = Beginning.mended(record, last, game)
        mended = msgspec.structs.replace(last, story_length=0 if story is None else len(story))
        if story is not None:
            story.append(RulesMended(last.version, last.fallen))
        match = Match._begun(beginning, beginning.state(), story=story)
        match.entries = Log.of([*past[:-1], mended])
        return match

    @classmethod
    def _left(cls, kept: Save, game: AnyGame | None) -> Match[Any]:
        """The match of a save, where it was left."""
        entries = kept.record.entries
        last = entries[last_mended(entries) - 1] if last_mended(entries) else None
        beginning = Beginning.mended(kept.record, last, game) if isinstance(last, Mended) else Beginning.of(kept.record, game)
        if entries and not beginning.is_known:
            raise BrokenData("it has neither a seed nor a position to begin with")
        driver = _driven(beginning, beginning.game.State.load(kept.checkpoint), kept.since, kept.question, kept.over, trusting=False)
        return Match(beginning, driver, Log.of(entries), None)

    @classmethod
    def carried_over(cls, kept: Save, game: AnyGame, more: Sequence[Entry]) -> Match[Any]:
        """The match of a save that older rules made, under the present ones: from the start of its open step, with what was put in since as far as it fits."""
        carried = Carried(kept, game)
        if kept.over:
            match = Match(carried.beginning, _driven(carried.beginning, carried.state, [], kept.question, over=True), Log(), None)
        else:
            match = Match._begun(carried.beginning, carried.state.copy(), story=None)
        put_in = [] if kept.over else [*carried.since, *more]
        for entry in put_in:
            try:
                match.put_in(entry)
            except (Refused, RuleFailed):
                break  # what follows was an answer to a table that does not come about
        again = list(match.entries)
        match.entries = Log.of([*carried.past, carried.mended(len(put_in) - len(again)), *again])
        match._driver.question = kept.question + 1 + len(more)  # a late answer cannot meet another question
        return match

    # Looking -----------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game[S]:
        return self._beginning.game

    @property
    def options(self) -> Any:
        return self._beginning.options

    @property
    def seats(self) -> int:
        return self._beginning.seats

    @property
    def seed(self) -> Seed | None:
        """The seed it began with; None for possible worlds, and where the state was set by hand."""
        return self._beginning.seed

    @property
    def origin(self) -> S | None:
        """The state it began with, if that was set by hand."""
        return self._beginning.origin

    @property
    def state(self) -> S:
        """The true state. Nobody may see it: players get `view`, bots get a `Sight`."""
        return self._driver.state

    @property
    def over(self) -> bool:
        return self._driver.over

    @property
    def question(self) -> int:
        """The number of the open question; an answer may name it, so that it cannot meet a later one."""
        return self._driver.question

    @property
    def ask(self) -> Ask[Any] | None:
        """The question that waits; None when the match is over, and for simultaneous choices, where `asks` has them all."""
        return self._driver.ask

    @property
    def asks(self) -> dict[int, Ask[Any]]:
        """The questions that wait, by seat. Several at once only for simultaneous choices."""
        return self._driver.asks

    @property
    def answered(self) -> frozenset[int]:
        """The seats whose answer to the open simultaneous question is in; not those who had no choice."""
        return self._driver.answered

    @property
    def checkpoint(self) -> S:
        """The state at the start of the open step. Not to be changed."""
        return self._found()[0]

    @property
    def since(self) -> list[Entry]:
        """What was put in since the checkpoint, answers without a choice included."""
        position = self._driver.position
        return position.since[:] if position.keep else self._found()[1][:]

    @property
    def is_between_steps(self) -> bool:
        """Whether nobody has answered anything in the open step: its start is where the match stands."""
        return not any(is_chosen(entry) for entry in self._found()[1])

    def offer(self, seat: int) -> Offer | None:
        """What this seat is asked, as plain data."""
        ask = self.asks.get(seat)
        return ask.offer(self.question) if ask else None

    def why_not(self, seat: int, key: str) -> Rule | None:
        """The rule that keeps this key from being offered to this seat now."""
        ask = self.asks.get(seat)
        return ask.why_not(key) if ask else None

    def foresee(self, seat: int, points: Answer, question: int | None = None) -> Any:
        """What would follow if this seat, asked for a place or a path, answered with these points: plain data that tells it no more than it may know. Nothing
        changes. NotOffered if a rule forbids the points, or if the question is not for any."""
        ask = self._driver.asked(seat, question)
        if not isinstance(ask, AskForSpot):
            raise NotOffered(f"{ask.prompt!r} does not ask for a place")
        return ask.foresee(points)

    def view(self, seat: int | None) -> View:
        """What this seat sees of the table; None is a spectator."""
        return self.game.view(self.state, seat)

    def sight(self, seat: int) -> Sight:
        """What a bot on this seat may know now; ValueError if the seat is not asked anything."""
        return Sight.of(self, seat)

    def story_for(self, seat: int | None, since: int = 0) -> Iterator[Event]:
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
        driver = self._driver
        ask = driver.ask
        if ask is None or ask.seat != seat or question is not None:
            ask = driver.asked(seat, question)
        value = ask.read(answer)
        story, position = self.story, driver.position
        entry = Given(seat, answer if type(answer) is str else _own(answer), 0 if story is None else len(story))
        self.entries.append(entry)
        before = None
        if position.keep:
            before = position.checkpoint, position.since
            position.since.append(entry)
        try:
            driver.drive(seat, value)
        except Exception as fault:
            self._restore(before, entry)
            raise RuleFailed(f"a rule of {self.game.name} failed on {answer!r:.60} by seat {seat}: {fault!r}") from fault

    def redeal(self, seat: int | None, seed: Seed) -> None:
        """Redeal, in place, what this seat cannot know: hidden things, chance to come, and others' secret answers to the open question."""
        driver = self._driver
        if not is_seed(seed):
            raise UnknownOption(f"the seed of what is dealt anew should be a whole number of 64 bits or 64 hexadecimal digits, not {seed!r:.40}")
        entry = Redealt(seat, seed, 0 if self.story is None else len(self.story))
        self.entries.append(entry)
        if driver.position.keep:
            driver.position.since.append(entry)
        driver.deal_anew(seat, seed)

    def undo_plan(self, seat: int, *, consent: bool = False) -> UndoPlan:
        """What undoing this seat's last answer means: what stays, what is undone with it, and why it needs consent. With `consent` it always may."""
        return undo_plan(self, seat, consent=consent)

    def undo(self, seat: int, *, consent: bool = False) -> UndoPlan:
        """Undo this seat's last answer and all that followed: the plan, carried out. NotUndoable if there is none, or if it needs consent."""
        plan = self.undo_plan(seat, consent=consent)
        if plan.limit is not None:
            raise NotUndoable(plan.limit)
        again = self._again(plan.stays)
        self._driver, self.entries, self.story = again._driver, again.entries, again.story
        return plan

    def put_in(self, entry: Entry) -> None:
        """Put in what was put into another match, or into this one before."""
        if isinstance(entry, Given):
            self.answer(entry.seat, entry.answer)
        elif isinstance(entry, Redealt):
            self.redeal(entry.seat, entry.seed)
        else:
            raise BrokenData("rules are mended at the start of a match, not in the middle of it")

    # Leaving and coming back -------------------------------------------------------------------------------------

    def fork(self, *, listen: bool = False, keep: bool = True) -> Match[S]:
        """An independent match at the same question. Without `listen` its rules tell no story; without `keep` it keeps no checkpoints."""
        driver, (checkpoint, since) = self._driver, self._found()
        twin = _driven(self._beginning, checkpoint, since, driver.question, driver.over, keep)
        return Match(self._beginning, twin, Log(self.entries), Log(self.story) if listen and self.story is not None else None)

    def as_it_was(self, count: int) -> Match[S]:
        """Another match, as this one was after this many entries."""
        return self._again(list(self.entries)[:count])

    def _again(self, entries: list[Entry]) -> Match[Any]:
        """This match, played again with other entries; what was told before its rules were mended stays."""
        mended = last_mended(entries)
        told = [] if self.story is None or not mended else list(self.story)[: entries[mended - 1].story_length]
        *_, match = self.replaying(self._beginning.record(entries), game=self.game, listen=self.story is not None, told=told)
        return match

    def record(self) -> Record:
        """The record of the match so far."""
        return self._beginning.record(self.entries)

    def save(self, *, past: bool = True) -> str:
        """The match as JSON: `load` finds it again at the same question.

        Without its past, what is saved does not grow with the game: where the match stands, but neither its record nor its story.
        """
        if not past and self._beginning.rule is not None:
            raise Refused("only a whole match can be kept, not a single rule")
        shape = shape_of(self.game)
        record = self.record() if past else Record(self.game.name, self.game.version, self.seats, msgspec.to_builtins(self.options), None, [], None, shape)
        story = msgspec.Raw(write_story(self.story or ()) if past else b"[]")
        checkpoint, since = self._found()
        return Save(record, checkpoint.dump(), since, self.question, self.over, story, self.game.version, shape).text()

    def hand_over(self) -> list[Event]:
        """The story so far, for somebody who keeps it and the entries elsewhere. The match then knows neither, nor how it began; it keeps listening."""
        story = list(self.story or ())
        self._beginning, self.entries = self._beginning.without_past(), Log()
        self._listen(Log())
        return story

    def forget_the_past(self) -> None:
        """Keep the present only: no seed, no entries, no story, no checkpoint before the next step. So a possible world tells nothing of the true one."""
        self._beginning, self.entries = self._beginning.without_past(), Log()
        self._listen(None)
        self._driver.position.forget()

    def _tell_mended(self) -> None:
        """Where the rules were mended just now, the story says so: after all that was told before."""
        entries = list(self.entries)
        last = last_mended(entries)
        if not last or self.story is None:
            return
        entry = entries[last - 1]
        assert isinstance(entry, Mended)
        entries[last - 1] = msgspec.structs.replace(entry, story_length=len(self.story))
        self.entries = Log.of(entries)
        self.story.append(RulesMended(entry.version, entry.fallen))

    def _listen(self, story: Log[Event] | None) -> None:
        self.story = self.state.heard = story

    def _found(self) -> tuple[S, list[Entry]]:
        """Checkpoint and what was put in since. Where no checkpoints are kept, the match is played again up to here, and they are kept from now on."""
        position = self._driver.position
        if position.checkpoint is None:
            if not self._beginning.is_known:
                raise Refused("a possible world cannot be forked or saved before its next step: ask for the same world again instead")
            position.become(self.replay(self.record(), game=self.game, listen=False)._driver.position)
            assert position.checkpoint is not None
        return position.checkpoint, position.since

    def _restore(self, before: tuple[S | None, list[Entry]] | None, entry: Entry) -> None:
        """Stand again where the match stood before this entry, the last one: the way back from a rule that failed."""
        self.entries.cut(len(self.entries) - 1)
        if self.story is not None:
            self.story.cut(entry.story_length)
        if before is None or before[0] is None:
            if not self._beginning.is_known:
                return  # a possible world that fails is thrown away
            self._driver.position.forget()
            before = self._found()
        checkpoint, since = before
        assert checkpoint is not None
        self._driver = _driven(self._beginning, checkpoint, [*takewhile(lambda earlier: earlier is not entry, since)], self.question, over=False)
        self.state.heard = self.story

    def _look_around(self) -> None:
        """See what everybody would see: a state that is well formed but impossible shows itself here, and not in the middle of a game."""
        for seat in (None, *range(self.seats)):
            self.view(seat)
        for seat in self.asks:
            self.offer(seat)
        self.result()


def _driven(beginning: Beginning[S], checkpoint: S, since: list[Entry], question: int, over: bool, keep: bool = True, trusting: bool = True) -> Driver[S]:
    """The rules, driven from a copy of the checkpoint to where `since` leads."""
    position = Position(keep, checkpoint, [*since]) if keep else Position[S](False)
    driver = Driver(beginning, checkpoint.copy(), position, question)
    if over:
        driver.over = True
    else:
        driver.resume(since, trusting=trusting)
    return driver


def _own(answer: Answer) -> Answer:
    """The answer as the match keeps it: lists stay the caller's to change."""
    return answer if not isinstance(answer, list) else [part[:] if isinstance(part, list) else part for part in answer]  # type: ignore[return-value]
