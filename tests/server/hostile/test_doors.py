"""What comes in at the door before anybody looks at it: odd paths and hosts, forged log lines, names that nobody can see, cookies that grow old."""

from __future__ import annotations

import asyncio
import logging
import secrets
import socket
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from walpurgis.server.logs import LineFormatter
from walpurgis.server.sessions import clean

from ..house import PATIENCE, Browser, house, play_out, wait_until


@pytest.fixture(scope="module")
def with_client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house with a client of a few files."""
    folder = tmp_path_factory.mktemp("client")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><html><head></head><body></body></html>")
    (folder / "assets" / "a.js").write_text("console.log(1)\n" * 20)
    with house(tmp_path_factory.mktemp("data"), client=str(folder), away_seconds=0.3, rate=10_000, tables=1000) as address:
        yield address


def test_a_304_leaves_the_connection_whole(with_client: str) -> None:
    """Twice the same file and then something else, over one connection: what comes next must be where it belongs."""
    at = urlsplit(with_client)
    with httpx.Client(base_url=with_client, verify=False) as browser:
        tag = browser.get("/assets/a.js").headers["etag"]
    with socket.create_connection((at.hostname, at.port), timeout=10) as line:
        for _ in range(2):
            line.sendall(f"GET /assets/a.js HTTP/1.1\r\nHost: localhost\r\nIf-None-Match: {tag}\r\n\r\n".encode())
            reply = line.recv(65536)
            head = reply.partition(b"\r\n\r\n")[0].lower()
            assert reply.startswith(b"HTTP/1.1 304") and b"content-length" not in head and tag.encode() in head
        line.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        rest = b"".join(iter(lambda: line.recv(65536), b""))
    assert rest.startswith(b"HTTP/1.1 200") and b"alive" in rest


@pytest.mark.parametrize("path", ["/a%00b.js", "/%00", "/assets/%00.js", "/" + "x" * 3000 + ".js", "/" + "a/" * 2000, "/api/tables/%00", "/%ff%fe.png"])
def test_no_path_breaks_the_server(with_client: str, path: str) -> None:
    with httpx.Client(base_url=with_client, verify=False) as browser:
        assert browser.get(path).status_code < 500


def test_a_line_of_the_log_cannot_be_forged_and_holds_no_token(with_client: str, caplog: pytest.LogCaptureFixture) -> None:
    anna = Browser(with_client, "Anna")
    link = str(anna.post(f"/api/tables/{anna.lay('me', 'random')}/seats/0/link")["path"])
    with caplog.at_level(logging.INFO, "walpurgis"):
        anna.http.get("/x%0a00:00:00.000 info    the house is closed%1b[31m")
        anna.http.get(link)
        anna.http.get("/table" + link.replace("/seat/", "/Seat//"))
        anna.http.post(link.replace("/seat/", "/api/seat-links/"))
        wait_until(lambda: len(caplog.records) >= 4)  # a request is logged after its answer has been sent
    lines = [LineFormatter(kind).format(record) for record in caplog.records for kind in ("text", "json")]
    assert len(lines) >= 8
    assert not any("\n" in line or "\x1b" in line for line in lines)
    assert not any(link.rpartition("/")[2] in line for line in lines)


def test_a_database_that_fails_tells_the_log_no_token(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """Whatever could not be stored is not written to the log instead."""
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: "walpurgis-night")
    with house(tmp_path) as address:
        anna = Browser(address, "Anna")
        table = anna.lay("me", "random")
        with sqlite3.connect(tmp_path / "walpurgis.sqlite") as raw:
            raw.execute("CREATE TRIGGER full BEFORE INSERT ON seat_links BEGIN SELECT RAISE(ABORT, 'the disk is full'); END")
        with caplog.at_level(logging.INFO, "walpurgis"):
            anna.post(f"/api/tables/{table}/seats/0/link", status=500)
            wait_until(lambda: any(record.levelname == "ERROR" for record in caplog.records))
    lines = [LineFormatter(kind).format(record) for record in caplog.records for kind in ("text", "json")]
    assert any("the disk is full" in line for line in lines) and not any("walpurgis-night" in line for line in lines)


def test_a_fault_in_the_log_passes_for_no_other_line() -> None:
    try:
        raise ValueError("odd\n00:00:00.000 info    the house is closed\x1b[31m")
    except ValueError:
        record = logging.makeLogRecord({"msg": "a request failed", "exc_info": sys.exc_info()})
    first, *others = LineFormatter("text").format(record).split("\n")
    assert "a request failed" in first and others and all(line.startswith("    ") and "\x1b" not in line for line in others)


INVISIBLE = ["\u200d", "\u3164", "\u2800\u2800", "\ufe0f\u200d", "\u115f\u1160", "\u0301", "\uffa0 \u034f", "\u2065", "\U000e0100", "\U0001d159"]


@pytest.mark.parametrize("name", INVISIBLE)
def test_a_name_can_be_seen(address: str, name: str) -> None:
    anna = Browser(address, "Anna")
    anna.http.patch("/api/me", json={"name": name})
    assert anna.get("/api/me")["name"] == "Anna"
    assert clean(name, 24) == ""
    assert clean(f"Q{name}uo", 24).startswith("Q")


def test_composed_emoji_and_accents_stay(address: str) -> None:
    assert [clean(name, 24) for name in ("👩\u200d🚀", "Béla", "❤\ufe0f", "Z\u0338ug")] == ["👩\u200d🚀", "Béla", "❤\ufe0f", "Z\u0338ug"]


HOSTS = {
    "127.0.0.1:1": True, "[::1]:8666": True, "localhost": True, "LOCALHOST.:99": True, "games.example": True, "table.example:443": True,
    "evil.example": False, "127.0.0.1.evil.example": False, "games.example.evil.example": False, "[": False, "localhost@evil.example:1@x": False,
}  # fmt: skip


def test_only_known_hosts_are_served(tmp_path: Path) -> None:
    """A page elsewhere that gives our address its own name reads nothing and opens no socket."""
    with house(tmp_path, hosts="games.example", origins="https://table.example") as address:
        for host, known in HOSTS.items():
            with httpx.Client(base_url=address, verify=False) as browser:
                reply = browser.get("/api/me", headers={"host": host})
                assert (reply.status_code == 200) == known, (host, reply.status_code)
                assert known or reply.status_code == 400 or reply.json()["kind"] == "unknown-host"

        async def scene() -> None:
            with pytest.raises(InvalidStatus):
                await connect(f"{address.replace('http://127.0.0.1', 'ws://evil.example')}/ws", host="127.0.0.1", port=urlsplit(address).port)

        asyncio.run(scene())


def test_the_cookie_is_renewed_with_each_page(with_client: str) -> None:
    anna = Browser(with_client, "Anna")
    cookie = anna.http.cookies["walpurgis"]
    for path in ("/", "/table/abcdef", "/api/me"):
        again = anna.http.get(path).headers["set-cookie"]
        assert cookie in again and "Max-Age=31536000" in again
    assert "set-cookie" not in anna.http.get("/api/tables").headers
    assert "set-cookie" not in anna.http.get("/health").headers


def test_nobody_hands_an_absent_player_to_a_bot_before_the_delay_not_even_the_owner(tmp_path: Path) -> None:
    """And then the log says who did it."""

    async def scene(address: str, away: bool) -> None:
        anna, bela = Browser(address, "Anna"), Browser(address, "Béla")
        table = anna.lay("me", "open", start=False)
        bela.post(f"/api/tables/{table}/seats", {"seat": 1})
        anna.post(f"/api/tables/{table}/start")
        for browser in (anna, bela):
            await browser.connect()
            await browser.watch(table)
        await bela.close()
        await anna.until(lambda m: m["is"] == "table" and not m["info"]["seats"][1]["here"])
        reply = await anna.send("stand-in", table, seat=1, bot=True)
        if away:
            assert reply["is"] == "done"
            lines = [line for m in anna.heard if m["is"] == "chat" for line in m["lines"]]
            assert [(line["name"], line["notice"], line["seat"], line["text"]) for line in lines] == [("Anna", "stand-in", 1, "")]
        else:
            assert reply["is"] == "refused" and reply["problem"]["kind"] == "not-away"
        await anna.close()

    for name, seconds in (("long", 3600.0), ("short", 0.0)):
        (tmp_path / name).mkdir()
        with house(tmp_path / name, away_seconds=seconds) as address:
            asyncio.run(scene(address, away=seconds == 0))


def test_a_rematch_waits_until_the_others_are_there(address: str) -> None:
    async def scene() -> None:
        anna, bela = Browser(address, "Anna"), Browser(address, "Béla")
        for clock in ({"stock": 600}, None):
            table = anna.lay("me", "open", start=False, clock=clock)
            bela.post(f"/api/tables/{table}/seats", {"seat": 1})
            anna.post(f"/api/tables/{table}/start")
            for browser in (anna, bela):
                await browser.connect()
                await browser.watch(table)
            await play_out(table, anna, bela)
            again = anna.post(f"/api/tables/{table}/rematch")
            assert again["phase"] == "lobby"
            if clock is not None:  # nor does she begin it by herself: Béla's clock would run
                assert anna.post(f"/api/tables/{again['id']}/start", status=409)["kind"] == "absent"
            await anna.watch(again["id"])
            assert bela.post(f"/api/tables/{table}/rematch")["phase"] == "playing"
            for browser in (anna, bela):
                await browser.close()

    asyncio.run(asyncio.wait_for(scene(), PATIENCE))
