"""What the arena's report counts for Sorcery: which prepared army won how often; how many rounds there were, and who was the first player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from .armies import ARMIES
from .state import Battlefield


def groups(before: Battlefield, after: Battlefield) -> Iterator[tuple[int, str, str]]:
    """For each seat the group and what it belongs to there, by the ids of their messages. An army that a player wrote belongs to none."""
    for p in after.players:
        army = army_of(after, p.seat)
        if army:
            yield p.seat, "group-army", f"army-{army}"


def length(before: Battlefield, after: Battlefield) -> int:
    """The rounds."""
    return after.round


def first(before: Battlefield, after: Battlefield) -> int | None:
    """The seat of the first player, once it was decided."""
    return after.order[0] if after.order else None


def army_of(t: Battlefield, seat: int) -> str:
    """The prepared army whose warriors and spells this seat brought."""
    warriors = Counter(f.warrior for f in t.figures.values() if f.seat == seat)
    books = Counter(tome.book for tome in t.tomes.values() if tome.owner == seat)
    for name, army in ARMIES.items():
        filled = Counter(book.book for member in army.members for book in member.books)
        if Counter(member.warrior for member in army.members) == warriors and filled == books:
            return name
    return ""
