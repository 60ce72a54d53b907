"""Events of spells: casting, countering, browsing, what spells do, and books that change hands."""

from __future__ import annotations

from typing import Annotated

from walpurgis.engine import Event, Named
from walpurgis.engine.story import Unsaid

from ..wording import Book, Modifier, Seat, Spell, Told, Unit

Mode = Annotated[str, Named("spell")]
"""One mode of a spell: P08-mode-a."""
Coordinate = Annotated[int, Unsaid()]
Dice = Annotated[list[int], Unsaid()]


# Casting -------------------------------------------------------------------------------------------------------------


class SpellCast(Told, frozen=True):
    """A spell was declared: the card is shown to all."""

    who: Unit
    spell: Spell
    book: Book


class ModeChosen(Told, frozen=True):
    spell: Spell
    mode: Mode


class SpellAimed(Told, frozen=True):
    """The targets of a spell were named."""

    spell: Spell
    targets: list[Unit]


class SpellAimedAtSpell(Told, frozen=True):
    """A spell was aimed at another one in play."""

    spell: Spell
    other: Spell


class GlyphLaid(Told, frozen=True):
    """The element of a glyph was laid on the battlefield."""

    who: Unit
    spell: Spell
    x: Coordinate
    y: Coordinate


class WardHeld(Told, frozen=True):
    """Ley Ward stopped a spell."""

    who: Unit
    spell: Spell


class Bookmarked(Told, frozen=True):
    """A new bookmark was chosen."""

    seat: Seat
    book: Book
    spell: Spell

    def cut(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else BookmarkMoved(self.seat, self.book)


class BookmarkMoved(Told, frozen=True):
    """What the others learn of a new bookmark."""

    seat: Seat
    book: Book


class TurnedFaceDown(Told, frozen=True):
    """A card went face down to the top of its stack."""

    book: Book
    spell: Spell


class CodexForgave(Told, frozen=True):
    """The Blackbound Codex left a card face up."""

    book: Book
    spell: Spell


class CardRevealed(Told, frozen=True):
    """A card that works from the stack was shown."""

    book: Book
    spell: Spell


# Countering ----------------------------------------------------------------------------------------------------------


class CounterTried(Told, frozen=True):
    """A warrior uses counter spell against a spell."""

    who: Unit
    spell: Spell


class CounterspellUsed(Told, frozen=True):
    """A counterspell was shown and used."""

    who: Unit
    counterspell: Spell
    book: Book


class CastingRolled(Told, frozen=True):
    """The counterspell roll of the caster."""

    who: Unit
    dice: Dice
    rolled: str
    """The dice for people: 2 + 3."""
    modifiers: list[Modifier]
    total: int


class CounteringRolled(Told, frozen=True):
    """The counterspell roll of the countering warrior; it needs more than the caster has."""

    who: Unit
    dice: Dice
    rolled: str
    """The dice for people: 2 + 3."""
    modifiers: list[Modifier]
    total: int
    needed: int


class SpellCountered(Told, frozen=True):
    spell: Spell


class CounterFailed(Told, frozen=True):
    spell: Spell


class BacklashStruck(Told, frozen=True):
    """Backlash hurts the caster of a countered spell."""

    who: Unit


# Browsing ------------------------------------------------------------------------------------------------------------


class Browsed(Told, frozen=True):
    """A book is browsed, for this many bars."""

    who: Unit
    book: Book
    bars: int


class TurnedFaceUp(Told, frozen=True):
    """The face-down card of a stack was turned face up."""

    book: Book
    spell: Spell


class TokenRemoved(Told, frozen=True):
    """An action token was taken off a figure."""

    who: Unit
    left: int


# What spells do ------------------------------------------------------------------------------------------------------


class TokenPut(Told, frozen=True):
    """A spell put an action token on a figure."""

    who: Unit
    tokens: int


class MendRolled(Told, frozen=True):
    """The die of Mend Flesh."""

    who: Unit
    die: int
    clicks: int


class BoltRolled(Told, frozen=True):
    """The die of Chaos Bolt."""

    die: int
    damage: int


class Tithed(Told, frozen=True):
    """Soul Tithe takes its price."""

    who: Unit
    friend: Unit


class Enchanted(Told, frozen=True):
    who: Unit
    spell: Spell


class GlyphWoke(Told, frozen=True):
    """A glyph works from now on."""

    spell: Spell


class IllusionRose(Told, frozen=True):
    """An illusion is in play, for this many end phases of its caster's controller after this turn."""

    spell: Spell
    turns: int


class IllusionCanceled(Told, frozen=True):
    """An illusion was canceled as soon as it was there."""

    spell: Spell


class ShookOff(Told, frozen=True):
    """A figure shook off an enchantment."""

    who: Unit
    spell: Spell


# Items ---------------------------------------------------------------------------------------------------------------


class Equipped(Told, frozen=True):
    who: Unit
    book: Book


class BookStayed(Told, frozen=True):
    """Jealous Binding kept a book from a warrior."""

    who: Unit
    book: Book


class HandedOver(Told, frozen=True):
    who: Unit
    book: Book
    friend: Unit
