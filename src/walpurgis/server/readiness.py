"""Whether the house can serve: its database can be written to, and answers are stored.

Anybody may ask that, as often as they like, so that asking must cost hardly anything.
"""

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
            self._probe = asyncio.create_task(self._find_out())
            self._probe.add_done_callback(_heard)
        await asyncio.shield(self._probe)

    async def _find_out(self) -> None:
        try:
            self._db.must_not_be_stuck()
            await self._db.probe()
        finally:
            self._known_at = time.monotonic()


def _heard(probe: asyncio.Task[None]) -> None:
    """Those who asked may all have gone: then nobody else hears what went wrong."""
    if not probe.cancelled():
        probe.exception()
