"""The database: its shape, two writers, backups."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, select

from tests.some_game import SOME
from walpurgis.engine import Chance, Match
from walpurgis.engine.saves import read_story
from walpurgis.server import backup
from walpurgis.server.guest import Guest
from walpurgis.server.house import House
from walpurgis.server.migrate import NewerDatabase, migrate, upgrade
from walpurgis.server.row_writer import NewRow
from walpurgis.server.schema import answers, metadata
from walpurgis.server.settings import Settings
from walpurgis.server.storage import Conflict, Database

from .house import SECRET, Browser, house


def settings(data: Path) -> Settings:
    made = Settings(data=str(data), secret=SECRET)
    made.prepare()
    return made


def test_a_fresh_database_has_the_shape_that_the_code_expects(tmp_path: Path) -> None:
    async def scene() -> list[Any]:
        db = Database(settings(tmp_path).address)
        await migrate(db)
        await migrate(db)

        def compare(connection: Connection) -> list[Any]:
            return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata))

        async with db.reading() as connection:
            found = await connection.run_sync(compare)
        await db.close()
        return found

    assert asyncio.run(scene()) == []


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        db = Database(settings(tmp_path).address)
        await migrate(db)
        await db.close()
        with sqlite3.connect(tmp_path / "walpurgis.sqlite") as raw:
            raw.execute("UPDATE alembic_version SET version_num = '9999'")
        db = Database(settings(tmp_path).address)
        with pytest.raises(NewerDatabase, match="another version"):
            await migrate(db)
        await db.close()

    asyncio.run(scene())


def test_an_older_database_is_read_by_the_new_server(tmp_path: Path) -> None:
    match = Match.new("template", seed=3)
    while not match.over:
        match.answer(min(match.asks), next(match.asks[min(match.asks)].answers()))
    events = list(match.story or ())
    old = msgspec.json.encode([[type(event).__name__, {name: getattr(event, name) for name in event.__struct_fields__}] for event in events]).decode()

    async def scene() -> tuple[str, str, list[tuple[str, int]]]:
        db = Database(settings(tmp_path).address)
        async with db.writing() as connection:
            await connection.run_sync(upgrade, "0001")
        with sqlite3.connect(tmp_path / "walpurgis.sqlite") as raw:
            raw.execute("INSERT INTO answers (table_id, seq, entry, told, at) VALUES ('t', 1, '[]', ?, 0), ('t', 2, '[]', '[]', 0)", (old,))
            raw.executemany(
                "INSERT INTO tables (id, game, owner, phase, options, public, spectators, undo, seq, waiting, created, updated) "
                "VALUES (?, ?, 'o', ?, '{}', 0, 0, 'free', 0, '[]', 0, 0)",
                [("a", "sabbat", "playing"), ("b", "ashes", "finished"), ("c", "sabbat", "lobby")],
            )
            raw.execute("INSERT INTO checkpoints (table_id, seq, save, played) VALUES ('t', 1, ?, '[]')", ('{"over":false,"walpurgis_save":1}',))
        await migrate(db)
        async with db.reading() as connection:
            told = (await connection.exec_driver_sql("SELECT told FROM answers WHERE seq = 1")).scalar_one()
            kept = (await connection.exec_driver_sql("SELECT save FROM checkpoints")).scalar_one()
            rules = [(row.id, row.rules) for row in await connection.exec_driver_sql("SELECT id, rules FROM tables ORDER BY id")]
        await db.close()
        return told, kept, rules

    told, kept, rules = asyncio.run(scene())
    assert rules == [("a", 2), ("b", 1), ("c", 0)]
    assert read_story(match.game, told) == events and len(events) > 5
    assert kept == '{"over":false,"walpurgis_save":2}'


def row(table: str, seq: int) -> NewRow:
    return NewRow(table, seq, "[]", "[]", None, 0, "[]")


def test_of_two_writers_one_wins_and_the_others_lose_nothing(tmp_path: Path) -> None:
    async def scene(tables: list[str]) -> None:
        db = Database(settings(tmp_path).address)
        done = await asyncio.gather(*(db.append(row(tables[n % 2], n // 3)) for n in range(6)), return_exceptions=True)
        assert [type(fault) for fault in done if fault is not None] == [Conflict, Conflict]
        async with db.reading() as connection:
            kept = (await connection.execute(select(answers.c.table_id, answers.c.seq).order_by(answers.c.table_id, answers.c.seq))).all()
        assert len(kept) == len(set(kept)) == 4
        await db.close()

    with house(tmp_path) as address:
        anna = Browser(address)
        tables = [anna.lay("me", "open", start=False) for _ in range(2)]
    asyncio.run(scene(tables))


def test_a_process_whose_copy_is_old_reads_the_table_again(tmp_path: Path) -> None:
    """Two houses over one database, without announcements: the slower one learns of the other's answer when its own is refused its place."""

    async def scene(table: str, guest: str) -> None:
        one, two = House(settings(tmp_path)), House(settings(tmp_path))
        here, there = await Guest(one, guest).visit(table), await Guest(two, guest).visit(table)
        offer = here.table.match.offer(0)
        assert offer is not None
        await here.answer(0, offer.question, offer.choices[0].key)
        with pytest.raises(Exception, match="answered already"):
            await there.answer(0, offer.question, offer.choices[0].key)
        assert there.sheet.seq == 1 and there.table.match.answered == {0}
        other = there.table.match.offer(1)
        assert other is not None
        await there.answer(1, other.question, other.choices[0].key)
        next_one = there.table.match.offer(0)
        assert next_one is not None
        await here.answer(0, next_one.question, next_one.choices[0].key)
        assert here.sheet.seq == 3
        for opened in (one, two):
            await opened.close()

    with house(tmp_path) as address:
        anna = Browser(address)
        table = anna.lay("me", "me")
    asyncio.run(scene(table, anna.me["id"]))


def test_the_cost_of_an_answer_does_not_grow_with_the_game(tmp_path: Path) -> None:
    async def scene(address: str) -> list[int]:
        anna = await Browser(address).connect()
        table = anna.lay("me", "me", game=SOME)
        await anna.watch(table)
        dice = Chance(2)
        sizes = []
        with sqlite3.connect(tmp_path / "walpurgis.sqlite") as raw:
            for _ in range(90):
                await anna.answer(table, dice)
                sizes.append(raw.execute("SELECT length(save) FROM checkpoints").fetchone()[0])
        return sizes

    with house(tmp_path, rate=10_000) as address:
        sizes = asyncio.run(scene(address))
    assert len(set(sizes)) > 3, "checkpoints are replaced on the way"
    assert max(sizes) < 2 * sizes[0]


# Backups -------------------------------------------------------------------------------------------------------------


def test_a_backup_is_restored_into_an_empty_database(tmp_path: Path) -> None:
    old, new, file = tmp_path / "old", tmp_path / "new", tmp_path / "kept.jsonl"

    async def begin(address: str) -> tuple[Browser, str, Any]:
        anna = await Browser(address, "Anna").connect()
        table = anna.lay("me", "me")
        await anna.watch(table)
        await anna.answer(table, Chance(1))
        await anna.send("chat", table, text="still here")
        return anna, table, anna.position(table)

    async def found(address: str, anna: Browser, table: str, before: Any) -> None:
        again = Browser(address)
        again.http.cookies = anna.http.cookies
        await again.connect()
        assert await again.watch(table) == before
        assert [line["text"] for m in again.heard if m["is"] == "chat" for line in m["lines"]] == ["still here"]
        assert (await again.send("chat", table, text="indeed"))["is"] == "done"

    with house(old) as address:
        kept = asyncio.run(begin(address))
        count = asyncio.run(backup.write(settings(old), file))
    assert count > 5 and file.stat().st_mode & 0o777 == 0o600
    assert asyncio.run(backup.read(settings(new), file)) == count
    with house(new) as address:
        asyncio.run(found(address, *kept))
    with pytest.raises(backup.WrongBackup, match="not empty"):
        asyncio.run(backup.read(settings(new), file))


def test_a_backup_that_is_cut_off_or_none_changes_nothing(tmp_path: Path) -> None:
    with house(tmp_path / "old") as address:
        Browser(address, "Anna").lay("me", "me")
    file, new = tmp_path / "kept.jsonl", settings(tmp_path / "new")
    asyncio.run(backup.write(settings(tmp_path / "old"), file))
    whole = file.read_bytes()
    for broken in (b"", b"{}\n", whole[:-20], b"\x00" * 100):
        file.write_bytes(broken)
        with pytest.raises(backup.WrongBackup):
            asyncio.run(backup.read(new, file))
    file.write_bytes(whole)
    assert asyncio.run(backup.read(new, file)) > 3, "nothing of the broken ones was kept"
    with pytest.raises(backup.WrongBackup, match="cannot be read"):
        asyncio.run(backup.read(new, tmp_path / "nowhere"))
