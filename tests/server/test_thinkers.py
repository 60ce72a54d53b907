"""Bots that think in several processes at once."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Any

import pytest

from tests.some_game import SOME
from walpurgis.bots import thinking_seconds
from walpurgis.engine import Match
from walpurgis.server.autoplay import RESERVE, pause_of
from walpurgis.server.thinkers import MOST_LANES, Thinkers, cores

BOT = "search:0.3s"


class Watched(Thinkers):
    """Thinkers that note which lanes they are given."""

    def __init__(self, count: int) -> None:
        super().__init__(count, 2048)
        self.given = list[int]()

    async def run(self, work: Any, *args: Any, **kwargs: Any) -> Any:
        self.given.append(args[4])
        return await super().run(work, *args, **kwargs)


def question() -> tuple[Match[Any], int, str]:
    match = Match.new(SOME, 2, 1)
    return match, next(iter(match.asks)), match.save(past=False)


def test_while_nobody_else_thinks_all_processes_think_over_one_question() -> None:
    async def scene() -> None:
        thinkers, (match, seat, saved) = Watched(2), question()
        match.answer(seat, await thinkers.think(saved, BOT, seat, 1, 20.0))
        assert thinkers.given == [0, 1]
        thinkers.close()

    asyncio.run(scene())


def test_when_several_think_at_once_each_has_one_process() -> None:
    async def scene() -> None:
        thinkers, (match, seat, saved) = Watched(2), question()
        first = asyncio.create_task(thinkers.think(saved, BOT, seat, 1, 20.0))
        await asyncio.sleep(0.05)
        for answer in (await thinkers.think(saved, BOT, seat, 2, 20.0), await first):
            match.fork().answer(seat, answer)
        assert thinkers.given == [0, 1, 0]
        thinkers.close()

    asyncio.run(scene())


def test_no_more_than_a_few_processes_think_over_one_question() -> None:
    thinkers = Thinkers(64, 2048)
    assert thinkers.lanes() == MOST_LANES
    assert 1 <= cores(1) <= MOST_LANES and cores(7) == 7


def test_a_process_that_dies_is_not_missed() -> None:
    class Mortal(Thinkers):
        async def run(self, work: Any, *args: Any, **kwargs: Any) -> Any:
            if args[4] == 1:
                raise MemoryError("the second lane is gone")
            return await super().run(work, *args, **kwargs)

    async def scene() -> None:
        thinkers, (match, seat, saved) = Mortal(2, 2048), question()
        match.answer(seat, await thinkers.think(saved, BOT, seat, 1, 20.0))
        thinkers.close()

    asyncio.run(scene())


def test_what_fails_in_all_of_them_is_told_and_they_live_on() -> None:
    async def scene() -> None:
        thinkers, (match, seat, saved) = Thinkers(2, 2048), question()
        with pytest.raises(TimeoutError):
            await thinkers.think(saved, BOT, seat, 1, 0.000_01)
        os.kill(await thinkers.run(os.getpid), signal.SIGKILL)
        match.answer(seat, await thinkers.think(saved, BOT, seat, 1, 20.0))
        thinkers.close()

    asyncio.run(scene())


@pytest.mark.parametrize("bot", ["morgana", "azazel", "search:3s"])
def test_a_table_waits_for_longer_than_a_bot_may_think(bot: str) -> None:
    """However soon an answer was there: a bot that was done at once and one that used all its time look alike."""
    assert pause_of(bot, 0.4) >= thinking_seconds(bot) + RESERVE


def test_a_table_waits_for_others_as_the_house_likes() -> None:
    assert pause_of("bruno", 0.4) == 0.4 and pause_of("azazel", 30.0) == 30.0
