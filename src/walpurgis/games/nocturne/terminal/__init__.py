"""Dominion: Nocturne in the terminal: the picture is in `picture.py`, the same facts as lines in `lines.py`; both take them from `facts.py`."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType

from walpurgis.engine import Offer, View
from walpurgis.terminal.drawing import Drawing
from walpurgis.words import Speaker

from ..view import Seen
from .lines import lines
from .picture import draw
from .pieces import about


class NocturneDrawing(Drawing):
    """Draws the Supply, what lies beside it, the players and one's own hand."""

    def goes_without_saying(self, offer: Offer) -> bool:
        """Whoever has no Moat is asked about it all the same, so that the others learn nothing; to the one who is asked it is not a question. [ND-I-11]"""
        return offer.kind == "one" and len(offer.choices) == 1

    def about(self, name: str, say: Speaker) -> str:
        return about(name, say)

    def draw(self, view: View, say: Speaker, width: int, full: bool) -> RenderableType:
        return draw(_seen(view), say, full)

    def lines(self, view: View, say: Speaker) -> Iterator[str]:
        return lines(_seen(view), say)


def _seen(view: View) -> Seen:
    assert isinstance(view, Seen)
    return view


DRAWING = NocturneDrawing()
