"""Ranged combat actions: shots at one or several, Shockwave and Bound. [A-65 to A-72, A-158, A-160]

The ways to shoot at one target are in `shots.py`. Whom a ranged attack can name, the dice and the damage are in `attacks.py`;
formations are in `volleys.py`, attacks on walls in `walls.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

from walpurgis.engine import Rule
from walpurgis.engine.plane import INCH, TOLERANCE, distance_squared, in_range
from walpurgis.engine.question import some_of

from .attacks import deal, is_hit, roll_attack, why_not_ranged_action, why_not_shot
from .deeds import Deed, alone
from .facts import NUMBERS
from .moving import walk
from .odds import ranged_damage_value
from .options.combat import Aiming, Bound, Shockwave
from .shots import SEVERAL, SHOTS, aim, aimed, most_targets, say_several, say_shot, why_not, why_not_several
from .standing import opponents_touching
from .state import Battlefield, Figure, Player
from .values import has, reach, speed
from .volleys import VOLLEY
from .walls import BREACH_WALL
from .wording import Offered, unit

# One target ----------------------------------------------------------------------------------------------------------


def _deed(kind: str) -> Deed:
    """The action of one of the ways to shoot."""
    shot = SHOTS[kind]

    def targets(t: Battlefield, figure: Figure) -> Sequence[str]:
        can = figure.printed.ranged is not None and (not shot.ability or has(t, figure, shot.ability))
        return [other.id for other in t.opponents(figure.seat)] if can else ()

    def forbids(t: Battlefield, figure: Figure, rest: str) -> Rule | None:
        return why_not(t, figure, shot, t.figures.get(rest))

    def says(t: Battlefield, figure: Figure, rest: str) -> Offered:
        return say_shot(t, figure, shot, t.figures[rest])

    async def carry_out(t: Battlefield, figure: Figure, rest: str) -> None:
        await shot.shoot(t, figure, t.figures[rest], ())

    return Deed("ranged", targets, forbids, says, carry_out, attacks=True)


# Several targets -----------------------------------------------------------------------------------------------------


async def shoot_several(t: Battlefield, figure: Figure, rest: str) -> None:
    """One roll, compared with each; the damage is divided among those that are hit. [A-70, A-158]"""
    aimed = [t.figures[who] for who in await targets(t, t.players[figure.seat], figure)]
    roll = roll_attack(t, figure, aimed, "ranged")
    hit = [target.id for target in aimed if is_hit(t, roll, figure, target)]
    await deal(t, figure, dict.fromkeys(hit, 0), roll, divide=ranged_damage_value(figure))


def _targets(t: Battlefield, me: Player, figure: Figure) -> Sequence[str]:
    return [other.id for other in t.opponents(figure.seat)]


def _most(t: Battlefield, me: Player, figure: Figure) -> tuple[int, int]:
    return 1, most_targets(figure)


def _why_not_target(t: Battlefield, me: Player, figure: Figure, key: str) -> Rule | None:
    return why_not_shot(t, figure, t.figures.get(key))


def _say_target(t: Battlefield, me: Player, figure: Figure, key: str) -> Offered:
    return say_shot(t, figure, SHOTS["shot"], t.figures[key])


def _about_targets(t: Battlefield, me: Player, figure: Figure) -> Aiming:
    return Aiming(unit(figure), most_targets(figure))


targets = some_of("targets", _targets, _most, forbids=_why_not_target, says=_say_target, rule="A-70", about=_about_targets)


# Shockwave -----------------------------------------------------------------------------------------------------------


def wave_reach(t: Battlefield, figure: Figure) -> int:
    """Half the range value, rounded up. [A-7, A-160]"""
    return (reach(t, figure) + 1) // 2


def in_wave(t: Battlefield, figure: Figure) -> list[Figure]:
    """All other figures near enough, friends and soaring ones too, but no captives. [A-160]"""
    near = wave_reach(t, figure)
    return [other for other in t.figures.values() if other.status in ("ground", "air") and other is not figure and in_range(figure.at, other.at, near)]


def why_not_wave(t: Battlefield, figure: Figure, rest: str) -> Rule | None:
    """Shockwave needs an opposing figure in reach, and minds no contact. [A-160]"""
    if not has(t, figure, "shockwave"):
        return "A-SHOCKWAVE-1"
    rule = why_not_ranged_action(t, figure, in_contact=True)
    return rule or (None if any(not t.are_friends(figure.seat, other.seat) for other in in_wave(t, figure)) else "A-160")


def say_wave(t: Battlefield, figure: Figure, rest: str) -> Offered:
    reached = in_wave(t, figure)
    friends = sum(t.are_friends(figure.seat, other.seat) for other in reached)
    return Shockwave(unit(figure), wave_reach(t, figure), len(reached) - friends, friends)


async def wave(t: Battlefield, figure: Figure, rest: str) -> None:
    """One roll against everybody within half the range; 1 damage to each who is reached. [A-160]"""
    others = in_wave(t, figure)
    roll = roll_attack(t, figure, [], "ranged", others=others)
    await deal(t, figure, {other.id: NUMBERS.bystander_damage for other in others if is_hit(t, roll, figure, other)}, roll)


# Bound ---------------------------------------------------------------------------------------------------------------


def why_not_bound(t: Battlefield, figure: Figure, rest: str) -> Rule | None:
    """Bound: not in contact with an opposing figure, and one could come into range. [A-113, A-132]"""
    if not has(t, figure, "bound"):
        return "A-BOUND-1"
    rule = why_not_ranged_action(t, figure) or ("A-132" if opponents_touching(t, figure) else None)
    far = INCH * (reach(t, figure) + speed(t, figure, half=True)) + 2 * TOLERANCE
    return rule or (None if any(distance_squared(figure.at, other.at) <= far * far for other in t.opponents(figure.seat)) else "A-66")


async def bound(t: Battlefield, figure: Figure, rest: str) -> None:
    """Move up to half speed, then make a ranged attack, with an ability or without; if nobody is in line, the action ends. [A-129, A-154]"""
    if not await walk(t, figure, speed(t, figure, half=True), rule="A-BOUND-1"):
        return
    key = await aim.if_any(t, t.players[figure.seat], figure, tuple(other.id for other in t.opponents(figure.seat)))
    if key == SEVERAL:
        await shoot_several(t, figure, "")
    elif key is not None:
        shot, target = aimed(t, key)
        assert shot is not None and target is not None
        await shot.shoot(t, figure, target, ())


DEEDS: dict[str, Deed] = {
    **{kind: _deed(kind) for kind in SHOTS},
    SEVERAL: Deed(
        "ranged", alone, lambda t, figure, rest: why_not_several(t, figure), lambda t, figure, rest: say_several(figure), shoot_several, attacks=True
    ),
    "volley": VOLLEY,
    "wave": Deed("ranged", alone, why_not_wave, say_wave, wave, attacks=True),
    "bound": Deed("ranged", alone, why_not_bound, lambda t, figure, rest: Bound(unit(figure)), bound, attacks=True),
    "breach": BREACH_WALL,
}
"""Ranged combat actions."""
