"""How a game looks in the terminal. `Drawing` itself draws any view as a list of its fields, so a new game is playable before anybody has drawn it.

A game's own drawing is found by name, never registered: an object `DRAWING` in the module `terminal` of the game's package.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text
from rich.tree import Tree

from walpurgis.engine import AnyGame, Offer, Say, View
from walpurgis.engine.game import package_of
from walpurgis.words import Speaker

from .screen import BLOOD, EMBER, MOON, MOSS
from .typed_answers import how_to_answer, read_points, write_points

COLOURS = (EMBER, "#6f9bea", MOSS, BLOOD, "#b08ad8", "#d9a520")


class Drawing:
    """Draws views. Subclass it for one game; what is not overridden works for all."""

    def seat_name(self, view: View, seat: int, say: Speaker) -> str:
        """What the player on this seat is called in sentences."""
        return say(Say(f"seat-{seat}")) if say.knows(f"seat-{seat}") else say.text("seat-number", seat=seat + 1)

    def seat_colour(self, view: View, seat: int) -> str:
        return COLOURS[seat % len(COLOURS)]

    def notices(self, view: View) -> Mapping[str, Say]:
        """What must not be overlooked at this point, such as the last round, by its kind. Each kind is announced once."""
        return {}

    def goes_without_saying(self, offer: Offer) -> bool:
        """Whether the only answer to a question is given for a person who has nothing to think about."""
        return False

    def colours(self, view: View, say: Speaker) -> Mapping[str, str]:
        """What else has a colour in sentences, besides the names of the players."""
        return {}

    def answers(self, offer: Offer, typed: Mapping[str, str], say: Speaker, width: int) -> tuple[RenderableType, list[str]] | None:
        """The answers to a question as a picture and as lines, with what to type for each key; None to list them one below the other."""
        return None

    def how_to_answer(self, offer: Offer, say: Speaker) -> str:
        """What kind of answer a question wants; of a place or a path also how its points are written."""
        return how_to_answer(offer, say)

    def points(self, view: View, offer: Offer, typed: str, say: Speaker) -> list[list[int]]:
        """The points that somebody has typed who is asked for a place or a path; Unread if there are none."""
        return read_points(offer, typed, say)

    def point_out(self, points: list[list[int]]) -> str:
        """Points as they are typed."""
        return write_points(points)

    def foreseen(self, found: Any, view: View, say: Speaker) -> Iterator[str]:
        """What would follow from a place or a path, as a game foresees it, in lines."""
        for label, value in _fields(found, say):
            yield say.text("labelled", label=label, value=_brief(value, say))

    def about(self, name: str, say: Speaker) -> str:
        """What stands on the card of that name besides its text, such as its cost."""
        return ""

    def draw(self, view: View, say: Speaker, width: int, full: bool) -> RenderableType:
        """The table as a picture no wider than `width`. `full` adds what a newcomer needs."""
        tree = Tree(Text(say.text("title"), style=f"bold {EMBER}"), guide_style=MOON)
        _grow(tree, view, say)
        return Panel(tree, border_style=MOON, width=min(width, 100))

    def lines(self, view: View, say: Speaker) -> Iterator[str]:
        """The same facts as short lines of text."""
        for label, value in _fields(view, say):
            yield f"{label}: {_brief(value, say)}"


@cache
def drawing_of(game: AnyGame) -> Drawing:
    """The drawing of a game: its own, or the one that draws anything."""
    module = f"{package_of(game)}.terminal"
    if importlib.util.find_spec(module) is None:
        return Drawing()
    found: Drawing = importlib.import_module(module).DRAWING
    return found


def _fields(view: object, say: Speaker) -> list[tuple[str, Any]]:
    """The fields of a structure, or the entries of a mapping, with their labels in the reader's language where the game names them."""
    pairs = view.items() if isinstance(view, Mapping) else msgspec.structs.asdict(view).items()  # type: ignore[arg-type]
    return [(say(Say(f"view-{name}")) if say.knows(f"view-{name}") else str(name).replace("_", " "), value) for name, value in pairs]


def _is_branch(value: object) -> bool:
    return isinstance(value, msgspec.Struct | Mapping) or (isinstance(value, list) and any(_is_branch(item) for item in value))


def _grow(tree: Tree, value: Any, say: Speaker) -> None:
    pairs = [(str(n), item) for n, item in enumerate(value, 1)] if isinstance(value, list) else _fields(value, say)
    for label, item in pairs:
        if _is_branch(item):
            _grow(tree.add(Text(label, style="bold")), item, say)
        else:
            tree.add(Text.assemble((f"{label}: ", "bold"), _brief(item, say)))


def _brief(value: Any, say: Speaker) -> str:
    if isinstance(value, list):
        return ", ".join(_brief(item, say) for item in value) or say.text("list-none")
    if isinstance(value, bool):
        return say.text("yes" if value else "no")
    if _is_branch(value):
        return say.apart(f"{label} {_brief(item, say)}" for label, item in _fields(value, say))
    return say.text("list-none") if value is None or value == "" else str(value)
