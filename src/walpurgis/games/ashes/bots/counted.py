"""What players of Ashes to Ashes count, for hints that say why. How much each matters: data/reasons.toml; how it is said: text/*-minds.ftl."""

from __future__ import annotations

from ..board import OTHER, distance
from ..facts import GHOULS, SIDE_OF, SOCIETY, SOCIETY_FIGURES
from ..state import Night
from .estimate import are_placed
from .reach import FAR, TILE, Field, homewards
from .worth import chase, nearest, way_home

BESIDE = 2
"""A ghoul this many steps away is near."""


def counted(t: Night, seat: int) -> dict[str, float]:
    """What the seat's side counts."""
    if t.alone:
        return alone(t)
    side = t.players[seat].side
    return to_society(t) if side == SOCIETY else to_side(t, side)


def to_side(t: Night, side: str) -> dict[str, float]:
    """Points and power ahead of the other side, who has the Chosen, and how many tiles are missing to her or to the base."""
    mine, theirs = t.factions[side], t.factions[OTHER[side]]
    holder = SIDE_OF.get(t.holder, "")
    return {
        "points": float(mine.points - theirs.points),
        "power": float(sum(t.power[who] for who in mine.characters) - sum(t.power[who] for who in theirs.characters)),
        "chosen": 0.0 if not holder else 1.0 if holder == side else -1.0,
        "road": road(t, OTHER[side]) - road(t, side),
        "cards": float(sum(len(p.hand) * (1 if p.side == side else -1) for p in t.players if p.side != SOCIETY)),
    }


def road(t: Night, side: str) -> float:
    """How many tiles a side lacks on its way: to the base for whoever has the Chosen, to her for all others."""
    if t.winner or not are_placed(t):
        return 0.0
    if SIDE_OF.get(t.holder) == side:
        return min(FAR, way_home(t, t.holder)) / TILE
    return min(FAR, nearest(t, side, chase(t, side, 1))[0]) / TILE


def to_society(t: Night) -> dict[str, float]:
    """Turns with the Chosen, and the tiles that both sides lack on their way."""
    return {
        "society-held": float(t.held) if t.holder in SOCIETY_FIGURES else 0.0,
        "society-roads": sum(road(t, side) for side in t.factions),
    }


def alone(t: Night) -> dict[str, float]:
    """Figures at home, the tiles that the others lack, and ghouls close by."""
    mine = t.mine.characters
    spaces = [t.at[who] for who in mine if who in t.at and who not in t.home]
    field = Field(t, t.me.side, homewards(t, mine[0]), own=mine, seek=spaces, enough=len(spaces)) if spaces else None
    near = sum(distance(space, t.at[ghoul]) <= BESIDE for ghoul in GHOULS if ghoul in t.at for space in spaces)
    return {
        "alone-home": float(len(t.home)),
        "alone-road": 0.0 if field is None else -sum(min(FAR, field.of(space)) for space in spaces) / TILE,
        "alone-ghouls": -float(near),
    }
