"""Bringing a database to the newest shape."""

from __future__ import annotations

from .schema import metadata
from .storage import Database


async def migrate(db: Database) -> None:
    async with db.engine.begin() as connection:
        await connection.run_sync(metadata.create_all)
