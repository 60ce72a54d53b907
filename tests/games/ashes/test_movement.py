"""Movement along the paths. [AA-MV]"""

from __future__ import annotations

import pytest

from .table import night

T01 = "A8 NS, A7 NS, A6 SE, B6 NW"
FORK = f"{T01}, B4 NS, C5 EW"


def test_a_figure_follows_the_path_to_its_end() -> None:
    """[AA-MV-1, AA-MV-2, AA-MV-3, AA-MV-8, T01]"""
    t = night("M A9", tiles=T01).activate("M").choose("go:N").is_quiet()
    assert t.where("M") == "B5 N"
    assert t.route == "A8 A7 A6 B6 B5"


def test_at_a_crossroads_the_player_chooses_and_may_not_stop() -> None:
    """[AA-MV-4, AA-MV-10, T02]"""
    t = night("M A9", tiles=FORK).activate("M").choose("go:N")
    assert t.offered == "go:N, go:E"
    t.refuses("pass", "AA-MV-3").choose("go:E").is_quiet()
    assert t.where("M") == "C5 E"


def test_the_other_way_leads_elsewhere() -> None:
    """[AA-MV-4, T02]"""
    t = night("M A9", tiles=FORK).activate("M").choose("go:N", "go:N").is_quiet()
    assert t.where("M") == "B4 N"


def test_a_route_through_branches_can_be_chosen_as_a_whole() -> None:
    """[AA-MV-4, T02]"""
    t = night("M A9", tiles=FORK).activate("M")
    assert t.offered == "go:N, way:NNNENN, way:NNNENE, pass"
    t.choose("way:NNNENE").is_quiet()
    assert t.where("M") == "C5 E" and t.route == "A8 A7 A6 B6 B5 C5"


def test_no_space_is_entered_twice() -> None:
    """[AA-MV-2, AA-MV-7, T03]"""
    t = night("D C8", tiles="C7 SE, D7 SW, D8 NW").activate("D").choose("go:N").is_quiet()
    assert t.where("D") == "D8 S"
    assert t.route == "C7 D7 D8"


def test_a_loop_back_to_a_crossroads_on_the_way_is_shut_too() -> None:
    """[AA-MV-7]"""
    t = night("D C9", tiles="C9 NS, C7 SE, D7 SW, D8 NW").activate("D").choose("go:N")
    assert t.offered == "go:N, go:E" and t.why_not("go:S") == "AA-MV-7"
    t.choose("go:N").is_quiet()
    assert t.where("D") == "D8 S"


def test_nobody_passes_through_a_figure() -> None:
    """[AA-MV-5, T04]"""
    t = night("M A9, R A7", tiles=T01).activate("M").choose("go:N").is_quiet()
    assert t.where("M") == "A8 N"


@pytest.mark.parametrize("figure", ["O", "SA"])
def test_enemies_and_the_society_block_the_path_as_well(figure: str) -> None:
    """[AA-MV-5]"""
    t = night(f"M A8, {figure} A6", tiles="A8 NS, A7 NS, A6 NS").activate("M").choose("go:N")
    assert t.where("M") == "A7 N" and t.offered == "atk:N, pass" if figure == "O" else t.match.over


def test_a_figure_in_the_way_is_the_reason_not_to_go_there() -> None:
    """[AA-MV-5]"""
    night("M B5, R B4", tiles="B4 NS, B6 NS").activate("M").refuses("go:N", "AA-MV-5")


# Open sides ----------------------------------------------------------------------------------------------------------


def test_both_spaces_must_be_open_towards_each_other() -> None:
    """[AA-MV-1]"""
    t = night("M A8", tiles="A8 NE, A7 EW, B8 EW").activate("M")
    assert t.offered == "go:E, pass"
    t.refuses("go:N", "AA-MV-1")
    night("M A8", tiles="A8 SE, A7 NS, B8 EW").activate("M").refuses("go:N", "AA-MV-1")


def test_an_empty_bare_space_has_no_open_side() -> None:
    """[AA-MV-1]"""
    night("M B5").activate("M").is_quiet()
    night("M B5, SA B4").activate("M").is_quiet()


def test_a_crossroads_is_open_on_all_sides() -> None:
    """[AA-MV-1, AA-B-6]"""
    assert night("M B5", tiles="B4 NS, C5 EW, B6 NS, A5 EW").activate("M").offered == "go:N, go:E, go:S, go:W, pass"


def test_a_base_can_be_left_on_every_side_but_not_into_the_base() -> None:
    """[AA-MV-1, AA-MV-9]"""
    t = night("M B9, D B6, R B5", tiles="B8 NS, C9 EW").activate("M")
    assert t.offered == "go:N, go:E, pass"
    t.refuses("go:W", "AA-MV-9").refuses("go:S", "AA-MV-9")


def test_bare_ground_under_a_character_is_open_on_all_sides() -> None:
    """[AA-MV-1]"""
    t = night("M C6", tiles="C5 NS, D6 EW, B6 EW").activate("M")
    assert t.offered == "go:N, go:E, go:W, pass"
    t.choose("go:W").is_quiet()
    assert t.where("M") == "B6 W"


def test_a_trap_is_open_on_all_sides() -> None:
    """[AA-MV-1]"""
    t = night("O C8", tiles="D8 EW", traps="E8", side="V", players=3).activate("O").choose("go:E").is_quiet()
    assert t.where("O") == "E8 E" and t.route == "D8 E8"


# What comes at each space --------------------------------------------------------------------------------------------


def test_one_may_stop_before_moving() -> None:
    """[AA-P2-13, AA-MV-3]"""
    t = night("M A9", tiles=T01).activate("M").choose("pass").is_quiet()
    assert t.where("M") == "A9 N" and t.route == ""


def test_after_an_attack_on_the_way_the_walk_must_go_on() -> None:
    """[AA-MV-3, AA-MV-6, AA-MV-10]"""
    t = night("M C9, O D8 N", tiles="C9 NS, D8 EW, C7 NS, B8 EW").activate("M").choose("go:N")
    assert t.offered == "go:N, go:W, atk:E"
    t.choose("atk:E")
    assert t.offered == "go:N, go:W" and t.points("V") == 16
    t.refuses("pass", "AA-MV-3").choose("go:W").is_quiet()
    assert t.where("M") == "B8 W"


def test_after_an_attack_the_only_continuation_is_taken_at_once() -> None:
    """[AA-MV-3, AA-MV-6]"""
    t = night("M C9, O D8 N", tiles="C9 NS, D8 EW, C7 NS").activate("M").choose("go:N", "atk:E").is_quiet()
    assert t.where("M") == "C7 N"


def test_an_attack_on_the_way_may_be_let_be() -> None:
    """[AA-MV-6, AA-P2-13]"""
    t = night("M C9, O D8 N", tiles="C9 NS, D8 EW, C7 NS").activate("M").choose("go:N", "go:N").is_quiet()
    assert t.where("M") == "C7 N" and t.points("V") == 20


def test_what_the_space_does_comes_before_what_the_player_does() -> None:
    """[AA-MV-6]"""
    t = night("M C9, O D8 N", tiles="C9 NS, D8 EW, C7 NS", traps="C8", players=3).activate("M").choose("go:N")
    assert t.points("H") == 19 and t.offered == "atk:E, pass"
    t.refuses("go:N", "AA-MV-6").choose("pass").is_quiet()
    assert t.where("M") == "C8 N"


def test_a_figure_faces_the_way_it_goes_and_turns_to_its_target() -> None:
    """[AA-MV-8]"""
    t = night("M A6, O C6 S", tiles="A6 SE, B6 EW, C6 EW").activate("M").choose("go:E")
    assert t.where("M") == "B6 E"
    t = night("M B5 N, O B6 E", tiles="B6 NS").activate("M").choose("atk:S").is_quiet()
    assert t.where("M") == "B5 S" and t.where("O") == "B6 E"


def test_who_captures_turns_to_the_chosen() -> None:
    """[AA-MV-8]"""
    t = night("D D5 N", tiles="D5 EW", chosen="E5").activate("D").choose("cap:E").is_quiet()
    assert t.where("D") == "D5 E"


def test_at_a_crossroads_one_may_attack_go_on_take_the_chosen_or_meet_a_portal() -> None:
    """[AA-MV-10]"""
    t = night("M D5, O C6, SA E6", tiles="D5 NS, C6 EW, D7 NS", chosen="SA", players=3).activate("M").choose("go:S")
    assert t.where("M") == "D6 S" and t.offered == "go:S, atk:W, cap:E"
    t.choose("cap:E", "atk:W").is_quiet()
    assert (t.where("M"), t.t.chosen, t.points("H"), t.points("V")) == ("D6 S", "M", 18, 16)


# Bases ---------------------------------------------------------------------------------------------------------------


def test_coming_home_ends_the_movement() -> None:
    """[AA-MV-9]"""
    t = night("M A7, D B10, R B5", tiles="A8 NS, A7 NS, B8 NS").activate("M").choose("go:S").is_quiet()
    assert t.where("M") == "A9 S" and t.ended == ""


def test_nobody_steps_from_base_to_base() -> None:
    """[AA-MV-9]"""
    night("M A9, D B10, R B5", tiles="A8 NS").activate("M").refuses("go:E", "AA-MV-9")


def test_no_enemy_enters_a_base() -> None:
    """[AA-MV-9]"""
    t = night("O A8, D B10, M B9, R B5", tiles="A8 NS, A7 NS", side="V").activate("O")
    t.refuses("go:S", "AA-MV-9").choose("go:N").is_quiet()
    assert t.where("O") == "A7 N"


def test_the_society_is_not_shoved_into_a_base() -> None:
    """[AA-MV-9]"""
    t = night("SA A8, D B10, M B9, R B5", upgrades="U7").choose("upg:U7", "ico:shove")
    assert t.offered == "shv:SA>N, shv:SA>E"
