"""Whole games over HTTP and the socket."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from tests.some_game import SOME
from walpurgis.engine import Match, Record
from walpurgis.engine.game import shown

from .house import Browser, play_out


def test_two_people_play_a_whole_game(address: str) -> None:
    asyncio.run(two_people(address, "template"))


@pytest.mark.parametrize("game", shown())
def test_two_people_play_every_game(address: str, game: str) -> None:
    asyncio.run(two_people(address, game))


async def two_people(address: str, game: str) -> None:
    anna, bela = Browser(address, "Anna"), Browser(address, "Béla")
    table = anna.lay("me", "open", game=game, start=False)
    bela.post(f"/api/tables/{table}/seats", {"seat": 1})
    await asyncio.gather(anna.connect(), bela.connect())
    await asyncio.gather(anna.watch(table), bela.watch(table))
    anna.post(f"/api/tables/{table}/start")
    for browser in (anna, bela):
        await browser.until(lambda m: m["is"] == "position")
    await play_out(table, anna, bela)
    kept = Record.read(msgspec.json.encode(anna.get(f"/api/tables/{table}/record")))
    match = Match.replay(kept)
    assert match.over
    assert anna.position(table)["result"]["scores"] == bela.position(table)["result"]["scores"] == match.result().scores
    assert anna.get(f"/api/tables/{table}")["phase"] == "finished"
    told = [event.say().id for event in match.story_for(0)]
    assert [line["says"]["id"] for line in anna.story(table)] == told


def test_one_person_plays_against_bots(address: str) -> None:
    async def scene() -> None:
        anna = await Browser(address, "Anna").connect()
        table = anna.lay("me", "thumb", "random", game=SOME)
        await anna.watch(table)
        await play_out(table, anna)
        assert len(anna.position(table)["result"]["scores"]) == 3

    asyncio.run(scene())


def test_two_seats_in_one_browser(address: str) -> None:
    async def scene() -> None:
        anna = await Browser(address, "Anna").connect()
        table = anna.lay("me", "me")
        position = await anna.watch(table)
        assert set(position["views"]) == {"0", "1"}
        await play_out(table, anna)
        drawn = [line for line in anna.story(table) if line["event"]["is"] == "Drew"]
        assert drawn and all(line["only"] is not None and len(line["only"]) == 1 for line in drawn)

    asyncio.run(scene())


def test_a_stale_and_a_repeated_answer_are_refused(address: str) -> None:
    async def scene() -> None:
        anna = await Browser(address, "Anna").connect()
        table = anna.lay("me", "me")
        position = await anna.watch(table)
        first = position["offers"][0]
        about = {"seat": first["seat"], "question": first["question"], "answer": first["choices"][0]["key"]}
        assert (await anna.send("answer", table, **about))["is"] == "done"
        again = await anna.send("answer", table, **about)
        assert again["problem"]["kind"] == "already-answered"
        early = await anna.send("answer", table, **about | {"question": 99, "seat": 1})
        assert early["problem"]["kind"] == "not-asked"
        wrong = await anna.send("answer", table, seat=1, question=first["question"], answer="no such card")
        assert wrong["problem"]["kind"] == "not-offered"
        assert anna.position(table)["seq"] == 1

    asyncio.run(scene())
