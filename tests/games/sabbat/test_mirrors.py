"""Mirrors: which are in reach, what they give, and that they are never repaired."""

from __future__ import annotations

import pytest

from walpurgis.games.sabbat.board import MIRRORS, SQUARES
from walpurgis.games.sabbat.events import MirrorBroken, MirrorCracked

from .table import Play, table

REACH = {
    "a1": "Na W1", "b1": "Nb", "c1": "Nc", "d1": "Nd E1",
    "a2": "W2", "d2": "E2", "a3": "W3", "d3": "E3",
    "a4": "Sa W4", "b4": "Sb", "c4": "Sc", "d4": "Sd E4",
    "b2": "", "c2": "", "b3": "", "c3": "",
}  # fmt: skip


def work(mirror: str, *, glass: str = "", cracked: str = "", terror: int = 3, order: str = "R>B>Y>G") -> Play:
    """Red works this mirror, with ghosts of these peoples in the glass factory."""
    t = table(order).ghosts(gla=glass).mirrors(cracked=cracked).has("R", terror=terror)
    return t.action("R", "act:mag", f"mag:{MIRRORS[mirror]}", f"eff:mir:{mirror}").is_quiet()


@pytest.mark.parametrize("square", SQUARES)
def test_only_mirrors_at_the_square_are_in_reach(square: str) -> None:
    """[SM-MI-1, SM-T-25]"""
    t = table("R>B").tiles(**{square: "t_s"}).action("R", "act:mag", f"mag:{square}")
    assert t.offered == ", ".join(["eff:tile", *(f"eff:mir:{mirror}" for mirror in REACH[square].split()), "eff:none"])
    for mirror in MIRRORS:
        if mirror not in REACH[square].split():
            t.refuses(f"eff:mir:{mirror}", "SM-MI-1")


def test_sixteen_mirrors_are_reached_from_one_square_each() -> None:
    """[SM-MI-1]"""
    assert sorted(MIRRORS) == sorted(mirror for reached in REACH.values() for mirror in reached.split())
    assert len(MIRRORS) == 16


def test_an_intact_mirror_cracks_for_three_terror() -> None:
    """[SM-MI-2, SM-T-24]"""
    t = work("Sd", cracked="E4")
    assert (t["R"].terror, t.t.mirrors["Sd"], t.t.mirrors["E4"]) == (6, 1, 1)
    assert [event.mirror for event in t.told(MirrorCracked)] == ["Sd"]


def test_a_cracked_mirror_breaks_for_two_terror() -> None:
    """[SM-MI-2, SM-T-24]"""
    t = work("E4", cracked="E4")
    assert (t["R"].terror, t.t.mirrors["E4"], t.t.mirrors["Sd"]) == (5, 2, 0)
    assert [event.mirror for event in t.told(MirrorBroken)] == ["E4"]


def test_the_corner_offers_the_tile_and_both_mirrors() -> None:
    """[SM-MI-1, SM-T-24]"""
    t = table("R>B").tiles(d4="t_m").mirrors(cracked="E4").has("R", at="d3").action("R", "act:mag", "mag:d4")
    assert t.offered == "eff:tile, eff:mir:Sd, eff:mir:E4, eff:none"


def test_a_broken_mirror_cannot_be_used() -> None:
    """[SM-MI-2, SM-T-26]"""
    t = table("R>B").tiles(b1="t_m").mirrors(broken="Nb").action("R", "act:mag", "mag:b1").refuses("eff:mir:Nb", "SM-MI-2")
    assert t.offered == "eff:tile, eff:none"


@pytest.mark.parametrize("worked", ["Na", "W1"])
def test_in_a_corner_only_one_mirror_is_worked_and_only_one_step(worked: str) -> None:
    """[SM-MI-3]"""
    t = work(worked)
    assert t["R"].terror == 6
    assert {mirror: state for mirror, state in t.t.mirrors.items() if state} == {worked: 1}


def test_the_same_mirror_breaks_in_a_later_action() -> None:
    """[SM-MI-2, SM-MI-3]"""
    t = table("R>B", round=1).has("R", terror=0).go_on("act:mag", "mag:b1", "eff:mir:Nb", "act:pass")
    t.choose("act:mag", "mag:b2", "eff:none", "act:pass", "act:mag", "mag:b1", "eff:mir:Nb")
    assert (t["R"].terror, t.t.mirrors["Nb"]) == (5, 2)


@pytest.mark.parametrize(
    ("glass", "intact", "cracked"),
    [("", 6, 5), ("R", 7, 6), ("B R", 6, 6), ("B Y R", 6, 5), ("B Y", 6, 5)],
    ids=["no ghost", "place 1", "place 2", "place 3", "others only"],
)
def test_the_glass_factory_adds_to_every_step_or_to_breaking_only(glass: str, intact: int, cracked: int) -> None:
    """[SM-MI-4, SM-T-28, SM-T-29]"""
    assert work("Nb", glass=glass)["R"].terror == intact
    assert work("Nb", glass=glass, cracked="Nb")["R"].terror == cracked


def test_at_ten_terror_a_mirror_may_still_be_worked() -> None:
    """[SM-MI-2]"""
    t = work("Nb", terror=10)
    assert (t["R"].terror, t.t.mirrors["Nb"]) == (10, 1)


def test_all_mirrors_together_hold_eighty_terror() -> None:
    """[SM-MI-5]"""
    gained = [work(mirror, terror=0, cracked=cracked)["R"].terror for mirror in MIRRORS for cracked in ("", mirror)]
    assert sum(gained) == 80


def test_mirrors_are_never_repaired() -> None:
    """[SM-MI-5]"""
    t = table("R>B", round=2).mirrors(cracked="Na", broken="Nb").go_on()
    before = dict(t.t.mirrors)
    t.idle_until(lambda manor: False).is_quiet()
    assert t.t.mirrors == before


def test_with_all_mirrors_broken_the_game_goes_on_with_tiles() -> None:
    """[SM-MI-2]"""
    t = table("R>B").tiles(a1="t_s").mirrors(broken=" ".join(MIRRORS)).action("R", "act:mag", "mag:a1")
    assert t.offered == "eff:tile, eff:none"
