"""The lean end of a socket for the bench: a WebSocket client of a hundred lines and plain HTTP, so that the server is what is measured.

It reads whole text frames and pings, which is all this server sends; it compresses nothing and masks with zeros.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Any

import msgspec

MASKED, NO_MASK = 0x80, bytes(4)
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Line(asyncio.Protocol):
    """One WebSocket. Whatever arrives is handed to `hear`."""

    def __init__(self, hear: Callable[[bytes], None], host: str, cookie: str) -> None:
        self._hear, self._host, self._cookie = hear, host, cookie
        self._rest = b""
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        asked = ["GET /ws HTTP/1.1", f"Host: {self._host}", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
        cookie = [f"Cookie: {self._cookie}"] if self._cookie else []
        transport.write("\r\n".join([*asked, f"Sec-WebSocket-Key: {key}", *cookie, "", ""]).encode())

    def connection_lost(self, fault: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server let nobody in"))

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        if not self._open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.transport.abort()
                return
            self._open = True
            self.opened.set_result(None)
        self._rest = self._frames(data)

    def _frames(self, data: bytes) -> bytes:
        """Hear every whole frame; what is left over waits."""
        at = 0
        while len(data) >= at + 2:
            size, start = data[at + 1], at + 2
            if size > 125:
                start += 2 if size == 126 else 8
                size = int.from_bytes(data[at + 2 : start])
            if len(data) < start + size:
                break
            kind, text = data[at] & 15, data[start : start + size]
            at = start + size
            if kind == TEXT:
                self._hear(text)
            elif kind == PING:
                self._write(PONG, text)
        return data[at:]

    def send(self, message: Any) -> None:
        self._write(TEXT, msgspec.json.encode(message))

    def _write(self, kind: int, text: bytes) -> None:
        size = len(text)
        length = bytes([MASKED | size]) if size < 126 else bytes([MASKED | 126]) + size.to_bytes(2)
        self.transport.write(bytes([128 | kind]) + length + NO_MASK + text)


async def line(port: int, hear: Callable[[bytes], None], cookie: str = "") -> Line:
    """An open socket to the server of this machine."""
    loop = asyncio.get_running_loop()
    _, made = await loop.create_connection(lambda: Line(hear, f"127.0.0.1:{port}", cookie), "127.0.0.1", port)
    await made.opened
    return made


class Http:
    """One kept connection for requests with JSON bodies, one after the other."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._ends: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: Any = None, cookie: str = "") -> tuple[Any, str]:
        """The reply, and the cookie: the one that came along, or the one sent."""
        reader, writer = self._ends = self._ends or await asyncio.open_connection("127.0.0.1", self._port)
        text = b"" if body is None else msgspec.json.encode(body)
        head = [f"POST {path} HTTP/1.1", f"Host: 127.0.0.1:{self._port}", f"Content-Length: {len(text)}", "Content-Type: application/json"]
        head += [f"Cookie: {cookie}"] if cookie else []
        writer.write("\r\n".join([*head, "", ""]).encode() + text)
        status, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        reply = msgspec.json.decode(await reader.readexactly(int(headers["content-length"])))
        if not status.split()[1].startswith("2"):
            raise SystemExit(f"POST {path}: {status} {reply}")
        return reply, headers.get("set-cookie", cookie).split(";")[0]
