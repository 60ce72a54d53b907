"""A real server on a free port and browsers that talk to it: what the tests of the server are written with."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from walpurgis.engine import Chance
from walpurgis.server.app import App
from walpurgis.server.serve import Server, config_of, listen
from walpurgis.server.settings import Settings

SECRET = "the candles are lit at midnight, and burn down by dawn"
PATIENCE = 60.0
"""Seconds for anything that is waited for. A busy machine is slow; only what never comes should fail."""


@contextmanager
def house(data: Path, **settings: Any) -> Iterator[str]:
    """A running server; its address. Bots do not pause."""
    wished = Settings(**{"port": 0, "data": str(data), "secret": SECRET, "bot_pause": 0.0, "seeds": True, "log": "text", **settings})
    wished.prepare()
    listening = listen(wished)
    server: uvicorn.Server = Server(config_of(App(wished)))
    thread = threading.Thread(target=lambda: server.run([listening]), daemon=True)
    thread.start()
    wait_until(lambda: server.started)
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(PATIENCE)


def wait_until(is_so: Callable[[], bool]) -> None:
    """Wait for what happens a moment after the answer to a request has been sent."""
    until = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < until, "it never happened"
        time.sleep(0.01)


class Browser:
    """One browser: its cookie, its requests, its socket, and what it was told."""

    def __init__(self, address: str, name: str = "") -> None:
        self.address, self.name = address, name
        self.http = httpx.Client(base_url=address, timeout=PATIENCE, verify=False)  # reading the certificates of the machine takes a while
        self.me: dict[str, Any] = self.get("/api/me")
        if name:
            self.http.patch("/api/me", json={"name": name}).raise_for_status()
        self.socket: ClientConnection | None = None
        self.heard: list[dict[str, Any]] = []
        self.frames: list[str] = []
        self._refs = 0
        self._unread: list[dict[str, Any]] = []

    # HTTP --------------------------------------------------------------------------------------------------------

    def get(self, path: str, status: int = 200) -> Any:
        return self._checked(self.http.get(path), status)

    def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        return self._checked(self.http.post(path, json=body), status)

    def put(self, path: str, body: Any, status: int = 200) -> Any:
        return self._checked(self.http.put(path, json=body), status)

    def delete(self, path: str, status: int = 200) -> Any:
        return self._checked(self.http.delete(path), status)

    def _checked(self, reply: httpx.Response, status: int | None) -> Any:
        assert reply.status_code == status if status else reply.is_success, f"{reply.request.method} {reply.url.path}: {reply.status_code} {reply.text[:300]}"
        return reply.json()

    def lay(self, *seats: str, game: str = "template", start: bool = True, **wishes: Any) -> str:
        """A new table; a seat is `me`, `open` or the name of a bot."""
        kinds = {"me": {"kind": "human", "mine": True}, "open": {"kind": "open"}}
        wished = [kinds.get(seat, {"kind": "bot", "bot": seat}) for seat in seats]
        table = self.post("/api/tables", {"game": game, "seats": wished, "start": start, "seed": 7, **wishes}, 201)
        return str(table["id"])

    # The socket --------------------------------------------------------------------------------------------------

    async def connect(self, **more: Any) -> Browser:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.address.replace("http", "ws") + "/ws"
        headers = {"cookie": cookie, **more.pop("headers", {})}
        self.socket = await connect(address, additional_headers=headers, max_size=None, compression=None, **more)
        assert (await self.next())["is"] == "hello"
        return self

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    async def next(self) -> dict[str, Any]:
        """The next message."""
        assert self.socket is not None
        async with asyncio.timeout(PATIENCE):  # not wait_for: before Python 3.12 that may swallow that somebody else cancels
            text = await self.socket.recv()
        message: dict[str, Any] = msgspec.json.decode(text)
        self.frames.append(text if isinstance(text, str) else text.decode())
        self.heard.append(message)
        return message

    async def until(self, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The next message of a kind; the others are heard on the way."""
        while True:
            message = await self.next()
            if fits(message):
                return message

    async def send(self, do: str, table: str, **about: Any) -> dict[str, Any]:
        """Send a message; its reply, done or refused."""
        assert self.socket is not None
        self._refs += 1
        ref = self._refs
        await self.socket.send(msgspec.json.encode({"do": do, "table": table, "ref": ref, **about}).decode())
        return await self.until(lambda m: m["is"] in ("done", "refused") and m["ref"] == ref)

    async def watch(self, table: str, since: int = -1) -> dict[str, Any]:
        """Come to a table; the position there."""
        reply = await self.send("watch", table, since=since)
        assert reply["is"] == "done", reply
        return self.position(table)

    def position(self, table: str) -> dict[str, Any]:
        """The last position heard."""
        return next((m for m in reversed(self.heard) if m["is"] == "position" and m["table"] == table), {})

    def info(self, table: str) -> dict[str, Any]:
        return next(m["info"] for m in reversed(self.heard) if m["is"] == "table" and m["table"] == table)

    def story(self, table: str) -> list[dict[str, Any]]:
        """The lines told so far that stand."""
        lines: list[dict[str, Any]] = []
        for message in self.heard:
            if message["is"] == "story" and message["table"] == table:
                if message["rewound"] is not None:
                    lines = [line for line in lines if line["seq"] < message["rewound"]]
                lines += message["lines"]
        return lines

    async def answer(self, table: str, dice: Chance) -> dict[str, Any]:
        """Answer my first open question at random. How often a thing may be taken the offer does not say: that takes a few tries."""
        position = self.position(table)
        offer = position["offers"][0]
        for _ in range(200):
            reply = await self.send("answer", table, seat=offer["seat"], question=offer["question"], answer=any_answer(offer, dice))
            if reply["is"] == "done" or offer["kind"] not in ("some", "order"):
                break
        return reply


def any_answer(offer: dict[str, Any], dice: Chance) -> Any:
    keys = [choice["key"] for choice in offer["choices"]]
    if offer["kind"] in ("one", "code"):
        return dice.pick(keys)
    if offer["kind"] == "spot":
        return dice.pick([choice["points"] for choice in offer["choices"]])
    if offer["kind"] == "number":
        return offer["low"] + dice.below(offer["high"] - offer["low"] + 1)
    count = offer["low"] + dice.below(offer["high"] - offer["low"] + 1)
    return dice.shuffled([choice["key"] for choice in offer["choices"] for _ in range(choice["count"])])[:count]


async def play_out(table: str, *browsers: Browser, dice: int = 5) -> None:
    """Everybody answers at random until the game is over."""
    chance = Chance(dice)
    await asyncio.gather(*(_play(table, browser, chance) for browser in browsers))


async def _play(table: str, browser: Browser, chance: Chance) -> None:
    while not browser.position(table)["over"]:
        if browser.position(table)["offers"]:
            reply = await browser.answer(table, chance)
            assert reply["is"] == "done", reply
        else:
            await browser.until(lambda m: m["is"] == "position" and m["table"] == table)
