"""Every message of all folders and languages, put into words with many numbers and names: none fails, and none comes out untidy."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import visitor

from walpurgis.engine import Say, game_named
from walpurgis.words import LANGUAGES, speaker
from walpurgis.words.euphony import isolated, well_sounding

from .folders import FOLDERS, Said, bundle, everything_said, named, said

NAMES = ("Anne", "Otto", "Łukasz", "李", "יעל")
NUMBERS = (0, 1, 2, 5, 21)
UNTIDY = re.compile(r" {2}| [,.](?!\w)|\{|\}|\(\)|^\s|\s$|,,|\.\.(?!\.)|\( | \)")
"""Two spaces, a space before a comma, braces that were not filled in, empty brackets, and spaces at an end."""


class Variables(visitor.Visitor):
    """The variables of a sentence, and those that decide between variants."""

    def __init__(self) -> None:
        self.used: set[str] = set()
        self.decide: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (the visitor's own naming)
        self.used.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = {variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value for variant in node.variants}
            self.decide.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def variables(sentence: Said) -> Variables:
    found = Variables()
    found.visit(sentence.pattern)
    return found


def counted(folder: Path) -> dict[str, set[str]]:
    """For each message the variables that are numbers: those by which any language chooses between one and many, or whose name says so."""
    found: dict[str, set[str]] = {}
    for language in LANGUAGES:
        for sentence in said(folder, language):
            deciding = variables(sentence).decide
            found.setdefault(sentence.name, set()).update(name for name, keys in deciding.items() if keys & {"one", "other", "0", "1"})
    return found


def rendered(sentence: Said, filled: dict[str, str | int]) -> str:
    message, _, form = sentence.name.partition(".")
    known = bundle(sentence.folder, sentence.language).get_message(message)
    pattern = known.attributes[form] if form else known.value
    assert pattern is not None
    text, errors = bundle(sentence.folder, sentence.language).format_pattern(pattern, filled)
    assert not errors, f"{sentence.place}: {errors}"
    return well_sounding(str(text), sentence.language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=named)
def test_every_message_can_be_said_with_every_number_and_name(folder: Path, language: str) -> None:
    numbers = counted(folder)
    for sentence in said(folder, language):
        used = variables(sentence).used
        for number, name in zip(NUMBERS, NAMES, strict=True):
            filled: dict[str, str | int] = {each: number if each in numbers[sentence.name] else isolated(name) for each in used | {"n"}}
            text = rendered(sentence, filled)
            assert text, sentence.place
            assert not UNTIDY.search(text), f"{sentence.place}: {text!r}"
            if language == "fr":
                assert not re.search(r"\b[Dd]e (Anne|Otto)|\b[Qq]ue (Anne|Otto)", text), f"{sentence.place}: {text}"


def test_one_and_several_things_are_told_apart_in_lists() -> None:
    """The forms of a list: what is counted, what is joined, and how many there are."""
    say = speaker("en", game_named("sabbat"))
    spider, mask = Say("resource-s"), Say("resource-m")
    taken = {1: "Red takes a spider.", 2: "Red takes 2 spiders.", 3: "Red takes 2 spiders and a mask."}
    for count, sentence in taken.items():
        resources = [spider, spider, mask][:count]
        assert say(Say("event-resources-taken", {"who": Say("people-R"), "resources": resources})) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Order of play: Red, Blue, then Green."),
        ("de", "Spielreihenfolge: Rot, Blau, dann Grün."),
        ("fr", "Ordre du tour\u202f: Rouge, Bleu, puis Vert."),
        ("it", "Ordine di gioco: Rosso, Blu, poi Verde."),
        ("es", "Orden de juego: Rojo, Azul y luego Verde."),
    ],
)
def test_the_order_of_play_is_a_sequence(language: str, sentence: str) -> None:
    order = [Say("people-R"), Say("people-B"), Say("people-G")]
    assert speaker(language, game_named("sabbat"))(Say("event-order-set", {"order": order})) == sentence


def test_no_order_is_told_as_a_mere_list() -> None:
    for sentence in everything_said():
        assert "order" not in variables(sentence).used, f"{sentence.place}: say $order-then"
