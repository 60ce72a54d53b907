"""Counter spell: who may, who is asked, the two rolls, and what counterspells do."""

from __future__ import annotations

from fractions import Fraction

import pytest

from walpurgis.games.sorcery.countering import chance_to_beat
from walpurgis.games.sorcery.events.magic import CastingRolled, CounteringRolled, CounterspellUsed

from .table import Play, battle, point

CASTER = "A:DEL1 18,10 N +B3(P01.P20)"
TARGET = "B:APO1 18,18 S"


def totals(t: Play) -> tuple[int, int]:
    return t.told(CastingRolled)[-1].total, t.told(CounteringRolled)[-1].total


# The rolls -----------------------------------------------------------------------------------------------------------


def test_the_countering_roll_must_be_greater() -> None:
    """16 against 17: the spell fails; 16 against 16: it resolves. [S-76, S-77, S-78, S-79, S-80, S-85, SX-83]"""
    t = battle(CASTER, TARGET, "B:ORS3 30,30", dice=[2, 3, 4]).choose("cast:a1/k1", "ctr:b2")
    assert totals(t) == (16, 17)
    assert (t.look("a1"), t.look("b1"), t.look("b2")) == ("#1 *1", "#1", "#1")
    assert (t.k("k1").stack, t.k("k1").is_down) == (("P01", "P20"), True)
    t = battle(CASTER, TARGET, "B:ORS3 30,30", dice=[2, 3, 3, 3, 2]).choose("cast:a1/k1", "ctr:b2")
    assert totals(t) == (16, 16)
    assert (t.asked, t.look("b1")) == ("0 bookmark", "#4")


def test_focus_counts_for_the_caster_and_for_the_counterer() -> None:
    """[S-85, S-115]"""
    t = battle("A:ORS1 18,10 N +B2(P01)", TARGET, "B:DEL1 30,30", dice=[3, 4, 6, 3, 2]).choose("cast:a1/k1", "ctr:b2")
    assert totals(t) == (15, 6 + 9 + 1 + 1 + 1)


def test_a_glyph_of_focus_adds_1_whoever_rolls_and_two_of_them_no_more() -> None:
    """[S-115, P-25, S-130]"""
    glyphs = ["P25 at 18,8.87 by a1", "P25 at 19.13,10 by a1", "P25 at 30,28.87 by b2"]
    t = battle("A:ORS1 18,10 N +B2(P01)", TARGET, "B:ORS1 30,30", dice=[3, 4, 6, 3, 2], workings=glyphs).choose("cast:a1/k1", "ctr:b2")
    assert totals(t) == (7 + 8 + 1, 6 + 8 + 1 + 1)


def test_without_a_wand_a_caster_adds_its_highest_bonus() -> None:
    """[S-83]"""
    t = battle("A:APO3 18,10 N +B1(P12)", "B:ORS3 30,30", dice=[1, 2, 1]).choose("cast:a1/k1", "ctr:b1")
    assert totals(t) == (3 + 11 + 2, 1 + 10 + 2 + 1)
    t = battle("A:ORS2 18,10 N +B1(P12)", "B:ORS2 30,30", dice=[1, 2, 1]).choose("cast:a1/k1", "ctr:b1")
    assert totals(t) == (3 + 9 + 1, 1 + 9 + 1 + 1)  # with a wand its bonus counts, not the greater one of the sword


def test_nothing_that_modifies_or_lends_an_attack_value_counts() -> None:
    """Neither Ninefold Bargain nor the value that Bedlam lends nor Nature's Fury. [S-116, P-19-1]"""
    bargains = ["P19 on a1 by a1", "P19 on b1 by b1"]
    t = battle("A:ORS1 18,10 N +B2(P12)", "B:ORS1 30,30", dice=[1, 2, 1], workings=bargains).choose("cast:a1/k1", "ctr:b1")
    assert totals(t) == (11, 10)
    t = battle("A:APO3 18,10 N #7 +B1(P12)", "A:APO3 2,2", "B:ORS1 30,30", dice=[1, 2, 1]).choose("cast:a1/k1", "ctr:b1")
    assert totals(t)[0] == 3 + 9 + 2  # not the 11 of the other Herald
    t = battle("A:STO3 18,10 N +B4(P01)", TARGET, "B:ORS1 30,30", dice=[1, 1, 2, 1, 1, 2]).choose("cast:a1/k1", "ctr:b2")
    assert totals(t)[0] == 3 + 9 + 2  # the bonus once


def test_every_roll_is_told_with_all_that_is_added() -> None:
    """[D-62]"""
    t = battle(CASTER, TARGET, "B:ORS3 30,30", dice=[2, 3, 4]).choose("cast:a1/k1", "ctr:b2")
    [casting], [countering] = t.told(CastingRolled), t.told(CounteringRolled)
    assert (casting.rolled, [(m.name, m.amount) for m in casting.modifiers]) == ("2 + 3", [("attack-value", 9), ("bonus", 1), ("focus", 1)])
    assert [(m.name, m.amount) for m in countering.modifiers] == [("attack-value", 10), ("bonus", 2), ("counter-spell", 1)]
    assert countering.needed == 16


@pytest.mark.parametrize(
    ("difference", "percent"),
    [(-3, 0.5), (-2, 1.9), (-1, 4.6), (0, 9.3), (1, 16.2), (2, 25.9), (3, 37.5), (4, 50.0), (5, 62.5), (6, 74.1), (7, 83.8), (8, 90.7)],
)
def test_the_table_of_chances(difference: int, percent: float) -> None:
    """[D-21]"""
    assert round(float(100 * chance_to_beat(difference)), 1) == percent


def test_a_second_die_helps_a_lot() -> None:
    """[D-21, P-31]"""
    assert chance_to_beat(0, 2) == Fraction(575, 1296)


def test_the_choices_carry_the_chance_with_and_without_a_counterspell() -> None:
    """The Ley Apprentice adds 9 against 11; with Negation 11. [D-21]"""
    t = battle(CASTER, TARGET, "B:ORS1 30,30 +B2(P30.P04)").choose("cast:a1/k1")
    assert {choice.key: choice.about.get("chance") for choice in t.ask.offer().choices} == {"no": None, "ctr:b2": 2, "ctr:b2/k2": 9}


# Who may, and who is asked -------------------------------------------------------------------------------------------


def test_a_wand_no_token_and_no_able_opponent_in_contact() -> None:
    """Only a demoralized opponent in contact does not matter. A bow does not do. [S-69, S-70, S-71, S-113, SX-84]"""
    for counterer, other, asked in (
        ("B:DEL1 30,30 *1", "A:BLO1 2,2", "0 bookmark"),
        ("B:DEL1 30,30", "A:BLO1 31.25,30", "0 bookmark"),
        ("B:DEL1 30,30", "A:BLO1 31.25,30 #4", "1 counter"),
        ("B:FOR2 30,30", "A:BLO1 2,2", "0 bookmark"),
    ):
        t = battle(CASTER, other, TARGET, counterer, dice=[3, 2]).choose("cast:a1/k1")
        assert t.asked == asked, (counterer, other)


def test_it_needs_no_book_no_line_no_range_and_no_facing() -> None:
    """[S-69, S-82, S-104]"""
    t = battle("A:DEL1 2,2 N +B3(P12)", "B:CHA1 34,34 N", terrain="ruin 10,10-20,20").choose("cast:a1/k1")
    assert (t.asked, t.offered) == ("1 counter", "no, ctr:b1")


def test_soaring_warriors_counter_demoralized_ones_and_captives_do_not() -> None:
    """[S-117, S-41]"""
    assert battle(CASTER, TARGET, "B:DRA1 30,30 ^").choose("cast:a1/k1").asked == "1 counter"
    assert battle(CASTER, TARGET, "B:MER2 30,30 #4", dice=[3, 2]).choose("cast:a1/k1").asked == "0 bookmark"
    t = battle(CASTER, "A:BLO1 29,30", TARGET, "B:DEL1 30.255,30", dice=[3, 2])
    t.f("b2").status, t.f("b2").captor = "captive", "a2"
    assert t.choose("cast:a1/k1").asked == "0 bookmark"


def test_countering_takes_no_action_brings_no_token_and_can_be_done_again_in_the_same_turn() -> None:
    """[S-72, S-117]"""
    t = battle("A:DEL1 18,10 N +B3(P12)", "A:DEL1 10,10 N +B3(P12)", "B:ORS1 30,30", dice=[6, 6, 1, 6, 6, 1]).choose("cast:a1/k1", "ctr:b1")
    assert t.look("b1") == "#1"
    t.choose("cast:a2/k2")
    assert t.offers("ctr:b1")
    t.choose("ctr:b1")
    assert t.look("b1") == "#1"


def test_the_window_comes_when_everything_is_placed_and_before_anything_works() -> None:
    """A Glyph of Focus that is just being cast does not help its own casting roll. [S-73, S-109]"""
    t = battle("A:ORS1 18,18 N +B2(P25.P04)", "A:BLO1 2,2", "B:ORS1 30,30", dice=[3, 4, 1]).choose("cast:a1/k1", [point(18, 30)])
    assert t.asked == "1 counter"
    assert (t.in_the_air(1).place, t.t.workings) == ([18000, 19130], [])
    t.choose("ctr:b1")
    assert totals(t) == (15, 10)
    assert [w.spell for w in t.t.workings] == ["P25"]


def test_a_countered_glyph_leaves_no_element_behind() -> None:
    """[S-79]"""
    t = battle("A:ORS1 18,18 N +B2(P25.P04)", "A:BLO1 2,2", "B:ORS3 30,30", dice=[1, 1, 6]).choose("cast:a1/k1", [point(18, 30)], "ctr:b1")
    assert (t.t.workings, t.k("k1").stack, t.k("k1").is_down) == ([], ("P25", "P04"), True)
    assert (t.look("a1"), t.t.actions) == ("#1 *1", 1)


def test_with_several_opponents_the_first_in_turn_order_who_wants_to_may_try() -> None:
    """[S-74, S-113]"""
    figures = ("B:DEL1 18,10 N +B3(P12)", "A:ORS1 2,2", "C:ORS1 34,34", "D:BLO1 2,34")
    t = battle(*figures, players=4, active="B", dice=[6, 6, 1]).choose("cast:b1/k1")
    assert t.asked == "2 counter"
    t.choose("no")
    assert t.asked == "0 counter"  # D has no wand
    t = battle(*figures, players=4, active="B", dice=[6, 6, 1]).choose("cast:b1/k1", "ctr:c1")
    assert t.asked != "0 counter"


def test_a_friends_spell_is_never_countered() -> None:
    """[S-97]"""
    t = battle("A:DEL1 18,10 N +B3(P12)", "B:ORS1 2,2", "C:ORS1 34,34", "D:ORS1 2,34", players=4, teams=True).choose("cast:a1/k1")
    asked = [t.asked]
    t.choose("no")
    asked.append(t.asked)
    t.choose("no")
    assert asked == ["1 counter", "3 counter"]
    assert "counter" not in t.asked


def test_who_may_counter_is_asked_whatever_the_books_hold() -> None:
    """[D-54, D-84]"""
    for book in ("P30.P04", "P04.P30", "P31"):
        assert battle(CASTER, TARGET, f"B:ORS1 30,30 +B2({book})").choose("cast:a1/k1").asked == "1 counter", book


# Counterspells -------------------------------------------------------------------------------------------------------


def test_negation_adds_2_then_goes_under_the_stack_and_a_new_bookmark_is_chosen() -> None:
    """[S-75, S-81, S-114, S-115, P-30, SX-85]"""
    t = battle(CASTER, TARGET, "B:ORS1 30,30 +B2(P30.P04.P12)", dice=[3, 3, 2, 3, 2]).choose("cast:a1/k1", "ctr:b2/k2")
    assert totals(t) == (17, 13)
    assert [(event.counterspell, event.who.id) for event in t.told(CounterspellUsed)] == [("P30", "b2")]
    assert (t.asked, t.offered) == ("1 bookmark", "P04, P12, P30")
    t.choose("P12")
    assert (t.k("k2").stack, t.k("k2").is_down, t.k("k2").shown) == (("P12", "P04", "P30"), False, ("P30",))
    assert t.look("b1") == "#4"  # the counter failed


def test_mirror_ward_rolls_two_dice_and_lies_face_down_afterwards_even_if_it_failed() -> None:
    """[S-114, S-115, P-31, SX-85]"""
    t = battle(CASTER, TARGET, "B:ORS1 30,30 +B2(P31.P04)", dice=[3, 3, 2, 5, 3, 2]).choose("cast:a1/k1", "ctr:b2/k2")
    assert totals(t) == (17, 16)
    assert (t.k("k2").stack, t.k("k2").is_down) == (("P31", "P04"), True)


def test_backlash_adds_1_and_hurts_the_caster_if_the_spell_fails() -> None:
    """Nothing reduces it. [P-32, S-115]"""
    t = battle("A:FOR3 18,10 N #3 +B3(P12)", "A:BLO1 2,2", "B:ORS3 30,30 +B2(P32.P04)", dice=[1, 1, 2]).choose("cast:a1/k1", "ctr:b1/k2")
    assert totals(t) == (2 + 9 + 1, 2 + 10 + 2 + 1 + 1)
    assert (t.look("a1"), t.k("k2").is_down) == ("#4 *1", True)
    t = battle("A:FOR3 18,10 N #3 +B3(P12)", "A:BLO1 2,2", "B:ORS3 30,30 +B2(P32.P04)", dice=[6, 6, 1]).choose("cast:a1/k1", "ctr:b1/k2")
    assert (t.look("a1"), t.k("k2").is_down) == ("#3 *1", True)


def test_a_caster_who_falls_by_backlash_leaves_the_countered_spell_in_the_dropped_book() -> None:
    """[S-111, P-32]"""
    t = battle("A:DEL1 18,10 N #6 +B3(P12.P20)", "A:BLO1 2,2", "B:ORS3 30,30 +B2(P32)", dice=[1, 1, 6]).choose("cast:a1/k1", "ctr:b1/k2")
    assert (t.look("a1"), t.k("k1").wielder, t.k("k1").stack, t.k("k1").is_down) == ("gone", "", ("P12", "P20"), True)


@pytest.mark.parametrize("spell", ["P30", "P31", "P32"])
def test_only_the_face_up_bookmark_of_the_counterers_own_book_can_be_used(spell: str) -> None:
    """[S-81, P-30-1, P-31-1, P-32-1]"""
    t = battle(CASTER, TARGET, "B:ORS1 30,30", f"B:ORS1 25,30 +B2({spell}.P04)", f"B:ORS1 20,30 +B2(P04.{spell})").choose("cast:a1/k1")
    assert t.offered == "no, ctr:b2, ctr:b3, ctr:b3/k2, ctr:b4"
    t.refuses("ctr:b2/k2", "S-81").refuses("ctr:b4/k3", "S-81")
    t = battle(CASTER, TARGET, f"B:ORS1 30,30 +B2({spell}.P04)")
    t.k("k2").is_down = True
    assert t.choose("cast:a1/k1").offered == "no, ctr:b2"


def test_do_not_cast_spells_are_not_countered() -> None:
    """Warded Margins works without anybody being asked. [S-84]"""
    t = battle("A:DEL1 18,10 N", "A:BLO1 2,2", "B:ORS1 18,18 S +B2(P33)", dice=[3, 3]).choose("shot:a1>b1")
    assert (t.look("b1"), t.asked) == ("#3", "0 act")
