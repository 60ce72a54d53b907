"""Ways: how a figure moves (a `Manner`), where a path of its really leads (a `Way`), and which rule forbids it. Nothing is asked or changed here.

Every movement is judged, shown and carried out from the same settled way: moves, double-time, charges, soaring, levitation, confusion. [D-39]
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Literal, NamedTuple, TypeAlias

from walpurgis.engine import Rule
from walpurgis.engine.plane import INCH, TOLERANCE, Disc, Point, Vector, facing, in_front, length, nears
from walpurgis.engine.walk import MOST_PLACES, Fault, FaultKind, Ground, Walk, form_fault, place_fault, settle, walk_fault

from .captives import is_home, place_for_captive
from .facts import NUMBERS
from .standing import burning, disc, disc_at, kind_of, opponents_at, polygon_of
from .state import Battlefield, Figure, Player
from .values import abilities, is_enchanted, is_slowed

ARCANE_SIGHT = "P12"
Level: TypeAlias = Literal["ground", "air"]


class Manner(NamedTuple):
    """How a figure moves: how far, over what, and how it may end. Found once for each question, because nothing changes while a player thinks."""

    inches: int
    ground: Ground
    """What is in its way."""
    standing: Ground
    """What its end must keep clear of: the same, unless it passes over things."""
    rule: Rule = "A-47"
    """Why it may move no farther."""
    blocked: Rule = "A-48"
    """Why it may not end on a base or in blocking terrain."""
    flies: bool = False
    """Whether it moves in one straight line of which only the end counts. [A-140, D-12]"""
    level: Level = "ground"
    """Where it is afterwards."""
    ends: tuple[Rule, ...] = ()
    """What else its end must fulfil, by the rules of `ENDINGS`."""
    others: tuple[Disc, ...] = ()
    """Who keeps step with it, in a formation. [A-177]"""

    @property
    def longest(self) -> int:
        """How far that is in mil."""
        return self.inches * INCH

    @property
    def most_points(self) -> int:
        """How many points an answer may have: the places and the look point. [D-38]"""
        return 2 if self.flies else MOST_PLACES + 1


class Way(NamedTuple):
    """What an answer really does."""

    walk: Walk
    facing: Vector
    turns_only: bool
    """Whether it only turns in place, which is not a movement. [A-130]"""
    captive: Point | None = None
    """Where its captive stands afterwards; None without a captive or without room."""


# The ground under a figure -------------------------------------------------------------------------------------------


def ground_for(t: Battlefield, figure: Figure, without: Collection[str] = ()) -> Ground:
    """What is in the way of a figure that walks. Its own captive is not, nor are those who walk with it. [A-48, A-49, A-90 to A-94, A-133, A-170]"""
    there = [f for f in t.figures.values() if f.status in ("ground", "captive") and f is not figure and f.captor != figure.id and f.id not in without]
    stopping = [f for f in there if not t.are_friends(f.seat, figure.seat) and f.is_able] if NUMBERS.stop_on_contact else []
    return _ground(t, figure, there, stopping)


def _ground(t: Battlefield, figure: Figure, blocking: Sequence[Figure], stopping: Sequence[Figure]) -> Ground:
    walls, entered, crossed = [], [], []
    for feature in t.features:
        match kind_of(t, feature):
            case "blocking":
                walls.append(polygon_of(feature))
            case "elevated":
                crossed.append(polygon_of(feature))
            case "hindering":
                entered.append(polygon_of(feature))
            case "water" if "aquatic" not in abilities(t, figure):
                entered.append(polygon_of(feature))
    fires = tuple(burning(t, figure)) if t.workings else ()
    return Ground(t.board, t.board, tuple(map(disc, blocking)), tuple(map(disc, stopping)), tuple(walls), tuple(entered), tuple(crossed), fires)


def ground_for_ghost(t: Battlefield, figure: Figure) -> Ground:
    """What is in the way of a figure with Ghostform: terrain, and the bases of those who see it by Arcane Sight. [A-141]"""
    seeing = [f for f in t.figures.values() if f.status in ("ground", "captive") and f is not figure and is_enchanted(t, f, ARCANE_SIGHT)]
    return _ground(t, figure, seeing, [f for f in seeing if not t.are_friends(f.seat, figure.seat) and f.is_able])


def sky_for(t: Battlefield, figure: Figure) -> Ground:
    """What a soaring figure must keep clear of: the other soaring bases. [A-56, A-145]"""
    return Ground(t.board, t.board, tuple(disc(f) for f in t.figures.values() if f.status == "air" and f is not figure))


# Manners -------------------------------------------------------------------------------------------------------------


def manner_of(t: Battlefield, figure: Figure, inches: int, rule: Rule = "", ends: tuple[Rule, ...] = ()) -> Manner:
    """How a figure moves by itself: it walks, flies with Flight, passes over bases with Ghostform, or soars. [A-47, A-56, A-140, A-141]"""
    rule = rule or _limit(t, figure)
    if figure.status == "air":
        sky = sky_for(t, figure)
        return Manner(inches, sky, sky, rule, "A-145", flies=True, level="air", ends=ends)
    ground, found = ground_for(t, figure), abilities(t, figure)
    if "flight" in found:
        return Manner(inches, ground, ground, rule, "A-140", flies=True, ends=ends)
    if "ghostform" in found:
        return Manner(inches, ground_for_ghost(t, figure), ground, rule, "A-141", ends=ends)
    return Manner(inches, ground, ground, rule, ends=ends)


def _limit(t: Battlefield, figure: Figure) -> Rule:
    """Which rule explains how far a figure moves: half as far with a captive or out of hindering terrain. [A-82, A-90]"""
    if t.captive_of(figure) is not None:
        return "A-82"
    return "A-90" if is_slowed(t, figure) else "A-47"


def straight(t: Battlefield, figure: Figure, inches: int, rule: Rule) -> Manner:
    """How a figure is moved by Magic Levitation or Gate Step: straight over everything. [A-142]"""
    ground = ground_for(t, figure)
    return Manner(inches, ground, ground, rule, rule, flies=True)


# Where a path leads --------------------------------------------------------------------------------------------------


def settled(t: Battlefield, figure: Figure, manner: Manner, points: Sequence[Point]) -> Way:
    """What an answer, places and then a look point, really does. [D-39, D-41]"""
    *places, look = points
    if manner.flies:
        walk = Walk((figure.at, places[0]), length(figure.at, places[0]))
    else:
        walk = settle(disc(figure), places, manner.ground, manner.others)
    faces = facing(walk.end, look, figure.facing)
    stays = places == [figure.at] and manner.level == figure.status
    captive = t.captive_of(figure)
    if captive is None:
        return Way(walk, faces, stays)
    return Way(walk, faces, stays, place_for_captive(t, figure, captive, walk.end, faces, manner.standing))


_FAULTS: dict[FaultKind, Rule] = {"places": "D-38", "start": "D-38", "board": "A-53", "disc": "A-48", "wall": "A-48"}


def why_not_way(t: Battlefield, me: Player, figure: Figure, manner: Manner, points: Sequence[Point]) -> Rule | None:
    """The rule that forbids a path: its form first, then the settled way. [D-38, D-39]"""
    places = points[:-1]
    if len(places) != 1 if manner.flies else form_fault(figure.at, places) is not None:
        return "D-38"
    return why_not_settled(t, figure, manner, settled(t, figure, manner, points))


def why_not_settled(t: Battlefield, figure: Figure, manner: Manner, way: Way) -> Rule | None:
    """The rule that forbids a settled way: what is wrong on the way, at its end, then what the kind of movement asks of the end. Who only turns needs nothing
    but room for a captive. [A-47, A-48, A-53, A-171]"""
    if not way.turns_only:
        fault = None if manner.flies else walk_fault(disc(figure), way.walk, manner.ground, manner.longest, manner.others)
        if fault is not None:
            return _rule_of(fault, manner)
        if manner.flies or manner.standing is not manner.ground:
            fault = place_fault(disc_at(figure, way.walk.end), manner.standing)
            if fault is not None:
                return manner.blocked if fault.kind in ("disc", "wall") else "A-53"
            if way.walk.length > manner.longest + TOLERANCE:
                return manner.rule
        for rule in manner.ends:
            if not ENDINGS[rule](t, figure, manner, way):
                return rule
    return "A-171" if has_no_room_for_captive(t, figure, way) else None


def _rule_of(fault: Fault, manner: Manner) -> Rule:
    return manner.rule if fault.kind == "length" else _FAULTS[fault.kind]


def has_no_room_for_captive(t: Battlefield, figure: Figure, way: Way) -> bool:
    """Whether there is a captive, and nowhere to put it. One that is brought home needs no room. [A-83, A-171]"""
    return way.captive is None and t.captive_of(figure) is not None and (way.turns_only or not is_home(t, figure, way.walk.end))


# What the end must fulfil --------------------------------------------------------------------------------------------


def _keeps_apart(t: Battlefield, figure: Figure, manner: Manner, way: Way) -> bool:
    """Double-time meets nobody: it is refused, not cut, and ends beside no opposing figure, able or not."""
    return not way.walk.contact and not opponents_at(t, figure, way.walk.end)


def _meets_somebody(t: Battlefield, figure: Figure, manner: Manner, way: Way) -> bool:
    """A charge or surge ends with an opposing figure in front-arc contact."""
    arc = figure.printed.arc
    return any(in_front(way.walk.end, way.facing, other.at, arc) for other in opponents_at(t, figure, way.walk.end))


def _lands_apart(t: Battlefield, figure: Figure, manner: Manner, way: Way) -> bool:
    """Whoever lands after more than its plain speed ends beside no opposing figure."""
    plain = manner.longest // NUMBERS.soaring_factor
    return way.walk.length <= plain + TOLERANCE or not opponents_at(t, figure, way.walk.end)


def _comes_no_nearer(t: Battlefield, figure: Figure, manner: Manner, way: Way) -> bool:
    """A demoralized figure ends no nearer to any opposing able figure than it was."""
    return not any(nears(other.at, figure.at, way.walk.end) for other in t.opponents(figure.seat) if other.is_able)


Ending: TypeAlias = Callable[[Battlefield, Figure, Manner, Way], bool]
ENDINGS: dict[Rule, Ending] = {"A-136": _keeps_apart, "A-138": _meets_somebody, "A-148": _lands_apart, "A-167": _comes_no_nearer}
"""Whether the end of a way fulfils what a rule asks for."""
