"""A bot that raises, hangs, answers nonsense, eats memory or ends its process: named, replaced for that answer, counted; the run continues."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.arena.hostile import make
from walpurgis.arena import Limits, Report, Tournament, play_all
from walpurgis.engine.game import games

HANGING = ("hangs", "sleeps-on")


@pytest.fixture(scope="module")
def hostile(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make(tmp_path_factory.mktemp("hostile"))


@pytest.fixture
def on_the_path(hostile: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(str(hostile))
    monkeypatch.setenv("PYTHONPATH", str(hostile), prepend=":")
    monkeypatch.setenv("HOSTILE", "nothing")
    games.cache_clear()
    yield
    games.cache_clear()


def meet(monkeypatch: pytest.MonkeyPatch, what: str, games: int = 2) -> Report:
    monkeypatch.setenv("HOSTILE", what)
    return play_all(Tournament.of("hostile", ["thumb", "random"], games), workers=1, limits=Limits(0.5 if what in HANGING else 30.0, megabytes=400)).report


@pytest.mark.parametrize(
    ("what", "said", "deaths"),
    [
        ("raises", "ZeroDivisionError: the room went dark", 0),
        ("leaves", "SystemExit", 0),
        ("nonsense", "NotOffered", 0),
        ("object", "Odd is no plain answer", 0),
        ("hangs", "TimeoutError: no answer within 0.5 s", 0),
        ("eats", "MemoryError", 0),
        ("cannot-say", "Silent, which cannot say what it is", 0),
        ("raises-junk", "LookupError: \\udcff", 0),
        ("answers-junk", "NotOffered", 0),
        ("crashes", "ended by SIGSEGV", 2),
    ],
)
def test_what_a_bot_does_instead_of_an_answer_is_named_counted_and_replaced(
    monkeypatch: pytest.MonkeyPatch, on_the_path: None, what: str, said: str, deaths: int
) -> None:
    found = meet(monkeypatch, what)
    thumb, random = found.standings
    assert (found.games, found.broken_off, random.faults) == (2, 0, 0)
    assert thumb.faults == len(found.faults) > 0
    assert all(fault.bot == 0 and said in fault.what for fault in found.faults), found.faults
    assert found.deaths == deaths * thumb.faults


def test_a_bot_that_cannot_be_interrupted_ends_with_its_process_and_is_replaced(monkeypatch: pytest.MonkeyPatch, on_the_path: None) -> None:
    found = meet(monkeypatch, "sleeps-on", games=1)
    assert (found.games, found.broken_off) == (1, 0)
    assert found.faults and all("could not be interrupted" in fault.what for fault in found.faults)


def test_what_a_bot_prints_does_not_get_among_the_rows(monkeypatch: pytest.MonkeyPatch, on_the_path: None) -> None:
    found = meet(monkeypatch, "prints")
    assert (found.games, found.faults, found.deaths) == (2, [], 0)


def test_a_rule_that_ends_the_process_breaks_the_game_off_and_blames_no_bot(monkeypatch: pytest.MonkeyPatch, on_the_path: None) -> None:
    found = meet(monkeypatch, "rule-ends-the-process")
    assert (found.games, found.broken_off, found.deaths) == (2, 2, 4)
    assert [(fault.bot, "exit code 9" in fault.what) for fault in found.faults] == [(None, True)] * 2


def test_a_worker_that_was_killed_loses_nothing_and_nobody_is_blamed(monkeypatch: pytest.MonkeyPatch, on_the_path: None, tmp_path: Path) -> None:
    found = meet(monkeypatch, str(tmp_path / "killed"))
    assert (found.games, found.broken_off, found.faults, found.deaths) == (2, 0, [], 1)
