"""Across the diagonal, and the Chosen: how she is captured and brought home. [AA-DG, AA-CH]"""

from __future__ import annotations

import pytest

from .table import night

T12 = "C5 EW, D5 EW, F5 EW"


def test_the_diagonal_is_crossed_like_a_straight_tile() -> None:
    """[AA-DG-1, AA-DG-2, T12]"""
    t = night("D C5", tiles=T12).activate("D").choose("go:E", "go:E").is_quiet()
    assert t.where("D") == "G5 E"
    assert t.route == "D5 E5 F5 G5"


def test_without_a_path_behind_the_diagonal_is_a_wall() -> None:
    """[AA-DG-1, T13]"""
    t = night("D C5", tiles="C5 EW, D5 EW, F5 NS").activate("D").choose("go:E").is_quiet()
    assert t.where("D") == "D5 E"


def test_the_own_side_must_be_open_too() -> None:
    """[AA-DG-1]"""
    night("D D5", tiles="D5 NS, F5 EW").activate("D").refuses("go:E", "AA-DG-1")


def test_north_over_the_diagonal() -> None:
    """[AA-DG-1, T21]"""
    t = night("D D6", tiles="D5 NS, D3 NS").activate("D").choose("go:N", "go:N").is_quiet()
    assert t.where("D") == "D3 N" and t.route == "D5 D4 D3"


def test_one_may_cross_or_stop_in_front_of_the_diagonal() -> None:
    """[AA-DG-2, AA-MV-3]"""
    scene = night("D C4", tiles="C4 SW, C5 NE, D5 EW, F5 EW")
    t = scene.activate("D").choose("go:S")
    assert t.where("D") == "D5 E" and t.offered == "go:E, pass"
    assert t.choose("pass").is_quiet().where("D") == "D5 E"
    t = scene.activate("D").choose("go:S", "go:E").is_quiet()
    assert t.where("D") == "G5 E" and t.route == "C5 D5 E5 F5 G5"


def test_where_another_path_goes_on_one_cannot_stop_in_front_of_the_diagonal() -> None:
    """[AA-DG-2, AA-MV-3]"""
    t = night("D E8", tiles="E8 NS, E6 NS, D7 EW, G7 EW, F7 EW, H7 EW").activate("D").choose("go:N")
    assert t.where("D") == "E7 N" and "go:N" in t.offered and "go:E" in t.offered
    t.refuses("pass", "AA-MV-3")


def test_a_figure_sent_by_a_generic_card_cannot_stop_before_it_has_reached_the_tile() -> None:
    """[AA-DG-2, AA-P2-7]"""
    t = night("D C5", tiles=T12).activate("D", must="F5").choose("go:E").is_quiet()  # nothing is left to choose
    assert t.where("D") == "G5 E"
    t = night("D C5", tiles=T12, chosen="E5").activate("D", must="F5").choose("go:E")
    t.refuses("pass", "AA-P2-7")


@pytest.mark.parametrize(("space", "tile", "way"), [("B1", "EW", "go:W"), ("I10", "EW", "go:E")])
def test_the_ends_of_the_diagonal_cannot_be_crossed(space: str, tile: str, way: str) -> None:
    """[AA-DG-2, T22]"""
    night(f"D {space}", tiles=f"{space} {tile}, C1 EW, H10 EW").activate("D").refuses(way, "AA-DG-1")


def test_but_the_chosen_can_be_captured_there() -> None:
    """[AA-CH-1, T22]"""
    t = night("D B1", tiles="B1 EW, C1 EW", chosen="A1").activate("D")
    assert t.offered == "go:E, cap:W, pass"
    t.choose("cap:W")
    assert t.t.chosen == "D"


def test_a_portal_before_the_diagonal_stops_one_there() -> None:
    """[AA-DG-2, AA-PO-2]"""
    t = night("D C5", tiles=T12, portals="P1 D5|E5").activate("D").choose("go:E", "go:E").is_quiet()
    assert t.where("D") == "D5 E" and t.points("H") == 18


def test_a_portal_behind_the_diagonal_stops_one_on_it() -> None:
    """[AA-DG-2, AA-PO-2]"""
    t = night("D G5", tiles=T12, portals="P1 D5|E5").activate("D").choose("go:W", "go:W").is_quiet()
    assert t.where("D") == "E5 W" and t.points("H") == 18 and t.route == "F5 E5"


def test_with_a_figure_behind_it_one_stops_on_the_diagonal() -> None:
    """[AA-DG-3]"""
    t = night("D C5, M F5", tiles=T12).activate("D").choose("go:E", "go:E").is_quiet()
    assert t.where("D") == "E5 E" and t.points("V") == 20
    t = night("D C5, SA F5", tiles=T12).activate("D").choose("go:E", "go:E").is_quiet()
    assert t.where("D") == "E5 E"


def test_an_enemy_behind_the_diagonal_must_be_attacked() -> None:
    """[AA-DG-3, AA-DG-4, T14]"""
    t = night("D C5, O F5 W", tiles=T12, foe="GS1").activate("D").choose("go:E", "go:E")
    assert t.where("D") == "E5 E" and t.asked == "1 defend"
    t.choose("take").is_quiet()
    assert t.points("V") == 17 and t.where("D") == "E5 E"


def test_but_not_if_this_activation_has_attacked_before() -> None:
    """[AA-DG-4]"""
    t = night("D C5, S B5, O F5 W", tiles=T12).activate("D").choose("atk:W")
    assert t.points("V") == 16
    t.choose("go:E", "go:E").is_quiet()
    assert t.where("D") == "E5 E" and t.points("V") == 16


def test_nor_if_the_enemy_was_sent_by_a_card() -> None:
    """[AA-DG-4, AA-P2-8]"""
    t = night("D C5, O F5 W", tiles=T12, side="V").activate("D").choose("go:E", "go:E").is_quiet()
    assert t.where("D") == "E5 E" and (t.points("H"), t.points("V")) == (20, 20)


def test_the_chosen_is_captured_in_passing() -> None:
    """[AA-DG-5, AA-MV-5, T16]"""
    t = night("D C5", tiles=T12, chosen="E5").activate("D").choose("go:E")
    assert t.offered == "go:E, cap:E, pass"
    t.choose("go:E").is_quiet()
    assert t.where("D") == "G5 E" and t.t.chosen == "D"


def test_the_choices_behind_her_are_as_usual() -> None:
    """[AA-DG-5, T16]"""
    t = night("D C5", tiles=f"{T12}, H5 EW, G6 NS", chosen="E5").activate("D").choose("go:E", "go:E")
    assert t.t.chosen == "D" and t.where("D") == "G5 E" and t.offered == "go:E, go:S"


def test_or_where_one_stops_beside_her() -> None:
    """[AA-DG-5, AA-DG-4]"""
    t = night("D C5, O F5 W", tiles=T12, chosen="E5").activate("D").choose("go:E", "go:E").is_quiet()
    assert t.where("D") == "E5 E" and t.t.chosen == "D" and t.points("V") == 17


def test_even_an_enemy_sent_by_a_card_captures_her_in_passing() -> None:
    """[AA-DG-5, AA-P2-8]"""
    t = night("D C5", tiles=T12, chosen="E5", side="V").activate("D")
    assert t.offered == "go:E, go:W, pass"
    t.choose("go:E", "go:E").is_quiet()
    assert t.where("D") == "G5 E" and t.t.chosen == "D"


def test_from_the_diagonal_one_leaves_where_the_neighbour_is_open() -> None:
    """[AA-DG-6]"""
    t = night("D E5", tiles="D5 EW, F5 NS, E6 NS, E4 EW").activate("D")
    assert t.offered == "go:S, go:W, pass"
    t.refuses("go:N", "AA-MV-1").choose("go:W").is_quiet()
    assert t.where("D") == "D5 W"


def test_attacks_go_off_the_diagonal_and_onto_it() -> None:
    """[AA-DG-6]"""
    assert night("D E5, O F5, S E4", tiles="F5 EW, E4 EW").activate("D").offered == "atk:E, pass"
    assert night("D D5, O E5", tiles="D5 EW").activate("D").offered == "atk:E, pass"
    night("D D5, O E5", tiles="D5 NS").activate("D").refuses("atk:E", "AA-AT-1")


def test_a_character_on_the_diagonal_bars_it() -> None:
    """[AA-DG-7]"""
    night("D D5, R E5", tiles=T12).activate("D").refuses("go:E", "AA-DG-7")
    t = night("D C5, O E5 N", tiles=T12).activate("D").choose("go:E")
    assert t.where("D") == "D5 E" and t.offered == "atk:E, pass"
    t.choose("atk:E").is_quiet()
    assert t.points("V") == 17


# The Chosen ----------------------------------------------------------------------------------------------------------


def test_she_is_captured_over_a_free_path() -> None:
    """[AA-CH-1, T17]"""
    t = night("D D5", tiles="D5 EW", chosen="E5").activate("D")
    assert t.offered == "cap:E, pass"
    t.choose("cap:E").is_quiet()
    assert t.t.chosen == "D" and t.t.holder == "D"


def test_not_from_a_tile_that_looks_elsewhere() -> None:
    """[AA-CH-1, T18]"""
    night("D D5", tiles="D5 NS", chosen="E5").activate("D").refuses("cap:E", "AA-CH-1")


def test_not_through_a_portal_that_hurts() -> None:
    """[AA-CH-1, AA-PO-5]"""
    night("D D5", tiles="D5 EW, C5 EW", chosen="E5", portals="P1 D5|E5").activate("D").refuses("cap:E", "AA-PO-5")
    assert night("O D5", tiles="D5 EW", chosen="E5", portals="P1 D5|E5", side="V").activate("O").offers("cap:E")


def test_the_capture_may_come_in_the_middle_of_a_walk() -> None:
    """[AA-CH-1, AA-MV-6]"""
    t = night("D D6", tiles="D5 SE, D6 NS", chosen="E5").activate("D").choose("go:N")
    assert t.where("D") == "D5 N" and t.offered == "cap:E, pass"


def test_no_friend_takes_her_and_nobody_puts_her_down() -> None:
    """[AA-CH-2]"""
    t = night("D D5, M C5", tiles="C5 EW, D5 EW", chosen="D")
    t.activate("M").refuses("cap:E", "AA-CH-1")
    t = night("D D5", tiles="D5 EW, C5 SE", chosen="D").activate("D")
    assert t.offered == "go:W, pass"


def test_a_held_child_walks_no_more() -> None:
    """[AA-CH-2]"""
    t = night("D D5", tiles="D5 EW", chosen="D", phase="refill")
    assert t.asked == "1 token" and t.t.chosen == "D"


def test_whoever_brings_her_home_wins() -> None:
    """[AA-CH-3, AA-EN-1, T19]"""
    t = night("M B5, D B9, R B10", tiles="A8 NS, A7 NS, A6 SE, B6 NW", chosen="M").activate("M").choose("go:S").is_quiet()
    assert t.route == "B6 A6 A7 A8 A9" and t.ended == "H base"


@pytest.mark.parametrize("home", ["A9", "B9", "B10"])
def test_any_space_of_the_base_will_do(home: str) -> None:
    """[AA-CH-3]"""
    others = zip("DR", (space for space in ("A9", "B9", "B10") if space != home), strict=True)
    start, way = {"A9": ("A8", "S"), "B9": ("C9", "W"), "B10": ("C10", "W")}[home]
    t = night(f"M {start}, {', '.join(f'{who} {space}' for who, space in others)}", chosen="M").activate("M").choose(f"go:{way}")
    assert t.ended == "H base"
