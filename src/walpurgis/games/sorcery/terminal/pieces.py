"""The words and signs of Sorcery: figures as their labels with a stroke for where they look, places in inches, names of things. Never colour alone."""

from __future__ import annotations

from functools import cache

from rich.text import Text

from walpurgis.engine import Say
from walpurgis.engine.game import package_of
from walpurgis.engine.plane import INCH, Vector
from walpurgis.terminal.drawing import COLOURS
from walpurgis.terminal.screen import MOON
from walpurgis.words import Speaker

from ..game import GAME
from ..view import Seen, SeenFigure

COMPASS: dict[str, Vector] = {"n": (0, 1), "ne": (1, 1), "e": (1, 0), "se": (1, -1), "s": (0, -1), "sw": (-1, -1), "w": (-1, 0), "nw": (-1, 1)}
STROKES = {"n": "{}^", "ne": "{}/", "e": "{}>", "se": "{}\\", "s": "{}v", "sw": "/{}", "w": "<{}", "nw": "\\{}"}
"""A label with a stroke that points away from it, by where the figure looks."""
STEEP = 2414
"""A slope of 67.5 degrees, in thousandths: what is steeper looks north or south, what is flatter than its inverse east or west."""


@cache
def words(language: str) -> Speaker:
    """The game's words, and those that only this table needs."""
    return Speaker(language, "walpurgis.words", package_of(GAME), __package__)


def seat_colour(seat: int) -> str:
    return COLOURS[seat]


def compass(fx: int, fy: int) -> str:
    """The nearest of eight directions.

    >>> compass(0, 1000), compass(1000, 900), compass(-1000, 100), compass(300, -1000)
    ('n', 'ne', 'w', 's')
    """
    across = "e" if fx > 0 else "w"
    along = "n" if fy > 0 else "s"
    if abs(fy) * 1000 > abs(fx) * STEEP:
        return along
    return across if abs(fx) * 1000 > abs(fy) * STEEP else along + across


def length(mil: int) -> str:
    """A length in inches as it is typed: 18.5."""
    return f"{mil / INCH:.3f}".rstrip("0").rstrip(".")


def coordinates(x: int, y: int) -> str:
    """A place as it is typed.

    >>> coordinates(18500, 20250), coordinates(9000, 30)
    ('18.5,20.25', '9,0.03')
    """
    return f"{length(x)},{length(y)}"


def label(thing: str) -> str:
    """The id of a figure or an objective as people see it."""
    return thing.upper()


def stroked(figure: SeenFigure) -> str:
    """The label of a figure and where it looks: "A3^" north, "A3/" north-east, "<A3" west."""
    return STROKES[compass(figure.fx, figure.fy)].format(label(figure.id))


def named(say: Speaker, family: str, thing: str) -> str:
    """The name of a warrior, a spell, a book and so on."""
    return say(Say(f"{family}-{thing}"))


def figure_named(view: Seen, who: str, say: Speaker) -> str:
    """A figure in words: "Warden (A3)"."""
    warrior = next(f.warrior for f in view.figures if f.id == who)
    return say.text("figure", name=Say(f"warrior-short-{warrior}"), label=label(who))


def labelled(what: str, value: str, say: Speaker, style: str = MOON) -> Text:
    text = Text(say.text("labelled", label=what, value=value))
    text.stylize(style, 0, len(what))
    return text
