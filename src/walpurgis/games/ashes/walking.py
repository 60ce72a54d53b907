"""An activation: movement along the paths, attack, capture of the Chosen, in any order the position allows. [AA-P2-13]

The rules of movement are AA-MV-1 to AA-MV-10, those of the diagonal AA-DG-1 to AA-DG-7, those of the Chosen AA-CH-1 to AA-CH-3. Where
paths lead is found out in paths.py; what the walker can be asked is in onward.py.
"""

from __future__ import annotations

from walpurgis.engine import without

from .board import BASE_OF, ON_DIAGONAL
from .combat import attack, take_the_chosen, why_not_attack
from .ending import enter_base, lose
from .events import BearTrapSprung, RanAgainstPortal, Sank, Trapped, Walked
from .facts import NUMBERS, SIDE_OF
from .onward import Activation, AttackThere, CaptureThere, Walk, next_step
from .paths import Leg
from .state import Night


async def activate(t: Night, who: str, must: str = "") -> None:
    """A character acts until it stops; with a generic card its route has to include the tile just laid or turned. [AA-P2-7, AA-P2-10, AA-P2-13]"""
    t.walker, t.walked, t.must = who, (t.at[who],), must
    act = Activation(t, who)
    while True:
        await walk_on(t, act)
        if who not in t.at:
            break
        match await next_step(t, t.me, act):
            case Walk(directions):
                there = act.onward[directions[0]]
                act.plan = directions[1:]
                trail: list[str] = []
                await take(t, act, there, trail)
                tell_the_walk(t, who, trail)
            case AttackThere(direction):
                act.attacked = True
                await attack(t, who, direction)
            case CaptureThere(direction):
                act.captured = True
                t.facing[who] = direction
                take_the_chosen(t, who)
            case None:
                break
    t.walker, t.walked, t.must = "", (), ""


async def walk_on(t: Night, act: Activation) -> None:
    """Whatever must come before the next choice: the legs of a way chosen as a whole, and those without an alternative. [AA-MV-2 to AA-MV-6]"""
    trail: list[str] = []
    act.look_around()
    while act.who in t.at and (there := act.forced()) is not None:
        act.plan = act.plan[1:]
        await take(t, act, there, trail)
        act.look_around()
    tell_the_walk(t, act.who, trail)
    act.plan = ""


async def take(t: Night, act: Activation, there: Leg, trail: list[str]) -> None:
    """Walk one leg, with all that it brings. [AA-MV-6, AA-MV-8, AA-DG-3 to AA-DG-5, AA-PO-2]"""
    who, direction = act.who, there.direction
    act.moved = True
    t.facing[who] = direction
    for space in there.spaces:
        t.put(who, space)
        t.walked += (space,)
        trail.append(space)
        if space == t.chosen:
            tell_the_walk(t, who, trail)
            act.captured = True
            take_the_chosen(t, who)
    if not there.ends:
        return
    tell_the_walk(t, who, trail)
    if there.struck:
        act.stopped = "AA-PO-2"
        run_into(t, who, direction)
    elif there.spaces[-1] in ON_DIAGONAL and not t.alone:
        act.stopped = "AA-DG-3"
        if SIDE_OF[who] == t.me.side and why_not_attack(t, who, direction, attacked=act.attacked) is None:
            act.attacked = True
            await attack(t, who, direction)
    else:
        act.stopped = "AA-MV-6"
        arrive(t, who, there.spaces[-1])


def run_into(t: Night, who: str, direction: str) -> None:
    """A portal hurts whoever runs against it. [AA-PO-2]"""
    t.tell(RanAgainstPortal, who, t.at[who], direction)
    lose(t, SIDE_OF[who], NUMBERS["portal_loss"])


def arrive(t: Night, who: str, space: str) -> None:
    """What a space does to whoever comes onto it: base, trap, quicksand, bear trap. [AA-MV-6, AA-SS-18, AA-KS-3, AA-KS-20]"""
    if space in BASE_OF:
        enter_base(t, who)
        return
    sand = t.sanded(space)
    if sand is not None:
        sand.sand = ""
        t.tell(Sank, who, space)
    if space in t.traps:
        t.traps = without(t.traps, space)
        t.tell(Trapped, who, space)
        lose(t, SIDE_OF[who], NUMBERS["trap_loss"])
    if space in t.bears and SIDE_OF[who] == "H":
        t.bears = without(t.bears, space)
        t.tell(BearTrapSprung, who, space)
        lose(t, SIDE_OF[who], NUMBERS["bear_loss"])


def tell_the_walk(t: Night, who: str, trail: list[str]) -> None:
    if trail:
        t.tell(Walked, who, trail[-1], " ".join(trail))
        trail.clear()
