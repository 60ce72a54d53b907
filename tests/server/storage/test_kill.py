"""Servers, workers and databases are killed while people play: nothing that was acknowledged is lost, nothing counts twice, every table can be played again.

This is the short form of bench/kill.py, and the proof that its checker notices what it should.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from walpurgis.engine import Match
from walpurgis.engine.entries import Given
from walpurgis.engine.saves import write_story
from walpurgis.server.queries import Checkpoint, StoredRow
from walpurgis.server.sheet import Began, SeatState, Sheet

from .kills import House, Tally
from .ledger import Ledger, Sent, Stored, Wrong, check_replay, fits
from .postgres import CannotRun, find_programs

BROKEN = {
    "sqlite": ["kill -9", "worker", "SIGTERM"],
    "postgresql": ["kill -9", "backend", "PostgreSQL killed"],
}


@pytest.mark.parametrize("database", BROKEN)
def test_nothing_acknowledged_is_lost_when_things_are_killed(database: str, tmp_path: Path) -> None:
    on_postgres, tally = database == "postgresql", Tally()
    if on_postgres:
        try:
            find_programs()
        except CannotRun as why:
            pytest.skip(str(why))
    with House(tmp_path, on_postgres=on_postgres) as house:
        asyncio.run(house.break_while(lambda: False, tally, BROKEN[database]))
    assert sorted(tally.broken.elements()) == sorted(BROKEN[database])
    assert tally.tables >= 3 and tally.acknowledged > 20


def sent(*answers: str, unsure: str = "", after: int = 0) -> list[Sent]:
    """Answers of seat 0, one after the other; those named in `unsure` were never acknowledged."""
    return [Sent([0, answer], after + n, answer not in unsure) for n, answer in enumerate(answers)]


def stored(*answers: str) -> list[tuple[int, list[Any]]]:
    return [(n, [0, answer]) for n, answer in enumerate(answers, 1)]


@pytest.mark.parametrize(
    ("rows", "account", "is_right"),
    [
        (stored("a", "b"), sent("a", "b"), True),
        (stored("a"), sent("a", "b"), False),  # lost
        (stored("a", "b"), sent("a"), False),  # never sent
        (stored("a", "a"), sent("a"), False),  # twice
        (stored("b", "a"), sent("a", "b"), False),  # in another order
        (stored("a"), sent("a", "b", unsure="b"), True),
        (stored("a", "b"), sent("a", "b", unsure="b"), True),
        (stored("a", "b"), [*sent("a"), Sent([0, "b"], 1), Sent([0, "b"], 1, acknowledged=True)], True),  # it had not counted, and was sent again
        (stored("a", "b", "b"), [*sent("a"), Sent([0, "b"], 1), Sent([0, "b"], 1, acknowledged=True)], False),  # it had counted, and was counted again
    ],
)
def test_the_checker_knows_what_is_lost_and_what_counts_twice(rows: list[tuple[int, list[Any]]], account: list[Sent], is_right: bool) -> None:
    assert fits(rows, account, alone=True) == is_right


def test_beside_others_a_row_comes_after_what_the_player_knew() -> None:
    account = [Sent([0, "a"], 3, acknowledged=True)]
    assert fits([(9, [0, "a"])], account, alone=False)
    assert not fits([(3, [0, "a"])], account, alone=False)


def test_chat_is_kept_once() -> None:
    ledger = Ledger([0], alone=True)
    ledger.said = {"heard": True, "unsure": False}
    empty = Stored(_sheet(), [], None, [])
    for said in (["heard"], ["heard", "unsure"]):
        ledger.check(empty._replace(said=said))
    for said in ([], ["heard", "heard"], ["heard", "unsure", "unsure"]):
        with pytest.raises(Wrong):
            ledger.check(empty._replace(said=said))


def _sheet() -> Sheet:
    seats = [SeatState(n, "guest", "Anna", "") for n in range(2)]
    return Sheet("table", "template", "guest", "playing", {}, False, True, "free", None, 7, None, 0, [], None, None, None, 0, 0, seats, rules=1)


def _played(count: int) -> Stored:
    """A table with this many answers, as a server stores it."""
    match = Match.new("template", 2, 7)
    checkpoint = Checkpoint(0, match.save(past=False), [])
    rows = [StoredRow(0, Began(), write_story(match.story or ()).decode(), None, 0)]
    for seq in range(1, count + 1):
        seat, ask = next(iter(match.asks.items()))
        heard = len(match.story or ())
        given = Given(seat, next(ask.answers()))
        match.answer(given.seat, given.answer)
        assert match.story is not None
        rows.append(StoredRow(seq, given, write_story(match.story.since(heard)).decode(), None, 0))
    sheet = _sheet()
    sheet.seq, sheet.waiting, sheet.rules = count, sorted(match.asks), match.game.version
    return Stored(sheet, rows, checkpoint, [])


def test_a_table_is_played_again_row_by_row() -> None:
    check_replay(_played(3))


@pytest.mark.parametrize(
    "spoil", ["a row is missing", "a row is twice", "another story", "another turn", "another checkpoint", "an answer that was not offered"]
)
def test_a_table_that_cannot_be_played_again_is_noticed(spoil: str) -> None:
    kept = _played(3)
    rows, sheet = kept.rows, kept.sheet
    match spoil:
        case "a row is missing":
            del rows[2]
        case "a row is twice":
            rows.append(msgspec.structs.replace(rows[-1], seq=4))
            sheet.seq = 4
        case "another story":
            telling = next(row.seq for row in rows if row.told != "[]")
            rows[telling] = msgspec.structs.replace(rows[telling], told="[]")
        case "another turn":
            sheet.waiting = [1 - seat for seat in sheet.waiting]
        case "another checkpoint":
            kept = kept._replace(checkpoint=Checkpoint(3, _played(1).checkpoint.save, []))  # type: ignore[union-attr]
        case _:
            rows[2] = msgspec.structs.replace(rows[2], entry=Given(0, "no such thing"))
    with pytest.raises(Wrong):
        check_replay(kept)
