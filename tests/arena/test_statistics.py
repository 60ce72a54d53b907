"""Intervals against values from the tables."""

from __future__ import annotations

from math import sqrt

import pytest

from walpurgis.arena.statistics import Z, mean_interval, student, wilson, within


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.27753), (10, 10, 0.72247, 1.0), (5, 10, 0.23659, 0.76341), (8, 10, 0.49016, 0.94332), (1, 1, 0.20655, 1.0)],
)
def test_wilsons_interval_is_that_of_the_tables(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-5)


def test_half_a_win_lies_halfway_between_none_and_one() -> None:
    assert wilson(0, 10)[1] < wilson(0.5, 10)[1] < wilson(1, 10)[1]


@pytest.mark.parametrize(("freedom", "point"), [(1, 12.7062), (2, 4.30265), (3, 3.18245), (4, 2.77645), (10, 2.22814), (29, 2.04523), (100, 1.98397)])
def test_students_points_are_those_of_the_tables(freedom: int, point: float) -> None:
    assert student(freedom) == pytest.approx(point, abs=1e-4)


def test_student_becomes_normal_without_a_jump() -> None:
    assert student(1000) == Z
    assert student(999) == pytest.approx(Z, rel=2e-3)


def test_one_degree_of_freedom_is_cauchys_distribution() -> None:
    assert within(1.0, 1) == pytest.approx(0.5)


def test_the_interval_of_a_mean_comes_from_the_spread() -> None:
    assert mean_interval([1, 2, 3]) == pytest.approx((2 - 4.30265 / sqrt(3), 2 + 4.30265 / sqrt(3)), abs=1e-4)
    assert mean_interval([7, 7, 7]) == (7, 7)


def test_a_single_value_says_nothing_about_the_spread() -> None:
    assert mean_interval([42]) is None
