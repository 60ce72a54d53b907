"""How likely a seat of Sorcery wins, for bots that think ahead: what a judge says of the table (`judgement.py`), made a probability by data/worth.toml."""

from __future__ import annotations

from functools import partial

from walpurgis.engine.scales import Scales

from ..state import Battlefield
from .judgement import Judge

SCALES = Scales.of("walpurgis.games.sorcery")
LOOKAHEAD = 4
"""A playout runs for this many turns."""
GOOD = ("lead",)
"""What it is never bad to have, whatever luck says in a fit."""


def turn(t: Battlefield) -> int:
    """This many turns have begun."""
    return t.round * len(t.players) + (t.order.index(t.active) if t.active in t.order else 0)


def worth(t: Battlefield, seat: int) -> float:
    """How likely this seat wins. A side is known by its first seat, which is its number."""
    sides = dict.fromkeys(t.side(p.seat) for p in t.players)
    return SCALES.share(t.side(seat), [*sides], partial(features, t))


def features(t: Battlefield, seat: int) -> dict[str, float]:
    """By how much the seat's side is ahead of its strongest rival, early and late in the battle, and whether it is about to move."""
    late = t.round / t.turn_limit
    found = {"lead": Judge(t).lead(t, seat), "to-move": 1.0 if t.are_friends(t.active, seat) else -1.0}
    return {f"{name}-{when}": value * part for name, value in found.items() for when, part in (("early", 1 - late), ("late", late))}
