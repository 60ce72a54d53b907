"""How a new table comes into the database: what its seats are, its sheet, and the first rows of its game. Who may do so is in guest.py and visitor.py."""

from __future__ import annotations

import secrets

import msgspec
from sqlalchemy import insert, update
from sqlalchemy.exc import IntegrityError

from walpurgis.bots import UnknownBot, bot_names
from walpurgis.engine import AnyGame, Match, Result, game_named
from walpurgis.engine.saves import write_story

from . import queries, wire
from .problems import No
from .schema import answers, checkpoints, tables
from .sessions import clean, new_id
from .sheet import Began, Entry, SeatState, Sheet, now, text
from .storage import Database

SEEDS = 1 << 53


class Opening(msgspec.Struct, frozen=True):
    """The first rows of a game, each with what it told (as JSON); then the match: its save, who must answer, the result if it is over, who has played."""

    rows: list[tuple[Entry, bytes]]
    save: str
    waiting: list[int]
    result: Result | None = None
    played: list[int] = []

    @classmethod
    def of(cls, sheet: Sheet) -> Opening:
        """The game of a table, set up."""
        match = Match.new(sheet.game, len(sheet.seats), sheet.seed or 0, sheet.options)
        result = match.result() if match.over else None
        return cls([(Began(), write_story(match.story or ()))], match.save(past=False), sorted(match.asks), result)


def new_seed() -> int:
    return secrets.randbelow(SEEDS)


def known_bot(game: AnyGame, bot: str) -> str:
    """The bot of that name; UnknownBot if this game has none."""
    if bot not in bot_names(game):
        raise UnknownBot(f"there is no bot {bot!r:.40} for {game.name}; there are {', '.join(bot_names(game))}")
    return bot


def seat_of(game: AnyGame, number: int, wish: wire.SeatWish, guest: str, name: str) -> SeatState:
    """What a guest of that name wishes a seat to be."""
    if wish.kind == "bot":
        bot = known_bot(game, wish.bot)
        return SeatState(number, None, clean(wish.name, 24) or bot, bot)
    if wish.kind == "human" and wish.mine:
        return SeatState(number, guest, clean(wish.name, 24) or name, "")
    return SeatState(number, None, "", "")


def sheet_again(old: Sheet, owner: str) -> Sheet:
    """The same people and bots at a new table; everybody moves up by one seat."""
    sitting = [SeatState(n, s.guest, s.name, s.bot) for n, s in enumerate(old.seats[1:] + old.seats[:1])]
    return msgspec.structs.replace(
        old, id=new_id(), owner=owner, phase="lobby", seed=new_seed(), origin=None, seq=-1, waiting=[],
        result=None, rematch=None, wish=None, created=now(), updated=now(), seats=sitting, rules=0,
    )  # fmt: skip


async def lay(db: Database, sheet: Sheet, *, at_most: int) -> None:
    """Put a new table into the database, unless its owner has so many unfinished ones already."""
    async with db.writing() as connection:
        if await queries.unfinished(connection, sheet.owner) >= at_most:
            raise No("too-many", f"you have {at_most} unfinished tables; finish or leave one first")
        await queries.lay(connection, sheet)


async def begin(db: Database, sheet: Sheet, opening: Opening) -> None:
    """Store the first rows of a table, and where it stands after them. No if another process was first."""
    at, last = now(), len(opening.rows) - 1
    clocks = text([sheet.clock.stock * 1000] * len(sheet.seats)) if sheet.clock else None
    rows = [
        {"table_id": sheet.id, "seq": seq, "entry": text(entry), "told": told.decode(), "clocks": clocks, "at": at}
        for seq, (entry, told) in enumerate(opening.rows)
    ]
    checkpoint = {"table_id": sheet.id, "seq": last, "save": opening.save, "played": text(opening.played)}
    stands: dict[str, object] = {"phase": "playing", "seq": last, "waiting": text(opening.waiting), "updated": at, "rules": game_named(sheet.game).version}
    if opening.result is not None:
        stands |= {"phase": "finished", "result": text(opening.result)}
    try:
        async with db.writing() as connection:
            await connection.execute(insert(answers), rows)
            await connection.execute(insert(checkpoints).values(**checkpoint))
            await connection.execute(update(tables).where(tables.c.id == sheet.id).values(**stands))
    except IntegrityError:
        raise No("wrong-phase", "this game has begun already") from None
