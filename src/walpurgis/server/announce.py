"""What processes tell each other: "table X is at row N", "its seats changed", "somebody spoke", "these guests are here". The truth stays in the database.

With SQLite there is one process and nobody to tell. With PostgreSQL, LISTEN and NOTIFY over one connection of its own; with Redis, its pub/sub. Announcements
that wait at the same moment travel together.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Literal, Protocol, TypeAlias

import msgspec
from sqlalchemy import URL

from walpurgis.wire import Notice

from .sessions import new_id
from .storage import AT_MOST, PATIENCE

CHANNEL = "walpurgis"
MOST_BYTES = 7000
"""PostgreSQL carries less than 8,000 bytes at once."""
BREATH = 0.02
"""Seconds between two announcements; what comes in between is sent together. A single one does not wait."""
MOST_WAITING = 5000
"""Announcements kept while the line is broken; after a longer outage everybody reads the database."""
HEARTBEAT = 10.0
"""Seconds after which something is said although there is nothing to say. Everybody hears it, the speaker, too: a line on which nothing is heard is broken,
even if nobody has closed it."""
log = logging.getLogger("walpurgis.announce")


class Announcement(msgspec.Struct, omit_defaults=True):
    """One thing to know about one table."""

    table: str
    what: Literal["seq", "info", "notice", "chat", "here"]
    seq: int = 0
    notice: Notice | None = None
    guests: list[str] = []
    by: str = ""


Ear: TypeAlias = Callable[[Announcement], Awaitable[None]]
_read = msgspec.json.Decoder(list[Announcement]).decode


class Announcer(Protocol):
    """Tells other processes, and hears them."""

    async def start(self) -> None: ...

    def say(self, said: Announcement) -> None: ...

    async def stop(self) -> None: ...


class Alone:
    """One process: everybody who wants to know is here."""

    async def start(self) -> None:
        pass

    def say(self, said: Announcement) -> None:
        pass

    async def stop(self) -> None:
        pass


class Carrier(Protocol):
    """Carries texts between processes, until it breaks."""

    async def send(self, text: str) -> None: ...

    async def next(self) -> str: ...

    async def close(self) -> None: ...


class Together:
    """Several processes behind one database. A broken line is mended: what waited is said then, and `mended` looks in the database for what was missed."""

    def __init__(self, connect: Callable[[], Awaitable[Carrier]], ear: Ear, mended: Callable[[], Awaitable[None]]) -> None:
        self._connect, self._ear, self._mended, self._me = connect, ear, mended, new_id()
        self._waiting: list[Announcement] = []
        self._something = asyncio.Event()
        self._is_broken = False
        self._line: asyncio.Task[None] | None = None

    async def start(self) -> None:
        async with asyncio.timeout(PATIENCE):
            carrier = await self._connect()
        self._line = asyncio.create_task(self._keep_the_line(carrier))

    def say(self, said: Announcement) -> None:
        said.by = self._me
        self._waiting.append(said)
        if self._is_broken and len(self._waiting) > MOST_WAITING:
            del self._waiting[:-MOST_WAITING]
        self._something.set()

    async def stop(self) -> None:
        if self._line is not None:
            self._line.cancel()
            await asyncio.gather(self._line, return_exceptions=True)

    async def _keep_the_line(self, carrier: Carrier) -> None:
        while True:
            jobs = [asyncio.create_task(self._speak(carrier)), asyncio.create_task(self._listen(carrier))]
            try:
                await asyncio.gather(*jobs)
            except asyncio.CancelledError:
                raise
            except Exception as fault:
                log.warning("announcements broke off", extra={"fault": repr(fault)})
            finally:
                for job in jobs:
                    job.cancel()
                await asyncio.gather(*jobs, return_exceptions=True)
                with contextlib.suppress(Exception):
                    async with asyncio.timeout(PATIENCE):
                        await carrier.close()
            self._is_broken = True
            carrier = await self._reconnect()
            self._is_broken = False
            log.info("announcements go on")
            try:
                await self._mended()
            except Exception as fault:
                log.error("what was missed was not found", exc_info=fault)

    async def _reconnect(self) -> Carrier:
        while True:
            await asyncio.sleep(1)
            with contextlib.suppress(Exception):
                async with asyncio.timeout(PATIENCE):
                    return await self._connect()

    async def _speak(self, carrier: Carrier) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(HEARTBEAT):
                    await self._something.wait()
            self._something.clear()
            waiting, self._waiting = self._waiting, []
            try:
                async with asyncio.timeout(PATIENCE):
                    for text in texts_of(waiting) or ["[]"]:
                        await carrier.send(text)
            except BaseException:
                self._waiting = [*waiting, *self._waiting][-MOST_WAITING:]
                self._something.set()
                raise
            await asyncio.sleep(BREATH)

    async def _listen(self, carrier: Carrier) -> None:
        while True:
            async with asyncio.timeout(HEARTBEAT + PATIENCE):
                heard = await carrier.next()
            for said in _read(heard):
                if said.by != self._me:
                    try:
                        await self._ear(said)
                    except Exception as fault:
                        log.error("an announcement was not followed", exc_info=fault)


def texts_of(waiting: list[Announcement]) -> list[str]:
    """Announcements as texts that are short enough to be carried."""
    texts, some, size = list[str](), list[str](), 0
    for said in waiting:
        text = msgspec.json.encode(said)
        if some and size + len(text) > MOST_BYTES:
            texts.append(f"[{','.join(some)}]")
            some, size = [], 0
        some.append(text.decode())
        size += len(text) + 1
    return [*texts, f"[{','.join(some)}]"] if some else texts


class Postgres:
    """LISTEN and NOTIFY."""

    def __init__(self, connection: Any) -> None:
        self._connection, self._heard = connection, asyncio.Queue[str | None]()

    @classmethod
    async def connect(cls, url: URL) -> Postgres:
        import asyncpg

        address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        made = cls(await asyncpg.connect(address, timeout=PATIENCE, command_timeout=PATIENCE, server_settings=AT_MOST))
        await made._connection.execute("SET synchronous_commit = off")  # announcements are no truth: they need not wait for the disk, nor keep answers waiting
        await made._connection.add_listener(CHANNEL, lambda *said: made._heard.put_nowait(said[3]))
        made._connection.add_termination_listener(lambda _: made._heard.put_nowait(None))
        return made

    async def send(self, text: str) -> None:
        await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, text)

    async def next(self) -> str:
        text = await self._heard.get()
        if text is None:
            raise ConnectionError("the database closed the line")
        return text

    async def close(self) -> None:
        await self._connection.close(timeout=PATIENCE / 2)


class Redis:
    """Redis pub/sub."""

    def __init__(self, client: Any, channel: Any) -> None:
        self._client, self._channel = client, channel

    @classmethod
    async def connect(cls, address: str) -> Redis:
        from redis.asyncio import from_url
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        client = from_url(address, retry=Retry(NoBackoff(), 0))  # a silent new line would hide that something was missed
        channel = client.pubsub()
        await channel.subscribe(CHANNEL)
        return cls(client, channel)

    async def send(self, text: str) -> None:
        await self._client.publish(CHANNEL, text)

    async def next(self) -> str:
        while True:
            said = await self._channel.get_message(ignore_subscribe_messages=True, timeout=None)
            if said is not None:
                return str(said["data"], "utf-8")

    async def close(self) -> None:
        await self._channel.aclose()
        await self._client.aclose()


def announcer(database: URL, redis: str | None, ear: Ear, mended: Callable[[], Awaitable[None]]) -> Announcer:
    """The way this house announces: by Redis if it is set, by PostgreSQL if that is the database, else there is nobody to tell."""
    if redis:
        return Together(lambda: Redis.connect(redis), ear, mended)
    if database.get_backend_name() == "postgresql":
        return Together(lambda: Postgres.connect(database), ear, mended)
    return Alone()
