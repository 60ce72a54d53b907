"""The enchantments, P12 to P19: whom they may be hung on, what they do, and how they end."""

from __future__ import annotations

import pytest

from walpurgis.games.sorcery.odds import attack_value, damage_value, ranged_damage_value
from walpurgis.games.sorcery.values import abilities, speed

from .table import Play, battle, point

FAR = "B:BLO1 2,34"


def in_play(t: Play) -> list[tuple[str, str]]:
    return [(w.spell, w.target) for w in t.t.workings]


# All of them ---------------------------------------------------------------------------------------------------------


def test_an_enchantment_hangs_on_its_target_and_its_card_leaves_the_stack() -> None:
    """[S-56, S-14, S-30, S-96]"""
    t = battle("A:DEL3 18,18 +B3(P14.P20)", "A:BLO1 19.25,18", FAR).choose("cast:a1/k1")
    assert t.offered == "a1, a2"
    t.choose(["a2"])
    assert in_play(t) == [("P14", "a2")]
    assert t.k("k1").stack == ("P20",)
    assert [(w.spell, w.target, w.caster) for w in t.seen(1).workings] == [("P14", "a2", "a1")]


def test_it_ends_with_its_target_and_the_card_goes_face_up_under_the_stack_of_its_book() -> None:
    """The bookmark stays the same. [S-34, S-35, S-36, S-57]"""
    t = battle("A:DEL1 18,10 N +B3(P01)", "B:BLO1 18,18 #3", "B:DEL1 2,34 *1 +B3(P20.P30)", dice=[4, 4], workings=["P13 on b1 by b2 from k2"])
    t.choose("cast:a1/k1")
    assert (t.look("b1"), in_play(t)) == ("gone", [])
    assert (t.k("k2").stack, t.k("k2").is_down) == (("P20", "P30", "P13"), False)


def test_the_card_goes_home_to_its_book_even_if_somebody_else_wields_it() -> None:
    """[S-4, S-36]"""
    t = battle("A:DEL1 18,18 +B1(P20)", "A:ORS1 19.255,18", FAR, workings=["P13 on a1 by a1 from k1"]).choose("hand:a1/k1>a2")
    t.f("a1").hurt = True
    assert [w.caster for w in t.t.workings] == ["a1"]
    t.end_turn()
    assert (t.k("k1").wielder, t.k("k1").stack) == ("a2", ("P20", "P13"))


def test_it_ends_when_its_target_becomes_a_captive() -> None:
    """[S-124]"""
    t = battle("A:APO1 18,18 N", "B:BLO1 18,19.255", "B:DEL1 2,34", dice=[6, 5], workings=["P13 on b1 by b2"]).choose("capture:a1>b1")
    assert (t.f("b1").status, in_play(t)) == ("captive", [])


def test_it_goes_on_when_its_caster_is_eliminated() -> None:
    """[S-68]"""
    t = battle("A:DEL1 18,10 N +B3(P01)", "B:ORS1 18,18 #5 *1", "B:BLO1 2,34", dice=[4, 4], workings=["P13 on b2 by b1"]).choose("cast:a1/k1")
    assert (t.look("b1"), in_play(t)) == ("gone", [("P13", "b2")])


def test_nobody_bears_two_enchantments_of_one_name_but_different_ones_add_up() -> None:
    """[S-67, S-123]"""
    t = battle("A:DEL1 18,18 +B3(P14)", "A:BLO1 19.255,18", "A:NIN1 16.745,18", FAR, workings=["P14 on a2 by a1", "P18 on a2 by a1"]).choose("cast:a1/k1")
    assert t.offered == "a1, a3"
    t.refuses(["a2"], "S-123").choose(["a3"])
    t = battle("A:BLO1 18,18", FAR, workings=["P18 on a1 by a1", "P19 on a1 by a1"])
    assert (damage_value(t.t, t.f("a1")), attack_value(t.t, t.f("a1"), "close").total) == (3, 10)


def test_an_ability_given_is_the_figures_own_and_can_be_tapped() -> None:
    """[S-125, S-142]"""
    t = battle("A:ROK1 18,10 N", "B:BLO1 18,18", phase="command", workings=["P13 on b1 by b1"])
    assert t.offers("tap:a1>b1/toughness")


def test_immunity_and_demoralization_shut_an_enchantment_out() -> None:
    """A Forgemaster's goes through. [S-125, S-136, S-137]"""
    t = battle("A:DRA2 18,18 #4", "A:BLO1 10,10 #4", "A:FOR3 25,25", FAR, workings=["P17 on a1 by a2", "P17 on a2 by a2", "P15 on a1 by b1"])
    assert (abilities(t.t, t.f("a1")), abilities(t.t, t.f("a2"))) == (("magic-immunity",), ("demoralized",))
    assert speed(t.t, t.f("a1")) == 6
    t = battle("A:DRA2 18,18 #4", "A:FOR3 25,25", FAR, workings=["P17 on a1 by a2"])
    assert abilities(t.t, t.f("a1")) == ("magic-immunity", "flight")


def test_the_immune_are_no_targets_unless_a_forgemaster_casts() -> None:
    """[S-86, S-137, A-77]"""
    t = battle("A:DEL1 18,18 +B3(P12)", "A:APO2 19.255,18", "A:BLO1 16.745,18", FAR).choose("cast:a1/k1")
    assert t.offered == "a1, a3"
    t.refuses(["a2"], "A-77")
    assert battle("A:FOR3 18,18 +B2(P12)", "A:APO2 19.255,18", FAR).choose("cast:a1/k1").offered == "a1, a2"


@pytest.mark.parametrize("spell", ["P12", "P13", "P14", "P17", "P18"])
def test_five_enchantments_are_for_the_caster_or_a_friend_in_contact(spell: str) -> None:
    """[P-12, P-13, P-14, P-17, P-18, S-147]"""
    t = battle(f"A:DEL3 18,18 +B6({spell})", "A:BLO1 19.255,18", "A:BLO1 20.6,18", "B:BLO1 16.745,18").choose("cast:a1/k1")
    assert t.offered == "a1, a2"
    t.refuses(["a3"], "S-147").refuses(["b1"], f"P-{spell[1:]}")


# Arcane Sight --------------------------------------------------------------------------------------------------------


def test_arcane_sight_sees_who_is_invisible_and_ends_with_an_attack_that_fails() -> None:
    """[P-12]"""
    assert battle("A:DEL1 18,10 N", "B:ROK1 18,18 *1").why_not("shot:a1>b1") == "A-157"
    for dice, left in (((3, 2), []), ((4, 3), [("P12", "a1")])):
        t = battle("A:DEL1 18,10 N", "A:BLO1 2,2", "B:ROK1 18,18 *1", dice=dice, workings=["P12 on a1 by a1"]).choose("shot:a1>b1")
        assert in_play(t) == left


def test_a_dodged_attack_has_failed() -> None:
    """[P-12-1]"""
    t = battle("A:DEL3 18,10 N", "A:BLO1 2,2", "B:ORS2 18,18 *1", dice=[4, 4, 6], workings=["P12 on a1 by a1"]).choose("shot:a1>b1")
    assert in_play(t) == []


def test_nobody_passes_like_a_ghost_by_who_has_arcane_sight() -> None:
    """Ghostform does not stop at opponents, unless they see it. [P-12, P-12-1, A-141]"""
    path = [point(18, 20), point(18, 30)]
    t = battle("A:NIN3 18,14 N", "B:APO1 18.9,17 S").choose("move:a1", path)
    assert t.where("a1") == "18,20"
    t = battle("A:NIN3 18,14 N", "B:APO1 18.9,17 S", workings=["P12 on b1 by b1"]).choose("move:a1", path)
    assert t.f("a1").y < 17000


# Stoneskin -----------------------------------------------------------------------------------------------------------


def test_stoneskin_is_toughness() -> None:
    """[P-13]"""
    t = battle("A:DEL1 18,10 N +B3(P01)", "B:APO1 18,18", dice=[3, 2], workings=["P13 on b1 by b1"]).choose("cast:a1/k1")
    assert t.look("b1") == "#3"


def test_stoneskin_ends_in_the_end_phase_of_a_turn_in_which_its_bearer_was_hurt_even_by_pushing() -> None:
    """[P-13, P-13-1, SX-72]"""
    t = battle("A:FOR3 18,10 N +B2(P13.P12)", "A:FOR2 19.255,10 N *1", "B:APO1 19,18", dice=[1, 2]).choose("cast:a1/k1", ["a2"])
    assert in_play(t) == [("P13", "a2")]
    t.choose("shot:a2>b1")
    assert t.look("a2") == "#2 *2"
    assert (in_play(t), t.k("k1").stack, t.k("k1").is_down) == ([], ("P12", "P13"), False)


def test_stoneskin_is_tested_in_the_opponents_end_phase_too_and_stays_while_nobody_is_hurt() -> None:
    """[P-13-1, S-57]"""
    t = battle("A:DEL2 18,18 S", "B:APO1 18,19.255 S", active="B", dice=[4, 4], workings=["P13 on a1 by a1"]).end_turn()
    assert in_play(t) == [("P13", "a1")]
    t.end_turn().choose("close:b1>a1")
    assert t.f("a1").click > 1
    t.end_turn()
    assert in_play(t) == []


# Ley Ward ------------------------------------------------------------------------------------------------------------


def test_ley_ward_lets_an_opponents_spell_fail_as_if_countered_before_anybody_may_counter() -> None:
    """[P-14, S-148]"""
    t = battle("A:DEL1 18,10 N +B3(P01.P20)", "B:APO1 18,18 S", "B:ORS1 30,30", workings=["P14 on b1 by b2"]).choose("cast:a1/k1")
    assert (t.look("b1"), t.look("a1"), in_play(t)) == ("#1", "#1 *1", [])
    assert (t.k("k1").stack, t.k("k1").is_down) == (("P01", "P20"), True)


def test_ley_ward_stops_the_whole_of_a_spell_with_two_targets() -> None:
    """[S-148]"""
    t = battle("A:ROK1 18,10 N +B2(P11.P12)", "B:APO1 17,18 S", "B:DEL2 20,18 S", workings=["P14 on b1 by b2"]).choose("cast:a1/k1", ["b1", "b2"])
    assert (t.look("b1"), t.look("b2"), t.k("k1").is_down) == ("#1", "#1", True)


def test_who_is_merely_near_is_not_targeted_and_friends_are_not_stopped() -> None:
    """[S-148, P-14]"""
    t = battle("A:DEL1 18,10 N +B6(P03)", "B:APO1 18,18 S", "B:BLO1 20,18", dice=[4, 4], workings=["P14 on b2 by b1"]).choose("cast:a1/k1", ["b1"])
    assert (t.look("b1"), t.look("b2"), in_play(t)) == ("#3", "#2", [("P14", "b2")])
    t = battle("A:DEL1 18,18 #2 +B3(P04)", FAR, dice=[1], workings=["P14 on a1 by a1"]).choose("cast:a1/k1")
    assert (t.f("a1").click, in_play(t)) == (1, [("P14", "a1")])


# Leaden Limbs --------------------------------------------------------------------------------------------------------


def test_leaden_limbs_takes_3_off_the_speed_of_an_opponent_in_the_line_of_fire_within_8_inches() -> None:
    """Bases count, and the range value does not. [P-15, S-147]"""
    t = battle("A:CHA1 18,10 N +B1(P15)", "B:BLO1 18,19.255").choose("cast:a1/k1")
    assert (in_play(t), speed(t.t, t.f("b1"))) == ([("P15", "b1")], 5)
    for other in ("B:BLO1 18,19.27", "B:BLO1 18,5"):
        assert battle("A:CHA1 18,10 N +B1(P15)", other).why_not("cast:a1/k1") == "S-66"
    assert battle("A:CHA1 18,10 N +B1(P15)", "A:NIN1 18,14", "B:BLO1 18,18").why_not("cast:a1/k1") == "S-66"


def test_the_bearer_of_leaden_limbs_can_always_shake_it_off_with_a_special_action() -> None:
    """In contact, too; the -3 is a modifier, so a slow one is at 3 off, never below 0. [P-15, P-15-1]"""
    t = battle("A:BLO1 18,18 N", "A:NIN1 2,2", "B:APO1 18,19.255 S", workings=["P15 on a1 by b1"])
    assert speed(t.t, t.f("a1")) == 5
    assert t.why_not("shake:a2/P15") == "P-15"
    t.choose("shake:a1/P15")
    assert (in_play(t), t.look("a1"), speed(t.t, t.f("a1"))) == ([], "#1 *1", 8)
    assert t.why_not("shake:a1/P15") == "A-32"


# Bloodbrand ----------------------------------------------------------------------------------------------------------


def test_bloodbrand_adds_1_to_every_pushing_damage() -> None:
    """[P-16]"""
    t = battle("A:BLO1 18,18 N *1", "B:DEL1 2,34 *1", workings=["P16 on a1 by b1"]).choose("turn:a1", [point(18, 30)])
    assert t.look("a1") == "#3 *2"


def test_bloodbrand_reaches_6_inches_in_any_direction_and_ends_with_its_caster() -> None:
    """[P-16, S-147]"""
    t = battle("A:BLO2 18,18 N +B2(P16)", "A:DEL1 30,30", "B:BLO1 18,10.75", "B:APO1 18,10").choose("cast:a1/k1")
    assert in_play(t) == [("P16", "b1")]
    assert battle("A:BLO2 18,18 N +B2(P16)", "B:BLO1 18,10.7").why_not("cast:a1/k1") == "S-66"
    t = battle("A:DEL1 18,10 N +B3(P01)", "A:BLO1 2,2", "B:BLO2 18,18 #6 *1", "B:BLO1 30,30", dice=[4, 4], workings=["P16 on a2 by b1"]).choose("cast:a1/k1")
    assert (t.look("b1"), in_play(t)) == ("gone", [])


def test_bloodbrand_goes_on_while_its_caster_is_a_captive() -> None:
    """[P-16-1]"""
    t = battle("A:APO1 18,18 N", "A:NIN1 10,10", "B:ORS1 18,19.255", "B:BLO1 2,34", dice=[6, 5], workings=["P16 on a2 by b1"]).choose("capture:a1>b1")
    assert (t.f("b1").status, in_play(t)) == ("captive", [("P16", "a2")])


# Wings of Aether -----------------------------------------------------------------------------------------------------


def test_wings_of_aether_is_flight_and_ends_with_a_close_combat_action() -> None:
    """[P-17]"""
    t = battle("A:APO1 18,18 N", "A:BLO1 18,14 N", "B:BLO1 18,19.255", "B:DEL1 2,34", dice=[1, 2], workings=["P17 on a1 by a1"])
    assert "flight" in abilities(t.t, t.f("a1"))
    t.choose("close:a1>b1")
    assert in_play(t) == []


def test_with_wings_there_is_no_double_time_no_formation_and_no_soaring() -> None:
    """[P-17-1]"""
    three = ("A:BLO1 18,18 N", "A:BLO1 19.255,18 N", "A:BLO1 16.745,18 N", FAR)
    assert battle(*three).offers("double:a1")
    t = battle(*three, workings=["P17 on a1 by a1"])
    assert t.why_not("double:a1") is not None
    assert t.why_not("form:a1") is not None
    assert t.why_not("soar:a1") is not None
    assert battle(*three).offers("form:a1")


# Killing Edge --------------------------------------------------------------------------------------------------------


def test_killing_edge_adds_1_to_the_damage_value_and_ends_with_a_hit_in_close_combat() -> None:
    """[P-18]"""
    for dice, seen, left in (((4, 3), "#4", []), ((1, 2), "#1", [("P18", "a1")])):
        t = battle("A:APO1 18,18 N", "A:BLO1 2,2", "B:DEL1 18,19.255 S", dice=dice, workings=["P18 on a1 by a1"]).choose("close:a1>b1")
        assert (t.look("b1"), in_play(t)) == (seen, left)


def test_killing_edge_does_not_change_ranged_damage_and_a_capture_ends_it() -> None:
    """[P-18-1]"""
    t = battle("A:DEL1 18,10 N", "B:APO1 18,18", workings=["P18 on a1 by a1"])
    assert (damage_value(t.t, t.f("a1")), ranged_damage_value(t.f("a1"))) == (2, 2)
    t = battle("A:APO1 18,18 N", "A:BLO1 2,2", "B:BLO1 18,19.255", FAR, dice=[6, 5], workings=["P18 on a1 by a1"]).choose("capture:a1>b1")
    assert in_play(t) == []


def test_killing_edge_ends_with_a_successful_charge() -> None:
    """[P-18-1]"""
    t = battle("A:APO1 18,12 N", "A:BLO1 2,2", "B:DEL2 18,18 S", dice=[6, 4], workings=["P18 on a1 by a1"]).choose("charge:a1")
    t.choose([point(18, 17), point(18, 30)])
    while "spin" in t.asked:
        t.choose([point(18, 10)])
    assert (t.look("b1"), in_play(t)) == ("#4", [])


def test_killing_edge_helps_the_healer() -> None:
    """Healing heals by the damage value. [P-18-1]"""
    for workings, click in (([], 5), (["P18 on a1 by a1"], 4)):
        t = battle("A:STO3 18,18 N #4", "A:DEL3 18,19.255 #7", "B:BLO1 2,34", dice=[4, 4], workings=workings).choose("heal:a1>a2")
        assert t.f("a2").click == click


# Ninefold Bargain ----------------------------------------------------------------------------------------------------


def test_ninefold_bargain_is_for_another_figure_and_adds_2_to_its_attack_and_1_to_its_damage() -> None:
    """[P-19]"""
    t = battle("A:NIN3 18,18 +B6(P19)", "A:BLO1 19.255,18", "B:APO1 2,34").choose("cast:a1/k1")
    assert in_play(t) == [("P19", "a2")]
    assert (attack_value(t.t, t.f("a2"), "close").total, damage_value(t.t, t.f("a2"))) == (10, 2)


def test_the_bargain_costs_1_in_each_own_end_phase_that_nothing_reduces_and_ends_with_healing() -> None:
    """[P-19, P-19-1]"""
    t = battle("A:FOR1 18,18", "B:DEL1 2,34 *1", workings=["P19 on a1 by a1"]).end_turn()
    assert t.look("a1") == "#2"  # in spite of Toughness
    t.end_turn()
    assert t.look("a1") == "#2"  # not in the opponent's
    t = battle("A:DEL1 18,18 +B3(P04)", "A:BLO1 19.255,18 #3", FAR, dice=[1], workings=["P19 on a2 by a1"]).choose("cast:a1/k1")
    assert (t.f("a2").click, in_play(t)) == (2, [])


def test_the_2_of_the_bargain_is_a_modifier_for_the_rule_of_3() -> None:
    """[P-19-1]"""
    t = battle("A:ORS2 18,18", "B:BLO1 2,34", workings=["P19 on a1 by a1"])
    assert attack_value(t.t, t.f("a1"), "close").total == 12  # 9 + 3, not 9 + 2 + 2
