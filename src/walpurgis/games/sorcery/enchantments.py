"""Enchantments: how they come onto a figure, and what ends them besides their target's end. [S-56, S-57, S-67, S-124]

What an enchantment does stands where the value is found that it changes. Killing Edge and Arcane Sight end with attacks, in `attacks.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

from walpurgis.engine import Rule

from .deeds import Deed, Kind
from .events.magic import Enchanted, ShookOff, WardHeld
from .lasting import end_working
from .options.magic import ShakeOff
from .state import Battlefield, Casting, Figure, Working
from .values import is_enchanted
from .wording import unit

STONESKIN, LEY_WARD, LEADEN_LIMBS, WINGS = "P13", "P14", "P15", "P17"


async def enchant(t: Battlefield, casting: Casting) -> None:
    """The text of every enchantment: it hangs on its target. [S-56]"""
    target = t.figures[casting.targets[0]]
    t.made += 1
    t.workings.append(Working(f"e{t.made}", casting.spell, casting.tome, casting.caster, casting.seat, target.id))
    t.tell(Enchanted, unit(target), casting.spell)


def is_warded(t: Battlefield, casting: Casting) -> bool:
    """Ley Ward: the spell of an opposing sorcerer that names its bearer fails, and the ward ends. [S-148]"""
    wards = [
        ward
        for who in casting.targets
        if who in t.figures and not t.are_friends(t.figures[who].seat, casting.seat)
        for ward in t.working_on(t.figures[who], LEY_WARD)
        if is_enchanted(t, t.figures[who], LEY_WARD)
    ]
    for ward in wards:
        t.tell(WardHeld, unit(t.figures[ward.target]), casting.spell)
        end_working(t, ward)
    return bool(wards)


# How they end --------------------------------------------------------------------------------------------------------


def _end(t: Battlefield, figure: Figure, spell: str) -> None:
    for working in t.working_on(figure, spell):
        end_working(t, working)


def on_declared(t: Battlefield, figure: Figure, action: Kind) -> None:
    """A figure was given an action: a close combat action ends Wings of Aether."""
    if action == "close":
        _end(t, figure, WINGS)


def end_enchantments(t: Battlefield) -> None:
    """At the beginning of every end phase Stoneskin ends on whoever took damage this turn. [A-125]"""
    for working in [w for w in t.workings if w.spell == STONESKIN and t.figures[w.target].hurt]:
        end_working(t, working)


# Shaking off ---------------------------------------------------------------------------------------------------------


def _shakable(t: Battlefield, figure: Figure) -> Sequence[str]:
    return [LEADEN_LIMBS] if t.working_on(figure, LEADEN_LIMBS) else []


def _why_not_shaken(t: Battlefield, figure: Figure, spell: str) -> Rule | None:
    return None if spell in _shakable(t, figure) else "P-15"


def _say_shake(t: Battlefield, figure: Figure, spell: str) -> ShakeOff:
    return ShakeOff(unit(figure), spell)


async def _shake(t: Battlefield, figure: Figure, spell: str) -> None:
    """A special action ends Leaden Limbs, wherever the figure is."""
    t.tell(ShookOff, unit(figure), spell)
    _end(t, figure, spell)


DEEDS: dict[str, Deed] = {"shake": Deed("special", _shakable, _why_not_shaken, _say_shake, _shake, joint="/")}
