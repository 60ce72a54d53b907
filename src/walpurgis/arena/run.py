"""Playing the matches: each game has its seed from (seed, number) only, seats rotate, a process pool shares the work."""

from __future__ import annotations

from collections.abc import Callable

from .report import Report


def run(
    game: str,
    bots: list[str],
    games: int,
    seed: int = 0,
    workers: int = 1,
    options: object = None,
    progress: Callable[[int, int], None] | None = None,
) -> Report:
    """Play `games` matches between these bots, one per seat, and report.

    `progress(done, games)` is called in this process as games end. Refused (UnknownGame, UnknownBot, WrongSeats, UnknownOption, NoGames) for bad input.
    """
    raise NotImplementedError
