"""What a click shows, how a dial turns, and how combat values and damage are found."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from walpurgis.games.sorcery.dials import (
    FIRST,
    Damage,
    attack_bonus,
    combat_value,
    counterspell_value,
    damaged,
    dealt,
    fury_bonus,
    half_die,
    healed,
    is_eliminated,
    is_immune,
    may_be_healed,
    modified,
    pushing_damage,
    ranged_damage,
    regenerated,
    shown,
    skulls,
    values,
    weapon_mastered,
)
from walpurgis.games.sorcery.warriors import WARRIORS, AttackType, Click, Ranged, Warrior

WARDEN, IMP, HERALD, THRALL, SENTINEL = WARRIORS["DEL2"], WARRIORS["MER2"], WARRIORS["APO3"], WARRIORS["NIN1"], WARRIORS["DRA2"]
a_warrior = st.sampled_from([*WARRIORS.values()])


# What a click shows --------------------------------------------------------------------------------------------------


def test_a_click_shows_its_four_unmodified_values() -> None:
    """[A-4, A-8]"""
    assert (values(WARDEN, 1), values(WARDEN, 5)) == (Click(speed=8, attack=9, defense=17, damage=2), Click(6, 7, 15, 1))


@pytest.mark.parametrize("click", [-1, 0, 6])
def test_there_are_no_values_before_the_first_click_nor_at_the_skulls(click: int) -> None:
    """[A-10, A-11]"""
    with pytest.raises(ValueError, match="DEL2 has no click"):
        values(WARDEN, click)


def test_an_ability_is_there_as_long_as_its_click_shows() -> None:
    """[A-12]"""
    assert [shown(WARDEN, click) for click in range(1, 7)] == [("battle-armor", "defend"), ("battle-armor", "defend"), ("battle-armor",), (), (), ()]
    assert [shown(WARRIORS["STO1"], click) for click in (3, 4, 5)] == [("stealth",), ("bound",), ("demoralized",)]


def test_immunity_comes_from_the_defense_type_or_from_an_ability() -> None:
    """[A-15, A-76]"""
    assert is_immune(WARRIORS["APO2"], ())
    assert [is_immune(SENTINEL, shown(SENTINEL, click)) for click in (3, 4, 6)] == [False, True, True]


def test_the_attack_bonus_is_printed_for_a_type_of_attack_and_not_part_of_the_value() -> None:
    """[A-4, A-59, A-69]"""
    blademage = WARRIORS["ORS2"]
    types: list[AttackType] = ["sword", "wand", "bow"]
    assert [attack_bonus(blademage, kind) for kind in types] == [2, 1, 0]
    assert values(blademage, 1).attack == 9


def test_ranged_damage_is_printed_or_else_the_damage_value() -> None:
    """[A-8, A-17]"""
    gunner = WARRIORS["FOR2"]
    old = msgspec.structs.replace(gunner, ranged=Ranged("bow", 1, 12), dial=(Click(6, 9, 15, 3), Click(6, 9, 15, 1)))
    assert (ranged_damage(gunner, 1), ranged_damage(old, 1), ranged_damage(old, 2)) == (2, 3, 1)


def test_a_counterspell_roll_adds_the_attack_value_and_the_bonus_of_the_wand() -> None:
    """[S-76, S-77, S-83, SX-83, SX-85]"""
    assert [counterspell_value(WARRIORS[key], 1) for key in ("DEL1", "ORS3", "ORS1")] == [10, 12, 8]
    assert counterspell_value(WARRIORS["ORS2"], 1) == 10  # the wand's 1, not the sword's 2


def test_a_caster_without_a_wand_adds_its_highest_bonus() -> None:
    """[S-83]"""
    assert counterspell_value(HERALD, 1) == 13


def test_natures_fury_adds_the_bonus_of_the_attack_or_else_the_highest_one() -> None:
    """[S-88, S-139]"""
    elder = WARRIORS["STO3"]
    assert (fury_bonus(elder, "wand"), fury_bonus(elder, "sword"), fury_bonus(WARRIORS["STO2"], "sword")) == (2, 2, 1)
    assert fury_bonus(WARRIORS["ORS2"], "wand") == 1  # whoever had it besides a sword with 2


# How it turns --------------------------------------------------------------------------------------------------------


def test_damage_turns_the_dial_and_the_last_click_is_followed_by_the_skulls() -> None:
    """[A-10, A-11]"""
    assert [damaged(THRALL, 1, amount) for amount in range(6)] == [1, 2, 3, 4, 5, 5]
    assert [is_eliminated(THRALL, click) for click in (4, 5)] == [False, True]


@given(a_warrior)
def test_a_dial_of_n_clicks_is_eliminated_by_the_nth_damage(warrior: Warrior) -> None:
    """[A-11]"""
    clicks = len(warrior.dial)
    assert not is_eliminated(warrior, damaged(warrior, FIRST, clicks - 1))
    assert is_eliminated(warrior, damaged(warrior, FIRST, clicks))


def test_healing_turns_it_back_never_past_the_first_click() -> None:
    """[A-10]"""
    assert [healed(WARDEN, 4, amount, ()) for amount in range(5)] == [4, 3, 2, 1, 1]


def test_nobody_is_healed_at_the_first_click_at_the_skulls_or_while_invulnerable() -> None:
    """[A-125, A-126, A-127]"""
    assert [may_be_healed(HERALD, click, shown(HERALD, click)) for click in (1, 2, 3, 7, skulls(HERALD))] == [False, False, True, True, False]
    assert (healed(HERALD, 2, 3, shown(HERALD, 2)), healed(HERALD, 8, 3, ()), healed(HERALD, 3, 1, shown(HERALD, 3))) == (2, 8, 2)


def test_dice_decide_over_some_damage_and_healing() -> None:
    """[A-7]"""
    dice = range(1, 7)
    assert [half_die(die) for die in dice] == [1, 1, 2, 2, 3, 3]
    assert [regenerated(die) for die in dice] == [0, 0, 1, 2, 3, 4]
    assert [weapon_mastered(die, 3) for die in dice] == [1, 1, 1, 3, 3, 4]


def test_only_the_second_token_of_an_action_pushes() -> None:
    """[A-39]"""
    assert [pushing_damage(tokens) for tokens in (1, 2)] == [0, 1]
    assert [pushing_damage(tokens, more=1) for tokens in (1, 2)] == [0, 2]


# Combat values -------------------------------------------------------------------------------------------------------


def test_modifiers_of_a_value_add_up_to_three_at_most_either_way() -> None:
    """[A-75, SX-36, SX-51]"""
    assert (modified([1, 1, 2]), modified([-2, -2]), modified([3, -1]), modified([])) == (3, -3, 2, 0)
    assert combat_value(17, [2, 1, 1]) == 20


def test_a_replaced_value_is_no_modifier_and_the_lowest_cap_counts() -> None:
    """[A-75, A-121, A-155]"""
    assert (combat_value(15, instead=17), combat_value(9, instead=20)) == (17, 20)
    assert (combat_value(12, caps=[8, 6]), combat_value(5, caps=[8, 6])) == (6, 5)


def test_caps_come_before_modifiers() -> None:
    """[A-121]"""
    assert combat_value(12, [2], caps=[6]) == 8


def test_a_value_is_not_below_zero() -> None:
    """[A-121]"""
    assert combat_value(1, [-3]) == 0


def test_half_is_rounded_up_and_comes_after_the_modifiers() -> None:
    """[A-7, A-121]"""
    assert (combat_value(9, half=True), combat_value(8, [-3], half=True)) == (5, 3)


def test_doubling_comes_last() -> None:
    """[A-121, A-137, A-148, SX-31]"""
    assert (combat_value(8, half=True, factor=2), combat_value(8, [-3], factor=2), combat_value(12, caps=[6], factor=2)) == (8, 10, 12)


# Damage --------------------------------------------------------------------------------------------------------------


def test_toughness_takes_one_off_attacks_and_abilities() -> None:
    """[A-122, A-123]"""
    assert [dealt(2, ["toughness"], source) for source in Damage] == [1, 1, 2]
    assert dealt(1, ["toughness"]) == 0


def test_invulnerability_takes_two_off_attacks_only_but_not_the_last_one() -> None:
    """[A-122, A-123, SX-39]"""
    assert [dealt(4, ["invulnerability"], source) for source in Damage] == [2, 4, 4]
    assert [dealt(amount, ["invulnerability"]) for amount in (0, 1, 2, 3)] == [0, 1, 1, 1]


def test_only_the_better_reduction_counts() -> None:
    """[A-122]"""
    both = ["toughness", "invulnerability"]
    assert [dealt(amount, both) for amount in (1, 2, 3, 4)] == [0, 1, 1, 2]


def test_magic_enhancement_and_a_critical_hit_add_one_each_before_reductions() -> None:
    """[A-122, A-63, SX-57, SX-39]"""
    assert (dealt(2, [], enhanced=True), dealt(2, [], critical=True), dealt(2, ["toughness"], enhanced=True, critical=True)) == (3, 3, 3)
    assert dealt(2, ["invulnerability"], critical=True) == 1


def test_nothing_reduces_what_pierces() -> None:
    """[A-122]"""
    assert dealt(2, ["toughness", "invulnerability"], pierces=True) == 2


def test_pushing_and_critical_misses_are_never_reduced() -> None:
    """[A-40, A-123, A-124, SX-10, SX-38]"""
    assert dealt(pushing_damage(2), shown(WARRIORS["FOR1"], 1), Damage.PLAIN) == 1


@given(st.integers(0, 12), st.lists(st.sampled_from(["toughness", "invulnerability", "dodge"])), st.sampled_from(Damage))
def test_damage_is_never_below_zero_nor_above_the_amount(amount: int, abilities: list[str], source: Damage) -> None:
    """[A-64]"""
    assert 0 <= dealt(amount, abilities, source) <= amount
