"""Walking on open ground: where a path of places really ends, and what is wrong with it. Whole numbers only; which discs stop or block, the game says.

`settle` cuts a path where the walker must stop: at contact, at a border. What comes out, a `Walk`, is what a rule judges (`walk_fault`), shows and carries out:
nothing is computed a second time, and settling it again changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import isqrt
from typing import Literal, TypeAlias

import msgspec

from .plane import SNUG, TOLERANCE, Disc, Point, Polygon, along, apart, depth, distance_squared, inside, length, passes, presses, stretch, well_inside

MOST_PLACES = 6
SKIN = 3
"""A way that gets no deeper than this many mil into a piece of ground, on the way to an end just inside, runs along its border."""


class Ground(msgspec.Struct, frozen=True, gc=False):
    """A board from (0, 0) on, and what lies on it for one walker. The walker himself, found by his name, is never in his own way."""

    width: int
    height: int
    blocking: tuple[Disc, ...] = ()
    """Nobody walks over these."""
    stopping: tuple[Disc, ...] = ()
    """Whoever comes into contact with one of these stops, unless he touched it from the start. Those that block as well are in both lists."""
    walls: tuple[Polygon, ...] = ()
    """Nobody walks over these either."""
    entered: tuple[Polygon, ...] = ()
    """A walker whose centre enters one of these stops one mil inside."""
    crossed: tuple[Polygon, ...] = ()
    """A walker whose centre enters or leaves one of these stops one mil behind the border."""
    round_entered: tuple[Disc, ...] = ()
    """Round pieces of ground: a walker whose centre enters one of these stops one mil inside."""


class Walk(msgspec.Struct, frozen=True, gc=False):
    """What a path of places really does."""

    path: tuple[Point, ...]
    """The start, then every place up to the end."""
    length: int
    contact: tuple[str, ...] = ()
    """The discs at which it was stopped."""
    terrain: tuple[str, ...] = ()
    """The pieces of ground at whose border it was stopped."""

    @property
    def end(self) -> Point:
        """Where the walker stands afterwards."""
        return self.path[-1]


FaultKind: TypeAlias = Literal["places", "start", "board", "disc", "wall", "length"]


class Fault(msgspec.Struct, frozen=True, gc=False):
    """Why somebody cannot walk or stand like that: how many places there are, one at the start, the edge of the board, a disc, a wall, or the length."""

    kind: FaultKind
    names: tuple[str, ...] = ()
    """The discs or walls it is about, sorted."""


# Settling ------------------------------------------------------------------------------------------------------------


class _Member:
    """One of those who walk: how far from the leader, the discs that can stop it, and the pieces of ground by the side of the border on which it is."""

    def __init__(self, disc: Disc, leader: Disc, ground: Ground, walking: tuple[str, ...]) -> None:
        self.x, self.y = disc.x - leader.x, disc.y - leader.y
        self.discs = [
            (other.x, other.y, disc.radius + other.radius, other.name)
            for other in ground.stopping
            if (disc.x - other.x) ** 2 + (disc.y - other.y) ** 2 > (disc.radius + other.radius + TOLERANCE) ** 2 and other.name not in walking
        ]
        self.outside: list[Polygon] = []
        self.in_entered: list[Polygon] = []
        self.in_crossed: list[Polygon] = []
        for ground_kind, within in (ground.entered, self.in_entered), (ground.crossed, self.in_crossed):
            for piece in ground_kind:
                (within if inside(disc.at, piece) else self.outside).append(piece)
        self.outside_round = [area for area in ground.round_entered if not _inside_round(disc.at, area)]
        self.in_round = [area for area in ground.round_entered if _inside_round(disc.at, area)]

    def went(self, end: Point) -> None:
        """A straight line was walked to its end. Whoever has left a piece of ground can enter it again; from its very border he has not left it."""
        if self.in_entered:
            place = end[0] + self.x, end[1] + self.y
            self.outside += [piece for piece in self.in_entered if not inside(place, piece)]
            self.in_entered = [piece for piece in self.in_entered if inside(place, piece)]
        if self.in_round:
            place = end[0] + self.x, end[1] + self.y
            self.outside_round += [area for area in self.in_round if not _inside_round(place, area)]
            self.in_round = [area for area in self.in_round if _inside_round(place, area)]


def settle(walker: Disc, places: Sequence[Point], ground: Ground, others: Sequence[Disc] = ()) -> Walk:
    """What walking over these places does: the walker stops where he first must. Others, in formation, keep step: the first to be stopped stops all."""
    together = (walker, *others)
    walking = tuple(disc.name for disc in together)
    members = [_Member(disc, walker, ground, walking) for disc in together]
    path, walked = [walker.at], 0
    for place in places:
        end, contact, terrain = _cut(members, path[-1], place)
        walked += length(path[-1], end)
        path.append(end)
        if contact or terrain:
            return Walk(tuple(path), walked, tuple(sorted(contact)), tuple(sorted(terrain)))
        for member in members:
            member.went(end)
    return Walk(tuple(path), walked)


def _cut(members: list[_Member], start: Point, end: Point) -> tuple[Point, list[str], list[str]]:
    """The end of a straight line after all stops, and the names of the discs and pieces of ground that stop there.

    Rounding bends a line that is cut by less than a mil, so it may stop a little earlier again: it is cut until it stays.
    """
    while True:
        steps = length(start, end)
        stops = [stop for member in members for stop in _stops(member, start, end, steps)] if steps else []
        if not stops:
            return end, [], []
        first = min(step for step, _, _ in stops)
        stopped = along(start, end, first, steps)
        if stopped == end:
            here = [(disc, piece) for step, disc, piece in stops if along(start, end, step, steps) == end]
            return end, [disc for disc, _ in here if disc], [piece for _, piece in here if piece]
        end = stopped


def _stops(member: _Member, start: Point, end: Point, steps: int) -> list[tuple[int, str, str]]:
    """Where a member must stop on a straight line of the leader: the step, and the disc or the piece of ground."""
    (ax, ay), (bx, by) = start, end
    if member.x or member.y:
        ax, ay, bx, by = ax + member.x, ay + member.y, bx + member.x, by + member.y
    low_x, high_x = (ax, bx) if ax < bx else (bx, ax)
    low_y, high_y = (ay, by) if ay < by else (by, ay)
    stops: list[tuple[int, str, str]] = []
    for x, y, near, name in member.discs:
        reach = near + TOLERANCE
        if low_x - reach <= x <= high_x + reach and low_y - reach <= y <= high_y + reach:
            step = _contact((ax, ay), (bx, by), steps, (x, y), near)
            if step is not None:
                stops.append((step, name, ""))
    for piece in member.outside:
        if not apart((ax, ay), (bx, by), piece.box):
            step = _entering((ax, ay), (bx, by), steps, piece)
            if step is not None:
                stops.append((step, "", piece.name))
    for area in member.outside_round:
        step = _entering_round((ax, ay), (bx, by), steps, area)
        if step is not None:
            stops.append((step, "", area.name))
    for piece in member.in_crossed:
        step = _leaving((ax, ay), (bx, by), steps, piece)
        if step is not None:
            stops.append((step, "", piece.name))
    return stops


def _contact(start: Point, end: Point, steps: int, centre: Point, near: int) -> int | None:
    """The first step at which the gap to a disc is at most 5 mil; if it never gets so small, the step of the smallest gap, if that is contact.

    `near` is the distance of the centres at which nothing is between the discs. Up to the nearest point the distance only shrinks, so halving finds the step.
    """
    wx, wy = centre[0] - start[0], centre[1] - start[1]
    ux, uy = end[0] - start[0], end[1] - start[1]
    ahead, whole = wx * ux + wy * uy, ux * ux + uy * uy
    if ahead <= 0:
        return None
    touching, last = (near + TOLERANCE) ** 2, distance_squared(end, centre)
    if last > touching and (ahead >= whole or (ux * wy - uy * wx) ** 2 > touching * whole):
        return None
    if ahead >= whole and last > (near + SNUG - 1) ** 2:
        return steps  # an end at the right gap, to a mil, stays the end
    nearest = steps if ahead >= whole else (2 * ahead * steps + whole) // (2 * whole)
    snug = ((near + SNUG) * steps) ** 2
    wx, wy = wx * steps, wy * steps  # exact places, not rounded ones

    def is_snug(step: int) -> bool:
        return (wx - ux * step) ** 2 + (wy - uy * step) ** 2 <= snug

    if is_snug(nearest):
        return _first(is_snug, nearest)
    least = distance_squared(along(start, end, nearest, steps), centre)
    if last <= touching and last - least <= 2 * isqrt(least):
        return steps  # where it is smallest the gap hardly changes: an end that is as near, to a mil, stays the end
    return nearest if least <= touching else None


def _entering(start: Point, end: Point, steps: int, piece: Polygon) -> int | None:
    """The first step inside a piece of ground, for somebody who comes from outside or from its border. An end just inside stays the end, unless the way there
    leads through the piece."""

    def is_in(step: int) -> bool:
        return well_inside(along(start, end, step, steps), piece)

    found = stretch(start, end, piece, shrunk=1)
    if found is None:
        return steps if depth(end, piece) == 1 else None
    enter, over, leave, under = found
    first = -(-enter * steps // over)
    if depth(end, piece) == 1 and depth(along(start, end, (first + steps) // 2, steps), piece) <= SKIN:
        return steps
    for step in range(first, leave * steps // under + 1):
        if is_in(step):
            return _first(is_in, step)
    return None


def _inside_round(point: Point, area: Disc) -> bool:
    """Whether a point is inside a round piece of ground or on its border."""
    return distance_squared(point, area.at) <= area.radius**2


def _entering_round(start: Point, end: Point, steps: int, area: Disc) -> int | None:
    """The first step inside a round piece of ground; as above, an end just inside stays the end. Up to the nearest point the distance only shrinks."""
    wx, wy = area.x - start[0], area.y - start[1]
    ux, uy = end[0] - start[0], end[1] - start[1]
    ahead, whole = wx * ux + wy * uy, ux * ux + uy * uy
    if ahead <= 0:
        return None
    border, last = area.radius**2, distance_squared(end, area.at)
    nearest = steps if ahead >= whole else (2 * ahead * steps + whole) // (2 * whole)
    least = distance_squared(along(start, end, nearest, steps), area.at)
    if (area.radius - 1) ** 2 <= last < border and least >= (area.radius - SKIN) ** 2:
        return steps

    def is_in(step: int) -> bool:
        return distance_squared(along(start, end, step, steps), area.at) < border

    return _first(is_in, nearest) if least < border else None


def _leaving(start: Point, end: Point, steps: int, piece: Polygon) -> int | None:
    """The first step outside a piece of ground, for somebody who comes from inside or from its border. An end just outside stays the end."""
    deep = depth(end, piece)
    if deep >= -1:
        return steps if deep == -1 else None

    def is_out(step: int) -> bool:
        return not inside(along(start, end, step, steps), piece)

    found = stretch(start, end, piece, shrunk=-1)
    if found is None:
        return steps
    _, _, leave, under = found
    step = min(-(-leave * steps // under), steps)
    return _first(is_out, step if is_out(step) else steps)


def _first(holds: Callable[[int], bool], step: int) -> int:
    """The step at which something that holds at this step, and did not at the start, began to hold. It is near: back by 1, 2, 4 and so on, then by halving."""
    back = 1
    while step > back and holds(step - back):
        step, back = step - back, back * 2
    before = max(0, step - back)
    while step - before > 1:
        middle = (before + step) // 2
        if holds(middle):
            step = middle
        else:
            before = middle
    return step


# Judging -------------------------------------------------------------------------------------------------------------


def form_fault(start: Point, places: Sequence[Point]) -> Fault | None:
    """What is wrong with a path before anything is measured: a walk has 1 to 6 places, and only a walker who just turns stays at the start."""
    if not 1 <= len(places) <= MOST_PLACES:
        return Fault("places")
    return Fault("start") if places[0] == start and len(places) > 1 else None


def walk_fault(walker: Disc, walk: Walk, ground: Ground, longest: int, others: Sequence[Disc] = ()) -> Fault | None:
    """What is wrong with a settled walk of at most this many mil: it leaves the board, runs over a disc or a wall, or is too long.

    The first line with a fault counts, and on it the board before the discs before the walls.
    """
    together = (walker, *others)
    walking = [disc.name for disc in together]
    for start, end in pairwise(walk.path):
        for disc in together:
            x, y = disc.x - walker.x, disc.y - walker.y
            fault = _line_fault((start[0] + x, start[1] + y), (end[0] + x, end[1] + y), disc.radius, ground, walking)
            if fault is not None:
                return fault
    return Fault("length") if walk.length > longest + TOLERANCE else None


def place_fault(disc: Disc, ground: Ground) -> Fault | None:
    """Why something cannot stand at its place: it is not wholly on the board, or it overlaps a disc or a wall."""
    return _line_fault(disc.at, disc.at, disc.radius, ground, [disc.name])


def _line_fault(start: Point, end: Point, radius: int, ground: Ground, walking: list[str]) -> Fault | None:
    """What is wrong with moving straight from start to end, boxes first: most things are nowhere near."""
    (ax, ay), (bx, by) = start, end
    low_x, high_x = (ax, bx) if ax < bx else (bx, ax)
    low_y, high_y = (ay, by) if ay < by else (by, ay)
    if low_x < radius or low_y < radius or high_x > ground.width - radius or high_y > ground.height - radius:
        return Fault("board")
    margin = radius - TOLERANCE
    low_x, high_x, low_y, high_y = low_x - margin, high_x + margin, low_y - margin, high_y + margin
    in_the_way = [
        disc.name
        for disc in ground.blocking
        if low_x < disc.x + disc.radius
        and high_x > disc.x - disc.radius
        and low_y < disc.y + disc.radius
        and high_y > disc.y - disc.radius
        and passes(disc.at, start, end, margin + disc.radius)
        and disc.name not in walking
    ]
    if in_the_way:
        return Fault("disc", tuple(sorted(in_the_way)))
    walls = [wall.name for wall in ground.walls if presses(start, end, wall, margin)]
    return Fault("wall", tuple(sorted(walls))) if walls else None
