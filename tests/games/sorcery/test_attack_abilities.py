"""Abilities in attacks: what changes an attack, a defense or the damage."""

from __future__ import annotations

import pytest

from tests.games.sorcery.table import battle
from walpurgis.games.sorcery.events.combat import AttackRolled, Confused, Hit, Missed, Retaliated

SPARE_A, SPARE_B = "A:NIN1 33,3 N", "B:NIN1 3,33 S"
WOOD = "wood 7,14-13,19"


def modifiers(event: AttackRolled | Missed | Hit) -> dict[str, int]:
    return {modifier.name: modifier.amount for modifier in event.modifiers}


# Attack --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answers", "dice", "look"), [(["yes"], [6, 4, 3], "#5"), (["yes"], [2, 4, 3], "#2"), (["yes"], [5, 4, 3], "#4"), (["no"], [4, 3], "#4")]
)
def test_weapon_master_may_roll_for_the_damage(answers: list[str], dice: list[int], look: str) -> None:
    """[A-WEAPON-1, A-154, SX-42]"""
    t = battle("A:FOR3 18,18 N", "B:DEL2 18,19.255 S", dice=dice).choose("close:a1>b1")
    assert t.asked == "0 weapon"
    assert t.choose(*answers).look("b1") == look


def test_killing_edge_does_not_touch_what_weapon_master_rolls() -> None:
    """[A-122, A-154, P-18]"""
    t = battle("A:FOR3 18,18 N", "B:DEL2 18,19.255 S", workings=["P18 on a1 by a1"], dice=[4, 4, 3]).choose("close:a1>b1", "yes")
    assert t.look("b1") == "#4"
    t = battle("A:FOR3 18,18 N", "B:DEL2 18,19.255 S", workings=["P18 on a1 by a1"], dice=[4, 3]).choose("close:a1>b1", "no")
    assert (t.look("b1"), t.t.workings) == ("#5", [])


def test_flame_reaches_everybody_who_touches_the_target() -> None:
    """[A-FLAME-1, A-159, SX-53]"""
    t = battle("A:STO3 10,10 N", "A:BLO1 8.745,18 E", "B:APO1 10,18 S", "B:NIN1 11.255,18 S", dice=[5, 2, 2]).choose("flame:a1>b1")
    assert t.told(AttackRolled)[0].total == 15
    assert [t.look(who) for who in ("b1", "b2", "a2")] == ["#3", "#2", "#2"]


def test_bystanders_of_a_flame_are_compared_even_if_the_target_is_missed() -> None:
    """[A-159]"""
    t = battle("A:STO3 10,10 N", "B:APO1 10,18 S", "B:NIN1 11.255,18 S", terrain=WOOD, dice=[5, 2, 2]).choose("flame:a1>b1")
    assert [t.look(who) for who in ("b1", "b2")] == ["#1", "#2"]  # the wood helps the target alone


def test_a_critical_hit_of_a_flame_may_go_to_a_bystander() -> None:
    """[A-124, A-159]"""
    t = battle("A:STO3 10,10 N", "B:APO1 10,18 S", "B:NIN1 11.255,18 S", dice=[5, 6, 6]).choose("flame:a1>b1")
    assert t.offered == "b1=3,b2=1, b1=2,b2=2"


def test_a_plain_shot_is_always_possible_instead() -> None:
    """[A-154]"""
    t = battle("A:STO3 10,10 N", "B:APO1 10,18 S", "B:NIN1 11.255,18 S", dice=[5, 2, 2]).choose("shot:a1>b1")
    assert [t.look(who) for who in ("b1", "b2")] == ["#3", "#1"]
    assert battle("A:DEL1 10,10 N", "B:APO1 10,18 S").why_not("flame:a1>b1") == "A-FLAME-1"


def test_a_shockwave_strikes_all_within_half_the_range_friends_too() -> None:
    """[A-SHOCKWAVE-1, A-160, SX-54]"""
    t = battle("A:CHA3 10,10 S", "A:CHA2 13.9,10 N", "B:APO1 10,11.255 N", "B:NIN1 10,5.98 S", dice=[3, 3]).choose("wave:a1")
    assert [t.look(who) for who in ("b1", "a2", "b2")] == ["#2", "#2", "#1"]
    assert {event.who.id for event in t.told(Hit)} == {"b1", "a2"}


def test_a_shockwave_needs_an_opponent_in_reach() -> None:
    """[A-160]"""
    assert battle("A:CHA3 10,10 S", "A:CHA2 13.9,10 N", "B:NIN1 10,5.98 S").why_not("wave:a1") == "A-160"
    assert battle("A:DEL1 10,10 S", "B:NIN1 10,7 S").why_not("wave:a1") == "A-SHOCKWAVE-1"


def test_what_helps_against_ranged_attacks_helps_against_a_shockwave() -> None:
    """[A-160, A-ARMOR-1]"""
    t = battle("A:CHA3 10,10 S", "B:DEL2 10,7 S", terrain="wood 6,6-12,9", dice=[4, 3]).choose("wave:a1")
    [missed] = t.told(Missed)
    assert (missed.total, missed.defense, modifiers(missed)) == (18, 19, {"battle-armor": 2})


def test_magic_blast_rolls_its_damage() -> None:
    """[A-BLAST-1, SX-55]"""
    for die, look in ((5, "#4"), (2, "#2"), (3, "#3")):
        t = battle("A:DEL1 10,10 N", "B:BLO1 10,18 S", SPARE_B, dice=[3, 3, die]).choose("blast:a1>b1")
        assert t.look("b1") == look


def test_magic_is_not_used_against_the_immune_but_a_plain_shot_is() -> None:
    """[A-76, A-162, SX-55]"""
    t = battle("A:DEL1 10,10 N", "B:APO2 10,18 S", dice=[4, 3])
    assert t.why_not("blast:a1>b1") == "A-162"
    assert t.choose("shot:a1>b1").look("b1") == "#3"
    assert battle("A:ROK3 10,10 N", "B:APO2 10,18 S").why_not("freeze:a1>b1") == "A-162"
    assert battle("A:ORS3 10,10 N", "B:APO2 10,18 S").why_not("confuse:a1>b1") == "A-162"


def test_magic_blast_passes_through_woods_but_not_through_mist() -> None:
    """[A-BLAST-1]"""
    t = battle("A:DEL1 10,10 N", "B:APO1 10,16 S", terrain=WOOD, dice=[2, 3, 1]).choose("blast:a1>b1")
    assert t.look("b1") == "#2"
    t = battle("A:DEL1 10,10 N", "B:APO1 10,16 S", terrain="mist 7,12-13,16", dice=[2, 3, 1]).choose("blast:a1>b1")
    assert t.look("b1") == "#1"
    assert battle("A:DEL1 10,10 N", "B:STO1 10,16 S", terrain=WOOD).offers("blast:a1>b1")


@pytest.mark.parametrize(("mark", "look"), [("", "#2 *1"), (" *2", "#2 *2")])
def test_magic_freeze_deals_one_damage_and_a_token(mark: str, look: str) -> None:
    """[A-FREEZE-1, A-116, SX-56]"""
    t = battle("A:ROK3 10,10 N", f"B:DEL2 10,18 S{mark}", dice=[3, 3]).choose("freeze:a1>b1")
    assert t.told(AttackRolled)[0].total == 19
    assert t.look("b1") == look


def test_magic_confusion_moves_the_target_up_to_its_speed() -> None:
    """[A-CONFUSION-1, A-161]"""
    t = battle("A:ORS3 10,10 N", "B:NIN1 10,18 S", SPARE_B, dice=[3, 3]).choose("confuse:a1>b1")
    assert t.told(Confused)
    assert t.asked == "0 moved"
    t.choose([[10000, 25000], [10000, 36000]])
    assert (t.where("b1"), t.f("b1").facing, t.look("b1"), t.look("a1")) == ("10,25", (0, 1000), "#1", "#1 *1")


def test_magic_confusion_needs_what_a_ranged_attack_needs() -> None:
    """[A-161]"""
    assert battle("A:ORS3 10,10 S", "B:NIN1 10,18 S").why_not("confuse:a1>b1") == "A-66"
    assert battle("A:ORS3 10,10 N", "B:NIN1 10,18 S", "B:DEL2 10,8.745 N").why_not("confuse:a1>b1") == "A-65"
    assert battle("A:DEL1 10,10 N", "B:NIN1 10,18 S").why_not("confuse:a1>b1") == "A-CONFUSION-1"
    t = battle("A:ORS3 10,10 N", "B:NIN1 10,18 S", dice=[1, 1]).choose("confuse:a1>b1")
    assert (t.look("a1"), t.look("b1")) == ("#2 *1", "#1")


def test_the_path_of_the_confused_stops_at_figures_that_oppose_them() -> None:
    """[A-161]"""
    t = battle("A:ORS3 10,10 N", "A:BLO1 10,25 S", "B:NIN1 10,18 S", SPARE_B, dice=[3, 3]).choose("confuse:a1>b1", [[10000, 25000], [10000, 36000]])
    assert t.where("b1") == "10,23.745"


def test_berserk_adds_one_in_close_combat_past_click_one_and_forbids_shots() -> None:
    """[A-BERSERK-1, A-165]"""
    t = battle("A:CHA2 18,18 N #2", "B:DEL2 18,19.255 S", dice=[3, 3]).choose("close:a1>b1")
    assert modifiers(t.told(AttackRolled)[0]) == {"bonus": 1, "berserk": 1}
    t = battle("A:CHA2 18,18 N", "B:DEL2 18,19.255 S", dice=[3, 3]).choose("close:a1>b1")
    assert modifiers(t.told(AttackRolled)[0]) == {"bonus": 1}
    t = battle("A:ROK1 10,10 N", "B:APO1 10,18 S")
    t.f("a1").tapped = "berserk"
    t.ask.look_again()
    assert t.why_not("shot:a1>b1") == "A-165"


# Defense -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "look"), [(5, "#1"), (4, "#3")])
def test_dodge_makes_a_hit_miss(die: int, look: str) -> None:
    """[A-DODGE-1, A-156, SX-44]"""
    t = battle("A:DEL2 18,18 N", "B:ORS2 18,19.255 S", dice=[4, 4, die]).choose("close:a1>b1")
    assert t.look("b1") == look


def test_dodge_helps_against_criticals_captures_and_for_bystanders() -> None:
    """[A-156]"""
    t = battle("A:DEL2 18,18 N", "B:ORS2 18,19.255 S", dice=[6, 6, 6]).choose("close:a1>b1")
    assert t.look("b1") == "#1"
    t = battle("A:DEL2 18,18 N", "B:ORS2 18,19.255 S", SPARE_B, dice=[6, 5, 6]).choose("capture:a1>b1")
    assert t.look("b1") == "#1"
    t = battle("A:STO3 10,10 N", "B:APO1 10,18 S", "B:ORS2 11.255,18 S", dice=[1, 5, 5, 5]).choose("flame:a1>b1")
    assert (t.look("b1"), t.look("b2")) == ("#3", "#1")


@pytest.mark.parametrize(("click", "look"), [("", "#1"), (" #3", "#3")])
def test_defend_lends_its_unmodified_defense(click: str, look: str) -> None:
    """[A-DEFEND-1, A-155, SX-45]"""
    t = battle("A:DEL2 18,18 N", "B:DEL1 18,19.255 S", f"B:DEL2 19.255,19.255 S{click}", dice=[3, 3]).choose("close:a1>b1")
    assert t.told(AttackRolled)[0].total == 16
    assert t.look("b1") == look


def test_the_modifiers_of_the_target_are_added_to_a_defense_that_was_lent() -> None:
    """[A-121, A-155]"""
    t = battle("A:DEL3 18,10 N", "B:DEL1 18,19.255 S", "B:DEL2 19.255,19.255 S", dice=[3, 1]).choose("shot:a1>b1")
    [missed] = t.told(Missed)
    assert (missed.defense, modifiers(missed)) == (17, {})  # not the Battle Armor of the one who defends
    t = battle("A:DEL1 18,18 N", "B:BLO1 18,19.255 S", "B:DEL1 19.255,19.255 S", "B:DEL2 20.51,19.255 S", dice=[3, 3]).choose("close:a1>b1")
    assert t.look("b1") == "#2"  # Defend is not passed on


def test_retaliation_hurts_the_attacker_even_from_beyond() -> None:
    """[A-RETALIATION-1, A-126, SX-43]"""
    t = battle("A:NIN2 18,18 N #6", SPARE_A, "B:ROK2 18,19.255 S", dice=[5, 5]).choose("close:a1>b1")
    assert (t.look("b1"), t.look("a1")) == ("#2", "gone")
    t = battle("A:APO2 18,18 N", "B:ROK2 18,19.255 S", dice=[5, 5]).choose("close:a1>b1")
    assert t.look("a1") == "#1 *1"  # immune
    t = battle("A:FOR1 18,18 N", "B:ROK2 18,19.255 S", dice=[5, 5]).choose("close:a1>b1")
    assert (t.look("a1"), len(t.told(Retaliated))) == ("#1 *1", 1)  # Toughness
    t = battle("A:STO2 18,18 N", "B:ROK2 18,19.255 S #3", "B:NIN1 3,33 S", dice=[6, 6, 6]).choose("close:a1>b1")
    assert (t.look("b1"), t.look("a1")) == ("gone", "#2 *1")


def test_limited_invisibility_is_no_target_at_range_but_a_bystander() -> None:
    """[A-INVISIBILITY-1, A-157]"""
    t = battle("A:STO3 10,10 N", "B:APO1 10,18 S", "B:ROK1 11.255,18 S", dice=[1, 4, 4])
    assert t.why_not("shot:a1>b2") == "A-157"
    assert t.choose("flame:a1>b1").look("b2") == "#2"
    assert battle("A:DEL2 18,18 N", "B:ROK1 18,19.255 S").offers("close:a1>b1")


def test_stealth_blocks_lines_through_woods_and_mist() -> None:
    """[A-STEALTH-1, A-157]"""
    for terrain in (WOOD, "mist 7,12-13,16"):
        assert battle("A:FOR2 10,10 N", "B:STO1 10,16 S", terrain=terrain).why_not("shot:a1>b1") == "A-STEALTH-1"
    assert battle("A:FOR2 10,10 N", "B:STO1 10,16 S").offers("shot:a1>b1")


def test_aquatic_helps_in_water_against_ranged_attacks() -> None:
    """[A-AQUATIC-1, A-94]"""
    t = battle("A:DEL1 10,10 N", "B:STO3 10,16 S #4", terrain="pool 7,14-13,18", dice=[3, 3]).choose("shot:a1>b1")
    assert modifiers(t.told(Missed)[0]) == {"aquatic": 2}
    t = battle("A:DEL1 10,10 N", "B:STO3 10,16 S #4", terrain="pool 7,14-13,18", domains=["cold-snap"], dice=[3, 3]).choose("shot:a1>b1")
    assert t.told(Missed) == []


def test_invulnerability_adds_two_against_ranged_attacks() -> None:
    """[A-INVULNERABILITY-1]"""
    t = battle("A:DEL3 10,10 N", "B:DRA3 10,18 S", dice=[3, 3]).choose("shot:a1>b1")
    assert (t.told(Missed)[0].defense, modifiers(t.told(Missed)[0])) == (19, {"invulnerability": 2})


# Damage --------------------------------------------------------------------------------------------------------------


def test_magic_enhancement_adds_one_to_the_ranged_attack_of_a_friend_once() -> None:
    """[A-ENHANCEMENT-1, A-122, SX-57]"""
    t = battle("A:DEL1 10,10 N", "A:DEL3 8.745,10 N", "A:ORS2 11.255,10 N", "B:BLO1 10,18 S", SPARE_B, dice=[3, 3]).choose("shot:a1>b1")
    assert t.look("b1") == "#4"
    t = battle("A:DEL2 18,18 N", "A:DEL3 16.745,18 N", "B:BLO1 18,19.255 S", dice=[3, 3]).choose("close:a1>b1")
    assert t.look("b1") == "#3"  # not in close combat


def test_the_immune_neither_give_nor_get_magic_enhancement() -> None:
    """[A-76]"""
    t = battle("A:DEL1 10,10 N", "A:DEL3 8.745,10 N", "B:APO2 10,18 S", dice=[4, 3]).choose("shot:a1>b1")
    assert t.look("b1") == "#3"
    t = battle("A:DEL1 10,10 N", "A:DEL3 8.745,10 N", "B:BLO1 10,18 S", SPARE_B, dice=[3, 3])
    t.f("a2").tapped = "magic-immunity"
    assert t.choose("shot:a1>b1").look("b1") == "#3"


def test_pierce_ignores_toughness_and_invulnerability() -> None:
    """[A-PIERCE-1, A-122]"""
    assert battle("A:FOR2 10,10 N", "B:FOR1 10,18 S", dice=[3, 4]).choose("shot:a1>b1").look("b1") == "#3"
    assert battle("A:FOR2 10,10 N", "B:DRA3 10,18 S", dice=[5, 4]).choose("shot:a1>b1").look("b1") == "#3"
    assert battle("A:DEL1 10,10 N", "B:FOR1 10,18 S", dice=[3, 4]).choose("shot:a1>b1").look("b1") == "#2"


def test_toughness_is_read_before_the_damage_and_not_between_two_clicks() -> None:
    """[A-TOUGHNESS-1, D-23]"""
    t = battle("A:STO2 18,18 N", "B:FOR1 18,19.255 S #2", dice=[6, 4, 3]).choose("close:a1>b1")
    assert t.look("b1") == "#4"


# Bound ---------------------------------------------------------------------------------------------------------------


def test_bound_moves_up_to_half_speed_and_shoots() -> None:
    """[A-BOUND-1]"""
    t = battle("A:STO1 10,10 N #4", "B:BLO1 10,23 S", dice=[6, 4, 4]).choose("bound:a1")
    t.refuses_to_go((10, 14.02), rule="A-BOUND-1").go((10, 14))
    assert (t.look("b1"), t.look("a1"), t.where("a1")) == ("#2", "#4 *1", "10,14")


def test_bound_is_for_those_who_touch_nobody_and_can_come_near_enough() -> None:
    """[A-BOUND-1, A-113, A-132]"""
    assert battle("A:STO1 10,10 N #4", "B:BLO1 10,24.05 S").why_not("bound:a1") == "A-66"
    assert battle("A:STO1 10,10 N #4", "B:NIN1 10,8.745 S #4", "B:BLO1 10,16 S").why_not("bound:a1") == "A-132"
    assert battle("A:STO1 10,10 N", "B:BLO1 10,16 S").why_not("bound:a1") == "A-BOUND-1"


def test_bound_ends_without_a_shot_if_nobody_is_in_line() -> None:
    """[A-BOUND-1, A-129]"""
    t = battle("A:STO1 10,10 N #4", "B:BLO1 10,23 S", dice=[6]).choose("bound:a1").go((10, 12))
    assert (t.told(AttackRolled), t.look("a1")) == ([], "#4 *1")


def test_after_a_bound_the_target_and_the_way_are_chosen() -> None:
    """[A-BOUND-1, A-154]"""
    t = battle("A:ROK3 10,10 N", "B:BLO1 10,20 S", "B:BLO1 14,20 S", dice=[3, 3])
    t.f("a1").tapped = "bound"
    t.ask.look_again()
    t.choose("bound:a1").go((10, 11))
    assert (t.asked, t.offered) == ("0 target", "b1, b2, freeze:b1, freeze:b2")
    t.refuses("flame:b1", "A-FLAME-1").choose("freeze:b2")
    assert t.look("b2") == "#2 *1"
