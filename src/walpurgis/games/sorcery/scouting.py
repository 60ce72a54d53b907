"""Looking for ways: a `Scout` tries where a figure could go in one movement, and keeps what it found for all named moves. [D-46, D-47]"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from walpurgis.engine.detour import Surroundings, surroundings
from walpurgis.engine.plane import BEARINGS, LONG, Disc, Point, Vector, along, beside, distance_squared, fan, length, scaled, touch

from .arriving import nearest_opponents
from .facts import NUMBERS
from .odds import as_if
from .standing import disc, disc_at, opponents_at
from .state import Battlefield, Figure, Player
from .ways import Manner, Way, settled, why_not_settled

HEADINGS = {"n": 12, "ne": 6, "e": 0, "se": 42, "s": 36, "sw": 30, "w": 24, "nw": 18}
"""The bearings of the eight directions, counted anticlockwise from the east."""
BETWEEN = (3, 9, 15, 21, 27, 33, 39, 45)
"""The bearings halfway between them."""
QUARTERS = (4, 3, 2, 1)
"""Full speed, or else this many quarters of it."""
AROUND = 3
"""Bearings between two places that are tried beside something."""


class Trip(NamedTuple):
    """A way that nothing forbids: the answer, and what it does."""

    points: tuple[Point, ...]
    way: Way

    @property
    def end(self) -> Point:
        return self.way.walk.end

    @property
    def length(self) -> int:
        return self.way.walk.length


class Scout:
    """Where one figure could go in one movement."""

    def __init__(self, t: Battlefield, me: Player, figure: Figure, manner: Manner) -> None:
        self.t, self.me, self.figure, self.manner = t, me, figure, manner
        self.opponents = nearest_opponents(t, figure)
        self.shots: list[tuple[Figure, list[Trip]]] | None = None
        """At whom it could shoot and from where, once that is looked for."""

    @cached_property
    def surroundings(self) -> Surroundings:
        return surroundings(disc(self.figure), self.manner.ground, self.manner.longest)

    @property
    def goes_straight(self) -> bool:
        """Whether no way round is looked for: who flies needs none, and for a formation only the leader's room would be known."""
        return self.manner.flies or bool(self.manner.others)

    def look_from(self, place: Point) -> Point:
        """Where to look when nothing is aimed at: the nearest opponent; without any, straight on. [D-47]"""
        others = sorted((distance_squared(other.at, place), other.id, other.at) for other in self.opponents)
        return others[0][2] if others else place

    def ghost(self, trip: Trip) -> Figure:
        """The figure as if it had made a trip."""
        figure = as_if(self.figure, trip.end, trip.way.facing)
        figure.status = self.manner.level
        return figure

    # Ways to places --------------------------------------------------------------------------------------------------

    def trip(self, places: Sequence[Point], look: Point | None = None) -> Trip | None:
        """The trip over these places, if nothing forbids it."""
        points = (*places, look if look is not None else self.look_from(places[-1]))
        way = settled(self.t, self.figure, self.manner, points)
        return Trip(points, way) if why_not_settled(self.t, self.figure, self.manner, way) is None else None

    def to(self, place: Point, look: Point | None = None) -> Trip | None:
        """The shortest way to a place: straight, or round what is in the way."""
        if length(self.figure.at, place) > self.manner.longest:
            return None
        places = [place] if self.goes_straight else self.surroundings.way_to(place)
        return None if places is None else self.trip(places, look)

    def towards(self, goal: Point) -> Trip | None:
        """As near to a goal as one gets: straight, or after a bend."""
        starts: list[tuple[int, list[Point]]] = [(0, [])] if self.goes_straight else [(0, []), *self.surroundings.reached()]
        ways = [(self._on(walked, places[-1] if places else self.figure.at, goal), places) for walked, places in starts if len(places) < 6]
        for place, places in sorted(ways, key=lambda way: (distance_squared(way[0], goal), len(way[1]))):
            trip = self.trip([*places, place])
            if trip is not None and distance_squared(trip.end, goal) < distance_squared(self.figure.at, goal):
                return trip
        return None

    def _on(self, walked: int, here: Point, goal: Point) -> Point:
        """Where one is who goes on straight towards a goal as far as the speed allows."""
        far, left = length(here, goal), self.manner.longest - walked
        return goal if far <= left else along(here, goal, left, far)

    def beside(self, base: Disc, *, alone: bool = False) -> Trip | None:
        """The nearest place found that touches something, from the figure's side on; with no opponent there, if it is to be alone."""
        direction = self.figure.x - base.x, self.figure.y - base.y
        for directions in both_ways(direction, widest=24):
            trips = [trip for one in directions if (trip := self.to(beside(base, one, NUMBERS.base_radius))) is not None]
            fit = [trip for trip in trips if self.touches(trip, base) and not (alone and self.met(trip))]
            if fit:
                return min(fit, key=lambda trip: trip.length)
        return None

    # What is there ---------------------------------------------------------------------------------------------------

    def touches(self, trip: Trip, base: Disc) -> bool:
        return touch(disc_at(self.figure, trip.end), base)

    def met(self, trip: Trip) -> list[Figure]:
        """The opposing figures touched at the end of a trip."""
        return opponents_at(self.t, self.figure, trip.end) if self.manner.level == "ground" else []

    # Open ground -----------------------------------------------------------------------------------------------------

    @cached_property
    def marches(self) -> dict[str, Trip]:
        """Full speed in each of the eight directions, or as many quarters of it as there is room for."""
        found = {}
        for heading, bearing in HEADINGS.items():
            trip = next((trip for part in QUARTERS if (trip := self.straight_on(bearing, part)) is not None), None)
            if trip is not None:
                found[heading] = trip
        return found

    @cached_property
    def lookouts(self) -> list[Trip]:
        """Places all around that can be reached: at full speed every 22.5 degrees, and at half speed every 45."""
        between = [self.straight_on(bearing, QUARTERS[0]) for bearing in BETWEEN]
        halves = [self.straight_on(bearing, QUARTERS[2]) for bearing in HEADINGS.values()]
        return [*self.marches.values(), *(trip for trip in (*between, *halves) if trip is not None)]

    def straight_on(self, bearing: int, quarters: int) -> Trip | None:
        far = self.manner.longest * quarters // QUARTERS[0]
        dx, dy = BEARINGS[bearing]
        return self.trip([(self.figure.x + scaled(dx, far, LONG), self.figure.y + scaled(dy, far, LONG))]) if far else None


def both_ways(direction: Vector, widest: int) -> Iterator[list[Vector]]:
    """A direction; then pairs of directions to both sides of it, ever farther from it."""
    first, *others = fan(direction, AROUND, widest)
    yield [first]
    for left, right in zip(others[::2], others[1::2], strict=True):
        yield [left, right]
