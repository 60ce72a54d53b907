"""Ashes to Ashes in the terminal: the board is drawn in `board.py`, the whole picture in `picture.py`, the same facts as lines in `lines.py`.

Questions about many spaces are listed space by space, in `spaces.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rich.console import RenderableType

from walpurgis.engine import Offer, View
from walpurgis.terminal.drawing import Drawing
from walpurgis.words import Speaker

from ..view import Seen
from .facts import seat_named
from .lines import lines
from .picture import coloured, draw, side_colour
from .pieces import words
from .spaces import by_space


class AshesDrawing(Drawing):
    """Draws the board with its paths, the factions, the Society and the ghouls."""

    def seat_name(self, view: View, seat: int, say: Speaker) -> str:
        return seat_named(_seen(view), seat, words(say.language))

    def seat_colour(self, view: View, seat: int) -> str:
        return side_colour(_seen(view), seat)

    def colours(self, view: View, say: Speaker) -> Mapping[str, str]:
        return coloured(say)

    def answers(self, offer: Offer, typed: Mapping[str, str], say: Speaker, width: int) -> tuple[RenderableType, list[str]] | None:
        return by_space(offer, typed, words(say.language), width)

    def draw(self, view: View, say: Speaker, width: int, full: bool) -> RenderableType:
        return draw(_seen(view), say, width, full)

    def lines(self, view: View, say: Speaker) -> Iterator[str]:
        return lines(_seen(view), say)


def _seen(view: View) -> Seen:
    assert isinstance(view, Seen)
    return view


DRAWING = AshesDrawing()
