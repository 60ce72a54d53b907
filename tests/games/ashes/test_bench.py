"""What the bench measures of Ashes to Ashes alone."""

from __future__ import annotations

from walpurgis.bench import measure


def test_ashes_to_ashes_is_also_asked_the_hardest_question_about_a_route() -> None:
    found = measure("ashes", games=1, repetitions=1)
    routes = next(f for f in found.figures if f.name == "routes")
    assert routes.target == "at most 5000 µs"
    assert routes.count > 100
