"""One browser's WebSocket: what comes in is judged, what goes out waits in a queue with a bound.

A browser that reads too slowly is let go and will come back; what it missed it gets then. Nothing here knows a game.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import NamedTuple

import msgspec

from walpurgis import __version__, wire

from .guest import Guest
from .house import House
from .limits import Bucket
from .middleware import Receive, Send
from .problems import No, problem_of
from .table import Table
from .telling import encode
from .visitor import Visitor

MOST_WAITING = 400
MOST_BYTES = 4_000_000
MOST_WATCHED = 20
MOST_MALFORMED = 20
TRIES = 15
"""How often a second a path may be tried out, while it is dragged over the board."""
MOST_LEFT = 1000
"""Guests whose buckets are remembered after they have left."""
GRACE = 3.0
TOO_SLOW, MISUSE, RESTART = 4000, 4001, 1012
log = logging.getLogger("walpurgis.socket")
_read = msgspec.json.Decoder(wire.FromBrowser).decode


class Buckets(NamedTuple):
    """How often one guest may do what: act, chat, and try out paths."""

    steps: Bucket
    chats: Bucket
    tries: Bucket

    def are_full(self, at: float) -> bool:
        return all(bucket.is_full(at) for bucket in self)


class RateLimits:
    """The buckets of the guests: one with ten sockets has no more than with one, and whoever goes and comes back finds them as they were.

    Whoever has left is remembered until their buckets are full again, or a thousand others have left later.
    """

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._here: dict[str, Buckets] = {}
        self._left: OrderedDict[str, Buckets] = OrderedDict()
        self._open: dict[str, int] = {}

    def come(self, guest: str) -> Buckets:
        self._open[guest] = self._open.get(guest, 0) + 1
        if guest not in self._here:
            known = guest in self._left
            fresh = Buckets(Bucket(self._rate, 3 * self._rate), Bucket(self._rate / 40, 5), Bucket(TRIES, 2 * TRIES))
            self._here[guest] = self._left.pop(guest) if known else fresh
        return self._here[guest]

    def go(self, guest: str, at: float) -> None:
        self._open[guest] -= 1
        if not self._open[guest]:
            del self._open[guest]
            self._left[guest] = self._here.pop(guest)
            while len(self._left) > MOST_LEFT or (self._left and next(iter(self._left.values())).are_full(at)):
                self._left.popitem(last=False)


class Connection:
    """A browser at any number of tables."""

    def __init__(self, house: House, limits: RateLimits, guest: str, send: Send) -> None:
        self.guest = guest
        self._guest, self._limits, self._send = Guest(house, guest), limits, send
        self._queue: list[bytes] = []
        self._bytes = 0
        self._something = asyncio.Event()
        self._closing: int | None = None
        self._watched: dict[str, Table] = {}
        self._malformed = 0
        self._talking: asyncio.Task[object] | None = None
        self._beside: set[asyncio.Task[None]] = set()

    # Out ---------------------------------------------------------------------------------------------------------

    def send(self, *messages: bytes) -> None:
        """Queue messages; too many waiting means that nobody reads them. Whoever does not read may never do so again: it must not count as present."""
        if self._closing is not None:
            return
        self._queue += messages
        self._bytes += sum(map(len, messages))
        if len(self._queue) > MOST_WAITING or self._bytes > MOST_BYTES:
            self._queue.clear()
            self.close(TOO_SLOW)
            asyncio.get_running_loop().call_soon(self._leave_all)
        self._something.set()

    def close(self, code: int) -> None:
        """Close the socket after what is queued; whoever does not even read that is cut off."""
        if self._closing is None:
            self._closing = code
            if self._talking is not None:
                asyncio.get_running_loop().call_later(GRACE, self._cut_off)
        self._something.set()

    def _cut_off(self) -> None:
        if self._talking is not None:
            self._talking.cancel()

    async def write(self) -> None:
        """Send what is queued until the socket closes."""
        while True:
            await self._something.wait()
            self._something.clear()
            queue, self._queue, self._bytes = self._queue, [], 0
            for message in queue:
                await self._send({"type": "websocket.send", "text": message.decode()})
            if self._closing is not None:
                await self._send({"type": "websocket.close", "code": self._closing})
                return

    # In ----------------------------------------------------------------------------------------------------------

    async def talk(self, receive: Receive) -> None:
        """From the first hello to the end of the socket."""
        buckets = self._limits.come(self.guest)
        self._talking, writer = asyncio.current_task(), asyncio.create_task(self.write())
        try:
            self.send(encode(wire.Hello(me=await self._guest.me(), version=__version__)))
            log.info("socket opened", extra={"guest": self.guest[:6]})
            while self._closing is None:
                message = await receive()
                if message["type"] == "websocket.disconnect":
                    return
                await self._hear(message.get("text") or message.get("bytes") or "", buckets)
            self._leave_all()
            await writer
        finally:
            self._limits.go(self.guest, asyncio.get_running_loop().time())
            writer.cancel()
            self._leave_all()
            log.info("socket closed", extra={"guest": self.guest[:6]})

    async def _hear(self, text: str | bytes, buckets: Buckets) -> None:
        at = asyncio.get_running_loop().time()
        try:
            message = _read(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
            self._misuse(0, No("malformed", f"this message cannot be read: {fault!s:.200}"))
            return
        if isinstance(message, wire.Try):
            if buckets.tries.take(at):
                await self._reply(message)
            else:
                self._refuse(message, No("too-fast", "slower, please"))
        elif not buckets.steps.take(at):
            self._misuse(message.ref, No("too-fast", "slower, please"))
        elif isinstance(message, wire.Chat) and not buckets.chats.take(at):
            self._refuse(message, No("too-fast", "slower, please"))
        elif isinstance(message, wire.Hint | wire.Advise | wire.Undo | wire.Consent):
            task = asyncio.create_task(self._reply(message))  # these may take a while; the socket keeps listening
            self._beside.add(task)
            task.add_done_callback(self._beside.discard)
        else:
            await self._reply(message)

    async def _reply(self, message: wire.FromBrowser) -> None:
        try:
            answer = await self._carry_out(message)
        except Exception as fault:
            self._refuse(message, fault)
        else:
            self.send(encode(wire.Done(table=message.table, ref=message.ref, answer=answer)))

    def _refuse(self, message: wire.FromBrowser, fault: Exception) -> None:
        problem = problem_of(fault)
        if problem.kind in ("failed", "rule-failed"):
            log.error("a message failed", exc_info=fault, extra={"table": message.table})
        self.send(encode(wire.Refusal(table=message.table, ref=message.ref, problem=problem)))

    def _misuse(self, ref: int, fault: No) -> None:
        self.send(encode(wire.Refusal(ref=ref, problem=problem_of(fault))))
        self._malformed += 1
        if self._malformed > MOST_MALFORMED:
            self.close(MISUSE)

    async def _carry_out(self, message: wire.FromBrowser) -> object:
        """Do what the browser wants; the answer goes back with `done`."""
        if isinstance(message, wire.Unwatch):
            if message.table in self._watched:
                self._leave(self._watched[message.table])
            return None
        visitor = await self._guest.visit(message.table)
        match message:
            case wire.Watch(since=since):
                await self._watch(visitor, since)
            case wire.AnswerIt(seat=seat, question=question, answer=answer):
                await visitor.answer(seat, question, answer)
            case wire.WhyNot(seat=seat, key=key):
                return await visitor.why(seat, key)
            case wire.Try(seat=seat, question=question, points=points):
                return await visitor.foresee(seat, question, points)
            case wire.Hint(seat=seat):
                return await visitor.hint(seat)
            case wire.Advise(seat=seat):
                return [wire.Advised(*msgspec.structs.astuple(one)) for one in await visitor.advise(seat)]
            case wire.Undo(seat=seat):
                await visitor.undo(seat)
            case wire.Consent(seat=seat, agree=agree):
                await visitor.consent(seat, agree)
            case wire.Resign(seat=seat):
                await visitor.resign(seat)
            case wire.StandIn(seat=seat, bot=bot):
                await visitor.stand_in(seat, bot)
            case wire.Chat(text=text):
                if message.table not in self._watched:
                    raise No("forbidden", "come to the table first")
                await visitor.say(text)
        return None

    async def _watch(self, visitor: Visitor, since: int) -> None:
        """Follow a table, unless it is one too many."""
        table = visitor.table
        if table.id not in self._watched and len(self._watched) >= MOST_WATCHED:
            raise No("too-many", f"at most {MOST_WATCHED} tables at once")
        try:
            await visitor.watch(self, since)
        finally:
            if self in table.audience.watchers:
                self._watched[table.id] = table

    def _leave_all(self) -> None:
        for table in list(self._watched.values()):
            self._leave(table)

    def _leave(self, table: Table) -> None:
        self._watched.pop(table.id, None)
        table.audience.go(self)
