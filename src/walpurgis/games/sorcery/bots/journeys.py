"""Where a figure could go, and what that is worth: a few likely goals, measured as the crow flies. Which way leads there is another question."""

from __future__ import annotations

from collections.abc import Iterator
from math import isqrt

from walpurgis.engine.plane import INCH, Point, distance_squared, facing

from ..facts import NUMBERS
from ..state import Battlefield, Figure
from ..values import reach
from .lookout import TOUCH, Lookout, Stand
from .worth import CONTACT, gap

NEAREST = 3
"""This many opponents are considered as goals of a move."""


def journey_worth(lookout: Lookout, inches: int, *, meets: bool = True, level: str = "") -> float:
    """What the best of a few likely goals is worth, compared with staying."""
    return max((lookout.gain(stand) for stand in likely_goals(lookout, inches, meets=meets, level=level or lookout.figure.status)), default=0.0)


def likely_goals(lookout: Lookout, inches: int, *, meets: bool, level: str) -> list[Stand]:
    """Where it may want to go with so many inches."""
    far = inches * INCH
    return [*_goals(lookout.t, lookout.figure, far, meets, level), *(_company(lookout, far) if level == "ground" else ())]


def _company(lookout: Lookout, far: int) -> Iterator[Stand]:
    """Beside a friend with whom there is magic to be made."""
    return (beside(lookout.figure, friend.at) for friend, _ in lookout.company if TOUCH < gap(lookout.figure.at, friend.at, CONTACT) <= far)


def _goals(t: Battlefield, figure: Figure, far: int, meets: bool, level: str) -> Iterator[Stand]:
    """Towards each objective, into contact with the nearest opponents, and to where somebody comes into range."""
    foes = sorted(t.opponents(figure.seat), key=lambda f: (distance_squared(f.at, figure.at), f.id))
    look = foes[0].at if foes else figure.at
    for objective in t.objectives:
        end = towards(figure.at, objective.at, far, NUMBERS.base_radius + NUMBERS.objective_radius)
        yield Stand(end, facing(end, look, figure.facing), level)
    for foe in foes[:NEAREST]:
        if meets and level == "ground" and foe.status == "ground" and gap(figure.at, foe.at, CONTACT) <= far:
            yield beside(figure, foe.at)
        shooting = reach(t, figure) * INCH
        if shooting and isqrt(distance_squared(figure.at, foe.at)) > shooting:
            end = towards(figure.at, foe.at, far, shooting - 200)
            yield Stand(end, facing(end, foe.at, figure.facing), level)


def towards(start: Point, goal: Point, far: int, short_of: int) -> Point:
    """So far on the straight line to a goal, at most to where something stands before it."""
    whole = isqrt(distance_squared(start, goal))
    walked = max(0, min(far, whole - short_of))
    return (start[0] + (goal[0] - start[0]) * walked // whole, start[1] + (goal[1] - start[1]) * walked // whole) if whole else start


def beside(figure: Figure, goal: Point) -> Stand:
    end = towards(figure.at, goal, 1 << 40, CONTACT + 5)
    return Stand(end, facing(end, goal, figure.facing))


def turned_to(figure: Figure, look: Point) -> Stand:
    return Stand(figure.at, facing(figure.at, look, figure.facing), figure.status)
