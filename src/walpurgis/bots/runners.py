"""What a bot that thinks has found out about the answers it considers, and what it concludes: the last word of `search`, also when several processes have
thought over the same question, each in worlds of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, hypot
from statistics import fmean, pvariance
from typing import NamedTuple

from walpurgis.engine import Answer

DOUBT, UNSURE = 0.005, 0.25
"""What is added to the spread of a few outcomes, which may be alike by luck; and how unsure a single one is."""


class Runner:
    """An answer in the race, with how each of its playouts came out; None where something failed, which tells nothing."""

    __slots__ = ("answer", "outcomes", "plainly")

    def __init__(self, answer: Answer, plainly: Answer) -> None:
        self.answer, self.plainly = answer, plainly
        """As it is given, and in a way that is the same for all that mean the same (`candidates.plainly`)."""
        self.outcomes: list[float | None] = []

    @property
    def known(self) -> list[float]:
        """The outcomes that tell something."""
        return [outcome for outcome in self.outcomes if outcome is not None]

    @property
    def mean(self) -> float:
        return fmean(self.known) if self.known else 0.0

    def ahead_of(self, other: Runner) -> tuple[float, float]:
        """By how much it is better than another in the worlds both were tried in, and the standard error of that."""
        return lead(zip(self.outcomes, other.outcomes, strict=False))


def lead(pairs: Iterable[tuple[float | None, float | None]]) -> tuple[float, float]:
    """By how much the first outcomes are better than the second, and the standard error of that."""
    apart = [mine - theirs for mine, theirs in pairs if mine is not None and theirs is not None]
    return (fmean(apart) if apart else 0.0), error_of(apart)


def error_of(values: Sequence[float]) -> float:
    """The standard error of a mean of chances, or of differences of them."""
    count = len(values)
    return ((pvariance(values) * count + DOUBT) / (count - 1) / count) ** 0.5 if count > 1 else UNSURE


class Belief(NamedTuple):
    """What is believed beforehand of any answer but the first guess, in chances to win: that it is `worse`, give or take `spread`; and that now and then, in
    one case of so many (`upset` is that part), it matters much what is answered: then give or take `far`."""

    worse: float
    spread: float
    upset: float
    far: float

    def after(self, ahead: float, error: float) -> float:
        """By how much an answer is better than the first guess when it was seen to be ahead by so much, with this standard error. So what was tried seldom owes
        nothing to luck, and what is plain to see is believed."""
        off = ahead + self.worse
        usual, matters = (1 - self.upset) * _density(off, hypot(self.spread, error)), self.upset * _density(off, hypot(self.far, error))
        part = matters / (usual + matters) if matters else 0.0
        return (1 - part) * self._between(ahead, error, self.spread) + part * self._between(ahead, error, self.far)

    def _between(self, ahead: float, error: float, spread: float) -> float:
        """Between what was seen and what was believed, the nearer to one the surer it is."""
        return (ahead * spread**2 - self.worse * error**2) / (spread**2 + error**2)


def _density(off: float, deviation: float) -> float:
    """Of the normal distribution, but for a constant."""
    return exp(-0.5 * (off / deviation) ** 2) / deviation


def best_of(races: Sequence[Sequence[Runner]], belief: Belief) -> Runner:
    """The best answer of one or several races over the same question. The first of each is the first guess."""
    usual = races[0][0]
    races = [race for race in races if race[0].plainly == usual.plainly]
    best, most, known = usual, 0.0, [usual.plainly]
    for runner in (runner for race in races for runner in race):
        if runner.plainly in known:
            continue
        known.append(runner.plainly)
        same = [(race[0], other) for race in races for other in race if other.plainly == runner.plainly]
        hoped = belief.after(*lead(pair for first, other in same for pair in zip(other.outcomes, first.outcomes, strict=False)))
        if hoped > most:
            best, most = runner, hoped
    return best
