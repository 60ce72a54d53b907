"""How many answers a second one server process stores, how long a player waits for the acknowledgement, and what an idle socket costs.

    python bench/server.py [--databases sqlite,postgresql] [--tables 1000] [--rate 1000] [--seconds 15] [--idle 4000] [--game NAME] [--limit 300] [--json]

The server runs as a process of its own on one core, the scripted clients in another: every table has two browsers, each with its own socket. Answers are spread
over all tables at the given rate (0: as fast as they go). `postgresql` is a cluster started for the occasion, with its usual safety (Debian's package); any
address of a database will do as well. Every run has an end: this many tables, this many seconds, and `--limit` seconds for all of it.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from line import Http, Line, line

from walpurgis.engine.game import shown

AT_ONCE = 8
"""Tables laid at the same time."""
CORES = sorted(os.sched_getaffinity(0))
SERVERS_CORE = CORES[-1]
"""The server has this core, everything else the others."""


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--databases", default="sqlite,postgresql")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=1000.0)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--idle", type=int, default=4000)
    parser.add_argument("--game", default=shown()[0])
    parser.add_argument("--limit", type=float, default=300.0)
    parser.add_argument("--json", action="store_true")
    wished = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 65_536)), hard))
    os.sched_setaffinity(0, set(CORES[:-1] or CORES))
    until = time.monotonic() + wished.limit
    figures = {database: run(wished, database, until) for database in wished.databases.split(",")}
    if wished.json:
        print(json.dumps(figures))
        return
    for database, found in figures.items():
        print(database.partition(":")[0])
        for name, value in found.items():
            print(f"{name:>24}  {value}")


def run(wished: argparse.Namespace, database: str, until: float) -> dict[str, Any]:
    """One measurement on one database."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as open_cluster:
        if database == "postgresql":
            sys.path.insert(0, str(Path(__file__).parents[1]))
            from tests.server.storage.postgres import Cluster, new_database

            address: str | None = new_database(open_cluster.enter_context(Cluster()).address, "bench")
        else:
            address = None if database == "sqlite" else database
        return uvloop.run(asyncio.wait_for(measure(wished, address, folder), until - time.monotonic()))


async def measure(wished: argparse.Namespace, database: str | None, folder: str) -> dict[str, Any]:
    port = free_port()
    environment = os.environ | {"WALPURGIS_DATA": folder, "WALPURGIS_PORT": str(port), "WALPURGIS_SEEDS": "true"}
    environment |= {"WALPURGIS_TABLES": "100000", "WALPURGIS_RATE": "100000", "WALPURGIS_SOCKETS": "100000", "WALPURGIS_CONNECTIONS": "100000"}
    if database:
        environment["WALPURGIS_DATABASE"] = database
    with open(Path(folder) / "log", "wb") as log:
        server = subprocess.Popen([sys.executable, "-m", "walpurgis.server"], env=environment, stdout=log, stderr=log)
    os.sched_setaffinity(server.pid, {SERVERS_CORE})
    try:
        await until_ready(port)
        figures = {"KB per idle socket": await idle(wished.idle, port, server.pid), "idle sockets": wished.idle} if wished.idle else {}
        return figures | await drive(wished, port, server.pid)
    finally:
        server.terminate()
        server.wait(20)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


async def until_ready(port: int) -> None:
    for _ in range(300):
        try:
            (await line(port, lambda _: None)).transport.abort()
            return
        except OSError:
            await asyncio.sleep(0.1)
    raise SystemExit("the server did not start")


class Choice(msgspec.Struct):
    key: str


class Offer(msgspec.Struct):
    seat: int
    kind: str
    question: int
    low: int
    high: int
    choices: list[Choice]


class Heard(msgspec.Struct):
    """Of any message, what a scripted player wants to know; the view is passed over."""

    kind: str = msgspec.field(name="is")
    ref: int = 0
    offers: list[Offer] = []
    over: bool = False


read = msgspec.json.Decoder(Heard).decode


class Player:
    """One browser at one table."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.line: Line | None = None
        self.at = Heard("position")
        self.done: asyncio.Future[bool] | None = None
        self.ref = 0

    def hear(self, text: bytes) -> None:
        message = read(text)
        if message.kind == "position":
            self.at = message
        elif message.kind in ("done", "refused") and message.ref == self.ref and self.done is not None:
            self.done.set_result(message.kind == "done")

    async def send(self, **message: Any) -> bool:
        assert self.line is not None
        self.ref += 1
        self.done = asyncio.get_running_loop().create_future()
        self.line.send({"table": self.table, "ref": self.ref, **message})
        return await self.done

    async def answer(self) -> bool:
        offer = self.at.offers[0]
        return await self.send(do="answer", seat=offer.seat, question=offer.question, answer=any_answer(offer))


def any_answer(offer: Offer) -> Any:
    keys = [choice.key for choice in offer.choices]
    if offer.kind == "one":
        return random.choice(keys)
    if offer.kind == "number":
        return random.randint(offer.low, offer.high)
    return [random.choice(keys) for _ in range(offer.low)]


async def lay(http: Http, port: int, game: str) -> tuple[Player, Player]:
    """A table with two browsers that watch it."""
    seats = [{"kind": "human", "mine": True}, {"kind": "open"}]
    made, first = await http.post("/api/tables", {"game": game, "seats": seats})
    table = made["id"]
    _, second = await http.post(f"/api/tables/{table}/seats", {"seat": 1})
    await http.post(f"/api/tables/{table}/start", cookie=first)
    pair = Player(table), Player(table)
    for player, cookie in zip(pair, (first, second), strict=True):
        player.line = await line(port, player.hear, cookie)
        await player.send(do="watch", since=-1)
    return pair


async def lay_some(count: int, port: int, game: str) -> list[tuple[Player, Player]]:
    http = Http(port)
    return [await lay(http, port, game) for _ in range(count)]


async def drive(wished: argparse.Namespace, port: int, pid: int) -> dict[str, Any]:
    began = time.perf_counter()
    shares = [range(n, wished.tables, AT_ONCE) for n in range(AT_ONCE)]
    laid_tables = await asyncio.gather(*(lay_some(len(share), port, wished.game) for share in shares))
    pairs = [pair for some in laid_tables for pair in some]
    laid = time.perf_counter() - began
    gc.collect()
    gc.freeze()
    times: list[float] = []
    refused = 0
    begun, cpu, own = time.perf_counter(), cpu_seconds(pid), time.process_time()
    last, stop = begun, begun + wished.seconds

    async def at_table(pair: tuple[Player, Player]) -> None:
        nonlocal last, refused
        pause = len(pairs) / wished.rate if wished.rate else 0.0
        await asyncio.sleep(random.random() * pause)
        due = time.perf_counter()
        while time.perf_counter() < stop:
            ready = next((player for player in pair if player.at.offers), None)
            if ready is None:
                if any(player.at.over for player in pair):
                    return
                await asyncio.sleep(0.005)
                continue
            sent = time.perf_counter()
            if await ready.answer():
                last = time.perf_counter()
                times.append(last - sent)
            else:
                refused += 1
            due += pause
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    await asyncio.gather(*(at_table(pair) for pair in pairs))
    took = last - begun
    times.sort()
    return {
        "tables": wished.tables,
        "sockets": 2 * len(pairs),
        "laid in s": round(laid, 1),
        "answers": len(times),
        "refused": refused,
        "answers/s": round(len(times) / took),
        "p50 ms": round(statistics.median(times) * 1000, 1),
        "p99 ms": round(times[int(len(times) * 0.99)] * 1000, 1),
        "longest ms": round(times[-1] * 1000, 1),
        "server cpu ms/answer": round((cpu_seconds(pid) - cpu) / max(1, len(times)) * 1000, 3),
        "server busy": f"{(cpu_seconds(pid) - cpu) / took:.0%}",
        "clients busy": f"{(time.process_time() - own) / took:.0%}",
    }


async def idle(count: int, port: int, pid: int) -> float:
    """Memory of the server for each further socket that says nothing."""
    before = memory(pid)
    lines = [await line(port, lambda _: None) for _ in range(count)]
    await asyncio.sleep(1)
    each = (memory(pid) - before) / count
    for opened in lines:
        opened.transport.abort()
    return round(each, 1)


def memory(pid: int) -> int:
    """Resident memory in KB."""
    status = Path(f"/proc/{pid}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
