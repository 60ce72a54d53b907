"""The vampire's POWER cards: Bats, Seduction, Gift of immortality. [SM-P-BAT, SM-P-SED, SM-P-IMM]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.sabbat.table import Play, Setting, table
from walpurgis.games.sabbat.board import SQUARES


def boxed_in(*, power: str = "", used: bool = False, powers: bool = True) -> Play:
    """The vampire in the corner, the three others around it."""
    t = table("R>B>Y>G", powers=powers).has("R", at="a1", power=power, power_used=used)
    return t.has("B", at="b1").has("Y", at="a2").has("G", at="b2").action("R")


def expelled(order: str = "B>R", origin: str = "gri", to: str = "tur", **ghosts: Any) -> Setting:
    """Blue stands at `origin`, red alone at `to`."""
    return table(order, powers=True, **({origin: "B", to: "R"} | ghosts))


def drive_out(setting: Setting, origin: str = "rg:gri", to: str = "rg:tur") -> Play:
    return setting.action("B", "act:gho", f"gho:{origin}>{to}", "arr:fight")


# Bats -------------------------------------------------------------------------------------------------------------


def test_bats_fly_to_any_empty_square_and_the_effect_is_as_usual() -> None:
    """[SM-P-BAT-1]"""
    t = table("R>B", powers=True).tiles(d4="t_m").has("R", at="a1").has("B", at="c3").action("R", "act:mag")
    flights = [f"mag:{square}:bat" for square in SQUARES if square not in ("a1", "b1", "a2", "b2", "c3")]
    assert t.offered.split(", ") == ["mag:b1", "mag:a2", "mag:b2", *flights]
    t.refuses("mag:c3:bat", "SM-B1-2").refuses("mag:a1:bat", "SM-P-BAT-1")
    t.choose("mag:d4:bat", "eff:tile").is_quiet()
    assert (t["R"].magician, t.h2("R"), t["R"].power, t["R"].power_used) == ("d4", "m2", "bat", True)


def test_a_step_needs_no_bats() -> None:
    """[SM-P-BAT-1]"""
    t = table("R>B", powers=True).has("R", at="a1").action("R", "act:mag").refuses("mag:b2:bat", "SM-P-BAT-1")
    t.choose("mag:b2", "eff:none").is_quiet()
    assert t["R"].power == ""


def test_the_first_placement_needs_no_bats() -> None:
    """[SM-P-BAT-1]"""
    t = table("R>B", powers=True).action("R", "act:mag")
    assert t.offered.split(", ") == [f"mag:{square}" for square in SQUARES]
    t.choose("mag:c3", "eff:none")
    assert t["R"].power == ""


def test_bats_fly_once_a_round() -> None:
    """[SM-P-BAT-1, SM-P-3]"""
    t = table("R>B", powers=True).has("R", at="a1", power="bat", power_used=True).action("R", "act:mag")
    assert t.offered == "mag:b1, mag:a2, mag:b2"
    t.refuses("mag:d4:bat", "SM-P-3").refuses("mag:d4", "SM-B1-2")


def test_only_the_vampire_flies() -> None:
    """[SM-P-BAT-1, SM-P-1]"""
    table("B>R", powers=True).has("B", at="a1").action("B", "act:mag").refuses("mag:d4:bat", "SM-S-11")


def test_bats_free_a_vampire_that_is_boxed_in() -> None:
    """[SM-P-BAT-1, SM-T-23]"""
    t = boxed_in().choose("act:mag")
    offered = t.offered.split(", ")
    assert len(offered) == 12 and all(key.endswith(":bat") for key in offered)


def test_boxed_in_with_bats_already_used_there_is_no_magician_move() -> None:
    """[SM-P-BAT-1, SM-B1-3, SM-T-118]"""
    t = boxed_in(power="bat", used=True)
    assert t.offered == "act:gho, act:pass"
    t.refuses("act:mag", "SM-B1-3")


def test_boxed_in_with_another_card_open_there_is_no_magician_move() -> None:
    """[SM-P-1, SM-B1-3]"""
    assert boxed_in(power="sed").offered == "act:gho, act:pass"


# Seduction --------------------------------------------------------------------------------------------------------


def test_seduction_takes_all_gemstones_from_the_stores_of_all_neighbours() -> None:
    """[SM-P-SED-1, SM-T-105]"""
    t = table("R>B>Y>G", powers=True).has("R", at="a1", h2="s1 g1").has("B", at="c2", h1="g1 s2", h2="g2 m1", zone="g1", cursed=True)
    play = t.has("Y", at="a3", h2="g1").has("G", at="d4", h2="g5").action("R", "act:mag", "mag:b2", "eff:none", "pow:sed").is_quiet()
    assert (play.h2("R"), play.h1("R")) == ("s1 g5", "")
    assert (play.h1("B"), play.h2("B"), play.zone("B"), play["B"].cursed) == ("s2", "m1", "g1", True)
    assert (play.h2("Y"), play.h2("G")) == ("", "g5")  # the elf is too far away


@pytest.mark.parametrize("stores", [{"h1": "g1"}, {"h2": "g1"}])
def test_one_gemstone_in_either_store_is_enough_for_seduction(stores: dict[str, str]) -> None:
    """[SM-P-SED-1]"""
    t = table("R>B", powers=True).has("R", at="a1").has("B", at="c2", **stores)  # type: ignore[arg-type]
    assert t.action("R", "act:mag", "mag:b2", "eff:none").offered == "pow:sed, end1"


def test_once_seduction_is_open_the_vampire_must_steal() -> None:
    """[SM-P-SED-1, SM-P-4]"""
    t = table("R>B", powers=True).has("R", at="a1", power="sed").has("B", at="c2", h1="g2")
    play = t.action("R", "act:mag", "mag:b2", "eff:none").is_quiet()
    assert (play.h2("R"), play.h1("B")) == ("g2", "")


def test_an_open_seduction_that_is_used_up_or_finds_nothing_asks_nothing() -> None:
    """[SM-P-SED-1, SM-P-3, SM-P-5]"""
    for used, stores in ((True, "g2"), (False, "s2")):
        t = table("R>B", powers=True).has("R", at="a1", power="sed", power_used=used).has("B", at="c2", h1=stores)
        assert t.action("R", "act:mag", "mag:b2", "eff:none").is_quiet().h1("B") == stores


def test_gemstones_in_the_zone_do_not_make_seduction_possible() -> None:
    """[SM-P-SED-1, SM-P-5]"""
    t = table("R>B", powers=True).has("R", at="a1").has("B", at="c2", zone="g3", cursed=True, h2="s1")
    t.action("R", "act:mag", "mag:b2", "eff:none").is_quiet()


# Gift of immortality ----------------------------------------------------------------------------------------------


def test_an_expelled_minion_may_reappear_on_the_same_board() -> None:
    """[SM-P-IMM-1, SM-P-IMM-2, SM-T-110]"""
    t = table("R>B", powers=True, tur="R", vad="R", gri="B").gates(tur="sr").has("B", bridge=1, h2="s1 r1")
    play = t.action("B", "act:gho", "gho:br>rg:tur", "arr:fight")
    assert (play.who, play.offered) == ("R", "imm:rg:nes, imm:rg:gin, imm:rg:fri, imm:rg:val, imm:rg:ber, imm:no")
    for place in ("rg:tur", "rg:vad", "rg:gri", "gd:can"):  # full, own, full, another board
        play.refuses(f"imm:{place}", "SM-P-IMM-1")
    play.choose("imm:rg:fri")
    assert (play.at("fri"), play.at("tur"), play["R"].terror, play["R"].graveyard) == ("R", "B", 3, 5)
    assert (play["R"].power, play["R"].power_used) == ("imm", True)


def test_the_gift_may_be_declined() -> None:
    """[SM-P-IMM-1, SM-P-2, SM-T-110]"""
    t = drive_out(expelled()).choose("imm:no")
    assert (t["R"].graveyard, t["R"].terror, t["R"].power) == (7, 4, "")


def test_in_a_garden_the_minion_reappears_in_a_garden() -> None:
    """[SM-P-IMM-1]"""
    t = table("B>Y>R", powers=True, can="Y R", cry="B", zen="R", alc="Y B")
    play = drive_out(t, "gd:cry", "gd:can")
    assert play.offered == "imm:gd:gla, imm:gd:cry, imm:gd:tra, imm:no"  # can and alc are full, zen holds red
    play.choose("imm:gd:cry")
    assert (play.at("cry"), play.at("can")) == ("R", "B Y")


def test_the_minion_takes_the_topmost_free_place() -> None:
    """[SM-P-IMM-1]"""
    t = table("B>Y>G>R", powers=True, tur="Y G R", gri="B", gin="G Y").has("B", terror=5)
    play = drive_out(t).choose("imm:rg:gin")
    assert (play.at("gin"), play.at("tur")) == ("G Y R", "B Y G")


def test_the_minion_reappears_without_fee_and_without_fight() -> None:
    """[SM-P-IMM-1]"""
    t = table("B>Y>R", powers=True, tur="Y R", gri="B", gin="Y").has("R", terror=3, h2="s1 r1 g1 m1")
    play = drive_out(t).choose("imm:rg:gin")
    assert (play.at("gin"), play.h2("R"), play.zone("R"), play["R"].vp, play["R"].terror) == ("Y R", "s1 r1 g1 m1", "", 0, 3)


def test_the_place_that_the_attacker_left_is_a_haven() -> None:
    """[SM-P-IMM-1, SM-B2-6]"""
    t = expelled(nes="R", gin="R", vad="R", fri="R", val="B", ber="B", gri="B")
    assert drive_out(t).offered == "imm:rg:gri, imm:no"


def test_with_all_regions_full_or_red_the_gift_is_not_offered() -> None:
    """[SM-P-IMM-3, SM-T-111]"""
    t = table("B>R", powers=True, tur="R", nes="R", gin="R", vad="R", fri="R", val="B", ber="B", gri="B")
    play = t.gates(tur="sr").has("B", bridge=1, h2="s1 r1").action("B", "act:gho", "gho:br>rg:tur", "arr:fight")
    assert play.who == "B"
    assert (play.at("tur"), play["R"].graveyard, play["R"].terror, play["R"].power) == ("B", 3, 4, "")


def test_a_minion_turned_away_does_not_reappear() -> None:
    """[SM-P-IMM-3]"""
    t = table("R>B", powers=True, tur="B", gri="R").has("R", power="imm").action("R", "act:gho", "gho:rg:gri>rg:tur", "arr:away")
    assert (t.who, t.ask.prompt, t["R"].graveyard) == ("R", "ghosts", 7)


def test_only_minions_are_immortal() -> None:
    """[SM-P-IMM-1]"""
    t = table("R>B", powers=True, tur="B", gri="R").action("R", "act:gho", "gho:rg:gri>rg:tur", "arr:fight")
    assert (t.who, t["B"].graveyard, t["B"].terror) == ("R", 7, 4)


def test_a_minion_that_only_goes_down_a_place_is_not_expelled() -> None:
    """[SM-P-IMM-1]"""
    t = drive_out(table("B>Y>R", powers=True, tur="R", gri="B"))
    assert (t.who, t.at("tur")) == ("B", "B R")


def test_the_gift_works_once_a_round() -> None:
    """[SM-P-3, SM-P-IMM-1]"""
    t = drive_out(expelled(gin="R", vad="B")).choose("imm:rg:fri", "gho:rg:vad>rg:gin", "arr:fight")
    assert (t.who, t["R"].graveyard, t["R"].terror) == ("B", 6, 4)


def test_the_attacker_waits_for_red_and_then_goes_on() -> None:
    """[SM-P-IMM-4, SM-B-5]"""
    t = drive_out(expelled().has("B", bridge=1, terror=3))
    assert t.asked == f"{t['R'].seat} immortality"
    t.choose("imm:rg:gin")
    assert (t.who, t.ask.prompt) == ("B", "ghosts")
    assert t.offers("gho:br>gd:can") and not t.offers("gho:rg:tur>br")  # the winner has moved


def test_the_decision_about_a_minion_is_reds_alone() -> None:
    """[SM-P-IMM-4]"""
    t = drive_out(expelled("B>R>Y", tur="Y R"))
    assert t.who == "R"
