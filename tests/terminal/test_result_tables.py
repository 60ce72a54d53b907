"""The tables of the arena fit the terminal in every language, with every figure whole; what a bot says cannot command the terminal, and faults are counted."""

from __future__ import annotations

import io
import json
import re

import msgspec
import pytest
from rich.cells import cell_len
from rich.console import Console

from tests.typed import run
from walpurgis.arena import Results, Sure, Tournament, play_all
from walpurgis.arena.fault_lines import fault_lines
from walpurgis.arena.outcome import Fault
from walpurgis.arena.ratings import Rating
from walpurgis.arena.report import SHOWN_FAULTS
from walpurgis.engine import game_named
from walpurgis.terminal.arena_tables import SPARE, arena_table
from walpurgis.terminal.fitting import fitted
from walpurgis.terminal.result_tables import result_table
from walpurgis.terminal.screen import Screen, harmless
from walpurgis.words import LANGUAGES, speaker

ENGLISH = speaker("en", game_named("template"))
LONG = "program:python3 bots/hint.py --depth=4 --and-a-word-that-is-longer-than-a-column"
MEAN = "mean\x1b]0;mine\x07\x9b31m\u202e"
"""A name that would give the window a title, colour the rest and turn it round."""


def drawn(results: Results, width: int, language: str = "en", *, plain: bool = False) -> str:
    paper = io.StringIO()
    console = Console(file=paper, width=width, markup=False, highlight=False, emoji=False, force_terminal=not plain, color_system=None)
    arena_table(Screen(plain, console=console), results, speaker(language, game_named("template")))
    return paper.getvalue()


def round_robin(*names: str) -> Results:
    """Three bots under these names; their figures are as long as figures get."""
    found = play_all(Tournament.of("template", ["thumb", "random", "random"], games=40, form="round-robin", sure=Sure(0.2)))
    report = found.report
    named = dict(zip(report.bots, names, strict=True))
    standings = [
        msgspec.structs.replace(one, bot=named[one.bot], wins=10234.5, mean_score=-1043.2, mean_score_95=(-1100.1, -986.3), min_score=-1200, max_score=-800)
        for one in report.standings
    ]
    meetings = [msgspec.structs.replace(met, bots=[named[bot] for bot in met.bots]) for met in report.meetings]
    ratings = [Rating(name, -12.3, 4.2, -24.9) for name in names]
    report = msgspec.structs.replace(report, bots=list(names), standings=standings, meetings=meetings, ratings=ratings, thinking=[12345.678] * len(names))
    return found._replace(report=report)


def with_faults(count: int, *, bot: int | None = 0, what: str = "fault") -> Results:
    """A run whose first game had so many faults, each another one."""
    found = play_all(Tournament.of("template", ["thumb", "random"], games=2))
    faults = [Fault(0, bot, 1, "play", f"{what} {n}") for n in range(count)]
    outcomes = [msgspec.structs.replace(found.outcomes[0], faults=faults), *found.outcomes[1:]]
    return found._replace(report=msgspec.structs.replace(found.report, faults=faults[:SHOWN_FAULTS]), outcomes=outcomes)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 120])
def test_tables_fit_and_no_figure_is_cut(width: int, language: str) -> None:
    results = round_robin("thumb", "random", LONG)
    lines = drawn(results, width, language).splitlines()
    assert max(map(cell_len, lines)) <= width
    tables = "\n".join(line for line in lines if line[:1] in "│┃")
    figures = set(re.findall(r"-?\d+(?:\.\d+)?%?(?:\.\.-?\d+(?:\.\d+)?%?)?", tables))
    first = results.report.standings[0]
    low, high = first.win_rate_95
    assert {f"{first.win_rate:.1%}", f"{low:.1%}..{high:.1%}", "-12.3", "-20.7..-3.9"} <= figures
    assert "…" not in tables
    for met in results.report.meetings:
        assert met.share is not None
        low, high = met.share.rate_95
        assert {f"{met.share.rate:.1%}", f"{low:.1%}..{high:.1%}"} <= figures
    shown = {"10234.5", "-1043.2", "-1100.1..-986.3", "-1200..-800", "12345.678"} & figures
    spared = speaker(language, game_named("template")).text("arena-left-out", columns="")[:8] in "\n".join(lines)
    assert spared == (len(shown) < 5)
    for word in re.findall(r"\S+", LONG):
        assert word[:10] in "\n".join(lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_120_columns_are_enough_for_everything(language: str) -> None:
    results = play_all(Tournament.of("template", ["thumb", "random", "random"], games=40, form="round-robin"))
    assert "--json" not in drawn(results, 120, language)


def test_the_least_important_columns_are_left_out_first_and_named() -> None:
    results = round_robin("thumb", "random", "random 2")
    headings = {name: ENGLISH.text(f"arena-{name}") for name in SPARE}
    counted = []
    for width in range(160, 50, -5):
        said = drawn(results, width)
        kept = " ".join(said.split()).partition("Too narrow for: ")[2].partition(". With")[0]
        named = kept.split("; ") if kept else []
        assert set(named) == {headings[name] for name in SPARE[: len(named)]}
        counted.append(len(named))
    assert counted == sorted(counted) and set(counted) == set(range(len(SPARE) + 1))


def test_where_nobody_looks_nothing_is_left_out() -> None:
    said = drawn(round_robin("thumb", "random", LONG), 40, plain=True)
    assert f"Bot: {LONG}, " in said and "Scores: -1200..-800" in said and "Too narrow" not in said


def test_a_table_with_room_is_in_one_line_and_one_without_below() -> None:
    headings, rows = ["Bot", "Share (95%)"], [["thumb", "50.0% (40.1%..59.9%)"]]
    assert fitted(headings, rows, 40) == (headings, rows, [5, 20], [])
    assert fitted(headings, rows, 25) == (["Bot", "Share\n(95%)"], [["thumb", "50.0%\n(40.1%..59.9%)"]], [5, 14], [])


@pytest.mark.parametrize("plain", [False, True])
def test_no_name_and_no_fault_commands_the_terminal(plain: bool) -> None:
    said = drawn(round_robin(MEAN, "random", "random 2"), 120, plain=plain)
    said += drawn(with_faults(1, what=MEAN), 120, plain=plain)
    assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e]", said)
    assert said.count("mean?]0;mine") >= 3


def test_json_on_a_terminal_commands_nothing_either_and_says_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    found = with_faults(1, what=MEAN)
    monkeypatch.setattr("walpurgis.terminal.arena_runs.play_all", lambda *_, **__: found)
    said = run("arena", "template", "--bots", "thumb,random", "--games", "2", "--json").stdout
    assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e]", said)
    assert json.loads(said)["faults"][0]["what"] == f"{MEAN} 0"


def test_a_faults_own_lines_and_tables_cells_stay_in_one_line() -> None:
    (line,) = fault_lines(with_faults(1, what="first\nsecond\r\n third"), ENGLISH)
    assert line == "Game 1, seat 2, thumb at play: first second third 0"
    screen = Screen(console=Console(file=(paper := io.StringIO()), width=60, color_system=None, force_terminal=True))
    result_table(screen, ["Bot", "Wins"], [["one\ntwo", "3"]])
    assert "one two" in paper.getvalue()


def test_faults_that_are_not_shown_are_counted() -> None:
    assert len(fault_lines(with_faults(SHOWN_FAULTS), ENGLISH)) == SHOWN_FAULTS
    assert fault_lines(with_faults(SHOWN_FAULTS + 1), ENGLISH)[-1] == "And one more fault."
    more = fault_lines(with_faults(SHOWN_FAULTS + 23), ENGLISH)
    assert len(more) == SHOWN_FAULTS + 1 and more[-1] == "And 23 more faults."


def test_faults_in_a_row_that_are_alike_are_one_line() -> None:
    found = with_faults(3)
    one, two, _ = found.report.faults
    lines = fault_lines(found._replace(report=msgspec.structs.replace(found.report, faults=[one, one, two])), ENGLISH)
    assert lines == ["Game 1, seat 2, thumb at play: fault 0 (×2)", "Game 1, seat 2, thumb at play: fault 1"]


def test_a_rule_that_failed_is_nobodys_fault() -> None:
    assert fault_lines(with_faults(1, bot=None), ENGLISH) == ["Game 1: a rule failed and the game was aborted: fault 0"]


@pytest.mark.parametrize("sign", ["\x00", "\x1b", "\x07", "\r", "\x7f", "\x9b", "\u202e", "\ud800"])
def test_what_a_terminal_would_obey_is_replaced(sign: str) -> None:
    assert harmless(f"a{sign}b\tc\nd é 狼") == "a?b\tc\nd é 狼"
