"""What the arena's report counts for Nocturne: how often those won whose decks held a card at the end, and in which kingdom. And who began."""

from __future__ import annotations

from collections.abc import Iterator

from .facts import BASIC, CARDS, KINGDOMS
from .state import Kingdom, Player

STARTING = ("copper", "estate")


def groups(before: Kingdom, after: Kingdom) -> Iterator[tuple[int, str, str]]:
    """For each seat the group and what it belongs to there, by the ids of their messages."""
    kingdom = kingdom_of(after)
    for p in after.players:
        if kingdom:
            yield p.seat, "group-kingdom", f"kingdom-{kingdom}"
        for card in gained(p):
            yield p.seat, "group-card", f"card-{card}"


def first(before: Kingdom, after: Kingdom) -> int:
    """The seat that began."""
    return before.active


def gained(p: Player) -> list[str]:
    """The kinds of cards that this player has gained and kept: nobody begins with them."""
    return [card for card in sorted({*p.cards()}) if card not in STARTING and "heirloom" not in CARDS[card].types]


def kingdom_of(t: Kingdom) -> str:
    """The recommended kingdom that is on the table, if it is one."""
    piles = {*kingdom_piles(t)}
    return next((name for name, known in KINGDOMS.items() if {*known["cards"]} == piles), "")


def kingdom_piles(t: Kingdom) -> list[str]:
    """The ten piles of the kingdom."""
    return [pile for pile in t.supply if pile not in (*BASIC, "platinum", "colony")]
