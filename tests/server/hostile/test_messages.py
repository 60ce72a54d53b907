"""Hostile messages on the socket. Each gets its refusal, nothing changes, and the game goes on."""

from __future__ import annotations

import asyncio
import os
import socket
import time
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.some_game import SOME
from walpurgis.engine import Chance

from ..house import Browser, play_out

TABLE = "aaaaaaaaaaaa"
MALFORMED: dict[str, str | bytes] = {
    "empty": "",
    "not JSON": "Walpurgis",
    "half a message": '{"do":"watch","table":',
    "a list": "[]",
    "null": "null",
    "a number": "1e999",
    "no table": '{"do":"watch"}',
    "nothing to do": f'{{"table":"{TABLE}"}}',
    "unknown deed": f'{{"do":"burn","table":"{TABLE}"}}',
    "a deed that is a number": f'{{"do":1,"table":"{TABLE}"}}',
    "unknown field": f'{{"do":"watch","table":"{TABLE}","as":"owner"}}',
    "table is a number": '{"do":"watch","table":1}',
    "table is no id": '{"do":"watch","table":"../../etc"}',
    "table with a null": '{"do":"watch","table":"aaaaaa\\u0000"}',
    "since is a text": f'{{"do":"watch","table":"{TABLE}","since":"1"}}',
    "since below all": f'{{"do":"watch","table":"{TABLE}","since":-2}}',
    "ref is negative": f'{{"do":"watch","table":"{TABLE}","ref":-1}}',
    "ref is a fraction": f'{{"do":"watch","table":"{TABLE}","ref":0.5}}',
    "seat is true": f'{{"do":"hint","table":"{TABLE}","seat":true}}',
    "seat beyond all": f'{{"do":"hint","table":"{TABLE}","seat":8}}',
    "huge number": f'{{"do":"answer","table":"{TABLE}","seat":0,"question":{"9" * 400},"answer":1}}',
    "deep answer": f'{{"do":"answer","table":"{TABLE}","seat":0,"question":1,"answer":{"[" * 5000}{"]" * 5000}}}',
    "no answer": f'{{"do":"answer","table":"{TABLE}","seat":0,"question":1}}',
    "half a surrogate": f'{{"do":"chat","table":"{TABLE}","text":"\\ud800"}}',
    "empty chat": f'{{"do":"chat","table":"{TABLE}","text":""}}',
    "long chat": f'{{"do":"chat","table":"{TABLE}","text":"{"a" * 501}"}}',
    "bytes": b"\x00\xff\xfe\x80",
    "bytes that are no text": b'{"do":"watch","table":"\xff\xff"}',
}


async def two_at_a_table(address: str, **wishes: Any) -> tuple[Browser, Browser, str]:
    """Anna and Béla at a running table of Candles; both are asked."""
    anna, bela = Browser(address, "Anna"), Browser(address, "Béla")
    table = anna.lay("me", "open", start=False, **wishes)
    bela.post(f"/api/tables/{table}/seats", {"seat": 1})
    anna.post(f"/api/tables/{table}/start")
    for browser in (anna, bela):
        await browser.connect()
        await browser.watch(table)
    return anna, bela, table


async def answers(browser: Browser, table: str) -> None:
    """The game goes on: a fair answer is taken."""
    assert (await browser.answer(table, Chance(1)))["is"] == "done"


async def closed(browser: Browser) -> int:
    """Read until the socket is closed; the code, 1006 if the server just hung up."""
    try:
        while True:
            await browser.next()
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd is not None else 1006


def test_a_malformed_message_is_refused(address: str) -> None:
    async def scene() -> None:
        anna, bela, table = await two_at_a_table(address)
        for number, (what, raw) in enumerate(MALFORMED.items()):
            if number % 15 == 0:  # before the server loses its patience
                await anna.close()
                await anna.connect()
            assert anna.socket is not None
            await anna.socket.send(raw)
            refusal = await anna.next()
            assert (refusal["is"], refusal.get("problem", {}).get("kind")) == ("refused", "malformed"), what
        assert (await anna.watch(table))["seq"] == 0
        await answers(anna, table)
        await answers(bela, table)

    asyncio.run(scene())


def test_who_sends_nothing_but_nonsense_is_sent_away(address: str) -> None:
    async def scene() -> None:
        anna, bela, table = await two_at_a_table(address)
        assert anna.socket is not None
        for _ in range(21):
            await anna.socket.send("abracadabra")
        assert await closed(anna) == 4001
        await answers(bela, table)
        await anna.connect()  # and may come back
        await anna.watch(table)
        await answers(anna, table)

    asyncio.run(scene())


def test_a_huge_message_ends_the_socket_and_nothing_else(address: str) -> None:
    async def scene() -> None:
        anna, bela, table = await two_at_a_table(address)
        for raw in (b"a" * 20_000, "a" * 20_000, f'{{"do":"chat","table":"{table}","text":"{"a" * 1_000_000}"}}'):
            assert anna.socket is not None
            await anna.socket.send(raw)
            assert await closed(anna) == 1009
            await anna.connect()
        assert (await anna.watch(table))["seq"] == 0
        await answers(bela, table)
        await answers(anna, table)

    asyncio.run(scene())


STRANGE: list[Any] = [None, True, -1, 1e300, 10**18, "", "13\x00", "x" * 9000, {}, {"key": "1"}, [], ["1"], [["1"]], [[[]]], [None], ["1"] * 3000]


def test_a_strange_answer_is_not_offered(address: str) -> None:
    async def scene() -> None:
        anna, bela, table = await two_at_a_table(address)
        for answer in STRANGE:
            refusal = await anna.send("answer", table, seat=0, question=anna.position(table)["question"], answer=answer)
            assert refusal["problem"]["kind"] == "not-offered", answer
        await answers(anna, table)
        await answers(bela, table)

    asyncio.run(scene())


SEATED: list[tuple[str, dict[str, Any]]] = [
    ("answer", {"question": 1, "answer": "1"}),
    ("why", {"key": "1"}),
    ("hint", {}),
    ("advise", {}),
    ("undo", {}),
    ("consent", {"agree": True}),
    ("resign", {}),
    ("stand-in", {"bot": True}),
    ("stand-in", {"bot": False}),
]


def test_nobody_acts_for_a_foreign_seat(address: str) -> None:
    async def scene() -> None:
        anna, bela, table = await two_at_a_table(address)
        stranger = await Browser(address).connect()
        for do, about in SEATED:
            for browser, seat in ((stranger, 0), (stranger, 5), (bela, 0), (bela, 5)):
                if (do, browser, seat) == ("stand-in", bela, 0) and about["bot"]:
                    continue  # players may do that for somebody who is away
                refusal = await browser.send(do, table, seat=seat, **about)
                assert refusal["problem"]["kind"] == "not-your-seat", (do, seat)
        await answers(anna, table)
        await answers(bela, table)

    asyncio.run(scene())


def test_a_player_who_is_here_is_not_replaced(address: str) -> None:
    async def scene() -> None:
        _, bela, table = await two_at_a_table(address)
        assert (await bela.send("stand-in", table, seat=0, bot=True))["problem"]["kind"] == "not-away"

    asyncio.run(scene())


def test_strangers_are_not_let_near_a_closed_table(address: str) -> None:
    async def scene() -> None:
        anna, _, table = await two_at_a_table(address, spectators=False)
        stranger = await Browser(address, "Renfield").connect()
        for do, about in [("watch", {}), ("chat", {"text": "Boo"}), *((do, {"seat": 0, **about}) for do, about in SEATED)]:
            assert (await stranger.send(do, table, **about))["problem"]["kind"] == "forbidden", do
            assert (await stranger.send(do, TABLE, **about))["problem"]["kind"] == "no-such-table", do
        assert all(message["is"] in ("hello", "refused") for message in stranger.heard)
        for path in ("", "/replay", "/record"):
            assert stranger.get(f"/api/tables/{table}{path}", 403)["kind"] == "forbidden"
        await answers(anna, table)

    asyncio.run(scene())


def test_whoever_does_not_watch_does_not_chat(address: str) -> None:
    async def scene() -> None:
        anna, _, table = await two_at_a_table(address)
        stranger = await Browser(address, "Renfield").connect()
        assert (await stranger.send("chat", table, text="Boo"))["problem"]["kind"] == "forbidden"
        await answers(anna, table)
        assert not any(message["is"] == "chat" and message["lines"] for message in anna.heard)

    asyncio.run(scene())


def test_too_many_messages_are_refused_and_then_end_the_socket(strict: str) -> None:
    """A guest with two sockets has no more than with one."""

    async def scene() -> None:
        anna, bela, table = await two_at_a_table(strict)
        window = Browser(strict)
        window.http.cookies = anna.http.cookies
        await window.connect()
        began = time.monotonic()
        for _ in range(30):
            assert (await window.send("unwatch", TABLE))["is"] == "done"
        assert anna.socket is not None
        for ref in range(1000, 1400):
            await anna.socket.send(f'{{"do":"unwatch","table":"{TABLE}","ref":{ref}}}')
        assert await closed(anna) == 4001
        replies = [message for message in anna.heard if message.get("ref", 0) >= 1000]
        assert {reply["problem"]["kind"] for reply in replies if reply["is"] == "refused"} == {"too-fast"}
        assert sum(reply["is"] == "done" for reply in replies) <= 60 - 30 + 20 * (time.monotonic() - began)
        await answers(bela, table)

    asyncio.run(scene())


def test_coming_back_does_not_fill_the_bucket(strict: str) -> None:
    async def scene() -> None:
        anna = await Browser(strict, "Anna").connect()
        began = time.monotonic()
        replies = []
        for _ in range(6):
            assert anna.socket is not None
            for ref in range(1000, 1030):
                await anna.socket.send(f'{{"do":"unwatch","table":"{TABLE}","ref":{ref}}}')
            while not anna.heard or anna.heard[-1].get("ref", 0) < 1029:
                if (await anna.next()).get("ref", 0) >= 1000:
                    replies.append(anna.heard[-1]["is"])
                if replies.count("refused"):
                    break
            await anna.close()
            anna.heard.clear()
            await anna.connect()
        assert replies.count("done") <= 60 + 20 * (time.monotonic() - began)
        assert "refused" in replies

    asyncio.run(scene())


def test_chat_has_a_limit_of_its_own(strict: str) -> None:
    async def scene() -> None:
        anna, bela, table = await two_at_a_table(strict)
        kinds = [(await anna.send("chat", table, text=f"Boo {n}")).get("problem", {}).get("kind") for n in range(30)]
        assert kinds[:5] == [None] * 5 and "too-fast" in kinds[5:]
        await answers(anna, table)
        await bela.send("unwatch", TABLE)
        said = [line["text"] for message in bela.heard if message["is"] == "chat" for line in message["lines"]]
        assert said == [f"Boo {n}" for n, kind in enumerate(kinds) if kind is None]

    asyncio.run(scene())


def test_a_browser_watches_no_more_than_twenty_tables(address: str) -> None:
    async def scene() -> None:
        anna = await Browser(address, "Anna").connect()
        tables = [anna.lay("me", "open", start=False) for _ in range(21)]
        replies = [await anna.send("watch", table) for table in tables]
        assert [reply["is"] for reply in replies] == ["done"] * 20 + ["refused"]
        assert replies[-1]["problem"]["kind"] == "too-many"
        await anna.send("unwatch", tables[0])
        assert (await anna.send("watch", tables[-1]))["is"] == "done"

    asyncio.run(scene())


def test_words_of_people_are_plain_text(address: str) -> None:
    async def scene() -> None:
        anna, bela, table = await two_at_a_table(address)
        await anna.send("chat", table, text="<img src=x onerror=alert(1)>\x07 a\u202eb\u2066c\x1b[31m\r\nline two\n\n\x00")
        said = await bela.until(lambda message: message["is"] == "chat" and bool(message["lines"]))
        assert said["lines"][-1]["text"] == "<img src=x onerror=alert(1)> abc[31m\nline two"  # HTML is text like any other: the client never draws it
        assert (await anna.send("chat", table, text="\u202e\x00 \u200b"))["problem"]["kind"] == "malformed"
        await answers(anna, table)

    asyncio.run(scene())


def test_a_slow_reader_is_let_go_and_hinders_nobody(address: str) -> None:
    """Somebody asks again and again and reads nothing: the table no longer counts on them, the others play on, and whoever comes back has missed nothing."""

    async def scene() -> None:
        anna, bela, table = await two_at_a_table(address, game=SOME)
        await play_out(table, anna, bela)
        another = anna.lay("me", "me")
        await anna.watch(another)
        sloth, line = Browser(address, "Sloth"), narrow(address)
        await sloth.connect(sock=line, ping_interval=None)
        await sloth.watch(another)
        await anna.until(lambda message: message["is"] == "table" and message["info"]["watchers"] == 1)
        assert sloth.socket is not None
        sloth.socket.transport.pause_reading()
        for ref in range(1000, 1400):  # the whole story of a long game, again and again
            await sloth.socket.send(f'{{"do":"watch","table":"{table}","ref":{ref}}}')
        await anna.until(lambda message: message["is"] == "table" and message["table"] == another and message["info"]["watchers"] == 0)
        await play_out(another, anna)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 22)
        sloth.socket.transport.resume_reading()
        assert await closed(sloth) in (4000, 1006)  # told why, or cut off if the reading began again too late even for that
        await sloth.connect()
        await sloth.watch(another, since=0)
        lines = [message for message in sloth.heard if message["is"] == "story"][-1]["lines"]
        lit = [line["says"] for line in anna.story(another) if line["event"]["is"] == "Lit"]
        assert lit == [line["says"] for line in lines if line["event"]["is"] == "Lit"] != []

    asyncio.run(scene())


def narrow(address: str) -> socket.socket:
    """A connection through which little passes before somebody reads."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", int(address.rsplit(":", 1)[1])))
    line.setblocking(False)
    return line


def test_random_bytes_never_end_a_table(address: str) -> None:
    async def scene() -> None:
        anna, bela, table = await two_at_a_table(address)
        for _ in range(3):
            assert anna.socket is not None
            for _ in range(15):
                await anna.socket.send(os.urandom(200))
            await anna.close()
            await anna.connect()
        await anna.watch(table)
        await answers(anna, table)
        await answers(bela, table)

    asyncio.run(scene())
