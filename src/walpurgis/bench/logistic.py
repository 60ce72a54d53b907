"""Logistic regression for those who learn from many games: weights for what was found in positions, under which the outcomes are likeliest. Needs numpy.

`tools/fit_worth.py` does the same in plain Python, which is fast enough for a dozen features.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Row: TypeAlias = tuple[Mapping[str, float], float]
"""What was found in a position, by name, and how that came out, from 0 to 1."""
Vector: TypeAlias = NDArray[np.float64]
STEPS, SMALL = 30, 1e-6
"""Steps of Newton's method at most; after one that moves no weight by as much as this, it is done."""
SURE = 30.0


def fitted(rows: Sequence[Row], penalty: float) -> dict[str, float]:
    """The weights under which the outcomes are likeliest. They are drawn to nothing as much as by so many positions."""
    names = sorted({name for found, _ in rows for name in found})
    table, won = _matrix(rows, names)
    weights = np.zeros(len(names))
    for _ in range(STEPS):
        says = _chances(table, weights)
        bend = (table * (says * (1 - says))[:, None]).T @ table + penalty * np.eye(len(names))
        step = np.linalg.solve(bend, table.T @ (won - says) - penalty * weights)
        weights = weights + step
        if np.abs(step).max() < SMALL:
            break
    return dict(zip(names, map(float, weights), strict=True))


def surprise(weights: Mapping[str, float], rows: Sequence[Row]) -> float:
    """How surprising the outcomes are, in bits; one for who knows nothing. What has no weight counts for nothing."""
    table, won = _matrix(rows, [*weights])
    says = np.clip(_chances(table, np.array([*weights.values()])), 1e-9, 1 - 1e-9)
    return float(-np.mean(won * np.log2(says) + (1 - won) * np.log2(1 - says)))


def _chances(table: Vector, weights: Vector) -> Vector:
    says: Vector = 1 / (1 + np.exp(-np.clip(table @ weights, -SURE, SURE)))
    return says


def _matrix(rows: Sequence[Row], names: Sequence[str]) -> tuple[Vector, Vector]:
    place = {name: number for number, name in enumerate(names)}
    table = np.zeros((len(rows), len(names)))
    for line, (found, _) in zip(table, rows, strict=True):
        for name, value in found.items():
            if name in place:
                line[place[name]] = value
    return table, np.array([won for _, won in rows])
