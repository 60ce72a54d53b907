"""What players of Sabbat Magica count, for hints that say why. How much each matters: data/reasons.toml; how it is said: text/*-minds.ftl."""

from __future__ import annotations

from ..board import CHIMERA_VP, GHOSTS, REGION_VP, is_region
from ..state import Manor, Player
from .worth import approval, curses


def counted(t: Manor, seat: int) -> dict[str, float]:
    """Points and what regions yield a round, ahead of the strongest rival; terror beyond the food, resources, the way to the next set, and curses."""
    me = t.players[seat]
    rival = max((p for p in t.players if p is not me), key=points)
    return {
        "points": points(me) - points(rival),
        "regions": float(a_round(t, me) - a_round(t, rival)),
        "gardens": float(sum(not is_region(home) for home in t.homes(me))),
        "terror": float(me.terror - max(0, GHOSTS - me.graveyard - t.bonus(me, "gd:can"))),
        "stores": float(sum(me.h1.values()) + sum(me.h2.values())),
        "sets": approval(t, me) - CHIMERA_VP * me.chimera,
        "curses": -curses(t, me),
    }


def points(p: Player) -> float:
    return float(p.vp + CHIMERA_VP * p.chimera)


def a_round(t: Manor, p: Player) -> int:
    """The points that a player's regions yield each round."""
    return sum(REGION_VP[home] for home in t.homes(p) if is_region(home))
