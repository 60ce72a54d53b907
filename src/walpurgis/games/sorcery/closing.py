"""Close combat: the plain attack, charge, surge and capture. [A-55, A-57 to A-63, A-80, A-138, A-168, A-169]

The dice and the damage are in `attacks.py`, the way to the opponent in `moving.py`, what happens to captives later in `arriving.py` and `harm.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

from walpurgis.engine import Rule
from walpurgis.engine.plane import INCH, TOLERANCE, distance_squared
from walpurgis.engine.question import may, one_of

from .attacks import deal, is_hit, roll_attack
from .deeds import Deed, alone
from .dials import values, weapon_mastered
from .events.combat import Captured, WeaponRolled
from .facts import NUMBERS
from .harm import check_sides, drop, free_captives
from .lasting import end_working
from .moving import rush
from .odds import damage_value, odds_against
from .options.combat import AttackClose, Attacking, Capture, Charge, Striking, Surge
from .standing import has_in_front_contact, opponents_touching
from .state import Battlefield, Figure, Player
from .values import has, has_proficiency, speed
from .walls import STORM_WALL
from .wording import Offered, unit

# The plain attack ----------------------------------------------------------------------------------------------------


def within_arms_reach(t: Battlefield, figure: Figure) -> list[str]:
    """The opposing figures in base contact, in front or not."""
    return [other.id for other in opponents_touching(t, figure)]


def why_not_close(t: Battlefield, figure: Figure, rest: str) -> Rule | None:
    """An opposing figure that is not a captive, in front-arc contact; soaring figures touch nobody. [A-57, A-145, A-151]"""
    target = t.figures.get(rest)
    if target is None or target.status not in ("ground", "air") or t.are_friends(figure.seat, target.seat):
        return "A-151"
    if "air" in (figure.status, target.status):
        return "A-145"
    return None if has_in_front_contact(figure, target) else "A-57"


def say_close(t: Battlefield, figure: Figure, rest: str) -> Offered:
    odds = odds_against(t, figure, t.figures[rest], "close")
    return AttackClose(unit(figure), unit(t.figures[rest]), odds.needed, odds.percent)


async def close(t: Battlefield, figure: Figure, rest: str) -> None:
    await strike(t, figure, t.figures[rest])


async def strike(t: Battlefield, figure: Figure, target: Figure) -> None:
    """One attack in close combat. Weapon Master is rolled before the dice of the attack. [A-58, A-62, A-154]"""
    amount = await _damage(t, figure, target)
    roll = roll_attack(t, figure, [target], "close")
    await deal(t, figure, {target.id: amount} if is_hit(t, roll, figure, target) else {}, roll)


async def _damage(t: Battlefield, figure: Figure, target: Figure) -> int:
    """The damage value; or what Weapon Master makes of the printed one, which nothing modifies. [A-122, A-154]"""
    if not has(t, figure, "weapon-master") or not await weapon(t, t.players[figure.seat], figure, target):
        return damage_value(t, figure)
    die = t.chance.die(6)
    amount = weapon_mastered(die, values(figure.printed, figure.click).damage)
    t.tell(WeaponRolled, unit(figure), die, amount)
    return amount


def _about_weapon(t: Battlefield, me: Player, figure: Figure, target: Figure) -> Striking:
    return Striking(unit(figure), unit(target), damage_value(t, figure))


weapon = may("weapon", rule="A-WEAPON-1", about=_about_weapon)


# Charge and surge ----------------------------------------------------------------------------------------------------


def why_not_charge(t: Battlefield, figure: Figure, rest: str) -> Rule | None:
    """Charge: not in contact with an opposing figure, and one is near enough. [A-132, A-138]"""
    if not has(t, figure, "charge"):
        return "A-CHARGE-1"
    return _why_not_rush(t, figure) or (None if _is_near_enough(t, figure, speed(t, figure)) else "A-138")


def why_not_surge(t: Battlefield, figure: Figure, rest: str) -> Rule | None:
    """Surge: the same at half speed, for horseshoes without Charge. [A-55, A-132, A-138]"""
    if not has_proficiency(t, figure, "surge") or has(t, figure, "charge"):
        return "A-55"
    return _why_not_rush(t, figure) or (None if _is_near_enough(t, figure, speed(t, figure, half=True)) else "A-55")


def _why_not_rush(t: Battlefield, figure: Figure) -> Rule | None:
    if figure.status != "ground":
        return "A-145"
    return "A-132" if opponents_touching(t, figure) else None


def _is_near_enough(t: Battlefield, figure: Figure, inches: int) -> bool:
    """Whether an opposing base could be reached in a straight line; the tolerance counts for the way and for the contact. [A-138, D-27, D-28]"""
    far = 2 * NUMBERS.base_radius + INCH * inches + 2 * TOLERANCE
    return any(other.status == "ground" and distance_squared(figure.at, other.at) <= far * far for other in t.opponents(figure.seat))


async def charge(t: Battlefield, figure: Figure, rest: str) -> None:
    await _rush_and_strike(t, figure, speed(t, figure))


async def surge(t: Battlefield, figure: Figure, rest: str) -> None:
    await _rush_and_strike(t, figure, speed(t, figure, half=True))


async def _rush_and_strike(t: Battlefield, figure: Figure, inches: int) -> None:
    """Move, then attack somebody in front-arc contact; if nobody is left there, the action ends. [A-129, A-138]"""
    if await rush(t, figure, inches):
        who = await target.if_any(t, t.players[figure.seat], figure)
        if who is not None:
            await strike(t, figure, t.figures[who])


def _in_front(t: Battlefield, me: Player, figure: Figure) -> Sequence[str]:
    return [other.id for other in opponents_touching(t, figure) if has_in_front_contact(figure, other)]


def _why_not_in_front(t: Battlefield, me: Player, figure: Figure, key: str) -> Rule | None:
    return why_not_close(t, figure, key)


def _say_target(t: Battlefield, me: Player, figure: Figure, key: str) -> Offered:
    return say_close(t, figure, key)


def _about_target(t: Battlefield, me: Player, figure: Figure) -> Attacking:
    return Attacking(unit(figure))


target = one_of("target", _in_front, forbids=_why_not_in_front, says=_say_target, rule="A-138", about=_about_target)


# Capture -------------------------------------------------------------------------------------------------------------


def why_not_capture(t: Battlefield, figure: Figure, rest: str) -> Rule | None:
    """A target as in close combat, neither unique nor immune; and a captor has its hands full. [A-80, A-172]"""
    rule = why_not_close(t, figure, rest)
    if rule is not None:
        return rule
    target = t.figures[rest]
    if (target.printed.is_unique and not NUMBERS.capture_unique_allowed) or target.is_magic_immune:
        return "A-80"
    return "A-172" if t.captive_of(figure) is not None else None


def say_capture(t: Battlefield, figure: Figure, rest: str) -> Offered:
    odds = odds_against(t, figure, t.figures[rest], "capture")
    return Capture(unit(figure), unit(t.figures[rest]), odds.needed, odds.percent)


async def capture(t: Battlefield, figure: Figure, rest: str) -> None:
    """An attack with -2 that deals no damage and takes the target captive. [A-80, A-168]"""
    target = t.figures[rest]
    roll = roll_attack(t, figure, [target], "capture")
    succeeds = is_hit(t, roll, figure, target)
    await deal(t, figure, {target.id: 0} if succeeds else {}, roll)
    if succeeds:
        take_captive(t, figure, target)


def take_captive(t: Battlefield, captor: Figure, figure: Figure) -> None:
    """Its tokens go, its books fall, enchantments on it end, and a captive of its own is free. [A-81, A-169]"""
    figure.status, figure.captor = "captive", captor.id
    figure.tokens, figure.tapped = 0, ""
    t.tell(Captured, unit(figure), unit(captor))
    for tome in t.tomes_of(figure):
        drop(t, tome, figure)
    if NUMBERS.captive_enchantments_end:
        for working in t.working_on(figure):
            end_working(t, working)
    free_captives(t)
    check_sides(t)


DEEDS: dict[str, Deed] = {
    "close": Deed("close", within_arms_reach, why_not_close, say_close, close, attacks=True),
    "capture": Deed("close", within_arms_reach, why_not_capture, say_capture, capture, attacks=True),
    "charge": Deed("close", alone, why_not_charge, lambda t, figure, rest: Charge(unit(figure)), charge, attacks=True),
    "surge": Deed("close", alone, why_not_surge, lambda t, figure, rest: Surge(unit(figure)), surge, attacks=True),
    "wall": STORM_WALL,
}
"""Close combat actions."""
