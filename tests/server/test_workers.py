"""The processes that think, and what becomes of them."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.some_game import SOME
from walpurgis.engine import Match
from walpurgis.server.workers import Workers, think

ALONE = """
import asyncio, os, time
from walpurgis.server.workers import Workers

async def main():
    print(await Workers(1, 2048).run(os.getpid), flush=True)
    time.sleep(600)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_a_bot_that_takes_too_long_is_cut_off_and_the_worker_lives_on() -> None:
    async def scene() -> None:
        workers = Workers(1, 2048)
        saved, before = Match.new(SOME, 2, 1).save(past=False), await workers.run(os.getpid)
        with pytest.raises(TimeoutError):
            await workers.run(think, saved, "thumb", 0, 1, 0.000_01)
        assert await workers.run(think, saved, "random", 0, 1, 60.0) is not None
        assert await workers.run(os.getpid) == before
        workers.close()

    asyncio.run(scene())


def test_a_bot_that_thinks_has_its_answer_before_it_would_be_cut_off() -> None:
    async def scene() -> None:
        workers = Workers(1, 2048)
        match = Match.new(SOME, 2, 1)
        seat = next(iter(match.asks))
        answer = await workers.run(think, match.save(past=False), "search", seat, 1, 20.0)
        match.answer(seat, answer)
        workers.close()

    asyncio.run(scene())


def test_a_worker_that_dies_is_replaced() -> None:
    async def scene() -> None:
        workers = Workers(1, 2048)
        os.kill(await workers.run(os.getpid), signal.SIGKILL)
        assert await workers.run(os.getpid) > 0
        workers.close()

    asyncio.run(scene())


def test_workers_go_when_the_server_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "alone.py"
    script.write_text(ALONE)
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        worker = int(server.stdout.readline())
        server.kill()
        until = time.monotonic() + 60
        while _runs(worker) and time.monotonic() < until:
            time.sleep(0.05)
        assert not _runs(worker)


def _runs(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
