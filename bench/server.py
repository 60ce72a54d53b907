"""How many answers a second one server process stores, how long a player waits for the acknowledgement, and what an idle socket costs.

    python bench/server.py [--databases sqlite,postgresql] [--tables 1000] [--rate 1000] [--seconds 15] [--idle 4000] [--game sabbat] [--limit 300] [--json]

The server runs as a process of its own on one core, the scripted clients in another: every table has two browsers, each with its own socket. Answers are spread
over all tables at the wished rate (0: as fast as they go). `postgresql` is a cluster started for the occasion, with its usual safety (Debian's package); any
address of a database will do as well. Every run has an end: so many tables, so many seconds, and `--limit` seconds for all of it.
"""

from __future__ import annotations

import argparse
import asyncio
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

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

AT_ONCE = 8
"""Tables laid at the same time."""


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--databases", default="sqlite,postgresql")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=1000.0)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--idle", type=int, default=4000)
    parser.add_argument("--game", default="sabbat")
    parser.add_argument("--limit", type=float, default=300.0)
    parser.add_argument("--json", action="store_true")
    wished = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 65_536)), hard))
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
            from tests.server.storage.postgres import cluster, new_database

            address: str | None = new_database(open_cluster.enter_context(cluster()), "bench")
        else:
            address = None if database == "sqlite" else database
        return asyncio.run(asyncio.wait_for(measure(wished, address, folder), until - time.monotonic()))


async def measure(wished: argparse.Namespace, database: str | None, folder: str) -> dict[str, Any]:
    port = free_port()
    environment = os.environ | {"WALPURGIS_DATA": folder, "WALPURGIS_PORT": str(port), "WALPURGIS_SEEDS": "true"}
    environment |= {"WALPURGIS_TABLES": "100000", "WALPURGIS_RATE": "100000"}
    if database:
        environment["WALPURGIS_DATABASE"] = database
    server = subprocess.Popen([sys.executable, "-m", "walpurgis.server"], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.sched_setaffinity(server.pid, {max(os.sched_getaffinity(0))})  # one core
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
    async with httpx.AsyncClient() as http:
        for _ in range(200):
            try:
                (await http.get(f"http://127.0.0.1:{port}/ready")).raise_for_status()
                return
            except httpx.HTTPError:
                await asyncio.sleep(0.1)
    raise SystemExit("the server did not start")


class Player:
    """One browser at one table."""

    def __init__(self, table: str, line: ClientConnection) -> None:
        self.table, self.line = table, line
        self.position: dict[str, Any] = {}
        self.waiting: dict[int, asyncio.Future[bool]] = {}
        self.ref = 0

    async def listen(self) -> None:
        async for text in self.line:
            message = msgspec.json.decode(text)
            if message["is"] == "position":
                self.position = message
            elif message["is"] in ("done", "refused"):
                done = self.waiting.pop(message["ref"], None)
                if done is not None and not done.done():
                    done.set_result(message["is"] == "done")

    async def send(self, **message: Any) -> bool:
        self.ref += 1
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting[self.ref] = done
        await self.line.send(msgspec.json.encode({"table": self.table, "ref": self.ref, **message}).decode())
        return await done

    async def answer(self) -> bool:
        offer = self.position["offers"][0]
        return await self.send(do="answer", seat=offer["seat"], question=offer["question"], answer=any_answer(offer))


def any_answer(offer: dict[str, Any]) -> Any:
    keys = [choice["key"] for choice in offer["choices"]]
    if offer["kind"] == "one":
        return random.choice(keys)
    if offer["kind"] == "number":
        return random.randint(offer["low"], offer["high"])
    return [random.choice(keys) for _ in range(offer["low"])]


async def lay(http: httpx.AsyncClient, port: int, game: str) -> tuple[Player, Player]:
    """A table with two browsers."""
    address, lines, cookies = f"http://127.0.0.1:{port}", [], []
    table = ""
    for seat in (0, 1):
        if seat == 0:
            seats = [{"kind": "human", "mine": True}, {"kind": "open"}]
            reply = await http.post(f"{address}/api/tables", json={"game": game, "seats": seats})
            table = reply.json()["id"]
        else:
            reply = await http.post(f"{address}/api/tables/{table}/seats", json={"seat": 1})
        cookies.append({"cookie": reply.headers["set-cookie"].split(";")[0]})
        http.cookies.clear()
        lines.append(await connect(f"ws://127.0.0.1:{port}/ws", additional_headers=cookies[-1], compression=None, max_size=None, ping_interval=None))
    await http.post(f"{address}/api/tables/{table}/start", headers=cookies[0])
    http.cookies.clear()
    return Player(table, lines[0]), Player(table, lines[1])


async def lay_some(count: int, port: int, game: str) -> list[tuple[Player, Player]]:
    async with httpx.AsyncClient(timeout=60) as http:
        return [await lay(http, port, game) for _ in range(count)]


async def drive(wished: argparse.Namespace, port: int, pid: int) -> dict[str, Any]:
    began = time.perf_counter()
    shares = [range(n, wished.tables, AT_ONCE) for n in range(AT_ONCE)]
    laid_tables = await asyncio.gather(*(lay_some(len(share), port, wished.game) for share in shares))
    pairs = [pair for some in laid_tables for pair in some]
    players = [player for pair in pairs for player in pair]
    listeners = [asyncio.create_task(player.listen()) for player in players]
    for player in players:
        await player.send(do="watch", since=-1)
    laid = time.perf_counter() - began
    times: list[float] = []
    refused = 0
    stop = time.perf_counter() + wished.seconds
    begun, cpu = time.perf_counter(), cpu_seconds(pid)

    async def at_table(pair: tuple[Player, Player]) -> None:
        nonlocal refused
        pause = len(pairs) / wished.rate if wished.rate else 0.0
        await asyncio.sleep(random.random() * pause)
        due = time.perf_counter()
        while time.perf_counter() < stop:
            ready = [player for player in pair if player.position.get("offers")]
            if not ready:
                if any(player.position.get("over") for player in pair):
                    return
                await asyncio.sleep(0.005)
                continue
            sent = time.perf_counter()
            if await ready[0].answer():
                times.append(time.perf_counter() - sent)
            else:
                refused += 1
            due += pause
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    await asyncio.gather(*(at_table(pair) for pair in pairs))
    took = time.perf_counter() - begun
    used = cpu_seconds(pid) - cpu
    figures: dict[str, Any] = {
        "tables": wished.tables,
        "sockets": len(players),
        "laid in s": round(laid, 1),
        "answers": len(times),
        "refused": refused,
        "answers/s": round(len(times) / took),
        "p50 ms": round(statistics.median(times) * 1000, 1),
        "p99 ms": round(sorted(times)[int(len(times) * 0.99)] * 1000, 1),
        "server cpu ms/answer": round(used / max(1, len(times)) * 1000, 3),
    }
    for task in listeners:
        task.cancel()
    return figures


async def idle(count: int, port: int, pid: int) -> float:
    """Memory of the server for each further socket that says nothing."""
    before = memory(pid)
    lines = [await connect(f"ws://127.0.0.1:{port}/ws", compression=None, ping_interval=None) for _ in range(count)]
    await asyncio.sleep(1)
    each = (memory(pid) - before) / count
    for line in lines:
        line.transport.abort()
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
