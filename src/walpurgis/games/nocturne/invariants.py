"""What holds at every question of Nocturne: no card, Boon or Hex is made or lost. Looked at in random games by `walpurgis arena nocturne --laws`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from .facts import CARDS
from .state import Kingdom


def broken(before: Kingdom, now: Kingdom) -> Iterator[str]:
    """A sentence for each that does not hold."""
    for name, count in (("cards", cards), ("Boons", boons), ("Hexes", hexes)):
        was, is_now = count(before), count(now)
        if was != is_now:
            yield f"{name} have come or gone: {dict(is_now - was)} more, {dict(was - is_now)} fewer"
    for p in now.players:
        if p.debt < 0 or p.vp < 0 or p.misery not in (0, 1, 2):
            yield f"seat {p.seat} has {p.debt} debt, {p.vp} tokens and misery {p.misery}"
    if min(now.left.values()) < 0:
        yield f"a pile has fewer than no cards: {now.left}"


def cards(t: Kingdom) -> Counter[str]:
    """All cards, in piles, in the trash and of the players. A pile with several kinds of cards knows them one by one."""
    there = Counter[str](t.trash)
    for pile, left in t.left.items():
        if pile in t.stacks:
            there.update(t.stacks[pile])
        elif pile in CARDS:
            there[pile] += left
    for p in t.players:
        there.update(p.cards())
    return there


def boons(t: Kingdom) -> Counter[str]:
    there = Counter([*t.boon_deck, *t.boon_discard, *t.boons_open, *t.druid])
    for p in t.players:
        there.update([*p.boons, *p.waiting])
    return there


def hexes(t: Kingdom) -> Counter[str]:
    return Counter([*t.hex_deck, *t.hex_discard, *t.hexes_open])
