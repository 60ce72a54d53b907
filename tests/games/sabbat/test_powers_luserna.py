"""The elf's POWER cards: Luxuriance, Apparition, Secret area. [SM-P-LUX, SM-P-APP, SM-P-SEC]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.sabbat.table import Play, Setting, table
from walpurgis.games.sabbat.events import Protected
from walpurgis.games.sabbat.stewardship import stewardship
from walpurgis.games.sabbat.study import curse, study


def elf(order: str = "G>R", **ghosts: Any) -> Setting:
    return table(order, powers=True, **ghosts)


def guarded(order: str, *, where: str = "tur", **ghosts: Any) -> Setting:
    """A table where Secret area protects the elf's ghost there."""
    return table(order, powers=True, protected=where, **ghosts)


def haunting(**rivals: str) -> Play:
    """The elf comes to b2, next to whoever stands around it, and uses nothing there."""
    t = elf(">".join(["G", *rivals])).has("G", at="a1")
    for people, square in rivals.items():
        t.has(people, at=square, h1="r2" if people == "R" else "")
    return t.action("G", "act:mag", "mag:b2", "eff:none")


# Luxuriance -------------------------------------------------------------------------------------------------------


def test_luxuriance_is_offered_before_the_bonus() -> None:
    """[SM-P-LUX-1]"""
    t = table("G>R", powers=True, phase="bonus", card="nat").go_on()
    assert t.offered == "bon:1, bon:2, bon:3, bon:4, pow:lux"
    t.choose("pow:lux", ["r", "r"])
    assert (t.who, t.ask.prompt, t.h2("G")) == ("G", "bonus", "r2")


def test_luxuriance_is_offered_at_every_step_of_an_own_b1() -> None:
    """[SM-P-LUX-1]"""
    t = elf().tiles(b2="t_s").has("G", at="a1").has("R", at="c2").action("G")
    assert t.offers("pow:lux")
    assert t.choose("act:mag").offered == "mag:b1, mag:a2, mag:b2, pow:lux"
    assert t.choose("mag:b2").offered == "eff:tile, eff:none, pow:lux"
    assert t.choose("eff:tile").offered == "pow:app, end1, pow:lux"


def test_luxuriance_is_offered_before_each_ghost_of_an_own_b2() -> None:
    """[SM-P-LUX-1]"""
    t = elf(zen="G").has("G", bridge=1).action("G", "act:gho")
    assert t.offers("pow:lux")
    assert t.choose("gho:br>gd:can").offers("pow:lux")


def test_luxuriance_is_not_offered_in_the_invocation() -> None:
    """[SM-P-LUX-1]"""
    t = table("G>R", powers=True, round=1, phase="study").go_on()
    assert t.offered_to_people("G") == "inv:0, inv:1, inv:2, inv:3, inv:4, inv:5, inv:6, inv:7"


def test_luxuriance_is_not_offered_in_stewardship() -> None:
    """[SM-P-LUX-1]"""
    t = elf(alc="G", tur="G").has("G", zone="s1 r1 g1 m1", terror=1).play(stewardship)
    assert t.offered == "gd:alc, rg:tur"
    assert t.choose(["rg:tur"]).offered == "s, r, g, m"


def test_luxuriance_is_not_offered_in_anothers_action() -> None:
    """[SM-P-LUX-1]"""
    assert elf("R>G").go_on().offered == "act:mag, act:gho, act:pass"


@pytest.mark.parametrize(("taken", "h2"), [(["s", "s"], "s2"), (["g", "m"], "g1 m1"), (["r", "s"], "s1 r1")])
def test_luxuriance_takes_two_resources_the_same_or_different(taken: list[str], h2: str) -> None:
    """[SM-P-LUX-2]"""
    t = elf().action("G", "pow:lux", taken)
    assert (t.h2("G"), t.h1("G")) == (h2, "")


def test_luxuriance_pays_a_gate_at_once() -> None:
    """[SM-P-LUX-2, SM-T-115]"""
    t = elf().gates(gin="sg").has("G", bridge=1).action("G", "act:gho").refuses("gho:br>rg:gin", "SM-B2-7")
    t.choose("pow:lux", ["s", "g"], "gho:br>rg:gin")
    assert (t.zone("G"), t.h2("G"), t.at("gin")) == ("s1 g1", "", "G")


def test_luxuriance_feeds_the_terroriser_at_once() -> None:
    """[SM-P-LUX-2]"""
    t = elf().tiles(b2="t_ter").has("G", at="a1").action("G", "act:mag", "mag:b2").refuses("eff:tile", "SM-B1-6")
    t.choose("pow:lux", ["s", "m"], "eff:tile", "ter:2:m").is_quiet()
    assert (t["G"].terror, t.h2("G")) == (7, "s1")


def test_luxuriance_is_used_once_a_round_and_shuts_out_the_other_cards() -> None:
    """[SM-P-1, SM-P-3, SM-T-116]"""
    t = table("G>R", powers=True, round=3, card="car", tur="G", gri="R").has("G", at="a1").has("R", at="c2").go_on("pow:lux", ["s", "g"])
    assert not t.offers("pow:lux")
    t.choose("act:mag", "mag:b2", "eff:none")
    assert (t.who, t.ask.prompt) == ("R", "action")  # no window for Apparition
    t.choose("act:pass")
    assert not t.offers("pow:lux")
    t.idle_until(lambda m: m.round == 4)
    assert t.asked == "0 invoke, 1 invoke"  # no window for Secret area
    t.invoke(G="inv:0", R="inv:0")
    assert t.offers("pow:lux")


# Apparition -------------------------------------------------------------------------------------------------------


def test_apparition_puts_a_named_resource_into_the_1h_of_each_neighbour() -> None:
    """[SM-P-APP-1]"""
    t = haunting(R="c2", B="a2", Y="d4").choose("pow:app")
    assert t.offered == "app:R:s, app:R:r, app:R:g, app:R:m"
    assert t.choose("app:R:m").offered == "app:B:s, app:B:r, app:B:g, app:B:m"
    t.choose("app:B:g").is_quiet()
    assert (t.h1("R"), t.h1("B"), t.h1("Y"), t.h1("G")) == ("r2 m1", "g1", "", "")
    assert (t.h2("R"), t.h2("B")) == ("", "")


def test_apparition_cannot_spare_a_neighbour() -> None:
    """[SM-P-APP-1]"""
    haunting(R="c2", B="a2").choose("pow:app", "app:R:s").refuses("app:no").refuses("end1")


def test_a_resource_that_appeared_may_be_spent() -> None:
    """[SM-P-APP-2]"""
    t = elf().tiles(c3="t_ter").has("G", at="a1").has("R", at="c2").go_on("act:mag", "mag:b2", "eff:none", "pow:app", "app:R:m")
    t.choose("act:mag", "mag:c3", "eff:tile")
    assert (t["R"].terror, t.h1("R")) == (5, "")


def test_a_resource_that_appeared_spoils_in_the_next_curse() -> None:
    """[SM-P-APP-2]"""
    t = elf().has("G", at="a1").has("R", at="c2").go_on("act:mag", "mag:b2", "eff:none", "pow:app", "app:R:m")
    assert not t["R"].cursed
    t.idle_until(lambda m: m.round == 3)
    assert t["R"].cursed and not t["G"].cursed


def test_a_filled_1h_is_made_no_worse_by_apparition() -> None:
    """[SM-P-APP-2, SM-A1-3]"""
    t = haunting(R="c2").choose("pow:app", "app:R:m").is_quiet()
    curse(t.t)
    assert (t["R"].cursed, t["R"].vp, t.h1("R")) == (True, 0, "")


# Secret area ------------------------------------------------------------------------------------------------------


def test_secret_area_is_chosen_before_the_curse() -> None:
    """[SM-P-SEC-1]"""
    t = elf(phase="study", tur="G R", zen="R G", can="R").has("G", bridge=2, h2="s1", cursed=True).play(study)
    assert (t.who, t.offered) == ("G", "sec:gd:zen, sec:rg:tur, sec:no")
    assert (t.h2("G"), t["G"].cursed) == ("s1", True)
    t.choose("sec:gd:zen")
    assert (t.t.protected, t["G"].power, t["G"].power_used) == ("gd:zen", "sec", True)
    assert t.told(Protected) == [Protected("G", "gd:zen")]
    assert (t.h1("G"), t["G"].vp) == ("s1", -5)


@pytest.mark.parametrize(("round_", "asked"), [(1, False), (2, True), (6, True)])
def test_secret_area_has_no_window_in_round_one(round_: int, asked: bool) -> None:
    """[SM-P-SEC-1]"""
    t = table("G>R", powers=True, round=round_, phase="study", tur="G").play(study)
    assert (t.asked == "1 secret-area") == asked


def test_secret_area_needs_a_ghost_in_a_garden_or_region() -> None:
    """[SM-P-SEC-1]"""
    t = elf(phase="study", tur="R").has("G", bridge=3).play(study)
    assert t.asked == "0 invoke, 1 invoke"


def test_secret_area_may_be_declined_and_opens_nothing() -> None:
    """[SM-P-SEC-1, SM-P-2]"""
    t = elf(phase="study", tur="G").play(study).choose("sec:no")
    assert (t.t.protected, t["G"].power) == ("", "")


def test_the_owner_cannot_move_a_protected_ghost() -> None:
    """[SM-P-SEC-2, SM-T-114]"""
    t = guarded("G>R", tur="G", gin="G").has("G", power="sec", power_used=True).action("G", "act:gho")
    assert t.offered == "gho:rg:gin>br, gho:rg:gin>rg:nes, gho:rg:gin>rg:vad, gho:end"
    for to in ("br", "rg:gri", "rg:nes"):
        t.refuses(f"gho:rg:tur>{to}", "SM-P-SEC-2")


def test_others_move_freely_out_of_the_protected_location() -> None:
    """[SM-P-SEC-2]"""
    assert guarded("R>G>B", tur="G R").action("R", "act:gho").offers("gho:rg:tur>rg:nes")


def test_no_fight_starts_where_a_ghost_is_protected() -> None:
    """[SM-P-SEC-2, SM-P-SEC-3]"""
    t = guarded("B>G>R>Y", tur="R G", gri="B").has("B", terror=9).action("B", "act:gho", "gho:rg:gri>rg:tur")
    assert t.offered == "arr:free, pow:fre"
    t.refuses("arr:fight", "SM-P-SEC-2").choose("arr:free")
    assert t.at("tur") == "R G B"


def test_a_full_location_with_a_protected_ghost_turns_away() -> None:
    """[SM-P-SEC-3]"""
    t = guarded("R>G", tur="G", gri="R").has("R", terror=9).action("R", "act:gho", "gho:rg:gri>rg:tur")  # no choice
    assert (t.at("tur"), t["G"].vp, t["R"].terror, t["R"].graveyard) == ("G", 2, 10, 7)


def test_an_unprotected_ghost_elsewhere_can_be_fought() -> None:
    """[SM-P-SEC-2]"""
    t = guarded("R>G", tur="G", gin="G", nes="R").has("R", terror=9).action("R", "act:gho", "gho:rg:nes>rg:gin")
    assert t.offered == "arr:fight, arr:away"


def test_a_protected_ghost_moves_up_and_stays_protected() -> None:
    """[SM-P-SEC-4, SM-T-113]"""
    t = guarded("B>G>R>Y", tur="B G", nes="R").has("R", terror=9).go_on("act:gho", "gho:rg:tur>br", "gho:end")
    assert t.at("tur") == "G"
    t.choose("act:gho").refuses("gho:rg:tur>br", "SM-P-SEC-2").choose("gho:end")
    t.choose("act:gho", "gho:rg:nes>rg:tur")  # only a free place: nothing to choose
    assert t.at("tur") == "G R"


def test_hunger_removes_even_a_protected_ghost() -> None:
    """[SM-P-SEC-4]"""
    t = guarded("G>R", tur="G").has("G", terror=0).play(stewardship).is_quiet()
    assert (t.at("tur"), t["G"].graveyard) == ("", 7)


def test_the_protection_ends_with_phase_b() -> None:
    """[SM-P-SEC-2]"""
    t = guarded("G>R", tur="G").has("G", power="sec", power_used=True).play(stewardship).is_quiet()
    assert t.t.protected == ""


def test_in_the_next_round_the_ghost_can_be_fought_again() -> None:
    """[SM-P-SEC-2, SM-P-3]"""
    t = guarded("R>G", tur="G", gri="R").has("R", terror=9).has("G", power="sec", power_used=True).go_on()
    t.idle_until(lambda m: m.round == 3 and m.phase == "act")
    t.choose("act:gho", "gho:rg:gri>rg:tur")
    assert t.offered == "arr:fight, arr:away"
