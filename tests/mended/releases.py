"""The releases of Lanterns, by number; and one of them as a package that other processes find."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

from walpurgis.engine import AnyGame, Match

from .four.game import GAME as FOUR
from .one.game import GAME as ONE
from .three.game import GAME as THREE
from .two.game import GAME as TWO

RELEASES: dict[int, AnyGame] = {1: ONE, 2: TWO, 3: THREE, 4: FOUR}
FOLDERS = {1: "one", 2: "two", 3: "three", 4: "four"}


def released(number: int, into: Path) -> Path:
    """A folder for PYTHONPATH in which this release is installed as the game `lanterns`."""
    place = into / f"release-{number}"
    if not place.exists():
        shutil.copytree(Path(__file__).parent / FOLDERS[number], place / "lanterns", ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copytree(Path(__file__).parent / "text", place / "lanterns" / "text")
        info = place / "lanterns-0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: lanterns\nVersion: 0\n")
        (info / "entry_points.txt").write_text("[walpurgis.games]\nlanterns = lanterns\n")
    return place


def begun(number: int, seats: int = 2, seed: int = 7, answers: int = 0) -> Match[Any]:
    """A match of a release after this many answers: half the oil, and the lantern whose turn it is by the number of the question."""
    match = Match.new(RELEASES[number], seats, seed)
    for _ in range(answers):
        answer_one(match)
    return match


def answer_one(match: Match[Any]) -> None:
    """Answer the first open question: green lanterns, and one measure of oil if there is any."""
    seat, ask = next(iter(match.asks.items()))
    match.answer(seat, "green" if ask.prompt == "light" else min(1, match.state.keepers[seat].oil))
