"""What is asked of the database: tables and their seats, rows and checkpoints, guests, chat. Plain functions over a connection that return plain data."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, and_, delete, func, insert, or_, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from walpurgis import wire
from walpurgis.engine import Record, Result, games
from walpurgis.engine.chance import SEED_DIGITS, Seed
from walpurgis.engine.entries import Entry as Put
from walpurgis.engine.entries import Given, Mended, Redealt

from .schema import answers, chat, checkpoints, guests, seat_links, seats, tables
from .seen_rows import KeptRow
from .sessions import proposed_name
from .sheet import Entry, MendedRow, SeatState, Sheet, Undone, Wish, entry_of, moment, now, text

json = msgspec.json
MOST_LISTED = 50
MOST_RESUMED = 1000
"""Games that continue as soon as the house opens; the others are found by the next sweep."""
SOME = 200
LATELY = 24 * 3600 * 1000
"""How recently a running game must have been touched to be shown to others; in milliseconds."""


async def sheet(connection: AsyncConnection, table: str) -> Sheet | None:
    """A table with its seats; None if there is none."""
    found = await _sheets(connection, (await connection.execute(select(tables).where(tables.c.id == table))).all())
    return found[0] if found else None


async def locked(connection: AsyncConnection, table: str) -> Sheet:
    """A table as it stands now, which nobody else changes before this transaction ends: seats and phase are judged and changed as one."""
    found = await _sheets(connection, (await connection.execute(select(tables).where(tables.c.id == table).with_for_update())).all())
    return found[0]


async def is_rematch(connection: AsyncConnection, table: str) -> bool:
    """Whether a table was set up for those who sat at another one, without asking each of them."""
    return (await connection.execute(select(tables.c.id).where(tables.c.rematch == table).limit(1))).first() is not None


async def forget_links(connection: AsyncConnection, table: str, seat: int, *, but: str = "", newest: int = 0) -> None:
    """The links to a seat are void, but for this one and the newest few."""
    where = and_(seat_links.c.table_id == table, seat_links.c.seat == seat, seat_links.c.token != but)
    kept = select(seat_links.c.token).where(where).order_by(seat_links.c.until.desc()).limit(newest)
    keep = [row.token for row in await connection.execute(kept)] if newest else []
    await connection.execute(delete(seat_links).where(where, seat_links.c.token.not_in(keep)))


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
        _seed(row.seed), _kept(row.origin, dict), row.seq, _kept(row.waiting, list[int]), _kept(row.wish, Wish), _kept(row.result, Result),
        row.rematch, row.created, row.updated, sitting, row.rules, _kept(row.refused, dict[str, list[int]]) or {},
        row.shape, row.stopped if row.stopped == _version(row.game) else 0,
    )  # fmt: skip


def _version(game: str) -> int:
    """The version of a game's rules in this program. What another version stopped, this one may play."""
    return games()[game].version if game in games() else 0


def _seed(stored: str | None) -> Seed | None:
    """A seed as it was drawn: a chosen one is a whole number."""
    return int(stored) if stored is not None and len(stored) < SEED_DIGITS else stored


def _kept(stored: str | None, kind: Any) -> Any:
    return None if stored is None else json.decode(stored, type=kind)


async def lay(connection: AsyncConnection, new: Sheet) -> None:
    """Put a new table and its seats into the database."""
    values = msgspec.structs.asdict(new)
    sitting: list[SeatState] = values.pop("seats")
    for name in ("options", "clock", "origin", "waiting", "wish", "result", "refused"):
        values[name] = None if values[name] is None else text(values[name])
    values["seed"] = None if new.seed is None else str(new.seed)
    await connection.execute(insert(tables), values)
    await connection.execute(insert(seats), [msgspec.structs.asdict(seat) | {"table_id": new.id} for seat in sitting])


async def unfinished(connection: AsyncConnection, guest: str, *, open_to_all: bool = False) -> int:
    """How many unfinished tables a guest owns, or how many of them are in the open list. Those that newer rules have stopped do not count."""
    which = and_(tables.c.public, tables.c.phase == "lobby") if open_to_all else tables.c.phase.in_(("lobby", "playing"))
    count = select(func.count()).select_from(tables).where(tables.c.owner == guest, which, tables.c.stopped == 0, tables.c.game.in_(games()))
    return int((await connection.execute(count)).scalar_one())


async def lists(connection: AsyncConnection, guest: str) -> list[list[Sheet]]:
    """My unfinished tables, others' open ones, finished games that I may look at, and running public games of others; the latest first."""
    sits = select(seats.c.table_id).where(seats.c.guest == guest)
    open_seat = select(seats.c.table_id).where(seats.c.guest.is_(None), seats.c.bot == "")
    mine = or_(tables.c.id.in_(sits), tables.c.owner == guest)
    wishes = (
        and_(mine, tables.c.phase.in_(("lobby", "playing"))),
        and_(tables.c.public, tables.c.phase == "lobby", tables.c.id.in_(open_seat), ~mine),
        and_(tables.c.phase == "finished", or_(mine, and_(tables.c.public, tables.c.spectators))),
        and_(tables.c.phase == "playing", tables.c.public, tables.c.spectators, tables.c.stopped == 0, tables.c.updated > now() - LATELY, ~mine),
    )
    found = []
    for wish in wishes:
        rows = (await connection.execute(select(tables).where(wish).order_by(tables.c.updated.desc()).limit(MOST_LISTED))).all()
        found.append(await _sheets(connection, rows))
    return found


async def expire(connection: AsyncConnection, before: int, but: Collection[str]) -> list[str]:
    """Abandon unfinished tables that nobody has touched since that moment, except those where somebody is; which."""
    idle = and_(tables.c.phase.in_(("lobby", "playing")), tables.c.updated < before, tables.c.id.not_in(but))
    found = list((await connection.execute(select(tables.c.id).where(idle).limit(MOST_RESUMED))).scalars())
    if found:
        await connection.execute(update(tables).where(tables.c.id.in_(found)).values(phase="abandoned", waiting="[]", wish=None))
    return found


async def names(connection: AsyncConnection, guest: str) -> tuple[str, str] | None:
    """Name and language of a guest who has given them."""
    row = (await connection.execute(select(guests.c.name, guests.c.language).where(guests.c.id == guest))).first()
    return None if row is None else (row.name, row.language)


async def me(connection: AsyncConnection, guest: str) -> wire.Me:
    """A guest as its own browser knows it; under a proposed name if it has given none."""
    name, language = await names(connection, guest) or ("", "en")
    return wire.Me(guest, name or proposed_name(guest), language)


class StoredRow(msgspec.Struct, frozen=True):
    """One row of a table as it is stored: what was put in, what it told (as JSON), the milliseconds left for each seat, and what was seen, if wanted."""

    seq: int
    entry: Entry
    told: str
    clocks: list[int] | None
    at: int
    seen: str | None = None


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
        undone = [row.entry for row in rows if isinstance(row.entry, Undone | MendedRow)]
        void = {seq for entry in undone for seq in entry.void}
        rewound = min((entry.rewound for entry in undone if entry.rewound is not None and entry.rewound <= since), default=None)
        return cls([row for row in rows if row.seq not in void and not isinstance(row.entry, Undone)], rewound)

    @property
    def in_order(self) -> list[StoredRow]:
        """The rows as a record has them: rules are mended at the start of a step, before what was put in during it."""
        ordered: list[StoredRow] = []
        for row in self.rows:
            first = row.entry.first if isinstance(row.entry, MendedRow) else row.seq
            earlier = (n for n, other in enumerate(ordered) if other.seq >= first and not isinstance(other.entry, MendedRow))
            ordered.insert(next(earlier, len(ordered)), row)
        return ordered

    @property
    def kept(self) -> list[KeptRow]:
        """What the rows told, and what was seen after them, in the order of the record."""
        return [KeptRow(row.told, row.seen) for row in self.in_order]

    def record_of(self, sheet: Sheet) -> Record:
        """The record of the game so far."""
        entries: list[Put] = []
        length, before = 0, None
        for row in self.in_order:
            if isinstance(row.entry, Given | Redealt):
                entries.append(msgspec.structs.replace(row.entry, story_length=length))
            elif isinstance(row.entry, MendedRow):
                before = row.entry.before if before is None else before
                entries.append(Mended(row.entry.version, row.entry.shape, row.entry.options, row.entry.state, len(row.entry.void), length))
            length += len(json.decode(row.told, type=list[msgspec.Raw]))
        version, shape = (sheet.rules, sheet.shape) if before is None else (before, "")
        return Record(sheet.game, version, len(sheet.seats), sheet.options, sheet.seed, entries, sheet.origin, shape)


async def has_row(connection: AsyncConnection, table: str, seq: int, entry: str, at: int) -> bool:
    """Whether just this row is stored."""
    row = (await connection.execute(select(answers.c.entry, answers.c.at).where(answers.c.table_id == table, answers.c.seq == seq))).first()
    return row is not None and (row.entry, row.at) == (entry, at)


async def seq_of(connection: AsyncConnection, table: str) -> int:
    """The number of the last row of a table."""
    return int((await connection.execute(select(tables.c.seq).where(tables.c.id == table))).scalar_one())


async def checkpoint(connection: AsyncConnection, table: str) -> Checkpoint:
    kept = (await connection.execute(select(checkpoints).where(checkpoints.c.table_id == table))).one()
    return Checkpoint(kept.seq, kept.save, json.decode(kept.played, type=list[int]))


ROW = (answers.c.seq, answers.c.entry, answers.c.told, answers.c.clocks, answers.c.at)


async def rows_after(connection: AsyncConnection, table: str, seq: int, *, seen: bool = False) -> list[StoredRow]:
    """The rows of a table after that number, in order."""
    wanted = select(*ROW, answers.c.seen) if seen else select(*ROW)
    found = await connection.execute(wanted.where(answers.c.table_id == table, answers.c.seq > seq).order_by(answers.c.seq))
    return [StoredRow(row.seq, entry_of(row.entry), row.told, _kept(row.clocks, list[int]), row.at, row.seen if seen else None) for row in found]


async def seen_after(connection: AsyncConnection, table: str, seq: int) -> str | None:
    """What was seen after a row, packed; None if that was not kept."""
    return (await connection.execute(select(answers.c.seen).where(answers.c.table_id == table, answers.c.seq == seq))).scalar()


async def standing_rows(connection: AsyncConnection, table: str, since: int = -1, upto: int | None = None, *, seen: bool = False) -> StandingRows:
    """What counts of a table's rows after `since`, up to `upto`."""
    rows = await rows_after(connection, table, since, seen=seen)
    return StandingRows.of([row for row in rows if upto is None or row.seq <= upto], since)


async def running(connection: AsyncConnection) -> list[Sheet]:
    """The games being played, those last touched first."""
    wanted = select(tables).where(tables.c.phase == "playing").order_by(tables.c.updated.desc()).limit(MOST_RESUMED)
    return await _sheets(connection, (await connection.execute(wanted)).all())


async def some_running(connection: AsyncConnection, after: str) -> list[Sheet]:
    """The games being played, some at a time, in the order of their ids: those that follow this one."""
    wanted = select(tables).where(tables.c.phase == "playing", tables.c.id > after).order_by(tables.c.id).limit(SOME)
    return await _sheets(connection, (await connection.execute(wanted)).all())


async def try_again(connection: AsyncConnection) -> None:
    """Whatever stopped a table may have been mended since: each start tries again to carry it over."""
    await connection.execute(update(tables).where(tables.c.phase == "playing", tables.c.stopped != 0).values(stopped=0))


async def of_older_rules(connection: AsyncConnection) -> list[str]:
    """The games being played whose rules are not those of this program, and were not stopped by these."""
    wanted = select(tables.c.id, tables.c.game, tables.c.rules, tables.c.stopped).where(tables.c.phase == "playing").order_by(tables.c.updated.desc())
    known = games()
    return [row.id for row in await connection.execute(wanted) if row.game in known and known[row.game].version not in (row.rules, row.stopped)]


async def chat_of(connection: AsyncConnection, table: str, *, only: int | None = None, limit: int = 300) -> list[wire.ChatLine]:
    """The last lines said at a table, or just the one of that id."""
    wanted = select(chat).where(chat.c.table_id == table, true() if only is None else chat.c.id == only).order_by(chat.c.id.desc()).limit(limit)
    rows = (await connection.execute(wanted)).all()
    return [wire.ChatLine(row.id, row.seq, row.name, row.seat, row.text, moment(row.at), row.notice) for row in reversed(rows)]
