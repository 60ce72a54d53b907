"""Where a match can be found again: a checkpoint of the state, and what was put in since. Forks, saves and the way back from a failing rule start here."""

from __future__ import annotations

from typing import Generic, TypeVar

from .entries import Entry
from .story import Table

S = TypeVar("S", bound=Table)


class Position(Generic[S]):
    """The state at the start of the open step, and what was put in since, answers without a choice included. Without `keep` neither is kept.

    The rules being driven write the checkpoints (see driver.py), so a position belongs to one driver.
    """

    __slots__ = ("checkpoint", "keep", "since")
    checkpoint: S | None

    def __init__(self, keep: bool, checkpoint: S | None = None, since: list[Entry] | None = None) -> None:
        self.keep, self.checkpoint = keep, checkpoint
        self.since: list[Entry] = [] if since is None else since

    def become(self, other: Position[S]) -> None:
        """Keep from now on what another position of the same match has found."""
        self.keep, self.checkpoint, self.since = True, other.checkpoint, other.since

    def forget(self) -> None:
        """Nothing leads back from here; the next checkpoint is that of the next step."""
        self.checkpoint, self.since = None, []
