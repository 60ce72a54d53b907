"""Whether the house can serve: its database can be written to. Anybody may ask that, as often as they like, so that asking must cost hardly anything."""

from __future__ import annotations

import asyncio
import time

from .storage import Database

HOLDS = 1.0
"""Seconds for which an answer holds."""


class Readiness:
    """One probe of the database at a time, for all who ask meanwhile and for a moment after."""

    def __init__(self, db: Database) -> None:
        self._db = db
        self._probe: asyncio.Task[None] | None = None
        self._known_at = 0.0

    async def look(self) -> None:
        """Come back if the database can be written to; otherwise raise what kept it from that."""
        if self._probe is None or (self._probe.done() and time.monotonic() >= self._known_at + HOLDS):
            self._probe = asyncio.create_task(self._db.probe())
            self._probe.add_done_callback(self._is_known)
        await asyncio.shield(self._probe)

    def _is_known(self, probe: asyncio.Task[None]) -> None:
        self._known_at = time.monotonic()
        if not probe.cancelled():
            probe.exception()  # those who asked may all have gone
