"""What random games under the laws have shown: plain data, ready for JSON."""

from __future__ import annotations

from typing import Any

import msgspec

from .lawful import Broken, Checked, LawRun


class LawsReport(msgspec.Struct, frozen=True):
    """How many games and questions were looked at, and each law that was broken."""

    game: str
    seed: int
    options: dict[str, Any]
    games: int
    questions: int
    longest: int
    """Questions of the longest game."""
    by_seats: dict[int, int]
    """Games by number of players."""
    broken: list[Broken]
    seconds: float = 0.0
    workers: int = 1


def laws_report(run: LawRun, rows: list[Checked], seconds: float, workers: int) -> LawsReport:
    by_seats = {seats: sum(row.seats == seats for row in rows) for seats in run.tables}
    broken = [found for row in rows for found in row.broken]
    questions = [row.questions for row in rows]
    return LawsReport(run.game, run.seed, run.options, len(rows), sum(questions), max(questions), by_seats, broken, seconds, workers)
