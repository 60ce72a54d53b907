"""Warriors as printed: how many there are of what, within which spans, and which data is refused."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from walpurgis.games.sorcery.facts import NUMBERS, WrongFacts, table
from walpurgis.games.sorcery.warriors import ABILITIES, PROFICIENCIES, SYMBOLS, WARRIORS, Click, read_symbols, read_warriors

from .spoiled import spoiled


def test_there_are_ten_factions_and_ten_subfactions_each_with_an_ability() -> None:
    """[A-16, S-85 to S-95]"""
    assert (len(SYMBOLS.factions), len(SYMBOLS.subfactions)) == (10, 10)
    assert len({subfaction.ability for subfaction in SYMBOLS.subfactions.values()}) == 10
    assert [name for name, one in SYMBOLS.subfactions.items() if one.optional] == ["forgemasters", "blood-cultists", "chaos-shamans", "oracles-of-rokos"]


def test_every_subfaction_has_three_warriors_of_its_faction_one_of_them_unique() -> None:
    """[A-9, A-16]"""
    for name, subfaction in SYMBOLS.subfactions.items():
        ranks = [one.rank for one in WARRIORS.values() if (one.subfaction, one.faction) == (name, subfaction.faction)]
        assert (len(ranks), ranks.count("unique")) == (3, 1), name


def test_two_mage_spawn_are_mercenaries_of_other_subfactions() -> None:
    """[S-13, S-103]"""
    hired = {key: (one.subfaction, one.power) for key, one in WARRIORS.items() if SYMBOLS.subfactions[one.subfaction].faction != one.faction}
    assert hired == {"MER1": ("storm-druids", "natures-fury"), "MER2": ("chaos-shamans", "magestone-trance")}
    assert {WARRIORS[key].faction for key in hired} == {"mage-spawn"}


def test_there_are_32_warriors_with_different_names_within_the_printed_spans() -> None:
    """[A-8, A-9]"""
    clicks = [click for one in WARRIORS.values() for click in one.dial]
    spans = [(min(column), max(column)) for column in zip(*clicks, strict=True)]
    assert (len(WARRIORS), len({one.name for one in WARRIORS.values()})) == (32, 32)
    assert spans == [(4, 12), (6, 11), (12, 18), (1, 4)]
    assert (min(len(one.dial) for one in WARRIORS.values()), max(len(one.dial) for one in WARRIORS.values())) == (4, 8)
    assert (min(one.points for one in WARRIORS.values()), max(one.points for one in WARRIORS.values())) == (11, 82)
    assert max(one.ranged.range for one in WARRIORS.values() if one.ranged) == 14


def test_ranks_speed_types_and_attack_types_are_spread_over_the_warriors() -> None:
    """[A-9, A-13, A-14]"""
    assert Counter(one.rank for one in WARRIORS.values()) == {"unique": 10, "standard": 9, "tough": 7, "weak": 6}
    assert Counter(one.speed_type for one in WARRIORS.values()) == {"boot": 23, "wing": 6, "horseshoe": 3}
    assert Counter(one.ranged.type if one.ranged else "sword" for one in WARRIORS.values()) == {"wand": 18, "sword": 12, "bow": 2}
    assert [key for key, one in WARRIORS.items() if one.arc != 180] == ["FOR2"]
    assert [key for key, one in WARRIORS.items() if one.immune] == ["APO2"]


def test_unique_warriors_have_slots_and_every_warrior_with_slots_has_a_place_for_a_book() -> None:
    """[A-100]"""
    assert {key: one.slots for key, one in WARRIORS.items() if one.is_unique} == dict.fromkeys(
        ["DEL3", "FOR3", "BLO3", "STO3", "ORS3", "DRA3", "ROK3", "NIN3"], 2
    ) | {"CHA3": 1, "APO3": 1}
    assert [key for key, one in WARRIORS.items() if one.slots and not one.is_unique] == ["DEL1", "BLO2", "ORS1", "ORS2", "CHA1", "DRA1", "ROK1", "MER2"]


def test_there_are_34_special_abilities_and_every_one_is_on_some_dial() -> None:
    """[A-12]"""
    assert len(ABILITIES) == 34
    assert {ability for one in WARRIORS.values() for ability in one.abilities} == {*ABILITIES}


def test_an_ability_is_magic_if_it_is_called_so() -> None:
    """[A-76]"""
    assert {key for key, one in ABILITIES.items() if one.magic} == {key for key in ABILITIES if "magic" in key}


def test_abilities_are_marked_at_a_value_and_some_may_be_left_unused() -> None:
    """[A-6, A-12]"""
    assert Counter(one.slot for one in ABILITIES.values()) == {"speed": 9, "attack": 10, "defense": 10, "damage": 5}
    optional = "charge quickness magic-levitation stealth bound defend dodge limited-invisibility ghostform"
    assert [key for key, one in ABILITIES.items() if one.optional] == optional.split()


def test_every_speed_type_and_attack_type_has_its_proficiency() -> None:
    """[A-54, A-55, A-56, A-61, A-72, A-73]"""
    assert PROFICIENCIES == {
        "boot": "double-time",
        "horseshoe": "surge",
        "wing": "soaring",
        "sword": "gang-up",
        "bow": "precision",
        "wand": "counter-spell",
    }


def test_a_dial_is_read_as_it_is_printed() -> None:
    """[A-8, A-10]"""
    herald = WARRIORS["APO3"]
    assert herald.dial == (
        Click(12, 11, 17, 4), Click(12, 11, 17, 4), Click(11, 10, 17, 3), Click(10, 10, 16, 3), Click(9, 10, 16, 3), Click(8, 9, 16, 2), Click(7, 9, 15, 2)
    )  # fmt: skip
    assert herald.abilities == {"charge": (1, 3), "invulnerability": (1, 2), "quickness": (4, 5)}


@pytest.mark.parametrize(
    ("warriors", "ability", "clicks"),
    [
        ("BLO1 NIN1 CHA1 MER1 MER2", "demoralized", (4, 4)),
        ("STO1 APO1", "demoralized", (5, 5)),
        ("STO1", "bound", (4, 4)),
        ("STO3", "aquatic", (4, 7)),
        ("ORS3", "magic-healing", (6, 8)),
        ("DRA2", "magic-immunity", (4, 6)),
    ],
)
def test_the_dials_show_what_was_added_to_them(warriors: str, ability: str, clicks: tuple[int, int]) -> None:
    """[A-79, A-76, C-11]"""
    assert {key: one.abilities[ability] for key, one in WARRIORS.items() if ability in one.abilities and one.abilities[ability] == clicks} == dict.fromkeys(
        warriors.split(), clicks
    )


def test_a_shift_of_the_defense_moves_every_defense_and_nothing_else() -> None:
    """[C-14]"""
    shifted = read_warriors(table("warriors"), shift=2)
    for key, one in read_warriors(table("warriors")).items():
        assert [(c.speed, c.attack, c.defense + 2, c.damage) for c in one.dial] == [*shifted[key].dial]
        assert shifted[key].points == one.points
    assert NUMBERS.defense_shift == 0


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"faction": "elves"}, "DEL1: there is no faction elves"),
        ({"subfaction": "delphanas"}, "DEL1: there is no subfaction delphanas"),
        ({"subfaction": "storm-druids"}, "DEL1: storm-druids go with elemental-freeholds, or are mercenaries"),
        ({"abilities": {"magic-blast": [6, 7]}}, "DEL1: magic-blast is shown outside its dial"),
        ({"abilities": {"magic-blast": [0, 2]}}, "DEL1: magic-blast is shown outside its dial"),
        ({"abilities": {"magic-feast": [1, 2]}}, "DEL1: there is no ability magic-feast"),
        ({"dial": [[7, 9, 15, 1], [8, 9, 15, 1]]}, "DEL1: a value rises along the dial"),
        ({"dial": []}, "DEL1: a warrior has points and a dial"),
        ({"points": 0}, "DEL1: a warrior has points and a dial"),
        ({"rank": "unique", "slots": 0}, "DEL1: unique warriors have slots for items"),
        ({"rank": "mighty"}, "DEL1: Invalid enum value 'mighty'"),
        ({"dial": [[7, 9, 15]]}, "DEL1: "),
        ({"courage": 3}, "DEL1: Object contains unknown field `courage`"),
        ({"points": None}, "DEL1: Object missing required field `points`"),
        ({"ranged": {"type": "wand", "bonus": 1, "range": 0, "damage": 2}}, "DEL1: who fights at range has a range and a target"),
    ],
)
def test_a_warrior_that_contradicts_the_facts_is_refused(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(WrongFacts) as refused:
        read_warriors(spoiled("warriors", "DEL1", **wrong))
    assert str(refused.value).startswith(why)


def test_a_subfaction_without_a_faction_is_refused() -> None:
    wrong = spoiled("symbols", "subfactions", delphana={"faction": "atlantis", "ability": "focus"})
    with pytest.raises(WrongFacts, match="delphana: there is no faction atlantis"):
        read_symbols(wrong)
