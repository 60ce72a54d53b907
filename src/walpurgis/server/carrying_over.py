"""Carrying a table over to newer rules: which tables need it, and the row that says where it happened. When it happens is in table.py.

The upgrade is made at the start of the open step; the answers since are put in again. Those that the new rules refuse are void, with all that followed in
that step, and everybody is told that they must be given again. Nothing that was stored is ever changed.
"""

from __future__ import annotations

from typing import Any

import msgspec

from walpurgis.engine import AnyGame, Match, Record, games
from walpurgis.engine.entries import Given, Mended, Redealt, last_mended
from walpurgis.engine.errors import BrokenSave

from .queries import Checkpoint, StandingRows, StoredRow
from .sheet import Entry, MendedRow, Sheet


def is_older(sheet: Sheet) -> bool:
    """Whether a table is under older rules than those of this program."""
    game = games().get(sheet.game)
    return game is not None and 0 < sheet.rules < game.version


def carried_over(game: AnyGame, checkpoint: Checkpoint, rows: list[StoredRow]) -> Match[Any]:
    """The match of a table under the present rules; BrokenSave, with a sentence, if that cannot be."""
    match = Match.load(checkpoint.save, game=game, more=[row.entry for row in rows if isinstance(row.entry, Given | Redealt)])
    if not last_mended(list(match.entries)):
        raise BrokenSave("it says that it was made under these rules, but its table does not")
    return match


def mended_row(match: Match[Any], standing: StandingRows, sheet: Sheet) -> MendedRow:
    """The row that says so. `standing` are all rows that count, the last of which were put in during the open step."""
    entries = list(match.entries)
    at = last_mended(entries)
    mended = entries[at - 1]
    assert isinstance(mended, Mended)
    count = len(entries) - at + mended.fallen
    put_in = [row for row in standing.in_order if isinstance(row.entry, Given | Redealt)]
    since = put_in[len(put_in) - count :]
    void = since[len(since) - mended.fallen :]
    rewound = void[0].seq if any(row.told != "[]" for row in void) else None
    first = since[0].seq if since else sheet.seq + 1
    return MendedRow(sheet.rules, mended.version, mended.shape, mended.options, mended.state, first, [row.seq for row in void], rewound)


def rows_of(record: Record) -> list[Entry]:
    """The entries of a record as the rows 1, 2, … of a table that continues from its end."""
    rows: list[Entry] = []
    for seq, entry in enumerate(record.entries, 1):
        if isinstance(entry, Mended):
            before = record.rules_at(seq - 1)
            rows.append(MendedRow(before, entry.version, entry.shape, entry.options, entry.state, seq))
        else:
            rows.append(msgspec.structs.replace(entry, story_length=0))
    return rows
