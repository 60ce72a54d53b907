"""What a guest may do in the house before sitting at a table: take a name, set up a table, continue from a record, move a seat here from another device."""

from __future__ import annotations

import msgspec
from sqlalchemy import insert, select, update

from walpurgis import wire
from walpurgis.bots import gentle_opponent
from walpurgis.engine import Chance, game_named
from walpurgis.engine.entries import Redealt
from walpurgis.engine.game import options_of, seats_of
from walpurgis.engine.saves import options_at

from . import queries
from .carrying_over import rows_of
from .house import House
from .new_tables import Opening, begin, known_bot, lay, name_of, new_seed, seat_of
from .problems import No
from .queries import forget_links
from .schema import guests, seat_links, seats
from .sessions import clean, new_id
from .sheet import Began, SeatState, Sheet, now
from .visitor import Visitor
from .workers import Played, not_too_long, retell


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

    async def chosen_language(self) -> str | None:
        """The language that this guest has chosen; None if nothing was chosen yet."""
        async with self.house.db.reading() as connection:
            chosen = await queries.names(connection, self.id)
        return None if chosen is None else chosen[1]

    async def rename(self, wished: str | None, language: str | None) -> wire.Me:
        """Keep a name and a language; what is not named stays as it was."""
        if wished is not None and not clean(wished, 24):
            raise No("malformed", "a name needs something to read")
        async with self.house.db.writing() as connection:
            is_new, before = await queries.names(connection, self.id) is None, await queries.me(connection, self.id)
            name = before.name if wished is None else clean(wished, 24)
            spoken = language or before.language
            if is_new:
                await connection.execute(insert(guests).values(id=self.id, name=name, language=spoken, created=now()))
            else:
                await connection.execute(update(guests).where(guests.c.id == self.id).values(name=name, language=spoken))
            mine = (await connection.execute(select(seats.c.table_id).where(seats.c.guest == self.id))).scalars().all()
            await connection.execute(update(seats).where(seats.c.guest == self.id, seats.c.name == before.name).values(name=name))
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
        """A new table; started at once if that is asked for and every seat is taken."""
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
        async with self.house.db.writing() as connection:
            await lay(connection, sheet, at_most=settings.tables)
        visitor = await self.visit(sheet.id)
        if wish.start and sheet.is_full:
            await visitor.start()
        return visitor

    async def go_on(self, played: Played, names: list[str], wish: wire.ContinueFrom) -> Visitor:
        """A table that continues from a moment of a record, against bots. What my seat could not know then is redealt, and the record says so."""
        settings, seed, name = self.house.settings, new_seed(), (await self.me()).name
        with not_too_long():
            retold = await self.house.records.run(self.id, retell, played, wish.seq, wish.seat, seed, settings.record_seconds)
        record = retold.record
        game = game_named(record.game)
        bot = known_bot(game, wish.bot or gentle_opponent(game))
        sitting = [SeatState(n, None, names[n] if n < len(names) else name_of(bot), bot) for n in range(record.seats)]
        sitting[wish.seat] = SeatState(wish.seat, self.id, name, "")
        sheet = Sheet(
            new_id(), game.name, self.id, "lobby", options_at(record), False, True, "free", None, record.seed, record.origin,
            -1, [], None, None, None, now(), now(), sitting,
        )  # fmt: skip
        entries = [Began(), *rows_of(record), Redealt(wish.seat, seed)]
        opening = Opening(list(zip(entries, [*retold.told, b"[]"], retold.seen, strict=True)), retold.save, retold.waiting, retold.result, retold.played)
        async with self.house.db.writing() as connection:
            await lay(connection, sheet, at_most=settings.tables)
            await begin(connection, sheet, opening)
        visitor = await self.visit(sheet.id)
        visitor.table.autoplay.drive()
        return visitor

    async def follow_link(self, token: str) -> Visitor:
        """Move the seat of a link to this browser."""
        async with self.house.db.writing() as connection:
            found = (await connection.execute(select(seat_links).where(seat_links.c.token == token))).first()
            if found is None or found.until < now():
                raise No("no-such-link", "this link is not known or too old")
            seat = (await queries.locked(connection, found.table_id)).seat(found.seat)
            fresh = await connection.execute(update(seat_links).where(seat_links.c.token == token, ~seat_links.c.used).values(used=True))
            if not fresh.rowcount and seat.guest != self.id:
                raise No("no-such-link", "this link has been used already")
            if fresh.rowcount:
                if seat.guest != found.guest:
                    raise No("no-such-link", "whoever made this link does not sit there any more")
                where = (seats.c.table_id == found.table_id) & (seats.c.seat == found.seat)
                await connection.execute(update(seats).where(where).values(guest=self.id, stand_in=False))
                await forget_links(connection, found.table_id, found.seat, but=token)
        table = await self.house.at(str(found.table_id))
        async with table.lock:
            await table.seats_changed()
        return Visitor(self.house, table, self.id)
