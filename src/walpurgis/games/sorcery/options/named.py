"""Choices of a way that the table proposes, each with what is worth knowing about its end. [D-46]"""

from __future__ import annotations

from typing import Annotated

from walpurgis.engine import Named

from ..wording import Book, Inches, Offered, Spell, Unit
from .moving import Side

Aid = Annotated[str, Named("aid")]


class Meet(Offered, frozen=True):
    """Into contact with an opponent, from one of its sides."""

    target: Unit
    flank: Side
    inches: Inches
    needed: int
    chance: int
    also: list[Unit]
    """Who else opposing is touched there."""


class MeetTwo(Offered, frozen=True):
    """Into contact with two opponents at once."""

    target: Unit
    other: Unit
    inches: Inches
    needed: int
    """Against the first."""
    chance: int
    also: list[Unit]


class JoinHelper(Offered, frozen=True):
    """Beside a friend who can do something for it."""

    friend: Unit
    aid: Aid
    inches: Inches


class JoinToHelp(Offered, frozen=True):
    """Beside a friend for whom it can do something."""

    friend: Unit
    aid: Aid
    inches: Inches


class JoinCaster(Offered, frozen=True):
    """Beside a friend whose bookmarked spell needs contact."""

    friend: Unit
    spell: Spell
    inches: Inches


class JoinToCast(Offered, frozen=True):
    """Beside a friend whom its own bookmarked spell may name, if it touches it."""

    friend: Unit
    spell: Spell
    inches: Inches


class HoldObjective(Offered, frozen=True):
    """No opponent touches it."""

    objective: str
    inches: Inches


class ContestObjective(Offered, frozen=True):
    """An opponent touches it, too."""

    objective: str
    inches: Inches


class ApproachObjective(Offered, frozen=True):
    """As far as possible towards it."""

    objective: str
    inches: Inches
    left: Inches


class ReachBook(Offered, frozen=True):
    book: Book
    inches: Inches


class KeepGlyph(Offered, frozen=True):
    """Touching a glyph of its own, which therefore lasts."""

    spell: Spell
    inches: Inches


class AimFrom(Offered, frozen=True):
    """To the nearest place from which it can shoot at somebody."""

    target: Unit
    inches: Inches
    distance: Inches
    needed: int
    chance: int
    cover: int
    """How much the ground on the line adds to the defense."""


class AimFromAfar(Offered, frozen=True):
    """The same from as far as it can."""

    target: Unit
    inches: Inches
    distance: Inches
    needed: int
    chance: int
    cover: int


class Hide(Offered, frozen=True):
    """Where nobody can shoot at it or charge it."""

    others: list[Unit]
    """Who could where it is now."""
    inches: Inches


class FallBack(Offered, frozen=True):
    """As far from all opponents as it gets."""

    inches: Inches
    distance: Inches
    """From the nearest of them."""
