"""What the bench measured: plain data, ready for JSON; `rows` gives it as a table."""

from __future__ import annotations

import msgspec


class Figure(msgspec.Struct, frozen=True):
    """One figure: the median of interleaved repetitions, in processor time and as a multiple of a bare coroutine round trip."""

    name: str
    says: str
    microseconds: float
    round_trips: float
    per_second: float
    count: int
    """How many things were timed in each repetition."""
    ratio: float | None = None
    """For `growth`: the last third's time over the first third's."""
    target: str = ""
    """What the project asks for; empty where a figure is for information only."""
    reached: bool | None = None


class Figures(msgspec.Struct, frozen=True):
    """All figures of one run. The round trip is that of a coroutine one deep, awaiting a bare awaitable that lives as long as it does."""

    game: str
    python: str
    machine: str
    repetitions: int
    round_trip_nanoseconds: float
    figures: list[Figure]

    def rows(self) -> list[list[str]]:
        """A heading and a row for each figure."""
        heading = ["what", "time", "round trips", "a second", "target", "reached"]
        return [heading, *(_row(figure) for figure in self.figures)]


def _row(figure: Figure) -> list[str]:
    reached = "" if figure.reached is None else "yes" if figure.reached else "no"
    says = figure.says if figure.ratio is None else f"{figure.says}: {figure.ratio:.2f} x"
    return [says, f"{figure.microseconds:.1f} µs", f"{figure.round_trips:.0f}", f"{figure.per_second:,.0f}", figure.target, reached]
