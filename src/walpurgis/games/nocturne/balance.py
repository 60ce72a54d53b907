"""What `walpurgis balance nocturne` counts, kingdom by kingdom: how often whoever begins wins, how often those win who have gained a card and kept it, and how
many winners have it. The figures are in docs/balance.md."""

from __future__ import annotations

from collections.abc import Iterator

from walpurgis.engine import Say

from .facts import KINGDOMS
from .game import GAME
from .groups import gained, kingdom_piles
from .kingdoms import cards_of
from .state import Kingdom

SEATS = (2, 3, 4)
VARIANTS = {f"kingdom-{name}": {"kingdom": name} for name in KINGDOMS}
BANDS = {("balance-first", 2): (0.45, 0.55), ("balance-first", 3): (0.28, 0.39), ("balance-first", 4): (0.20, 0.30)}


def shares(before: Kingdom, after: Kingdom) -> Iterator[tuple[str | Say, float]]:
    """The part of the victory of whoever began; for each card of the kingdom, that of everybody who has it, and of all winners those who have it."""
    places = GAME.result(after).places
    parts = [1 / places.count(1) if place == 1 else 0.0 for place in places]
    yield "balance-first", parts[before.active]
    kept = [gained(p) for p in after.players]
    for card in (card for pile in kingdom_piles(after) for card in cards_of(pile)):
        name = Say(f"card-{card}")
        for seat, cards in enumerate(kept):
            if card in cards:
                yield Say("balance-gained", {"card": name}), parts[seat]
            if parts[seat]:
                yield Say("balance-held", {"card": name}), float(card in cards)
