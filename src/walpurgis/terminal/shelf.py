"""The rulebook on the shelf: printed whole, or searched."""

from __future__ import annotations

import re

from rich.markdown import Markdown

from walpurgis.words import Rulebook, Statement

from .screen import Screen

MARKS = re.compile(r"\*\*|(?<!\w)\*|\*(?!\w)|^#+ ", re.MULTILINE)


def search(book: Rulebook, words: str) -> list[Statement]:
    """The statements of that number or chapter; else those that hold all the words."""
    wanted = words.upper()
    exact = [statement for statement in book if wanted in (statement.id, statement.chapter.upper())]
    parts = words.casefold().split()
    return exact or [statement for statement in book if all(part in f"{statement.id} {statement.text}".casefold() for part in parts)]


def print_rules(screen: Screen, book: Rulebook) -> None:
    """The whole rulebook."""
    if screen.plain:
        screen.say(MARKS.sub("", book.text))
    else:
        screen.console.print(Markdown(book.text))
