"""A1, the curse: the hour row moves at the start of rounds 2 to 6."""

from __future__ import annotations

import pytest

from walpurgis.games.sabbat.events import CurseStruck, Spoiled
from walpurgis.games.sabbat.game import GAME
from walpurgis.games.sabbat.study import curse

from .table import table


def test_there_is_no_curse_in_the_first_round() -> None:
    """[SM-A1-1, SM-T-17]"""
    t = table("R>B", round=1, phase="study").has("R", cursed=True, h1="s1", h2="g1", vp=9).go_on()
    assert (t.asked, t["R"].vp, t["R"].cursed, t.h1("R"), t.h2("R")) == ("0 invoke-first, 1 invoke-first", 9, True, "s1", "g1")


@pytest.mark.parametrize("number", [2, 3, 4, 5, 6])
def test_the_curse_comes_in_every_later_round(number: int) -> None:
    """[SM-A1-1]"""
    t = table("R>B", round=number, phase="study").has("R", cursed=True, vp=9).go_on()
    assert (t.asked, t["R"].vp, t["R"].cursed) == ("0 invoke, 1 invoke", 4, False)


def test_an_old_curse_costs_five_points_and_goes() -> None:
    """[SM-A1-2]"""
    t = table("R>B").has("R", cursed=True, vp=12).play(curse)
    assert (t["R"].vp, t["R"].cursed) == (7, False)
    assert t["B"].vp == 0


def test_the_old_curse_goes_before_the_new_one_comes() -> None:
    """[SM-A1-2, SM-A1-3, SM-A1-4, SM-T-1]"""
    t = table("R>B").has("R", cursed=True, h1="s2", h2="g1 m1", vp=20).play(curse)
    assert (t["R"].vp, t["R"].cursed, t.h1("R"), t.h2("R")) == (15, True, "g1 m1", "")


@pytest.mark.parametrize("spoiling", ["r2 m1", "s1", "s9 r9 g9 m9"])
def test_all_of_1h_spoils_into_a_single_cursed_resource(spoiling: str) -> None:
    """[SM-A1-3, SM-X-1]"""
    t = table("R>B").has("R", h1=spoiling, vp=12).play(curse)
    assert (t.h1("R"), t["R"].cursed, t["R"].vp) == ("", True, 12)


def test_an_empty_1h_leaves_the_skull_square_empty() -> None:
    """[SM-A1-3]"""
    t = table("R>B").has("R", h2="s2").play(curse)
    assert not t["R"].cursed and not t.told(Spoiled)


def test_everything_in_2h_moves_to_1h() -> None:
    """[SM-A1-4]"""
    t = table("R>B").has("R", h2="s1 r2 g3 m4", h1="m1").play(curse)
    assert (t.h1("R"), t.h2("R")) == ("s1 r2 g3 m4", "")


def test_the_approval_zone_and_chimeras_are_not_touched() -> None:
    """[SM-A1-5, SM-T-3]"""
    t = table("R>B").has("R", zone="s2 r1", chimera=2).play(curse)
    assert (t.zone("R"), t["R"].chimera, t["R"].cursed) == ("s2 r1", 2, False)


def test_all_players_are_handled_at_once_without_a_question() -> None:
    """[SM-A1-6]"""
    t = table("R>B>Y>G")
    for people in "RBYG":
        t.has(people, cursed=True, h1="s1", h2="m1", vp=6)
    p = t.play(curse).is_quiet()
    assert [(p[x].vp, p[x].cursed, p.h1(x), p.h2(x)) for x in "RBYG"] == [(1, True, "m1", "")] * 4


def test_an_unspent_resource_spoils_after_two_rounds_and_costs_points_in_the_third() -> None:
    """[SM-A1-7, SM-T-4]"""
    t = table("R>B", round=2, pile="car hal har").tiles(a1="t_s").go_on("act:mag", "mag:a1", "eff:tile")
    assert t.h2("R") == "s2"
    t.idle_until(lambda manor: manor.round == 3)
    assert (t.h2("R"), t.h1("R"), t["R"].cursed) == ("", "s2", False)
    t.idle_until(lambda manor: manor.round == 4)
    assert (t.h1("R"), t["R"].cursed, t["R"].vp) == ("", True, 0)
    t.idle_until(lambda manor: manor.round == 5)
    assert (t["R"].cursed, t["R"].vp) == (False, -5)


def test_a_resource_can_be_spent_in_the_next_round_too() -> None:
    """[SM-A1-7]"""
    t = table("R>B", round=2, pile="car").gates(nes="sr").has("R", h2="s1 r1").go_on().idle_until(lambda manor: manor.round == 3)
    t.invoke(R="inv:1", B="inv:7").idle_until(lambda manor: manor.phase == "act")
    t.choose("act:gho", "gho:br>rg:nes")
    assert (t.at("nes"), t.zone("R"), t.h1("R")) == ("R", "s1 r1", "")


def test_what_lies_on_the_boards_after_the_last_round_costs_nothing() -> None:
    """[SM-A1-7]"""
    t = table("R>B", round=6, phase="stewardship").has("R", cursed=True, h1="s3", h2="m1", vp=10).go_on().is_quiet()
    assert GAME.result(t.t).scores[t["R"].seat] == 10 and not t.told(CurseStruck)
