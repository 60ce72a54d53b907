"""What is asked of the database: tables and their seats, rows and checkpoints, guests, chat. Plain functions over a connection that return plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, and_, func, insert, or_, select, true
from sqlalchemy.ext.asyncio import AsyncConnection

from walpurgis.engine import Record, Result
from walpurgis.engine.entries import Given, Redealt

from . import wire
from .schema import answers, chat, checkpoints, guests, seats, tables
from .sheet import Entry, SeatState, Sheet, Undone, Wish, entry_of, moment, text

json = msgspec.json
MOST_LISTED = 50
MOST_RESUMED = 1000


async def sheet(connection: AsyncConnection, table: str) -> Sheet | None:
    """A table with its seats; None if there is none."""
    found = await _sheets(connection, (await connection.execute(select(tables).where(tables.c.id == table))).all())
    return found[0] if found else None


async def _sheets(connection: AsyncConnection, rows: Sequence[Row[Any]]) -> list[Sheet]:
    if not rows:
        return []
    sitting: dict[str, list[SeatState]] = {}
    wanted = select(seats).where(seats.c.table_id.in_([row.id for row in rows])).order_by(seats.c.table_id, seats.c.seat)
    for s in await connection.execute(wanted):
        seat = SeatState(s.seat, s.guest, s.name, s.bot, s.stand_in, s.resigned, s.out_of_time)
        sitting.setdefault(s.table_id, []).append(seat)
    return [_sheet(row, sitting.get(row.id, [])) for row in rows]


def _sheet(row: Row[Any], sitting: list[SeatState]) -> Sheet:
    return Sheet(
        row.id, row.game, row.owner, row.phase, _kept(row.options, dict), row.public, row.spectators, row.undo, _kept(row.clock, wire.Clock),
        row.seed, _kept(row.origin, dict), row.seq, _kept(row.waiting, list[int]), _kept(row.wish, Wish), _kept(row.result, Result),
        row.rematch, row.created, row.updated, sitting, row.rules,
    )  # fmt: skip


def _kept(stored: str | None, kind: Any) -> Any:
    return None if stored is None else json.decode(stored, type=kind)


async def lay(connection: AsyncConnection, new: Sheet) -> None:
    """Put a new table and its seats into the database."""
    values = msgspec.structs.asdict(new)
    sitting: list[SeatState] = values.pop("seats")
    for name in ("options", "clock", "origin", "waiting", "wish", "result"):
        values[name] = None if values[name] is None else text(values[name])
    await connection.execute(insert(tables), values)
    await connection.execute(insert(seats), [msgspec.structs.asdict(seat) | {"table_id": new.id} for seat in sitting])


async def unfinished(connection: AsyncConnection, guest: str) -> int:
    """How many unfinished tables a guest owns."""
    count = select(func.count()).select_from(tables).where(tables.c.owner == guest, tables.c.phase.in_(("lobby", "playing")))
    return int((await connection.execute(count)).scalar_one())


async def lists(connection: AsyncConnection, guest: str) -> tuple[list[Sheet], list[Sheet], list[Sheet]]:
    """My unfinished tables, others' open ones, finished games that I may look at; the latest first."""
    sits = select(seats.c.table_id).where(seats.c.guest == guest)
    open_seat = select(seats.c.table_id).where(seats.c.guest.is_(None), seats.c.bot == "")
    mine = or_(tables.c.id.in_(sits), tables.c.owner == guest)
    wishes = (
        and_(mine, tables.c.phase.in_(("lobby", "playing"))),
        and_(tables.c.public, tables.c.phase == "lobby", tables.c.id.in_(open_seat), ~mine),
        and_(tables.c.phase == "finished", or_(mine, and_(tables.c.public, tables.c.spectators))),
    )
    found = []
    for wish in wishes:
        rows = (await connection.execute(select(tables).where(wish).order_by(tables.c.updated.desc()).limit(MOST_LISTED))).all()
        found.append(await _sheets(connection, rows))
    return found[0], found[1], found[2]


async def names(connection: AsyncConnection, guest: str) -> tuple[str, str] | None:
    """Name and language of a guest who has given them."""
    row = (await connection.execute(select(guests.c.name, guests.c.language).where(guests.c.id == guest))).first()
    return None if row is None else (row.name, row.language)


async def me(connection: AsyncConnection, guest: str) -> wire.Me:
    """A guest as its own browser knows it; without a name if it has given none."""
    return wire.Me(guest, *(await names(connection, guest) or ("", "en")))


class StoredRow(msgspec.Struct, frozen=True):
    """One row of a table as it is stored: what was put in, what it told (as JSON), and the milliseconds left for each seat."""

    seq: int
    entry: Entry
    told: str
    clocks: list[int] | None
    at: int


class Checkpoint(msgspec.Struct, frozen=True):
    """Where a match stood after row `seq`, and who had played in it."""

    seq: int
    save: str
    played: list[int]


class StandingRows(msgspec.Struct, frozen=True):
    """The rows of a table that count, in order, and the last moment from which on a reader must forget the story."""

    rows: list[StoredRow]
    rewound: int | None

    @classmethod
    def of(cls, rows: list[StoredRow], since: int) -> StandingRows:
        """What counts of the rows after `since`. A reader who knows the story up to there must first forget it from `rewound` on."""
        undone = [row.entry for row in rows if isinstance(row.entry, Undone)]
        void = {seq for entry in undone for seq in entry.void}
        rewound = min((entry.rewound for entry in undone if entry.rewound is not None and entry.rewound <= since), default=None)
        return cls([row for row in rows if row.seq not in void and not isinstance(row.entry, Undone)], rewound)

    def record_of(self, sheet: Sheet) -> Record:
        """The record of the game so far."""
        entries: list[Given | Redealt] = []
        length = 0
        for row in self.rows:
            if isinstance(row.entry, Given | Redealt):
                entries.append(msgspec.structs.replace(row.entry, story_length=length))
            length += len(json.decode(row.told))
        return Record(sheet.game, sheet.rules, len(sheet.seats), sheet.options, sheet.seed, entries, sheet.origin)


async def seq_of(connection: AsyncConnection, table: str) -> int:
    """The number of the last row of a table."""
    return int((await connection.execute(select(tables.c.seq).where(tables.c.id == table))).scalar_one())


async def checkpoint(connection: AsyncConnection, table: str) -> Checkpoint:
    kept = (await connection.execute(select(checkpoints).where(checkpoints.c.table_id == table))).one()
    return Checkpoint(kept.seq, kept.save, json.decode(kept.played, type=list[int]))


async def rows_after(connection: AsyncConnection, table: str, seq: int) -> list[StoredRow]:
    """The rows of a table after that number, in order."""
    found = await connection.execute(select(answers).where(answers.c.table_id == table, answers.c.seq > seq).order_by(answers.c.seq))
    return [StoredRow(row.seq, entry_of(row.entry), row.told, _kept(row.clocks, list[int]), row.at) for row in found]


async def standing_rows(connection: AsyncConnection, table: str, since: int = -1, upto: int | None = None) -> StandingRows:
    """What counts of a table's rows after `since`, up to `upto`."""
    rows = await rows_after(connection, table, since)
    return StandingRows.of([row for row in rows if upto is None or row.seq <= upto], since)


async def running(connection: AsyncConnection) -> list[Sheet]:
    """The games being played, those last touched first."""
    wanted = select(tables).where(tables.c.phase == "playing").order_by(tables.c.updated.desc()).limit(MOST_RESUMED)
    return await _sheets(connection, (await connection.execute(wanted)).all())


async def chat_of(connection: AsyncConnection, table: str, *, only: int | None = None, limit: int = 300) -> list[wire.ChatLine]:
    """The last lines said at a table, or just the one of that id."""
    wanted = select(chat).where(chat.c.table_id == table, true() if only is None else chat.c.id == only).order_by(chat.c.id.desc()).limit(limit)
    rows = (await connection.execute(wanted)).all()
    return [wire.ChatLine(row.id, row.seq, row.name, row.seat, row.text, moment(row.at)) for row in reversed(rows)]


def read_record(record: dict[str, Any]) -> Record:
    """A record from a body; BrokenRecord if it is none."""
    return Record.read(json.encode(record))
