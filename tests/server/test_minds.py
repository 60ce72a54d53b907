"""Hints with their reasons at a table, and reviews of finished games."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from walpurgis.bots.review import review
from walpurgis.engine import Match, Record
from walpurgis.server.advisers import THOUGHT
from walpurgis.wire import Advised, ReviewState

from .house import Browser, house, play_out


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with house(tmp_path_factory.mktemp("house")) as found:
        yield found


def reviewed(browser: Browser, state: dict[str, Any]) -> list[dict[str, Any]]:
    """All states of a review until it is there."""
    states = [state]
    while states[-1]["review"] is None:
        states.append(browser.get(f"/api/reviews/{states[-1]['key']}"))
    return states


def finished(browser: Browser) -> str:
    async def scene() -> str:
        await browser.connect()
        table = browser.lay("me", "random")
        await browser.watch(table)
        await play_out(table, browser)
        await browser.close()
        return table

    return asyncio.run(scene())


# Hints ---------------------------------------------------------------------------------------------------------------


def test_the_best_answers_come_with_chances_and_reasons(address: str) -> None:
    async def scene() -> None:
        anna = await Browser(address, "Anna").connect()
        table = anna.lay("me", "random")
        offer = (await anna.watch(table))["offers"][0]
        reply = await anna.send("advise", table, seat=0)
        advice = msgspec.convert(reply["answer"], list[Advised])
        assert len(advice) == min(3, len(offer["choices"]))
        assert all(one.chance is not None and one.why.id.startswith("reason-") for one in advice)
        done = await anna.send("answer", table, seat=0, question=offer["question"], answer=advice[0].answer)
        assert done["is"] == "done"
        await anna.close()

    asyncio.run(scene())


def test_a_hint_takes_its_time_and_one_is_thought_about_at_a_time(address: str) -> None:
    """However easy the question, the reply takes as long; who asks again meanwhile is refused, and the table goes on."""

    async def scene() -> None:
        anna = await Browser(address, "Anna").connect()
        table = anna.lay("me", "random")
        await anna.watch(table)
        assert anna.socket is not None
        start = time.monotonic()
        for ref in (901, 902):
            await anna.socket.send(msgspec.json.encode({"do": "advise", "table": table, "ref": ref, "seat": 0}).decode())
        refused = await anna.until(lambda m: m.get("ref") == 902)
        assert refused["problem"]["kind"] == "too-fast"
        assert (await anna.send("why", table, seat=0, key="13"))["is"] == "done"
        assert (await anna.until(lambda m: m.get("ref") == 901))["is"] == "done"
        assert time.monotonic() - start >= THOUGHT
        await anna.close()

    asyncio.run(scene())


def test_a_hint_is_for_whoever_is_asked(address: str) -> None:
    async def scene() -> None:
        anna, bert = await Browser(address, "Anna").connect(), await Browser(address, "Bert").connect()
        table = anna.lay("me", "random", public=True)
        await bert.watch(table)
        assert (await bert.send("advise", table, seat=0))["problem"]["kind"] == "not-your-seat"
        await anna.close()
        await bert.close()

    asyncio.run(scene())


# Reviews -------------------------------------------------------------------------------------------------------------


def test_a_finished_game_is_reviewed_and_remembered(address: str) -> None:
    anna = Browser(address, "Anna")
    table = finished(anna)
    states = reviewed(anna, anna.get(f"/api/tables/{table}/review"))
    found = msgspec.convert(states[-1], ReviewState).review
    assert found is not None
    record = Record.read(anna.http.get(f"/api/tables/{table}/record").content)
    alone = review(msgspec.structs.replace(record, kept=""))
    assert found.chances == alone.chances and found.moments == alone.moments
    assert [(one.seq, one.seat, one.cost) for one in found.decisions] == [(one.at, one.seat, one.cost) for one in alone.decisions]
    assert [state["done"] for state in states] == sorted(state["done"] for state in states)
    start = time.monotonic()
    again = anna.get(f"/api/tables/{table}/review")
    assert again == states[-1] and time.monotonic() - start < 2.0


def test_a_record_from_a_file_is_reviewed_too(address: str) -> None:
    anna, bert = Browser(address, "Anna"), Browser(address, "Bert")
    record = anna.get(f"/api/tables/{finished(anna)}/record")
    states = reviewed(bert, bert.post("/api/review", {"record": record}, 200))
    assert states[-1]["review"]["game"] == "template" and states[-1]["review"]["moments"][-1] == len(record["entries"])


def test_a_running_game_is_judged_by_nobody(address: str) -> None:
    async def scene() -> None:
        anna = await Browser(address, "Anna").connect()
        table = anna.lay("me", "random")
        await anna.watch(table)
        assert anna.get(f"/api/tables/{table}/review", 403)["kind"] == "running"
        await anna.close()

    asyncio.run(scene())


@pytest.mark.parametrize("record", [{}, {"game": "chess", "version": 1, "seats": 2, "options": {}, "seed": 1, "entries": []}, 7])
def test_what_is_no_record_is_refused_with_a_sentence(address: str, record: Any) -> None:
    anna = Browser(address, "Anna")
    reply = anna.http.post("/api/review", json={"record": record})
    while reply.is_success:
        assert reply.json()["review"] is None
        reply = anna.http.get(f"/api/reviews/{reply.json()['key']}")
    assert 400 <= reply.status_code < 500 and reply.json()["kind"] == "broken-record" and reply.json()["sentence"]


def test_a_review_nobody_asked_for_is_not_there(address: str) -> None:
    anna = Browser(address, "Anna")
    assert anna.get(f"/api/reviews/{'0' * 32}", 404)["kind"] == "no-such-review"
    assert anna.http.get("/api/reviews/..%2f").status_code in (400, 404)


def test_an_unfinished_record_is_judged_as_far_as_it_goes(tmp_path: Path, address: str) -> None:
    match = Match.new("template", 2, seed=3)
    for seat in list(match.asks):
        match.answer(seat, match.sight(seat).offer.choices[0].key)
    anna = Browser(address, "Anna")
    states = reviewed(anna, anna.post("/api/review", {"record": msgspec.to_builtins(match.record())}, 200))
    assert 0 < sum(states[-1]["review"]["chances"][-1]) <= 1.001
