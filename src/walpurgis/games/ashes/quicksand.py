"""Quicksand, an add-on: bought with power, placed on a crossroads, gone when somebody sinks in. [AA-KS-1 to AA-KS-3]"""

from __future__ import annotations

from typing import NamedTuple

from walpurgis.engine import Option, Rule
from walpurgis.engine.question import one_of

from .board import CROSSROADS
from .events import PowerPaid, SandBought, SandPlaced
from .facts import NUMBERS, PASS
from .keys import concerning
from .options import BuySand, NoSand, Sand
from .state import Night, Player


class PlaceSand(NamedTuple):
    """To place the quicksand that is ready."""

    space: str


class BuyIt(NamedTuple):
    """To buy quicksand; `who` pays."""

    who: str


def why_not_place(t: Night, space: str) -> Rule | None:
    """On a crossroads without figure, trap or quicksand, while the faction has some ready and none on the board. [AA-KS-2]"""
    mine = t.mine
    free = space in CROSSROADS and space not in t.standing and space not in t.traps and t.sanded(space) is None
    return None if free and mine.sand_ready and not mine.sand else "AA-KS-2"


def why_not_buy(t: Night, who: str) -> Rule | None:
    """Once a turn, while none is ready, by one of the player's characters who can pay. [AA-KS-1]"""
    bought = t.sand_bought or t.mine.sand_ready
    return None if not bought and who in t.payers(NUMBERS["quicksand_cost"]) else "AA-KS-1"


def place_sand(t: Night, space: str) -> None:
    """[AA-KS-2]"""
    mine = t.mine
    mine.sand_ready, mine.sand = False, space
    t.tell(SandPlaced, mine.side, space)


def buy_sand(t: Night, who: str) -> None:
    """[AA-KS-1]"""
    cost = NUMBERS["quicksand_cost"]
    t.power[who] -= cost
    t.tell(PowerPaid, who, cost, t.power[who])
    t.mine.sand_ready = t.sand_bought = True
    t.tell(SandBought, t.mine.side)


def _candidates(t: Night, me: Player) -> list[str]:
    return [*(f"qbuy:{who}" for who in t.mine.characters), *(f"qput:{space}" for space in CROSSROADS), PASS]


@concerning("qbuy", "qput")
def _why_not(t: Night, me: Player, key: str) -> Rule | None:
    kind, _, name = key.partition(":")
    return why_not_buy(t, name) if kind == "qbuy" else why_not_place(t, name)


def _say(t: Night, me: Player, key: str) -> Option:
    kind, _, name = key.partition(":")
    if kind == "qbuy":
        return BuySand(name, NUMBERS["quicksand_cost"])
    return Sand(name) if kind == "qput" else NoSand()


def _meaning(key: str) -> BuyIt | PlaceSand | None:
    kind, _, name = key.partition(":")
    return BuyIt(name) if kind == "qbuy" else PlaceSand(name) if kind == "qput" else None


sand_deed = one_of("quicksand", _candidates, forbids=_why_not, says=_say, rule="AA-KS-1").meaning(_meaning)


async def quicksand(t: Night, me: Player) -> None:
    """After the effects of the outer spaces: buy, place, or move on. [AA-KS-1, AA-KS-2]"""
    while (deed := await sand_deed(t, me)) is not None:
        if isinstance(deed, BuyIt):
            buy_sand(t, deed.who)
        else:
            place_sand(t, deed.space)
