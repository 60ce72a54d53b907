"""`walpurgis arena` as somebody types it: forms, files, the page, laws, and every wrong request as one sentence and exit code 2."""

from __future__ import annotations

import json
import os
import re
import sys
from pathlib import Path

import pytest

from tests.typed import run
from walpurgis.arena import Tournament, play_all
from walpurgis.arena.optional import MissingExtra, needed
from walpurgis.arena.report_page import page
from walpurgis.engine import game_named
from walpurgis.words import LANGUAGES, speaker

MATCH = ["arena", "template", "--bots", "thumb,random", "--games", "4", "--workers", "1"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["arena", "template", "--games", "2"], "Name the bots with --bots"),
        (["arena", "template", "--bots", "random,random"], "Say how many games with --games"),
        (["arena", "template", "--bots", "random,random", "--games", "2", "--form", "duel"], "duel"),
        (["arena", "template", "--bots", "random,random", "--games", "2", "--form", "gauntlet", "--players", "9"], "2 to 4 players"),
        (["arena", "template", "--bots", "random,random", "--games", "2", "--form", "gauntlet", "--players", "3"], "there are 2 bots for 3 seats"),
        (["arena", "template", "--bots", "random,random", "--games", "2", "--option", "hand=9"], "hand is a whole number from 2 to 3"),
        (["arena", "template", "--bots", "random,nobody", "--games", "2"], 'There is no bot "nobody"; there are: random, thumb, novice, search, pip, ottilia,'),
        (["arena", "template", "--bots", "random,search:0s", "--games", "2"], '"search:0s" is not understood. After the colon, search takes a number'),
        (["arena", "template", "--bots", "random,novice:2", "--games", "2"], '"novice:2" is not understood.'),
        (["arena", "template", "--bots", "random,program:./nobody", "--games", "2"], 'There is no program "./nobody" that can be run here.'),
        (["arena", "template", "--bots", "random,random", "--until-sure", "--margin", "0.9"], "a margin of 0.9"),
        (["arena", "template", "--bots", "random,,random", "--games", "2"], 'A bot has no name in "random,,random".'),
        (["arena", "template", "--bots", "", "--games", "2"], 'A bot has no name in "".'),
        (["arena", "template", "--bots", "random,program:cat \udcff", "--games", "2"], 'There is no program "cat ?" that can be run here.'),
        (["arena", "template", "--bots", "random,random", "--games", "2", "--option", "hand=\udcff"], 'hand is a whole number from 2 to 3, not "?".'),
        (["arena", "template", "--bots", "random,random", "--games", "2", "--seconds", "0"], "between a tenth of a second and a day, not 0 seconds"),
        (["arena", "template", "--bots", "random,random", "--games", "2", "--seconds", "1e9"], "between a tenth of a second and a day, not 1e+09 seconds"),
        (["arena", "template", "--bots", "random,random", "--games", "2", "--seconds", "nan"], "between a tenth of a second and a day, not nan seconds"),
        (["arena", "template", "--bots", "random,random", "--games", "2", "--megabytes", "255"], "--megabytes"),
        (["arena", "template", "--bots", "random,random", "--games", "2", "--megabytes", "99999999999"], "--megabytes"),
        (["arena", "template", "--bots", "random,random", "--until-sure", "--margin", "nan"], "a margin of nan"),
        (["arena", "template", "--bots", "random,random", "--games", "2", "--margin", "0.1"], "Without --until-sure there is no use for --margin."),
        (["arena", "template", "--bots", "random,random", "--games", "2", "--risk", "0.1", "--margin", "0.1"], "there is no use for --margin, --risk."),
        (["arena", "template", "--bots", "random,random", "--games", "2", "--out", "nowhere/x"], "walpurgis: nowhere/x cannot be written (No such file"),
        (["arena", "template", "--bots", "random,random", "--games", "2", "--parquet", "nowhere/x"], "walpurgis: nowhere/x cannot be written (No such file"),
        (["arena", "template", "--bots", "random,random", "--games", "2", "--out", "x" * 300], "cannot be written (File name too long)"),
        (["arena", "template", "--bots", "random,random", "--games", "2", "--report", "x" * 300], "cannot be written (File name too long)"),
        (["arena", "template", "--bots", "random,random", "--games", "2", "--report", "."], ". is not an ordinary file."),
        (["arena", "template", "--bots", "random,random", "--games", "2", "--out", "/dev/null"], "/dev/null is not an ordinary file."),
        (["arena", "template", "--bots", "random,random", "--games", "2", "--parquet", "no/x", "--report", "no/../no/x"], "named for two things"),
        (["arena", "template", "--bots", "random,random", "--games", "2", "--report", "nowhere/x"], "nowhere/x cannot be written"),
        (["arena", "template", "--bots", "random,random", "--games", "2", "--out", __file__], "is no file of results"),
        (["arena", "template", "--laws", "--bots", "random,random"], "it can't be combined with --bots"),
        (["arena", "template", "--laws", "--form", "match"], "it can't be combined with --form"),
        (["arena", "template", "--laws", "--margin", "0.1"], "it can't be combined with --margin"),
        (["arena", "template", "--laws", "--out", "."], ". is not an ordinary file."),
        (["arena", "template", "--laws", "--players", "7"], "2 to 4 players"),
        (["arena", "template", "--bots", "random,random", "--games", "2", "--ray", "x:1", "--workers", "2"], "it can't be combined with --workers"),
    ],
    ids=lambda words: (" ".join(words) if isinstance(words, list) else words).encode(errors="replace").decode()[:120],
)
def test_bad_input_is_one_sentence_and_exit_code_2(words: list[str], sentence: str, refusal: object) -> None:
    assert callable(refusal)
    assert sentence in refusal(*words, "--lang", "en")


def test_a_worker_that_cannot_be_started_is_one_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, refusal: object) -> None:
    assert callable(refusal)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    assert refusal(*MATCH, "--lang", "en") == "walpurgis: A worker process could not be started; is there enough memory for it?\n"
    (tmp_path / "python").write_text("#!/bin/sh\nexit 1\n")
    (tmp_path / "python").chmod(0o755)
    assert refusal(*MATCH, "--lang", "de") == "walpurgis: Ein Arbeitsprozess ließ sich nicht starten; reicht der Speicher dafür?\n"


def test_a_pipe_is_no_place_for_results_and_nobody_waits_for_its_reader(tmp_path: Path, refusal: object) -> None:
    assert callable(refusal)
    os.mkfifo(tmp_path / "pipe")
    for option in ("--out", "--parquet", "--report"):
        assert "pipe is not an ordinary file." in refusal(*MATCH, option, str(tmp_path / "pipe"), "--lang", "en")


def test_what_is_refused_leaves_nothing_behind(tmp_path: Path, refusal: object) -> None:
    assert callable(refusal)
    report, parquet = str(tmp_path / "run.html"), str(tmp_path / "run.parquet")
    refusal(*MATCH, "--report", report, "--parquet", parquet, "--seconds", "0")
    refusal(*MATCH, "--report", report, "--parquet", parquet, "--margin", "0.1")
    refusal(*MATCH, "--report", report, "--parquet", parquet, "--out", "nowhere/x")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence_in_every_language(language: str, refusal: object) -> None:
    assert callable(refusal)
    words = (["--seconds", "0"], ["--margin", "0.1"], ["--report", "."], ["--out", "x", "--report", "x"], ["--bots", ","], ["--out", "nowhere/x"])
    said = {refusal(*MATCH, *more, "--lang", language) for more in words}
    assert len(said) == len(words)
    assert language == "en" or not said & {refusal(*MATCH, *more, "--lang", "en") for more in words}


def test_an_address_where_nobody_answers_is_one_sentence(refusal: object) -> None:
    pytest.importorskip("ray")
    assert callable(refusal)
    assert "The cluster cannot be reached" in refusal(*MATCH[:-2], "--ray", "127.0.0.1:1", "--lang", "en")


@pytest.mark.parametrize(("words", "module"), [(["--report", "x.html"], "altair"), (["--parquet", "x.parquet"], "polars"), (["--ray", "127.0.0.1:1"], "ray")])
def test_what_is_not_installed_is_named_with_its_extra(words: list[str], module: str, refusal: object, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert callable(refusal)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, module, None)
    extra = "ray" if module == "ray" else "stats"
    assert f"this needs {module}: pip install 'walpurgis[{extra}]'" in refusal(*MATCH[:-2], *words, "--lang", "en")


def test_without_openskill_there_are_no_strengths_and_everything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(MissingExtra):
        needed("stats", "openskill.models")
    shown = run("arena", "template", "--bots", "thumb,random,random", "--form", "round-robin", "--games", "2", "--workers", "1", "--lang", "en")
    assert shown.exit_code == 0, shown.output
    assert "Strengths need an extra" in shown.output and "thumb v random 2" in shown.output


def test_a_run_writes_its_files_and_goes_on_from_them(tmp_path: Path) -> None:
    polars = pytest.importorskip("polars")
    out, parquet, html = (str(tmp_path / name) for name in ("run.jsonl", "run.parquet", "run.html"))
    shown = run(*MATCH, "--out", out, "--parquet", parquet, "--report", html, "--lang", "en")
    assert shown.exit_code == 0, shown.output
    assert "Written:" in shown.output
    table = polars.read_parquet(parquet)
    assert table.shape[0] == 8 and set(table["bot"]) == {"thumb", "random"} and table["share"].sum() == pytest.approx(4)
    again = json.loads(run(*MATCH, "--out", out, "--json").stdout)
    assert again["games"] == 4 and len(Path(out).read_text().splitlines()) == 5


def test_until_it_is_sure(tmp_path: Path) -> None:
    words = ["arena", "template", "--bots", "thumb,random", "--until-sure", "--margin", "0.2", "--games", "400", "--workers", "1", "--json"]
    found = json.loads(run(*words).stdout)
    assert found["meetings"][0]["verdict"] in ("better", "worse", "even")
    assert found["games"] < 400


def test_laws_that_are_kept_and_laws_that_are_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["arena", "template", "--laws", "--games", "6", "--workers", "1", "--lang", "en"]
    kept = run(*words)
    assert kept.exit_code == 0 and "All laws hold." in kept.output and "template: 6 random games" in kept.output
    from walpurgis.arena.lawful import Broken
    from walpurgis.arena.laws_report import LawsReport

    broken = LawsReport("template", 0, {}, 6, 60, 12, {2: 6}, [Broken(3, 2, 77, 5, "it ends", "nobody is first")])
    monkeypatch.setattr("walpurgis.terminal.arena_runs.check", lambda *args, **kwargs: broken)
    shown = run(*words)
    assert shown.exit_code == 1 and "Game 3, 2 players, seed 77, question 5: it ends: nobody is first" in shown.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_in_every_language(language: str) -> None:
    pytest.importorskip("altair")
    results = play_all(Tournament.of("template", ["thumb", "random", "random"], games=4, form="round-robin"))
    html = page(results, speaker(language, game_named("template")))
    assert f'<html lang="{language}">' in html
    assert not re.search(r'(src|href)="|@import|url\(', html.partition("<script")[0]), "the page needs something from elsewhere"
    charts = html.count('<div class="chart"')
    assert charts >= 7
    text = html[html.rindex("const specs = ") + 14 : html.rindex(";\nspecs.forEach")]
    assert len(json.loads(text.replace("<\\/", "</"))) == charts
