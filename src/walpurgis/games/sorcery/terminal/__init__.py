"""Sorcery in the terminal: the map is drawn in `ground.py`, the whole picture in `picture.py`, the same facts as lines in `lines.py`.

Orders are listed figure by figure, in `orders.py`; how places and paths are typed and tried is in `pointing.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import RenderableType

from walpurgis.engine import Offer, View
from walpurgis.terminal.drawing import Drawing
from walpurgis.terminal.typed_answers import how_to_answer
from walpurgis.words import Speaker

from ..view import Seen
from .facts import about_card
from .lines import lines
from .orders import listed
from .picture import draw
from .pieces import coordinates, seat_colour, words
from .pointing import how_to_point, points, preview


class SorceryDrawing(Drawing):
    """Draws the battlefield with the armies beside it, and one's own books open."""

    def seat_colour(self, view: View, seat: int) -> str:
        return seat_colour(seat)

    def answers(self, offer: Offer, typed: Mapping[str, str], say: Speaker, width: int) -> tuple[RenderableType, list[str]] | None:
        return listed(offer, typed, words(say.language), width)

    def how_to_answer(self, offer: Offer, say: Speaker) -> str:
        return how_to_point(offer, words(say.language)) if offer.kind == "spot" else how_to_answer(offer, say)

    def points(self, view: View, offer: Offer, typed: str, say: Speaker) -> list[list[int]]:
        return points(_seen(view), offer, typed, words(say.language))

    def point_out(self, points: list[list[int]]) -> str:
        return " ".join(coordinates(x, y) for x, y in points)

    def foreseen(self, found: Any, view: View, say: Speaker) -> Iterator[str]:
        return preview(found, _seen(view), words(say.language))

    def about(self, name: str, say: Speaker) -> str:
        return about_card(name, words(say.language))

    def draw(self, view: View, say: Speaker, width: int, full: bool) -> RenderableType:
        return draw(_seen(view), say, width, full)

    def lines(self, view: View, say: Speaker) -> Iterator[str]:
        return lines(_seen(view), say)


def _seen(view: View) -> Seen:
    assert isinstance(view, Seen)
    return view


DRAWING = SorceryDrawing()
