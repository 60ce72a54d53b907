"""The house: all tables of this process. It finds them, lets people and bots answer, stores what was answered and then tells everybody.

The truth is in the database. A process applies an answer to its own copy, tries to store it as the next row, and shows it only after the commit. If another
process was first, the row's number is taken: the copy is thrown away, the table read again, and the answer judged by what is there now.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import select, update

from walpurgis.engine import Event, Refused
from walpurgis.engine.errors import BrokenData, RuleFailed

from . import queries, wire
from .announce import Announcement, announcer
from .problems import No
from .schema import seats, tables
from .sessions import Sessions
from .settings import Settings
from .storage import Conflict, Database
from .table import STAY, Live, Seat, Sheet, encode, entry_of, now
from .workers import Workers, seed_of, think

log = logging.getLogger("walpurgis.table")
TRIES = 5
PATIENCE = 60.0
"""Seconds for `random`, which plays when another bot has failed: it must not fail, too."""
OTHERS_FIRST = 3.0
"""Seconds a process waits before it lets bots play at a table where another process put in the last answer."""


class House:
    """Everything behind the doors: tables, database, workers, announcements."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.db = Database(settings.address)
        self.sessions = Sessions(settings.signing_key())
        self.workers = Workers(settings.workers)
        self.announcer = announcer(self.db.url, settings.redis, self._hear, self._missed)
        self.live: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.began = now()

    async def open(self) -> None:
        await self.announcer.start()
        self.soon(self._say_who_is_here())
        async with self.db.reading() as connection:
            running = await queries.running(connection)
        self.soon(self._resume([sheet.id for sheet in running if bots_turn(sheet) or sheet.clock]))

    async def close(self) -> None:
        for live in self.live.values():
            if live.timer is not None:
                live.timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.workers.close()
        await self.announcer.stop()
        await self.db.close()

    def soon(self, work: Any) -> asyncio.Task[Any]:
        """Do something beside; faults are logged, not lost."""
        task: asyncio.Task[Any] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("failed beside", exc_info=task.exception())

    async def _say_who_is_here(self) -> None:
        """Other processes believe what they heard of presence for a while only: one that died must not hold its guests' seats."""
        while True:
            await asyncio.sleep(STAY / 3)
            for live in list(self.live.values()):
                if live.watchers:
                    self.tell_presence(live, asking=False)

    async def _resume(self, running: list[str]) -> None:
        """After a start: where it is a bot's turn or a clock runs, the game goes on without anybody looking."""
        for table in running:
            live = await self.at(table)
            self.drive(live)

    # Finding tables ----------------------------------------------------------------------------------------------

    async def at(self, table: str) -> Live:
        """The live table of that id; No if there is none."""
        live = self.live.get(table)
        if live is not None:
            self.live.move_to_end(table)
            return live
        try:
            async with self._loading.setdefault(table, asyncio.Lock()):
                live = self.live.get(table)
                if live is None:
                    live = await self._load(table)
                    self.live[table] = live
                    self._make_room()
        finally:
            self._loading.pop(table, None)
        return live

    async def _load(self, table: str) -> Live:
        async with self.db.reading() as connection:
            sheet = await queries.sheet(connection, table)
        if sheet is None:
            raise No("no-such-table", "there is no such table")
        live = Live(sheet)
        if sheet.phase in ("playing", "finished"):
            await self.reload(live)
        return live

    def _make_room(self) -> None:
        """Forget the tables nobody has looked at for longest; they are found again in the database."""
        for table in list(self.live)[: max(0, len(self.live) - self.settings.live)]:
            if self.live[table].idle:
                del self.live[table]

    async def reload(self, live: Live) -> None:
        """Read a table anew: its sheet, its checkpoint and the rows since. Those who are here are told what they have not heard."""
        live.match = None
        async with self.db.reading() as connection:
            sheet = await queries.sheet(connection, live.id)
            assert sheet is not None
            live.sheet = sheet
            if sheet.phase not in ("playing", "finished"):
                return
            kept = await queries.checkpoint(connection, live.id)
            rows = await queries.rows_after(connection, live.id, kept.seq)
            last = rows[-1] if rows else await queries.last_row(connection, live.id)
            past = await queries.past(connection, live.id, live.told) if live.watchers else None
        try:
            live.stand(kept.save, kept.seq, msgspec.json.decode(kept.played), [(row.seq, entry_of(row.entry)) for row in rows])
        except BrokenData as fault:
            log.warning("a table cannot be read", exc_info=fault, extra={"table": live.id})
            if sheet.rules != live.game.version:
                raise No("other-rules", "this table was begun under other rules; this version of the program cannot play it on") from fault
            raise No("broken-record", "what is stored of this table cannot be read") from fault  # but not why: it holds what nobody may see
        live.clocks = None if last.clocks is None else msgspec.json.decode(last.clocks)
        live.clock_at = max(last.at, self.began)  # nobody pays for the time in which the server was down
        before, live.told = live.told, live.sheet.seq
        if past is not None and before != live.told:
            for watcher in live.watchers:
                watcher.send(*self.story_for(live, past, watcher.guest, before), live.position(live.sheet.own(watcher.guest)))

    async def refresh(self, live: Live) -> None:
        """Read seats and phase anew, keep the match."""
        async with self.db.reading() as connection:
            sheet = await queries.sheet(connection, live.id)
        assert sheet is not None
        if live.match is None or sheet.seq != live.sheet.seq:
            await self.reload(live)
        else:
            live.sheet = sheet

    # Answers -----------------------------------------------------------------------------------------------------

    async def answer(self, live: Live, seat: int, answer: Any, question: int | None, may: Callable[[Seat], bool]) -> None:
        """Put in an answer and store it; returns after the commit, when everybody was told. A refusal changes nothing."""
        async with live.lock:
            for _ in range(TRIES):
                if live.match is None:
                    await self.reload(live)
                if live.sheet.phase != "playing":
                    raise No("wrong-phase", "this game is not being played")
                if not 0 <= seat < len(live.sheet.seats) or not may(live.sheet.seats[seat]):
                    raise No("not-your-seat", "that is not your seat")
                try:
                    row, events = live.apply(seat, answer, question)
                except (Refused, RuleFailed):
                    if await self._moved_on(live):
                        continue
                    raise
                try:
                    await self.db.append(row)
                except Conflict:
                    live.match = None
                    continue
                except BaseException:
                    live.match = None
                    raise
                break
            else:
                raise No("too-fast", "others were faster again and again; try once more")
            self.tell_answer(live, events)
        self.announcer.say(Announcement(live.id, "seq", live.sheet.seq))
        self.drive(live)

    async def _moved_on(self, live: Live) -> bool:
        """Whether other processes have put something in that this copy does not know."""
        async with self.db.reading() as connection:
            seq = (await connection.execute(select(tables.c.seq).where(tables.c.id == live.id))).scalar_one()
        if seq != live.sheet.seq:
            live.match = None
        return live.match is None

    # Telling -----------------------------------------------------------------------------------------------------

    def tell_answer(self, live: Live, events: list[Event]) -> None:
        """Show the new position to everybody here. Browsers with the same seats get the same bytes."""
        live.told = live.sheet.seq
        made: dict[tuple[int, ...], list[bytes]] = {}
        for watcher in live.watchers:
            own = live.sheet.own(watcher.guest)
            if own not in made:
                lines = live.lines(live.sheet.seq, events, own)
                story = [encode(wire.Story(table=live.id, lines=lines, upto=live.sheet.seq))] if lines else []
                made[own] = [*story, live.position(own)]
            watcher.send(*made[own])
        if live.sheet.phase == "finished":
            self.tell_info(live)

    def tell_position(self, live: Live) -> None:
        if live.match is not None:
            for watcher in live.watchers:
                watcher.send(live.position(live.sheet.own(watcher.guest)))

    def tell_info(self, live: Live) -> None:
        """Show the table itself to everybody here: seats, presence, phase."""
        here = live.here
        for watcher in live.watchers:
            watcher.send(encode(wire.AtTable(table=live.id, info=live.sheet.info(watcher.guest, here))))

    def notice(self, live: Live, kind: wire.NoticeKind, name: str, bot: str = "") -> None:
        """Tell the table what it should know of a player, here and through other processes."""
        notice = wire.Notice(table=live.id, kind=kind, name=name, bot=bot)
        self._show_notice(live, notice)
        self.announcer.say(Announcement(live.id, "notice", notice=notice))

    def _show_notice(self, live: Live, notice: wire.Notice) -> None:
        for watcher in live.watchers:
            watcher.send(encode(notice))

    async def changed(self, live: Live) -> None:
        """Seats or phase have changed in the database: read them, tell everybody, let bots go on."""
        await self._reread(live)
        self.announcer.say(Announcement(live.id, "info"))
        self.drive(live)

    async def _reread(self, live: Live) -> None:
        """Read the table anew and show it to everybody here."""
        before = live.told
        await self.refresh(live)
        self.tell_info(live)
        if live.told == before:
            self.tell_position(live)

    async def catch_up(self, live: Live) -> None:
        """Another process has put something in: read it and tell those who are here."""
        async with live.lock:
            if live.match is not None and not await self._moved_on(live):
                return
            if not live.watchers:
                live.match = None  # it is read when somebody comes
                return
            await self.reload(live)
            if live.sheet.phase == "finished":
                self.tell_info(live)
        self.drive(live, OTHERS_FIRST)

    def story_for(self, live: Live, past: queries.Past, guest: str, since: int) -> list[bytes]:
        """The story after `since` for a guest, as one message; none if there is nothing new."""
        own = live.sheet.own(guest)
        lines = [line for seq, _, told in past.rows for line in live.lines(seq, live.heard(told), own)]
        story = wire.Story(table=live.id, lines=lines, upto=live.sheet.seq, rewound=past.rewound)
        return [encode(story)] if lines or past.rewound is not None or since != live.sheet.seq else []

    async def _hear(self, said: Announcement) -> None:
        """What another process announces; tables that are not live here do not care."""
        live = self.live.get(said.table)
        if live is not None:
            self.soon(self._follow(live, said))

    async def _missed(self) -> None:
        """The line to other processes was broken for a while. Tables that somebody watches are read anew, the others when somebody comes."""
        for table, live in list(self.live.items()):
            if live.idle:
                self.live.pop(table, None)
                continue
            async with live.lock:
                await self._reread(live)
            self.tell_presence(live, asking=True)
            self.drive(live, OTHERS_FIRST)

    async def _follow(self, live: Live, said: Announcement) -> None:
        async with live.following:  # what is said of one table is heard in its order
            if said.what == "seq":
                await self.catch_up(live)
            elif said.what == "info":
                async with live.lock:
                    await self._reread(live)
            elif said.what == "notice" and said.notice is not None:
                self._show_notice(live, said.notice)
            elif said.what == "chat":
                await self.tell_chat(live, said.seq)
            elif said.what == "here":
                live.elsewhere[said.by] = time.monotonic(), said.guests
                self.tell_info(live)
                if said.seq and live.watchers:
                    self.tell_presence(live, asking=False)

    async def tell_chat(self, live: Live, number: int) -> None:
        """Show one line of chat to everybody here."""
        async with self.db.reading() as connection:
            lines = await queries.chat_of(connection, live.id, only=number)
        for watcher in live.watchers:
            watcher.send(encode(wire.ChatSaid(table=live.id, lines=lines)))

    def tell_presence(self, live: Live, *, asking: bool) -> None:
        """Tell other processes who is here through this one; `asking`: and want to know it of them."""
        self.announcer.say(Announcement(live.id, "here", int(asking), guests=sorted({watcher.guest for watcher in live.watchers})))

    # Bots and clocks ---------------------------------------------------------------------------------------------

    def drive(self, live: Live, wait: float = 0.0) -> None:
        """Wind the clock; if it is a bot's turn, let it think."""
        self._wind(live)
        if bots_turn(live.sheet) and (live.bots is None or live.bots.done()):
            live.bots = self.soon(self._let_bots_play(live, wait))

    async def _let_bots_play(self, live: Live, wait: float) -> None:
        """Bots answer one after the other until a person must."""
        await asyncio.sleep(wait)
        failed: tuple[int, int] | None = None
        while True:
            async with live.lock:
                if live.match is None:
                    await self.reload(live)
                match, sheet = live.match, live.sheet
                turn = bots_turn(sheet)
                if match is None or not turn:
                    return
                seat, seq, question = turn[0], sheet.seq, match.question
                saved, bot = match.save(past=False), live.bot_for(sheet.seats[seat])
            seconds = self.settings.bot_seconds
            if failed == (seat, seq):
                bot, seconds = "random", PATIENCE
            pause = 0.0 if all(s.given_up or s.kind == "bot" for s in sheet.seats) and any(s.guest for s in sheet.seats) else self.settings.bot_pause
            thought, _ = await asyncio.gather(
                self.workers.run(think, saved, bot, seat, seed_of(live.id, seq, seat), seconds),
                asyncio.sleep(pause),
                return_exceptions=True,
            )
            fault = thought if isinstance(thought, BaseException) else None
            if fault is None:
                try:
                    await self.answer(live, seat, thought, question, lambda s: s.by_bot)
                    continue
                except Refused as refusal:
                    if live.match is None or live.match.question != question or seat not in live.match.asks:
                        continue  # somebody else has answered, taken the seat back or undone
                    fault = refusal
                except RuleFailed as rule:
                    fault = rule
            log.warning("bot failed", extra={"table": live.id, "seat": seat, "bot": bot, "fault": repr(fault)})
            if bot == "random" and failed == (seat, seq):
                self.notice(live, "bots-stuck", live.sheet.seats[seat].name)
                return
            failed = seat, seq
            self.notice(live, "bot-failed", live.sheet.seats[seat].name, bot)

    def _wind(self, live: Live) -> None:
        """Set the alarm for the seat whose time is up first."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        out = live.next_out(now()) if live.clocks is not None else None
        if out is not None:
            live.timer = asyncio.get_running_loop().call_later(out[1] / 1000, lambda: self.soon(self._time_is_up(live)))

    async def _time_is_up(self, live: Live) -> None:
        async with live.lock:
            out = live.next_out(now())
            if out is None or out[1] > 0:
                self._wind(live)
                return
            seat = live.sheet.seats[out[0]]
            async with self.db.writing() as connection:
                await connection.execute(update(seats).where(seats.c.table_id == live.id, seats.c.seat == seat.seat).values(out_of_time=True))
            if live.clocks is not None:
                live.clocks, live.clock_at = live.left(now()), now()
            await self.changed(live)
        self.notice(live, "out-of-time", seat.name)


def bots_turn(sheet: Sheet) -> list[int]:
    """The seats for which a bot must answer now. Bots wait for people: if all people are only away, nobody plays on without them."""
    if sheet.phase != "playing":
        return []
    people = [seat for seat in sheet.seats if seat.kind == "human" and not seat.given_up]
    if people and all(seat.stand_in for seat in people):
        return []
    return [seat for seat in sheet.waiting if sheet.seats[seat].by_bot]
