"""Ashes to Ashes on the command line: one to six players, and games that nobody wins."""

from __future__ import annotations

import pytest

from tests.typed import run


@pytest.mark.parametrize(("words", "people", "bots"), [([], 1, 1), (["--players", "1"], 1, 0), (["--players", "4"], 1, 3), (["--bots", ""], 2, 0)])
def test_the_usual_number_plays_if_nothing_is_said(words: list[str], people: int, bots: int) -> None:
    """Ashes to Ashes is for one to six; two is what it proposes, and whoever plays alone needs no bot."""
    shown = run("play", "ashes", "--seed", "1", *words, "--lang", "en").output
    assert shown.count(": a person") == people
    assert shown.count(": Ottilia, the herb witch") == bots


@pytest.mark.parametrize(("language", "said"), [("en", "of the games."), ("de", "Partien hat niemand gewonnen.")])
def test_the_arena_counts_games_that_nobody_won(language: str, said: str) -> None:
    shown = run("arena", "ashes", "--bots", "random", "--games", "3", "--seed", "1", "--workers", "1", "--lang", language)
    assert shown.exit_code == 0
    assert said in shown.output
    assert said not in run("arena", "template", "--bots", "random,random", "--games", "2", "--workers", "1", "--lang", language).output
