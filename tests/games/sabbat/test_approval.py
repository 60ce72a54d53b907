"""C3: full sets become chimeras; the alchemist saves a part of them. [SM-C3]"""

from __future__ import annotations

import pytest

from tests.games.sabbat.table import table
from walpurgis.games.sabbat.events import Approved
from walpurgis.games.sabbat.stewardship import approval

TWO_SETS = "s3 r2 g2 m2"


def test_all_sets_are_turned_in_and_the_rest_stays() -> None:
    """[SM-C3-1, SM-C3-2, SM-C3-4, SM-T-86]"""
    t = table("R>B").has("R", zone=TWO_SETS, h2="s1", h1="g1", chimera=1, vp=7).play(approval).is_quiet()
    assert (t["R"].chimera, t.zone("R")) == (3, "s1")
    assert (t.h2("R"), t.h1("R"), t["R"].vp) == ("s1", "g1", 7)
    assert t.told(Approved) == [Approved("R", 2)]


@pytest.mark.parametrize("zone", ["s4 r4 g4", "r1 g1 m1", "s2 g2 m2", "s1 r1 m1", ""])
def test_without_all_four_kinds_there_is_no_set(zone: str) -> None:
    """[SM-C3-1, SM-C3-4, SM-T-88]"""
    t = table("R>B", alc="R").has("R", zone=zone).play(approval).is_quiet()
    assert (t["R"].chimera, t.zone("R")) == (0, zone)
    assert not t.told(Approved)


def test_the_minor_alchemist_saves_up_to_one_of_each_set() -> None:
    """[SM-C3-3, SM-T-87]"""
    t = table("R>B", alc="B R").has("R", zone=TWO_SETS).play(approval)
    assert (t.who, t.offered) == ("R", "s, r, g, m")
    t.refuses(["s", "r"]).choose(["g"]).refuses(["s", "r"]).choose(["g"]).is_quiet()
    assert (t.h2("R"), t["R"].chimera, t.zone("R")) == ("g2", 2, "s1")


def test_the_major_alchemist_saves_up_to_two_of_each_set() -> None:
    """[SM-C3-3, SM-T-87]"""
    t = table("R>B", alc="R").has("R", zone=TWO_SETS, h2="s1").play(approval)
    t.refuses(["s", "r", "g"]).choose(["r", "g"], ["s", "r"]).is_quiet()
    assert (t.h2("R"), t["R"].chimera, t.zone("R")) == ("s2 r2 g1", 2, "s1")


def test_what_is_saved_of_one_set_is_of_different_kinds() -> None:
    """[SM-C3-3]"""
    table("R>B", alc="R").has("R", zone="s1 r1 g1 m1").play(approval).refuses(["g", "g"])


def test_nothing_has_to_be_saved() -> None:
    """[SM-C3-3, SM-G-7]"""
    t = table("R>B", alc="R").has("R", zone="s1 r1 g1 m1").play(approval).choose([]).is_quiet()
    assert (t.h2("R"), t["R"].chimera) == ("", 1)


@pytest.mark.parametrize("alchemist", ["B Y R", "B", ""])
def test_the_third_place_at_the_alchemist_saves_nothing(alchemist: str) -> None:
    """[SM-C3-3]"""
    t = table("R>B>Y>G", alc=alchemist).has("R", zone=TWO_SETS).play(approval).is_quiet()
    assert (t.h2("R"), t["R"].chimera) == ("", 2)


def test_the_alchemist_is_asked_in_playing_order() -> None:
    """[SM-C3-3]"""
    t = table("R>B", alc="B R").has("R", zone="s1 r1 g1 m1").has("B", zone="s1 r1 g1 m1").play(approval)
    assert t.who == "R"
    assert t.choose(["m"]).who == "B"
    t.choose(["s", "m"]).is_quiet()
    assert (t.h2("R"), t.h2("B")) == ("m1", "s1 m1")


def test_what_was_saved_lies_in_1h_after_the_next_curse() -> None:
    """[SM-C3-2, SM-C3-3, SM-C3-5, SM-X-10]"""
    t = table("R>B", alc="R", phase="stewardship").has("R", zone="s1 r1 g1 m1").go_on()
    assert (t.who, t["R"].chimera, t.zone("R")) == ("R", 1, "")
    t.choose(["g", "m"])
    assert t.asked == "0 invoke, 1 invoke"  # A1 of the next round has passed
    assert (t.h1("R"), t.h2("R"), t["R"].cursed) == ("g1 m1", "", False)


def test_in_the_last_round_the_alchemist_is_not_asked() -> None:
    """[SM-C3-3, SM-E-1]"""
    t = table("R>B", round=6, alc="R", phase="stewardship").has("R", zone=TWO_SETS).go_on().is_quiet()
    assert (t["R"].chimera, t.h2("R"), t.zone("R")) == (2, "", "s1")
