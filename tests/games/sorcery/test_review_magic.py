"""Magic read from outside: what hidden books must not betray, and what magic immunity shuts out."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from walpurgis.games.sorcery.events.combat import Missed
from walpurgis.games.sorcery.events.magic import CardRevealed
from walpurgis.games.sorcery.facts import NUMBERS

from .table import Play, battle, point

# What hidden books must not betray -----------------------------------------------------------------------------------


@pytest.mark.parametrize("bookmark", ["P04", "P01", "P03"])
def test_the_reason_why_another_book_cannot_be_browsed_does_not_depend_on_its_bookmark(bookmark: str) -> None:
    """[S-18, S-120, D-84] One, two or three bars: a sorcerer with two tokens is told the same."""
    t = battle("A:DEL1 18,18 N *2 +B2(P01.P20)", f"B:DEL1 30,30 +B2({bookmark}.P20)")
    assert t.why_not("browse:a1/k2") == "A-38"
    assert t.why_not("browse:b1/k2") == "A-30"


@pytest.mark.parametrize("bookmark", ["P01", "P03"])
def test_whether_a_second_action_of_a_trance_is_asked_for_does_not_depend_on_the_bookmark(bookmark: str) -> None:
    """[S-122, S-140, D-84] With two tokens only a browse for two bars is left to a shaman: not to be asked would tell what the bookmark costs."""
    t = battle(f"A:CHA1 18,18 N *1 +B6({bookmark}.P20)", "B:NIN1 5,5").choose("turn:a1", [point(18, 30)])
    assert t.look("a1") == "#2 *2"
    assert t.asked == "0 act"
    assert t.offers("browse:a1/k1") == (bookmark == "P01")


def test_a_card_that_changes_no_number_is_not_told_either() -> None:
    """[A-75, S-108] Invulnerability and the wood give all that the rule of 3 allows: Warded Margins stays unseen, in the story too."""
    t = battle("A:STO3 18,28 S", "B:FOR3 18,18 *1 +B2(P33.P01)", terrain="wood 15,20-21,24", dice=[6, 2, 5]).choose("shot:a1>b1")
    (missed,) = t.told(Missed)
    assert (missed.defense, [modifier.name for modifier in missed.modifiers]) == (21, ["invulnerability", "hindered"])
    assert not t.told(CardRevealed)
    assert t.seen(0).tomes[0].contents == []


# What magic immunity shuts out ---------------------------------------------------------------------------------------


def tapping(*figures: str, workings: tuple[str, ...], dice: tuple[int, ...] = ()) -> Play:
    """A Rokos Seer, a1, that takes Magic Immunity from the Scaled Sentinel a2 and goes on to its actions."""
    t = battle("A:ROK1 18,18 N", "A:DRA2 20,18 #4", *figures, phase="command", workings=workings, dice=dice)
    return t.choose("tap:a1>a2/magic-immunity")


def test_arcane_sight_shows_nothing_to_an_immune_figure() -> None:
    """[S-125, S-136, A-157]"""
    t = tapping("B:ROK1 18,24 S *1", workings=("P12 on a1 by a1",))
    assert t.why_not("shot:a1>b1") == "A-157"
    seeing = battle("A:ROK1 18,18 N", "B:ROK1 18,24 S *1", workings=["P12 on a1 by a1"])
    assert seeing.offers("shot:a1>b1")


def test_arcane_sight_of_an_immune_figure_holds_no_ghost() -> None:
    """[S-136, A-141]"""
    t = battle("A:NIN3 18,18 N", "B:DRA2 18,19.255 S #4", workings=["P12 on b1 by b1"], dice=[1]).choose("move:a1")
    assert t.asked == "0 path"
    held = battle("A:NIN3 18,18 N", "B:DRA2 18,19.255 S #3", workings=["P12 on b1 by b1"], dice=[1]).choose("move:a1")
    assert held.asked == "0 turn"


def test_glyph_of_focus_does_nothing_for_an_immune_caster() -> None:
    """[P-25, S-136]"""
    t = tapping("B:ROK1 18,31 S *1", workings=("P25 at 18,19.13 by a1",))
    assert t.seen(0).figures[0].range == 12
    assert battle("A:ROK1 18,18 N", "B:NIN1 5,5", workings=["P25 at 18,19.13 by a1"]).seen(0).figures[0].range == 14


@pytest.mark.parametrize(("caster", "click"), [("NIN3", "#4"), ("FOR3", "#5")])
def test_an_immune_figure_pays_no_bargain_unless_spellbreach_made_it(caster: str, click: str) -> None:
    """[P-19, S-136, S-137]"""
    t = battle("A:DRA2 18,18 N #4", f"A:{caster} 30,5", "B:NIN1 5,5", workings=["P19 on a1 by a2"]).end_turn()
    assert t.look("a1") == click


# Rulings that can be switched ----------------------------------------------------------------------------------------


def ruled(monkeypatch: pytest.MonkeyPatch, module: str, **numbers: Any) -> None:
    """Other numbers for one chapter of the rules."""
    monkeypatch.setattr(f"walpurgis.games.sorcery.{module}.NUMBERS", msgspec.structs.replace(NUMBERS, **numbers))


@pytest.mark.parametrize(("wizard", "asked"), [("B:ORS1 5,5", "0 bookmark"), ("B:ORS1 5,5 +B1(P01)", "1 counter")])
def test_counter_spell_may_be_ruled_to_need_a_spellbook(monkeypatch: pytest.MonkeyPatch, wizard: str, asked: str) -> None:
    """[S-69]"""
    ruled(monkeypatch, "countering", counter_needs_spellbook=True)
    assert battle("A:DEL1 18,18 +B2(P26.P01.P20)", wizard).choose("cast:a1/k1").asked == asked


@pytest.mark.parametrize(("y", "asked"), [(29.25, "1 counter"), (29.27, "0 bookmark")])
def test_counter_spell_may_be_ruled_to_have_a_range(monkeypatch: pytest.MonkeyPatch, y: float, asked: str) -> None:
    """[S-82] Ten inches from base to base."""
    ruled(monkeypatch, "countering", counter_range=10)
    assert battle("A:DEL1 18,18 +B2(P26.P01.P20)", f"B:ORS1 18,{y}").choose("cast:a1/k1").asked == asked


@pytest.mark.parametrize(("again", "offered"), [(True, "P13, P20, P04"), (False, "P13, P20")])
def test_the_spell_just_cast_may_be_ruled_out_as_the_next_bookmark(monkeypatch: pytest.MonkeyPatch, again: bool, offered: str) -> None:
    """[S-31]"""
    ruled(monkeypatch, "casting", rebookmark_just_cast=again)
    t = battle("A:DEL1 18,18 #3 +B6(P04.P13.P20)", "B:NIN1 5,5").choose("cast:a1/k1")
    assert t.offered == offered
    assert t.choose("P20").k("k1").stack == ("P20", "P13", "P04")


@pytest.mark.parametrize(("uses", "left"), [(True, 0), (False, 1)])
def test_the_second_action_of_a_trance_may_be_ruled_to_be_free(monkeypatch: pytest.MonkeyPatch, uses: bool, left: int) -> None:
    """[S-90]"""
    ruled(monkeypatch, "actions", trance_uses_action=uses)
    t = battle("A:CHA2 18,18 N", "A:NIN1 30,30", "B:NIN1 5,5", dice=[6, 6]).choose("turn:a1", [point(18, 30)], "turn:a1", [point(18, 1)])
    assert t.t.actions == left
    assert t.asked == ("0 finish" if uses else "0 act")
