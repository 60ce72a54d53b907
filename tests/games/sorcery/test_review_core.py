"""Rules of the core that meet each other: what happens where two chapters speak about the same moment."""

from __future__ import annotations

from .table import battle


def test_who_loses_heart_on_the_way_does_not_shoot_any_more() -> None:
    """[A-79, A-129, A-BOUND-1, P-24]"""
    t = battle("A:STO1 18,10 N#4", "A:BLO1 3,3", "B:STO3 20,21", "B:APO1 18,20 S", workings=["P24 at 18,14 by b1 mode a"], dice=[1])
    t.choose("bound:a1").go((18, 12))
    assert (t.look("a1"), t.asked) == ("#5 *1", "0 act")


def test_a_storm_forbids_ranged_combat_actions_but_magic_confusion_is_a_special_one() -> None:
    """[C-GALE-1, A-34, A-161]"""
    t = battle("A:ORS3 18,10 N", "B:DEL2 18,15 S", domains=["storm-gale"])
    assert t.why_not("shot:a1>b1") == "C-GALE-1"
    assert t.offers("confuse:a1>b1")


def test_only_those_are_first_in_a_draw_whom_nobody_beats() -> None:
    """The third of three is eliminated in the last round, and the other two are even. [A-109, A-196]"""
    t = battle("A:DEL2 18,10 N", "B:BLO1 30,30", "C:BLO1 18,11.255#3", players=3, dice=[6, 6], in_round=12).choose("close:a1>c1")
    t.end_turn().end_turn()
    assert t.t.reason == "draw"
    assert t.match.result().places == [1, 1, 2]


def test_an_eliminated_player_does_not_win_by_victory_points() -> None:
    """The one who is out has the most points of all three, and yet only the other two are compared. [A-106, A-108, A-109]"""
    t = battle("A:DEL2 18,10 N", "A:APO3 1,1", "B:BLO1 30,30", "B:APO3 2,2", "C:BLO1 18,11.255#3", players=3, dice=[6, 6], in_round=12)
    t.f("a2").status = t.f("b2").status = "gone"
    t.choose("close:a1>c1").end_turn().end_turn()
    assert t.match.result().scores == [89, 89, 152]
    assert (t.t.reason, t.match.result().places) == ("draw", [1, 1, 2])
