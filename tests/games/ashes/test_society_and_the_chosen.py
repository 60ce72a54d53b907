"""The Society takes the Chosen, hurts, draws, wins; how she is taken back from it; and its traps. [AA-SS-12 to AA-SS-20]"""

from __future__ import annotations

from typing import Any

from walpurgis.games.ashes.events import ChosenHeld, SocietyDiscarded, SocietyDrew, SocietyDrewOne, SocietyMoved

from .table import Play, night


def grasping(figures: str, **scene: Any) -> Play:
    """The Society's figures have moved; capture and damage come now."""
    return night(figures, players=3, phase="grasp", society_hand="S01, S02", **scene)


def society_turns(t: Play, count: int) -> Play:
    """Everybody passes whatever can be passed until the Society has ended this many turns."""
    turn = t.t.turn
    while t.t.turn < turn + count and not t.match.over:
        t.choose("pass" if t.offers("pass") else t.offered.split(", ")[0])
    return t


# Capture and damage --------------------------------------------------------------------------------------------------


def test_a_carrier_near_a_figure_loses_the_chosen_to_it() -> None:
    """[AA-SS-12, AA-SS-13, AA-SS-14, AA-SS-16, T58]"""
    t = night("O F3", players=3, phase="use", chosen="O", society_hand="S02, S15", card="S07").choose("use:S02", "mov:SA>6", "mov:SB>2", "pass")
    assert t.t.chosen == "SA" and t.where("SA") == "G2"
    assert t.points("V") == 20  # the figure that holds her hurts nobody
    assert t.asked == "2 extra" and t.offered == "use:S07, pass"
    t.choose("pass")
    assert t.t.held == 1 and t.told(ChosenHeld) == [ChosenHeld(1)]


def test_if_both_figures_could_the_society_chooses_but_cannot_decline() -> None:
    """[AA-SS-12]"""
    t = grasping("SA E3, SB G3, O F3", chosen="O")
    assert t.asked == "2 grasp" and t.offered == "tk:SA, tk:SB"
    t.choose("tk:SB")
    assert t.t.chosen == "SB"


def test_a_carrier_two_spaces_away_keeps_her() -> None:
    """[AA-SS-12]"""
    t = grasping("SA D3, O F3", chosen="O")
    assert t.t.chosen == "O" and t.t.held == 0 and t.asked == "1 token"


def test_the_figure_without_her_hurts_all_around_it() -> None:
    """[AA-SS-13]"""
    t = grasping("SA E3, SB G3, O F3, S G4, M E2", chosen="O").choose("tk:SA")
    assert t.points("V") == 18 and t.points("H") == 20  # Otis and Sryz near figure B; the Major only near figure A


def test_a_figure_that_has_held_her_for_long_hurts_nobody_either() -> None:
    """[AA-SS-13]"""
    t = grasping("SA E3, O F3", chosen="SA")
    assert t.points("V") == 20
    assert grasping("SA E3, O F3", chosen="M").points("V") == 19


def test_both_factions_can_fall_to_the_society_at_once() -> None:
    """[AA-SS-13, AA-EN-5]"""
    assert grasping("SA E3, O F3, M E2", chosen="A1", points="1 1").is_quiet().ended == "SS annihilation"


# The card drawn for a capture ----------------------------------------------------------------------------------------


def test_the_card_drawn_may_be_played_for_that_figure_only() -> None:
    """[AA-SS-14]"""
    t = grasping("SA E3, SB H8, O F3", chosen="O", card="S07", tiles="C7 NE").choose("use:S07")
    assert t.of("mov") == "mov:SA>2, mov:SA>7" and t.of("cnv") != ""
    t.choose("mov:SA>7")
    assert t.of("mov") == "" and t.where("SA") == "I4" and t.where("SB") == "H8"
    t.choose("cnv:C7=NS")
    assert t.asked == "1 token" and t.t.society_discard == ("S07",)


def test_playing_it_obliges_to_nothing() -> None:
    """[AA-SS-14]"""
    t = grasping("SA E3, O F3", chosen="O", card="S07").choose("use:S07", "pass")
    assert t.where("SA") == "E3" and t.asked == "1 token"


def test_if_it_is_not_played_it_is_discarded_openly() -> None:
    """[AA-SS-14]"""
    t = grasping("SA E3, O F3", chosen="O", card="S07").choose("pass")
    assert t.t.society_discard == ("S07",) and t.told(SocietyDiscarded) == [SocietyDiscarded("S07")]


def test_after_that_card_nothing_is_captured_or_hurt_again() -> None:
    """[AA-SS-14]"""
    t = grasping("SA E3, SB B3, O F3, S I5, M C9", chosen="O", card="S07").choose("use:S07", "mov:SA>7")
    assert t.where("SA") == "I4" and t.points("V") == 20 and t.told(SocietyMoved) == [SocietyMoved("SA", "I4", 7)]


def test_only_the_society_sees_the_card_before_it_is_played() -> None:
    """[AA-SS-14]"""
    t = grasping("SA E3, O F3", chosen="O", card="S07")
    drew = t.told(SocietyDrew)[0]
    assert drew.cut(2) == drew and drew.cut(0) == drew.cut(None) == SocietyDrewOne()


# Refill and victory --------------------------------------------------------------------------------------------------


def test_at_the_end_the_society_draws_up_to_three_cards() -> None:
    """[AA-SS-15]"""
    t = grasping("").having(2, hand=["S01"])
    assert len(t.t.players[2].hand) == 3 and t.t.players[2].hand[1] == "S15"
    assert grasping("").t.players[2].hand == ("S01", "S02", "S15")


def test_an_empty_society_deck_is_made_of_its_discard_pile() -> None:
    """[AA-SS-15]"""
    t = night(players=3, phase="grasp").having(society_deck=["S05"], society_discard=["S07", "S08"])
    assert t.t.players[2].hand[0] == "S05" and t.t.society_discard == ()
    assert sorted([*t.t.players[2].hand, *t.t.society_deck]) == ["S05", "S07", "S08"]


def test_six_turns_with_the_chosen_win_not_necessarily_in_a_row() -> None:
    """[AA-SS-16, AA-EN-4, E8]"""
    t = grasping("SA E3, O F3", chosen="O", turn=4)
    assert [society_turns(t, 1).t.held for _ in range(3)] == [1, 2, 3]  # turns 4, 5, 6
    t = grasping("SA E3, O F3", chosen="A1", turn=7).having(held=3)
    assert [society_turns(t, 1).t.held for _ in range(2)] == [3, 3]  # lost: turns 7, 8
    t = grasping("SA E3, O F3", chosen="O", turn=9).having(held=3)
    society_turns(t, 2)
    assert t.t.held == 5 and t.ended == ""
    society_turns(t, 1).is_quiet()
    assert t.ended == "SS six-turns" and t.t.turn == 11 and t.match.result().winners == [2]


def test_with_a_society_player_dawn_comes_after_the_societys_last_turn() -> None:
    """[AA-EN-6, AA-SS-1]"""
    t = night("SA C7, M C8", players=3, phase="refill", turn=60, chosen="O", points="10 9", power="D 0, M 0, R 0", society_hand="S15, S01")
    assert t.ended == "" and t.asked == "2 society-portal"
    t = grasping("SA C7, M C8, D C6", turn=60, chosen="O", points="10 9")
    assert t.points("H") == 8 and t.asked == "0 heal"  # the last thing of a turn
    assert t.choose("pass").is_quiet().ended == "V dawn"


# Taking her back -----------------------------------------------------------------------------------------------------


def test_a_character_captures_her_from_a_figure_of_the_society() -> None:
    """[AA-SS-17, T59]"""
    t = night("D C5, SA C4", players=3, tiles="C5 NS", chosen="SA", foe="GS1").activate("D").choose("cap:N").is_quiet()
    assert t.t.chosen == "D" and t.where("D") == "C5 N"
    assert t.points("H") == t.points("V") == 20 and t.where("SA") == "C4"


def test_the_own_side_must_be_open_that_of_the_society_need_not() -> None:
    """[AA-SS-17]"""
    t = night("D C5, SA C4", players=3, tiles="C5 EW", chosen="SA").activate("D")
    t.refuses("cap:N", "AA-CH-1")
    t = night("D C5, SA C4", players=3, tiles="C5 NS, C4 EW", chosen="SA").activate("D")
    assert t.offers("cap:N")


def test_a_portal_that_hurts_is_in_the_way() -> None:
    """[AA-SS-17, AA-PO-5]"""
    night("D D7, SA D6", players=3, tiles="D7 NS, D8 NW", chosen="SA").activate("D").refuses("cap:N", "AA-PO-5")
    t = night("O D7, SA D6", side="V", players=3, tiles="D7 NS", chosen="SA").activate("O")
    assert t.offers("cap:N")


def test_only_the_figure_that_holds_her_gives_her_up() -> None:
    """[AA-SS-17]"""
    t = night("D C5, SA C4, SB B5", players=3, chosen="SA").activate("D")
    assert t.of("cap") == "cap:N"


def test_whoever_takes_her_back_can_carry_her_home() -> None:
    """[AA-SS-17, AA-CH-3]"""
    t = night("M A8, D B9, R B10, SA A7", players=3, chosen="SA").activate("M").choose("cap:N", "go:S").is_quiet()
    assert t.ended == "H base"


# Traps ---------------------------------------------------------------------------------------------------------------


def test_whoever_walks_onto_a_trap_stops_and_loses_a_point_and_the_trap_is_gone() -> None:
    """[AA-SS-18, T61]"""
    scene = night("O C8", side="V", players=3, tiles="D8 EW, F8 EW", traps="E8")
    t = scene.activate("O").choose("go:E").is_quiet()
    assert t.where("O") == "E8 E" and t.points("V") == 19 and t.t.traps == ()
    t = t.activate("O")  # it stands on bare ground, open on all sides: E7 is a crossroads
    assert t.of("go") == "go:N, go:E, go:W"


def test_a_trap_on_a_crossroads_leaves_the_crossroads() -> None:
    """[AA-SS-18]"""
    t = night("M C9", players=3, tiles="C9 NS, C7 NS", traps="C8").activate("M").choose("go:N").is_quiet()
    assert t.where("M") == "C8 N" and t.points("H") == 19
    assert t.activate("M").offers("go:N")


def test_after_the_stop_one_may_still_attack() -> None:
    """[AA-SS-18, AA-MV-6]"""
    t = night("M C9, O C7", players=3, tiles="C9 NS, C7 NS", traps="C8").activate("M").choose("go:N")
    assert t.offered == "atk:N, pass"


def test_a_trap_can_be_the_last_straw() -> None:
    """[AA-SS-18, AA-EN-2]"""
    t = night("M C9", players=3, tiles="C9 NS", traps="C8", points="1 20").activate("M").choose("go:N").is_quiet()
    assert t.ended == "V annihilation"


def test_in_a_trap_nobody_loses_the_chosen() -> None:
    """[AA-SS-20]"""
    t = night("M C9", players=3, tiles="C9 NS", traps="C8", chosen="M").activate("M").choose("go:N").is_quiet()
    assert t.points("H") == 19 and t.t.chosen == "M"
