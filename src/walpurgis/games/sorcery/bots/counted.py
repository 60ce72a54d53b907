"""What players of Sorcery count, for hints that say why. How much each matters: data/reasons.toml; how it is said: text/*-minds.ftl."""

from __future__ import annotations

from walpurgis.engine.plane import INCH

from ..state import Battlefield, Figure
from ..victory import objectives_of
from .lookout import AT_A_TOKEN
from .worth import clicks_left, gap

FAR = 36.0
"""Inches to an objective for a side that has nobody left to go there."""


def counted(t: Battlefield, seat: int) -> dict[str, float]:
    """Objectives and clicks ahead of the strongest rival; inches to the objectives that others hold or nobody; and tokens on tired figures."""
    sides = [*dict.fromkeys(t.side(p.seat) for p in t.players)]
    found = {side: sums(t, side) for side in sides}
    mine = found.pop(t.side(seat))
    rival = max(found.values(), key=lambda other: (other["objectives"], other["clicks"]))
    return {name: value - rival[name] for name, value in mine.items()}


def sums(t: Battlefield, side: int) -> dict[str, float]:
    own = [f for f in t.figures.values() if t.side(f.seat) == side and f.status in ("ground", "air", "reserve")]
    return {
        "objectives": float(objectives_of(t, side)),
        "clicks": float(sum(clicks_left(f) for f in own)),
        "inches": -to_objectives(t, side, own),
        "tired": -float(sum(f.tokens for f in own)),
    }


def to_objectives(t: Battlefield, side: int, own: list[Figure]) -> float:
    """How far the nearest able figures are from the objectives that their side does not hold, in inches, all of them together."""
    able = [f for f in own if f.status == "ground" and not f.is_demoralized]
    wanted = [one for one in t.objectives if one.holder < 0 or t.side(one.holder) != side]
    return sum(min((gap(f.at, one.at, AT_A_TOKEN) / INCH for f in able), default=FAR) for one in wanted)
