"""The command line: what each command prints, and that every refusal is one sentence and exit code 2."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from walpurgis import cli
from walpurgis.engine import Match
from walpurgis.words import LANGUAGES

RUNNER = CliRunner()


def run(*words: str, typed: str = "") -> Result:
    return RUNNER.invoke(cli.app, list(words), input=typed)


@pytest.fixture
def refusal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> object:
    """Run the program; what it says on stderr when it ends with exit code 2."""

    def refused(*words: str) -> str:
        monkeypatch.setattr(sys, "argv", ["walpurgis", *words])
        with pytest.raises(SystemExit) as ended:
            cli.main()
        assert ended.value.code == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.startswith("walpurgis: ")
        assert said.err.count("\n") == 1
        return said.err

    return refused


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "chess"], 'There is no game "chess"; there are: ashes, nocturne, sabbat'),
        (["play", "sabbat", "--players", "1"], "2 to 4 players"),
        (["play", "sabbat", "--players", "5"], "2 to 4 players"),
        (["play", "sabbat", "--players", "many"], "--players"),
        (["play", "sabbat", "--bots", "magic"], 'There is no bot "magic"; there are: random, thumb'),
        (["play", "sabbat", "--players", "2", "--bots", "random,random,random"], "There are 3 bots for 2 seats."),
        (["play", "sabbat", "--lang", "tlh"], 'does not speak "tlh"; it speaks: en, fr, de, it, es'),
        (["play", "sabbat", "--option", "use_powers"], "name=value"),
        (["play", "sabbat", "--option", "wings=yes"], 'sabbat has no option "wings"; its options are: peoples, use_powers, power_uses'),
        (["play", "sabbat", "--option", "use_powers=maybe"], 'use_powers is true or false, not "maybe".'),
        (["play", "sabbat", "--option", "power_uses=always"], 'power_uses is one of game, round, trigger, not "always".'),
        (["play", "sabbat", "--option", "peoples=XX"], 'peoples cannot be "XX". Who plays which people: letters'),
        (["play", "sabbat", "--option", "peoples=BB"], "different peoples"),
        (["play", "template", "--option", "hand=9"], 'hand is a whole number from 2 to 3, not "9".'),
        (["play", "sabbat", "--load", "nowhere.json"], "There is no file nowhere.json."),
        (["play", "sabbat", "--load", "."], ". cannot be read (Is a directory)."),
        (["play", "sabbat", "--load", "kept.json", "--players", "3"], "--load goes neither with --players nor with --option"),
        (["play", "sabbat", "--load", "kept.json", "--option", "peoples=BR"], "--load goes neither with --players nor with --option"),
        (["play", "sabbat", "--seed", "-1"], "--seed"),
        (["play"], "GAME"),
        (["dance"], "dance"),
        (["replay", "nowhere.json"], "There is no file nowhere.json."),
        (["replay", __file__], "not a record"),
        (["arena", "sabbat", "--bots", "random", "--games", "2"], "2 to 4 players"),
        (["arena", "sabbat", "--bots", "random,magic", "--games", "2"], 'There is no bot "magic"'),
        (["arena", "sabbat", "--bots", "random,random", "--games", "2", "--option", "use_powers=2"], "use_powers is true or false"),
        (["arena", "sabbat", "--bots", "random,random", "--games", "0"], "--games"),
        (["rules", "chess"], 'There is no game "chess"'),
        (["rules", "sabbat", "--lang", "tlh"], 'does not speak "tlh"'),
        (["rules", "sabbat", "--coverage", "--tests", "nowhere"], "nowhere"),
        (["new-game", "Bad Name"], "small letters"),
        (["new-game", "sabbat"], "already a game sabbat"),
    ],
    ids=" ".join,
)
def test_bad_input_is_one_sentence_and_exit_code_2(words: list[str], sentence: str, refusal: object) -> None:
    assert callable(refusal)
    assert sentence in refusal(*words)


def test_a_save_is_no_record_and_a_record_no_save(tmp_path: Path, refusal: object) -> None:
    assert callable(refusal)
    match = Match.new("template", 2, 1)
    kept, saved = tmp_path / "record.json", tmp_path / "save.json"
    kept.write_text(match.record().text())
    saved.write_text(match.save())
    assert "not a record" in refusal("replay", str(saved))
    assert "not a saved match" in refusal("play", "template", "--load", str(kept))
    assert "another game" in refusal("play", "sabbat", "--load", str(saved))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "chess"], 'Ein Spiel "chess" gibt es nicht; es gibt: ashes, nocturne, sabbat'),
        (["play", "sabbat", "--players", "5"], "sabbat ist für 2 bis 4 Personen, nicht für 5."),
        (["play", "sabbat", "--bots", "magic"], 'Einen Bot "magic" gibt es nicht'),
        (["play", "sabbat", "--option", "use_powers=maybe"], 'use_powers ist true oder false, nicht "maybe".'),
        (["play", "sabbat", "--option", "peoples=BB"], "Diese Optionen passen nicht"),
        (["play", "sabbat", "--load", "nowhere.json"], "Eine Datei nowhere.json gibt es nicht."),
        (["play", "sabbat", "--load", __file__], "ist keine Partie, die sich hier fortsetzen lässt"),
        (["replay", __file__], "ist keine Aufzeichnung, die sich hier ansehen lässt"),
        (["arena", "sabbat", "--bots", "random", "--games", "2"], "sabbat ist für 2 bis 4 Personen, nicht für 1."),
        (["rules", "sabbat", "--coverage", "--tests", "nowhere"], "In nowhere sind keine Tests."),
    ],
    ids=" ".join,
)
def test_refusals_speak_the_language_asked_for(words: list[str], sentence: str, refusal: object) -> None:
    assert callable(refusal)
    assert sentence in refusal(*words, "--lang", "de")


def test_a_record_of_a_game_that_is_not_here_names_the_game(tmp_path: Path, refusal: object) -> None:
    assert callable(refusal)
    file = tmp_path / "chess.json"
    file.write_text(Match.new("template", 2, 1).record().text().replace('"template"', '"chess"'))
    assert 'There is no game "chess"' in refusal("replay", str(file), "--lang", "en")


def test_its_help_names_every_command() -> None:
    shown = run("--help")
    assert shown.exit_code == 0
    for command in ("serve", "play", "replay", "arena", "rules", "bench", "diff", "new-game", "games"):
        assert command in shown.output


def test_the_games_are_listed_without_the_template() -> None:
    shown = run("games", "--lang", "en").output
    assert shown.startswith("ashes: Ashes to Ashes, 1 to 6 players.")
    assert "nocturne: Dominion: Nocturne, 2 to 6 players." in shown
    assert "sabbat: Sabbat Magica, 2 to 4 players." in shown
    assert "template" not in shown


def test_a_game_is_played_from_a_pipe_recorded_and_replayed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    played = run("play", "sabbat", "--seed", "4", "--bots", "random", "--lang", "en", "--record", str(file), typed="1\n" * 400)
    assert played.exit_code == 0, played.output
    assert "Seed 4" in played.output
    story = run("replay", str(file), "--lang", "de")
    assert story.exit_code == 0
    assert "Die Schlussabrechnung" in story.output
    step = run("replay", str(file), "--step", "--seat", "0", "--lang", "en", typed="\n\nb\nq\n")
    assert "Answer 2 of" in step.output


def test_bots_on_all_seats_are_watched() -> None:
    shown = run("play", "template", "--seed", "1", "--players", "2", "--bots", "random,random", "--lang", "en")
    assert shown.exit_code == 0
    assert "The final account" in shown.output


def test_named_bots_leave_a_seat_for_a_person() -> None:
    shown = run("play", "sabbat", "--seed", "1", "--bots", "random,random", "--lang", "en")
    assert shown.output.count(": a person") == 1
    assert shown.output.count(": the bot random") == 2


@pytest.mark.parametrize(("words", "people", "bots"), [([], 1, 1), (["--players", "1"], 1, 0), (["--players", "4"], 1, 3), (["--bots", ""], 2, 0)])
def test_the_usual_number_plays_if_nothing_is_said(words: list[str], people: int, bots: int) -> None:
    """Ashes to Ashes is for one to six; two is what it proposes, and whoever plays alone needs no bot."""
    shown = run("play", "ashes", "--seed", "1", *words, "--lang", "en").output
    assert shown.count(": a person") == people
    assert shown.count(": the bot ") == bots


@pytest.mark.parametrize(("language", "said"), [("en", "games were won by nobody."), ("de", "Partien hat niemand gewonnen.")])
def test_the_arena_counts_games_that_nobody_won(language: str, said: str) -> None:
    shown = run("arena", "ashes", "--bots", "random", "--games", "3", "--seed", "1", "--workers", "1", "--lang", language)
    assert shown.exit_code == 0
    assert said in shown.output
    assert said not in run("arena", "template", "--bots", "random,random", "--games", "2", "--workers", "1", "--lang", language).output


def test_without_a_seed_each_table_is_another_one() -> None:
    tables = {run("play", "sabbat", "--lang", "en").output for _ in range(3)}
    assert len(tables) == 3


def test_options_are_read_as_the_game_wants_them() -> None:
    shown = run("play", "sabbat", "--seed", "1", "--option", "use_powers=false", "--option", "peoples=GB", "--players", "2", "--lang", "en")
    assert "Green: a person" in shown.output
    assert "POWER" not in shown.output


def test_the_language_is_the_one_asked_for_then_that_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("WALPURGIS_LANG", "LC_ALL", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    assert cli.wished_language() == "en"
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert cli.wished_language() == "it"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert cli.wished_language() == "it"
    monkeypatch.setenv("WALPURGIS_LANG", "fr")
    assert cli.wished_language() == "fr"
    assert cli.wished_language("de") == "de"


def test_the_arena_prints_a_table_or_json() -> None:
    words = ["arena", "template", "--bots", "random,random", "--games", "6", "--workers", "1", "--seed", "2"]
    shown = run(*words, "--lang", "en")
    assert "template: 6 games, seed 2" in shown.output
    assert "random 2" in shown.output
    assert "(95 %)" in shown.output
    report = json.loads(run(*words, "--json").stdout)
    assert report["games"] == 6
    assert [standing["bot"] for standing in report["standings"]] == ["random", "random 2"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_is_printed_in_each_language(language: str) -> None:
    shown = run("rules", "sabbat", "--lang", language)
    assert shown.exit_code == 0
    assert "SM-F-1" in shown.output
    assert "**" not in shown.output


def test_rules_without_a_test_are_listed_and_fail(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text('def test_it():\n    """[TP-1, TP-2 to TP-5, TP-X-3, TP-99]"""\n')
    shown = run("rules", "template", "--coverage", "--tests", str(tmp_path), "--lang", "en")
    assert shown.exit_code == 1
    assert "  TP-6\n  TP-7\n" in shown.output
    assert "TP-99 (test_some.py: test_it)" in shown.output
    assert "TP-3\n" not in shown.output
    (tmp_path / "test_some.py").write_text('def test_it():\n    """[TP-1 to TP-7]"""\n')
    assert run("rules", "template", "--coverage", "--tests", str(tmp_path), "--lang", "en").output == "All 7 rules are proved by tests.\n"


def test_a_new_game_is_made_and_the_next_step_is_said(tmp_path: Path) -> None:
    shown = run("new-game", "black_cat", "--into", str(tmp_path), "--lang", "en")
    assert shown.exit_code == 0, shown.output
    assert f"pip install -e {tmp_path / 'black_cat'}" in shown.output
    assert (tmp_path / "black_cat" / "black_cat" / "game.py").exists()
