"""Glyphs: where their elements may lie, and when they end. [S-60 to S-62, S-98, S-126 to S-130]

What a glyph does stands where the value is found that it changes.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from walpurgis.engine import Rule
from walpurgis.engine.ask import Place
from walpurgis.engine.plane import BEARINGS, TOLERANCE, Disc, Point, beside, overlap, presses, snapped, touch
from walpurgis.engine.question import spot

from .events.magic import GlyphLaid, GlyphWoke
from .facts import NUMBERS
from .lasting import end_working
from .options.magic import LayGlyph, LayGlyphAt, Spellwork
from .standing import disc, glyph_disc, is_near_glyph, kind_of, polygon_of, touches_glyph
from .state import Battlefield, Casting, Figure, Player, Working
from .wording import unit

SILENCE = "P22"
COMPASS = {"n": 12, "ne": 6, "e": 0, "se": 42, "s": 36, "sw": 30, "w": 24, "nw": 18}
"""The bearings of the compass, counted anticlockwise from the east."""


# The element ---------------------------------------------------------------------------------------------------------


def place_for(caster: Figure, point: Point) -> Point:
    """Where an element lies that is laid towards a point: pushed or pulled until it touches the caster's base. [S-60, D-40]"""
    return snapped(point, disc(caster), NUMBERS.glyph_radius, caster.facing)


def why_not_laid(t: Battlefield, caster: Figure, place: Point) -> Rule | None:
    """An element lies inside the battlefield, on no base, not in blocking terrain, and apart from all other elements. [S-62, S-126]"""
    element = Disc("", *place, NUMBERS.glyph_radius)
    if any(touch(element, glyph_disc(glyph)) for glyph in t.glyphs()):
        return "S-62"
    is_inside = all(element.radius <= at <= t.board - element.radius for at in place)
    is_on_a_base = any(f.status in ("ground", "captive") and overlap(element, disc(f)) for f in t.figures.values())
    return None if is_inside and not is_on_a_base and not _is_in_blocking_terrain(t, element) else "S-126"


def _is_in_blocking_terrain(t: Battlefield, element: Disc) -> bool:
    blocking = [polygon_of(feature) for feature in t.features if kind_of(t, feature) == "blocking"]
    return any(presses(element.at, element.at, ground, element.radius - TOLERANCE) for ground in blocking)


def has_room(t: Battlefield, caster: Figure) -> bool:
    """Whether somewhere around the caster an element can lie; looked for at 48 bearings. [S-126]"""
    return any(why_not_laid(t, caster, place) is None for place in _around(caster, range(len(BEARINGS))))


def _around(caster: Figure, bearings: range) -> Iterator[Point]:
    return (beside(disc(caster), BEARINGS[bearing], NUMBERS.glyph_radius) for bearing in bearings)


def _proposed(t: Battlefield, me: Player, casting: Casting) -> list[Place]:
    """The points of the compass; where none of them is free, every bearing."""
    caster = t.figures[casting.caster]
    compass = [Place(name, LayGlyph(name).say(), [beside(disc(caster), BEARINGS[bearing], NUMBERS.glyph_radius)]) for name, bearing in COMPASS.items()]
    if any(why_not_laid(t, caster, place.points[0]) is None for place in compass):
        return compass
    places = enumerate(_around(caster, range(len(BEARINGS))))
    return [Place(f"bearing-{n}", LayGlyphAt(_degrees(n)).say(), [place]) for n, place in places]


def _degrees(bearing: int) -> int:
    """A bearing in whole degrees, clockwise from the north.

    >>> _degrees(12), _degrees(0), _degrees(18)
    (0, 90, 315)
    """
    return (90 - bearing * 360 // len(BEARINGS)) % 360


def _why_not_there(t: Battlefield, me: Player, casting: Casting, points: list[Point]) -> Rule | None:
    caster = t.figures[casting.caster]
    return why_not_laid(t, caster, place_for(caster, points[0]))


def _about_glyph(t: Battlefield, me: Player, casting: Casting) -> Spellwork:
    return Spellwork(casting.spell)


class ForeseenGlyph(msgspec.Struct, frozen=True):
    """Where an element would lie, and which figures are as near to it as its text asks, by their ids; none for a glyph that works for its caster alone."""

    place: Point
    within: list[str]


def _foresee(t: Battlefield, me: Player, casting: Casting, points: list[Point]) -> ForeseenGlyph:
    """Where it would lie, and whom it would reach. [D-57, S-98]"""
    x, y = place = place_for(t.figures[casting.caster], points[0])
    glyph, near = Working("", casting.spell, casting.tome, casting.caster, casting.seat, x=x, y=y), casting.printed.within
    return ForeseenGlyph(place, [f.id for f in t.figures.values() if f.is_there and near and is_near_glyph(f, glyph, near)])


choose_place = spot("glyph", _proposed, forbids=_why_not_there, foresees=_foresee, rule="S-126", about=_about_glyph)


async def lay(t: Battlefield, casting: Casting) -> None:
    """Choose where the element lies. It works only after the counter window. [S-60, S-109]"""
    caster = t.figures[casting.caster]
    point, *_ = await choose_place(t, t.players[casting.seat], casting)
    casting.place = place_for(caster, point)


def tell_place(t: Battlefield, casting: Casting) -> None:
    x, y = casting.place
    t.tell(GlyphLaid, unit(t.figures[casting.caster]), casting.spell, x, y)


async def wake(t: Battlefield, casting: Casting) -> None:
    """The text of every glyph: from now on it works. [S-60]"""
    t.made += 1
    x, y = casting.place
    t.workings.append(Working(f"g{t.made}", casting.spell, casting.tome, casting.caster, casting.seat, x=x, y=y, mode=casting.mode))
    t.tell(GlyphWoke, casting.spell)


# While it lies there -------------------------------------------------------------------------------------------------


def is_silenced(t: Battlefield, figure: Figure) -> bool:
    """Whether an opponent's Glyph of Silence keeps a sorcerer from casting. [P-22, S-98, S-128, S-136]"""
    glyphs = [glyph for glyph in t.glyphs(SILENCE) if not t.are_friends(glyph.seat, figure.seat)]
    return any(is_near_glyph(figure, glyph, glyph.printed.within) for glyph in glyphs) and not figure.is_magic_immune


def test_glyphs(t: Battlefield) -> None:
    """At the beginning of every end phase all glyphs end whose caster does not touch them. [S-61, S-68, S-127, S-129]"""
    for glyph in [glyph for glyph in t.glyphs() if not touches_glyph(t.figures[glyph.caster], glyph)]:
        end_working(t, glyph)
