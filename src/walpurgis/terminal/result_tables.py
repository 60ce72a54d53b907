"""The tables of the balance and of the bench; those of the arena are in arena_tables.py."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

from walpurgis.arena import Row
from walpurgis.bench import Beside, Figure, Figures
from walpurgis.words import Speaker

from .fitting import fitted
from .screen import EMBER, MOON, Screen, harmless


def balance_table(screen: Screen, game: str, rows: list[Row], seed: int, say: Speaker) -> None:
    """How even a game is, and whether that is as even as it should be."""
    screen.say(say.text("balance-title", game=game, seed=str(seed)), f"bold {EMBER}")
    headings = [say.text(f"balance-{name}") for name in ("what", "players", "games", "value", "band")]
    result_table(screen, headings, [_row(row, say) for row in rows])


def _row(row: Row, say: Speaker) -> list[str]:
    value = f"{row.value:g}" if row.interval is None else f"{row.value:.1%} ({row.interval[0]:.1%}..{row.interval[1]:.1%})"
    band = ""
    if row.band is not None:
        low, high = (f"{end:g}" if row.interval is None else f"{end:.0%}" for end in row.band)
        band = f"{low}..{high}: {say.text('bench-reached' if row.lies_within else 'bench-missed')}"
    what = say.text(row.says) if isinstance(row.says, str) else say(row.says)
    return [f"{say.text(row.variant)}: {what}" if row.variant else what, str(row.seats), str(row.games), value, band]


def bench_table(screen: Screen, figures: Figures, say: Speaker) -> None:
    """How fast the engine is, and whether that is enough."""
    screen.say(say.text("bench-title", game=figures.game, nanoseconds=f"{figures.round_trip_nanoseconds:.0f}", python=figures.python), f"bold {EMBER}")
    headings = [say.text(f"bench-{name}") for name in ("what", "time", "trips", "rate", "target")]
    result_table(screen, headings, [_figure(figure, say) for figure in figures.figures])


def peers_table(screen: Screen, beside: list[Beside], say: Speaker) -> None:
    """How fast the engine is compared with another one."""
    headings = [say.text(f"bench-{name}") for name in ("what", "ours", "theirs", "times", "target")]
    result_table(screen, headings, [_beside(figure, say) for figure in beside])


def _beside(figure: Beside, say: Speaker) -> list[str]:
    verdict = say.text("bench-reached" if figure.times >= figure.target else "bench-missed")
    return [figure.says, f"{figure.ours:.0f}", f"{figure.theirs:.0f}", f"{figure.times:.1f}", f"{figure.target:g}: {verdict}"]


def _figure(figure: Figure, say: Speaker) -> list[str]:
    says = figure.says if figure.ratio is None else f"{figure.says}: {figure.ratio:.2f}"
    verdict = "" if figure.reached is None else say.text("bench-reached" if figure.reached else "bench-missed")
    target = f"{figure.target}: {verdict}" if figure.target else ""
    return [says, f"{figure.microseconds:.1f} us", f"{figure.round_trips:.0f}", f"{figure.per_second:.0f}", target]


def result_table(screen: Screen, headings: list[str], rows: list[list[str]], spare: Sequence[int] = ()) -> list[str]:
    """A table with a heading, or short lines where nobody looks. Columns that can be spared are left out where the screen is too narrow: their headings."""
    rows = [[" ".join(harmless(cell).split()) for cell in row] for row in rows]
    table = fitted(headings, rows, screen.width, spare)
    grid = Grid(border_style=MOON, header_style=f"bold {EMBER}")
    for n, (heading, width) in enumerate(zip(table.headings, table.widths, strict=True)):
        grid.add_column(Text(heading), justify="right" if n else "left", width=width, overflow="fold")
    for row in table.rows:
        grid.add_row(*(Text(cell) for cell in row))
    screen.show(grid, (", ".join(f"{heading}: {cell}" for heading, cell in zip(headings, row, strict=True) if cell) for row in rows))
    return [] if screen.plain else table.left_out
