"""Named moves over open ground: turning in place, places to shoot from, out of danger, far away, and straight on. [D-46]"""

from __future__ import annotations

from collections.abc import Iterator

from walpurgis.engine.plane import INCH, Point, along, distance_squared, in_range, length

from .attacks import why_not_ranged_action, why_not_target
from .dangers import chargers, shooters
from .named_contact import Proposal, Says
from .odds import odds_against
from .options.moving import March, StayFacing
from .options.named import AimFrom, AimFromAfar, FallBack, Hide
from .scouting import Scout, Trip
from .state import Figure
from .values import reach
from .wording import Offered, inches, unit

FACED = 3
"""This many opponents are proposed to be faced."""
AIMED_AT = 6
"""This many opponents are aimed at, the nearest."""
MORE = 10
"""Mil by which a shooter stays within its range, so that rounding does not matter."""


def stays(scout: Scout) -> Iterator[Proposal]:
    """Turn in place towards the nearest opponents, or land where it is; nobody takes off only to stay."""
    if scout.manner.level == "air" != scout.figure.status:
        return
    for other in scout.opponents[:FACED]:
        trip = scout.trip([scout.figure.at], other.at)
        if trip is not None:
            yield Proposal(f"stay/{other.id}", trip, _say_stay(other))


def _say_stay(other: Figure) -> Says:
    return lambda: StayFacing(unit(other))


# Shooting ------------------------------------------------------------------------------------------------------------


def aims(scout: Scout) -> Iterator[Proposal]:
    """The nearest place from which it has a clear line to an opponent within range, facing it."""
    for other, found in _shots(scout):
        trip = _nearest_of(found)
        yield Proposal(f"aim:{other.id}", trip, _say_aim(scout, AimFrom, other, trip))


def _nearest_of(trips: list[Trip]) -> Trip:
    return min(trips, key=lambda trip: trip.length)


def afar(scout: Scout) -> Iterator[Proposal]:
    """The same at the greatest range, if that is another place; the shorter way, if two are as far."""
    for other, found in _shots(scout):
        trip = max(found, key=lambda trip: (distance_squared(trip.end, other.at), -trip.length))
        if trip.end != _nearest_of(found).end:
            yield Proposal(f"far:{other.id}", trip, _say_aim(scout, AimFromAfar, other, trip))


def _shots(scout: Scout) -> list[tuple[Figure, list[Trip]]]:
    """The opponents at which it could shoot after this movement, and from where."""
    if scout.shots is None:
        figure, t = scout.figure, scout.t
        can = why_not_ranged_action(t, figure, in_contact=True) is None and not figure.is_demoralized
        far = INCH * reach(t, figure) if can else 0
        near = [other for other in scout.opponents if in_range(other.at, figure.at, (far + scout.manner.longest) // INCH)] if far else []
        found = [(other, _places_to_shoot_from(scout, other, far)) for other in near[:AIMED_AT]]
        scout.shots = [(other, trips) for other, trips in found if trips]
    return scout.shots


def _places_to_shoot_from(scout: Scout, other: Figure, far: int) -> list[Trip]:
    """Where it is, straight towards or away from the opponent until it is just within range, and the places all around."""
    here, distance = scout.figure.at, length(scout.figure.at, other.at)
    edge = along(other.at, here, far - MORE, distance) if distance else here
    places = [here, edge, *(trip.end for trip in scout.lookouts)] if scout.manner.level == scout.figure.status else [edge, *(t.end for t in scout.lookouts)]
    return [trip for place in places if in_range(place, other.at, far // INCH) and (trip := _aimed(scout, place, other)) is not None]


def _aimed(scout: Scout, place: Point, other: Figure) -> Trip | None:
    """The way straight to a place from which nothing keeps it from shooting at an opponent."""
    if length(scout.figure.at, place) > scout.manner.longest:
        return None
    trip = scout.trip([place], other.at)
    if trip is None or trip.end != place or any(one.is_able for one in scout.met(trip)):
        return None
    return trip if why_not_target(scout.t, scout.ghost(trip), other, reach=reach(scout.t, scout.figure)) is None else None


def _say_aim(scout: Scout, kind: type[AimFrom | AimFromAfar], other: Figure, trip: Trip) -> Says:
    def says() -> Offered:
        odds = odds_against(scout.t, scout.ghost(trip), other, "ranged")
        cover = sum(modifier.amount for modifier in odds.defense.modifiers if modifier.name == "hindered")
        return kind(unit(other), inches(trip.length), inches(length(trip.end, other.at)), odds.needed, odds.percent, cover)

    return says


# Away from everybody -------------------------------------------------------------------------------------------------


def hiding_places(scout: Scout) -> Iterator[Proposal]:
    """The nearest place found where no opponent could shoot at it or charge it, if somebody could where it is."""
    feared = _dangers(scout, scout.figure, scout.figure.at)
    if not feared:
        return
    by_length = sorted(scout.lookouts, key=lambda trip: trip.length)
    trip = next((trip for trip in by_length if not scout.met(trip) and not _dangers(scout, scout.ghost(trip), trip.end)), None)
    if trip is not None:
        yield Proposal("hide", trip, _say_hide(feared, trip))


def _say_hide(feared: list[Figure], trip: Trip) -> Says:
    return lambda: Hide([unit(other) for other in feared], inches(trip.length))


def _dangers(scout: Scout, figure: Figure, place: Point) -> list[Figure]:
    charging, shooting = chargers(scout.t, figure, place), shooters(scout.t, figure, place)
    return [other for other in scout.opponents if other in charging or other in shooting]


def retreats(scout: Scout) -> Iterator[Proposal]:
    """The place found that is farthest from all opponents, if it is farther than where it is."""
    if not scout.opponents or not scout.lookouts:
        return
    best = max(scout.lookouts, key=lambda trip: (_nearest(scout, trip.end), -trip.length))
    far = _nearest(scout, best.end)
    if far > _nearest(scout, scout.figure.at):
        yield Proposal("back", best, lambda: FallBack(inches(best.length), inches(far)))


def _nearest(scout: Scout, place: Point) -> int:
    return min(length(place, other.at) for other in scout.opponents)


def marches(scout: Scout) -> Iterator[Proposal]:
    """Full speed in eight directions, or as many quarters of it as there is room for."""
    for heading, trip in scout.marches.items():
        yield Proposal(f"on:{heading}", trip, _say_march(heading, trip))


def _say_march(heading: str, trip: Trip) -> Says:
    return lambda: March(heading, inches(trip.length))
