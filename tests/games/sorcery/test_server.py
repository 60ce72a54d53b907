"""Sorcery over the socket: armies by code, paths tried before they are answered, and what hostile hands send."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import Browser, house
from walpurgis.engine import Chance


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with house(tmp_path_factory.mktemp("house"), rate=10_000) as at:
        yield at


async def at_a_path(address: str) -> tuple[Browser, str, dict[str, Any]]:
    """Anna plays both armies, up to the first question for a path."""
    anna = await Browser(address, "Anna").connect()
    table = anna.lay("me", "me", game="sorcery", options={"build_total": 100, "armies": "Q1;Q2", "table": "clearing"})
    position = await anna.watch(table)
    wanted = {"deploy": "line", "command": "go", "act": "move:"}
    while (offer := position["offers"][0])["prompt"] != "path":
        keys = [choice["key"] for choice in offer["choices"]]
        prefix = wanted.get(offer["prompt"], "")
        answer = next(key for key in keys if key.startswith(prefix)) if offer["kind"] == "one" else offer["choices"][0]["points"]
        reply = await anna.send("answer", table, seat=offer["seat"], question=offer["question"], answer=answer)
        assert reply["is"] == "done", reply
        position = anna.position(table)
    return anna, table, offer


def test_a_path_is_tried_and_nothing_changes(address: str) -> None:
    """[D-57, D-63, D-39]"""

    async def scene() -> None:
        anna, table, offer = await at_a_path(address)
        before = anna.get(f"/api/tables/{table}")["seq"]
        place = next(choice for choice in offer["choices"] if choice["key"].startswith("on:"))
        asked = {"seat": offer["seat"], "question": offer["question"]}
        trial = (await anna.send("try", table, **asked, points=place["points"]))["answer"]
        assert trial["rule"] is None and not trial["forbidden"]
        assert trial["foreseen"]["path"][-1] == place["points"][-2]
        off = (await anna.send("try", table, **asked, points=[[-5000, 100], [0, 0]]))["answer"]
        assert (off["rule"], off["forbidden"], off["foreseen"]) == ("A-53", True, None)
        assert anna.get(f"/api/tables/{table}")["seq"] == before
        assert anna.position(table)["offers"][0]["question"] == offer["question"]

    asyncio.run(scene())


def test_nobody_tries_for_another_nor_floods_the_house(address: str) -> None:
    """[D-57, D-84]"""

    async def scene() -> None:
        anna, table, offer = await at_a_path(address)
        stranger = await Browser(address, "Eve").connect()
        points = offer["choices"][0]["points"]
        asked = {"seat": offer["seat"], "question": offer["question"]}
        refused = await stranger.send("try", table, **asked, points=points)
        assert refused["problem"]["kind"] in ("not-your-seat", "forbidden")
        replies = [await anna.send("try", table, **asked, points=points) for _ in range(60)]
        assert {reply["problem"]["kind"] for reply in replies if reply["is"] == "refused"} == {"too-fast"}
        assert sum(reply["is"] == "done" for reply in replies) >= 15
        answered = await anna.send("answer", table, **asked, answer=points)
        assert answered["is"] == "done"

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("answer", "rule"),
    [
        ([[0.5, 1], [2, 2]], "A-47"),
        ([[1, 1]] * 1_000, "A-47"),
        ([[10**12, 0], [0, 0]], "A-53"),
        ([[-5000, 100], [0, 0]], "A-53"),
        ([["a", "b"], [0, 0]], "A-47"),
        ("move:a1", "A-47"),
        ([], "A-47"),
        ([[12000, 12000]], "A-47"),
        (None, "A-47"),
        (7, "A-47"),
    ],
    ids=["floats", "too many", "far away", "off the board", "letters", "a key", "nothing", "one point", "null", "a number"],
)
def test_a_bad_path_is_refused_with_its_rule_and_loses_nothing(address: str, answer: Any, rule: str) -> None:
    """[D-38, A-47, A-53]"""

    async def scene() -> None:
        anna, table, offer = await at_a_path(address)
        reply = await anna.send("answer", table, seat=offer["seat"], question=offer["question"], answer=answer)
        assert reply["is"] == "refused"
        assert (reply["problem"]["kind"], reply["problem"]["rule"]) == ("not-offered", rule)
        good = await anna.send("answer", table, seat=offer["seat"], question=offer["question"], answer=offer["choices"][0]["points"])
        assert good["is"] == "done"

    asyncio.run(scene())


def test_a_path_through_a_base_is_refused_with_its_rule(address: str) -> None:
    """[A-48]"""

    async def scene() -> None:
        anna, table, offer = await at_a_path(address)
        figures = {figure["id"]: figure for figure in anna.position(table)["view"]["figures"]}
        mover, friend = (figures[who] for who in ("a1", "a2") if figures[who]["seat"] == offer["seat"])
        beyond = [2 * friend["x"] - mover["x"], 2 * friend["y"] - mover["y"]]
        asked = {"seat": offer["seat"], "question": offer["question"]}
        reply = await anna.send("answer", table, **asked, answer=[beyond, [0, 0]])
        assert (reply["is"], reply["problem"]["rule"]) == ("refused", "A-48")
        assert (await anna.send("try", table, **asked, points=[beyond, [0, 0]]))["answer"]["rule"] == "A-48"

    asyncio.run(scene())


def test_nobody_gives_orders_to_the_figures_of_another(address: str) -> None:
    """A player names a warrior of the other side; a guest answers for a seat that is not theirs. [A-30]"""

    async def scene() -> None:
        anna, bela = Browser(address, "Anna"), Browser(address, "Béla")
        table = anna.lay("me", "open", game="sorcery", options={"build_total": 100, "armies": "Q1;Q2", "table": "clearing"}, start=False)
        bela.post(f"/api/tables/{table}/seats", {"seat": 1})
        anna.post(f"/api/tables/{table}/start")
        guests = {0: anna, 1: bela}
        for browser in guests.values():
            await browser.connect()
        while True:
            (offer,) = [offer for guest in guests.values() for offer in (await guest.watch(table))["offers"]]
            if offer["prompt"] == "act":
                break
            keys = [choice["key"] for choice in offer["choices"]]
            await guests[offer["seat"]].send("answer", table, seat=offer["seat"], question=offer["question"], answer="line" if "line" in keys else keys[0])
        me, other = guests[offer["seat"]], guests[1 - offer["seat"]]
        asked = {"seat": offer["seat"], "question": offer["question"]}
        theirs = "ba"[offer["seat"]]
        refused = await me.send("answer", table, **asked, answer=f"move:{theirs}1")
        assert (refused["is"], refused["problem"]["rule"]) == ("refused", "A-30")
        stolen = await other.send("answer", table, **asked, answer="end")
        assert (stolen["is"], stolen["problem"]["kind"]) == ("refused", "not-your-seat")
        assert (await me.send("answer", table, **asked, answer="end"))["is"] == "done"

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("code", "rule"),
    [("x" * 10_000, "D-86"), ("200:DEL3,DEL3", "A-20"), ("200:DЕL2", "D-87"), ("200:13xNIN1", "A-193"), ("", "D-87"), (["A1"], "D-86")],
    ids=["ten thousand letters", "two of one", "look-alike letters", "too many", "nothing", "a list"],
)
def test_a_bad_code_is_refused_with_its_rule(address: str, code: Any, rule: str | None) -> None:
    """[D-87, D-88, A-20, A-193]"""

    async def scene() -> None:
        anna = await Browser(address, "Anna").connect()
        table = anna.lay("me", "me", game="sorcery")
        offer = (await anna.watch(table))["offers"][0]
        reply = await anna.send("answer", table, seat=offer["seat"], question=offer["question"], answer=code)
        assert (reply["is"], reply["problem"]["rule"]) == ("refused", rule)
        assert (await anna.send("answer", table, seat=offer["seat"], question=offer["question"], answer="A1"))["is"] == "done"

    asyncio.run(scene())


@pytest.mark.parametrize("answer", ["x" * 5_000_000, [[1, 1]] * 10_000], ids=["five megabytes", "ten thousand points"])
def test_what_is_far_too_long_closes_the_line_and_nobody_else_notices(address: str, answer: Any) -> None:
    """[D-87, D-38]"""

    async def scene() -> None:
        anna, table, offer = await at_a_path(address)
        seq = anna.get(f"/api/tables/{table}")["seq"]
        other = await Browser(address, "Béla").connect()
        with pytest.raises(ConnectionClosed):
            await anna.send("answer", table, seat=offer["seat"], question=offer["question"], answer=answer)
        assert (await other.send("watch", table))["is"] == "done"
        await anna.connect()
        assert (await anna.watch(table))["offers"][0]["question"] == offer["question"]
        assert anna.get(f"/api/tables/{table}")["seq"] == seq

    asyncio.run(scene())


def test_who_gives_up_is_played_to_the_end_by_a_bot(address: str) -> None:
    """[A-202]"""

    async def scene() -> None:
        anna, table, offer = await at_a_path(address)
        assert (await anna.send("resign", table, seat=offer["seat"]))["is"] == "done"
        assert anna.get(f"/api/tables/{table}")["seats"][offer["seat"]]["resigned"]

    asyncio.run(scene())


def test_an_army_is_chosen_in_secret(address: str) -> None:
    """[D-86, D-90, SX-8]"""

    async def scene() -> None:
        anna, bela = Browser(address, "Anna"), Browser(address, "Béla")
        table = anna.lay("me", "open", game="sorcery", start=False)
        bela.post(f"/api/tables/{table}/seats", {"seat": 1})
        anna.post(f"/api/tables/{table}/start")
        for browser in (anna, bela):
            await browser.connect()
            await browser.watch(table)
        dice = Chance(3)
        await bela.answer(table, dice)
        assert anna.position(table)["view"]["figures"] == []
        await anna.answer(table, dice)
        view = anna.position(table)["view"]
        assert {figure["seat"] for figure in view["figures"]} == {0, 1}
        assert all(tome["stack"] is None and not tome["contents"] for tome in view["tomes"] if tome["owner"] == 1)

    asyncio.run(scene())
