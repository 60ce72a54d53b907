"""What the bench measured: every figure absolutely and as a multiple of one bare coroutine round trip, with its target where there is one."""

from __future__ import annotations

import msgspec


class Figure(msgspec.Struct, frozen=True):
    """One figure."""

    name: str
    says: str
    """In words: what was measured."""
    microseconds: float
    round_trips: float
    """The same as a multiple of one bare coroutine round trip."""
    per_second: float
    count: int
    """How many things were timed in each repetition."""
    target: str = ""
    """What the project asks for; empty for information only."""
    reached: bool | None = None


class Figures(msgspec.Struct, frozen=True):
    """All figures of one run of the bench."""

    python: str
    machine: str
    round_trip_nanoseconds: float
    figures: list[Figure]

    def rows(self) -> list[list[str]]:
        """A heading and one row per figure, as text."""
        raise NotImplementedError
