"""The bench runs and says what it measured. How fast a machine is, is no test."""

from __future__ import annotations

import msgspec
import pytest

from walpurgis.bench import Figures, measure
from walpurgis.bench.measure import Part, Timed, figure


def test_the_bench_measures_everything_and_gives_well_formed_json() -> None:
    told: list[tuple[int, int]] = []
    found = measure("template", games=1, repetitions=2, progress=lambda done, of: told.append((done, of)))
    assert msgspec.json.decode(msgspec.json.encode(found), type=Figures) == found
    names = ["decisions", "fork", "fork-mid", "fork-drop", "load", "growth", "decisions-3", "decisions-4"]
    assert [f.name for f in found.figures] == names
    assert all(f.microseconds > 0 and f.round_trips > 0 and f.count > 0 for f in found.figures)
    assert [f.name for f in found.figures if f.reached is None] == ["fork-drop", "decisions-3", "decisions-4"]
    assert told[-1] == (16, 16)
    assert len(found.rows()) == 1 + len(names)


@pytest.mark.parametrize(
    ("part", "reached"),
    [
        (Part("a", "", lambda: Timed(0, 0), trips=100), True),
        (Part("a", "", lambda: Timed(0, 0), trips=99), False),
        (Part("a", "", lambda: Timed(0, 0), microseconds=5), True),
        (Part("a", "", lambda: Timed(0, 0), microseconds=4.9), False),
        (Part("a", "", lambda: Timed(0, 0), growth=1.2), True),
        (Part("a", "", lambda: Timed(0, 0), growth=1.1), False),
    ],
)
def test_the_median_of_the_repetitions_is_held_against_the_target(part: Part, reached: bool) -> None:
    times = [Timed(4000.0, 7, 1.0, trip=50.0), Timed(5000.0, 7, 1.2, trip=50.0), Timed(90000.0, 7, 3.0, trip=90.0)]
    found = figure(part, times)
    assert (found.microseconds, found.round_trips, found.per_second, found.count, found.reached) == (5.0, 100.0, 200_000.0, 7, reached)


def test_a_slow_moment_of_the_machine_does_not_count_in_round_trips() -> None:
    times = [Timed(5000.0, 7, trip=50.0), Timed(9900.0, 7, trip=100.0), Timed(8000.0, 7, trip=80.0)]
    assert figure(Part("a", "", lambda: Timed(0, 0)), times).round_trips == 100.0
