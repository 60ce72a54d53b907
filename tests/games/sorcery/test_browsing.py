"""Browsing: one bar in the end phase, two and three with a special action; what the others learn of it."""

from __future__ import annotations

import pytest

from walpurgis.games.sorcery.events.magic import Bookmarked, BookmarkMoved, Browsed, CardRevealed

from .table import battle, point

FAR = "B:BLO1 2,34"
ONE, TWO, THREE = "P12", "P02", "P22"
"""Spells of one, two and three bars."""


# Two and three bars --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("tokens", "seen"), [("", "#1 *1"), (" *1", "#1 *1"), (" *2", "#2 *2")])
def test_two_bars_take_a_token_off_before_the_action_brings_one(tokens: str, seen: str) -> None:
    """With two tokens the second one comes back and pushes. [S-45, S-50, S-51, S-52, S-120, SX-77]"""
    t = battle(f"A:DEL1 18,18{tokens} +B3({TWO}.{THREE})", "A:BLO1 2,2", FAR).choose("browse:a1/k1", THREE)
    assert (t.look("a1"), t.k("k1").bookmark, t.t.actions) == (seen, THREE, 1)


def test_three_bars_take_no_token_off() -> None:
    """[S-53, SX-78]"""
    t = battle(f"A:DEL1 18,18 *1 +B3({THREE}.{TWO})", "A:BLO1 2,2", FAR).choose("browse:a1/k1", TWO)
    assert t.look("a1") == "#2 *2"
    assert battle(f"A:DEL1 18,18 *2 +B3({THREE}.{TWO})", "A:BLO1 2,2", FAR).why_not("browse:a1/k1") == "A-38"


def test_ley_harmony_makes_three_bars_two() -> None:
    """[S-89, S-121, SX-78]"""
    t = battle(f"A:ORS1 18,18 *1 +B6({THREE}.{TWO})", "A:BLO1 2,2", FAR).choose("browse:a1/k1", TWO)
    assert t.look("a1") == "#1 *1"
    assert [event.bars for event in t.told(Browsed)] == [2]


def test_harmony_and_index_together_do_no_more_and_two_bars_stay_two() -> None:
    """[S-121]"""
    t = battle(f"A:ORS1 18,18 +B6({THREE}.P34)", "A:BLO1 2,2", FAR).choose("browse:a1/k1", "P34")
    assert [event.bars for event in t.told(Browsed)] == [2]
    assert t.told(CardRevealed) == []  # harmony alone would have done
    t = battle(f"A:ORS1 18,18 +B6({TWO}.P34)", "A:BLO1 2,2", FAR).choose("browse:a1/k1", "P34")
    assert [event.bars for event in t.told(Browsed)] == [2]


def test_it_needs_an_action_left_and_a_warrior_who_has_not_acted() -> None:
    """[S-54]"""
    t = battle(f"A:DEL1 18,18 +B3({TWO}.{THREE})", "A:BLO1 2,2", FAR).choose("turn:a1", [point(18, 30)])
    assert t.why_not("browse:a1/k1") == "A-32"
    t = battle(f"A:DEL1 18,18 *2 +B3({TWO}.{THREE})", FAR, actions=0)
    assert t.asked == "0 finish"  # no action was left to browse with


def test_a_single_face_up_card_leaves_nothing_to_browse() -> None:
    """[S-118]"""
    assert battle(f"A:DEL1 18,18 +B3({TWO})", FAR).why_not("browse:a1/k1") == "S-118"
    t = battle(f"A:DEL1 18,18 +B3({TWO})", "A:BLO1 2,2", FAR)
    t.k("k1").is_down = True
    t.ask.look_again()
    t.choose("browse:a1/k1")  # turned up, and nothing to choose
    assert (t.k("k1").is_down, t.look("a1")) == (False, "#1 *1")


def test_a_face_down_bookmark_is_turned_up_and_any_face_up_spell_is_chosen_even_the_same() -> None:
    """[S-46, S-47, SX-80]"""
    t = battle("A:DRA3 18,18 +B6(P07.P12.P20)", "A:BLO1 2,2", FAR)
    t.k("k1").is_down = True
    t.ask.look_again()
    t.choose("browse:a1/k1")
    assert t.offered == "P07, P12, P20"
    t.choose("P07")
    assert (t.k("k1").stack, t.k("k1").is_down, t.look("a1")) == (("P07", "P12", "P20"), False, "#1 *1")


def test_the_chosen_spell_goes_on_top_and_the_others_keep_their_order() -> None:
    """[S-20, S-43, S-48]"""
    t = battle("A:DEL1 18,18 +B6(P02.P04.P12.P20)", "A:BLO1 2,2", FAR).choose("browse:a1/k1", "P12")
    assert t.k("k1").stack == ("P12", "P02", "P04", "P20")


def test_one_may_browse_to_a_do_not_cast_spell_and_away_from_it() -> None:
    """[S-105]"""
    t = battle("A:DEL1 18,18 +B6(P02.P34)", "A:BLO1 2,2", FAR).choose("browse:a1/k1", "P34")
    assert t.k("k1").bookmark == "P34"
    assert battle("A:DEL1 18,18 +B6(P34.P02)", FAR).offers("browse:a1/k1")


def test_browsing_is_allowed_in_contact_and_as_the_second_action_of_a_trance() -> None:
    """[S-122]"""
    assert battle(f"A:DEL1 18,18 +B3({TWO}.{THREE})", "B:APO1 19.255,18").offers("browse:a1/k1")
    t = battle(f"A:CHA3 18,18 +B6({TWO}.{THREE})", FAR, dice=[6, 6]).choose("turn:a1", [point(18, 30)])
    assert t.offers("browse:a1/k1")
    t.choose("browse:a1/k1", THREE)
    assert t.look("a1") == "#1 *1"


def test_the_others_learn_that_and_at_which_cost_but_not_from_which_spell_to_which() -> None:
    """[S-122, S-106]"""
    t = battle(f"A:DEL1 18,18 +B3({TWO}.{THREE})", "A:BLO1 2,2", FAR).choose("browse:a1/k1", THREE)
    assert [(event.book, event.bars) for event in t.told(Browsed)] == [("B3", 2)]
    assert [event.cut(1) for event in t.told(Bookmarked)] == [BookmarkMoved(0, "B3")]
    seen = t.seen(1).tomes[0]
    assert (seen.contents, seen.stack, seen.count) == ([], None, 2)


def test_a_demoralized_sorcerer_browses_nothing() -> None:
    """[S-41]"""
    assert battle(f"A:CHA1 18,18 #4 +B1({TWO}.{ONE})", "A:BLO1 2,2", FAR).why_not("browse:a1/k1") == "A-79"
    t = battle(f"A:CHA1 18,18 #4 +B1({ONE}.{TWO})", "A:BLO1 2,2", FAR, phase="finish")
    assert t.why_not("browse:k1") == "S-49"


def test_nobody_browses_a_book_that_is_not_its_own() -> None:
    """[S-18]"""
    t = battle("A:DEL1 18,18", f"A:DEL1 10,10 +B3({TWO}.{THREE})", FAR)
    assert t.why_not("browse:a1/k1") == "S-18"


# One bar -------------------------------------------------------------------------------------------------------------


def test_one_bar_is_browsed_in_the_own_end_phase_without_an_action() -> None:
    """In contact and with two tokens too. [S-44, S-49, S-119, SX-79]"""
    t = battle(f"A:DEL1 18,18 *2 +B3({ONE}.{TWO})", "A:BLO1 2,2", "B:APO1 19.255,18")
    assert t.why_not("browse:a1/k1") is not None
    t.choose("end")
    assert (t.asked, t.offered) == ("0 finish", "browse:k1, end")
    t.choose("browse:k1", TWO)
    assert (t.k("k1").bookmark, t.asked, t.look("a1")) == (TWO, "0 finish", "#1 *2")
    t.choose("end")
    assert t.look("a1") == "#1"


def test_the_opponents_end_phase_is_not_the_own_one() -> None:
    """[S-44, SX-79]"""
    t = battle(f"A:DEL1 18,18 +B3({ONE}.{TWO})", FAR, active="B", phase="finish")
    assert (t.asked, t.offered) == ("1 finish", "end")
    t.refuses("browse:k1")


def test_each_book_is_browsed_once_in_an_end_phase() -> None:
    """[S-49]"""
    t = battle(f"A:DEL3 18,18 +B3({ONE}.P04)+B2({ONE}.P25)", FAR, phase="finish")
    assert t.offered == "browse:k1, browse:k2, end"
    t.choose("browse:k1", "P04")
    assert t.offered == "browse:k2, end"


def test_finish_is_asked_even_if_nothing_costs_one_bar() -> None:
    """[D-53]"""
    assert battle(f"A:DEL1 18,18 +B3({TWO}.{ONE})", FAR, phase="finish").asked == "0 finish"


def test_a_spell_that_has_just_come_back_can_be_chosen() -> None:
    """A glyph ends at the beginning of the end phase. [S-119]"""
    t = battle(f"A:DEL3 18,18 +B3({ONE})", "A:BLO1 2,2", FAR, workings=["P20 at 30,30 by a1 from k1"]).choose("end")
    assert t.offered == "browse:k1, end"
    t.choose("browse:k1")
    assert t.offered == f"{ONE}, P20"


def test_a_face_down_spell_of_one_bar_is_turned_up_in_the_end_phase() -> None:
    """[S-47, S-49]"""
    t = battle("A:DEL3 18,18 +B3(P12.P20)", FAR, phase="finish")
    t.k("k1").is_down = True
    t.ask.look_again()
    t.choose("browse:k1", "P12")
    assert (t.k("k1").bookmark, t.k("k1").is_down) == ("P12", False)
