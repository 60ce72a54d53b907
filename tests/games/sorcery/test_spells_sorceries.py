"""The sorceries, P01 to P11, one after the other."""

from __future__ import annotations

import pytest

from walpurgis.games.sorcery.events.combat import Hit, Missed

from .table import battle, point

REAVER = "B:APO1 18,18 S"
FAR = "B:BLO1 2,34"


# Emberlance and Meteoric Ruin ----------------------------------------------------------------------------------------


def test_emberlance_deals_3_whatever_the_caster_deals_at_range() -> None:
    """[P-01]"""
    assert battle("A:ORS1 18,10 N +B1(P01)", REAVER, dice=[4, 3]).choose("cast:a1/k1").look("b1") == "#4"


def test_the_3_of_emberlance_is_fixed_but_toughness_and_criticals_count() -> None:
    """Killing Edge does not help it; Toughness takes 1 off, two sixes add 1. [P-01-1]"""
    edge = ["P18 on a1 by a1"]
    assert battle("A:DEL1 18,10 N +B3(P01)", REAVER, dice=[3, 2], workings=edge).choose("cast:a1/k1").look("b1") == "#4"
    assert battle("A:DEL1 18,10 N +B3(P01)", "B:FOR1 18,18", dice=[3, 3]).choose("cast:a1/k1").look("b1") == "#3"
    assert battle("A:DEL1 18,10 N +B3(P01)", REAVER, dice=[6, 6]).choose("cast:a1/k1").look("b1") == "#5"


def test_magic_enhancement_adds_1_to_emberlance() -> None:
    """[P-01-1, P-07-1]"""
    t = battle("A:DEL1 18,10 N +B3(P01)", "A:ORS2 19.25,10", REAVER, dice=[3, 2]).choose("cast:a1/k1")
    assert t.look("b1") == "#5"


def test_meteoric_ruin_deals_5_and_lies_face_down() -> None:
    """[P-07, P-07-1]"""
    t = battle("A:DRA3 18,10 N +B6(P07.P12)", "B:STO2 18,18", FAR, dice=[2, 2]).choose("cast:a1/k1")
    assert t.look("b1") == "#6"
    assert (t.k("k1").bookmark, t.k("k1").is_down) == ("P07", True)
    t = battle("A:DRA3 18,10 N +B6(P07)", "B:NIN2 18,18", FAR, dice=[2, 2], workings=["P18 on a1 by a1"]).choose("cast:a1/k1")
    assert t.look("b1") == "#5"  # Toughness takes 1 off, and Killing Edge adds nothing


# Frostbind -----------------------------------------------------------------------------------------------------------


def test_frostbind_puts_a_token_on_the_target_and_does_not_push() -> None:
    """[P-02, A-116]"""
    assert battle("A:DEL1 18,10 N +B3(P02)", REAVER, dice=[3, 2]).choose("cast:a1/k1").look("b1") == "#1 *1"
    assert battle("A:DEL1 18,10 N +B3(P02)", "B:APO1 18,18 S *1", dice=[3, 2]).choose("cast:a1/k1").look("b1") == "#1 *2"
    assert battle("A:DEL1 18,10 N +B3(P02)", REAVER, dice=[2, 2]).choose("cast:a1/k1").look("b1") == "#1"


def test_two_sixes_deal_no_damage_with_frostbind_and_nobody_gets_a_third_token() -> None:
    """[P-02-1]"""
    assert battle("A:DEL1 18,10 N +B3(P02)", REAVER, dice=[6, 6]).choose("cast:a1/k1").look("b1") == "#1 *1"
    t = battle("A:DEL1 18,10 N +B3(P02)", "B:APO1 18,18 S *2", "B:BLO1 16,16", "B:BLO1 20,16").choose("cast:a1/k1")
    assert t.offered == "b2, b3"
    t.refuses(["b1"], "P-02-1")


# Thunderclap ---------------------------------------------------------------------------------------------------------


def test_thunderclap_is_compared_with_everybody_near_the_target_even_if_that_is_missed() -> None:
    """[P-03, P-03-1, SX-81]"""
    near, far = 18 + 1.25 + 1.9, 18 - 1.25 - 2.02
    t = battle("A:STO3 18,8 N +B4(P03)", "B:DEL2 18,18 S", f"B:NIN1 {near},18", f"A:BLO1 {far},18", dice=[6, 3, 3]).choose("cast:a1/k1", ["b1"])
    assert (t.look("b1"), t.look("b2"), t.look("a2")) == ("#1", "#2", "#1")
    assert [event.who.id for event in t.told(Missed)] == ["b1"]
    assert [event.who.id for event in t.told(Hit)] == ["b2"]


def test_thunderclap_deals_2_to_the_target_and_1_to_friend_and_foe_but_not_to_the_caster() -> None:
    """[P-03]"""
    t = battle("A:DEL1 18,15.5 N +B6(P03)", "A:BLO1 20,18", "B:APO1 18,18 S", "B:BLO1 16,18", dice=[3, 3]).choose("cast:a1/k1", ["b1"])
    assert [t.look(who) for who in ("b1", "b2", "a2", "a1")] == ["#3", "#2", "#2", "#1 *1"]


def test_thunderclap_leaves_out_the_immune_and_captives() -> None:
    """[P-03-1]"""
    t = battle("A:DEL1 18,10 N +B6(P03)", "B:APO1 18,18 S", "B:APO2 20,18", "A:BLO1 16,18", dice=[4, 4])
    t.f("a2").status, t.f("a2").captor = "captive", "b1"
    t.choose("cast:a1/k1")
    assert [t.look(who) for who in ("b1", "b2", "a2")] == ["#3", "#1", "captive #1"]


def test_a_forgemaster_strikes_the_immune_too() -> None:
    """[S-86, S-137]"""
    t = battle("A:FOR3 18,12 N +B6(P03)", "B:APO1 18,18 S", "B:APO2 20,18", dice=[4, 4]).choose("cast:a1/k1", ["b1"])
    assert t.look("b2") == "#2"
    assert battle("A:FOR3 18,12 N +B6(P01)", "B:APO2 18,18", dice=[3, 2]).choose("cast:a1/k1").look("b1") == "#4"


# Mend Flesh ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "click"), [(1, 4), (2, 4), (3, 3), (4, 3), (5, 2), (6, 2)])
def test_mend_flesh_heals_half_a_die(die: int, click: int) -> None:
    """[P-04]"""
    assert battle("A:DEL1 18,10 N #5 +B3(P04)", REAVER, dice=[die]).choose("cast:a1/k1").f("a1").click == click


def test_mend_flesh_heals_the_caster_or_a_friend_in_contact_who_can_be_healed() -> None:
    """In contact with opponents too; not at the first click, not with Invulnerability, not from afar. [P-04, P-04-1]"""
    hurt, whole, hard, far = "A:BLO1 19.25,10 #2", "A:BLO1 16.75,10", "A:DRA3 18,8.75", "A:BLO1 30,10 #2"
    t = battle("A:DEL1 18,10 N #2 +B3(P04)", hurt, whole, hard, far, "B:BLO1 18,11.25").choose("cast:a1/k1")
    assert t.offered == "a1, a2"
    t.refuses(["a3"], "P-04-1").refuses(["a5"], "S-147").refuses(["b1"], "P-04")
    t = battle("A:FOR3 18,10 N #2 +B2(P04)", REAVER)
    assert t.why_not("cast:a1/k1") == "S-66"  # Invulnerability shows


# Soul Tithe ----------------------------------------------------------------------------------------------------------


def test_soul_tithe_takes_from_a_friend_and_gives_to_the_caster() -> None:
    """[P-05]"""
    t = battle("A:BLO2 18,18 #4 *1 +B2(P05.P12)", "A:BLO1 19.25,18", "B:APO1 2,34").choose("cast:a1/k1")
    assert (t.look("a2"), t.look("a1")) == ("#3", "#2 *1")
    assert (t.k("k1").bookmark, t.k("k1").is_down) == ("P05", True)


def test_bloodbrand_makes_it_3_and_the_caster_is_healed_even_if_the_friend_falls() -> None:
    """[P-05-1, P-16]"""
    branded = ["P16 on a2 by b1"]
    t = battle("A:BLO2 18,18 #4 +B2(P05)", "A:BLO1 19.25,18", "B:BLO2 2,34 *1", workings=branded).choose("cast:a1/k1")
    assert (t.look("a2"), t.look("a1")) == ("#4", "#2 *1")
    t = battle("A:BLO2 18,18 #4 +B2(P05)", "A:BLO1 19.25,18 #3", "B:APO1 2,34").choose("cast:a1/k1")
    assert (t.look("a2"), t.look("a1")) == ("gone", "#2 *1")


def test_an_unhurt_caster_may_cast_soul_tithe_to_be_rid_of_tokens() -> None:
    """[P-05-1]"""
    t = battle("A:BLO2 18,18 *1 +B2(P05)", "A:BLO1 19.25,18", "B:APO1 2,34").choose("cast:a1/k1")
    assert t.look("a1") == "#1 *1"


# Gate Step -----------------------------------------------------------------------------------------------------------


def test_gate_step_moves_a_friend_8_inches_over_everything() -> None:
    """[P-06, S-22]"""
    t = battle("A:DEL1 18,10 N +B3(P06)", "A:BLO1 18,11.255", "A:BLO1 2,2", "B:APO1 18,14 S", FAR, terrain="ruin 16,15-20,17")
    t.choose("cast:a1/k1").refuses([point(18, 19.3), point(18, 30)], "P-06")
    t.refuses([point(18, 14.5), point(18, 30)], "P-06").refuses([point(18, 16), point(18, 30)], "P-06")
    t.choose([point(18, 19), point(30, 19)])
    assert (t.where("a2"), t.f("a2").facing) == ("18,19", (1000, 0))
    assert t.why_not("move:a2") == "P-06"


def test_gate_step_needs_a_friend_who_was_given_no_action() -> None:
    """[P-06]"""
    t = battle("A:DEL1 18,10 N +B3(P06)", "A:BLO1 18,11.255", "A:BLO1 19.255,10", REAVER).choose("turn:a2", [point(18, 30)])
    t.choose("cast:a1/k1")
    assert t.asked == "0 moved"  # only the other friend is left
    t.choose([point(22, 10), point(30, 10)])
    assert t.where("a3") == "22,10"


def test_gate_step_may_end_in_contact_and_the_opponent_may_spin() -> None:
    """[P-06-1]"""
    t = battle("A:DEL1 18,10 N +B3(P06)", "A:BLO1 18,11.255", "B:APO1 18,18 N").choose("cast:a1/k1", [point(18, 16.745), point(18, 30)])
    assert t.asked == "1 spin"


def test_pole_arm_and_cinders_meet_whoever_steps_through_the_gate() -> None:
    """[P-06-1, P-24-1]"""
    glyph = ["P24 at 20,18 by b2 mode a"]
    t = battle("A:DEL1 18,10 N +B3(P06)", "A:BLO1 18,11.255", "B:DRA2 18,18 S", "B:BLO2 21.125,18 *1", workings=glyph)
    t.choose("cast:a1/k1", [point(18, 16.745), point(18, 30)])
    while "spin" in t.asked:
        t.choose([point(18, 10)])
    assert t.f("a2").click == 3  # 1 by the Pole Arm, 1 by the glyph


# Chaos Bolt ----------------------------------------------------------------------------------------------------------


def test_chaos_bolt_strikes_with_2_more_and_deals_half_a_die() -> None:
    """[P-08, S-37]"""
    t = battle("A:DEL1 18,10 N +B6(P08)", REAVER, dice=[2, 1, 5]).choose("cast:a1/k1", "mode:a")
    assert t.look("b1") == "#4"  # 9 + 1 + 2 + 3 = 15


def test_the_chance_that_is_shown_for_chaos_bolt_counts_its_2() -> None:
    """Against 15 the master needs a 3 in the first mode, a 5 in the second. [P-08, D-64]"""
    for mode, needed in (("mode:a", 3), ("mode:b", 5)):
        t = battle("A:DEL1 18,10 N +B6(P08)", REAVER, "B:BLO1 14,16").choose("cast:a1/k1", mode)
        assert t.ask.offer().choices[0].about["needed"] == needed


def test_the_2_of_chaos_bolt_is_a_modifier() -> None:
    """With Ninefold Bargain and the wand's 1 it would be +5, but the rule of 3 cuts it to +3. [P-08-1]"""
    bargain = ["P19 on a1 by a2"]
    for dice, seen in (((2, 1, 5), "#4"), ((1, 1, 5), "#1"), ((1, 2, 5), "#4")):
        t = battle("A:DEL1 18,10 N +B6(P08)", "A:BLO1 2,2", REAVER, dice=dice, workings=bargain).choose("cast:a1/k1", "mode:a")
        assert t.look("b1") == seen
    t = battle("A:DEL1 18,10 N +B6(P08)", "A:BLO1 2,2", "B:APO1 18,18 S", dice=(1, 2), workings=bargain).choose("cast:a1/k1", "mode:b")
    assert t.look("b1") == "#2"  # 9 + 3 + 3: the same as with the 2


def test_the_second_mode_of_chaos_bolt_passes_bases_and_walls_but_not_range_arc_and_woods() -> None:
    """[P-08, P-08-1, S-22]"""
    t = battle("A:DEL1 18,10 N +B6(P08)", REAVER, "A:BLO1 18,14", dice=[3, 2]).choose("cast:a1/k1")
    assert t.look("b1") == "#2"  # with a friend in the way the first mode has no target, so nothing is asked
    t = battle("A:DEL1 18,10 N +B6(P08)", REAVER, terrain="ruin 16,13-20,15", dice=[3, 2]).choose("cast:a1/k1")
    assert t.look("b1") == "#2"
    t = battle("A:DEL1 18,10 N +B6(P08)", REAVER, "A:BLO1 18,15", terrain="wood 16,12-20,14", dice=[3, 2]).choose("cast:a1/k1")
    assert t.look("b1") == "#1"
    assert battle("A:DEL1 18,10 N +B6(P08)", "B:APO1 18,20.1").why_not("cast:a1/k1") == "S-66"
    assert battle("A:DEL1 18,10 S +B6(P08)", REAVER).why_not("cast:a1/k1") == "S-66"


# Unravel -------------------------------------------------------------------------------------------------------------


def test_unravel_offers_only_modes_with_something_to_end() -> None:
    """[P-09-1, SX-82, S-37]"""
    t = battle("A:ORS3 18,10 N +B2(P09)", "B:BLO1 18,30", workings=["P26 by b1 for 2"]).choose("cast:a1/k1")
    assert t.t.workings == []  # only mode (c), and one illusion: nothing was asked
    assert battle("A:ORS3 18,10 N +B2(P09)", "B:BLO1 18,30").why_not("cast:a1/k1") == "P-09-1"


def test_unravel_ends_enchantments_and_glyphs_within_10_inches_whoever_cast_them() -> None:
    """[P-09, P-09-1]"""
    edge = 10 + 1.25
    setting = ("A:ORS3 18,10 N +B2(P09)", "A:BLO1 2,2", f"B:BLO2 18,{10 + edge} *1", "B:BLO1 18,34")
    t = battle(*setting, workings=["P15 on a1 by b1", "P13 on b1 by b1", "P12 on b2 by b1", "P20 at 25,10 by b1", "P25 at 29.3,10 by b1"])
    t.choose("cast:a1/k1")
    assert t.offered == "mode:a, mode:b"
    t.choose("mode:a")
    assert t.offered == "e1, e2"
    t.refuses(["e3"], "P-09").choose(["e2"])
    assert [w.id for w in t.t.workings] == ["e1", "e3", "g4", "g5"]
    t = battle(*setting, workings=["P20 at 25,10 by b1", "P25 at 29.3,10 by b1"]).choose("cast:a1/k1")
    assert [w.id for w in t.t.workings] == ["g2"]


def test_what_unravel_ends_goes_home_to_its_book() -> None:
    """[P-09-1, S-34, S-36]"""
    t = battle("A:ORS3 18,10 N +B2(P09)", "B:BLO2 18,18 *1 +B2(P21.P02)", workings=["P13 on b1 by b1 from k2"]).choose("cast:a1/k1")
    assert t.k("k2").stack == ("P21", "P02", "P13")


# Rally of Banners ----------------------------------------------------------------------------------------------------


def test_rally_takes_a_token_off_every_other_friend_within_6_inches() -> None:
    """[P-10]"""
    t = battle("A:DEL3 18,10 N *1 +B3(P10.P20)", "A:BLO1 18,17.2 *2", "A:BLO1 20,10 *1", "A:BLO1 18,17.3 *1", "B:APO1 2,34").choose("cast:a1/k1")
    assert [t.f(who).tokens for who in ("a1", "a2", "a3", "a4")] == [2, 1, 0, 1]
    assert (t.k("k1").bookmark, t.k("k1").is_down) == ("P10", True)


def test_rally_passes_over_the_immune_and_is_not_offered_if_no_token_would_go() -> None:
    """[P-10-1, S-136]"""
    t = battle("A:DEL3 18,10 N *1 +B3(P10)", "A:APO2 20,10 *1", "A:BLO1 20,12", "B:APO1 2,34")
    assert t.why_not("cast:a1/k1") == "P-10-1"


# Judgment of Light ---------------------------------------------------------------------------------------------------


def test_judgment_of_light_rolls_once_for_two_and_is_worse_for_some() -> None:
    """[P-11, P-11-1]"""
    t = battle("A:ROK1 18,10 N +B2(P11)", "B:APO1 17,18 S", "B:DEL2 20,18 S", "B:STO2 15,18 S", dice=[3, 3]).choose("cast:a1/k1")
    assert t.ask.bounds() == (1, 2)
    t.choose(["b1", "b3"])
    assert (t.look("b1"), t.look("b2"), t.look("b3")) == ("#4", "#1", "#3")


def test_judgment_of_light_knows_symbols_gained_by_pact() -> None:
    """[P-11-1, S-143]"""
    for friend, seen in (("BLO1", "#4"), ("STO2", "#3")):
        t = battle("A:ROK1 18,10 N +B2(P11)", "B:NIN1 18,18 S", f"B:{friend} 2,34", dice=[3, 3]).choose("cast:a1/k1")
        assert t.look("b1") == seen, friend


def test_judgment_of_light_needs_a_solonavi() -> None:
    """[P-11, S-10]"""
    assert battle("A:DEL1 18,10 N +B3(P11)", REAVER).why_not("cast:a1/k1") == "S-10"
