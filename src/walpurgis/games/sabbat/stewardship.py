"""Phase C, Stewardship: food (C1), victory points of the regions (C2), approval (C3), and the end of a round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from walpurgis.engine import Option
from walpurgis.engine.question import some_of

from .board import BRIDGE, GHOSTS, REGION_VP, RESOURCES, ROUNDS
from .events import Approved, Fed, GameEnded, Recovered, RegionsScored, Starved
from .options import LetStarve, LetStarveOnBridge
from .powers import say_this_resource, why_not_while
from .state import Manor, Player

CANTEEN, CRYSTAL_BALL, ALCHEMIST = "gd:can", "gd:cry", "gd:alc"


async def stewardship(t: Manor) -> None:
    """C1, C2, C3; after the sixth round the game ends. [SM-E-1]"""
    t.protected = ""
    await food(t)
    region_points(t)
    await approval(t)
    if t.round == ROUNDS:
        t.phase = "end"
        t.tell(GameEnded)
    else:
        t.round, t.lap, t.turn, t.phase = t.round + 1, 1, 0, "study"
        t.bonus_taken = {}


async def food(t: Manor) -> None:
    """One terror for each ghost outside the graveyard, less with the canteen; those that are not fed leave, at one victory point each. [SM-C1-1 to SM-C1-6]"""
    unfed: dict[int, int] = {}
    for p in t.in_order():
        need = max(0, GHOSTS - p.graveyard - t.bonus(p, CANTEEN))
        paid = min(need, p.terror)
        p.terror -= paid
        unfed[p.seat] = need - paid
        if paid:
            t.tell(Fed, p.people, paid)
    going = {p.seat: await who_starves(t, p, unfed[p.seat]) for p in t.in_order() if unfed[p.seat]}
    for seat, places in going.items():
        starve(t, t.players[seat], places)


def ghosts_outside(t: Manor, me: Player, count: int) -> Sequence[str]:
    return [BRIDGE] * me.bridge + t.homes(me)


def just_so_many(t: Manor, me: Player, count: int) -> tuple[int, int]:
    return count, count


def say_hungry(t: Manor, me: Player, count: int, key: str) -> Option:
    return LetStarveOnBridge() if key == BRIDGE else LetStarve(key)


def about_hunger(t: Manor, me: Player, count: int) -> Mapping[str, int]:
    return {"count": count}


who_starves = some_of("feed", ghosts_outside, just_so_many, forbids=why_not_while, says=say_hungry, rule="SM-C1-3", about=about_hunger, quick=ghosts_outside)
"""The owner chooses which ghosts stay hungry. [SM-C1-3, SM-C1-4, SM-C1-5]"""


def starve(t: Manor, me: Player, places: list[str]) -> None:
    """Each unfed ghost goes to the graveyard and costs a victory point, without compensation. [SM-C1-3, SM-C1-6]"""
    for place in places:
        if place == BRIDGE:
            me.bridge -= 1
        else:
            t.leave(me, place)
        me.graveyard += 1
    t.gain_vp(me, -len(places))
    t.tell(Starved, me.people, places)


def region_points(t: Manor) -> None:
    """The points of each region with the player's ghost; the crystal ball adds to those of 2 or 3 (major) or of 2 (minor). [SM-C2-1, SM-C2-2, SM-C2-3]"""
    for p in t.in_order():
        ball = t.bonus(p, CRYSTAL_BALL)
        values = [vp for region, vp in REGION_VP.items() if p.seat in t.ghosts[region]]
        raised = sum((ball == 2 and vp in (2, 3)) or (ball == 1 and vp == 2) for vp in values)
        if values:
            t.gain_vp(p, sum(values) + raised)
            t.tell(RegionsScored, p.people, sum(values) + raised)


async def approval(t: Manor) -> None:
    """Every set of four different resources in the zone becomes a chimera; the alchemist saves some of it. [SM-C3-1 to SM-C3-5]"""
    for p in t.in_order():
        sets = min(p.zone.values())
        if not sets:
            continue
        for kind in RESOURCES:
            p.zone[kind] -= sets
        p.chimera += sets
        t.tell(Approved, p.people, sets)
        back = t.bonus(p, ALCHEMIST)
        for _ in range(sets if back and t.round < ROUNDS else 0):
            await recover(t, p, back)


async def recover(t: Manor, me: Player, most: int) -> None:
    """Up to one or two different resources of a set go to 2H. [SM-C3-3]"""
    back = await what_comes_back(t, me, most)
    for kind in back:
        me.h2[kind] += 1
    if back:
        t.tell(Recovered, me.people, back)


def resources_of_a_set(t: Manor, me: Player, most: int) -> Sequence[str]:
    return RESOURCES


def at_most(t: Manor, me: Player, most: int) -> tuple[int, int]:
    return 0, most


def about_recovery(t: Manor, me: Player, most: int) -> Mapping[str, int]:
    return {"most": most}


what_comes_back = some_of(
    "alchemist", resources_of_a_set, at_most, forbids=why_not_while, says=say_this_resource, rule="SM-C3-3", about=about_recovery, quick=resources_of_a_set
)
