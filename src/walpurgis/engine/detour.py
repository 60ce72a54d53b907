"""A way round what stands in the way: for a hand that clicks on a goal, and for bots. No rule needs it; any path that `walk.py` allows may be walked.

It looks for a short way over places beside discs and off the corners of walls and woods, and may miss one through a narrow gap.
"""

from __future__ import annotations

from heapq import heappop, heappush
from math import isqrt

from msgspec.structs import replace

from .plane import BEARINGS, LONG, TOLERANCE, Disc, Point, Polygon, distance_squared, length, path_length, scaled
from .walk import MOST_PLACES, Ground, place_fault, settle, walk_fault

MOST_OBSTACLES = 12
"""Only so many discs and pieces of ground are considered, those nearest to the way."""
PATIENCE = 16
"""Only so many paths are lengthened: who clicks on a goal does not want to wait."""
ROOM = 15
"""So many mil stay free between the walker and what he goes round."""
AROUND = BEARINGS[::6]
"""Eight places round each disc."""


def detour(walker: Disc, goal: Point, ground: Ground) -> list[Point] | None:
    """Places that lead the walker to a goal with nothing wrong, and as far as possible without a stop before it; None if no way is found.

    How far he may walk is not asked. A way that keeps clear of ground where he would have to stop is preferred to one that does not.
    """
    if place_fault(replace(walker, x=goal[0], y=goal[1]), ground) is not None:
        return None
    found = _search(walker, goal, ground)
    if found is None and (ground.entered or ground.crossed):
        found = _search(walker, goal, replace(ground, entered=(), crossed=()))
    return found


def _search(walker: Disc, goal: Point, ground: Ground) -> list[Point] | None:
    """The path that seems shortest is lengthened first, until one reaches the goal."""
    if _is_free(walker, [goal], ground):
        return [goal]
    corners = _corners(walker, goal, ground)
    best: dict[Point, int] = {}
    waiting: list[tuple[int, int, list[Point]]] = [(length(walker.at, goal), 0, [])]
    patience = PATIENCE
    while waiting and patience:
        _, walked, places = heappop(waiting)
        here = places[-1] if places else walker.at
        if here == goal:
            return places
        if len(places) == MOST_PLACES or best.get(here, walked) < walked:
            continue
        patience -= 1
        for place in (goal, *corners):
            far = walked + length(here, place)
            if place not in (here, walker.at) and far < best.get(place, far + 1) and _is_free(walker, [*places, place], ground):
                best[place] = far
                heappush(waiting, (far + length(place, goal), far, [*places, place]))
    return None


def _is_free(walker: Disc, places: list[Point], ground: Ground) -> bool:
    """Whether the walker gets to the last of these places."""
    walk = settle(walker, places, ground)
    return walk.path[1:] == tuple(places) and walk_fault(walker, walk, ground, path_length(walk.path)) is None


def _corners(walker: Disc, goal: Point, ground: Ground) -> list[Point]:
    """The places where a way may bend, beside the obstacles nearest to it."""
    near: list[tuple[int, str, list[Point]]] = []
    for disc in ground.blocking:
        if disc.name != walker.name:
            near.append((_aside(disc.at, walker.at, goal), disc.name, _round(disc, walker.radius)))
    for pieces, clear in (ground.walls, walker.radius), (ground.entered + ground.crossed, 0):
        for piece in pieces:
            left, low, right, high = piece.box
            near.append((_aside(((left + right) // 2, (low + high) // 2), walker.at, goal), piece.name, _off(piece, clear)))
    places = [place for _, _, around in sorted(near)[:MOST_OBSTACLES] for place in around]
    return [place for place in places if place_fault(replace(walker, x=place[0], y=place[1]), ground) is None]


def _aside(centre: Point, start: Point, goal: Point) -> int:
    """How far going over a centre is, a measure of how much it is in the way."""
    return isqrt(distance_squared(centre, start)) + isqrt(distance_squared(centre, goal))


def _round(disc: Disc, radius: int) -> list[Point]:
    """Places round a disc, so far from it that the line from each to the next passes it."""
    far = scaled(disc.radius + radius + TOLERANCE + ROOM, LONG, BEARINGS[3][0])
    return [(disc.x + scaled(dx, far, LONG), disc.y + scaled(dy, far, LONG)) for dx, dy in AROUND]


def _off(piece: Polygon, clear: int) -> list[Point]:
    """Places off the corners of a piece of ground, far enough along each axis to stay clear of it."""
    left, low, right, high = piece.box
    far = clear + ROOM
    return [(x + (far if 2 * x >= left + right else -far), y + (far if 2 * y >= low + high else -far)) for x, y in piece.corners]
