"""The picture of Sorcery: the turn on top, the map with the armies beside it, spells in play, and the books above the prompt.

The full table has the large map, with everything about the figures below it, the ground, and what the signs mean.
"""

from __future__ import annotations

from collections.abc import Iterator

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from walpurgis.terminal.screen import BLOOD, EMBER, MOON
from walpurgis.words import Speaker

from ..view import Seen, SeenFigure, SeenPlayer
from .facts import (
    board,
    book_title,
    bookmarks,
    condition,
    fallen,
    fighting,
    going_on,
    heading,
    in_book,
    in_play,
    objectives,
    place,
    powers,
    standing,
    terrain,
    values,
)
from .ground import GLYPH, LARGE, SHADES, SMALL, battlefield, width_of
from .lines import lines
from .pieces import label, labelled, named, seat_colour, words

NARROW, WIDEST = 76, 130
GAP = 1
TOKEN = "*"


def draw(view: Seen, say: Speaker, width: int, full: bool) -> RenderableType:
    """The whole table."""
    say = words(say.language)
    if width < NARROW:
        return Text("\n".join(lines(view, say)))
    parts: list[RenderableType] = [_heading(view, say)]
    parts += [labelled(what, value, say, EMBER) for what, value in going_on(view, say)]
    parts += _spread(view, say, min(width, WIDEST)) if full else [_table(view, say, min(width, WIDEST))]
    parts += [labelled(what, value, say) for what, value in in_play(view, say)]
    parts += [labelled(book_title(view, tome, say), in_book(tome, say), say, f"bold {seat_colour(tome.owner)}") for tome in view.tomes]
    parts += [labelled(what, value, say, f"bold {EMBER}") for what, value in bookmarks(view, say)]
    if full:
        parts += [labelled(what, value, say) for what, value in terrain(view, say)]
        parts += [Text("\n".join(legend(say)), style="dim")]
    return Group(*parts)


def _heading(view: Seen, say: Speaker) -> Text:
    first, *rest = heading(view, say)
    line = Text(first, style=f"bold {EMBER}")
    for n, part in enumerate(rest):
        line.append(f"  {part}", style=f"bold {seat_colour(view.active)}" if n == 0 else "")
    if rest and view.round == view.rounds:
        line.append(f"  {say.text('short-last-round')}", style=f"bold {BLOOD}")
    return line


def _table(view: Seen, say: Speaker, width: int) -> Grid:
    """The small map with the armies beside it."""
    grid = Grid.grid(padding=(0, GAP, 0, 0))
    grid.add_column(width=width_of(SMALL), no_wrap=True)
    grid.add_column(width=width - width_of(SMALL) - 2 * GAP)
    armies = [Group(*_army(view, player, say, full=False)) for player in view.players]
    held = Text("  ".join(objectives(view, say)), style=MOON)
    grid.add_row(battlefield(view), Group(*armies, held))
    return grid


def _spread(view: Seen, say: Speaker, width: int) -> Iterator[RenderableType]:
    """The large map, and below it the armies, two abreast where there is room."""
    yield battlefield(view, LARGE)
    yield Text(board(view, say) + "  " + "  ".join(objectives(view, say)), style=MOON)
    across = width // 2 - 1
    armies = [Group(*_army(view, player, say, full=True)) for player in view.players]
    yield Columns(armies, width=across, padding=(0, 1))


def _army(view: Seen, player: SeenPlayer, say: Speaker, full: bool) -> Iterator[RenderableType]:
    """A player and the figures: label, name, click and tokens; below them the values and what else is to be known."""
    yield labelled(named(say, "seat", str(player.seat)), standing(view, player, say), say, f"bold {seat_colour(player.seat)}")
    for figure in fighting(view, player.seat):
        yield from _figure(view, figure, say, full)
    if gone := fallen(view, player.seat, say):
        yield labelled(say.text("short-fallen"), gone, say, "dim")


def _figure(view: Seen, figure: SeenFigure, say: Speaker, full: bool) -> Iterator[RenderableType]:
    text = Text.assemble((f"{label(figure.id):<3} ", f"bold {seat_colour(figure.seat)}"), f"{named(say, 'warrior-short', figure.warrior)} ")
    text.append(f"{figure.click}/{figure.clicks} ", style=BLOOD if figure.click > figure.clicks // 2 else "")
    text.append(f"{TOKEN * figure.tokens} " if figure.tokens else "", style=f"bold {EMBER}")
    yield text.append(values(figure), style=MOON)
    more = [*condition(view, figure, say)]
    if full:
        more = [*([place(figure, say)] if figure.status != "reserve" else []), *more, *([powers(figure, say)] if figure.abilities else [])]
    if more:
        yield Padding(Text(say.apart(more), style="dim"), (0, 0, 0, 4))


def legend(say: Speaker) -> Iterator[str]:
    """What the signs and the rows of numbers mean."""
    yield say.text("short-legend-figures")
    yield say.text("short-legend-values", token=TOKEN)
    shades = ", ".join(f"{sign} {named(say, 'terrain', kind)}" for kind, sign in SHADES.items())
    yield say.text("short-legend-ground", glyph=GLYPH, shades=shades)
    yield say.text("short-legend-books")
