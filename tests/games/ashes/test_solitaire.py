"""Alone against the ghouls: three figures cross the board. [AA-SO]"""

from __future__ import annotations

from typing import Any

import pytest

from walpurgis.games.ashes.events import CameHome, GhoulMoved, GhoulRose
from walpurgis.games.ashes.facts import GHOUL_CARDS
from walpurgis.games.ashes.view import Seen

from .table import Play, night


def ghoul_acts(figures: str, *ghouls: str, hand: str = "GS1", **scene: Any) -> Play:
    """The last ghouls of the phase are to act; then come the cards."""
    return night(figures, players=1, phase="ghouls", hand=hand, **scene).having(ghouls_to_act=list(ghouls))


def alone(figures: str = "", **scene: Any) -> Play:
    """The ghouls have acted; the player is to play cards."""
    return night(figures, players=1, **scene)


# The turn and its ghouls ---------------------------------------------------------------------------------------------


def test_a_turn_is_ghouls_then_cards_then_refill() -> None:
    """[AA-SO-1, AA-SO-2]"""
    t = night(players=1, phase="ghouls", hand="GS1").having(ghoul_open=["G-34", "G-12"])
    assert t.asked == "0 main" and [rose.who for rose in t.told(GhoulRose)] == ["g3", "g4", "g1", "g2"]
    t = night(players=1, phase="refill", hand="GS1").having(ghoul_open=["G-34", "G-12"])
    assert len(t.me.hand) == 3 and t.t.turn == 3 and "g3" in t.t.at


def test_two_cards_from_left_to_right_the_lower_number_first() -> None:
    """[AA-SO-2]"""
    t = night(players=1, phase="ghouls", hand="GS1").having(ghoul_open=["G-38", "G-12"])
    assert [(rose.who, rose.space) for rose in t.told(GhoulRose)] == [("g3", "D9"), ("g8", "H7"), ("g1", "C4"), ("g2", "B7")]


def test_there_is_one_card_for_each_pair_of_ghouls() -> None:
    """[AA-SO-2]"""
    assert len(GHOUL_CARDS) == 28 and all(a < b for a, b in GHOUL_CARDS.values())
    assert GHOUL_CARDS["G-38"] == (3, 8) and len(set(GHOUL_CARDS.values())) == 28


def test_a_ghoul_off_the_board_rises_on_its_own_space() -> None:
    """[AA-SO-3]"""
    assert ghoul_acts("", "g6").where("g6") == "G2"
    assert ghoul_acts("", "g8").where("g8") == "H7"  # the Captain does not walk in the same breath


def test_if_a_ghoul_stands_there_it_rises_on_the_next_free_number() -> None:
    """[AA-SO-3]"""
    assert ghoul_acts("g1 G2", "g6").where("g6") == "I4"
    assert ghoul_acts("g1 H7, g2 C4", "g8").where("g8") == "B7"  # after 8 comes 1


def test_a_ghoul_that_rises_under_a_character_wins() -> None:
    """[AA-SO-3, AA-SO-12]"""
    t = ghoul_acts("M G2", "g6").is_quiet()
    assert t.ended == "G ghoul" and t.match.result().winners == []


def test_a_ghoul_goes_one_space_towards_the_nearest_character() -> None:
    """[AA-SO-4, T66]"""
    t = ghoul_acts("M C6, g1 C4", "g1")
    assert t.where("g1") == "C5" and t.told(GhoulMoved) == [GhoulMoved("g1", "C5")]


def test_of_several_nearest_characters_the_player_chooses() -> None:
    """[AA-SO-4]"""
    t = ghoul_acts("M C7, D C1, R F4, g1 C4", "g1")
    assert t.asked == "0 near" and t.offered == "near:D, near:M, near:R"
    assert t.choose("near:R").where("g1") == "D4"
    assert ghoul_acts("M C7, D C1, R F5, g1 C4", "g1").offered == "near:D, near:M"


def test_a_ghoul_does_not_enter_a_space_with_a_ghoul_and_stays_if_there_is_no_other() -> None:
    """[AA-SO-4]"""
    assert ghoul_acts("M C6, g1 C4, g2 C5", "g1").where("g1") == "C4"
    assert ghoul_acts("M D6, g1 C4, g2 C5", "g1").where("g1") == "D4"


def test_a_ghoul_keeps_out_of_the_players_own_base_and_of_citadels() -> None:
    """[AA-SO-4]"""
    assert ghoul_acts("M C10, g1 A8", "g1").where("g1") == "B8"
    assert ghoul_acts("M J2, g1 I1, D A3, R A2", "g1").where("g1") == "I2"  # not by way of J1
    t = ghoul_acts("O H1, S A9, T B9, g1 I3", "g1", side="V", faction="V")
    assert t.where("g1") == "H3"  # I2 is of the Vampires' base


def test_a_space_with_a_path_comes_first_and_the_path_is_devoured() -> None:
    """[AA-SO-5, AA-SO-7, T67]"""
    t = ghoul_acts("M D6, g2 B7", "g2", tiles="C7 NE")
    assert t.where("g2") == "C7" and t.t.tiles == {} and t.t.supply == {"S": 40, "C": 40}


def test_a_crossroads_comes_first_too_and_remains() -> None:
    """[AA-SO-5, AA-SO-7]"""
    t = ghoul_acts("M C6, g2 A5", "g2")
    assert t.where("g2") == "B5"
    assert t.t.open_sides("B5") == "NESW"


@pytest.mark.parametrize("tiles", ["", "C7 NE, B6 NS"])
def test_among_equals_the_player_chooses(tiles: str) -> None:
    """[AA-SO-5]"""
    t = ghoul_acts("M D6, g2 B7", "g2", tiles=tiles)
    assert t.asked == "0 ghoul" and t.offered == "gst:g2>B6, gst:g2>C7"
    assert t.choose("gst:g2>B6").where("g2") == "B6"


def test_a_characters_space_comes_before_every_path() -> None:
    """[AA-SO-5, AA-SO-12]"""
    assert ghoul_acts("M C7, D D6, g2 B7", "g2", tiles="B6 NS").is_quiet().ended == "G ghoul"


def test_the_captain_moves_two_spaces() -> None:
    """[AA-SO-6]"""
    assert ghoul_acts("M C9, g8 C4", "g8").where("g8") == "C6"
    assert ghoul_acts("M C9, g7 C4", "g7").where("g7") == "C5"


def test_the_captain_looks_again_after_the_first_space() -> None:
    """[AA-SO-6]"""
    t = ghoul_acts("M C7, D F4, g8 C4", "g8")
    assert t.offered == "near:D, near:M"
    t.choose("near:M")
    assert t.where("g8") == "C6" and t.asked == "0 main"  # now the Major is nearer


def test_the_captain_reaches_a_character_two_spaces_away() -> None:
    """[AA-SO-6, AA-SO-12, T68]"""
    assert ghoul_acts("M C6, g8 C4", "g8").is_quiet().ended == "G ghoul"
    assert ghoul_acts("M C6, g7 C4", "g7").ended == ""


def test_a_ghoul_that_rises_on_a_tile_devours_it() -> None:
    """[AA-SO-7]"""
    t = ghoul_acts("", "g6", tiles="G2 EW")
    assert t.where("g6") == "G2" and t.t.tiles == {} and t.t.supply["S"] == 40


def test_at_the_end_of_the_phase_the_next_two_cards_are_turned() -> None:
    """[AA-SO-8]"""
    t = night(players=1, phase="ghouls", hand="GS1").having(ghoul_open=["G-12", "G-34"], ghoul_deck=["G-56", "G-57", "G-67"])
    assert t.t.ghoul_open == ("G-67", "G-57") and t.t.ghoul_discard == ("G-12", "G-34") and t.t.ghoul_deck == ("G-56",)


def test_with_fewer_than_two_left_the_discard_is_shuffled_under_the_rest() -> None:
    """[AA-SO-8]"""
    t = night(players=1, phase="ghouls", hand="GS1").having(ghoul_open=["G-12", "G-34"], ghoul_deck=["G-56"], ghoul_discard=["G-78"])
    assert t.t.ghoul_open[0] == "G-56" and t.t.ghoul_discard == ()
    assert sorted([*t.t.ghoul_open, *t.t.ghoul_deck]) == ["G-12", "G-34", "G-56", "G-78"]


# Cards ---------------------------------------------------------------------------------------------------------------


def test_a_generic_tile_goes_on_any_free_space_the_diagonal_included() -> None:
    """[AA-SO-9]"""
    t = alone("M C6, g1 C4", hand="GS1", tiles="D7 NS").choose("act:GS1")
    assert t.offers("put:E5=NS") and t.offers("put:A1=EW") and t.offers("rot:D7=EW")
    for space in ("B5", "A9", "I1", "A10"):
        t.refuses(f"put:{space}=NS", "AA-SO-9")
    t.refuses("put:C4=NS", "AA-P2-5").refuses("put:C6=NS", "AA-P2-5")  # a ghoul is a figure, too


def test_then_a_character_may_walk_over_that_tile() -> None:
    """[AA-SO-9]"""
    t = alone("M C5, D I1, R I2", hand="GS1, GS2", tiles="C5 EW").choose("act:GS1", "put:D5=EW")
    assert t.offered == "who:M, pass"
    t.choose("who:M", "go:E")
    assert t.where("M").startswith("D5") and t.asked == "0 main"


def test_any_number_of_cards_may_be_played() -> None:
    """[AA-SO-9, AA-SO-1]"""
    t = alone(hand="GS1, GC1, M1").choose("act:GS1", "pass", "act:GC1", "pass")
    assert t.offered == "act:M1, pass"
    t.refuses("xch:M1>1", "AA-S-42")


def test_a_character_card_works_around_the_character_on_the_diagonal_too() -> None:
    """[AA-SO-10]"""
    t = alone("M C5", hand="M1").choose("act:M1")
    assert t.offers("put:D4=NS") and t.offers("put:C6=NE") and not t.offers("put:E5=NS")
    t.choose("put:D5=EW", "pass")
    assert t.asked == "0 step" and t.t.walker == "M"


def test_the_diagonal_is_ordinary_ground() -> None:
    """[AA-SO-10]"""
    t = alone("M D5", tiles="D5 EW, E5 EW, F5 EW").activate("M").choose("go:E").is_quiet()
    assert t.t.at["M"] == "G5"
    t = alone("M D5", tiles="D5 EW, F5 EW, C5 EW").activate("M")
    t.refuses("go:E", "AA-MV-1")  # without a tile nobody crosses
    t = alone("M D5", tiles="D5 EW, E5 SW, E6 NS").activate("M").choose("go:E").is_quiet()
    assert t.t.at["M"] == "E7"  # and tiles may turn there


def test_a_ghoul_is_in_the_way() -> None:
    """[AA-SO-10, AA-MV-5]"""
    t = alone("M D5, g1 F5", tiles="D5 EW, E5 EW, F5 EW").activate("M").choose("go:E").is_quiet()
    assert t.t.at["M"] == "E5"


# Home ----------------------------------------------------------------------------------------------------------------


def test_a_figure_in_its_own_base_is_safe_and_leaves_the_board() -> None:
    """[AA-SO-11]"""
    t = alone("M A8, D I1, R I2", tiles="A8 NS").activate("M").choose("go:S").is_quiet()
    assert "M" not in t.t.at and t.t.home == ("M",) and t.ended == "" and t.told(CameHome) == [CameHome("M")]


@pytest.mark.parametrize(("kind", "put"), [("S", "put:A1=NS"), ("C", "put:A1=NE")])
def test_the_cards_of_who_is_home_count_as_generic_of_either_kind(kind: str, put: str) -> None:
    """[AA-SO-11, T69]"""
    t = night("M I1, R I2, D J2", players=1, hand="D4").having(home=["D"], at={"M": "I1", "R": "I2"}, standing={"I1": "M", "I2": "R"})
    t.choose("act:D4")
    assert t.asked == "0 kind" and t.offered == "kind:S, kind:C"
    t.choose(f"kind:{kind}")
    assert t.asked == "0 generic" and t.offers(put)
    assert {key[7:9] for key in t.of("put:A1").split(", ")} == ({"NS", "EW"} if kind == "S" else {"NE", "SE", "SW", "NW"})


def test_ghouls_forget_those_who_are_home() -> None:
    """[AA-SO-11]"""
    t = night("M C8, R I2, D C3, g1 C4", players=1, phase="ghouls", hand="GS1")
    t = t.having(home=["D"], at={"M": "C8", "R": "I2", "g1": "C4"}, standing={"C8": "M", "I2": "R", "C4": "g1"}, ghouls_to_act=["g1"])
    assert t.where("g1") == "C5"


def test_the_player_wins_when_all_three_are_home() -> None:
    """[AA-SO-13]"""
    scene = night("M A8, D I1, R I2", players=1, tiles="A8 NS", hand="GS1")
    t = scene.having(home=["D", "R"], at={"M": "A8"}, standing={"A8": "M"}).activate("M").choose("go:S").is_quiet()
    assert t.ended == "P escape" and t.match.result().winners == [0] and t.match.result().scores == [1]


def test_next_to_a_ghoul_nobody_is_harmed_and_nobody_attacks() -> None:
    """[AA-SO-14]"""
    t = alone("M C5, g1 C4, g2 C6", hand="GS1", tiles="C5 EW").activate("M")
    assert t.of("atk") == "" and t.of("cap") == ""
    t.refuses("atk:N", "AA-SO-14").choose("go:W")
    assert t.ended == ""


def test_the_base_where_they_start_is_open_but_nobody_goes_back_into_it() -> None:
    """[AA-SO-14, AA-S-40]"""
    t = alone("M I1, D I3, R A5", tiles="H1 EW, I3 NS").activate("M")
    assert t.offers("go:W")
    t = alone("D I3, M H3, R A5", tiles="I3 NS, I4 NS").activate("D")
    t.refuses("go:N", "AA-MV-9")


def test_ghouls_may_enter_the_base_where_the_figures_start() -> None:
    """[AA-SO-14]"""
    t = ghoul_acts("M I1, D A3, R A2, g1 I3", "g1")
    assert t.where("g1") == "I2"
    assert t.t.open_sides("I2") == "NESW"


def test_a_ghoul_whose_grave_is_taken_by_another_rises_on_the_next_free_number() -> None:
    """[AA-SO-3]"""
    t = night("g4 C4, M B7, D E7, R I1", players=1, phase="ghouls").having(ghoul_open=["G-12", "G-34"], ghouls_to_act=["g1"])
    assert t.where("g1") == "D9", "2 holds a character, so 3 is the next free number"


def test_a_ghoul_that_finds_no_free_number_rises_on_a_character() -> None:
    """[AA-SO-3, AA-SO-12]"""
    taken = "g2 C4, g3 B7, g4 D9, g5 G8, g6 D3, g7 G2, M I4, D H7, R I1"
    t = night(taken, players=1, phase="ghouls").having(ghoul_open=["G-12", "G-34"], ghouls_to_act=["g1"])
    assert t.ended == "G ghoul"


def test_while_a_ghoul_acts_the_table_shows_it_and_those_to_come_not_those_that_have_acted() -> None:
    """[AA-SO-2]"""
    t = night("g1 C4, g2 G8, M F5, D J2, R I1", players=1, phase="ghouls").having(ghoul_open=["G-12", "G-34"], ghouls_to_act=["g2"])
    assert t.asked == "0 ghoul"
    seen = t.match.view(0)
    assert isinstance(seen, Seen)
    assert seen.ghouls_next == ["g2"]
    assert list(seen.ghoul_prospects) == ["g2"]
