"""How rows are written: a whole batch with one statement for each table of the database, past everything that would cost more than the writing itself.

SQLite is written to by a thread of its own. It hands the interpreter over a few times for a batch, not a few times for a row. PostgreSQL gets the batch as
arrays in one round trip, which is its own transaction. Everything else goes through SQLAlchemy (storage.py). Which columns there are, schema.py says.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from operator import attrgetter
from typing import Any, Protocol, TypeAlias

import msgspec
from sqlalchemy import URL, Column, Engine
from sqlalchemy.dialects import postgresql

from .schema import answers, checkpoints, tables

Columns: TypeAlias = Sequence[Column[Any]]


class NewRow(msgspec.Struct, frozen=True):
    """One row to be added to the answers of a table, and how the table stands after it. A request to undo ends with any row."""

    table_id: str
    seq: int
    entry: str
    told: str
    clocks: str | None
    at: int
    waiting: str
    phase: str = "playing"
    result: str | None = None
    checkpoint: tuple[str, str] | None = None
    """A new checkpoint: the save, and who has played."""
    seen: str | None = None
    """What is seen after it, packed."""
    rules: int = 0
    shape: str = ""
    options: str | None = None
    """The options of the table, where its rules were mended."""

    @property
    def id(self) -> str:
        return self.table_id

    @property
    def updated(self) -> int:
        return self.at

    @property
    def save(self) -> str | None:
        return None if self.checkpoint is None else self.checkpoint[0]

    @property
    def played(self) -> str | None:
        return None if self.checkpoint is None else self.checkpoint[1]


class Taken(Exception):
    """One of these rows is there already."""


class RowWriter(Protocol):
    """Writes a batch, all or nothing; Taken if another writer was first with one of them."""

    async def write(self, batch: list[NewRow]) -> None: ...

    async def close(self) -> None: ...


ANSWER: Columns = list(answers.c)
STANDS: Columns = [tables.c[name] for name in ("id", "seq", "waiting", "updated", "phase", "result", "rules", "shape", "options")]
KEPT: Columns = list(checkpoints.c)
"""What a row writes, by table of the database; of the last two the first column says where. A NewRow has them all by name."""


def _names(columns: Columns) -> str:
    return ", ".join(column.name for column in columns)


def _set(columns: Columns) -> str:
    return ", ".join(f"{column.name} = {_new_value(column)}" for column in columns[1:])


def _new_value(column: Column[Any]) -> str:
    return "coalesce(new.options, tables.options)" if column is tables.c.options else f"new.{column.name}"


def _values(columns: Columns) -> Callable[[NewRow], tuple[object, ...]]:
    return attrgetter(*(column.name for column in columns))


_answer, _stands, _kept = _values(ANSWER), _values(STANDS), _values(KEPT)


class OnSqlite:
    """One thread, one connection."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "row-writer")
        self._connection: Any = None

    async def write(self, batch: list[NewRow]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, batch)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _write(self, batch: list[NewRow]) -> None:
        if self._connection is None:
            self._connection = self._engine.raw_connection()
        run = self._connection.driver_connection.execute
        kept = [_kept(row) for row in batch if row.checkpoint is not None]
        run("BEGIN IMMEDIATE")
        try:
            run(_sql(ADD_ANSWERS, len(ANSWER), len(batch)), _flat(map(_answer, batch)))
            run(_sql(SET_TABLES, len(STANDS), len(batch)), _flat(map(_stands, batch)))
            if kept:
                run(_sql(SET_CHECKPOINTS, len(KEPT), len(kept)), _flat(kept))
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


ADD_ANSWERS = f"INSERT INTO answers ({_names(ANSWER)}) VALUES {{rows}}"
SET_TABLES = f"WITH new ({_names(STANDS)}) AS (VALUES {{rows}}) UPDATE tables SET {_set(STANDS)}, wish = NULL, stopped = 0 FROM new WHERE tables.id = new.id"
SET_CHECKPOINTS = f"WITH new ({_names(KEPT)}) AS (VALUES {{rows}}) UPDATE checkpoints SET {_set(KEPT)} FROM new WHERE checkpoints.table_id = new.table_id"


@cache
def _sql(statement: str, columns: int, rows: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return statement.format(rows=", ".join([row] * rows))


def _flat(rows: Iterable[tuple[object, ...]]) -> list[object]:
    return [value for row in rows for value in row]


class OnPostgres:
    """One connection; a broken one is replaced with the next batch."""

    def __init__(self, url: URL, arguments: dict[str, Any]) -> None:
        self._arguments = arguments
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._connection: Any = None

    async def write(self, batch: list[NewRow]) -> None:
        import asyncpg

        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(self._address, **self._arguments)
        kept = [_kept(row) for row in batch if row.checkpoint is not None]
        arrays = [*_arrays(map(_answer, batch), ANSWER), *_arrays(map(_stands, batch), STANDS), *_arrays(kept, KEPT)]
        try:
            await self._connection.execute(AT_ONCE, *arrays)
        except asyncpg.IntegrityConstraintViolationError:
            raise Taken from None
        except BaseException:
            self._connection.terminate()  # nobody knows what became of it
            self._connection = None
            raise

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close(timeout=5)


def _new(columns: Columns, first: int) -> str:
    """Rows that come as arrays, one for each column; the first array is parameter number `first`."""
    kinds = [column.type.compile(postgresql.dialect()).partition("(")[0] for column in columns]  # type: ignore[no-untyped-call]
    return f"unnest({', '.join(f'${first + n}::{kind}[]' for n, kind in enumerate(kinds))}) AS new ({_names(columns)})"


AT_ONCE = f"""
WITH kept AS (
    UPDATE checkpoints SET {_set(KEPT)} FROM {_new(KEPT, 1 + len(ANSWER) + len(STANDS))} WHERE checkpoints.table_id = new.table_id
), added AS (
    INSERT INTO answers ({_names(ANSWER)}) SELECT {_names(ANSWER)} FROM {_new(ANSWER, 1)} RETURNING table_id, seq
)
UPDATE tables SET {_set(STANDS)}, wish = NULL, stopped = 0
FROM {_new(STANDS, 1 + len(ANSWER))} JOIN added ON added.table_id = new.id AND added.seq = new.seq WHERE tables.id = new.id
"""


def _arrays(rows: Iterable[tuple[object, ...]], columns: Columns) -> list[list[object]]:
    listed = list(rows)
    return [[row[n] for row in listed] for n in range(len(columns))]
