"""Two houses over one database, as two processes would be: what is put in at one is followed at the other, row by row."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.some_game import SOME
from walpurgis import wire
from walpurgis.engine import Chance, Match
from walpurgis.server.announce import Announcement
from walpurgis.server.guest import Guest
from walpurgis.server.house import House
from walpurgis.server.migrate import migrate
from walpurgis.server.problems import No
from walpurgis.server.settings import Settings
from walpurgis.server.visitor import Visitor

from .house import SECRET, any_answer

ANNA = "anna"
MANY = 40
"""Answers: more than there are between two checkpoints."""


class Ear:
    """A browser of Anna's at one of the houses."""

    guest = ANNA

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []

    def send(self, *messages: bytes) -> None:
        self.heard += [msgspec.json.decode(message) for message in messages]

    def views(self) -> list[Any]:
        return [message["view"] for message in self.heard if message["is"] == "position"]

    def lines(self) -> list[Any]:
        return [line for message in self.heard if message["is"] == "story" for line in message["lines"]]


class Two:
    """A table at both houses, with somebody who watches at each."""

    def __init__(self, here: Visitor, there: Visitor) -> None:
        self.here, self.there, self.at_here, self.at_there = here, there, Ear(), Ear()

    async def answer(self, dice: Chance) -> None:
        """Answer at random at one house."""
        for _ in range(100):
            match = self.here.table.match
            offer = next(match.offer(seat) for seat in match.asks)
            assert offer is not None
            try:
                return await self.here.answer(offer.seat, offer.question, any_answer(msgspec.to_builtins(offer), dice))
            except No:
                raise
            except Exception:  # how often a thing may be taken the offer does not say
                continue

    async def follow(self) -> None:
        """The other house hears of it."""
        await self.there.house.follow(self.there.table, Announcement(self.here.table.id, "seq", self.here.sheet.seq))

    def stand_alike(self) -> bool:
        return self.here.table.match.save(past=False) == self.there.table.match.save(past=False) and self.here.sheet == self.there.sheet


@asynccontextmanager
async def two_houses(folder: Path, **wishes: Any) -> AsyncIterator[Two]:
    settings = Settings(data=str(folder), secret=SECRET)
    settings.prepare()
    one, other = House(settings), House(settings)
    await migrate(one.db)
    try:
        seats = [wire.SeatWish("human", mine=True), wire.SeatWish("human", mine=True)]
        here = await Guest(one, ANNA).create(wire.NewTable(**{"game": SOME, "seats": seats, "seed": 7, "start": True, **wishes}))
        two = Two(here, await Guest(other, ANNA).visit(here.table.id))
        await two.here.watch(two.at_here, -1)
        await two.there.watch(two.at_there, -1)
        yield two
    finally:
        await one.close()
        await other.close()


@pytest.fixture
def loads(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The saves that were loaded."""
    loaded: list[str] = []
    load = Match.load

    def counted(text: str, **how: Any) -> Match[Any]:
        loaded.append(text)
        return load(text, **how)

    monkeypatch.setattr(Match, "load", counted)
    yield loaded


def test_a_remote_answer_is_put_in_from_its_row_without_loading_a_save(tmp_path: Path, loads: list[str]) -> None:
    async def scene() -> None:
        async with two_houses(tmp_path, clock=wire.Clock(600)) as two:
            dice = Chance(3)
            loads.clear()
            for _ in range(MANY):
                await two.answer(dice)
                await two.follow()
                assert two.stand_alike()
            assert two.here.sheet.seq == MANY and loads == []
            assert two.at_there.lines() == two.at_here.lines() and len(two.at_there.lines()) > MANY // 2
            assert two.at_there.views() == two.at_here.views() and len(two.at_there.views()) == MANY + 1
            at = two.here.sheet.updated + 5000
            assert two.there.table.time_left(at) == two.here.table.time_left(at)

    asyncio.run(scene())


def test_who_comes_from_another_house_finds_what_was_acknowledged_there(tmp_path: Path) -> None:
    """The house that was played at is gone before it could announce anything: the other one shows no older position, and tells those who were there already."""

    async def scene() -> None:
        async with two_houses(tmp_path) as two:
            for _ in range(5):
                await two.answer(Chance(4))
            comes = Ear()
            await two.there.watch(comes, two.here.sheet.seq)
            shown = [message["seq"] for message in comes.heard if message["is"] == "position"]
            assert shown == [5] and two.stand_alike()
            assert not any(message["rewound"] == 0 for message in comes.heard if message["is"] == "story")
            assert two.at_there.views() == two.at_here.views()[:1] + two.at_here.views()[-1:] and two.at_there.lines() == two.at_here.lines()

    asyncio.run(scene())


def test_rows_that_came_meanwhile_are_followed_together(tmp_path: Path, loads: list[str]) -> None:
    """Announcements may come late, twice or not at all: what counts is in the database."""

    async def scene() -> None:
        async with two_houses(tmp_path) as two:
            dice = Chance(4)
            loads.clear()
            for _ in range(MANY):
                await two.answer(dice)
            await two.follow()
            heard = len(two.at_there.heard)
            await two.follow()
            assert two.stand_alike() and loads == [] and len(two.at_there.heard) == heard
            assert two.at_there.lines() == two.at_here.lines()

    asyncio.run(scene())


def test_an_undo_is_followed_with_one_load(tmp_path: Path, loads: list[str]) -> None:
    async def scene() -> None:
        async with two_houses(tmp_path, undo="free") as two:
            dice = Chance(5)
            for _ in range(5):
                await two.answer(dice)
            await two.follow()
            await two.here.undo(next(iter(two.here.table.played)))
            await two.answer(dice)
            loads.clear()
            await two.follow()
            assert len(loads) == 1 and two.stand_alike()
            question = two.here.table.match.question
            await two.answer(dice)
            await two.follow()
            assert len(loads) == 1 and two.stand_alike() and two.there.table.match.question == question + 1

    asyncio.run(scene())


def test_what_the_database_does_not_take_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The copy that was ahead is thrown away; the next answer finds the table where it stood."""

    async def scene() -> None:
        async with two_houses(tmp_path) as two:
            await two.answer(Chance(6))
            before, heard = two.here.table.match.save(past=False), len(two.at_here.heard)

            async def full(row: object) -> None:
                raise OSError("no space left")

            with monkeypatch.context() as broken:
                broken.setattr(two.here.house.db, "append", full)
                offer = next(two.here.table.match.offer(seat) for seat in two.here.table.match.asks)
                assert offer is not None
                with pytest.raises(No, match="nothing has changed"):
                    await two.here.answer(offer.seat, offer.question, any_answer(msgspec.to_builtins(offer), Chance(1)))
            assert len(two.at_here.heard) == heard
            async with two.here.table.lock:
                await two.here.table.ready()
            assert two.here.table.match.save(past=False) == before and two.here.sheet.seq == 1
            await two.answer(Chance(6))
            await two.follow()
            assert two.stand_alike() and two.there.sheet.seq == 2

    asyncio.run(scene())


def test_a_row_that_cannot_be_put_in_is_refused_and_nothing_is_shown(tmp_path: Path) -> None:
    async def scene() -> None:
        async with two_houses(tmp_path) as two:
            heard = len(two.at_there.heard)
            with sqlite3.connect(tmp_path / "walpurgis.sqlite") as raw:
                raw.execute("INSERT INTO answers VALUES (?, 1, ?, '[]', NULL, 0, NULL)", (two.here.table.id, '["given",0,"no such key",0]'))
                raw.execute("UPDATE tables SET seq = 1")
            with pytest.raises(No) as refused:
                await two.follow()
            assert refused.value.kind == "broken-record" and len(two.at_there.heard) == heard
            with sqlite3.connect(tmp_path / "walpurgis.sqlite") as raw:
                raw.execute("DELETE FROM answers WHERE seq = 1")
                raw.execute("UPDATE tables SET seq = 0")
            await two.answer(Chance(8))
            await two.follow()
            assert two.stand_alike()

    asyncio.run(scene())


def test_who_nobody_watches_is_read_when_somebody_comes(tmp_path: Path, loads: list[str]) -> None:
    async def scene() -> None:
        async with two_houses(tmp_path) as two:
            two.there.table.audience.go(two.at_there)
            loads.clear()
            for _ in range(3):
                await two.answer(Chance(9))
                await two.follow()
            assert loads == []
            await two.there.watch(two.at_there, -1)
            assert len(loads) == 1 and two.stand_alike()

    asyncio.run(scene())
