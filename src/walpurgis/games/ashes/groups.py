"""What the arena's report counts for Ashes to Ashes: which faction won how often; how many turns there were, and who began."""

from __future__ import annotations

from collections.abc import Iterator

from .state import Night


def groups(before: Night, after: Night) -> Iterator[tuple[int, str, str]]:
    """For each seat the group and what it belongs to there, by the ids of their messages."""
    for p in after.players:
        yield p.seat, "group-side", f"side-{p.side}"


def length(before: Night, after: Night) -> int:
    """The turns of all players."""
    return after.turn


def first(before: Night, after: Night) -> int:
    """The seat that began."""
    return before.active
