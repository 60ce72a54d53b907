"""When enough has been played: a sequential test whether a bot's share of wins is above the even one, below it, or neither.

Two generalized sequential probability ratio tests at once, as chess engines are tested with one: "so much above" and "so much below", against "even", after
each deal (all seats rotated once), with the mean and the variance of the deals so far. Games of one deal begin alike: deals are independent, games are not.
"""

from __future__ import annotations

from math import log
from typing import Literal, TypeAlias

from .tournament import Sure

Verdict: TypeAlias = Literal["better", "worse", "even", "undecided"]
KNOWN = 10
"""As much as this many deals of ordinary spread is known in advance of the variance: a few equal results do not make it 0."""


class Sprt:
    """The test of one meeting: deals go in one by one, a verdict about its first bot comes out."""

    def __init__(self, seats: int, sure: Sure) -> None:
        self._even, self._margin = 1 / seats, sure.margin
        self._usual = self._even * (1 - self._even) / seats
        self._accept, self._reject = log((1 - sure.risk) / (sure.risk / 2)), log(sure.risk / (1 - sure.risk / 2))
        self._deals, self._sum, self._squares = 0, 0.0, 0.0

    def add(self, points: float) -> None:
        """The mean of the first bot's points in one deal."""
        self._deals, self._sum, self._squares = self._deals + 1, self._sum + points, self._squares + points * points

    @property
    def ratios(self) -> tuple[float, float]:
        """The logarithms of the likelihood ratios of "above" and of "below" against "even"."""
        if not self._deals:
            return 0.0, 0.0
        mean = self._sum / self._deals
        spread = max(0.0, self._squares - self._deals * mean * mean)
        variance = (spread + KNOWN * self._usual) / (self._deals + KNOWN)
        scale = self._deals * self._margin / (2 * variance)
        return scale * (2 * (mean - self._even) - self._margin), scale * (2 * (self._even - mean) - self._margin)

    @property
    def verdict(self) -> Verdict:
        above, below = self.ratios
        if above >= self._accept:
            return "better"
        if below >= self._accept:
            return "worse"
        return "even" if max(above, below) <= self._reject else "undecided"
