"""Redealing what a seat cannot know: the order of stacks, and the cards in them that nobody has seen. [S-106, D-84]

A world dealt for a seat depends only on what that seat knows: everything hidden is put in a fixed order before chance comes in.
"""

from __future__ import annotations

from walpurgis.engine import Chance

from .armies import symbols_of
from .spells import SPELLS, may_use, pages_of
from .state import Battlefield, Tome


def redeal(t: Battlefield, seat: int | None, chance: Chance) -> None:
    """Shuffle, and where the contents are unknown replace, what this seat cannot know of each stack. Whatever lies face down stays: everybody knows it."""
    if t.phase == "over":
        return
    for tome in t.tomes.values():
        if seat in tome.know_order or len(tome.face_up) == 0:
            continue
        known = tome.face_up if knows_contents(t, tome, seat) else _other_cards(t, tome, chance)
        down = tome.stack[:1] if tome.is_down else ()
        tome.stack = (*down, *chance.shuffled(sorted(known)))


def knows_contents(t: Battlefield, tome: Tome, seat: int | None) -> bool:
    """Whether a seat (None: a spectator) knows which cards are in a book, in whatever order. [S-18, S-106]"""
    return t.open_books or t.phase == "over" or seat in tome.readers


def _other_cards(t: Battlefield, tome: Tome, chance: Chance) -> list[str]:
    """The face-up cards of a stack: those that everybody has seen stay, the others are redrawn, so that the book would be legal for whom it was built."""
    seen = [card for card in tome.face_up if card in tome.shown]
    builder = t.figures[tome.builder].printed
    symbols = symbols_of(builder, [f.printed for f in t.figures.values() if f.seat == tome.owner])
    mastery = builder.power == "ancient-mastery"
    pages = {key: pages_of(spell, symbols, mastery) for key, spell in SPELLS.items() if may_use(spell, symbols, mastery)}
    room = tome.printed.capacity - sum(pages.get(card, 0) for card in tome.shown)
    free = sorted((key for key in pages if key not in tome.shown), key=lambda key: (pages[key], key))
    drawn: list[str] = []
    for left in range(len(tome.face_up) - len(seen), 0, -1):
        fitting = [key for key in free if pages[key] + _least([pages[other] for other in free if other != key], left - 1) <= room]
        card = chance.pick(fitting or free)
        free.remove(card)
        room -= pages[card]
        drawn.append(card)
    return seen + drawn


def _least(pages: list[int], cards: int) -> int:
    """How many pages this many cards take at least; the pages are sorted."""
    return sum(pages[:cards])
