"""What is foreseen of a path, a turn, a free spin and a glyph: all that would follow, nothing that is hidden, and nothing is changed."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from walpurgis.games.sorcery.events.moving import Moved
from walpurgis.games.sorcery.glyphs import ForeseenGlyph
from walpurgis.games.sorcery.odds import odds_against
from walpurgis.games.sorcery.sights import Contact, Foreseen, Threat

from .table import Play, battle, point


def tried(play: Play, *points: tuple[float, float]) -> Any:
    """What the player is told who tries this."""
    return play.match.foresee(play.ask.seat, [point(*one) for one in points])


def test_what_is_shown_is_what_is_carried_out() -> None:
    """[D-39, D-63]"""
    t = battle("A:BLO1 18,10 N", "B:NIN1 18,16 S", terrain="wood 10,12-14,20").choose("move:a1")
    before = t.t.dump()
    for places in [(18, 20)], [(20, 12), (19.5, 16)], [(12, 10.5), (12, 15)]:
        foreseen = tried(t, *places, (18, 30))
        assert t.t.dump() == before
        twin = Play(t.match.fork(listen=True))
        twin.choose([point(*place) for place in (*places, (18, 30))])
        assert [*twin.told(Moved)[0].path] == foreseen.path
        assert (twin.f("a1").at, twin.f("a1").facing) == (foreseen.path[-1], foreseen.facing)


def test_a_preview_tells_the_length_what_cuts_it_whom_it_touches_and_from_which_side() -> None:
    """[D-63, D-57]"""
    t = battle("A:BLO1 18,10 N", "B:NIN1 18,16 E", objectives="18,14 30,30").choose("move:a1")
    foreseen = tried(t, (18, 20), (18, 21))
    assert isinstance(foreseen, Foreseen)
    assert (foreseen.used, foreseen.left, foreseen.stopped_by) == (4745, 3255, ["b1"])
    assert foreseen.contacts == [Contact("b1", "right")]
    assert foreseen.touching == foreseen.spins == ["b1"]
    assert foreseen.objectives == ["o1"]
    assert foreseen.impaled_by == []
    assert msgspec.json.decode(msgspec.json.encode(foreseen), type=Foreseen) == foreseen


def test_pole_arms_are_foreseen_and_who_is_busy_gets_no_free_spin() -> None:
    """[D-63, A-128, A-143]"""
    t = battle("A:BLO1 18,10 N", "B:DRA2 18,16 S", "A:DEL2 18,17.255 S").choose("move:a1")
    foreseen = tried(t, (18, 20), (18, 21))
    assert foreseen.impaled_by == ["b1"]
    assert foreseen.spins == []


def test_terrain_that_stops_is_named() -> None:
    """[D-63, A-90]"""
    t = battle("A:BLO1 18,10 N", "B:NIN1 30,30", terrain="wood 15,13-21,18").choose("move:a1")
    foreseen = tried(t, (18, 16), (18, 30))
    assert foreseen.stopped_by == ["t1"]
    assert foreseen.path[-1] == (18_000, 13_001)


def test_close_combat_from_there_is_what_it_will_be_there() -> None:
    """[D-63, D-64]"""
    t = battle("A:BLO1 18,10 N", "B:NIN1 18,14 N").choose("move:a1")
    foreseen = tried(t, (18, 14), (18, 30))
    [sight] = foreseen.close
    assert (sight.target, sight.line, sight.rule) == ("b1", "contact", "")
    assert tried(t, (18, 14), (18, 0)).close == []  # it would look away
    t.choose([point(18, 14), point(18, 30)])
    odds = odds_against(t.t, t.f("a1"), t.f("b1"), "close")
    assert (sight.needed, sight.chance, sight.damage) == (odds.needed, odds.percent, round(odds.damage, 2))


def test_lines_from_there_are_clear_hindered_or_blocked_and_by_what() -> None:
    """[D-63, D-64, A-67, A-68]"""
    figures = ("A:DEL3 18,8 N", "B:NIN1 18,18 S", "B:BLO1 24,17 S", "B:CHA2 12,17 S", "B:NIN1 33,33")
    t = battle(*figures, terrain="ruin 16,13-20,14, wood 19.5,11-23,14").choose("move:a1")
    sights = {sight.target: sight for sight in tried(t, (18, 9), (18, 30)).ranged}
    assert [*sights] == ["b1", "b2", "b3"]
    assert (sights["b1"].line, sights["b1"].by, sights["b1"].rule) == ("blocked", ["t1"], "A-67")
    assert (sights["b2"].line, sights["b2"].by, sights["b2"].rule) == ("hindered", ["t2"], "")
    assert (sights["b3"].line, sights["b3"].by, sights["b3"].rule) == ("clear", [], "")
    away = {sight.target: sight.rule for sight in tried(t, (18, 9), (18, 0)).ranged}
    assert {*away.values()} == {"A-66"}


def test_the_own_bookmarked_spell_is_foreseen_and_only_for_whom_it_is_known() -> None:
    """[D-63, D-64, S-106]"""
    t = battle("A:DEL3 18,8 N +B3(P01.P04)", "B:NIN1 18,18 S").choose("move:a1")
    [spell] = tried(t, (18, 9), (18, 30)).spells
    assert (spell.tome, spell.spell, [sight.target for sight in spell.targets]) == ("k1", "P01", ["b1"])
    assert spell.targets[0].damage > 0
    hidden = battle("A:DEL3 18,8 N +B3(P01.P04)", "B:NIN1 18,18 S")
    hidden.k("k1").know_order = ()
    assert tried(hidden.choose("move:a1"), (18, 9), (18, 30)).spells == []


def test_who_could_charge_or_shoot_next_turn_is_told() -> None:
    """[D-63]"""
    t = battle("A:BLO1 18,10 N", "B:APO1 18,20 S", "B:DEL1 26,15 S", "B:STO2 18,34 S", "B:STO1 10,14 S *2").choose("move:a1")
    assert tried(t, (18, 11), (18, 30)).threats == [Threat("b1", "charge"), Threat("b2", "shoot")]
    assert tried(t, (17, 3), (18, 30)).threats == []


def test_a_card_that_nobody_has_seen_changes_no_chance_that_is_shown() -> None:
    """[D-64, S-108]"""
    plain = battle("A:DEL3 18,8 N", "B:ORS1 18,18 S +B2(P01.P04)").choose("move:a1")
    warded = battle("A:DEL3 18,8 N", "B:ORS1 18,18 S +B2(P01.P33)").choose("move:a1")
    assert tried(plain, (18, 9), (18, 30)) == tried(warded, (18, 9), (18, 30))
    warded.k("k1").shown = ("P33",)
    assert tried(plain, (18, 9), (18, 30)) != tried(warded, (18, 9), (18, 30))


@pytest.mark.parametrize("seed", range(6))
def test_in_worlds_dealt_anew_the_same_is_foreseen(seed: int) -> None:
    """[D-57, D-64, S-108]"""
    t = battle("A:DEL3 18,8 N +B3(P01.P04)", "B:ORS1 18,18 S +B2(P01.P33)", "B:DEL3 22,18 S +B3(P20.P30)").choose("move:a1")
    world = t.match.fork(listen=True)
    world.redeal(0, seed)
    for points in [point(18, 9), point(18, 30)], [point(18, 15), point(22, 18)], [point(18, 8), point(0, 0)]:
        assert t.match.foresee(0, points) == world.foresee(0, points)


def test_turns_free_spins_and_glyphs_can_be_tried_too() -> None:
    """[D-57, D-63]"""
    t = battle("A:BLO1 18,10 N", "B:NIN1 18,14 E").choose("move:a1").choose([point(18, 14), point(18, 30)])
    assert t.asked == "1 spin"
    assert [sight.target for sight in tried(t, (18, 0)).close] == ["a1"]
    assert tried(t, (18, 30)).close == []
    glyph = battle("A:DEL3 18,10 N +B3(P20)", "B:NIN1 30,30").choose("cast:a1/k1")
    assert glyph.ask.prompt == "glyph"
    foreseen = tried(glyph, (18, 12))
    assert isinstance(foreseen, ForeseenGlyph)
    assert foreseen.within == ["a1"]
