"""Everything the server keeps, in one file of JSON lines that both databases can read: a heading, then row after row.

The file holds the key of the sessions, too, so that after a move every seat still belongs to its browser: keep it like a key.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, func, select, text

from walpurgis.engine import Refused

from .migrate import config, upgrade
from .schema import metadata
from .settings import Settings, keep_key
from .storage import Database

FORMAT = 1
AT_ONCE = 500


class WrongBackup(Refused):
    """A backup that cannot be written or read."""


class Heading(msgspec.Struct):
    """The first line: which shape of the database follows."""

    walpurgis_backup: int
    revision: str
    key: str


class BackupRow(msgspec.Struct, array_like=True):
    """One row of one table."""

    table: str
    values: dict[str, Any]


async def write(settings: Settings, file: Path) -> int:
    """Write everything as it stood at one moment, while the server keeps running. Returns the number of rows."""
    db = Database(settings.address)
    beside = file.with_name(file.name + ".part")
    try:
        async with db.reading() as connection:
            with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
                count = await connection.run_sync(_dump, out, settings.signing_key().decode())
        beside.replace(file)
    except OSError as fault:
        raise WrongBackup(f"{file} cannot be written: {fault.strerror or fault}") from None
    finally:
        beside.unlink(missing_ok=True)
        await db.close()
    return count


def _dump(connection: Connection, out: BinaryIO, key: str) -> int:
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None:
        raise WrongBackup("there is nothing to keep: this database has never been used")
    out.write(msgspec.json.encode(Heading(FORMAT, revision, key)) + b"\n")
    count = 0
    for table in metadata.sorted_tables:
        for row in connection.execute(select(table).execution_options(yield_per=AT_ONCE)).mappings():
            out.write(msgspec.json.encode(BackupRow(str(table.name), {str(name): value for name, value in row.items()})) + b"\n")
            count += 1
    return count


async def read(settings: Settings, file: Path) -> int:
    """Bring a backup into an empty database, and then to its newest shape. All or nothing. Returns the number of rows."""
    lines = _lines(file)
    heading = next(lines, None)
    if not isinstance(heading, Heading) or heading.walpurgis_backup != FORMAT:
        raise WrongBackup(f"{file} is not a backup of this program")
    known = {script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()}
    if heading.revision not in known:
        raise WrongBackup(f"{file} was made by a newer version of this program")
    db = Database(settings.address)
    try:
        async with db.writing() as connection:
            count = await connection.run_sync(_restore, heading, lines)
    finally:
        await db.close()
    secret = settings.folder / "secret"
    if settings.secret is None:
        keep_key(secret, heading.key.encode())
    return count


def _lines(file: Path) -> Iterator[Heading | BackupRow]:
    try:
        with file.open("rb") as text:
            for number, line in enumerate(text):
                yield msgspec.json.decode(line, type=BackupRow) if number else msgspec.json.decode(line, type=Heading)
    except OSError as fault:
        raise WrongBackup(f"{file} cannot be read: {fault.strerror or fault}") from None
    except (msgspec.DecodeError, UnicodeError):
        raise WrongBackup(f"{file} is not a backup of this program, or it is cut off") from None


def _restore(connection: Connection, heading: Heading, lines: Iterator[Any]) -> int:
    upgrade(connection, heading.revision)
    shape = MetaData()
    shape.reflect(connection)
    for table in shape.sorted_tables:
        if table.name != "alembic_version" and connection.execute(select(func.count()).select_from(table)).scalar_one():
            raise WrongBackup("the database is not empty; restore into a new one")
    count, waiting, name = 0, list[dict[str, Any]](), ""

    def put() -> None:
        if waiting:
            connection.execute(shape.tables[name].insert(), waiting)
            waiting.clear()

    for line in lines:
        if line.table not in shape.tables:
            raise WrongBackup(f"the backup has rows of an unknown table {line.table!r:.40}")
        if line.table != name or len(waiting) >= AT_ONCE:
            put()
            name = line.table
        waiting.append(line.values)
        count += 1
    put()
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT setval(pg_get_serial_sequence('chat', 'id'), (SELECT coalesce(max(id), 1) FROM chat))"))
    upgrade(connection, "head")
    return count
