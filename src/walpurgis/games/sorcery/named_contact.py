"""Named moves into contact: with opponents, with friends, with objectives, dropped books and glyphs. [D-46]"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import isqrt
from typing import NamedTuple, Protocol

from walpurgis.engine.plane import SNUG, Disc, Point, Vector, beside, distance_squared, length, scaled, touch

from .dials import may_be_healed
from .facts import NUMBERS
from .odds import odds_against
from .options.named import (
    ApproachObjective,
    ContestObjective,
    HoldObjective,
    JoinCaster,
    JoinHelper,
    JoinToCast,
    JoinToHelp,
    KeepGlyph,
    Meet,
    MeetTwo,
    ReachBook,
)
from .scouting import Scout, Trip, both_ways
from .spells import SPELLS
from .standing import disc, dropped_disc, glyph_disc, objective_disc, touches, touches_glyph
from .state import Battlefield, Figure, Objective, Player
from .values import abilities, has_power
from .victory import holds
from .wording import Offered, inches, unit

AIDS = ("healing", "magic-healing", "defend", "magic-enhancement")
SIPHON = "siphon-energy"
AIDED = 6
"""This many friends are looked at, the nearest."""


class Says(Protocol):
    """How a proposal is said, if it is made."""

    def __call__(self) -> Offered: ...


class Proposal(NamedTuple):
    """A way under a name. What is said of it is found only if it is proposed."""

    key: str
    trip: Trip
    says: Says


# Opponents -----------------------------------------------------------------------------------------------------------


def hits(scout: Scout) -> Iterator[Proposal]:
    """Contact with each opponent within reach, at the reachable bearing nearest to each of its sides. Double-time meets nobody. [A-136]"""
    for other in within_reach(scout):
        tried: dict[Vector, Trip | None] = {}
        for flank, direction in flanks(other).items():
            trip = _to_flank(scout, other, direction, tried)
            if trip is not None:
                yield Proposal(f"hit:{other.id}/{flank}", trip, _say_hit(scout, other, flank, trip))


def within_reach(scout: Scout) -> list[Figure]:
    """The opponents on the ground whose base is no farther than the movement."""
    if scout.manner.level == "air" or "A-136" in scout.manner.ends:
        return []
    far = scout.manner.longest + 2 * NUMBERS.base_radius + SNUG
    return [other for other in scout.opponents if other.status == "ground" and distance_squared(other.at, scout.figure.at) <= far**2]


def flanks(other: Figure) -> dict[str, Vector]:
    """The sides of a figure by its own facing."""
    x, y = other.facing
    return {"front": (x, y), "rear": (-x, -y), "left": (-y, x), "right": (y, -x)}


def _to_flank(scout: Scout, other: Figure, direction: Vector, tried: dict[Vector, Trip | None]) -> Trip | None:
    """The way to the bearing nearest to a side, up to halfway to the next; of two equally near the shorter way."""
    for directions in both_ways(direction, widest=6):
        for one in directions:
            if one not in tried:
                trip = scout.to(beside(disc(other), one, NUMBERS.base_radius), other.at)
                tried[one] = trip if trip is not None and other in scout.met(trip) else None
        fit = [trip for one in directions if (trip := tried[one]) is not None]
        if fit:
            return min(fit, key=lambda trip: trip.length)
    return None


def _say_hit(scout: Scout, other: Figure, flank: str, trip: Trip) -> Says:
    def says() -> Offered:
        odds = odds_against(scout.t, scout.ghost(trip), other, "close")
        also = [unit(one) for one in scout.met(trip) if one is not other]
        return Meet(unit(other), flank, inches(trip.length), odds.needed, odds.percent, also)

    return says


def pairs(scout: Scout) -> Iterator[Proposal]:
    """Contact with two opponents at once, by the shorter way."""
    for one, other in combinations(within_reach(scout), 2):
        trips = [trip for place in between(one, other) if (trip := scout.to(place, one.at)) is not None]
        fit = [trip for trip in trips if one in (met := scout.met(trip)) and other in met]
        if fit:
            trip = min(fit, key=lambda trip: trip.length)
            yield Proposal(f"pair:{one.id}+{other.id}", trip, _say_pair(scout, one, other, trip))


def between(one: Figure, other: Figure) -> list[Point]:
    """The two places from which a base touches both; none if they are too far apart."""
    near, far = 2 * NUMBERS.base_radius + SNUG, length(one.at, other.at)
    if not far or far > 2 * near:
        return []
    aside = isqrt(4 * near**2 - far**2)  # twice as far as the place is from the line between them
    dx, dy = other.x - one.x, other.y - one.y
    off_x, off_y = scaled(dy, aside, far), scaled(-dx, aside, far)
    return [(one.x + scaled(dx + sign * off_x, 1, 2), one.y + scaled(dy + sign * off_y, 1, 2)) for sign in (1, -1)]


def _say_pair(scout: Scout, one: Figure, other: Figure, trip: Trip) -> Says:
    def says() -> Offered:
        odds = odds_against(scout.t, scout.ghost(trip), one, "close")
        also = [unit(third) for third in scout.met(trip) if third not in (one, other)]
        return MeetTwo(unit(one), unit(other), inches(trip.length), odds.needed, odds.percent, also)

    return says


# Friends -------------------------------------------------------------------------------------------------------------


def aids(scout: Scout) -> Iterator[Proposal]:
    """Contact with a friend that can help by it, or that it can help."""
    figure = scout.figure
    if scout.manner.level == "air":
        return
    friends = [f for f in scout.t.friends(figure.seat) if f is not figure and f.status == "ground" and not touches(f, figure)]
    for friend in sorted(friends, key=lambda f: (distance_squared(f.at, figure.at), f.id))[:AIDED]:
        says = _say_aid(scout.t, scout.me, figure, friend)
        trip = scout.beside(disc(friend), alone=True) if says is not None else None
        if says is not None and trip is not None:
            kind, what = says
            yield Proposal(f"aid:{friend.id}", trip, _say_beside(kind, friend, what, trip))


def _say_aid(t: Battlefield, me: Player, figure: Figure, friend: Figure) -> tuple[type[Offered], str] | None:
    """What one of them can do for the other by contact: the friend first."""
    for helper, helped, by_ability, by_spell in (friend, figure, JoinHelper, JoinCaster), (figure, friend, JoinToHelp, JoinToCast):
        ability = ability_for(t, helper, helped)
        if ability:
            return by_ability, ability
        spell = spell_for(t, me, helper)
        if spell:
            return by_spell, spell
    return None


def ability_for(t: Battlefield, helper: Figure, helped: Figure) -> str:
    """The ability with which one figure can help another that it touches; empty if there is none. [A-122, A-127, A-155, S-87]"""
    found = abilities(t, helper)
    fits = {
        "healing": may_be_healed(helped.printed, helped.click, abilities(t, helped)),
        "magic-healing": may_be_healed(helped.printed, helped.click, abilities(t, helped)) and not helped.is_magic_immune,
        "defend": helper.is_able,
        "magic-enhancement": helped.printed.ranged is not None and not helped.is_magic_immune and not helper.is_magic_immune,
    }
    ability = next((name for name in AIDS if name in found and fits[name]), "")
    return ability or (SIPHON if has_power(helper, SIPHON) and helper.tokens else "")


def spell_for(t: Battlefield, me: Player, caster: Figure) -> str:
    """The bookmarked spell of a caster that works by touching a friend, if the player knows it: others do not learn what is bookmarked. [S-106, D-84]"""
    for tome in t.tomes_of(caster):
        if me.seat in tome.know_order and tome.bookmark and not tome.is_down:
            spell = SPELLS[tome.bookmark]
            if spell.touching and spell.whom in ("own", "friendly"):
                return spell.id
    return ""


def _say_beside(kind: type[Offered], friend: Figure, what: str, trip: Trip) -> Says:
    return lambda: kind(unit(friend), what, inches(trip.length))


# Things on the ground ------------------------------------------------------------------------------------------------


def objectives(scout: Scout) -> Iterator[Proposal]:
    """The nearest place that touches an objective, with no opponent there; else as far as possible towards it."""
    if scout.manner.level == "air":
        return
    for objective in scout.t.objectives:
        base = objective_disc(objective)
        if touch(disc(scout.figure), base):
            continue
        trip = scout.beside(base, alone=True) or scout.towards(objective.at)
        if trip is not None:
            yield Proposal(f"obj:{objective.id}", trip, _say_objective(scout, objective, base, trip))


def _say_objective(scout: Scout, objective: Objective, base: Disc, trip: Trip) -> Says:
    def says() -> Offered:
        label, used = objective.id.upper(), inches(trip.length)
        if not scout.touches(trip, base):
            left = length(trip.end, objective.at) - base.radius - NUMBERS.base_radius
            return ApproachObjective(label, used, inches(max(left, 0)))
        is_contested = any(holds(other, objective) for other in scout.opponents)
        return (ContestObjective if is_contested else HoldObjective)(label, used)

    return says


def books(scout: Scout) -> Iterator[Proposal]:
    """Touching a book that lies on the ground."""
    for tome in scout.t.tomes.values():
        base = dropped_disc(tome)
        if not tome.wielder and scout.manner.level == "ground" and not touch(disc(scout.figure), base):
            trip = scout.beside(base, alone=True)
            if trip is not None:
                yield Proposal(f"book:{tome.id}", trip, _say_thing(ReachBook, tome.book, trip))


def glyphs(scout: Scout) -> Iterator[Proposal]:
    """Touching a glyph that it cast itself, so that it lasts. [S-61]"""
    for glyph in scout.t.glyphs():
        if glyph.caster == scout.figure.id and scout.manner.level == "ground" and not touches_glyph(scout.figure, glyph):
            trip = scout.beside(glyph_disc(glyph), alone=True)
            if trip is not None:
                yield Proposal(f"glyph:{glyph.id}", trip, _say_thing(KeepGlyph, glyph.spell, trip))


def _say_thing(kind: type[Offered], what: str, trip: Trip) -> Says:
    return lambda: kind(what, inches(trip.length))
