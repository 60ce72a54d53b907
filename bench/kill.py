"""Kills servers, their workers and PostgreSQL at random moments while scripted players play, and checks every acknowledgement against the database.

    python bench/kill.py [--database sqlite|postgres] [--kills 1000] [--seconds 3600] [--houses 3] [--seed 13] [--tally FILE] [--json]

Several houses stand side by side, each with a database, its servers (one on SQLite, two on PostgreSQL) and parties who play alone, against a bot and in
pairs; they answer, chat, undo, and lay table after table. What is broken is drawn by lot: kill -9 or SIGTERM of a server, kill -9 of a worker; on PostgreSQL
also of one of its backends, and the whole of it stopped or killed. After each break, what was acknowledged so far is looked up in the database; in the end
every table is looked up and played again (tests/server/storage: ledger.py, parties.py, kills.py). The exit code is 1 if anything was lost, counted twice, or
cannot be played again; the folder with database and logs then stays. With `--tally`, figures are kept in a file, and the next run continues from there until
`--kills` is reached.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tests.server.storage.kills import House, Tally
from tests.server.storage.ledger import Wrong

EVERY = 10.0
"""Seconds between two lines of progress."""


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=3600.0)
    parser.add_argument("--houses", type=int, default=3)
    parser.add_argument("--seed", type=int, default=13)
    parser.add_argument("--tally", type=Path)
    parser.add_argument("--json", action="store_true")
    wished = parser.parse_args()
    kept = json.loads(wished.tally.read_text()) if wished.tally and wished.tally.exists() else {}
    tally = Tally(kept.get(wished.database))
    tally.runs += 1

    def keep() -> None:
        if wished.tally:
            beside = wished.tally.with_suffix(".new")
            beside.write_text(json.dumps(kept | {wished.database: tally.plain()}))
            os.replace(beside, wished.tally)

    folder, began = Path(tempfile.mkdtemp(prefix="walpurgis-kill-")), time.monotonic()
    try:
        asyncio.run(run(wished, folder, tally))
    except Wrong as fault:
        print(f"WRONG after {tally.breaks} breaks (seed {wished.seed}, run {tally.runs}): {fault}\nDatabase and logs are in {folder}", flush=True)
        return 1
    keep()
    shutil.rmtree(folder, ignore_errors=True)
    figures = {"database": wished.database, **summary(tally), "this run s": round(time.monotonic() - began)}
    print(json.dumps(figures) if wished.json else "\n".join(f"{name:>28}  {value}" for name, value in figures.items()), flush=True)
    return 0


async def run(wished: argparse.Namespace, folder: Path, tally: Tally) -> None:
    """All houses at once. The figures of a house count when it has been checked to the end; what is broken counts at once."""
    until = time.monotonic() + wished.seconds

    def goes_on() -> bool:
        return bool(tally.breaks < wished.kills and time.monotonic() < until)

    async def one(number: int) -> None:
        house = House(folder / str(number), on_postgres=wished.database == "postgres", seed=wished.seed * 10_000 + tally.runs * 100 + number)
        await asyncio.to_thread(house.__enter__)
        try:
            await house.break_while(goes_on, tally)
        finally:
            await asyncio.to_thread(house.__exit__, None, None, None)

    telling = asyncio.create_task(tell(wished, tally))
    houses = [asyncio.create_task(one(number)) for number in range(wished.houses)]
    try:
        done, _ = await asyncio.wait(houses, return_when=asyncio.FIRST_EXCEPTION)
        for task in done:
            task.result()
    finally:
        for task in (telling, *houses):
            task.cancel()
        await asyncio.gather(telling, *houses, return_exceptions=True)


async def tell(wished: argparse.Namespace, tally: Tally) -> None:
    began, before = time.monotonic(), tally.breaks
    while True:
        await asyncio.sleep(EVERY)
        pace = (tally.breaks - before) / (time.monotonic() - began) * 60
        print(f"{wished.database}: {tally.breaks} of {wished.kills} kills, {pace:.0f} a minute", file=sys.stderr, flush=True)


def summary(tally: Tally) -> dict[str, Any]:
    """The figures of all runs so far."""
    recovery: Callable[[float], float] = lambda share: round(sorted(tally.recovery)[int(share * (len(tally.recovery) - 1))], 1)  # noqa: E731
    figures: dict[str, Any] = {"broken": tally.breaks} | dict(sorted(tally.broken.items()))
    figures |= {"acknowledged, and found once": tally.acknowledged, "tables played again": tally.tables, "games finished": tally.finished}
    if tally.recovery:
        figures |= {"recovery median s": round(statistics.median(tally.recovery), 1), "recovery p95 s": recovery(0.95), "recovery longest s": recovery(1.0)}
    return figures | {"starts refused": tally.refused_starts, "runs": tally.runs}


if __name__ == "__main__":
    sys.exit(main())
