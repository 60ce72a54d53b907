"""The parts of a review as a worker process does them, each with a limit of time; how they come together is in reviews.py."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from walpurgis.bots.review import Decision, Reviewed, glance, look_closely, survey, weigh
from walpurgis.bots.time_and_memory import at_most

from .workers import Played, holding_together

SEED = 0
"""The dice of all reviews: the same game is always judged alike."""


class Surveyed(msgspec.Struct, frozen=True):
    """A game, the moments at which its chances are told, and its decisions."""

    game: str
    seats: int
    moments: list[int]
    decisions: list[Decision]


def survey_of(played: Played, seconds: float) -> Surveyed:
    """What there is to judge in a game."""
    with _limited(seconds):
        record = played.read()
        return Surveyed(record.game, record.seats, *survey(record, played.kept()))


def weigh_at(played: Played, numbers: list[int], seconds: float) -> list[list[float]]:
    """How likely each seat wins at these moments."""
    with _limited(seconds):
        return list(weigh(played.read(), numbers, SEED, played.kept()))


def glance_at(played: Played, decisions: list[Decision], all_of_them: int, seconds: float) -> dict[Decision, float]:
    """About what these decisions cost."""
    with _limited(seconds):
        return dict(glance(played.read(), decisions, all_of_them, SEED, played.kept()))


def think_over(played: Played, decisions: list[Decision], seconds: float) -> list[Reviewed]:
    """What these decisions cost, and what would have been better."""
    with _limited(seconds):
        return list(look_closely(played.read(), decisions, SEED, played.kept()))


@contextmanager
def _limited(seconds: float) -> Iterator[None]:
    with at_most(seconds), holding_together():
        yield
