"""Random games, checked by the laws that are cheap enough for a million of them: `walpurgis arena GAME --laws`.

The laws themselves are in docs/laws.md; what looks at a game from every side is in tests/laws, which uses the checks here. At every question: somebody is
asked, and what is offered is accepted. Now and then and at the end, since it costs more: the state is plain, everybody can be shown it, a fork is in the same
position as its match, and what the game's own module `invariants` says holds (`broken(before, now)` gives a sentence for each that does not). And it ends.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from functools import cache
from time import monotonic
from typing import Any

import msgspec

from walpurgis.bots.time_and_memory import TooSlow
from walpurgis.engine import AnyGame, Chance, Match, Refused, game_named
from walpurgis.engine.game import options_of, package_of, seats_of

from .one_game import Watch
from .tournament import Job, NoGames, seed_of, set_up

BOUND = 1500
"""A random game that asks more than this does not end."""
SELDOM = 16
"""One question in this many, by chance, is looked at with all laws."""


class Broken(msgspec.Struct, frozen=True):
    """A law that a game broke, and where: `LawRun` and the number of the game reproduce it."""

    game: int
    seats: int
    seed: int
    """Of the match."""
    question: int
    law: str
    sentence: str


class Checked(msgspec.Struct, frozen=True, array_like=True):
    """One random game."""

    number: int
    seats: int
    questions: int
    broken: list[Broken] = []
    took: float = 0.0

    @classmethod
    def lost(cls, run: LawRun, job: Job, what: str) -> Checked:
        """A game that ended its process."""
        seats = run.seats(job.number)
        return cls(job.number, seats, 0, [Broken(job.number, seats, seed_of(run.seed, job.number, 0), 0, "no rule fails", what)])

    def fits(self, run: LawRun) -> bool:
        """Whether such a game can be one of this run: a file may have been written by anybody."""
        return self.number >= 0 and self.questions >= 0 and self.seats == run.seats(self.number)


class LawRun(msgspec.Struct, frozen=True, tag="laws"):
    """This many random games, with all numbers of players in turn or with one."""

    game: str
    version: int
    tables: list[int]
    games: int
    seed: int
    options: dict[str, Any]

    @classmethod
    def of(cls, game: str, games: int, seed: int = 0, options: object = None, players: int | None = None) -> LawRun:
        found = game_named(game)
        if games < 1:
            raise NoGames(f"the number of games should be at least 1, not {games}")
        chosen = msgspec.to_builtins(options_of(found, options))
        tables = list(found.seats) if players is None else [seats_of(found, players)]
        for seats in tables:
            set_up(game, seats, chosen)
        return cls(game, found.version, tables, games, seed, chosen)

    def seats(self, number: int) -> int:
        return self.tables[number % len(self.tables)]


class LawFound(Exception):
    """A law was broken: its title and a sentence."""


def must(claim: bool, otherwise: str) -> None:
    if not claim:
        raise AssertionError(otherwise)


# The laws at one question --------------------------------------------------------------------------------------------


def state_is_plain(match: Match[Any]) -> None:
    """copy, dump, load and == agree, through JSON as well."""
    t, text = match.state, msgspec.json.encode(match.state.dump())
    again = match.game.State.load(msgspec.json.decode(text))
    must(t.copy() == t and again == t, "a copy, or what was dumped and loaded, is not equal")
    must(msgspec.json.encode(again.dump()) == text, "what was loaded is dumped otherwise")


def everybody_can_be_shown_it(match: Match[Any]) -> None:
    """Views and offers survive the wire, and there is no reason against what is offered."""
    for seat in (*range(match.seats), None):
        msgspec.json.encode(match.view(seat))
    for seat, ask in match.asks.items():
        offer = ask.offer(match.question)
        msgspec.json.encode(offer)
        must(all(match.why_not(seat, choice.key) is None for choice in offer.choices), f"there is a reason against what {ask.prompt!r} offers")


def a_fork_stands_where_its_match_stands(match: Match[Any]) -> None:
    fork = match.fork()
    must(fork.state == match.state and fork.question == match.question and fork.over == match.over, "a fork stands elsewhere")
    must(all(fork.offer(seat) == match.offer(seat) for seat in (*fork.asks, *match.asks)), "a fork is asked otherwise")


CHEAP: dict[str, Callable[[Match[Any]], None]] = {
    "state is plain": state_is_plain,
    "everybody can be shown it": everybody_can_be_shown_it,
    "forks go their own way": a_fork_stands_where_its_match_stands,
}


def has_ended_well(match: Match[Any]) -> None:
    """Everybody has a place. Nobody may be first only where the game says in words who won."""
    result = match.result()
    must(len(result.places) == match.seats and min(result.places) >= 1, "somebody has no place")
    must(1 in result.places or result.verdict is not None, "nobody is first")


# One game ------------------------------------------------------------------------------------------------------------


def check_game(run: LawRun, game: AnyGame, job: Job, watch: Watch) -> Checked:
    """Play a random game and look."""
    start, seats, seed = monotonic(), run.seats(job.number), seed_of(run.seed, job.number, 0)
    watch.patience.since = start
    where, broken = [0], []
    try:
        _look_at_a_game(run, game, seats, seed, seed_of(run.seed, job.number, 1), watch, where)
    except LawFound as found:
        law, sentence = found.args
        broken = [Broken(job.number, seats, seed, where[0], law, sentence[:300])]
    except TooSlow:
        broken = [Broken(job.number, seats, seed, where[0], "it ends", f"a rule took more than {watch.patience.seconds:g} s")]
    return Checked(job.number, seats, where[0], broken, round(monotonic() - start, 6))


def _look_at_a_game(run: LawRun, game: AnyGame, seats: int, seed: int, luck: int, watch: Watch, where: list[int]) -> None:
    dice, says = Chance(luck), invariants_of(game)
    match = _lawful("no rule fails", Match.new, game, seats, seed, run.options)
    before = match.state.copy()
    while not match.over:
        where[0] += 1
        watch.patience.since = monotonic()
        if not match.asks:
            raise LawFound("everything can be said", "nobody is asked and the match is not over")
        if where[0] > BOUND:
            raise LawFound("it ends", f"still not over after {BOUND} questions")
        if dice.below(SELDOM) == 0:
            _look(match, before, says)
        asks = match.asks
        seat = dice.pick(list(asks)) if len(asks) > 1 else next(iter(asks))
        answer = _lawful("what is offered is the law", asks[seat].sample, dice)
        try:
            match.answer(seat, answer)
        except Refused as refusal:
            raise LawFound("what is offered is the law", f"{asks[seat].prompt!r} offered {answer!r:.80} and refused it: {refusal}") from refusal
        except Exception as fault:
            raise LawFound("no rule fails", str(fault)) from fault
    _look(match, before, says)
    _lawful("it ends", has_ended_well, match)


def _look(match: Match[Any], before: Any, says: Any) -> None:
    for law, holds in CHEAP.items():
        _lawful(law, holds, match)
    if says is not None:
        for sentence in _lawful("the game's invariants hold", lambda: list(says.broken(before, match.state))):
            raise LawFound("the game's invariants hold", sentence)


def _lawful(law: str, check: Callable[..., Any], *args: Any) -> Any:
    """Whatever goes wrong while a law is checked breaks it."""
    try:
        return check(*args)
    except Exception as fault:
        raise LawFound(law, f"{fault}" if isinstance(fault, AssertionError) else repr(fault)) from fault


@cache
def invariants_of(game: AnyGame) -> Any:
    home = f"{package_of(game)}.invariants"
    return None if importlib.util.find_spec(home) is None else importlib.import_module(home)
