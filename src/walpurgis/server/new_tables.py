"""How a new table comes into the database: what its seats are, its sheet, and the first rows of its game. Who may do so is in guest.py and visitor.py."""

from __future__ import annotations

import secrets

import msgspec
from sqlalchemy import insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from walpurgis import wire
from walpurgis.bots import UnknownBot, bot_names, gentle_opponent, opponent, opponents
from walpurgis.engine import AnyGame, Match, Result, game_named
from walpurgis.engine.chance import SEED_DIGITS
from walpurgis.engine.mending import shape_of
from walpurgis.engine.saves import write_story

from . import queries
from .problems import No
from .schema import answers, checkpoints, tables
from .seen_rows import pack, seen_of
from .sessions import clean, new_id
from .sheet import Began, Entry, SeatState, Sheet, now, text

MOST_PUBLIC = 3
"""Tables of one guest in the open list."""


class Opening(msgspec.Struct, frozen=True):
    """The first rows of a game, each with what it told (as JSON) and what was seen after it; then the match: its save, who must answer, the result if it is
    over, who has played."""

    rows: list[tuple[Entry, bytes, str]]
    save: str
    waiting: list[int]
    result: Result | None = None
    played: list[int] = []

    @classmethod
    def of(cls, sheet: Sheet) -> Opening:
        """The game of a table, set up."""
        match = Match.new(sheet.game, len(sheet.seats), sheet.seed or 0, sheet.options)
        result = match.result() if match.over else None
        return cls([(Began(), write_story(match.story or ()), pack(seen_of(match), b""))], match.save(past=False), sorted(match.asks), result)


def new_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(SEED_DIGITS // 2)


def known_bot(game: AnyGame, bot: str) -> str:
    """The bot or opponent of that name; UnknownBot if this game has none. How long one thinks is not a guest's to choose."""
    known = [*(one.name for one in opponents(game)), *bot_names(game)]
    if bot not in known:
        raise UnknownBot(f"there is no bot {bot!r:.40} for {game.name}; there are {', '.join(known)}")
    return bot


def name_of(bot: str) -> str:
    """The name on the seat of a bot: the opponents' names are the same in all languages; whatever else a bot is called, the reader's page says."""
    return bot.capitalize() if opponent(bot) else bot


def seat_of(game: AnyGame, number: int, wish: wire.SeatWish, guest: str, name: str) -> SeatState:
    """What a guest of that name wants a seat to be."""
    if wish.kind == "bot":
        bot = known_bot(game, wish.bot or gentle_opponent(game))
        return SeatState(number, None, clean(wish.name, 24) or name_of(bot), bot)
    if wish.kind == "human" and wish.mine:
        return SeatState(number, guest, clean(wish.name, 24) or name, "")
    return SeatState(number, None, "", "")


def sheet_again(old: Sheet, owner: str) -> Sheet:
    """The same people and bots at a new table; everybody moves up by one seat."""
    sitting = [SeatState(n, s.guest, s.name, s.bot) for n, s in enumerate(old.seats[1:] + old.seats[:1])]
    return msgspec.structs.replace(
        old, id=new_id(), owner=owner, phase="lobby", seed=new_seed(), origin=None, seq=-1, waiting=[],
        result=None, rematch=None, wish=None, created=now(), updated=now(), seats=sitting, rules=0, refused={},
        shape="", stopped=0,
    )  # fmt: skip


async def lay(connection: AsyncConnection, sheet: Sheet, *, at_most: int) -> None:
    """Put a new table into the database, unless its owner has too many unfinished ones already."""
    if await queries.unfinished(connection, sheet.owner) >= at_most:
        raise No("too-many", f"you have {at_most} unfinished tables; finish or leave one first")
    if sheet.public and await queries.unfinished(connection, sheet.owner, open_to_all=True) >= MOST_PUBLIC:
        raise No("too-many", f"you have {MOST_PUBLIC} tables in the open list; start or leave one first")
    await queries.lay(connection, sheet)


async def begin(connection: AsyncConnection, sheet: Sheet, opening: Opening) -> None:
    """Store the first rows of a table, and where it stands after them."""
    at, last = now(), len(opening.rows) - 1
    clocks = text([sheet.clock.stock * 1000] * len(sheet.seats)) if sheet.clock else None
    rows = [
        {"table_id": sheet.id, "seq": seq, "entry": text(entry), "told": told.decode(), "clocks": clocks, "at": at, "seen": seen}
        for seq, (entry, told, seen) in enumerate(opening.rows)
    ]
    checkpoint = {"table_id": sheet.id, "seq": last, "save": opening.save, "played": text(opening.played)}
    game = game_named(sheet.game)
    stands: dict[str, object] = {
        "phase": "playing", "seq": last, "waiting": text(opening.waiting), "updated": at, "rules": game.version, "shape": shape_of(game),
    }  # fmt: skip
    if opening.result is not None:
        stands |= {"phase": "finished", "result": text(opening.result)}
    await connection.execute(insert(answers), rows)
    await connection.execute(insert(checkpoints).values(**checkpoint))
    await connection.execute(update(tables).where(tables.c.id == sheet.id).values(**stands))
