"""The warriors as they are printed: symbols, ranks, speed and attack types, abilities and dials. From data/symbols.toml, abilities.toml and warriors.toml.

What a click shows, and how a dial turns, is in `dials.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from .facts import NUMBERS, Fact, insist, read, table

Symbol: TypeAlias = str
"""A faction or a subfaction."""
Rank: TypeAlias = Literal["weak", "standard", "tough", "unique"]
SpeedType: TypeAlias = Literal["boot", "horseshoe", "wing"]
RangedType: TypeAlias = Literal["bow", "wand"]
AttackType: TypeAlias = Literal["sword", "bow", "wand"]
Proficiency: TypeAlias = Literal["double-time", "surge", "soaring", "gang-up", "precision", "counter-spell"]


class Subfaction(Fact, frozen=True):
    """A subfaction: the faction it usually goes with, and the ability of its warriors."""

    faction: Symbol
    ability: str
    optional: bool = False


class Symbols(Fact, frozen=True):
    """All symbols. Warriors of the mercenaries' faction may have any subfaction. [A-16, S-13]"""

    factions: tuple[Symbol, ...]
    mercenaries: Symbol
    subfactions: dict[Symbol, Subfaction]


class Ability(Fact, frozen=True):
    """A special ability: the value it is marked at, whether it may be left unused, and whether magic immunity stops it. [A-6, A-12, A-76]"""

    slot: Literal["speed", "attack", "defense", "damage"]
    optional: bool = False
    magic: bool = False


class Abilities(Fact, frozen=True):
    """All special abilities, and the proficiency of each speed and attack type."""

    proficiencies: dict[SpeedType | AttackType, Proficiency]
    abilities: dict[str, Ability]


class Ranged(Fact, frozen=True):
    """How a warrior fights at range. Without a ranged damage of its own the damage value counts. [A-8, A-17]"""

    type: RangedType
    bonus: int
    range: int
    targets: int = 1
    damage: int | None = None


class Click(NamedTuple):
    """The values that one click of a dial shows."""

    speed: int
    attack: int
    defense: int
    damage: int


class Warrior(Fact, frozen=True):
    """A warrior: what its base and its dial show. [A-8, A-9]"""

    id: str
    name: str
    rank: Rank
    faction: Symbol
    subfaction: Symbol
    points: int
    speed_type: SpeedType
    slots: int
    dial: tuple[Click, ...]
    arc: Literal[90, 180] = 180
    immune: bool = False
    """Whether the defense type is magic immunity. [A-15]"""
    close_bonus: int = 0
    ranged: Ranged | None = None
    abilities: dict[str, tuple[int, int]] = msgspec.field(default_factory=dict)
    """Each with the first and the last click that show it."""

    @property
    def is_unique(self) -> bool:
        return self.rank == "unique"

    @property
    def power(self) -> str:
        """The ability of its subfaction."""
        return SYMBOLS.subfactions[self.subfaction].ability


def read_symbols(raw: Mapping[str, Any]) -> Symbols:
    """The symbols; each subfaction goes with a faction that there is."""
    symbols = read(Symbols, raw, "symbols")
    insist(symbols.mercenaries in symbols.factions, f"mercenaries: there is no faction {symbols.mercenaries}")
    for name, subfaction in symbols.subfactions.items():
        insist(subfaction.faction in symbols.factions, f"{name}: there is no faction {subfaction.faction}")
        insist(name not in symbols.factions, f"{name} is a faction and a subfaction")
    return symbols


def read_warriors(raw: Mapping[str, Any], shift: int = 0) -> dict[str, Warrior]:
    """All warriors by their ids, every defense shifted by this much."""
    return {key: _shifted(_checked(read(Warrior, {"id": key, **known}, key)), shift) for key, known in raw.items()}


def _checked(warrior: Warrior) -> Warrior:
    key, clicks = warrior.id, len(warrior.dial)
    insist(warrior.faction in SYMBOLS.factions, f"{key}: there is no faction {warrior.faction}")
    insist(warrior.subfaction in SYMBOLS.subfactions, f"{key}: there is no subfaction {warrior.subfaction}")
    usual = SYMBOLS.subfactions[warrior.subfaction].faction
    insist(warrior.faction in (usual, SYMBOLS.mercenaries), f"{key}: {warrior.subfaction} go with {usual}, or are mercenaries")
    insist(warrior.points > 0 and clicks > 0, f"{key}: a warrior has points and a dial")
    insist(warrior.slots > 0 or not warrior.is_unique, f"{key}: unique warriors have slots for items")
    insist(all(a >= b for one, next_one in pairwise(warrior.dial) for a, b in zip(one, next_one, strict=True)), f"{key}: a value rises along the dial")
    for ability, (first, last) in warrior.abilities.items():
        insist(ability in ABILITIES, f"{key}: there is no ability {ability}")
        insist(1 <= first <= last <= clicks, f"{key}: {ability} is shown outside its dial")
    if warrior.ranged is not None:
        insist(warrior.ranged.range > 0 and warrior.ranged.targets > 0, f"{key}: who fights at range has a range and a target")
    return warrior


def _shifted(warrior: Warrior, shift: int) -> Warrior:
    return msgspec.structs.replace(warrior, dial=tuple(click._replace(defense=click.defense + shift) for click in warrior.dial))


SYMBOLS = read_symbols(table("symbols"))
_ABILITIES = read(Abilities, table("abilities"), "abilities")
ABILITIES: dict[str, Ability] = _ABILITIES.abilities
PROFICIENCIES: dict[SpeedType | AttackType, Proficiency] = _ABILITIES.proficiencies
"""What a warrior of that speed or attack type can do. [A-54 to A-56, A-61, A-72, A-73]"""
WARRIORS: dict[str, Warrior] = read_warriors(table("warriors"), NUMBERS.defense_shift)


def is_symbol(name: str) -> bool:
    """Whether there is a faction or a subfaction of that name."""
    return name in SYMBOLS.factions or name in SYMBOLS.subfactions
