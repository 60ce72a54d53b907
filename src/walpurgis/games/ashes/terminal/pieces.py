"""The words and signs of Ashes to Ashes: figures as letters with an arrow for where they look, tracks, names of cards. Never colour alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache

from rich.text import Text

from walpurgis.engine import Say
from walpurgis.engine.game import package_of
from walpurgis.terminal.screen import BLOOD, EMBER, MOON, MOSS
from walpurgis.words import Speaker

from ..facts import GHOULS, SIDE_OF, SOCIETY_FIGURES
from ..game import GAME
from ..view import Seen

PATH, ELECTRIC, HOODED = "#4fb3a9", "#6f9bea", "#9a9aa8"
COLOURS = {"H": "#d9a520", "V": BLOOD, "SS": HOODED}
"""By side."""
ARROWS = {"N": "^", "E": ">", "S": "v", "W": "<"}
CHOSEN, TRAP, BEAR, SAND, WAITING = "*", "x", "w", "~", "!"
BARE, CITADEL = " · ", "╠╬╣"

LINES = {"NS": "│", "EW": "─", "NE": "└", "SE": "┌", "SW": "┐", "NW": "┘", "NESW": "┼"}
"""A path by its open sides."""


@cache
def words(language: str) -> Speaker:
    """The game's words, and those that only this table needs."""
    return Speaker(language, "walpurgis.words", package_of(GAME), __package__)


def named(say: Speaker, thing: str, family: str = "figure") -> str:
    """The name of a figure; of a card, a place or a side, if that is the family."""
    return say(Say(f"{family}-{thing.replace('.', '-')}"))


def counted(names: Iterable[str], say: Speaker) -> str:
    """Names in order, equal ones counted: "2 x Straight; Curve"."""
    return say.apart(name if count == 1 else f"{count} x {name}" for name, count in Counter(names).items())


def colour_of(figure: str) -> str:
    if figure in SOCIETY_FIGURES:
        return HOODED
    return MOSS if figure in GHOULS else COLOURS[SIDE_OF[figure]]


def figure(view: Seen, who: str) -> tuple[str, str, str]:
    """A figure in three signs: "<M " looks west, " M^" north, "*M>" holds the Chosen; "/A\\" is hooded, "!g3" a ghoul that acts next."""
    if who in SOCIETY_FIGURES:
        return ("/", who[1], CHOSEN if view.chosen == who else "\\")
    if who in GHOULS:
        return (WAITING if who in view.ghouls_next else " ", who[0], who[1])
    arrow = "" if view.mode == "alone" else ARROWS.get(view.figures[who].facing, "")
    holds = CHOSEN if view.chosen == who else " "
    return ("<", who, holds) if arrow == "<" else (holds, who, arrow or " ")


def track(level: int, most: int, style: str = EMBER) -> Text:
    """A track of points or power."""
    return Text.assemble(("#" * level, f"bold {style}"), ("." * (most - level), "dim"), f" {level}")


def labelled(label: str, value: str, say: Speaker, style: str = MOON) -> Text:
    text = Text(say.text("labelled", label=label, value=value))
    text.stylize(style, 0, len(label))
    return text
