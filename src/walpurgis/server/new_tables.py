"""Laying tables: create, sit down, stand up, start, once more, go on from a record. The HTTP routes in lobby.py call these."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from walpurgis.bots import UnknownBot, bot_names
from walpurgis.engine import AnyGame, Chance, Match, Record, game_named
from walpurgis.engine.entries import Given, Redealt
from walpurgis.engine.game import options_of, seats_of
from walpurgis.engine.saves import write_story

from . import queries, wire
from .house import House
from .problems import No
from .schema import answers, checkpoints, guests, seat_links, seats, tables
from .sessions import clean, new_id
from .table import Began, Live, Seat, Sheet, encode, now
from .workers import retell

SEEDS = 1 << 53
A_DAY = 24 * 3600 * 1000


async def rename(house: House, guest: str, wished: str | None, language: str | None) -> wire.Me:
    """Keep a guest's name and language; what is not named stays as it was."""
    if wished is not None and not clean(wished, 24):
        raise No("malformed", "a name needs something to read")
    async with house.db.writing() as connection:
        before = await queries.names(connection, guest)
        name = clean(wished, 24) if wished is not None else before[0] if before else ""
        spoken = language or (before[1] if before else "en")
        if before is None:
            await connection.execute(insert(guests).values(id=guest, name=name, language=spoken, created=now()))
        else:
            await connection.execute(update(guests).where(guests.c.id == guest).values(name=name, language=spoken))
        mine = (await connection.execute(select(seats.c.table_id).where(seats.c.guest == guest))).scalars().all()
        await connection.execute(update(seats).where(seats.c.guest == guest, seats.c.name == (before[0] if before else "")).values(name=name))
    for table in set(mine) & house.live.keys():
        async with house.live[table].lock:
            await house.changed(house.live[table])
    return wire.Me(guest, name, spoken)


async def create(house: House, guest: str, wish: wire.NewTable) -> Live:
    """A new table; started at once if that is wished and every seat is taken."""
    game = game_named(wish.game)
    seats_of(game, len(wish.seats))
    options = msgspec.to_builtins(options_of(game, wish.options))
    if wish.seed is not None and not house.settings.seeds and not all(seat.kind == "bot" or seat.mine for seat in wish.seats):
        raise No("chosen-seed", "a seed can be chosen only where you sit alone with bots: whoever knows it knows what is hidden")
    seed = secrets.randbelow(SEEDS) if wish.seed is None else wish.seed
    game.setup(len(wish.seats), options_of(game, options), Chance(seed))  # options that do not fit these seats are refused now, not at the start
    name = await _name(house, guest)
    sitting = [_seated(game, n, seat, guest, name) for n, seat in enumerate(wish.seats)]
    sheet = Sheet(
        new_id(), game.name, guest, "lobby", options, wish.public, wish.spectators, wish.undo, wish.clock, seed, None,
        -1, [], None, None, None, now(), now(), sitting,
    )  # fmt: skip
    await _lay(house, guest, sheet)
    live = await house.at(sheet.id)
    if wish.start and not any(seat.kind == "open" for seat in sitting):
        await start(house, live, guest)
    return live


async def _lay(house: House, guest: str, sheet: Sheet) -> None:
    async with house.db.writing() as connection:
        if await queries.unfinished(connection, guest) >= house.settings.tables:
            raise No("too-many", f"you have {house.settings.tables} unfinished tables; finish or leave one first")
        await queries.lay(connection, sheet)


def _seated(game: AnyGame, number: int, wish: wire.SeatWish, guest: str, name: str) -> Seat:
    if wish.kind == "bot":
        if wish.bot not in bot_names(game):
            raise UnknownBot(f"there is no bot {wish.bot!r:.40} for {game.name}; there are {', '.join(bot_names(game))}")
        return Seat(number, None, clean(wish.name, 24) or wish.bot, wish.bot)
    if wish.kind == "human" and wish.mine:
        return Seat(number, guest, clean(wish.name, 24) or name, "")
    return Seat(number, None, "", "")


async def _name(house: House, guest: str) -> str:
    async with house.db.reading() as connection:
        known = await queries.names(connection, guest)
    return known[0] if known else ""


async def take(house: House, live: Live, guest: str, wish: wire.TakeSeat) -> None:
    """Sit down on an open seat, or take my own seat back from the bot."""
    name = clean(wish.name, 24) or await _name(house, guest)
    async with live.lock:
        if not 0 <= wish.seat < len(live.sheet.seats):
            raise No("seat-taken", "there is no such seat")
        mine = live.sheet.seats[wish.seat]
        values: dict[str, Any]
        if mine.guest == guest and mine.given_up:
            raise No("given-up", "that seat has given up, or its time is up: a bot plays it to the end")
        if mine.guest == guest:
            where, values = seats.c.guest == guest, {"stand_in": False}
        else:
            if live.sheet.phase not in ("lobby", "playing") or not live.sheet.may_see(guest):
                raise No("wrong-phase", "nobody can sit down here any more")
            where, values = seats.c.guest.is_(None) & (seats.c.bot == ""), {"guest": guest, "name": name}
        async with house.db.writing() as connection:
            sat = await connection.execute(update(seats).where(seats.c.table_id == live.id, seats.c.seat == wish.seat, where).values(**values))
        if not sat.rowcount:
            raise No("seat-taken", "that seat is taken")
        await house.changed(live)


async def leave(house: House, live: Live, guest: str, seat: int) -> None:
    """Stand up. In the lobby the seat is open again; in the middle of a game a bot stands in until I come back."""
    async with live.lock:
        if not 0 <= seat < len(live.sheet.seats) or guest not in (live.sheet.seats[seat].guest, live.sheet.owner):
            raise No("not-your-seat", "that is not your seat")
        own, lobby = live.sheet.seats[seat], live.sheet.phase == "lobby"
        if own.guest != guest and not lobby:
            raise No("not-your-seat", "that is not your seat")
        values: dict[str, Any] = {"guest": None, "name": "", "bot": ""} if lobby else {"stand_in": True}
        nobody = lobby and own.guest == guest == live.sheet.owner and not any(s.guest for s in live.sheet.seats if s.seat != seat)
        async with house.db.writing() as connection:
            await connection.execute(update(seats).where(seats.c.table_id == live.id, seats.c.seat == seat).values(**values))
            if nobody:
                await connection.execute(update(tables).where(tables.c.id == live.id, tables.c.phase == "lobby").values(phase="abandoned"))
        await house.changed(live)


async def arrange(house: House, live: Live, guest: str, seat: int, wish: wire.SeatWish) -> None:
    """The owner decides in the lobby what a seat is: open, a bot, or a seat of their own."""
    async with live.lock:
        if live.sheet.owner != guest:
            raise No("not-the-owner", "only who laid the table can do that")
        if live.sheet.phase != "lobby" or not 0 <= seat < len(live.sheet.seats):
            raise No("wrong-phase", "the seats cannot be changed any more")
        if live.sheet.seats[seat].guest not in (None, guest):
            raise No("seat-taken", "somebody sits there")
        new = _seated(live.game, seat, wish, guest, await _name(house, guest))
        async with house.db.writing() as connection:
            where = (seats.c.table_id == live.id) & (seats.c.seat == seat)
            await connection.execute(update(seats).where(where).values(guest=new.guest, name=new.name, bot=new.bot))
        await house.changed(live)


async def start(house: House, live: Live, guest: str) -> None:
    """Begin: the match is set up and stored as row 0."""
    async with live.lock:
        await house.refresh(live)
        sheet = live.sheet
        if guest != sheet.owner and not sheet.own(guest):
            raise No("not-your-seat", "only those who sit here can start")
        if sheet.phase != "lobby":
            raise No("wrong-phase", "this game has begun already")
        if any(seat.kind == "open" for seat in sheet.seats):
            raise No("seats-open", "a seat is still open")
        match = Match.new(live.game, len(sheet.seats), sheet.seed or 0, sheet.options)
        await _begin(house, sheet, match, [(Began(), write_story(match.story or ()))], match.save(past=False), [])
        await house.changed(live)


async def _begin(house: House, sheet: Sheet, match: Match[Any] | None, rows: list[tuple[Any, bytes]], saved: str, played: list[int]) -> None:
    """Store the first rows of a table, and where it stands after them."""
    at, stands = now(), match or Match.load(saved, listen=False)
    clocks = encode([sheet.clock.stock * 1000] * len(sheet.seats)).decode() if sheet.clock else None
    written = [
        {"table_id": sheet.id, "seq": seq, "entry": encode(entry).decode(), "told": tale.decode(), "clocks": clocks, "at": at}
        for seq, (entry, tale) in enumerate(rows)
    ]
    last = len(rows) - 1
    values: dict[str, Any] = {"phase": "playing", "seq": last, "waiting": encode(sorted(stands.asks)).decode(), "updated": at, "rules": stands.game.version}
    if stands.over:
        values |= {"phase": "finished", "result": encode(stands.result()).decode()}
    try:
        async with house.db.writing() as connection:
            await connection.execute(insert(answers), written)
            kept = {"table_id": sheet.id, "seq": last, "save": saved, "played": encode(played).decode()}
            await connection.execute(insert(checkpoints).values(**kept))
            await connection.execute(update(tables).where(tables.c.id == sheet.id).values(**values))
    except IntegrityError:
        raise No("wrong-phase", "this game has begun already") from None


async def rematch(house: House, live: Live, guest: str) -> Live:
    """The same people and bots at a new table; who asks second finds the first one's."""
    async with live.lock:
        await house.refresh(live)
        old = live.sheet
        if not old.own(guest) and old.owner != guest:
            raise No("not-your-seat", "only those who sat here can play again")
        if old.phase != "finished":
            raise No("wrong-phase", "the game is not over yet")
        if old.rematch is None:
            sitting = [Seat(s.seat, s.guest, s.name, s.bot) for s in old.seats]
            sitting = [msgspec.structs.replace(s, seat=n) for n, s in enumerate(sitting[1:] + sitting[:1])]
            fresh = msgspec.structs.replace(
                old, id=new_id(), owner=guest, phase="lobby", seed=secrets.randbelow(SEEDS), origin=None, seq=-1, waiting=[],
                result=None, rematch=None, wish=None, created=now(), updated=now(), seats=sitting, rules=0,
            )  # fmt: skip
            await _lay(house, guest, fresh)
            async with house.db.writing() as connection:
                where = (tables.c.id == live.id) & tables.c.rematch.is_(None)
                won = await connection.execute(update(tables).where(where).values(rematch=fresh.id))
                if not won.rowcount:
                    await connection.execute(delete(seats).where(seats.c.table_id == fresh.id))
                    await connection.execute(delete(tables).where(tables.c.id == fresh.id))
            await house.changed(live)
    assert live.sheet.rematch is not None
    again = await house.at(live.sheet.rematch)
    if again.sheet.phase == "lobby" and not any(seat.kind == "open" for seat in again.sheet.seats):
        await start(house, again, guest)
    return again


async def go_on(house: House, guest: str, record: Record, names: list[str], wish: wire.ContinueFrom) -> Live:
    """A table that goes on from a moment of a record, against bots. What my seat could not know then is dealt anew, and the record says so."""
    game = game_named(record.game)
    if wish.seq > len(record.entries):
        raise No("malformed", f"the record has {len(record.entries)} moments")
    if not 0 <= wish.seat < record.seats:
        raise No("malformed", f"there is no seat {wish.seat}")
    if wish.bot not in bot_names(game):
        raise UnknownBot(f"there is no bot {wish.bot!r:.40} for {game.name}; there are {', '.join(bot_names(game))}")
    seed, name = secrets.randbelow(SEEDS), await _name(house, guest)
    with no_longer():
        tales, saved, played = await house.workers.run(retell, encode(record), wish.seq, wish.seat, seed, house.settings.record_seconds)
    sitting = [Seat(n, None, f"{wish.bot} {n + 1}" if n >= len(names) else names[n], wish.bot) for n in range(record.seats)]
    sitting[wish.seat] = Seat(wish.seat, guest, name, "")
    sheet = Sheet(
        new_id(), game.name, guest, "lobby", record.options, False, True, "free", None, record.seed, record.origin,
        -1, [], None, None, None, now(), now(), sitting,
    )  # fmt: skip
    entries: list[Given | Redealt] = [msgspec.structs.replace(entry, story_length=0) for entry in record.entries[: wish.seq]]
    rows: list[tuple[Any, bytes]] = list(zip([Began(), *entries], tales, strict=True))
    await _lay(house, guest, sheet)
    await _begin(house, sheet, None, [*rows, (Redealt(wish.seat, seed), b"[]")], saved, played)
    live = await house.at(sheet.id)
    house.drive(live)
    return live


@contextmanager
def no_longer() -> Iterator[None]:
    """A record that keeps a worker busy for too long is refused, whether the worker could stop or had to be ended."""
    try:
        yield
    except (TimeoutError, BrokenProcessPool):
        raise No("too-long", "this record takes too long to play through") from None


# Moving a seat to another device -------------------------------------------------------------------------------------


async def link(house: House, live: Live, guest: str, seat: int) -> str:
    """A link that moves my seat to the browser that says so there first; good for a day. Only looking at it, as previews in chats do, moves nothing."""
    if not 0 <= seat < len(live.sheet.seats) or live.sheet.seats[seat].guest != guest:
        raise No("not-your-seat", "that is not your seat")
    token = secrets.token_urlsafe(24)
    async with house.db.writing() as connection:
        await connection.execute(insert(seat_links).values(token=token, table_id=live.id, seat=seat, until=now() + A_DAY, used=False))
    return f"/seat/{token}"


async def follow(house: House, guest: str, token: str) -> Live:
    """Move the seat of a link to this browser. Returns the table."""
    async with house.db.writing() as connection:
        found = (await connection.execute(select(seat_links).where(seat_links.c.token == token))).first()
        if found is None or found.until < now():
            raise No("no-such-link", "this link is not known or too old")
        fresh = await connection.execute(update(seat_links).where(seat_links.c.token == token, ~seat_links.c.used).values(used=True))
        if fresh.rowcount:
            where = (seats.c.table_id == found.table_id) & (seats.c.seat == found.seat)
            await connection.execute(update(seats).where(where).values(guest=guest, stand_in=False))
    live = await house.at(str(found.table_id))
    if not fresh.rowcount and not live.sheet.own(guest):
        raise No("no-such-link", "this link has been used already")
    async with live.lock:
        await house.changed(live)
    return live
