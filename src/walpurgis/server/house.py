"""The house: all tables of this process. It finds them, opens and closes, and hears what other processes announce about them.

What people may do is in guest.py and visitor.py; what happens at one table is in table.py.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from weakref import WeakValueDictionary

from walpurgis.engine import Answer

from . import queries
from .advisers import Advisers
from .announce import Announcement, announcer
from .autoplay import OTHERS_FIRST
from .limits import OneAtATime
from .problems import No
from .readiness import Readiness
from .record_workers import RecordWorkers
from .reviews import Reviews
from .services import Services
from .sessions import Sessions
from .settings import Settings
from .sheet import now
from .storage import Database
from .table import Table
from .telling import STAY
from .workers import think

log = logging.getLogger("walpurgis.house")
DAY = 24 * 3600 * 1000
"""In milliseconds, as the database keeps time."""


class House:
    """Everything behind the doors."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        key = settings.signing_key()
        self.sessions = Sessions(key)
        self.db = Database(settings.address)
        self.records = RecordWorkers(settings.workers, settings.megabytes)
        self.reviews = Reviews(self.records, settings.record_seconds)
        self.in_work = OneAtATime()
        self.readiness = Readiness(self.db)
        self.tables: OrderedDict[str, Table] = OrderedDict()
        """The tables in memory, those looked at last at the end."""
        self._services = Services(settings, self.db, announcer(self.db.url, settings.redis, self.hear, self._missed), key)
        self.advisers = Advisers(self._services.advisers, settings.bot_seconds)
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """The locks of those who wait for a table to be read; gone with the last of them."""
        self._unreadable: set[str] = set()
        """Tables that cannot continue and were named in the log; of those that are played, so that it grows no larger than these."""
        self._sweep_seconds = settings.sweep_seconds

    async def open(self) -> None:
        await self._services.announcer.start()
        self._services.soon(self._say_who_is_here())
        self._services.soon(self._sweep())
        async with self.db.writing() as connection:
            await queries.try_again(connection)
        async with self.db.reading() as connection:
            running = await queries.running(connection)
            older = await queries.of_older_rules(connection)
        self._services.soon(self._resume([*older, *(sheet.id for sheet in running if sheet.bots_to_answer() or sheet.clock)]))

    def dice_of(self, table: str, seq: int, seat: int) -> str:
        """The seed of a bot's dice at a question."""
        return self._services.dice_of(table, seq, seat)

    async def hint(self, saved: str, bot: str, seat: int, dice: str) -> Answer:
        """What a bot would answer for a seat."""
        return await self._services.helpers.run(think, saved, bot, seat, dice, self.settings.bot_seconds)

    async def close(self) -> None:
        for table in self.tables.values():
            table.autoplay.stop()
        self.reviews.close()
        self.records.close()
        await self._services.close()

    async def _say_who_is_here(self) -> None:
        """Other processes believe what they heard of presence for a while only: one that died must not hold its guests' seats."""
        while True:
            await asyncio.sleep(STAY / 3)
            for table in list(self.tables.values()):
                if table.audience.watchers:
                    table.audience.announce_presence(asking=False)

    async def _resume(self, running: list[str]) -> None:
        """After a start: tables of older rules are carried over; where it is a bot's turn or a clock runs, the game continues without anybody looking."""
        for table_id in running:
            await self._drive(table_id)

    async def _drive(self, table_id: str, wait: float = 0.0) -> None:
        """Let a table continue. One that cannot be read must not keep the others from it, and is named in the log once."""
        try:
            (await self.at(table_id)).autoplay.drive(wait)
        except Exception as fault:
            if table_id not in self._unreadable:
                self._unreadable.add(table_id)
                log.warning("a table cannot go on", extra={"table": table_id, "fault": repr(fault)})
        else:
            self._unreadable.discard(table_id)

    async def _sweep(self) -> None:
        """Now and then, look for tables that somebody should move and nobody does: whatever failed on the way, no game stands still for good."""
        while True:
            await asyncio.sleep(self._sweep_seconds)
            try:
                await self._move_what_stands_still()
            except Exception as fault:
                log.warning("could not look for tables that stand still", extra={"fault": repr(fault)})
            await self._expire()

    async def _move_what_stands_still(self) -> None:
        """Look at all games being played, however many there are: those that stand still were touched least lately."""
        quiet, last, seen = now() - int(self._sweep_seconds * 1000), "", set[str]()
        while True:
            async with self.db.reading() as connection:
                some = await queries.some_running(connection, last)
            if not some:
                break
            last = some[-1].id
            seen |= {sheet.id for sheet in some}
            for sheet in some:
                if (sheet.bots_to_answer() and sheet.updated < quiet) or sheet.clock:
                    await self._drive(sheet.id, OTHERS_FIRST)
        self._unreadable &= seen

    async def _expire(self) -> None:
        """Abandon the tables that nobody has touched for a long time, and at which nobody is."""
        before, here = now() - int(self.settings.idle_days * DAY), [one for one, table in self.tables.items() if table.audience.here]
        try:
            async with self.db.writing() as connection:
                gone = await queries.expire(connection, before, here)
            for table in [self.tables[one] for one in gone if one in self.tables]:
                async with table.lock:
                    await table.seats_changed()
            if gone:
                log.info("idle tables abandoned", extra={"count": len(gone)})
        except Exception as fault:
            log.warning("could not abandon idle tables", extra={"fault": repr(fault)})

    # Finding tables ----------------------------------------------------------------------------------------------

    async def at(self, table_id: str) -> Table:
        """The table of that id; No if there is none."""
        table = self.tables.get(table_id)
        if table is not None:
            self.tables.move_to_end(table_id)
            return table
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        async with lock:
            table = self.tables.get(table_id)
            if table is None:
                table = await self._find(table_id)
                self.tables[table_id] = table
                self._make_room()
        return table

    def here_at(self, table_id: str) -> set[str]:
        """The guests who are at a table, as far as this process knows."""
        return self.tables[table_id].audience.here if table_id in self.tables else set()

    async def _find(self, table_id: str) -> Table:
        async with self.db.reading() as connection:
            sheet = await queries.sheet(connection, table_id)
        if sheet is None:
            raise No("no-such-table", "there is no such table")
        table = Table(sheet, self._services)
        if sheet.has_begun:
            await table.ready()
        return table

    def _make_room(self) -> None:
        """Forget the tables nobody has looked at for longest; they are found again in the database."""
        for table_id in list(self.tables)[: max(0, len(self.tables) - self.settings.live)]:
            if self.tables[table_id].is_idle:
                del self.tables[table_id]

    # Other processes ---------------------------------------------------------------------------------------------

    async def hear(self, said: Announcement) -> None:
        """What another process announces. Tables that are not in memory here do not care."""
        table = self.tables.get(said.table)
        if table is not None:
            self._services.soon(self.follow(table, said))

    async def follow(self, table: Table, said: Announcement) -> None:
        """Do what an announcement asks for. What is said about one table is handled in order, since its lock admits callers in turn."""
        async with table.lock:
            match said.what:
                case "seq":
                    await self._catch_up(table)
                case "info":
                    await table.show_again()
                case "notice" if said.notice is not None:
                    table.audience.show(said.notice)
                case "chat":
                    await table.show_chat(said.seq)
                case "here":
                    table.audience.hear_presence(said)

    async def _catch_up(self, table: Table) -> None:
        """Another process has put something in: those who are here are told. If nobody is, it is read when somebody comes."""
        if not table.audience.watchers:
            table.forget()
            return
        before = table.audience.upto
        await table.catch_up()
        if table.audience.upto != before:
            if table.sheet.phase == "finished":
                table.audience.tell_info()
            table.autoplay.drive(OTHERS_FIRST)

    async def _missed(self) -> None:
        """The line to other processes was broken for a while. Tables that somebody watches are read again, the others when somebody comes."""
        for table_id, table in list(self.tables.items()):
            if table.is_idle:
                self.tables.pop(table_id, None)
                continue
            try:
                async with table.lock:
                    await table.show_again()
            except Exception as fault:
                log.warning("a table was not read again", extra={"table": table_id, "fault": repr(fault)})
                continue
            table.audience.announce_presence(asking=True)
            table.autoplay.drive(OTHERS_FIRST)
