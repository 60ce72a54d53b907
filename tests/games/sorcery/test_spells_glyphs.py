"""The glyphs, P20 to P25: where they may lie, whom they reach, and when they end."""

from __future__ import annotations

from walpurgis.games.sorcery.command import items_left
from walpurgis.games.sorcery.odds import defense_value
from walpurgis.games.sorcery.standing import ground_at, line_between
from walpurgis.games.sorcery.values import reach, speed

from .table import Play, battle, point

FAR = "B:BLO1 2,34"


def in_play(t: Play) -> list[str]:
    return [w.spell for w in t.t.workings]


# Where ---------------------------------------------------------------------------------------------------------------


def test_a_glyph_is_laid_touching_its_caster_and_stays_while_it_does() -> None:
    """[S-60, S-61, S-98, SX-74]"""
    t = battle("A:DEL3 18,18 N +B3(P20.P14)", "A:BLO1 2,2", FAR).choose("cast:a1/k1")
    assert (t.asked, t.offered) == ("0 glyph", "n, ne, e, se, s, sw, w, nw")
    t.choose([point(18, 30)])
    assert [(w.spell, w.at) for w in t.t.workings] == [("P20", (18000, 19130))]
    t.end_turn()
    assert in_play(t) == ["P20"]


def test_a_glyph_ends_in_any_end_phase_in_which_its_caster_does_not_touch_it() -> None:
    """Magic Confusion leads the caster away; the glyph works until the opponent's end phase. [S-61, S-127, S-129, SX-74]"""
    t = battle("B:DEL3 18,18 N *1 +B3(P30)", "A:ORS3 18,8 N", "A:BLO1 2,2", dice=[5, 5], workings=["P20 at 18,19.13 by b1 from k1"]).choose("confuse:a1>b1")
    t.choose([point(24, 18), point(30, 18)])
    assert (t.where("b1"), in_play(t)) == ("24,18", ["P20"])
    t.end_turn()
    assert (in_play(t), t.k("k1").stack) == ([], ("P30", "P20"))


def test_a_glyph_is_not_laid_touching_another_nor_on_a_base_but_objectives_do_not_matter() -> None:
    """[S-62, S-126, SX-75]"""
    t = battle("A:DEL3 18,18 N +B3(P20)", "A:BLO1 19.255,18", FAR, objectives="16.87,18", workings=["P25 at 18,19.13 by a1"]).choose("cast:a1/k1")
    t.refuses([point(18.3, 19.1)], "S-62").refuses([point(19, 18)], "S-126")
    t.choose([point(16, 18)])
    assert t.t.workings[-1].at == (16870, 18000)


def test_a_glyph_lies_inside_the_battlefield_and_not_in_blocking_terrain() -> None:
    """[S-126]"""
    t = battle("A:DEL3 1,18 N +B3(P20)", FAR, terrain="ruin 1,19-3,21, wood 1,14-3,17.2").choose("cast:a1/k1")
    t.refuses([point(0, 18)], "S-126").refuses([point(1, 20)], "S-126")
    t.choose([point(1.5, 10)])
    assert in_play(t) == ["P20"]


def test_where_no_point_of_the_compass_is_free_other_bearings_are_named() -> None:
    """[S-126, D-40]"""
    near = [(19.255, 18), (18.6275, 19.087), (17.3725, 19.087), (16.745, 18), (17.3725, 16.913)]
    t = battle("A:DEL3 18,18 N +B3(P20)", *(f"A:BLO1 {x},{y}" for x, y in near), FAR).choose("cast:a1/k1")
    assert t.offered
    assert all(key.startswith("bearing-") or key == "se" for key in t.offered.split(", "))


def test_figures_stand_on_glyphs_and_glyphs_block_nothing() -> None:
    """[S-62]"""
    t = battle("A:BLO1 18,14 N", "A:DEL1 18,10 N", "B:APO1 18,19 S", workings=["P25 at 18,16 by a2"]).choose("move:a1", [point(18, 16), point(18, 30)])
    assert t.where("a1") == "18,16"
    t = battle("A:DEL1 18,10 N", "B:APO1 18,19 S", workings=["P25 at 18,14 by a1"])
    assert t.offers("shot:a1>b1")


def test_a_caster_keeps_a_glyph_it_stands_on_and_loses_it_in_the_air_or_as_a_captive() -> None:
    """[S-127]"""
    for status, left in (("ground", ["P20"]), ("air", []), ("captive", [])):
        t = battle("A:DRA3 18,18 N", "A:BLO1 2,2", FAR, workings=["P20 at 18,18.4 by a1"])
        t.f("a1").status = status  # type: ignore[assignment]
        t.f("a1").captor = "b1" if status == "captive" else ""
        t.end_turn()
        assert in_play(t) == left, status


def test_a_glyph_of_a_fallen_caster_ends_at_the_next_end_phase() -> None:
    """[S-68]"""
    t = battle("A:DEL1 18,10 N +B3(P01)", "A:BLO1 2,2", "B:ORS1 18,18 #5 *1", FAR, dice=[4, 4], workings=["P20 at 18,19.13 by b1"]).choose("cast:a1/k1")
    assert (t.look("b1"), in_play(t)) == ("gone", ["P20"])
    t.end_turn()
    assert in_play(t) == []


def test_one_caster_may_keep_several_glyphs() -> None:
    """[S-128]"""
    t = battle("A:DEL3 18,18 N", "A:BLO1 2,2", FAR, workings=["P20 at 18,19.13 by a1", "P25 at 18,16.87 by a1"]).end_turn()
    assert in_play(t) == ["P20", "P25"]


# Warding -------------------------------------------------------------------------------------------------------------


def test_warding_adds_1_to_the_defense_of_friends_within_3_inches_against_ranged_attacks() -> None:
    """The caster too; from the element's edge to the base's; not for opponents, the immune, or in close combat. [P-20, P-20-1, S-98, S-128, S-136]"""
    edge = 18 + 0.5 + 3 + 0.625
    t = battle("A:DEL1 18,16.87", f"A:BLO1 {edge},18", f"A:BLO1 18,{edge + 0.05}", "A:APO2 16,18", "B:BLO1 18,20", workings=["P20 at 18,18 by a1"])

    def more(who: str, kind: str = "ranged") -> int:
        value = defense_value(t.t, t.f(who), kind)  # type: ignore[arg-type]
        return value.total - value.base

    assert [more(who) for who in ("a1", "a2", "a3", "a4", "b1")] == [1, 1, 0, 0, 0]
    assert more("a1", "close") == 0


def test_two_glyphs_of_warding_do_not_add_up_but_other_things_do_up_to_3() -> None:
    """Battle Armor 2, a wood 1, the glyph 1: together 3. [P-20-1, S-130]"""
    t = battle("A:DEL2 18,18", "B:BLO1 2,34", workings=["P20 at 18,19.13 by a1", "P20 at 18,16.87 by a1"])
    assert defense_value(t.t, t.f("a1"), "ranged").total == 17 + 3
    assert defense_value(t.t, t.f("a1"), "ranged", hindered=True).total == 17 + 3


# Binding -------------------------------------------------------------------------------------------------------------


def test_opponents_near_a_glyph_of_binding_break_away_only_with_a_6() -> None:
    """With Flight too; the casters' friends as usual. [P-21, P-21-1]"""
    for mover in ("APO1", "NIN2"):
        for die, place in ((5, "18,18"), (6, "18,12")):
            t = battle(f"A:{mover} 18,18 N", "B:BLO2 18,19.255 S", dice=[die], workings=["P21 at 16.9,19.255 by b1"]).choose("move:a1")
            if die == 6:
                t.choose([point(18, 12), point(18, 5)])
            assert t.where("a1") == place, (mover, die)
    t = battle("A:APO1 18,18 N", "B:BLO2 18,19.255 S", dice=[4], workings=["P21 at 16.9,18 by a1"]).choose("move:a1", [point(18, 12), point(18, 5)])
    assert t.where("a1") == "18,12"


def test_a_formation_needs_the_6_if_one_who_must_break_away_is_near() -> None:
    """[P-21-1]"""
    setting = ("A:NIN1 18,18 N", "A:NIN1 19.255,18 N", "A:NIN1 20.51,18 N", "B:BLO2 16.745,18 S")
    for die, asked in ((5, "0 turn"), (6, "0 path")):
        assert battle(*setting, dice=[die], workings=["P21 at 15.6,18 by b1"]).choose("form:a1").asked == asked, die
    assert battle(*setting, dice=[5]).choose("form:a1").asked == "0 path"


# Silence -------------------------------------------------------------------------------------------------------------


def test_opposing_sorcerers_within_6_inches_of_a_glyph_of_silence_cast_nothing() -> None:
    """[P-22, SX-86]"""
    edge = 10 + 0.5 + 6 + 0.625
    glyph = ["P22 at 18,10 by b1"]
    assert battle(f"A:DEL1 18,{edge} S +B3(P12)", "B:BLO2 18,11.13 *1", workings=glyph).why_not("cast:a1/k1") == "P-22"
    assert battle(f"A:DEL1 18,{edge + 0.05} S +B3(P12)", "B:BLO2 18,11.13 *1", workings=glyph).offers("cast:a1/k1")
    assert battle(f"A:DEL1 18,{edge} S +B3(P12)", "A:BLO2 18,11.13", FAR, workings=["P22 at 18,10 by a2"]).offers("cast:a1/k1")


def test_who_is_silenced_still_counters_browses_and_has_spells_that_work_from_the_book() -> None:
    """[P-22-1, SX-86]"""
    setting = ("B:DEL1 18,15 S +B3(P01.P33)", "A:BLO2 18,11.13 +B2(P12)", "A:BLO1 2,2")
    t = battle(*setting, workings=["P22 at 18,10 by a1"])
    assert defense_value(t.t, t.f("b1"), "ranged", unseen=True).total == 16
    t.choose("cast:a1/k2")
    assert t.asked == "1 counter"
    t = battle(*setting, active="B", workings=["P22 at 18,10 by a1"])
    assert t.why_not("cast:b1/k1") == "P-22"
    assert t.offers("browse:b1/k1")


# Renewal -------------------------------------------------------------------------------------------------------------


def test_renewal_heals_a_friend_nearby_and_must_be_used() -> None:
    """The caster may be it. [P-23, P-23-1]"""
    t = battle("A:BLO2 18,18 #3", "A:BLO1 20,18 #2", "A:BLO1 30,30 #2", FAR, phase="command", workings=["P23 at 18,19.13 by a1"])
    assert items_left(t.t, t.t.me)[:2] == ["renew:g1>a1", "renew:g1>a2"]
    t.refuses("go", "A-111").choose("renew:g1>a1")
    assert t.f("a1").click == 2


# Cinders -------------------------------------------------------------------------------------------------------------


def test_cinders_burn_opponents_who_end_a_move_within_2_inches() -> None:
    """Once each, not for turning, and not one's own side. [P-24, P-24-1]"""
    glyph = ["P24 at 18,18 by b1 mode a"]
    edge = 18 - 0.5 - 2 - 0.625
    setting = ("A:FOR1 18,10 N", "B:BLO2 18,19.13")
    t = battle(*setting, workings=glyph).choose("move:a1", [point(18, edge), point(18, 30)])
    assert t.look("a1") == "#2 *1"  # in spite of Toughness
    t = battle(*setting, workings=glyph).choose("move:a1", [point(18, edge - 0.05), point(18, 30)])
    assert t.look("a1") == "#1 *1"
    t = battle(f"A:FOR1 18,{edge} N", "B:BLO2 18,19.13", workings=glyph).choose("turn:a1", [point(30, 30)])
    assert t.look("a1") == "#1 *1"
    t = battle("A:FOR1 18,10 N", "A:BLO2 18,19.13", FAR, workings=["P24 at 18,18 by a2 mode a"]).choose("move:a1", [point(18, edge), point(18, 30)])
    assert t.look("a1") == "#1 *1"


def test_the_other_cinders_make_the_ground_hindering_for_everybody() -> None:
    """[P-24, P-24-1, S-98]"""
    t = battle("A:BLO2 18,18 N +B2(P24)", "A:BLO1 18,22", FAR).choose("cast:a1/k1")
    assert t.offered == "mode:a, mode:b"
    t.choose("mode:b", [point(18, 30)])
    assert (ground_at(t.t, (18000, 19130 + 2500)), ground_at(t.t, (18000, 19130 + 2501))) == (["hindering"], [])
    t.choose("move:a2", [point(18, 21), point(18, 20)])
    assert t.f("a2").y > 21600  # it stopped just inside


def test_burning_ground_neither_stops_nor_slows_an_immune_figure() -> None:
    """Not by its defense type, not by its ability, and not on the side of the caster either. [P-24-1, S-136, A-204]"""
    burning = ["P24 at 18,16 by b1 mode b"]
    for who in ("A:APO2 18,10 N", "A:DRA2 18,10 N #4"):  # by defense type; by the ability of its fourth click
        assert battle(who, "B:CHA3 20,25", workings=burning).choose("move:a1").go((18, 15)).where("a1") == "18,15"
    inside = battle("A:APO2 18,16 N", "B:CHA3 30,30", workings=burning)
    assert speed(inside.t, inside.f("a1")) == 12  # and not 6
    mortal = battle("A:STO2 18,16 N", "B:CHA3 30,30", workings=burning)
    assert speed(mortal.t, mortal.f("a1")) == 6
    own = battle("A:NIN1 3,3", "B:APO2 18,10 N", "B:CHA3 20,25", active="B", workings=["P24 at 18,16 by b2 mode b"])
    assert own.choose("move:b1").go((18, 15)).where("b1") == "18,15"


def test_burning_ground_is_no_cover_for_an_immune_target_but_one_against_an_immune_shooter() -> None:
    """The cover belongs to whoever is shot at. [P-24-1, S-136, A-68]"""
    between = ["P24 at 18,16 by b2 mode b"]
    immune = battle("A:DEL1 18,10 N", "B:APO2 18,19 S", "B:CHA3 30,30", workings=between)
    mortal = battle("A:DEL1 18,10 N", "B:STO2 18,19 S", "B:CHA3 30,30", workings=between)
    seen = battle("A:DEL1 18,10 N", "B:STO2 18,19 S", "B:CHA3 30,30", workings=between)
    seen.f("a1").tapped = "magic-immunity"
    hindered = [line_between(t.t, t.f("a1"), t.f("b1")).is_hindered for t in (immune, mortal, seen)]
    assert hindered == [False, True, True]


# Focus ---------------------------------------------------------------------------------------------------------------


def test_focus_gives_its_caster_2_inches_more_range() -> None:
    """[P-25]"""
    t = battle("A:DEL1 18,18", "A:DEL1 20,18", FAR, workings=["P25 at 18,19.13 by a1"])
    assert (reach(t.t, t.f("a1")), reach(t.t, t.f("a2"))) == (12, 10)


def test_focus_and_stormcallers_almanac_together_make_3() -> None:
    """[P-25-1, B-4, A-104]"""
    for distance, legal in ((15.0, True), (15.1, False)):
        t = battle("A:STO3 18,10 N +B4(P01)", f"B:BLO1 18,{10 + distance}", workings=["P25 at 18,8.87 by a1"])
        assert t.offers("cast:a1/k1") is legal, distance
