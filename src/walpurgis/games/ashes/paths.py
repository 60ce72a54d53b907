"""Where paths lead: single legs of a movement, what they meet, whole routes, and whether a route can still include a space. Nothing is changed here.

A leg is one step, or the two steps across the diagonal. A movement goes on from leg to leg while there is one; no space is entered twice.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from .board import BACK, BASE_OF, DIRECTIONS, NEXT, ON_DIAGONAL
from .facts import NUMBERS, SIDE_OF
from .state import Night

MANY = 40
"""So many whole routes are listed at most; longer choices are made step by step."""


class Leg(NamedTuple):
    """One step, or the crossing of the diagonal: where it leads, whether a portal strikes, whether the movement ends with it."""

    spaces: tuple[str, ...]
    struck: bool = False
    ends: bool = False


def leg(t: Night, who: str, start: str, direction: str, walked: Collection[str]) -> Leg | None:
    """The leg that a figure can walk from a space in a direction; None if no path continues there. [AA-MV-1 to AA-MV-9, AA-PO-2, AA-PO-4]"""
    there = NEXT[start].get(direction)
    if there is None or there in walked:
        return None
    if there in ON_DIAGONAL and not t.alone:
        return _crossing(t, who, start, direction, there, walked)
    if BACK[direction] not in t.open_sides(there) or (there in BASE_OF and not may_enter_base(t, who, start, there, walked)):
        return None
    if t.portals and t.hurts(start, direction, SIDE_OF[who]):
        return Leg((), struck=True, ends=True)
    if there in t.standing:
        return None
    return Leg((there,), ends=stops(t, who, there))


def _crossing(t: Night, who: str, start: str, direction: str, middle: str, walked: Collection[str]) -> Leg | None:
    """Straight over a space of the diagonal, if the path continues behind it. [AA-DG-1 to AA-DG-3, AA-DG-7]"""
    far = NEXT[middle].get(direction)
    if far is None or far in walked or BACK[direction] not in t.open_sides(far):
        return None
    side = SIDE_OF[who]
    if t.hurts(start, direction, side):
        return Leg((), struck=True, ends=True)
    if middle in t.standing:
        return None
    if t.hurts(middle, direction, side):
        return Leg((middle,), struck=True, ends=True)
    if far in t.standing:
        return Leg((middle,), ends=True)
    return Leg((middle, far), ends=stops(t, who, far))


def may_enter_base(t: Night, who: str, start: str, there: str, walked: Collection[str] = ()) -> bool:
    """Own base only, from outside; with the option, not in the turn in which the faction got the Chosen. [AA-MV-9, AA-SO-14]"""
    side = SIDE_OF[who]
    if BASE_OF[there] != side or start in BASE_OF:
        return False
    if "grace_turn" not in t.switches:
        return True
    return t.chosen not in walked and not (t.caught == t.turn and t.chosen in t.factions[side].characters)


def stops(t: Night, who: str, space: str) -> bool:
    """Whether the movement ends on that space: a base, a trap, quicksand, a bear trap. [AA-MV-6]"""
    if space in BASE_OF or space in t.traps:
        return True
    if space in t.bears:
        return SIDE_OF[who] == "H"
    return t.sanded(space) is not None


def legs(t: Night, who: str, start: str, walked: Collection[str]) -> dict[str, Leg]:
    """All legs from a space, by direction."""
    found = {}
    for direction in t.open_sides(start):
        there = leg(t, who, start, direction, walked)
        if there is not None:
            found[direction] = there
    return found if len(found) < 2 else {direction: found[direction] for direction in DIRECTIONS if direction in found}


def legs_to(t: Night, who: str, start: str, walked: list[str], must: str) -> dict[str, Leg]:
    """All legs from a space; while a route can still include the space `must`, only those that keep it possible. [AA-P2-7]"""
    found = legs(t, who, start, walked)
    if not must or must in walked:
        return found
    return {direction: there for direction, there in found.items() if leads_to(t, who, there, walked, must)} or found


def can_include(t: Night, who: str, start: str, must: str) -> bool:
    """Whether some route of this figure, from where it stands, includes that space. [AA-P2-7]"""
    return _reaches(t, who, start, [start], must)


def leads_to(t: Night, who: str, there: Leg, walked: list[str], must: str) -> bool:
    """Whether a route that begins with this leg can include that space."""
    if must in there.spaces:
        return True
    return not there.ends and _reaches(t, who, there.spaces[-1], [*walked, *there.spaces], must)


def _reaches(t: Night, who: str, start: str, walked: list[str], must: str) -> bool:
    """A search along forced paths; at each branch it turns back early if the space is out of reach even for one who may enter spaces twice."""
    while True:
        found = legs(t, who, start, walked)
        for there in found.values():
            if must in there.spaces:
                return True
        open_ends = [there.spaces for there in found.values() if not there.ends]
        if not open_ends:
            return False
        if len(open_ends) > 1:
            break
        walked = [*walked, *open_ends[0]]
        start = open_ends[0][-1]
    if not _within_reach(t, who, start, walked, must):
        return False
    return any(_reaches(t, who, spaces[-1], [*walked, *spaces], must) for spaces in open_ends)


def _within_reach(t: Night, who: str, start: str, walked: list[str], must: str) -> bool:
    """Whether paths join two spaces, without entering those already walked."""
    seen = set(walked)
    edge = [start]
    while edge:
        for there in legs(t, who, edge.pop(), walked).values():
            if must in there.spaces:
                return True
            if not there.ends and there.spaces[-1] not in seen:
                seen.add(there.spaces[-1])
                edge.append(there.spaces[-1])
    return False


class Route(NamedTuple):
    """A movement as far as it needs no further choice of direction: the spaces in order, and how it ends."""

    spaces: tuple[str, ...]
    struck: bool
    open: bool
    """Whether a choice of direction follows."""


def run(t: Night, who: str, walked: list[str], first: Leg, must: str = "") -> Route:
    """Where a leg and all that must follow lead to."""
    spaces = list(first.spaces)
    there = first
    while not there.ends:
        onward = legs_to(t, who, spaces[-1], [*walked, *spaces], must)
        if len(onward) != 1:
            return Route(tuple(spaces), False, bool(onward))
        there = next(iter(onward.values()))
        spaces += there.spaces
    return Route(tuple(spaces), there.struck, False)


def ways(t: Night, who: str, start: str, walked: list[str], must: str = "") -> Iterator[tuple[str, Route]]:
    """Whole routes to their very ends, each with the directions taken where there was a choice."""
    for direction, there in legs_to(t, who, start, walked, must).items():
        route = run(t, who, walked, there, must)
        if not route.open:
            yield direction, route
            continue
        end = route.spaces[-1]
        for more, rest in ways(t, who, end, [*walked, *route.spaces], must):
            yield direction + more, Route(route.spaces + rest.spaces, rest.struck, False)


def price(t: Night, who: str, route: Route) -> int:
    """The faction points that a route costs: portals, traps, bear traps."""
    if route.struck:
        return int(NUMBERS["portal_loss"])
    last = route.spaces[-1] if route.spaces else ""
    if last in t.traps:
        return int(NUMBERS["trap_loss"])
    return int(NUMBERS["bear_loss"]) if last in t.bears and SIDE_OF[who] == "H" else 0
