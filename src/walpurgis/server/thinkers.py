"""Bots that think for long, in processes of their own (workers.py): nobody who is quick waits for them.

While nobody else thinks, several processes think over the same question, each in possible worlds of its own; what they found is put together. One process is
always left for whoever is asked next. However many think, a question is answered when its time is up: who had to wait for a process thinks for less.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import ParamSpec, TypeVar

from walpurgis.bots import bot_named, thinking_seconds, within
from walpurgis.bots.runners import Runner, best_of
from walpurgis.bots.search import Search, hurried, manner_of
from walpurgis.bots.time_and_memory import at_most
from walpurgis.engine import Answer, Match
from walpurgis.engine.chance import Seed

from .workers import Workers

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger("walpurgis.thinkers")
SHORTEST = 0.05
"""This many seconds a bot that thinks has at least, however many do."""
WORTHWHILE = 0.25
"""A process that comes late helps only while at least this part of the time is left."""
LATE = 0.1
"""This many seconds after the time is up, the others are still waited for."""
MOST_LANES = 4
"""At most this many processes think over one question."""


class Thinkers:
    """Processes for those who think, each by itself: one that dies takes nobody with it."""

    def __init__(self, count: int, megabytes: int) -> None:
        self._desks = [Workers(1, megabytes) for _ in range(count)]
        self._busy = [0] * count
        """How many work or wait in each process."""
        self._thinking = 0
        self._late = set[asyncio.Task[list[Runner]]]()

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of `work` in the process that is least busy."""
        desk, *_ = self._free()
        return await self._at(desk, self._desks[desk].run, work, *args, **kwargs)

    async def share(self, seconds: float, work: Callable[[float], Awaitable[T]]) -> T:
        """The result of `work` when it is told how long it may think: this many seconds, or less if more think than there are processes."""
        self._thinking += 1
        try:
            return await work(max(SHORTEST, seconds * min(1.0, len(self._desks) / self._thinking)))
        finally:
            self._thinking -= 1

    async def think(self, saved: str, bot: str, seat: int, seed: Seed, seconds: float) -> Answer:
        """The answer of a bot that thinks. A process that fails is not missed while another one has something to say."""
        bot = within(bot, seconds)
        end = monotonic() + thinking_seconds(bot)

        async def work(time: float) -> Answer:
            lanes = list[asyncio.Task[list[Runner]]]()
            for lane, desk in enumerate(self._free()[: self.lanes()]):
                run = self._desks[desk].run_once if lane else self._desks[desk].run
                lanes.append(asyncio.create_task(self._at(desk, run, race, saved, hurried(bot, time), seat, seed, lane, end, seconds)))
            try:
                races = await self._races(lanes, end, bot)
            except asyncio.CancelledError:
                for one in lanes:
                    one.cancel()
                raise
            return best_of(races, manner_of(bot).belief).answer

        return await self.share(thinking_seconds(bot), work)

    def lanes(self) -> int:
        """How many processes may think over the question that is asked now: all at which nobody is, but one for whoever comes next."""
        idle = self._busy.count(0)
        return max(1, min(MOST_LANES, idle - 1))

    def close(self) -> None:
        for lane in self._late:
            lane.cancel()
        for desk in self._desks:
            desk.close()

    def _free(self) -> list[int]:
        """The processes, the least busy first."""
        return sorted(range(len(self._desks)), key=self._busy.__getitem__)

    async def _at(self, desk: int, run: Callable[..., Awaitable[T]], *args: object, **kwargs: object) -> T:
        self._busy[desk] += 1
        try:
            return await run(*args, **kwargs)
        finally:
            self._busy[desk] -= 1

    async def _races(self, lanes: list[asyncio.Task[list[Runner]]], end: float, bot: str) -> list[list[Runner]]:
        """What was found in all lanes that are done when the time is up, or in the first one that has something to say then."""
        _, waiting = await asyncio.wait(lanes, timeout=max(0.0, end - monotonic()) + LATE)
        while not (races := [lane.result() for lane in lanes if has_found(lane)]) and waiting:
            _, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        faults = [fault for lane in lanes if lane.done() and not lane.cancelled() and (fault := lane.exception()) is not None]
        if not races:
            raise faults[0]
        for fault in faults:
            log.warning("a process that thinks failed", extra={"bot": bot, "fault": repr(fault)})
        for lane in waiting:
            self._late.add(lane)
            lane.add_done_callback(lambda late: self._came_late(late, bot))
        return races

    def _came_late(self, lane: asyncio.Task[list[Runner]], bot: str) -> None:
        self._late.discard(lane)
        if not lane.cancelled():
            log.warning("a process that thinks came late", extra={"bot": bot, "fault": repr(lane.exception())})


def has_found(lane: asyncio.Task[list[Runner]]) -> bool:
    """Whether it is done, and has something to say."""
    return lane.done() and not lane.cancelled() and lane.exception() is None and bool(lane.result())


def cores() -> int:
    """How many cores bots that think may keep busy, if nobody says otherwise: those that this process may use, as far as they help with one question."""
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(MOST_LANES, usable)


def processes(busy: int) -> int:
    """How many processes that takes: one is left for whoever is asked next."""
    return busy + 1 if busy > 1 else 1


def race(saved: str, bot: str, seat: int, seed: Seed, lane: int, end: float, seconds: float) -> list[Runner]:
    """What a bot that thinks finds out about the answers to the question of its seat until `end`, in one lane of several; nothing in a further lane that comes
    too late to help. TimeoutError when it takes too long."""
    if lane and end - monotonic() < WORTHWHILE * thinking_seconds(bot):
        return []
    with at_most(seconds):
        match = Match.load(saved, listen=False)
        thinker = bot_named(hurried(bot, max(SHORTEST, end - monotonic())), match.game, seed)
        assert isinstance(thinker, Search), f"{bot} does not think for a while"
        return thinker.thought(match.sight(seat), lane).raced()
