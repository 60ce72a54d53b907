"""The tables of the rulebook say what the data says, in every language in which there is one. Whoever tunes a number is reminded of the rulebook here."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from walpurgis.games.sorcery.armies import ARMIES, PREPARED
from walpurgis.games.sorcery.domains import DOMAINS
from walpurgis.games.sorcery.fields import FIELDS, PIECES
from walpurgis.games.sorcery.spells import BOOKS, SPELLS, Spell
from walpurgis.games.sorcery.warriors import WARRIORS, Warrior

BOOKLETS = {file.name: file.read_text(encoding="utf-8") for file in (files("walpurgis.games.sorcery") / "rulebook").iterdir() if file.name.endswith(".md")}
ENGLISH = BOOKLETS["en.md"].replace("’", "'")
"""As the data write names: with the apostrophe of a keyboard."""
every_language = pytest.mark.parametrize("booklet", BOOKLETS.values(), ids=BOOKLETS)


def rows(booklet: str) -> list[list[str]]:
    """The rows of all tables, as lists of cells."""
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in booklet.splitlines() if line.startswith("|")]


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


def spans(text: str) -> list[tuple[int, int]]:
    """Clicks as they are printed: 4, or 1–3."""
    return [(int(first), int(last or first)) for first, last in re.findall(r"(\d+)(?:[–-](\d+))?", text)]


# In every language ---------------------------------------------------------------------------------------------------


@every_language
def test_it_prints_the_dials(booklet: str) -> None:
    printed = {row[0]: [tuple(numbers(click)) for click in row[1:] if click] for row in rows(booklet) if row[0] in WARRIORS and "/" in row[1]}
    assert printed == {key: [tuple(click) for click in one.dial] for key, one in WARRIORS.items()}


@every_language
def test_it_prints_points_slots_bonuses_and_when_abilities_show(booklet: str) -> None:
    found = [row for row in rows(booklet) if row[0] in WARRIORS and len(row) == 10]
    printed = {row[0]: ([*numbers(row[4]), *numbers(row[6]), *numbers(row[7])], numbers(row[8]), spans(row[9])) for row in found}
    assert printed == {key: ([one.points, one.slots, one.close_bonus], _ranged(one), [*one.abilities.values()]) for key, one in WARRIORS.items()}


def _ranged(one: Warrior) -> list[int]:
    if one.ranged is None or one.ranged.damage is None:
        return []
    several = [one.ranged.targets] if one.ranged.targets > 1 else []
    return [one.ranged.bonus, one.ranged.range, one.ranged.damage, *several]


@every_language
def test_it_prints_capacity_and_points_of_the_books(booklet: str) -> None:
    printed = {row[0]: (numbers(row[2]), numbers(row[3])) for row in rows(booklet) if row[0] in BOOKS}
    assert printed == {key: ([book.capacity], [book.points]) for key, book in BOOKS.items()}


@every_language
def test_it_lists_the_prepared_armies_with_their_points(booklet: str) -> None:
    printed = {key: numbers(before.rpartition(",")[2]) for key, before in re.findall(r"^- ([AQ]\d+) ([^:]+?)\s?:", booklet, re.M)}
    assert printed == {key: [army.points] for key, army in ARMIES.items()}


# In English, where names are those of the data -----------------------------------------------------------------------


def test_it_names_the_warriors_their_ranks_and_their_types() -> None:
    printed = {
        row[0]: [row[1].removesuffix(" (mercenary)"), row[2], slug(row[3]).removeprefix("order-of-the-"), row[5]] for row in rows(ENGLISH) if len(row) == 10
    }
    assert {key: printed.get(key) for key in WARRIORS} == {key: [one.name, one.rank, one.subfaction, one.speed_type] for key, one in WARRIORS.items()}


def test_it_names_the_abilities_of_the_warriors() -> None:
    printed = {row[0]: [slug(re.sub(r" [\d–]+$", "", ability)) for ability in row[9].split("; ") if ability != "–"] for row in rows(ENGLISH) if len(row) == 10}
    assert {key: printed.get(key) for key in WARRIORS} == {key: [*one.abilities] for key, one in WARRIORS.items()}


def heading(spell: Spell) -> str:
    """How a spell's chapter begins."""

    def symbol(name: str) -> str:
        return name.replace("-", " ").title().replace(" Of ", " of ")

    pages = f"{spell.pages} page{'s' if spell.pages > 1 else ''}" + "".join(f" OR {count} {symbol(name)}" for name, count in spell.affinity.items())
    bars = {1: "one bar", 2: "two bars", 3: "three bars"}[spell.bars]
    requires = [f"requires {symbol(spell.requires)}"] if spell.requires else []
    action = {"ranged": "ranged combat action", "special": "special action", "none": "counterspell" if spell.counterspell else "do not cast"}[spell.action]
    modal = ["modal"] if spell.is_modal else []
    return f"### {spell.id} {spell.name} ({', '.join([spell.type, pages, *requires, bars, action, *modal])})"


@pytest.mark.parametrize("spell", SPELLS.values(), ids=SPELLS)
def test_it_prints_the_parts_of_a_spell(spell: Spell) -> None:
    assert re.findall(rf"^### {spell.id} .*$", ENGLISH, re.M) == [heading(spell)]


def test_it_names_books_domains_and_pieces() -> None:
    first = {row[0]: row for row in rows(ENGLISH)}
    assert [first[key][1] for key in BOOKS] == [book.name for book in BOOKS.values()]
    assert [slug(name) for name in first if slug(name) in DOMAINS] == [*DOMAINS]
    assert {name: [first[name][1], *numbers(first[name][2]), int(first[name][3])] for name in PIECES} == {
        name: [piece.kind, piece.size[0] // 1000, piece.size[1] // 1000, piece.ready] for name, piece in PIECES.items()
    }


def test_it_prints_the_prepared_battlefields() -> None:
    names = {"field for three": "field-3", "field for four": "field-4"}
    printed = {names.get(row[0], row[0]): row for row in rows(ENGLISH) if len(row) == 5 and row[1] in ("24", "36")}
    assert [*printed] == [*FIELDS]
    for name, field in FIELDS.items():
        lengths = [[round(float(number) * 1000) for number in re.findall(r"[\d.]+", cell)] for cell in printed[name][1:]]
        assert lengths == [
            [field.board],
            [field.players * 1000],
            [length for laid in field.terrain for length in laid.corners],
            [length for place in field.objectives for length in place],
        ], name


@pytest.mark.parametrize("key", ARMIES)
def test_it_lists_the_members_and_spells_of_a_prepared_army(key: str) -> None:
    [line] = re.findall(rf"^- {key} .*$", ENGLISH, re.M)
    assert line.startswith(f"- {key} {PREPARED[key].name}, {ARMIES[key].points} points: ")
    books = [filled for member in ARMIES[key].members for filled in member.books]
    assert re.findall(r"with ([^(]+) \(([^)]*)\)", line) == [(BOOKS[one.book].name, ", ".join(SPELLS[spell].name for spell in one.spells)) for one in books]
    count = sum(int((re.match(r"(\d+) × ", member) or ["", "1"])[1]) for member in line.partition(": ")[2].split("; "))
    assert count == len(ARMIES[key].members)
