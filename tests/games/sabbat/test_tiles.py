"""The manor tiles: four standard ones, grimoire, clock, terroriser and test tube."""

from __future__ import annotations

import pytest

from walpurgis.games.sabbat.study import curse

from .table import Play, Setting, kept, table


def on(tile: str, *, h2: str = "", h1: str = "", zone: str = "", terror: int = 3, cursed: bool = False, vp: int = 0, chimera: int = 0) -> Setting:
    """Yellow has these things, and this tile lies on b2."""
    return table("Y>B").tiles(b2=tile).has("Y", h2=h2, h1=h1, zone=zone, terror=terror, cursed=cursed, vp=vp, chimera=chimera)


def used(setting: Setting) -> Play:
    """Yellow goes there and uses it."""
    return setting.action("Y", "act:mag", "mag:b2", "eff:tile")


@pytest.mark.parametrize("kind", ["s", "r", "g", "m"])
def test_a_standard_tile_gives_two_of_its_resource_into_2h(kind: str) -> None:
    """[SM-M-1, SM-T-36]"""
    t = used(on(f"t_{kind}", h2="s1 r1 g1 m1", h1="s1")).is_quiet()
    assert t["Y"].h2 == kept("s1 r1 g1 m1") | {kind: 3}
    assert t.h1("Y") == "s1"


def test_the_grimoire_removes_the_cursed_resource_without_loss() -> None:
    """[SM-M-2, SM-T-33]"""
    t = used(on("t_gri", cursed=True, vp=10)).is_quiet()
    assert (t["Y"].cursed, t["Y"].vp) == (False, 10)
    curse(t.t)
    assert (t["Y"].cursed, t["Y"].vp) == (False, 10)


def test_the_grimoire_helps_only_its_user() -> None:
    """[SM-M-2]"""
    t = used(on("t_gri", cursed=True).has("B", cursed=True)).is_quiet()
    assert t["B"].cursed


def test_the_clock_moves_all_of_1h_to_2h() -> None:
    """[SM-M-3, SM-T-30]"""
    t = used(on("t_clo", h1="s1 g2", h2="m1 g1")).is_quiet()  # nothing to select
    assert (t.h1("Y"), t.h2("Y")) == ("", "s1 g3 m1")


def test_the_terroriser_offers_every_resource_of_both_stores() -> None:
    """[SM-M-4]"""
    t = used(on("t_ter", h2="s2 g1", h1="g1 m1"))
    assert t.offered == "ter:2:s, ter:2:g, ter:1:g, ter:1:m"


@pytest.mark.parametrize(("key", "terror", "h2", "h1"), [("ter:2:g", 5, "", "g1 m2"), ("ter:1:g", 3, "g1", "m2"), ("ter:1:m", 3, "g1", "g1 m1")])
def test_the_terroriser_burns_one_resource_for_four_or_two_terror(key: str, terror: int, h2: str, h1: str) -> None:
    """[SM-M-4]"""
    t = used(on("t_ter", terror=1, h2="g1", h1="g1 m2")).choose(key).is_quiet()
    assert (t["Y"].terror, t.h2("Y"), t.h1("Y"), t.zone("Y")) == (terror, h2, h1, "")


def test_terror_of_the_terroriser_beyond_ten_is_lost() -> None:
    """[SM-M-4, SM-T-31]"""
    t = used(on("t_ter", terror=8, h2="g1")).is_quiet()  # the only resource goes without a question
    assert (t["Y"].terror, t.h2("Y")) == (10, "")


def test_the_test_tube_exchanges_one_kind_from_both_stores() -> None:
    """[SM-M-5, SM-X-6]"""
    t = used(on("t_tub", h2="r3", h1="r1")).choose(3, 1, ["m", "m", "s"], ["g"]).is_quiet()
    assert (t.h2("Y"), t.h1("Y")) == ("s1 m2", "g1")


def test_the_test_tube_may_leave_one_store_alone() -> None:
    """[SM-M-5, SM-T-35]"""
    t = used(on("t_tub", h2="s2", h1="s1")).choose(2, 0, ["g", "g"]).is_quiet()
    assert (t.h2("Y"), t.h1("Y")) == ("g2", "s1")
    t = used(on("t_tub", h2="s2", h1="s1")).choose(0, ["r"]).is_quiet()  # then one from 1H, without a question
    assert (t.h2("Y"), t.h1("Y")) == ("s2", "r1")


def test_the_test_tube_may_leave_some_of_a_store() -> None:
    """[SM-M-5]"""
    t = used(on("t_tub", h2="m3")).choose(1, ["r"]).is_quiet()
    assert t.h2("Y") == "r1 m2"


def test_the_test_tube_offers_each_kind_at_hand_and_takes_only_one() -> None:
    """[SM-M-5]"""
    t = used(on("t_tub", h2="s1 g2", h1="m2"))
    assert t.offered == "tub:s, tub:g, tub:m"
    t.refuses("tub:r").choose("tub:g")
    assert (t.ask.prompt, t.offered) == ("test-tube-2h", "1..2")
    t.choose(2, ["r", "r"]).is_quiet()
    assert (t.h2("Y"), t.h1("Y")) == ("s1 r2", "m2")


def test_the_test_tube_gives_at_least_one() -> None:
    """[SM-M-5]"""
    t = used(on("t_tub", h2="s2", h1="s2"))
    assert (t.ask.prompt, t.offered) == ("test-tube-2h", "0..2")
    t.choose(0)
    assert (t.ask.prompt, t.offered) == ("test-tube-1h", "1..2")
    t.refuses(0, "SM-M-5").refuses(3, "SM-M-5")


def test_the_test_tube_gives_exactly_as_many_as_it_takes() -> None:
    """[SM-M-5]"""
    t = used(on("t_tub", h2="s2")).choose(2)
    t.refuses(["g"]).refuses(["g", "g", "g"]).refuses(["c", "g"])
    assert t.choose(["g", "m"]).is_quiet().h2("Y") == "g1 m1"


def test_the_test_tube_exchanges_nothing_for_its_like() -> None:
    """[SM-M-5]"""
    t = used(on("t_tub", h2="s1", h1="s1")).choose(1, 1)
    assert (t.ask.prompt, t.offered) == ("test-tube-into-2h", "r, g, m")
    t.refuses(["s"], "SM-M-5").choose(["r"])
    assert (t.ask.prompt, t.offered) == ("test-tube-into-1h", "r, g, m")
    assert t.refuses(["s"], "SM-M-5").choose(["g"]).is_quiet().h1("Y") == "g1"


@pytest.mark.parametrize("tile", ["t_clo", "t_ter", "t_tub"])
def test_zone_curse_and_chimeras_are_useless_for_tiles(tile: str) -> None:
    """[SM-M-6]"""
    t = on(tile, zone="s3 r3 g3 m3", cursed=True, chimera=2).action("Y", "act:mag", "mag:b2").is_quiet()
    assert (t.zone("Y"), t["Y"].cursed, t["Y"].chimera) == ("s3 r3 g3 m3", True, 2)


def test_the_terroriser_and_the_test_tube_never_reach_into_the_zone() -> None:
    """[SM-M-6]"""
    assert used(on("t_ter", h2="s1", h1="r1", zone="g3 m3", cursed=True, chimera=1)).offered == "ter:2:s, ter:1:r"
    assert used(on("t_tub", h2="s1", h1="r1", zone="s2 g3 m3", cursed=True, chimera=1)).offered == "tub:s, tub:r"
    t = used(on("t_tub", h2="s1", zone="s3")).choose(["m"]).is_quiet()  # only one spider can be given
    assert (t.h2("Y"), t.zone("Y")) == ("m1", "s3")


def test_the_grimoire_and_the_clock_leave_the_zone_alone() -> None:
    """[SM-M-6]"""
    assert used(on("t_clo", h1="s1", zone="g3", chimera=1, cursed=True)).zone("Y") == "g3"
    t = used(on("t_gri", cursed=True, zone="g3", chimera=1))
    assert (t.zone("Y"), t["Y"].chimera) == ("g3", 1)
