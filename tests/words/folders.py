"""All folders of texts: the house, the browser, and each game with its terminal and its lesson. Those that speak, and what they need to hear beside them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import walpurgis
from walpurgis.words import LANGUAGES

SOURCE = Path(walpurgis.__file__).parent
ROOT = SOURCE.parents[1]
HOUSE = SOURCE / "words" / "text"
WEB = ROOT / "web" / "text"
GAMES = sorted((SOURCE / "games").glob("*/text"))
PARTS = sorted((SOURCE / "games").glob("*/*/text"))
FOLDERS = [HOUSE, WEB, *GAMES, *PARTS]
RULEBOOKS = sorted((SOURCE / "games").glob("*/rulebook"))


class Said(NamedTuple):
    """A sentence of a file: the message, or one of its other forms."""

    folder: Path
    language: str
    name: str
    """`message` or `message.form`."""
    pattern: ftl.Pattern

    @property
    def place(self) -> str:
        return f"{named(self.folder)}, {self.language}: {self.name}"


def named(folder: Path) -> str:
    """A folder as the test names it."""
    return str(folder.relative_to(ROOT if ROOT in folder.parents else SOURCE))


def texts_of(folder: Path, language: str) -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.ftl")) if file.name[:2] == language)


@cache
def said(folder: Path, language: str) -> tuple[Said, ...]:
    return tuple(_said(folder, language))


def _said(folder: Path, language: str) -> Iterator[Said]:
    for entry in FluentParser().parse(texts_of(folder, language)).body:
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                yield Said(folder, language, entry.id.name, entry.value)
            for form in entry.attributes:
                if form.value is not None:
                    yield Said(folder, language, f"{entry.id.name}.{form.id.name}", form.value)


def everything_said() -> Iterator[Said]:
    for folder in FOLDERS:
        for language in LANGUAGES:
            yield from said(folder, language)


@cache
def bundle(folder: Path, language: str) -> FluentBundle:
    """A bundle that knows the folder and what its sentences refer to."""
    found = FluentBundle([language], use_isolating=False)
    beside = [HOUSE, folder.parents[1] / "text"] if folder in PARTS else [HOUSE]
    for each in dict.fromkeys([*beside, folder]):
        found.add_resource(FluentResource(texts_of(each, language)), allow_overrides=True)
    return found
