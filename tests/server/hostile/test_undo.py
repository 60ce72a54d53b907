"""Undo by consent: nothing of another's is voided without their yes, and a no holds."""

from __future__ import annotations

import asyncio
from typing import Any

from walpurgis.engine import Chance

from ..house import Browser


async def revealed(address: str) -> tuple[Browser, Browser, str]:
    """Two at a table where both have answered, and seen each other's answer."""
    anna, bela = Browser(address, "Anna"), Browser(address, "Béla")
    table = anna.lay("me", "open", start=False)
    bela.post(f"/api/tables/{table}/seats", {"seat": 1})
    anna.post(f"/api/tables/{table}/start")
    for browser in (anna, bela):
        await browser.connect()
        await browser.watch(table)
    await one_round(anna, bela, table)
    return anna, bela, table


async def one_round(anna: Browser, bela: Browser, table: str) -> None:
    for browser in (anna, bela):
        while not browser.position(table)["offers"]:
            await browser.next()
        assert (await browser.answer(table, Chance(3)))["is"] == "done"
    await anna.until(lambda m: m["is"] == "position" and m["seq"] == bela.position(table)["seq"])


def kind(reply: dict[str, Any]) -> str:
    return str(reply["problem"]["kind"]) if reply["is"] == "refused" else "done"


def test_whoever_is_offline_is_asked_when_they_come_back(address: str) -> None:
    async def scene() -> None:
        anna, bela, table = await revealed(address)
        await bela.close()
        await anna.until(lambda m: m["is"] == "table" and not m["info"]["seats"][1]["here"])
        assert kind(await anna.send("undo", table, seat=0)) == "done"
        assert anna.position(table)["undo_wish"] == 0 and anna.position(table)["seq"] == 2, "asked, not done"
        assert kind(await anna.send("undo", table, seat=0)) == "undo-refused", "asked already"
        await bela.connect()
        assert (await bela.watch(table))["undo_wish"] == 0
        assert kind(await bela.send("consent", table, seat=1, agree=True)) == "done"
        await anna.until(lambda m: m["is"] == "notice" and m["kind"] == "undone")

    asyncio.run(scene())


def test_so_is_somebody_for_whom_a_bot_stands_in(address: str) -> None:
    async def scene() -> None:
        anna, bela, table = await revealed(address)
        assert kind(await bela.send("stand-in", table, seat=1, bot=True)) == "done"
        await bela.close()
        while anna.position(table)["answered"] != [1]:
            await anna.next()
        seq = anna.position(table)["seq"]
        assert kind(await anna.send("undo", table, seat=0)) == "done"
        assert anna.position(table)["undo_wish"] == 0 and anna.position(table)["seq"] == seq

    asyncio.run(scene())


def test_a_no_is_remembered_when_whoever_said_it_leaves(address: str) -> None:
    async def scene() -> None:
        anna, bela, table = await revealed(address)
        await anna.send("undo", table, seat=0)
        await bela.send("consent", table, seat=1, agree=False)
        await bela.close()
        await anna.until(lambda m: m["is"] == "table" and not m["info"]["seats"][1]["here"])
        assert kind(await anna.send("undo", table, seat=0)) == "undo-refused"
        assert anna.position(table)["seq"] == 2

    asyncio.run(scene())


def test_nobody_is_asked_without_end(address: str) -> None:
    """After three refusals the others are not asked again in this game."""

    async def scene() -> None:
        anna, bela, table = await revealed(address)
        for refusals in range(4):
            if anna.position(table)["over"]:
                break
            reply = await anna.send("undo", table, seat=0)
            assert kind(reply) == ("done" if refusals < 3 else "undo-refused"), refusals
            if refusals < 3:
                await bela.send("consent", table, seat=1, agree=False)
                await anna.until(lambda m: m["is"] == "notice" and m["kind"] == "undo-refused")
                await one_round(anna, bela, table)
        assert refusals == 3

    asyncio.run(scene())


def test_who_asked_and_who_said_no_stands_in_the_log(address: str) -> None:
    """Kept with the table, for those who come later and for a replay: what was asked for, what was refused, what was undone, and where in the game."""

    async def scene() -> None:
        anna, bela, table = await revealed(address)
        await anna.send("undo", table, seat=0)
        await bela.send("consent", table, seat=1, agree=False)
        await one_round(anna, bela, table)
        await bela.send("undo", table, seat=1)
        await anna.send("consent", table, seat=0, agree=True)
        late = await Browser(address, "Carla").connect()
        await late.watch(table)
        told = [line for m in late.heard if m["is"] == "chat" for line in m["lines"]]
        assert [(line["notice"], line["name"], line["seq"]) for line in told] == [
            ("undo-wished", "Anna", 2), ("undo-refused", "Béla", 2), ("undo-wished", "Béla", 4), ("undone", "Béla", 5),
        ]  # fmt: skip
        assert not any(line["text"] for line in told)
        assert [m["lines"][0]["notice"] for m in bela.heard if m["is"] == "chat" and m["lines"]][:2] == ["undo-wished", "undo-refused"]
        for browser in (anna, bela, late):
            await browser.close()

    asyncio.run(scene())
