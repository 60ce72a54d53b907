"""Playing records through in worker processes of their own: uploads cannot keep bots waiting.

A guest has one record in progress at a time, and few wait in all. Whoever leaves before it is done no longer waits for it, and its process ends: what
nobody wants to see is not played on.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, ParamSpec, TypeVar

from .problems import No
from .workers import Workers

P = ParamSpec("P")
T = TypeVar("T")
MOST_WAITING = 20
"""Records in progress or waiting, of all guests together."""


class Shared:
    """Work whose result several guests wait for."""

    def __init__(self, task: asyncio.Future[Any]) -> None:
        self.task, self.waiting = task, 0


class RecordWorkers:
    """A few processes that play records through."""

    def __init__(self, count: int, megabytes: int) -> None:
        self._guests: set[str] = set()
        self._shared: dict[str, Shared] = {}
        self._all = [Workers(1, megabytes) for _ in range(count)]
        self._free: asyncio.Queue[Workers] = asyncio.Queue()
        for one in self._all:
            self._free.put_nowait(one)

    async def run(self, guest: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of `work` in a worker, for a guest who waits for it; No if the guest waits for another one, or if too many others do."""
        with self._waiting(guest):
            return await self._work(work, *args, **kwargs)

    async def run_for_all(self, guest: str, about: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of `work` for whoever wants it now: everybody at a table sees its end at the same time, and it is worked out once, as long as anybody
        waits for it. It may be wanted beside a record: whoever looks at the end of a game sees both."""
        shared = self._shared.get(about)
        if shared is not None:  # to wait with others costs nothing, also for somebody with two windows
            joined: T = await self._share(about, shared)
            return joined
        with self._waiting(f"{guest}, beside"):
            shared = self._shared[about] = Shared(asyncio.ensure_future(self._work(work, *args, **kwargs)))
            result: T = await self._share(about, shared)
            return result

    async def _share(self, about: str, shared: Shared) -> Any:
        """Wait for what is worked out for all; whoever goes last ends it."""
        shared.waiting += 1
        try:
            return await asyncio.shield(shared.task)
        finally:
            shared.waiting -= 1
            if not shared.waiting:
                shared.task.cancel()
                self._shared.pop(about, None)

    @contextmanager
    def _waiting(self, guest: str) -> Iterator[None]:
        if guest in self._guests:
            raise No("too-fast", "your last record is still being played through")
        if len(self._guests) >= MOST_WAITING:
            raise No("busy", "many records are being played through at this moment; try again in a little while")
        self._guests.add(guest)
        try:
            yield
        finally:
            self._guests.discard(guest)

    async def _work(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        worker = await self._free.get()
        try:
            return await _run(worker, work, *args, **kwargs)
        finally:
            self._free.put_nowait(worker)

    def close(self) -> None:
        for one in self._all:
            one.close()


async def _run(worker: Workers, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    process = await worker.run(os.getpid)
    try:
        return await worker.run_once(work, *args, **kwargs)
    except asyncio.CancelledError:
        os.kill(process, signal.SIGKILL)  # a new one takes its place with the next record
        raise
