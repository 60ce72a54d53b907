"""A dial: what a click shows, how damage and healing turn it, and how a combat value is found. Pure arithmetic; it knows no table.

A click is a number from 1; one past the last click are the skulls. Abilities are given to functions as a collection of names, because a figure on the table may
have more of them than its dial shows.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import Enum

from .facts import NUMBERS
from .warriors import WARRIORS, AttackType, Click, Warrior

FIRST = 1
"""The click at which every warrior starts. [A-10, A-29]"""


class Damage(Enum):
    """Where damage comes from, which decides what reduces it. [A-40, A-123]"""

    ATTACK = "attack"
    """An attack, a spell's too, also on bystanders of it: Toughness and Invulnerability."""
    ABILITY = "ability"
    """A special ability: Toughness."""
    PLAIN = "plain"
    """Pushing, critical misses, domains, and spells that do not attack: nothing."""


def _shown_by(warrior: Warrior) -> tuple[tuple[str, ...], ...]:
    clicks = range(1, len(warrior.dial) + 1)
    return tuple(tuple(name for name, (first, last) in warrior.abilities.items() if first <= click <= last) for click in clicks)


_SHOWN: dict[str, tuple[tuple[str, ...], ...]] = {key: _shown_by(warrior) for key, warrior in WARRIORS.items()}


# What a click shows --------------------------------------------------------------------------------------------------


def values(warrior: Warrior, click: int) -> Click:
    """The unmodified values at a click. [A-4]"""
    if not FIRST <= click <= len(warrior.dial):
        raise ValueError(f"{warrior.id} has no click {click}")
    return warrior.dial[click - 1]


def shown(warrior: Warrior, click: int) -> tuple[str, ...]:
    """The abilities at a click; the skulls show none. [A-12]"""
    return _SHOWN[warrior.id][click - 1] if click <= len(warrior.dial) else ()


def skulls(warrior: Warrior) -> int:
    """Where the dial stands when the warrior is eliminated. [A-11]"""
    return len(warrior.dial) + 1


def is_eliminated(warrior: Warrior, click: int) -> bool:
    """Whether the dial shows the skulls. [A-11]"""
    return click >= skulls(warrior)


def is_immune(warrior: Warrior, abilities: Collection[str]) -> bool:
    """Whether magic immunity protects it: by its defense type, or by the ability. [A-76]"""
    return warrior.immune or "magic-immunity" in abilities


def ranged_damage(warrior: Warrior, click: int) -> int:
    """The unmodified ranged damage: the damage value where none is printed. [A-8, A-17]"""
    printed = warrior.ranged.damage if warrior.ranged is not None else None
    return values(warrior, click).damage if printed is None else printed


def attack_bonus(warrior: Warrior, attack: AttackType) -> int:
    """The attack bonus printed for a type of attack. It is not part of the unmodified attack value. [A-4, A-59, A-69]"""
    if attack == "sword":
        return warrior.close_bonus
    return warrior.ranged.bonus if warrior.ranged is not None and warrior.ranged.type == attack else 0


def highest_bonus(warrior: Warrior) -> int:
    """The highest attack bonus printed on it."""
    return max(warrior.close_bonus, warrior.ranged.bonus if warrior.ranged is not None else 0)


def counterspell_value(warrior: Warrior, click: int) -> int:
    """What a warrior adds to the dice of a counterspell roll: attack value and bonus, the wand's if it has one, else the highest. [S-76, S-77, S-83]"""
    has_wand = warrior.ranged is not None and warrior.ranged.type == "wand"
    return values(warrior, click).attack + (attack_bonus(warrior, "wand") if has_wand else highest_bonus(warrior))


def fury_bonus(warrior: Warrior, attack: AttackType) -> int:
    """What Nature's Fury adds: the bonus printed for this type of attack, else the highest one. [S-88, S-139]"""
    return attack_bonus(warrior, attack) or highest_bonus(warrior)


# How it turns --------------------------------------------------------------------------------------------------------


def damaged(warrior: Warrior, click: int, amount: int) -> int:
    """The click after this much damage, the skulls at most. [A-10, A-11]"""
    return min(click + amount, skulls(warrior))


def may_be_healed(warrior: Warrior, click: int, abilities: Collection[str]) -> bool:
    """Whether healing would turn the dial: it is past the first click, not at the skulls, and Invulnerability does not show. [A-126, A-127]"""
    return FIRST < click < skulls(warrior) and "invulnerability" not in abilities


def healed(warrior: Warrior, click: int, amount: int, abilities: Collection[str]) -> int:
    """The click after this much healing, the first at most. [A-10, A-127]"""
    return max(click - amount, FIRST) if may_be_healed(warrior, click, abilities) else click


def half_die(die: int) -> int:
    """Half a die, rounded up: what Magic Blast, Magic Healing and several spells deal or heal. [A-7]

    >>> [half_die(die) for die in range(1, 7)]
    [1, 1, 2, 2, 3, 3]
    """
    return (die + 1) // 2


def regenerated(die: int) -> int:
    """How many clicks Regeneration heals.

    >>> [regenerated(die) for die in range(1, 7)]
    [0, 0, 1, 2, 3, 4]
    """
    return max(die - NUMBERS.regeneration_less, 0)


def weapon_mastered(die: int, damage: int) -> int:
    """What damage value Weapon Master makes of the printed one.

    >>> [weapon_mastered(die, 3) for die in range(1, 7)]
    [1, 1, 1, 3, 3, 4]
    """
    return 1 if die <= 3 else damage if die <= 5 else damage + 1


# Combat values and damage --------------------------------------------------------------------------------------------


def combat_value(
    printed: int, modifiers: Sequence[int] = (), *, instead: int | None = None, caps: Sequence[int] = (), half: bool = False, factor: int = 1
) -> int:
    """A combat value: the number at the click or what is used instead of it, no higher than the lowest cap; plus the modifiers, cut by the rule of 3; not below
    0; halved once, rounded up; multiplied. [A-7, A-75, A-121, A-137]

    >>> combat_value(12, [2], caps=[6])
    8
    """
    value = min([printed if instead is None else instead, *caps]) + modified(modifiers)
    value = max(value, 0)
    return ((value + 1) // 2 if half else value) * factor


def modified(modifiers: Sequence[int]) -> int:
    """The sum of the modifiers to one value, cut by the rule of 3. [A-75]"""
    return max(-NUMBERS.rule_of_n, min(sum(modifiers), NUMBERS.rule_of_n))


def dealt(
    amount: int, abilities: Collection[str], source: Damage = Damage.ATTACK, *, enhanced: bool = False, critical: bool = False, pierces: bool = False
) -> int:
    """How many clicks a figure with these abilities takes: the amount, one more by Magic Enhancement, one more by a critical hit, less what the better one of
    its reductions takes off. [A-64, A-122, A-123]"""
    amount += NUMBERS.enhancement * enhanced + NUMBERS.crit_hit_extra * critical
    return max(amount - (0 if pierces else _reduction(amount, abilities, source)), 0)


def _reduction(amount: int, abilities: Collection[str], source: Damage) -> int:
    """What Toughness and Invulnerability take off. Invulnerability leaves a little, so on a small amount Toughness may be the better one. [A-122, A-123]"""
    tough = NUMBERS.toughness if "toughness" in abilities and source is not Damage.PLAIN else 0
    hard = min(NUMBERS.invulnerability, max(amount - NUMBERS.invulnerability_least, 0)) if "invulnerability" in abilities and source is Damage.ATTACK else 0
    return max(tough, hard)


def pushing_damage(tokens: int, more: int = 0) -> int:
    """What a figure takes that now has so many tokens, the last of them for an action: 1 for the second one, and what a spell adds. [A-39, A-40]"""
    return NUMBERS.pushing_damage + more if tokens == NUMBERS.most_tokens else 0
