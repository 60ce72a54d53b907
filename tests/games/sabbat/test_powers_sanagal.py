"""The sorcerer's POWER cards: Doppelgänger, Teleportation, Fireball. [SM-P-DOP, SM-P-TEL, SM-P-FIR]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.sabbat.table import Play, table


def at_the_corner(effect: str, *, tile: str = "t_g", cracked: str = "", broken: str = "", h2: str = "", **ghosts: Any) -> Play:
    """The sorcerer comes to a1 and uses something there."""
    t = table("Y>R", powers=True, **ghosts).tiles(a1=tile).mirrors(cracked, broken).has("Y", at="b1", h2=h2)
    return t.action("Y", "act:mag", "mag:a1", effect)


# Doppelgänger -----------------------------------------------------------------------------------------------------


def test_doppelganger_works_the_same_mirror_again() -> None:
    """[SM-P-DOP-1, SM-P-DOP-2, SM-T-100]"""
    t = at_the_corner("eff:mir:Na")
    assert t.offered == "pow:dop:mir:Na, pow:dop:mir:W1, end1"
    t.choose("pow:dop:mir:Na").is_quiet()
    assert (t["Y"].terror, t.t.mirrors["Na"], t.t.mirrors["W1"]) == (3 + 3 + 2, 2, 0)


def test_doppelganger_works_the_other_mirror_of_a_corner() -> None:
    """[SM-P-DOP-1, SM-P-DOP-2, SM-T-100]"""
    t = at_the_corner("eff:mir:Na").choose("pow:dop:mir:W1").is_quiet()
    assert (t["Y"].terror, t.t.mirrors["Na"], t.t.mirrors["W1"]) == (9, 1, 1)


def test_doppelganger_uses_the_tile_again_and_no_mirror() -> None:
    """[SM-P-DOP-1, SM-T-101]"""
    t = at_the_corner("eff:tile")
    assert t.offered == "pow:dop:tile, end1"
    t.choose("pow:dop:tile").is_quiet()
    assert t.h2("Y") == "g4"


def test_doppelganger_makes_new_choices_on_the_same_tile() -> None:
    """[SM-P-DOP-1]"""
    t = at_the_corner("eff:tile", tile="t_ter", h2="s1 m1").choose("ter:2:s", "pow:dop:tile")  # only the mask is left: no choice
    t.is_quiet()
    assert (t["Y"].terror, t.h2("Y")) == (10, "")


def test_doppelganger_asks_anew_where_there_is_a_choice() -> None:
    """[SM-P-DOP-1]"""
    t = at_the_corner("eff:tile", tile="t_ter", h2="s1 m1 g1").choose("ter:2:s", "pow:dop:tile")
    assert t.offered == "ter:2:g, ter:2:m"


def test_doppelganger_needs_something_to_repeat() -> None:
    """[SM-P-DOP-1]"""
    at_the_corner("eff:none").is_quiet()


def test_doppelganger_cannot_repeat_on_a_broken_mirror() -> None:
    """[SM-P-DOP-1, SM-P-5]"""
    t = at_the_corner("eff:mir:Na", cracked="Na")
    assert t.offered == "pow:dop:mir:W1, end1"


def test_doppelganger_with_all_mirrors_in_reach_broken_is_not_offered() -> None:
    """[SM-P-5]"""
    at_the_corner("eff:mir:Na", cracked="Na", broken="W1").is_quiet()


def test_doppelganger_on_a_tile_that_can_do_no_more_is_not_offered() -> None:
    """[SM-P-5]"""
    at_the_corner("eff:tile", tile="t_ter", h2="s1").is_quiet()


@pytest.mark.parametrize(("glass_factory", "terror"), [("Y", 1 + 4 + 3), ("R Y", 1 + 3 + 3), ("", 1 + 3 + 2)])
def test_the_glass_factory_counts_for_the_second_step_too(glass_factory: str, terror: int) -> None:
    """[SM-P-DOP-2]"""
    t = table("Y>R", powers=True, gla=glass_factory).has("Y", at="b1", terror=1)
    assert t.action("Y", "act:mag", "mag:a1", "eff:mir:Na", "pow:dop:mir:Na").is_quiet()["Y"].terror == terror


def test_only_the_sorcerer_has_a_doppelganger() -> None:
    """[SM-P-DOP-1]"""
    table("B>R", powers=True).has("B", at="b1").action("B", "act:mag", "mag:a1", "eff:mir:Na").is_quiet()


# Teleportation ----------------------------------------------------------------------------------------------------


def test_teleportation_enters_any_region_without_fee() -> None:
    """[SM-P-TEL-1]"""
    t = table("Y>R", powers=True, gin="Y").has("Y", bridge=2).action("Y", "act:gho")
    teleports = [key for key in t.offered.split(", ") if key.startswith("gho:tel")]
    assert teleports == [f"gho:tel>rg:{region}" for region in ("tur", "nes", "vad", "fri", "val", "ber", "gri")]  # not where a spirit is
    t.choose("gho:tel>rg:tur")
    assert (t.at("tur"), t.zone("Y"), t["Y"].bridge, t["Y"].power) == ("Y", "", 1, "tel")


def test_teleportation_keeps_resources_that_would_have_paid() -> None:
    """[SM-P-TEL-1]"""
    t = table("Y>R", powers=True).gates(tur="sg").has("Y", bridge=1, h1="s1", h2="g1").action("Y", "act:gho", "gho:tel>rg:tur")
    assert (t.zone("Y"), t.h1("Y"), t.h2("Y"), t.at("tur")) == ("", "s1", "g1", "Y")


def test_teleportation_is_once_a_round_and_the_second_spirit_pays() -> None:
    """[SM-P-TEL-1, SM-P-3]"""
    t = table("Y>R", powers=True).has("Y", bridge=2).action("Y", "act:gho", "gho:tel>rg:tur")
    t.refuses("gho:tel>rg:gin", "SM-P-3").refuses("gho:br>rg:gin", "SM-B2-7")


def test_teleportation_counts_as_the_move_of_that_spirit() -> None:
    """[SM-P-TEL-1]"""
    t = table("Y>R", powers=True).has("Y", bridge=1).action("Y", "act:gho", "gho:tel>rg:tur")
    assert t.offered == "gho:end"
    t.refuses("gho:rg:tur>rg:nes", "SM-B2-1")


def test_teleportation_needs_a_spirit_that_stands_ready() -> None:
    """[SM-P-TEL-1]"""
    t = table("Y>R", powers=True, gin="Y").action("Y", "act:gho").refuses("gho:tel>rg:tur", "SM-B2-1")
    t.choose("gho:rg:gin>br").refuses("gho:tel>rg:tur", "SM-B2-1")


def test_teleportation_to_a_full_region_leads_to_a_fight() -> None:
    """[SM-P-TEL-1, SM-AR-5, SM-T-103]"""
    t = table("Y>R", powers=True, tur="R").has("Y", bridge=1).has("R", power="bat").action("Y", "act:gho", "gho:tel>rg:tur")
    assert t.offered == "arr:fight, arr:away"
    t.choose("arr:fight")
    assert (t.at("tur"), t["Y"].vp, t["Y"].terror, t.zone("Y")) == ("Y", 2, 2, "")


def test_teleportation_to_a_full_region_may_be_turned_away() -> None:
    """[SM-P-TEL-1, SM-AR-5, SM-T-103]"""
    t = table("Y>R", powers=True, tur="R").has("Y", bridge=1).action("Y", "act:gho", "gho:tel>rg:tur", "arr:away")
    assert (t.at("tur"), t["R"].vp, t["Y"].terror, t["Y"].graveyard, t.zone("Y")) == ("R", 2, 4, 7, "")


# Fireball ---------------------------------------------------------------------------------------------------------


def test_fireball_burns_one_ghost_of_each_neighbour_on_the_drawbridge() -> None:
    """[SM-P-FIR-1, SM-T-104]"""
    t = table("Y>R>B>G", powers=True, tur="B").has("Y", at="a1", bridge=1).has("R", at="c2", bridge=2).has("B", at="a2").has("G", at="d4", bridge=3)
    play = t.action("Y", "act:mag", "mag:b2", "eff:none", "pow:fir").is_quiet()
    assert (play["R"].bridge, play["R"].graveyard, play["R"].terror, play["R"].vp) == (1, 6, 3, 0)
    assert (play["B"].bridge, play["B"].graveyard, play.at("tur")) == (0, 6, "B")
    assert (play["G"].bridge, play["Y"].bridge) == (3, 1)  # too far away; not an opponent
    assert (play["Y"].vp, play["Y"].terror) == (0, 3)


def test_fireball_burns_all_neighbours_at_once() -> None:
    """[SM-P-FIR-1]"""
    t = table("Y>R>B", powers=True).has("Y", at="a1").has("R", at="c2", bridge=1).has("B", at="a3", bridge=4)
    play = t.action("Y", "act:mag", "mag:b2", "eff:none", "pow:fir").is_quiet()
    assert (play["R"].bridge, play["B"].bridge) == (0, 3)


def test_fireball_leaves_no_room_for_immortality() -> None:
    """[SM-P-FIR-1, SM-P-IMM-3]"""
    t = table("Y>R", powers=True).has("Y", at="a1").has("R", at="c2", bridge=1, power="imm")
    t.action("Y", "act:mag", "mag:b2", "eff:none", "pow:fir").is_quiet()


@pytest.mark.parametrize(("order", "rounds"), [("Y>R", 1), ("Y>R>B", 2)])
def test_fireball_is_used_up_after_one_round_with_two_players_and_two_with_more(order: str, rounds: int) -> None:
    """[SM-P-FIR-1, SM-P-3]"""

    def after_the_move(uses: int) -> Play:
        t = table(order, powers=True).has("Y", at="a1", power="fir", uses=uses).has("R", at="c2", bridge=1)
        return t.action("Y", "act:mag", "mag:b2", "eff:none")

    assert after_the_move(rounds - 1).offers("pow:fir")
    after_the_move(rounds).is_quiet()
