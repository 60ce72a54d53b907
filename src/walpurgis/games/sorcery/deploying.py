"""Deployment: each player in turn chooses bookmarks, then places figures one by one or all the rest in a line; the last figure begins the battle.
[A-28, A-29, A-200, S-16, S-101]"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from walpurgis.engine import Option, Rule
from walpurgis.engine.ask import Place
from walpurgis.engine.plane import INCH, Disc, Point, Vector, beside, facing, overlap, touch
from walpurgis.engine.question import one_of, spot
from walpurgis.engine.walk import Ground, place_fault

from .ending import step
from .events.setup import BookmarkLaid, Deployed, LineDeployed
from .facts import NUMBERS
from .fields import deployment_area
from .keys import named
from .options.setup import BesideFriend, BookmarkAsked, DeployAsked, DeployFigure, DeployLine, PlaceAsked
from .spots import at_spot, seen_from
from .stacks import face_up_spells, lay_on_top, say_bookmark
from .standing import disc, disc_at, kind_of, polygon_of
from .state import Battlefield, Figure, Player, Tome
from .turn import begin_turn
from .wording import inches, unit

LINE = "line"
GAP = 1500
"""From centre to centre in the prepared line, in mil: bases do not touch."""
CLOSE = 125
"""How finely places are looked for where it gets crowded, in mil."""
STANDING_FAULTS: dict[str, Rule] = {"board": "A-53", "disc": "D-27", "wall": "D-34"}


# Bookmarks -----------------------------------------------------------------------------------------------------------


@step
async def choose_bookmarks(t: Battlefield) -> None:
    """Whoever deploys next first chooses the bookmark of each book, in secret. [S-101]"""
    for tome in [tome for tome in t.tomes.values() if tome.owner == t.active]:
        lay_on_top(tome, await first_bookmark(t, t.me, tome))
        t.tell(BookmarkLaid, t.active, unit(t.figures[tome.wielder]), tome.book, tome.bookmark)
    t.me.is_ready = True
    t.phase = "deploy"


def _about_tome(t: Battlefield, me: Player, tome: Tome) -> BookmarkAsked:
    return BookmarkAsked(unit(t.figures[tome.wielder]), tome.book)


first_bookmark = one_of("bookmark", face_up_spells, says=say_bookmark, rule="S-101", about=_about_tome)
"""All spells of the book, the proposed one first. [S-16, D-87]"""


# Placing figures -----------------------------------------------------------------------------------------------------


@step
async def deploy_one(t: Battlefield) -> None:
    """One figure takes its place, or all the rest in a line. When an army stands, the next player deploys; then the battle begins. [A-29]"""
    me = t.me
    key = await choose_deployment(t, me)
    if key == LINE:
        _deploy_line(t, me)
    else:
        figure = t.figures[key.removeprefix("fig:")]
        place, *look = await choose_place(t, me, figure)
        _stand(t, figure, place, look)
        t.tell(Deployed, me.seat, unit(figure), inches(place[0]), inches(place[1]))
    if not reserve(t, me):
        _whoever_is_next(t)


def reserve(t: Battlefield, me: Player) -> list[Figure]:
    """The figures of a player that are still to be deployed."""
    return [figure for figure in t.figures.values() if figure.seat == me.seat and figure.status == "reserve"]


def _deploy_line(t: Battlefield, me: Player) -> None:
    rest = reserve(t, me)
    for figure, place in zip(rest, room_for(t, me, len(rest), _ground(t)), strict=True):
        _stand(t, figure, place, [])
    t.tell(LineDeployed, me.seat, len(rest))


def _stand(t: Battlefield, figure: Figure, place: Point, look: Sequence[Point]) -> None:
    figure.status = "ground"
    figure.put(place)
    figure.look(_facing(t, place, look))


def _facing(t: Battlefield, place: Point, look: Sequence[Point]) -> Vector:
    """Towards the point looked at; without one, towards the centre of the battlefield. [A-200]"""
    to_the_centre = facing(place, (t.board // 2, t.board // 2), (0, 1))
    return facing(place, look[0], to_the_centre) if look else to_the_centre


def _whoever_is_next(t: Battlefield) -> None:
    """The next player clockwise deploys; when all stand, the first player's first turn begins. [A-29, A-199]"""
    waiting = [seat for seat in t.order if reserve(t, t.players[seat])]
    if waiting:
        t.phase, t.active = "bookmarks", waiting[0]
    else:
        t.round, t.active = 1, t.order[0]
        begin_turn(t)


# Who ---------------------------------------------------------------------------------------------------------------


def _deployments(t: Battlefield, me: Player) -> Sequence[str]:
    return [LINE, *(f"fig:{figure.id}" for figure in reserve(t, me))]


def _say_deployment(t: Battlefield, me: Player, key: str) -> Option:
    found = named(key)
    return DeployLine(len(reserve(t, me))) if found is None else DeployFigure(unit(t.figures[found.figure]))


def _about_deployment(t: Battlefield, me: Player) -> DeployAsked:
    return DeployAsked(len(reserve(t, me)))


choose_deployment = one_of("deploy", _deployments, says=_say_deployment, rule="A-29", about=_about_deployment)


# Where -------------------------------------------------------------------------------------------------------------


def why_not_place(t: Battlefield, me: Player, figure: Figure, points: list[Point]) -> Rule | None:
    """The centre in the deployment area, the base on the battlefield, on no other and on no blocking terrain; and there must be room for the rest of the army.
    [A-28, A-29, A-53, D-27, D-34]"""
    place = points[0]
    if not deployment_area(t.board, me.edge).holds(place):
        return "A-28"
    fault = place_fault(disc_at(figure, place), _ground(t))
    if fault is not None:
        return STANDING_FAULTS[fault.kind]
    left = len(reserve(t, me)) - 1
    return None if len(room_for(t, me, left, _ground(t, disc_at(figure, place)))) == left else "A-29"


def _ground(t: Battlefield, *more: Disc) -> Ground:
    """What is in the way: all who stand there, blocking terrain, and perhaps one more."""
    bases = (disc(figure) for figure in t.figures.values() if figure.is_there)
    walls = tuple(polygon_of(feature) for feature in t.features if kind_of(t, feature) == "blocking")
    return Ground(t.board, t.board, blocking=(*bases, *more), walls=walls)


def room_for(t: Battlefield, me: Player, count: int, ground: Ground) -> list[Point]:
    """Places for this many figures: in the prepared line, or where that has too few, close together. Fewer than asked for if there is no room."""
    line = [place for place in line_places(t, me) if _is_free(place, ground)]
    return line[:count] if len(line) >= count else _close_together(t, me, count, ground)


def line_places(t: Battlefield, me: Player) -> Iterator[Point]:
    """The prepared line, from the middle outwards, as near to the centre as allowed; then a second line behind it."""
    middle, aside = t.board // 2, t.board // 2 - NUMBERS.deploy_side_gap * INCH
    for deep in range(NUMBERS.deploy_depth * INCH, NUMBERS.base_radius - 1, -GAP):
        yield seen_from(me.edge, t.board, middle, deep)
        for off in range(GAP, aside + 1, GAP):
            yield seen_from(me.edge, t.board, middle - off, deep)
            yield seen_from(me.edge, t.board, middle + off, deep)


def _close_together(t: Battlefield, me: Player, count: int, ground: Ground) -> list[Point]:
    """From the left, each as near to the one before as it can stand. If somebody takes the first of these places, the others are found again."""
    found: list[Disc] = []
    near, far = NUMBERS.deploy_side_gap * INCH, t.board - NUMBERS.deploy_side_gap * INCH
    for across in range(near, far + 1, CLOSE):
        for deep in range(NUMBERS.deploy_depth * INCH, NUMBERS.base_radius - 1, -CLOSE):
            place = seen_from(me.edge, t.board, across, deep)
            base = Disc("", *place, NUMBERS.base_radius)
            if len(found) == count:
                return [base.at for base in found]
            if not any(overlap(base, other) for other in found) and _is_free(place, ground):
                found.append(base)
    return [base.at for base in found]


def _is_free(place: Point, ground: Ground) -> bool:
    return place_fault(Disc("", *place, NUMBERS.base_radius), ground) is None


def _places(t: Battlefield, me: Player, figure: Figure) -> list[Place]:
    """The places of the prepared line, what is left where it is crowded, and places that touch a friend, always looking towards the centre."""
    line = [*line_places(t, me)]
    crowded = [place for place in room_for(t, me, len(reserve(t, me)), _ground(t)) if place not in line]
    middle = (t.board // 2, t.board // 2)
    return [*(at_spot(place, middle) for place in (*line, *crowded)), *_beside_friends(t, me, figure, middle)]


def _beside_friends(t: Battlefield, me: Player, figure: Figure, look: Point) -> Iterator[Place]:
    """To the left and the right of own figures, and behind them, as the player sees it. [A-200]"""
    x, y = seen_from(me.edge, t.board, 0, 0)
    ahead = seen_from(me.edge, t.board, 0, INCH)
    right = seen_from(me.edge, t.board, INCH, 0)
    to_the_right, backwards = (right[0] - x, right[1] - y), (x - ahead[0], y - ahead[1])
    directions = {"left": (-to_the_right[0], -to_the_right[1]), "right": to_the_right, "behind": backwards}
    for friend in t.own(me.seat):
        for where, direction in directions.items():
            place = beside(disc(friend), direction, NUMBERS.base_radius)
            yield Place(f"by:{friend.id}/{where}", BesideFriend(unit(friend), where).say(), [place, look])


def _foresee_place(t: Battlefield, me: Player, figure: Figure, points: list[Point]) -> dict[str, Any]:
    """Which way it would look, and whom it would touch."""
    place, *look = points
    touched = [friend.id for friend in t.own(me.seat) if touch(disc_at(figure, place), disc(friend))]
    return {"facing": [*_facing(t, place, look)], "touches": touched}


def _about_place(t: Battlefield, me: Player, figure: Figure) -> PlaceAsked:
    return PlaceAsked(unit(figure))


choose_place = spot("place", _places, (1, 2), forbids=why_not_place, foresees=_foresee_place, rule="A-28", about=_about_place)
