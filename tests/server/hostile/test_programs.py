"""Programs at the door: tokens that are none, tokens in number, versions that are none."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from walpurgis.server.sessions import COOKIE, PROGRAM

from ..house import PATIENCE, Browser, house


def program(address: str, name: str = "Test") -> dict[str, str]:
    reply = httpx.post(f"{address}/api/programs", json={"name": name}, timeout=PATIENCE)
    assert reply.status_code == 201
    assert "set-cookie" in reply.headers  # whoever asked is a browser as before, and not the program
    return {"authorization": f"Bearer {reply.json()['token']}"}


def test_a_program_is_who_its_token_says(address: str) -> None:
    mine = program(address, "Dice")
    me = httpx.get(f"{address}/api/me", headers=mine, timeout=PATIENCE)
    assert me.json()["name"] == "Dice"
    assert me.json()["id"].startswith(PROGRAM)
    assert "set-cookie" not in me.headers


@pytest.mark.parametrize("shown", ["", "Bearer", "Bearer program-a.b", "Basic YTpi", "Bearer x.", "bearer .", "Bearer \xff"])
def test_what_is_no_token_is_refused_everywhere(address: str, shown: str) -> None:
    headers = {b"authorization": shown.encode("latin-1")}
    for method, path in (("GET", "/api/me"), ("POST", "/api/tables"), ("GET", "/")):
        reply = httpx.request(method, address + path, headers=headers, timeout=PATIENCE)
        assert (reply.status_code, reply.json()["kind"]) == (401, "unknown-token")

    async def scene() -> dict[str, object]:
        async with connect(address.replace("http", "ws") + "/ws", additional_headers={"authorization": shown}) as line:
            said: dict[str, object] = msgspec.json.decode(await line.recv())
            with pytest.raises(ConnectionClosed):
                await line.recv()
            assert line.close_code == 1008
            return said["problem"]  # type: ignore[return-value]

    if shown.isascii():
        assert asyncio.run(scene())["kind"] == "unknown-token"


def test_a_cookie_is_no_way_to_lose_the_badge(address: str) -> None:
    """The token in the cookie is the program still; the token beside another's cookie is the program, too."""
    token = program(address, "Dice")["authorization"].removeprefix("Bearer ")
    assert httpx.get(f"{address}/api/me", cookies={COOKIE: token}, timeout=PATIENCE).json()["id"].startswith(PROGRAM)
    anna = Browser(address, "Anna")
    assert anna.http.get("/api/me", headers={"authorization": f"Bearer {token}"}).json()["name"] == "Dice"


def test_tokens_are_not_given_out_without_end(tmp_path: Path) -> None:
    with house(tmp_path, rate=20) as address, httpx.Client(base_url=address, timeout=PATIENCE) as http:
        replies = [http.post("/api/programs", json={"name": f"Dice {n}"}) for n in range(15)]
        assert [reply.status_code for reply in replies[:10]] == [201] * 10
        assert replies[-1].status_code == 429
        assert http.get("/api/me").is_success


@pytest.mark.parametrize("name", ["", "\u200d", "x" * 25])
def test_a_program_needs_a_name(address: str, name: str) -> None:
    assert httpx.post(f"{address}/api/programs", json={"name": name}, timeout=PATIENCE).status_code == 400


def test_a_version_that_nobody_speaks_is_told_so(address: str) -> None:
    async def scene() -> None:
        for spoken in ("walpurgis.0", "walpurgis.999", "chat", "walpurgis.1.1"):
            async with connect(address.replace("http", "ws") + "/ws", subprotocols=[Subprotocol(spoken)]) as line:
                said = msgspec.json.decode(await line.recv())
                assert said["problem"]["kind"] == "other-version"
                assert spoken in said["problem"]["sentence"]
                with pytest.raises(ConnectionClosed):
                    await line.recv()
                assert line.close_code == 4002
        async with connect(address.replace("http", "ws") + "/ws", subprotocols=[Subprotocol("chat"), Subprotocol("walpurgis.1")]) as line:
            assert line.subprotocol == "walpurgis.1"
            assert msgspec.json.decode(await line.recv())["protocol"] == 1

    asyncio.run(scene())
