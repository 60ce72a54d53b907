"""The examples run, and records become data that says again what was played."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import polars as pl
import pytest

from tests.some_game import SOME
from walpurgis.bots import bot_named, play
from walpurgis.engine import Match, games
from walpurgis.envs.episode import Episode
from walpurgis.envs.imitation import examples_of

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(name: str, *words: str, within: Path) -> str:
    done = subprocess.run([sys.executable, str(EXAMPLES / name), *words], capture_output=True, text=True, check=False, cwd=within)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("game", ["template", SOME])
def test_random_thumb_and_search_play_in_an_environment(tmp_path: Path, game: str) -> None:
    said = run("play_bots.py", game, "--bots", "random,thumb" if game == SOME else "random,thumb,search:20", "--games", "2", within=tmp_path)
    assert re.fullmatch(r"(game \d: \d+ steps, random [+-]\d\.\d\d, thumb [+-]\d\.\d\d(, search:20 [+-]\d\.\d\d)?\n){2}", said)


def test_records_become_a_table(tmp_path: Path) -> None:
    match = Match.new("template", 3, 5)
    play(match, {seat: bot_named("random", match.game, seat) for seat in range(3)})
    (tmp_path / "one.json").write_text(match.record().text())
    run("data_set.py", "rows.parquet", "one.json", within=tmp_path)
    rows = pl.read_parquet(tmp_path / "rows.parquet")
    assert rows["seat"].unique().sort().to_list() == [0, 1, 2] and set(rows["reward"]) == {*Episode.at(match).rewards()}
    assert all(mask[action] for mask, action in zip(rows["action_mask"], rows["action"], strict=True))


def test_a_learner_learns(tmp_path: Path) -> None:
    """A few games only: that it runs through, and leaves a policy, a table and a picture."""
    run("self_play.py", "--game", "template", "--options", "{}", "--minutes", "0.002", "--every", "20", "--tests", "4", "--last", "4", within=tmp_path)
    assert {file.suffix for file in tmp_path.iterdir()} == {".npz", ".csv", ".png"}


@pytest.mark.parametrize("name", games())
def test_examples_lead_through_the_match_that_was_played(name: str) -> None:
    """Who takes the actions of the examples plays the match again."""
    game = games()[name]
    match = Match.new(game, game.usual, 4)
    for _ in range(25):
        if not match.over:
            seat = next(iter(match.asks))
            match.answer(seat, bot_named("random", game, match.question).answer(match.sight(seat)))
    again = Episode(game, game.usual, 4)
    for example in examples_of(match.record()):
        assert again.observe(example.seat) == example.observation and again.mask(example.seat) == example.mask
        again.act(example.seat, example.action)
    assert [entry.answer for entry in again.match.record().entries if hasattr(entry, "answer")] == [
        entry.answer for entry in match.record().entries if hasattr(entry, "answer")
    ]
