"""Sabbat Magica in the terminal: the picture is composed in `picture.py` from the pieces of `pieces.py`, the same facts as lines are in `lines.py`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rich.console import RenderableType

from walpurgis.engine import Say, View
from walpurgis.terminal.drawing import Drawing
from walpurgis.words import Speaker

from ..view import Seen
from .lines import lines
from .picture import draw
from .pieces import COLOURS


class SabbatDrawing(Drawing):
    """Draws the manor, its gardens and the regions."""

    def seat_name(self, view: View, seat: int, say: Speaker) -> str:
        return say(Say(f"people-{_seen(view).players[seat].people}"))

    def seat_colour(self, view: View, seat: int) -> str:
        return COLOURS[_seen(view).players[seat].people]

    def notices(self, view: View) -> Mapping[str, Say]:
        """The last round, and at the end the time card that nobody saw."""
        seen = _seen(view)
        if seen.time_removed:
            return {"removed": Say("board-removed-card", {"card": Say(f"time-{seen.time_removed}")})}
        return {"last-round": Say("board-last-round")} if seen.round == seen.rounds else {}

    def draw(self, view: View, say: Speaker, width: int, full: bool) -> RenderableType:
        return draw(_seen(view), say, width, full)

    def lines(self, view: View, say: Speaker) -> Iterator[str]:
        return lines(_seen(view), say)


def _seen(view: View) -> Seen:
    assert isinstance(view, Seen)
    return view


DRAWING = SabbatDrawing()
