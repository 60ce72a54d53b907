"""`walpurgis arena`: from what was typed to a run, and from its results to tables and files. Whatever cannot be done is refused before the first game."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import msgspec
import typer

from walpurgis.arena import Form, Limits, Results, Sure, Tournament, check, play_all
from walpurgis.arena.optional import needed
from walpurgis.arena.parquet import write_parquet
from walpurgis.arena.programs import PREFIX, check_bot
from walpurgis.arena.report_page import ready, write_page
from walpurgis.engine import AnyGame
from walpurgis.words import Speaker

from .arena_tables import arena_table, laws_table
from .refusals import Told, bots_of, refusing, seats_for
from .screen import Screen

Progress: TypeAlias = Callable[[str], Callable[[Callable[[Callable[[int, int], None]], Any]], Any]]
"""Runs something long with a bar of this title."""
MOST = 20_000
"""Games of a meeting that should run until it is decided, unless another number is named."""
MANY = 1_000_000
"""Random games under the laws."""


class ArenaWish(NamedTuple):
    """What was typed."""

    game: AnyGame
    bots: list[str] | None
    games: int | None
    sure: tuple[float, float] | None
    form: Form
    players: int | None
    seed: int
    options: Any
    workers: int | None
    ray: str | None
    seconds: float
    megabytes: int
    out: Path | None
    parquet: Path | None
    report: Path | None
    json: bool


def let_them_play(wish: ArenaWish, screen: Screen, say: Speaker, progress: Progress) -> None:
    """Bots meet: a table or JSON, and the files that were asked for."""
    if wish.bots is None:
        raise Told(say.text("refused-arena-bots"))
    if wish.games is None and wish.sure is None:
        raise Told(say.text("refused-arena-games"))
    seats_for(wish.game, len(wish.bots) if wish.form == "match" else wish.players or 2, say)
    for name in dict.fromkeys(wish.bots):
        with refusing(say, game=wish.game.name, bot=name.removeprefix(PREFIX), bots=bots_of(wish.game)):
            check_bot(name, wish.game)
    can_be_written(wish, say)
    with refusing(say):
        if wish.parquet is not None:
            needed("stats", "polars")
        if wish.report is not None:
            ready()
        sure = Sure(*wish.sure) if wish.sure is not None else None
        task = Tournament.of(wish.game.name, wish.bots, wish.games or MOST, wish.seed, wish.options, wish.form, wish.players, sure)
        at = where(wish, say)
        results: Results = progress(say.text("arena-progress"))(lambda told: play_all(task, progress=told, **at))
    _show(wish.json, results.report, lambda: arena_table(screen, results.report, say))
    if wish.parquet is not None:
        write_parquet(results, wish.parquet)
    if wish.report is not None:
        write_page(results, wish.report, say)
    for file in (wish.parquet, wish.report):
        if file is not None and not wish.json:
            screen.say(say.text("arena-written", file=str(file)), "dim")


def watch_the_laws(wish: ArenaWish, screen: Screen, say: Speaker, progress: Progress) -> None:
    """Random games: what they show, and exit code 1 if a law was broken."""
    typed = {"--bots": wish.bots, "--until-sure": wish.sure, "--parquet": wish.parquet, "--report": wish.report}
    wrong = [name for name, value in typed.items() if value is not None]
    if wrong:
        raise Told(say.text("refused-laws-with", options=", ".join(wrong)))
    if wish.players is not None:
        seats_for(wish.game, wish.players, say)
    at = where(wish, say)
    with refusing(say):
        found = progress(say.text("laws-progress"))(
            lambda told: check(wish.game.name, wish.games or MANY, wish.seed, options=wish.options, players=wish.players, progress=told, **at)
        )
    _show(wish.json, found, lambda: laws_table(screen, found, say))
    if found.broken:
        raise typer.Exit(1)


def where(wish: ArenaWish, say: Speaker) -> dict[str, Any]:
    """Where games are played, within which limits and into which file."""
    if wish.ray is not None and wish.workers is not None:
        raise Told(say.text("refused-ray-with"))
    limits = Limits(wish.seconds, wish.megabytes)
    return {"workers": wish.workers or os.cpu_count() or 1, "limits": limits, "out": wish.out, "ray": wish.ray}


def can_be_written(wish: ArenaWish, say: Speaker) -> None:
    """Check in advance where an hour of games is to be written."""
    for file in (wish.parquet, wish.report):
        if file is None:
            continue
        try:
            with open(file, "ab"):
                pass
        except OSError as fault:
            raise Told(say.text("refused-file-unwritten", file=str(file), detail=fault.strerror or str(fault))) from None


def _show(json: bool, found: msgspec.Struct, table: Callable[[], None]) -> None:
    if json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found)).decode())
    else:
        table()
