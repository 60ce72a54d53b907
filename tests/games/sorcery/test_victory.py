"""Objectives, victory points, and how a battle ends."""

from __future__ import annotations

from walpurgis.games.sorcery.state import Tome
from walpurgis.games.sorcery.victory import points_against, victory_points

from .table import Play, battle, point

FAR = "B:NIN1 30,33 S"


def held(t: Play) -> list[int]:
    """Who holds each objective, after the turn of A."""
    return [objective.holder for objective in t.end_turn().t.objectives]


def test_an_objective_is_taken_at_the_end_of_the_own_turn_by_touching_it() -> None:
    """[A-105, A-195, A-110]"""
    assert held(battle("A:BLO1 18,19.1 N", FAR, objectives="18,18 9,9")) == [0, -1]
    assert held(battle("A:BLO1 18,19.2 N", FAR, objectives="18,18")) == [-1]


def test_standing_on_an_objective_is_touching_it() -> None:
    """[A-131]"""
    assert held(battle("A:BLO1 18,18 N", FAR, objectives="18,18")) == [0]


def test_an_able_opponent_contests_it_and_a_demoralized_one_does_not() -> None:
    """[A-105, A-195, SX-66]"""
    assert held(battle("A:BLO1 18,19 N", "B:NIN1 18,17 N #4", FAR, objectives="18,18")) == [0]
    assert held(battle("A:BLO1 18,19 N", "B:CHA2 18,17 N", objectives="18,18")) == [-1]


def test_control_stays_until_another_takes_it() -> None:
    """[A-105, SX-66]"""
    t = battle("A:BLO1 18,19 N", FAR, objectives="18,18")
    t.t.objectives[0].holder = 0
    t.f("a1").put((5000, 5000))
    assert [o.holder for o in t.end_turn().t.objectives] == [0]


def test_who_soars_or_is_demoralized_takes_nothing() -> None:
    """[A-195, A-56, A-79, SX-65]"""
    assert held(battle("A:DRA1 18,18 N ^", FAR, objectives="18,18")) == [-1]
    assert held(battle("A:BLO1 18,18 N #4", "A:NIN1 5,5", FAR, objectives="18,18")) == [-1]


def test_objectives_decide_the_last_round_before_victory_points() -> None:
    """[A-108, A-194]"""
    t = battle("A:BLO1 18,18 N", "B:CHA2 5,30", in_round=12, objectives="18,18 9,9 27,27", active="B").end_turn()
    assert (t.t.winners, t.t.reason) == ((), "draw")
    t = battle("A:BLO1 18,18 N", "B:CHA2 27,27", "B:NIN1 9,9", in_round=12, objectives="18,18 9,9 27,27", active="B").end_turn()
    assert (t.t.winners, t.t.reason) == ((1,), "objectives")


def test_victory_points_are_counted_from_what_is_gone() -> None:
    """[A-109, A-203, SX-67]"""
    t = battle("A:DEL2 5,5", "A:BLO1 6,30", "B:STO1 30,5", "B:CHA2 30,30", in_round=12, objectives="6,30 30,30", active="B")
    for who in ("a1", "b1"):
        t.f(who).status = "gone"
    t.t.tomes["k1"] = Tome("k1", "B1", 1, "b1")
    t.t.objectives[0].holder = 0
    assert (points_against(t.t, 1), points_against(t.t, 0)) == (28, 26)
    t.end_turn()
    assert (t.t.winners, t.t.reason, victory_points(t.t, 0)) == ((0,), "points", 28)
    assert t.match.result().scores == [28, 26]
    assert t.match.result().places == [1, 2]


def test_a_book_wielded_by_the_enemy_counts_as_lost() -> None:
    """[A-203]"""
    t = battle("A:DEL2 5,5", "B:CHA1 30,30 +B1(P01)")
    assert points_against(t.t, 1) == 0
    t.k("k1").wielder = "a1"
    assert points_against(t.t, 1) == 5


def test_the_battle_ends_at_once_when_only_one_side_can_fight() -> None:
    """[A-106, A-107, A-119, SX-68]"""
    t = battle("A:NIN3 18,18 N", "B:NIN1 18,19.255 S #3", phase="command")
    assert t.match.over  # poison drove the last one to the demoralized click
    assert (t.t.winners, t.t.reason) == ((0,), "last")


def test_if_nobody_can_fight_objectives_and_points_decide() -> None:
    """[A-119, A-198]"""
    t = battle("A:FOR1 18,18 N #5", "B:CHA2 18,19.255 S #6", phase="command", domains=["magestone-storm"], dice=[1])
    assert t.match.over
    assert (t.t.winners, t.t.reason) == ((0,), "points")  # a Ravager is worth more than an Initiate


def test_of_several_sides_the_largest_number_wins_and_points_decide_among_the_tied() -> None:
    """[A-196]"""
    figures = "A:BLO1 5,5", "B:CHA2 5,18", "C:DEL2 18,30"
    t = battle(*figures, players=3, in_round=12, objectives="5,5 5,18 18,30 30,30", active="C")
    t.t.figures["a2"] = t.f("a1").copy()
    t.t.figures["a2"].id, t.t.figures["a2"].status = "a2", "gone"
    t.t.objectives[0].holder, t.t.objectives[1].holder = 0, 1
    t.end_turn()
    assert t.t.reason == "draw"  # all have one objective; Wolf and Stag both score the fallen Acolyte


def test_an_eliminated_player_leaves_the_table_to_the_others() -> None:
    """[A-120]"""
    t = battle("A:NIN3 18,18 N", "B:NIN1 18,19.255 S #3", "C:DEL2 5,5", players=3, phase="command", objectives="30,30", workings=["P26 by b1 for 2"])
    assert not t.match.over
    assert t.t.players[1].is_out
    assert (t.look("b1"), t.t.workings) == ("gone", [])


def test_a_brand_ends_with_the_player_whose_sorcerer_cast_it() -> None:
    """The Hierophant is a captive, and goes when the last able warrior of its side falls. [A-120, P-16]"""
    t = battle("A:DEL2 18,10 N", "B:BLO3 30,30", "B:BLO1 18,11.255 #3", "C:BLO1 5,30", players=3, dice=[6, 6], workings=["P16 on a1 by b1"])
    t.f("b1").status, t.f("b1").captor = "captive", "a1"
    t.choose("close:a1>b2")
    assert (t.look("b1"), t.t.workings) == ("gone", [])


def test_who_is_eliminated_in_the_own_turn_is_asked_nothing_more() -> None:
    """[A-106, A-120, D-53]"""
    t = battle("A:NIN1 18,18 N #3 *1", "B:BLO1 30,30", "C:BLO1 5,30", players=3).choose("turn:a1", [point(18, 30)])
    assert t.t.players[0].is_out
    assert t.asked == "1 act"


def test_a_team_wins_and_loses_together() -> None:
    """[A-2, A-191]"""
    t = battle("A:NIN3 18,18 N", "B:NIN1 18,19.255 S #3", "C:DEL2 5,5", "D:NIN1 30,30", players=4, teams=True, active="B")
    assert t.t.are_friends(0, 2) and not t.t.are_friends(0, 1)
    t.f("d1").status = "gone"
    t.end_turn()
    assert not t.match.over
