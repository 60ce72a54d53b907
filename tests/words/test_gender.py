"""No sentence assumes whether the reader is a man or a woman, as far as a list of words can tell (gender.toml)."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from walpurgis.words import LANGUAGES

from .folders import FOLDERS, RULEBOOKS, texts_of

WORDS: dict[str, str] = tomllib.loads(Path(__file__).with_name("gender.toml").read_text(encoding="utf-8"))["words"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_told_who_they_are(language: str) -> None:
    texts = {str(folder): texts_of(folder, language) for folder in FOLDERS} | {
        str(book): (book / f"{language}.md").read_text(encoding="utf-8") for book in RULEBOOKS
    }
    for place, text in texts.items():
        found = [text[max(0, hit.start() - 40) : hit.end() + 20] for hit in re.finditer(WORDS[language], text)]
        assert found == [], place


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "It is his turn"),
        ("de", "Du hast gewonnen, du bist der Beste"),
        ("fr", "Êtes-vous sûr ?"),
        ("it", "Benvenuto al tavolo"),
        ("es", "Bienvenido a la mesa"),
    ],
)
def test_the_list_finds_what_it_should(language: str, sentence: str) -> None:
    assert re.search(WORDS[language], sentence)
