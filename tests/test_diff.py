"""`walpurgis diff` finds what was changed in a copy of the house, and names it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

import walpurgis
from walpurgis.engine import game_named
from walpurgis.playthroughs.diff import Report, compare
from walpurgis.playthroughs.kinds import differences
from walpurgis.playthroughs.sides import NoSide, Side

HERE = Path(walpurgis.__file__).parents[2]
Change: TypeAlias = Callable[[str, str, str], None]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the house, to be changed."""
    shutil.copytree(HERE / "src" / "walpurgis", tmp_path / "src" / "walpurgis")
    return tmp_path


@pytest.fixture
def change(copy: Path) -> Change:
    """Puts other words into a file of the copy's template."""

    def put(file: str, old: str, new: str) -> None:
        path = copy / "src" / "walpurgis" / "games" / "_template" / file
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")

    return put


def compared(new: Path, decisions: int = 400) -> Report:
    with Side(str(HERE)) as before, Side(str(new)) as after:
        return compare(game_named("template"), before, after, decisions)


def test_an_unchanged_copy_is_the_same(copy: Path) -> None:
    report = compared(copy)
    assert report.is_same
    assert report.decisions == 400
    assert report.matches > 10


def test_a_changed_offer_is_found_and_named(copy: Path, change: Change) -> None:
    change("game.py", 'return "TP-4" if card == WITCH and t.round == 1 else None', 'return "TP-4" if card == WITCH and t.round < 3 else None')
    report = compared(copy)
    first = next(iter(report.firsts.values()))
    assert first.difference.kind == "offer: keys of 'play'"
    assert (first.difference.old, first.difference.new) == ("13 x1", "nothing more")
    assert "template, " in str(first)
    assert f"seed {first.match.seed}" in str(first)
    assert report.is_course_changed
    assert report.versions == (3, 3)


def test_a_changed_reason_is_found_and_named(copy: Path, change: Change) -> None:
    change("game.py", 'return "TP-4" if card', 'return "TP-3" if card')
    report = compared(copy)
    assert {*report.counts} == {"reason: TP-4 becomes TP-3 at 'play'"}
    assert not report.is_course_changed
    assert report.counts["reason: TP-4 becomes TP-3 at 'play'"] > 1


def test_a_changed_sentence_is_found_and_named(copy: Path, change: Change) -> None:
    change("text/en.ftl", "option-witch = the Witch", "option-witch = the old Witch")
    report = compared(copy)
    (kind,) = report.counts
    assert kind == "offer: sentence of a choice of 'play'"
    assert report.firsts[kind].difference.new.startswith("the old Witch")
    assert not report.is_course_changed


def test_a_changed_view_is_found_and_named(copy: Path, change: Change) -> None:
    change("state.py", "len(t.deck)", "len(t.deck) + 1")
    report = compared(copy)
    (kind,) = report.counts
    assert kind.startswith("view: ")
    assert not report.is_course_changed


def test_a_changed_end_is_found_and_named(copy: Path, change: Change) -> None:
    """The candles of the winner of a round count double, and the version says so."""
    change("game.py", "best.candles += 1", "best.candles += 2")
    change("game.py", "version = 3", "version = 4")
    report = compared(copy)
    assert "result: scores" in report.counts
    assert report.is_course_changed
    assert report.versions == (3, 4)


def test_a_fault_in_one_version_is_told(copy: Path, change: Change) -> None:
    change("game.py", "    best.candles += 1", "    assert t.round < 3\n    best.candles += 1")
    report = compared(copy)
    assert "RuleFailed" in report.firsts["fault"].difference.new
    assert report.firsts["fault"].difference.old == "no fault"


def test_the_story_is_compared_event_by_event() -> None:
    heard = {"seat 0": {"is": "Lit", "card": "5", "says": "Red lights a candle."}}
    moment = {"story": [heard], "offers": {}, "reasons": {}, "views": {}, "result": {}}
    other = {**moment, "story": [{"seat 0": {"is": "Lit", "card": "6", "says": "Red lights a candle."}}]}
    assert [(found.kind, found.old, found.new) for found in differences(moment, other)] == [("story: Lit.card", '"5"', '"6"')]
    assert [found.kind for found in differences(moment, {**moment, "story": []})] == ["story: events"]
    assert list(differences(moment, moment)) == []


def test_the_command_says_what_it_found_and_ends_with_one(copy: Path, change: Change) -> None:
    change("text/en.ftl", "option-witch = the Witch", "option-witch = the old Witch")
    command = [
        sys.executable,
        "-c",
        "from walpurgis.cli import main; main()",
        "diff",
        str(HERE),
        str(copy),
        "--game",
        "template",
        "--decisions",
        "200",
        "--plain",
        "--lang",
        "en",
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stderr
    assert "template: one kind of difference in 200 decisions" in done.stdout
    assert "old: the Witch (13)" in done.stdout
    assert "new: the old Witch (13)" in done.stdout


def test_what_is_no_version_of_the_house_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NoSide, match="neither a checkout"):
        Side(str(tmp_path))
