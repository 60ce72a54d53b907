"""Phase 2: action cards, what they do to tiles, whom they set in motion. [AA-P2]"""

from __future__ import annotations

import pytest

from walpurgis.games.ashes.board import AROUND, PLAIN

from .table import night


def keys(offered: str) -> set[str]:
    return set(offered.split(", "))


# Cards between cards -------------------------------------------------------------------------------------------------


def test_any_number_of_cards_one_after_the_other() -> None:
    """[AA-P2-1]"""
    t = night(hand="GS1, GC1, D1")
    assert t.asked == "0 main" and t.of("act") == "act:GS1, act:GC1, act:D1"
    t.choose("act:GC1", "pass", "act:D1", "pass")
    assert t.ask.prompt == "main" and t.of("act") == "act:GS1"
    assert t.me.hand == ("GS1",) and t.t.mine.discard == ("GC1", "D1")
    t.refuses("act:GC1").choose("pass")  # it is not in the hand any more
    assert t.asked == "1 token"


def test_nobody_has_to_play_a_card() -> None:
    """[AA-P2-1, AA-P2-12]"""
    t = night(hand="GS1, GC1, D1").choose("pass")
    assert t.t.players[0].hand == ("GS1", "GC1", "D1")


def test_action_cards_are_exchanged_for_cards_of_the_row() -> None:
    """[AA-P2-2]"""
    t = night(hand="GS1, GC1")
    first, second, third = t.t.mine.row
    t.choose("xch:GS1>2")
    assert t.me.upgrades == (second,) and t.t.mine.row == (first, "", third) and t.t.mine.discard == ("GS1",)
    t.refuses("xch:GC1>2", "AA-P2-2").choose("xch:GC1>1")
    assert [*t.me.upgrades] == [second, first]


def test_an_empty_row_gives_nothing() -> None:
    """[AA-P2-2]"""
    t = night(hand="GS1").having("H", row=["", "", ""])
    assert t.of("xch") == "" and t.why_not("xch:GS1>1") == "AA-P2-2"


def test_nobody_exchanges_in_the_row_of_the_others() -> None:
    """[AA-P2-2]"""
    t = night(hand="GS1", side="V")
    mine, others = t.t.factions["V"].row[:], t.t.factions["H"].row[:]
    t.choose("xch:GS1>1")
    assert t.me.upgrades == mine[:1] and t.t.factions["H"].row == others


def test_an_upgrade_card_comes_before_or_after_a_card_and_not_during_one() -> None:
    """[AA-P2-3]"""
    t = night("D C8", hand="GS1, D1", upgrades="U9")
    assert t.offers("upg:U9")
    t.choose("act:GS1")
    assert t.of("upg") == ""
    t.choose("pass", "act:D1")
    assert t.of("upg") == ""
    t.choose("pass")
    assert t.ask.prompt == "main" and t.offers("upg:U9")


def test_one_upgrade_card_a_turn() -> None:
    """[AA-P2-3, AA-P1-8]"""
    t = night(hand="GS1", upgrades="U9, U4").choose("upg:U9", "pass")
    t.refuses("upg:U4", "AA-P1-8")
    assert t.ask.prompt == "main" and t.me.upgrades == ("U4",)


def test_there_are_generic_cards_and_cards_of_characters() -> None:
    """[AA-P2-4]"""
    assert night("D C5", hand="GC1").choose("act:GC1").ask.prompt == "generic"
    assert night("D C5", hand="D1").choose("act:D1").ask.prompt == "tiles"
    night("D C5", hand="GC1").choose("act:GC1").refuses("put:C6=NS", "AA-P2-4")


# Generic cards -------------------------------------------------------------------------------------------------------


def test_a_generic_card_places_its_tile_anywhere_in_any_way() -> None:
    """[AA-P2-5]"""
    t = night(hand="GC1, GS1").choose("act:GC1")
    assert t.of("put:F1=") == "put:F1=NE, put:F1=SE, put:F1=SW, put:F1=NW"
    t.choose("put:F1=SW")
    assert t.t.tiles == {"F1": "SW"} and t.t.supply == {"S": 40, "C": 39}


@pytest.mark.parametrize(
    "space",
    ["C5", "J5", "C7", "C8", "E5", "A9", "J2", "A10", "J1", "G4", "E8"],
    ids=["own figure", "society", "tile", "crossroads", "diagonal", "base", "other base", "citadel", "other citadel", "enemy", "trap"],
)
def test_where_no_tile_can_be_placed(space: str) -> None:
    """[AA-P2-5, AA-B-4]"""
    night("D C5, O G4, SA J5", tiles="C7 NE", hand="GS1", traps="E8", players=3).choose("act:GS1").refuses(f"put:{space}=NS", "AA-P2-5")


def test_or_it_rotates_a_tile_of_its_kind() -> None:
    """[AA-P2-6]"""
    t = night("D C7", tiles="C6 NS, B4 EW, F5 NE, C7 NS", hand="GS1, GC1").choose("act:GS1")
    assert t.of("rot") == "rot:B4=NS, rot:C6=EW, rot:C7=EW"
    t.refuses("rot:F5=SE", "AA-P2-6").refuses("rot:B4=EW", "AA-P2-6")
    t.choose("rot:C6=EW")
    assert t.t.tiles["C6"] == "EW" and t.t.supply["S"] == 37


def test_a_tile_is_rotated_even_under_a_figure_and_sends_it_on() -> None:
    """[AA-P2-6, AA-P2-7]"""
    t = night("D C7, O B7", tiles="C7 NS, D7 EW, B7 NS", hand="GS1").choose("act:GS1", "rot:C7=EW")
    assert t.offered == "who:D, pass"
    assert t.choose("who:D", "go:E").where("D").startswith("E7")
    t = night("D C7, O B7", tiles="B7 NS, A7 EW", hand="GS1").choose("act:GS1", "rot:B7=EW", "who:O", "go:W")
    assert t.where("O") == "A7 W"  # an enemy, too


def test_a_curve_is_rotated_to_any_other_side() -> None:
    """[AA-P2-6]"""
    t = night(tiles="C6 NE, D7 NS", hand="GC1").choose("act:GC1")
    assert t.of("rot") == "rot:C6=SE, rot:C6=SW, rot:C6=NW"


def test_then_a_character_joined_to_the_tile_may_be_activated() -> None:
    """[AA-P2-7, T06]"""
    t = night("M A9, R B9", hand="GS1, GS2").choose("act:GS1", "put:C9=EW")
    assert t.offered == "who:R, pass"
    t.refuses("who:M", "AA-P2-7").choose("who:R", "go:E")
    assert t.where("R") == "C9 E" and t.asked == "0 main"


def test_the_activation_may_be_let_be() -> None:
    """[AA-P2-7]"""
    t = night("M A9, R B9", hand="GS1, GS2").choose("act:GS1", "put:C9=EW", "pass")
    assert t.where("R") == "B9 N" and t.ask.prompt == "main"


def test_only_routes_over_the_tile_are_offered() -> None:
    """[AA-P2-7]"""
    t = night("M B6", tiles="B6 NS, B4 NS, B7 NS", hand="GS1, GS2").choose("act:GS1", "put:C5=EW", "who:M")
    assert t.offered == "go:N, pass"
    t.refuses("go:S", "AA-P2-7").choose("go:N")
    assert t.where("M") == "C5 E"


def test_after_the_tile_the_path_is_followed_as_always() -> None:
    """[AA-P2-7, AA-MV-3]"""
    t = night("M A9", tiles="A7 NS, A6 NS", hand="GS1, GS2").choose("act:GS1", "put:A8=NS", "who:M", "go:N")
    assert t.where("M") == "A6 N"


def test_a_tile_far_along_the_path_will_do() -> None:
    """[AA-P2-7]"""
    t = night("M A9", tiles="A8 NS, A7 NS, B5 NS", hand="GS1, GS2").choose("act:GS1", "put:A6=NS")
    assert t.of("who") == "who:M"


def test_after_a_rotation_as_well() -> None:
    """[AA-P2-6, AA-P2-7]"""
    t = night("M A9", tiles="A8 EW", hand="GS1, GS2").choose("act:GS1", "rot:A8=NS", "who:M", "go:N")
    assert t.where("M") == "A8 N"


def test_after_an_attack_the_route_over_the_tile_is_due() -> None:
    """[AA-P2-7, AA-P2-13]"""
    t = night("M C8, O D8", tiles="D8 EW", hand="GS1, GS2").choose("act:GS1", "put:C7=NS", "who:M", "atk:E")
    assert t.points("V") == 16 and t.where("M") == "C7 N" and t.ask.prompt == "main"


def test_an_enemy_sent_by_a_card_only_moves() -> None:
    """[AA-P2-8, AA-T-5]"""
    t = night("O H3, M H2, D F5", tiles="G3 EW, H2 NS, E4 EW", hand="GS1, GS2", chosen="D4", portals="").choose("act:GS1", "put:F3=EW", "who:O")
    assert t.asked == "0 step" and t.offered == "go:W, pass"
    t.refuses("atk:N", "AA-P2-8").choose("go:W")
    assert t.where("O") == "F3 W" and (t.points("H"), t.points("V")) == (20, 20)


def test_an_enemy_does_not_capture_at_the_wish_of_others() -> None:
    """[AA-P2-8]"""
    t = night("O G4", tiles="G4 EW", hand="GS1, GS2", chosen="D4", portals="").choose("act:GS1", "put:E4=EW", "who:O", "go:W")
    assert t.where("O") == "E4 W" and t.ask.prompt == "main" and t.t.chosen == "D4"


def test_the_active_player_chooses_the_enemys_way() -> None:
    """[AA-P2-8, AA-T-5]"""
    t = night("O H3", tiles="F3 EW, E3 EW, F5 NS", hand="GS1, GS2", portals="").choose("act:GS1", "put:G3=EW", "who:O", "go:W")
    assert t.where("O") == "E3 W"
    t = night("O G6", tiles="G6 NS, H5 EW, F5 EW", hand="GS1, GS2", portals="").choose("act:GS1", "put:G4=NS", "who:O")
    assert t.asked == "0 step"


def test_an_enemy_sent_home_with_the_chosen_wins() -> None:
    """[AA-P2-8, AA-EN-1]"""
    t = night("O H3, S I1, T J2", hand="GC1, GS2", chosen="O").choose("act:GC1", "put:H2=SE", "who:O", "go:N").is_quiet()
    assert t.ended == "V base"


# Cards of characters -------------------------------------------------------------------------------------------------


def test_a_character_card_works_in_the_eight_spaces_around() -> None:
    """[AA-P2-9]"""
    t = night("D C5", hand="D2, GS1").choose("act:D2")
    spaces = {key[4:6] for key in keys(t.of("put"))}
    assert spaces == set(AROUND["C5"]) - {"B5", "D4", "D6"} == {"B4", "C4", "B6", "C6", "D5"}
    t.refuses("put:F1=NS", "AA-P2-9").refuses("put:B5=NS", "AA-P2-5").refuses("put:D4=NS", "AA-P2-5")


def test_it_places_and_rotates_as_many_as_it_shows_each_elsewhere() -> None:
    """[AA-P2-9]"""
    t = night("D C5", tiles="B4 NS", hand="D4, GS1").choose("act:D4", "put:C4=EW")
    assert t.ask.prompt == "tiles" and not t.of("rot:C4") and t.of("rot") == "rot:B4=EW"
    t.choose("rot:B4=EW")
    assert {key[-2:] for key in keys(t.of("put"))} == {"NE", "SE", "SW", "NW"}
    t.choose("put:D5=NE")
    assert t.ask.prompt == "step" and t.t.tiles == {"C4": "EW", "B4": "EW", "D5": "NE"}


def test_a_rotation_uses_up_a_tile_of_that_kind() -> None:
    """[AA-P2-9]"""
    t = night("D C5", tiles="B4 NS, C4 EW", hand="D1, GS1").choose("act:D1", "rot:B4=EW")
    assert t.of("rot") == "" and not t.offers("put:D5=NS") and t.offers("put:D5=NE")


def test_fewer_tiles_or_none_are_allowed() -> None:
    """[AA-P2-9, AA-P2-10]"""
    t = night("D B5", tiles="B4 NS", hand="D4, GS1").choose("act:D4", "pass", "go:N")
    assert t.where("D") == "B4 N" and t.t.tiles == {"B4": "NS"} and t.ask.prompt == "main"


def test_then_that_character_acts_and_no_other() -> None:
    """[AA-P2-10]"""
    t = night("D B5, M C8", tiles="C7 NS", hand="D2, GS1").choose("act:D2", "put:B4=NS", "put:C5=EW")
    assert t.ask.prompt == "step" and t.offered == "go:N, go:E, pass" and t.t.walker == "D"
    t.choose("go:E")
    assert t.where("D") == "C5 E" and t.where("M") == "C8 N"


def test_its_route_is_free() -> None:
    """[AA-P2-10]"""
    t = night("D B5", tiles="B6 NS", hand="D2, GS1").choose("act:D2", "put:B4=NS", "pass")
    assert t.offered == "go:N, go:S, pass"


# Supply and nothing to do --------------------------------------------------------------------------------------------


def test_a_kind_that_has_run_out_can_only_be_rotated() -> None:
    """[AA-P2-11]"""
    t = night(tiles=", ".join(f"{space} NS" for space in PLAIN[:40]), hand="GS1, GC1")
    assert t.t.supply == {"S": 0, "C": 40}
    t.choose("act:GS1")
    assert t.of("put") == "" and len(keys(t.of("rot"))) == 40
    t.refuses(f"put:{PLAIN[50]}=NS", "AA-P2-11").choose("pass", "act:GC1")
    assert len(keys(t.of("put"))) == 4 * 32


def test_a_card_may_be_played_for_nothing() -> None:
    """[AA-P2-12]"""
    t = night("D B10", tiles="C9 NE, C10 NE", hand="D2, GS1").choose("act:D2")
    assert t.ask.prompt == "main" and t.t.mine.discard == ("D2",) and t.where("D") == "B10 E"


# Activation ----------------------------------------------------------------------------------------------------------


def test_an_activation_mixes_movement_attack_and_capture() -> None:
    """[AA-P2-13]"""
    t = night("D D6, O C5 N", tiles="D5 SE, C5 EW", chosen="E5").activate("D").choose("go:N")
    assert t.offered == "cap:E, pass"
    t = night("D D5, O C5 N", tiles="D5 EW, C5 EW", chosen="E5").activate("D")
    assert t.offered == "atk:W, cap:E, pass"
    t.choose("atk:W", "cap:E").is_quiet()
    assert t.points("V") == 17 and t.t.chosen == "D"


def test_one_attack_and_one_capture_at_most() -> None:
    """[AA-P2-13]"""
    t = night("D C8, O D8 N, S B8 N", tiles="D8 EW, B8 EW, C7 NS").activate("D").choose("atk:E")
    t.refuses("atk:W", "AA-P2-13").refuses("atk:E", "AA-P2-13")
    assert t.offered == "go:N, pass"


def test_the_capture_may_come_before_the_attack_and_the_walk() -> None:
    """[AA-P2-13]"""
    t = night("D D5, O C4 N", tiles="D5 EW, C5 NE, C4 NS", chosen="E5").activate("D").choose("cap:E", "go:W")
    assert t.where("D") == "C5 W" and t.offered == "atk:N, pass"


def test_the_same_character_acts_again_with_another_card() -> None:
    """[AA-P2-14]"""
    t = night("D C8, O D8 N", tiles="D8 EW", hand="D1, D2, GS1").choose("act:D1", "pass", "atk:E", "act:D2", "pass")
    assert t.offers("atk:E")
    assert t.choose("atk:E").points("V") == 14


# Changing tiles ------------------------------------------------------------------------------------------------------


def test_the_alchemist_makes_a_curve_of_a_straight_and_the_other_way_round() -> None:
    """[AA-P1-10, E4]"""
    t = night("M C8", tiles="C7 NS, F5 NE", phase="effects", tokens="M alch", upgrades="U1", hand="GS1").choose("eff:alch")
    assert keys(t.of("cnv:C7")) == {"cnv:C7=NE", "cnv:C7=SE", "cnv:C7=SW", "cnv:C7=NW"}
    assert keys(t.of("cnv:F5")) == {"cnv:F5=NS", "cnv:F5=EW"}
    t.choose("cnv:C7=SW")
    assert t.t.tiles["C7"] == "SW" and t.t.supply == {"S": 40, "C": 38} and t.me.upgrades == ()


def test_the_society_flips_tiles_in_the_same_way() -> None:
    """[AA-SS-8, E4]"""
    t = night(tiles="C7 NS, F5 NE", phase="society", players=3, society_hand="S07, S15").choose("pass", "use:S07")
    assert keys(t.of("cnv:C7")) == {"cnv:C7=NE", "cnv:C7=SE", "cnv:C7=SW", "cnv:C7=NW"} and keys(t.of("cnv:F5")) == {"cnv:F5=NS", "cnv:F5=EW"}
