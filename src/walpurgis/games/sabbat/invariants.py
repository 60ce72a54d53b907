"""What holds at every question of Sabbat Magica. Looked at in random games by `walpurgis arena sabbat --laws`."""

from __future__ import annotations

from collections.abc import Iterator

from .board import GHOSTS, TERROR_MAX
from .state import Manor


def broken(before: Manor, now: Manor) -> Iterator[str]:
    """A sentence for each that does not hold: nobody's ghosts are lost, resources are not owed, tiles and gates stay what they are."""
    for p in now.players:
        ghosts = p.graveyard + p.bridge + sum(there.count(p.seat) for there in now.ghosts.values()) + (p.seat in now.limbo)
        if ghosts != GHOSTS:
            yield f"seat {p.seat} has {ghosts} ghosts instead of {GHOSTS}"
        if min(*p.h2.values(), *p.h1.values(), *p.zone.values(), p.graveyard, p.bridge) < 0:
            yield f"seat {p.seat} owes something"
        if not 0 <= p.terror <= TERROR_MAX:
            yield f"the terror of seat {p.seat} is {p.terror}"
    if sorted(now.grid) != sorted(before.grid):
        yield "tiles have come or gone"
    if sorted((*now.gates, *now.gates_out)) != sorted((*before.gates, *before.gates_out)):
        yield "gates have come or gone"
