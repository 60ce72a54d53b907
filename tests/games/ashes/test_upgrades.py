"""Upgrade cards: how they are got and played, and what each icon does. [AA-UP]"""

from __future__ import annotations

from typing import Any

from walpurgis.games.ashes.events import Attacked, PointsLost, ScryOrdered, Struck

from .table import Play, night

DECK = ("U4", "U5", "U6", "U9", "U2")
"""An upgrade deck; the next card is the last."""


def icon(card: str, icon: str, figures: str = "", *, side: str = "H", **scene: Any) -> Play:
    """A faction plays an upgrade card and uses one of its icons; it still has an action card in hand."""
    return night(figures, side=side, upgrades=card, hand="GS1", **scene).choose(f"upg:{card}", f"ico:{icon}")


# Playing -------------------------------------------------------------------------------------------------------------


def test_action_cards_are_exchanged_for_cards_of_the_row_and_drawn_again_later() -> None:
    """[AA-P2-2, AA-P1-8, T42]"""
    t = night(hand="GS1, GC1, M1").having("H", row=["U1", "U4", "U2"]).choose("xch:GS1>1", "xch:M1>3")
    assert t.me.upgrades == ("U1", "U2") and t.me.hand == ("GC1",)
    t.choose("upg:U1", "ico:strike", "who:M").refuses("upg:U2", "AA-P1-8").choose("pass")
    assert len(t.t.players[0].hand) == 3 and t.t.players[0].upgrades == ("U2",)


def test_in_the_next_turn_another_card_may_be_played() -> None:
    """[AA-P1-8]"""
    t = night(upgrades="U1, U2", hand="GS1").choose("upg:U1", "ico:strike", "who:M", "pass")
    t.choose("pass", "pass")  # the Vampires, without cards, then their own tokens
    assert t.asked == "0 main" and t.of("upg") == "upg:U2"


def test_each_icon_is_used_once_in_any_order_or_not_at_all() -> None:
    """[AA-UP-1]"""
    t = night("M D6", tiles="D5 NS", upgrades="U6", hand="GS1").choose("upg:U6")
    assert t.offered == "ico:step, ico:power, pass"
    t.choose("ico:power", "pow:D").refuses("ico:power", "AA-UP-1")
    assert t.offered == "ico:step, pass"
    t.choose("pass")
    assert t.asked == "0 main" and t.t.power["D"] == 3


def test_a_played_card_goes_to_the_discard_pile_of_its_faction() -> None:
    """[AA-UP-1]"""
    t = icon("U1", "strike", side="V").choose("who:O")
    assert t.t.factions["V"].upgrade_discard == ("U1",) and t.me.upgrades == ()
    assert t.t.factions["H"].upgrade_discard == ()


# Scry and power ------------------------------------------------------------------------------------------------------


def test_scry_puts_the_top_two_cards_back_in_any_order() -> None:
    """[AA-UP-2]"""
    scene = night(upgrades="U3", hand="GS1").having("H", upgrade_deck=DECK)
    t = scene.choose("upg:U3", "ico:scry")
    assert t.asked == "0 scry" and t.offered == "ord:12, ord:21"
    t.choose("ord:21")
    assert t.t.factions["H"].upgrade_deck == ("U4", "U5", "U6", "U2", "U9")
    assert t.told(ScryOrdered) == [ScryOrdered("H", "HU9", "HU2", [0])]


def test_scry_may_leave_the_cards_as_they_lie() -> None:
    """[AA-UP-2]"""
    t = night(upgrades="U3", hand="GS1").having("H", upgrade_deck=DECK).choose("upg:U3", "ico:scry", "ord:12")
    assert t.t.factions["H"].upgrade_deck == DECK and t.t.factions["H"].scried == 2


def test_if_there_are_fewer_than_two_the_discard_pile_is_shuffled_below_first() -> None:
    """[AA-UP-2]"""
    t = night(upgrades="U3", hand="GS1").having("H", upgrade_deck=["U4"], upgrade_discard=["U5", "U6"]).choose("upg:U3", "ico:scry", "ord:12")
    deck = t.t.factions["H"].upgrade_deck
    assert deck[-1] == "U4" and sorted(deck) == ["U4", "U5", "U6"]


def test_the_card_with_the_scry_is_not_among_those_shuffled() -> None:
    """It is discarded when its icons have been used. [AA-UP-1, AA-UP-2]"""
    t = night(upgrades="U9", hand="GS1").having("H", upgrade_deck=["U4"], upgrade_discard=["U5", "U6"]).choose("upg:U9", "ico:scry")
    assert t.t.factions["H"].upgrade_discard == ("U9",)
    t = night(upgrades="U9", hand="GS1").having("H", upgrade_deck=[], upgrade_discard=[]).choose("upg:U9")
    t.refuses("ico:scry", "AA-UP-2")


def test_in_every_possible_world_scrying_keeps_the_cards_together() -> None:
    """What the enemies imagine while somebody scries is dealt from the same cards. [AA-UP-2]"""
    t = night(upgrades="U3", hand="GS1").having("H", upgrade_deck=DECK).choose("upg:U3", "ico:scry")
    for seed in range(8):
        world = t.match.fork()
        world.redeal(1, seed)
        world.answer(0, "ord:21")
        assert sorted(world.state.factions["H"].upgrade_deck) == sorted(DECK)
    own = t.match.sight(0).world(3)
    assert own.state.factions["H"].upgrade_deck[-2:] == DECK[-2:]


def test_power_raises_one_track_up_to_six() -> None:
    """[AA-UP-3, T47]"""
    t = icon("U6", "power", power="D 6, M 5")
    assert t.offered == "pow:M, pow:R"
    t.choose("pow:M")
    assert [t.t.power[who] for who in "DMR"] == [6, 6, 2]


def test_power_changes_nothing_when_all_tracks_are_full() -> None:
    """[AA-UP-3, T47]"""
    t = night("M D6", upgrades="U6", hand="GS1", power="D 6, M 6, R 6", tiles="D5 NS").choose("upg:U6")
    t.refuses("ico:power", "AA-UP-3")


# Strike --------------------------------------------------------------------------------------------------------------


def test_the_strike_of_the_humans_hits_row_and_column_up_to_the_ends_of_the_board() -> None:
    """[AA-UP-4, T43]"""
    t = icon("U1", "strike", "D D6, O D2, T J6, S G5").choose("who:D")
    assert t.points("V") == 18 and t.points("H") == 20
    assert t.told(Struck) == [Struck("D", ["O", "T"])]


def test_nothing_blocks_the_line_of_a_strike() -> None:
    """[AA-UP-4]"""
    t = icon("U1", "strike", "D D6, R D5, SA D4, O D2, S I1, T I2").choose("who:D")
    assert t.points("V") == 19


def test_the_strike_of_the_vampires_hits_the_two_nearest_spaces_of_each_diagonal() -> None:
    """[AA-UP-5, T44]"""
    t = icon("U1", "strike", "O F4, D D6, M C7, R B9", side="V").choose("who:O")
    assert t.points("H") == 17 and t.points("V") == 20


def test_the_strike_of_the_vampires_costs_three_for_each_human() -> None:
    """[AA-UP-5]"""
    t = icon("U1", "strike", "O F4, R D6, D G5, M F5", side="V").choose("who:O")
    assert t.points("H") == 14  # the Major beside it is not hit


def test_a_strike_is_an_attack_without_defence_and_takes_the_chosen() -> None:
    """[AA-UP-8, AA-AT-8]"""
    t = icon("U1", "strike", "D D6, O D2", foe="GS1, GS3, GS5", chosen="O").choose("who:D")
    assert t.points("V") == 19 and t.asked == "0 main"
    assert t.t.chosen == "D" and t.told(Attacked) == []


def test_major_and_sryz_add_to_each_hit_of_a_strike() -> None:
    """[AA-AB-2, AA-UP-8]"""
    assert icon("U1", "strike", "M D6, S D2, O J6").choose("who:M").points("V") == 20 - 3 - 2
    assert icon("U1", "strike", "O F4, M D6, D G5", side="V").choose("who:O").points("H") == 20 - 4 - 3


def test_a_strike_can_end_the_game() -> None:
    """[AA-UP-4, AA-EN-2]"""
    assert icon("U1", "strike", "M D6, O D2", points="20 1").choose("who:M").is_quiet().ended == "H annihilation"


def test_a_strike_that_hits_nobody_costs_nothing() -> None:
    """[AA-UP-4]"""
    assert icon("U1", "strike", "M D6").choose("who:M").told(PointsLost) == []


# Shove ---------------------------------------------------------------------------------------------------------------


def test_humans_shove_a_figure_of_the_society_straight() -> None:
    """[AA-UP-6]"""
    t = icon("U7", "shove", "SA C7, SB G2")
    assert t.offered == "shv:SA>N, shv:SA>E, shv:SA>S, shv:SA>W, shv:SB>N, shv:SB>E, shv:SB>S, shv:SB>W"
    assert t.choose("shv:SA>N").where("SA") == "C6"


def test_vampires_shove_it_diagonally() -> None:
    """[AA-UP-6]"""
    t = icon("U7", "shove", "SA C7, SB H3", side="V")
    assert t.of("shv:SA") == "shv:SA>NE, shv:SA>SE, shv:SA>SW, shv:SA>NW"
    assert t.of("shv:SB") == "shv:SB>SE, shv:SB>SW, shv:SB>NW"  # not into the base at I2
    assert t.choose("shv:SA>SW").where("SA") == "B8"


def test_a_shove_ends_on_no_figure_no_base_no_citadel_and_not_on_the_diagonal() -> None:
    """[AA-UP-6]"""
    t = icon("U7", "shove", "SA D5, SB A8, M C5, R B8, D A9")
    assert t.offered == "shv:SA>S, shv:SB>N"  # D4 and E5 are the diagonal, A9 is a base space
    t = icon("U7", "shove", "SA C10, SB I10, M B10, D C9, R A9")
    assert t.offered == "shv:SA>E, shv:SB>W"
    t = night("SA H2, M B9", upgrades="U7", hand="GS1").choose("upg:U7", "ico:shove")
    assert not t.offers("shv:SA>E")


def test_off_the_board_nobody_is_shoved() -> None:
    """[AA-UP-6]"""
    t = night(upgrades="U8", hand="GS1").choose("upg:U8").refuses("ico:shove", "AA-UP-6")
    assert t.offered == "ico:power, pass"


# Step ----------------------------------------------------------------------------------------------------------------


def test_humans_step_straight_along_an_open_path() -> None:
    """[AA-UP-7, AA-MV-1]"""
    t = icon("U4", "step", "M D6 W", tiles="D5 NS, D7 NS, C6 NS")
    assert t.of("stp:M") == "stp:M>N, stp:M>S"  # C6 is not open towards D6, E6 has no tile
    t.refuses("stp:M>W", "AA-UP-7").choose("stp:M>N")
    assert t.where("M") == "D5 N" and t.asked == "0 main"


def test_nobody_steps_into_the_base_without_a_path() -> None:
    """[AA-UP-7]"""
    t = icon("U4", "step", "M C9, D A9, R B10", tiles="C9 NS, C10 NS", chosen="M")
    assert t.of("stp:M") == "stp:M>N, stp:M>S"  # C8 is a crossroads
    t.refuses("stp:M>W", "AA-UP-7")
    assert icon("U4", "step", "M C9, D A9, R B10", tiles="C9 NW, C10 NS", chosen="M").choose("stp:M>W").ended == "H base"


def test_a_step_against_a_portal_that_hurts_costs_points_and_does_not_move() -> None:
    """[AA-UP-7, AA-PO-2, T46]"""
    t = icon("U4", "step", "M D6 W", tiles="D5 NS, D7 NS").choose("stp:M>S")
    assert t.where("M") == "D6 S" and t.points("H") == 18


def test_vampires_step_diagonally_and_keep_their_facing() -> None:
    """[AA-UP-7]"""
    t = icon("U4", "step", "O F3 W", side="V", tiles="E4 NS, F4 NS, G2 EW")
    assert t.of("stp:O") == "stp:O>NE, stp:O>SW, stp:O>NW"  # E2 is a crossroads; a bare space is open on all sides
    t.choose("stp:O>SW")
    assert t.where("O") == "E4 W" and t.points("V") == 20


def test_a_step_needs_a_tile_a_crossroads_or_the_own_base_and_no_figure() -> None:
    """[AA-UP-7]"""
    t = icon("U4", "step", "M C8, D B9, R B10, O C9", tiles="C9 NS, D8 EW, C7 NS")
    assert t.of("stp:M") == "stp:M>N, stp:M>E"
    t = icon("U4", "step", "M A8, D B10, R D10", tiles="B8 EW")
    assert t.of("stp:M") == "stp:M>E, stp:M>S"  # A9 is home
    assert t.of("stp:D") == ""  # from one base space to another nobody steps
    t = icon("U4", "step", "M I3, D B9, R A9, O E10, S J10", tiles="I4 NS")
    assert t.of("stp:M") == "stp:M>S, stp:M>W"  # the vampires' base is closed, H3 is a crossroads


def test_a_diagonal_step_needs_both_spaces_open_towards_the_corner() -> None:
    """[AA-UP-7]"""
    t = icon("U4", "step", "O F3 W, S I1, T I2", side="V", tiles="F3 SW, G2 NE, G4 NW, E4 NE")
    assert t.of("stp:O") == "stp:O>SE, stp:O>SW, stp:O>NW"  # G2 looks away; SE over the south side, NW over the west side
    t = icon("U4", "step", "O F3 W, S I1, T I2", side="V", tiles="F3 EW, E4 SW, G4 SE, G2 NS")
    assert t.of("stp:O") == "stp:O>NE, stp:O>NW"


def test_after_a_step_nothing_goes_on_and_nothing_is_attacked_or_captured() -> None:
    """[AA-UP-7]"""
    t = icon("U4", "step", "M D6, O D4 N", tiles="D5 NS, C6 EW", foe="GS1").choose("stp:M>N")
    assert t.where("M") == "D5 N" and t.asked == "0 main"
    t = icon("U4", "step", "M D6", tiles="D5 NS, C6 EW, D3 NS", chosen="D4").choose("stp:M>N")
    assert t.where("M") == "D5 N" and t.asked == "0 main" and t.t.chosen == "D4"


def test_a_step_into_a_trap_costs_a_point() -> None:
    """[AA-UP-7, AA-SS-18]"""
    t = icon("U4", "step", "M D7", traps="E7", players=3).choose("stp:M>E")
    assert t.where("M") == "E7 E" and t.points("H") == 19 and t.t.traps == ()


def test_a_step_home_with_the_chosen_wins() -> None:
    """[AA-UP-7, AA-EN-1]"""
    assert icon("U4", "step", "M A8, D B9, R B10", chosen="M", tiles="A7 NS").choose("stp:M>S").is_quiet().ended == "H base"
    assert icon("U4", "step", "O H2, S I2, T J2", side="V", chosen="O", tiles="G3 NS").choose("stp:O>NE").is_quiet().ended == "V base"


def test_without_a_tile_around_there_is_no_step() -> None:
    """[AA-UP-7]"""
    t = night(upgrades="U6", hand="GS1").choose("upg:U6").refuses("ico:step", "AA-UP-7")
    assert t.offered == "ico:power, pass"
