"""Ranged combat: who may shoot, at whom, lines of fire, several targets, formations."""

from __future__ import annotations

import pytest

from tests.games.sorcery.table import battle
from walpurgis.games.sorcery.events.combat import AttackRolled, Missed

SPARE_A, SPARE_B = "A:NIN1 33,3 N", "B:NIN1 3,33 S"
WOOD = "wood 7,14-13,19"


def modifiers(event: AttackRolled | Missed) -> dict[str, int]:
    return {modifier.name: modifier.amount for modifier in event.modifiers}


# Who may shoot, and at whom ------------------------------------------------------------------------------------------


def test_a_shot_needs_range_front_arc_and_nobody_able_in_contact() -> None:
    """[A-65, A-66, A-152, SX-46]"""
    assert battle("A:DEL1 10,10 N", "B:APO1 10,20 S").offers("shot:a1>b1")
    assert battle("A:DEL1 10,10 N", "B:APO1 10,20.02 S").why_not("shot:a1>b1") == "A-66"
    assert battle("A:DEL1 10,10 S", "B:APO1 10,20 S").why_not("shot:a1>b1") == "A-66"
    assert battle("A:DEL2 10,10 N", "B:APO1 10,14 S").why_not("shot:a1>b1") == "A-152"
    assert battle("A:DEL1 10,10 N", "B:APO1 10,20 S", "B:NIN1 10,8.745 N").why_not("shot:a1>b1") == "A-65"


def test_a_demoralized_figure_in_contact_forbids_no_shot() -> None:
    """[A-65, A-166, SX-47]"""
    assert battle("A:DEL1 10,10 N", "B:APO1 10,20 S", "B:NIN1 10,8.745 N #4").offers("shot:a1>b1")


@pytest.mark.parametrize(("x", "rule"), [(10.61, "A-67"), (10.62, None)])
def test_a_base_on_the_line_blocks_it_even_a_friends(x: float, rule: str | None) -> None:
    """[A-67, SX-48]"""
    t = battle("A:DEL1 10,10 N", f"A:BLO1 {x},15 N", "B:APO1 10,20 S")
    assert t.why_not("shot:a1>b1") == rule
    assert t.offers("shot:a1>b1") == (rule is None)


def test_captives_block_lines_and_soaring_figures_do_not() -> None:
    """[A-67, A-147, A-170]"""
    assert battle("A:DEL1 10,10 N", "B:DRA1 10,15 S ^", "B:APO1 10,20 S").offers("shot:a1>b2")
    t = battle("A:DEL1 10,10 N", "A:BLO1 11.255,15 W", "B:NIN1 10,15 S", "B:APO1 10,20 S")
    t.f("b1").status, t.f("b1").captor = "captive", "a2"
    t.ask.look_again()
    assert t.why_not("shot:a1>b2") == "A-67"


@pytest.mark.parametrize(("x", "rule"), [(15.0, None), (15.1, "A-66")])
def test_the_border_of_a_narrow_arc_belongs_to_it(x: float, rule: str | None) -> None:
    """[A-66, SX-49]"""
    t = battle("A:FOR2 10,10 N", f"B:APO1 {x},15 S")
    assert (t.why_not("shot:a1>b1"), t.offers("shot:a1>b1")) == (rule, rule is None)


def test_a_shot_names_opposing_figures_that_are_no_captives() -> None:
    """[A-151]"""
    t = battle("A:DEL1 10,10 N", "A:BLO1 10,15 N", "B:NIN1 14,15 S #4", SPARE_B)
    assert t.why_not("shot:a1>a2") == "A-151"
    assert t.offers("shot:a1>b1")


def test_the_result_of_a_shot_has_the_bonus_of_its_type_and_deals_ranged_damage() -> None:
    """[A-69]"""
    t = battle("A:DEL1 10,10 N", "B:APO1 10,18 S", dice=[3, 2]).choose("shot:a1>b1")
    [rolled] = t.told(AttackRolled)
    assert (rolled.value, modifiers(rolled), rolled.total) == (9, {"bonus": 1}, 15)
    assert (t.look("b1"), t.look("a1")) == ("#3", "#1 *1")


def test_criticals_work_as_in_close_combat() -> None:
    """[A-71, A-124]"""
    t = battle("A:ORS1 10,10 N", "B:DEL2 10,18 S", dice=[6, 6]).choose("shot:a1>b1")
    assert t.look("b1") == "#3"
    t = battle("A:ORS1 10,10 N", "B:NIN1 10,18 S", dice=[1, 1]).choose("shot:a1>b1")
    assert (t.look("b1"), t.look("a1")) == ("#1", "#2 *1")


def test_a_storm_gale_forbids_ranged_combat() -> None:
    """[C-GALE-1]"""
    assert battle("A:DEL1 10,10 N", "B:APO1 10,18 S", domains=["storm-gale"]).why_not("shot:a1>b1") == "C-GALE-1"


def test_smoke_and_fog_cap_ranges_and_forbid_precision() -> None:
    """[C-SMOKE-1, A-72, A-121]"""
    assert battle("A:DEL1 10,10 N", "B:APO1 10,18.02 S", domains=["smoke-and-fog"]).why_not("shot:a1>b1") == "A-66"
    t = battle("A:FOR2 10,10 N", "B:APO1 10,16 S", terrain=WOOD, domains=["smoke-and-fog"], dice=[2, 3]).choose("shot:a1>b1")
    assert t.look("b1") == "#1"


# Terrain on the line -------------------------------------------------------------------------------------------------


def test_woods_and_mist_on_the_line_help_the_target_once() -> None:
    """[A-68, A-90, A-91, SX-50]"""
    for terrain in (WOOD, "mist 7,12-13,16", "wood 7,14-13,19, mist 7,11-13,13"):
        t = battle("A:DEL1 10,10 N", "B:APO1 10,16 S", terrain=terrain, dice=[2, 3]).choose("shot:a1>b1")
        assert t.look("b1") == "#1", terrain
    t = battle("A:DEL1 10,10 N", "B:APO1 10,16 S", terrain=WOOD, dice=[3, 3]).choose("shot:a1>b1")
    assert t.look("b1") == "#3"


def test_precision_ignores_what_helps_a_single_target() -> None:
    """[A-72, A-157, SX-50]"""
    t = battle("A:FOR2 10,10 N", "B:APO1 10,16 S", terrain=WOOD, dice=[2, 3]).choose("shot:a1>b1")
    assert t.look("b1") == "#3"


def test_terrain_left_within_the_own_base_does_not_count() -> None:
    """[A-68]"""
    t = battle("A:DEL1 10,18.5 N", "B:APO1 10,24 S", terrain=WOOD, dice=[2, 3]).choose("shot:a1>b1")
    assert t.look("b1") == "#3"
    t = battle("A:DEL1 10,18 N", "B:APO1 10,24 S", terrain=WOOD, dice=[2, 3]).choose("shot:a1>b1")
    assert t.look("b1") == "#1"


def test_blocking_and_constructed_terrain_block_and_water_does_not() -> None:
    """[A-67, A-92, A-94, A-95]"""
    shooter, target = "A:DEL1 10,10 N", "B:APO1 10,18 S"
    assert battle(shooter, target, terrain="ruin 8,12-12,16").why_not("shot:a1>b1") == "A-67"
    assert battle(shooter, target, terrain="wall 7,13-13,14").why_not("shot:a1>b1") == "A-67"
    t = battle(shooter, target, terrain="pool 7,12-13,16", dice=[2, 3]).choose("shot:a1>b1")
    assert t.look("b1") == "#3"


def test_a_hill_blocks_lines_between_those_below_it() -> None:
    """[A-93]"""
    hill = "hill 6.5,12-13.5,18"
    assert battle("A:FOR2 10,10 N", "B:APO1 10,20 S", terrain=hill).why_not("shot:a1>b1") == "A-67"
    t = battle("A:FOR2 10,10 N", "A:BLO1 10,11.5 N", "B:APO1 10,15 S", terrain=hill + ", wood 7,20-13,25")
    assert t.offers("shot:a1>b1")
    t = battle("A:DEL1 10,17 N", "B:APO1 10,23 S", terrain=hill + ", wood 7,20-13,25", dice=[2, 3]).choose("shot:a1>b1")
    assert t.look("b1") == "#3"  # the wood does not count


def test_bases_on_a_hill_block_lines_to_others_on_it() -> None:
    """[A-182]"""
    hill = "hill 6.5,12-13.5,18"
    assert battle("A:FOR2 10,10 N", "A:BLO1 10,13 N", "B:APO1 10,16 S", terrain=hill).why_not("shot:a1>b1") == "A-67"
    assert battle("A:FOR2 10,8 N", "A:BLO1 10,10 N", "B:APO1 10,16 S", terrain=hill).offers("shot:a1>b1")
    assert battle("A:DEL1 10,17 N", "B:APO1 10,24 S", terrain=hill + ", ruin 8,19-12,23").why_not("shot:a1>b1") == "A-67"
    t = battle("A:DEL2 10,11.5 N", "B:APO1 10,12.755 S", terrain=hill)
    assert t.offers("close:a1>b1")


def test_phantom_forest_makes_long_lines_hindered() -> None:
    """[A-68, P-27]"""
    for far, look in ((16, "#3"), (16.02, "#1")):
        t = battle("A:DEL1 10,10 N", f"B:APO1 10,{far} S", workings=["P27 by b1 for 2"], dice=[2, 3]).choose("shot:a1>b1")
        assert t.look("b1") == look


def test_a_glyph_of_cinders_can_make_the_ground_hindering() -> None:
    """[A-68, P-24]"""
    t = battle("A:DEL1 10,10 N", "B:APO1 10,16 S", workings=["P24 at 10,18 by b1 mode b"], dice=[2, 3]).choose("shot:a1>b1")
    assert t.look("b1") == "#1"


def test_cover_armor_and_a_glyph_add_up_to_three_at_most() -> None:
    """[A-75, A-ARMOR-1, P-20, P-20-1, SX-51]"""
    t = battle("A:DEL3 10,6 N", "B:DEL2 10,15 S", terrain=WOOD, workings=["P20 at 10,17 by b1"], dice=[4, 3]).choose("shot:a1>b1")
    [missed] = t.told(Missed)
    assert (missed.total, missed.defense) == (19, 20)
    assert modifiers(missed) == {"battle-armor": 2, "hindered": 1, "warding": 1}


# Several targets -----------------------------------------------------------------------------------------------------


def test_one_roll_is_compared_with_each_target_and_the_damage_is_divided() -> None:
    """[A-70, A-158, SX-52]"""
    t = battle("A:ORS3 10,10 N", "B:BLO1 8,18 S", "B:BLO1 12,18 S", dice=[3, 3]).choose("shots:a1")
    assert t.asked == "0 targets"
    t.choose(["b1", "b2"])
    assert (t.look("b1"), t.look("b2")) == ("#2", "#2")
    assert len(t.told(AttackRolled)) == 1


def test_if_only_one_is_hit_it_takes_all() -> None:
    """[A-70, SX-52]"""
    t = battle("A:ORS3 10,10 N", "B:BLO1 8,18 S", "B:DEL2 12,18 S", dice=[2, 1]).choose("shots:a1", ["b1", "b2"])
    assert (t.look("b1"), t.look("b2")) == ("#3", "#1")


def test_each_of_several_targets_needs_its_own_line() -> None:
    """[A-158]"""
    t = battle("A:ORS3 10,10 N", "A:BLO1 12,14.5 N", "B:BLO1 8,18 S", "B:DEL2 14,19 S", "B:NIN1 6,18 S").choose("shots:a1")
    assert t.offered == "b1, b3"
    t.refuses(["b1", "b2"], "A-67").refuses([])
    assert battle("A:ORS3 10,10 N", "B:BLO1 8,18 S").why_not("shots:a1") == "A-158"
    assert battle("A:DEL1 10,10 N", "B:BLO1 8,18 S", "B:NIN1 12,18 S").why_not("shots:a1") == "A-70"


def test_a_critical_hit_adds_its_one_to_a_figure_of_the_attackers_choice() -> None:
    """[A-71, A-124, A-158]"""
    t = battle("A:ORS3 10,10 N", "B:BLO1 8,18 S", "B:BLO1 12,18 S", dice=[6, 6]).choose("shots:a1", ["b1", "b2"])
    assert (t.asked, t.offered) == ("0 split", "b1=2,b2=1, b1=1,b2=2")
    t.choose("b1=1,b2=2")
    assert (t.look("b1"), t.look("b2")) == ("#2", "#3")


def test_magic_enhancement_and_the_critical_are_one_each() -> None:
    """[A-158, A-ENHANCEMENT-1]"""
    t = battle("A:ORS3 10,10 N", "A:ORS2 8.745,10 N", "B:BLO1 8,18 S", "B:BLO1 12,18 S", dice=[6, 6]).choose("shots:a1", ["b1", "b2"])
    assert t.offered == "b1=3,b2=1, b1=2,b2=2, b1=1,b2=3"
    t.choose("b1=2,b2=2")
    assert (t.look("b1"), t.look("b2")) == ("#3", "#3")


# Formations ----------------------------------------------------------------------------------------------------------

LINE = ("A:DEL1 8.745,10 N", "A:DEL1 11.255,10 N", "A:DEL3 10,10 N")


def test_a_volley_uses_the_primary_attacker_and_gets_one_for_each_other() -> None:
    """[A-87, A-175, SX-64]"""
    t = battle(*LINE, SPARE_A, "B:DEL2 10,18 S", dice=[3, 3]).choose("volley:a3>b1")
    [rolled] = t.told(AttackRolled)
    assert (rolled.who.id, modifiers(rolled), rolled.total) == ("a3", {"bonus": 2, "formation": 2}, 19)
    assert t.look("b1") == "#4"
    assert [t.look(who) for who in ("a1", "a2", "a3")] == ["#1 *1", "#1 *1", "#1 *1"]
    assert t.t.actions == 1
    assert t.why_not("move:a1") == "A-32"


def test_who_cannot_shoot_alone_cannot_join_a_volley() -> None:
    """[A-87, A-172, A-174, A-179]"""
    target = "B:DEL2 10,18 S"
    assert battle(*LINE[:2], "A:DEL3 10,10 S", target).why_not("volley:a1>b1") == "A-87"
    assert battle(*LINE[:2], "A:DEL3 10,10 N *2", target).why_not("volley:a1>b1") == "A-87"
    assert battle("A:DEL1 8.745,10 N", "A:DEL1 11.255,10 N *2", "A:DEL3 10,10 N", target).why_not("volley:a3>b1") == "A-87"
    assert battle("A:DEL1 8.745,10 N", "A:DEL2 11.255,10 N", "A:DEL3 10,10 N", target).why_not("volley:a3>b1") == "A-87"
    assert battle(*LINE, "B:DEL2 10,20.02 S").why_not("volley:a3>b1") == "A-87"
    assert battle("A:DEL1 8,10 N", *LINE[1:], target).why_not("volley:a3>b1") == "A-87"
    t = battle(*LINE, target, "B:NIN1 33,33 S", SPARE_B)
    t.f("b2").status, t.f("b2").captor = "captive", "a1"
    t.ask.look_again()
    assert t.why_not("volley:a3>b1") == "A-87"
    assert t.why_not("volley:a1>b1") == "A-172"


def test_a_volley_needs_a_shared_symbol_or_command() -> None:
    """[A-87, A-88, A-178]"""
    target = "B:DEL2 10,18 S"
    mixed = ("A:DEL1 8.745,10 N", "A:ORS1 11.255,10 N")
    assert battle(*mixed, "A:DEL3 10,10 N", target).offers("volley:a3>b1")
    assert battle(*mixed, "A:DEL3 10,10 N #3", target).why_not("volley:a3>b1") == "A-87"
    assert battle("A:DEL1 8.745,10 N", "A:NIN3 11.255,10 N", "A:DEL3 10,10 N #3", target).offers("volley:a3>b1")  # Pact


def test_members_of_a_volley_are_chosen_where_there_is_a_choice() -> None:
    """[A-87]"""
    t = battle(*LINE, "A:DEL1 10,8.745 N", "B:DEL2 9,19 S", dice=[3, 3]).choose("volley:a3>b1")
    assert [t.look(who) for who in ("a1", "a2", "a3", "a4")] == ["#1 *1", "#1 *1", "#1 *1", "#1"]  # the fourth has no line: there is only one way
    t = battle(*LINE, "A:DEL1 7.49,10 N", "B:DEL2 9,18 S", dice=[3, 3]).choose("volley:a3>b1")
    assert (t.asked, t.offered) == ("0 members", "a1, a2, a4")
    t.choose("a1")
    assert t.offered == "a2, a4"
    t.refuses("b1", "A-87").choose("a2")
    assert t.offered == "a4, go"
    t.choose("go")
    assert [t.look(who) for who in ("a1", "a2", "a3", "a4")] == ["#1 *1", "#1 *1", "#1 *1", "#1"]


def test_only_the_primary_attacker_uses_abilities_in_a_volley() -> None:
    """[A-87]"""
    t = battle("A:DEL3 8.745,10 N", "A:DEL1 11.255,10 N", "A:DEL1 10,10 N", "B:BLO1 10,18 S", dice=[3, 3]).choose("volley:a3>b1")
    assert (t.asked, t.offered) == ("0 target", "b1, blast:b1")
    t.choose("b1")
    assert t.look("b1") == "#3"  # no Magic Enhancement from the Archmage, who is a member


def test_the_primary_attacker_of_a_volley_pays_for_a_critical_miss() -> None:
    """[A-124]"""
    t = battle(*LINE, "B:DEL2 10,18 S", dice=[1, 1]).choose("volley:a3>b1")
    assert [t.look(who) for who in ("a1", "a2", "a3")] == ["#1 *1", "#1 *1", "#2 *1"]


# The wand ------------------------------------------------------------------------------------------------------------


def test_counter_spell_is_for_wands_and_not_for_bows() -> None:
    """[A-73, SX-84]"""
    caster, target = "A:DEL1 10,10 N +B1(P01)", "B:APO1 10,18 S"
    assert battle(caster, target, "B:DEL1 30,30 S").choose("cast:a1/k1").asked == "1 counter"
    assert battle(caster, target, "B:FOR2 30,30 S", dice=[3, 3]).choose("cast:a1/k1").look("b1") == "#4"


# Left out ------------------------------------------------------------------------------------------------------------


def test_there_are_no_weapons_against_areas() -> None:
    """[A-74]"""
    t = battle("A:FOR2 10,10 N", "B:APO1 10,18 S")
    assert {key.partition(":")[0] for key in t.offered.split(", ")} == {"move", "turn", "double", "shot", "end"}
