"""A house that is broken again and again while parties play in it: its servers, their workers and its database are killed, and everything is checked.

The short form is test_kill.py, the long one bench/kill.py.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

from walpurgis.server.storage import Database

from .ledger import Wrong
from .parties import KINDS, Kind, Party, check_all
from .postgres import Cluster, new_database
from .process import Process

PATIENCE = 300.0
"""Seconds after which a server must be there again, and everybody must have played on, whatever was broken. On a machine that others keep busy, a niced process
may not get a second of work in a minute; only what never comes is a fault."""
SERVER, DATABASE = ["kill -9", "kill -9", "SIGTERM", "worker"], ["backend", "PostgreSQL stopped", "PostgreSQL killed"]
"""What can be broken; kill -9 of a server is drawn twice as often as the others."""


class Tally:
    """What was broken, and how it turned out. `before` is the tally of earlier runs."""

    def __init__(self, before: dict[str, Any] | None = None) -> None:
        old = before or {}
        self.broken: Counter[str] = Counter(old.get("broken", {}))
        self.recovery: list[float] = list(old.get("recovery", []))
        """Seconds from each break until something was acknowledged again."""
        self.acknowledged, self.tables, self.finished = int(old.get("acknowledged", 0)), int(old.get("tables", 0)), int(old.get("finished", 0))
        self.refused_starts, self.runs = int(old.get("refused starts", 0)), int(old.get("runs", 0))

    @property
    def breaks(self) -> int:
        return sum(self.broken.values())

    def plain(self) -> dict[str, Any]:
        """For a file, from which it goes on."""
        return {
            "broken": dict(self.broken), "recovery": [round(seconds, 2) for seconds in self.recovery], "acknowledged": self.acknowledged,
            "tables": self.tables, "finished": self.finished, "refused starts": self.refused_starts, "runs": self.runs,
        }  # fmt: skip


class House:
    """One database with its servers and its parties. `with` opens it."""

    def __init__(self, folder: Path, kinds: Sequence[Kind] = KINDS, *, on_postgres: bool = False, seed: int = 0) -> None:
        self.folder, self._on_postgres, self._kinds, self._seed = folder, on_postgres, kinds, seed
        self._lot = random.Random(f"{seed}:{on_postgres}")
        self._stack = ExitStack()
        self.cluster: Cluster | None = None

    def __enter__(self) -> House:
        self.folder.mkdir(parents=True, exist_ok=True)
        with ExitStack() as stack:
            database = f"sqlite:///{self.folder / 'house.sqlite'}"
            if self._on_postgres:
                self.cluster = stack.enter_context(Cluster())
                database = new_database(self.cluster.address, "kills")
            self.database = database
            settings: dict[str, Any] = {"database": database, "sweep_seconds": 2, "record_seconds": 60}  # a busy machine must not look like a broken server
            self.servers = [Process(self.folder, patience=PATIENCE, **settings) for _ in range(2 if self._on_postgres else 1)]
            for server in self.servers:
                stack.enter_context(server)
            self._stack = stack.pop_all()
        return self

    def __exit__(self, *fault: Any) -> None:
        self._stack.__exit__(*fault)

    async def break_while(self, goes_on: Callable[[], bool], tally: Tally, ways: Sequence[str] = ()) -> None:
        """Break one thing after the other while parties play, then check every table. With `ways`, just these; else they are drawn."""
        self.parties = [Party(n, kind, [server.address for server in self.servers], self._seed) for n, kind in enumerate(self._kinds)]
        db, wished = Database(self.database), [*ways]
        playing = [asyncio.create_task(party.play()) for party in self.parties]
        try:
            await self._until_all_play(playing, time.monotonic())
            while (not ways and goes_on()) or wished:
                await asyncio.sleep(self._lot.uniform(0.05, 0.8))
                at = time.monotonic()
                if not await self._break(wished[0] if wished else "", tally):
                    self._faults(playing)
                    continue
                del wished[:1]
                draw = self._lot.random()
                if draw < 0.9:  # else the next break comes while they have not recovered from this one
                    await self._until_somebody_plays(playing, at)
                    tally.recovery.append(max(party.last for party in self.parties) - at)
                if draw < 0.3:
                    await self._until_all_play(playing, at)
                await self._check_now(db, playing)
            await self._until_all_play(playing, time.monotonic())
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        try:
            await check_all(self.parties, db)
        finally:
            await db.close()
        for party in self.parties:
            tally.acknowledged += party.acknowledged
            tally.tables += len(party.tables)
            tally.finished += sum(at.over for at in party.tables)

    # Breaking ----------------------------------------------------------------------------------------------------

    async def _break(self, way: str, tally: Tally) -> bool:
        """Break something; whether there was something to be broken."""
        way = way or self._lot.choice(SERVER + (DATABASE if self._on_postgres else []))
        server = self._lot.choice(self.servers)
        if way in ("kill -9", "SIGTERM"):
            await asyncio.to_thread(server.end, signal.SIGKILL if way == "kill -9" else signal.SIGTERM)
            tally.refused_starts += await asyncio.to_thread(server.come_back)
        elif way in ("worker", "backend"):
            found = [pid for one in self.servers for pid in workers(one.pid)] if way == "worker" else backends(self.database)
            if not found:
                return False
            with suppress(ProcessLookupError):
                os.kill(self._lot.choice(found), signal.SIGKILL)
        else:
            assert self.cluster is not None
            how = signal.SIGKILL if way == "PostgreSQL killed" else self._lot.choice([signal.SIGINT, signal.SIGQUIT])
            await asyncio.to_thread(self.cluster.end, how)
            await asyncio.sleep(self._lot.uniform(0, 1))
            await asyncio.to_thread(self.cluster.start)
        tally.broken[way] += 1
        return True

    # Checking ----------------------------------------------------------------------------------------------------

    async def _check_now(self, db: Database, playing: list[asyncio.Task[None]]) -> None:
        """Hold what was acknowledged so far at the open tables against the database. One that is just recovering is asked again."""
        until = time.monotonic() + PATIENCE
        for party in self.parties:
            while (at := party.at) is not None:
                self._faults(playing)
                try:
                    await at.check(db)
                    break
                except Wrong:
                    raise
                except Exception as fault:
                    if time.monotonic() > until:
                        raise Wrong(f"the database cannot be read: {fault!r}") from fault
                    await asyncio.sleep(0.2)

    async def _until_somebody_plays(self, playing: list[asyncio.Task[None]], at: float) -> None:
        await self._until(playing, lambda: any(party.last > at for party in self.parties))

    async def _until_all_play(self, playing: list[asyncio.Task[None]], at: float) -> None:
        await self._until(playing, lambda: all(party.last > at for party in self.parties))

    async def _until(self, playing: list[asyncio.Task[None]], is_so: Callable[[], bool]) -> None:
        until = time.monotonic() + PATIENCE
        while not is_so():
            self._faults(playing)
            if time.monotonic() > until:
                still = [f"{party.kind} at {None if party.at is None else party.at.id}" for party in self.parties if party.last < until - PATIENCE]
                raise Wrong(f"for {PATIENCE:g} seconds nothing was acknowledged: {', '.join(still)}")
            await asyncio.sleep(0.01)

    def _faults(self, playing: list[asyncio.Task[None]]) -> None:
        """What a player has found out ends everything."""
        for task in playing:
            if task.done():
                task.result()


def workers(of: int) -> list[int]:
    """The worker processes of a server."""
    found = subprocess.run(["ps", "-ww", "-o", "pid=,args=", "--ppid", str(of)], capture_output=True, text=True, check=False).stdout
    return [int(line.split()[0]) for line in found.splitlines() if "spawn_main" in line]


def backends(database: str) -> list[int]:
    """The processes of PostgreSQL that serve a connection to this database."""
    port, name = database.rpartition(":")[2].split("/")
    found = subprocess.run(["ps", "-ww", "-eo", "pid=,ppid=,args="], capture_output=True, text=True, check=False).stdout
    lines = [(int(pid), int(parent), args) for pid, parent, args in (line.split(None, 2) for line in found.splitlines())]
    clusters = {pid for pid, _, args in lines if f"--port={port} " in args}
    return [pid for pid, parent, args in lines if parent in clusters and f" {name} 127.0.0.1" in args]
