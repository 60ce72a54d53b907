"""What a guest may do in the house before sitting at a table: take a name, lay a table, go on from a record, bring a seat from another device."""

from __future__ import annotations

import msgspec
from sqlalchemy import insert, select, update

from walpurgis.engine import Chance, Record, game_named
from walpurgis.engine.entries import Given, Redealt
from walpurgis.engine.game import options_of, seats_of

from . import queries, wire
from .house import House
from .new_tables import Opening, begin, known_bot, lay, new_seed, seat_of
from .problems import No
from .schema import guests, seat_links, seats
from .sessions import clean, new_id
from .sheet import Began, Entry, SeatState, Sheet, now
from .visitor import Visitor
from .workers import not_too_long, retell


class Guest:
    """A browser in this house."""

    def __init__(self, house: House, guest: str) -> None:
        self.house, self.id = house, guest

    async def visit(self, table: str) -> Visitor:
        """Come to a table; No if there is none, or if it is for its players only."""
        return await Visitor.at(self.house, table, self.id)

    async def me(self) -> wire.Me:
        async with self.house.db.reading() as connection:
            return await queries.me(connection, self.id)

    async def rename(self, wished: str | None, language: str | None) -> wire.Me:
        """Keep a name and a language; what is not named stays as it was."""
        if wished is not None and not clean(wished, 24):
            raise No("malformed", "a name needs something to read")
        async with self.house.db.writing() as connection:
            before = await queries.names(connection, self.id)
            name = clean(wished, 24) if wished is not None else before[0] if before else ""
            spoken = language or (before[1] if before else "en")
            if before is None:
                await connection.execute(insert(guests).values(id=self.id, name=name, language=spoken, created=now()))
            else:
                await connection.execute(update(guests).where(guests.c.id == self.id).values(name=name, language=spoken))
            mine = (await connection.execute(select(seats.c.table_id).where(seats.c.guest == self.id))).scalars().all()
            await connection.execute(update(seats).where(seats.c.guest == self.id, seats.c.name == (before[0] if before else "")).values(name=name))
        for table in [self.house.tables[one] for one in set(mine) & self.house.tables.keys()]:
            async with table.lock:
                await table.seats_changed()
        return wire.Me(self.id, name, spoken)

    async def lists(self) -> wire.Lists:
        """The tables of the home page."""
        async with self.house.db.reading() as connection:
            found = await queries.lists(connection, self.id)
        return wire.Lists(*([sheet.info(self.id, self.house.here_at(sheet.id)) for sheet in some] for some in found))

    async def create(self, wish: wire.NewTable) -> Visitor:
        """A new table; started at once if that is wished and every seat is taken."""
        game, settings = game_named(wish.game), self.house.settings
        seats_of(game, len(wish.seats))
        options = msgspec.to_builtins(options_of(game, wish.options))
        if wish.seed is not None and not settings.seeds and not all(seat.kind == "bot" or seat.mine for seat in wish.seats):
            raise No("chosen-seed", "a seed can be chosen only where you sit alone with bots: whoever knows it knows what is hidden")
        seed = new_seed() if wish.seed is None else wish.seed
        game.setup(len(wish.seats), options_of(game, options), Chance(seed))  # options that do not fit these seats are refused now, not at the start
        name = (await self.me()).name
        sitting = [seat_of(game, n, seat, self.id, name) for n, seat in enumerate(wish.seats)]
        sheet = Sheet(
            new_id(), game.name, self.id, "lobby", options, wish.public, wish.spectators, wish.undo, wish.clock, seed, None,
            -1, [], None, None, None, now(), now(), sitting,
        )  # fmt: skip
        await lay(self.house.db, sheet, at_most=settings.tables)
        visitor = await self.visit(sheet.id)
        if wish.start and sheet.is_full:
            await visitor.start()
        return visitor

    async def go_on(self, record: Record, names: list[str], wish: wire.ContinueFrom) -> Visitor:
        """A table that goes on from a moment of a record, against bots. What my seat could not know then is dealt anew, and the record says so."""
        game, settings = game_named(record.game), self.house.settings
        if wish.seq > len(record.entries):
            raise No("malformed", f"the record has {len(record.entries)} moments")
        if not 0 <= wish.seat < record.seats:
            raise No("malformed", f"there is no seat {wish.seat}")
        bot, seed, name = known_bot(game, wish.bot), new_seed(), (await self.me()).name
        with not_too_long():
            retold = await self.house.workers.run(retell, record.text().encode(), wish.seq, wish.seat, seed, settings.record_seconds)
        sitting = [SeatState(n, None, f"{bot} {n + 1}" if n >= len(names) else names[n], bot) for n in range(record.seats)]
        sitting[wish.seat] = SeatState(wish.seat, self.id, name, "")
        sheet = Sheet(
            new_id(), game.name, self.id, "lobby", record.options, False, True, "free", None, record.seed, record.origin,
            -1, [], None, None, None, now(), now(), sitting,
        )  # fmt: skip
        entries: list[Given | Redealt] = [msgspec.structs.replace(entry, story_length=0) for entry in record.entries[: wish.seq]]
        rows: list[tuple[Entry, bytes]] = list(zip([Began(), *entries], retold.stories, strict=True))
        await lay(self.house.db, sheet, at_most=settings.tables)
        await begin(self.house.db, sheet, Opening([*rows, (Redealt(wish.seat, seed), b"[]")], retold.save, retold.waiting, retold.result, retold.played))
        visitor = await self.visit(sheet.id)
        visitor.table.autoplay.drive()
        return visitor

    async def follow_link(self, token: str) -> Visitor:
        """Move the seat of a link to this browser."""
        async with self.house.db.writing() as connection:
            found = (await connection.execute(select(seat_links).where(seat_links.c.token == token))).first()
            if found is None or found.until < now():
                raise No("no-such-link", "this link is not known or too old")
            fresh = await connection.execute(update(seat_links).where(seat_links.c.token == token, ~seat_links.c.used).values(used=True))
            if fresh.rowcount:
                where = (seats.c.table_id == found.table_id) & (seats.c.seat == found.seat)
                await connection.execute(update(seats).where(where).values(guest=self.id, stand_in=False))
        table = await self.house.at(str(found.table_id))
        if not fresh.rowcount and not table.sheet.own(self.id):
            raise No("no-such-link", "this link has been used already")
        async with table.lock:
            await table.seats_changed()
        return Visitor(self.house, table, self.id)
