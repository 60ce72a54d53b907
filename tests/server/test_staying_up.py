"""What passes must not stop a house for good: an unreadable table, a database that fails for a while, a clock that is set, a second server."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import httpx
import pytest

from walpurgis.engine import Chance
from walpurgis.server import queries, readiness, storage
from walpurgis.server.serve import restore
from walpurgis.server.settings import WrongSetting
from walpurgis.server.sheet import now
from walpurgis.server.storage import Database
from walpurgis.server.workers import Workers, undo

from .house import Browser, house, play_out, wait_until
from .storage.conftest import on_postgresql, postgresql
from .storage.process import Process

__all__ = ["on_postgresql", "postgresql"]


def test_one_unreadable_table_does_not_keep_the_others_from_going_on(tmp_path: Path) -> None:
    """Several tables where bots must answer; the first ones are spoiled while the house is closed."""
    with house(tmp_path, bot_pause=30.0) as address:
        anna = Browser(address, "Anna")
        tables = [anna.lay("random", "random") for _ in range(4)]
        cookie = anna.http.cookies["walpurgis"]
    with sqlite3.connect(tmp_path / "walpurgis.sqlite") as raw:
        raw.execute("UPDATE tables SET phase = 'playing'")
        raw.execute("UPDATE checkpoints SET save = '{' WHERE table_id IN (SELECT id FROM tables ORDER BY id LIMIT 2)")
        spoiled = {row[0] for row in raw.execute("SELECT id FROM tables ORDER BY id LIMIT 2")}
    with house(tmp_path) as address:
        again = Browser(address)
        again.http.cookies.set("walpurgis", cookie)
        sound = set(tables) - spoiled
        assert len(sound) == 2
        wait_until(lambda: all(again.get(f"/api/tables/{table}")["phase"] == "finished" for table in sound))


def test_bots_and_clocks_go_on_after_a_fault_of_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every write fails for a while, as on a full disk: the bots' game stands still, and then continues by itself."""
    broken, failed = False, 0
    append = Database.append

    async def failing(self: Database, row: object) -> None:
        nonlocal failed
        if broken:
            failed += 1
            raise OSError(28, "No space left on device")
        await append(self, row)  # type: ignore[arg-type]

    monkeypatch.setattr(Database, "append", failing)
    with house(tmp_path, bot_pause=0.05) as address:
        anna = Browser(address, "Anna")
        broken = True
        table = anna.lay("random", "random", "random")
        wait_until(lambda: failed > 1)
        assert anna.get(f"/api/tables/{table}")["phase"] == "playing"
        broken = False
        wait_until(lambda: anna.get(f"/api/tables/{table}")["phase"] == "finished")


def test_a_sweep_finds_tables_that_nobody_moves(tmp_path: Path) -> None:
    """A table is put into the database by somebody else, and no announcement tells of it: the sweep lets its bots play."""
    with house(tmp_path, bot_pause=30.0) as address:
        table = Browser(address, "Anna").lay("random", "random")
        with sqlite3.connect(tmp_path / "walpurgis.sqlite") as raw:
            raw.execute("UPDATE tables SET phase = 'lobby'")
    with house(tmp_path, sweep_seconds=0.2) as address:  # open: whatever is resumed at the start has been chosen
        with sqlite3.connect(tmp_path / "walpurgis.sqlite") as raw:
            raw.execute("UPDATE tables SET phase = 'playing'")
        wait_until(lambda: Browser(address).get(f"/api/tables/{table}")["phase"] == "finished")


def test_a_sweep_finds_tables_among_any_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """More games are played than are resumed at the start, and more than are looked at together: the one that was touched least lately goes on, too."""
    monkeypatch.setattr(queries, "MOST_RESUMED", 2)
    monkeypatch.setattr(queries, "SOME", 3)
    with house(tmp_path, bot_pause=30.0) as address:
        anna = Browser(address, "Anna")
        tables = [anna.lay("random", "random") for _ in range(8)]
    with sqlite3.connect(tmp_path / "walpurgis.sqlite") as raw:
        an_hour_ago = (int(time.time()) - 3600) * 1000
        raw.executemany("UPDATE tables SET updated = ? WHERE id = ?", [(an_hour_ago + n, table) for n, table in enumerate(tables)])
    with house(tmp_path, sweep_seconds=0.2, rate=10_000) as address:
        bela = Browser(address, "Béla")
        wait_until(lambda: all(bela.get(f"/api/tables/{table}")["phase"] == "finished" for table in tables))


def test_a_row_that_was_stored_without_an_acknowledgement_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database stores an answer and then fails to say so: the answer is looked up, acknowledged once, and counted once. If not even that works, the player
    is told that nobody knows."""
    fails: set[str] = set()
    append, probe = Database.append, Database.probe

    async def failing(self: Database, row: object) -> None:
        if "before" not in fails:
            await append(self, row)  # type: ignore[arg-type]
        if fails:
            raise OSError("the line broke")

    async def blind(self: Database) -> None:
        if "reading" in fails:
            raise OSError("the line broke")
        await probe(self)

    monkeypatch.setattr(Database, "append", failing)
    monkeypatch.setattr(Database, "probe", blind)

    async def scene(address: str) -> None:
        anna = await Browser(address, "Anna").connect()
        table = anna.lay("me", "me")
        await anna.watch(table)
        for kinds, reply, seq in (({"after"}, "done", 1), ({"before"}, "failed", 1), ({"after", "reading"}, "unsure", 2)):
            fails.update(kinds)
            said = await anna.answer(table, Chance(1))
            fails.clear()
            assert (said["problem"]["kind"] if said["is"] == "refused" else "done") == reply
            assert ("nothing has changed" in str(said)) == (reply == "failed")
            await anna.send("unwatch", table)
            assert (await anna.watch(table))["seq"] == seq
        await play_out(table, anna)
        await anna.close()

    with house(tmp_path) as address:
        asyncio.run(scene(address))


def test_a_clock_that_is_set_moves_nobodys_time(monkeypatch: pytest.MonkeyPatch) -> None:
    before = now()
    monkeypatch.setattr(time, "time_ns", lambda: 0)
    assert 0 <= now() - before < 5000


def test_ready_says_no_when_nothing_can_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody holds the database: reading still works, and /ready does not say yes. It says no soon, although answers wait for the lock for half a minute."""
    monkeypatch.setattr(storage, "PROBE_SECONDS", 0.5)
    monkeypatch.setattr(readiness, "HOLDS", 0.0)
    with house(tmp_path) as address:
        assert httpx.get(f"{address}/ready", verify=False).is_success
        with sqlite3.connect(tmp_path / "walpurgis.sqlite", isolation_level=None) as raw:
            raw.execute("BEGIN IMMEDIATE")
            reply = httpx.get(f"{address}/ready", verify=False, timeout=20)
            raw.execute("ROLLBACK")
        assert (reply.status_code, reply.json()["kind"]) == (503, "not-ready")


def test_asking_whether_it_is_ready_without_end_writes_hardly_anything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks needs no cookie and has no limit: all of them together cost one look at the database in a second."""
    looks, probe = 0, Database.probe

    async def counted(self: Database) -> None:
        nonlocal looks
        looks += 1
        await probe(self)

    monkeypatch.setattr(Database, "probe", counted)
    with house(tmp_path) as address, ThreadPoolExecutor(8) as several:
        began = time.monotonic()
        replies = list(several.map(lambda _: httpx.get(f"{address}/ready", verify=False, timeout=60).status_code, range(80)))
        assert set(replies) == {200} and looks <= 1 + (time.monotonic() - began) / readiness.HOLDS


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    with Process(tmp_path) as one:
        environment = one.environment | {"WALPURGIS_PORT": "0"}
        said = subprocess.run([sys.executable, "-m", "walpurgis.server"], env=environment, capture_output=True, text=True, timeout=60)
        assert said.returncode == 2 and "another server works on" in said.stderr and "Traceback" not in said.stderr
        with pytest.raises(WrongSetting, match="another server works on"):
            restore(tmp_path / "no-such-backup.jsonl", data=tmp_path)
        one.kill()
        one.start()


def test_an_undo_does_not_hold_the_table_while_it_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is played again for it, which may take long: meanwhile others answer, and then the undo says that somebody was faster."""
    may_go, run = threading.Event(), Workers.run

    async def slow(self: Workers, work: Any, *args: Any) -> Any:
        if work is undo:
            await asyncio.to_thread(may_go.wait, 30)
        return await run(self, work, *args)

    monkeypatch.setattr(Workers, "run", slow)

    async def scene() -> None:
        with house(tmp_path) as address:
            anna, bela = await Browser(address, "Anna").connect(), await Browser(address, "Béla").connect()
            table = anna.lay("me", "open", "open", start=False, undo="free")
            for seat in (1, 2):
                bela.post(f"/api/tables/{table}/seats", {"seat": seat})
            anna.post(f"/api/tables/{table}/start")
            for browser in (anna, bela):
                await browser.watch(table)
            await anna.answer(table, Chance(1))
            undoing = asyncio.create_task(anna.send("undo", table, seat=0))
            await asyncio.sleep(0.3)
            reply = await asyncio.wait_for(bela.answer(table, Chance(1)), 10)
            assert reply["is"] == "done" and not undoing.done()
            may_go.set()
            assert (await undoing)["problem"]["kind"] == "too-fast"
            for browser in (anna, bela):
                await browser.close()

    asyncio.run(scene())


@pytest.mark.parametrize(("ended", "kind"), [(1, None), (2, "busy")])
def test_an_undo_whose_process_is_ended_is_tried_again_and_then_refused_for_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ended: int, kind: str | None
) -> None:
    """It is not the game's fault, so nobody is told that the game takes too long; and nothing has changed."""
    left, run_once = ended, Workers.run_once

    async def interrupted(self: Workers, work: Any, *args: Any) -> Any:
        nonlocal left
        if work is undo and left:
            left -= 1
            raise BrokenProcessPool
        return await run_once(self, work, *args)

    monkeypatch.setattr(Workers, "run_once", interrupted)

    async def scene() -> None:
        with house(tmp_path) as address:
            anna = await Browser(address, "Anna").connect()
            table = anna.lay("me", "me", undo="free")
            await anna.watch(table)
            await anna.answer(table, Chance(1))
            before = anna.position(table)["seq"]
            reply = await anna.send("undo", table, seat=0)
            assert reply["is"] == ("done" if kind is None else "refused")
            if kind is not None:
                assert reply["problem"]["kind"] == kind and anna.position(table)["seq"] == before
                assert (await anna.send("undo", table, seat=0))["is"] == "done", "a little later it works"
            await anna.close()

    asyncio.run(scene())


def test_a_backend_that_is_stopped_blocks_nobody_for_good_and_ready_says_so(on_postgresql: str, tmp_path: Path) -> None:
    """The process of PostgreSQL that stores answers stands still, and all others work: no longer does every answer wait for it while /ready says yes."""

    async def scene() -> None:
        import asyncpg

        with Process(tmp_path, database=on_postgresql) as process:
            anna = await Browser(process.address, "Anna").connect()
            table = anna.lay("me", "me")
            await anna.watch(table)
            assert (await anna.answer(table, Chance(1)))["is"] == "done"
            other = await asyncpg.connect(on_postgresql)
            writing = "SELECT pid FROM pg_stat_activity WHERE query LIKE '%INSERT INTO answers%unnest%' AND pid <> pg_backend_pid()"
            stopped = [row["pid"] for row in await other.fetch(writing)]
            assert stopped
            for backend in stopped:
                os.kill(backend, signal.SIGSTOP)
            try:
                began = time.monotonic()
                answering, said = asyncio.create_task(anna.answer(table, Chance(1))), set[int]()
                while not answering.done():
                    said.add((await asyncio.to_thread(httpx.get, f"{process.address}/ready", verify=False, timeout=30)).status_code)
                    await asyncio.sleep(0.3)
                assert time.monotonic() - began < 45 and 503 in said
                await anna.watch(table)
                assert (await anna.answer(table, Chance(2)))["is"] == "done"
                await asyncio.sleep(1.1)
                assert httpx.get(f"{process.address}/ready", verify=False, timeout=30).is_success
            finally:
                for backend in stopped:
                    os.kill(backend, signal.SIGCONT)
            await other.close()
            await anna.close()

    asyncio.run(scene())


def test_a_database_that_does_not_answer_blocks_nobody_for_good(on_postgresql: str, tmp_path: Path) -> None:
    """Somebody holds a lock on the answers: an answer is refused in time, and counts when it is given again after that."""

    async def scene() -> None:
        import asyncpg

        with Process(tmp_path, database=on_postgresql) as process:
            anna = await Browser(process.address, "Anna").connect()
            table = anna.lay("me", "me")
            await anna.watch(table)
            other = await asyncpg.connect(on_postgresql)
            held = other.transaction()
            await held.start()
            await other.execute("LOCK TABLE answers IN ACCESS EXCLUSIVE MODE")
            began = time.monotonic()
            reply = await anna.answer(table, Chance(1))
            assert reply["is"] == "refused" and reply["problem"]["kind"] in ("failed", "unsure") and time.monotonic() - began < 30
            await held.rollback()
            await other.close()
            await anna.watch(table)
            assert (await anna.answer(table, Chance(1)))["is"] == "done"
            await anna.close()

    asyncio.run(scene())
