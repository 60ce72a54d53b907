"""Answers played through in the same possible worlds, to be compared: how likely each wins, and what it gains in things that players count.

A game that has `counted(state, seat)` in its module `bots` says there what players count, in its own units, more being better: points ahead, coins a hand,
tokens on tired figures (less than nothing). It is looked at when the turn is over in which the answer was given.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from time import perf_counter

from walpurgis.engine import Answer, Sight
from walpurgis.engine.chance import Seed

from .brought import Guide
from .runners import lead
from .worlds import PossibleWorld, all_that_hold

LONGEST = 4000
"""A world ends after this many answers."""


class Trial:
    """An answer, and how it turned out in each world."""

    __slots__ = ("answer", "brought", "outcomes")

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.outcomes: list[float] = []
        self.brought: list[Mapping[str, float]] = []

    def worse_than(self, other: Trial) -> tuple[float, float]:
        """By how much another answer is better in the worlds both were tried in, and the standard error of that."""
        return lead(zip(other.outcomes, self.outcomes, strict=False))


def try_out(sight: Sight, guide: Guide, answers: Sequence[Answer], seeds: Sequence[Seed], seconds: float | None = None) -> list[Trial]:
    """Play each answer through in each of these worlds; when time is up, in fewer, but in one at least and all of them in the same ones."""
    trials = [Trial(answer) for answer in answers]
    for world in all_that_hold(sight, _in_time(seeds, seconds), lambda seed: [_played(sight, guide, answer, seed) for answer in answers]):
        for trial, (outcome, brought) in zip(trials, world, strict=True):
            trial.outcomes.append(outcome)
            trial.brought += brought
    return trials


def _in_time(seeds: Sequence[Seed], seconds: float | None) -> Iterator[Seed]:
    """The first one, and as many more as there is time for, if they take as long as those before."""
    start = perf_counter()
    for number, seed in enumerate(seeds):
        if number and seconds is not None and (perf_counter() - start) * (number + 1) / number > seconds:
            return
        yield seed


def _played(sight: Sight, guide: Guide, answer: Answer, seed: Seed) -> tuple[float, list[Mapping[str, float]]]:
    """Give the answer and let everybody play on: as far as `search` looks for the chance, to the end of the turn for what it gains."""
    world, me, turn_over = PossibleWorld(sight, seed, guide), sight.seat, list[Mapping[str, float]]()

    def note() -> None:
        if guide.counted is not None:
            turn_over.append(guide.counted(world.match.state, me))

    play_on(world, guide, lambda: world.answer(me, answer), note)
    return world.outcome(me), turn_over


def play_on(world: PossibleWorld, guide: Guide, first: Callable[[], None] | None = None, note: Callable[[], None] | None = None) -> None:
    """Let everybody play by rules of thumb, as far as `search` looks, after something was done first. When the turn in which that happened is over, or the
    game, `note` is called."""
    match, turn = world.match, guide.turn
    now, noted = (turn(match.state) if turn is not None else 0), note is None
    if first is not None:
        first()
    for _ in range(LONGEST):
        passed = (turn(match.state) if turn is not None else 0) - now
        if not noted and passed > 0 and note is not None:
            note()
            noted = True
        if match.over or (turn is not None and passed >= guide.lookahead):
            break
        ask = match.ask or next(iter(match.asks.values()))
        world.answer(ask.seat, world.usual_answer(ask))
    if not noted and note is not None:
        note()
