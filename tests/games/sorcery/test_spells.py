"""Books, spells and domains as printed, and the pages a spell takes in whose book."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from walpurgis.games.sorcery.domains import DOMAINS, read_domains
from walpurgis.games.sorcery.facts import NUMBERS, WrongFacts
from walpurgis.games.sorcery.spells import BOOKS, SPELLS, may_use, pages_of, read_books, read_spells

from .spoiled import spoiled


def spells_where(**parts: Any) -> list[str]:
    return [key for key, spell in SPELLS.items() if all(getattr(spell, part) == value for part, value in parts.items())]


# Books ---------------------------------------------------------------------------------------------------------------


def test_there_are_six_books_and_more_pages_cost_more_points() -> None:
    """[S-5]"""
    assert [(book.capacity, book.points) for book in BOOKS.values()] == [(4, 5), (6, 9), (8, 13), (8, 15), (10, 19), (12, 24)]


def test_some_books_are_for_some_factions_only_and_one_is_unique() -> None:
    """The facts behind A-20 and A-101."""
    assert {key: book.requires for key, book in BOOKS.items() if book.requires} == {
        "B3": ("atlantean-empire", "elven-lords"),
        "B4": ("elemental-freeholds", "orc-khans"),
        "B5": ("dark-crusaders", "mage-spawn", "apocalypse"),
    }
    assert [key for key, book in BOOKS.items() if book.unique] == ["B6"]


def test_two_books_do_something_besides() -> None:
    """The numbers of B-4 and B-5."""
    assert {key: (book.attack_range, book.forgives) for key, book in BOOKS.items() if book.attack_range or book.forgives} == {"B4": (2, False), "B5": (0, True)}


# Spells --------------------------------------------------------------------------------------------------------------


def test_there_are_35_spells_of_four_types() -> None:
    """[S-8, S-9]"""
    assert Counter(spell.type for spell in SPELLS.values()) == {"sorcery": 17, "enchantment": 8, "glyph": 6, "illusion": 4}
    assert len({spell.name for spell in SPELLS.values()}) == 35


def test_enchantments_and_glyphs_have_an_element_sorceries_and_illusions_do_not() -> None:
    """Facts of S-14, S-55, S-56, S-60."""
    assert [key for key, spell in SPELLS.items() if spell.has_element] == [f"P{n}" for n in range(12, 26)]


def test_six_spells_are_never_cast_three_of_them_counterspells() -> None:
    """Facts of S-38, S-81, S-105."""
    assert spells_where(is_cast=False) == ["P30", "P31", "P32", "P33", "P34", "P35"]
    assert (spells_where(counterspell=True), spells_where(passive=True)) == (["P30", "P31", "P32"], ["P33", "P34", "P35"])


def test_three_spells_say_choose_one() -> None:
    """Facts of S-37."""
    assert {key: SPELLS[key].modes for key in spells_where(is_modal=True)} == {"P08": 2, "P09": 3, "P24": 2}


def test_some_spells_go_face_down_on_top() -> None:
    """Facts of S-40."""
    assert spells_where(face_down=True) == ["P05", "P07", "P10", "P31", "P32"]


def test_sorceries_that_attack_take_a_ranged_combat_action_all_other_spells_a_special_one() -> None:
    """Facts of S-55, S-56, S-58, S-60."""
    assert spells_where(action="ranged") == spells_where(attacks=True) == ["P01", "P02", "P03", "P07", "P08", "P11"]
    assert {SPELLS[key].action for type_ in ("enchantment", "glyph", "illusion") for key in spells_where(type=type_)} == {"special"}


def test_browse_costs_are_one_to_three_bars() -> None:
    """The costs of S-49, S-50, S-53."""
    assert Counter(spell.bars for spell in SPELLS.values()) == {1: 7, 2: 16, 3: 12}


def test_three_spells_have_a_requirement_and_one_of_them_an_affinity_too() -> None:
    """[S-11]"""
    assert {key: (spell.requires, [*spell.affinity]) for key, spell in SPELLS.items() if spell.requires} == {
        "P05": ("dark-crusaders", []),
        "P11": ("solonavi", ["solonavi"]),
        "P19": ("mage-spawn", []),
    }


def test_an_enchantment_has_one_target_and_a_glyph_none() -> None:
    """Facts of S-56 and S-60."""
    assert {SPELLS[key].targets for key in spells_where(type="enchantment")} == {1}
    assert {SPELLS[key].targets for key in spells_where(type="glyph")} == {0}


def test_illusions_are_domains_for_a_time() -> None:
    """Facts of S-58, S-131, S-132."""
    assert [(spell.domain.kind, spell.lasts) for spell in SPELLS.values() if spell.domain is not None] == [
        ("weather", 2),
        ("terrain", 2),
        ("weather", 1),
        ("catastrophe", 3),
    ]


EFFECTS = {
    "P01": "damage=3",
    "P02": "tokens=1",
    "P03": "damage=2 near=2 near_damage=1",
    "P04": "heals_by_die=True",
    "P05": "pushing=2 heals=2",
    "P06": "moves=8",
    "P07": "damage=5",
    "P08": "damage=1 attack_mod=2",
    "P09": "within=10",
    "P10": "within=6 tokens=-1",
    "P11": "damage=2 worse_damage=3",
    "P12": "",
    "P13": "gives=toughness",
    "P14": "",
    "P15": "within=8 in_line=True speed_mod=-3",
    "P16": "within=6 pushing=1",
    "P17": "gives=flight",
    "P18": "damage_mod=1",
    "P19": "damage=1 attack_mod=2 damage_mod=1",
    "P20": "within=3 defense_mod=1",
    "P21": "within=4 break_away=6",
    "P22": "within=6",
    "P23": "within=3 heals=1",
    "P24": "within=2 damage=1",
    "P25": "range_mod=2 counter_mod=1",
    "P26": "lasts=2",
    "P27": "lasts=2",
    "P28": "lasts=1",
    "P29": "lasts=3",
    "P30": "counter_mod=2",
    "P31": "counter_dice=2",
    "P32": "damage=1 counter_mod=1",
    "P33": "defense_mod=1",
    "P34": "",
    "P35": "",
}
"""The numbers of every spell, in the order of its fields."""


@pytest.mark.parametrize("key", SPELLS)
def test_a_spell_has_the_numbers_of_its_text_and_no_others(key: str) -> None:
    """[S-8]"""
    spell, fields = SPELLS[key], SPELLS[key].__struct_fields__
    numbers = fields[fields.index("within") : fields.index("domain")]
    said = [f"{name}={getattr(spell, name)}" for name in numbers if name != "worse_for" and getattr(spell, name)]
    assert " ".join(said) == EFFECTS[key]


def test_whom_a_spell_names() -> None:
    """Facts of S-56 and S-146."""
    touching = {whom: [key for key in spells_where(whom=whom) if SPELLS[key].touching] for whom in ("own", "friendly", "opposing")}
    assert touching == {"own": ["P04", "P12", "P13", "P14", "P17", "P18"], "friendly": ["P05", "P06", "P19"], "opposing": []}
    assert spells_where(whom="opposing") == ["P01", "P02", "P03", "P07", "P08", "P11", "P15", "P16"]
    assert [(key, spell.targets, spell.worse_for) for key, spell in SPELLS.items() if spell.targets > 1] == [("P11", 2, ("dark-crusaders", "apocalypse"))]


# Pages ---------------------------------------------------------------------------------------------------------------


def test_the_affinity_count_is_used_by_whoever_has_its_symbol() -> None:
    """[S-11, S-12]"""
    forest, edge = SPELLS["P27"], SPELLS["P18"]
    assert (pages_of(forest, ["orc-khans"]), pages_of(forest, ["elven-lords", "delphana"]), pages_of(forest, ["elemental-freeholds"])) == (3, 2, 2)
    assert (pages_of(edge, ["orc-khans"]), pages_of(edge, ["mage-spawn", "chaos-shamans"])) == (2, 1)  # of a subfaction


def test_of_several_affinity_counts_the_lowest_is_used() -> None:
    """[S-12, S-91, S-141]"""
    spell = msgspec.structs.replace(SPELLS["P27"], affinity={"elven-lords": 2, "elemental-freeholds": 1})
    assert [pages_of(spell, symbols) for symbols in (["elven-lords"], ["elven-lords", "elemental-freeholds"], [])] == [2, 1, 3]
    assert pages_of(spell, ["draconum"], mastery=True) == 1


def test_a_dragon_mystic_uses_every_affinity_count_and_is_free_of_requirements_only_where_there_is_one() -> None:
    """[S-91, S-141]"""
    assert (pages_of(SPELLS["P11"], ["draconum"], mastery=True), pages_of(SPELLS["P04"], ["draconum"], mastery=True)) == (3, 2)
    assert (may_use(SPELLS["P11"], ["draconum"], mastery=True), may_use(SPELLS["P05"], ["draconum"], mastery=True)) == (True, False)
    assert not may_use(SPELLS["P11"], ["draconum"])


def test_a_requirement_asks_for_a_symbol() -> None:
    """[S-10]"""
    assert (may_use(SPELLS["P05"], ["dark-crusaders"]), may_use(SPELLS["P05"], ["elven-lords"]), may_use(SPELLS["P04"], [])) == (True, False, True)


# Domains -------------------------------------------------------------------------------------------------------------


def test_there_are_nine_domains_to_bring() -> None:
    """[A-96] The list of A-184."""
    assert [*DOMAINS] == ["smoke-and-fog", "rain-and-mud", "downpour", "storm-gale", "heat-wave", "cold-snap", "magestone-storm", "clear-skies", "border-town"]
    assert [name for name, domain in DOMAINS.items() if domain.precipitation] == ["rain-and-mud", "downpour"]
    assert NUMBERS.domains_per_army == 1


def test_domains_know_what_cancels_them() -> None:
    """The pairs of A-97."""
    assert {name: domain.canceled_by for name, domain in DOMAINS.items() if domain.canceled_by} == {
        "downpour": ("heat-wave",),
        "storm-gale": ("smoke-and-fog",),
        "heat-wave": ("cold-snap",),
    }
    assert [name for name, domain in DOMAINS.items() if domain.cancels_weather] == ["clear-skies"]


def test_what_domains_change() -> None:
    """Their numbers."""
    assert {name: (domain.speed_cap, domain.range_cap) for name, domain in DOMAINS.items() if domain.speed_cap or domain.range_cap} == {
        "smoke-and-fog": (0, 8),
        "rain-and-mud": (8, 0),
        "downpour": (6, 0),
    }
    assert {name: domain.forbids for name, domain in DOMAINS.items() if domain.forbids} == {
        "smoke-and-fog": ("precision",),
        "rain-and-mud": ("surge",),
        "downpour": ("soaring",),
        "storm-gale": ("ranged-combat",),
    }
    assert {name: domain.structure for name, domain in DOMAINS.items() if domain.structure} == {"storm-gale": -1, "border-town": 1}
    assert (DOMAINS["cold-snap"].clears_water, DOMAINS["cold-snap"].wet_range_cap, DOMAINS["heat-wave"].ends_demoralized) == (True, 6, True)
    assert (DOMAINS["magestone-storm"].storm_die, DOMAINS["magestone-storm"].storm_damage) == (1, 1)


def test_what_illusions_change() -> None:
    """Their numbers."""
    dusk, forest, mire, nightmare = (SPELLS[key].domain for key in ("P26", "P27", "P28", "P29"))
    assert dusk and forest and mire and nightmare
    assert (dusk.range_cap, dusk.cancels, dusk.canceled_by) == (6, ("clear-skies",), ("clear-skies",))
    assert forest.hindered_beyond == 6
    assert (mire.precipitation, mire.speed_cap, mire.forbids, mire.cancels, mire.canceled_by) == (True, 6, ("surge",), ("heat-wave",), ("cold-snap",))
    assert nightmare.forbids == ("gang-up", "double-time", "soaring")


# What is refused -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spell", "wrong", "why"),
    [
        ("P01", {"pages": None}, "P01: Object missing required field `pages`"),
        ("P01", {"pages": 0}, "P01: a spell has pages, and fits into a book"),
        ("P01", {"pages": 13}, "P01: a spell has pages, and fits into a book"),
        ("P01", {"affinity": {"elves": 1}}, "P01: there is no symbol elves"),
        ("P01", {"affinity": {"elven-lords": 3}}, "P01: the affinity of elven-lords takes more pages than the spell, or none"),
        ("P05", {"requires": "vampires"}, "P05: there is no symbol vampires"),
        ("P01", {"bars": 4}, "P01: Invalid enum value 4"),
        ("P01", {"action": "special"}, "P01: a ranged combat action attacks"),
        ("P01", {"whom": "friendly"}, "P01: sorceries attack opposing figures"),
        ("P01", {"targets": 0}, "P01: a spell that names figures says whom"),
        ("P13", {"targets": 2}, "P13: an enchantment has one target"),
        ("P20", {"targets": 1, "whom": "own"}, "P20: a glyph is put on a place"),
        ("P13", {"gives": "hardness"}, "P13: there is no ability hardness"),
        ("P26", {"lasts": 0}, "P26: an illusion is a domain for a time"),
        ("P26", {"domain": {"kind": "weather", "cancels": ["sunshine"]}}, "P26: there is no domain sunshine"),
        ("P30", {"counterspell": False}, "P30: a spell is cast, or works from the book"),
        ("P30", {"passive": True}, "P30: a counterspell is not passive"),
        ("P08", {"modes": 1}, "P08: of one mode there is nothing to choose"),
    ],
)
def test_a_spell_that_contradicts_the_facts_is_refused(spell: str, wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(WrongFacts) as refused:
        read_spells(spoiled("spells", spell, **wrong), largest=12)
    assert str(refused.value).startswith(why)


@pytest.mark.parametrize(
    ("wrong", "why"), [({"requires": ["delphana"]}, "B3: there is no faction delphana"), ({"capacity": 0}, "B3: a book has pages and points")]
)
def test_a_book_that_contradicts_the_facts_is_refused(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(WrongFacts, match=why):
        read_books(spoiled("books", "B3", **wrong))


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"canceled_by": ["sunshine"]}, "there is no domain sunshine"),
        ({"forbids": ["dancing"]}, "there is no proficiency dancing"),
        ({"kind": "terrain"}, "precipitation is weather"),
        ({"kind": "mood"}, "Invalid enum value"),
    ],
)
def test_a_domain_that_contradicts_the_facts_is_refused(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(WrongFacts, match=why):
        read_domains(spoiled("domains", "downpour", **wrong))
