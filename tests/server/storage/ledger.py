"""What a player sent and what was acknowledged, compared with what the database keeps: nothing lost, nothing twice, every table replayable.

Used by the tests that kill servers, and by bench/kill.py. It reads the database itself: whatever a server says of a table may come from its memory.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from walpurgis.engine import Match
from walpurgis.engine.entries import Given
from walpurgis.engine.saves import write_story
from walpurgis.server import queries
from walpurgis.server.queries import Checkpoint, StandingRows, StoredRow
from walpurgis.server.sheet import Sheet, Undone
from walpurgis.server.storage import Database


class Wrong(AssertionError):
    """Something that was acknowledged is lost, something counts twice, or a table cannot be read."""


class Sent(msgspec.Struct):
    """Something that makes a row: an answer as `[seat, answer]` or an undo as `["undo", seat]`, and the last row the player knew of when it was sent."""

    entry: list[Any]
    after: int
    acknowledged: bool = False


class Stored(NamedTuple):
    """A table as the database has it, in one moment."""

    sheet: Sheet
    rows: list[StoredRow]
    checkpoint: Checkpoint | None
    said: list[str]


class Ledger:
    """One player's account of one table. `seats` are the player's own; `alone`: all rows of the table are."""

    def __init__(self, seats: Iterable[int], *, alone: bool) -> None:
        self.seats, self.alone = frozenset(seats), alone
        self.sent: list[Sent] = []
        self.said: dict[str, bool] = {}
        """Lines of chat, all different, and whether each was acknowledged."""

    def send(self, entry: list[Any], after: int) -> Sent:
        """The player sends something, and does not know what becomes of it."""
        self.sent.append(Sent(entry, after))
        return self.sent[-1]

    def refused(self, sent: Sent) -> None:
        """The server has said that it does not count."""
        self.sent.remove(sent)

    def acknowledged(self) -> int:
        return sum(sent.acknowledged for sent in self.sent) + sum(self.said.values())

    def copy(self) -> Ledger:
        """The account as it is now: what is acknowledged later need not be in a database that is read now."""
        twin = Ledger(self.seats, alone=self.alone)
        twin.sent = [msgspec.structs.replace(sent) for sent in self.sent]
        twin.said = dict(self.said)
        return twin

    def check(self, stored: Stored, later: Ledger | None = None) -> None:
        """Wrong unless the rows hold everything that was acknowledged, once and in order, and nothing of this player that was not sent.

        What was sent after this account was closed, as `later` has it, may be there or not.
        """
        newer = [] if later is None else [Sent(sent.entry, sent.after) for sent in later.sent if not any(_is_same(sent, old) for old in self.sent)]
        own = [(row.seq, made) for row in stored.rows if (made := _made(row)) is not None and _seat(made) in self.seats]
        if not fits(own, [*self.sent, *newer], alone=self.alone):
            raise Wrong(f"table {stored.sheet.id}: what is stored does not fit what was sent\nstored: {own[-8:]}\nsent: {self.sent[-8:]}\nlater: {newer}")
        times = Counter(stored.said)
        for words, sure in self.said.items():
            if times[words] > 1 or (sure and not times[words]):
                raise Wrong(f"table {stored.sheet.id}: {words!r} was {'' if sure else 'not '}acknowledged and is stored {times[words]} times")


def _is_same(one: Sent, other: Sent) -> bool:
    return (one.entry, one.after) == (other.entry, other.after)


def _made(row: StoredRow) -> list[Any] | None:
    """A row as a player sends it; None if no player makes such rows."""
    if isinstance(row.entry, Given):
        return [row.entry.seat, msgspec.to_builtins(row.entry.answer)]
    return ["undo", row.entry.seat] if isinstance(row.entry, Undone) else None


def _seat(made: list[Any]) -> int:
    return int(made[1] if made[0] == "undo" else made[0])


def fits(stored: list[tuple[int, list[Any]]], sent: list[Sent], *, alone: bool) -> bool:
    """Whether what is stored, by number of its row, is what was sent, in order, where only what was not acknowledged may be missing.

    A row comes after the one that the player knew of when it was sent, and right after it where nobody else makes rows: so an answer that is stored
    twice is noticed even if the same one was sent again because nobody knew what had become of it.
    """
    places = {0}
    for one in sent:
        there = {at + 1 for at in places if at < len(stored) and stored[at][1] == one.entry and _comes(stored[at][0], one.after, alone)}
        places = there if one.acknowledged else places | there
    return len(stored) in places


def _comes(seq: int, after: int, alone: bool) -> bool:
    return seq == after + 1 if alone else seq > after


async def read(db: Database, table: str) -> Stored:
    """A table as it is stored; Wrong if there is none."""
    async with db.reading() as connection:
        sheet = await queries.sheet(connection, table)
        if sheet is None:
            raise Wrong(f"table {table} was acknowledged and is not there")
        if not sheet.has_begun:
            return Stored(sheet, [], None, [])
        rows = await queries.rows_after(connection, table, -1)
        said = [line.text for line in await queries.chat_of(connection, table, limit=10_000)]
        return Stored(sheet, rows, await queries.checkpoint(connection, table), said)


def check_replay(stored: Stored) -> None:
    """Wrong unless the table can be played again: row by row, telling the same story, to where the database says it stands; and from its checkpoint, too."""
    sheet, rows = stored.sheet, stored.rows
    if not sheet.has_begun:
        return
    try:
        _check_replay(sheet, rows, stored.checkpoint)
    except Wrong:
        raise
    except Exception as fault:
        raise Wrong(f"table {sheet.id} cannot be played again: {fault!r}") from fault


def _check_replay(sheet: Sheet, rows: list[StoredRow], checkpoint: Checkpoint | None) -> None:
    if [row.seq for row in rows] != list(range(sheet.seq + 1)):
        raise Wrong(f"table {sheet.id} should have rows up to {sheet.seq}, and has {[row.seq for row in rows]}")
    standing, heard, match = StandingRows.of(rows, -1).rows, 0, None
    for row, match in zip(standing, Match.replaying(StandingRows(standing, None).record_of(sheet)), strict=True):
        story = match.story.since(heard) if match.story is not None else []
        heard += len(story)
        if msgspec.json.decode(write_story(story)) != msgspec.json.decode(row.told):
            raise Wrong(f"table {sheet.id}: row {row.seq} tells another story when it is played again")
    assert match is not None and checkpoint is not None
    if match.over != (sheet.phase == "finished") or (match.over and match.result() != sheet.result) or sorted(match.asks) != sheet.waiting:
        raise Wrong(f"table {sheet.id} does not stand where its rows lead")
    found = Match.load(checkpoint.save)
    for row in rows:
        if row.seq > checkpoint.seq and isinstance(row.entry, Given):
            found.put_in(row.entry)
    if any(found.view(seat) != match.view(seat) for seat in (None, *range(len(sheet.seats)))):
        raise Wrong(f"table {sheet.id} looks different when it is taken up from its checkpoint")
