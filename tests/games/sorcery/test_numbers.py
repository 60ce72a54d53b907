"""The numbers that are printed on nothing."""

from __future__ import annotations

import pytest

from walpurgis.engine.plane import INCH
from walpurgis.games.sorcery.facts import NUMBERS, WrongFacts, read_numbers, table


def test_the_numbers_of_the_table() -> None:
    """Numbers of A-18, A-22, A-23, A-24, A-107, A-193, A-194, S-99."""
    assert (NUMBERS.build_totals, NUMBERS.build_total, NUMBERS.action_per_points, NUMBERS.max_figures) == ((100, 150, 200, 300), 200, 100, 12)
    assert (NUMBERS.boards, NUMBERS.board_inches, NUMBERS.quick_total, NUMBERS.quick_board) == ((24, 30, 36), 36, 100, 24)
    assert (NUMBERS.turn_limits, NUMBERS.turn_limit, NUMBERS.spell_copies_per_book, NUMBERS.domains_per_army) == ((6, 30), 12, 1, 1)


def test_the_numbers_of_setting_up() -> None:
    """Numbers of A-25 to A-28, A-192."""
    assert (NUMBERS.deploy_depth, NUMBERS.deploy_side_gap) == (3, 8)
    assert (NUMBERS.terrain_each, NUMBERS.terrain_least, NUMBERS.terrain_most, NUMBERS.terrain_gap) == (2, 16, 64, 2)
    assert (NUMBERS.objectives_least, NUMBERS.objective_edge, NUMBERS.objective_gap) == (3, 6, 8)


def test_bases_and_tokens_are_discs() -> None:
    """[D-2]"""
    radii = (NUMBERS.base_radius, NUMBERS.objective_radius, NUMBERS.glyph_radius, NUMBERS.item_radius)
    assert radii == (625, 500, 500, 250)
    assert 2 * NUMBERS.base_radius == 1.25 * INCH


def test_the_numbers_of_tokens_and_movement() -> None:
    """Numbers of A-38, A-39, A-49, A-50, A-142, A-148."""
    assert (NUMBERS.most_tokens, NUMBERS.pushing_damage) == (2, 1)
    assert (NUMBERS.breakaway_min, NUMBERS.breakaway_min_flight, NUMBERS.stop_on_contact) == (4, 2, True)
    assert (NUMBERS.soaring_factor, NUMBERS.levitation_reach, NUMBERS.levitation_friends_only) == (2, 10, True)


def test_the_numbers_of_combat() -> None:
    """Numbers of A-60, A-61, A-63, A-68, A-75, A-80, A-85, A-87, A-95, A-169."""
    assert (NUMBERS.rear_bonus, NUMBERS.gang_up_per_helper, NUMBERS.rule_of_n, NUMBERS.hindering_defense) == (1, 1, 3, 1)
    assert (NUMBERS.crit_miss, NUMBERS.crit_hit, NUMBERS.crit_miss_damage, NUMBERS.crit_hit_extra) == (2, 12, 1, 1)
    assert (NUMBERS.capture_attack_mod, NUMBERS.capture_unique_allowed, NUMBERS.captive_enchantments_end) == (-2, False, True)
    assert (NUMBERS.formation_min, NUMBERS.formation_max, NUMBERS.formation_attack, NUMBERS.wall_defense) == (3, 5, 1, 10)


def test_the_numbers_of_special_abilities() -> None:
    """Numbers of A-94, A-118, A-122, A-143 and of the special abilities."""
    assert (NUMBERS.armor_defense, NUMBERS.aquatic_defense, NUMBERS.berserk_attack, NUMBERS.dodge_min) == (2, 2, 1, 5)
    assert (NUMBERS.toughness, NUMBERS.invulnerability, NUMBERS.invulnerability_least, NUMBERS.enhancement) == (1, 2, 1, 1)
    assert (NUMBERS.command_min, NUMBERS.command_actions) == (6, 1)
    assert (NUMBERS.poison_damage, NUMBERS.pole_arm_damage, NUMBERS.retaliation_damage, NUMBERS.bystander_damage, NUMBERS.freeze_damage) == (1, 1, 1, 1, 1)
    assert (NUMBERS.vampirism_heals, NUMBERS.regeneration_less) == (1, 2)


def test_the_numbers_of_books_and_spells() -> None:
    """Numbers of S-31, S-69, S-77, S-82, S-85, S-87, S-89, S-90, S-94, S-106."""
    assert (NUMBERS.rebookmark_just_cast, NUMBERS.open_books) == (True, False)
    assert (NUMBERS.counter_needs_spellbook, NUMBERS.counter_range, NUMBERS.counter_bonus, NUMBERS.focus_bonus) == (False, 0, 1, 1)
    assert (NUMBERS.ley_harmony_from, NUMBERS.ley_harmony_to) == (3, 2)
    assert (NUMBERS.siphon_needs_token, NUMBERS.siphon_damage) == (True, 1)
    assert (NUMBERS.trance_uses_action, NUMBERS.trance_max_rolls, NUMBERS.trance_damage) == (True, 2, 1)
    assert NUMBERS.bedlam_reach == 10


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"build_total": 250}, "build_total"),
        ({"build_totals": [100, 200]}, "the build totals are those"),
        ({"quick_board": 20}, "among the boards"),
        ({"turn_limit": 31}, "turn limit"),
        ({"formation_min": 6}, "formation"),
    ],
)
def test_numbers_that_contradict_each_other_are_refused(wrong: dict[str, object], why: str) -> None:
    with pytest.raises(WrongFacts, match=why):
        read_numbers({**table("numbers"), **wrong})


def test_a_number_that_nobody_knows_or_that_is_missing_is_refused() -> None:
    numbers = dict(table("numbers"))
    with pytest.raises(WrongFacts, match="unknown field"):
        read_numbers(numbers | {"luck": 7})
    del numbers["rule_of_n"]
    with pytest.raises(WrongFacts, match="rule_of_n"):
        read_numbers(numbers)
