"""Why something is not offered: about the thing that was pointed at, at each question of the game; and no reason for what is not there."""

from __future__ import annotations

import pytest

from tests.games.sabbat.table import table
from walpurgis.games.sabbat.stewardship import approval, food
from walpurgis.games.sabbat.study import invocation, study


def test_more_ghosts_than_are_there_cannot_be_sent() -> None:
    """[SM-A2-2, SM-A2-3]"""
    t = table("R>B", tur="R", can="B").play(invocation)
    red, blue = t["R"].seat, t["B"].seat
    assert t.match.why_not(red, "inv:6") is None
    assert t.match.why_not(red, "inv:7") == t.match.why_not(red, "inv:7:nc") == "SM-A2-2"
    assert t.match.why_not(blue, "inv:6:nc") is None


def test_only_who_has_the_canteen_can_decline_it() -> None:
    """[SM-A2-7]"""
    t = table("R>B", can="B").play(invocation)
    assert t.match.why_not(t["R"].seat, "inv:2:nc") == "SM-A2-7"


def test_before_the_actions_begin_nothing_moves() -> None:
    """[SM-B-1]"""
    t = table("R>B", phase="study").has("R", bridge=1).play(invocation)
    for key in ("act:mag", "mag:a1", "gho:br>gd:can", "eff:mir:Na"):
        assert t.match.why_not(t["R"].seat, key) == "SM-B-1"


def test_a_slot_of_the_time_card_is_taken_in_its_phase() -> None:
    """[SM-A3-2]"""
    t = table("R>B", card="nat").action("R")
    assert t.why_not("bon:1") == "SM-A3-2"
    assert t.why_not("bon:1:s") is None  # nothing on this card gives any resource


def test_secret_area_protects_only_where_an_own_ghost_stands() -> None:
    """[SM-P-SEC-1]"""
    t = table("G>R", powers=True, phase="study", tur="G", gri="R").play(study)
    t.refuses("sec:rg:gri", "SM-P-SEC-1").refuses("sec:gd:can", "SM-P-SEC-1").refuses("sec:br")


@pytest.mark.parametrize(("key", "rule"), [("mag:c3", "SM-B-2"), ("act:gho", "SM-B-2"), ("eff:mir:Na", "SM-B1-4"), ("pow:fre", "SM-S-11")])
def test_on_arrival_other_things_wait(key: str, rule: str) -> None:
    """[SM-B-2, SM-B1-4]"""
    table("R>B", can="B").has("R", bridge=1).action("R", "act:gho", "gho:br>gd:can").refuses(key, rule)


def test_while_one_ghost_arrives_the_others_wait() -> None:
    """[SM-B2-1]"""
    t = table("R>B", can="B", tur="R", roomy_gardens=True).gates(fri="sg").has("R", bridge=2, h1="s1 g1", h2="s1").action("R", "act:gho")
    for first, prompt in (("gho:br>gd:can", "arrive"), ("gho:br>rg:fri", "pay")):
        t.choose(first)
        assert t.ask.prompt == prompt
        t.refuses("gho:br>gd:zen", "SM-B2-1").refuses("gho:rg:tur>br", "SM-B2-1").refuses("mag:a1", "SM-B-2")
        t.choose("arr:free" if prompt == "arrive" else "pay:s1g1")


def test_a_magician_that_has_arrived_goes_no_further() -> None:
    """[SM-B1-2, SM-P-BAT-1, SM-B-2]"""
    t = table("R>B", powers=True, tur="R").has("R", at="a1").action("R", "act:mag", "mag:b2")
    assert t.ask.prompt == "effect"
    t.refuses("mag:c3", "SM-B1-2").refuses("mag:d4:bat", "SM-P-BAT-1").refuses("gho:rg:tur>br", "SM-B-2")


def test_luxuriance_is_carried_out_before_anything_else() -> None:
    """[SM-P-4]"""
    t = table("G>R", powers=True, tur="G").has("G", bridge=1).action("G", "act:gho", "pow:lux")
    assert t.ask.prompt == "luxuriance"
    assert [t.why_not(key) for key in ("gho:br>gd:can", "mag:a1", "pow:lux", "pow:fre")] == ["SM-P-4", "SM-P-4", "SM-P-3", "SM-S-11"]


def test_while_another_player_acts_the_vampire_decides_about_the_minion_only() -> None:
    """[SM-B-5, SM-P-3]"""
    t = table("B>R", powers=True, tur="R", gri="B", gin="R").has("B", terror=9).has("R", at="a1").action("B", "act:gho", "gho:rg:gri>rg:tur", "arr:fight")
    assert (t.who, t.ask.prompt) == ("R", "immortality")
    t.refuses("mag:b2", "SM-B-5").refuses("gho:rg:gin>br", "SM-B-5").refuses("pow:sed", "SM-P-SED-1")


def test_a_ghost_that_is_not_there_has_no_reason() -> None:
    t = table("R>B", can="B", tur="R").has("R", bridge=1)
    play = t.action("R", "act:gho")
    play.refuses("gho:gd:can>br").refuses("gho:rg:vad>rg:fri")  # a ghost of another, and nobody
    play.refuses("gho:rg:tur>rg:fri", "SM-B2-2")


def test_at_the_end_of_the_magicians_move_a_power_says_what_it_lacks() -> None:
    """[SM-P-DOP-1, SM-MI-2, SM-P-FIR-1, SM-P-SED-1]"""
    t = table("Y>R", powers=True).mirrors(cracked="Na").tiles(a1="t_s").has("Y", at="b1").has("R", at="b2", h2="g1")
    play = t.action("Y", "act:mag", "mag:a1", "eff:mir:Na")
    assert play.offered == "pow:dop:mir:W1, end1"
    play.refuses("pow:dop:mir:Na", "SM-MI-2")  # it broke just now
    play.refuses("pow:dop:tile", "SM-P-DOP-1").refuses("pow:fir", "SM-P-FIR-1").refuses("pow:sed", "SM-S-11")


def test_a_gate_is_paid_from_the_store_where_the_resource_lies() -> None:
    """[SM-B2-7]"""
    t = table("R>B").gates(fri="sg").has("R", bridge=1, h1="s1", h2="s1 g1").action("R", "act:gho", "gho:br>rg:fri")
    assert t.offered == "pay:s1g2, pay:s2g2"
    t.refuses("pay:s1g1", "SM-B2-7").refuses("pay:r1m1")


def test_what_an_action_does_cannot_be_done_in_stewardship() -> None:
    """[SM-B-1]"""
    hungry = table("R>B", tur="R", can="B R", phase="stewardship").has("R", terror=0, bridge=2).play(food)
    assert hungry.why_not("gho:rg:tur>br") == "SM-B-1"
    rich = table("R>B", alc="R", phase="stewardship").has("R", zone="s1 r1 g1 m1").play(approval)
    assert rich.why_not("mag:a1") == "SM-B-1"


def test_a_resource_that_is_not_in_store_has_no_reason() -> None:
    t = table("R>B").tiles(b2="t_ter").has("R", h2="s1", h1="g1", at="a1").action("R", "act:mag", "mag:b2", "eff:tile")
    assert t.offered == "ter:2:s, ter:1:g"
    assert t.why_not("ter:2:g") is None


def test_only_the_card_of_teleportation_teleports() -> None:
    """[SM-S-11, SM-P-TEL-1]"""
    t = table("Y>R", powers=True).has("Y", bridge=1).action("Y")
    assert t.why_not("gho:tel>rg:tur") == "SM-B-2"  # first the action
    assert table("R>Y", powers=True).has("R", bridge=1).action("R").why_not("gho:tel>rg:tur") == "SM-S-11"
