"""Abilities and spells of movement: Flight, Ghostform, Quickness, Magic Levitation, Pole Arm, Glyph of Cinders."""

from __future__ import annotations

import pytest

from walpurgis.games.sorcery.events.moving import BrokeAway, HeldFast, Impaled, Moved, Scorched, Shifted
from walpurgis.games.sorcery.levitating import move_another
from walpurgis.games.sorcery.state import Battlefield

from .table import battle, point

# Flight and Ghostform ------------------------------------------------------------------------------------------------


def test_a_flight_is_one_straight_line_of_which_only_the_end_counts() -> None:
    """[A-FLIGHT-1, A-140, D-12, D-38]"""
    t = battle("A:DRA1 18,10 N", "B:NIN1 18,13 S", "A:BLO1 18,15 N", terrain="ruin 16,16-20,18").choose("move:a1")
    t.refuses([point(18, 11), point(18, 12), point(18, 13)], "A-47")  # two pieces
    t.refuses_to_go((18, 15.5), rule="A-140")
    t.refuses_to_go((18, 17), rule="A-140")
    t.refuses_to_go((18, 19.02), rule="A-47")
    t.refuses_to_go((18, 0), rule="A-53")
    t.go((18, 18.7))
    assert t.where("a1") == "18,18.7"
    assert not t.told(Impaled)
    assert t.asked == "0 act"  # it only flew over b1


def test_who_flies_into_contact_gives_a_free_spin() -> None:
    """[A-140, A-128]"""
    t = battle("A:DRA1 18,10 N", "B:NIN1 18,13 S").choose("move:a1").go((18, 14.255))
    assert t.asked == "1 spin"


def test_wings_of_aether_give_flight() -> None:
    """[P-17]"""
    t = battle("A:BLO1 18,10 N", "B:NIN1 18,13 S", workings=["P17 on a1 by a1"]).choose("move:a1").go((18, 18))
    assert t.where("a1") == "18,18"


def test_a_ghost_passes_over_bases_needs_no_roll_and_ends_on_none() -> None:
    """[A-GHOSTFORM-1, A-141, SX-30]"""
    t = battle("A:NIN3 18,10 N", "B:APO1 18,11.255 S").choose("move:a1")
    assert t.asked == "0 path"
    assert not t.told(BrokeAway)
    assert not t.told(HeldFast)
    t.refuses_to_go((18, 12), rule="A-141")
    t.go((18, 13), (18, 15))
    assert t.where("a1") == "18,15"


def test_terrain_counts_for_a_ghost() -> None:
    """[A-141]"""
    t = battle("A:NIN3 18,10 N", "B:APO1 18,11.255 S", terrain="wood 15,13-21,18").choose("move:a1").go((18, 17))
    assert t.where("a1") == "18,13.001"
    blocked = battle("A:NIN3 18,10 N", "B:APO1 18,11.255 S", terrain="ruin 15,13-21,18").choose("move:a1")
    blocked.refuses_to_go((18, 15), rule="A-48")


def test_a_figure_with_arcane_sight_is_like_any_base_to_a_ghost() -> None:
    """[A-141, P-12, P-12-1]"""
    sighted = ["P12 on b1 by b1"]
    held = battle("A:NIN3 18,10 N", "B:APO1 18,11.255 S", dice=[3], workings=sighted).choose("move:a1")
    assert held.asked == "0 turn"
    stopped = battle("A:NIN3 18,10 N", "B:APO1 18,14 S", "B:APO1 18,11.4 S", workings=sighted).choose("move:a1").go((18, 17))
    assert stopped.where("a1") == "18,12.745"
    friend = battle("A:NIN3 18,10 N", "A:BLO1 18,12 N", "B:APO1 30,30", workings=["P12 on a2 by a2"]).choose("move:a1")
    friend.refuses_to_go((18, 15), rule="A-48")


# Quickness -----------------------------------------------------------------------------------------------------------


def test_quickness_moves_without_using_an_action() -> None:
    """[A-QUICKNESS-1, A-139, A-118, SX-13]"""
    t = battle("A:APO3 18,10 N #4", "A:DEL2 10,10", "A:BLO1 26,10", "B:NIN1 30,30").choose("quick:a1").go((18, 15))
    assert t.look("a1") == "#4 *1"
    assert t.t.actions == 2
    assert t.of("quick:a1") == t.of("move:a1") == t.of("turn:a1") == ""
    assert t.why_not("move:a1") == "A-32"
    assert t.offers("move:a2")


def test_quickness_needs_a_break_away_pushes_and_is_not_for_two_tokens() -> None:
    """[A-139, A-135]"""
    t = battle("A:APO3 18,10 N #4 *1", "A:DEL2 10,10", "B:APO1 18,11.255 S", dice=[3]).choose("quick:a1")
    assert t.asked == "0 turn"
    t.choose([point(0, 0)])
    assert t.look("a1") == "#5 *2"
    tired = battle("A:APO3 18,10 N #4 *2", "A:DEL2 10,10", "B:APO1 30,30")
    assert tired.why_not("quick:a1") == "A-38"
    assert tired.why_not("quick:a2") == "A-QUICKNESS-1"


def test_quickness_may_be_double_time_or_soaring_for_those_who_can() -> None:
    """[A-139, A-144]"""
    t = battle("A:ROK1 18,5 N", "A:NIN2 10,5 N", "A:APO3 26,5 N #4", "B:NIN1 30,30")
    t.f("a1").tapped = t.f("a2").tapped = "quickness"
    t.ask.look_again()
    assert t.of("quick:") == "quick:a1, quick:a1/double, quick:a2, quick:a2/soar, quick:a3"
    t.choose("quick:a1/double").go((18, 19))
    assert t.where("a1") == "18,19"
    t.choose("quick:a2/soar").go((10, 23))
    assert t.f("a2").status == "air"
    assert t.t.actions == 2


# Magic Levitation and what moves others ------------------------------------------------------------------------------


def test_levitation_moves_a_friend_straight_over_everything() -> None:
    """[A-LEVITATION-1, A-142, A-117, A-135]"""
    t = battle("A:DEL3 18,10 N #3", "A:DEL2 18,11.255 N *1", "A:BLO1 30,3", "B:APO1 18,12.51 S").choose("lift:a1>a2")
    assert t.asked == "0 moved"
    t.refuses([point(18, 13), point(18, 14), point(18, 15)], "A-142")
    t.refuses_to_go((18, 12.51), rule="A-LEVITATION-1")
    t.refuses_to_go((18, 21.28), rule="A-LEVITATION-1")
    t.go((18, 13.765), look=(18, 12))
    assert t.where("a2") == "18,13.765"
    assert t.f("a2").facing == (0, -1000)
    assert [event.who.id for event in t.told(Shifted)] == ["a2"]
    assert t.asked == "1 spin"
    t.choose([point(18, 12.51)])
    assert (t.look("a1"), t.look("a2")) == ("#3 *1", "#1 *1")
    assert t.why_not("move:a2") == "A-LEVITATION-1"
    t.end_turn()
    assert t.look("a2") == "#1"


def test_levitation_takes_friends_in_contact_that_were_given_no_action_and_are_not_immune() -> None:
    """[A-LEVITATION-1, A-142, A-76]"""
    t = battle("A:DEL3 18,10 N #3", "A:APO2 18,11.255 N", "A:BLO1 16.745,10 N", "A:BLO1 10,10", "B:APO1 19.255,10 S")
    assert t.of("lift:") == "lift:a1>a3"
    assert [t.why_not(f"lift:a1>{who}") for who in ("a2", "a4", "b1")] == ["A-76", "A-LEVITATION-1", "A-142"]
    assert t.why_not("lift:a3>a1") == "A-LEVITATION-1"
    t.choose("turn:a3", [point(0, 0)])
    assert t.why_not("lift:a1>a3") == "A-LEVITATION-1"


def test_captives_are_never_levitated() -> None:
    """[A-142, A-170]"""
    t = battle("A:DEL3 18,10 N #3", "B:BLO1 18,11.255 N", "B:APO1 30,30")
    t.f("b1").status, t.f("b1").captor = "captive", "a1"
    assert t.why_not("lift:a1>b1") == "A-142"


def test_the_end_of_a_levitation_is_the_end_of_a_movement() -> None:
    """[A-142, A-POLEARM-1, P-24, P-24-1]"""
    t = battle("A:DEL3 18,10 N #3", "A:DEL2 18,11.255 N", "B:DRA2 18,20 S", "B:CHA3 22,19", workings=["P24 at 20,19 by b2 mode a"])
    t.choose("lift:a1>a2").go((18, 18.745)).choose([point(18, 20)])
    assert t.look("a2") == "#3"
    assert (len(t.told(Impaled)), len(t.told(Scorched))) == (1, 1)


def test_whoever_is_confused_goes_as_it_would_go_itself_without_a_roll_and_stops_at_its_own_opponents() -> None:
    """[A-161, A-CONFUSION-1, A-135]"""

    async def confuse(t: Battlefield) -> None:
        await move_another(t, 0, t.figures["b1"], 8, straight=False)

    t = battle("A:BLO1 18,10 N", "A:DEL2 18,11.255 N", "B:BLO1 18,12.51 S", "B:CHA2 18,18", "A:CHA2 24,12.51", rule=confuse)
    assert t.asked == "0 moved"
    t.refuses_to_go((18, 17.9), rule="A-48")
    t.refuses_to_go((18, 15), (23, 15), (23, 16), rule="A-161")
    t.go((20, 12.51), (26, 12.51))
    assert t.where("b1") == "22.745,12.51"
    assert t.asked == "0 spin"  # the active player's own figure was run into


def test_whoever_is_moved_by_others_need_not_keep_away_though_demoralized() -> None:
    """[A-161, A-79]"""

    async def confuse(t: Battlefield) -> None:
        await move_another(t, 0, t.figures["b1"], 6, straight=False)

    t = battle("A:BLO1 18,10 N", "B:BLO1 18,20 S #4", "B:CHA2 30,30", rule=confuse).go((18, 15))
    assert t.where("b1") == "18,15"


# What waits at the end -----------------------------------------------------------------------------------------------


def test_a_pole_arm_hurts_whoever_ends_in_front_of_it_and_ends_the_action() -> None:
    """[A-POLEARM-1, A-143, A-129, SX-28]"""
    t = battle("A:STO2 18,10 N", "B:DRA2 18,20 S", dice=[6]).choose("charge:a1").go((18, 20)).choose([point(18, 20)])
    assert t.look("a1") == "#2 *1"
    assert t.asked == "0 finish"


def test_the_pole_arm_strikes_after_the_free_spin() -> None:
    """[A-129, A-POLEARM-1]"""
    t = battle("A:BLO1 18,13 N", "B:DRA2 18,20 N").choose("move:a1").go((18, 20))
    turned = t.choose([point(18, 0)])
    assert turned.look("a1") == "#2 *1"
    kept = battle("A:BLO1 18,13 N", "B:DRA2 18,20 N").choose("move:a1").go((18, 20)).choose([point(18, 20)])
    assert kept.look("a1") == "#1 *1"


def test_each_pole_arm_deals_its_damage_and_toughness_may_take_all_of_it() -> None:
    """[A-143, A-123]"""
    two = battle("A:BLO1 18,10 N", "B:DRA2 17,16 S", "B:DRA2 19,16 S").choose("move:a1").go((18, 15.242))
    two.choose([point(17, 16)], [point(19, 16)])
    assert two.look("a1") == "#3 *1"
    tough = battle("A:FOR1 18,13 N", "B:DRA2 18,18 S").choose("move:a1").go((18, 18)).choose([point(18, 18)])
    assert tough.look("a1") == "#1 *1"
    assert len(tough.told(Impaled)) == 1


def test_who_falls_by_a_pole_arm_gets_no_token_and_who_is_held_by_others_strikes_only_in_front() -> None:
    """[A-129, A-115, A-POLEARM-1, SX-29]"""
    fallen = battle("A:CHA1 18,13 N #3", "A:BLO1 30,3", "B:DRA2 17.2,18 S", "B:DRA2 18.8,18 S").choose("move:a1").go((18, 18))
    fallen.choose([point(18, 0)], [point(18, 0)])
    assert fallen.look("a1") == "gone"
    behind = battle("A:STO2 18,10 N", "A:BLO1 18,21.255 N", "B:DRA2 18,20 N", dice=[6, 3, 3]).choose("charge:a1").go((18, 20))
    assert behind.look("a1") == "#1 *1"
    assert not behind.told(Impaled)


def test_an_immune_or_demoralized_pole_arm_is_what_its_click_says() -> None:
    """[A-POLEARM-1, A-12]"""
    t = battle("A:BLO1 18,13 N", "B:DRA2 18,20 S #3").choose("move:a1").go((18, 20)).choose([point(18, 20)])
    assert t.look("a1") == "#1 *1"


@pytest.mark.parametrize(("end", "look"), [((18, 13), "#2 *1"), ((18, 12.876), "#2 *1"), ((18, 12.86), "#1 *1")])
def test_glyph_of_cinders_hurts_whoever_ends_a_movement_near_it(end: tuple[float, float], look: str) -> None:
    """[P-24, P-24-1, S-98]"""
    t = battle("A:BLO1 18,10 N", "B:CHA3 18,18", workings=["P24 at 18,16 by b1 mode a"]).choose("move:a1").go(end)
    assert t.look("a1") == look


def test_cinders_spare_friends_and_the_immune_but_neither_the_tough_nor_the_soaring() -> None:
    """[P-24, S-136, A-123, A-147]"""
    cinders = ["P24 at 18,16 by b1 mode a"]
    immune = battle("A:APO2 18,10 N", "B:CHA3 18,18", workings=cinders).choose("move:a1").go((18, 14))
    tough = battle("A:FOR1 18,12 N", "B:CHA3 18,18", workings=cinders).choose("move:a1").go((18, 14))
    soaring = battle("A:DRA1 18,12 N ^", "B:CHA3 18,18", workings=cinders).choose("move:a1").go((18, 14))
    friend = battle("A:NIN1 3,3", "B:BLO1 18,12 N", "B:CHA3 18,18", active="B", workings=["P24 at 18,16 by b2 mode a"]).choose("move:b1").go((18, 14))
    assert [immune.look("a1"), tough.look("a1"), soaring.look("a1"), friend.look("b1")] == ["#1 *1", "#2 *1", "#2 *1", "#1 *1"]


def test_two_glyphs_of_cinders_hurt_once() -> None:
    """[S-130]"""
    both = ["P24 at 18,16 by b1 mode a", "P24 at 19,16 by b1 mode a"]
    assert battle("A:BLO1 18,10 N", "B:CHA3 18,18", workings=both).choose("move:a1").go((18, 14)).look("a1") == "#2 *1"


def test_a_move_that_ends_where_it_began_by_a_detour_is_a_movement() -> None:
    """[A-130, P-24-1]"""
    t = battle("A:BLO1 18,14 N", "B:CHA3 18,18", workings=["P24 at 18,16 by b1 mode a"]).choose("move:a1").go((18, 12), (18, 14))
    assert t.look("a1") == "#2 *1"
    assert len(t.told(Moved)) == 1
