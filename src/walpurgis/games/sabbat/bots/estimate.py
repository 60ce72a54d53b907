"""How likely a seat of Sabbat Magica wins, for bots that think ahead: what worth.py counts, weighed by how many rounds are left. Weights: data/worth.toml."""

from __future__ import annotations

from functools import partial

from walpurgis.engine.scales import Scales

from ..board import CHIMERA_VP, ROUNDS
from ..state import Manor, Player
from .worth import approval, curses, food, hopes, places, rounds_left

SCALES = Scales.of("walpurgis.games.sabbat")
LOOKAHEAD = 1
"""A playout runs to the end of the round."""
TEN = 10.0


def turn(t: Manor) -> int:
    return t.round


def worth(t: Manor, seat: int) -> float:
    """How likely this seat wins."""
    return SCALES.share(seat, range(len(t.players)), partial(features, t))


def features(t: Manor, seat: int) -> dict[str, float]:
    """By how much the seat is ahead of its strongest rival in each thing that counts, now and with the rounds to come."""
    mine = sums(t, t.players[seat])
    rival = max((sums(t, p) for p in t.players if p.seat != seat), key=lambda found: sum(found.values()))
    left = rounds_left(t) / ROUNDS
    found = {}
    for name, value in mine.items():
        ahead = (value - rival[name]) / TEN
        found[name] = ahead
        found[f"{name}-early"] = ahead * left
    return found


def sums(t: Manor, p: Player) -> dict[str, float]:
    """What a player has, in victory points."""
    chimeras = CHIMERA_VP * p.chimera
    return {
        "points": float(p.vp + chimeras),
        "places": places(t, p),
        "food": food(t, p),
        "sets": approval(t, p) - chimeras,
        "hopes": hopes(t, p),
        "curses": -curses(t, p),
    }
