"""Names and card texts: every thing of the data has its messages in all five languages, under the name that the rulebook of that language prints."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from walpurgis.games.sorcery.armies import ARMIES, PREPARED
from walpurgis.games.sorcery.domains import DOMAINS
from walpurgis.games.sorcery.fields import FIELDS, PIECES
from walpurgis.games.sorcery.spells import BOOKS, SPELLS, Spell
from walpurgis.games.sorcery.warriors import ABILITIES, PROFICIENCIES, SYMBOLS, WARRIORS
from walpurgis.words import LANGUAGES

FOLDER = files("walpurgis.games.sorcery")
POWERS = [subfaction.ability for subfaction in SYMBOLS.subfactions.values()]
FORMS = {
    "en": ["the", "cap"],
    "fr": ["the", "cap", "of", "to", "gender"],
    "de": ["the", "cap", "acc", "dat", "of"],
    "it": ["the", "cap", "of", "to", "gender"],
    "es": ["the", "cap", "to", "of", "gender"],
}
"""The forms of a warrior's short name that the sentences of a language can use."""
ROOM = {"en": 220}
"""The most characters of a text on a card; other languages have more room."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


# What there is to say ------------------------------------------------------------------------------------------------


def named(family: str, keys: Iterable[str]) -> Iterator[str]:
    return (f"{family}-{key}" for key in keys)


def explained(family: str, keys: Iterable[str]) -> Iterator[str]:
    """A name and a text for each."""
    return (f"{family}-{key}{part}" for key in keys for part in ("", "-text"))


def of_books() -> Iterator[str]:
    """A book has a text if it does something besides holding pages."""
    for key, book in BOOKS.items():
        yield f"book-{key}"
        if book.attack_range or book.forgives or book.unique:
            yield f"book-{key}-text"


def of_spells() -> Iterator[str]:
    """A spell with several modes has a label for each."""
    yield from named("spelltype", ["sorcery", "enchantment", "glyph", "illusion"])
    for key, spell in SPELLS.items():
        yield from explained("spell", [key])
        yield from named(f"spell-{key}-mode", "abc"[: spell.modes])


def of_all_else() -> Iterator[str]:
    yield from named("warrior", WARRIORS)
    yield from named("warrior-short", WARRIORS)
    yield from named("faction", SYMBOLS.factions)
    yield from named("subfaction", SYMBOLS.subfactions)
    yield from explained("power", POWERS)
    yield from explained("ability", ABILITIES)
    yield from explained("proficiency", PROFICIENCIES.values())
    yield from of_books()
    yield from explained("domain", DOMAINS)
    yield from named("piece", PIECES)
    yield from named("terrain", [piece.kind for piece in PIECES.values()])
    yield from named("field", FIELDS)
    yield from explained("army", ARMIES)
    yield from named("rank", ["weak", "standard", "tough", "unique"])
    yield from named("speedtype", ["boot", "horseshoe", "wing"])
    yield from named("attacktype", ["sword", "bow", "wand"])
    yield from named("value", ["speed", "attack", "defense", "damage", "range", "ranged-damage"])


# What is said --------------------------------------------------------------------------------------------------------


@cache
def source(language: str, part: str) -> str:
    return (FOLDER / "text" / f"{language}-{part}.ftl").read_text(encoding="utf-8")


@cache
def messages(language: str, part: str) -> dict[str, ftl.Message]:
    body = FluentParser().parse(source(language, part)).body
    assert not [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "a message is there twice"
    return {entry.id.name: entry for entry in found}


@cache
def said(language: str) -> dict[str, str]:
    """All sentences and labels without their forms."""
    bundle = spoken(language)
    return {name: form(bundle, name) for part in ("names", "spells") for name in messages(language, part)}


@cache
def spoken(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for part in ("names", "spells"):
        bundle.add_resource(FluentResource(source(language, part)))
    return bundle


def form(bundle: FluentBundle, name: str, attribute: str = "", n: int = 1) -> str:
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, name
    text, errors = bundle.format_pattern(pattern, {"n": n})
    assert not errors, name
    return str(text)


@cache
def rulebook(language: str) -> str:
    return (FOLDER / "rulebook" / f"{language}.md").read_text(encoding="utf-8")


def rows(language: str) -> list[list[str]]:
    """The rows of all tables of the rulebook, as lists of cells."""
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in rulebook(language).splitlines() if line.startswith("|")]


def numbers(text: str) -> set[int]:
    return {int(number) for number in re.findall(r"\d+", text)}


class Variables(visitor.Visitor):
    """Collects the variables of a pattern."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (the visitor's own naming)
        self.found.add(node.id.name)


def variables(pattern: ftl.Pattern | None) -> set[str]:
    collector = Variables()
    collector.visit(pattern)
    return collector.found


# Completeness --------------------------------------------------------------------------------------------------------


@every_language
def test_every_thing_has_its_messages_and_every_message_its_thing(language: str) -> None:
    assert list(messages(language, "names")) == list(of_all_else())
    assert list(messages(language, "spells")) == list(of_spells())


@every_language
def test_only_a_counted_form_has_a_variable(language: str) -> None:
    for part in ("names", "spells"):
        for name, message in messages(language, part).items():
            assert variables(message.value) == set(), name
            assert {attribute.id.name for attribute in message.attributes if variables(attribute.value)} <= {"a"}, name


@every_language
def test_a_short_name_has_the_forms_of_its_language(language: str) -> None:
    for name in named("warrior-short", WARRIORS):
        assert [attribute.id.name for attribute in messages(language, "names")[name].attributes] == FORMS[language], name


@every_language
def test_what_an_army_has_several_of_can_be_counted(language: str) -> None:
    several = {f"warrior-{key}": not warrior.is_unique for key, warrior in WARRIORS.items()} | {f"book-{key}": not book.unique for key, book in BOOKS.items()}
    for name, is_counted in several.items():
        [counted] = messages(language, "names")[name].attributes
        assert (counted.id.name, variables(counted.value)) == ("a", {"n"} if is_counted else set()), name


@every_language
def test_every_piece_of_terrain_has_its_articles(language: str) -> None:
    for piece in PIECES:
        there = [attribute.id.name for attribute in messages(language, "names")[f"piece-{piece}"].attributes]
        assert there == ["a", "the", "cap", *(["acc"] if language == "de" else [])], piece


@every_language
def test_what_begins_a_sentence_has_a_capital_and_is_else_the_same(language: str) -> None:
    bundle = spoken(language)
    for name in [*named("warrior-short", WARRIORS), *named("piece", PIECES)]:
        inside, first = form(bundle, name, "the"), form(bundle, name, "cap")
        assert first == inside[0].upper() + inside[1:], name


@pytest.mark.parametrize(
    ("language", "one", "three"),
    [
        ("en", "an Ash Reaver", "3 Ash Reavers"),
        ("fr", "un Pillard des cendres", "3 Pillards des cendres"),
        ("de", "einen Aschenräuber", "3 Aschenräuber"),
        ("it", "un Predone delle Ceneri", "3 Predoni delle Ceneri"),
        ("es", "un Saqueador de Ceniza", "3 Saqueadores de Ceniza"),
    ],
)
def test_warriors_can_be_counted(language: str, one: str, three: str) -> None:
    assert [form(spoken(language), "warrior-APO1", "a", n) for n in (1, 3)] == [one, three]


# Room, and signs -----------------------------------------------------------------------------------------------------


@every_language
def test_texts_and_labels_fit_their_place(language: str) -> None:
    for name, text in said(language).items():
        label = 16 if name.startswith("warrior-short-") else 60 if "-mode-" in name else 40
        assert len(text) <= (ROOM.get(language, 300) if name.endswith("-text") else label), name


@every_language
def test_a_text_is_made_of_sentences_and_a_name_is_not(language: str) -> None:
    for name, text in said(language).items():
        assert text.endswith(".") == name.endswith("-text"), name
        assert text == " ".join(text.split(" ")).strip(), name
        assert "  " not in text, name


@every_language
def test_signs_are_those_of_the_language(language: str) -> None:
    whole = "\n".join(said(language).values())
    assert "'" not in whole
    if language == "fr":
        assert not re.search(r"[^\u202f][;:!?»]|«[^\u202f]", whole)
    else:
        assert not re.search(r"\s[;:!?»]|«\s", whole)


@every_language
def test_no_two_warriors_spells_or_armies_are_called_alike(language: str) -> None:
    for family, keys in (("warrior", WARRIORS), ("warrior-short", WARRIORS), ("spell", SPELLS), ("army", ARMIES), ("domain", DOMAINS), ("field", FIELDS)):
        names = [said(language)[name] for name in named(family, keys)]
        assert len({*names}) == len(names), family


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_text_was_left_in_english(language: str) -> None:
    assert not [name for name, text in said(language).items() if name.endswith("-text") and text == said("en")[name]]


# What the texts say --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_texts_name_the_same_numbers_in_every_language(language: str) -> None:
    for name, text in said(language).items():
        assert numbers(text) == numbers(said("en")[name]), name


def printed(spell: Spell) -> set[int]:
    """The numbers of a spell's data that stand as figures in its text."""
    modifiers = (spell.speed_mod, spell.attack_mod, spell.defense_mod, spell.damage_mod, spell.range_mod, spell.counter_mod)
    others = (spell.damage, spell.near, spell.near_damage, spell.worse_damage, spell.pushing, spell.heals, spell.moves, spell.within, spell.break_away)
    domain = (spell.domain.range_cap, spell.domain.speed_cap) if spell.domain else ()
    return {abs(number) for number in (*modifiers, *others, *domain) if number}


@every_language
@pytest.mark.parametrize("spell", SPELLS.values(), ids=SPELLS)
def test_the_text_of_a_spell_prints_the_numbers_of_its_data(spell: Spell, language: str) -> None:
    assert printed(spell) <= numbers(said(language)[f"spell-{spell.id}-text"])


@every_language
def test_the_text_of_a_domain_prints_the_numbers_of_its_data(language: str) -> None:
    for name, domain in DOMAINS.items():
        data = (domain.speed_cap, domain.range_cap, domain.wet_range_cap, abs(domain.structure), domain.storm_damage)
        assert {number for number in data if number} <= numbers(said(language)[f"domain-{name}-text"]), name


# The rulebook calls things the same ----------------------------------------------------------------------------------


def test_english_names_are_those_of_the_data() -> None:
    said_in_english = said("en")
    for family, things in (("warrior", WARRIORS), ("book", BOOKS), ("spell", SPELLS), ("army", PREPARED)):
        assert {key: said_in_english[f"{family}-{key}"] for key in things} == {key: thing.name.replace("'", "’") for key, thing in things.items()}


@every_language
def test_the_rulebook_names_warriors_with_rank_subfaction_type_and_abilities(language: str) -> None:
    told = said(language)
    table = {row[0]: row for row in rows(language) if len(row) == 10 and row[0] in WARRIORS}
    for key, warrior in WARRIORS.items():
        row = table[key]
        assert re.sub(r" \(\w+\)$", "", row[1]) == told[f"warrior-{key}"]
        assert [row[2], row[3], row[5]] == [told[f"rank-{warrior.rank}"], told[f"subfaction-{warrior.subfaction}"], told[f"speedtype-{warrior.speed_type}"]]
        assert re.findall(r"([^\W\d][^;]*?) \d", row[9]) == [told[f"ability-{ability}"] for ability in warrior.abilities], key
        if warrior.ranged:
            assert row[8].startswith(f"{told[f'attacktype-{warrior.ranged.type}']} +"), key


@every_language
def test_the_rulebook_names_abilities_spells_and_books(language: str) -> None:
    told, headings = said(language), re.findall(r"^### (.+?) \((.+)\)$", rulebook(language), re.M)
    names = [name for name, _ in headings]
    assert [name for name in names if re.match(r"P\d\d ", name)] == [f"{key} {told[f'spell-{key}']}" for key in SPELLS]
    abilities = [told[name] for name in named("ability", ABILITIES)]
    assert [name for name in names if name in abilities] == abilities
    types = [beside.split(", ")[0] for name, beside in headings if re.match(r"P\d\d ", name)]
    assert types == [told[f"spelltype-{spell.type}"] for spell in SPELLS.values()]
    assert {row[0]: row[1] for row in rows(language) if row[0] in BOOKS} == {key: told[f"book-{key}"] for key in BOOKS}


@every_language
def test_the_rulebook_names_subfactions_with_faction_and_power(language: str) -> None:
    told = said(language)
    lines = [
        [told[f"subfaction-{name}"], told[f"faction-{subfaction.faction}"], told[f"power-{subfaction.ability}"]]
        for name, subfaction in SYMBOLS.subfactions.items()
    ]
    assert [row for row in rows(language) if row in lines] == lines


@every_language
def test_the_rulebook_names_domains_pieces_and_battlefields(language: str) -> None:
    told = said(language)
    domains = [told[name] for name in named("domain", DOMAINS)]
    assert [row[0] for row in rows(language) if row[0] in domains] == domains
    pieces = [row for row in rows(language) if len(row) == 4 and re.fullmatch(r"\d \w+ \d", row[2])]
    assert [row[0] for row in pieces] == [told[name] for name in named("piece", PIECES)]
    assert all(row[1] in told[f"terrain-{piece.kind}"] for row, piece in zip(pieces, PIECES.values(), strict=True))
    fields = [row[0] for row in rows(language) if len(row) == 5 and row[1] in ("24", "36")]
    assert [name[0].upper() + name[1:] for name in fields] == [told[name] for name in named("field", FIELDS)]


@every_language
def test_the_rulebook_names_the_values_of_the_dial(language: str) -> None:
    first = [row[0] for row in rows(language)]
    assert all(said(language)[name] in first for name in named("value", ["speed", "attack", "defense", "damage", "range", "ranged-damage"]))


@every_language
@pytest.mark.parametrize("key", ARMIES)
def test_the_rulebook_names_an_army_with_its_warriors_books_and_spells(key: str, language: str) -> None:
    told = said(language)
    [(name, members)] = re.findall(rf"^- {key} (.+?), \d+ \w+\s?: (.+)\.$", rulebook(language), re.M)
    assert name == told[f"army-{key}"]
    spells = [re.split(r", ", inside) for inside in re.findall(r"\(([^)]*)\)", members)]
    books = [filled for member in ARMIES[key].members for filled in member.books]
    assert spells == [[told[f"spell-{spell}"] for spell in filled.spells] for filled in books]
    assert all(told[f"book-{filled.book}"] in members for filled in books)
    for member in ARMIES[key].members:
        assert told[f"warrior-{member.warrior}"].partition(",")[0] in members, member.warrior
