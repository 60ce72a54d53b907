"""The connection to a table, which is made again whenever it is lost."""

from __future__ import annotations

import asyncio
import time
from typing import Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Subprotocol

from .conversation import FINAL, SPOKEN, Conversation
from .denied import ConnectionLost
from .joining import Seated

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
PATIENCE = 60.0
"""Seconds for which a server may be gone before a program gives up."""


class Socket:
    """One WebSocket after the other, and what was said on them."""

    def __init__(self, server: str, seated: Seated, patience: float = PATIENCE) -> None:
        self._server, self._token, self._patience = server, seated.token, patience
        self.said = Conversation(seated.table)
        self.hello = ""
        """The server's first message."""
        self._open: ClientConnection | None = None
        self._opening = asyncio.Lock()

    async def __aenter__(self) -> Self:
        await self._come(None)
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._open is not None:
            await self._open.close()

    async def send(self, text: str) -> bool:
        """Send a message; False if the connection had been lost and was made again first."""
        again = False
        while True:
            assert self._open is not None
            line = self._open
            try:
                await line.send(text)
                return not again
            except ConnectionClosed as end:
                await self._come(line, end)
                again = True

    async def receive(self) -> str | None:
        """The next message; None if the connection was lost and made again instead."""
        assert self._open is not None
        line = self._open
        try:
            text = await line.recv(decode=True)
        except ConnectionClosed as end:
            await self._come(line, end)
            return None
        self.said.hear(text)
        return str(text)

    async def _come(self, lost: ClientConnection | None, end: ConnectionClosed | None = None) -> None:
        """Open a socket and follow the table; try again for a while if nobody answers. Several may notice that one is lost: one of them makes it again."""
        if end is not None and end.rcvd is not None and end.rcvd.code in FINAL:
            raise ConnectionLost(f"the server closed the connection for good ({end.rcvd.code} {end.rcvd.reason})".replace(" )", ")"))
        async with self._opening:
            if self._open is not lost:
                return
            pause, until = FIRST_PAUSE, time.monotonic() + self._patience
            while True:
                try:
                    self._open = await self._connected()
                    return
                except (OSError, TimeoutError, InvalidHandshake, ConnectionClosed) as fault:
                    if time.monotonic() + pause > until:
                        raise ConnectionLost(f"{self._server} does not answer: {fault!r:.120}") from None
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _connected(self) -> ClientConnection:
        address = self._server.replace("http", "ws", 1) + "/ws"
        line = await connect(address, additional_headers={"authorization": f"Bearer {self._token}"}, subprotocols=[Subprotocol(SPOKEN)], max_size=None)
        self.hello = str(await line.recv(decode=True))
        self.said.hear(self.hello)
        await line.send(self.said.watch())
        return line
