"""What a bot that thinks has found out about the answers it considers, and what it concludes: the last word of `search`, also when several processes have
thought over the same question, each in worlds of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from walpurgis.engine import Answer

DOUBT = 0.005
"""This much is added to the spread of outcomes: a few may be alike by luck."""


class Runner:
    """An answer in the race, with how each of its playouts came out."""

    __slots__ = ("answer", "outcomes")

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.outcomes: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.outcomes) / len(self.outcomes) if self.outcomes else 0.0

    def ahead_of(self, other: Runner) -> tuple[float, float]:
        """By how much it is better than another in the worlds both were tried in, and the variance of that."""
        return lead(zip(self.outcomes, other.outcomes, strict=False))


def lead(pairs: Iterable[tuple[float, float]]) -> tuple[float, float]:
    """By how much the first outcomes are better than the second, and the variance of that."""
    apart = [mine - theirs for mine, theirs in pairs]
    count = len(apart)
    if count < 2:
        return 0.0, 1.0
    mean = sum(apart) / count
    return mean, (sum((one - mean) ** 2 for one in apart) + DOUBT) / (count - 1) / count


def best_of(races: Sequence[Sequence[Runner]], worse: float, spread: float) -> Runner:
    """The best answer of one or several races over the same question. The first of each is the first guess.

    What was seen of an answer is weighed against what is believed of all answers that are not the first guess: that they are `worse`, give or take `spread`.
    """
    usual = races[0][0]
    races = [race for race in races if race[0].answer == usual.answer]
    best, most, known = usual, 0.0, [usual.answer]
    for runner in (runner for race in races for runner in race):
        if runner.answer in known:
            continue
        known.append(runner.answer)
        pairs = [pair for race in races for other in race if other.answer == runner.answer for pair in zip(other.outcomes, race[0].outcomes, strict=False)]
        ahead, variance = lead(pairs)
        hoped = (ahead * spread**2 - worse * variance) / (spread**2 + variance)
        if hoped > most:
            best, most = runner, hoped
    return best
