"""How answers are written: a whole batch with one statement for each table of the database, past everything that would cost more than the writing itself.

SQLite is written to by a thread of its own. It hands the interpreter over a few times for a batch, not a few times for a row. PostgreSQL gets the batch as
arrays in one round trip, which is its own transaction. Everything that is not an answer goes through SQLAlchemy (storage.py).
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, Protocol

import msgspec
from sqlalchemy import URL, Engine


class Append(msgspec.Struct, frozen=True):
    """One row to be added to the answers of a table, and how the table stands after it. A wish to take back ends with any answer."""

    table: str
    seq: int
    entry: str
    told: str
    clocks: str | None
    at: int
    waiting: str
    phase: str = "playing"
    result: str | None = None
    kept: tuple[str, str] | None = None
    """A new checkpoint: the save, and who has played."""


class Taken(Exception):
    """One of these rows is there already."""


class Quill(Protocol):
    """Writes a batch, all or nothing; Taken if another writer was first with one of them."""

    async def write(self, batch: list[Append]) -> None: ...

    async def close(self) -> None: ...


class OnSqlite:
    """One thread, one connection."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "quill")
        self._connection: Any = None

    async def write(self, batch: list[Append]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, batch)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _write(self, batch: list[Append]) -> None:
        if self._connection is None:
            self._connection = self._engine.raw_connection()
        run = self._connection.driver_connection.execute
        kept = [(row.table, row.seq, *row.kept) for row in batch if row.kept is not None]
        run("BEGIN IMMEDIATE")
        try:
            run(_sql(ANSWERS, 6, len(batch)), _flat((row.table, row.seq, row.entry, row.told, row.clocks, row.at) for row in batch))
            run(_sql(STANDS, 6, len(batch)), _flat((row.table, row.seq, row.waiting, row.at, row.phase, row.result) for row in batch))
            if kept:
                run(_sql(KEPT, 4, len(kept)), _flat(kept))
            run("COMMIT")
        except BaseException as fault:
            if self._connection.driver_connection.in_transaction:
                run("ROLLBACK")
            if isinstance(fault, sqlite3.IntegrityError):
                raise Taken from None
            raise

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()


ANSWERS = "INSERT INTO answers (table_id, seq, entry, told, clocks, at) VALUES {rows}"
STANDS = (
    "WITH new (id, seq, waiting, updated, phase, result) AS (VALUES {rows}) "
    "UPDATE tables SET seq = new.seq, waiting = new.waiting, updated = new.updated, phase = new.phase, result = new.result, wish = NULL "
    "FROM new WHERE tables.id = new.id"
)
KEPT = (
    "WITH new (id, seq, save, played) AS (VALUES {rows}) "
    "UPDATE checkpoints SET seq = new.seq, save = new.save, played = new.played FROM new WHERE checkpoints.table_id = new.id"
)


@cache
def _sql(statement: str, columns: int, rows: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return statement.format(rows=", ".join([row] * rows))


def _flat(rows: Iterable[tuple[Any, ...]]) -> list[Any]:
    return [value for row in rows for value in row]


class OnPostgres:
    """One connection; a broken one is replaced with the next batch."""

    def __init__(self, url: URL) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._connection: Any = None

    async def write(self, batch: list[Append]) -> None:
        import asyncpg

        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(self._address)
        kept = [(row.table, row.seq, *row.kept) for row in batch if row.kept is not None]
        rows = [(row.table, row.seq, row.entry, row.told, row.clocks, row.at, row.waiting, row.phase, row.result) for row in batch]
        try:
            await self._connection.execute(AT_ONCE, *_columns(rows, 9), *_columns(kept, 4))
        except asyncpg.IntegrityConstraintViolationError:
            raise Taken from None

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()


AT_ONCE = """
WITH new AS (
    SELECT * FROM unnest($1::varchar[], $2::int[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::text[], $8::varchar[], $9::text[])
        AS new (id, seq, entry, told, clocks, at, waiting, phase, result)
), kept AS (
    UPDATE checkpoints SET seq = kept.seq, save = kept.save, played = kept.played
    FROM unnest($10::varchar[], $11::int[], $12::text[], $13::text[]) AS kept (id, seq, save, played)
    WHERE checkpoints.table_id = kept.id
), added AS (
    INSERT INTO answers (table_id, seq, entry, told, clocks, at) SELECT id, seq, entry, told, clocks, at FROM new RETURNING table_id, seq
)
UPDATE tables SET seq = new.seq, waiting = new.waiting, updated = new.at, phase = new.phase, result = new.result, wish = NULL
FROM new JOIN added ON added.table_id = new.id AND added.seq = new.seq WHERE tables.id = new.id
"""


def _columns(rows: list[tuple[Any, ...]], count: int) -> list[list[Any]]:
    return [[row[n] for row in rows] for n in range(count)]
