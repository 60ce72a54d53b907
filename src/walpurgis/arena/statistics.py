"""How sure a mean or a rate is: 95 % intervals. Plain functions of numbers."""

from __future__ import annotations

from math import atan, cos, pi, sin, sqrt
from statistics import NormalDist, fmean, stdev
from typing import TypeAlias

Interval: TypeAlias = tuple[float, float]

Z = NormalDist().inv_cdf(0.975)
NEARLY_NORMAL = 1000
"""From this many degrees of freedom on, Student's distribution is taken as normal: the difference is below 0.2 %."""


def wilson(wins: float, games: int) -> Interval:
    """Wilson's 95 % interval for a rate.

    A victory shared by n counts as 1/n of a win. Such parts vary less than whole wins with the same mean would, so the interval is, if anything, too wide.
    """
    rate = wins / games
    middle = rate + Z * Z / (2 * games)
    reach = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


def mean_interval(values: list[int]) -> Interval | None:
    """Student's 95 % interval for a mean; None for fewer than two values."""
    if len(values) < 2:
        return None
    mean, reach = fmean(values), student(len(values) - 1) * stdev(values) / sqrt(len(values))
    return mean - reach, mean + reach


def student(freedom: int) -> float:
    """The two-sided 95 % point of Student's distribution."""
    if freedom >= NEARLY_NORMAL:
        return Z
    low, high = Z, 13.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if within(middle, freedom) < 0.95 else (low, middle)
    return (low + high) / 2


def within(t: float, freedom: int) -> float:
    """The chance that Student's t is between -t and t: the finite series for whole degrees of freedom."""
    angle = atan(t / sqrt(freedom))
    odd = freedom % 2
    term = cos(angle) if odd else 1.0
    total = term if freedom > 1 else 0.0
    for k in range(3 if odd else 2, freedom - 1, 2):
        term *= cos(angle) ** 2 * (k - 1) / k
        total += term
    return 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total
