"""C1: a terror for each ghost that is out, and what becomes of the hungry. [SM-C1]"""

from __future__ import annotations

import pytest

from tests.games.sabbat.table import Play, Setting, table
from walpurgis.games.sabbat.events import Fed
from walpurgis.games.sabbat.stewardship import food


def short_of_two() -> Setting:
    """Red: five ghosts out, the major canteen bonus, one terror; two will stay hungry."""
    return table("R>B", can="R", tur="R", zen="R").has("R", bridge=2, terror=1, vp=10)


def shared_canteen() -> Play:
    """Red, first in the canteen, must leave two ghosts unfed; blue, second, can pay."""
    t = table("R>B>G", can="R B", tur="R B", nes="R", gin="R", fri="B").has("R", terror=0).has("B", terror=5)
    return t.play(food)


def test_each_ghost_outside_the_graveyard_eats_one_terror() -> None:
    """[SM-C1-1, SM-X-8]"""
    t = table("R>B").has("R", bridge=4, terror=6).play(food).is_quiet()
    assert (t["R"].terror, t["R"].bridge, t["R"].graveyard, t["R"].vp) == (2, 4, 3, 0)
    assert t.told(Fed) == [Fed("R", 4)]


def test_bridge_gardens_and_regions_all_eat() -> None:
    """[SM-C1-1]"""
    t = table("R>B", zen="R", tur="R").has("R", bridge=1, terror=6).play(food).is_quiet()
    assert t["R"].terror == 3


@pytest.mark.parametrize(("canteen", "terror"), [("R", 10 - 2), ("B R", 10 - 3), ("B Y R", 10 - 4), ("B", 10 - 3)])
def test_the_canteen_feeds_two_or_one_but_none_from_the_third_place(canteen: str, terror: int) -> None:
    """[SM-C1-1]"""
    t = table("R>B>Y>G", can=canteen).has("R", bridge=3, terror=10).play(food)
    assert t["R"].terror == terror


def test_a_discount_larger_than_the_hunger_gives_nothing_back() -> None:
    """[SM-C1-1, SM-T-81]"""
    t = table("R>B", can="R").has("R", terror=0).play(food).is_quiet()
    assert (t["R"].terror, t["R"].vp, t.at("can")) == (0, 0, "R")


def test_without_ghosts_outside_nobody_eats() -> None:
    """[SM-C1-1]"""
    t = table("R>B").play(food).is_quiet()
    assert (t["R"].terror, t["R"].vp, t["R"].graveyard) == (3, 0, 7)


def test_the_owner_chooses_the_hungry_at_one_point_each() -> None:
    """[SM-C1-2, SM-C1-3, SM-T-80]"""
    t = short_of_two().play(food)
    assert (t.who, t.offered) == ("R", "br, gd:can, gd:zen, rg:tur")
    t.choose(["br", "rg:tur"]).is_quiet()
    assert (t["R"].terror, t["R"].vp) == (0, 8)
    assert (t["R"].bridge, t.at("tur"), t.at("zen"), t["R"].graveyard) == (1, "", "R", 4)


def test_both_ghosts_on_the_drawbridge_may_stay_hungry() -> None:
    """[SM-C1-3]"""
    t = short_of_two().play(food).choose(["br", "br"]).is_quiet()
    assert (t["R"].bridge, t.at("can"), t.at("tur"), t.at("zen")) == (0, "R", "R", "R")


@pytest.mark.parametrize("answer", [["br"], ["br", "br", "gd:can"], ["br", "gd:alc"], ["gd:can", "gd:can"], ["gy", "br"]])
def test_exactly_the_unfed_ghosts_are_chosen_among_those_outside(answer: list[str]) -> None:
    """[SM-C1-3]"""
    short_of_two().play(food).refuses(answer)


def test_terror_cannot_be_kept_while_ghosts_are_hungry() -> None:
    """[SM-C1-2]"""
    t = table("R>B", tur="R").has("R", bridge=3, terror=3).play(food)
    assert t["R"].terror == 0  # before anything could be said about it
    t.refuses([]).choose(["br"]).is_quiet()
    assert (t["R"].vp, t["R"].graveyard) == (-1, 4)


def test_who_cannot_feed_anybody_has_nothing_to_choose() -> None:
    """[SM-C1-4]"""
    t = table("R>B", tur="R", zen="R").has("R", bridge=1, terror=0, vp=5).play(food).is_quiet()
    assert (t["R"].vp, t["R"].graveyard, t["R"].bridge, t.at("tur"), t.at("zen")) == (2, 7, 0, "", "")


def test_ghosts_all_on_the_drawbridge_are_all_the_same() -> None:
    """[SM-C1-4]"""
    t = table("R>B").has("R", bridge=5, terror=2).play(food).is_quiet()
    assert (t["R"].bridge, t["R"].graveyard, t["R"].vp) == (2, 5, -3)


def test_major_and_minor_canteen_side_by_side() -> None:
    """[SM-C1-1, SM-T-82]"""
    t = table("R>B", can="R B", tur="R", fri="B", val="B").has("R", terror=0).has("B", terror=1).play(food)
    assert t.who == "B"
    t.choose(["rg:val"]).is_quiet()
    assert (t["R"].vp, t["R"].graveyard) == (0, 5)
    assert (t["B"].vp, t["B"].terror, t["B"].graveyard) == (-1, 0, 5)


def test_discounts_are_those_of_the_start_of_the_phase() -> None:
    """[SM-C1-4, SM-C1-5, SM-T-83]"""
    t = shared_canteen().choose(["gd:can", "rg:gin"]).is_quiet()
    assert (t["R"].vp, t["R"].graveyard) == (-2, 5)  # the canteen ghost itself went, and its discount held
    assert (t["B"].terror, t["B"].vp) == (3, 0)  # the minor discount, though blue is first there now
    assert t.at("can") == "B"


def test_hungry_ghosts_leave_together_after_all_have_chosen_in_playing_order() -> None:
    """[SM-C1-4]"""
    t = table("G>R>B", can="B R", tur="B R", gin="B", nes="R G").has("B", terror=0).has("R", terror=0).has("G", bridge=2, terror=3).play(food)
    assert t.who == "R"  # blue sits before red, but plays after
    t.choose(["gd:can", "rg:nes"])
    assert (t.who, t.at("can"), t.at("nes"), t["R"].vp) == ("B", "B R", "R G", 0)
    t.choose(["rg:tur"]).is_quiet()
    assert (t.at("can"), t.at("tur"), t.at("nes")) == ("B", "R", "G")
    assert (t["B"].vp, t["R"].vp, t["G"].terror) == (-1, -2, 0)


def test_ghosts_below_a_hungry_one_move_up() -> None:
    """[SM-C1-4]"""
    t = table("R>B>Y>G", tur="B R Y", gin="R").has("R", terror=1).has("B", terror=9).has("Y", terror=9).play(food)
    t.choose(["rg:tur"]).is_quiet()
    assert t.at("tur") == "B Y"


def test_hunger_brings_no_terror_and_no_immortality() -> None:
    """[SM-C1-6, SM-P-IMM-3]"""
    t = table("R>B", tur="R", gin="R", powers=True).has("R", terror=1, power="imm").play(food).choose(["rg:tur"]).is_quiet()
    assert (t["R"].terror, t["R"].graveyard, t.at("tur")) == (0, 6, "")
