"""What a figure can do next in its activation, and why not: move on, attack, capture the Chosen, stop. What then happens is in walking.py."""

from __future__ import annotations

from itertools import islice
from typing import Any, NamedTuple

from walpurgis.engine import Option, Rule, Say
from walpurgis.engine.question import one_of

from .board import BASE_OF, DIRECTIONS, NEXT, ON_DIAGONAL, beside_citadel
from .combat import assault, free_path, why_not_attack
from .facts import PASS, SIDE_OF, SOCIETY_FIGURES
from .keys import rule_about
from .options import Attack, Capture, Go, GoBranch, GoChosen, GoClash, GoEnd, GoHome, GoPortal, GoTrap, GoVictory, Stop
from .paths import BIT, MANY, Leg, Net, Route, bits, leg, may_enter_base, price
from .state import Night, Player

GO = {direction: f"go:{direction}" for direction in DIRECTIONS}
ATTACK = {direction: f"atk:{direction}" for direction in DIRECTIONS}
CAPTURE = {direction: f"cap:{direction}" for direction in DIRECTIONS}


class Activation:
    """How far an activation has come, and what it can lead to from here. No part of the table: all of it follows from the answers since the card was played."""

    __slots__ = ("_onward", "_ways", "attacked", "captured", "moved", "net", "plan", "stopped", "t", "who")

    def __init__(self, t: Night, who: str) -> None:
        self.t, self.who = t, who
        self.moved = self.attacked = self.captured = False
        self.stopped: Rule = ""
        """The rule that ended the movement, once it has ended."""
        self.plan = ""
        """The legs still to come of a way chosen as a whole."""

    def look_around(self) -> None:
        """Something has changed: what was found out about the paths is forgotten."""
        self.net = Net(self.t, self.who)
        self._onward: dict[str, Leg] | None = None
        self._ways: dict[str, Route] | None = None

    @property
    def onward(self) -> dict[str, Leg]:
        """The legs that the walker can take now, by direction."""
        found = self._onward
        if found is None:
            t = self.t
            legs = [] if self.stopped else self.net.onward(t.at[self.who], bits(t.walked), BIT.get(t.must, 0))
            found = self._onward = {there.direction: there for there in legs}
        return found

    @property
    def ways(self) -> dict[str, Route]:
        """Routes that can be chosen as a whole, by key: where the first direction alone does not decide where they end."""
        if self._ways is None:
            self._ways = {} if all(there.ends for there in self.onward.values()) else self._whole_ways()
        return self._ways

    def _whole_ways(self) -> dict[str, Route]:
        t = self.t
        found = list(islice(self.net.ways(t.at[self.who], bits(t.walked), BIT.get(t.must, 0)), MANY))
        starts = [route.turns[0] for route in found]
        return {f"way:{route.turns}": route for route in found if starts.count(route.turns[0]) > 1}

    def forced(self) -> Leg | None:
        """The next leg on the way, where there is nothing to choose; None where there is, before the first one, and at the diagonal. [AA-MV-3, AA-DG-2]"""
        if not self.moved:
            return None
        onward = self.onward
        if not onward or (not self.plan and self.deeds()):
            return None
        if self.plan and self.plan[0] in onward:
            return onward[self.plan[0]]
        only = next(iter(onward.values()))
        return only if len(onward) == 1 and not only.crosses else None

    def deeds(self) -> list[str]:
        """The keys of the attacks and captures open to the walker."""
        if self.t.alone or (self.attacked and self.captured) or SIDE_OF[self.who] != self.t.me.side:
            return []
        return [
            *(ATTACK[direction] for direction in DIRECTIONS if self.why_not_attack(direction) is None),
            *(CAPTURE[direction] for direction in DIRECTIONS if self.why_not_capture(direction) is None),
        ]

    def why_not_fight(self) -> Rule | None:
        """An enemy sent by a card neither attacks nor captures; nobody does in solitaire. [AA-P2-8, AA-SO-14]"""
        return "AA-P2-8" if SIDE_OF[self.who] != self.t.me.side else "AA-SO-14" if self.t.alone else None

    def why_not_attack(self, direction: str) -> Rule | None:
        """One attack in an activation. [AA-P2-13]"""
        return why_not_attack(self.t, self.who, direction, attacked=self.attacked)

    def why_not_capture(self, direction: str) -> Rule | None:
        """She must be next to the figure, its own side open, no portal that hurts between. From the Society's figure, too. [AA-CH-1, AA-SS-17, AA-PO-5]"""
        t = self.t
        here = t.at[self.who]
        hers = t.at[t.chosen] if t.chosen in SOCIETY_FIGURES else t.chosen
        if NEXT[here].get(direction) != hers:
            return "AA-CH-1"
        if self.captured:
            return "AA-P2-13"
        if direction not in t.open_sides(here):
            return "AA-CH-1"
        return "AA-PO-5" if t.hurts(here, direction, SIDE_OF[self.who]) else None

    def why_not_stop(self) -> Rule | None:
        """Before moving one may stop, unless a generic card has been used for more than movement; later only where no path continues but across the diagonal.

        [AA-MV-3, AA-DG-2, AA-P2-7, AA-P2-13]
        """
        t = self.t
        if not self.onward or (not self.moved and not (t.must and (self.attacked or self.captured))):
            return None
        if not self.moved or (t.must and t.must not in t.walked):
            return "AA-P2-7"
        return None if all(there.crosses for there in self.onward.values()) else "AA-MV-3"

    def why_not_go(self, direction: str) -> Rule | None:
        """Why no leg leads that way."""
        if direction in self.onward:
            return None
        t, who = self.t, self.who
        here = t.at[who]
        there = NEXT[here].get(direction)
        if self.stopped:
            return self.stopped
        if there is None:
            return "AA-B-4" if beside_citadel(here, direction) else "AA-B-1"
        found = leg(t, who, here, direction) if direction in t.open_sides(here) else None
        if there in t.walked or (found is not None and found.enters & bits(t.walked)):
            return "AA-MV-7"
        if there in BASE_OF and (found is not None or not may_enter_base(t, who, here, there)):
            return "AA-MV-9"
        if found is not None:
            return "AA-P2-7"
        if there in t.standing:
            return "AA-DG-7" if there in ON_DIAGONAL and not t.alone else "AA-MV-5"
        return "AA-DG-1" if there in ON_DIAGONAL and not t.alone else "AA-MV-1"


# The question -------------------------------------------------------------------------------------------------------


class Walk(NamedTuple):
    """To go in a direction, or along a whole way."""

    directions: str


class AttackThere(NamedTuple):
    direction: str


class CaptureThere(NamedTuple):
    direction: str


def _candidates(t: Night, me: Player, act: Activation) -> list[str]:
    """All directions, for each of the three, and the whole ways."""
    return [*GO.values(), *act.ways, *ATTACK.values(), *CAPTURE.values(), PASS]


def _offered(t: Night, me: Player, act: Activation) -> list[str]:
    """The same as what nothing forbids among the candidates, without asking for each."""
    return [*(GO[direction] for direction in act.onward), *act.ways, *act.deeds(), *([PASS] if act.why_not_stop() is None else ())]


def _why_not(t: Night, me: Player, act: Activation, key: str) -> Rule | None:
    """The rule that forbids something to the walker."""
    kind, _, directions = key.partition(":")
    if kind == PASS:
        return act.why_not_stop()
    if kind == "go":
        return act.why_not_go(directions[0])
    if kind == "way":
        return None if key in act.ways else act.why_not_go(directions[0]) or ("AA-P2-7" if t.must else "AA-MV-4")
    if kind == "atk":
        return act.why_not_fight() or act.why_not_attack(directions[0])
    if kind == "cap":
        return act.why_not_fight() or act.why_not_capture(directions[0])
    return rule_about(t, me, key)


def _about(t: Night, me: Player, act: Activation) -> dict[str, Any]:
    return {"who": Say(f"figure-{act.who}")}


def _say(t: Night, me: Player, act: Activation, key: str) -> Option:
    kind, _, directions = key.partition(":")
    if kind == PASS:
        return Stop()
    if kind == "atk":
        return Attack(*assault(t, act.who, t.standing[NEXT[t.at[act.who]][directions]]))
    if kind == "cap":
        return Capture()
    route = act.ways.get(key) or act.net.run(bits(t.walked), act.onward[directions], BIT.get(t.must, 0))
    end = route.spaces[-1] if route.spaces else t.at[act.who]
    return _fate(t, act.who, route)(directions[0], end, " ".join(route.spaces), price(t, act.who, route))


def _fate(t: Night, who: str, route: Route) -> type[Go]:
    """How a route ends."""
    if route.struck:
        return GoPortal
    if route.open:
        return GoBranch
    last = route.spaces[-1]
    if last in BASE_OF:
        return GoHome if t.alone or t.chosen != who else GoVictory
    if price(t, who, route):
        return GoTrap
    if not t.alone and t.chosen in route.spaces:
        return GoChosen
    direction = route.turns[-1]
    beyond = NEXT[last].get(direction)
    if last in ON_DIAGONAL and not t.alone and beyond in t.standing and t.standing[beyond] in t.enemies(SIDE_OF[who]) and SIDE_OF[who] == t.me.side:
        return GoClash if free_path(t, who, last, direction) else GoEnd
    return GoEnd


def _meaning(key: str) -> Walk | AttackThere | CaptureThere | None:
    kind, _, directions = key.partition(":")
    if kind == PASS:
        return None
    return AttackThere(directions) if kind == "atk" else CaptureThere(directions) if kind == "cap" else Walk(directions)


next_step = one_of("step", _candidates, forbids=_why_not, says=_say, rule="AA-P2-13", about=_about, quick=_offered).meaning(_meaning)
