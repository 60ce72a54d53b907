"""One and many: where two languages choose between them, the others do, too, or plurals.toml says why not; and no plural stands after a bare number."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl

from walpurgis.words import LANGUAGES

from .folders import FOLDERS, Said, everything_said, named, said
from .test_rendered import variables

DATA: dict[str, Any] = tomllib.loads(Path(__file__).with_name("plurals.toml").read_text(encoding="utf-8"))
SOMEBODY = {"who", "seat", "by", "name", "piece"}
"""Variables before which a word such as "turns" or "steps" is a verb."""
NOUNS = {language: set(words.split()) for language, words in DATA["nouns"].items()}


def needs_none(message: str, variable: str, language: str) -> bool:
    """Whether plurals.toml says that this language needs no choice here."""
    return any(
        variable in each["variables"] and language in each["languages"] and message.partition(".")[0] in each.get("messages", [message.partition(".")[0]])
        for each in DATA["uncounted"]
    )


def choices(folder: Path) -> dict[tuple[str, str], set[str]]:
    """For each message and variable, the languages that choose between one and many."""
    found: dict[tuple[str, str], set[str]] = {}
    for language in LANGUAGES:
        for sentence in said(folder, language):
            for variable, keys in variables(sentence).decide.items():
                if "one" in keys:
                    found.setdefault((sentence.name, variable), set()).add(language)
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=named)
def test_a_plural_that_two_languages_need_is_there_in_all(folder: Path) -> None:
    there = {(sentence.name, language) for language in LANGUAGES for sentence in said(folder, language)}
    for (message, variable), languages in choices(folder).items():
        if len(languages) > 1:
            lacking = {language for language in LANGUAGES if language not in languages and (message, language) in there}
            assert {language for language in lacking if not needs_none(message, variable, language)} == set(), f"{message}: ${variable}"


def bare_numbers(sentence: Said) -> Iterator[tuple[str, str]]:
    """Each variable with the word after it, unless a choice by that variable stands around it."""
    yield from _bare(sentence.pattern, frozenset())


def _bare(pattern: ftl.Pattern, chosen: frozenset[str]) -> Iterator[tuple[str, str]]:
    for element, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        inside = element.expression if isinstance(element, ftl.Placeable) else None
        if isinstance(inside, ftl.SelectExpression):
            by = {inside.selector.id.name} if isinstance(inside.selector, ftl.VariableReference) else set()
            for variant in inside.variants:
                yield from _bare(variant.value, chosen | by)
        elif isinstance(inside, ftl.VariableReference) and inside.id.name not in chosen and isinstance(after, ftl.TextElement):
            word = re.match(r"[ \u00a0\u202f]([^\W\d_]+)", after.value)
            if word:
                yield inside.id.name, word[1]


def test_no_plural_stands_after_a_bare_number() -> None:
    never_one = {message for each in DATA["never_one"] for message in each["messages"]}
    for sentence in everything_said():
        if sentence.name.partition(".")[0] not in never_one:
            for variable, word in bare_numbers(sentence):
                if variable in SOMEBODY or variable.partition("-")[2] not in ("", "count"):
                    continue
                assert word not in NOUNS[sentence.language], f"{sentence.place}: ${variable} {word} is wrong for one"


def test_every_exception_is_still_needed() -> None:
    """What is listed exists: a message that is gone, or one that has its plural by now, leaves the list."""
    messages = {sentence.name.partition(".")[0] for sentence in everything_said()}
    assert {message for each in DATA["never_one"] for message in each["messages"]} <= messages
    lacking = {
        (message, variable, language)
        for folder in FOLDERS
        for (message, variable), languages in choices(folder).items()
        for language in LANGUAGES
        if len(languages) > 1 and language not in languages
    }
    for each in DATA["uncounted"]:
        assert any(variable in each["variables"] and language in each["languages"] for _, variable, language in lacking), each["reason"]
