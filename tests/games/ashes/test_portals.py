"""Portals: whom they hurt, what they shut, and where they may be put. [AA-PO, AA-P1-12]"""

from __future__ import annotations

import pytest

from .table import night

UP = "C7 NS, C6 NS"


def test_a_vampire_runs_against_a_light_portal() -> None:
    """[AA-PO-1, AA-PO-2, AA-P2-7, AA-P2-8, E5, T07]"""
    t = night("O H3", tiles="F3 EW", hand="GS1, GS2").choose("act:GS1", "put:G3=EW", "who:O")
    assert t.offered == "go:W, pass"
    t.choose("go:W")
    assert t.where("O") == "G3 W" and (t.points("H"), t.points("V")) == (20, 18)


def test_without_a_path_behind_it_a_portal_does_nothing() -> None:
    """[AA-PO-4, T08]"""
    t = night("O H3", hand="GS1, GS2").choose("act:GS1", "put:G3=EW", "who:O", "go:W")
    assert t.where("O") == "G3 W" and t.points("V") == 20


def test_a_human_walks_through_light() -> None:
    """[AA-PO-1, AA-PO-3, E5, T09]"""
    t = night("D H3", tiles="G3 EW, F3 EW").activate("D").choose("go:W").is_quiet()
    assert t.where("D") == "F3 W" and t.points("H") == 20


def test_a_human_runs_against_the_dark_and_the_movement_ends() -> None:
    """[AA-PO-1, AA-PO-2, AA-PO-4, E5]"""
    t = night("M C8", tiles=UP).activate("M").choose("go:N").is_quiet()
    assert t.where("M") == "C7 N" and t.points("H") == 18


def test_a_vampire_walks_through_the_dark() -> None:
    """[AA-PO-1, AA-PO-3, E5, T11]"""
    t = night("O C8", tiles=UP, side="V").activate("O").choose("go:N").is_quiet()
    assert t.where("O") == "C6 N" and t.points("V") == 20


@pytest.mark.parametrize("figure", ["R", "O", "SA"])
def test_a_figure_behind_a_portal_is_no_excuse(figure: str) -> None:
    """[AA-PO-4]"""
    t = night(f"M C8, {figure} C6", tiles=UP).activate("M").choose("go:N").is_quiet()
    assert t.where("M") == "C7 N" and t.points("H") == 18


def test_where_there_is_another_way_one_may_take_it() -> None:
    """[AA-PO-4, AA-MV-4]"""
    t = night("M D5", tiles="D5 NS, D7 NS, E6 EW").activate("M").choose("go:S")
    assert t.offered == "go:E, go:S"
    t.choose("go:E").is_quiet()
    assert t.points("H") == 20


def test_before_moving_nobody_has_to_run_against_it() -> None:
    """[AA-PO-4, AA-P2-13]"""
    t = night("M C7", tiles=UP).activate("M")
    assert t.offered == "go:N, go:S, pass"
    assert t.choose("pass").is_quiet().points("H") == 20


def test_running_against_it_from_where_one_stands_turns_the_figure() -> None:
    """[AA-PO-2]"""
    t = night("M C7 S", tiles=UP).activate("M").choose("go:N").is_quiet()
    assert t.where("M") == "C7 N" and t.points("H") == 18 and t.route == ""


def test_a_space_already_walked_on_is_no_continuation_behind_a_portal() -> None:
    """[AA-PO-4, AA-MV-7]"""
    t = night("M A7", tiles="A7 SE, A8 NE, B8 NW, B7 SW", portals="P1 A7|B7").activate("M").choose("go:S").is_quiet()
    assert t.where("M") == "B7 N" and t.points("H") == 20


def test_a_portal_that_hurts_shuts_the_edge_for_attacks() -> None:
    """[AA-PO-5, T33]"""
    night("D D7, O D6", tiles="D7 NS, D8 NS").activate("D").refuses("atk:N", "AA-PO-5")
    assert night("D D7, O D6", tiles="D7 NS", side="V").activate("O").offers("atk:S")


def test_a_carrier_struck_by_a_portal_keeps_the_chosen() -> None:
    """[AA-PO-6]"""
    t = night("M C8", tiles=UP, chosen="M").activate("M").choose("go:N")
    assert t.points("H") == 18 and t.t.chosen == "M"


def test_a_portal_can_end_the_game() -> None:
    """[AA-PO-2, AA-T-4, AA-EN-2]"""
    t = night("M C8", tiles=UP, points="2 20").activate("M").choose("go:N").is_quiet()
    assert t.ended == "V annihilation" and t.t.chosen == "A1"


def test_society_and_chosen_ignore_portals() -> None:
    """[AA-PO-7]"""
    t = night("SA C6", upgrades="U7").choose("upg:U7", "ico:shove", "shv:SA>S")
    assert t.where("SA") == "C7" and (t.points("H"), t.points("V")) == (20, 20)
    t = night(phase="refill", chosen="D4", portals="P1 D5|E5, P2 E5|E6, P4 E5|F5, P5 E4|E5, P6 D4|E4, P3 D4|D5")
    assert t.t.chosen == "E5"


# Placing -------------------------------------------------------------------------------------------------------------


def test_where_a_portal_may_not_be_put() -> None:
    """[AA-P1-12, E7]"""
    t = night("M C8, T I8", phase="effects", tokens="M myst", chosen="E5").choose("eff:myst", "por:P1")
    assert t.ask.prompt == "edge" and t.offers("por:P1>F5|G5")
    for edge in ("H8|I8", "I8|J8", "J5|J6", "E1|F1", "I1|J1", "E5|F5", "E4|E5", "F4|G4"):
        t.refuses(f"por:P1>{edge}", "AA-P1-12")
    t.refuses("por:P1>C8|C9", "AA-P1-12").refuses("por:P1>E7|E8", "AA-P1-11")


def test_a_portal_may_be_put_between_the_border_and_the_inside() -> None:
    """[AA-P1-12, E7]"""
    t = night(phase="effects", tokens="M myst").choose("eff:myst", "por:P1")
    assert t.offers("por:P1>I5|J5") and t.offers("por:P1>E1|E2") and t.offers("por:P1>F5|F6")


def test_a_moved_portal_shows_its_other_face() -> None:
    """[AA-P1-11, AA-PO-1, E7]"""
    t = night("O G5", tiles="F5 EW, E4 SE", phase="effects", tokens="M myst").choose("eff:myst", "por:P1", "por:P1>D2|E2")
    assert "D2|E2" in t.t.portals and "C6|C7" not in t.t.portals
    assert t.t.hurts("D2", "E", "V") and not t.t.hurts("D2", "E", "H")
