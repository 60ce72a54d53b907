"""What the arena's report counts for Nocturne: how often those won whose decks held a card at the end; in which kingdom, or with which cards in it where it is
none of the book's; how many turns there were, and who began."""

from __future__ import annotations

from collections.abc import Iterator

from .facts import BASIC, CARDS, KINGDOMS
from .state import Kingdom, Player

STARTING = ("copper", "estate")
CASTLES = "castles"
"""A pile of cards that all have names of their own."""


def groups(before: Kingdom, after: Kingdom) -> Iterator[tuple[int, str, str]]:
    """For each seat the group and what it belongs to there, by the ids of their messages."""
    for p in after.players:
        for card in gained(p):
            yield p.seat, "group-card", f"card-{card}"


def table(before: Kingdom, after: Kingdom) -> Iterator[tuple[str, str]]:
    """The recommended kingdom on the table; if it is none of those, its cards."""
    kingdom = kingdom_of(after)
    if kingdom:
        yield "group-kingdom", f"kingdom-{kingdom}"
    else:
        yield from (("group-kingdom-card", f"{'pile' if pile == CASTLES else 'card'}-{pile}") for pile in kingdom_piles(after))


def length(before: Kingdom, after: Kingdom) -> int:
    """The turns of all players; extra turns are part of the turn before."""
    return after.turn


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
