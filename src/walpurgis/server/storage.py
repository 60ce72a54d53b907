"""The database: one writer at a time on SQLite, any number on PostgreSQL, and answers of different tables committed together.

SQLite keeps a write-ahead log with synchronous=NORMAL: what was committed outlives the death of the process (kill -9); after a power cut the last
moments may be missing, never half of them. Writers begin with BEGIN IMMEDIATE, so that none has to turn back after reading.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from walpurgis.engine import Refused

from .row_writer import NewRow, OnPostgres, OnSqlite, RowWriter, Taken

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
MOST_AT_ONCE = 500
PROBE_SECONDS = 5.0
PROBE = text("UPDATE alembic_version SET version_num = version_num")
BREATH = 0.002
"""Seconds between two commits of answers. A single one does not wait."""


PATIENCE = 10.0
"""Seconds for anything that PostgreSQL is asked for. Whoever waits longer learns that it failed, and may try again."""
AT_MOST = {
    "statement_timeout": "10s", "lock_timeout": "8s", "idle_in_transaction_session_timeout": "30s",
    "tcp_keepalives_idle": "10", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "3",
}  # fmt: skip
"""So does PostgreSQL itself: a process that hangs or is cut off blocks nobody for good."""


DISCREET: dict[str, Any] = {"hide_parameters": True}
"""What fails is written to the log without what should have been stored: that may be a link to a seat, a hidden card or a line of chat."""


class WrongDatabase(Refused):
    """A database address that cannot be used."""


class Conflict(Exception):
    """Another writer was first: the table has moved on."""


def database_url(address: str) -> URL:
    """The address with the driver that the server uses."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise WrongDatabase(f"{address!r:.80} is not the address of a database; write sqlite:///FILE or postgresql://USER@HOST/NAME") from None
    kind = url.get_backend_name()
    if kind not in DRIVERS:
        raise WrongDatabase(f"the database must be sqlite or postgresql, not {kind!r:.40}")
    return url.set(drivername=DRIVERS[kind])


class Database:
    """Reads from a few connections, writes through one place."""

    def __init__(self, address: str) -> None:
        self.url = database_url(address)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self._lock = asyncio.Lock()
        self._waiting: list[tuple[NewRow, asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None
        self._wrote = 0.0
        self._committing_since: float | None = None
        if self.is_sqlite:
            _for_its_owner(self.url)
            arguments: dict[str, Any] = {"connect_args": {"timeout": 30}, "pool_size": 4, **DISCREET}
            self._reading = create_async_engine(self.url, **arguments)
            self._writing = create_async_engine(self.url, **arguments | {"pool_size": 1, "max_overflow": 0})
            _prepare(self._reading.sync_engine, "BEGIN")
            _prepare(self._writing.sync_engine, "BEGIN IMMEDIATE")
            for_rows = create_engine(self.url.set(drivername="sqlite"), connect_args={"timeout": 30}, **DISCREET)
            _prepare(for_rows, "BEGIN IMMEDIATE")
            self._rows: RowWriter = OnSqlite(for_rows)
            self._probing = create_engine(self.url.set(drivername="sqlite"), poolclass=NullPool, **DISCREET)
            _prepare(self._probing, "BEGIN IMMEDIATE", wait=PROBE_SECONDS)
        else:
            arguments = {"command_timeout": PATIENCE, "timeout": PATIENCE, "server_settings": AT_MOST}
            self._reading = self._writing = create_async_engine(
                self.url, pool_size=8, max_overflow=8, pool_timeout=PATIENCE, pool_pre_ping=True, connect_args=arguments, **DISCREET
            )
            self._rows = OnPostgres(self.url, arguments)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees the database as it was at one moment."""
        async with self._reading.connect() as connection:
            if not self.is_sqlite:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is committed at the end. On SQLite one at a time: waiting in a queue is kinder than polling a lock."""
        if self.is_sqlite:
            async with self._lock, self._writing.begin() as connection:
                yield connection
        else:
            async with self._writing.begin() as connection:
                yield connection

    async def probe(self) -> None:
        """Write something, so that whoever asks knows that it can be done: the shape of the database, as it is.

        SQLite waits for a lock in a thread that nobody can stop: with a connection of its own, the probe waits no longer than it should.
        """
        if self.is_sqlite:
            async with asyncio.timeout(2 * PROBE_SECONDS), self._lock:
                await asyncio.to_thread(self._probe_file)
        else:
            async with asyncio.timeout(PROBE_SECONDS), self.writing() as connection:
                await connection.execute(PROBE)

    def _probe_file(self) -> None:
        with self._probing.begin() as connection:
            connection.execute(PROBE)

    async def append(self, row: NewRow) -> None:
        """Store one answer; returns after the commit. Conflict if the table already has a row of that number."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((row, done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_together())
        await done

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer
        await self._rows.close()
        await self._reading.dispose()
        await self._writing.dispose()

    async def _write_together(self) -> None:
        """Commit whatever waits at this moment in one transaction, until nothing waits. In a rush, pause in between: fewer and larger commits."""
        loop = asyncio.get_running_loop()
        while self._waiting:
            await asyncio.sleep(max(0.0, self._wrote + BREATH - loop.time()))
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            batch.sort(key=lambda waiting: waiting[0].table_id)  # always in the same order: two processes cannot block each other
            try:
                await self._commit([row for row, _ in batch])
            except Taken:
                await self._write_singly(batch)
            except Exception as fault:
                _settle(batch, fault)
            else:
                _settle(batch, None)
            self._wrote = loop.time()

    async def _write_singly(self, batch: list[tuple[NewRow, asyncio.Future[None]]]) -> None:
        """One of them came second somewhere: each for itself, so that only the late one is refused."""
        for row, done in batch:
            try:
                await self._commit([row])
            except Taken:
                _settle([(row, done)], Conflict())
            except Exception as fault:
                _settle([(row, done)], fault)
            else:
                _settle([(row, done)], None)

    async def _commit(self, rows: list[NewRow]) -> None:
        """One transaction; on SQLite no other writer is at work meanwhile."""
        self._committing_since = time.monotonic()
        try:
            if self.is_sqlite:
                async with self._lock:
                    await self._rows.write(rows)
            else:
                await self._rows.write(rows)
        finally:
            self._committing_since = None

    def must_not_be_stuck(self) -> None:
        """TimeoutError if answers have waited for their commit for too long: they have a connection of their own, which may hang while others do not."""
        if self._committing_since is not None and time.monotonic() - self._committing_since > PROBE_SECONDS:
            raise TimeoutError("answers wait to be stored")


def _settle(batch: list[tuple[NewRow, asyncio.Future[None]]], fault: Exception | None) -> None:
    for _, done in batch:
        if done.cancelled():
            continue
        if fault is None:
            done.set_result(None)
        else:
            done.set_exception(fault)


def _for_its_owner(url: URL) -> None:
    """Make the file, or close it to others: it holds every hidden card. What SQLite puts beside it has the same permissions."""
    if url.database and url.database != ":memory:":
        with contextlib.suppress(OSError):  # whoever may not do that is told when it is opened
            os.close(os.open(url.database, os.O_RDWR | os.O_CREAT, 0o600))
            os.chmod(url.database, 0o600)


def _prepare(engine: Engine, begin: str, wait: float = 30.0) -> None:
    """How each connection to SQLite is opened and begins; `wait`: seconds for a lock that another has."""

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", f"busy_timeout={int(wait * 1000)}"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin_so(connection: Connection) -> None:
        connection.exec_driver_sql(begin)
