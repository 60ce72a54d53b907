"""Soaring: taking off, landing, what the air is like, and being forced down."""

from __future__ import annotations

import pytest

from walpurgis.games.sorcery.events.moving import ForcedDown, Landed, TookOff
from walpurgis.games.sorcery.soaring import land_everyone
from walpurgis.games.sorcery.standing import line_between
from walpurgis.games.sorcery.state import Battlefield

from .table import Play, battle, point

FOE = "B:NIN1 34,34"


def test_a_wing_without_tokens_takes_off_and_moves_up_to_twice_its_speed() -> None:
    """[A-56, A-148, D-38, SX-33]"""
    t = battle("A:DRA1 18,10 N", FOE).choose("soar:a1")
    t.refuses_to_go((18, 28.02), rule="A-148")
    t.refuses([point(18, 12), point(18, 14), point(18, 16)], "A-47")
    t.go((18, 28))
    assert (t.where("a1"), t.f("a1").status, t.look("a1")) == ("18,28", "air", "#1 *1")
    assert len(t.told(TookOff)) == 1


def test_with_a_token_it_moves_up_to_its_speed() -> None:
    """[A-148, SX-33]"""
    t = battle("A:DRA1 18,10 N *1", FOE).choose("soar:a1")
    t.refuses_to_go((18, 28), rule="A-47")
    t.go((18, 19))
    soaring = battle("A:DRA1 18,10 N *1 ^", FOE).choose("move:a1")
    soaring.refuses_to_go((18, 19.02), rule="A-47")


def test_soaring_is_for_wings_that_are_not_demoralized() -> None:
    """[A-56, A-79]"""
    t = battle("A:BLO1 18,10 N", "A:MER1 20,10 N #4", FOE)
    assert (t.why_not("soar:a1"), t.why_not("soar:a2")) == ("A-56", "A-79")


def test_who_soars_moves_on_in_the_air_over_everything_and_stops_at_nobody() -> None:
    """[A-56, A-145, A-148]"""
    t = battle("A:DRA1 18,10 N ^", "B:NIN1 18,16 S", terrain="ruin 16,18-20,22").choose("move:a1")
    t.refuses_to_go((18, 28.02), rule="A-148")
    t.go((18, 20))
    assert (t.where("a1"), t.f("a1").status) == ("18,20", "air")
    over_a_base = battle("A:DRA1 18,10 N ^", "B:NIN1 18,16 S").choose("move:a1").go((18, 16))
    assert over_a_base.asked == "0 finish"  # no spin, no contact


def test_two_soaring_bases_do_not_overlap() -> None:
    """[A-145]"""
    t = battle("A:DRA1 18,10 N ^", "A:DRA1 18,16 N ^", FOE).choose("move:a1")
    t.refuses_to_go((18, 16.5), rule="A-145")
    t.refuses_to_go((18, 0.5), rule="A-53")
    t.go((18, 17.3))


def test_a_soaring_figure_takes_no_part_in_close_combat_and_its_lines_ignore_everything() -> None:
    """[A-56, A-145, A-147, SX-65]"""
    t = battle("A:DRA1 18,18 N ^", "B:CHA2 18,19 S", "B:FOR2 18,29 S", "B:NIN1 18,24 S", active="B", objectives="18,18", terrain="ruin 16,21-20,23")
    assert t.of("close:") == ""
    assert line_between(t.t, t.f("b2"), t.f("a1")).blocked_by == ()
    assert line_between(t.t, t.f("a1"), t.f("b2")).hindered_by == ()
    assert t.offers("shot:b2>a1")


def test_landing_ends_the_move_on_free_ground() -> None:
    """[A-56, A-144]"""
    t = battle("A:DRA1 18,10 N ^", "B:NIN1 18,16 S", terrain="ruin 16,18-20,22").choose("soar:a1")
    t.refuses_to_go((18, 16), rule="A-56")
    t.refuses_to_go((18, 20), rule="A-56")
    t.go((10, 10))
    assert (t.where("a1"), t.f("a1").status) == ("10,10", "ground")
    assert len(t.told(Landed)) == 1


def test_landing_on_the_spot_is_a_movement_and_may_end_in_contact() -> None:
    """[A-128, A-144]"""
    t = battle("A:DRA1 18,10 N ^", "B:NIN1 18,11.255 S").choose("soar:a1").go((18, 10), look=(18, 11))
    assert t.f("a1").status == "ground"
    assert t.asked == "1 spin"


def test_who_lands_after_more_than_its_speed_does_not_end_in_contact() -> None:
    """[A-148]"""
    t = battle("A:DRA1 18,10 N ^", "B:NIN1 18,25 S #4", "B:NIN1 18,17 S").choose("soar:a1")
    t.refuses_to_go((18, 23.745), rule="A-148")
    t.go((18, 15.745))
    assert t.asked == "1 spin"


def test_the_level_changes_once_in_a_move_and_only_by_the_figures_own_move() -> None:
    """[A-144]"""
    t = battle("A:DRA1 18,10 N", "A:DRA1 10,10 N ^", FOE, actions=2)
    t.choose("move:a1").go((18, 15))
    t.choose("move:a2").go((10, 15))
    assert (t.f("a1").status, t.f("a2").status) == ("ground", "air")


@pytest.mark.parametrize(("die", "asked"), [(1, "0 turn"), (2, "0 path")])
def test_taking_off_from_contact_needs_a_break_away(die: int, asked: str) -> None:
    """[A-149, A-135]"""
    t = battle("A:DRA1 18,10 N", "B:APO1 18,11.255 S", dice=[die]).choose("soar:a1")
    assert t.asked == asked


def test_terrain_at_the_start_does_not_slow_who_takes_off() -> None:
    """[A-56, A-148]"""
    t = battle("A:ROK3 18,14 N #5", FOE, terrain="wood 15,13-21,18").choose("soar:a1").go((18, 30))
    assert t.where("a1") == "18,30"


def test_who_loses_heart_in_the_air_may_come_down_but_no_nearer() -> None:
    """[A-79, A-167, A-144]"""
    t = battle("A:MER1 18,10 N #4 ^", "A:BLO1 3,3", "B:NIN1 18,20 S").choose("soar:a1")
    t.refuses_to_go((18, 12), rule="A-167")
    t.refuses_to_go((18, 0.9), rule="A-47")
    t.go((18, 2))
    assert t.f("a1").status == "ground"


# Being forced down ---------------------------------------------------------------------------------------------------


async def forbid(t: Battlefield) -> None:
    land_everyone(t)


def forced(*figures: str, terrain: str = "") -> Play:
    return battle(*figures, terrain=terrain, rule=forbid)


def test_when_soaring_is_forbidden_everybody_lands_at_once_and_nobody_spins() -> None:
    """[A-150]"""
    t = forced("A:DRA1 18,10 N ^", "B:DRA1 25,10 N ^", "B:DRA2 18,11.255 S").is_quiet()
    assert (t.where("a1"), t.f("a1").status, t.f("b1").status, t.look("a1")) == ("18,10", "ground", "ground", "#1")
    assert [event.who.id for event in t.told(ForcedDown)] == ["a1", "b1"]


def test_where_there_is_no_room_one_lands_at_the_nearest_place() -> None:
    """[A-150, D-44]"""
    t = forced("A:DRA1 18,10 N ^", "B:NIN1 18,10 S")
    x, y = t.f("a1").at
    assert 1240**2 <= (x - 18_000) ** 2 + (y - 10_000) ** 2 <= 1300**2
    ruin = forced("A:DRA1 18,10 N ^", FOE, terrain="ruin 16,8-20,12")
    x, y = ruin.f("a1").at
    assert max(abs(x - 18_000), abs(y - 10_000)) >= 2615
    assert (x - 18_000) ** 2 + (y - 10_000) ** 2 <= 2701**2


def test_nobody_takes_off_while_soaring_is_forbidden() -> None:
    """[A-150, C-DOWNPOUR-1, P-29]"""
    assert battle("A:DRA1 18,10 N", FOE, domains=["downpour"]).why_not("soar:a1") == "A-56"
    assert battle("A:DRA1 18,10 N", FOE, workings=["P29 by a1 for 3"]).why_not("soar:a1") == "A-56"
