"""Spells in play and where their cards go when they end. Casting them is in `casting.py`. [S-34 to S-36, S-57 to S-61]"""

from __future__ import annotations

from .events.ending import SpellEnded
from .state import Battlefield, Tome, Working


def end_working(t: Battlefield, working: Working) -> None:
    """A spell ends: its card goes face up to the bottom of its book's stack; an illusion leaves the game. [S-34, S-36, S-58]"""
    if working not in t.workings:
        return
    t.workings.remove(working)
    t.tell(SpellEnded, working.spell)
    if working.printed.type != "illusion":
        put_at_the_bottom(t.tomes[working.tome], working.spell)


def put_at_the_bottom(tome: Tome, spell: str) -> None:
    """A card goes face up to the bottom; in an empty stack it is the bookmarked spell. Everybody has seen it. [S-33, S-34, S-35]"""
    tome.stack += (spell,)
    see(tome, spell)


def see(tome: Tome, spell: str) -> None:
    """Everybody knows from now on that this card belongs to this book. [S-106]"""
    if spell not in tome.shown:
        tome.shown += (spell,)
