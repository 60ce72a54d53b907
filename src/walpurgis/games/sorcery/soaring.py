"""Soaring: taking off, landing, and being forced down; and Quickness, which is any of the moves without using an action.
[A-56, A-118, A-139, A-144 to A-150]"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, NamedTuple

from walpurgis.engine import Rule
from walpurgis.engine.plane import rings
from walpurgis.engine.walk import place_fault

from .arriving import turn_in_place
from .deeds import Deed, alone
from .events.moving import ForcedDown
from .moving import (
    break_away,
    carry_out_double,
    carry_out_move,
    follow,
    path,
    reach_of_move,
    soaring_factor,
    why_not_double,
    why_not_move,
)
from .options.moving import Land, Quicken, QuickenDoubleTime, QuickenSoaring, TakeOff
from .standing import disc_at
from .state import Battlefield, Figure
from .values import has, has_proficiency, speed
from .ways import Manner, ground_for, sky_for
from .wording import Offered, unit

# Taking off and landing ----------------------------------------------------------------------------------------------


def why_not_soar(t: Battlefield, figure: Figure, rest: str) -> Rule | None:
    """Wings take off, unless they are demoralized, lead a captive, or the weather forbids it. Whoever is up may always come down. [A-56, A-79, A-149, A-150]"""
    if rest:
        return "A-56"
    if figure.status == "air":
        return None
    if figure.is_demoralized:
        return "A-79"
    if not has_proficiency(t, figure, "soaring"):
        return "A-56"
    return "A-149" if t.captive_of(figure) is not None else None


def reach_of_soar(t: Battlefield, figure: Figure) -> int:
    """How far a figure moves that takes off at the start, or lands at the end: twice its speed without a token. [A-148]"""
    return speed(t, figure, factor=soaring_factor(t, figure), takes_off=True)


async def carry_out_soar(t: Battlefield, figure: Figure, rest: str) -> None:
    """Change the level: take off and fly, or fly and land. Taking off needs a break away. [A-135, A-144, A-148, A-149]"""
    if not await break_away(t, figure):
        await turn_in_place(t, figure)
        return
    manner = manner_of_soaring(t, figure)
    await follow(t, figure, manner, await path(t, t.players[figure.seat], figure, manner))


def manner_of_soaring(t: Battlefield, figure: Figure) -> Manner:
    """How a figure takes off and flies, or flies and lands: in one straight line. [A-56, A-145, A-148, D-38]"""
    far, doubled = reach_of_soar(t, figure), soaring_factor(t, figure) > 1
    rule = "A-148" if doubled else "A-47"
    flees = ("A-167",) if figure.is_demoralized else ()
    if figure.status == "ground":
        sky = sky_for(t, figure)
        return Manner(far, sky, sky, rule, "A-145", flies=True, level="air", ends=flees)
    ground = ground_for(t, figure)
    return Manner(far, ground, ground, rule, "A-56", flies=True, ends=("A-148",) if doubled else flees)


def say_soar(t: Battlefield, figure: Figure, rest: str) -> Offered:
    order = Land if figure.status == "air" else TakeOff
    return order(unit(figure), reach_of_soar(t, figure))


def land_everyone(t: Battlefield) -> None:
    """Soaring is forbidden: every soaring figure lands where it is, or at the nearest place that is free. This is not a movement. [A-150, D-44]"""
    for figure in [f for f in t.figures.values() if f.status == "air"]:
        ground = ground_for(t, figure)
        figure.put(next(place for place in rings(figure.at, t.board) if place_fault(disc_at(figure, place), ground) is None))
        figure.status = "ground"
        t.tell(ForcedDown, unit(figure))


# Quickness -----------------------------------------------------------------------------------------------------------


class _Quick(NamedTuple):
    """One of the move actions that Quickness makes without using an action."""

    forbids: Callable[[Battlefield, Figure, str], Rule | None]
    reach: Callable[[Battlefield, Figure], int]
    order: Callable[..., Offered]
    carry_out: Callable[[Battlefield, Figure, str], Coroutine[Any, Any, None]]


def _reach_of_double(t: Battlefield, figure: Figure) -> int:
    return speed(t, figure, factor=2)


QUICK = {
    "": _Quick(why_not_move, reach_of_move, Quicken, carry_out_move),
    "double": _Quick(why_not_double, _reach_of_double, QuickenDoubleTime, carry_out_double),
    "soar": _Quick(why_not_soar, reach_of_soar, QuickenSoaring, carry_out_soar),
}
"""By what stands behind the figure: `quick:a3`, `quick:a3/double`, `quick:a3/soar`."""


def _quick_moves(t: Battlefield, figure: Figure) -> Sequence[str]:
    return tuple(QUICK)


def why_not_quick(t: Battlefield, figure: Figure, rest: str) -> Rule | None:
    """Quickness must show; in everything else it is a move action. [A-139, A-144]"""
    if not has(t, figure, "quickness") or rest not in QUICK:
        return "A-QUICKNESS-1"
    return QUICK[rest].forbids(t, figure, "")


def say_quick(t: Battlefield, figure: Figure, rest: str) -> Offered:
    return QUICK[rest].order(unit(figure), QUICK[rest].reach(t, figure))


async def carry_out_quick(t: Battlefield, figure: Figure, rest: str) -> None:
    await QUICK[rest].carry_out(t, figure, "")


DEEDS: dict[str, Deed] = {
    "soar": Deed("move", alone, why_not_soar, say_soar, carry_out_soar),
    "quick": Deed("move", _quick_moves, why_not_quick, say_quick, carry_out_quick, joint="/", is_free=True),
}
