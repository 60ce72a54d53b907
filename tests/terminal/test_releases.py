"""Saves and records outlive releases in the terminal, too: what one release wrote, the next ones play on and show."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.fresh import PROGRAM
from tests.mended.releases import released


def walpurgis(release: int, folder: Path, *words: str, typed: str = "", status: int = 0) -> str:
    """What the program of a release says."""
    path = os.pathsep.join([str(released(release, folder)), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": path, "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-c", PROGRAM, *words, "--lang", "en", "--plain"]
    done = subprocess.run(command, input=typed, env=environment, cwd=folder, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == status, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout + done.stderr


@pytest.fixture
def left(tmp_path: Path) -> Path:
    """A folder with a save of the first release: both have poured oil, and nobody has lit a lantern."""
    walpurgis(1, tmp_path, "play", "lanterns", "--bots", "random", "--seed", "7", typed="1\nsave save.json\nquit\n")
    assert (tmp_path / "save.json").exists()
    return tmp_path


def test_a_save_is_played_on_under_later_releases_and_its_record_watched_from_the_beginning(left: Path) -> None:
    said = walpurgis(2, left, "play", "lanterns", "--load", "save.json", "--bots", "random", typed="green\n1\nsave again.json\nquit\n")
    assert "The rules were corrected here." in said and "Ann lights a green lantern." in said
    said = walpurgis(3, left, "play", "lanterns", "--load", "again.json", "--bots", "random,random", "--record", "whole.json")
    assert "The rules were corrected here." in said
    for release in (3, 4):
        said = walpurgis(release, left, "replay", "whole.json")
        assert said.count("The rules were corrected here.") == 2 and "kindles a" in said and "wins" in said


def test_what_was_seen_under_older_rules_is_drawn_where_it_still_can_be(left: Path) -> None:
    walpurgis(1, left, "play", "lanterns", "--bots", "random,random", "--seed", "7", "--record", "whole.json")
    assert "night" in walpurgis(1, left, "replay", "whole.json", "--step", typed="board\nq\n")
    assert "can no longer be drawn" in walpurgis(3, left, "replay", "whole.json", "--step", typed="board\n3\nb\nq\n")


def test_a_save_that_cannot_be_carried_over_is_refused_with_a_sentence_and_left_alone(left: Path) -> None:
    walpurgis(3, left, "play", "lanterns", "--bots", "random", "--seed", "7", typed="1\nsave three.json\nquit\n")
    before = (left / "three.json").read_bytes()
    said = walpurgis(4, left, "play", "lanterns", "--load", "three.json", "--bots", "random", status=2)
    assert "nothing leads from version 3 of the rules to the next" in said and (left / "three.json").read_bytes() == before
