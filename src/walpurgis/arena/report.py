"""What the arena found out: plain data, ready for JSON; `rows` gives it as a table. Wall time is kept apart: it is not part of what is compared."""

from __future__ import annotations

import msgspec

from .statistics import Interval


class Seated(msgspec.Struct, frozen=True):
    """How one bot fared on one seat."""

    seat: int
    games: int
    wins: float
    mean_score: float


class Fault(msgspec.Struct, frozen=True):
    """A bot that raised or answered illegally; `random` answered instead."""

    bot: str
    game: int
    seat: int
    prompt: str
    what: str


class Standing(msgspec.Struct, frozen=True):
    """How one bot fared over all games.

    `wins` counts a victory shared by n as 1/n, so the wins of all bots add up to the games. `win_rate` is wins / games.
    """

    bot: str
    games: int
    wins: float
    shared: int
    """Games in which the victory was shared; each counts less than 1 in `wins`."""
    win_rate: float
    win_rate_95: Interval
    mean_score: float
    mean_score_95: Interval | None
    """None with fewer than two games: nothing is known about the spread."""
    mean_place: float
    min_score: int
    max_score: int
    decisions: int
    faults: int
    by_seat: list[Seated]


class Report(msgspec.Struct):
    """The whole result. Equal for the same game, bots, games, seed and options, whatever the number of workers: `seconds` is not compared."""

    game: str
    bots: list[str]
    """As named in the report: a name given twice is told apart ("random", "random 2")."""
    games: int
    seed: int
    options: dict[str, bool | int | str]
    standings: list[Standing]
    """In the order of `bots`."""
    decisions: int
    faults: list[Fault]
    """The first hundred; `Standing.faults` counts them all."""
    seconds: float = 0.0
    workers: int = 1

    def __eq__(self, other: object) -> bool:
        raise NotImplementedError

    def rows(self) -> list[list[str]]:
        """A heading and one row per bot, best win rate first, as text."""
        raise NotImplementedError
