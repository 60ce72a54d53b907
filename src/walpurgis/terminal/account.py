"""The final account of a match, line by line, with the ranking; equal places share the victory. Where points do not decide, a verdict says who wins."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rich.table import Table as Grid
from rich.text import Text

from walpurgis.engine import Result, Say
from walpurgis.words import Speaker

from .screen import EMBER, MOON, MOSS, Screen


def account(screen: Screen, result: Result, say: Speaker, name: Callable[[int], str]) -> None:
    """Show who has how many points for what, and who wins."""
    names = [name(seat) for seat in range(len(result.places))]
    screen.heading(say.text("account-heading"))
    if result.account or result.verdict is None:
        screen.show(_table(result, names, say), _lines(result, names, say))
    screen.say(_winners(result, names, say), f"bold {MOSS}")


def _winners(result: Result, names: list[str], say: Speaker) -> str:
    if result.verdict is not None:
        return say(result.verdict)
    winners = [names[seat] for seat in result.winners]
    points = result.scores[result.winners[0]]
    if len(winners) == 1:
        return say.text("winner", who=winners[0], points=points)
    return say.text("winners", who=say.text("list-and", start=", ".join(winners[:-1]), last=winners[-1]), points=points)


def _table(result: Result, names: list[str], say: Speaker) -> Grid:
    grid = Grid(border_style=MOON, header_style=f"bold {EMBER}", show_footer=False)
    grid.add_column("")
    for seat in range(len(names)):
        grid.add_column(Text(names[seat]), justify="right")
    for line in result.account:
        grid.add_row(Text(say(line.says)), *(str(points) for points in line.points))
    if result.verdict is None:
        grid.add_section()
        grid.add_row(Text(say.text("account-total"), style="bold"), *(Text(str(score), style="bold") for score in result.scores))
    if result.winners:
        grid.add_row(Text(say.text("account-place")), *(str(place) for place in result.places))
    return grid


def _lines(result: Result, names: list[str], say: Speaker) -> Iterator[str]:
    for place, seat in sorted((place, seat) for seat, place in enumerate(result.places)):
        parts = say.apart(say.text("labelled", label=line.says, value=line.points[seat]) for line in result.account)
        ordinal = Say("account-ordinal", {"place": place})
        if result.verdict is None:
            yield say.text("account-line", place=ordinal, who=names[seat], points=result.scores[seat], parts=parts)
        elif result.winners:
            yield say.text("account-line-judged", place=ordinal, who=names[seat], parts=parts)
        else:
            yield say.text("labelled", label=names[seat], value=parts)
