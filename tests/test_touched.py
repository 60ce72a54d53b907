"""`make check` finds the games that were touched from what git knows, whatever they are called."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[1] / "tools" / "touched.py"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small checkout with two games and the tool, on a branch of its own."""
    for file in ("tools", "src/walpurgis/games/owls", "src/walpurgis/games/_mice", "src/walpurgis/engine", "tests/games/owls", "tests/games/mice"):
        (tmp_path / file).mkdir(parents=True)
        (tmp_path / file / "file.py").write_text("before\n")
    (tmp_path / "tools" / "touched.py").write_bytes(TOOL.read_bytes())
    git(tmp_path, "init", "-q", "-b", "main")
    commit(tmp_path)
    git(tmp_path, "checkout", "-q", "-b", "mine")
    return tmp_path


def git(checkout: Path, *words: str) -> None:
    subprocess.run(["git", "-c", "user.name=test", "-c", "user.email=test@example.org", *words], cwd=checkout, check=True, capture_output=True)


def commit(checkout: Path) -> None:
    git(checkout, "add", "-A")
    git(checkout, "commit", "-qm", "something")


def touched(checkout: Path, *since: str) -> list[str]:
    done = subprocess.run([sys.executable, checkout / "tools" / "touched.py", *since], capture_output=True, text=True, check=True)
    return done.stdout.split()


def test_nothing_is_touched_at_first_nor_by_a_change_of_the_engine(checkout: Path) -> None:
    assert touched(checkout) == []
    (checkout / "src/walpurgis/engine/file.py").write_text("after\n")
    assert touched(checkout) == []


@pytest.mark.parametrize(
    ("file", "game"), [("src/walpurgis/games/owls/file.py", "owls"), ("src/walpurgis/games/_mice/new.toml", "mice"), ("tests/games/mice/file.py", "mice")]
)
def test_a_game_is_touched_before_and_after_the_commit(checkout: Path, file: str, game: str) -> None:
    (checkout / file).write_text("after\n")
    assert touched(checkout) == [game]
    commit(checkout)
    assert touched(checkout) == [game]
    assert touched(checkout, "HEAD") == []


def test_a_game_without_tests_is_left_alone(checkout: Path) -> None:
    (checkout / "src/walpurgis/games/bats").mkdir()
    (checkout / "src/walpurgis/games/bats/game.py").write_text("new\n")
    assert touched(checkout) == []
