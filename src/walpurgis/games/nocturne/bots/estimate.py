"""How likely a seat of Nocturne wins, for bots that think ahead: how good it is to own what everybody owns (decks.py), and how the table stands just now.
Weights: data/worth.toml."""

from __future__ import annotations

from functools import partial

from walpurgis.engine.scales import Scales

from ..state import Kingdom
from .decks import WEIGHTS, Holding, Stage
from .worth import SKETCHES

SCALES = Scales.of("walpurgis.games.nocturne")
LOOKAHEAD = 10
"""A playout runs for this many turns."""


def turn(t: Kingdom) -> int:
    return t.turn


def worth(t: Kingdom, seat: int) -> float:
    """How likely this seat wins."""
    return SCALES.share(seat, range(len(t.players)), partial(features, t))


def features(t: Kingdom, seat: int) -> dict[str, float]:
    """By how much the seat is ahead of its strongest rival: in what it owns, and at the table."""
    stage = Stage.of(t.left, t.supply)
    values = [Holding(p).value(WEIGHTS, stage) for p in t.players]
    rival = max((p.seat for p in t.players if p.seat != seat), key=values.__getitem__)
    return {"standing": values[seat] - values[rival], **at_the_table(t, seat, rival, stage)}


def at_the_table(t: Kingdom, seat: int, rival: int, stage: Stage) -> dict[str, float]:
    """By how much a seat is ahead of another in what will be other in the next turn: coins in hand, whose turn it is, and turns had, which count in a draw."""
    me, other = t.players[seat], t.players[rival]
    hand = sum([SKETCHES[card].coins for card in me.hand]) - sum([SKETCHES[card].coins for card in other.hand])
    move = float(t.active == seat) - float(t.active == rival)
    return {
        "hand": hand / 5,
        "hand-early": hand / 5 * stage.left,
        "move": move,
        "move-late": move * stage.late,
        "turns": (other.turns - me.turns) * stage.late,
    }
