"""How likely a seat of Sorcery wins, for bots that think ahead: objectives, what is left of the armies, and who can be where. Weights: data/worth.toml."""

from __future__ import annotations

from walpurgis.engine.plane import INCH
from walpurgis.engine.scales import Scales

from ..facts import NUMBERS
from ..state import Battlefield
from ..values import speed
from ..victory import objectives_of
from .lookout import PATIENCE
from .worth import click_worth, clicks_left, gap

SCALES = Scales.of("walpurgis.games.sorcery")
LOOKAHEAD = 4
"""A playout runs for this many turns."""
GOOD = ("objectives", "clicks", "reach", "tired")
"""What it is never bad to be ahead in, whatever luck says in a fit."""
NEAR = NUMBERS.base_radius + NUMBERS.objective_radius


def turn(t: Battlefield) -> int:
    """This many turns have begun."""
    return t.round * len(t.players) + (t.order.index(t.active) if t.active in t.order else 0)


def worth(t: Battlefield, seat: int) -> float:
    """How likely this seat wins."""
    return SCALES.chance(features(t, seat))


def features(t: Battlefield, seat: int) -> dict[str, float]:
    """By how much the seat's side is ahead of its strongest rival, early and late in the battle."""
    sides = [*dict.fromkeys(t.side(p.seat) for p in t.players)]
    found = {side: sums(t, side) for side in sides}
    mine = found.pop(t.side(seat))
    rival = max(found.values(), key=lambda other: (other["objectives"], other["clicks"]))
    late = t.round / t.turn_limit
    ahead = {name: value - rival[name] for name, value in mine.items()}
    return {f"{name}-{when}": value * part for name, value in ahead.items() for when, part in (("early", 1 - late), ("late", late))}


def sums(t: Battlefield, side: int) -> dict[str, float]:
    """What a side has. Points lost are not counted again: they go with the clicks, and weights for both would be left to luck."""
    own = [f for f in t.figures.values() if t.side(f.seat) == side and f.status in ("ground", "air", "reserve")]
    able = [f for f in own if not f.is_demoralized]
    reach = 0.0
    for objective in t.objectives:
        if objective.holder < 0 or t.side(objective.holder) != side:
            reach += max((PATIENCE ** (gap(f.at, objective.at, NEAR) / (INCH * max(speed(t, f), 1))) for f in able if f.status == "ground"), default=0.0)
    return {
        "objectives": float(objectives_of(t, side)),
        "clicks": sum(clicks_left(f) * click_worth(t, f) for f in own) / t.total * 2,
        "reach": reach,
        "tired": -sum(f.tokens for f in own) / 3,
        "to-move": float(t.side(t.active) == side),
    }
