"""Each game has its own words, in every language (glossary.toml): they are used, and nothing else is in their place. So has the house."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from walpurgis.words import LANGUAGES

from .folders import FOLDERS, GAMES, RULEBOOKS, SOURCE, named, texts_of

HOUSE = SOURCE / "words" / "glossary.toml"
GLOSSARIES = [HOUSE, *sorted((SOURCE / "games").glob("*/glossary.toml"))]


class Glossary(NamedTuple):
    """What a file says."""

    sources: dict[str, str]
    terms: dict[str, dict[str, str]]
    instead: dict[str, dict[str, list[str]]]


@cache
def glossary(path: Path) -> Glossary:
    return Glossary(**tomllib.loads(path.read_text(encoding="utf-8")))


def texts(path: Path, language: str) -> Iterator[tuple[str, str]]:
    """What a glossary holds for: its game's texts, lesson, terminal and rulebook; that of the house for everything."""
    mine = [folder for folder in FOLDERS if path == HOUSE or path.parent in folder.parents]
    books = [book for book in RULEBOOKS if path == HOUSE or path.parent in book.parents]
    yield from ((named(folder), without_ids(texts_of(folder, language))) for folder in mine)
    yield from ((named(book), (book / f"{language}.md").read_text(encoding="utf-8")) for book in books)


def without_ids(fluent: str) -> str:
    """The sentences of a Fluent file: no comments, no names of messages."""
    lines = (line for line in fluent.split("\n") if not line.startswith("#"))
    return "\n".join(re.sub(r"^(\s*\.)?[\w-]+ *= ?", "", line) for line in lines)


def test_every_game_has_a_glossary() -> None:
    assert [path.parent for path in GLOSSARIES] == [SOURCE / "words", *(folder.parent for folder in GAMES)]


@pytest.mark.parametrize("path", GLOSSARIES, ids=named)
def test_a_glossary_is_complete(path: Path) -> None:
    """Every term has a word and a source in every language, and what is forbidden belongs to a term or to plain speech."""
    assert set(glossary(path).sources) == set(LANGUAGES)
    for term, words in glossary(path).terms.items():
        assert set(words) == set(LANGUAGES), term
    for term in glossary(path).instead:
        assert term in glossary(path).terms or term.startswith("plain_"), term


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", GLOSSARIES, ids=named)
def test_every_term_is_used(path: Path, language: str) -> None:
    everything = "\n".join(text for _, text in texts(path, language)).casefold()
    for term, words in glossary(path).terms.items():
        assert words[language].casefold() in everything, term


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", GLOSSARIES, ids=named)
def test_nothing_stands_in_place_of_a_term(path: Path, language: str) -> None:
    found = []
    for term, words in glossary(path).instead.items():
        for forbidden in words.get(language, []):
            for place, text in texts(path, language):
                found += [f"{place}: {term}: {text[max(0, hit.start() - 30) : hit.end() + 20]!r}" for hit in re.finditer(forbidden, text)]
    assert found == []
