"""What `walpurgis balance sabbat` counts: how often each people wins. The figures are in docs/balance.md."""

from __future__ import annotations

from collections.abc import Iterator

from .board import PEOPLES
from .game import GAME
from .state import Manor

SEATS = (2, 4)
BANDS = {(f"balance-people-{people}", seats): band for people in PEOPLES for seats, band in ((2, (0.42, 0.58)), (4, (0.20, 0.30)))}


def shares(before: Manor, after: Manor) -> Iterator[tuple[str, float]]:
    """Each people's part of the victory."""
    places = GAME.result(after).places
    for p in after.players:
        yield f"balance-people-{p.people}", 1 / places.count(1) if places[p.seat] == 1 else 0.0
