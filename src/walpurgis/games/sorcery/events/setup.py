"""Events of the set-up: armies, the first player, the ground, bookmarks, deployment."""

from __future__ import annotations

from typing import Annotated

from walpurgis.engine import Event, Named

from ..wording import Book, Inches, PieceName, Seat, Spell, Told, Unit

WarriorName = Annotated[str, Named("warrior")]
FieldName = Annotated[str, Named("field")]


class Mustered(Told, frozen=True):
    """An army is shown: its warriors, its books and its points, but no spells. [D-90]"""

    seat: Seat
    warriors: list[WarriorName]
    books: list[Book]
    points: int


class RolledForFirst(Told, frozen=True):
    """Two dice for who is first."""

    seat: Seat
    one: int
    other: int
    total: int


class FirstFound(Told, frozen=True):
    """Who is first, in the set-up and in every round."""

    seat: Seat


class FieldLaid(Told, frozen=True):
    """A prepared battlefield lies there."""

    field: FieldName


class NoFieldFits(Told, frozen=True):
    """A prepared battlefield was to be drawn, but there is none of that size for this many."""


class TerrainLaid(Told, frozen=True):
    seat: Seat
    piece: PieceName
    east: Inches
    north: Inches


class TerrainPassed(Told, frozen=True):
    seat: Seat


class ObjectiveLaid(Told, frozen=True):
    seat: Seat
    objective: str
    east: Inches
    north: Inches


class CentreLaid(Told, frozen=True):
    """The first objective lies in the centre."""


class BookmarkLaid(Told, frozen=True):
    """A book's first bookmark: others learn that there is one. [S-101]"""

    seat: Seat
    who: Unit
    book: Book
    spell: Spell

    def cut(self, seat: int | None) -> Event:
        return self if seat == self.seat else BookmarkHidden(self.seat, self.who, self.book)


class BookmarkHidden(Told, frozen=True):
    """What others learn of a bookmark."""

    seat: Seat
    who: Unit
    book: Book


class Deployed(Told, frozen=True):
    seat: Seat
    who: Unit
    east: Inches
    north: Inches


class LineDeployed(Told, frozen=True):
    """All the rest of an army took their places in a line."""

    seat: Seat
    count: int
