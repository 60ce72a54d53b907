"""Choices of magic: casting, modes, targets, countering, browsing, and books that change hands."""

from __future__ import annotations

from typing import Annotated

from walpurgis.engine import Named
from walpurgis.engine.story import Unsaid

from ..wording import Asked, Book, Modifier, Offered, Spell, Unit

Mode = Annotated[str, Named("spell")]
"""One mode of a spell: P08-mode-a."""
Bearing = Annotated[str, Named("bearing")]


# Casting -------------------------------------------------------------------------------------------------------------


class CastSpell(Offered, frozen=True):
    who: Unit
    spell: Spell
    book: Book


class CastInVain(Offered, frozen=True):
    """To cast an illusion that a card in play cancels at once."""

    who: Unit
    spell: Spell
    book: Book


class ChooseMode(Offered, frozen=True):
    mode: Mode


class AimAt(Offered, frozen=True):
    who: Unit


class AttackBySpell(Offered, frozen=True):
    """To name a target of a spell's attack, with the number that the dice need and the chance in percent."""

    who: Unit
    needed: int
    chance: int


class AimAtEnchantment(Offered, frozen=True):
    spell: Spell
    who: Unit
    """Whom it is on."""


class AimAtSpell(Offered, frozen=True):
    """To name a glyph or an illusion."""

    spell: Spell


class LayGlyph(Offered, frozen=True):
    """To lay a glyph on one side of its caster."""

    bearing: Bearing


class LayGlyphAt(Offered, frozen=True):
    """To lay a glyph where there is room, this many degrees clockwise from north."""

    degrees: int


class Bookmark(Offered, frozen=True):
    spell: Spell


class Spellwork(Asked, frozen=True):
    """The spell that something is chosen for."""

    spell: Spell


# Countering ----------------------------------------------------------------------------------------------------------


class LetPass(Offered, frozen=True):
    """Not to counter a spell."""


class Counter(Offered, frozen=True):
    """To counter with a warrior, with the chance in percent, and what is rolled."""

    who: Unit
    chance: int
    dice: Annotated[int, Unsaid()]
    modifiers: Annotated[list[Modifier], Unsaid()]


class CounterWith(Offered, frozen=True):
    """To counter with a warrior and a counterspell."""

    who: Unit
    counterspell: Spell
    chance: int
    dice: Annotated[int, Unsaid()]
    modifiers: Annotated[list[Modifier], Unsaid()]


class Cast(Asked, frozen=True):
    """The spell that may be countered, its caster, and what the caster will roll."""

    spell: Spell
    who: Unit
    dice: Annotated[int, Unsaid()]
    modifiers: Annotated[list[Modifier], Unsaid()]


# Browsing and items --------------------------------------------------------------------------------------------------


class Browse(Offered, frozen=True):
    who: Unit
    book: Book
    bars: int


class ShakeOff(Offered, frozen=True):
    who: Unit
    spell: Spell


class Equip(Offered, frozen=True):
    who: Unit
    book: Book


class Drop(Offered, frozen=True):
    who: Unit
    book: Book


class HandOver(Offered, frozen=True):
    who: Unit
    book: Book
    friend: Unit
