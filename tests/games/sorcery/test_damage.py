"""How values and damage are found, and in which order things happen when figures fall."""

from __future__ import annotations

from tests.games.sorcery.table import battle
from walpurgis.games.sorcery.attacks import divisions
from walpurgis.games.sorcery.events.combat import AttackRolled, Missed
from walpurgis.games.sorcery.events.ending import SpellEnded
from walpurgis.games.sorcery.events.harm import BookDropped, Damaged, Eliminated, Freed, Unhurt
from walpurgis.games.sorcery.odds import attack_value, damage_value, defense_value

SPARE_A, SPARE_B = "A:NIN1 33,3 N", "B:NIN1 3,33 S"


def test_modifiers_together_are_cut_to_three_in_both_directions() -> None:
    """[A-75, A-121]"""
    t = battle("A:STO3 10,10 N", "B:APO1 10,18 S", workings=["P19 on a1 by a1"], dice=[1, 2, 2]).choose("shot:a1>b1")
    [rolled] = t.told(AttackRolled)
    assert [modifier.amount for modifier in rolled.modifiers] == [2, 2, 2]
    assert rolled.total == 4 + 9 + 3


def test_a_replacement_comes_before_the_modifiers() -> None:
    """[A-121, A-155, S-95]"""
    t = battle("A:APO1 18,18 N", "A:APO3 30,5 N", "B:DEL1 18,19.255 S", "B:DEL2 19.255,19.255 S")
    attack = attack_value(t.t, t.f("a1"), "close", t.f("b1"))
    assert (attack.base, attack.lender, attack.total) == (11, "a2", 12)
    defense = defense_value(t.t, t.f("b1"), "close")
    assert (defense.base, defense.lender, defense.total) == (17, "b2", 17)


def test_killing_edge_changes_the_damage_value_and_nothing_else() -> None:
    """[A-122, P-18, P-18-1]"""
    t = battle("A:DEL2 18,18 N", "B:BLO1 18,19.255 S", SPARE_B, workings=["P18 on a1 by a1"], dice=[3, 3])
    assert damage_value(t.t, t.f("a1")) == 3
    t.choose("close:a1>b1")
    assert (t.look("b1"), t.t.workings) == ("#4", [])
    t = battle("A:DEL1 10,10 N", "B:BLO1 10,18 S", workings=["P18 on a1 by a1"], dice=[3, 3]).choose("shot:a1>b1")
    assert (t.look("b1"), len(t.t.workings)) == ("#3", 1)


def test_killing_edge_outlasts_a_miss_and_ends_by_a_capture() -> None:
    """[P-18, P-18-1]"""
    t = battle("A:DEL2 18,18 N", "B:BLO1 18,19.255 S", SPARE_B, workings=["P18 on a1 by a1"], dice=[1, 2]).choose("close:a1>b1")
    assert len(t.t.workings) == 1
    t = battle("A:DEL2 18,18 N", "B:BLO1 18,19.255 S", SPARE_B, workings=["P18 on a1 by a1"], dice=[5, 4]).choose("capture:a1>b1")
    assert t.t.workings == []


def test_arcane_sight_sees_the_invisible_and_ends_by_a_failure() -> None:
    """[P-12, P-12-1, A-157]"""
    t = battle("A:DEL1 10,10 N", "B:ROK1 10,18 S", workings=["P12 on a1 by a1"], dice=[3, 3]).choose("shot:a1>b1")
    assert (t.look("b1"), len(t.t.workings)) == ("#3", 1)
    t = battle("A:DEL1 10,10 N", "B:ROK1 10,18 S", workings=["P12 on a1 by a1"], dice=[3, 2]).choose("shot:a1>b1")
    assert t.t.workings == []
    t = battle("A:DEL1 10,10 N", "B:ORS2 10,18 S", workings=["P12 on a1 by a1"], dice=[3, 3, 6]).choose("shot:a1>b1")
    assert t.t.workings == []  # dodged


def test_an_enchantment_does_not_change_somebody_who_has_become_immune() -> None:
    """[A-77, S-136]"""
    t = battle("A:DRA2 18,18 N #4", "B:BLO1 18,19.255 S", workings=["P18 on a1 by a1", "P19 on a1 by a1"])
    assert damage_value(t.t, t.f("a1")) == 2
    assert [modifier.name for modifier in attack_value(t.t, t.f("a1"), "close", t.f("b1")).modifiers] == ["bonus"]
    breached = battle("A:DRA2 18,18 N #4", "A:FOR3 3,3 N", "B:BLO1 18,19.255 S", workings=["P18 on a1 by a2"])
    assert damage_value(breached.t, breached.f("a1")) == 3


def test_a_fixed_amount_gets_enhancement_and_criticals_before_it_is_reduced() -> None:
    """[A-122, A-123]"""
    t = battle("A:ROK3 10,10 N", "A:DEL3 8.745,10 N", "B:FOR1 10,18 S", dice=[6, 6]).choose("freeze:a1>b1")
    assert t.look("b1") == "#3 *1"  # 1 + 1 + 1 - 1


def test_toughness_helps_against_abilities_and_invulnerability_does_not() -> None:
    """[A-123]"""
    t = battle("A:CHA3 10,10 N", "B:FOR1 10,13 S", "B:DRA3 13,10 S", "B:NIN1 10,7 S", dice=[5, 5]).choose("wave:a1")
    assert [t.look(who) for who in ("b1", "b2", "b3")] == ["#1", "#2", "#2"]
    assert [event.who.id for event in t.told(Unhurt)] == ["b1"]


def test_success_and_damage_are_two_things() -> None:
    """[A-125]"""
    t = battle("A:NIN1 18,18 N", "B:FOR1 18,19.255 S", workings=["P18 on a1 by a1"], dice=[5, 4]).choose("close:a1>b1")
    assert (t.look("b1"), t.t.workings, t.f("b1").hurt) == ("#2", [], True)
    t = battle("A:NIN1 18,18 N", "B:FOR1 18,19.255 S", dice=[5, 4]).choose("close:a1>b1")
    assert (t.look("b1"), t.f("b1").hurt) == ("#1", False)


def test_damage_then_retaliation_then_vampirism_then_the_dead() -> None:
    """[A-126, D-24]"""
    t = battle("A:BLO2 18,18 N #6", SPARE_A, "B:ROK2 18,19.255 S", dice=[6, 6])
    t.f("a1").tapped = "vampirism"
    t.choose("close:a1>b1")
    assert (t.look("a1"), t.look("b1")) == ("gone", "#3")  # at its skulls it is not healed any more
    t = battle("A:BLO2 18,18 N #3", "B:ROK2 18,19.255 S", dice=[6, 6]).choose("close:a1>b1")
    assert [event.who.id for event in t.told(Damaged)] == ["b1", "a1"]
    assert t.look("a1") == "#4 *1"  # at click 4 Vampirism does not show any more
    t = battle("A:BLO2 18,18 N #2", "B:ROK2 18,19.255 S", dice=[6, 6]).choose("close:a1>b1")
    assert t.look("a1") == "#2 *1"


def test_all_who_fall_at_once_are_eliminated_before_anything_else() -> None:
    """[A-11, D-24]"""
    t = battle(
        "A:CHA3 10,10 N",
        "A:NIN1 20,20 N",
        "B:NIN1 10,13 S #4",
        "B:ORS1 13,10 S #5 +B1(P01)",
        SPARE_B,
        workings=["P13 on b1 by b3"],
        dice=[5, 5],
    )
    t.f("a2").status, t.f("a2").captor = "captive", "b2"
    t.choose("wave:a1")
    order = [type(event) for event in t.match.story or () if type(event) in (Eliminated, BookDropped, SpellEnded, Freed)]
    assert order == [Eliminated, Eliminated, BookDropped, SpellEnded, Freed]
    assert (t.look("b2"), t.look("a2")) == ("gone", "#1")


def test_how_damage_can_be_divided() -> None:
    """[A-70]"""
    assert divisions(2, 2) == [(1, 1)]
    assert divisions(4, 3) == [(2, 1, 1), (1, 2, 1), (1, 1, 2)]
    assert divisions(1, 3) == [(1, 0, 0), (0, 1, 0), (0, 0, 1)]


# Warded Margins ------------------------------------------------------------------------------------------------------

MAGUS = "B:ORS1 10,18 S +B1(P33)"


def test_warded_margins_is_shown_when_it_first_changes_a_number() -> None:
    """[P-33, S-105, S-108]"""
    t = battle("A:DEL1 10,10 N", "A:DEL1 14,10 N", MAGUS, dice=[2, 3, 3, 3])
    assert t.match.asks[0].offer().choices[[choice.key for choice in t.match.asks[0].offer().choices].index("shot:a1>b1")].about["needed"] == 5
    t.choose("shot:a1>b1")
    [missed] = t.told(Missed)
    assert [(modifier.name, modifier.amount) for modifier in missed.modifiers] == [("margins", 1)]
    assert t.k("k1").shown == ("P33",)
    about = {choice.key: choice.about for choice in t.match.asks[0].offer().choices}
    assert about["shot:a2>b1"]["needed"] == 6


def test_warded_margins_stays_hidden_where_it_changes_nothing() -> None:
    """[S-108, A-75]"""
    hidden = battle("A:DEL2 10,16.745 N", MAGUS, dice=[3, 3]).choose("close:a1>b1")
    assert hidden.k("k1").shown == ()
    warded = ["P20 at 10,20 by b1"]
    t = battle("A:DEL1 10,10 N", "B:DEL2 10,18 S +B1(P33)", terrain="wood 7,14-13,19", workings=warded, dice=[3, 3]).choose("shot:a1>b1")
    assert (t.told(Missed)[0].defense, t.k("k1").shown) == (20, ())


def test_two_glyphs_of_warding_help_once_and_the_immune_not_at_all() -> None:
    """[S-130, S-136, P-20]"""
    t = battle("A:DEL1 10,10 N", "B:BLO1 10,18 S", "B:APO2 14,17 S", workings=["P20 at 10,20 by b1", "P20 at 12,18 by b1"])
    assert [modifier.amount for modifier in defense_value(t.t, t.f("b1"), "ranged").modifiers] == [1]
    assert defense_value(t.t, t.f("b2"), "ranged").modifiers == ()
    assert defense_value(t.t, t.f("b1"), "close").modifiers == ()
    assert defense_value(t.t, t.f("a1"), "ranged").modifiers == ()
