"""What `walpurgis balance sorcery` counts: how often each prepared army wins, whether it helps to begin, how battles end. The figures are in docs/balance.md.

Every army against every other, the use of every spell and more is measured by `python -m walpurgis.games.sorcery.bench.armies`.
"""

from __future__ import annotations

from collections.abc import Iterator

from .armies import ARMIES
from .state import Battlefield
from .victory import points_against

SEATS = (2,)
BANDS = {
    ("balance-first", 2): (0.45, 0.55),
    ("balance-draw", 2): (0.0, 0.05),
    **{(f"army-{army}", 2): (0.35, 0.65) for army in ARMIES},
}


def shares(before: Battlefield, after: Battlefield) -> Iterator[tuple[str, float]]:
    """The armies of those who chose a prepared one; who begins, of the battles that somebody won; how it was decided."""
    for p in after.players:
        army = army_of_seat(after, p.seat)
        if army:
            yield f"army-{army}", 1.0 if p.seat in after.winners else 0.0 if after.winners else 0.5
    yield "balance-draw", float(not after.winners)
    if after.winners:
        yield "balance-first", float(after.order[0] in after.winners)
        yield from ((f"balance-{reason}", float(after.reason == reason)) for reason in ("last", "objectives", "points"))


def medians(before: Battlefield, after: Battlefield) -> Iterator[tuple[str, float]]:
    """What everybody has lost, in points."""
    for p in after.players:
        yield "balance-lost", float(points_against(after, after.side(p.seat)))


def army_of_seat(t: Battlefield, seat: int) -> str:
    """The prepared army that a seat led, found by its warriors and books; empty if it was another one."""
    warriors = [f.warrior for f in t.figures.values() if f.seat == seat]
    books = sorted(tome.book for tome in t.tomes.values() if tome.owner == seat)
    for name, army in ARMIES.items():
        if warriors == [m.warrior for m in army.members] and books == sorted(filled.book for m in army.members for filled in m.books):
            return name
    return ""
