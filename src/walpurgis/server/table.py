"""One table as a process holds it: its match, its clock, and the lock under which both change.

The truth is in the database. An answer is applied to the copy here, stored as the next row, and shown only after the commit. If another process was first, the
number of the row is taken: the copy is forgotten, the table read again, and the answer judged by what is there now. Rows of other processes are put in
as they were put in there; the match is loaded only if it is not here. Who may do what is in visitor.py.

A table of older rules is mended when it is read, and a row says so (carrying_over.py). One that cannot be is frozen: it is shown as it was last seen.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple, NoReturn

import msgspec
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from walpurgis import wire
from walpurgis.engine import AnyGame, Event, Match, Refused, game_named, games
from walpurgis.engine.entries import Given, Redealt
from walpurgis.engine.errors import Limit, RuleFailed
from walpurgis.engine.saves import write_story

from . import queries
from .autoplay import Autoplay
from .carrying_over import carried_over, is_older, mended_row
from .problems import No
from .queries import Checkpoint, StandingRows, StoredRow
from .row_writer import NewRow
from .schema import seats, tables
from .seen_rows import SeenRow, pack, read, unpack
from .services import Services
from .sheet import Entry, MendedRow, SeatState, Sheet, Undone, Wish, now, text
from .storage import Conflict
from .telling import Audience
from .thinking_time import ThinkingTime
from .workers import AfterUndo, undo

KEEP_EVERY = 16
"""A checkpoint is kept with each row that ends a step, and with each row whose number this divides, at whichever process. So newer rules take a table over
where it stands, and need not play again what was played under others."""
TRIES = 5
log = logging.getLogger("walpurgis.table")


class Held(NamedTuple):
    """Why an answer is not simply undone: the limit, the row of that answer, and the last row of the table."""

    limit: Limit
    row: int
    seq: int


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
        self._views: dict[int | None, msgspec.Raw] = {}
        self._first = b""
        """What was seen after row 0, with which all that is seen is packed."""
        self._frozen: SeenRow | None = None
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
    def is_frozen(self) -> bool:
        """Whether its rules are not those of this program, and cannot become them: it is shown as it was last seen."""
        return self._match is None and self._frozen is not None

    def view(self, seat: int | None) -> msgspec.Raw:
        """What a seat sees of the table now, or saw last, as JSON: it is shown and kept."""
        if self._match is None:
            assert self._frozen is not None, "the table is not ready"
            return self._frozen.views[0 if seat is None else seat + 1]
        if seat not in self._views:
            self._views[seat] = msgspec.Raw(msgspec.json.encode(self._match.view(seat)))
        return self._views[seat]

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
        if self.sheet.stopped or self.is_frozen:
            raise No("other-rules", "the rules of this game have changed, and this table cannot be carried over; it can be looked at up to its last moment")

    # Being where the database is ---------------------------------------------------------------------------------

    def forget(self) -> None:
        """The copy here is not what is stored, or nobody needs it: it is read again before it is used."""
        self._match = None
        self._views.clear()

    async def ready(self) -> None:
        """Read the table again if it was forgotten, or has not begun here."""
        if self._match is None:
            await self.catch_up()

    async def has_moved_on(self) -> bool:
        """Whether other processes have put something in that this copy does not know. For a forgotten one nobody can rule that out."""
        if self._match is None:
            return True
        async with self._db.reading() as connection:
            return await queries.seq_of(connection, self.id) != self.sheet.seq

    async def catch_up(self) -> None:
        """Catch up with the database: read seats and phase again and put in the rows of others. Those who are here are told what they have not heard.

        A table of older rules is mended first. Whoever else does so at the same moment may be faster: then theirs is read.
        """
        for _ in range(TRIES):
            if await self._read_again():
                return
        raise No("too-fast", "others were faster again and again; try once more")

    async def _read_again(self) -> bool:
        """Catch up with the database; False if it has moved on because this table's rules were mended."""
        rows, checkpoint, frozen = list[StoredRow](), None, None
        async with self._db.reading() as connection:
            sheet = await queries.sheet(connection, self.id)
            assert sheet is not None
            if sheet.has_begun:
                self._first = self._first or unpack(await queries.seen_after(connection, self.id, 0) or "", b"")
                frozen = await self._as_last_seen(connection, sheet)
                rows = [] if self._match is None else await queries.rows_after(connection, self.id, self.sheet.seq)
                if frozen is not None:
                    rows = await queries.rows_after(connection, self.id, self.audience.upto)
                elif not self._can_follow(rows, sheet):
                    checkpoint = await queries.checkpoint(connection, self.id)
                    first = min(checkpoint.seq, self.audience.upto + 1) if self.audience.watchers else checkpoint.seq
                    rows = await queries.rows_after(connection, self.id, first - 1)
        self._frozen = frozen
        if frozen is not None:
            self._match = None
        elif checkpoint is not None and is_older(sheet) and sheet.phase == "playing" and sheet.stopped != self.game.version:
            return await self._carry_over(sheet, checkpoint, [row for row in rows if row.seq > checkpoint.seq])
        try:
            if checkpoint is not None:
                self._load(checkpoint, [row for row in rows if row.seq > checkpoint.seq])
            elif frozen is None:
                self._follow(rows)
        except (Refused, RuleFailed) as fault:
            self._cannot_be_read(sheet, fault)
        self.charge_time(now())  # as those sat who sat here until now
        self._stand(sheet, rows)
        if sheet.seq != self.audience.upto:
            self.audience.tell_rows(StandingRows.of([row for row in rows if row.seq > self.audience.upto], self.audience.upto))
        return True

    def _stand(self, sheet: Sheet, rows: list[StoredRow]) -> None:
        """Seats, phase and clocks are those of the database, the clocks as the last of these rows has them."""
        self.sheet = sheet
        if rows:
            left, at = rows[-1].clocks, max(rows[-1].at, self._services.began)
            self._time = None if left is None else ThinkingTime(left, at)

    # Rules that are not those of this program --------------------------------------------------------------------

    async def _as_last_seen(self, connection: AsyncConnection, sheet: Sheet) -> SeenRow | None:
        """What was seen last of a table that cannot be played here: it ended under older rules, newer ones hold, or those of this program have stopped it."""
        game = games().get(sheet.game)
        if game is not None and (sheet.rules == game.version or (is_older(sheet) and sheet.phase == "playing" and sheet.stopped != game.version)):
            return None
        last = await queries.seen_after(connection, self.id, sheet.seq)
        return None if last is None or not self._first else read(last, b"" if sheet.seq == 0 else self._first)

    async def _carry_over(self, sheet: Sheet, checkpoint: Checkpoint, rows: list[StoredRow]) -> bool:
        """Continue under the present rules where older ones left off, and store that as a row. If that cannot be, the table is stopped, and read again."""
        self.forget()
        try:
            match = carried_over(self.game, checkpoint, rows)
        except Refused as fault:
            log.warning("a table cannot be carried over", extra={"table": self.id, "rules": sheet.rules, "fault": str(fault)})
            async with self._db.writing() as connection:
                where = (tables.c.id == self.id, tables.c.seq == sheet.seq)
                await connection.execute(update(tables).where(*where).values(stopped=self.game.version))
            return False
        async with self._db.reading() as connection:
            standing = await queries.standing_rows(connection, self.id, upto=sheet.seq)
            last = await queries.rows_after(connection, self.id, sheet.seq - 1)
        entry = mended_row(match, standing, sheet)
        told = write_story(match.hand_over()[-1:])
        self._stand(sheet, last)
        again = [row for row in standing.rows if row.seq >= entry.first and row.seq not in entry.void]
        self._match, self.played = match, {row.entry.seat for row in again if isinstance(row.entry, Given)}
        if match.over:
            sheet.phase, sheet.result = "finished", match.result()
        sheet.rules, sheet.shape, sheet.options, sheet.stopped = entry.version, entry.shape, entry.options, 0
        stored = await self._store(self._next_row(entry, told, now(), keep=True, options=text(entry.options)))
        log.info("the rules of a table were mended", extra={"table": self.id, "before": entry.before, "after": entry.version, "void": entry.void})
        self.forget()
        if stored:
            self.audience.announce_seq()
        return False

    def _can_follow(self, rows: list[StoredRow], sheet: Sheet) -> bool:
        """Whether these rows lead from the copy here to where the table stands. An undo leads back, and a database that was put back did so, too."""
        jumps = any(isinstance(row.entry, Undone | MendedRow) for row in rows)
        return self._match is not None and sheet.seq == self.sheet.seq + len(rows) and not jumps

    def _follow(self, rows: list[StoredRow]) -> None:
        """Put in what other processes have put in."""
        for row in rows:
            self._put_in(self.match, row.entry)
            self.match.hand_over()

    def _load(self, checkpoint: Checkpoint, rows: list[StoredRow]) -> None:
        """Take up the match where a checkpoint left it, and put in the answers since."""
        self.forget()
        match = Match.load(checkpoint.save, game=self.game)
        self.played = set(checkpoint.played)
        for row in rows:
            self._put_in(match, row.entry)
        match.hand_over()  # what was told and put in is in the database; here it would only grow
        self._match = match

    def _put_in(self, match: Match[Any], entry: Entry) -> None:
        self._views.clear()
        if isinstance(entry, Given | Redealt):
            match.put_in(entry)
        if isinstance(entry, Given):
            self.played.add(entry.seat)

    def _cannot_be_read(self, sheet: Sheet, fault: Exception) -> NoReturn:
        self.forget()
        log.warning("a table cannot be read", exc_info=fault, extra={"table": self.id})
        if sheet.rules != self.game.version:
            raise No("other-rules", "this table was begun under other rules, of which too little was kept to show it here") from fault
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
        self._views.clear()
        events = match.hand_over()
        self.played.add(given.seat)
        self.charge_time(at)
        if self._time is not None and sheet.clock is not None and not sheet.seats[given.seat].by_bot:
            self._time.add(given.seat, sheet.clock.increment * 1000)
        if match.over:
            sheet.phase, sheet.result = "finished", match.result()
        return self._next_row(given, write_story(events), at, keep=match.over or match.is_between_steps), events

    async def _store(self, row: NewRow) -> bool:
        """Store what was applied. False if another process was first; then, and if the database fails, the copy here is not what is stored.

        A database that fails may have stored it nevertheless: that is looked up before anybody is told that nothing has changed.
        """
        try:
            await self._db.append(row)
        except Conflict:
            self.forget()
            return False
        except Exception as fault:
            log.warning("a row was not acknowledged", extra={"table": self.id, "seq": row.seq, "fault": repr(fault)})
            if await self._is_stored(row):
                return True
            self.forget()
            raise No("failed", "the database failed; nothing has changed") from fault
        except BaseException:
            self.forget()
            raise
        return True

    async def _is_stored(self, row: NewRow) -> bool:
        """Whether a row is in the database after all. A question after the row that failed: what is not there by then will not come."""
        try:
            await self._db.probe()
            async with self._db.reading() as connection:
                return await queries.has_row(connection, row.table_id, row.seq, row.entry, row.at)
        except Exception as fault:
            self.forget()
            raise No("unsure", "the database failed, and it is not known whether that counted; the table shows how it stands") from fault

    def _next_row(self, entry: Entry, told: bytes, at: int, *, keep: bool, options: str | None = None) -> NewRow:
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
            self._seen(), sheet.rules, sheet.shape, options,
        )  # fmt: skip

    def _seen(self) -> str | None:
        """What everybody sees now, to be kept with the row: whatever becomes of the rules, it can be shown."""
        if not self._first:
            return None  # a table of before what is seen was kept
        return pack(SeenRow([self.view(seat) for seat in (None, *range(len(self.sheet.seats)))], self.sheet.waiting), self._first)

    # Undo --------------------------------------------------------------------------------------------------------

    async def undo(self, seat: int, *, consent: bool, at: int | None = None) -> Held | None:
        """Undo the last answer of a seat and store that, unless a limit forbids it, which is returned. With `at`, only if that is still the last row.

        The game is played again for it, which may take a while: the lock is not held meanwhile, and whoever calls this does not hold it, either.
        """
        async with self.lock:
            await self.catch_up()
            self.must_be_playing()
            seq = self.sheet.seq
            if at is not None and at != seq:
                raise No("too-fast", "somebody answered at the same moment")
            async with self._db.reading() as connection:
                rows = await queries.standing_rows(connection, self.id, upto=seq)  # what comes after it makes the row below too late
            record = msgspec.json.encode(rows.record_of(self.sheet))
        try:
            done = await self._services.helpers.run(undo, record, seat, consent, self._services.settings.record_seconds)
        except (TimeoutError, MemoryError):
            raise No("too-long", "this game takes too much time or memory to play through") from None
        except BrokenProcessPool:  # twice, and by no fault of the game: it has been played through here before
            raise No("busy", "the process that plays the game through was ended; try again in a little while") from None
        put_in = rows.in_order[1:]
        if done.limit is not None:
            return Held(done.limit, max((row.seq for row in put_in if isinstance(row.entry, Given) and row.entry.seat == seat), default=-1), seq)
        fallen = [put_in[n] for n in done.falls]
        entry = Undone(seat, [row.seq for row in fallen], fallen[0].seq if any(row.told != "[]" for row in fallen) else None)
        async with self.lock:
            await self.ready()
            if self.sheet.seq != seq or not await self._store(self.apply_undo(entry, done)):
                raise No("too-fast", "somebody answered at the same moment")
            log.info("undone", extra={"table": self.id, "seat": seat, "rows": entry.void})
            self.audience.tell_undo(entry.rewound)
            self.audience.tell_notice("undone", self.sheet.seats[seat].name)
            self.autoplay.drive()
        return None

    def apply_undo(self, entry: Undone, done: AfterUndo) -> NewRow:
        """Move to where an undo leads. Its row is stored with a checkpoint, so that nobody has to play the game again."""
        at = now()
        self.charge_time(at)
        question = self.match.question + 1  # numbers of questions never come again: a late answer cannot meet another question
        match = Match.load(done.save, game=self.game, question=question)
        match.hand_over()
        self._match, self.played = match, set(done.played)
        self._views.clear()
        return self._next_row(entry, b"[]", at, keep=True)

    async def set_wish(self, wish: Wish | None) -> None:
        """Keep or drop a seat's request to undo, and show it."""
        async with self._db.writing() as connection:
            await connection.execute(update(tables).where(tables.c.id == self.id).values(wish=None if wish is None else text(wish)))
        self._show_wish(wish)

    async def refuse_wish(self, wish: Wish) -> None:
        """Somebody has said no: the request is dropped, and the same one is not made again."""
        refused = self.sheet.refused | {str(wish.seat): [*self.sheet.refused.get(str(wish.seat), []), wish.row]}
        async with self._db.writing() as connection:
            await connection.execute(update(tables).where(tables.c.id == self.id).values(wish=None, refused=text(refused)))
        self.sheet.refused = refused
        log.info("undo refused", extra={"table": self.id, "seat": wish.seat, "row": wish.row})
        self._show_wish(None)

    def _show_wish(self, wish: Wish | None) -> None:
        self.sheet.wish = wish
        self.audience.tell_position()
        self.audience.announce_info()

    # Seats -------------------------------------------------------------------------------------------------------

    async def mark_seat(self, seat: int, **values: bool) -> None:
        """Keep that a bot stands in for a seat, that it has resigned, or that its time is up."""
        async with self._db.writing() as connection:
            await connection.execute(update(seats).where(seats.c.table_id == self.id, seats.c.seat == seat).values(**values))
            if any(values.values()):
                await queries.forget_links(connection, self.id, seat)
        await self.seats_changed()

    async def seats_changed(self) -> None:
        """Seats or phase have changed in the database: read them, tell everybody, let bots continue."""
        await self.show_again()
        self.audience.announce_info()
        self.autoplay.drive()

    async def show_again(self) -> None:
        """Read the table again and show it to everybody here."""
        before = self.audience.upto
        await self.catch_up()
        self.audience.tell_info()
        if (self._match is not None or self.is_frozen) and self.audience.upto == before:
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
        return None if self._time is None or self.is_frozen else self._time.first_out(at, self.sheet.people_to_answer())

    def charge_time(self, at: int) -> None:
        """Take away the time used up to now, before it becomes another's turn."""
        if self._time is not None:
            self._time.charge(at, self.sheet.people_to_answer())
