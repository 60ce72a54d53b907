"""The command line. It reads what was typed, calls the house and says how it turned out; every refusal becomes one sentence and exit code 2."""

from __future__ import annotations

import asyncio
import errno
import os
import secrets
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from walpurgis.engine import Match, Record, Refused, game_named, games
from walpurgis.engine.game import shown
from walpurgis.terminal import Screen, Sitting
from walpurgis.terminal.new_game import make_game
from walpurgis.terminal.refusals import Told, bytes_of, game_called, match_in, options_from, refusing, seats_for, told_before
from walpurgis.terminal.result_tables import balance_table, bench_table, peers_table
from walpurgis.terminal.rulebook_search import print_rules
from walpurgis.terminal.screen import plainly, with_line_editing
from walpurgis.terminal.seats import seat_them
from walpurgis.terminal.watching import watch
from walpurgis.words import LANGUAGES, Speaker, rulebook, speaker
from walpurgis.words.coverage import Coverage, coverage_of

SEEDS = 1_000_000_000
MOST_MEGABYTES = 1 << 32
"""What a process can have at most on any machine there is."""
NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
BAD_USAGE: type[Exception] = typer.BadParameter.__mro__[2]
"""What typer raises for a bad command line: the common ancestor of its faults, wherever this version of typer keeps it."""


def wished_language(wish: str | None = None) -> str:
    """The language asked for, or that of the environment, or English."""
    if wish is not None:
        with refusing(speaker(wished_language()), language=wish, languages=", ".join(LANGUAGES)):
            return speaker(wish.lower()).language
    for variable in ("WALPURGIS_LANG", "LC_ALL", "LANG"):
        code = os.environ.get(variable, "")[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


HOUSE = speaker(wished_language())
app = typer.Typer(help=HOUSE.text("cli"), no_args_is_help=False, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
bot_app = typer.Typer(help=HOUSE.text("cli-bot"), no_args_is_help=True, rich_markup_mode=None)
app.add_typer(bot_app, name="bot")

GameName = Annotated[str, typer.Argument(metavar="GAME", help=HOUSE.text("cli-arg-game"))]
Lang = Annotated[str | None, typer.Option("--lang", metavar="CODE", help=HOUSE.text("cli-opt-lang"))]
Plain = Annotated[bool, typer.Option("--plain", help=HOUSE.text("cli-opt-plain"))]
Seed = Annotated[int | None, typer.Option("--seed", metavar="S", min=0, help=HOUSE.text("cli-opt-seed"))]
GameOptions = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help=HOUSE.text("cli-opt-option"))]
ArenaForm: TypeAlias = Literal["match", "round-robin", "gauntlet", "ladder"]
BotName = Annotated[str, typer.Option("--name", metavar="NAME", help=HOUSE.text("cli-opt-bot-name"))]
Json = Annotated[bool, typer.Option("--json", help=HOUSE.text("cli-opt-json"))]


@app.callback(invoke_without_command=True)
def house(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        serve_command()


@app.command("serve", help=HOUSE.text("cli-serve"))
def serve_command(
    host: Annotated[str | None, typer.Option("--host", metavar="H", help=HOUSE.text("cli-opt-host"))] = None,
    port: Annotated[int | None, typer.Option("--port", metavar="P", help=HOUSE.text("cli-opt-port"))] = None,
    database: Annotated[str | None, typer.Option("--database", metavar="URL", help=HOUSE.text("cli-opt-database"))] = None,
    data: Annotated[Path | None, typer.Option("--data", metavar="DIR", help=HOUSE.text("cli-opt-data"))] = None,
    open_browser: Annotated[bool, typer.Option("--open", help=HOUSE.text("cli-opt-open"))] = False,
) -> None:
    from walpurgis.server.serve import serve

    serve(host, port, database, data, open_browser)


@app.command("backup", help=HOUSE.text("cli-backup"))
def backup_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=HOUSE.text("cli-arg-backup"))],
    database: Annotated[str | None, typer.Option("--database", metavar="URL", help=HOUSE.text("cli-opt-database"))] = None,
    data: Annotated[Path | None, typer.Option("--data", metavar="DIR", help=HOUSE.text("cli-opt-data"))] = None,
) -> None:
    from walpurgis.server.serve import backup

    backup(file, database, data)


@app.command("restore", help=HOUSE.text("cli-restore"))
def restore_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=HOUSE.text("cli-arg-backup"))],
    database: Annotated[str | None, typer.Option("--database", metavar="URL", help=HOUSE.text("cli-opt-database"))] = None,
    data: Annotated[Path | None, typer.Option("--data", metavar="DIR", help=HOUSE.text("cli-opt-data"))] = None,
) -> None:
    from walpurgis.server.serve import restore

    restore(file, database, data)


@app.command("play", help=HOUSE.text("cli-play"))
def play_command(
    game: GameName,
    players: Annotated[int | None, typer.Option("--players", metavar="N", help=HOUSE.text("cli-opt-players"))] = None,
    bots: Annotated[str | None, typer.Option("--bots", metavar="A,B", help=HOUSE.text("cli-opt-bots"))] = None,
    lang: Lang = None,
    seed: Seed = None,
    option: GameOptions = None,
    plain: Plain = False,
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE", help=HOUSE.text("cli-opt-record"))] = None,
    load_file: Annotated[Path | None, typer.Option("--load", metavar="FILE", help=HOUSE.text("cli-opt-load"))] = None,
) -> None:
    language = wished_language(lang)
    found = game_called(game, speaker(language))
    say, seed = speaker(language, found), secrets.randbelow(SEEDS) if seed is None else seed
    if load_file is not None and (players is not None or option):
        raise Told(say.text("refused-load-with"))
    options = options_from(found, option or [], say)
    kept = None if load_file is None else match_in(load_file, found, say)
    players = players if kept is None else kept.seats
    seats, names, seated = seat_them(found, players, _names(bots), seed, say)
    with refusing(say):
        match = Match.new(found, seats, seed, options) if kept is None else kept
    with_line_editing()
    sitting = Sitting(match, seated, Screen.usual(plain), language, names, record)
    if kept is not None:
        sitting.told = dict.fromkeys([None, *range(seats)], told_before(kept))
    sitting.play()


@app.command("replay", help=HOUSE.text("cli-replay"))
def replay_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=HOUSE.text("cli-arg-file"))],
    step: Annotated[bool, typer.Option("--step", help=HOUSE.text("cli-opt-step"))] = False,
    lang: Lang = None,
    plain: Plain = False,
    seat: Annotated[int | None, typer.Option("--seat", metavar="N", help=HOUSE.text("cli-opt-seat"))] = None,
) -> None:
    language = wished_language(lang)
    kept = bytes_of(file, speaker(language))
    with_line_editing()
    with refusing(speaker(language), file=str(file)):
        watch(Record.read(kept), Screen.usual(plain), language, seat, step)


@app.command("review", help=HOUSE.text("cli-review"))
def review_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=HOUSE.text("cli-arg-file"))],
    seed: Annotated[int, typer.Option("--seed", metavar="S", min=0, help=HOUSE.text("cli-opt-seed"))] = 0,
    json: Json = False,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    from walpurgis.terminal.reviewing import judge, show_review

    language = wished_language(lang)
    kept = bytes_of(file, speaker(language))
    with refusing(speaker(language), file=str(file)):
        record = Record.read(kept)
        found = judge(record, language, _progress, seed)
        if json:
            typer.echo(msgspec.json.format(msgspec.json.encode(found)).decode())
        else:
            show_review(record, found, Screen.usual(plain), language)


@app.command("arena", help=HOUSE.text("cli-arena"))
def arena_command(
    game: GameName,
    bots: Annotated[str | None, typer.Option("--bots", metavar="A,B,C", help=HOUSE.text("cli-opt-arena-bots"))] = None,
    games: Annotated[int | None, typer.Option("--games", metavar="N", min=1, help=HOUSE.text("cli-opt-games"))] = None,
    until_sure: Annotated[bool, typer.Option("--until-sure", help=HOUSE.text("cli-opt-until-sure"))] = False,
    margin: Annotated[float | None, typer.Option("--margin", metavar="P", help=HOUSE.text("cli-opt-margin"))] = None,
    risk: Annotated[float | None, typer.Option("--risk", metavar="P", help=HOUSE.text("cli-opt-risk"))] = None,
    form: Annotated[ArenaForm | None, typer.Option("--form", help=HOUSE.text("cli-opt-form"))] = None,
    players: Annotated[int | None, typer.Option("--players", metavar="N", help=HOUSE.text("cli-opt-arena-players"))] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S", min=0, help=HOUSE.text("cli-opt-seed"))] = 0,
    option: GameOptions = None,
    workers: Annotated[int | None, typer.Option("--workers", metavar="N", min=1, help=HOUSE.text("cli-opt-workers"))] = None,
    ray: Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help=HOUSE.text("cli-opt-ray"))] = None,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", help=HOUSE.text("cli-opt-seconds"))] = 60.0,
    megabytes: Annotated[int, typer.Option("--megabytes", metavar="M", min=256, max=MOST_MEGABYTES, help=HOUSE.text("cli-opt-megabytes"))] = 2048,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help=HOUSE.text("cli-opt-out"))] = None,
    parquet: Annotated[Path | None, typer.Option("--parquet", metavar="FILE", help=HOUSE.text("cli-opt-parquet"))] = None,
    report: Annotated[Path | None, typer.Option("--report", metavar="FILE.html", help=HOUSE.text("cli-opt-report"))] = None,
    laws: Annotated[bool, typer.Option("--laws", help=HOUSE.text("cli-opt-laws"))] = False,
    json: Json = False,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    from walpurgis.terminal.arena_runs import ArenaWish, let_them_play, watch_the_laws

    language = wished_language(lang)
    found = game_called(game, speaker(language))
    say = speaker(language, found)
    names = None if bots is None else [name.strip() for name in bots.split(",")]
    options, where = options_from(found, option or [], say), (workers, ray, seconds, megabytes, out)
    wish = ArenaWish(found, names, games, until_sure, margin, risk, form, players, seed, options, *where, parquet, report, json)
    (watch_the_laws if laws else let_them_play)(wish, Screen.usual(plain), say, _progress)


@app.command("balance", help=HOUSE.text("cli-balance"))
def balance_command(
    game: GameName,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help=HOUSE.text("cli-opt-games"))] = 100,
    players: Annotated[int | None, typer.Option("--players", metavar="N", help=HOUSE.text("cli-opt-balance-players"))] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S", min=0, help=HOUSE.text("cli-opt-seed"))] = 0,
    option: GameOptions = None,
    json: Json = False,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    from walpurgis.arena import balance

    language = wished_language(lang)
    found = game_called(game, speaker(language))
    say = speaker(language, found)
    options = options_from(found, option or [], say)
    if players is not None:
        seats_for(found, players, say)
    with_progress = _progress(say.text("arena-progress"))
    with refusing(say, game=found.name):
        rows = with_progress(lambda progress: balance(found, games, seed, options, players, progress))
    if json:
        typer.echo(msgspec.json.format(msgspec.json.encode(rows)).decode())
    else:
        balance_table(Screen.usual(plain), found.name, rows, seed, say)


@app.command("rules", help=HOUSE.text("cli-rules"))
def rules_command(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=HOUSE.text("cli-arg-game"))] = None,
    lang: Lang = None,
    every: Annotated[bool, typer.Option("--all", help=HOUSE.text("cli-opt-all"))] = False,
    coverage: Annotated[bool, typer.Option("--coverage", help=HOUSE.text("cli-opt-coverage"))] = False,
    tests: Annotated[Path | None, typer.Option("--tests", metavar="DIR", help=HOUSE.text("cli-opt-tests"))] = None,
    plain: Plain = False,
) -> None:
    language = wished_language(lang)
    say = speaker(language)
    if game is None and not every:
        raise Told(say.text("refused-which-game"))
    found = list(games().values()) if game is None else [game_called(game, say)]
    if not coverage:
        for one in found:
            print_rules(Screen.usual(plain), rulebook(one, language))
        return
    folder = _tests_folder(tests, say)
    agree = [rules_agree(coverage_of(one, folder), say, one.name if every else "") for one in found]
    if not all(agree):
        raise typer.Exit(1)


def rules_agree(covered: Coverage, say: Speaker, name: str) -> bool:
    """Say how the rulebook of a game and the tests agree, under its name if there are several; whether they do."""
    label = f"{name}: " if name else ""
    for heading, ids in (("rules-uncovered", covered.unproved), ("rules-unknown", covered.unknown)):
        if ids:
            typer.echo(label + say.text(heading))
            for line in ids:
                typer.echo(f"  {line}")
    if covered.unproved or covered.unknown:
        return False
    typer.echo(label + say.text("rules-covered", count=covered.rules))
    return True


@app.command("bench", help=HOUSE.text("cli-bench"))
def bench_command(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=HOUSE.text("cli-arg-any-game"))] = None,
    peers: Annotated[bool, typer.Option("--peers", help=HOUSE.text("cli-opt-peers"))] = False,
    json: Json = False,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    from walpurgis.bench import Figures, beside_peers, measure

    say = speaker(wished_language(lang))
    if peers:
        beside = _progress(say.text("bench-progress"))(lambda progress: beside_peers(progress))
        if json:
            typer.echo(msgspec.json.format(msgspec.json.encode(beside)).decode())
        else:
            peers_table(Screen.usual(plain), beside, say)
        return

    def measured(name: str) -> Figures:
        figures: Figures = _progress(say.text("bench-progress"))(lambda progress: measure(name, progress=progress))
        if not json:
            bench_table(Screen.usual(plain), figures, say)
        return figures

    found = [measured(name) for name in shown()] if game is None else measured(game_called(game, say).name)
    if json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found)).decode())


@app.command("diff", help=HOUSE.text("cli-diff"))
def diff_command(
    old: Annotated[str, typer.Argument(metavar="OLD", help=HOUSE.text("cli-arg-old"))],
    new: Annotated[str, typer.Argument(metavar="NEW", help=HOUSE.text("cli-arg-new"))],
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", help=HOUSE.text("cli-opt-only-game"))] = None,
    decisions: Annotated[int, typer.Option("--decisions", metavar="N", min=1, help=HOUSE.text("cli-opt-decisions"))] = 20_000,
    seed: Annotated[int, typer.Option("--seed", metavar="S", min=0, help=HOUSE.text("cli-opt-seed"))] = 0,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    from walpurgis.playthroughs.diff import compare
    from walpurgis.playthroughs.sides import Side
    from walpurgis.terminal.differences import show_differences

    say, reports = speaker(wished_language(lang)), []
    compared = [game_called(game, say)] if game else list(games().values())
    for one in compared:
        with_progress = _progress(say.text("diff-progress", game=one.name))
        with Side(old) as before, Side(new) as after:
            reports.append(with_progress(partial(compare, one, before, after, decisions, seed)))
        show_differences(Screen.usual(plain), reports[-1], say)
    if not all(report.is_same for report in reports):
        raise typer.Exit(1)


@app.command("new-game", help=HOUSE.text("cli-new-game"))
def new_game_command(
    name: Annotated[str, typer.Argument(metavar="NAME", help=HOUSE.text("cli-arg-name"))],
    into: Annotated[Path | None, typer.Option("--into", metavar="DIR", help=HOUSE.text("cli-opt-into"))] = None,
    lang: Lang = None,
) -> None:
    say = speaker(wished_language(lang))
    folder = make_game(name, into, say)
    typer.echo(say.text("new-game-made", name=name, folder=str(folder)))
    typer.echo(say.text("new-game-next-house" if into is None else "new-game-next-outside", name=name, folder=str(folder)))


@app.command("games", help=HOUSE.text("cli-games"))
def games_command(lang: Lang = None) -> None:
    language = wished_language(lang)
    for name in shown():
        game = game_named(name)
        say = speaker(language, game)
        about = {"game": name, "title": say.text("title"), "blurb": say.text("blurb")}
        typer.echo(say.text("games-line", low=game.seats[0], high=game.seats[-1], **about))


@bot_app.command("run", help=HOUSE.text("cli-bot-run"))
def run_bot_command(
    program: Annotated[list[str], typer.Argument(metavar="-- PROGRAM [WORD]...", help=HOUSE.text("cli-arg-program"))],
    table: Annotated[str, typer.Option("--table", metavar="LINK", help=HOUSE.text("cli-opt-table-link"))],
    name: BotName = "",
    token: Annotated[str | None, typer.Option("--token", metavar="TOKEN", envvar="WALPURGIS_TOKEN", help=HOUSE.text("cli-opt-token"))] = None,
    seat: Annotated[int | None, typer.Option("--seat", metavar="N", min=0, help=HOUSE.text("cli-opt-bot-seat"))] = None,
    restarts: Annotated[int, typer.Option("--restarts", metavar="N", min=0, help=HOUSE.text("cli-opt-restarts"))] = 3,
) -> None:
    from walpurgis.client.program import run_program

    def note(key: str, **about: int | str) -> None:
        typer.echo(HOUSE.text(key, **about), err=True)

    result = asyncio.run(run_program(table, program, name or Path(program[0]).name[:24], token, seat, restarts, note))
    if result is not None:
        typer.echo(HOUSE.text("bot-over", places=", ".join(map(str, result.places))))


@bot_app.command("token", help=HOUSE.text("cli-bot-token"))
def bot_token_command(server: Annotated[str, typer.Argument(metavar="URL", help=HOUSE.text("cli-arg-server"))], name: BotName) -> None:
    from walpurgis.client.waiting import token_from

    typer.echo(asyncio.run(token_from(server, name)))


def _names(bots: str | None) -> list[str] | None:
    return None if bots is None else [name.strip() for name in bots.split(",") if name.strip()]


def _tests_folder(wish: Path | None, say: Speaker) -> Path:
    """The folder asked for; else `tests` in the current folder, or in the checkout this program runs from."""
    places = [Path("tests"), Path(__file__).parents[2] / "tests"] if wish is None else [wish]
    found = next((folder for folder in places if folder.is_dir()), None)
    if found is None:
        raise Told(say.text("refused-no-tests", folder=str(places[0])))
    return found


def _progress(title: str) -> Callable[[Callable[[Callable[[int, int], None]], Any]], Any]:
    """Run something long with a bar on stderr; nothing is drawn where nobody looks."""

    def during(work: Callable[[Callable[[int, int], None]], Any]) -> Any:
        console = Console(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("/"), TimeRemainingColumn())
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
            task, begun = bar.add_task(title, total=None), list[int]()

            def progress(done: int, all_of_them: int) -> None:
                if not begun:  # what was done before does not count for the pace
                    bar.reset(task, completed=done, total=all_of_them)
                    begun.append(done)
                bar.update(task, completed=done, total=all_of_them)

            return work(progress)

    return during


def main() -> None:
    """The program `walpurgis`."""
    try:
        status = app(standalone_mode=False)
    except Refused as refusal:
        _fail(str(refusal))
    except BAD_USAGE as fault:
        _fail(fault.format_message() if hasattr(fault, "format_message") else str(fault))
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(130)
    except OSError as fault:
        if fault.errno not in NO_ROOM:
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what waits to be written has no place to go
        _fail(HOUSE.text("refused-no-room", detail=fault.strerror or str(fault)))
    else:
        sys.exit(status if isinstance(status, int) else 0)


def _fail(sentence: str) -> None:
    """One clear line, exit code 2."""
    sys.stderr.write(f"walpurgis: {plainly(' '.join(sentence.split()))}\n")
    sys.exit(2)
