"""Quicksand, an add-on: bought with power, placed on a crossroads, gone when somebody sinks in. [AA-KS-1 to AA-KS-3]"""

from __future__ import annotations

from walpurgis.engine import Rule, Say, one_of

from .board import CROSSROADS
from .ending import step
from .events import PowerPaid, SandBought, SandPlaced
from .facts import NUMBERS, PASS
from .state import Night


def sand_spaces(t: Night) -> list[str]:
    """Where the ready quicksand can be placed: a free crossroads, while the faction has none on the board. [AA-KS-2]"""
    mine = t.mine
    if not mine.sand_ready or mine.sand:
        return []
    return [space for space in CROSSROADS if space not in t.standing and space not in t.traps and t.sanded(space) is None]


def place_sand(t: Night, space: str) -> None:
    mine = t.mine
    mine.sand_ready, mine.sand = False, space
    t.tell(SandPlaced, mine.side, space)


def buyers(t: Night) -> list[str]:
    """Who can pay for quicksand: once a turn, while none is ready. [AA-KS-1]"""
    if t.sand_bought or t.mine.sand_ready:
        return []
    return t.payers(NUMBERS["quicksand_cost"])


@step
async def quicksand(t: Night) -> None:
    """After the effects of the outer spaces: buy, place, or go on. [AA-KS-1, AA-KS-2]"""
    chosen = await one_of(t.me, "quicksand", sand_keys, of=(t,), say=_say, elsewhere=_why_not, rule="AA-KS-1") if "ks_quicksand" in t.switches else PASS
    kind, _, name = chosen.partition(":")
    if kind == "qbuy":
        cost = NUMBERS["quicksand_cost"]
        t.power[name] -= cost
        t.tell(PowerPaid, name, cost, t.power[name])
        t.mine.sand_ready = t.sand_bought = True
        t.tell(SandBought, t.mine.side)
    elif kind == "qput":
        place_sand(t, name)
    else:
        t.phase = "actions"


def sand_keys(t: Night) -> list[str]:
    """The keys for buying and for placing; for neither, too."""
    return [*(f"qbuy:{who}" for who in buyers(t)), *(f"qput:{space}" for space in sand_spaces(t)), PASS]


def _why_not(t: Night, key: str) -> Rule | None:
    return {"qbuy": "AA-KS-1", "qput": "AA-KS-2"}.get(key.partition(":")[0])


def _say(t: Night, key: str) -> Say:
    kind, _, name = key.partition(":")
    if kind == "qbuy":
        return Say("option-buy-sand", {"who": Say(f"figure-{name}"), "cost": NUMBERS["quicksand_cost"]})
    return Say("option-sand", {"space": name}) if kind == "qput" else Say("option-no-sand")
