"""Close combat: who can be attacked, what counts, and criticals."""

from __future__ import annotations

import pytest

from tests.games.sorcery.table import battle
from walpurgis.games.sorcery.events.combat import AttackRolled, CriticalHit, CriticalMiss, Hit, Missed
from walpurgis.games.sorcery.events.harm import Unhurt

SPARE_A, SPARE_B = "A:NIN1 33,3 N", "B:NIN1 3,33 S"


def modifiers(event: AttackRolled) -> dict[str, int]:
    return {modifier.name: modifier.amount for modifier in event.modifiers}


# Whom ----------------------------------------------------------------------------------------------------------------


def test_a_close_attack_needs_an_opponent_in_front_arc_contact() -> None:
    """[A-57, A-44]"""
    assert battle("A:DEL2 18,18 N", "B:APO1 18,19.255 S").offers("close:a1>b1")
    assert battle("A:DEL2 18,18 S", "B:APO1 18,19.255 S").why_not("close:a1>b1") == "A-57"
    assert battle("A:DEL2 18,18 N", "B:APO1 18,19.262 S").why_not("close:a1>b1") == "A-57"


def test_friends_and_captives_are_no_targets_but_the_demoralized_are() -> None:
    """[A-151, A-166, A-170]"""
    t = battle("A:DEL2 18,18 N", "A:BLO1 19.255,18 N", "B:NIN1 18,19.255 S #4", SPARE_B)
    assert t.why_not("close:a1>a2") == "A-151"
    assert t.offers("close:a1>b1")
    t = battle("A:DEL2 18,18 N", "B:NIN1 18,19.255 S", SPARE_B)
    t.f("b1").status, t.f("b1").captor = "captive", "a1"
    t.ask.look_again()
    assert t.why_not("close:a1>b1") == "A-151"


def test_soaring_figures_neither_make_nor_suffer_close_attacks() -> None:
    """[A-56, A-145, SX-65]"""
    assert battle("A:DRA1 18,18 N ^", "B:APO1 18,19.255 S").why_not("close:a1>b1") == "A-145"
    assert battle("A:DEL2 18,18 N", "B:DRA1 18,19.255 S ^").why_not("close:a1>b1") == "A-145"


def test_what_does_not_exist_is_no_target() -> None:
    """[A-151]"""
    t = battle("A:DEL2 18,18 N", "B:APO1 18,19.255 S", terrain="wood 2,2-8,7")
    assert t.why_not("close:a1>t1") == "A-151"
    assert t.why_not("close:a1") == "A-151"


# The result ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("dice", "look"), [([2, 3], "#3"), ([1, 3], "#1")])
def test_a_result_that_equals_the_defense_hits(dice: list[int], look: str) -> None:
    """[A-58, A-59, A-62, SX-34]"""
    t = battle("A:DEL2 18,18 N", "B:APO1 18,19.255 S", dice=dice).choose("close:a1>b1")
    [rolled] = t.told(AttackRolled)
    assert (rolled.value, modifiers(rolled), rolled.total) == (9, {"bonus": 1}, 10 + sum(dice))
    assert t.look("b1") == look
    assert t.look("a1") == "#1 *1"


def test_the_roll_and_each_defense_are_told_with_their_modifiers() -> None:
    """[A-58, D-62]"""
    t = battle("A:DEL2 18,18 N", "B:APO1 18,19.255 S", dice=[2, 3]).choose("close:a1>b1")
    [hit] = t.told(Hit)
    assert (hit.who.id, hit.total, hit.defense) == ("b1", 15, 15)
    assert not t.told(Missed)


def test_an_attack_from_behind_gets_a_bonus() -> None:
    """[A-60]"""
    t = battle("A:BLO1 18,18 N", "B:CHA2 18,19.255 N", dice=[3, 3]).choose("close:a1>b1")
    assert modifiers(t.told(AttackRolled)[0]) == {"rear": 1}
    t = battle("A:BLO1 18,18 N", "B:CHA2 18,19.255 E", dice=[3, 3]).choose("close:a1>b1")
    assert modifiers(t.told(AttackRolled)[0]) == {}


AROUND = ("A:DEL2 18,18 N", "A:BLO1 16.745,19.255 E", "A:CHA1 19.255,19.255 W")


def test_each_helper_in_front_arc_contact_adds_one() -> None:
    """[A-61, A-75, A-153, SX-36]"""
    t = battle(*AROUND, "B:CHA2 18,19.255 N", dice=[1, 2]).choose("close:a1>b1")
    [rolled] = t.told(AttackRolled)
    assert modifiers(rolled) == {"bonus": 1, "rear": 1, "gang-up": 2}
    assert rolled.total == 3 + 9 + 3  # the four are cut to three
    assert t.look("b1") == "#3"
    assert (t.look("a2"), t.look("a3")) == ("#1", "#1")


def test_helpers_with_tokens_help_but_not_the_demoralized_or_those_who_look_away() -> None:
    """[A-153, SX-37]"""
    t = battle("A:DEL2 18,18 N", "A:BLO1 16.745,19.255 W", "A:CHA1 19.255,19.255 W #4", "B:CHA2 18,19.255 N", dice=[2, 2]).choose("close:a1>b1")
    [rolled] = t.told(AttackRolled)
    assert (modifiers(rolled), rolled.total) == ({"bonus": 1, "rear": 1}, 15)
    assert t.look("b1") == "#3"
    tired = battle("A:DEL2 18,18 N", "A:BLO1 16.745,19.255 E *2", "B:CHA2 18,19.255 N", dice=[2, 2]).choose("close:a1>b1")
    assert modifiers(tired.told(AttackRolled)[0])["gang-up"] == 1


def test_waking_nightmare_forbids_gang_up() -> None:
    """[A-61, P-29]"""
    t = battle(*AROUND, "B:CHA2 18,19.255 N", dice=[1, 2], workings=["P29 by a3 for 3"]).choose("close:a1>b1")
    assert "gang-up" not in modifiers(t.told(AttackRolled)[0])


# Criticals -----------------------------------------------------------------------------------------------------------


def test_two_ones_fail_and_cost_a_click_that_toughness_does_not_save() -> None:
    """[A-63, A-123, A-124, SX-38]"""
    t = battle("A:FOR1 18,18 N", "B:NIN1 18,19.255 S #4", SPARE_B, dice=[1, 1]).choose("close:a1>b1")
    assert (t.look("a1"), t.look("b1")) == ("#2 *1", "#4")
    assert t.told(CriticalMiss)


def test_two_sixes_hit_whatever_is_needed_and_deal_one_more() -> None:
    """[A-63, A-124]"""
    t = battle("A:NIN1 18,18 N #4", "A:NIN1 3,3 N", "B:DEL2 18,19.255 S", dice=[6, 6])
    assert t.why_not("close:a1>b1") == "A-79"
    t = battle("A:NIN1 18,18 N #3", "B:DRA2 18,19.255 S", dice=[6, 6]).choose("close:a1>b1")
    assert t.told(CriticalHit)
    assert t.look("b1") == "#2"  # 1 and 1 for the critical hit, less 1 for Toughness


def test_a_critical_miss_may_be_the_last_thing_a_warrior_does() -> None:
    """[A-63, A-115]"""
    t = battle("A:DEL2 18,18 N #5 *1", SPARE_A, "B:NIN1 18,19.255 S", dice=[1, 1]).choose("close:a1>b1")
    assert t.look("a1") == "gone"


@pytest.mark.parametrize(("dice", "look"), [([6, 6], "#2"), ([5, 4], "#2")])
def test_invulnerability_leaves_one_of_a_successful_attack(dice: list[int], look: str) -> None:
    """[A-INVULNERABILITY-1, A-122, SX-39]"""
    t = battle("A:FOR1 18,18 N", "B:DRA3 18,19.255 S", dice=dice).choose("close:a1>b1")
    assert t.look("b1") == look


def test_damage_is_never_below_nothing_and_no_damage_feeds_no_vampire() -> None:
    """[A-64, A-125, A-TOUGHNESS-1, A-VAMPIRISM-1, SX-40]"""
    t = battle("A:BLO2 18,18 N #2", "B:FOR1 18,19.255 S", dice=[4, 3]).choose("close:a1>b1")
    assert t.told(Hit)
    assert [event.who.id for event in t.told(Unhurt)] == ["b1"]
    assert (t.look("a1"), t.look("b1")) == ("#2 *1", "#1")


def test_vampirism_heals_a_click_after_a_hit_that_hurt() -> None:
    """[A-VAMPIRISM-1, SX-41]"""
    t = battle("A:BLO2 18,18 N #3", "B:BLO1 18,19.255 S", dice=[3, 3]).choose("close:a1>b1")
    assert (t.look("a1"), t.look("b1")) == ("#2 *1", "#2")
    assert battle("A:BLO2 18,18 N #3", "B:BLO1 18,19.255 S", dice=[1, 3]).choose("close:a1>b1").look("a1") == "#3 *1"


# Charge and surge ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("fury", "look"), [(4, "#1"), (3, "#4")])
def test_a_charge_moves_and_attacks_in_one_action(fury: int, look: str) -> None:
    """[A-CHARGE-1, A-138, S-88, S-139, SX-25]"""
    t = battle("A:STO2 18,10 N", "B:DEL2 18,20 S", dice=[fury, 3, 3]).choose("charge:a1")
    t.go((18, 20))
    assert t.asked == "1 spin"
    t.choose([[18000, 0]])
    assert t.where("a1") == "18,18.745"
    assert (t.look("b1"), t.look("a1")) == (look, "#1 *1")


def test_a_charge_is_for_those_who_touch_nobody_and_have_somebody_near() -> None:
    """[A-CHARGE-1, A-132, A-138, SX-27]"""
    t = battle("A:STO2 18,10 N", "B:NIN1 18,11.255 S #4", SPARE_B)
    assert t.why_not("charge:a1") == "A-132"
    assert t.offers("close:a1>b1")
    assert battle("A:STO2 18,10 N", "B:DEL2 18,23.28 S").why_not("charge:a1") == "A-138"
    assert battle("A:DEL2 18,10 N", "B:DEL2 18,13 S").why_not("charge:a1") == "A-CHARGE-1"


def test_a_surge_is_a_charge_at_half_speed_for_horseshoes_without_charge() -> None:
    """[A-55, A-CHARGE-1, SX-26]"""
    t = battle("A:APO2 18,10 N", "B:DEL2 18,17.25 S", dice=[3, 3]).choose("surge:a1").go((18, 17))
    assert t.asked == "1 spin"
    t.choose([[18000, 0]])
    assert t.where("a1") == "18,15.995"
    assert len(t.told(AttackRolled)) == 1
    assert battle("A:APO2 18,10 N", "B:DEL2 18,17.28 S").why_not("surge:a1") == "A-55"
    assert battle("A:STO2 18,10 N", "B:DEL2 18,15 S").why_not("surge:a1") == "A-55"
    assert battle("A:DEL2 18,10 N", "B:DEL2 18,13 S").why_not("surge:a1") == "A-55"
    assert battle("A:APO2 18,10 N", "B:DEL2 18,15 S", domains=["rain-and-mud"]).why_not("surge:a1") == "A-55"


def test_a_pole_arm_ends_a_charge_before_the_attack() -> None:
    """[A-129, A-143, A-POLEARM-1, SX-28]"""
    t = battle("A:STO2 18,10 N", "B:DRA2 18,20 S", dice=[2]).choose("charge:a1").go((18, 20))
    assert t.asked == "1 spin"
    t.choose([[18000, 0]])
    assert t.look("a1") == "#2 *1"
    assert not t.told(AttackRolled)


def test_a_charge_from_behind_meets_no_pole_arm() -> None:
    """[A-60, A-128, A-153, SX-29]"""
    t = battle("A:STO2 18,10 N", "A:BLO1 18,21.255 N", "B:DRA2 18,20 N", dice=[6, 3, 3]).choose("charge:a1").go((18, 20))
    [rolled] = t.told(AttackRolled)
    assert (modifiers(rolled), rolled.total) == ({"bonus": 1, "rear": 1}, 17)
    assert t.look("b1") == "#3"


def test_after_a_charge_the_target_is_chosen_among_those_in_front() -> None:
    """[A-138]"""
    t = battle("A:APO1 18,10 N", "B:NIN1 17,16 S", "B:NIN1 19,16 S", SPARE_B, dice=[3, 4]).choose("charge:a1").go((18, 20))
    t.choose([[18000, 0]], [[18000, 0]])  # free spins
    assert (t.asked, t.offered) == ("0 target", "b1, b2")
    t.refuses("b3", "A-57").choose("b2")
    assert (t.look("b1"), t.look("b2")) == ("#1", "#3")
