"""`walpurgis arena` as somebody types it: forms, files, the page, laws, and every wrong request as one sentence and exit code 2."""

from __future__ import annotations

import json
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
        (["arena", "template", "--bots", "random,random", "--games", "2", "--out", "nowhere/x"], "nowhere/x cannot be written"),
        (["arena", "template", "--bots", "random,random", "--games", "2", "--report", "nowhere/x"], "nowhere/x cannot be written"),
        (["arena", "template", "--bots", "random,random", "--games", "2", "--out", __file__], "is no file of results"),
        (["arena", "template", "--laws", "--bots", "random,random"], "it can't be combined with --bots"),
        (["arena", "template", "--laws", "--players", "7"], "2 to 4 players"),
        (["arena", "template", "--bots", "random,random", "--games", "2", "--ray", "x:1", "--workers", "2"], "it can't be combined with --workers"),
    ],
    ids=" ".join,
)
def test_bad_input_is_one_sentence_and_exit_code_2(words: list[str], sentence: str, refusal: object) -> None:
    assert callable(refusal)
    assert sentence in refusal(*words, "--lang", "en")


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
