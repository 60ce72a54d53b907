"""Attacks on constructed terrain: `wall` from beside it, `breach` from afar. [A-95, A-183]"""

from __future__ import annotations

from collections.abc import Sequence

from walpurgis.engine import Rule
from walpurgis.engine.plane import TOLERANCE, Point, distance_squared, in_range, nearest_on_border

from .attacks import Roll, conclude, stumble, why_not_ranged_action
from .deeds import Deed
from .events.combat import AttackRolled, WallHeld, WallStruck
from .facts import NUMBERS
from .fields import PIECES
from .odds import Kind, Value, attack_value, chance_of, damage_value, in_percent, number_needed, ranged_damage_value
from .options.combat import AttackWall, ShootWall
from .standing import faces, line_to_point, polygon_of
from .state import Battlefield, Feature, Figure
from .values import reach
from .wording import Offered, unit

_WALL = Value(NUMBERS.wall_defense)


def walls(t: Battlefield, figure: Figure) -> Sequence[str]:
    """All constructed terrain that still stands."""
    return [feature.id for feature in t.features if is_wall(feature)]


def is_wall(feature: Feature) -> bool:
    """Constructed terrain with structural points left. [A-95]"""
    return PIECES[feature.piece].kind == "constructed" and feature.structure > 0


def _wall(t: Battlefield, name: str) -> Feature | None:
    return next((feature for feature in t.features if feature.id == name and is_wall(feature)), None)


def _nearest(figure: Figure, wall: Feature) -> Point:
    return nearest_on_border(figure.at, polygon_of(wall))


# From beside it ------------------------------------------------------------------------------------------------------


def why_not_storm(t: Battlefield, figure: Figure, rest: str) -> Rule | None:
    """A warrior on the ground that touches a wall. [A-183]"""
    wall = _wall(t, rest)
    if wall is None or figure.status != "ground":
        return "A-183"
    return None if distance_squared(figure.at, _nearest(figure, wall)) <= (NUMBERS.base_radius + TOLERANCE) ** 2 else "A-183"


async def storm(t: Battlefield, figure: Figure, rest: str) -> None:
    _batter(t, figure, rest, "close", damage_value(t, figure))


# From afar -----------------------------------------------------------------------------------------------------------


def why_not_breach(t: Battlefield, figure: Figure, rest: str) -> Rule | None:
    """A ranged combat action with a line of fire to the nearest point of a wall. [A-65, A-66, A-67, A-183]"""
    wall = _wall(t, rest)
    if wall is None:
        return "A-183"
    rule = why_not_ranged_action(t, figure)
    if rule is not None:
        return rule
    point = _nearest(figure, wall)
    if not in_range(figure.at, point, reach(t, figure)) or not faces(figure, point):
        return "A-66"
    return "A-67" if figure.status == "ground" and line_to_point(t, figure, point, but=wall.id).is_blocked else None


async def breach(t: Battlefield, figure: Figure, rest: str) -> None:
    _batter(t, figure, rest, "ranged", ranged_damage_value(figure))


# The attack ----------------------------------------------------------------------------------------------------------


def _batter(t: Battlefield, figure: Figure, rest: str, kind: Kind, damage: int) -> None:
    """Two dice and the attack value against the wall's defense, with no modifiers. A 12 deals 1 more, a 2 costs the attacker 1. [A-95, A-183]"""
    wall = _wall(t, rest)
    assert wall is not None
    roll = Roll(kind, (t.chance.die(6), t.chance.die(6)), _unmodified(t, figure, kind), ())
    t.tell(AttackRolled, unit(figure), kind, *roll.dice, roll.attack.base, [], roll.total)
    stumble(t, figure, roll)
    succeeds = not roll.is_critical_miss and (roll.is_critical_hit or roll.total >= NUMBERS.wall_defense)
    if succeeds:
        lost = min(damage + NUMBERS.crit_hit_extra * roll.is_critical_hit, wall.structure)
        wall.structure -= lost
        t.tell(WallStruck, wall.piece, lost, wall.structure)
    else:
        t.tell(WallHeld, wall.piece)
    conclude(t, figure, roll, succeeded=succeeds)


def _unmodified(t: Battlefield, figure: Figure, kind: Kind) -> Value:
    return Value(attack_value(t, figure, kind).base)


def _needs(t: Battlefield, figure: Figure, kind: Kind) -> tuple[int, int]:
    needed = number_needed(_unmodified(t, figure, kind), _WALL, kind)
    return needed, in_percent(chance_of(needed))


def say_storm(t: Battlefield, figure: Figure, rest: str) -> Offered:
    wall = _wall(t, rest)
    assert wall is not None
    return AttackWall(unit(figure), wall.piece, *_needs(t, figure, "close"))


def say_breach(t: Battlefield, figure: Figure, rest: str) -> Offered:
    wall = _wall(t, rest)
    assert wall is not None
    return ShootWall(unit(figure), wall.piece, *_needs(t, figure, "ranged"))


STORM_WALL = Deed("close", walls, why_not_storm, say_storm, storm)
BREACH_WALL = Deed("ranged", walls, why_not_breach, say_breach, breach)
