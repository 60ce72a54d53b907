"""What subfactions do in attacks: Nature's Fury, Bedlam, Spellbreach."""

from __future__ import annotations

from tests.games.sorcery.table import battle
from walpurgis.games.sorcery.events.combat import AttackRolled, Borrowed
from walpurgis.games.sorcery.events.turn import FuryRolled

SPARE_B = "B:NIN1 3,33 S"


def modifiers(event: AttackRolled) -> dict[str, int]:
    return {modifier.name: modifier.amount for modifier in event.modifiers}


# Nature's Fury -------------------------------------------------------------------------------------------------------


def test_natures_fury_adds_the_bonus_once_more() -> None:
    """[S-88, S-139, A-75]"""
    t = battle("A:STO3 10,10 N", "B:BLO1 10,18 S", dice=[3, 2, 2]).choose("shot:a1>b1")
    [rolled] = t.told(AttackRolled)
    assert (modifiers(rolled), rolled.total) == ({"bonus": 2, "fury": 2}, 4 + 9 + 3)
    t = battle("A:STO3 10,10 N", "B:BLO1 10,18 S", dice=[4, 2, 2]).choose("shot:a1>b1")
    assert modifiers(t.told(AttackRolled)[0]) == {"bonus": 2}


def test_natures_fury_uses_the_highest_bonus_where_none_is_printed() -> None:
    """[S-88, S-139]"""
    t = battle("A:STO3 18,18 N", "B:BLO1 18,19.255 S", dice=[1, 2, 2]).choose("close:a1>b1")
    assert modifiers(t.told(AttackRolled)[0]) == {"fury": 2}
    t = battle("A:STO2 18,18 N", "B:BLO1 18,19.255 S", SPARE_B, dice=[1, 3, 3]).choose("capture:a1>b1")
    assert modifiers(t.told(AttackRolled)[0]) == {"bonus": 1, "fury": 1, "capture": -2}


def test_healing_wakes_no_fury() -> None:
    """[S-139, A-163]"""
    t = battle("A:STO3 18,18 N #4", "A:BLO1 18,16.745 N #3", "B:APO1 30,30 S", dice=[3, 3]).choose("heal:a1>a2")
    assert (t.told(FuryRolled), t.look("a2")) == ([], "#1")


# Bedlam --------------------------------------------------------------------------------------------------------------


def test_a_minion_keeps_others_from_ganging_up_even_as_the_target() -> None:
    """[S-94, S-144, SX-35]"""
    t = battle("A:DEL2 18,18 N", "A:BLO1 16.745,19.255 E", "A:CHA1 19.255,19.255 W", "B:APO1 18,19.255 N", dice=[1, 2]).choose("close:a1>b1")
    [rolled] = t.told(AttackRolled)
    assert (modifiers(rolled), rolled.total, t.look("b1")) == ({"bonus": 1, "rear": 1}, 14, "#1")


def test_bedlam_reaches_ten_inches_from_base_to_base() -> None:
    """[S-94, S-144]"""
    group = ("A:DEL2 18,18 N", "A:BLO1 16.745,19.255 E", "B:CHA2 18,19.255 N")
    for y, helped in ((6.74, False), (6.72, True)):
        t = battle(*group, f"A:APO1 18,{y} S", dice=[1, 2]).choose("close:a1>b1")
        assert ("gang-up" in modifiers(t.told(AttackRolled)[0])) is helped
    t = battle(*group, "A:APO1 18,12 S #5", dice=[1, 2]).choose("close:a1>b1")
    assert "gang-up" in modifiers(t.told(AttackRolled)[0])  # a demoralized minion has no Bedlam


def test_a_minion_borrows_the_highest_attack_of_the_apocalypse() -> None:
    """[S-95, S-144, SX-90]"""
    t = battle("A:APO1 18,18 N", "A:APO3 30,5 N", "B:DEL2 18,19.255 S", dice=[3, 3]).choose("close:a1>b1")
    assert t.told(AttackRolled)[0].value == 11
    assert [(event.lender.id, event.value) for event in t.told(Borrowed)] == [("a2", 11)]
    t = battle("A:APO1 18,18 N", "B:APO3 30,5 N", "B:DEL2 18,19.255 S", dice=[3, 3]).choose("close:a1>b2")
    assert t.told(AttackRolled)[0].value == 11  # whoever it belongs to
    t = battle("A:APO1 18,18 N", "B:DEL2 18,19.255 S", dice=[3, 3]).choose("close:a1>b1")
    assert (t.told(AttackRolled)[0].value, t.told(Borrowed)) == (9, [])


def test_captives_lend_nothing_and_pact_lends_the_symbol() -> None:
    """[S-143, S-144]"""
    t = battle("A:APO1 18,18 N", "B:APO3 30,5 N", "B:DEL2 18,19.255 S", dice=[3, 3])
    t.f("b1").status, t.f("b1").captor = "captive", "a1"
    assert t.choose("close:a1>b2").told(AttackRolled)[0].value == 9
    t = battle("A:APO1 18,18 N", "A:NIN3 30,5 N", "B:DEL2 18,19.255 S", dice=[3, 3])
    assert t.choose("close:a1>b1").told(AttackRolled)[0].value == 10


def test_others_near_a_minion_do_not_gang_up_either() -> None:
    """[S-94, SX-90]"""
    t = battle("A:CHA1 18,18 N", "A:BLO1 16.745,19.255 E", "A:APO1 18,8.75 N", "B:CHA2 18,19.255 S", dice=[3, 3]).choose("close:a1>b1")
    assert modifiers(t.told(AttackRolled)[0]) == {}


# Spellbreach ---------------------------------------------------------------------------------------------------------


def test_a_forgemaster_pays_no_heed_to_immunity() -> None:
    """[S-86, S-137]"""
    t = battle("A:FOR3 10,10 N", "A:ORS2 8.745,10 N", "B:APO2 10,17 S", dice=[4, 3]).choose("shot:a1>b1")
    assert t.look("b1") == "#4"  # Magic Enhancement counts: 2 and 1
    t = battle("A:FOR3 10,10 N", "B:APO2 10,17 S")
    t.f("a1").tapped = "magic-blast"
    t.ask.look_again()
    assert t.offers("blast:a1>b1")


def test_spellbreach_lets_nobody_be_captured() -> None:
    """[A-80, S-137]"""
    assert battle("A:FOR1 18,18 N", "B:APO2 18,19.255 S", SPARE_B).why_not("capture:a1>b1") == "A-80"
