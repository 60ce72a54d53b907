"""A game made a moment ago with `walpurgis new-game`: inside a copy of this house, or as a package of its own beside it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
NAME = "black_cat"
WAYS = ["house", "package"]
LEFT_OUT = shutil.ignore_patterns(".git", ".venv", "node_modules", "dist", "artifacts", ".*_cache", ".hypothesis")
PROGRAM = "import sys; from walpurgis.cli import main; sys.argv[0] = 'walpurgis'; main()"


class Fresh(NamedTuple):
    """Where the new game is, and how programs find it."""

    house: Path
    """The checkout with which it is played."""
    tests: Path
    """Its own tests."""
    folders: list[Path]
    """All that was made for it."""
    path: str
    """What PYTHONPATH must be."""

    def run(self, *command: str, timeout: float = 300) -> str:
        """Run a program in the checkout; what it wrote. It must end well."""
        environment = {**os.environ, "PYTHONPATH": self.path, "LC_ALL": "C.UTF-8", "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run(command, cwd=self.house, env=environment, capture_output=True, text=True, timeout=timeout, check=False)
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
        return done.stdout

    def walpurgis(self, *words: str) -> str:
        return self.run(sys.executable, "-c", PROGRAM, *words)

    def pytest(self, *words: str) -> str:
        return self.run(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *words)


def fresh(way: str, folder: Path) -> Fresh:
    """Make a new game in one of the two ways."""
    return in_the_house(folder) if way == "house" else as_a_package(folder)


def in_the_house(folder: Path) -> Fresh:
    """A copy of the checkout, under version control, in which the game is made. What Python has compiled is copied, too: many processes start from it."""
    house = folder / "house"
    shutil.copytree(ROOT, house, ignore=LEFT_OUT)
    mine, tests = house / "src" / "walpurgis" / "games" / NAME, house / "tests" / "games" / NAME
    made = Fresh(house, tests, [mine, tests], str(house / "src"))
    git = ["git", "-c", "user.name=test", "-c", "user.email=test@example.org"]
    for words in (["init", "-q"], ["add", "-A"], ["commit", "-qm", "before"]):
        made.run(*git, *words)
    made.walpurgis("new-game", NAME)
    return made


def as_a_package(folder: Path) -> Fresh:
    """The game in a package of its own, installed beside the house."""
    site = folder / "site"
    made = Fresh(ROOT, folder / NAME / "tests", [folder / NAME, site], os.pathsep.join([str(site), str(ROOT / "src")]))
    made.walpurgis("new-game", NAME, "--into", str(folder))
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-build-isolation", "--no-deps", "--target", str(site)]
    made.run(*pip, str(folder / NAME))
    return made
