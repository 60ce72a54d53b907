"""Where a match can be found again: a checkpoint of the state, and what was put in since. Forks, saves and the way back from a failing rule start here."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

from .entries import Entry
from .story import Table

S = TypeVar("S", bound=Table)


class Position(msgspec.Struct, Generic[S]):
    """The state at the start of the open step, and what was put in since, answers without a choice included. Without `keep` neither is kept.

    The rules being driven write the checkpoints (see driver.py), so a position belongs to one driver. It is a struct because each fork makes one.
    """

    keep: bool
    checkpoint: S | None = None
    since: list[Entry] = []

    def become(self, other: Position[S]) -> None:
        """Keep from now on what another position of the same match has found."""
        self.keep, self.checkpoint, self.since = True, other.checkpoint, other.since

    def forget(self) -> None:
        """Nothing leads back from here; the next checkpoint is that of the next step."""
        self.checkpoint, self.since = None, []
