"""What people do at a table besides answering, over the wire."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import msgspec

from tests.some_game import SOME
from walpurgis.engine import Chance

from .house import Browser, house, play_out


async def two(address: str, **wishes: Any) -> tuple[Browser, Browser, str]:
    """Anna and Béla at a table that has begun."""
    anna, bela = Browser(address, "Anna"), Browser(address, "Béla")
    table = anna.lay("me", "open", start=False, **wishes)
    bela.post(f"/api/tables/{table}/seats", {"seat": 1})
    anna.post(f"/api/tables/{table}/start")
    await asyncio.gather(anna.connect(), bela.connect())
    await asyncio.gather(anna.watch(table), bela.watch(table))
    return anna, bela, table


def position(message: dict[str, Any]) -> bool:
    return bool(message["is"] == "position")


def notice(what: str) -> Any:
    return lambda message: message["is"] == "notice" and message["kind"] == what


# Coming back ---------------------------------------------------------------------------------------------------------


def test_who_comes_back_hears_what_was_missed_once(address: str) -> None:
    async def scene() -> None:
        anna, bela, table = await two(address, game=SOME)
        dice = Chance(3)
        await step(anna, bela, table, dice, 8)
        heard, upto = anna.story(table), anna.position(table)["seq"]
        await anna.close()
        for _ in range(40):
            if not bela.position(table)["offers"]:
                break
            await bela.answer(table, dice)
        anna.heard.clear()
        await anna.connect()
        await anna.watch(table, upto)
        assert all(line["seq"] > upto for line in anna.story(table))
        fresh = Browser(address)
        await fresh.connect()
        await fresh.watch(table)
        assert [line["says"] for line in heard + anna.story(table)] == [line["says"] for line in fresh.story(table)]

    asyncio.run(scene())


async def step(anna: Browser, bela: Browser, table: str, dice: Chance, count: int) -> None:
    """Some answers, by whoever is asked; both have heard of them in the end."""
    for _ in range(count):
        asked = anna if anna.position(table)["offers"] else bela
        assert (await asked.answer(table, dice))["is"] == "done"
        seq = asked.position(table)["seq"]
        other = bela if asked is anna else anna
        if other.position(table)["seq"] < seq:
            await other.until(lambda m, seq=seq: position(m) and m["seq"] >= seq)  # type: ignore[misc]


def test_a_table_outlives_the_server(tmp_path: Path) -> None:
    async def begin(address: str) -> tuple[Browser, str, dict[str, Any]]:
        anna = await Browser(address, "Anna").connect()
        table = anna.lay("me", "me", game=SOME)
        await anna.watch(table)
        dice = Chance(1)
        for _ in range(37):
            await anna.answer(table, dice)
        return anna, table, anna.position(table)

    async def go_on(address: str, anna: Browser, table: str, before: dict[str, Any]) -> None:
        again = Browser(address)
        again.http.cookies = anna.http.cookies
        await again.connect()
        after = await again.watch(table)
        assert after == before
        await play_out(table, again)

    with house(tmp_path, rate=10_000) as address:
        kept = asyncio.run(begin(address))
    with house(tmp_path, rate=10_000) as address:
        asyncio.run(go_on(address, *kept))


def test_a_table_that_cannot_be_read_is_refused_with_a_sentence_and_stays_as_it_is(tmp_path: Path) -> None:
    async def look(address: str, table: str, anna: Browser) -> None:
        again = Browser(address)
        again.http.cookies = anna.http.cookies
        page = again.http.get(f"/t/{table}")
        assert page.status_code == 200 and "text/html" in page.headers["content-type"]
        await again.connect()
        reply = await again.send("watch", table, since=-1)
        assert (reply["is"], reply["problem"]["kind"]) == ("refused", "broken-record") and not {"players", "envious"} & set(
            reply["problem"]["sentence"].split()
        )
        await again.close()

    with house(tmp_path) as address:
        anna = Browser(address)
        table = anna.lay("me", "me", game=SOME)
    with sqlite3.connect(tmp_path / "walpurgis.sqlite") as raw:
        raw.execute("UPDATE checkpoints SET save = replace(save, '\"players\"', '\"envious\"')")
        older = raw.execute("SELECT save FROM checkpoints").fetchall()
    with house(tmp_path) as address:
        asyncio.run(look(address, table, anna))
    with sqlite3.connect(tmp_path / "walpurgis.sqlite") as raw:
        assert raw.execute("SELECT save FROM checkpoints").fetchall() == older


def test_the_server_says_goodbye(tmp_path: Path) -> None:
    asyncio.run(_goodbye(tmp_path))


async def _goodbye(data: Path) -> None:
    opened = house(data)
    address = await asyncio.to_thread(opened.__enter__)
    anna = await Browser(address).connect()
    closing = asyncio.create_task(asyncio.to_thread(opened.__exit__, None, None, None))
    await anna.until(notice("restart"))
    assert anna.socket is not None
    await anna.socket.wait_closed()
    assert anna.socket.close_code == 1012
    await closing


# Looking on ----------------------------------------------------------------------------------------------------------


def test_a_spectator_sees_the_public_view_only(address: str) -> None:
    async def scene() -> None:
        anna, bela, table = await two(address)
        carl = await Browser(address, "Carl").connect()
        seen = await carl.watch(table)
        assert (seen["seat"], seen["offers"], seen["view"]["hand"]) == (None, [], [])
        refused = await carl.send("answer", table, seat=0, question=seen["question"], answer="1")
        assert refused["problem"]["kind"] == "not-your-seat"
        await play_out(table, anna, bela)
        assert "Drew" not in {line["event"]["is"] for line in carl.story(table)}

    asyncio.run(scene())


def test_a_table_without_spectators_is_closed_to_others(address: str) -> None:
    async def scene() -> None:
        _, _, table = await two(address, spectators=False)
        carl = await Browser(address, "Carl").connect()
        assert (await carl.send("watch", table))["problem"]["kind"] == "forbidden"
        carl.get(f"/api/tables/{table}", 403)

    asyncio.run(scene())


def test_a_pending_answer_changes_nothing_that_others_receive_but_that_it_is_in(address: str) -> None:
    async def scene(card: int) -> list[str]:
        anna, bela, table = await two(address)
        offer = anna.position(table)["offers"][0]
        await anna.send("answer", table, seat=0, question=offer["question"], answer=offer["choices"][card]["key"])
        after = await bela.until(position)
        assert after["answered"] == [0] and after["waiting"] == [1]
        return [frame.replace(table, "TABLE") for frame in bela.frames if '"is":"position"' in frame or '"is":"story"' in frame]

    assert asyncio.run(scene(0)) == asyncio.run(scene(1))


# Taking back ---------------------------------------------------------------------------------------------------------


def test_a_secret_answer_is_taken_back_freely_while_others_think(address: str) -> None:
    async def scene() -> None:
        anna, _, table = await two(address)
        before = anna.position(table)
        await anna.answer(table, Chance(1))
        assert anna.position(table)["may_undo"] == [0]
        assert (await anna.send("undo", table, seat=0))["is"] == "done"
        after = anna.position(table)
        assert after["question"] > before["question"], "a late answer must not meet the question again"
        assert [o["choices"] for o in after["offers"]] == [o["choices"] for o in before["offers"]]
        late = await anna.send("answer", table, seat=0, question=before["question"], answer=before["offers"][0]["choices"][0]["key"])
        assert late["problem"]["kind"] == "already-answered"

    asyncio.run(scene())


def test_what_was_revealed_is_taken_back_only_if_the_others_agree(address: str) -> None:
    async def scene() -> None:
        anna, bela, table = await two(address)
        await step(anna, bela, table, Chance(1), 2)
        told = len(bela.story(table))
        assert told
        assert (await anna.send("undo", table, seat=0))["is"] == "done"
        assert anna.position(table)["undo_wish"] == 0
        await bela.until(lambda m: position(m) and m["undo_wish"] == 0)
        assert (await bela.send("consent", table, seat=1, agree=False))["is"] == "done"
        await anna.until(notice("undo-refused"))
        assert anna.position(table)["undo_wish"] is None and anna.position(table)["seq"] == 2
        assert (await anna.send("undo", table, seat=0))["problem"]["kind"] == "undo-refused", "a no holds"
        await bela.send("undo", table, seat=1)
        await anna.until(lambda m: position(m) and m["undo_wish"] == 1)
        assert (await anna.send("consent", table, seat=0, agree=True))["is"] == "done"
        await bela.until(notice("undone"))
        assert anna.position(table)["seq"] == 3 and 1 in anna.position(table)["waiting"]
        assert bela.story(table) == []
        late = Browser(address)
        await late.connect()
        await late.watch(table, 2)
        assert [m["rewound"] for m in late.heard if m["is"] == "story"] == [2]
        await play_out(table, anna, bela)
        assert anna.get(f"/api/tables/{table}/record")["entries"]

    asyncio.run(scene())


def test_where_undo_is_off_nothing_is_taken_back(address: str) -> None:
    async def scene() -> None:
        anna, _, table = await two(address, undo="off")
        await anna.answer(table, Chance(1))
        assert anna.position(table)["may_undo"] == []
        assert (await anna.send("undo", table, seat=0))["problem"]["kind"] == "not-undoable"

    asyncio.run(scene())


def test_where_undo_is_free_nobody_is_asked(address: str) -> None:
    async def scene() -> None:
        anna, bela, table = await two(address, undo="free")
        await step(anna, bela, table, Chance(1), 2)
        await anna.send("undo", table, seat=0)
        assert anna.position(table)["waiting"] == [0, 1]

    asyncio.run(scene())


# Leaving -------------------------------------------------------------------------------------------------------------


def test_a_bot_stands_in_for_who_is_away_and_the_seat_is_taken_back(address: str) -> None:
    async def scene() -> None:
        anna, bela, table = await two(address)
        assert (await anna.send("stand-in", table, seat=1, bot=True))["problem"]["kind"] == "not-away"
        await bela.close()
        await anna.until(lambda m: m["is"] == "table" and not m["info"]["seats"][1]["here"])
        await asyncio.sleep(0.25)
        assert (await anna.send("stand-in", table, seat=1, bot=True))["is"] == "done"
        while anna.position(table)["answered"] != [1]:  # the bot may have been quicker than the reply
            await anna.next()
        assert anna.info(table)["seats"][1]["stand_in"]
        await bela.connect()
        await bela.watch(table)
        assert (await bela.send("stand-in", table, seat=1, bot=False))["is"] == "done"
        assert not bela.info(table)["seats"][1]["stand_in"]

    asyncio.run(scene())


def test_another_player_must_wait_before_a_bot_stands_in(tmp_path: Path) -> None:
    async def replaced(address: str) -> dict[str, Any]:
        anna, bela, table = await two(address)
        await anna.close()
        await bela.until(lambda m: m["is"] == "table" and not m["info"]["seats"][0]["here"])
        return await bela.send("stand-in", table, seat=0, bot=True)

    with house(tmp_path, away_seconds=3600) as address:
        assert asyncio.run(replaced(address))["problem"]["kind"] == "not-away"
    with house(tmp_path, away_seconds=0) as address:
        assert asyncio.run(replaced(address))["is"] == "done"


def test_bots_wait_when_everybody_has_left(address: str) -> None:
    async def scene() -> None:
        anna = await Browser(address, "Anna").connect()
        table = anna.lay("me", "random")
        await anna.watch(table)
        while anna.position(table)["answered"] != [1]:  # the bot may have been quicker than the reply
            await anna.next()
        anna.delete(f"/api/tables/{table}/seats/0")
        await anna.until(lambda m: m["is"] == "table" and m["info"]["seats"][0]["stand_in"])
        await asyncio.sleep(0.3)
        assert anna.get(f"/api/tables/{table}")["seq"] == 1
        anna.post(f"/api/tables/{table}/seats", {"seat": 0})
        await play_out(table, anna)

    asyncio.run(scene())


def test_when_all_have_resigned_bots_finish_the_game(address: str) -> None:
    async def scene() -> None:
        anna, bela, table = await two(address)
        await anna.send("resign", table, seat=0)
        refused = await anna.send("stand-in", table, seat=0, bot=False)
        assert refused["problem"]["kind"] == "given-up"
        await bela.send("resign", table, seat=1)
        await bela.until(lambda m: position(m) and m["over"])
        assert bela.get(f"/api/tables/{table}")["phase"] == "finished"

    asyncio.run(scene())


def test_when_the_time_is_up_a_bot_plays_the_seat_to_the_end(tmp_path: Path) -> None:
    async def begin(address: str) -> tuple[Browser, str]:
        anna = Browser(address, "Anna")
        table = anna.lay("me", "me", clock={"stock": 3600, "increment": 600})
        await anna.connect()
        position = await anna.watch(table)
        assert position["clocks"] and all(3_540_000 < ms <= 3_600_000 for ms in position["clocks"])
        await anna.answer(table, Chance(1))
        assert anna.position(table)["clocks"][0] > 4_000_000, "an answer adds the increment"
        return anna, table

    async def run_out(address: str, anna: Browser, table: str) -> None:
        again = Browser(address)
        again.http.cookies = anna.http.cookies
        await again.connect()
        await again.watch(table)
        while not again.info(table)["seats"][1]["stand_in"]:
            await again.next()
        assert (await again.send("stand-in", table, seat=1, bot=False))["problem"]["kind"] == "given-up"
        while again.position(table)["waiting"] != [0]:
            await again.next()

    with house(tmp_path) as address:
        kept = asyncio.run(begin(address))
    with sqlite3.connect(tmp_path / "walpurgis.sqlite") as database:
        database.execute("UPDATE answers SET clocks = '[30000,300]' WHERE seq = 1")
    with house(tmp_path) as address:
        asyncio.run(run_out(address, *kept))


def test_a_bot_that_takes_too_long_is_replaced_and_the_table_is_told(tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        anna = await Browser(address, "Anna").connect()
        table = anna.lay("me", "thumb", game=SOME)
        await anna.watch(table)
        dice = Chance(4)
        while not any(notice("bot-failed")(message) for message in anna.heard):
            if anna.position(table)["offers"]:
                await anna.answer(table, dice)
            else:
                await anna.next()
        at = anna.position(table)["seq"]
        await anna.until(lambda m: position(m) and m["seq"] > at)

    with house(tmp_path, bot_seconds=0.0002) as address:
        asyncio.run(scene(address))


def test_a_bot_that_thinks_takes_the_same_time_for_every_answer(address: str) -> None:
    """How soon it is done, which may depend on its cards, is not seen at the table."""

    async def scene() -> None:
        anna = await Browser(address, "Anna").connect()
        table = anna.lay("me", "search", game="template")
        await anna.watch(table)
        dice, start = Chance(4), time.monotonic()
        answered = anna.position(table)["seq"]
        await anna.until(lambda m: position(m) and m["seq"] > answered)
        assert time.monotonic() - start > 0.5
        await anna.answer(table, dice)

    asyncio.run(scene())


def test_only_those_without_a_seat_count_as_watchers(address: str) -> None:
    async def scene() -> None:
        anna, bela, table = await two(address)
        assert anna.get(f"/api/tables/{table}")["watchers"] == 0
        carl, again = await Browser(address, "Carl").connect(), Browser(address)
        again.http.cookies = carl.http.cookies
        await again.connect()
        for window in (carl, again):
            await window.watch(table)
        await bela.until(lambda m: m["is"] == "table" and m["info"]["watchers"] == 1)
        assert anna.get(f"/api/tables/{table}")["watchers"] == 1, "two windows are one guest"
        for window in (carl, again):
            await window.close()
        await anna.until(lambda m: m["is"] == "table" and m["info"]["watchers"] == 0 and m["info"]["seats"][1]["here"])

    asyncio.run(scene())


# Talking -------------------------------------------------------------------------------------------------------------


def test_chat_is_kept_with_its_place_and_stays_text(address: str) -> None:
    async def scene() -> None:
        anna, bela, table = await two(address)
        await anna.answer(table, Chance(1))
        assert (await anna.send("chat", table, text="<b>hi</b>\u202e \x07there"))["is"] == "done"
        said = (await bela.until(lambda m: m["is"] == "chat" and bool(m["lines"])))["lines"]
        assert [(line["name"], line["seat"], line["text"], line["seq"]) for line in said] == [("Anna", 0, "<b>hi</b> there", 1)]
        carl = await Browser(address).connect()
        await carl.watch(table)
        assert [m["lines"] for m in carl.heard if m["is"] == "chat"] == [said]
        for _ in range(5):
            reply = await anna.send("chat", table, text="again")
        assert reply["is"] == "done" or reply["problem"]["kind"] == "too-fast"

    asyncio.run(scene())


def test_a_hint_and_a_reason(address: str) -> None:
    async def scene() -> None:
        anna = await Browser(address, "Anna").connect()
        table = anna.lay("me", "random", game=SOME)
        position = await anna.watch(table)
        while not position["offers"]:
            position = await anna.until(lambda m: m["is"] == "position")
        hint = await anna.send("hint", table, seat=0)
        offer = position["offers"][0]
        assert (await anna.send("answer", table, seat=0, question=offer["question"], answer=hint["answer"]))["is"] == "done"

    asyncio.run(scene())


def test_why_names_the_rule(address: str) -> None:
    async def scene() -> None:
        for seed in range(40):
            anna = await Browser(address, "Anna").connect()
            table = anna.lay("me", "me", seed=seed)
            position = await anna.watch(table)
            for seat in ("0", "1"):
                if "13" in position["views"][seat]["hand"]:
                    why = await anna.send("why", table, seat=int(seat), key="13")
                    assert why["answer"] == "TP-4"
                    return
            await anna.close()
        raise AssertionError("nobody held the Witch")

    asyncio.run(scene())


def test_messages_say_what_they_are(address: str) -> None:
    """Every frame of a game is one of the messages of the wire."""
    from walpurgis import wire

    async def scene() -> None:
        anna, bela, table = await two(address)
        await play_out(table, anna, bela)
        for frame in anna.frames:
            msgspec.json.decode(frame, type=wire.ToBrowser)

    asyncio.run(scene())
