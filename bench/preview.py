"""What a preview of a move costs at the server, and how long whoever tries it waits, for games in which pieces move over open ground.

    python bench/preview.py --game NAME [--tries 200] [--rounds 3] [--json]

A server of its own; the table stands at the moment that the game's pictures show. One guest tries the named places in turn over the socket, ten a second, which
is less than the server allows. `server` is the processor time of the server's process for one try, reading and writing the socket included, without what it
spends in the same time when nobody tries; `wait` is the time on the clock from sending to the reply, which busy neighbours make longer.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import statistics
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from dragging import SEAT, record_of
from house import House, house
from websockets.sync.client import ClientConnection, connect

from walpurgis.bench.measure import round_trip
from walpurgis.engine import game_named

PAUSE = 0.1
"""Seconds between two tries."""
TARGET = 5.0
"""Milliseconds at the server, on a machine where a round trip takes 64 ns."""
TICKS = os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", required=True)
    parser.add_argument("--tries", type=int, default=200, help="in each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    wished = parser.parse_args()
    kept = record_of(game_named(wished.game))
    trip = round_trip()
    with house() as server:
        found = [measured(server, kept, wished.tries) for _ in range(wished.rounds)]
    spent, waits = statistics.median(spent for spent, _ in found), sorted(itertools.chain.from_iterable(waits for _, waits in found))
    figures = {"server_ms": spent, "round_trips": spent * 1e6 / trip, "wait_ms": statistics.median(waits), "wait_95_ms": waits[int(len(waits) * 0.95)]}
    if wished.json:
        print(json.dumps(figures))
        return
    print(f"server {spent:6.2f} ms of processor, {figures['round_trips']:.0f} round trips of {trip:.0f} ns (at most {TARGET * 1e6 / 64:.0f})")
    print(f"wait   median {figures['wait_ms']:6.1f}   95 % {figures['wait_95_ms']:6.1f} ms, {len(waits)} tries")


def measured(server: House, kept: dict[str, Any], tries: int) -> tuple[float, list[float]]:
    """One guest at a fresh table: the milliseconds of processor for one try, and how long each took on the clock."""
    with httpx.Client(base_url=server.address, headers={"origin": server.address}, timeout=60) as http:
        http.get("/api/me").raise_for_status()
        table = http.post("/api/continue", json={"record": kept, "seq": len(kept["entries"]), "seat": SEAT}).raise_for_status().json()["id"]
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        with connect(server.address.replace("http", "ws") + "/ws", additional_headers={"cookie": cookie}, max_size=None, compression=None) as line:
            say(line, {"do": "watch", "table": table, "ref": 1, "since": -1})
            offer = hear(line, lambda message: message["is"] == "position")["offers"][0]
            asked = {"do": "try", "table": table, "seat": offer["seat"], "question": offer["question"]}
            places = itertools.cycle([choice["points"] for choice in offer["choices"]])
            time.sleep(1)
            start = processor(server.process)
            time.sleep(tries * PAUSE)
            idle, start, waits = processor(server.process) - start, processor(server.process), []
            for ref in range(2, tries + 2):
                sent = time.perf_counter()
                say(line, asked | {"ref": ref, "points": next(places)})
                reply = hear(line, lambda message, ref=ref: message.get("ref") == ref)
                assert reply["is"] == "done", reply
                waits.append(1000 * (time.perf_counter() - sent))
                time.sleep(PAUSE)
            return 1000 * max(processor(server.process) - start - idle, 0.0) / tries, waits


def processor(process: int) -> float:
    """Seconds of processor that a process has used, its threads included."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def say(line: ClientConnection, message: dict[str, Any]) -> None:
    line.send(msgspec.json.encode(message).decode())


def hear(line: ClientConnection, fits: Any) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = msgspec.json.decode(line.recv(timeout=30))
        if fits(message):
            return message


if __name__ == "__main__":
    main()
