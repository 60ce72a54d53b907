"""A game made with `walpurgis new-game` is found, played, lawful and proved at once, in the house and in its own package; deleted, it leaves nothing behind."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from .fresh import NAME, WAYS, Fresh, fresh


@pytest.fixture(scope="module", params=WAYS)
def made(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Fresh:
    return fresh(request.param, tmp_path_factory.mktemp("fresh"))


def test_it_is_found_and_played(made: Fresh) -> None:
    assert f"{NAME}: Black Cat" in made.walpurgis("games")
    assert f"{NAME}: 5 games" in made.walpurgis("arena", NAME, "--bots", "thumb,random", "--games", "5", "--workers", "1")
    assert "BC-1" in made.walpurgis("rules", NAME, "--lang", "it")


def test_it_keeps_every_law_and_says_everything_in_five_languages(made: Fresh) -> None:
    told = made.pytest("tests/test_every_game.py", "tests/words", "-k", NAME)
    assert " passed" in told and "failed" not in told


def test_its_own_tests_prove_its_rules(made: Fresh) -> None:
    assert " passed" in made.pytest(str(made.tests), "--rootdir", str(made.tests.parent))
    assert "All 7 rules are covered" in made.walpurgis("rules", NAME, "--coverage", "--tests", str(made.tests), "--lang", "en")


def test_deleted_it_leaves_nothing_behind(tmp_path: Path) -> None:
    made = fresh("house", tmp_path)
    for compiled in [*made.house.rglob("__pycache__")]:
        shutil.rmtree(compiled)
    assert made.run("git", "status", "--porcelain").splitlines() == [f"?? src/walpurgis/games/{NAME}/", f"?? tests/games/{NAME}/"]
    made.run(sys.executable, "-m", "ruff", "check", "--no-cache", *map(str, made.folders))
    made.run(sys.executable, "-m", "ruff", "format", "--no-cache", "--check", *map(str, made.folders))
    for folder in made.folders:
        shutil.rmtree(folder)
    assert made.run("git", "status", "--porcelain", "--ignored") == ""
    assert NAME not in made.walpurgis("games")
