"""Attacks on constructed terrain."""

from __future__ import annotations

import pytest

from tests.games.sorcery.table import Play, battle
from walpurgis.games.sorcery.events.combat import AttackRolled, WallHeld
from walpurgis.games.sorcery.standing import kind_of

WALL = "wall 7,14-13,15"
FOE = "B:NIN1 30,30 S"


def structure(t: Play) -> int:
    return t.t.features[0].structure


def test_a_warrior_that_touches_a_wall_may_attack_it_in_close_combat() -> None:
    """[A-95, A-183]"""
    t = battle("A:DEL2 10,13.37 N", FOE, terrain=WALL, dice=[1, 2]).choose("wall:a1>t1")
    [rolled] = t.told(AttackRolled)
    assert (rolled.value, rolled.modifiers, rolled.total) == (9, [], 12)
    assert (structure(t), t.look("a1")) == (3, "#1 *1")
    assert battle("A:DEL2 10,13.36 N", FOE, terrain=WALL).why_not("wall:a1>t1") == "A-183"


def test_nothing_modifies_the_roll_and_the_defense_is_ten() -> None:
    """[A-183]"""
    t = battle("A:NIN1 10,13.37 N #3", FOE, terrain=WALL, dice=[2, 1]).choose("wall:a1>t1")
    assert structure(t) == 4
    t = battle("A:CHA1 10,13.37 N #3", FOE, terrain=WALL, dice=[2, 1]).choose("wall:a1>t1")
    assert structure(t) == 5
    assert t.told(WallHeld)


def test_criticals_against_a_wall() -> None:
    """[A-183]"""
    t = battle("A:FOR1 10,13.37 N", FOE, terrain=WALL, dice=[6, 6]).choose("wall:a1>t1")
    assert structure(t) == 2
    t = battle("A:FOR1 10,13.37 N", FOE, terrain=WALL, dice=[1, 1]).choose("wall:a1>t1")
    assert (structure(t), t.look("a1")) == (5, "#2 *1")


def test_a_wall_can_be_shot_at_its_nearest_point() -> None:
    """[A-183]"""
    t = battle("A:DEL1 10,8 N", FOE, terrain=WALL, dice=[1, 2]).choose("breach:a1>t1")
    assert structure(t) == 3
    assert battle("A:DEL1 10,3.98 N", FOE, terrain=WALL).why_not("breach:a1>t1") == "A-66"
    assert battle("A:DEL1 10,8 S", FOE, terrain=WALL).why_not("breach:a1>t1") == "A-66"
    assert battle("A:DEL1 10,8 N", "A:NIN1 10,11 N", FOE, terrain=WALL).why_not("breach:a1>t1") == "A-67"
    assert battle("A:DEL1 10,8 N", "B:NIN1 10,6.745 N", terrain=WALL).why_not("breach:a1>t1") == "A-65"
    assert battle("A:DEL2 10,8 N", FOE, terrain=WALL).why_not("breach:a1>t1") == "A-152"


def test_a_broken_wall_is_hindering_and_no_target() -> None:
    """[A-95]"""
    t = battle("A:STO2 10,13.37 N", "A:FOR1 12,13.37 N", FOE, terrain=WALL, dice=[3, 3, 3, 3]).choose("wall:a1>t1", "wall:a2>t1")
    assert structure(t) == 0
    assert kind_of(t.t, t.t.features[0]) == "hindering"
    assert t.t.features[0].structure == 0


@pytest.mark.parametrize("key", ["wall:a1>t1", "breach:a1>t1"])
def test_other_terrain_cannot_be_attacked(key: str) -> None:
    """[A-183]"""
    assert battle("A:DEL1 10,13.37 N", FOE, terrain="ruin 8,14-12,18").why_not(key) == "A-183"
