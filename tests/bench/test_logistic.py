"""The fit of weights to outcomes."""

from __future__ import annotations

from math import exp

import pytest

from walpurgis.bench.logistic import Row, fitted, surprise
from walpurgis.engine import Chance


def positions(count: int) -> list[Row]:
    """Won or lost by a known law: each `held` counts 1.5, and without any it is mostly lost."""
    dice, rows = Chance(3), list[Row]()
    for _ in range(count):
        held = (dice.below(401) - 200) / 100
        won = dice.below(10_000) / 10_000 < 1 / (1 + exp(1 - 1.5 * held))
        rows.append(({"always": 1.0, "held": held}, float(won)))
    return rows


def test_the_fit_finds_what_outcomes_follow() -> None:
    rows = positions(3000)
    weights = fitted(rows, 2.0)
    assert weights == {"always": pytest.approx(-1, abs=0.2), "held": pytest.approx(1.5, abs=0.2)}
    assert surprise(weights, rows) < 0.8 < surprise({"always": 0.0}, rows) == pytest.approx(1.0)


def test_a_penalty_draws_weights_to_nothing() -> None:
    rows = positions(50)
    assert abs(fitted(rows, 200.0)["held"]) < abs(fitted(rows, 2.0)["held"]) / 2
