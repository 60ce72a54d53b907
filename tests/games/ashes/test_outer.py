"""Phase 1: the ally tokens, and what the places around the board give. [AA-P1]"""

from __future__ import annotations

from typing import Any

import pytest

from walpurgis.games.ashes.board import PORTAL_EDGES, SECTION_OF_EDGE

from .table import Play, night


def at_the_outer_spaces(tokens: str = "", figures: str = "", **scene: Any) -> Play:
    """The Humans' tokens lie there already; now comes what their places give."""
    return night(figures, tokens=tokens, phase="effects", **scene)


# Tokens --------------------------------------------------------------------------------------------------------------


def test_tokens_are_placed_before_anything_takes_effect() -> None:
    """[AA-P1-1]"""
    t = night(phase="tokens").choose("tok:M>bm.1", "tok:D>bm.2", "pass")
    assert t.asked == "0 effect" and t.offered == "eff:bm.1, eff:bm.2, pass"
    t.refuses("eff:bm.3", "AA-P1-1").choose("pass")
    assert t.asked.startswith("1 ")  # without a card in hand nothing else is left to do in this turn


@pytest.mark.parametrize("place", ["bm.1", "bm.2", "bm.3", "seer", "alch", "myst"])
def test_each_faction_has_places_of_its_own(place: str) -> None:
    """[AA-P1-2]"""
    t = night(phase="tokens", tokens=f"O {place}").choose(f"tok:M>{place}")
    assert t.t.tokens["M"] == t.t.tokens["O"] == place


def test_two_own_tokens_do_not_share_a_place_either() -> None:
    """[AA-P1-2]"""
    t = night(phase="tokens").choose("tok:M>seer")
    t.refuses("tok:D>seer", "AA-P1-2")


def test_a_token_stays_moves_or_goes_back_to_the_reserve() -> None:
    """[AA-P1-3]"""
    t = night(phase="tokens", tokens="M bm.2, D seer, R myst").choose("tok:M>res", "tok:D>alch", "pass")
    assert {who: t.t.tokens[who] for who in "DMR"} == {"D": "alch", "M": "", "R": "myst"}


def test_a_place_that_an_own_token_has_left_can_be_taken_by_another() -> None:
    """[AA-P1-3]"""
    t = night(phase="tokens", tokens="M seer").choose("tok:M>bm.1")
    assert t.offers("tok:D>seer") and not t.offers("tok:M>seer")
    t.refuses("tok:M>bm.2", "AA-P1-3")  # each token moves once


def test_a_token_in_reserve_is_not_sent_there_again() -> None:
    """[AA-P1-3]"""
    assert not night(phase="tokens").offers("tok:M>res")


def test_an_ally_zone_takes_only_the_token_of_its_own_character() -> None:
    """[AA-P1-4]"""
    t = night(phase="tokens")
    assert t.of("tok:M>al.") == "tok:M>al.M"
    t.refuses("tok:D>al.M", "AA-P1-4").refuses("tok:O>al.O", "AA-P1-4")


# Order, and ally zones -----------------------------------------------------------------------------------------------


def test_effects_come_in_any_order_each_once_or_not_at_all() -> None:
    """[AA-P1-5]"""
    t = at_the_outer_spaces("M bm.1, D bm.2, R bm.3").choose("eff:bm.3", "pay:D", "eff:bm.1", "pay:M")
    assert t.offered == "eff:bm.2, pass"
    t.refuses("eff:bm.3", "AA-P1-5").choose("pass")
    assert len(t.t.players[0].upgrades) == 2


def test_a_token_that_stays_works_again_in_the_next_turn() -> None:
    """[AA-P1-5]"""
    t = night(phase="tokens", tokens="M bm.1").choose("pass", "eff:bm.1", "pay:D")
    assert t.asked == "0 main"
    t.choose("pass", "pass", "pass")  # the Vampires, without a card in hand, are soon done
    assert t.asked == "0 effect" and t.offered == "eff:bm.1, pass"


def test_an_ally_zone_works_by_itself() -> None:
    """[AA-P1-5, AA-P1-6]"""
    t = night(phase="tokens", tokens="D bm.1").choose("tok:M>al.M", "pass")
    assert t.t.power["M"] == 3 and t.t.power["D"] == 2
    t.refuses("eff:al.M", "AA-P1-5")


def test_a_full_track_stays_full() -> None:
    """[AA-P1-6, T36]"""
    t = night(phase="tokens", tokens="M al.M", power="M 6").choose("pass")
    assert t.t.power["M"] == 6


def test_a_full_track_that_pays_in_this_phase_gets_its_level_afterwards() -> None:
    """The player picks the order, and this is the better one. [AA-P1-5, AA-P1-6]"""
    t = night(phase="tokens", tokens="M al.M, D bm.1", power="M 6").choose("pass", "eff:bm.1", "pay:M")
    assert t.t.power["M"] == 6
    t = night(phase="tokens", tokens="M al.M, D bm.1", power="M 5").choose("pass", "eff:bm.1", "pay:M")
    assert t.t.power["M"] == 5


# Black Market --------------------------------------------------------------------------------------------------------


def test_the_black_market_sells_the_card_of_its_slot_for_one_level() -> None:
    """[AA-P1-7, T37]"""
    t = at_the_outer_spaces("M bm.2, D seer").having("H", row=["U1", "U4", "U7"]).choose("eff:bm.2", "pay:D")
    assert t.t.power["D"] == 1 and t.t.players[0].upgrades == ("U4",)
    assert t.t.factions["H"].row == ("U1", "", "U7")
    assert t.asked == "0 main"  # the slot is filled in phase 3
    t.choose("pass")
    assert all(t.t.factions["H"].row)


def test_only_characters_with_power_can_pay() -> None:
    """[AA-P1-7]"""
    t = at_the_outer_spaces("M bm.1", power="D 0, M 1, R 2").choose("eff:bm.1")
    assert t.offered == "pay:M, pay:R"


def test_without_power_or_without_a_card_the_market_sells_nothing() -> None:
    """[AA-P1-7]"""
    t = at_the_outer_spaces("M bm.1, R bm.3").having("H", row=["", "U4", "U7"])
    t.refuses("eff:bm.1", "AA-P1-7")
    t = at_the_outer_spaces("M bm.1, R seer", power="D 0, M 0, R 0", hand="GS1")
    assert t.asked == "0 main"


def test_several_cards_can_be_bought_but_one_is_played_in_a_turn_this_very_one() -> None:
    """[AA-P1-8]"""
    t = at_the_outer_spaces("M bm.1, D bm.2", hand="GS1").having("H", row=["U1", "U4", "U7"]).choose("eff:bm.1", "pay:D", "eff:bm.2", "pay:D")
    assert t.of("upg") == "upg:U1, upg:U4"
    t.choose("upg:U1", "ico:strike", "who:M").refuses("upg:U4", "AA-P1-8")


# Seer ----------------------------------------------------------------------------------------------------------------


def test_the_seer_takes_three_levels_of_one_track() -> None:
    """[AA-P1-9, T39]"""
    t = at_the_outer_spaces("M seer, R bm.1", hand="GS1").refuses("eff:seer", "AA-P1-9")
    assert t.offered == "eff:bm.1, pass"
    t = at_the_outer_spaces("M seer, R bm.1", power="D 3", hand="GS1").having("H", deck=["R1", "D1"]).choose("eff:seer")
    assert [t.t.power[who] for who in "DMR"] == [0, 2, 2]
    assert t.asked == "0 seer" and t.offered == "act:GS1, act:D1"  # one was drawn first


def test_the_seer_lets_a_card_be_played_at_once_with_its_full_effect_beside_those_of_phase_two() -> None:
    """[AA-P1-9]"""
    t = at_the_outer_spaces("M seer, R bm.1", "M A9", power="D 3", hand="GS1").having("H", deck=["R1", "D1"])
    t.choose("eff:seer", "act:GS1", "put:A8=NS", "who:M", "go:N")
    assert t.where("M") == "A8 N" and t.asked == "0 effect"
    t.choose("pass")
    assert t.of("act") == "act:D1" and t.t.factions["H"].discard[-1] == "GS1"


def test_whoever_has_paid_the_seer_must_play_a_card_but_may_leave_its_tiles() -> None:
    """[AA-P1-9]"""
    t = at_the_outer_spaces("M seer", power="D 3", hand="GS1").having("H", deck=["GC1"]).choose("eff:seer")
    t.refuses("pass").choose("act:GC1", "pass")
    assert t.asked == "0 main" and t.t.players[0].hand == ("GS1",)


def test_without_deck_and_discard_the_seer_lets_a_card_of_the_hand_be_played() -> None:
    """[AA-P1-9]"""
    t = at_the_outer_spaces("M seer", power="D 3", hand="GS1, GC1").having("H", deck=[], discard=[]).choose("eff:seer")
    assert t.offered == "act:GS1, act:GC1"


def test_without_any_card_there_is_no_seer() -> None:
    """[AA-P1-9]"""
    t = at_the_outer_spaces("M seer, R bm.1", power="D 3").having("H", deck=[], discard=[])
    t.refuses("eff:seer", "AA-P1-9")


# Alchemist -----------------------------------------------------------------------------------------------------------


def test_the_alchemist_removes_a_tile_for_an_upgrade_card() -> None:
    """[AA-P1-10]"""
    t = at_the_outer_spaces("M alch", tiles="C7 NE", upgrades="U7, U4").choose("eff:alch", "dis:U7", "rem:C7")
    assert t.t.tiles == {} and t.t.supply == {"S": 40, "C": 40}
    assert t.t.players[0].upgrades == ("U4",) and t.t.factions["H"].upgrade_discard == ("U7",)


def test_the_alchemist_makes_a_straight_of_a_curve_and_the_other_way_round_in_any_orientation() -> None:
    """[AA-P1-10, E4]"""
    t = at_the_outer_spaces("M alch", tiles="C7 NE, D7 NS", upgrades="U7").choose("eff:alch")
    assert t.offered == "rem:C7, rem:D7, cnv:C7=NS, cnv:C7=EW, cnv:D7=NE, cnv:D7=SE, cnv:D7=SW, cnv:D7=NW"
    t.choose("cnv:D7=SW")
    assert t.t.tiles["D7"] == "SW" and t.t.supply == {"S": 40, "C": 38}


def test_the_alchemist_leaves_a_tile_with_a_figure_alone() -> None:
    """[AA-P1-10]"""
    t = at_the_outer_spaces("M alch", "O C7, SA D7", tiles="C7 NE, D7 NS, E8 NS", upgrades="U7").choose("eff:alch")
    assert t.of("rem") == "rem:E8" and "C7" not in t.offered
    t = at_the_outer_spaces("M alch, R bm.1", "O C7", tiles="C7 NE", upgrades="U7")
    t.refuses("eff:alch", "AA-P1-10")


def test_the_alchemist_wants_a_card_of_ones_own_and_needs_the_other_kind_in_the_supply() -> None:
    """[AA-P1-10]"""
    at_the_outer_spaces("M alch, R bm.1", tiles="C7 NE").refuses("eff:alch", "AA-P1-10")
    t = at_the_outer_spaces("M alch", tiles="C7 NE, D7 NS", upgrades="U7").having(supply={"S": 0, "C": 5}).choose("eff:alch")
    assert t.of("cnv:C7") == "" and t.of("cnv:D7") != ""


def test_a_bear_trap_goes_with_a_removed_tile_and_stays_on_a_changed_one() -> None:
    """[AA-P1-10, AA-KS-20]"""
    scene = at_the_outer_spaces("M alch", tiles="C7 NE", upgrades="U7")
    assert scene.having(bears=["C7"]).choose("eff:alch", "rem:C7").t.bears == ()
    assert scene.having(bears=["C7"]).choose("eff:alch", "cnv:C7=NS").t.bears == ("C7",)


# Mystic --------------------------------------------------------------------------------------------------------------


def test_the_mystic_puts_an_own_portal_into_the_other_section_where_it_hurts_the_others() -> None:
    """[AA-P1-11, T41]"""
    t = at_the_outer_spaces("M myst").choose("eff:myst")
    assert t.offered == "por:P1, por:P2, por:P3"
    t.choose("por:P1", "por:P1>F5|G5")
    assert t.t.portals["F5|G5"] == "P1" and "C6|C7" not in t.t.portals
    assert t.t.hurts("F5", "E", "V") and not t.t.hurts("F5", "E", "H")


def test_the_own_portals_are_those_that_lie_in_the_own_section_now() -> None:
    """[AA-P1-11]"""
    t = at_the_outer_spaces("M myst", portals="P1 F5|G5, P4 C6|C7, P5 D6|D7").choose("eff:myst")
    assert t.offered == "por:P4, por:P5"
    t.choose("por:P4").refuses("por:P4>C7|C8", "AA-P1-11")  # not within one's own section


def test_the_mystic_does_nothing_if_no_portal_lies_in_the_own_section() -> None:
    """[AA-P1-11]"""
    t = at_the_outer_spaces("M myst, R bm.1", portals="P1 F5|G5, P4 F3|G3")
    t.refuses("eff:myst", "AA-P1-11")


def test_a_portal_keeps_away_from_figures_the_rim_and_other_portals() -> None:
    """[AA-P1-12, T41, E7]"""
    t = at_the_outer_spaces("M myst", "O G5, SA I7", chosen="E5").choose("eff:myst", "por:P1")
    for edge in ("F5|G5", "G5|H5", "I7|J7", "E5|F5", "E4|E5", "J5|J6", "C1|D1", "F3|G3", "H1|I1"):
        t.refuses(f"por:P1>{edge}", "AA-P1-12")
    assert t.offers("por:P1>F4|F5") and t.offers("por:P1>F6|G6") and t.offers("por:P1>I5|J5")
    assert not any(there in t.offered for there in ("J1", "A10"))


def test_each_section_has_72_edges_for_portals() -> None:
    """[AA-P1-12]"""
    assert [len(PORTAL_EDGES[side]) for side in "HV"] == [72, 72]
    assert all(SECTION_OF_EDGE[edge] == side for side in "HV" for edge in PORTAL_EDGES[side])


def test_a_portal_next_to_a_figure_may_be_taken_away() -> None:
    """[AA-P1-13]"""
    t = at_the_outer_spaces("M myst", "M C6, O C7").choose("eff:myst")
    assert t.offers("por:P1")
