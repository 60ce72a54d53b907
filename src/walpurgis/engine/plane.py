"""Geometry on a flat board in whole numbers: the least length is a mil, a thousandth of an inch. It knows no game and no angle, and no float decides anything.

Round bases (`Disc`), pieces of ground (`Polygon`), what touches, what a straight line passes and crosses, which way somebody looks. Offsets are rounded alike
to both sides, so a table that is mirrored or turned by a quarter gives exactly the mirrored results, and on a board of 36 inches no number reaches 2**63.
Moving along a path is next door, in `walk.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import isqrt
from typing import TypeAlias

import msgspec

Point: TypeAlias = tuple[int, int]
Vector: TypeAlias = tuple[int, int]
INCH = 1000
TOLERANCE = 10
"""How far, in mil, hands and eyes may err: bases touch with a gap up to this, and overlap only by more than this."""
SNUG = 5
"""The gap, in mil, at which something put into contact stands."""
LOOK = 1000
"""The longer side of a facing."""
MOST_CORNERS = 8


# Points, lengths, directions -----------------------------------------------------------------------------------------


def scaled(value: int, times: int, over: int) -> int:
    """`value * times / over`, rounded to the nearest whole number, halves away from zero: what mirrors the value mirrors the result.

    >>> scaled(7, 1, 2), scaled(-7, 1, 2)
    (4, -4)
    """
    return (2 * value * times + over) // (2 * over) if value >= 0 else -((over - 2 * value * times) // (2 * over))


def distance_squared(one: Point, other: Point) -> int:
    """The square of the distance of two points."""
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def length(start: Point, end: Point) -> int:
    """The length of a straight line in mil, rounded up."""
    square = distance_squared(start, end)
    return isqrt(square - 1) + 1 if square else 0


def path_length(path: Sequence[Point]) -> int:
    """The length of a path in mil: the sum of its straight lines, each rounded up."""
    return sum(length(start, end) for start, end in pairwise(path))


def along(start: Point, end: Point, steps: int, of: int) -> Point:
    """The point after this many steps on the way from start to end, which has `of` steps.

    >>> along((0, 0), (3000, -4000), 2500, of=5000)
    (1500, -2000)
    """
    return start[0] + scaled(end[0] - start[0], steps, of), start[1] + scaled(end[1] - start[1], steps, of)


def facing(place: Point, look: Point, before: Vector) -> Vector:
    """The facing of somebody at a place who looks at a point: a vector whose longer side is 1000. Whoever looks at his own place keeps the facing he had.

    >>> facing((0, 0), (300, -100), (0, 1000))
    (1000, -333)
    """
    dx, dy = look[0] - place[0], look[1] - place[1]
    longer = max(abs(dx), abs(dy))
    return (scaled(dx, LOOK, longer), scaled(dy, LOOK, longer)) if longer else before


def in_front(place: Point, faces: Vector, point: Point, degrees: int = 180) -> bool:
    """Whether a point lies in the front arc, of 180 or 90 degrees, of somebody at a place. The border of the arc belongs to the front."""
    fx, fy = faces
    vx, vy = point[0] - place[0], point[1] - place[1]
    ahead = fx * vx + fy * vy
    match degrees:
        case 180:
            return ahead >= 0
        case 90:
            return ahead >= 0 and 2 * ahead**2 >= (fx * fx + fy * fy) * (vx * vx + vy * vy)
    raise ValueError(f"an arc has 90 or 180 degrees, not {degrees}")


# Bearings ------------------------------------------------------------------------------------------------------------

WHOLE_TURN = 48
"""Bearings of a whole turn: they are 7.5 degrees apart."""
LONG = 10_000
"""The bearings are vectors of this length."""
_QUARTER = (10_000, 9914, 9659, 9239, 8660, 7934, 7071, 6088, 5000, 3827, 2588, 1305)
_RIGHT_ANGLE = len(_QUARTER)


def _bearing(number: int) -> Vector:
    quarters, rest = divmod(number, _RIGHT_ANGLE)
    x, y = _QUARTER[rest], _QUARTER[_RIGHT_ANGLE - rest] if rest else 0
    for _ in range(quarters):
        x, y = -y, x
    return x, y


BEARINGS: tuple[Vector, ...] = tuple(_bearing(number) for number in range(WHOLE_TURN))
"""From the x axis on, anticlockwise."""


def turned(direction: Vector, bearings: int) -> Vector:
    """A direction turned anticlockwise by this many bearings of 7.5 degrees; it gets 10,000 times as long, so that nothing is rounded."""
    x, y = direction
    cos, sin = BEARINGS[bearings % WHOLE_TURN]
    return x * cos - y * sin, x * sin + y * cos


def fan(direction: Vector, apart: int = 2, widest: int = 12, anticlockwise_first: bool = True) -> Iterator[Vector]:
    """Directions from the middle outwards, each side in turn, this many bearings apart (2 are 15 degrees) up to the widest (12 are a right angle)."""
    yield turned(direction, 0)
    for aside in range(apart, widest + 1, apart):
        first = aside if anticlockwise_first else -aside
        yield turned(direction, first)
        yield turned(direction, -first)


def rings(place: Point, widest: int, apart: int = 100) -> Iterator[Point]:
    """A place, then rings of 48 places around it, the nearest ring first, up to a radius: where to look for the nearest place that is free."""
    yield place
    x, y = place
    for radius in range(apart, widest + 1, apart):
        for dx, dy in BEARINGS:
            yield x + scaled(dx, radius, LONG), y + scaled(dy, radius, LONG)


# Round bases ---------------------------------------------------------------------------------------------------------


class Disc(msgspec.Struct, frozen=True, gc=False):
    """Something round that stands or lies on the board."""

    name: str
    x: int
    y: int
    radius: int

    @property
    def at(self) -> Point:
        """Its centre."""
        return self.x, self.y


def touch(one: Disc, other: Disc) -> bool:
    """Whether two discs are in contact: they overlap, or the gap is at most the tolerance."""
    return distance_squared(one.at, other.at) <= (one.radius + other.radius + TOLERANCE) ** 2


def overlap(one: Disc, other: Disc) -> bool:
    """Whether two discs overlap by more than the tolerance."""
    return distance_squared(one.at, other.at) < (one.radius + other.radius - TOLERANCE) ** 2


def within(one: Disc, other: Disc, inches: int) -> bool:
    """Whether the gap between two discs is at most this many inches."""
    return distance_squared(one.at, other.at) <= (one.radius + other.radius + INCH * inches + TOLERANCE) ** 2


def in_range(one: Point, other: Point, inches: int) -> bool:
    """Whether two points (centres, for a shot) are at most this many inches apart."""
    return distance_squared(one, other) <= (INCH * inches + TOLERANCE) ** 2


def nears(centre: Point, before: Point, after: Point) -> bool:
    """Whether going from one place to another brings one nearer to a centre, by more than the tolerance."""
    new = distance_squared(centre, after)
    shorter = distance_squared(centre, before) - new - TOLERANCE**2  # how much the square shrinks beyond what 10 mil at the centre itself would explain
    return shorter > 0 and shorter**2 > 4 * TOLERANCE**2 * new


def beside(disc: Disc, direction: Vector, radius: int) -> Point:
    """The place for another disc of a radius that touches this one in a direction: 5 mil are between them, give or take one for rounding."""
    x, y = direction
    square = x * x + y * y
    finer = 0 if square >> 40 else 10  # the root of a short direction is taken 1024 times as long: it must be fine enough
    long, reach = isqrt(square << 2 * finer), (disc.radius + radius + SNUG) << finer
    return disc.x + scaled(x, reach, long), disc.y + scaled(y, reach, long)


def snapped(point: Point, disc: Disc, radius: int, otherwise: Vector) -> Point:
    """A point pushed straight away from a disc, or pulled to it, until something of a radius there touches the disc.

    From the very centre no direction leads away; then it is the one given: `otherwise`, the facing for instance.
    """
    direction = point[0] - disc.x, point[1] - disc.y
    return beside(disc, direction if direction != (0, 0) else otherwise, radius)


# Straight lines ------------------------------------------------------------------------------------------------------


def passes(centre: Point, start: Point, end: Point, reach: int) -> bool:
    """Whether a straight line somewhere comes nearer to a centre than `reach`."""
    wx, wy = centre[0] - start[0], centre[1] - start[1]
    ux, uy = end[0] - start[0], end[1] - start[1]
    ahead, whole = wx * ux + wy * uy, ux * ux + uy * uy
    if ahead <= 0:
        return wx * wx + wy * wy < reach * reach
    if ahead >= whole:
        return distance_squared(centre, end) < reach * reach
    return (ux * wy - uy * wx) ** 2 < reach * reach * whole


def blocks(disc: Disc, start: Point, end: Point) -> bool:
    """Whether a disc blocks the line of fire between two centres: the line runs over it, by more than the tolerance, at a point between them."""
    wx, wy = disc.x - start[0], disc.y - start[1]
    ux, uy = end[0] - start[0], end[1] - start[1]
    whole = ux * ux + uy * uy
    return 0 < wx * ux + wy * uy < whole and (ux * wy - uy * wx) ** 2 < (disc.radius - TOLERANCE) ** 2 * whole


def in_the_way(start: Disc, end: Disc, discs: Iterable[Disc]) -> list[str]:
    """The names of the discs that block the line of fire from one disc to another, sorted; these two never do."""
    ends = start.name, end.name
    return sorted(disc.name for disc in discs if blocks(disc, start.at, end.at) and disc.name not in ends)


# Pieces of ground ----------------------------------------------------------------------------------------------------

Edge: TypeAlias = tuple[int, int, int, int, int]
"""A corner, the way to the next, and by how much a rounded point may seem to lie deeper inside than it does, times two."""
Box: TypeAlias = tuple[int, int, int, int]
"""Least x, least y, greatest x, greatest y."""


class Polygon(msgspec.Struct, frozen=True, gc=False):
    """A piece of ground with straight borders and no dents; `polygon` and `rectangle` make one."""

    name: str
    corners: tuple[Point, ...]
    edges: tuple[Edge, ...]
    box: Box


def polygon(name: str, corners: Sequence[Point]) -> Polygon:
    """A piece of ground with these corners, in either direction. It must have 3 to 8 of them and no dent."""
    if not 3 <= len(corners) <= MOST_CORNERS:
        raise ValueError(f"{name} should have 3 to {MOST_CORNERS} corners, not {len(corners)}")
    (ax, ay), (bx, by), (cx, cy) = corners[:3]
    anticlockwise = tuple(corners) if (bx - ax) * (cy - ay) > (by - ay) * (cx - ax) else tuple(reversed(corners))
    edges = tuple(_edge(one, next_one) for one, next_one in pairwise((*anticlockwise, anticlockwise[0])))
    for edge in edges:
        if sum(_inward(edge, corner) > 0 for corner in corners) != len(corners) - 2 or any(_inward(edge, corner) < 0 for corner in corners):
            raise ValueError(f"{name} has a dent, or a corner that is none")
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return Polygon(name, anticlockwise, edges, (min(xs), min(ys), max(xs), max(ys)))


def rectangle(name: str, one: Point, opposite: Point) -> Polygon:
    """A piece of ground between two opposite corners, along the axes."""
    return polygon(name, (one, (opposite[0], one[1]), opposite, (one[0], opposite[1])))


def _edge(corner: Point, next_corner: Point) -> Edge:
    dx, dy = next_corner[0] - corner[0], next_corner[1] - corner[1]
    return *corner, dx, dy, abs(dx) + abs(dy)


def _inward(edge: Edge, point: Point) -> int:
    """How far a point lies on the inner side of an edge, times the length of the edge; below 0 outside."""
    x, y, dx, dy, _ = edge
    return dx * (point[1] - y) - dy * (point[0] - x)


def inside(point: Point, ground: Polygon) -> bool:
    """Whether a point is inside or on the border."""
    left, low, right, high = ground.box
    return left <= point[0] <= right and low <= point[1] <= high and all(_inward(edge, point) >= 0 for edge in ground.edges)


def well_inside(point: Point, ground: Polygon) -> bool:
    """Whether a point is inside and not on the border."""
    left, low, right, high = ground.box
    return left < point[0] < right and low < point[1] < high and all(_inward(edge, point) > 0 for edge in ground.edges)


def depth(point: Point, ground: Polygon) -> int:
    """How deep inside a piece of ground a point is, in mil: 1 if it is just inside, 0 on the border, -1 just outside. Farther outside the number is rough."""
    return min(_away_from_zero(_inward(edge, point), edge[4]) for edge in ground.edges)


def _away_from_zero(value: int, over: int) -> int:
    return -(-value // over) if value > 0 else value // over


def apart(start: Point, end: Point, box: Box, reach: int = 0) -> bool:
    """Whether a straight line is clear of a box at a glance: wholly on one side, and farther than `reach`."""
    left, low, right, high = box
    (ax, ay), (bx, by) = start, end
    return (
        (ax > right + reach and bx > right + reach)
        or (ax < left - reach and bx < left - reach)
        or (ay > high + reach and by > high + reach)
        or (ay < low - reach and by < low - reach)
    )


def stretch(start: Point, end: Point, ground: Polygon, shrunk: int = 0) -> tuple[int, int, int, int] | None:
    """The part of a straight line inside a piece of ground, as two fractions of the line (a/b to c/d): (a, b, c, d). None if it has no length.

    To run along the border is not to be inside. With `shrunk` 1 the ground is taken as smaller by half a mil on all sides, with -1 as larger: so much does
    rounding move a point.
    """
    if start == end:
        return None
    ax, ay = start
    ux, uy = end[0] - ax, end[1] - ay
    enter, over, leave, under = 0, 1, 2, 1  # twice the fractions: half mils stay whole, and no product gets too large
    for x, y, dx, dy, slack in ground.edges:
        depth = 2 * (dx * (ay - y) - dy * (ax - x)) - shrunk * slack
        change = dx * uy - dy * ux
        if change > 0:
            if -depth * over > enter * change:
                enter, over = -depth, change
        elif change < 0:
            if depth * under < leave * -change:
                leave, under = depth, -change
        elif depth <= 0:
            return None
    return (enter, 2 * over, leave, 2 * under) if enter * under < leave * over else None


def crosses(start: Point, end: Point, ground: Polygon, skip: int = 0) -> bool:
    """Whether a line of fire runs through the inside of a piece of ground; its first `skip` mil, the shooter's own base, may be left out."""
    if apart(start, end, ground.box):
        return False
    if skip:
        whole = length(start, end)
        if whole <= skip:
            return False
        start = along(start, end, skip, whole)
    return stretch(start, end, ground) is not None


def presses(start: Point, end: Point, ground: Polygon, reach: int) -> bool:
    """Whether a straight line (or a point, if both ends are one) somewhere comes nearer to a piece of ground than `reach`, or into it."""
    if apart(start, end, ground.box, reach):
        return False
    corners = ground.corners
    return (
        inside(start, ground)
        or inside(end, ground)
        or any(passes(corner, start, end, reach) for corner in corners)
        or any(passes(start, *edge, reach) or passes(end, *edge, reach) for edge in pairwise((*corners, corners[0])))
        or stretch(start, end, ground) is not None
    )


def nearest_on_border(point: Point, ground: Polygon) -> Point:
    """The point of the border nearest to a point, rounded; of several equally near the one that is first by its coordinates."""
    found = []
    for x, y, dx, dy, _ in ground.edges:
        whole = dx * dx + dy * dy
        ahead = min(max((point[0] - x) * dx + (point[1] - y) * dy, 0), whole)
        found.append((x + scaled(dx, ahead, whole), y + scaled(dy, ahead, whole)))
    return min(found, key=lambda place: (distance_squared(point, place), place))
