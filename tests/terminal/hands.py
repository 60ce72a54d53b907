"""Hands on a keyboard that is not there: a sitting played from a script, and what it wrote."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

from walpurgis.bots import Bot, bot_named
from walpurgis.engine import AnyGame, Match, View, game_named
from walpurgis.terminal import Screen, Sitting, drawing_of
from walpurgis.words import speaker


def screen(typed: Sequence[str] = (), width: int = 100, plain: bool = True) -> Screen:
    """A screen that reads these lines and then comes to the end of its input."""
    console = Console(file=io.StringIO(), width=width, markup=False, highlight=False, emoji=False)
    return Screen(plain, console=console, keyboard=io.StringIO("".join(f"{line}\n" for line in typed)))


def written(screen: Screen) -> str:
    """All that the screen shows."""
    assert isinstance(screen.console.file, io.StringIO)
    return screen.console.file.getvalue()


def drawn(game: AnyGame, view: View, language: str = "en", width: int = 80, full: bool = False) -> str:
    """The picture of a table, as the terminal shows it."""
    shown = screen(width=width)
    shown.console.print(drawing_of(game).draw(view, speaker(language, game), width, full))
    return written(shown)


def lines(game: AnyGame, view: View, language: str = "en") -> str:
    """The same table in lines, for screen readers and pipes."""
    return "\n".join(drawing_of(game).lines(view, speaker(language, game)))


def against_a_bot(
    *typed: str, game: str, seed: int = 4, language: str = "en", options: Mapping[str, Any] | None = None, record: Path | None = None
) -> tuple[str, Sitting]:
    """One person on seat 0 against a bot, plainly; what was written, and the sitting."""
    match = Match.new(game, 2, seed, options)
    bots: dict[int, Bot] = {1: bot_named("random", game_named(game), 1)}
    sitting = Sitting(match, bots, screen(typed), language, ["random"], record)
    sitting.play()
    return written(sitting.screen), sitting


def together(*typed: str, game: str, seats: int = 2, seed: int = 4) -> tuple[str, Sitting]:
    """Several people at one screen."""
    sitting = Sitting(Match.new(game, seats, seed), {}, screen(typed))
    sitting.play()
    return written(sitting.screen), sitting
