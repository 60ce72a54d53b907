"""Events of damage, healing, losses and captives."""

from __future__ import annotations

from ..wording import Book, Seat, Told, Unit


class Damaged(Told, frozen=True):
    """A dial turned by damage."""

    who: Unit
    clicks: int
    click: int
    """The click it shows now."""


class Pushed(Told, frozen=True):
    """A dial turned by pushing damage."""

    who: Unit
    clicks: int
    click: int


class Unhurt(Told, frozen=True):
    """All damage was reduced to nothing."""

    who: Unit


class Healed(Told, frozen=True):
    who: Unit
    clicks: int
    click: int


class Eliminated(Told, frozen=True):
    who: Unit
    seat: Seat


class BookDropped(Told, frozen=True):
    """A book came to lie on the ground."""

    who: Unit
    book: Book


class Freed(Told, frozen=True):
    """A captive is free again."""

    who: Unit


class PlayerOut(Told, frozen=True):
    """A player has no able figure left."""

    seat: Seat
