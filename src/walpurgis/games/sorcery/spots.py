"""Places with names for questions about open ground, so that bots, terminals and keyboards have a list to choose from: the same list for everybody, as seen
from one's own edge. [D-46]"""

from __future__ import annotations

from collections.abc import Iterable

from walpurgis.engine.ask import Place
from walpurgis.engine.plane import Point, distance_squared

from .fields import Side
from .options.setup import AtSpot
from .wording import inches

MOST = 48
"""This many places are proposed at most."""


def seen_from(edge: Side, board: int, across: int, deep: int) -> Point:
    """A point given as a player sees it: so far from the left, so far from one's own edge. What one player sees turns into what another sees.

    >>> seen_from("north", 36_000, 8_000, 3_000), seen_from("west", 36_000, 8_000, 3_000)
    ((28000, 33000), (3000, 28000))
    """
    points: dict[Side, Point] = {
        "south": (across, deep),
        "west": (deep, board - across),
        "north": (board - across, board - deep),
        "east": (board - deep, across),
    }
    return points[edge]


def spread(points: Iterable[Point], apart: int) -> list[Point]:
    """The first of these points, and each further one that is not too near to those before. If there is any point, there is one in the list."""
    kept: list[Point] = []
    for point in points:
        if all(distance_squared(point, other) >= apart**2 for other in kept):
            kept.append(point)
            if len(kept) == MOST:
                break
    return kept


def at_spot(point: Point, *more: Point) -> Place:
    """A place that is named by where it is; what else belongs to the answer follows."""
    across, up = inches(point[0]), inches(point[1])
    return Place(f"at:{across},{up}", AtSpot(across, up).say(), [point, *more])
