"""Bots that think in several processes at once."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from tests.server.lanes import LONG, dies, first_lane_fails, second_lane_dies, second_lane_fails, second_lane_hangs
from tests.some_game import SOME
from walpurgis.bots import thinking_seconds
from walpurgis.engine import Answer, Match
from walpurgis.server import thinkers as module
from walpurgis.server.advisers import Advisers
from walpurgis.server.autoplay import RESERVE, pause_of, rest_of
from walpurgis.server.problems import No
from walpurgis.server.settings import Settings
from walpurgis.server.thinkers import MOST_LANES, Thinkers, cores, processes

BOT, LONGER = "search:0.3s", "search:1s"


class Table:
    """A question at a table, and those who think about it."""

    def __init__(self, count: int) -> None:
        self.match = Match.new(SOME, 2, 1)
        self.seat, self.saved = next(iter(self.match.asks)), self.match.save(past=False)
        self.thinkers = Thinkers(count, 2048)

    async def think(self, bot: str = BOT, seconds: float = 20.0) -> Answer:
        """The answer of a bot, which fits the question."""
        answer = await self.thinkers.think(self.saved, bot, self.seat, 1, seconds)
        self.match.fork().answer(self.seat, answer)
        return answer


def with_thinkers(count: int, scene: Callable[[Table], Awaitable[None]]) -> None:
    async def played() -> None:
        table = Table(count)
        try:
            await scene(table)
        finally:
            table.thinkers.close()

    asyncio.run(played())


def test_while_nobody_else_thinks_several_processes_think_over_one_question_and_one_is_left() -> None:
    async def scene(table: Table) -> None:
        assert table.thinkers.lanes() == 2
        first = asyncio.create_task(table.think())
        await asyncio.sleep(0.05)
        assert table.thinkers.lanes() == 1
        await asyncio.gather(first, table.think())
        assert table.thinkers.lanes() == 2

    with_thinkers(3, scene)


def test_as_many_processes_as_cores_think_and_no_more_than_a_few() -> None:
    assert Thinkers(64, 2048).lanes() == MOST_LANES
    assert Thinkers(1, 2048).lanes() == 1
    assert 1 <= cores() <= MOST_LANES and cores() <= (os.cpu_count() or 1)
    assert [Thinkers(processes(busy), 2048).lanes() for busy in (1, 2, 3)] == [1, 2, 3]
    assert Settings().thinkers is None


def test_whoever_waits_for_a_process_thinks_for_less_so_that_every_question_takes_the_same_time() -> None:
    async def scene(table: Table) -> None:
        await table.think("search:0.001s")  # from now on there is a process
        began = time.monotonic()
        first = asyncio.create_task(table.think("search:2s"))
        await asyncio.sleep(0.2)
        await table.think("search:2s")
        assert time.monotonic() - began < 3.2  # 2 s for each in turn would be 4
        await first

    with_thinkers(1, scene)


@pytest.mark.parametrize("happens", [second_lane_dies, second_lane_fails, first_lane_fails])
def test_a_process_that_fails_is_told_of_but_not_missed(happens: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    async def scene(table: Table) -> None:
        await table.think()
        while table.thinkers.lanes() < 2:  # the second process has just come to life
            await asyncio.sleep(0.1)
        monkeypatch.setattr(module, "race", happens)
        await table.think(LONGER)
        assert "a process that thinks failed" in caplog.text
        monkeypatch.undo()
        await table.think()

    with_thinkers(3, scene)


def test_a_process_that_dies_takes_nobody_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(table: Table) -> None:
        await asyncio.gather(table.think(), table.think())

    monkeypatch.setattr(module, "race", second_lane_dies)
    with_thinkers(3, scene)


def test_a_process_that_hangs_is_not_waited_for(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    async def scene(table: Table) -> None:
        began = time.monotonic()
        await table.think()
        assert time.monotonic() - began < LONG
        while "came late" not in caplog.text:
            await asyncio.sleep(0.1)

    monkeypatch.setattr(module, "race", second_lane_hangs)
    with_thinkers(3, scene)


def test_what_fails_in_all_of_them_is_told_and_they_live_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(table: Table) -> None:
        with pytest.raises(BrokenProcessPool):
            await table.think()
        monkeypatch.undo()
        with pytest.raises(TimeoutError):
            await table.think(seconds=0.000_01)
        os.kill(await table.thinkers.run(os.getpid), signal.SIGKILL)
        await table.think()

    monkeypatch.setattr(module, "race", dies)
    with_thinkers(3, scene)


@pytest.mark.parametrize("bot", ["morgana", "azazel", "search:3s"])
def test_a_table_waits_for_longer_than_a_bot_may_think(bot: str) -> None:
    """However soon an answer was there: a bot that was done at once and one that used all its time look alike."""
    assert pause_of(bot, 0.4) >= thinking_seconds(bot) + module.LATE
    assert module.LATE < RESERVE


def test_a_table_waits_for_others_as_the_house_likes() -> None:
    assert pause_of("bruno", 0.4) == 0.4 and pause_of("azazel", 30.0) == 30.0


def test_who_is_done_later_than_that_does_not_tell_how_much_later() -> None:
    """An answer comes after the pause, or after twice as long, and never in between."""
    assert all(spent + rest_of(1.25, spent) == 1.25 for spent in (0.0, 0.25, 1.0))
    assert all(spent + rest_of(1.25, spent) == 2.5 for spent in (1.5, 2.0, 2.25))
    assert rest_of(0.0, 3.0) == 0.0


def test_a_hint_that_fails_is_refused_and_why_is_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async def scene(table: Table) -> None:
        with pytest.raises(No, match="there is no hint here"):
            await Advisers(table.thinkers, 0.1).advise("this is no match", 0, 1)

    with_thinkers(1, scene)
    assert [(record.message, "broken" in record.__dict__["fault"].lower()) for record in caplog.records] == [("a hint failed", True)]
