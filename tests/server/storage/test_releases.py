"""Tables outlive releases: a toy game that really changes its state between versions, played on at servers of one release after the other."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tests.mended.releases import released
from walpurgis.server.schema import answers
from walpurgis.server.storage import Database

from ..house import Browser, play_out
from .process import Process

Server = Callable[..., Process]


@pytest.fixture
def server(database: str, tmp_path: Path) -> Server:
    """A server with some release of Lanterns, on the same database."""

    def at(release: int, **settings: Any) -> Process:
        process = Process(tmp_path, database=database, **settings)
        process.environment["PYTHONPATH"] = os.pathsep.join([str(released(release, tmp_path)), os.environ.get("PYTHONPATH", "")])
        return process

    return at


async def come(process: Process, table: str = "", known: Browser | None = None) -> Browser:
    """A browser at a server; the same guest as another one, at the table."""
    browser = Browser(process.address, "" if known else "Anna")
    if known is not None:
        browser.http.cookies.clear()
        for cookie in known.http.cookies.jar:
            browser.http.cookies.set(cookie.name, cookie.value or "", domain="127.0.0.1", path="/")
    await browser.connect()
    if table:
        await browser.watch(table)
    return browser


async def answer(browser: Browser, table: str, *answers: Any) -> None:
    """Answer the first open questions of my seats, one after the other."""
    for one in answers:
        offer = browser.position(table)["offers"][0]
        reply = await browser.send("answer", table, seat=offer["seat"], question=offer["question"], answer=one)
        assert reply["is"] == "done", reply


def told(browser: Browser, table: str) -> list[str]:
    return [line["event"]["is"] for line in browser.story(table)]


NIGHT = (1, 1, "green", "green")
"""The answers to one step with two players: both pour in secret, then each lights a lantern."""


def test_a_table_is_played_on_under_the_next_release_and_the_one_after(server: Server) -> None:
    async def scene() -> None:
        with server(1) as process:
            anna = await come(process)
            table = anna.lay("me", "me", game="lanterns", undo="free")
            await anna.watch(table)
            await answer(anna, table, *NIGHT, 1, 1, "green")
            before, seen = told(anna, table), anna.position(table)
        with server(2) as process:
            anna = await come(process, table, anna)
            assert told(anna, table) == [*before, "RulesMended"], "the log says where the rules were mended"
            now = anna.position(table)
            assert now["view"] == seen["view"] | {"wind": 0} and now["question"] > seen["question"] and now["waiting"] == [1]
            assert (await anna.send("answer", table, seat=1, question=seen["question"], answer="green"))["problem"]["kind"] == "already-answered"
            await answer(anna, table, "green", *NIGHT, 2)
            before = told(anna, table)
        with server(3) as process:
            anna = await come(process, table, anna)
            assert told(anna, table) == [*(name for name in before if name != "Lit"), "RulesMended"], "what the rules do not know any more is left out"
            assert anna.position(table)["view"]["colours"] == [{"red": 3}, {"red": 3}] and anna.get(f"/api/tables/{table}")["options"] == {"rounds": 5}
            await play_out(table, anna)
            replay = anna.get(f"/api/tables/{table}/replay?seat=all")
            assert len(replay["moments"]) == replay["total"] + 1 and replay["result"] == anna.position(table)["result"]
            assert [moment["view"]["night"] for moment in replay["moments"]] == sorted(moment["view"]["night"] for moment in replay["moments"])
            assert sum(line["event"]["is"] == "RulesMended" for moment in replay["moments"] for line in moment["lines"]) == 2
            assert replay["moments"][4]["answer"] == "green" and replay["moments"][3]["view"] | {"night": 1} == replay["moments"][3]["view"]
            assert not process.faults()

    asyncio.run(scene())


def test_answers_of_the_open_step_can_be_undone_across_the_mending_and_no_others(server: Server) -> None:
    async def scene() -> None:
        with server(1) as process:
            anna = await come(process)
            table = anna.lay("me", "me", game="lanterns", undo="free")
            await anna.watch(table)
            await answer(anna, table, *NIGHT, 1, 1, "green")
        with server(2) as process:
            anna = await come(process, table, anna)
            assert anna.position(table)["may_undo"] == [0, 1]
            assert (await anna.send("undo", table, seat=0))["is"] == "done"
            assert anna.position(table)["waiting"] == [0] and anna.position(table)["offers"][0]["prompt"] == "light"
            await answer(anna, table, "red", "red")
            for _ in range(2):
                assert (await anna.send("undo", table, seat=1))["is"] == "done"
            assert anna.position(table)["waiting"] == [1], "seat 1 pours again; what came after it fell"
            assert (await anna.send("undo", table, seat=0))["is"] == "done"
            refused = await anna.send("undo", table, seat=1)
            assert refused["is"] == "refused" and refused["problem"]["kind"] == "not-undoable", "what was answered before the rules were mended stays"
            await play_out(table, anna)
            total = anna.get(f"/api/tables/{table}/replay")["total"]
        with server(2) as process:
            again = await come(process, table, anna)
            assert again.position(table)["over"] and again.get(f"/api/tables/{table}/replay")["total"] == total
            assert not process.faults()

    asyncio.run(scene())


def test_an_answer_that_no_longer_fits_is_kept_told_and_asked_for_again(server: Server, database: str) -> None:
    async def scene() -> str:
        with server(2) as process:
            anna = await come(process)
            table = anna.lay("me", "me", game="lanterns")
            await anna.watch(table)
            await answer(anna, table, *NIGHT, 1, 1, "blue")
        with server(3) as process:
            anna = await come(process, table, anna)
            position, mended = anna.position(table), anna.story(table)[-1]["event"]
            assert mended == {"is": "RulesMended", "version": 3, "fallen": 1}
            assert position["waiting"] == [0] and {choice["key"] for choice in position["offers"][0]["choices"]} == {"red", "green"}
            assert position["may_undo"] == [0, 1]
            await answer(anna, table, "red")
            assert anna.position(table)["waiting"] == [1]
            await play_out(table, anna)
            moments = anna.get(f"/api/tables/{table}/replay?seat=all")["moments"]
            assert "blue" not in [moment["answer"] for moment in moments]
            return table

    rows = rows_of(database, asyncio.run(scene()))
    assert rows[7] == ["given", 0, "blue", 0] and rows[8][0] == "mended", "nothing that was stored is changed"


def test_bots_and_clocks_go_on_by_themselves_and_hints_are_given(server: Server) -> None:
    async def scene() -> None:
        with server(1, bot_pause=30) as process:
            anna = await come(process)
            table = anna.lay("random", "me", game="lanterns", clock={"stock": 3000, "increment": 0})
            await anna.watch(table)
            assert anna.position(table)["waiting"] == [0, 1]
        with server(3) as process:
            anna = await come(process, table, anna)
            while 0 in anna.position(table)["waiting"]:
                await anna.until(lambda m: m["is"] == "position")
            assert anna.position(table)["clocks"] is not None
            assert (await anna.send("hint", table, seat=1))["is"] == "done"
            await play_out(table, anna)
            assert not process.faults()

    asyncio.run(scene())


def test_a_record_of_a_mended_table_is_whole_and_a_game_goes_on_from_it(server: Server) -> None:
    async def scene() -> None:
        with server(1) as process:
            anna = await come(process)
            table = anna.lay("me", "me", game="lanterns")
            await anna.watch(table)
            await answer(anna, table, *NIGHT, 1)
        with server(3) as process:
            anna = await come(process, table, anna)
            await play_out(table, anna)
            replay, record = anna.get(f"/api/tables/{table}/replay?seat=all"), anna.get(f"/api/tables/{table}/record")
            again = anna.post("/api/replay?seat=all", {"record": record}, 200)
            assert [(m["view"], m["answer"], m["lines"]) for m in again["moments"]] == [(m["view"], m["answer"], m["lines"]) for m in replay["moments"]]
            last = replay["total"] - 1
            refused = anna.post("/api/continue", {"table": table, "seq": 2, "seat": 0, "bot": "random"}, 409)
            assert refused["kind"] == "other-rules", "nobody plays on under rules that are gone"
            refused = anna.post("/api/continue", {"record": record, "seq": last, "seat": 0, "bot": "random"}, 409)
            assert refused["kind"] == "other-rules", "a state from elsewhere does not come into the house"
            fork = anna.post("/api/continue", {"table": table, "seq": last, "seat": 0, "bot": "random"}, 201)["id"]
            await anna.watch(fork)
            await play_out(fork, anna)
            forked = anna.get(f"/api/tables/{fork}/replay?seat=all")
            assert [m["view"] for m in forked["moments"]][: last + 1] == [m["view"] for m in replay["moments"]][: last + 1]
            assert not process.faults()
        with server(4) as process:
            anna = await come(process, table, anna)
            for one in (table, fork):
                assert anna.get(f"/api/tables/{one}/replay?seat=all")["result"] is not None
            later = anna.post("/api/replay?seat=all", {"record": record}, 200)
            shown = [[m["view"] for n, m in enumerate(page["moments"]) if n != 6] for page in (later, replay)]
            assert shown[0] == shown[1], (
                "a file outlives the rules, too; moment 6 is the answer that was given before the rules were mended, as it was seen then"
            )
            assert later["result"] == replay["result"]

    asyncio.run(scene())


def test_what_cannot_be_carried_over_is_watched_and_ended_and_counts_for_nothing(server: Server) -> None:
    async def scene() -> None:
        with server(3) as process:
            anna = await come(process)
            table, kept = anna.lay("me", "me", game="lanterns", clock={"stock": 30, "increment": 0}), anna.lay("me", "me", game="lanterns")
            for one in (table, kept):
                await anna.watch(one)
                await answer(anna, one, *NIGHT, 1)
            seen, story = anna.position(table), anna.story(table)
        with server(4, tables=1) as process:
            anna = await come(process, table, anna)
            position = anna.position(table)
            assert (position["views"], position["offers"], position["waiting"], anna.story(table)) == (seen["views"], [], [], story)
            assert anna.info(table)["stopped"] and not anna.info(table)["your_turn"]
            for message in ({"do": "answer", "seat": 0, "question": seen["question"], "answer": 1}, {"do": "undo", "seat": 0}, {"do": "resign", "seat": 0}):
                do = str(message.pop("do"))
                assert (await anna.send(do, table, **message))["problem"]["kind"] == "other-rules"
            assert anna.lay("me", "me", start=False), "it counts towards no limit"
            replay = anna.get(f"/api/tables/{table}/replay?seat=0")
            assert replay["total"] == 5 and replay["moments"][-1]["view"] == seen["views"]["0"]
            assert Browser(process.address).post(f"/api/tables/{table}/end", status=403)["kind"] == "not-your-seat"
            assert anna.post(f"/api/tables/{table}/end")["phase"] == "finished"
            assert anna.post(f"/api/tables/{table}/end", status=409)["kind"] == "wrong-phase"
            assert [found["id"] for found in anna.get("/api/tables")["finished"]] == [table]
            assert anna.get(f"/api/tables/{table}/record")["game"] == "lanterns"
            assert not process.faults()
        with server(3) as process:
            anna = await come(process, kept, anna)
            assert not anna.info(kept)["stopped"]
            await play_out(kept, anna)  # a release that knows its rules plays it on

    asyncio.run(scene())


def test_a_table_that_was_stopped_goes_on_when_a_later_start_knows_how(server: Server, tmp_path: Path) -> None:
    """The same version of the rules, with an upgrade that was forgotten at first."""

    async def scene() -> None:
        with server(3) as process:
            anna = await come(process)
            table = anna.lay("me", "me", game="lanterns")
            await anna.watch(table)
            await answer(anna, table, *NIGHT, 1)
        with server(4) as process:
            anna = await come(process, table, anna)
            assert anna.info(table)["stopped"]
        (released(4, tmp_path) / "lanterns" / "versions.py").write_text("UPGRADES = {}")
        with server(4) as process:
            anna = await come(process, table, anna)
            assert not anna.info(table)["stopped"] and told(anna, table)[-1] == "RulesMended"
            await play_out(table, anna)

    asyncio.run(scene())


def test_a_table_that_ended_under_an_older_release_can_be_walked_through_under_any(server: Server) -> None:
    async def scene() -> None:
        with server(1) as process:
            anna = await come(process)
            table = anna.lay("me", "me", game="lanterns")
            await anna.watch(table)
            await play_out(table, anna)
            replay = anna.get(f"/api/tables/{table}/replay?seat=all")
        for release in (2, 4):
            with server(release) as process:
                anna = await come(process, table, anna)
                assert anna.position(table)["over"] and anna.position(table)["view"] == replay["moments"][-1]["views"]["0"]
                again = anna.get(f"/api/tables/{table}/replay?seat=all")
                assert ([m["views"] for m in again["moments"]], again["result"]) == ([m["views"] for m in replay["moments"]], replay["result"])
                assert not process.faults()

    asyncio.run(scene())


def rows_of(database: str, table: str) -> list[Any]:
    """The entries of a table, as they are stored."""

    async def read() -> list[Any]:
        db = Database(database)
        async with db.reading() as connection:
            found = (await connection.execute(select(answers.c.entry).where(answers.c.table_id == table).order_by(answers.c.seq))).scalars().all()
        await db.close()
        return [json.loads(entry) for entry in found]

    return asyncio.run(read())


def test_while_processes_are_renewed_one_by_one_no_answer_counts_twice_and_none_is_lost(on_postgresql: str, tmp_path: Path) -> None:
    """An old and a new process on one database: the new one mends the table, the old one shows it and lets nobody play under rules that no longer hold."""

    def at(release: int) -> Process:
        process = Process(tmp_path, database=on_postgresql)
        process.environment["PYTHONPATH"] = os.pathsep.join([str(released(release, tmp_path)), os.environ.get("PYTHONPATH", "")])
        return process

    async def scene() -> str:
        with at(1) as old:
            anna = await come(old)
            table = anna.lay("me", "me", game="lanterns")
            await anna.watch(table)
            await answer(anna, table, *NIGHT, 1)
            with at(2) as new, at(2) as other:
                first, second = await asyncio.gather(come(new, table, anna), come(other, table, anna))
                assert first.position(table)["question"] == second.position(table)["question"]
                late = anna.position(table)
                refused = await anna.send("answer", table, seat=1, question=late["question"], answer=1)
                assert refused["is"] == "refused" and refused["problem"]["kind"] == "other-rules"
                await answer(first, table, 1, "green", "green")
                await second.until(lambda m: m["is"] == "position" and m["view"]["night"] == 3)
                assert anna.info(table)["phase"] == "playing" and not anna.info(table)["stopped"], "it goes on, but not there"
                await play_out(table, second)
                assert not old.faults() and not new.faults() and not other.faults()
        return table

    table = asyncio.run(scene())
    entries = rows_of(on_postgresql, table)
    assert [entry[0] for entry in entries[:7]] == ["began", *["given"] * 5, "mended"] and sum(entry[0] == "mended" for entry in entries) == 1
