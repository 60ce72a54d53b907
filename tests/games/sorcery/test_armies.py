"""Building an army: points, numbers, unique things, books, pages, symbols, domains; and the prepared armies."""

from __future__ import annotations

import pytest

from walpurgis.engine import Rule
from walpurgis.games.sorcery.armies import (
    ARMIES,
    PREPARED,
    Army,
    FilledBook,
    Member,
    action_total,
    army_of,
    pages_in,
    prepared_for,
    read_armies,
    symbols_of,
    why_not_army,
    why_not_filled,
    why_not_wield,
)
from walpurgis.games.sorcery.domains import DOMAINS
from walpurgis.games.sorcery.facts import NUMBERS, WrongFacts
from walpurgis.games.sorcery.spells import BOOKS, SPELLS
from walpurgis.games.sorcery.warriors import SYMBOLS, WARRIORS

from .spoiled import spoiled

SPIRES = "200:DEL3+B3(P01.P06.P14.P20.P30),ORS3+B2(P09.P25.P27.P31),DEL2,BLO1,NIN1"


def built(code: str) -> Army:
    army = army_of(code)
    assert army is not None, code
    return army


def pages(code: str) -> list[tuple[int, int]]:
    """Pages used and capacity of every book."""
    army = built(code)
    return [(pages_in(army, member, filled), BOOKS[filled.book].capacity) for member in army.members for filled in member.books]


# Points and numbers --------------------------------------------------------------------------------------------------


def test_warriors_and_books_have_points_and_spells_have_none() -> None:
    """[A-18, A-19]"""
    assert built("100:ORS1").points == 21
    assert built("100:ORS1+B1(P04)").points == built("100:ORS1+B1(P04.P12)").points == 26


def test_the_army_of_the_example_is_accepted() -> None:
    """[A-18, S-6, SX-1]"""
    assert why_not_army(SPIRES, 200) is None
    assert (built(SPIRES).points, pages(SPIRES)) == (198, [(8, 8), (5, 6)])


@pytest.mark.parametrize(
    ("code", "points", "rule"),
    [
        ("200:APO3,APO2,DRA3,CHA2", 224, "A-18"),
        ("200:APO3,DRA3,BLO1+B1(P04)", 174, "A-101"),
        ("200:ROK3+B6(P04),DRA3,CHA1", 200, None),
        ("200:ROK3+B6(P04),DRA3,CHA1+B1(P04)", 205, "A-18"),
        ("100:3xNIN2", 99, None),
        ("100:3xNIN2,NIN1", 110, "A-18"),
    ],
)
def test_an_army_has_no_more_points_than_the_build_total(code: str, points: int, rule: Rule | None) -> None:
    """[A-18, SX-5]"""
    assert (built(code).points, why_not_army(code, 200)) == (points, rule)


@pytest.mark.parametrize("total", [100, 150, 200, 300])
def test_build_totals_are_four_and_an_army_may_be_made_for_a_smaller_one(total: int) -> None:
    """[A-18, A-193]"""
    verdicts = {made_for: why_not_army(f"{made_for}:NIN1", total) for made_for in (100, 150, 200, 300)}
    assert verdicts == {made_for: None if made_for <= total else "A-18" for made_for in verdicts}


@pytest.mark.parametrize("total", [50, 99, 250, 400, 999])
def test_no_other_build_total_exists(total: int) -> None:
    """[A-193]"""
    assert why_not_army(f"{total}:NIN1", 300) == "A-193"


@pytest.mark.parametrize(("code", "rule"), [("200:12xNIN1", None), ("200:13xNIN1", "A-193"), ("300:6xNIN1,BLO1,6xNIN1", "A-193"), ("300:99xNIN1", "A-193")])
def test_an_army_has_at_most_twelve_warriors(code: str, rule: Rule | None) -> None:
    """[A-193, SX-5]"""
    assert why_not_army(code, 300) == rule


def test_the_actions_of_a_turn_follow_from_the_build_total() -> None:
    """[A-23, A-193]"""
    assert [action_total(total) for total in (50, *NUMBERS.build_totals)] == [1, 1, 1, 2, 3]


# Unique things -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "rule"),
    [
        ("200:2xAPO3", "A-20"),
        ("200:APO3,NIN1,APO3", "A-20"),
        ("200:APO3,FOR3", None),
        ("200:3xAPO2", None),
        ("200:DEL3+B6(P01),ORS3+B6(P01)", "A-20"),
        ("200:DEL3+B6(P01)+B6(P04)", "A-20"),
        ("200:DEL3+B2(P01),ORS3+B2(P01)", None),
    ],
)
def test_unique_warriors_and_unique_books_come_once(code: str, rule: Rule | None) -> None:
    """[A-20, SX-5]"""
    assert why_not_army(code, 200) == rule


def test_factions_may_be_mixed() -> None:
    """[A-21]"""
    assert why_not_army("200:DEL2,FOR1,BLO1,STO1,ORS1,CHA1,NIN1,APO1", 200) is None


# Who may wield what --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "rule"),
    [
        ("200:DEL2+B1(P01)", "A-101"),  # no slot
        ("200:ORS1+B1(P04)+B1(P04)", "A-101"),  # one slot
        ("200:ORS3+B1(P04)+B1(P04)", None),  # two, and the same spell in two books
        ("200:ORS3+B1(P04)+B1(P04)+B1(P04)", "A-101"),
        ("200:MER2+B4(P03)", "A-101"),  # a Chaos Shaman, but no Orc Khan
        ("200:CHA1+B4(P03)", None),
        ("200:ORS1+B3(P04)", None),
        ("200:CHA1+B3(P04)", "A-101"),
        ("200:DRA1+B5(P04)", "A-101"),  # Ancient Mastery does not lift a book's requirement
        ("200:MER2+B5(P04)", None),
    ],
)
def test_a_book_takes_a_slot_and_may_ask_for_a_faction(code: str, rule: Rule | None) -> None:
    """[A-101, S-2, S-7, S-99, S-103, S-141, SX-5]"""
    assert why_not_army(code, 200) == rule


def test_pact_lends_the_faction_that_a_book_asks_for() -> None:
    """[S-93, S-143, A-101]"""
    assert (why_not_army("200:NIN3+B3(P04)", 200), why_not_army("200:NIN3+B3(P04),ORS1", 200)) == ("A-101", None)


def test_who_is_immune_to_magic_has_no_book() -> None:
    """[A-78]"""
    assert why_not_army("200:APO2+B1(P04)", 200) == "A-78"
    sentinel = WARRIORS["DRA2"]  # immune at later clicks only
    assert (why_not_wield(WARRIORS["APO2"], (), "B1", 1), why_not_wield(sentinel, (), "B1", 1)) == ("A-78", None)


# What is in a book ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "rule"),
    [
        ("200:ORS1+B1()", "S-99"),
        ("200:ORS1+B1(P01.P01)", "S-99"),
        ("200:ORS1+B1(P12.P30.P12)", "S-99"),
        ("200:ORS1+B1(P01.P04)", None),
        ("200:ORS1+B1(P01),ORS1+B1(P01)", None),  # different books may hold the same spell
    ],
)
def test_a_book_is_never_empty_and_has_no_copies(code: str, rule: Rule | None) -> None:
    """[S-15, S-99, SX-5]"""
    assert why_not_army(code, 200) == rule


@pytest.mark.parametrize(
    ("code", "rule", "used"),
    [
        ("200:CHA3+B2(P27.P09.P04)", "S-6", (7, 6)),
        ("200:ORS3+B2(P27.P09.P04)", None, (5, 6)),
        ("200:DEL1+B1(P01.P20.P30)", None, (4, 4)),
        ("200:DEL1+B1(P01.P20.P12.P30)", "S-6", (5, 4)),
    ],
)
def test_the_pages_of_the_spells_fit_into_the_book_for_its_wielder(code: str, rule: Rule | None, used: tuple[int, int]) -> None:
    """[S-5, S-6, S-12, SX-2]"""
    assert (why_not_army(code, 200), pages(code)) == (rule, [used])


def test_an_affinity_may_be_that_of_a_subfaction() -> None:
    """[S-11, S-12, S-13]"""
    assert pages("200:CHA1+B1(P18),MER2+B1(P18),STO3+B1(P18)") == [(1, 4), (1, 4), (2, 4)]


def test_a_mercenary_has_not_the_symbol_of_the_faction_its_subfaction_goes_with() -> None:
    """[S-103]"""
    assert pages("200:CHA1+B1(P08),MER2+B1(P08)") == [(2, 4), (3, 4)]
    assert symbols_of(WARRIORS["MER2"], [WARRIORS["CHA1"]]) == ("mage-spawn", "chaos-shamans")


@pytest.mark.parametrize(
    ("code", "rule"),
    [("200:BLO2+B1(P05)", None), ("200:ORS1+B1(P05)", "S-10"), ("200:ROK1+B1(P11)", None), ("200:DEL1+B1(P11)", "S-10"), ("200:MER2+B1(P19)", None)],
)
def test_a_spell_may_ask_for_a_symbol(code: str, rule: Rule | None) -> None:
    """[S-10]"""
    assert why_not_army(code, 200) == rule


def test_a_dragon_mystic_uses_the_affinity_counts_of_others_and_needs_not_their_symbols() -> None:
    """[S-91, S-141, SX-3]"""
    assert (why_not_army("200:DRA1+B1(P11.P34)", 200), pages("200:DRA1+B1(P11.P34)")) == (None, [(4, 4)])
    assert why_not_army("200:DRA1+B1(P05)", 200) == "S-10"


def test_pact_lends_symbols_for_requirements_and_affinity() -> None:
    """[S-93, S-143, SX-4]"""
    with_acolyte, alone = "200:NIN3+B5(P05.P16),BLO1", "200:NIN3+B5(P05.P16),ORS1"
    assert (why_not_army(with_acolyte, 200), pages(with_acolyte)) == (None, [(4, 10)])
    assert why_not_army(alone, 200) == "S-10"


def test_pact_lends_no_subfaction() -> None:
    """[S-93]"""
    assert symbols_of(WARRIORS["NIN3"], [WARRIORS["CHA1"], WARRIORS["NIN3"]]) == ("mage-spawn", "ninth-circle", "orc-khans")
    assert pages("200:NIN3+B2(P18),CHA1") == [(2, 6)]


def test_the_spells_of_a_book_can_be_judged_alone() -> None:
    """[S-6, S-10, S-99]"""
    apprentice, symbols = WARRIORS["ORS1"], ("elven-lords", "order-of-sorcery")
    verdicts = [why_not_filled(apprentice, symbols, FilledBook("B1", spells)) for spells in [("P04",), (), ("P05",), ("P07",)]]
    assert verdicts == [None, "S-99", "S-10", "S-6"]


# Domains -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("domain", DOMAINS)
def test_an_army_may_bring_one_domain_where_there_are_domains(domain: str) -> None:
    """[A-22, A-184]"""
    assert (why_not_army(f"100:NIN1@{domain}", 100, domains=True), why_not_army(f"100:NIN1@{domain}", 100)) == (None, "A-184")


@pytest.mark.parametrize(
    ("brought", "rule"), [("@cold-snap@heat-wave", "A-22"), ("@cold-snap@cold-snap", "A-22"), ("@inferno", "A-184"), ("@erratic-winds", "A-184")]
)
def test_two_domains_or_one_that_is_not_listed_are_refused(brought: str, rule: Rule) -> None:
    """[A-22, A-184]"""
    assert why_not_army(f"100:NIN1{brought}", 100, domains=True) == rule


# Prepared armies -----------------------------------------------------------------------------------------------------


def test_fourteen_armies_of_200_points_and_six_of_100_are_prepared() -> None:
    """Those that D-86 speaks of."""
    assert {key: army.points for key, army in ARMIES.items()} == {
        "A1": 198, "A2": 200, "A3": 191, "A4": 200, "A5": 200, "A6": 200, "A7": 199, "A8": 191, "A9": 176, "A10": 199, "A11": 189, "A12": 197, "A13": 189,
        "A14": 196, "Q1": 96, "Q2": 91, "Q3": 99, "Q4": 100, "Q5": 99, "Q6": 82,
    }  # fmt: skip
    assert {key: army.total for key, army in ARMIES.items()} == {key: 200 if key[0] == "A" else 100 for key in ARMIES}


@pytest.mark.parametrize("key", ARMIES)
def test_every_prepared_army_passes_by_its_name(key: str) -> None:
    """[A-18, A-20, A-101, S-6, S-10, S-99]"""
    total = ARMIES[key].total
    assert (army_of(key), army_of(key.lower())) == (ARMIES[key], ARMIES[key])
    assert why_not_army(key, total) is None
    assert why_not_army(key, total - 50) == "A-18"


def test_the_books_of_prepared_armies_are_as_full_as_they_should_be() -> None:
    """[S-6, S-12, S-91, S-143]"""
    filled = {key: [f"{used}/{room}" for used, room in pages(key)] for key in ARMIES}
    assert {key: books for key, books in filled.items() if any(book.split("/")[0] != book.split("/")[1] for book in books)} == {
        "A1": ["8/8", "5/6"],
        "A2": ["6/6", "5/6", "4/4"],
    }


def test_every_subfaction_every_warrior_every_book_and_every_spell_is_used_in_a_prepared_army() -> None:
    """Nothing is printed that nobody ever meets."""
    members = [member for army in ARMIES.values() for member in army.members]
    books = [filled for member in members for filled in member.books]
    assert {member.warrior for member in members} == {*WARRIORS}
    assert {WARRIORS[member.warrior].subfaction for member in members} == {*SYMBOLS.subfactions}
    assert {filled.book for filled in books} == {*BOOKS}
    assert {spell for filled in books for spell in filled.spells} == {*SPELLS}


def test_prepared_armies_are_proposed_for_every_build_total() -> None:
    """[A-193, D-86]"""
    large, small = [f"A{n}" for n in range(1, 15)], [f"Q{n}" for n in range(1, 7)]
    assert [prepared_for(total) for total in NUMBERS.build_totals] == [small, small, large, large]
    assert all(why_not_army(key, total) is None for total in NUMBERS.build_totals for key in prepared_for(total))


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("200:2xAPO3", "A1: A-20 forbids it"),
        ("all my warriors", "A1: all my warriors is no army"),
        ("200:NIN1,NIN1", "A1: it should be written 200:2xNIN1"),
        ("200:nin1", "A1: it should be written 200:NIN1"),
    ],
)
def test_a_prepared_army_that_breaks_a_rule_is_refused(code: str, why: str) -> None:
    with pytest.raises(WrongFacts) as refused:
        read_armies(spoiled("armies", "A1", code=code))
    assert str(refused.value) == why


def test_an_army_is_a_list_of_members_in_the_order_of_its_player() -> None:
    """[D-87]"""
    assert built("100:BLO1,CHA1+B1(P18.P12),BLO1").members == (Member("BLO1"), Member("CHA1", (FilledBook("B1", ("P18", "P12")),)), Member("BLO1"))
    assert len({prepared.name for prepared in PREPARED.values()}) == len(ARMIES)
