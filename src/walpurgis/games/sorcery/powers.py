"""Abilities that are actions of their own: Healing, Regeneration and Magic Confusion. Magic Levitation is in `levitating.py`, Necromancy in `raising.py`.
[A-127, A-161 to A-163]"""

from __future__ import annotations

from collections.abc import Sequence

from walpurgis.engine import Rule

from .attacks import deal, is_hit, roll_attack, why_not_shot
from .deeds import Deed, alone
from .dials import half_die, may_be_healed, regenerated
from .events.combat import Confused, HealingRolled, MagicHealingRolled, RegenerationRolled
from .harm import heal
from .levitating import move_another
from .odds import attack_value, damage_value, defense_value, is_proof, odds_against
from .options.combat import Confuse, Heal, MagicHeal, Regenerate
from .raising import RAISE
from .standing import friends_touching, opponents_touching, touches
from .state import Battlefield, Figure
from .values import abilities, has, speed
from .wording import Offered, unit

# Healing and Magic Healing -------------------------------------------------------------------------------------------


def _heals(t: Battlefield, figure: Figure) -> bool:
    found = abilities(t, figure)
    return "healing" in found or "magic-healing" in found


def patients(t: Battlefield, figure: Figure) -> Sequence[str]:
    """The friends in base contact."""
    return [friend.id for friend in friends_touching(t, figure)] if _heals(t, figure) else ()


def why_not_heal(t: Battlefield, figure: Figure, rest: str) -> Rule | None:
    """A friend in contact, any arc, who touches no opponent and can be healed; by magic only if magic can touch it. [A-76, A-127, A-163]"""
    target = t.figures.get(rest)
    if target is None or not _heals(t, figure) or not t.are_friends(figure.seat, target.seat) or not touches(figure, target):
        return "A-HEALING-1"
    if opponents_touching(t, target):
        return "A-163"
    if not may_be_healed(target.printed, target.click, abilities(t, target)):
        return "A-127"
    return "A-76" if not has(t, figure, "healing") and is_proof(t, figure, target) else None


def say_heal(t: Battlefield, figure: Figure, rest: str) -> Offered:
    target = t.figures[rest]
    odds = odds_against(t, figure, target, "healing")
    option = Heal if has(t, figure, "healing") else MagicHeal
    return option(unit(figure), unit(target), odds.needed, odds.percent)


async def carry_out_heal(t: Battlefield, figure: Figure, rest: str) -> None:
    """Two dice and the attack value, without a bonus and without criticals, against the friend's own defense. [A-124, A-163]"""
    target = t.figures[rest]
    attack, defense = attack_value(t, figure, "healing"), defense_value(t, target, "healing")
    one, two = t.chance.die(6), t.chance.die(6)
    total = one + two + attack.total
    helped = total >= defense.total
    t.tell(HealingRolled, unit(figure), unit(target), one, two, attack.base, [*attack.modifiers], total, defense.total, int(helped))
    if helped:
        heal(t, target, _clicks(t, figure))


def _clicks(t: Battlefield, figure: Figure) -> int:
    """How much is healed: the damage value, or what a die says."""
    if has(t, figure, "healing"):
        return damage_value(t, figure)
    die = t.chance.die(6)
    t.tell(MagicHealingRolled, unit(figure), die, half_die(die))
    return half_die(die)


# Regeneration --------------------------------------------------------------------------------------------------------


def why_not_regenerate(t: Battlefield, figure: Figure, rest: str) -> Rule | None:
    """Only past click 1. [A-127]"""
    if not has(t, figure, "regeneration"):
        return "A-REGENERATION-1"
    return None if may_be_healed(figure.printed, figure.click, abilities(t, figure)) else "A-127"


async def regenerate(t: Battlefield, figure: Figure, rest: str) -> None:
    die = t.chance.die(6)
    t.tell(RegenerationRolled, unit(figure), die, regenerated(die))
    heal(t, figure, regenerated(die))


# Magic Confusion -----------------------------------------------------------------------------------------------------


def confusable(t: Battlefield, figure: Figure) -> Sequence[str]:
    return [other.id for other in t.opponents(figure.seat)] if has(t, figure, "magic-confusion") else ()


def why_not_confuse(t: Battlefield, figure: Figure, rest: str) -> Rule | None:
    """What a ranged attack needs, and a target that magic can touch. [A-161, A-162]"""
    if not has(t, figure, "magic-confusion"):
        return "A-CONFUSION-1"
    target = t.figures.get(rest)
    rule = why_not_shot(t, figure, target, special=True)
    return rule or ("A-162" if target is not None and is_proof(t, figure, target) else None)


def say_confuse(t: Battlefield, figure: Figure, rest: str) -> Offered:
    odds = odds_against(t, figure, t.figures[rest], "confusion")
    return Confuse(unit(figure), unit(t.figures[rest]), odds.needed, odds.percent)


async def confuse(t: Battlefield, figure: Figure, rest: str) -> None:
    """An attack that deals no damage: the attacker moves the target up to its speed and turns it. [A-161]"""
    target = t.figures[rest]
    roll = roll_attack(t, figure, [target], "confusion")
    hit = is_hit(t, roll, figure, target)
    await deal(t, figure, {target.id: 0} if hit else {}, roll)
    if hit:
        t.tell(Confused, unit(target), unit(figure))
        await move_another(t, figure.seat, target, speed(t, target), straight=False)


DEEDS: dict[str, Deed] = {
    "heal": Deed("close", patients, why_not_heal, say_heal, carry_out_heal),
    "regen": Deed("special", alone, why_not_regenerate, lambda t, figure, rest: Regenerate(unit(figure)), regenerate),
    "raise": RAISE,
    "confuse": Deed("special", confusable, why_not_confuse, say_confuse, confuse),
}
"""Actions by abilities."""
