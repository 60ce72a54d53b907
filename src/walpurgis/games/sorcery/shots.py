"""Ways to attack one target at range: the plain shot, Magic Blast, Magic Freeze and Flame/Lightning. At most one of these abilities is used in an attack.
[A-69, A-116, A-154, A-159, A-162]

When they are offered as actions is in `shooting.py`; `volleys.py` uses them for formations.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, NamedTuple

from walpurgis.engine import Rule
from walpurgis.engine.question import one_of

from .attacks import deal, is_hit, roll_attack, why_not_ranged_action, why_not_shot
from .dials import half_die
from .events.combat import BlastRolled, Frozen
from .facts import NUMBERS
from .keys import named
from .odds import BLAST, is_proof, odds_against, ranged_damage_value
from .options.combat import Attacking, Blast, Flame, Freeze, OnTarget, Shoot, ShootSeveral
from .standing import touching
from .state import Battlefield, Figure, Player
from .values import has
from .wording import Offered, unit


class Shot(NamedTuple):
    """A way to attack one target at range: plain, or with an ability that changes the attack. [A-154]"""

    shoot: Callable[[Battlefield, Figure, Figure, Sequence[Figure]], Coroutine[Any, Any, None]]
    """The attack; the last argument are the other members of a formation."""
    says: type[OnTarget]
    ability: str = ""
    rule: Rule = ""
    is_magic: bool = False
    through_woods: bool = False
    amounts: tuple[int, ...] = ()
    """What a hit deals, all equally likely; empty: the ranged damage value."""


async def shoot(t: Battlefield, figure: Figure, target: Figure, members: Sequence[Figure] = ()) -> None:
    """The plain attack. [A-69]"""
    roll = roll_attack(t, figure, [target], "ranged", members=members)
    await deal(t, figure, {target.id: ranged_damage_value(figure)} if is_hit(t, roll, figure, target) else {}, roll)


async def blast(t: Battlefield, figure: Figure, target: Figure, members: Sequence[Figure] = ()) -> None:
    """Magic Blast: a die says how much, and the line ignores hindering terrain."""
    roll = roll_attack(t, figure, [target], "ranged", members=members, through_woods=True)
    if not is_hit(t, roll, figure, target):
        await deal(t, figure, {}, roll)
        return
    die = t.chance.die(6)
    t.tell(BlastRolled, unit(figure), die, half_die(die))
    await deal(t, figure, {target.id: half_die(die)}, roll)


async def freeze(t: Battlefield, figure: Figure, target: Figure, members: Sequence[Figure] = ()) -> None:
    """Magic Freeze: 1 damage, and a token that does not push, but never a third one. [A-116]"""
    roll = roll_attack(t, figure, [target], "ranged", members=members)
    hit = is_hit(t, roll, figure, target)
    if hit and target.tokens < NUMBERS.most_tokens:
        target.tokens += 1
        t.tell(Frozen, unit(target), target.tokens)
    await deal(t, figure, {target.id: NUMBERS.freeze_damage} if hit else {}, roll)


async def flame(t: Battlefield, figure: Figure, target: Figure, members: Sequence[Figure] = ()) -> None:
    """Flame/Lightning: the same result is compared with everybody who touches the target, friend or foe, but not with the shooter. [A-159]"""
    others = [other for other in touching(t, target) if other is not figure]
    roll = roll_attack(t, figure, [target], "ranged", others=others, members=members)
    amounts = {target.id: ranged_damage_value(figure), **dict.fromkeys((other.id for other in others), NUMBERS.bystander_damage)}
    await deal(t, figure, {one.id: amounts[one.id] for one in (target, *others) if is_hit(t, roll, figure, one)}, roll)


SHOTS: dict[str, Shot] = {
    "shot": Shot(shoot, Shoot),
    "blast": Shot(blast, Blast, "magic-blast", "A-BLAST-1", is_magic=True, through_woods=True, amounts=BLAST),
    "freeze": Shot(freeze, Freeze, "magic-freeze", "A-FREEZE-1", is_magic=True, amounts=(NUMBERS.freeze_damage,)),
    "flame": Shot(flame, Flame, "flame-lightning", "A-FLAME-1"),
}
"""Attacks on one target, by the word before the colon of their keys."""


def why_not(t: Battlefield, figure: Figure, shot: Shot, target: Figure | None) -> Rule | None:
    """The ability, then all that a ranged attack needs; magic does nothing to the immune. [A-65 to A-67, A-162, S-137]"""
    if shot.ability and not has(t, figure, shot.ability):
        return shot.rule
    rule = why_not_shot(t, figure, target, through_woods=shot.through_woods)
    if rule is not None or target is None:
        return rule
    return "A-162" if shot.is_magic and is_proof(t, figure, target) else None


def say_shot(t: Battlefield, figure: Figure, shot: Shot, target: Figure) -> OnTarget:
    odds = odds_against(t, figure, target, "ranged", shot.amounts, through_woods=shot.through_woods)
    return shot.says(unit(figure), unit(target), odds.needed, odds.percent)


# Which way, against whom ---------------------------------------------------------------------------------------------

SEVERAL = "shots"


def most_targets(figure: Figure) -> int:
    """How many figures one attack may name. [A-70]"""
    return figure.printed.ranged.targets if figure.printed.ranged is not None else 0


def in_line(t: Battlefield, figure: Figure) -> list[str]:
    """The figures at which a plain shot is possible. [A-158]"""
    return [other.id for other in t.opponents(figure.seat) if why_not_shot(t, figure, other) is None]


def why_not_several(t: Battlefield, figure: Figure) -> Rule | None:
    """To name several figures is for those whose data allows it, when there are several in line. [A-70, A-158]"""
    rule = why_not_ranged_action(t, figure)
    if rule is not None or most_targets(figure) < 2:
        return rule or "A-70"
    return None if len(in_line(t, figure)) > 1 else "A-158"


def say_several(figure: Figure) -> Offered:
    return ShootSeveral(unit(figure), most_targets(figure))


def _aims(t: Battlefield, me: Player, figure: Figure, whom: tuple[str, ...]) -> Sequence[str]:
    """Some figures as targets of a plain shot (`b3`) or of one with an ability (`flame:b3`), and to shoot at several (`shots`)."""
    special = [f"{kind}:{who}" for kind, shot in SHOTS.items() if shot.ability and has(t, figure, shot.ability) for who in whom]
    return [*whom, *special, *([SEVERAL] if len(whom) > 1 and most_targets(figure) > 1 else [])]


def aimed(t: Battlefield, key: str) -> tuple[Shot | None, Figure | None]:
    """What a key of `aim` names."""
    found = named(key)
    return (None, None) if found is None or found.rest else (SHOTS.get(found.kind or "shot"), t.figures.get(found.figure))


def _why_not_aim(t: Battlefield, me: Player, figure: Figure, whom: tuple[str, ...], key: str) -> Rule | None:
    if key == SEVERAL:
        return why_not_several(t, figure)
    shot, target = aimed(t, key)
    return "A-151" if shot is None or target is None or target.id not in whom else why_not(t, figure, shot, target)


def _say_aim(t: Battlefield, me: Player, figure: Figure, whom: tuple[str, ...], key: str) -> Offered:
    shot, target = aimed(t, key)
    return say_several(figure) if shot is None or target is None else say_shot(t, figure, shot, target)


def _about_aim(t: Battlefield, me: Player, figure: Figure, whom: tuple[str, ...]) -> Attacking:
    return Attacking(unit(figure))


aim = one_of("target", _aims, forbids=_why_not_aim, says=_say_aim, rule="A-66", about=_about_aim)
