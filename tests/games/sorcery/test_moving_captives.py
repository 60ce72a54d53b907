"""Captives are led along and brought home, and the demoralized keep away."""

from __future__ import annotations

from walpurgis.games.sorcery.events.moving import BroughtHome
from walpurgis.games.sorcery.victory import victory_points

from .table import Play, battle, point


def holding(*figures: str, captor: str = "a1", captive: str = "b1", **more: object) -> Play:
    """A battlefield on which one figure holds another."""
    t = battle(*figures, **more)  # type: ignore[arg-type]
    t.f(captive).status, t.f(captive).captor = "captive", captor
    t.ask.look_again()
    return t


PAIR = ("A:CHA2 18,10 N", "B:MER2 18,8.745 N", "B:NIN1 34,34")


def test_a_captor_moves_at_half_speed_and_its_captive_comes_along_behind() -> None:
    """[A-82, A-171, D-43, SX-59]"""
    t = holding("A:CHA2 18,5 N", "B:MER2 18,3.745 N", "B:NIN1 34,34").choose("move:a1")
    t.refuses_to_go((18, 10.02), rule="A-82")
    t.go((18, 10), look=(18, 20))
    assert (t.where("a1"), t.where("b1")) == ("18,10", "18,8.745")


def test_the_captive_is_no_obstacle_for_its_captor_but_for_everybody_else() -> None:
    """[A-170]"""
    t = holding(*PAIR).choose("move:a1").go((18, 6), look=(18, 20))
    assert (t.where("a1"), t.where("b1")) == ("18,6", "18,4.745")
    friend = holding(*PAIR, "A:BLO1 18,6 N").choose("move:a2")
    friend.refuses_to_go((18, 11), rule="A-48")
    friend.go((18, 7.49))  # up to it: it stops nobody and spins for nobody
    assert friend.asked == "0 act"


def test_without_room_straight_behind_the_captive_stands_15_degrees_to_the_left_then_to_the_right() -> None:
    """[A-171, D-43]"""
    left = holding(*PAIR, "A:BLO1 18.6,4.4 N").choose("move:a1").go((18, 6.5), look=(18, 20))
    x, y = left.f("b1").at
    assert x < 18_000
    assert y < 6500
    both = holding(*PAIR, "A:BLO1 17.4,4.4 N").choose("move:a1").go((18, 6.5), look=(18, 20))
    assert both.f("b1").at[0] > 18_000


def test_where_there_is_no_room_for_the_captive_the_move_cannot_end() -> None:
    """[A-171]"""
    t = holding(*PAIR, terrain="ruin 17,12.2-19,12.9").choose("move:a1")
    t.refuses_to_go((18, 11.5), look=(18, 0), rule="A-171")
    t.go((18, 11.5), look=(18, 20))


def test_a_captive_follows_a_turn_and_a_free_spin_of_its_captor() -> None:
    """[A-171]"""
    t = holding(*PAIR).choose("turn:a1", [point(0, 10)])
    assert t.where("b1") == "19.255,10"
    spun = holding("B:CHA2 18,10 N", "A:MER2 18,8.745 N", "A:BLO1 18,16 S", "A:NIN1 3,3", captor="b1", captive="a1").choose("move:a2").go((18, 10))
    assert spun.asked == "1 spin"
    spun.choose([point(0, 10)])
    assert spun.where("a1") == "19.255,10"
    cramped = holding(*PAIR, terrain="ruin 18.7,7-20,13").choose("turn:a1")
    cramped.refuses([point(0, 10)], "A-171")
    cramped.choose([point(18, 10)])
    assert cramped.where("b1") == "18,8.745"


def test_brought_home_a_captive_counts_as_eliminated() -> None:
    """[A-83, A-172, A-109, SX-60]"""
    t = holding("A:CHA2 18,6 N", "B:MER2 18,7.255 N", "B:NIN1 34,34").choose("move:a1")
    t.go((18, 2.9), look=(18, 0))
    assert t.look("b1") == "gone"
    assert t.f("b1").captor == ""
    assert [event.captive.id for event in t.told(BroughtHome)] == ["b1"]
    assert victory_points(t.t, 0) == 18
    before = holding("A:CHA2 18,6 N", "B:MER2 18,7.255 N", "B:NIN1 34,34").choose("move:a1").go((18, 3.1), look=(18, 20))
    assert before.look("b1") == "captive #1"


def test_turning_at_home_brings_nobody_home() -> None:
    """[A-83, A-130]"""
    t = holding("A:CHA2 18,2 N", "B:MER2 18,3.255 N", "B:NIN1 34,34").choose("turn:a1", [point(0, 2)])
    assert t.look("b1") == "captive #1"


def test_a_captor_neither_takes_off_nor_joins_a_formation() -> None:
    """[A-149, A-172, A-174]"""
    t = holding("A:DRA1 18,10 N", "B:MER2 18,8.745 N", "B:NIN1 34,34")
    assert t.why_not("soar:a1") == "A-149"
    trio = ("A:CHA2 18,10 N", "B:MER2 18,8.745 N", "A:CHA1 19.255,10 N", "A:CHA3 20.51,10 N", "B:NIN1 34,34")
    assert holding(*trio).why_not("form:a1") == "A-174"
    assert holding(*trio).why_not("form:a2") == "A-174"


def test_when_the_captor_falls_by_what_waits_at_the_end_of_its_move_the_captive_is_free() -> None:
    """[A-84, A-129, A-173]"""
    t = holding("A:BLO1 18,12 N #3", "B:MER2 18,10.745 W", "A:DEL2 3,3", "B:DRA2 18,16 S").choose("move:a1").go((18, 16)).choose([point(18, 16)])
    assert t.look("a1") == "#4 *1"  # demoralized
    assert (t.look("b1"), t.f("b1").status, t.f("b1").facing) == ("#1", "ground", (-1000, 0))
    assert t.where("b1") == "18,13.49"
    assert "spin" not in t.asked


# The demoralized -----------------------------------------------------------------------------------------------------


def test_a_demoralized_warrior_comes_no_nearer_to_any_opposing_able_figure() -> None:
    """[A-79, A-167]"""
    t = battle("A:BLO1 18,10 N #4", "A:DEL2 3,3", "B:NIN1 18,20 S", "B:NIN1 10,10 S #4").choose("move:a1")
    t.refuses_to_go((18, 10.02), rule="A-167")
    t.refuses_to_go((21, 10.5), rule="A-167")
    t.go((12, 10))  # towards one that is not able, and round the other
    assert t.where("a1") == "12,10"


def test_the_distance_has_the_tolerance() -> None:
    """[A-167, D-27]"""
    t = battle("A:BLO1 18,10 N #4", "A:DEL2 3,3", "B:NIN1 18,20 S").choose("move:a1")
    t.refuses_to_go((18, 10.011), rule="A-167")
    t.go((18, 10.01))


def test_it_may_turn_is_given_only_move_actions_and_uses_no_ability() -> None:
    """[A-79, A-167, A-DEMORALIZED-1]"""
    t = battle("A:MER1 18,10 N #4", "A:DEL2 3,3", "B:NIN1 18,11.255 S", dice=[3])
    assert t.of("close:a1") == ""
    assert t.why_not("close:a1>b1") == "A-79"
    t.choose("move:a1")  # no Flight: a 3 is not enough
    assert t.asked == "0 turn"
    t.choose([point(18, 20)])
    assert t.f("a1").facing == (0, 1000)
