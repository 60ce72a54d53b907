"""Bots that think for long, in processes of their own (workers.py): nobody who is quick waits for them.

While cores are idle, several processes think over the same question, each in possible worlds of its own; what they found is put together. When many
bots think at once, each has one process, and they share the time.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from typing import TypeVar

from walpurgis.bots import bot_named, thinking_seconds, within
from walpurgis.bots.runners import Runner, best_of
from walpurgis.bots.search import Manner, Search, at_most
from walpurgis.bots.time_and_memory import at_most as in_time
from walpurgis.engine import Answer, Match
from walpurgis.engine.chance import Seed

from .workers import Workers

T = TypeVar("T")
SHORTEST = 0.05
"""This many seconds a bot that thinks has at least, however many do."""
MOST_LANES = 4
"""So many processes think over one question at most."""


class Thinkers(Workers):
    """Processes for those who think."""

    def __init__(self, count: int, megabytes: int) -> None:
        super().__init__(count, megabytes)
        self._thinking = 0

    async def share(self, seconds: float, work: Callable[[float], Awaitable[T]]) -> T:
        """The result of `work` when it is told how long it may think: this many seconds, or less if others think, too. So a table waits hardly longer than at a
        quiet hour."""
        self._thinking += 1
        try:
            return await work(max(SHORTEST, seconds * min(1.0, self._count / self._thinking)))
        finally:
            self._thinking -= 1

    async def think(self, saved: str, bot: str, seat: int, seed: Seed, seconds: float) -> Answer:
        """The answer of a bot that thinks. A process that fails is not missed while another one has something to say."""

        async def work(time: float) -> Answer:
            lanes = range(self.lanes())
            found = await asyncio.gather(*(self.run(race, saved, at_most(bot, time), seat, seed, lane, seconds) for lane in lanes), return_exceptions=True)
            races = [one for one in found if not isinstance(one, BaseException)]
            if not races:
                raise next(one for one in found if isinstance(one, BaseException))
            return best_of(races, Manner().worse, Manner().spread).answer

        return await self.share(thinking_seconds(bot), work)

    def lanes(self) -> int:
        """How many processes may think over the same question now."""
        return max(1, min(MOST_LANES, self._count // max(1, self._thinking)))


def cores(least: int) -> int:
    """How many processes should think on this machine: one for each core, as far as they can be used for one question, or `least` if that is more."""
    return max(least, min(MOST_LANES, os.cpu_count() or 1))


def race(saved: str, bot: str, seat: int, seed: Seed, lane: int, seconds: float) -> list[Runner]:
    """What a bot that thinks finds out about the answers to the question of its seat, in one lane of several; TimeoutError when it takes too long."""
    with in_time(seconds):
        match = Match.load(saved, listen=False)
        thinker = bot_named(within(bot, seconds), match.game, seed)
        assert isinstance(thinker, Search), f"{bot} does not think for a while"
        return thinker.thought(match.sight(seat), lane).raced()
