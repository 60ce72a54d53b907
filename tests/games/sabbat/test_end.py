"""The end: six rounds, the final account, shared victory. [SM-E]"""

from __future__ import annotations

from tests.games.sabbat.table import Play, table
from walpurgis.engine import AccountLine, Say
from walpurgis.games.sabbat.events import GameEnded


def after_round(number: int) -> Play:
    return table("R>B", round=number, phase="stewardship", tur="R").go_on()


def test_the_game_ends_after_the_stewardship_of_round_six() -> None:
    """[SM-E-1, SM-G-1]"""
    t = after_round(6).is_quiet()
    assert (t["R"].vp, t["R"].terror) == (4, 2)  # it was played to its end
    assert t.told(GameEnded) == [GameEnded()]


def test_after_round_five_another_round_follows() -> None:
    """[SM-E-1, SM-G-1]"""
    t = after_round(5)
    assert (t.asked, t.t.round) == ("0 invoke, 1 invoke", 6)
    assert not t.told(GameEnded)


def test_a_chimera_is_worth_five() -> None:
    """[SM-E-2, SM-X-14]"""
    t = table("R>B", round=6, phase="stewardship").has("R", vp=47, chimera=3).go_on().is_quiet()
    result = t.match.result()
    assert result.scores[t["R"].seat] == 62
    assert result.account == [AccountLine(Say("account-track"), [0, 47]), AccountLine(Say("account-chimeras", {"each": 5}), [0, 15])]


def test_chimeras_approved_in_the_last_round_count() -> None:
    """[SM-E-1, SM-E-2]"""
    t = table("R>B", round=6, phase="stewardship").has("R", zone="s1 r1 g1 m1").go_on().is_quiet()
    assert t.match.result().scores[t["R"].seat] == 5


def test_leftovers_count_nothing() -> None:
    """[SM-E-2, SM-A1-7]"""
    t = table("R>B", round=6, phase="stewardship").has("R", vp=10, h2="s4", h1="g3", zone="m2 r2", cursed=True, terror=10).go_on().is_quiet()
    assert t.match.result().scores[t["R"].seat] == 10


def test_equal_points_share_the_victory() -> None:
    """[SM-E-3, SM-T-90]"""
    t = table("R>B>Y", round=6, phase="stewardship").has("R", vp=60, terror=9).has("B", vp=45, chimera=3).has("Y", vp=59).go_on().is_quiet()
    result = t.match.result()
    assert (result.scores, result.places) == ([60, 60, 59], [1, 1, 3])
    assert result.winners == [t["B"].seat, t["R"].seat]


def test_the_most_points_win_whatever_the_order() -> None:
    """[SM-E-3]"""
    t = table("R>B>Y", round=6, phase="stewardship").has("R", vp=-2).has("B", vp=0).has("Y", vp=1).go_on().is_quiet()
    assert t.match.result().places == [2, 3, 1]
    assert t.match.result().winners == [t["Y"].seat]
