"""What threatens a place: which opponents could charge or shoot somebody there in their next turn. By public facts alone, and as far as one sees: they may yet
be stopped on the way. [D-46, D-63]"""

from __future__ import annotations

from walpurgis.engine.plane import INCH, TOLERANCE, Point, distance_squared, in_range

from .attacks import ARCANE_SIGHT
from .facts import NUMBERS
from .forces import forbidden
from .standing import line_to_point
from .state import Battlefield, Figure
from .values import abilities, has_proficiency, is_enchanted, reach, speed


def chargers(t: Battlefield, figure: Figure, place: Point) -> list[Figure]:
    """The opponents whose charge or surge could reach a figure on the ground at a place, in a straight line."""
    return [other for other in _free_to_act(t, figure) if other.status == "ground" and _could_charge(t, other, place)] if figure.status == "ground" else []


def _could_charge(t: Battlefield, other: Figure, place: Point) -> bool:
    far = rush_reach(t, other)
    return far > 0 and distance_squared(other.at, place) <= (2 * NUMBERS.base_radius + INCH * far + 2 * TOLERANCE) ** 2


def rush_reach(t: Battlefield, figure: Figure) -> int:
    """How far a figure charges or surges, in inches; 0 if it can do neither. [A-55, A-138]"""
    if "charge" in abilities(t, figure):
        return speed(t, figure)
    return speed(t, figure, half=True) if has_proficiency(t, figure, "surge") else 0


def shooters(t: Battlefield, figure: Figure, place: Point) -> list[Figure]:
    """The opponents that have a place within range and no blocked line to it, whichever way they look now: they may turn. Nobody shoots who is in contact.
    [A-65 to A-67, A-157]"""
    if forbidden(t, "ranged-combat"):
        return []
    unseen = "limited-invisibility" in abilities(t, figure)
    return [
        other
        for other in _free_to_act(t, figure)
        if other.printed.ranged is not None
        and in_range(other.at, place, reach(t, other))
        and "berserk" not in abilities(t, other)
        and (not unseen or is_enchanted(t, other, ARCANE_SIGHT))
        and not _is_engaged(t, other, figure, place)
        and not _is_out_of_sight(t, other, figure, place)
    ]


def _is_engaged(t: Battlefield, other: Figure, figure: Figure, place: Point) -> bool:
    """Whether an able opponent of the shooter touches it, the figure at its new place among them."""
    touching = (2 * NUMBERS.base_radius + TOLERANCE) ** 2
    if other.status == "air":
        return False
    if figure.status == "ground" and figure.is_able and distance_squared(other.at, place) <= touching:
        return True
    foes = (foe for foe in t.figures.values() if foe.status == "ground" and foe.id != figure.id and not t.are_friends(foe.seat, other.seat))
    return any(distance_squared(other.at, foe.at) <= touching and foe.is_able for foe in foes)


def _is_out_of_sight(t: Battlefield, other: Figure, figure: Figure, place: Point) -> bool:
    """The line of fire is blocked, or there is cover on it for somebody with Stealth. [A-67, A-147]"""
    if "air" in (figure.status, other.status):
        return False
    line = line_to_point(t, other, place, but=figure.id)
    return line.is_blocked or (line.is_hindered and "stealth" in abilities(t, figure))


def _free_to_act(t: Battlefield, figure: Figure) -> list[Figure]:
    """The able opponents without two tokens. [A-38]"""
    return [other for other in t.opponents(figure.seat) if other.is_able and other.tokens < NUMBERS.most_tokens]
