"""The tables of the arena and of the bench."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from walpurgis.arena import Report, Standing
from walpurgis.bench import Beside, Figure, Figures
from walpurgis.words import Speaker

from .screen import BLOOD, EMBER, MOON, Screen


def arena_table(screen: Screen, report: Report, say: Speaker) -> None:
    """Who won how often, and how sure that is."""
    screen.say(say.text("arena-title", game=report.game, games=report.games, seed=str(report.seed)), f"bold {EMBER}")
    headings = [say.text(f"arena-{name}") for name in ("bot", "wins", "rate", "score", "place", "span", "faults")]
    _table(screen, headings, [_standing(s) for s in sorted(report.standings, key=lambda s: -s.win_rate)])
    screen.say(say.text("arena-decisions", decisions=report.decisions, seconds=f"{report.seconds:.1f}"), "dim")
    if report.unwon:
        screen.say(say.text("arena-unwon", count=report.unwon))
    if report.broken_off:
        screen.say(say.text("arena-broken-off", count=report.broken_off), BLOOD)
    for fault in report.faults:
        bot = report.bots[fault.bot] if fault.bot is not None else "-"
        screen.say(say.text("arena-fault", game=fault.game, seat=fault.seat, bot=bot, prompt=fault.prompt, what=fault.what), BLOOD)


def bench_table(screen: Screen, figures: Figures, say: Speaker) -> None:
    """How fast the engine is, and whether that is enough."""
    screen.say(say.text("bench-title", game=figures.game, nanoseconds=f"{figures.round_trip_nanoseconds:.0f}", python=figures.python), f"bold {EMBER}")
    headings = [say.text(f"bench-{name}") for name in ("what", "time", "trips", "rate", "target")]
    _table(screen, headings, [_figure(figure, say) for figure in figures.figures])


def peers_table(screen: Screen, beside: list[Beside], say: Speaker) -> None:
    """How fast the engine is beside another one."""
    headings = [say.text(f"bench-{name}") for name in ("what", "ours", "theirs", "times", "target")]
    _table(screen, headings, [_beside(figure, say) for figure in beside])


def _beside(figure: Beside, say: Speaker) -> list[str]:
    verdict = say.text("bench-reached" if figure.times >= figure.target else "bench-missed")
    return [figure.says, f"{figure.ours:.0f}", f"{figure.theirs:.0f}", f"{figure.times:.1f}", f"{figure.target:g}: {verdict}"]


def _standing(s: Standing) -> list[str]:
    low, high = s.win_rate_95
    about = f" ({s.mean_score_95[0]:.1f}..{s.mean_score_95[1]:.1f})" if s.mean_score_95 else ""
    rate = f"{s.win_rate:.1%} ({low:.1%}..{high:.1%})"
    return [s.bot, f"{s.wins:g}", rate, f"{s.mean_score:.1f}{about}", f"{s.mean_place:.2f}", f"{s.min_score}..{s.max_score}", str(s.faults)]


def _figure(figure: Figure, say: Speaker) -> list[str]:
    says = figure.says if figure.ratio is None else f"{figure.says}: {figure.ratio:.2f}"
    verdict = "" if figure.reached is None else say.text("bench-reached" if figure.reached else "bench-missed")
    target = f"{figure.target}: {verdict}" if figure.target else ""
    return [says, f"{figure.microseconds:.1f} us", f"{figure.round_trips:.0f}", f"{figure.per_second:.0f}", target]


def _table(screen: Screen, headings: list[str], rows: list[list[str]]) -> None:
    grid = Grid(border_style=MOON, header_style=f"bold {EMBER}")
    for n, heading in enumerate(headings):
        grid.add_column(Text(heading), justify="right" if n else "left")
    for row in rows:
        grid.add_row(*(Text(cell) for cell in row))
    screen.show(grid, (", ".join(f"{heading}: {cell}" for heading, cell in zip(headings, row, strict=True) if cell) for row in rows))
