"""What a table is worth to a side: the Chosen and the roads to her, points, power, cards. A bot compares tables; the numbers mean nothing by themselves."""

from __future__ import annotations

from ..board import AROUND, BACK, NEXT, NUMBERED, OTHER
from ..facts import SIDE_OF, SOCIETY_CARDS, SOCIETY_FIGURES
from ..state import Night
from ..view import goals
from .reach import EXIT, FAR, TILE, Exit, Field, along_her_way, homewards, next_to

WON = 1000.0
POINT = 2.5
LOW = 40.0
"""What the last point is worth; those above it less and less."""
HELD, ROAD_HOME = 45.0, 75.0
"""To hold the Chosen, and to hold her with an open road home."""
NEAR = 60.0
"""To stand where she can be taken."""
RIVAL = 0.85
"""How much the enemy's prospects count beside one's own."""
SECOND = 0.3
"""How much of the nearest character's hope the next one adds."""
FADE = 0.90
"""What is left of a hope for each half tile between."""
HUNT = 40.0
"""To reach whoever holds her."""
LATE = 3 * TILE
"""What it counts to be a turn later."""
BESIDE = 0.55
"""How often the Society's cards miss a number."""
POWER, UPGRADE, CARD = 0.6, 1.5, 4.0


def chase(t: Night, side: str, soon: int) -> dict[Exit, int]:
    """The exits that a side wants to reach: to the Chosen where she will be after this many turns, or to whoever holds her."""
    holder = t.holder
    if not holder:
        return along_her_way(t, side, soon, LATE)
    if holder not in t.at:
        return {}  # lifted, on its way to another space
    space = t.at[holder]
    if holder in SOCIETY_FIGURES:
        return next_to(t, side, space)
    return {EXIT[there][BACK[way]]: 0 for way in t.open_sides(space) if (there := NEXT[space].get(way)) and not t.hurts(space, way, side)}


def nearest(t: Night, side: str, wanted: dict[Exit, int], many: int = 1) -> list[int]:
    """How far the nearest characters of a side are from what it wants, the nearest first."""
    spaces = [t.at[who] for who in t.factions[side].characters]
    field = Field(t, side, wanted, seek=spaces, enough=many)
    return sorted(map(field.of, spaces))[:many]


def way_home(t: Night, who: str) -> int:
    """How far a character is from its base."""
    return Field(t, SIDE_OF[who], homewards(t, who), own=(who,), seek=[t.at[who]]).of(t.at[who])


def hope(far: int, most: float) -> float:
    """What is left of the most that could be hoped for."""
    return most * FADE**far if far < FAR else 0.0


def hopes(t: Night, side: str, wanted: dict[Exit, int], most: float, many: int = 1) -> float:
    """The hopes of the nearest character and, since nobody knows whose cards will come, of the next ones."""
    return sum(hope(far, most * SECOND**n) for n, far in enumerate(nearest(t, side, wanted, many)))


def worth(t: Night, side: str, soon: int = 2) -> float:
    """What the table is worth to a side whose turn ends; the Chosen is `soon` spaces further when it is its turn again."""
    if t.winner:
        return WON if t.winner == side else -WON
    other = OTHER[side]
    mine, theirs = t.factions[side], t.factions[other]
    if theirs.points <= 0:
        return WON
    if mine.points <= 0:
        return -WON
    value = score(mine.points) - score(theirs.points)
    for side_of_it, sign in ((side, 1.0), (other, -1.0)):
        value += sign * POWER * sum(t.power[who] for who in t.factions[side_of_it].characters)
    near = hooded(t)
    value += POINT * (sum(near[who] for who in theirs.characters) - sum(near[who] for who in mine.characters))
    holder = t.holder
    if not holder:
        value += hopes(t, side, chase(t, side, soon), NEAR, 2)
        return value - RIVAL * hopes(t, other, chase(t, other, soon - 1), NEAR)
    if holder in SOCIETY_FIGURES:
        value += hopes(t, side, chase(t, side, 0), NEAR, 2)
        return value - RIVAL * hopes(t, other, chase(t, other, 0), NEAR)
    if SIDE_OF[holder] == side:
        value += HELD + hope(way_home(t, holder), ROAD_HOME)
        value -= hopes(t, other, chase(t, other, 0), HUNT)
        return value - (in_reach(t, holder) * HELD if t.society is not None else 0.0)
    value -= HELD + hope(way_home(t, holder), ROAD_HOME * 2)
    return value + hopes(t, side, chase(t, side, 0), HUNT, 2)


def score(points: int) -> float:
    return POINT * points - LOW / max(1, points)


def hooded(t: Night) -> dict[str, int]:
    """How many figures of the Society each character will have around it when the turn ends, as far as one can know."""
    where = [t.at[figure] for figure in SOCIETY_FIGURES if figure in t.at]
    if t.society is None and SOCIETY_CARDS[t.society_deck[-1]].numbers:
        where = list(goals(t, t.society_deck[-1]).values())
    return {who: sum(t.at.get(who) in AROUND[space] for space in where) for faction in t.factions.values() for who in faction.characters}


def in_reach(t: Night, who: str) -> float:
    """How likely the Society's player can send a figure next to a character: by the numbered spaces around it."""
    return 1.0 - BESIDE ** sum(space in AROUND[t.at[who]] for space in (*NUMBERED, *t.traps))
