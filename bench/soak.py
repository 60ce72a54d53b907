"""Lets people come, play, watch, undo, leave and send records for a long time, and says whether the server stays as it is: memory, descriptors, tasks, latency.

    python bench/soak.py [--seconds 3600] [--database sqlite|postgres] [--parties 12] [--pause 0.05] [--live 60] [--samples FILE] [--json]

Parties play game after game (tests/server/storage/parties.py); beside them, visitors without a cookie look at the lists, watch a table and go without a word;
finished games are fetched, replayed, uploaded and continued from; tables are set up and left; hints are asked for. The house keeps `--live` tables in memory,
so that it is full long before the end. A sample is taken every few seconds. After the first third, which is for warming up, a line is laid through the samples
(the median of all slopes between two of them): what would grow by more than a tenth in an hour, and by more than the samples stray, is not flat. The exit
code is 1 then, or if something was refused that should not be. Types of which there are more objects at the end than after the first third are named.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import sys
import tempfile
import threading
import time
from collections import Counter
from contextlib import ExitStack, suppress
from itertools import combinations
from pathlib import Path
from typing import Any

import httpx
import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from soak_server import SHOW_OBJECTS
from tests.server.house import Browser
from tests.server.storage.kills import workers
from tests.server.storage.parties import GONE, KINDS, Party
from tests.server.storage.postgres import Cluster, new_database
from tests.server.storage.process import Process

EVERY = 5.0
"""Seconds between two samples."""
ALLOWED = {"memory MB": 16.0, "workers MB": 32.0, "descriptors": 6.0, "tasks": 6.0}
"""What must be flat, and how much it may stray in an hour in any case."""


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=3600.0)
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--parties", type=int, default=12)
    parser.add_argument("--pause", type=float, default=0.05)
    parser.add_argument("--live", type=int, default=60)
    parser.add_argument("--samples", type=Path)
    parser.add_argument("--json", action="store_true")
    wished = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        settings: dict[str, Any] = {"live": wished.live, "sweep_seconds": 5, "away_seconds": 1, "record_seconds": 60, "bot_seconds": 60}
        if wished.database == "postgres":
            settings["database"] = new_database(stack.enter_context(Cluster()).address, "soak")
        program = [str(Path(__file__).with_name("soak_server.py")), str(folder / "inside.json")]
        server = stack.enter_context(Process(folder, program, **settings))
        soak = Soak(wished, server, folder / "inside.json")
        asyncio.run(soak.run())
        faults = server.faults()
    figures = soak.figures() | {"refused": len(soak.refused), "error lines in the log": len(faults)}
    print(json.dumps(figures) if wished.json else "\n".join(f"{name:>26}  {value}" for name, value in figures.items()), flush=True)
    for line in [*soak.refused[:5], *faults[:5]]:
        print(line[:400])
    return 0 if figures["verdict"] == "flat" and not faults and not soak.refused else 1


class Soak:
    """One server, all who come to it, and what was seen of it."""

    def __init__(self, wished: argparse.Namespace, server: Process, inside: Path) -> None:
        self._wished, self._server, self._inside = wished, server, inside
        self._lot = random.Random(13)
        self._samples: list[dict[str, float]] = []
        self._waits: list[float] = []
        self._all_waits: list[float] = []
        self._did: Counter[str] = Counter()
        self._parties = [Party(n, KINDS[n % 3], [server.address], pause=wished.pause) for n in range(wished.parties)]
        self._objects: list[dict[str, int]] = []
        self.refused: list[str] = []
        """What went wrong outside the games. Nothing should: nobody is killed here."""

    async def run(self) -> None:
        began, asked = time.monotonic(), False
        probing = threading.Event()
        threading.Thread(target=self._probe, args=(probing,), daemon=True).start()
        tasks = [asyncio.create_task(party.play()) for party in self._parties]
        beside = [self._visit, self._visit, self._walk_through, self._lay_and_leave, self._go_on, self._ask_for_a_hint]
        tasks += [asyncio.create_task(self._again(what)) for what in beside]
        try:
            while time.monotonic() < began + self._wished.seconds:
                await asyncio.sleep(EVERY)
                for task in tasks:
                    if task.done():
                        task.result()
                self._sample(time.monotonic() - began)
                if not asked and time.monotonic() > began + self._wished.seconds / 3:
                    asked = True
                    await self._count_objects()
            await self._count_objects()
        finally:
            probing.set()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    # What people do besides playing --------------------------------------------------------------------------------

    async def _again(self, what: Any) -> None:
        while True:
            await asyncio.sleep(self._lot.uniform(0.2, 1.5))
            try:
                await what()
            except GONE as fault:
                self.refused.append(repr(fault))
            except AssertionError as refusal:
                self.refused.append(str(refusal))
            else:
                self._did[what.__name__.strip("_").replace("_", " ")] += 1

    async def _stranger(self) -> Browser:
        return await asyncio.to_thread(Browser, self._server.address, "A stranger")

    def _some_table(self, *, over: bool = False) -> str | None:
        found = [at.id for party in self._parties for at in party.tables[-20:] if at.over or not over]
        return self._lot.choice(found) if found else None

    async def _visit(self) -> None:
        """Somebody new looks at the lists, watches a table for a moment, and is gone: with a goodbye, or without."""
        browser, table = await self._stranger(), self._some_table()
        await asyncio.to_thread(browser.get, "/api/tables")
        await asyncio.to_thread(browser.get, "/api/games")
        if table is not None:
            await browser.connect()
            await browser.watch(table)
            with suppress(TimeoutError):
                async with asyncio.timeout(self._lot.uniform(0.1, 2)):
                    while True:
                        await browser.next()
            assert browser.socket is not None
            if self._lot.random() < 0.5:
                browser.socket.transport.abort()
            else:
                await browser.close()
        browser.http.close()

    async def _walk_through(self) -> None:
        """The record of a finished game is fetched, walked through at the server, and uploaded by somebody else."""
        table = self._some_table(over=True)
        if table is None:
            return
        browser = await self._stranger()
        record = await asyncio.to_thread(browser.get, f"/api/tables/{table}/record")
        await asyncio.to_thread(browser.get, f"/api/tables/{table}/replay?seat=all&count=20")
        await asyncio.to_thread(browser.post, "/api/replay?seat=all&count=20", {"record": record}, 200)
        browser.http.close()

    async def _lay_and_leave(self) -> None:
        """A table is set up, somebody sits down and stands up again, and its owner goes, too."""
        owner, other = await self._stranger(), await self._stranger()
        table = await asyncio.to_thread(lambda: owner.lay("me", "open", start=False, seed=None))
        await asyncio.to_thread(other.post, f"/api/tables/{table}/seats", {"seat": 1})
        await asyncio.to_thread(other.delete, f"/api/tables/{table}/seats/1")
        await asyncio.to_thread(owner.delete, f"/api/tables/{table}/seats/0")
        for browser in (owner, other):
            browser.http.close()

    async def _go_on(self) -> None:
        """Somebody continues from a moment of an uploaded record, and resigns: bots play it to the end."""
        table = self._some_table(over=True)
        if table is None:
            return
        browser = await self._stranger()
        record = await asyncio.to_thread(browser.get, f"/api/tables/{table}/record")
        wish = {"record": record, "seq": len(record["entries"]) * 9 // 10, "seat": 0, "bot": "random"}
        mine = (await asyncio.to_thread(browser.post, "/api/continue", wish, 201))["id"]
        await browser.connect()
        if not (await browser.watch(mine))["over"]:
            await browser.send("resign", mine, seat=0)
        await browser.close()
        browser.http.close()

    async def _ask_for_a_hint(self) -> None:
        browser = await self._stranger()
        table = await asyncio.to_thread(lambda: browser.lay("me", "random", seed=None))
        await browser.connect()
        position = await browser.watch(table)
        if position["offers"]:
            await browser.send("hint", table, seat=0)
        await browser.send("resign", table, seat=0)
        await browser.close()
        browser.http.close()

    # What is seen of the server -----------------------------------------------------------------------------------

    def _probe(self, ended: threading.Event) -> None:
        """How long /health takes, from a thread of its own."""
        with httpx.Client(base_url=self._server.address, timeout=60, verify=False) as client:
            while not ended.wait(0.2):
                began = time.perf_counter()
                with suppress(httpx.HTTPError):
                    client.get("/health")
                    self._waits.append((time.perf_counter() - began) * 1000)

    def _sample(self, at: float) -> None:
        pid = self._server.pid
        waits, self._waits = self._waits, []
        self._all_waits += waits
        inside: dict[str, float] = msgspec.json.decode(self._inside.read_bytes())["counts"]
        self._samples.append({
            "at": round(at, 1), "memory MB": memory(pid), "workers MB": sum(map(memory, workers(pid))), "descriptors": len(os.listdir(f"/proc/{pid}/fd")),
            "health p50 ms": statistics.median(waits) if waits else 0.0, **inside,
        })  # fmt: skip
        if self._wished.samples:
            self._wished.samples.write_text("".join(json.dumps(sample) + "\n" for sample in self._samples))
        if len(self._samples) % 12 == 0:
            print("  ".join(f"{name} {value:.1f}" for name, value in self._samples[-1].items()), file=sys.stderr, flush=True)

    async def _count_objects(self) -> None:
        """Let the server count its objects by type, and read what it found."""
        os.kill(self._server.pid, SHOW_OBJECTS)
        await asyncio.sleep(EVERY)
        self._objects.append(msgspec.json.decode(self._inside.read_bytes())["objects"])

    def figures(self) -> dict[str, Any]:
        """Everything that was found, and the verdict."""
        warm = [sample for sample in self._samples if sample["at"] > self._wished.seconds / 3]
        figures: dict[str, Any] = {"seconds": round(self._samples[-1]["at"]), "samples": len(self._samples)}
        grows = []
        for name in warm[0]:
            if name == "at":
                continue
            values = [sample[name] for sample in warm]
            hourly, middle = slope([sample["at"] for sample in warm], values) * 3600, statistics.median(values)
            figures[name] = f"{values[0]:.1f} to {values[-1]:.1f}, median {middle:.1f}, {hourly:+.1f} an hour"
            strays = statistics.quantiles([abs(value - middle) for value in values], n=20)[-1]
            if name in ALLOWED and hourly > max(ALLOWED[name], middle / 10) and hourly * self._wished.seconds / 3600 * 2 / 3 > strays:
                grows.append(name)
        waits = sorted(self._all_waits)
        figures |= {"health p50, p99, worst ms": ", ".join(f"{waits[int(share * (len(waits) - 1))]:.1f}" for share in (0.5, 0.99, 1.0))}
        figures |= {"acknowledged": sum(party.acknowledged for party in self._parties), "tables": sum(len(party.tables) for party in self._parties)}
        figures |= {"games finished": sum(at.over for party in self._parties for at in party.tables), **self._did}
        more = Counter(self._objects[1])
        more.subtract(self._objects[0])
        figures["most new objects"] = ", ".join(f"{name} {count:+}" for name, count in more.most_common(8))
        return figures | {"verdict": f"{', '.join(grows)}: not flat" if grows else "flat"}


def slope(times: list[float], values: list[float]) -> float:
    """The median of all slopes between two samples: a few that stray do not move it."""
    return statistics.median((b[1] - a[1]) / (b[0] - a[0]) for a, b in combinations(zip(times, values, strict=True), 2))


def memory(pid: int) -> float:
    """Resident memory in MB."""
    with suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
    return 0.0


if __name__ == "__main__":
    sys.exit(main())
