"""The fight: what it costs, what it brings, who is driven out; and Gift of immortality, a decision of another player inside it."""

from __future__ import annotations

from collections.abc import Mapping

from walpurgis.engine import Option, Rule, Say
from walpurgis.engine.question import one_of

from .board import GARDENS, NUMBERS, REGIONS, is_region
from .events import Expelled, Fought, Reappeared
from .options import GoToGraveyard, Reappear
from .powers import may_use, name_place, use, why_not_now, why_not_use
from .state import Manor, Player

TRAINING_GROUND = "gd:tra"
HAVENS: dict[str, str | None] = {f"imm:{place}": place for place in (*GARDENS, *REGIONS)} | {"imm:no": None}
"""Where an expelled minion might reappear, by key; or not at all."""


def why_not_fight(t: Manor, me: Player, where: str) -> Rule | None:
    """Somebody must be there, none of them protected, and the whole cost must be available. [SM-AR-2, SM-P-SEC-2, SM-F-3]"""
    if not t.ghosts[where]:
        return "SM-AR-2"
    if where == t.protected:
        return "SM-P-SEC-2"
    if fight_cost(t, me, where)[0] > me.terror:
        return "SM-F-3"
    return None


def fight_cost(t: Manor, me: Player, where: str) -> tuple[int, int]:
    """Terror to pay and victory points to win against all who are there. [SM-F-1, SM-F-2, SM-F-5]"""
    mine = t.order.index(me.seat)
    there = t.ghosts[where]
    before = sum(t.order.index(seat) < mine for seat in there)
    cost = before * NUMBERS["fight_cost_before"] + (len(there) - before) * NUMBERS["fight_cost_after"]
    training = t.bonus(me, TRAINING_GROUND)
    vp = len(there) * NUMBERS["fight_vp"] + (training == 2 or (training == 1 and is_region(where)))
    return cost, vp


async def fight(t: Manor, me: Player, where: str) -> None:
    """Pay, win, take place 1; all others go down, and the last one is driven out if there is no place. [SM-F-1 to SM-F-10]"""
    expelled = win(t, me, where)
    if expelled is not None:
        await expel(t, expelled, where)


def win(t: Manor, me: Player, where: str) -> Player | None:
    """The attacker pays, gains victory points and stands on place 1. Returns whose ghost has no place left. [SM-F-3 to SM-F-6, SM-F-8, SM-F-9]"""
    cost, vp = fight_cost(t, me, where)
    there = t.ghosts[where]
    t.tell(Fought, me.people, where, [t.players[seat].people for seat in there], cost, vp)
    me.terror -= cost
    t.gain_vp(me, vp)
    t.ghosts[where] = (me.seat, *there)[: t.places(where)]
    return t.players[there[-1]] if len(there) == t.places(where) else None


async def expel(t: Manor, loser: Player, where: str) -> None:
    """To the graveyard, unless the vampire lets the minion reappear on the same board. [SM-F-7, SM-P-IMM-1 to SM-P-IMM-4, SM-B-5]"""
    t.limbo[loser.seat] = where
    haven = await which_haven(t, loser, where) if may_reappear(t, loser, where) else None
    del t.limbo[loser.seat]
    if haven is None:
        to_the_graveyard(t, loser, where)
    else:
        use(t, loser, "imm")
        reappear(t, loser, haven)


def to_the_graveyard(t: Manor, loser: Player, where: str) -> None:
    """The expelled ghost is out for this round; its owner gains one terror. [SM-F-7]"""
    loser.graveyard += 1
    t.tell(Expelled, loser.people, where, t.gain_terror(loser, NUMBERS["expelled_terror"]))


def reappear(t: Manor, me: Player, haven: str) -> None:
    """The minion takes the topmost free place there; there is no compensation. [SM-P-IMM-1, SM-P-IMM-2]"""
    t.ghosts[haven] += (me.seat,)
    t.tell(Reappeared, me.people, haven)


# Gift of immortality ----------------------------------------------------------------------------------------------


def may_reappear(t: Manor, me: Player, where: str) -> bool:
    """Whether the owner has Gift of immortality available, and a place for it. [SM-P-IMM-3]"""
    return may_use(t, me, "imm") and any(haven and why_not_reappear(t, me, where, key) is None for key, haven in HAVENS.items())


def havens(t: Manor, me: Player, where: str) -> list[str]:
    return [*HAVENS]


def why_not_reappear(t: Manor, me: Player, where: str, key: str) -> Rule | None:
    """On the same board, with a free place and no minion yet; and the card must be available. [SM-P-IMM-1, SM-P-IMM-3]"""
    if key not in HAVENS:
        return why_not_now(t, me, key)
    haven = HAVENS[key]
    if haven is None:
        return None
    if reason := why_not_use(t, me, "imm"):
        return reason
    there = t.ghosts[haven]
    if is_region(haven) != is_region(where) or len(there) >= t.places(haven) or me.seat in there:
        return "SM-P-IMM-1"
    return None


def say_haven(t: Manor, me: Player, where: str, key: str) -> Option:
    haven = HAVENS[key]
    return GoToGraveyard() if haven is None else Reappear(haven)


def about_expulsion(t: Manor, me: Player, where: str) -> Mapping[str, Say]:
    return {"where": name_place(where)}


which_haven = one_of("immortality", havens, forbids=why_not_reappear, says=say_haven, rule="SM-P-IMM-1", about=about_expulsion).meaning(HAVENS.__getitem__)
