"""The command line: what each command prints, and that every refusal is one sentence and exit code 2."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.some_game import SOME, title_of
from tests.typed import run
from walpurgis import cli
from walpurgis.engine import Match, game_named
from walpurgis.engine.game import shown


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "chess"], f'There is no game "chess"; there are: {", ".join(shown())}'),
        (["play", "template", "--players", "1"], "2 to 4 players"),
        (["play", "template", "--players", "5"], "2 to 4 players"),
        (["play", "template", "--players", "many"], "--players"),
        (["play", "template", "--bots", "magic"], 'There is no bot "magic"; there are: random, thumb'),
        (["play", "template", "--players", "2", "--bots", "random,random,random"], "There are 3 bots for 2 seats."),
        (["play", "template", "--lang", "tlh"], 'does not speak "tlh"; it speaks: en, fr, de, it, es'),
        (["play", "template", "--option", "hand=9"], 'hand is a whole number from 2 to 3, not "9".'),
        (["play", "template", "--load", "nowhere.json"], "There is no file nowhere.json."),
        (["play", "template", "--load", "."], ". cannot be read (Is a directory)."),
        (["play", "template", "--load", "kept.json", "--players", "3"], "--load can't be combined with --players or --option"),
        (["play", "template", "--load", "kept.json", "--option", "hand=2"], "--load can't be combined with --players or --option"),
        (["play", "template", "--seed", "-1"], "--seed"),
        (["play"], "GAME"),
        (["dance"], "dance"),
        (["replay", "nowhere.json"], "There is no file nowhere.json."),
        (["replay", __file__], "not a record"),
        (["arena", "template", "--bots", "random", "--games", "2"], "2 to 4 players"),
        (["arena", "template", "--bots", "random,magic", "--games", "2"], 'There is no bot "magic"'),
        (["arena", "template", "--bots", "random,random", "--games", "0"], "--games"),
        (["rules", "chess"], 'There is no game "chess"'),
        (["rules", "template", "--lang", "tlh"], 'does not speak "tlh"'),
        (["rules", "template", "--coverage", "--tests", "nowhere"], "nowhere"),
        (["new-game", "Bad Name"], "lower-case letters"),
        (["new-game", "template"], "already a game template"),
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
    assert "another game" in refusal("play", SOME, "--load", str(saved))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "chess"], f'Ein Spiel "chess" gibt es nicht; es gibt: {", ".join(shown())}'),
        (["play", "template", "--players", "5"], "template ist für 2 bis 4 Personen, nicht für 5."),
        (["play", "template", "--bots", "magic"], 'Einen Bot "magic" gibt es nicht'),
        (["play", "template", "--load", "nowhere.json"], "Eine Datei nowhere.json gibt es nicht."),
        (["play", "template", "--load", __file__], "ist keine Partie, die sich hier fortsetzen lässt"),
        (["replay", __file__], "ist keine Aufzeichnung, die sich hier ansehen lässt"),
        (["arena", "template", "--bots", "random", "--games", "2"], "template ist für 2 bis 4 Personen, nicht für 1."),
        (["rules", "template", "--coverage", "--tests", "nowhere"], "In nowhere sind keine Tests."),
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
    lines = run("games", "--lang", "en").output.splitlines()
    assert [line.partition(":")[0] for line in lines] == shown()
    for line, name in zip(lines, shown(), strict=True):
        seats = game_named(name).seats
        assert line.startswith(f"{name}: {title_of(name)}, {seats[0]} to {seats[-1]} players.")
    assert "template" not in "".join(lines)


def test_a_game_is_played_from_a_pipe_recorded_and_replayed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    played = run("play", SOME, "--seed", "4", "--bots", "random", "--lang", "en", "--record", str(file), typed="1\n" * 400)
    assert played.exit_code == 0, played.output
    assert "Seed 4" in played.output
    story = run("replay", str(file), "--lang", "de")
    assert story.exit_code == 0
    assert "Endwertung" in story.output
    step = run("replay", str(file), "--step", "--seat", "0", "--lang", "en", typed="\n\nb\nq\n")
    assert "Answer 2 of" in step.output


def test_bots_on_all_seats_are_watched() -> None:
    shown = run("play", "template", "--seed", "1", "--players", "2", "--bots", "random,random", "--lang", "en")
    assert shown.exit_code == 0
    assert "Final scores" in shown.output


def test_named_bots_leave_a_seat_for_a_person() -> None:
    shown = run("play", "template", "--seed", "1", "--bots", "random,random", "--lang", "en")
    assert shown.output.count(": a person") == 1
    assert shown.output.count(": the bot random") == 2


def test_without_a_seed_each_table_is_another_one() -> None:
    tables = {run("play", "template", "--lang", "en").output for _ in range(3)}
    assert len(tables) == 3


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
    assert "(95%)" in shown.output
    report = json.loads(run(*words, "--json").stdout)
    assert report["games"] == 6
    assert [standing["bot"] for standing in report["standings"]] == ["random", "random 2"]


def test_rules_without_a_test_are_listed_and_fail(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text('def test_it():\n    """[TP-1, TP-2 to TP-5, TP-X-3, TP-99]"""\n')
    shown = run("rules", "template", "--coverage", "--tests", str(tmp_path), "--lang", "en")
    assert shown.exit_code == 1
    assert "  TP-6\n  TP-7\n" in shown.output
    assert "TP-99 (test_some.py: test_it)" in shown.output
    assert "TP-3\n" not in shown.output
    (tmp_path / "test_some.py").write_text('def test_it():\n    """[TP-1 to TP-7]"""\n')
    assert run("rules", "template", "--coverage", "--tests", str(tmp_path), "--lang", "en").output == "All 7 rules are covered by tests.\n"


def test_a_new_game_is_made_and_the_next_step_is_said(tmp_path: Path) -> None:
    shown = run("new-game", "black_cat", "--into", str(tmp_path), "--lang", "en")
    assert shown.exit_code == 0, shown.output
    assert f"pip install -e {tmp_path / 'black_cat'}" in shown.output
    assert (tmp_path / "black_cat" / "black_cat" / "game.py").exists()
