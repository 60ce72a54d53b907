"""What one guest may do at one table: sit down, stand up, start, answer, ask why, ask for a hint, undo, consent, resign, let a bot stand in, chat, play again.

Here it is judged who may; what then happens to the match and the clock is in table.py, and who is told in telling.py.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from walpurgis import wire
from walpurgis.bots import Advice
from walpurgis.engine import Answer, Refused, games
from walpurgis.engine.entries import Given
from walpurgis.engine.errors import NotOffered, NotUndoable, RuleFailed

from . import queries
from .autoplay import bot_for
from .house import House
from .new_tables import Opening, begin, lay, new_seed, seat_of, sheet_again
from .problems import No
from .queries import StandingRows, forget_links
from .schema import chat, seat_links, seats, tables
from .sessions import clean
from .sheet import SeatState, Sheet, Wish, now
from .table import Held, Table
from .telling import Watcher, encode

log = logging.getLogger("walpurgis.table")
A_DAY = 24 * 3600 * 1000
MOST_REFUSED = 3
"""Requests of one seat that the others may refuse in a game; then they are not asked again."""
MOST_LINKS = 3
"""Links to one seat that are good at the same time."""


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
        """Follow the table: the table itself, the chat, the story since, the position; then everything as it happens.

        Whoever comes from another process may know more than was announced here so far: nobody is shown less than what is stored.
        """
        table, audience = self.table, self.table.audience
        async with table.lock:
            if await table.has_moved_on():
                await table.catch_up()
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

    async def foresee(self, seat: int, question: int, points: list[tuple[int, int]]) -> wire.Trial:
        """What would follow if my seat answered with these points; nothing changes."""
        async with self.table.lock:
            await self.table.ready()
            self.own_seat(seat)
            self.table.must_be_playing()
            try:
                return wire.Trial(foreseen=self.table.match.foresee(seat, [[x, y] for x, y in points], question))
            except NotOffered as refusal:
                return wire.Trial(refusal.rule, forbidden=True)
            except Refused:
                raise
            except Exception as fault:
                raise RuleFailed(f"a rule failed on {points!r:.80}: {fault!r}") from fault

    async def hint(self, seat: int) -> Answer:
        """What the bot would answer on my seat, at once. It sees what I see."""
        saved, dice = await self._question(seat)
        bot = bot_for(self.table.game, SeatState(seat, None, "", ""))
        with self.house.in_work.of(self.guest, "hint"):
            try:
                return await self.house.hint(saved, bot, seat, dice)
            except Exception:
                raise No("no-hint", "there is no hint here") from None

    async def advise(self, seat: int) -> list[Advice]:
        """The best answers for my seat, how likely each wins, and why. Whoever thinks about it sees what I see."""
        saved, dice = await self._question(seat)
        with self.house.in_work.of(self.guest, "advice"):
            return await self.house.advisers.advise(saved, seat, dice)

    async def _question(self, seat: int) -> tuple[str, str]:
        """The match at a question of my seat, for a process that thinks about it, and the dice to think with."""
        table = self.table
        async with table.lock:
            await table.ready()
            self.own_seat(seat)
            table.must_be_playing()
            if seat not in table.match.asks:
                raise No("not-asked", "that seat is not asked anything now")
            return table.match.save(past=False), self.house.dice_of(table.id, self.sheet.seq, seat)

    # Playing -----------------------------------------------------------------------------------------------------

    async def answer(self, seat: int, question: int, answer: Answer) -> None:
        """Answer for my seat; returns when it is stored and everybody was told."""
        async with self.table.lock:
            await self.table.answer(Given(seat, answer), question, lambda s: s.guest == self.guest and not s.by_bot)

    async def undo(self, seat: int) -> None:
        """Undo the last answer of my seat: at once if that is free at this table, else ask all others who play, whether they are here or not."""
        table = self.table
        async with table.lock:
            own = self.own_seat(seat)
            table.must_be_playing()
            if own.given_up:
                raise No("not-your-seat", "that seat has given up")
            if self.sheet.undo == "off":
                raise No("not-undoable", "at this table nothing is taken back")
        with self.house.in_work.of(self.guest, "undo"):
            await self._undo(own)

    async def _undo(self, own: SeatState) -> None:
        table, seat = self.table, own.seat
        held = await table.undo(seat, consent=self.sheet.undo == "free")
        if held is None:
            return
        if held.limit in ("nothing-to-undo", "rules-were-mended"):
            raise NotUndoable(held.limit)
        async with table.lock:
            await table.catch_up()
            needed = [s.seat for s in self.sheet.seats if s.kind == "human" and s.guest != self.guest and not s.given_up]
            if needed:
                self._may_wish(seat, held)
                await table.set_wish(Wish(seat, held.seq, needed, [], held.row))
        if not needed:
            await table.undo(seat, consent=True, at=held.seq)
            return
        log.info("undo wished", extra={"table": table.id, "seat": seat, "row": held.row})
        await self._tell("undo-wished", own)

    def _may_wish(self, seat: int, held: Held) -> None:
        """Whether the others may be asked. A no holds, and nobody is asked without end."""
        refused = self.sheet.refused.get(str(seat), [])
        if self.sheet.seq != held.seq:
            raise No("too-fast", "somebody answered at the same moment")
        if self.sheet.wish is not None:
            raise No("undo-refused", "the others have been asked already")
        if held.row in refused:
            raise No("undo-refused", "the others have said no to that")
        if len(refused) >= MOST_REFUSED:
            raise No("undo-refused", f"the others have said no {MOST_REFUSED} times in this game")

    async def consent(self, seat: int, agree: bool) -> None:
        """Say yes or no to another's request to undo. One no ends it; when all have said yes it happens."""
        table = self.table
        async with table.lock:
            await table.catch_up()
            own, wish = self.own_seat(seat), self.sheet.wish
            if wish is None or wish.seq != self.sheet.seq or seat not in wish.needed:
                raise No("no-wish", "nobody asks you to let them take something back")
            agreed = sorted({*wish.agreed, seat})
            all_agree = agree and all(s in agreed or self.sheet.seats[s].given_up for s in wish.needed)
            if not agree:
                await table.refuse_wish(wish)
            elif not all_agree:
                await table.set_wish(Wish(wish.seat, wish.seq, wish.needed, agreed, wish.row))
        if all_agree:
            await table.undo(wish.seat, consent=True, at=wish.seq)
            await self._keep_line(wish.seat, self.sheet.seats[wish.seat].name, "", "undone")
        if not agree:
            await self._tell("undo-refused", own)

    async def say(self, words: str) -> None:
        """A line of chat, kept with the place in the game where it was said."""
        words = clean(words, 500, lines=True)
        if not words:
            raise No("malformed", "there is nothing to say in that")
        own = self.sheet.own(self.guest)
        seat, name = (own[0], self.sheet.seats[own[0]].name) if own else (None, await self._name())
        await self._keep_line(seat, name, words)

    async def _tell(self, notice: wire.NoticeKind, own: SeatState) -> None:
        """Tell everybody what somebody did outside the game, and keep it in the log of the table."""
        await self._keep_line(own.seat, own.name, "", notice)
        self.table.audience.tell_notice(notice, own.name)

    async def _keep_line(self, seat: int | None, name: str, words: str, notice: wire.NoticeKind | None = None) -> None:
        """Keep a line with the place in the game where it belongs, and show it."""
        place = {"table_id": self.table.id, "seq": max(0, self.sheet.seq), "at": now()}
        values = {**place, "seat": seat, "guest": self.guest, "name": name, "text": words, "notice": notice}
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
        """Let a bot play a seat, or take my own back. For somebody else only after they have been away for a while, whoever asks; the log says who did."""
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
        kind: wire.NoticeKind = "stand-in" if bot else "taken-back"
        table.audience.tell_notice(kind, target.name)
        await self._keep_line(seat, await self._name(), "", kind)

    def _may_replace(self, target: SeatState, bot: bool) -> None:
        audience = self.table.audience
        if not bot or not (self.guest == self.sheet.owner or self.sheet.own(self.guest)):
            raise No("not-your-seat", "that is not your seat")
        if target.guest in audience.here:
            raise No("not-away", "that player is here")
        if audience.away_for(str(target.guest)) < self.house.settings.away_seconds:
            raise No("not-away", "that player has not been away for long enough")

    async def put_away(self) -> None:
        """Put away a table of mine at which nobody else plays: it is abandoned, and no longer counts."""
        async with self.table.lock:
            async with self._changing() as (connection, sheet):
                if sheet.owner != self.guest:
                    raise No("not-the-owner", "only who laid the table can put it away")
                if sheet.phase not in ("lobby", "playing"):
                    raise No("wrong-phase", "this table is over already")
                if any(seat.guest not in (None, self.guest) and not seat.given_up for seat in sheet.seats):
                    raise No("not-alone", "others sit at this table; resign, and they can play on")
                await connection.execute(update(tables).where(tables.c.id == sheet.id).values(phase="abandoned", updated=now(), waiting="[]", wish=None))
            await self.table.seats_changed()

    async def end(self) -> None:
        """End a game that newer rules have stopped: nobody can continue it. It can still be looked at, and counts as finished, without a result."""
        async with self.table.lock:
            async with self._changing() as (connection, sheet):
                if self.guest != sheet.owner and not sheet.own(self.guest):
                    raise No("not-your-seat", "only those who sit here can end it")
                if sheet.phase != "playing" or not (sheet.stopped or sheet.game not in games()):
                    raise No("wrong-phase", "only a game that cannot be played on any more is ended so")
                await connection.execute(update(tables).where(tables.c.id == sheet.id).values(phase="finished", updated=now(), wish=None))
            await self.table.seats_changed()

    # Seats -------------------------------------------------------------------------------------------------------

    async def sit_down(self, wish: wire.TakeSeat) -> None:
        """Sit down on an open seat, or take my own seat back from the bot."""
        name = clean(wish.name, 24) or await self._name()
        async with self.table.lock:
            async with self._changing() as (connection, sheet):
                if not 0 <= wish.seat < len(sheet.seats):
                    raise No("seat-taken", "there is no such seat")
                seat = sheet.seats[wish.seat]
                if seat.guest == self.guest:
                    if seat.given_up:
                        raise No("given-up", "that seat has given up, or its time is up: a bot plays it to the end")
                    await self._set(connection, wish.seat, stand_in=False)
                elif sheet.phase not in ("lobby", "playing") or not sheet.may_see(self.guest):
                    raise No("wrong-phase", "nobody can sit down here any more")
                elif seat.kind != "open":
                    raise No("seat-taken", "that seat is taken")
                else:
                    await self._set(connection, wish.seat, guest=self.guest, name=name)
            await self.table.seats_changed()

    async def stand_up(self, seat: int) -> None:
        """In the lobby the seat is open again, and the owner can make others stand up; in the middle of a game a bot fills in until I come back."""
        async with self.table.lock:
            async with self._changing() as (connection, sheet):
                own, lobby, owner = sheet.seat(seat), sheet.phase == "lobby", self.guest == sheet.owner
                if own.guest != self.guest and not (lobby and owner):
                    raise No("not-your-seat", "that is not your seat")
                if lobby:
                    await self._set(connection, seat, guest=None, name="", bot="")
                    await self._hide_seed(connection, sheet)
                else:
                    await self._set(connection, seat, stand_in=True)
                if lobby and owner and own.guest == self.guest and not any(s.guest for s in sheet.seats if s.seat != seat):
                    await connection.execute(update(tables).where(tables.c.id == self.table.id).values(phase="abandoned"))
            await self.table.seats_changed()

    async def arrange(self, seat: int, wish: wire.SeatWish) -> None:
        """The owner decides in the lobby what a seat is: open, a bot, or a seat of their own."""
        new = seat_of(self.table.game, seat, wish, self.guest, await self._name())
        async with self.table.lock:
            async with self._changing() as (connection, sheet):
                if sheet.owner != self.guest:
                    raise No("not-the-owner", "only who laid the table can do that")
                if sheet.phase != "lobby" or not 0 <= seat < len(sheet.seats):
                    raise No("wrong-phase", "the seats cannot be changed any more")
                if sheet.seats[seat].guest not in (None, self.guest):
                    raise No("seat-taken", "somebody sits there")
                await self._set(connection, seat, guest=new.guest, name=new.name, bot=new.bot)
                if new.kind == "open":
                    await self._hide_seed(connection, sheet)
            await self.table.seats_changed()

    @asynccontextmanager
    async def _changing(self) -> AsyncIterator[tuple[AsyncConnection, Sheet]]:
        """A transaction in which seats and phase are changed, with the table as it stands now. Another process waits until it ends, and judges after it."""
        async with self._db.writing() as connection:
            yield connection, await queries.locked(connection, self.table.id)

    async def _set(self, connection: AsyncConnection, seat: int, **values: object) -> None:
        """Change a seat. When somebody leaves it or it changes hands, the links to it are void."""
        if "guest" in values or values.get("stand_in"):
            await forget_links(connection, self.table.id, seat)
        await connection.execute(update(seats).where(seats.c.table_id == self.table.id, seats.c.seat == seat).values(**values))

    async def _hide_seed(self, connection: AsyncConnection, sheet: Sheet) -> None:
        """Draw another seed: whoever knows this one knows what is hidden from those who may sit down now."""
        if not self.house.settings.seeds:
            sheet.seed = new_seed()
            await connection.execute(update(tables).where(tables.c.id == sheet.id).values(seed=sheet.seed))

    async def link(self, seat: int) -> str:
        """A link that moves my seat to the first browser that confirms it there; good for a day, and for as long as I sit here. Only the last few are good.

        Only looking at it, as previews in chats do, moves nothing.
        """
        token = secrets.token_urlsafe(24)
        async with self._changing() as (connection, sheet):
            if sheet.seat(seat).guest != self.guest:
                raise No("not-your-seat", "that is not your seat")
            if sheet.has_begun and sheet.has_chosen_seed and not self.house.settings.seeds and sum(s.kind == "human" for s in sheet.seats) > 1:
                raise No("chosen-seed", "the seed of this table was chosen, so its seats stay in the browser of whoever knows it")
            await forget_links(connection, self.table.id, seat, newest=MOST_LINKS - 1)
            values = {"token": token, "table_id": self.table.id, "seat": seat, "until": now() + A_DAY, "used": False, "guest": self.guest}
            await connection.execute(insert(seat_links).values(**values))
        return f"/seat/{token}"

    # Beginning and playing again ---------------------------------------------------------------------------------

    async def start(self, *, all_here: bool = False) -> None:
        """Begin: the match is set up and stored as row 0. `all_here`: everybody is known to have come."""
        async with self.table.lock:
            async with self._changing() as (connection, sheet):
                if self.guest != sheet.owner and not sheet.own(self.guest):
                    raise No("not-your-seat", "only those who sit here can start")
                if sheet.phase != "lobby":
                    raise No("wrong-phase", "this game has begun already")
                if not sheet.is_full:
                    raise No("seats-open", "a seat is still open")
                if sheet.has_chosen_seed and any(seat.guest not in (None, sheet.owner) for seat in sheet.seats):
                    await self._hide_seed(connection, sheet)
                if sheet.clock is not None and not all_here and await queries.is_rematch(connection, sheet.id):
                    self._must_have_come(sheet)
                await begin(connection, sheet, Opening.of(sheet))
            await self.table.seats_changed()

    async def rematch(self) -> Visitor:
        """The same people and bots at a new table; whoever asks second finds the first one's. It begins as soon as everybody has come there."""
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
        all_here = {seat.guest for seat in again.sheet.seats if seat.guest} <= {*again.table.audience.here, self.guest}
        if again.sheet.phase == "lobby" and again.sheet.is_full and all_here:
            await again.start(all_here=True)
        return again

    def _must_have_come(self, sheet: Sheet) -> None:
        """Nobody chose to sit down at a rematch: the clock of somebody who may not even know of it does not begin to run."""
        if {seat.guest for seat in sheet.seats if seat.guest} - {*self.table.audience.here, self.guest}:
            raise No("absent", "somebody who sits here has not come yet, and would lose time; make them stand up, or wait")

    async def _lay_again(self) -> None:
        """Set up the table for another game, unless another process was first."""
        fresh = sheet_again(self.sheet, self.guest)
        async with self._changing() as (connection, sheet):
            if sheet.rematch is None:
                await lay(connection, fresh, at_most=self.house.settings.tables)
                await connection.execute(update(tables).where(tables.c.id == sheet.id).values(rematch=fresh.id))
