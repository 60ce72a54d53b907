"""Necromancy: an eliminated warrior comes back, at its last click, beside whoever called it. [A-113, A-164, D-40]"""

from __future__ import annotations

from collections.abc import Sequence

from walpurgis.engine import Rule
from walpurgis.engine.ask import Place
from walpurgis.engine.plane import BEARINGS, Point, beside, facing, snapped, touch
from walpurgis.engine.question import one_of, spot
from walpurgis.engine.walk import place_fault

from .deeds import Deed, alone
from .events.combat import Raised
from .facts import NUMBERS
from .options.combat import Calling, Placing, Raise, RaiseBeside, Return
from .standing import disc, disc_at, opponents_touching
from .state import Battlefield, Figure, Player
from .values import has
from .ways import ground_for
from .wording import Offered, unit

NECROMANCY = "A-NECROMANCY-1"


def fallen(t: Battlefield, figure: Figure) -> list[Figure]:
    """Those who can come back: eliminated, not unique, no dearer than whoever calls them, and not back before."""
    return [f for f in t.figures.values() if f.seat == figure.seat and f.status == "gone" and why_not_back(t, figure, f) is None]


def why_not_back(t: Battlefield, figure: Figure, dead: Figure) -> Rule | None:
    """Why an eliminated warrior cannot be brought back by a figure."""
    is_fit = dead.status == "gone" and dead.seat == figure.seat and not dead.printed.is_unique and not dead.returned
    return None if is_fit and dead.printed.points <= figure.printed.points else NECROMANCY


def why_not_raise(t: Battlefield, figure: Figure, rest: str) -> Rule | None:
    """On the ground, in contact with no opposing figure, with somebody to bring back and room for it. [A-113, A-132, A-145]"""
    if not has(t, figure, "necromancy") or figure.status != "ground":
        return NECROMANCY
    if opponents_touching(t, figure):
        return "A-132"
    dead = fallen(t, figure)
    if not dead:
        return NECROMANCY
    return None if any(why_not_there(t, figure, dead[0], place.points) is None for place in _around(figure)) else "A-164"


async def raise_fallen(t: Battlefield, figure: Figure, rest: str) -> None:
    """The warrior returns with one token, and has been given its action of this turn. Its books stay where they are. [A-164]"""
    me = t.players[figure.seat]
    dead = t.figures[await back(t, me, figure)]
    points = await beside_caller(t, me, figure, dead)
    place = place_for(figure, points[0])
    dead.put(place)
    dead.look(facing(place, points[1], figure.facing) if len(points) > 1 else figure.facing)
    dead.status, dead.click, dead.tokens, dead.given, dead.returned = "ground", len(dead.printed.dial), 1, 1, True
    t.tell(Raised, unit(dead), unit(figure))


# Who -----------------------------------------------------------------------------------------------------------------


def _own_dead(t: Battlefield, me: Player, figure: Figure) -> Sequence[str]:
    return [f.id for f in t.figures.values() if f.seat == me.seat and f.status == "gone"]


def _why_not_back(t: Battlefield, me: Player, figure: Figure, key: str) -> Rule | None:
    return why_not_back(t, figure, t.figures[key]) if key in t.figures else NECROMANCY


def _say_back(t: Battlefield, me: Player, figure: Figure, key: str) -> Offered:
    return Return(unit(t.figures[key]), t.figures[key].printed.points)


def _about_back(t: Battlefield, me: Player, figure: Figure) -> Calling:
    return Calling(unit(figure))


back = one_of("raise", _own_dead, forbids=_why_not_back, says=_say_back, rule=NECROMANCY, about=_about_back)


# Where ---------------------------------------------------------------------------------------------------------------


def place_for(figure: Figure, point: Point) -> Point:
    """Where somebody stands who returns towards a point: pushed or pulled into contact with whoever called it. [D-40]"""
    return snapped(point, disc(figure), NUMBERS.base_radius, figure.facing)


def why_not_there(t: Battlefield, figure: Figure, dead: Figure, points: Sequence[Point]) -> Rule | None:
    """On the battlefield, on no base, not in blocking terrain, and in contact with no opposing figure. [A-164]"""
    base = disc_at(dead, place_for(figure, points[0]))
    if any(other.status == "ground" and touch(base, disc(other)) for other in t.opponents(figure.seat)):
        return "A-164"
    return "A-164" if place_fault(base, ground_for(t, dead)) is not None else None


def _around(figure: Figure) -> list[Place]:
    """Places all around, 15 degrees apart, from the north on clockwise."""
    bearings = [(degrees, BEARINGS[(90 - degrees) * len(BEARINGS) // 360 % len(BEARINGS)]) for degrees in range(0, 360, 15)]
    return [Place(f"bearing-{degrees}", RaiseBeside(degrees).say(), [beside(disc(figure), bearing, NUMBERS.base_radius)]) for degrees, bearing in bearings]


def _places(t: Battlefield, me: Player, figure: Figure, dead: Figure) -> list[Place]:
    return _around(figure)


def _why_not_there(t: Battlefield, me: Player, figure: Figure, dead: Figure, points: list[Point]) -> Rule | None:
    return why_not_there(t, figure, dead, points)


def _about_place(t: Battlefield, me: Player, figure: Figure, dead: Figure) -> Placing:
    return Placing(unit(dead), unit(figure))


beside_caller = spot("raise-place", _places, (1, 2), forbids=_why_not_there, rule="A-164", about=_about_place)
"""One point for the place, and perhaps one to look at; without it the warrior looks where its caller looks."""


RAISE = Deed("special", alone, why_not_raise, lambda t, figure, rest: Raise(unit(figure)), raise_fallen)
