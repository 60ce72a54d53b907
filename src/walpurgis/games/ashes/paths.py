"""Where paths lead: single legs of a movement, what they meet, whole routes, and whether a route can still include a space. Nothing is changed here.

A leg is one step, or the two steps across the diagonal. A movement runs from leg to leg while there is one; no space is entered twice. A search looks at the
same legs many times, so a `Net` keeps them, and the spaces walked on are the bits of a number.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from .board import ALWAYS_OPEN, BACK, BASE_OF, DIRECTIONS, NEXT, ON_DIAGONAL, SPACES
from .facts import NUMBERS, SIDE_OF
from .state import Night

MANY = 40
"""This many whole routes are listed at most; longer choices are made step by step."""

BRANCHES = 120
"""After this many branches a listing of whole routes stops."""

BIT: dict[str, int] = {space: 1 << n for n, space in enumerate(SPACES)}


class Leg(NamedTuple):
    """One step, or the crossing of the diagonal: where it leads, whether a portal strikes, whether the movement ends with it."""

    direction: str
    spaces: tuple[str, ...]
    struck: bool
    ends: bool
    enters: int
    """The spaces that must not have been walked on, as bits."""
    covers: int = 0
    """The spaces it leads over, as bits."""
    crosses: bool = False
    """Whether it goes over the diagonal: nobody has to take it. [AA-DG-2]"""


class Stretch(NamedTuple):
    """Legs that follow each other without a branch."""

    legs: list[Leg]
    enters: int
    covers: int
    end: str
    """The space where it branches; empty if it goes no further."""

    def covered(self, walked: int) -> int:
        """As far as one comes along it without entering what was walked on."""
        found = 0
        for there in self.legs:
            if there.enters & walked:
                break
            found |= there.covers
        return found


class Route(NamedTuple):
    """A movement as far as it needs no further choice of direction: the spaces in order, and how it ends."""

    spaces: tuple[str, ...]
    struck: bool
    open: bool
    """Whether a choice of direction follows."""
    turns: str
    """The direction of every leg."""


def bits(spaces: Iterable[str]) -> int:
    """Spaces as bits."""
    found = 0
    for space in spaces:
        found |= BIT[space]
    return found


class Net:
    """The paths as they lie now for one figure, found when they are first asked for."""

    __slots__ = ("_legs", "_reached", "_stretches", "patience", "t", "who")

    def __init__(self, t: Night, who: str) -> None:
        self.t, self.who = t, who
        self.patience = BRANCHES
        self._legs: dict[str, list[Leg]] = {}
        self._stretches: dict[tuple[str, str], Stretch] = {}
        self._reached: dict[tuple[str, int, int], bool] = {}

    def legs(self, start: str, walked: int) -> list[Leg]:
        """The legs from a space that enter nothing walked on, in the order N E S W. [AA-MV-7]"""
        known = self._legs.get(start)
        if known is None:
            sides = self.t.open_sides(start)
            known = self._legs[start] = [found for side in DIRECTIONS if side in sides and (found := leg(self.t, self.who, start, side)) is not None]
        return [there for there in known if not there.enters & walked and not (there.ends and self._shut(there, walked))]

    def _shut(self, there: Leg, walked: int) -> bool:
        """With the option, the base is closed to whoever has just caught the Chosen on the way."""
        t = self.t
        return "grace_turn" in t.switches and bool(there.spaces) and there.spaces[0] in BASE_OF and t.chosen in BIT and bool(BIT[t.chosen] & walked)

    def stretch(self, start: str, first: Leg) -> Stretch:
        """The path from a space along a leg to the next branch, or to its end, wherever one has been before."""
        known = self._stretches.get((start, first.direction))
        if known is None:
            known = self._stretches[start, first.direction] = self._follow(start, first)
        return known

    def _follow(self, start: str, there: Leg) -> Stretch:
        legs, enters, covers = [there], there.enters, there.covers
        walked = BIT[start]
        while not there.ends:
            walked |= there.covers
            onward = self.legs(there.spaces[-1], walked)
            if len(onward) != 1:
                return Stretch(legs, enters, covers, there.spaces[-1] if onward else "")
            there = onward[0]
            legs.append(there)
            enters |= there.enters
            covers |= there.covers
        return Stretch(legs, enters, covers, "")

    def reaches(self, start: str, walked: int, must: int) -> bool:
        """Whether some route from here includes a space. What was found out once is kept."""
        known = self._reached.get((start, walked, must))
        if known is None:
            known = self._reached[start, walked, must] = self._search(start, walked, must)
        return known

    def _search(self, start: str, walked: int, must: int) -> bool:
        """From branch to branch, turning back early where the space is out of reach."""
        branches = []
        for there in self.legs(start, walked):
            along = self.stretch(start, there)
            if not along.enters & walked:
                if along.covers & must:
                    return True
                if along.end:
                    branches.append(along)
            elif along.covers & must and along.covered(walked) & must:
                return True
        if not branches or not self._within_reach(start, walked, must):
            return False
        return any(self.reaches(along.end, walked | along.covers, must) for along in branches)

    def _within_reach(self, start: str, walked: int, must: int) -> bool:
        """Whether paths join two spaces for one who may enter spaces twice, but not those already walked on: a quick way to see that they do not."""
        seen, edge = {start}, [start]
        while edge:
            here = edge.pop()
            for there in self.legs(here, walked):
                along = self.stretch(here, there)
                if along.covers & must:
                    return True
                if along.end and along.end not in seen and not along.enters & walked:
                    seen.add(along.end)
                    edge.append(along.end)
        return False

    def leads(self, there: Leg, walked: int, must: int) -> bool:
        """Whether a route that begins with this leg can include a space."""
        if there.covers & must:
            return True
        return not there.ends and self.reaches(there.spaces[-1], walked | there.enters, must)

    def onward(self, start: str, walked: int, must: int) -> list[Leg]:
        """The legs from a space; as long as a route can still include the space `must`, only those that keep it possible. [AA-P2-7]"""
        found = self.legs(start, walked)
        if not must or must & walked or len(found) < 2:
            return found
        return [there for there in found if self.leads(there, walked, must)] or found

    def run(self, walked: int, first: Leg, must: int) -> Route:
        """Where a leg and all that must follow lead to. [AA-MV-2, AA-MV-3]"""
        spaces, turns, there = list(first.spaces), first.direction, first
        while not there.ends:
            walked |= there.enters
            onward = self.onward(spaces[-1], walked, must)
            if len(onward) != 1 or onward[0].crosses:
                return Route(tuple(spaces), False, bool(onward), turns)
            there = onward[0]
            spaces += there.spaces
            turns += there.direction
        return Route(tuple(spaces), there.struck, False, turns)

    def ways(self, start: str, walked: int, must: int) -> Iterator[Route]:
        """Whole routes to their very ends, those that include the space `must`; not all of them where there are very many."""
        spaces: tuple[str, ...] = ()
        turns = ""
        found = self.legs(start, walked)
        while len(found) == 1:
            there = found[0]
            spaces, turns, walked = spaces + there.spaces, turns + there.direction, walked | there.covers
            if there.ends:
                if not must or must & walked:
                    yield Route(spaces, there.struck, False, turns)
                return
            found = self.legs(spaces[-1], walked)
        if not found:
            if not must or must & walked:
                yield Route(spaces, False, False, turns)
            return
        self.patience -= 1
        for there in found if self.patience > 0 else ():
            after = walked | there.covers
            if not there.ends:
                for rest in self.ways(there.spaces[-1], after, must):
                    yield Route(spaces + there.spaces + rest.spaces, rest.struck, False, turns + there.direction + rest.turns)
            elif not must or must & after:
                yield Route(spaces + there.spaces, there.struck, False, turns + there.direction)


def leg(t: Night, who: str, start: str, direction: str) -> Leg | None:
    """The leg that a figure can walk from a space in a direction; None if no path continues there. [AA-MV-1 to AA-MV-9, AA-PO-2, AA-PO-4]"""
    there = NEXT[start].get(direction)
    if there is None:
        return None
    if there in ON_DIAGONAL and not t.alone:
        return _crossing(t, who, start, direction, there)
    if BACK[direction] not in t.open_sides(there) or (there in BASE_OF and not may_enter_base(t, who, start, there)):
        return None
    if t.portals and t.hurts(start, direction, SIDE_OF[who]):
        return Leg(direction, (), True, True, BIT[there])
    if there in t.standing:
        return None
    return Leg(direction, (there,), False, stops(t, who, there), BIT[there], BIT[there])


def _crossing(t: Night, who: str, start: str, direction: str, middle: str) -> Leg | None:
    """Straight over a space of the diagonal, if the path continues behind it. [AA-DG-1 to AA-DG-3, AA-DG-7]"""
    far = NEXT[middle].get(direction)
    if far is None or BACK[direction] not in t.open_sides(far):
        return None
    side, enters = SIDE_OF[who], BIT[middle] | BIT[far]
    if t.hurts(start, direction, side):
        return Leg(direction, (), True, True, enters, crosses=True)
    if middle in t.standing:
        return None
    if t.hurts(middle, direction, side):
        return Leg(direction, (middle,), True, True, enters, BIT[middle], crosses=True)
    if far in t.standing:
        return Leg(direction, (middle,), False, True, enters, BIT[middle], crosses=True)
    return Leg(direction, (middle, far), False, stops(t, who, far), enters, enters, crosses=True)


def may_enter_base(t: Night, who: str, start: str, there: str) -> bool:
    """Own base only, from outside; with the option, not in the turn in which the faction got the Chosen. [AA-MV-9, AA-SO-14]"""
    side = SIDE_OF[who]
    if BASE_OF[there] != side or start in BASE_OF:
        return False
    return not ("grace_turn" in t.switches and t.caught == t.turn and t.chosen in t.factions[side].characters)


def stops(t: Night, who: str, space: str) -> bool:
    """Whether the movement ends on that space: a base, a trap, quicksand, a bear trap. [AA-MV-6]"""
    if space in BASE_OF or space in t.traps:
        return True
    if space in t.bears:
        return SIDE_OF[who] == "H"
    return space in ALWAYS_OPEN and t.sanded(space) is not None


def can_include(t: Night, who: str, must: str) -> bool:
    """Whether some route of this figure, from where it stands, includes that space; whoever stands on it is there already. [AA-P2-7]"""
    return t.at[who] == must or Net(t, who).reaches(t.at[who], BIT[t.at[who]], BIT[must])


def price(t: Night, who: str, route: Route) -> int:
    """The faction points that a route costs: portals, traps, bear traps."""
    if route.struck:
        return int(NUMBERS["portal_loss"])
    last = route.spaces[-1] if route.spaces else ""
    if last in t.traps:
        return int(NUMBERS["trap_loss"])
    return int(NUMBERS["bear_loss"]) if last in t.bears and SIDE_OF[who] == "H" else 0
