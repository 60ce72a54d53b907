"""One table as a process holds it: its match, its clock, and the lock under which both change.

The truth is in the database. An answer is applied to the copy here, stored as the next row, and shown only after the commit. If another process was first, the
number of the row is taken: the copy is forgotten, the table read again, and the answer judged by what is there now. Rows of other processes are put in
as they were put in there; the match is loaded only if it is not here. Who may do what is in visitor.py.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, NoReturn

import msgspec
from sqlalchemy import update

from walpurgis.engine import AnyGame, Event, Match, Refused, game_named
from walpurgis.engine.entries import Given, Redealt
from walpurgis.engine.errors import Limit, RuleFailed
from walpurgis.engine.saves import write_story

from . import queries, wire
from .autoplay import Autoplay
from .problems import No
from .queries import Checkpoint, StandingRows, StoredRow
from .row_writer import NewRow
from .schema import seats, tables
from .services import Services
from .sheet import Entry, SeatState, Sheet, Undone, Wish, now, text
from .storage import Conflict
from .telling import Audience
from .thinking_time import ThinkingTime
from .workers import AfterUndo, undo

KEEP_EVERY = 16
"""Rows between two checkpoints: one is kept with each row whose number this divides, at whichever process."""
TRIES = 5
log = logging.getLogger("walpurgis.table")


class Table:
    """A table in memory. Whoever calls what changes it or waits for it holds its lock, from before an answer is applied until everybody was told."""

    def __init__(self, sheet: Sheet, services: Services) -> None:
        self.sheet = sheet
        self.lock = asyncio.Lock()
        self.audience = Audience(self, services.announcer)
        self.autoplay = Autoplay(self, services)
        self.played: set[int] = set()
        """The seats that have an answer to undo."""
        self._services, self._db = services, services.db
        self._match: Match[Any] | None = None
        self._time: ThinkingTime | None = None

    @property
    def id(self) -> str:
        return self.sheet.id

    @property
    def game(self) -> AnyGame:
        return game_named(self.sheet.game)

    @property
    def match(self) -> Match[Any]:
        """The match of a game that has begun. A table must be `ready` for it."""
        assert self._match is not None, "the table is not ready"
        return self._match

    @property
    def is_idle(self) -> bool:
        """Whether nobody here needs it: it can be found in the database again."""
        return not (self.audience.watchers or self.lock.locked() or self.autoplay.is_busy)

    def is_asking(self, seat: int, question: int) -> bool:
        """Whether that question to that seat is open, as far as this process knows."""
        return self._match is not None and self._match.question == question and seat in self._match.asks

    def must_be_playing(self) -> None:
        if self.sheet.phase != "playing":
            raise No("wrong-phase", "this game is not being played")

    # Being where the database is ---------------------------------------------------------------------------------

    def forget(self) -> None:
        """The copy here is not what is stored, or nobody needs it: it is read again before it is used."""
        self._match = None

    async def ready(self) -> None:
        """Read the table again if it was forgotten, or has not begun here."""
        if self._match is None:
            await self.catch_up()

    async def has_moved_on(self) -> bool:
        """Whether other processes have put something in that this copy does not know. Of a forgotten one nobody can say that it has not."""
        if self._match is None:
            return True
        async with self._db.reading() as connection:
            return await queries.seq_of(connection, self.id) != self.sheet.seq

    async def catch_up(self) -> None:
        """Stand where the database stands: read seats and phase anew and put in the rows of others. Those who are here are told what they have not heard."""
        rows, checkpoint = list[StoredRow](), None
        async with self._db.reading() as connection:
            sheet = await queries.sheet(connection, self.id)
            assert sheet is not None
            if sheet.has_begun:
                rows = [] if self._match is None else await queries.rows_after(connection, self.id, self.sheet.seq)
                if not self._can_follow(rows, sheet):
                    checkpoint = await queries.checkpoint(connection, self.id)
                    first = min(checkpoint.seq, self.audience.upto + 1) if self.audience.watchers else checkpoint.seq
                    rows = await queries.rows_after(connection, self.id, first - 1)
        try:
            if checkpoint is not None:
                self._load(checkpoint, [row for row in rows if row.seq > checkpoint.seq])
            else:
                self._follow(rows)
        except (Refused, RuleFailed) as fault:
            self._cannot_be_read(sheet, fault)
        self.charge_time(now())  # as those sat who sat here until now
        self.sheet = sheet
        if rows:
            left, at = rows[-1].clocks, max(rows[-1].at, self._services.began)
            self._time = None if left is None else ThinkingTime(left, at)
        if sheet.seq != self.audience.upto:
            self.audience.tell_rows(StandingRows.of([row for row in rows if row.seq > self.audience.upto], self.audience.upto))

    def _can_follow(self, rows: list[StoredRow], sheet: Sheet) -> bool:
        """Whether these rows lead from the copy here to where the table stands. An undo leads back, and a database that was put back did so, too."""
        return self._match is not None and sheet.seq == self.sheet.seq + len(rows) and not any(isinstance(row.entry, Undone) for row in rows)

    def _follow(self, rows: list[StoredRow]) -> None:
        """Put in what other processes have put in."""
        for row in rows:
            self._put_in(self.match, row.entry)
            self.match.hand_over()

    def _load(self, checkpoint: Checkpoint, rows: list[StoredRow]) -> None:
        """Take up the match where a checkpoint left it, and put in the answers since."""
        self._match = None
        match = Match.load(checkpoint.save, game=self.game)
        self.played = set(checkpoint.played)
        for row in rows:
            self._put_in(match, row.entry)
        match.hand_over()  # what was told and put in is in the database; here it would only grow
        self._match = match

    def _put_in(self, match: Match[Any], entry: Entry) -> None:
        if isinstance(entry, Given | Redealt):
            match.put_in(entry)
        if isinstance(entry, Given):
            self.played.add(entry.seat)

    def _cannot_be_read(self, sheet: Sheet, fault: Exception) -> NoReturn:
        self.forget()
        log.warning("a table cannot be read", exc_info=fault, extra={"table": self.id})
        if sheet.rules != self.game.version:
            raise No("other-rules", "this table was begun under other rules; this version of the program cannot play it on") from fault
        raise No("broken-record", "what is stored of this table cannot be read") from fault  # but not why: it holds what nobody may see

    # Answers -----------------------------------------------------------------------------------------------------

    async def answer(self, given: Given, question: int | None, may: Callable[[SeatState], bool]) -> None:
        """Put in an answer and store it; returns after the commit, when everybody here was told. A refusal changes nothing."""
        for _ in range(TRIES):
            await self.ready()
            self.must_be_playing()
            if not may(self.sheet.seat(given.seat)):
                raise No("not-your-seat", "that is not your seat")
            try:
                row, events = self.apply(given, question)
            except (Refused, RuleFailed):
                if not await self.has_moved_on():
                    raise
                await self.catch_up()
                continue
            except BaseException:
                self.forget()  # it may have been put in
                raise
            if await self._store(row):
                break
        else:
            raise No("too-fast", "others were faster again and again; try once more")
        self.audience.tell_answer(events)
        self.autoplay.drive()

    def apply(self, given: Given, question: int | None = None) -> tuple[NewRow, list[Event]]:
        """Put an answer in. What must be stored for it, and the events it told; nothing of it may be shown before it is stored."""
        match, sheet, at = self.match, self.sheet, now()
        match.answer(given.seat, given.answer, question)
        events = match.hand_over()
        self.played.add(given.seat)
        self.charge_time(at)
        if self._time is not None and sheet.clock is not None and not sheet.seats[given.seat].by_bot:
            self._time.add(given.seat, sheet.clock.increment * 1000)
        if match.over:
            sheet.phase, sheet.result = "finished", match.result()
        return self._next_row(given, write_story(events), at, keep=match.over), events

    async def _store(self, row: NewRow) -> bool:
        """Store what was applied. False if another process was first; then, and if the database fails, the copy here is not what is stored."""
        try:
            await self._db.append(row)
        except Conflict:
            self.forget()
            return False
        except BaseException:
            self.forget()
            raise
        return True

    def _next_row(self, entry: Entry, told: bytes, at: int, *, keep: bool) -> NewRow:
        """The row for an entry that has led to where the match stands now; `keep`: with a checkpoint in any case."""
        sheet, checkpoint = self.sheet, None
        sheet.seq += 1
        sheet.waiting, sheet.updated, sheet.wish = sorted(self.match.asks), at, None
        if keep or sheet.seq % KEEP_EVERY == 0:
            checkpoint = self.match.save(past=False), text(sorted(self.played))
        left, result = self.time_left(at), sheet.result
        return NewRow(
            self.id, sheet.seq, text(entry), told.decode(), None if left is None else text(left), at,
            text(sheet.waiting), sheet.phase, None if result is None else text(result), checkpoint,
        )  # fmt: skip

    # Undo --------------------------------------------------------------------------------------------------------

    async def undo(self, seat: int, *, consent: bool) -> Limit | None:
        """Undo the last answer of a seat and store that, unless a limit forbids it, which is returned."""
        await self.catch_up()
        async with self._db.reading() as connection:
            rows = await queries.standing_rows(connection, self.id, upto=self.sheet.seq)  # what comes after it makes the row below too late
        done = await self._services.workers.run(undo, msgspec.json.encode(rows.record_of(self.sheet)), seat, consent)
        if done.limit is not None:
            return done.limit
        put_in = [row for row in rows.rows if row.seq > 0]
        fallen = [put_in[n] for n in done.falls]
        entry = Undone(seat, [row.seq for row in fallen], fallen[0].seq if any(row.told != "[]" for row in fallen) else None)
        if not await self._store(self.apply_undo(entry, done)):
            raise No("too-fast", "somebody answered at the same moment")
        self.audience.tell_undo(entry.rewound)
        self.audience.tell_notice("undone", self.sheet.seats[seat].name)
        self.autoplay.drive()
        return None

    def apply_undo(self, entry: Undone, done: AfterUndo) -> NewRow:
        """Stand where an undo leads. Its row is stored with a checkpoint, so that nobody has to play the game again."""
        at = now()
        self.charge_time(at)
        question = self.match.question + 1  # numbers of questions never come again: a late answer cannot meet another question
        match = Match.load(done.save, game=self.game, question=question)
        match.hand_over()
        self._match, self.played = match, set(done.played)
        return self._next_row(entry, b"[]", at, keep=True)

    async def set_wish(self, wish: Wish | None) -> None:
        """Keep or drop the wish of a seat to undo, and show it."""
        async with self._db.writing() as connection:
            await connection.execute(update(tables).where(tables.c.id == self.id).values(wish=None if wish is None else text(wish)))
        self.sheet.wish = wish
        self.audience.tell_position()
        self.audience.announce_info()

    # Seats -------------------------------------------------------------------------------------------------------

    async def mark_seat(self, seat: int, **values: bool) -> None:
        """Keep that a bot stands in for a seat, that it has resigned, or that its time is up."""
        async with self._db.writing() as connection:
            await connection.execute(update(seats).where(seats.c.table_id == self.id, seats.c.seat == seat).values(**values))
        await self.seats_changed()

    async def seats_changed(self) -> None:
        """Seats or phase have changed in the database: read them, tell everybody, let bots go on."""
        await self.show_again()
        self.audience.announce_info()
        self.autoplay.drive()

    async def show_again(self) -> None:
        """Read the table again and show it to everybody here."""
        before = self.audience.upto
        await self.catch_up()
        self.audience.tell_info()
        if self._match is not None and self.audience.upto == before:
            self.audience.tell_position()

    async def show_chat(self, number: int) -> None:
        """Show one line of chat to everybody here."""
        async with self._db.reading() as connection:
            lines = await queries.chat_of(connection, self.id, only=number)
        self.audience.show(wire.ChatSaid(table=self.id, lines=lines))

    # The clock ---------------------------------------------------------------------------------------------------

    def time_left(self, at: int) -> list[int] | None:
        """Milliseconds left for each seat at this moment; None without a clock."""
        return None if self._time is None else self._time.left(at, self.sheet.people_to_answer())

    def first_out(self, at: int) -> tuple[int, int] | None:
        """The seat whose time is up first, and in how many milliseconds."""
        return None if self._time is None else self._time.first_out(at, self.sheet.people_to_answer())

    def charge_time(self, at: int) -> None:
        """Take away the time used up to now, before it becomes another's turn."""
        if self._time is not None:
            self._time.charge(at, self.sheet.people_to_answer())
