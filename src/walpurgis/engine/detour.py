"""Ways round what stands in the way: for a hand that clicks on a goal, for named moves, and for bots. No rule needs them; any path that `walk.py` allows may be
walked.

A way bends at places beside discs and off the corners of walls and woods. One through a narrow gap may be missed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from heapq import heappop, heappush
from math import isqrt

from msgspec.structs import replace

from .plane import (
    BEARINGS,
    LONG,
    TOLERANCE,
    Disc,
    Point,
    Polygon,
    apart,
    distance_squared,
    inside,
    length,
    passes,
    path_length,
    presses,
    scaled,
    stretch,
)
from .walk import MOST_PLACES, Ground, place_fault, settle, walk_fault

MOST_OBSTACLES = 12
"""On the way to one goal only this many discs and pieces of ground are considered, those nearest to it."""
ROOM = 15
"""This many mil stay free between the walker and what he goes round."""
AROUND = BEARINGS[::6]
"""Eight places round each disc."""
MOST_TRIED = 6
"""This many ways to one goal are looked at, the shortest first."""


def detour(walker: Disc, goal: Point, ground: Ground) -> list[Point] | None:
    """Places that lead the walker to a goal with nothing wrong, and as far as possible without a stop before it; None if no way is found.

    How far he may walk is not asked. A way that keeps clear of ground where he would have to stop is preferred to one that does not.
    """
    for open_ground in (ground, replace(ground, entered=(), crossed=(), round_entered=())):
        found = Surroundings(walker, open_ground, _beside_the_way(walker, goal, open_ground)).way_to(goal)
        if found is not None:
            return found
    return None


def surroundings(walker: Disc, ground: Ground, longest: int) -> Surroundings:
    """What is round a walker who goes this many mil at most, for many goals."""
    near = [place for _, _, around in _obstacles(walker, ground) for place in around if distance_squared(place, walker.at) < longest**2]
    return Surroundings(walker, ground, near, longest)


def _beside_the_way(walker: Disc, goal: Point, ground: Ground) -> list[Point]:
    """Where a way to one goal may bend: beside the obstacles nearest to it."""
    near = sorted((_aside(centre, walker.at, goal), name, around) for centre, name, around in _obstacles(walker, ground))
    return [place for _, _, around in near[:MOST_OBSTACLES] for place in around]


class Surroundings:
    """The places round a walker where his way may bend, and the shortest way to each of them, found once for all goals."""

    def __init__(self, walker: Disc, ground: Ground, bends: Iterable[Point], longest: int | None = None) -> None:
        self.walker, self.ground = walker, ground
        self.longest = longest if longest is not None else MOST_PLACES * (ground.width + ground.height)
        self._discs = [*_clearances(walker, ground)]
        self._pieces = [piece for piece in (*ground.entered, *ground.crossed) if not inside(walker.at, piece)]
        self._areas = [area for area in ground.round_entered if distance_squared(area.at, walker.at) > area.radius**2]
        self._bends = [place for place in dict.fromkeys(bends) if place != walker.at and place_fault(replace(walker, x=place[0], y=place[1]), ground) is None]
        self._reached: list[tuple[int, list[Point]]] | None = None

    def way_to(self, goal: Point) -> list[Point] | None:
        """The places of the shortest way that ends at a goal and is not too long; None if none is found."""
        if length(self.walker.at, goal) > self.longest or place_fault(replace(self.walker, x=goal[0], y=goal[1]), self.ground) is not None:
            return None
        if self._is_open(self.walker.at, goal) and self._is_walked([goal]):
            return [goal]
        ways = ((walked + length(places[-1], goal), places) for walked, places in self.reached() if len(places) < MOST_PLACES)
        tried = 0
        for _, places in sorted(way for way in ways if way[0] <= self.longest):
            if self._is_open(places[-1], goal):
                if self._is_walked([*places, goal]):
                    return [*places, goal]
                tried += 1
                if tried == MOST_TRIED:
                    break
        return None

    def reached(self) -> list[tuple[int, list[Point]]]:
        """Each place where a way may bend and that can be reached: how far away it is, and the places up to it."""
        if self._reached is None:
            self._reached = [*self._spread_out()]
        return self._reached

    def _spread_out(self) -> Iterator[tuple[int, list[Point]]]:
        """From the walker on, the nearest place first."""
        waiting: list[tuple[int, list[Point]]] = [(0, [])]
        least: dict[Point, int] = {}
        left = dict.fromkeys(self._bends)
        while waiting:
            walked, places = heappop(waiting)
            here = places[-1] if places else self.walker.at
            if places:
                if here not in left:
                    continue
                del left[here]
                yield walked, places
            if len(places) == MOST_PLACES - 1:
                continue
            for place in left:
                far = walked + length(here, place)
                if far < min(least.get(place, far + 1), self.longest) and self._is_open(here, place):
                    least[place] = far
                    heappush(waiting, (far, [*places, place]))

    def _is_open(self, start: Point, end: Point) -> bool:
        """Whether a straight line keeps clear of everything, at a glance; only what touches the very end may be touched there."""
        (ax, ay), (bx, by) = start, end
        low_x, high_x = (ax, bx) if ax < bx else (bx, ax)
        low_y, high_y = (ay, by) if ay < by else (by, ay)
        for x, y, clear, firm in self._discs:
            if (
                low_x - clear < x < high_x + clear
                and low_y - clear < y < high_y + clear
                and passes((x, y), start, end, clear)
                and (passes((x, y), start, end, firm) or (x - ax) * (bx - ax) + (y - ay) * (by - ay) < (bx - ax) ** 2 + (by - ay) ** 2)
            ):
                return False
        margin = self.walker.radius - TOLERANCE
        return (
            not any(presses(start, end, wall, margin) for wall in self.ground.walls)
            and not any(not apart(start, end, piece.box) and stretch(start, end, piece) is not None for piece in self._pieces)
            and not any(passes(area.at, start, end, area.radius) for area in self._areas)
        )

    def _is_walked(self, places: list[Point]) -> bool:
        """Whether the walker really gets to the last of these places."""
        walk = settle(self.walker, places, self.ground)
        return walk.path[1:] == tuple(places) and walk_fault(self.walker, walk, self.ground, path_length(walk.path)) is None


def _clearances(walker: Disc, ground: Ground) -> Iterator[tuple[int, int, int, int]]:
    """The discs in the way: how near to each centre a line may come, and how near at most where it ends there."""
    stopping = [disc.name for disc in ground.stopping]
    for disc in ground.blocking:
        near = walker.radius + disc.radius
        if disc.name != walker.name:
            stops = disc.name in stopping and distance_squared(disc.at, walker.at) > (near + TOLERANCE) ** 2
            yield disc.x, disc.y, near + TOLERANCE + 1 if stops else near - TOLERANCE, near - TOLERANCE


def _obstacles(walker: Disc, ground: Ground) -> Iterator[tuple[Point, str, list[Point]]]:
    """What may be in the way: its middle, its name, and the places beside it where a way may bend."""
    for disc in ground.blocking:
        if disc.name != walker.name:
            yield disc.at, disc.name, _round(disc, walker.radius)
    for area in ground.round_entered:
        yield area.at, area.name, _round(area, 0)
    for pieces, clear in (ground.walls, walker.radius), (ground.entered + ground.crossed, 0):
        for piece in pieces:
            left, low, right, high = piece.box
            yield ((left + right) // 2, (low + high) // 2), piece.name, _off(piece, clear)


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
