"""What the house refuses, in the reader's language. The engine refuses in English, for programs; whoever knows what was typed puts it into words here."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from walpurgis.bots import Bot, bot_named, bot_names, opponents
from walpurgis.engine import AnyGame, Match, Refused, Say, game_named
from walpurgis.engine.game import seats_of, shown
from walpurgis.engine.mending import RulesMended
from walpurgis.words import Speaker


class Told(Refused):
    """A refusal whose text is a sentence in the reader's language."""


@contextmanager
def refusing(say: Speaker, **known: int | str) -> Iterator[None]:
    """Put into words whatever is refused in here.

    The variables of the message are what the caller knows, and `detail`, the engine's own sentence, for those who mend files and programs.
    """
    try:
        yield
    except Refused as refusal:
        message = f"refused-{refusal.code}"
        if not say.knows(message):
            raise
        raise Told(say.text(message, detail=str(refusal), **known)) from refusal


def game_called(name: str, say: Speaker) -> AnyGame:
    """The game of that name."""
    with refusing(say, game=name, games=", ".join(shown())):
        return game_named(name)


def seats_for(game: AnyGame, players: int, say: Speaker) -> int:
    """A number of players that fits the game."""
    with refusing(say, game=game.name, players=players, low=game.seats[0], high=game.seats[-1]):
        return seats_of(game, players)


def bot_called(name: str, game: AnyGame, seed: int, say: Speaker) -> Bot:
    """The bot of that name, for this game."""
    with refusing(say, game=game.name, bot=name, bots=bots_of(game)):
        return bot_named(name, game, seed)


def bots_of(game: AnyGame) -> str:
    """All who can play a game, by the names that can be typed."""
    return ", ".join([*bot_names(game), *(one.name for one in opponents(game))])


def match_in(file: Path, game: AnyGame, say: Speaker) -> Match[Any]:
    """The match that was saved in a file."""
    text = bytes_of(file, say)
    with refusing(say, file=str(file)):
        return Match.load(text, game=game)


def told_before(match: Match[Any]) -> int:
    """How much of a loaded match's story people know: all but that its rules were mended just now."""
    story = list(match.story or ())
    return len(story) - (1 if story and isinstance(story[-1], RulesMended) else 0)


def bytes_of(file: Path, say: Speaker) -> bytes:
    """What is in a file."""
    try:
        return file.read_bytes()
    except FileNotFoundError:
        raise Told(say.text("refused-file-missing", file=str(file))) from None
    except OSError as fault:
        raise Told(say.text("refused-file-unread", file=str(file), detail=fault.strerror or str(fault))) from None


def options_from(game: AnyGame, written: list[str], say: Speaker) -> Any:
    """The options of a game from `name=value`, each value read as its option wants it."""
    kinds = {field.name: field.type for field in _fields(game)}
    read: dict[str, Any] = {}
    for text in written:
        name, equals, value = text.partition("=")
        if not equals:
            raise Told(say.text("refused-option", text=text))
        if name not in kinds:
            raise Told(say.text("refused-option-name", option=name, game=game.name, options=", ".join(kinds) or say.text("list-none")))
        try:
            msgspec.convert({name: value}, game.Options, strict=False)
        except (msgspec.ValidationError, UnicodeEncodeError):
            raise Told(_what_it_can_be(name, kinds[name], value, say)) from None
        read[name] = value
    return msgspec.convert(read, game.Options, strict=False)


def _fields(game: AnyGame) -> tuple[inspect.Field, ...]:
    about = inspect.type_info(game.Options)
    assert isinstance(about, inspect.StructType)
    return about.fields


def _what_it_can_be(option: str, kind: inspect.Type, value: str, say: Speaker) -> str:
    """Which values an option has: by its type, or else by its own explanation."""
    typed = {"option": option, "value": value}
    if isinstance(kind, inspect.BoolType):
        return say.text("refused-option-bool", **typed)
    if isinstance(kind, inspect.LiteralType):
        return say.text("refused-option-choice", values=", ".join(str(one) for one in kind.values), **typed)
    if isinstance(kind, inspect.IntType) and kind.ge is not None and kind.le is not None:
        return say.text("refused-option-number", low=kind.ge, high=kind.le, **typed)
    return say.text("refused-option-value", about=Say(f"setting-{option}"), **typed)
