"""The numbered rulebook of a game, read from `rulebook/<language>.md`: `- **SM-A1-1** The statement.` under `## A1 Title`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from walpurgis.engine import AnyGame
from walpurgis.engine.game import package_of

from .speaker import LANGUAGES, UnknownLanguage

STATEMENT = re.compile(r"^- \*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\* (.+)$")
CHAPTER = re.compile(r"^## (\S+) (.+)$")


class Statement(NamedTuple):
    """One numbered rule."""

    id: str
    text: str
    chapter: str


class Rulebook:
    """All statements of a game in one language, in order, and the whole text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.chapters: dict[str, str] = {}
        self.statements: dict[str, Statement] = {}
        chapter = ""
        for line in text.splitlines():
            if heading := CHAPTER.match(line):
                chapter = heading[1]
                self.chapters[chapter] = heading[2]
            elif found := STATEMENT.match(line):
                self.statements[found[1]] = Statement(found[1], found[2], chapter)

    def __contains__(self, rule: str) -> bool:
        return rule in self.statements

    def __iter__(self) -> Iterator[Statement]:
        return iter(self.statements.values())

    def __getitem__(self, rule: str) -> Statement:
        return self.statements[rule]


@cache
def rulebook(game: AnyGame, language: str = "en") -> Rulebook:
    """The rulebook of a game."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"the house does not speak {language!r:.20}; it speaks {', '.join(LANGUAGES)}")
    return Rulebook((files(package_of(game)) / "rulebook" / f"{language}.md").read_text(encoding="utf-8"))
