"""Who stands where: bases and their contact, front and rear, the ground under a figure, lines of fire. It measures and decides nothing.

How somebody walks is in `moving.py`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple

from walpurgis.engine.plane import (
    Disc,
    Point,
    Polygon,
    along,
    blocks,
    crosses,
    distance_squared,
    in_front,
    in_range,
    inside,
    length,
    passes,
    rectangle,
    touch,
    within,
)

from .facts import NUMBERS
from .fields import PIECES
from .forces import beyond_is_hindered, clears_water
from .state import Battlefield, Feature, Figure, Objective, Tome, Working

CINDERS = "P24"
BURNING_GROUND = "b"
"""The mode in which Glyph of Cinders makes its surroundings hindering."""


# Bases ---------------------------------------------------------------------------------------------------------------


def disc(figure: Figure) -> Disc:
    """The base of a figure."""
    return Disc(figure.id, figure.x, figure.y, NUMBERS.base_radius)


def disc_at(figure: Figure, place: Point) -> Disc:
    """The base of a figure as if it stood somewhere else."""
    return Disc(figure.id, *place, NUMBERS.base_radius)


def glyph_disc(glyph: Working) -> Disc:
    """The element of a glyph."""
    return Disc(glyph.id, glyph.x, glyph.y, NUMBERS.glyph_radius)


def objective_disc(objective: Objective) -> Disc:
    return Disc(objective.id, objective.x, objective.y, NUMBERS.objective_radius)


def dropped_disc(tome: Tome) -> Disc:
    """A book on the ground."""
    return Disc(tome.id, tome.x, tome.y, NUMBERS.item_radius)


_CONTACT_SQUARED = (2 * NUMBERS.base_radius + 10) ** 2


def touches(one: Figure, other: Figure) -> bool:
    """Whether two figures are in base contact: both on the ground, and no captives. [A-42, A-81, A-145]"""
    return one.status == "ground" and other.status == "ground" and one is not other and distance_squared(one.at, other.at) <= _CONTACT_SQUARED


def touching(t: Battlefield, figure: Figure) -> list[Figure]:
    """All figures in base contact with a figure, friends and opponents."""
    return [other for other in t.figures.values() if touches(figure, other)] if figure.status == "ground" else []


def opponents_touching(t: Battlefield, figure: Figure, *, able: bool = False) -> list[Figure]:
    """The opposing figures in base contact; only the able ones, if so asked. [A-132]"""
    return [other for other in touching(t, figure) if not t.are_friends(figure.seat, other.seat) and (other.is_able or not able)]


def opponents_at(t: Battlefield, figure: Figure, place: Point) -> list[Figure]:
    """The opposing figures, able or not, that a figure would touch if it stood on the ground at a place. [A-132]"""
    return [
        other
        for other in t.figures.values()
        if other.status == "ground" and distance_squared(place, other.at) <= _CONTACT_SQUARED and not t.are_friends(figure.seat, other.seat)
    ]


def friends_touching(t: Battlefield, figure: Figure) -> list[Figure]:
    return [other for other in touching(t, figure) if t.are_friends(figure.seat, other.seat)]


def faces(figure: Figure, point: Point) -> bool:
    """Whether a point lies in the front arc of a figure. [A-43, D-36]"""
    return in_front(figure.at, figure.facing, point, figure.printed.arc)


def has_in_front_contact(figure: Figure, other: Figure) -> bool:
    """Whether a figure touches another with its front arc. [A-44, D-7]"""
    return touches(figure, other) and faces(figure, other.at)


def is_behind(attacker: Figure, target: Figure) -> bool:
    """Whether the attacker's centre lies in the target's rear arc. [A-60, D-7]"""
    return not faces(target, attacker.at)


def flank_of(figure: Figure, point: Point) -> Literal["front", "rear", "left", "right"]:
    """On which side of a figure, by its own facing, a point lies: front, rear, left or right, a quarter of a turn each."""
    x, y = point[0] - figure.x, point[1] - figure.y
    ahead, aside = figure.fx * x + figure.fy * y, figure.fx * y - figure.fy * x
    if abs(ahead) >= abs(aside):
        return "front" if ahead >= 0 else "rear"
    return "left" if aside > 0 else "right"


def are_within(one: Figure, other: Figure, inches: int) -> bool:
    """Whether the gap between two bases is at most this many inches, measured on the ground plan. [A-147, S-147]"""
    return within(disc(one), disc(other), inches)


def is_near_glyph(figure: Figure, glyph: Working, inches: int) -> bool:
    """Whether a base is within this many inches of the element of a glyph. [S-98]"""
    return within(disc(figure), glyph_disc(glyph), inches)


def touches_glyph(figure: Figure, glyph: Working) -> bool:
    """Whether a figure on the ground touches or stands on a glyph. [S-127]"""
    return figure.status == "ground" and touch(disc(figure), glyph_disc(glyph))


# The ground ----------------------------------------------------------------------------------------------------------


@lru_cache(256)
def _rectangle(name: str, left: int, bottom: int, right: int, top: int) -> Polygon:
    return rectangle(name, (left, bottom), (right, top))


def polygon_of(feature: Feature) -> Polygon:
    """A piece of terrain as a piece of ground."""
    return _rectangle(feature.id, feature.left, feature.bottom, feature.right, feature.top)


def kind_of(t: Battlefield, feature: Feature) -> str:
    """What a piece is now: a broken wall is hindering, frozen water is clear. [A-95, Cold Snap]"""
    kind = PIECES[feature.piece].kind
    if kind == "constructed":
        return "blocking" if feature.structure > 0 else "hindering"
    return "clear" if kind == "water" and clears_water(t) else kind


def ground_at(t: Battlefield, place: Point, figure: Figure | None = None) -> list[str]:
    """The kinds of all terrain at a place, its border included, as it is for a figure. [A-180]"""
    kinds = [kind_of(t, feature) for feature in t.features if inside(place, polygon_of(feature))]
    return [*kinds, *("hindering" for area in burning(t, figure) if distance_squared(area.at, place) <= area.radius**2)]


def burning(t: Battlefield, figure: Figure | None = None) -> list[Disc]:
    """The round areas that Glyph of Cinders makes hindering for a figure. A magic-immune one takes no notice of a glyph. [A-204, S-98, S-136, P-24]"""
    glyphs = [glyph for glyph in t.glyphs(CINDERS) if glyph.mode == BURNING_GROUND]
    if not glyphs or (figure is not None and figure.is_magic_immune):
        return []
    return [Disc(glyph.id, glyph.x, glyph.y, glyph.printed.within * 1000 + NUMBERS.glyph_radius) for glyph in glyphs]


def is_elevated(t: Battlefield, place: Point) -> bool:
    return "elevated" in ground_at(t, place)


# Lines of fire -------------------------------------------------------------------------------------------------------


class Line(NamedTuple):
    """A line of fire: what blocks it, and what hinders or conceals."""

    blocked_by: tuple[str, ...] = ()
    """Figures and pieces of terrain, by their ids."""
    hindered_by: tuple[str, ...] = ()

    @property
    def is_blocked(self) -> bool:
        return bool(self.blocked_by)

    @property
    def is_hindered(self) -> bool:
        return bool(self.hindered_by)


CLEAR = Line()


def line_between(t: Battlefield, shooter: Figure, target: Figure, start: Point | None = None) -> Line:
    """The line of fire between two figures, perhaps as if the shooter stood somewhere else. Arc and range are not looked at. [A-67, A-68, A-93, A-147]"""
    if "air" in (shooter.status, target.status):
        return CLEAR
    return line_to_point(t, shooter, target.at, start, but=target.id)


def line_to_point(t: Battlefield, shooter: Figure, end: Point, start: Point | None = None, but: str = "") -> Line:
    """The line of fire to a point on the ground, which is where `but`, a figure or a piece of terrain, stands: that never blocks it. What burns on the way is
    cover for the target, so it is none for an immune one."""
    start = shooter.at if start is None else start
    high = is_elevated(t, start) or is_elevated(t, end)
    blocked = [
        other.id
        for other in t.figures.values()
        if other.status in ("ground", "captive")
        and other.id not in (shooter.id, but)
        and blocks(disc(other), start, end)
        and (not high or is_elevated(t, other.at))
    ]
    hindered: list[str] = []
    for feature in t.features:
        kind = kind_of(t, feature)
        if kind in ("clear", "water") or feature.id == but:
            continue
        ground = polygon_of(feature)
        if kind == "blocking" or (kind == "elevated" and not high):
            if crosses(start, end, ground):
                blocked.append(feature.id)
        elif (kind == "concealing" or (kind == "hindering" and not high)) and crosses(start, end, ground, NUMBERS.base_radius):
            hindered.append(feature.id)
    if not high:
        hindered += [area.name for area in burning(t, t.figures.get(but)) if _crosses_disc(area, start, end)]
        far = beyond_is_hindered(t)
        if far and not in_range(start, end, far[0]):
            hindered.append(far[1])
    return Line(tuple(blocked), tuple(hindered))


def _crosses_disc(area: Disc, start: Point, end: Point) -> bool:
    """Whether a line runs through a round area; the part over the shooter's own base is left out. [A-68]"""
    whole = length(start, end)
    return whole > NUMBERS.base_radius and passes(area.at, along(start, end, NUMBERS.base_radius, whole), end, area.radius)
