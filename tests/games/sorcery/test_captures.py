"""Captures: who can be taken, the attack, and what happens at once."""

from __future__ import annotations

import pytest

from tests.games.sorcery.table import battle
from walpurgis.games.sorcery.events.combat import AttackRolled
from walpurgis.games.sorcery.standing import touches

SPARE_A, SPARE_B = "A:NIN1 33,3 N", "B:NIN1 3,33 S"
CAPTOR, IMP = "A:CHA2 18,18 N", "B:MER2 18,19.255 S *1 +B1(P01)"


def modifiers(event: AttackRolled) -> dict[str, int]:
    return {modifier.name: modifier.amount for modifier in event.modifiers}


def test_a_capture_is_an_attack_with_minus_two_that_hurts_nobody() -> None:
    """[A-80, A-81, A-168, SX-58]"""
    t = battle(CAPTOR, IMP, SPARE_B, dice=[3, 3]).choose("capture:a1>b1")
    [rolled] = t.told(AttackRolled)
    assert (modifiers(rolled), rolled.total) == ({"bonus": 1, "capture": -2}, 14)
    assert (t.look("b1"), t.look("a1")) == ("captive #1", "#1 *1")
    assert t.f("b1").captor == "a1"


def test_a_failed_capture_takes_nobody() -> None:
    """[A-80]"""
    t = battle(CAPTOR, IMP, SPARE_B, dice=[3, 2]).choose("capture:a1>b1")
    assert (t.look("b1"), t.k("k1").wielder) == ("#1 *1", "b1")


def test_gang_up_and_the_rear_count_in_a_capture() -> None:
    """[A-168]"""
    t = battle(CAPTOR, "A:BLO1 16.745,19.255 E", "B:MER2 18,19.255 N", SPARE_B, dice=[2, 2]).choose("capture:a1>b1")
    assert modifiers(t.told(AttackRolled)[0]) == {"bonus": 1, "rear": 1, "gang-up": 1, "capture": -2}
    assert t.look("b1") == "captive #1"


def test_a_critical_hit_merely_succeeds_and_a_critical_miss_hurts() -> None:
    """[A-124, A-168]"""
    assert battle(CAPTOR, IMP, SPARE_B, dice=[6, 6]).choose("capture:a1>b1").look("b1") == "captive #1"
    assert battle(CAPTOR, IMP, SPARE_B, dice=[1, 1]).choose("capture:a1>b1").look("a1") == "#2 *1"


def test_weapon_master_plays_no_part_in_a_capture() -> None:
    """[A-154, A-168]"""
    t = battle("A:FOR3 18,18 N", "A:NIN1 33,3 N", IMP, SPARE_B, dice=[3, 3]).choose("capture:a1>b1")
    assert (t.asked, t.look("b1")) == ("0 act", "captive #1")


@pytest.mark.parametrize(("target", "rule"), [("B:ORS3", "A-80"), ("B:APO2", "A-80"), ("B:DRA2", None)])
def test_unique_and_immune_figures_are_not_captured(target: str, rule: str | None) -> None:
    """[A-80, SX-58]"""
    t = battle(CAPTOR, f"{target} 18,19.255 S", SPARE_B)
    assert (t.why_not("capture:a1>b1"), t.offers("capture:a1>b1")) == (rule, rule is None)


def test_the_ability_protects_like_the_defense_type() -> None:
    """[A-80, A-IMMUNITY-1]"""
    assert battle(CAPTOR, "B:DRA2 18,19.255 S #4", SPARE_B).why_not("capture:a1>b1") == "A-80"


def test_a_captor_cannot_capture_again() -> None:
    """[A-81, A-172]"""
    t = battle("A:CHA2 18,18 N", IMP, "B:NIN1 19.255,18 W", SPARE_B, dice=[3, 3]).choose("capture:a1>b1")
    assert t.why_not("capture:a1>b2") == "A-172"
    assert t.offers("close:a1>b2")


def test_at_capture_tokens_go_books_fall_enchantments_end_and_captives_are_freed() -> None:
    """[A-102, A-169, S-124, SX-58]"""
    t = battle(CAPTOR, "A:NIN1 20,24 N", "B:MER2 18,19.255 S *1 +B1(P01)", SPARE_B, workings=["P13 on b1 by b2"], dice=[3, 3])
    t.f("a2").status, t.f("a2").captor = "captive", "b1"
    t.choose("capture:a1>b1")
    assert t.f("b1").tokens == 0
    assert (t.k("k1").wielder, t.k("k1").at) == ("", (18000, 19255))
    assert t.t.workings == []
    assert t.look("a2") == "#1"


def test_spells_that_a_captive_has_cast_go_on() -> None:
    """[A-169, S-68]"""
    t = battle(CAPTOR, "B:MER2 18,19.255 S", SPARE_B, workings=["P13 on b2 by b1"], dice=[3, 3]).choose("capture:a1>b1")
    assert t.look("b1") == "captive #1"
    assert [working.spell for working in t.t.workings] == ["P13"]


def test_a_captive_is_nobodys_friend_and_touches_nobody() -> None:
    """[A-81, A-170]"""
    t = battle(CAPTOR, "B:MER2 18,19.255 S", "B:NIN1 19.255,19.255 S", dice=[3, 3]).choose("capture:a1>b1")
    captive = t.f("b1")
    assert not captive.is_able
    assert not touches(captive, t.f("a1"))
    assert [figure.id for figure in t.t.own(1)] == ["b2"]


def test_the_last_able_figure_may_be_captured() -> None:
    """[A-106, A-119]"""
    t = battle(CAPTOR, "B:MER2 18,19.255 S", dice=[3, 3]).choose("capture:a1>b1")
    assert (t.match.over, t.t.winners) == (True, (0,))


def test_a_captive_is_free_when_its_captor_falls() -> None:
    """[A-84, A-173, SX-61]"""
    t = battle("B:DEL2 18,16.745 N", "A:CHA2 18,18 S #6", "A:NIN1 3,3 N", "B:MER2 18,19.255 E", active="B", dice=[3, 4])
    t.f("b2").status, t.f("b2").captor = "captive", "a1"
    t.choose("close:b1>a1")
    assert (t.look("a1"), t.look("b2")) == ("gone", "#1")
    assert t.f("b2").is_able
    assert (t.where("b2"), t.f("b2").facing) == ("18,19.255", (1000, 0))


def test_a_captive_is_free_when_its_captor_loses_heart() -> None:
    """[A-84]"""
    t = battle("B:NIN1 18,16.745 N", "A:BLO1 18,18 S #3", "A:NIN1 3,3 N", "B:MER2 18,19.255 E", active="B", dice=[3, 4])
    t.f("b2").status, t.f("b2").captor = "captive", "a1"
    t.choose("close:b1>a1")
    assert (t.look("a1"), t.look("b2")) == ("#4", "#1")
