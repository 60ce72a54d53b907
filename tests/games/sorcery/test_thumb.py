"""What thumb knows of magic: for every spell there is a place where it casts it, for every counterspell a spell it uses it on; which pages it keeps open."""

from __future__ import annotations

from typing import Any

import pytest

from walpurgis.bots import bot_named
from walpurgis.engine import Answer
from walpurgis.games.sorcery.bots.pages import companions, page_worth
from walpurgis.games.sorcery.game import GAME
from walpurgis.games.sorcery.spells import SPELLS

from .table import Play, battle

FAR = "B:BLO1 2,34"
SCENES: dict[str, tuple[list[str], dict[str, Any]]] = {
    "P01": (["A:DEL1 18,10 N +B1(P01)", "B:CHA2 18,18 S"], {}),
    "P02": (["A:MER2 18,10 N +B1(P02)", "B:STO2 18,15 S"], {}),
    "P03": (["A:STO3 18,10 N #4 +B4(P03)", "B:CHA2 18,20 S", "B:CHA2 19.255,20 S", "B:CHA2 16.745,20 S"], {}),
    "P04": (["A:DEL3 18,10 N #5 +B3(P04)", FAR], {}),
    "P05": (["A:BLO3 18,10 N #6 +B5(P05)", "A:BLO1 19.255,10 N", FAR], {}),
    "P06": (["A:DEL1 18,10 N +B1(P06)", "A:DRA2 19.255,10 N", "B:BLO1 22,19 S"], {"objectives": "19.5,18"}),
    "P07": (["A:DRA3 18,10 N +B6(P07)", "B:APO3 18,20 S"], {}),
    "P08": (["A:CHA1 18,10 N +B1(P08)", "B:CHA2 18,15 S"], {}),
    "P09": (["A:ORS1 18,10 N +B1(P09)", "B:BLO3 18,25 S +B5(P05)"], {"workings": ["P16 on a1 by b1 from k2"]}),
    "P10": (["A:DEL1 18,10 N +B2(P10)", "A:DEL2 20,10 N *1", "A:DEL2 16,10 N *1", FAR], {}),
    "P11": (["A:ROK1 18,10 N +B1(P11)", "B:APO1 18,20 S", "B:BLO1 20,20 S"], {}),
    "P12": (["A:DEL1 18,10 N +B1(P12)", "B:ROK1 18,19 S"], {}),
    "P13": (["A:FOR3 18,10 N +B2(P13)", "A:FOR2 19.255,10 N", FAR], {}),
    "P14": (["A:ORS3 18,10 N +B3(P14)", "B:BLO3 18,32 S +B5(P05)", "B:BLO2 20,32 S +B1(P16)"], {"objectives": "18,10"}),
    "P15": (["A:MER2 18,10 N +B1(P15)", "B:APO3 18,17 S"], {}),
    "P16": (["A:BLO2 18,10 N +B1(P16)", "B:APO3 18,15 S"], {}),
    "P17": (["A:ROK1 18,10 N +B1(P17)", "B:FOR3 18,11.255 N"], {"terrain": "wood 15,15-21,20, ruin 16,22-20,26", "objectives": "18,30"}),
    "P18": (["A:MER2 18,10 N +B1(P18)", "A:CHA2 19.255,10 N", "B:CHA2 19.255,30 S"], {}),
    "P19": (["A:NIN3 18,10 N +B5(P19)", "A:APO1 19.255,10 N", "B:APO3 19.255,11.255 S"], {}),
    "P20": (["A:DEL1 18,10 N +B1(P20)", "B:DEL3 18,22 S", "B:ROK3 20,22 S"], {"objectives": "18,10"}),
    "P21": (["A:BLO2 18,10 N +B1(P21)", "B:CHA2 18,11.255 S", "B:CHA2 19.255,10 W"], {"in_round": 11, "objectives": "18,10"}),
    "P22": (["A:ROK1 18,10 S +B2(P22)", "B:BLO3 18,16 N +B5(P05)"], {}),
    "P23": (["A:STO3 18,10 N #4 +B4(P23)", FAR], {"objectives": "18,10"}),
    "P24": (["A:CHA3 18,10 N +B2(P24)", "B:CHA2 18,19 S", "B:CHA2 20,19 S"], {"objectives": "18,10"}),
    "P25": (["A:DEL1 18,10 N +B1(P25)", "B:ROK3 18,21.5 S"], {"objectives": "18,10"}),
    "P26": (["A:NIN3 18,5 N +B5(P26)", "B:DEL3 18,30 S", "B:ROK3 20,30 S"], {}),
    "P27": (["A:APO3 18,5 N +B5(P27)", "B:DEL3 18,30 S", "B:ROK3 20,30 S"], {}),
    "P28": (["A:FOR3 18,5 N +B2(P28)", "B:STO2 18,30 S", "B:APO2 20,30 S"], {}),
    "P29": (["A:APO3 18,5 N +B5(P29)", "B:DEL2 18,30 S", "B:DEL2 20,30 S", "B:DEL1 22,30 S"], {}),
}
"""Where casting is the best thing to do: by figures on the ground, and what else there is."""


def chosen(t: Play, seat: int = 0, seed: int = 1) -> Answer:
    """What thumb answers."""
    return bot_named("thumb", GAME, seed).answer(t.match.sight(seat))


def finished(t: Play, spell: str) -> Play:
    """Thumb answers for both until the spell is no longer in the air."""
    while t.t.casting is not None:
        seat = next(iter(t.match.asks))
        t.match.answer(seat, chosen(t, seat))
    return t


def test_there_is_a_scene_for_every_spell_that_is_cast() -> None:
    assert [*SCENES] == [key for key, spell in SPELLS.items() if spell.is_cast]


@pytest.mark.parametrize("spell", SCENES)
def test_thumb_knows_when_to_cast_each_spell(spell: str) -> None:
    """It orders the cast, answers all that follows, and the spell is cast: on the bottom, face down, or in play."""
    figures, more = SCENES[spell]
    t = battle(*figures, **more)
    assert t.offers("cast:a1/k1")
    assert chosen(t) == "cast:a1/k1"
    t.match.answer(0, "cast:a1/k1")
    finished(t, spell)
    assert spell in t.k("k1").stack or [w.spell for w in t.t.workings] == [spell]


@pytest.mark.parametrize(("spell", "why"), [("P26", "shooters"), ("P09", "nothing to undo"), ("P23", "nobody hurt")])
def test_thumb_does_not_cast_what_helps_nobody_or_the_others(spell: str, why: str) -> None:
    scenes = {
        "P26": ["A:DEL3 18,5 N +B3(P26)", "A:ORS3 20,5 N", "B:CHA2 18,30 S"],
        "P09": ["A:ORS1 18,10 N +B1(P09)", FAR],
        "P23": ["A:STO3 18,10 N +B4(P23)", FAR],
    }
    assert chosen(battle(*scenes[spell])) != "cast:a1/k1", why


# Counterspells -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("spell", ["P30", "P31", "P32"])
def test_thumb_uses_each_counterspell_on_what_would_hurt(spell: str) -> None:
    t = battle("A:DRA3 18,10 N +B6(P07)", f"B:ROK3 18,20 S +B2({spell}.P04)", "B:BLO1 2,34").choose("cast:a1/k1")
    if t.ask.prompt != "counter":
        t.choose(["b1"])
    assert t.asked == "1 counter"
    assert chosen(t, 1) == "ctr:b1/k2"


def test_thumb_keeps_a_counterspell_for_what_is_worth_it() -> None:
    """A counter costs nothing and is always tried; a card that goes face down is not spent on a spell that hardly hurts."""
    t = battle("A:CHA1 18,10 N #3 +B1(P08)", "B:DEL1 18,30 S +B2(P31)", "B:BLO1 18,15 S").choose("cast:a1/k1")
    while t.asked != "1 counter":
        t.match.answer(0, chosen(t))
    assert chosen(t, 1) == "ctr:b1"


# Pages ---------------------------------------------------------------------------------------------------------------


def test_a_page_is_worth_what_it_adds_to_what_its_wielder_can_do_anyway() -> None:
    """Emberlance helps a caster whose shots deal 1, not one whose shots deal 3."""
    t = battle("A:ORS2 18,10 N +B1(P01)", "A:DEL3 20,10 N +B3(P01)", "B:CHA2 18,15 S")
    assert page_worth(t.t, t.f("a1"), "P01") > 3 > page_worth(t.t, t.f("a2"), "P01")


def test_a_counterspell_is_kept_open_only_while_its_wielder_can_counter() -> None:
    """Not without sorcerers among the opponents, and not in base contact. [S-70]"""
    sorcerer = "B:BLO3 30,30 S +B5(P05)"
    free, alone = battle("A:DEL1 18,10 N +B1(P30.P01)", sorcerer), battle("A:DEL1 18,10 N +B1(P30.P01)", FAR)
    held = battle("A:DEL1 18,10 N +B1(P30.P01)", sorcerer, "B:CHA2 18,11.255 S")
    worths = [page_worth(t.t, t.f("a1"), "P30") for t in (free, alone, held)]
    assert worths[0] > 0 and worths[1:] == [0, 0]


def test_a_tired_sorcerer_turns_its_face_down_page_up_where_that_pushes_nobody() -> None:
    """After Meteoric Ruin, with Sage's Index in the book: for two bars the token comes off first. [S-50]"""
    t = battle("A:DRA3 18,10 N +B6(P07.P34)", "B:DRA2 18,20 S", dice=[1, 2]).choose("cast:a1/k1").end_turn().end_turn()
    assert (t.asked, t.look("a1"), t.k("k1").is_down) == ("0 act", "#1 *1", True)
    assert chosen(t) == "browse:a1/k1"


# Company -------------------------------------------------------------------------------------------------------------


def test_who_has_spells_by_touch_is_deployed_beside_the_friend_they_help_most() -> None:
    """Killing Edge for the ravager, not for the goblin."""
    t = battle("A:MER2 3,3 +B1(P18)", "A:CHA2 6,3", "A:BLO1 9,3", "B:NIN1 30,30")
    assert companions(t.t, 0) == [("a1", "a2")]


def test_nobody_waits_beside_a_sorcerer_whose_spells_reach_further() -> None:
    t = battle("A:DEL1 3,3 +B1(P01.P20)", "A:CHA2 6,3", "B:NIN1 30,30")
    assert companions(t.t, 0) == []
