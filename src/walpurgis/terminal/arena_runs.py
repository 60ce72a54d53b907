"""`walpurgis arena`: from what was typed to a run, and from its results to tables and files. Whatever cannot be done is refused before the first game."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import msgspec
import typer

from walpurgis.arena import Form, Limits, Results, Sure, Tournament, check, play_all
from walpurgis.arena.optional import needed
from walpurgis.arena.parquet import write_parquet
from walpurgis.arena.programs import PREFIX, check_bot
from walpurgis.arena.report_page import ready, write_page
from walpurgis.arena.results_file import Unwritten
from walpurgis.arena.whole_files import can_be_written, place_of, whole
from walpurgis.engine import AnyGame
from walpurgis.words import Speaker

from .arena_tables import arena_table, laws_table
from .refusals import Told, bots_of, refusing, seats_for
from .screen import OBEYED, Screen, plainly

Progress: TypeAlias = Callable[[str], Callable[[Callable[[Callable[[int, int], None]], Any]], Any]]
"""Runs something long with a bar of this title."""
MOST = 20_000
"""Games of a meeting that should run until it is decided, unless another number is named."""
MANY = 1_000_000
"""Random games under the laws."""


class ArenaWish(NamedTuple):
    """What was typed; None for what was not."""

    game: AnyGame
    bots: list[str] | None
    games: int | None
    until_sure: bool
    margin: float | None
    risk: float | None
    form: Form | None
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
    """Bots meet: the files that were asked for, and a table or JSON."""
    bots, form, sure = bots_typed(wish, say), wish.form or "match", sure_of(wish, say)
    seats_for(wish.game, len(bots) if form == "match" else wish.players or 2, say)
    for name in dict.fromkeys(bots):
        with refusing(say, game=wish.game.name, bot=name.removeprefix(PREFIX), bots=bots_of(wish.game)):
            check_bot(name, wish.game)
    can_all_be_written(wish, say)
    with refusing(say):
        if wish.parquet is not None:
            needed("stats", "polars")
        if wish.report is not None:
            ready()
        task = Tournament.of(wish.game.name, bots, wish.games or MOST, wish.seed, wish.options, form, wish.players, sure)
    at = where(wish, say)
    with refusing(say), keeping(wish, say):
        results: Results = progress(say.text("arena-progress"))(lambda told: play_all(task, progress=told, **at))
    try:
        written = write_files(wish, results, say)  # before anything is printed: whoever reads it may have gone
    finally:
        _show(wish.json, results.report, lambda: arena_table(screen, results, say))
    for file in written:
        if not wish.json:
            screen.say(say.text("arena-written", file=str(file)), "dim")


def watch_the_laws(wish: ArenaWish, screen: Screen, say: Speaker, progress: Progress) -> None:
    """Random games: what they show, and exit code 1 if a law was broken."""
    typed: dict[str, object] = {"--bots": wish.bots, "--until-sure": wish.until_sure or None, "--margin": wish.margin, "--risk": wish.risk}
    typed |= {"--form": wish.form, "--parquet": wish.parquet, "--report": wish.report}
    wrong = [name for name, value in typed.items() if value is not None]
    if wrong:
        raise Told(say.text("refused-laws-with", options=", ".join(wrong)))
    if wish.players is not None:
        seats_for(wish.game, wish.players, say)
    can_all_be_written(wish, say)
    at = where(wish, say)
    with refusing(say), keeping(wish, say):
        found = progress(say.text("laws-progress"))(
            lambda told: check(wish.game.name, wish.games or MANY, wish.seed, options=wish.options, players=wish.players, progress=told, **at)
        )
    _show(wish.json, found, lambda: laws_table(screen, found, say))
    if found.broken:
        raise typer.Exit(1)


def bots_typed(wish: ArenaWish, say: Speaker) -> list[str]:
    """The names of those who meet."""
    if wish.bots is None:
        raise Told(say.text("refused-arena-bots"))
    if not all(wish.bots):
        raise Told(say.text("refused-empty-bot", bots=",".join(wish.bots)))
    return wish.bots


def sure_of(wish: ArenaWish, say: Speaker) -> Sure | None:
    """When to stop early, if at all."""
    if not wish.until_sure:
        if wish.games is None:
            raise Told(say.text("refused-arena-games"))
        idle = [name for name, value in (("--margin", wish.margin), ("--risk", wish.risk)) if value is not None]
        if idle:
            raise Told(say.text("refused-without-until-sure", options=", ".join(idle)))
        return None
    usual = Sure()
    return Sure(usual.margin if wish.margin is None else wish.margin, usual.risk if wish.risk is None else wish.risk)


def where(wish: ArenaWish, say: Speaker) -> dict[str, Any]:
    """Where games are played, within which limits and into which file."""
    if wish.ray is not None and wish.workers is not None:
        raise Told(say.text("refused-ray-with"))
    with refusing(say, seconds=f"{wish.seconds:g}"):
        limits = Limits(wish.seconds, wish.megabytes)
    return {"workers": wish.workers or os.cpu_count() or 1, "limits": limits, "out": wish.out, "ray": wish.ray}


def can_all_be_written(wish: ArenaWish, say: Speaker) -> None:
    """Check in advance where an hour of games is to be written, without leaving anything there."""
    files = [file for file in (wish.out, wish.parquet, wish.report) if file is not None]
    places = [place_of(file) for file in files]
    for file, place in zip(files, places, strict=True):
        if places.count(place) > 1:
            raise Told(say.text("refused-same-file", file=str(file)))
        with told_unwritten(file, say):
            if file.exists() and not file.is_file():
                raise Told(say.text("refused-no-file", file=str(file)))
            if file is not wish.out:
                can_be_written(file)


def write_files(wish: ArenaWish, results: Results, say: Speaker) -> list[Path]:
    """Write what was asked for besides the table."""
    if wish.parquet is not None:
        with told_unwritten(wish.parquet, say), whole(wish.parquet) as beside:
            write_parquet(results, beside)
    if wish.report is not None:
        with told_unwritten(wish.report, say), whole(wish.report) as beside:
            write_page(results, beside, say)
    return [file for file in (wish.parquet, wish.report) if file is not None]


@contextmanager
def told_unwritten(file: Path, say: Speaker) -> Iterator[None]:
    try:
        yield
    except OSError as fault:
        raise Told(say.text("refused-file-unwritten", file=str(file), detail=fault.strerror or str(fault))) from None


@contextmanager
def keeping(wish: ArenaWish, say: Speaker) -> Iterator[None]:
    """Say what becomes of the games if the run cannot go on or is interrupted."""
    try:
        yield
    except Unwritten as fault:
        raise Told(say.text("refused-file-unwritten", file=str(fault.path), detail=fault.why)) from None
    except KeyboardInterrupt:
        sentence = say.text("arena-interrupted") if wish.out is None else say.text("arena-interrupted-kept", file=str(wish.out))
        typer.echo(plainly(sentence), err=True)
        raise


def _show(json: bool, found: msgspec.Struct, table: Callable[[], None]) -> None:
    if json:
        text = msgspec.json.format(msgspec.json.encode(found)).decode()
        typer.echo(OBEYED.sub(lambda sign: f"\\u{ord(sign[0]):04x}", text))
    else:
        table()
