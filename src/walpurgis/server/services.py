"""What all tables of this process use: the database, the worker processes, the line to other processes, and background work."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Coroutine
from typing import Any

from .announce import Announcer
from .settings import Settings
from .sheet import now
from .storage import Database
from .thinkers import Thinkers, cores, processes
from .workers import Workers

log = logging.getLogger("walpurgis.table")


class Services:
    """Made once by the house and handed to every table."""

    def __init__(self, settings: Settings, db: Database, announcer: Announcer, key: bytes) -> None:
        self._secret = hashlib.blake2b(key).digest()
        self.settings, self.db, self.announcer = settings, db, announcer
        self.workers = Workers(settings.workers, settings.megabytes)
        """For bots that are quick."""
        self.thinkers = Thinkers(processes(settings.thinkers or max(settings.workers, cores())), settings.megabytes)
        """For bots that think for long, several at once over one question while nobody else thinks."""
        self.helpers = Workers(settings.workers, settings.megabytes)
        """For what people ask for, quick hints and undo: however much that is, no bot waits for it."""
        self.advisers = Thinkers(settings.workers, settings.megabytes)
        """For hints with reasons, which take a second each: neither bots nor undo wait for them."""
        self.began = now()
        """When this process began. Nobody pays for the time before, in which the server was down."""
        self._tasks: set[asyncio.Task[None]] = set()

    def soon(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something in the background; faults are logged, not lost."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def dice_of(self, table: str, seq: int, seat: int) -> str:
        """The seed of a bot's dice: the same for the same question, and known to nobody who does not know the secret of the house."""
        return hashlib.blake2b(f"{table}:{seq}:{seat}".encode(), key=self._secret, digest_size=32, person=b"bot's dice").hexdigest()

    async def close(self) -> None:
        """End what runs in the background, then everything else."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for workers in (self.workers, self.thinkers, self.helpers, self.advisers):
            workers.close()
        await self.announcer.stop()
        await self.db.close()

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("failed beside", exc_info=task.exception())
