"""Short words before names, and names written from right to left. The table is the one that the browser's own test reads."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from walpurgis.engine import Say, game_named
from walpurgis.words import speaker
from walpurgis.words.euphony import isolated, well_sounding

EXAMPLES: list[dict[str, str]] = json.loads(Path(__file__).with_name("euphony.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["wrong"])
def test_short_words_fit_the_name_after_them(example: dict[str, str]) -> None:
    assert well_sounding(example["wrong"], example["language"]) == example["right"]
    assert well_sounding(example["right"], example["language"]) == example["right"]


def test_a_sentence_is_said_with_the_right_short_words() -> None:
    assert speaker("fr").text("list-and", start="Anne", last="Otto") == "Anne et Otto"
    assert speaker("es").text("list-and", start="María", last="Inés") == "María e Inés"
    assert speaker("fr", game_named("sabbat"))(Say("event-passed", {"who": "Anne"})) == "Anne passe."


def test_parts_of_a_line_are_set_apart_as_the_language_does() -> None:
    assert speaker("en").apart(["one", "two", "three"]) == "one; two; three"
    assert speaker("fr").apart(["un", "deux"]) == "un\u202f; deux"
    assert speaker("de").apart(["allein"]) == "allein"
    assert speaker("it").apart([]) == ""


def test_a_name_from_right_to_left_keeps_to_itself() -> None:
    assert isolated("Anne") == "Anne"
    assert isolated("יעל") == "\u2068יעל\u2069"
    assert speaker("en").text("winner", who="יעל", points=3) == "\u2068יעל\u2069 wins with 3 points."
