"""Chances: the number needed, the chance, what is to be expected, and from where."""

from __future__ import annotations

import pytest

from tests.games.sorcery.table import Play, battle
from walpurgis.games.sorcery.odds import as_if, chance_of, odds_against


def about(t: Play, key: str) -> tuple[int, int]:
    choice = next(choice for choice in t.ask.offer().choices if choice.key == key)
    return choice.about["needed"], choice.about["chance"]


def test_offers_say_what_is_needed_and_the_chance() -> None:
    """[A-58, D-62]"""
    t = battle("A:DEL2 18,18 N", "B:APO1 18,19.255 S")
    assert about(t, "close:a1>b1") == (5, 83)
    assert about(t, "capture:a1>b1") == (7, 58)


def test_a_two_is_never_enough_and_a_twelve_always_is() -> None:
    """[A-63]"""
    t = battle("A:STO2 18,18 N", "B:NIN1 18,19.255 N #4", "B:NIN1 3,33 S")
    assert about(t, "close:a1>b1") == (3, 97)
    t = battle("A:CHA1 18,18 N #3", "B:FOR3 18,19.255 S")
    assert about(t, "close:a1>b1") == (12, 3)


def test_healing_has_no_such_limits() -> None:
    """[A-124, A-163]"""
    assert about(battle("A:STO3 18,18 N #4", "A:CHA1 18,16.745 N #4", "B:APO1 30,30 S"), "heal:a1>a2") == (3, 97)
    assert about(battle("A:STO3 18,18 N #6", "A:DEL3 18,16.745 N #2", "B:APO1 30,30 S"), "heal:a1>a2") == (8, 42)


def test_dodge_is_part_of_the_chance() -> None:
    """[A-156]"""
    t = battle("A:DEL2 18,18 N", "B:ORS2 18,19.255 S")
    odds = odds_against(t.t, t.f("a1"), t.f("b1"), "close")
    assert odds.needed == 6
    assert odds.chance == pytest.approx(26 / 36 * 4 / 6)


def test_the_damage_to_be_expected() -> None:
    """[A-122, D-62]"""
    t = battle("A:DEL2 18,18 N", "B:FOR1 18,19.255 S", "B:BLO1 19.255,18 W #4", "B:NIN1 3,33 S")
    odds = odds_against(t.t, t.f("a1"), t.f("b1"), "close")
    assert odds.damage == pytest.approx((26 - 1) / 36 * 1 + 1 / 36 * 2)  # 6 or more; Toughness takes one off
    last = odds_against(t.t, t.f("a1"), t.f("b2"), "close")
    assert last.damage == pytest.approx(last.chance)  # one click is left, and no more can be lost


def test_the_same_from_another_place() -> None:
    """[A-60, A-61, S-94]"""
    t = battle("A:DEL2 18,10 N", "A:BLO1 16.745,19.255 E", "B:CHA2 18,19.255 N")
    there = as_if(t.f("a1"), (18000, 18000), (0, 1000))
    odds = odds_against(t.t, there, t.f("b1"), "close")
    assert {modifier.name for modifier in odds.attack.modifiers} == {"bonus", "rear", "gang-up"}
    assert t.where("a1") == "18,10"
    assert as_if(t.f("a1")) is t.f("a1")


def test_magic_blast_expects_two() -> None:
    """[A-BLAST-1]"""
    t = battle("A:DEL1 10,10 N", "B:DEL2 10,18 S")
    odds = odds_against(t.t, t.f("a1"), t.f("b1"), "ranged", (1, 1, 2, 2, 3, 3))
    assert odds.damage == pytest.approx((odds.chance - 1 / 36) * 2 + 3 / 36)


def test_chances_of_two_dice() -> None:
    """[A-58]"""
    assert [round(36 * chance_of(needed)) for needed in range(2, 14)] == [36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0]
