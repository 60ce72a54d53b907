"""The texts of the sorceries, P01 to P11. Their numbers are in data/spells.toml. [S-55, S-65, S-145, S-146]

Whom a sorcery may name is in `choosing.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import Any, TypeAlias

from .attacks import deal, is_hit, roll_attack
from .dials import half_die
from .events.magic import BoltRolled, MendRolled, Tithed, TokenPut, TokenRemoved
from .facts import NUMBERS
from .harm import bury, heal, push
from .lasting import end_working
from .levitating import move_another
from .odds import is_proof
from .standing import are_within
from .state import Battlefield, Casting, Figure
from .values import has_power, symbols
from .wording import Modifier, unit

Text: TypeAlias = Callable[[Battlefield, Casting], Coroutine[Any, Any, None]]
CHAOS_BOLT = "P08"
STRONG, THROUGH = "a", "b"
"""The modes of Chaos Bolt."""


def _caster(t: Battlefield, casting: Casting) -> Figure:
    return t.figures[casting.caster]


def _targets(t: Battlefield, casting: Casting) -> list[Figure]:
    return [t.figures[who] for who in casting.targets]


# Attacks -------------------------------------------------------------------------------------------------------------


async def _strike(t: Battlefield, casting: Casting) -> None:
    """Emberlance and Meteoric Ruin: a ranged combat attack that deals a fixed amount. [A-122]"""
    await _attack(t, casting, dict.fromkeys(casting.targets, casting.printed.damage))


async def _attack(t: Battlefield, casting: Casting, amounts: Mapping[str, int]) -> None:
    """One roll against each target; each one hit takes its amount."""
    caster, targets = _caster(t, casting), _targets(t, casting)
    roll = roll_attack(t, caster, targets, "spell")
    await deal(t, caster, {target.id: amounts[target.id] for target in targets if is_hit(t, roll, caster, target)}, roll)


async def _freeze(t: Battlefield, casting: Casting) -> None:
    """Frostbind: no damage, not even by two sixes, but a token that does not push. [A-116]"""
    caster, [target] = _caster(t, casting), _targets(t, casting)
    roll = roll_attack(t, caster, [target], "spell")
    hit = is_hit(t, roll, caster, target)
    if hit:
        target.tokens = min(target.tokens + casting.printed.tokens, NUMBERS.most_tokens)
        t.tell(TokenPut, unit(target), target.tokens)
    await deal(t, caster, {target.id: 0} if hit else {}, roll)


async def _thunder(t: Battlefield, casting: Casting) -> None:
    """Thunderclap: the same roll against the target and all around it, friend or foe, even if the target is missed; not the caster, not the immune.
    [A-147, A-151, S-136]"""
    caster, spell, [target] = _caster(t, casting), casting.printed, _targets(t, casting)
    others = [f for f in t.figures.values() if _is_near(t, caster, target, f, spell.near)]
    roll = roll_attack(t, caster, [target], "spell", others=others)
    amounts = {target.id: spell.damage, **{other.id: spell.near_damage for other in others}}
    await deal(t, caster, {who: amount for who, amount in amounts.items() if is_hit(t, roll, caster, t.figures[who])}, roll)


def _is_near(t: Battlefield, caster: Figure, target: Figure, other: Figure, inches: int) -> bool:
    is_another = other is not target and other is not caster and other.status in ("ground", "air")
    return is_another and are_within(target, other, inches) and not is_proof(t, caster, other)


async def _bolt(t: Battlefield, casting: Casting) -> None:
    """Chaos Bolt: +2 attack and half a die of damage; or a single click, through whatever blocks the line. [A-7]"""
    if casting.mode == THROUGH:
        await _strike(t, casting)
        return
    caster, [target] = _caster(t, casting), _targets(t, casting)
    roll = roll_attack(t, caster, [target], "spell", more=bolt_modifiers(casting))
    await deal(t, caster, {target.id: _bolt_damage(t)} if is_hit(t, roll, caster, target) else {}, roll)


def bolt_modifiers(casting: Casting) -> list[Modifier]:
    """What the text of a spell adds to its attack: Chaos Bolt in its first mode."""
    return [Modifier("chaos-bolt", casting.printed.attack_mod)] if casting.spell == CHAOS_BOLT and casting.mode == STRONG else []


def _bolt_damage(t: Battlefield) -> int:
    die = t.chance.die(6)
    t.tell(BoltRolled, die, half_die(die))
    return half_die(die)


def ignores_blocks(casting: Casting) -> bool:
    """Whether the attack of a spell passes whatever blocks its line of fire."""
    return casting.spell == CHAOS_BOLT and casting.mode == THROUGH


async def _judge(t: Battlefield, casting: Casting) -> None:
    """Judgment of Light: one roll, up to two targets; it is worse for some symbols, also for those gained by Pact. [S-143]"""
    spell = casting.printed
    worse = [target.id for target in _targets(t, casting) if any(symbol in spell.worse_for for symbol in symbols(t, target))]
    await _attack(t, casting, {who: spell.worse_damage if who in worse else spell.damage for who in casting.targets})


# Other sorceries -----------------------------------------------------------------------------------------------------


async def _mend(t: Battlefield, casting: Casting) -> None:
    """Mend Flesh: half a die of healing."""
    [target] = _targets(t, casting)
    die = t.chance.die(6)
    t.tell(MendRolled, unit(target), die, half_die(die))
    heal(t, target, half_die(die))


async def _tithe(t: Battlefield, casting: Casting) -> None:
    """Soul Tithe: pushing damage for a friend; the caster is healed, whatever becomes of the friend, and loses its tokens. [A-40]"""
    caster, spell, [friend] = _caster(t, casting), casting.printed, _targets(t, casting)
    t.tell(Tithed, unit(caster), unit(friend))
    push(t, {friend.id: spell.pushing})
    heal(t, caster, spell.heals)
    caster.tokens = 0
    bury(t)


async def _step(t: Battlefield, casting: Casting) -> None:
    """Gate Step: straight over everything; afterwards the friend cannot be given an action this turn. [A-117]"""
    [friend] = _targets(t, casting)
    friend.barred = "P-06"
    await move_another(t, casting.seat, friend, casting.printed.moves, straight=True, rule="P-06")
    bury(t)


async def _unravel(t: Battlefield, casting: Casting) -> None:
    """Unravel: a spell in play ends, and its card goes where it always goes. [S-34, S-58]"""
    for working in [w for w in t.workings if w.id in casting.targets]:
        end_working(t, working)


async def _rally(t: Battlefield, casting: Casting) -> None:
    """Rally of Banners: a token off every other friend nearby. [S-136]"""
    for figure in rallied(t, casting):
        figure.tokens += casting.printed.tokens
        t.tell(TokenRemoved, unit(figure), figure.tokens)


def rallied(t: Battlefield, casting: Casting) -> list[Figure]:
    """Whose token Rally of Banners takes off: other friends within reach that have one and are not immune."""
    caster = _caster(t, casting)
    others = [f for f in t.friends(casting.seat) if f is not caster and f.tokens and are_within(caster, f, casting.printed.within)]
    return [f for f in others if not f.is_magic_immune or has_power(caster, "spellbreach")]


TEXTS: dict[str, Text] = {
    "P01": _strike,
    "P02": _freeze,
    "P03": _thunder,
    "P04": _mend,
    "P05": _tithe,
    "P06": _step,
    "P07": _strike,
    "P08": _bolt,
    "P09": _unravel,
    "P10": _rally,
    "P11": _judge,
}
"""What each sorcery does in step 3."""
