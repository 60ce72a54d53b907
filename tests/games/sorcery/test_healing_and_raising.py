"""Healing, Magic Healing, Regeneration and Necromancy."""

from __future__ import annotations

import pytest

from tests.games.sorcery.table import Play, battle
from walpurgis.games.sorcery.events.combat import HealingRolled
from walpurgis.games.sorcery.victory import points_against

FOE = "B:APO1 30,30 S"
HEALER = "A:STO3 18,18 N #4"


# Healing -------------------------------------------------------------------------------------------------------------


def test_healing_rolls_against_the_defense_of_the_friend() -> None:
    """[A-HEALING-1, A-163]"""
    t = battle(HEALER, "A:BLO1 18,16.745 S #3", FOE, dice=[2, 2]).choose("heal:a1>a2")
    [rolled] = t.told(HealingRolled)
    assert (rolled.value, rolled.modifiers, rolled.total, rolled.defense) == (9, [], 13, 13)
    assert (t.look("a2"), t.look("a1")) == ("#1", "#4 *1")
    t = battle(HEALER, "A:BLO1 18,16.745 S #3", FOE, dice=[2, 1]).choose("heal:a1>a2")
    assert t.look("a2") == "#3"


def test_healing_knows_no_criticals_and_no_dodging() -> None:
    """[A-124, A-156, A-163]"""
    t = battle(HEALER, "A:BLO1 18,16.745 S #3", FOE, dice=[1, 1]).choose("heal:a1>a2")
    assert (t.look("a2"), t.look("a1")) == ("#3", "#4 *1")
    t = battle(HEALER, "A:ORS2 18,16.745 S #2", FOE, dice=[6, 6]).choose("heal:a1>a2")
    assert t.look("a2") == "#1"


def test_who_can_be_healed() -> None:
    """[A-127, A-163, A-166]"""
    assert battle(HEALER, "A:BLO1 18,16.745 S", FOE).why_not("heal:a1>a2") == "A-127"
    assert battle(HEALER, "A:FOR3 18,16.745 S #2", FOE).why_not("heal:a1>a2") == "A-127"
    assert battle(HEALER, "A:BLO1 18,16.7 S #3", "B:NIN1 18,15.445 N #4", FOE).why_not("heal:a1>a2") == "A-HEALING-1"
    assert battle(HEALER, "A:BLO1 18,16.745 S #3", "B:NIN1 18,15.49 N #4", FOE).why_not("heal:a1>a2") == "A-163"
    assert battle(HEALER, "A:BLO1 18,16.745 S #3", "B:NIN1 18,19.255 S", FOE).offers("heal:a1>a2")
    assert battle(HEALER, "A:BLO1 18,16.745 S #4", FOE).offers("heal:a1>a2")
    assert battle(HEALER, "B:BLO1 18,16.745 S #3", FOE).why_not("heal:a1>b1") == "A-HEALING-1"
    assert battle("A:STO3 18,18 N", "A:BLO1 18,16.745 S #3", FOE).why_not("heal:a1>a2") == "A-HEALING-1"


def test_killing_edge_heals_one_more_and_stays() -> None:
    """[P-18-1]"""
    t = battle(HEALER, "A:DEL2 18,16.745 S #5", FOE, workings=["P18 on a1 by a1"], dice=[3, 3]).choose("heal:a1>a2")
    assert t.look("a2") == "#2"
    assert len(t.t.workings) == 1


def test_who_is_healed_out_of_its_fear_is_able_at_once() -> None:
    """[A-166]"""
    t = battle(HEALER, "A:BLO1 18,16.745 S #4", FOE, dice=[3, 3]).choose("heal:a1>a2")
    assert t.f("a2").is_able
    assert t.of("double:a2") == "double:a2"


@pytest.mark.parametrize(("die", "look"), [(1, "#4"), (4, "#3"), (6, "#2")])
def test_magic_healing_is_decided_by_a_die(die: int, look: str) -> None:
    """[A-MAGIC-HEALING-1]"""
    t = battle("A:ORS3 18,18 N #6", "A:DEL2 18,16.745 S #5", FOE, dice=[3, 3, die]).choose("heal:a1>a2")
    assert t.look("a2") == look


def test_magic_healing_does_nothing_for_the_immune() -> None:
    """[A-76, A-MAGIC-HEALING-1]"""
    assert battle("A:ORS3 18,18 N #6", "A:APO2 18,16.745 S #3", FOE).why_not("heal:a1>a2") == "A-76"
    assert battle(HEALER, "A:APO2 18,16.745 S #3", FOE).offers("heal:a1>a2")


@pytest.mark.parametrize(("die", "look"), [(1, "#6 *1"), (3, "#5 *1"), (6, "#2 *1")])
def test_regeneration_heals_the_die_less_two(die: int, look: str) -> None:
    """[A-REGENERATION-1]"""
    assert battle("A:ROK3 18,18 N #6", FOE, dice=[die]).choose("regen:a1").look("a1") == look


def test_regeneration_is_for_those_who_have_it() -> None:
    """[A-REGENERATION-1, A-127]"""
    assert battle("A:ROK3 18,18 N #2", FOE).why_not("regen:a1") == "A-REGENERATION-1"
    t = battle("A:ROK1 18,18 N", FOE)
    t.f("a1").tapped = "regeneration"
    t.ask.look_again()
    assert t.why_not("regen:a1") == "A-127"


# Necromancy ----------------------------------------------------------------------------------------------------------


def graveyard(*figures: str, **fields: object) -> Play:
    """A necromancer, and dead friends: a2 and so on."""
    t = battle("A:BLO3 18,18 N", *figures, FOE, **fields)  # type: ignore[arg-type]
    for figure in t.t.figures.values():
        if figure.seat == 0 and figure.id != "a1":
            figure.status = "gone"
            figure.click = len(figure.printed.dial) + 1
    t.ask.look_again()
    return t


def test_necromancy_brings_a_warrior_back_at_its_last_click() -> None:
    """[A-NECROMANCY-1, A-164]"""
    t = graveyard("A:DEL2 3,3 N")
    assert points_against(t.t, 0) == 26
    t.choose("raise:a1")
    assert t.asked == "0 raise-place"
    t.choose([[18000, 30000], [0, 19255]])
    assert (t.where("a2"), t.f("a2").facing, t.look("a2")) == ("18,19.255", (-1000, 0), "#5 *1")
    assert t.look("a1") == "#1 *1"
    assert points_against(t.t, 0) == 0
    assert t.f("a2").given == 1


def test_who_returns_has_had_its_action_and_returns_once() -> None:
    """[A-NECROMANCY-1, A-164]"""
    t = graveyard("A:DEL2 3,3 N", "A:NIN1 5,3 N").choose("raise:a1", "a2", [[18000, 30000]])
    assert t.f("a2").returned
    assert t.f("a2").facing == t.f("a1").facing
    t = graveyard("A:DEL2 3,3 N")
    t.f("a2").returned = True
    t.ask.look_again()
    assert t.why_not("raise:a1") == "A-NECROMANCY-1"


def test_unique_and_dearer_warriors_do_not_return() -> None:
    """[A-NECROMANCY-1]"""
    t = graveyard("A:DEL2 3,3 N", "A:FOR3 5,3 N", "A:NIN1 7,3 N").choose("raise:a1")
    assert t.offered == "a2, a4"
    t.refuses("a3", "A-NECROMANCY-1")
    t = graveyard("A:ORS2 3,3 N")
    t.f("a1").warrior = "BLO2"
    t.f("a1").tapped = "necromancy"
    t.ask.look_again()
    assert t.why_not("raise:a1") == "A-NECROMANCY-1"  # 35 points against 31


def test_a_necromancer_touches_no_opponent_and_neither_does_whoever_returns() -> None:
    """[A-NECROMANCY-1, A-164]"""
    assert graveyard("A:DEL2 3,3 N", "B:NIN1 18,19.255 S #4").why_not("raise:a1") == "A-132"
    t = graveyard("A:DEL2 3,3 N", "B:NIN1 18,20.5 S").choose("raise:a1")
    t.refuses([[18000, 30000]], "A-164").choose([[30000, 18000]])
    assert t.where("a2") == "19.255,18"


def test_books_do_not_return() -> None:
    """[A-164]"""
    t = graveyard("A:DEL1 3,3 N +B1(P01)")
    t.k("k1").wielder = ""
    t.choose("raise:a1", [[18000, 30000]])
    assert t.t.tomes_of(t.f("a2")) == []
