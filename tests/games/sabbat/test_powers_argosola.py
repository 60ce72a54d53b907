"""The succubus's POWER cards: Booster, Spell, Frenzy. [SM-P-BOO, SM-P-SPE, SM-P-FRE]"""

from __future__ import annotations

from tests.games.sabbat.table import Play, table


def moves_from(t: Play, origin: str) -> list[str]:
    """Where a ghost from there may go."""
    start = f"gho:{origin}>"
    return sorted(key.removeprefix(start) for key in t.offered.split(", ") if key.startswith(start))


# Booster ----------------------------------------------------------------------------------------------------------


def test_the_booster_allows_one_or_two_steps_around_the_ring() -> None:
    """[SM-P-BOO-1]"""
    t = table("B>R", powers=True, fri="B", can="B").action("B", "act:gho")
    assert moves_from(t, "rg:fri") == ["br", "rg:vad", "rg:val"]
    t.choose("pow:boo")
    assert moves_from(t, "rg:fri") == ["br", "rg:ber", "rg:gin", "rg:vad", "rg:val"]
    assert moves_from(t, "gd:can") == ["br", "gd:alc", "gd:cry", "gd:gla", "gd:tra"]
    assert (t["B"].power, t["B"].power_used) == ("boo", True)


def test_an_own_ghost_in_between_does_not_matter() -> None:
    """[SM-P-BOO-1, SM-G-4, SM-T-108]"""
    t = table("B>R", powers=True, tur="B", nes="B").action("B", "act:gho", "pow:boo")
    assert moves_from(t, "rg:tur") == ["br", "rg:ber", "rg:gin", "rg:gri"]
    t.refuses("gho:rg:tur>rg:nes", "SM-G-4").choose("gho:rg:tur>rg:gin")
    assert (t.at("gin"), t.at("nes"), t.at("tur")) == ("B", "B", "")


def test_every_slave_is_boosted_in_this_action() -> None:
    """[SM-P-BOO-1]"""
    t = table("B>R", powers=True, tur="B", vad="B", zen="B").action("B", "act:gho", "pow:boo")
    t.choose("gho:rg:tur>rg:gin", "gho:rg:vad>rg:val", "gho:gd:zen>gd:cry")
    assert (t.at("gin"), t.at("val"), t.at("cry")) == ("B", "B", "B")


def test_a_location_in_between_is_only_passed() -> None:
    """[SM-P-BOO-1]"""
    t = table("B>G", powers=True, protected="nes", tur="B", nes="G").has("B", terror=9)
    play = t.action("B", "act:gho", "pow:boo", "gho:rg:tur>rg:gin")  # through a full region with a protected ghost
    assert (play.at("nes"), play.at("gin"), play["G"].vp, play["B"].vp, play["B"].terror) == ("G", "B", 0, 0, 9)


def test_a_boosted_slave_arrives_like_any_other() -> None:
    """[SM-P-BOO-1, SM-AR-5]"""
    t = table("B>G", powers=True, tur="B", gin="G").action("B", "act:gho", "pow:boo", "gho:rg:tur>rg:gin")
    assert t.offered == "arr:fight, arr:away"


def test_a_boosted_slave_has_moved() -> None:
    """[SM-P-BOO-1, SM-B2-1]"""
    t = table("B>G", powers=True, tur="B").action("B", "act:gho", "pow:boo", "gho:rg:tur>rg:gin")
    t.refuses("gho:rg:gin>rg:nes", "SM-B2-1").refuses("gho:rg:gin>rg:fri", "SM-B2-1")


def test_the_booster_comes_before_the_first_ghost_move() -> None:
    """[SM-P-BOO-1, SM-T-109]"""
    t = table("B>R", powers=True, tur="B", vad="B").action("B", "act:gho", "gho:rg:tur>rg:nes", "arr:free")
    t.refuses("pow:boo", "SM-P-BOO-1")


def test_the_booster_comes_before_a_return_too() -> None:
    """[SM-P-BOO-1, SM-T-109]"""
    t = table("B>R", powers=True, tur="B", vad="B").action("B", "act:gho", "gho:rg:tur>br")
    t.refuses("pow:boo", "SM-P-BOO-1")


def test_the_booster_comes_before_a_ghost_is_turned_away_too() -> None:
    """[SM-P-BOO-1, SM-T-109]"""
    t = table("B>R", powers=True, tur="B", vad="B", nes="R").action("B", "act:gho", "gho:rg:tur>rg:nes", "arr:away")
    t.refuses("pow:boo", "SM-P-BOO-1")


def test_the_booster_is_for_this_action_only() -> None:
    """[SM-P-BOO-1]"""
    t = table("B>R", powers=True, fri="B").go_on("act:gho", "pow:boo", "gho:end", "act:pass", "act:gho")
    assert (t.who, moves_from(t, "rg:fri")) == ("B", ["br", "rg:vad", "rg:val"])


def test_without_the_booster_there_is_one_step() -> None:
    """[SM-P-BOO-1, SM-B2-2]"""
    table("B>R", powers=True, tur="B").action("B", "act:gho").refuses("gho:rg:tur>rg:gin", "SM-B2-2")


def test_the_booster_does_not_change_the_moves_over_the_bridge() -> None:
    """[SM-P-BOO-2]"""
    t = table("B>R", powers=True, tur="B").gates(gin="sg").has("B", bridge=1).action("B", "act:gho", "pow:boo")
    t.refuses("gho:br>rg:gin", "SM-B2-7").refuses("gho:rg:tur>gd:can", "SM-B2-3")
    t.choose("gho:rg:tur>br")
    assert t["B"].terror == 4
    t.choose("gho:br>gd:can").refuses("gho:br>gd:zen", "SM-B2-5")


def test_a_boosted_slave_ends_somewhere_else() -> None:
    """[SM-P-BOO-2]"""
    t = table("B>R", powers=True, tur="B", can="B").action("B", "act:gho", "pow:boo")
    assert "rg:tur" not in moves_from(t, "rg:tur")
    assert "gd:can" not in moves_from(t, "gd:can")


# Spell ------------------------------------------------------------------------------------------------------------


def test_a_spell_steals_one_terror_from_each_neighbour() -> None:
    """[SM-P-SPE-1]"""
    t = table("B>R>Y>G", powers=True).has("B", at="a1", terror=3).has("R", at="c2", terror=2).has("Y", at="a3", terror=7).has("G", at="d4")
    play = t.action("B", "act:mag", "mag:b2", "eff:none", "pow:spe").is_quiet()
    assert [play[p].terror for p in "BRYG"] == [5, 1, 6, 3]


def test_beyond_ten_the_spell_is_lost_but_the_victims_pay() -> None:
    """[SM-P-SPE-1, SM-T-106]"""
    t = table("B>R>Y", powers=True).has("B", at="a1", terror=10).has("R", at="c2", terror=2).has("Y", at="a3", terror=0)
    play = t.action("B", "act:mag", "mag:b2", "eff:none", "pow:spe").is_quiet()
    assert [play[p].terror for p in "BRY"] == [10, 1, 0]


def test_who_has_no_terror_gives_none_to_the_spell() -> None:
    """[SM-P-SPE-1]"""
    t = table("B>R>Y", powers=True).has("B", at="a1", terror=4).has("R", at="c2", terror=1).has("Y", at="a3", terror=0)
    play = t.action("B", "act:mag", "mag:b2", "eff:none", "pow:spe").is_quiet()
    assert [play[p].terror for p in "BRY"] == [5, 0, 0]


# Frenzy -----------------------------------------------------------------------------------------------------------


def test_frenzy_gives_three_terror_with_no_ghost_to_move() -> None:
    """[SM-P-FRE-1, SM-B2-10]"""
    t = table("B>R", powers=True).action("B", "act:gho", "pow:fre")
    assert (t["B"].terror, t.offered) == (6, "gho:end")


def test_frenzy_stops_at_ten() -> None:
    """[SM-P-FRE-1, SM-G-2]"""
    assert table("B>R", powers=True).has("B", terror=9).action("B", "act:gho", "pow:fre")["B"].terror == 10


def test_frenzy_comes_between_and_after_ghost_moves() -> None:
    """[SM-P-FRE-1]"""
    t = table("B>R", powers=True, tur="B").has("B", bridge=1).action("B", "act:gho", "gho:br>gd:can", "arr:free")
    assert t.offers("pow:fre")
    t.choose("gho:rg:tur>br")
    assert t.offered == "pow:fre, gho:end"
    t.choose("pow:fre", "gho:end").is_quiet()
    assert t["B"].terror == 3 + 1 + 3


def test_frenzy_on_arrival_pays_for_the_fight() -> None:
    """[SM-P-FRE-1]"""
    t = table("R>B", powers=True, tur="R", gri="B").has("B", terror=1).has("R", power="bat").action("B", "act:gho", "gho:rg:gri>rg:tur")
    assert t.offered == "arr:away, pow:fre"
    t.refuses("arr:fight", "SM-F-3").choose("pow:fre")
    assert t.offered == "arr:fight, arr:away"
    t.choose("arr:fight")
    assert (t["B"].terror, t.at("tur")) == (1 + 3 - 2, "B")


def test_frenzy_is_for_b2_only() -> None:
    """[SM-P-FRE-1]"""
    t = table("B>R", powers=True).has("B", at="a1").action("B")
    assert not t.offers("pow:fre")
    assert not t.choose("act:mag").offers("pow:fre")
    assert not t.choose("mag:b1").offers("pow:fre")
