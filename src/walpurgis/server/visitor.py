"""What people do at a table besides answering: take back, agree, resign, let a bot stand in, ask for a hint or a reason, chat."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from sqlalchemy import insert, update

from walpurgis.engine.errors import Limit, NotUndoable, RuleFailed

from . import queries, wire
from .announce import Announcement
from .house import House
from .problems import No
from .schema import chat, seats, tables
from .sessions import clean
from .storage import Conflict
from .table import Live, Seat, Undone, Wish, encode, now
from .workers import seed_of, take_back, think


def own_seat(live: Live, guest: str, seat: int) -> Seat:
    """The seat, if it is this guest's; No otherwise."""
    if not 0 <= seat < len(live.sheet.seats) or live.sheet.seats[seat].guest != guest:
        raise No("not-your-seat", "that is not your seat")
    return live.sheet.seats[seat]


def playing(live: Live) -> None:
    if live.sheet.phase != "playing":
        raise No("wrong-phase", "this game is not being played")


async def why(house: House, live: Live, guest: str, seat: int, key: str) -> str | None:
    """The rule that keeps a key from being offered to my seat."""
    async with live.lock:
        if live.match is None:
            await house.reload(live)
        own_seat(live, guest, seat)
        playing(live)
        assert live.match is not None
        try:
            return live.match.why_not(seat, key)
        except Exception as fault:
            raise RuleFailed(f"a rule failed on {key!r:.80}: {fault!r}") from fault


async def hint(house: House, live: Live, guest: str, seat: int) -> Any:
    """What the bot would answer on my seat. It sees what I see."""
    async with live.lock:
        if live.match is None:
            await house.reload(live)
        own_seat(live, guest, seat)
        playing(live)
        assert live.match is not None
        if seat not in live.match.asks:
            raise No("not-asked", "that seat is not asked anything now")
        saved, bot, seq = live.match.save(past=False), live.bot_for(Seat(seat, None, "", "")), live.sheet.seq
    try:
        return await house.workers.run(think, saved, bot, seat, seed_of(live.id, seq, seat), house.settings.bot_seconds)
    except Exception:
        raise No("no-hint", "there is no hint here") from None


# Taking back ---------------------------------------------------------------------------------------------------------


async def undo(house: House, live: Live, guest: str, seat: int) -> None:
    """Take back the last answer of my seat: at once if that is free at this table, else ask the others who are here."""
    async with live.lock:
        own = own_seat(live, guest, seat)
        playing(live)
        if own.given_up:
            raise No("not-your-seat", "that seat has given up")
        if live.sheet.undo == "off":
            raise No("not-undoable", "at this table nothing is taken back")
        limit = await _undo(house, live, seat, consent=live.sheet.undo == "free")
        if limit == "nothing-to-undo":
            raise NotUndoable(limit)
        if limit is None:
            return
        needed = [s.seat for s in live.sheet.seats if s.guest in live.here and s.guest != guest and not s.by_bot]
        if not needed:
            await _undo(house, live, seat, consent=True)
            return
        await _wish(house, live, Wish(seat, live.sheet.seq, needed))
    house.notice(live, "undo-wished", own.name)


async def consent(house: House, live: Live, guest: str, seat: int, agree: bool) -> None:
    """Say yes or no to another's wish to take back. One no ends it; when all have said yes it happens."""
    async with live.lock:
        await house.refresh(live)
        own = own_seat(live, guest, seat)
        wish = live.sheet.wish
        if wish is None or wish.seq != live.sheet.seq or seat not in wish.needed:
            raise No("no-wish", "nobody asks you to let them take something back")
        if not agree:
            await _wish(house, live, None)
        else:
            wish.agreed = sorted({*wish.agreed, seat})
            if set(wish.agreed) >= set(wish.needed):
                await _undo(house, live, wish.seat, consent=True)
            else:
                await _wish(house, live, wish)
    if not agree:
        house.notice(live, "undo-refused", own.name)


async def _wish(house: House, live: Live, wish: Wish | None) -> None:
    async with house.db.writing() as connection:
        await connection.execute(update(tables).where(tables.c.id == live.id).values(wish=None if wish is None else encode(wish).decode()))
    live.sheet.wish = wish
    house.tell_position(live)
    house.announcer.say(Announcement(live.id, "info"))


async def _undo(house: House, live: Live, seat: int, *, consent: bool) -> Limit | None:
    """Take back, unless a limit forbids it, which is returned. The row that says so is stored with a checkpoint, so that nobody has to play the game again."""
    await house.refresh(live)
    async with house.db.reading() as connection:
        past = await queries.past(connection, live.id, upto=live.sheet.seq)  # what comes after it makes the row below too late
    record = past.record_of(live.sheet)
    done = await house.workers.run(take_back, msgspec.json.encode(record), seat, consent)
    if done.limit is not None:
        return done.limit
    put_in = [seq for seq, entry, _ in past.rows if seq > 0]
    void = [put_in[n] for n in done.falls]
    told = any(row[2] != "[]" for row in past.rows if row[0] in set(void))
    assert live.match is not None
    sheet = live.sheet
    next_question = live.match.question + 1  # numbers of questions never come again: a late answer cannot meet another question
    live.stand(done.save, sheet.seq + 1, done.played, [], next_question)
    at = now()
    live.clocks, live.clock_at = live.left(at), at
    sheet.waiting, sheet.updated, sheet.wish = sorted(live.match.asks), at, None
    entry = Undone(seat, void, void[0] if told else None)
    try:
        await house.db.append(live.row(entry, b"[]", keep=True))
    except Conflict:
        live.match = None
        raise No("too-fast", "somebody answered at the same moment") from None
    except BaseException:
        live.match = None
        raise
    live.told = sheet.seq
    for watcher in live.watchers:
        if entry.rewound is not None:
            watcher.send(encode(wire.Story(table=live.id, upto=sheet.seq, rewound=entry.rewound)))
        watcher.send(live.position(sheet.own(watcher.guest)))
    house.announcer.say(Announcement(live.id, "seq", sheet.seq))
    house.notice(live, "undone", sheet.seats[seat].name)
    house.drive(live)
    return None


# Leaving and coming back ---------------------------------------------------------------------------------------------


async def resign(house: House, live: Live, guest: str, seat: int) -> None:
    """Give up: a bot plays the seat to the end, so that the others can finish."""
    async with live.lock:
        own = own_seat(live, guest, seat)
        playing(live)
        await _mark(house, live, seat, resigned=True)
    house.notice(live, "resigned", own.name)


async def stand_in(house: House, live: Live, guest: str, seat: int, bot: bool) -> None:
    """Let a bot play a seat, or take my own back. For others: the owner of the table at any time when they are away, another player after a while."""
    async with live.lock:
        playing(live)
        if not 0 <= seat < len(live.sheet.seats) or live.sheet.seats[seat].kind != "human":
            raise No("not-your-seat", "nobody has left that seat")
        target = live.sheet.seats[seat]
        if target.given_up:
            raise No("given-up", "that seat has given up, or its time is up: a bot plays it to the end")
        if target.guest != guest:
            _may_replace(house, live, guest, target, bot)
        live.clocks, live.clock_at = live.left(now()), now()
        await _mark(house, live, seat, stand_in=bot)
    house.notice(live, "stand-in" if bot else "taken-back", target.name)


def _may_replace(house: House, live: Live, guest: str, target: Seat, bot: bool) -> None:
    if not bot or not (live.sheet.own(guest) or guest == live.sheet.owner):
        raise No("not-your-seat", "that is not your seat")
    if target.guest in live.here:
        raise No("not-away", "that player is here")
    loop = asyncio.get_running_loop()
    away = loop.time() - live.last_seen.setdefault(str(target.guest), loop.time())
    if guest != live.sheet.owner and away < house.settings.away_seconds:
        raise No("not-away", "that player has not been away for long enough")


async def _mark(house: House, live: Live, seat: int, **values: bool) -> None:
    async with house.db.writing() as connection:
        await connection.execute(update(seats).where(seats.c.table_id == live.id, seats.c.seat == seat).values(**values))
    await house.changed(live)


async def say(house: House, live: Live, guest: str, text: str) -> None:
    """A line of chat, kept with the place in the game where it was said."""
    text = clean(text, 500, lines=True)
    if not text:
        raise No("malformed", "there is nothing to say in that")
    own = live.sheet.own(guest)
    seat = own[0] if own else None
    async with house.db.reading() as connection:
        known = await queries.names(connection, guest)
    name = live.sheet.seats[own[0]].name if own else known[0] if known else ""
    values = {"table_id": live.id, "seq": max(0, live.sheet.seq), "seat": seat, "guest": guest, "name": name, "text": text, "at": now()}
    async with house.db.writing() as connection:
        added = (await connection.execute(insert(chat).values(**values))).inserted_primary_key
    number = int(added[0]) if added is not None else 0
    await house.tell_chat(live, number)
    house.announcer.say(Announcement(live.id, "chat", number))
