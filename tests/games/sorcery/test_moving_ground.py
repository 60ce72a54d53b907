"""Terrain under one's feet: what stops, slows and blocks a movement."""

from __future__ import annotations

import pytest

from walpurgis.games.sorcery.events.moving import Halted, HaltedByFire
from walpurgis.games.sorcery.standing import line_between

from .table import Play, battle

FOE = "B:NIN1 34,34"


def moved(terrain: str, *places: tuple[float, float], who: str = "A:BLO1 18,10 N", workings: list[str] | None = None) -> Play:
    return battle(who, FOE, terrain=terrain, workings=workings or []).choose("move:a1").go(*places)


def test_hindering_terrain_ends_the_movement_of_whoever_enters_and_halves_the_next() -> None:
    """[A-90, A-180, A-181, D-11, SX-32]"""
    t = moved("wood 15,13-21,18", (18, 17))
    assert t.where("a1") == "18,13.001"
    assert [event.piece for event in t.told(Halted)] == ["wood"]
    slow = battle("A:BLO1 18,13.001 N", FOE, terrain="wood 15,13-21,18").choose("move:a1")
    slow.refuses_to_go((18, 17.012), rule="A-90")
    slow.go((18, 17.011))
    assert slow.where("a1") == "18,17.011"


def test_half_a_speed_is_rounded_up_and_the_border_is_inside() -> None:
    """[A-90, A-180, A-7]"""
    odd = battle("A:NIN1 18,13 N", FOE, terrain="wood 15,13-21,18").choose("move:a1")
    odd.refuses_to_go((18, 8.98), rule="A-90")
    odd.go((18, 9))  # 4 of 7 inches


def test_leaving_one_wood_for_another_ends_the_movement() -> None:
    """[A-181]"""
    assert moved("wood 15,7-21,12, wood 15,13-21,18", (18, 13.9)).where("a1") == "18,13.001"


def test_clear_and_concealing_terrain_do_not_touch_movement() -> None:
    """[A-89, A-91]"""
    assert moved("mist 15,13-21,17", (18, 18)).where("a1") == "18,18"
    inside = battle("A:BLO1 18,14 N", FOE, terrain="mist 15,13-21,17").choose("move:a1").go((18, 22))
    assert inside.where("a1") == "18,22"


def test_blocking_terrain_cannot_be_entered_or_brushed() -> None:
    """[A-92, A-48, D-34]"""
    t = battle("A:BLO1 18,10 N", FOE, terrain="ruin 16,13-20,17").choose("move:a1")
    t.refuses_to_go((18, 14), rule="A-48")
    t.refuses_to_go((18, 18), rule="A-48")
    t.refuses_to_go((18, 12.386), rule="A-48")
    t.go((18, 12.385))


def test_a_hill_ends_the_movement_of_whoever_enters_or_leaves_it() -> None:
    """[A-93, A-180]"""
    assert moved("hill 15,13-22,19", (18, 17)).where("a1") == "18,13.001"
    assert moved("hill 15,7-22,13", (18, 17)).where("a1") == "18,13.001"
    assert moved("hill 15,7-22,13", (18, 13)).where("a1") == "18,13"
    assert moved("hill 15,7-22,13", (20, 12)).where("a1") == "20,12"


def test_a_figure_on_a_hill_and_one_below_may_touch() -> None:
    """[A-182]"""
    t = battle("A:BLO1 18,12.5 N", "B:NIN1 18,13.755 S", terrain="hill 15,13-22,19")
    assert t.offers("close:a1>b1")


def test_where_several_pieces_lie_at_one_place_all_count() -> None:
    """[A-180]"""
    t = moved("mist 15,13-21,17, wood 15,13-21,18", (18, 17))
    assert t.where("a1") == "18,13.001"


def test_water_is_hindering_but_clear_for_aquatic() -> None:
    """[A-94, A-AQUATIC-1]"""
    assert moved("pool 15,13-21,17", (18, 17)).where("a1") == "18,13.001"
    swimmer = battle("A:STO3 18,14 N #4", FOE, terrain="pool 15,13-21,17").choose("move:a1").go((18, 21))
    assert swimmer.where("a1") == "18,21"
    wader = battle("A:STO3 18,14 N", FOE, terrain="pool 15,13-21,17").choose("move:a1")
    wader.refuses_to_go((18, 18.02), rule="A-90")


def test_cold_snap_makes_water_clear() -> None:
    """[C-COLD-1]"""
    t = battle("A:BLO1 18,10 N", FOE, terrain="pool 15,13-21,17", domains=["cold-snap"]).choose("move:a1").go((18, 17))
    assert t.where("a1") == "18,17"


def test_a_wall_blocks_until_it_is_broken_then_it_hinders() -> None:
    """[A-95]"""
    t = battle("A:BLO1 18,10 N", FOE, terrain="wall 15,13-21,14")
    t.choose("move:a1").refuses_to_go((18, 17), rule="A-48")
    broken = battle("A:BLO1 18,10 N", FOE, terrain="wall 15,13-21,14")
    broken.t.features[0].structure = 0
    assert broken.choose("move:a1").go((18, 17)).where("a1") == "18,13.001"


def test_burning_ground_is_round_hinders_everybody_and_slows_whoever_starts_in_it() -> None:
    """[P-24, P-24-1, S-98]"""
    burning = ["P24 at 18,16 by a1 mode b"]
    t = moved("", (18, 17), workings=burning)
    assert t.where("a1") == "18,13.501"
    assert len(t.told(HaltedByFire)) == 1
    slow = battle("A:BLO1 18,14 N", FOE, workings=burning).choose("move:a1")
    slow.refuses_to_go((18, 18.02), rule="A-90")
    beside = battle("A:BLO1 15.5,10 N", FOE, workings=burning).choose("move:a1").go((15.5, 18))
    assert beside.where("a1") == "15.5,18"


@pytest.mark.parametrize(("terrain", "end"), [("wood 15,13-21,18", (18, 17)), ("hill 15,7-22,13", (18, 17)), ("pool 15,13-21,17", (18, 16))])
def test_flight_is_neither_stopped_nor_slowed_by_terrain(terrain: str, end: tuple[float, float]) -> None:
    """[A-140, A-FLIGHT-1]"""
    assert moved(terrain, end, who="A:DRA1 18,10 N").where("a1") == f"{end[0]},{end[1]}"
    start = battle("A:DRA1 18,14 N", FOE, terrain="wood 15,13-21,18").choose("move:a1").go((18, 23))
    assert start.where("a1") == "18,23"


def test_pieces_of_terrain_are_rectangles_along_the_edges() -> None:
    """[D-33]"""
    t = moved("wood 15,13-21,18", (14.9, 12.9), (14.9, 16))
    assert t.where("a1") == "14.9,16"


@pytest.mark.parametrize(("place", "blocked"), [("18.614,15", ["b2"]), ("18.615,15", []), ("18,10.7", ["b2"]), ("18,9.5", [])])
def test_a_base_blocks_a_line_that_passes_over_it_between_the_two_figures(place: str, blocked: list[str]) -> None:
    """[D-35]"""
    t = battle("A:DEL1 18,10 N", "B:NIN1 18,20 S", f"B:NIN1 {place} S")
    assert [*line_between(t.t, t.f("a1"), t.f("b1")).blocked_by] == blocked


def test_terrain_blocks_or_hinders_if_any_stretch_of_the_line_lies_inside() -> None:
    """[D-35]"""
    for left, touched in (18, False), (17.999, True):
        t = battle("A:DEL1 18,10 N", "B:NIN1 18,20 S", terrain=f"ruin {left},13-20,15, wood {left},16-20,18")
        line = line_between(t.t, t.f("a1"), t.f("b1"))
        assert (line.is_blocked, line.is_hindered) == (touched, touched)
