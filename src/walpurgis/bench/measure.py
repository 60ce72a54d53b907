"""Taking the figures of `walpurgis bench`."""

from __future__ import annotations

from collections.abc import Callable

from .figures import Figures


def measure(
    game: str = "sabbat", games: int = 60, repetitions: int = 5, seed: int = 1, progress: Callable[[int, int], None] | None = None
) -> Figures:
    """Measure everything; medians over interleaved repetitions. `progress(done, of)` is called after each part."""
    raise NotImplementedError
