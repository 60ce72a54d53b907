"""The picture of Sabbat Magica: the manor in the middle of its ring of gardens, the regions in a row, the players' boards below.

With 100 columns the gardens lie around the manor; with fewer, everything is stacked. Too narrow for the manor: the facts as lines.
"""

from __future__ import annotations

from collections.abc import Iterator

from rich import box
from rich.align import Align
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from walpurgis.engine import Say
from walpurgis.terminal.screen import BLOOD, EMBER, MOON, MOSS
from walpurgis.words import Speaker

from ..board import COLUMNS, GARDENS, REGION_VP, REGIONS, ROWS
from ..view import Board, Seen
from .lines import lines
from .pieces import (
    COLOURS,
    HIDDEN,
    MIRRORS,
    MOVED,
    RESTING,
    SHAPES,
    bonus,
    counts,
    form,
    gate,
    ghosts,
    magician,
    mirror,
    order,
    pips,
    place,
    store,
    track,
    words,
)

WIDE, NARROW = 100, 72
CELL = 12
LEFT, RIGHT = ("gd:gla", "gd:zen", "gd:alc"), ("gd:cry", "gd:can", "gd:tra")
"""The gardens beside the manor: clockwise from the upper left, each borders the next."""


def draw(view: Seen, say: Speaker, width: int, full: bool) -> RenderableType:
    """The whole table."""
    say = words(say.language)
    if width < NARROW:
        return Text("\n".join(lines(view, say)))
    wide = width >= WIDE
    parts: list[RenderableType] = [_heading(view, say), _time_card(view, say)]
    parts += [_ring(view, say)] if wide else [Align.center(_manor(view, say)), _strip(view, say, [LEFT[0], *RIGHT[:2], *LEFT[1:], RIGHT[2]], 3)]
    parts += [_ghost_counts(view, say), _regions(view, say, wide), _boards(view, say, wide), _outside(view, say)]
    if full:
        parts += [_garden_bonuses(view, say), _legend(say)]
    return Group(*parts)


def _heading(view: Seen, say: Speaker) -> Text:
    phase = say(Say(f"phase-{view.phase}"))
    line = Text.assemble((say.text("board-round", round=view.round, rounds=view.rounds), f"bold {EMBER}"), f"  {phase}  ", pips(view), "  ")
    if view.phase not in RESTING:
        line.append(say.text("board-lap", lap=view.lap, actions=view.actions) + "  ")
    line.append_text(Text.assemble((say.text("board-order") + " ", "dim"), order(view)))
    if view.round == view.rounds and view.phase != "end":
        line.append("  " + say.text("board-last-round"), style=f"bold {BLOOD}")
    return line


def _time_card(view: Seen, say: Speaker) -> Text:
    line = Text.assemble((say(Say(f"time-{view.time_card}")), f"bold {MOON}"))
    for slot in range(1, len(view.slots) + 1):
        line.append("  ").append_text(bonus(view, slot, say))
    return line


def _manor(view: Seen, say: Speaker) -> Grid:
    """The 4 x 4 squares, each with its tile and its magician, and the mirrors on the outer edges."""
    grid = Grid(show_header=False, box=box.SQUARE, show_lines=True, padding=0, border_style=MOON)
    for _ in COLUMNS:
        grid.add_column(width=CELL)
    standing = {board.magician: board.people for board in view.players if board.magician}
    for row in ROWS:
        grid.add_row(*(_square(view, say, column + row, standing) for column in COLUMNS))
    around = Grid.grid(padding=(0, 0))
    for _ in range(3):
        around.add_column()
    around.add_row("", _edge(view, "N"), "")
    around.add_row(_side(view, "W"), grid, _side(view, "E"))
    around.add_row("", _edge(view, "S"), "")
    return around


def _square(view: Seen, say: Speaker, square: str, standing: dict[str, str]) -> Text:
    n = ROWS.index(square[1]) * len(COLUMNS) + COLUMNS.index(square[0])
    tile = view.grid[n]
    special = len(tile) > 3
    name = Text(say(Say(f"short-tile-{tile}")).ljust(CELL), style=f"italic {MOSS}" if special else "")
    foot = Text.assemble((square, "dim"))
    if square in standing:
        foot.append(" " * (CELL - 5)).append_text(magician(standing[square]))
    return Text.assemble(name, "\n", foot)


def _edge(view: Seen, side: str) -> Text:
    """The mirrors above or below the manor."""
    line = Text(" ")
    for column in COLUMNS:
        name = side + column
        line.append_text(Text.assemble("   ", (name, "dim"), " ", mirror(view.mirrors[name]), " " * (CELL - 8)))
    return line


def _side(view: Seen, side: str) -> Text:
    """The mirrors left or right of the manor: the name beside the tile, the mirror below it."""
    column = Text()
    for row in ROWS:
        column.append("\n").append(f"{side}{row}".center(3), style="dim")
        column.append("\n").append_text(mirror(view.mirrors[side + row])).append("\n" if row != ROWS[-1] else "")
    return column


def _ring(view: Seen, say: Speaker) -> Grid:
    """The manor between the gardens."""
    ring = Grid.grid(padding=0)
    for _ in range(3):
        ring.add_column()
    ring.add_row(_column(view, say, LEFT), _manor(view, say), _column(view, say, RIGHT))
    return ring


def _column(view: Seen, say: Speaker, gardens: tuple[str, ...]) -> Group:
    """The gardens on one side of the manor, spread over its height."""
    gap = (0, 0, 1 if view.garden_places < 3 else 0, 0)
    return Group(*(Padding(_garden(view, say, name, 20), gap) for name in gardens))


def _garden(view: Seen, say: Speaker, garden: str, width: int) -> Panel:
    """A garden: who stands on which place, and what the place is good for."""
    rows = []
    for number in range(1, view.garden_places + 1):
        good_for = say(Say(f"short-bonus-{garden[3:]}-{number}")) if number < 3 else ""
        rows.append(Text.assemble(place(view, garden, number), f" {good_for}"))
    title = Text(say(Say(f"short-gd-{garden[3:]}")), style="bold")
    return Panel(Group(*rows), title=title, title_align="left", width=width, border_style=MOSS, box=box.ROUNDED, padding=0)


def _strip(view: Seen, say: Speaker, names: list[str], columns: int) -> Grid:
    """The gardens in rows, still in the order of the ring: the lower row runs backwards."""
    grid = Grid.grid(padding=0)
    upper, lower = names[:columns], names[columns:]
    for row in (upper, lower):
        grid.add_row(*(_garden(view, say, name, 26) for name in row))
    return grid


def _ghost_counts(view: Seen, say: Speaker) -> Text:
    line = Text.assemble((say(Say("place-br")) + " ", "bold"), counts(view, "bridge"), "   ", (say(Say("place-gy")) + " ", "bold"), counts(view, "graveyard"))
    for seat, where in view.limbo.items():
        people = view.players[seat].people
        line.append("   ").append(f"{people} -> {say(Say('place-' + where.replace(':', '-')))}", style=f"bold {COLOURS[people]}")
    return line


def _regions(view: Seen, say: Speaker, wide: bool) -> Grid:
    """The eight regions in the order of their ring: victory points, gate, places."""
    grid = Grid(show_header=False, show_lines=True, box=box.SQUARE, padding=(0, 0), border_style=MOON, title=None)
    columns = 8 if wide else 4
    for _ in range(columns):
        grid.add_column(width=11 if wide else 17)
    names = list(REGIONS) if wide else [*REGIONS[:4], *reversed(REGIONS[4:])]
    for start in range(0, len(names), columns):
        grid.add_row(*(_region(view, say, name) for name in names[start : start + columns]))
    return grid


def _region(view: Seen, say: Speaker, region: str) -> Text:
    name = say(Say(f"place-{region.replace(':', '-')}"))
    fee = gate(view.gates[REGIONS.index(region)])
    points = f"{REGION_VP[region]} {say.text('board-vp')}"
    return Text.assemble((name, "bold"), "\n", (points, MOSS), "  ", (fee, EMBER), "\n", ghosts(view, region, view.region_places))


def _boards(view: Seen, say: Speaker, wide: bool) -> Grid:
    """The players' boards, two in a row where there is room."""
    grid = Grid.grid(padding=0)
    columns = 2 if wide else 1
    for start in range(0, len(view.players), columns):
        grid.add_row(*(_board(view, board, say, 49 if wide else 78) for board in view.players[start : start + columns]))
    return grid


def _board(view: Seen, board: Board, say: Speaker, width: int) -> Panel:
    name = Say(f"people-{board.people}")
    title = Text.assemble(magician(board.people), f" {say(name)}, {form(say, name.id, 'magician')}")
    points = Text.assemble((f"{board.vp} {say.text('board-vp')}", f"bold {MOSS}"), f"  {say.text('short-chimeras')} {board.chimera}  ")
    points.append_text(Text.assemble(f"{say.text('board-terror')} ", track(board.terror)))
    skull = Text.assemble(f"{say.text('short-skull')} ", ("X", f"bold {BLOOD}") if board.cursed else ("-", ""))
    zone = Text.assemble(f"{say.text('short-zone')} ", (store(board.zone), "bold"))
    stores = Text.assemble(("2H ", "bold"), store(board.h2), ("  1H ", "bold"), store(board.h1), "  ", skull, "  ", zone)
    rows = [points, stores]
    if board.powers_left:
        cards = ", ".join(say(Say(f"power-{power}")) for power in board.powers_left)
        used = f" ({say.text('short-power-used')})" if board.power and not board.power_ready else ""
        rows.append(Text.assemble(f"{say.text('short-power')} ", (cards, "bold" if board.power else "dim"), used))
    return Panel(Group(*rows), title=title, title_align="left", width=width, border_style=COLOURS[board.people], box=box.ROUNDED)


def _outside(view: Seen, say: Speaker) -> Text:
    """What lies beside the board: gates not in play, time cards not seen yet."""
    unseen = ", ".join(say(Say(f"time-{card}")) for card in view.time_unseen)
    line = say.text("labelled", label=say.text("board-gates-out"), value=", ".join(gate(fee) for fee in view.gates_out))
    if unseen and not view.time_removed:
        line += "\n" + say.text("labelled", label=say.text("board-unseen-cards"), value=unseen)
    return Text(line, style="dim")


def _garden_bonuses(view: Seen, say: Speaker) -> Grid:
    """What the first two places of each garden are good for."""
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), header_style="bold", border_style=MOON)
    for heading in (say.text("board-gardens"), "1", "2"):
        grid.add_column(Text(heading))
    for garden in GARDENS:
        about = f"garden-{garden[3:]}"
        grid.add_row(Text(say(Say(f"place-{garden.replace(':', '-')}"))), Text(form(say, about, "major")), Text(form(say, about, "minor")))
    return grid


def _legend(say: Speaker) -> Text:
    return Text("\n".join(legend(say)), style="dim")


def legend(say: Speaker) -> Iterator[str]:
    """What the signs mean."""
    yield say.text("board-legend")
    looks = zip(MIRRORS, ("intact", "cracked", "broken"), strict=True)
    yield say.text("labelled", label=say.text("board-mirrors"), value=",  ".join(f"{sign} {say.text(f'board-{look}')}" for sign, look in looks))
    peoples = "  ".join(f"{shape} {form(say, f'people-{people}', 'magician')}" for people, shape in SHAPES.items())
    yield peoples
    yield f"X {say.text('board-cursed')}   {HIDDEN} {say.text('board-protected')}   {MOVED} {say.text('board-moved')}   " + "   ".join(
        f"{kind} {say(Say(f'resource-{kind}'))}" for kind in "srgm"
    )
