"""A program in any language at a table: it reads the server's messages as JSON lines on its stdin and writes its own on its stdout (`walpurgis bot run`).

What it reads and writes is what travels on the socket. This side sits down, follows the table, comes back when the connection is lost, and starts the program
again when it stops before the game does.
"""

from __future__ import annotations

import asyncio
import contextlib
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from typing import Protocol

import msgspec

from walpurgis import wire
from walpurgis.engine import Result

from .denied import ClientError
from .joining import place_of
from .socket import Socket
from .waiting import seat_at

LONGEST_LINE = 64 * 1024
MOST_BAD_LINES = 20
FAREWELL = 5.0
"""Seconds that a program has to end after the game."""
_read = msgspec.json.Decoder(wire.FromBrowser).decode


class Note(Protocol):
    """Where whoever started the program is told something: a message of the house's words and what it is about."""

    def __call__(self, key: str, **about: int | str) -> None: ...


class Runner:
    """A program on its seat."""

    def __init__(self, socket: Socket, command: Sequence[str], restarts: int, note: Note) -> None:
        self._socket, self._command, self._left, self._note = socket, command, restarts, note
        self._process: Process | None = None
        self._bad_lines = 0

    async def play(self) -> Result | None:
        """Play to the end of the game; its result."""
        hearing = asyncio.create_task(self._hear())
        running = asyncio.create_task(self._run())
        try:
            done, _ = await asyncio.wait({hearing, running}, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
            await self._say_goodbye()
        finally:
            for task in (hearing, running):
                task.cancel()
            await asyncio.gather(hearing, running, return_exceptions=True)
            await self._end()
        return self._socket.said.result

    async def _hear(self) -> None:
        """Hand on what the server says, until the game is over."""
        while not self._socket.said.is_over:
            text = await self._socket.receive()
            if text is not None:
                await self._hand_on(text)

    async def _hand_on(self, text: str) -> None:
        process = self._process
        if process is not None and process.stdin is not None:
            with contextlib.suppress(ConnectionError):  # it has just ended; whoever comes after it is told everything from the beginning
                process.stdin.write(text.encode() + b"\n")
                await process.stdin.drain()

    async def _run(self) -> None:
        """Run the program; start it again if it ends before the game does."""
        while True:
            try:
                self._process = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE)
            except OSError as fault:
                raise ClientError(f"{self._command[0]!r:.80} cannot be run: {fault.strerror}") from None
            await self._hand_on(self._socket.hello)
            await self._socket.send(self._socket.said.watch(from_the_beginning=True))
            await self._listen(self._process)
            code = await self._process.wait()
            if not self._left:
                raise ClientError(f"the program ended with {code} before the game did")
            self._left -= 1
            self._note("bot-restarted", code=code)
            await asyncio.sleep(1.0)

    async def _listen(self, process: Process) -> None:
        """Send what the program says; what is not a message comes back as a refusal."""
        assert process.stdout is not None
        while True:
            try:
                line = await process.stdout.readline()
            except ValueError:
                process.kill()
                raise ClientError(f"the program wrote a line of more than {LONGEST_LINE} bytes") from None
            if not line:
                return
            try:
                _read(line)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
                await self._complain(f"{fault!s:.200}")
            else:
                await self._socket.send(line.decode().strip())

    async def _complain(self, sentence: str) -> None:
        self._bad_lines += 1
        if self._bad_lines > MOST_BAD_LINES:
            raise ClientError(f"the program wrote {self._bad_lines} lines that are no messages; the last: {sentence}")
        self._note("bot-bad-line", fault=sentence)
        await self._hand_on(msgspec.json.encode(wire.Refusal(problem=wire.Problem("malformed", sentence))).decode())

    async def _end(self) -> None:
        """End the program, and read what it still had to say: asyncio does not see the end of a program whose output nobody reads."""
        process = self._process
        if process is not None and process.returncode is None:
            process.kill()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(process.communicate(), FAREWELL)

    async def _say_goodbye(self) -> None:
        """The game is over: the program has read it, and may end by itself."""
        process = self._process
        if process is not None and process.stdin is not None:
            process.stdin.close()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(process.wait(), FAREWELL)


async def run_program(link: str, command: Sequence[str], name: str, token: str | None, seat: int | None, restarts: int, note: Note) -> Result | None:
    """Let a program play at the table of a link, or on the seat of a link; how the game ended."""
    place = place_of(link)
    seated = await seat_at(place, name, token, seat)
    note("bot-seated", table=f"{place.server}/t/{seated.table.id}")
    if token is None:
        note("bot-token", token=seated.token)
    async with Socket(place.server, seated) as socket:
        return await Runner(socket, command, restarts, note).play()
