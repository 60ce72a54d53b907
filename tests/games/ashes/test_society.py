"""The turn of whoever plays the Secret Society, up to the moves and actions of its cards. [AA-SS-1 to AA-SS-11, AA-SS-19]"""

from __future__ import annotations

from typing import Any

import pytest

from walpurgis.games.ashes.events import ChosenWaited, SocietyPlayed

from .table import Play, night


def with_cards(hand: str, figures: str = "", **scene: Any) -> Play:
    """The Society is to choose its cards."""
    return night(figures, players=3, phase="use", society_hand=hand, **scene)


def spaces_of(t: Play, prefix: str) -> set[str]:
    """The spaces offered behind that prefix."""
    return {key.removeprefix(prefix).partition("=")[0] for key in t.offered.split(", ") if key.startswith(prefix)}


# The turn ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "after"), [("H", 1), ("V", 0)])
def test_the_society_takes_a_turn_after_every_human_and_every_vampire_turn(side: str, after: int) -> None:
    """[AA-SS-1, AA-T-3]"""
    t = night(players=3, phase="refill", side=side, society_hand="S01, S02")
    assert t.asked == "2 society-portal" and t.t.chosen == "B2"
    t.choose("pass", "use:S01", "mov:SA>1", "mov:SB>5", "pass")
    assert t.asked == f"{after} token" and t.t.turn == 3


def test_with_five_players_it_acts_four_times_a_round() -> None:
    """[AA-SS-1, AA-S-30]"""
    t = night(players=5, phase="refill", chosen="M", society_hand="S01, S02")
    seats = []
    for _ in range(5):
        while t.asked != "4 society-portal":
            t.choose("pass" if t.offers("pass") else t.offered.split(", ")[0])
        seats.append(t.t.active)
        t.choose("pass")
    assert seats == [0, 1, 2, 3, 0]


def test_the_revealed_card_and_the_losses_of_phase_four_are_left_out() -> None:
    """The figures stay until the Society's cards move them. [AA-SS-1, AA-T-3]"""
    t = night("SA C7, M C8", players=3, phase="refill", society_hand="S01, S02")
    assert t.where("SA") == "C7" and t.points("H") == 20


# The Chosen, and portals ---------------------------------------------------------------------------------------------


def test_first_the_chosen_steps_on_and_is_captured_by_whoever_stands_there() -> None:
    """[AA-SS-2]"""
    assert night(players=3, phase="society", chosen="D4").t.chosen == "E5"
    assert night("T E5", players=3, phase="society", chosen="D4").t.chosen == "T"


def test_on_the_last_space_the_society_wins() -> None:
    """[AA-SS-2, AA-EN-3]"""
    t = night(players=3, phase="society", chosen="I9").is_quiet()
    assert t.ended == "SS last-space" and t.match.result().winners == [2]


@pytest.mark.parametrize("holder", ["M", "SA"])
def test_she_stays_with_whoever_holds_her(holder: str) -> None:
    """[AA-SS-2]"""
    assert night("SA C7", players=3, phase="society", chosen=holder).t.chosen == holder


def test_she_waits_before_a_figure_of_the_society() -> None:
    """[AA-SS-2]"""
    t = night("SA E5", players=3, phase="society", chosen="D4")
    assert t.t.chosen == "D4" and t.told(ChosenWaited) == [ChosenWaited()]


def test_any_one_portal_may_be_put_into_the_other_section() -> None:
    """[AA-SS-3]"""
    t = night(players=3, phase="society", society_hand="S01, S02")
    assert t.offered == "por:P1, por:P2, por:P3, por:P4, por:P5, por:P6, pass"
    t.choose("por:P4").refuses("por:P4>F5|G5", "AA-P1-11").choose("por:P4>C7|C8")
    assert t.t.portals["C7|C8"] == "P4"
    assert t.asked == "2 society-cards"  # only one


def test_a_portal_in_the_other_section_shows_its_other_face() -> None:
    """[AA-SS-3]"""
    t = night(players=3, phase="society").choose("por:P4", "por:P4>C7|C8")
    assert t.t.hurts("C7", "S", "H") and not t.t.hurts("C7", "S", "V")


def test_the_society_places_portals_as_the_mystic_does() -> None:
    """[AA-SS-3, AA-P1-12]"""
    t = night("O G5", players=3, phase="society", chosen="D4").choose("por:P4")
    for edge in ("F5|G5", "J5|J6", "A4|A5", "C6|C7", "E5|F5"):
        t.refuses(f"por:P4>{edge}", "AA-P1-12")


# Choosing cards ------------------------------------------------------------------------------------------------------


def test_one_card_or_both_are_used_and_shown() -> None:
    """[AA-SS-4, AA-SS-7]"""
    t = with_cards("S01, S07")
    assert t.offered == "use:S01, use:S07, use:S01+S07"
    t.choose("use:S01+S07")
    assert t.told(SocietyPlayed) == [SocietyPlayed(["S01", "S07"])]
    assert t.of("mov:SA") == "mov:SA>1, mov:SA>5, mov:SA>2, mov:SA>7"


def test_cards_that_move_both_figures_come_before_one_that_moves_one() -> None:
    """[AA-SS-6, AA-SS-7, T57]"""
    t = with_cards("S01, S15", "SA C4, SB D3")
    assert t.offered == "use:S01, use:S01+S15"
    t.refuses("use:S15", "AA-SS-7").choose("use:S01", "mov:SA>5")
    assert t.where("SA") == "D3" and t.where("SB") == "C4"  # they swap places


def test_a_trap_move_alone_is_enough_when_the_hand_has_nothing_better() -> None:
    """[AA-SS-7]"""
    assert with_cards("S17, S18", traps="E3").offered == "use:S17, use:S18, use:S17+S18"


def test_one_trap_icon_makes_room_for_one_figure_only() -> None:
    """[AA-SS-7]"""
    assert with_cards("S15, S17").offered == "use:S15, use:S15+S17"
    assert with_cards("S15, S17", traps="E3").t.numbers == (0, 0)  # two traps, two figures: there is no choice


def test_if_no_figure_can_move_no_card_need_be_used() -> None:
    """[AA-SS-7]"""
    assert with_cards("S17, S18").offered == "pass, use:S17, use:S18, use:S17+S18"


def test_used_cards_are_discarded_the_others_stay() -> None:
    """[AA-SS-11]"""
    t = with_cards("S01, S07").choose("use:S07")
    assert t.t.society_discard == ("S07",) and t.t.players[2].hand == ("S01",)


# Moves ---------------------------------------------------------------------------------------------------------------


def test_both_figures_must_move() -> None:
    """[AA-SS-5]"""
    t = with_cards("S01, S02").choose("use:S01").refuses("pass", "AA-SS-5").choose("mov:SB>1")
    t.refuses("pass", "AA-SS-5").choose("mov:SA>5")
    assert t.where("SB") == "C4" and t.where("SA") == "D3"


def test_actions_and_moves_come_in_any_order_and_actions_may_be_left() -> None:
    """[AA-SS-5]"""
    scene = with_cards("S07, S02", tiles="C7 NE")
    t = scene.choose("use:S07", "cnv:C7=NS", "mov:SA>2")
    assert t.t.tiles["C7"] == "NS" and t.where("SB") == "I4"
    t = with_cards("S07, S02", tiles="C7 NE").choose("use:S07", "mov:SA>2", "mov:SB>7")
    assert "cnv:C7=EW" in t.offered
    t.choose("pass")
    assert t.t.tiles["C7"] == "NE" and t.asked == "1 token"


def test_each_number_serves_one_figure_and_the_society_decides_which() -> None:
    """[AA-SS-6]"""
    t = with_cards("S01, S02").choose("use:S01")
    assert t.of("mov") == "mov:SA>1, mov:SA>5, mov:SB>1, mov:SB>5"
    t.choose("mov:SB>5")
    assert t.of("mov") == "mov:SA>1"


def test_a_figure_does_not_stay_where_it_stood() -> None:
    """[AA-SS-6]"""
    t = with_cards("S01, S02", "SA C4, SB C7").choose("use:S01")
    assert t.of("mov") == "mov:SA>5, mov:SB>1"
    t.refuses("mov:SA>1", "AA-SS-6")


def test_a_number_on_which_a_character_stands_shifts() -> None:
    """[AA-SS-6, AA-P4-5]"""
    t = with_cards("S01, S02", "M C4").choose("use:S01", "mov:SA>1")
    assert t.where("SA") == "B7"


def test_a_figure_that_has_moved_is_in_the_way_of_the_other() -> None:
    """[AA-SS-6, AA-P4-5]"""
    t = with_cards("S11, S02", "M G8").choose("use:S11", "mov:SA>4")
    assert t.where("SA") == "D3" and t.where("SB") == "G2"


def test_trap_move_leads_to_any_trap_without_a_figure() -> None:
    """[AA-SS-6]"""
    t = with_cards("S17, S01", "O E3, SA F5", traps="E3, F5, H5").choose("use:S01+S17")
    assert t.of("tmv") == "tmv:SA>H5, tmv:SB>F5, tmv:SB>H5"  # Otis was driven onto E3
    t.choose("tmv:SB>H5", "mov:SA>1")
    assert t.where("SB") == "H5" and t.t.traps == ("E3", "F5", "H5")  # it stays under the figure


def test_nobody_is_driven_from_a_trap_without_a_place_to_go() -> None:
    """[AA-SS-6]"""
    t = with_cards("S17", "SA C7, SB E3", traps="E3", tiles="D7 NS")
    assert t.offered == "pass, use:S17"
    t.choose("use:S17").refuses("tmv:SA>E3", "AA-SS-6")
    assert t.where("SB") == "E3"
    t = with_cards("S17", "SA C7, SB E3", traps="E3, H5", tiles="D7 NS")
    assert t.of("tmv") == "tmv:SA>H5, tmv:SB>H5"


def test_a_trap_can_be_set_and_used_for_the_move_at_once() -> None:
    """[AA-SS-5, AA-SS-7]"""
    t = with_cards("S15").refuses("pass", "AA-SS-5").choose("trap:E3")
    assert t.of("tmv") == "tmv:SA>E3, tmv:SB>E3"
    t.refuses("pass", "AA-SS-5").choose("tmv:SB>E3")
    assert t.where("SB") == "E3" and t.where("SA") == "away"


# Actions -------------------------------------------------------------------------------------------------------------


def test_flip_replaces_a_tile_without_a_figure_by_the_other_kind() -> None:
    """[AA-SS-8, E4]"""
    t = with_cards("S07, S02", "M D7", tiles="C7 NE, D7 NS, E8 EW").choose("use:S07")
    assert t.of("cnv") == "cnv:C7=NS, cnv:C7=EW, cnv:E8=NE, cnv:E8=SE, cnv:E8=SW, cnv:E8=NW"
    t.choose("cnv:E8=SW").refuses("cnv:C7=NS", "AA-SS-8")  # one icon, one tile
    assert t.t.supply == {"S": 39, "C": 38}


def test_flip_needs_the_other_kind_in_the_supply() -> None:
    """[AA-SS-8]"""
    t = with_cards("S07, S02", tiles="C7 NE, D7 NS").having(supply={"S": 0, "C": 1}).choose("use:S07")
    assert spaces_of(t, "cnv:") == {"D7"}


def test_a_trap_goes_on_a_free_space_off_the_border_or_on_a_crossroads() -> None:
    """[AA-SS-9]"""
    t = with_cards("S01, S02", "M C6, SA G8, O E7", tiles="C7 NE", traps="D7").having("H", sand="C8").choose("use:S01")
    free = spaces_of(t, "trap:")
    assert {"B5", "D6", "F4", "C4", "I8", "D9"} <= free
    assert not free & {"C6", "G8", "E7", "C7", "D7", "C8", "A5", "F1", "J5", "F10", "E5", "B9", "I2", "A10", "J1"}
    assert len(free) == 100 - 36 - 8 - 2 - 6  # without the ring, the diagonal inside it, B9 and I2, and the six above
    t.choose("trap:D6")
    assert t.t.traps == ("D7", "D6")


def test_with_six_traps_on_the_board_one_is_moved_instead() -> None:
    """[AA-SS-9]"""
    t = with_cards("S01, S02", "SA H5", traps="B3, C2, D5, E4, F5, H5").choose("use:S01")
    assert t.of("trap:") == "" and {key[6:8] for key in t.of("trapm:").split(", ")} == {"B3", "C2", "D5", "E4", "F5"}
    t.choose("trapm:B3>C7")
    assert t.t.traps == ("C7", "C2", "D5", "E4", "F5", "H5")


def test_turn_rotates_a_tile_around_an_own_figure() -> None:
    """[AA-SS-10]"""
    t = with_cards("S11, S02", "SA C7, M B8", tiles="D8 NS, B8 NS, C5 NS, B6 NE").choose("use:S11")
    assert t.of("rot") == "rot:B6=SE, rot:B6=SW, rot:B6=NW, rot:B8=EW, rot:D8=EW"  # under the Major, too; C5 is too far
    t.choose("rot:D8=EW")
    assert t.t.tiles["D8"] == "EW" and t.of("rot") == ""


def test_turn_reaches_from_where_the_figures_have_moved_to() -> None:
    """[AA-SS-5, AA-SS-10]"""
    t = with_cards("S11, S02", "SA C7", tiles="D8 NS, H9 NS").choose("use:S11", "mov:SA>4", "mov:SB>5")
    assert t.of("rot") == "rot:H9=EW"


def test_path_tiles_are_not_placed_on_traps_and_traps_not_on_tiles() -> None:
    """[AA-SS-19, AA-P2-5]"""
    t = night(hand="GS1", players=3, traps="C7").choose("act:GS1").refuses("put:C7=NS", "AA-P2-5")
    assert "C7" not in t.offered
    with_cards("S01, S02", tiles="C7 NE").choose("use:S01").refuses("trap:C7", "AA-SS-9")


def test_a_figure_of_the_society_never_sets_off_a_trap() -> None:
    """[AA-SS-19]"""
    t = with_cards("S17, S01", traps="H5, C4").choose("use:S01+S17", "tmv:SA>H5", "mov:SB>1")
    assert t.where("SB") == "C4" and t.t.traps == ("H5", "C4")
    assert t.points("H") == t.points("V") == 20
