"""The time each seat has left for thinking. It runs for those who must answer; who they are, the table says."""

from __future__ import annotations

from collections.abc import Collection


class ThinkingTime:
    """Milliseconds left for each seat, as they were at one moment.

    >>> time = ThinkingTime([60_000, 60_000], at=1000)
    >>> time.left(4000, running=[1])
    [60000, 57000]
    """

    def __init__(self, left: list[int], at: int) -> None:
        self._left, self._at = left, at

    def left(self, at: int, running: Collection[int]) -> list[int]:
        """What is left at a moment, if these seats had to answer since."""
        gone = max(0, at - self._at)
        return [max(0, ms - gone) if seat in running else ms for seat, ms in enumerate(self._left)]

    def charge(self, at: int, running: Collection[int]) -> None:
        """Take away what these seats have used up to now."""
        self._left, self._at = self.left(at, running), at

    def add(self, seat: int, milliseconds: int) -> None:
        self._left[seat] += milliseconds

    def first_out(self, at: int, running: Collection[int]) -> tuple[int, int] | None:
        """The seat whose time is up first, and in how many milliseconds; None if no time runs."""
        left = self.left(at, running)
        first = min(((left[seat], seat) for seat in running), default=None)
        return None if first is None else (first[1], first[0])
