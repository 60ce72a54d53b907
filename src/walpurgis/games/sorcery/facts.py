"""The numbers of Sorcery from data/numbers.toml, and how its tables of facts are read: as frozen structs, refused at import if they contradict each other.

What is printed on warriors, spells and battlefields is next door, each in the module of its chapter.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias, TypeVar, get_args

import msgspec

from walpurgis.engine import facts

T = TypeVar("T")
BuildTotal: TypeAlias = Literal[100, 150, 200, 300]
"""What armies may be built for. [A-193]"""


class WrongFacts(ValueError):
    """Data that contradicts itself, or that names what there is not; raised at import."""


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something printed. Data with a field it does not have is refused."""


def table(name: str) -> Mapping[str, Any]:
    """The table of facts `data/<name>.toml`."""
    return facts(__package__, name)


def read(kind: type[T], raw: object, name: str) -> T:
    """What a table says about one thing, in its type."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as fault:
        raise WrongFacts(f"{name}: {fault}") from None


def insist(holds: bool, sentence: str) -> None:
    """Refuse data of which this does not hold."""
    if not holds:
        raise WrongFacts(sentence)


class Numbers(Fact, frozen=True):
    """What is printed on nothing. Lengths are inches unless said; data/numbers.toml says more about each."""

    build_totals: tuple[BuildTotal, ...]
    build_total: BuildTotal
    action_per_points: int
    max_figures: int
    board_inches: int
    boards: tuple[int, ...]
    quick_total: int
    quick_board: int
    turn_limit: int
    turn_limits: tuple[int, int]
    spell_copies_per_book: int
    domains_per_army: int
    defense_shift: int

    base_radius: int
    objective_radius: int
    glyph_radius: int
    item_radius: int

    deploy_depth: int
    deploy_side_gap: int
    terrain_each: int
    terrain_least: int
    terrain_most: int
    terrain_gap: int
    objectives_least: int
    objective_edge: int
    objective_gap: int

    most_tokens: int
    pushing_damage: int
    breakaway_min: int
    breakaway_min_flight: int
    stop_on_contact: bool
    soaring_factor: int
    levitation_reach: int
    levitation_friends_only: bool

    rear_bonus: int
    gang_up_per_helper: int
    crit_miss: int
    crit_hit: int
    crit_miss_damage: int
    crit_hit_extra: int
    rule_of_n: int
    hindering_defense: int
    capture_attack_mod: int
    capture_unique_allowed: bool
    captive_enchantments_end: bool
    formation_min: int
    formation_max: int
    formation_attack: int
    wall_defense: int

    armor_defense: int
    aquatic_defense: int
    toughness: int
    invulnerability: int
    invulnerability_least: int
    enhancement: int
    berserk_attack: int
    dodge_min: int
    command_min: int
    command_actions: int
    poison_damage: int
    pole_arm_damage: int
    retaliation_damage: int
    bystander_damage: int
    freeze_damage: int
    vampirism_heals: int
    regeneration_less: int

    rebookmark_just_cast: bool
    open_books: bool
    counter_needs_spellbook: bool
    counter_range: int
    counter_bonus: int
    focus_bonus: int
    ley_harmony_from: int
    ley_harmony_to: int
    siphon_needs_token: bool
    siphon_damage: int
    trance_uses_action: bool
    trance_max_rolls: int
    trance_damage: int
    bedlam_reach: int


def read_numbers(raw: Mapping[str, Any]) -> Numbers:
    """The numbers, with the usual choices among the possible ones."""
    numbers = read(Numbers, raw, "numbers")
    insist(numbers.build_totals == get_args(BuildTotal), "the build totals are those that an army may be built for")
    insist({numbers.board_inches, numbers.quick_board} <= {*numbers.boards}, "the usual boards are among the boards")
    least, most = numbers.turn_limits
    insist(least <= numbers.turn_limit <= most, "the usual turn limit lies within the limits")
    insist(numbers.formation_min <= numbers.formation_max, "a formation has at least its least members")
    return numbers


NUMBERS = read_numbers(table("numbers"))
