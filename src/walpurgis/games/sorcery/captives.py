"""Captives are led along: where a captive is put when its captor has moved or turned, and what happens at home. [A-82, A-83, A-171, D-43]

Taking captives is in `closing.py`, setting them free in `harm.py`.
"""

from __future__ import annotations

from walpurgis.engine.plane import Point, Vector, beside, fan, in_front
from walpurgis.engine.walk import Ground, place_fault

from .events.moving import BroughtHome
from .facts import NUMBERS
from .fields import deployment_area
from .harm import after_losing
from .standing import disc_at
from .state import Battlefield, Figure
from .wording import unit

APART = 2
"""Bearings of 7.5 degrees between two places that are tried."""
WIDEST = 22
"""The farthest bearing from straight behind; what lies in the front arc is left out."""


def place_for_captive(t: Battlefield, captor: Figure, captive: Figure, end: Point, faces: Vector, ground: Ground) -> Point | None:
    """Where a captive stands whose captor ends somewhere: straight behind it, or else at the nearest multiple of 15 degrees within the rear arc, the left side
    first; None if there is no room. Whoever stays as it was keeps its captive where it is. [A-171, D-43]"""
    if end == captor.at and faces == captor.facing:
        return captive.at
    behind = -faces[0], -faces[1]
    for direction in fan(behind, APART, WIDEST, anticlockwise_first=False):
        place = beside(disc_at(captor, end), direction, NUMBERS.base_radius)
        if not in_front(end, faces, place, captor.printed.arc) and place_fault(disc_at(captive, place), ground) is None:
            return place
    return None


def is_home(t: Battlefield, captor: Figure, end: Point) -> bool:
    """Whether a captor that moves here is in its own deployment area. [A-83]"""
    return deployment_area(t.board, t.players[captor.seat].edge).holds(end)


def lead(t: Battlefield, captor: Figure, place: Point | None, *, moved: bool) -> None:
    """A captor has moved or turned: its captive is put to its place, or is removed where a movement brought it home. [A-82, A-83, A-129, A-172]"""
    captive = t.captive_of(captor)
    if captive is None:
        return
    if moved and is_home(t, captor, captor.at):
        captive.status, captive.captor = "gone", ""
        t.tell(BroughtHome, unit(captor), unit(captive))
        after_losing(t, [captive])
    elif place is not None:
        captive.put(place)
