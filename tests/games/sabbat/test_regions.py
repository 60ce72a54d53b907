"""C2: the victory points of the regions, and the crystal ball. [SM-C2]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.sabbat.table import table
from walpurgis.games.sabbat.events import RegionsScored
from walpurgis.games.sabbat.stewardship import region_points, stewardship

VALUES = {"tur": 4, "nes": 3, "gin": 2, "vad": 3, "fri": 2, "val": 3, "ber": 2, "gri": 3}


@pytest.mark.parametrize(("region", "vp"), VALUES.items())
def test_a_region_is_worth_its_points_to_everybody_there(region: str, vp: int) -> None:
    """[SM-C2-1, SM-G-8]"""
    there: dict[str, Any] = {region: "Y R B"}
    t = table("R>B>Y>G", **there).play(region_points).is_quiet()
    assert [t[p].vp for p in "RBYG"] == [vp, vp, vp, 0]


def test_the_points_of_all_own_regions_add_up() -> None:
    """[SM-C2-1]"""
    t = table("R>B", tur="R", gin="R", val="R", nes="B").has("R", vp=-3).has("B", vp=10).play(region_points)
    assert (t["R"].vp, t["B"].vp) == (-3 + 4 + 2 + 3, 13)
    assert t.told(RegionsScored) == [RegionsScored("R", 9), RegionsScored("B", 3)]


def test_gardens_and_the_drawbridge_give_no_points() -> None:
    """[SM-C2-1]"""
    t = table("R>B", can="R", cry="R", zen="R").has("R", bridge=4).play(region_points)
    assert t["R"].vp == 0
    assert not t.told(RegionsScored)


@pytest.mark.parametrize(("crystal_ball", "raised"), [("R", (2, 3)), ("B R", (2,)), ("B Y R", ()), ("B", ())])
@pytest.mark.parametrize("region", VALUES)
def test_the_crystal_ball_raises_twos_and_threes_or_twos_and_never_turgapel(region: str, crystal_ball: str, raised: tuple[int, ...]) -> None:
    """[SM-C2-2]"""
    there: dict[str, Any] = {region: "R"}
    t = table("R>B>Y>G", cry=crystal_ball, **there).play(region_points)
    assert t["R"].vp == VALUES[region] + (VALUES[region] in raised)


def test_the_crystal_ball_counts_for_each_region() -> None:
    """[SM-C2-2]"""
    t = table("R>B", cry="R B", tur="R", gin="R", val="R", fri="B", ber="B", nes="B").play(region_points)
    assert t["R"].vp == 4 + (2 + 1) + (3 + 1)
    assert t["B"].vp == (2 + 1) + (2 + 1) + 3


def test_a_crystal_ball_ghost_lost_to_hunger_counts_no_more() -> None:
    """[SM-C2-3, SM-T-85]"""
    t = table("R>B", cry="R", gin="R", fri="R").has("R", terror=2).play(stewardship).choose(["gd:cry"]).is_quiet()
    assert t["R"].vp == -1 + 4


def test_a_region_ghost_lost_to_hunger_counts_no_more() -> None:
    """[SM-C2-3]"""
    t = table("R>B", cry="R", gin="R", fri="R").has("R", terror=2).play(stewardship).choose(["rg:gin"]).is_quiet()
    assert t["R"].vp == -1 + 3


def test_who_moves_up_in_the_crystal_ball_has_the_better_bonus() -> None:
    """[SM-C2-3, SM-G-5]"""
    t = table("R>B", cry="R B", nes="B").has("R", terror=0).has("B", terror=2).play(stewardship).is_quiet()
    assert (t.at("cry"), t["B"].vp) == ("B", 4)
