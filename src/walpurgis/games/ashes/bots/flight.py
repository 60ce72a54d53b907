"""Solitaire for a bot: what the table is worth to whoever flees, how the ghouls will come, and where to lead them when they hesitate.

The cards are planned as in the other games: see plans.py.
"""

from __future__ import annotations

from ..board import distance
from ..facts import CAPTAIN, GHOULS, NUMBERS, SIDE_OF
from ..solitaire import approaches, grave, nearest, occupy, waiting_ghouls
from ..state import Night
from .reach import Field, homewards

SAFE, LOST = 60.0, -2000.0
STRIDE, BEND = 6.0, 0.7
"""What half a tile of a way home counts, and how much less the further ones: better one figure at home than three halfway."""
FEAR = {1: 4.0, 2: 1.0}
"""What a ghoul this many steps away counts, after the ghouls have moved."""


def worth_alone(t: Night) -> float:
    """Figures at home, short ways for the others, and ghouls far away, once those on the open cards have acted."""
    mine = t.mine.characters
    if len(t.home) == len(mine):
        return -LOST
    then = t.copy()
    if caught_by_ghouls(then):
        return LOST + SAFE * len(t.home)
    spaces = [then.at[who] for who in mine if who in then.at]
    field = Field(then, t.me.side, homewards(then, mine[0]), own=mine, seek=spaces, enough=len(spaces))
    value: float = SAFE * len(t.home) - STRIDE * sum(field.of(space) ** BEND for space in spaces)
    for ghoul in GHOULS:
        if ghoul in then.at:
            value -= sum(FEAR.get(distance(space, then.at[ghoul]) - (ghoul == CAPTAIN), 0.0) for space in spaces)
    return value


def caught_by_ghouls(t: Night) -> str:
    """Let the ghouls of the open cards act, on a table that may be scribbled on. Returns whom they catch; nobody if all goes well."""
    t.heard = None
    for ghoul in waiting_ghouls(t):
        for _ in range(NUMBERS["captain_steps"] if ghoul == CAPTAIN and ghoul in t.at else 1):
            if ghoul in t.at:
                here = t.at[ghoul]
                spaces = approaches(t, here, t.at[bait(t, here, nearest(t, here))])
                space = lure(t, spaces) if spaces else here
            else:
                space = grave(t, ghoul)
            if t.standing.get(space, "") in SIDE_OF:
                return t.standing[space]
            if space != t.at.get(ghoul):
                occupy(t, ghoul, space)
    return ""


def bait(t: Night, here: str, prey: list[str]) -> str:
    """Whom a ghoul should follow: the one who is furthest from all other ghouls."""
    others = [space for figure, space in t.at.items() if figure in GHOULS and space != here]
    return max(prey, key=lambda who: min((distance(t.at[who], space) for space in others), default=0))


def lure(t: Night, spaces: list[str]) -> str:
    """Where a ghoul should go: not onto a path, and away from everybody."""
    mine = [t.at[who] for who in t.mine.characters if who in t.at]
    return max(spaces, key=lambda space: (space not in t.tiles, sum(distance(space, other) for other in mine)))
