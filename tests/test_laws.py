"""Where a costly law looks, and the command that aims a law at many questions."""

from __future__ import annotations

import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from tests.laws import Eye, questions
from walpurgis.engine import games


def longest() -> tuple[str, int]:
    """The game and the number of players with which a random game takes longest."""
    tables = [(name, seats) for name, game in games().items() for seats in game.seats]
    return max(tables, key=lambda at: sum(1 for _ in questions(games()[at[0]], at[1], 1)))


@pytest.mark.parametrize("seed", [1, 2])
def test_an_eye_sees_the_beginning_every_prompt_all_that_are_asked_and_the_end(seed: int) -> None:
    name, seats = longest()
    eye, looked, far, prompts, asked = Eye(seed), [], [], set(), set()
    for match in questions(games()[name], seats, seed):
        at = match.question
        if eye.looks(match):
            looked.append(at)
            far += [at] if eye.far else []
            asked |= set(match.asks)
            prompts |= {ask.prompt for ask in match.asks.values()}
        else:
            assert not match.over
            assert {ask.prompt for ask in match.asks.values()} <= prompts, "a prompt was missed the first time"
    assert looked[:16] == [*range(looked[0], looked[0] + 16)]
    assert max(b - a for a, b in pairwise(looked)) <= 7
    assert max(b - a for a, b in pairwise(far)) <= 53
    assert asked == {*range(seats)}
    assert looked[-1] == far[-1] == match.question
    assert len(looked) < match.question / 2, "it looks at nearly everything"


def aimed(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "tests.laws", *words], cwd=Path(__file__).parents[1], capture_output=True, text=True, check=False)


def test_a_law_can_be_aimed_at_many_questions() -> None:
    done = aimed("forbids", "--questions", "100", "--game", "template")
    assert done.returncode == 0, done.stderr
    law, _, told = done.stdout.strip().partition(", template: holds at ")
    assert law == "what is offered is what nothing forbids"
    assert int(told.split()[0]) >= 100


def test_a_law_that_is_not_known_is_refused_with_all_titles() -> None:
    done = aimed("no such law")
    assert done.returncode == 2
    assert "nothing leaks" in done.stderr
