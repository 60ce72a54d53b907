"""The fight: what it costs, what it brings, who is driven out; and Gift of immortality, a decision of another player inside it."""

from __future__ import annotations

from walpurgis.engine import Rule, Say, one_of
from walpurgis.engine.happen import Happening

from .board import GARDENS, NUMBERS, REGIONS, is_region
from .events import Expelled, Fought, Reappeared
from .powers import may_use, name_place, use
from .state import Manor, Player

TRAINING_GROUND = "gd:tra"

expulsion: Happening[Manor, str] = Happening("expulsion", in_turn=lambda t: list(t.limbo))
"""A ghost is driven out of a location (its name) by a fight."""


def why_not_fight(t: Manor, me: Player, where: str) -> Rule | None:
    """Somebody must be there, nobody of them protected, and the whole cost must be at hand. [SM-AR-2, SM-P-SEC-2, SM-F-3]"""
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
    cost, vp = fight_cost(t, me, where)
    there = t.ghosts[where]
    t.tell(Fought, me.people, where, [t.players[seat].people for seat in there], cost, vp)
    me.terror -= cost
    t.gain_vp(me, vp)
    t.ghosts[where] = (me.seat, *there)[: t.places(where)]
    if len(there) == t.places(where):
        t.limbo[there[-1]] = where
        await expulsion(t, where, to_the_graveyard)


async def to_the_graveyard(t: Manor, where: str) -> None:
    """The expelled ghost is out for this round; its owner gains one terror. [SM-F-7]"""
    seat, _ = t.limbo.popitem()
    loser = t.players[seat]
    loser.graveyard += 1
    t.tell(Expelled, loser.people, where, t.gain_terror(loser, NUMBERS["expelled_terror"]))


def havens(t: Manor, me: Player, where: str) -> list[str]:
    """Where an expelled minion could reappear: on the same board, with a free place and no minion yet. [SM-P-IMM-1]"""
    board = REGIONS if is_region(where) else GARDENS
    return [place for place in board if len(t.ghosts[place]) < t.places(place) and me.seat not in t.ghosts[place]]


def may_reappear(t: Manor, where: str, seat: int) -> bool:
    me = t.players[seat]
    return me.people == "R" and may_use(t, me, "imm") and bool(havens(t, me, where))


@expulsion.instead(may_reappear)
async def gift_of_immortality(t: Manor, where: str, seat: int) -> bool:
    """The vampire may let the minion reappear instead; then there is no compensation. [SM-P-IMM-1 to SM-P-IMM-4, SM-B-5]"""
    me = t.players[seat]
    options = {f"imm:{place}": place for place in havens(t, me, where)} | {"imm:no": ""}
    haven = await one_of(me, "immortality", options, say=_say_haven, rule="SM-P-IMM-1", about={"where": name_place(where)})
    if not haven:
        return False
    use(t, me, "imm")
    del t.limbo[seat]
    t.ghosts[haven] += (seat,)
    t.tell(Reappeared, me.people, haven)
    return True


def _say_haven(key: str) -> Say:
    return Say("option-imm-no") if key == "imm:no" else Say("option-imm", {"where": name_place(key.removeprefix("imm:"))})
