"""What the arena's report counts for Sabbat Magica: which people won how often, and with which POWER card; how many rounds there were, and who began."""

from __future__ import annotations

from collections.abc import Iterator

from .state import Manor


def groups(before: Manor, after: Manor) -> Iterator[tuple[int, str, str]]:
    """For each seat the group and what it belongs to there, by the ids of their messages."""
    for p in after.players:
        yield p.seat, "group-people", f"people-{p.people}"
        if p.power:
            yield p.seat, "group-power", f"power-{p.power}"


def length(before: Manor, after: Manor) -> int:
    """The rounds."""
    return after.round


def first(before: Manor, after: Manor) -> int:
    """The seat that began."""
    return before.order[0]
