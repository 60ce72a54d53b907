"""Phases 3 and 4: refill, healing, the walk of the Chosen, and what the Society's figures do by themselves. [AA-P3, AA-P4]"""

from __future__ import annotations

from typing import Any

import pytest

from walpurgis.games.ashes.events import ChosenNeared, ChosenWalked, PointsLost, SocietyMoved, SocietyRevealed
from walpurgis.games.ashes.facts import SOCIETY_CARDS

from .table import Play, night

SPENT = "D 0, M 0, R 0"
"""Nobody can pay for healing."""


def turn_ends(figures: str = "", **scene: Any) -> Play:
    """The Humans have done everything; phases 3 and 4 follow."""
    return night(figures, phase="refill", **{"power": SPENT, **scene})


# Refill --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hand", "after"), [("", 3), ("GS1", 3), ("GS1, GS2", 3), ("GS1, GS2, GS3", 3), ("GS1, GS2, GS3, GC1", 4)])
def test_the_active_player_draws_up_to_three_cards(hand: str, after: int) -> None:
    """[AA-P3-1]"""
    t = turn_ends(hand=hand)
    assert len(t.t.players[0].hand) == after and t.t.players[1].hand == ()


def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    """[AA-P3-1]"""
    t = turn_ends().having("H", deck=["GS1"], discard=["GC1", "GC2", "GC3"])
    human = t.t.factions["H"]
    assert t.t.players[0].hand[0] == "GS1" and len(t.t.players[0].hand) == 3
    assert human.discard == () and sorted([*t.t.players[0].hand, *human.deck]) == ["GC1", "GC2", "GC3", "GS1"]


def test_if_deck_and_discard_are_empty_fewer_cards_are_drawn() -> None:
    """[AA-P3-1]"""
    t = turn_ends(hand="M1").having("H", deck=["GS1"], discard=[])
    assert t.t.players[0].hand == ("M1", "GS1")


def test_the_empty_slots_of_the_own_row_are_filled_from_left_to_right() -> None:
    """[AA-P3-2]"""
    t = turn_ends().having("H", row=["", "U4", ""], upgrade_deck=["U1", "U2", "U3"])
    assert t.t.factions["H"].row == ("U3", "U4", "U2") and t.t.factions["H"].upgrade_deck == ("U1",)


def test_the_row_of_the_others_waits_for_their_turn() -> None:
    """[AA-P3-2]"""
    t = turn_ends().having("V", row=["", "U4", ""])
    assert t.t.factions["V"].row == ("", "U4", "")


def test_an_empty_upgrade_deck_is_made_of_its_discard_pile_else_a_slot_stays_empty() -> None:
    """[AA-P3-2]"""
    t = turn_ends().having("H", row=["", "", "U4"], upgrade_deck=[], upgrade_discard=["U9"])
    assert t.t.factions["H"].row == ("U9", "", "U4") and t.t.factions["H"].upgrade_discard == ()


def test_healing_is_the_last_thing_of_a_turn() -> None:
    """[AA-AB-1, AA-P4-9]"""
    t = turn_ends("M C8", points="15 20", power="D 2, M 3, R 1", card="S03")
    assert t.asked == "0 heal" and t.offered == "heal:D, heal:M, pass"
    assert len(t.t.players[0].hand) == 3 and t.t.chosen == "B2" and t.points("H") == 14  # the Society has been there before
    t.choose("heal:M")
    assert t.points("H") == 15 and t.t.power["M"] == 1 and t.asked == "1 token"


def test_healing_comes_too_late_for_those_whom_the_society_finishes() -> None:
    """[AA-P4-9, AA-EN-2]"""
    assert turn_ends("M C8", points="1 20", power="D 6", card="S03").is_quiet().ended == "V annihilation"


def test_the_phases_come_in_their_order() -> None:
    """[AA-T-1, AA-P4-8]"""
    t = night(phase="tokens", hand="GS1", points="15 20")
    asked = []
    while t.asked.startswith("0"):
        asked.append(t.ask.prompt)
        t.choose("pass")
    assert asked == ["token", "main", "heal"] and t.asked == "1 token"
    assert t.t.turn == 3 and t.t.chosen == "B2"


# The Chosen walks ----------------------------------------------------------------------------------------------------


def test_the_chosen_goes_one_space_on() -> None:
    """[AA-P4-1]"""
    t = turn_ends(chosen="D4")
    assert t.t.chosen == "E5" and t.told(ChosenWalked) == [ChosenWalked("E5", 5)]


def test_before_the_board_she_comes_nearer_with_every_turn() -> None:
    """[AA-B-2, AA-P4-1]"""
    t = turn_ends(away=2)
    assert (t.t.away, t.t.chosen) == (1, "") and t.told(ChosenNeared) == [ChosenNeared(1)] and t.told(ChosenWalked) == []
    t = turn_ends(away=1)
    assert (t.t.away, t.t.chosen) == (0, "A1") and t.told(ChosenNeared) == [] and t.told(ChosenWalked) == [ChosenWalked("A1", 9)]


def test_nobody_takes_her_before_she_is_on_the_board() -> None:
    """[AA-B-2, AA-CH-1]"""
    assert night("D A2", tiles="A2 NS", hand="D1").activate("D").offers("cap:N")
    assert night("D A2", tiles="A2 NS", hand="D1", away=1).activate("D").is_quiet().t.chosen == ""


def test_with_the_societys_player_she_comes_nearer_as_well() -> None:
    """[AA-B-2, AA-SS-2]"""
    t = night(players=5, phase="refill", away=3, society_hand="S01")
    assert t.t.phase == "society" and t.t.away == 2


@pytest.mark.parametrize("holder", ["M", "S"])
def test_she_does_not_walk_while_a_character_holds_her(holder: str) -> None:
    """[AA-P4-1]"""
    t = turn_ends(chosen=holder)
    assert t.t.chosen == holder and t.told(ChosenWalked) == []


@pytest.mark.parametrize("who", ["D", "T"])
def test_whoever_stands_on_her_next_space_captures_her(who: str) -> None:
    """[AA-P4-2, T48]"""
    assert turn_ends(f"{who} E5", chosen="D4").t.chosen == who


def test_on_the_last_space_both_factions_have_lost() -> None:
    """[AA-P4-3, AA-EN-3, T49]"""
    t = turn_ends(chosen="I9").is_quiet()
    assert t.ended == "SS last-space" and t.match.result().winners == []


def test_on_the_last_space_but_one_nothing_is_lost_yet() -> None:
    """[AA-P4-3]"""
    assert turn_ends(chosen="H8").ended == ""


# The Society's figures -----------------------------------------------------------------------------------------------


def test_the_figures_go_to_the_numbers_of_the_revealed_card() -> None:
    """[AA-P4-4]"""
    t = turn_ends("SA B7, SB G2", card="S02")
    assert t.where("SA") == "G2" and t.where("SB") == "B7"  # 6 and 2: both were lifted first
    assert t.told(SocietyMoved) == [SocietyMoved("SA", "G2", 6), SocietyMoved("SB", "B7", 2)]


def test_icons_of_the_revealed_card_are_ignored() -> None:
    """[AA-P4-4]"""
    t = turn_ends(card="S07", tiles="C7 NE")
    assert t.where("SA") == "B7" and t.t.tiles == {"C7": "NE"} and t.asked == "1 token"


@pytest.mark.parametrize("card", [card for card, facts in SOCIETY_CARDS.items() if not facts.numbers])
def test_without_numbers_the_figures_stay_and_still_hurt(card: str) -> None:
    """[AA-P4-4, AA-P4-7, T53]"""
    t = turn_ends("SA B7, SB D9, M C8", card=card)
    assert t.where("SA") == "B7" and t.where("SB") == "D9" and t.points("H") == 18


def test_a_number_with_a_character_on_it_gives_the_next_one() -> None:
    """[AA-P4-5, T51]"""
    t = turn_ends("M D9", card="S03")
    assert t.where("SA") == "G8" and t.where("SB") == "I4"


def test_after_eight_comes_one_and_so_on_until_a_space_is_free() -> None:
    """[AA-P4-5, E1]"""
    assert turn_ends("M H7", card="S04").where("SA") == "C4"
    assert turn_ends("M H7, O C4", card="S04").where("SA") == "B7"


def test_the_other_figure_is_in_the_way_too() -> None:
    """[AA-P4-5]"""
    t = turn_ends("M G8", card="S11")
    assert t.where("SA") == "D3" and t.where("SB") == "G2"  # both numbers lead to 5


def test_the_used_card_is_discarded_and_the_next_one_revealed() -> None:
    """[AA-P4-6, E3]"""
    t = turn_ends().having(society_deck=["S04", "S05", "S06"], society_discard=["S01"])
    assert t.t.society_discard == ("S01", "S06") and t.t.society_deck == ("S04", "S05")
    assert t.told(SocietyRevealed) == [SocietyRevealed("S05")]
    assert t.where("SA") == "D3"  # the 5 of the card used, not the 1 of the next


def test_when_the_deck_is_empty_its_discard_pile_is_shuffled() -> None:
    """[AA-P4-6]"""
    t = turn_ends().having(society_deck=["S04"], society_discard=["S01", "S02"])
    assert sorted(t.t.society_deck) == ["S01", "S02", "S04"] and t.t.society_discard == ()


def test_whoever_is_near_a_figure_costs_a_point_near_both_two() -> None:
    """[AA-P4-7, T52]"""
    t = turn_ends("SA B7, SB D9, M C8")
    assert t.points("H") == 18 and t.points("V") == 20


@pytest.mark.parametrize("space", ["B6", "C6", "D6", "B7", "D7", "B8", "C8", "D8"])
def test_near_are_the_eight_spaces_around(space: str) -> None:
    """[AA-P4-7]"""
    assert turn_ends(f"SA C7, O {space}").points("V") == 19


def test_two_spaces_away_is_not_near() -> None:
    """[AA-P4-7]"""
    assert turn_ends("SA C7, O C5, S E7, M A5, D E9").told(PointsLost) == []


def test_the_figures_hurt_where_they_have_come_to() -> None:
    """[AA-P4-4, AA-P4-7]"""
    t = turn_ends("SA B7, M B8, O C3", card="S01")  # to C4 and D3
    assert t.points("H") == 20 and t.points("V") == 18


def test_the_chosen_is_not_lost_to_the_society_by_itself() -> None:
    """[AA-P4-7]"""
    t = turn_ends("SA C7, M C8", chosen="M")
    assert t.points("H") == 19 and t.t.chosen == "M"


def test_both_factions_can_fall_at_the_same_moment() -> None:
    """[AA-P4-7, AA-EN-5, T54]"""
    t = turn_ends("SA C7, M C8, O C6", points="1 1").is_quiet()
    assert t.ended == "SS annihilation" and (t.points("H"), t.points("V")) == (0, 0)


def test_if_only_one_falls_the_other_wins() -> None:
    """[AA-P4-7, AA-EN-2]"""
    assert turn_ends("SA C7, M C8, O C6", points="1 2").is_quiet().ended == "V annihilation"


@pytest.mark.parametrize(("points", "ended"), [("12 9", "H dawn"), ("9 12", "V dawn"), ("9 9", "SS dawn")])
def test_after_the_sixtieth_turn_dawn_breaks(points: str, ended: str) -> None:
    """[AA-EN-6, T56]"""
    assert turn_ends(points=points, turn=60, chosen="M").is_quiet().ended == ended
    assert turn_ends(points=points, turn=59, chosen="M").ended == ""


def test_the_losses_of_the_last_turn_count_at_dawn() -> None:
    """[AA-EN-6, AA-P4-7]"""
    assert turn_ends("SA C7, M C8, D C6", points="10 9", turn=60, chosen="M").is_quiet().ended == "V dawn"


def test_the_player_to_the_left_goes_on() -> None:
    """[AA-P4-8]"""
    t = turn_ends()
    assert t.t.active == 1 and t.t.turn == 3 and t.asked == "1 token"
