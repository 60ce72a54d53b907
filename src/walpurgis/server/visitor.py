"""What one guest may do at one table: sit down, stand up, start, answer, ask why, ask for a hint, undo, consent, resign, let a bot stand in, chat, play again.

Here it is judged who may; what then happens to the match and the clock is in table.py, and who is told in telling.py.
"""

from __future__ import annotations

import secrets

from sqlalchemy import delete, insert, update

from walpurgis.engine import Answer
from walpurgis.engine.entries import Given
from walpurgis.engine.errors import NotUndoable, RuleFailed

from . import queries, wire
from .autoplay import bot_for
from .house import House
from .new_tables import Opening, begin, lay, seat_of, sheet_again
from .problems import No
from .queries import StandingRows
from .schema import chat, seat_links, seats, tables
from .sessions import clean
from .sheet import SeatState, Sheet, Wish, now
from .table import Table
from .telling import Watcher, encode
from .workers import seed_of, think

A_DAY = 24 * 3600 * 1000


class Visitor:
    """A guest at a table."""

    def __init__(self, house: House, table: Table, guest: str) -> None:
        self.house, self.table, self.guest = house, table, guest
        self._db = house.db

    @classmethod
    async def at(cls, house: House, table: str, guest: str) -> Visitor:
        """A guest comes to the table of that id; No if there is none, or if it is for its players only."""
        visitor = cls(house, await house.at(table), guest)
        if not visitor.sheet.may_see(guest):
            raise No("forbidden", "this table is for its players only")
        return visitor

    @property
    def sheet(self) -> Sheet:
        return self.table.sheet

    def info(self) -> wire.TableInfo:
        """The table as this guest sees it."""
        return self.sheet.info(self.guest, self.table.audience.here)

    def own_seat(self, seat: int) -> SeatState:
        """The seat, if it is this guest's; No otherwise."""
        if self.sheet.seat(seat).guest != self.guest:
            raise No("not-your-seat", "that is not your seat")
        return self.sheet.seats[seat]

    async def _name(self) -> str:
        async with self._db.reading() as connection:
            return (await queries.me(connection, self.guest)).name

    # Looking -----------------------------------------------------------------------------------------------------

    async def watch(self, watcher: Watcher, since: int) -> None:
        """Follow the table: the table itself, the chat, the story since, the position; then everything as it happens."""
        table, audience = self.table, self.table.audience
        async with table.lock:
            await table.ready()
            audience.come(watcher)
            ahead = since > self.sheet.seq  # told by a database that is no longer there
            async with self._db.reading() as connection:
                lines = await queries.chat_of(connection, table.id)
                rows = await queries.standing_rows(connection, table.id, -1 if ahead else since, self.sheet.seq)
            watcher.send(encode(wire.ChatSaid(table=table.id, lines=lines)))
            if self.sheet.has_begun:
                rows = StandingRows(rows.rows, 0) if ahead else rows
                watcher.send(*audience.story_for(self.guest, rows, since), audience.position_for(self.sheet.own(self.guest)))
        table.autoplay.drive()

    async def why(self, seat: int, key: str) -> str | None:
        """The rule that keeps a key from being offered to my seat."""
        async with self.table.lock:
            await self.table.ready()
            self.own_seat(seat)
            self.table.must_be_playing()
            try:
                return self.table.match.why_not(seat, key)
            except Exception as fault:
                raise RuleFailed(f"a rule failed on {key!r:.80}: {fault!r}") from fault

    async def hint(self, seat: int) -> Answer:
        """What the bot would answer on my seat. It sees what I see."""
        table = self.table
        async with table.lock:
            await table.ready()
            self.own_seat(seat)
            table.must_be_playing()
            if seat not in table.match.asks:
                raise No("not-asked", "that seat is not asked anything now")
            saved, bot, seed = table.match.save(past=False), bot_for(table.game, SeatState(seat, None, "", "")), seed_of(table.id, self.sheet.seq, seat)
        try:
            return await self.house.workers.run(think, saved, bot, seat, seed, self.house.settings.bot_seconds)
        except Exception:
            raise No("no-hint", "there is no hint here") from None

    # Playing -----------------------------------------------------------------------------------------------------

    async def answer(self, seat: int, question: int, answer: Answer) -> None:
        """Answer for my seat; returns when it is stored and everybody was told."""
        async with self.table.lock:
            await self.table.answer(Given(seat, answer), question, lambda s: s.guest == self.guest and not s.by_bot)

    async def undo(self, seat: int) -> None:
        """Undo the last answer of my seat: at once if that is free at this table, else ask the others who are here."""
        table = self.table
        async with table.lock:
            own = self.own_seat(seat)
            table.must_be_playing()
            if own.given_up:
                raise No("not-your-seat", "that seat has given up")
            if self.sheet.undo == "off":
                raise No("not-undoable", "at this table nothing is taken back")
            limit = await table.undo(seat, consent=self.sheet.undo == "free")
            if limit == "nothing-to-undo":
                raise NotUndoable(limit)
            if limit is None:
                return
            here = table.audience.here
            needed = [s.seat for s in self.sheet.seats if s.guest in here and s.guest != self.guest and not s.by_bot]
            if not needed:
                await table.undo(seat, consent=True)
                return
            await table.set_wish(Wish(seat, self.sheet.seq, needed))
        table.audience.tell_notice("undo-wished", own.name)

    async def consent(self, seat: int, agree: bool) -> None:
        """Say yes or no to another's wish to undo. One no ends it; when all have said yes it happens."""
        table = self.table
        async with table.lock:
            await table.catch_up()
            own, wish = self.own_seat(seat), self.sheet.wish
            if wish is None or wish.seq != self.sheet.seq or seat not in wish.needed:
                raise No("no-wish", "nobody asks you to let them take something back")
            agreed = sorted({*wish.agreed, seat})
            if not agree:
                await table.set_wish(None)
            elif set(agreed) >= set(wish.needed):
                await table.undo(wish.seat, consent=True)
            else:
                await table.set_wish(Wish(wish.seat, wish.seq, wish.needed, agreed))
        if not agree:
            table.audience.tell_notice("undo-refused", own.name)

    async def say(self, words: str) -> None:
        """A line of chat, kept with the place in the game where it was said."""
        words = clean(words, 500, lines=True)
        if not words:
            raise No("malformed", "there is nothing to say in that")
        own = self.sheet.own(self.guest)
        seat, name = (own[0], self.sheet.seats[own[0]].name) if own else (None, await self._name())
        values = {"table_id": self.table.id, "seq": max(0, self.sheet.seq), "seat": seat, "guest": self.guest, "name": name, "text": words, "at": now()}
        async with self._db.writing() as connection:
            added = (await connection.execute(insert(chat).values(**values))).inserted_primary_key
        number = int(added[0]) if added is not None else 0
        await self.table.show_chat(number)
        self.table.audience.announce_chat(number)

    # Leaving and coming back -------------------------------------------------------------------------------------

    async def resign(self, seat: int) -> None:
        """Give up: a bot plays the seat to the end, so that the others can finish."""
        async with self.table.lock:
            own = self.own_seat(seat)
            self.table.must_be_playing()
            await self.table.mark_seat(seat, resigned=True)
        self.table.audience.tell_notice("resigned", own.name)

    async def stand_in(self, seat: int, bot: bool) -> None:
        """Let a bot play a seat, or take my own back. For others: the owner of the table at any time when they are away, another player after a while."""
        table = self.table
        async with table.lock:
            table.must_be_playing()
            target = self.sheet.seat(seat)
            if target.kind != "human":
                raise No("not-your-seat", "nobody has left that seat")
            if target.given_up:
                raise No("given-up", "that seat has given up, or its time is up: a bot plays it to the end")
            if target.guest != self.guest:
                self._may_replace(target, bot)
            await table.mark_seat(seat, stand_in=bot)
        table.audience.tell_notice("stand-in" if bot else "taken-back", target.name)

    def _may_replace(self, target: SeatState, bot: bool) -> None:
        owner, audience = self.guest == self.sheet.owner, self.table.audience
        if not bot or not (owner or self.sheet.own(self.guest)):
            raise No("not-your-seat", "that is not your seat")
        if target.guest in audience.here:
            raise No("not-away", "that player is here")
        away = audience.away_for(str(target.guest))
        if not owner and away < self.house.settings.away_seconds:
            raise No("not-away", "that player has not been away for long enough")

    # Seats -------------------------------------------------------------------------------------------------------

    async def sit_down(self, wish: wire.TakeSeat) -> None:
        """Sit down on an open seat, or take my own seat back from the bot."""
        name = clean(wish.name, 24) or await self._name()
        async with self.table.lock:
            if not 0 <= wish.seat < len(self.sheet.seats):
                raise No("seat-taken", "there is no such seat")
            mine = self.sheet.seats[wish.seat]
            values: dict[str, object]
            if mine.guest == self.guest and mine.given_up:
                raise No("given-up", "that seat has given up, or its time is up: a bot plays it to the end")
            if mine.guest == self.guest:
                where, values = seats.c.guest == self.guest, {"stand_in": False}
            else:
                if self.sheet.phase not in ("lobby", "playing") or not self.sheet.may_see(self.guest):
                    raise No("wrong-phase", "nobody can sit down here any more")
                where, values = seats.c.guest.is_(None) & (seats.c.bot == ""), {"guest": self.guest, "name": name}
            async with self._db.writing() as connection:
                sat = await connection.execute(update(seats).where(seats.c.table_id == self.table.id, seats.c.seat == wish.seat, where).values(**values))
            if not sat.rowcount:
                raise No("seat-taken", "that seat is taken")
            await self.table.seats_changed()

    async def stand_up(self, seat: int) -> None:
        """In the lobby the seat is open again, and the owner can make others stand up; in the middle of a game a bot stands in until I come back."""
        async with self.table.lock:
            own, lobby, owner = self.sheet.seat(seat), self.sheet.phase == "lobby", self.guest == self.sheet.owner
            if own.guest != self.guest and not (lobby and owner):
                raise No("not-your-seat", "that is not your seat")
            values: dict[str, object] = {"guest": None, "name": "", "bot": ""} if lobby else {"stand_in": True}
            nobody = lobby and owner and own.guest == self.guest and not any(s.guest for s in self.sheet.seats if s.seat != seat)
            async with self._db.writing() as connection:
                await connection.execute(update(seats).where(seats.c.table_id == self.table.id, seats.c.seat == seat).values(**values))
                if nobody:
                    await connection.execute(update(tables).where(tables.c.id == self.table.id, tables.c.phase == "lobby").values(phase="abandoned"))
            await self.table.seats_changed()

    async def arrange(self, seat: int, wish: wire.SeatWish) -> None:
        """The owner decides in the lobby what a seat is: open, a bot, or a seat of their own."""
        async with self.table.lock:
            if self.sheet.owner != self.guest:
                raise No("not-the-owner", "only who laid the table can do that")
            if self.sheet.phase != "lobby" or not 0 <= seat < len(self.sheet.seats):
                raise No("wrong-phase", "the seats cannot be changed any more")
            if self.sheet.seats[seat].guest not in (None, self.guest):
                raise No("seat-taken", "somebody sits there")
            new = seat_of(self.table.game, seat, wish, self.guest, await self._name())
            async with self._db.writing() as connection:
                where = (seats.c.table_id == self.table.id) & (seats.c.seat == seat)
                await connection.execute(update(seats).where(where).values(guest=new.guest, name=new.name, bot=new.bot))
            await self.table.seats_changed()

    async def link(self, seat: int) -> str:
        """A link that moves my seat to the browser that says so there first; good for a day. Only looking at it, as previews in chats do, moves nothing."""
        self.own_seat(seat)
        token = secrets.token_urlsafe(24)
        async with self._db.writing() as connection:
            await connection.execute(insert(seat_links).values(token=token, table_id=self.table.id, seat=seat, until=now() + A_DAY, used=False))
        return f"/seat/{token}"

    # Beginning and playing again ---------------------------------------------------------------------------------

    async def start(self) -> None:
        """Begin: the match is set up and stored as row 0."""
        async with self.table.lock:
            await self.table.catch_up()
            if self.guest != self.sheet.owner and not self.sheet.own(self.guest):
                raise No("not-your-seat", "only those who sit here can start")
            if self.sheet.phase != "lobby":
                raise No("wrong-phase", "this game has begun already")
            if not self.sheet.is_full:
                raise No("seats-open", "a seat is still open")
            await begin(self._db, self.sheet, Opening.of(self.sheet))
            await self.table.seats_changed()

    async def rematch(self) -> Visitor:
        """The same people and bots at a new table; who asks second finds the first one's."""
        async with self.table.lock:
            await self.table.catch_up()
            if not self.sheet.own(self.guest) and self.sheet.owner != self.guest:
                raise No("not-your-seat", "only those who sat here can play again")
            if self.sheet.phase != "finished":
                raise No("wrong-phase", "the game is not over yet")
            if self.sheet.rematch is None:
                await self._lay_again()
                await self.table.seats_changed()
        assert self.sheet.rematch is not None
        again = Visitor(self.house, await self.house.at(self.sheet.rematch), self.guest)
        if again.sheet.phase == "lobby" and again.sheet.is_full:
            await again.start()
        return again

    async def _lay_again(self) -> None:
        """Lay the table for another game; if another process was first, take it away again."""
        fresh = sheet_again(self.sheet, self.guest)
        await lay(self._db, fresh, at_most=self.house.settings.tables)
        async with self._db.writing() as connection:
            where = (tables.c.id == self.table.id) & tables.c.rematch.is_(None)
            won = await connection.execute(update(tables).where(where).values(rematch=fresh.id))
            if not won.rowcount:
                await connection.execute(delete(seats).where(seats.c.table_id == fresh.id))
                await connection.execute(delete(tables).where(tables.c.id == fresh.id))
