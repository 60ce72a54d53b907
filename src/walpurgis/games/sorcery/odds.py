"""What an attack needs: the attack value and the defense with all their modifiers, the number needed on two dice, the chance and the damage to be expected.

It changes nothing, and it uses public facts only: a card that nobody has seen yet counts in the real roll, but in no number shown before. [D-64, S-108]
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Literal, NamedTuple, TypeAlias

from walpurgis.engine.plane import Point, Vector, within

from .dials import Damage, attack_bonus, combat_value, damaged, dealt, fury_bonus, half_die, ranged_damage, values
from .facts import NUMBERS
from .spells import SPELLS
from .stacks import works_from
from .standing import (
    disc,
    friends_touching,
    ground_at,
    has_in_front_contact,
    is_behind,
    is_near_glyph,
    kind_of,
    line_between,
)
from .state import Battlefield, Figure, Tome
from .values import abilities, has, has_power, has_proficiency, symbols, works_on
from .warriors import AttackType
from .wording import Modifier

Kind: TypeAlias = Literal["close", "capture", "ranged", "spell", "confusion", "healing"]
"""What a roll is made for. Healing is not an attack, but it is rolled like one."""
CLOSE: tuple[Kind, ...] = ("close", "capture")
RANGED: tuple[Kind, ...] = ("ranged", "spell", "confusion")
"""Attacks at range: what helps against ranged attacks helps against them."""
WARDING_GLYPH = "P20"
WARDED_MARGINS = "P33"
APOCALYPSE = "apocalypse"
SPELLBREACH = "spellbreach"
BLAST: tuple[int, ...] = tuple(half_die(die) for die in range(1, 7))
"""What Magic Blast deals, by the die."""


class Value(NamedTuple):
    """A combat value: what it starts from, and what modifies it. [A-75, A-121]"""

    base: int
    modifiers: tuple[Modifier, ...] = ()
    lender: str = ""
    """The figure whose number is used instead of its own: by Defend or by Bedlam."""

    @property
    def total(self) -> int:
        """With the modifiers, cut by the rule of 3."""
        return combat_value(self.base, [modifier.amount for modifier in self.modifiers])


class Odds(NamedTuple):
    """What an attack on one figure needs, and what may follow from it."""

    attack: Value
    defense: Value
    needed: int
    """On two dice."""
    chance: float
    """Of a success that is not dodged."""
    damage: float
    """The clicks to be expected."""

    @property
    def percent(self) -> int:
        return in_percent(self.chance)


def as_if(figure: Figure, at: Point | None = None, facing: Vector | None = None) -> Figure:
    """The figure as if it stood at another place, or looked another way; not on the table."""
    if at is None and facing is None:
        return figure
    other = copy(figure)
    other.put(at if at is not None else figure.at)
    other.look(facing if facing is not None else figure.facing)
    return other


# The attack ----------------------------------------------------------------------------------------------------------


def attack_value(t: Battlefield, attacker: Figure, kind: Kind, target: Figure | None = None, more: Sequence[Modifier] = ()) -> Value:
    """The attack value: the number at the click or what Bedlam lends, and every modifier; `more` are those of a formation or of a spell's text.
    [A-58 to A-61, A-69, A-121, A-168, S-88, S-145]"""
    base, lender = _base_attack(t, attacker, kind)
    modifiers = [Modifier("enchantment", w.printed.attack_mod) for w in t.working_on(attacker) if works_on(t, w, attacker)]
    if kind != "healing":
        weapon = weapon_of(attacker, kind)
        modifiers.append(Modifier("bonus", attack_bonus(attacker.printed, weapon)))
        if t.fury and t.acting == attacker.id:
            modifiers.append(Modifier("fury", fury_bonus(attacker.printed, weapon)))
    if kind in CLOSE and target is not None:
        modifiers += _close_modifiers(t, attacker, target)
    if kind == "capture":
        modifiers.append(Modifier("capture", NUMBERS.capture_attack_mod))
    return Value(base, tuple(modifier for modifier in (*modifiers, *more) if modifier.amount), lender)


def weapon_of(attacker: Figure, kind: Kind) -> AttackType:
    """The type of an attack: spells need a wand. [A-14, S-145]"""
    if kind in CLOSE:
        return "sword"
    ranged = attacker.printed.ranged
    return "wand" if kind == "spell" or ranged is None else ranged.type


def _close_modifiers(t: Battlefield, attacker: Figure, target: Figure) -> list[Modifier]:
    rages = attacker.click > 1 and has(t, attacker, "berserk")
    return [
        Modifier("rear", NUMBERS.rear_bonus * is_behind(attacker, target)),
        Modifier("gang-up", NUMBERS.gang_up_per_helper * len(helpers(t, attacker, target))),
        Modifier("berserk", NUMBERS.berserk_attack * rages),
    ]


def _base_attack(t: Battlefield, attacker: Figure, kind: Kind) -> tuple[int, str]:
    """The unmodified attack value, or the highest of an Apocalypse figure, which Bedlam lends for close and ranged combat actions. [S-95, S-144]"""
    own = values(attacker.printed, attacker.click).attack
    if kind == "confusion" or not has_power(attacker, "bedlam"):
        return own, ""
    others = [f for f in t.figures.values() if f.status in ("ground", "air") and f.id != attacker.id and APOCALYPSE in symbols(t, f)]
    best = max(others, key=_unmodified_attack, default=attacker)
    return (_unmodified_attack(best), best.id) if _unmodified_attack(best) > own else (own, "")


def _unmodified_attack(figure: Figure) -> int:
    return values(figure.printed, figure.click).attack


def helpers(t: Battlefield, attacker: Figure, target: Figure) -> list[Figure]:
    """Who helps by gang up: other friendly able warriors with the target in front-arc contact. Bedlam forbids it to attackers nearby.
    [A-61, A-153, S-94, S-144]"""
    if not has_proficiency(t, attacker, "gang-up"):
        return []
    found = [f for f in t.friends(attacker.seat) if f.id != attacker.id and f.is_able and has_in_front_contact(f, target)]
    return [] if not found or is_in_bedlam(t, attacker) else found


def is_in_bedlam(t: Battlefield, attacker: Figure) -> bool:
    """Whether a Minion of Apocalypse is near, be it the attacker itself. [S-94, S-144]"""
    return any(has_power(f, "bedlam") and within(disc(f), disc(attacker), NUMBERS.bedlam_reach) for f in t.figures.values())


def is_proof(t: Battlefield, attacker: Figure, target: Figure) -> bool:
    """Whether magic that comes from the attacker leaves the target cold: it is immune, and the attacker has no Spellbreach. [A-76, A-162, S-86, S-137]"""
    return target.is_magic_immune and not has_power(attacker, SPELLBREACH)


# The defense ---------------------------------------------------------------------------------------------------------


def defense_value(t: Battlefield, target: Figure, kind: Kind, *, hindered: bool = False, unseen: bool = False) -> Value:
    """The defense: one's own number or a higher one by Defend, and what helps against this kind of attack. Cards that nobody has seen count only if `unseen`.
    [A-68, A-75, A-121, A-155, S-108]"""
    own = values(target.printed, target.click).defense
    if kind == "healing":
        return Value(own)
    base, lender = max([(own, ""), *_defended(t, target)], key=lambda lent: lent[0])
    modifiers = _ranged_defense(t, target, hindered, unseen) if kind in RANGED else []
    return Value(base, tuple(modifier for modifier in modifiers if modifier.amount), lender)


def _defended(t: Battlefield, target: Figure) -> list[tuple[int, str]]:
    """What able friends in contact with Defend lend. [A-155]"""
    return [(values(f.printed, f.click).defense, f.id) for f in friends_touching(t, target) if has(t, f, "defend")]


def _ranged_defense(t: Battlefield, target: Figure, hindered: bool, unseen: bool) -> list[Modifier]:
    found = abilities(t, target)
    swims = "aquatic" in found and target.status == "ground" and "water" in ground_at(t, target.at)
    margins = warded_margins(t, target, unseen)
    return [
        Modifier("battle-armor", NUMBERS.armor_defense * ("battle-armor" in found)),
        Modifier("invulnerability", NUMBERS.armor_defense * ("invulnerability" in found)),
        Modifier("aquatic", NUMBERS.aquatic_defense * swims),
        Modifier("hindered", NUMBERS.hindering_defense * hindered),
        Modifier("warding", SPELLS[WARDING_GLYPH].defense_mod * _is_warded(t, target)),
        Modifier("margins", SPELLS[WARDED_MARGINS].defense_mod * (margins is not None)),
    ]


def _is_warded(t: Battlefield, target: Figure) -> bool:
    """Whether a Glyph of Warding helps; two do not help twice. [P-20, S-128, S-130, S-136]"""
    glyphs = [glyph for glyph in t.glyphs(WARDING_GLYPH) if t.are_friends(glyph.seat, target.seat) and is_near_glyph(target, glyph, glyph.printed.within)]
    return bool(glyphs) and not target.is_magic_immune


def warded_margins(t: Battlefield, figure: Figure, unseen: bool = False) -> Tome | None:
    """The book in which Warded Margins works for its wielder. Before the roll only a card that everybody has seen counts, and whether the book is too full for
    its wielder nobody else can know. [S-105, S-108, D-84]"""
    if not t.tomes or not figure.is_able or figure.is_magic_immune:
        return None
    if unseen:
        return next((tome for tome in t.tomes_of(figure) if works_from(t, tome, WARDED_MARGINS)), None)
    return next((tome for tome in t.tomes_of(figure) if WARDED_MARGINS in tome.shown), None)


def is_hindered(t: Battlefield, attacker: Figure, target: Figure, kind: Kind, *, alone: bool = True, through_woods: bool = False) -> bool:
    """Whether terrain on the line helps the target. Precision ignores it if the target is the only one; Magic Blast (`through_woods`) ignores woods.
    [A-68, A-72, A-157]"""
    if not t.features and not t.workings:
        return False
    if alone and kind != "spell" and has_proficiency(t, attacker, "precision"):
        return False
    return bool(cover(t, attacker, target, through_woods=through_woods))


def cover(t: Battlefield, attacker: Figure, target: Figure, *, through_woods: bool = False) -> list[str]:
    """What hinders or conceals on the line between two figures, by its ids; only what conceals, if hindering terrain is ignored."""
    found = line_between(t, attacker, target).hindered_by
    if not through_woods:
        return [*found]
    mists = [feature.id for feature in t.features if kind_of(t, feature) == "concealing"]
    return [what for what in found if what in mists]


# Damage --------------------------------------------------------------------------------------------------------------


def damage_value(t: Battlefield, attacker: Figure) -> int:
    """The damage value, with what enchantments add. [A-121, A-122]"""
    modifiers = [w.printed.damage_mod for w in t.working_on(attacker) if works_on(t, w, attacker)]
    return combat_value(values(attacker.printed, attacker.click).damage, modifiers)


def ranged_damage_value(attacker: Figure) -> int:
    """The ranged damage value. Nothing modifies it. [A-8, A-17]"""
    return combat_value(ranged_damage(attacker.printed, attacker.click))


def is_enhanced(t: Battlefield, attacker: Figure, kind: Kind, but: Sequence[str] = ()) -> bool:
    """Whether a friend in contact adds the 1 of Magic Enhancement to a ranged attack; neither of them is immune. The others in a formation (`but`) use no
    abilities. [A-76, A-87, A-122, S-145]"""
    if kind not in ("ranged", "spell") or attacker.is_magic_immune:
        return False
    near = [friend for friend in friends_touching(t, attacker) if friend.id not in (attacker.id, *but)]
    return any(has(t, friend, "magic-enhancement") and not friend.is_magic_immune for friend in near)


# Chances -------------------------------------------------------------------------------------------------------------

_WAYS = {total: 6 - abs(7 - total) for total in range(2, 13)}
"""In how many of 36 ways two dice show a total."""


def number_needed(attack: Value, defense: Value, kind: Kind) -> int:
    """On two dice, from 3 to 12: a 2 always fails, a 12 always succeeds. Healing knows no criticals, so 2 may be enough, and 13 is out of reach.
    [A-58, A-63, A-124]"""
    least, most = (NUMBERS.crit_miss, NUMBERS.crit_hit + 1) if kind == "healing" else (NUMBERS.crit_miss + 1, NUMBERS.crit_hit)
    return max(least, min(defense.total - attack.total, most))


def chance_of(needed: int) -> float:
    """The chance of this much or more on two dice.

    >>> round(chance_of(7), 3)
    0.583
    """
    return sum(_WAYS[total] for total in range(needed, 13)) / 36


def in_percent(chance: float) -> int:
    return round(100 * chance)


def odds_against(
    t: Battlefield, attacker: Figure, target: Figure, kind: Kind, amounts: Sequence[int] = (), *, more: Sequence[Modifier] = (), through_woods: bool = False
) -> Odds:
    """What an attack on one figure needs, and what may follow from it. `amounts` are what a hit deals, all equally likely; usually it is the damage value.

    To know it from another place, give the attacker `as_if` it stood there.
    """
    attack = attack_value(t, attacker, kind, target, more)
    hindered = kind in RANGED and is_hindered(t, attacker, target, kind, through_woods=through_woods)
    defense = defense_value(t, target, kind, hindered=hindered)
    needed = number_needed(attack, defense, kind)
    chance = chance_of(needed)
    stays = 1.0 if kind == "healing" or not has(t, target, "dodge") else (NUMBERS.dodge_min - 1) / 6
    usual = amounts or (damage_value(t, attacker) if kind in CLOSE else ranged_damage_value(attacker),)
    clicks = 0.0 if kind not in ("close", "ranged", "spell") else _expected(t, attacker, target, kind, chance, usual)
    return Odds(attack, defense, needed, stays * chance, stays * clicks)


def _expected(t: Battlefield, attacker: Figure, target: Figure, kind: Kind, chance: float, amounts: Sequence[int]) -> float:
    """The clicks to be expected: two sixes, which are critical, are part of the chance."""
    found, pierces = abilities(t, target), has(t, attacker, "pierce")
    enhanced = is_enhanced(t, attacker, kind) and not is_proof(t, attacker, target)

    def clicks(amount: int, critical: bool) -> int:
        taken = dealt(amount, found, Damage.ATTACK, enhanced=enhanced, critical=critical, pierces=pierces)
        return damaged(target.printed, target.click, taken) - target.click

    critical = chance_of(NUMBERS.crit_hit)
    return sum((chance - critical) * clicks(amount, False) + critical * clicks(amount, True) for amount in amounts) / len(amounts)


# What a figure shows -------------------------------------------------------------------------------------------------


def shown_attack(t: Battlefield, figure: Figure) -> int:
    """The attack value as it is used for Healing: with enchantments and with what Bedlam lends, but without a bonus."""
    return attack_value(t, figure, "healing").total


def shown_defense(t: Battlefield, figure: Figure) -> int:
    """The defense against an attack in close combat."""
    return defense_value(t, figure, "close").total


def shown_damage(t: Battlefield, figure: Figure) -> int:
    """The damage value with enchantments."""
    return damage_value(t, figure)
