"""The rulebook on the shelf, printed whole or searched, and what the cards of a game say."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise

from rich.markdown import Markdown

from walpurgis.engine import AnyGame, Say
from walpurgis.engine.game import package_of
from walpurgis.words import Rulebook, Speaker, Statement
from walpurgis.words.speaker import messages_of

from .screen import Screen, plainly

MARKS = re.compile(r"\*\*|(?<!\w)\*|\*(?!\w)|^#+ ", re.MULTILINE)
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


def search(book: Rulebook, words: str) -> list[Statement]:
    """The statements of that number or chapter; else those that hold all the words."""
    wanted = words.upper()
    exact = [statement for statement in book if wanted in (statement.id, statement.chapter.upper())]
    parts = words.casefold().split()
    return exact or [statement for statement in book if all(part in f"{statement.id} {statement.text}".casefold() for part in parts)]


@cache
def texts(game: AnyGame) -> dict[str, str]:
    """The message with the text of each card, by the message with its name. A text stands right below its name: `text-village` below `card-village`, or
    `card-village-text`."""
    messages = pairwise(MESSAGE.findall(messages_of(package_of(game), "en")))
    return {name: text for name, text in messages if text.startswith("text-") or text == f"{name}-text"}


def cards_called(game: AnyGame, words: str, say: Speaker) -> list[str]:
    """The names of the cards that are called exactly so, in the reader's language or in keys."""
    wanted = _folded(words).rpartition(":")[2]
    return [name for name in texts(game) if wanted in (_folded(say(Say(name))), _folded(name.partition("-")[2]))]


def cards_like(game: AnyGame, words: str, say: Speaker) -> list[str]:
    """The names of the cards that have all these words in them."""
    parts = _folded(words).split()
    return [name for name in texts(game) if all(part in _folded(say(Say(name))) for part in parts)]


def _folded(text: str) -> str:
    """A name as it may be typed: any apostrophe, small letters."""
    return plainly(text).casefold()


def print_rules(screen: Screen, book: Rulebook) -> None:
    """The whole rulebook."""
    if screen.plain:
        screen.say(MARKS.sub("", book.text))
    else:
        screen.console.print(Markdown(book.text))
