"""Bringing a database to the newest shape, when the server starts and after a backup was read."""

from __future__ import annotations

import logging
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, text

from walpurgis.engine import Refused

from .storage import Database

log = logging.getLogger("walpurgis.server")


class NewerDatabase(Refused):
    """The database was made by a newer Walpurgis."""


async def migrate(db: Database) -> None:
    """Bring the database to the newest shape; says so in the log if there was something to do."""
    async with db.writing() as connection:
        before, after = await connection.run_sync(upgrade)
    if before != after:
        log.info("the database was brought to its newest shape", extra={"before": before or "nothing", "after": after})


def config() -> Config:
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return made


def upgrade(connection: Connection, target: str = "head") -> tuple[str | None, str | None]:
    """Bring the database to a shape; the shapes before and after. Processes that start together take turns."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(8666)"))
    alembic = config()
    alembic.attributes["connection"] = connection
    before, newest = MigrationContext.configure(connection).get_current_revision(), ScriptDirectory.from_config(alembic).get_current_head()
    if before == newest:
        return before, newest
    try:
        command.upgrade(alembic, target)
    except CommandError as fault:
        raise NewerDatabase(f"this database was made by another version of Walpurgis ({fault}); start that version, or restore a backup") from None
    return before, newest
