"""What a house remembers of those who come and go has a bound: guests, tables and processes may be any number in the life of a server."""

from __future__ import annotations

import asyncio
import gc
import logging
import sqlite3
import weakref
from collections.abc import AsyncIterator, Callable, Iterator, Sized
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from walpurgis import wire
from walpurgis.server import announce, telling
from walpurgis.server.announce import MOST_WAITING, Announcement, Together
from walpurgis.server.connection import RateLimits
from walpurgis.server.guest import Guest
from walpurgis.server.house import House
from walpurgis.server.limits import Buckets
from walpurgis.server.migrate import migrate
from walpurgis.server.problems import No
from walpurgis.server.settings import Settings
from walpurgis.server.storage import Database
from walpurgis.server.table import Table
from walpurgis.server.visitor import Visitor

from .house import PATIENCE, SECRET, Browser, house
from .test_two_houses import ANNA, Ear

MINE = wire.SeatWish("human", mine=True)


def held(thing: object) -> int:
    """How many things are in all maps, sets and lists of an object."""
    return sum(len(kept) for kept in vars(thing).values() if isinstance(kept, Sized) and not isinstance(kept, str | bytes))


@asynccontextmanager
async def a_house(folder: Path, **settings: Any) -> AsyncIterator[House]:
    wished = Settings(data=str(folder), secret=SECRET, **settings)
    wished.prepare()
    house = House(wished)
    await migrate(house.db)
    try:
        yield house
    finally:
        await house.close()


async def lay(house: House, *seats: wire.SeatWish, **wishes: Any) -> Visitor:
    """Anna sets up a table that begins."""
    return await Guest(house, ANNA).create(wire.NewTable(game="template", seats=[*seats] or [MINE, MINE], seed=7, start=True, **wishes))


async def happens(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


def on_disk(folder: Path, change: str) -> None:
    with sqlite3.connect(folder / "walpurgis.sqlite") as raw:
        raw.execute(change)


async def come_and_go(house: House, table: str, guest: str) -> None:
    ear = Ear()
    ear.guest = guest
    visitor = await Guest(house, guest).visit(table)
    await visitor.watch(ear, -1)
    visitor.table.audience.go(ear)


def test_a_table_forgets_those_who_only_looked(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_house(tmp_path) as house:
            anna = await lay(house)
            await come_and_go(house, anna.table.id, ANNA)
            before = held(anna.table.audience), held(house)
            for n in range(50):
                await come_and_go(house, anna.table.id, f"stranger-{n}")
            assert (held(anna.table.audience), held(house)) == before

    asyncio.run(scene())


def test_a_table_forgets_processes_that_are_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that starts again has another name: those that have not spoken for long do not gather."""
    clock = SimpleNamespace(at=0.0)
    monkeypatch.setattr(telling, "time", SimpleNamespace(monotonic=lambda: clock.at))

    async def scene() -> None:
        async with a_house(tmp_path) as house:
            audience = (await lay(house)).table.audience
            before = held(audience)
            for n in range(50):
                clock.at += telling.STAY
                audience.hear_presence(Announcement("the table", "here", guests=["béla"], by=f"process-{n}"))
            assert held(audience) == before + 1 and audience.here == {"béla"}

    asyncio.run(scene())


def test_who_left_through_another_process_has_left_just_now(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anna left here long ago, came back through another process and lost the line there: nobody may take her seat at once."""
    clock = SimpleNamespace(at=1000.0)
    monkeypatch.setattr(telling, "time", SimpleNamespace(monotonic=lambda: clock.at))

    async def scene() -> None:
        async with a_house(tmp_path) as house:
            anna = await lay(house)
            audience = anna.table.audience
            await come_and_go(house, anna.table.id, ANNA)
            clock.at += 300
            assert audience.away_for(ANNA) == 300
            for guests in ([ANNA], list[str]()):
                audience.hear_presence(Announcement(anna.table.id, "here", guests=guests, by="elsewhere"))
                clock.at += 7
            assert audience.away_for(ANNA) == 7

    asyncio.run(scene())


def test_unreadable_tables_are_named_once_and_forgotten_when_nobody_plays_them(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    def named() -> list[str]:
        return [vars(record)["table"] for record in caplog.records if record.message == "a table cannot go on"]

    def remembered(house: House) -> int:
        """Apart from the tables in memory: a sweep may come to one just after it was put away, and then it is there unread."""
        return held(house) - len(house.tables)

    async def scene() -> None:
        async with a_house(tmp_path, bot_pause=60.0) as house:
            tables = {(await lay(house, wire.SeatWish("bot", "random"), MINE)).table.id for _ in range(5)}
        on_disk(tmp_path, "UPDATE tables SET updated = 0")
        on_disk(tmp_path, "UPDATE checkpoints SET save = '{'")
        async with a_house(tmp_path, sweep_seconds=0.05) as house:
            before = remembered(house)
            await house.open()
            await happens(lambda: len(named()) == len(tables))
            assert set(named()) == tables
            await happens(lambda: remembered(house) == before + len(tables))
            await asyncio.sleep(0.3)  # time for some sweeps, which find the same tables again
            on_disk(tmp_path, "UPDATE tables SET phase = 'abandoned'")
            await happens(lambda: remembered(house) == before)
        assert len(named()) == len(tables)

    with caplog.at_level(logging.WARNING, "walpurgis"):
        asyncio.run(scene())


def test_a_bot_whose_table_is_put_away_while_it_thinks_has_not_failed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        async with a_house(tmp_path, bot_pause=1.0) as house:
            anna = await lay(house, MINE, wire.SeatWish("bot", "random"))
            await asyncio.sleep(0.2)  # it has come to the question, and pauses
            assert anna.table.autoplay.is_busy
            await anna.put_away()
            await happens(lambda: not anna.table.autoplay.is_busy)

    asyncio.run(scene())
    assert not caplog.records


def test_everybody_who_waits_for_a_table_gets_the_same_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first to read it fails, the second reads again, and the third comes while it does: two copies would not hear of each other."""
    reading, waits = Database.reading, list[tuple[asyncio.Event, asyncio.Event]]()

    @asynccontextmanager
    async def slow(self: Database) -> AsyncIterator[Any]:
        if waits:
            began, may_go = waits.pop(0)
            began.set()
            await may_go.wait()
        async with reading(self) as connection:
            yield connection

    async def scene() -> None:
        async with a_house(tmp_path) as house:
            table = (await lay(house)).table.id
            house.tables.clear()
            (first_reads, never), (second_reads, may_go) = [(asyncio.Event(), asyncio.Event()) for _ in range(2)]
            waits.extend([(first_reads, never), (second_reads, may_go)])
            first = asyncio.create_task(house.at(table))
            await first_reads.wait()
            second = asyncio.create_task(house.at(table))
            await asyncio.sleep(0)  # it waits for the first
            first.cancel()
            await second_reads.wait()
            third = asyncio.create_task(house.at(table))
            await asyncio.sleep(0.1)  # time enough to read the table again, if it did not wait
            may_go.set()
            assert await second is await third is house.tables[table]

    monkeypatch.setattr(Database, "reading", slow)
    asyncio.run(scene())


def test_a_clock_that_cannot_ring_does_not_keep_its_table_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rang = list[Table]()

    async def unreadable(self: Table) -> None:
        rang.append(self)
        raise No("broken-record", "what is stored of this table cannot be read")

    async def scene() -> None:
        async with a_house(tmp_path) as house:
            laid = (await lay(house, clock=wire.Clock(30))).table.id
        on_disk(tmp_path, "UPDATE answers SET clocks = '[100, 100]'")
        async with a_house(tmp_path) as house:
            table = await house.at(laid)
            monkeypatch.setattr(Table, "catch_up", unreadable)
            table.autoplay.drive()
            assert not table.is_idle  # its clock runs
            await happens(lambda: bool(rang))
            await happens(lambda: table.is_idle)

    asyncio.run(scene())


def test_what_waits_for_a_broken_line_has_a_bound() -> None:
    """The line breaks with the first word and cannot be mended for long: the newest announcements wait, and are said when it is."""
    sent, tries, is_there = list[str](), 0, True

    class Line:
        async def send(self, text: str) -> None:
            if not is_there:
                raise ConnectionError("it broke")
            sent.append(text)

        async def next(self) -> str:
            return await asyncio.Future[str]()

        async def close(self) -> None:
            pass

    async def connect() -> Line:
        nonlocal tries
        tries += 1
        if not is_there:
            raise ConnectionError("there is nobody")
        return Line()

    async def hear(said: Announcement) -> None:
        pass

    async def look() -> None:
        pass

    async def scene() -> None:
        nonlocal is_there
        together = Together(connect, hear, look)
        await together.start()
        is_there, before = False, held(together)
        together.say(Announcement("table", "seq", 0))
        await happens(lambda: tries > 1)
        for n in range(1, 2 * MOST_WAITING + 1):
            together.say(Announcement("table", "seq", n))
        assert held(together) == before + MOST_WAITING
        is_there = True
        await happens(lambda: bool(sent) and held(together) == before)
        await happens(lambda: "".join(sent).count('"seq":') == MOST_WAITING)
        assert f'"seq":{2 * MOST_WAITING}' in sent[-1]
        await together.stop()

    asyncio.run(scene())


@pytest.mark.parametrize("how", ["hears nothing", "takes nothing", "does not close"])
def test_a_line_that_hangs_is_laid_anew(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody closes it, and nothing comes through any more, as when the other machine has lost its power: it is noticed although there is nothing to say."""
    monkeypatch.setattr(announce, "HEARTBEAT", 0.05)
    monkeypatch.setattr(announce, "PATIENCE", 0.2)
    lines, mended = list[object](), 0

    class Line:
        def __init__(self) -> None:
            self.said = asyncio.Queue[str]()
            self.hangs = not lines

        async def send(self, text: str) -> None:
            if self.hangs and how == "takes nothing":
                await asyncio.Future[None]()
            if not self.hangs:
                self.said.put_nowait(text)

        async def next(self) -> str:
            return await self.said.get()

        async def close(self) -> None:
            if how == "does not close":
                await asyncio.Future[None]()

    async def connect() -> Line:
        line = Line()
        lines.append(line)
        if len(lines) == 2:
            await asyncio.Future[None]()  # whoever knocks gets no answer, either
        return line

    async def hear(said: Announcement) -> None:
        pass

    async def look() -> None:
        nonlocal mended
        mended += 1

    async def scene() -> None:
        together = Together(connect, hear, look)
        await together.start()
        await happens(lambda: mended == 1)
        assert len(lines) == 3
        await asyncio.sleep(0.6)  # a sound line stays, whether anybody has anything to say or not
        assert len(lines) == 3 and mended == 1
        await together.stop()

    asyncio.run(scene())


@pytest.fixture
def no_collector() -> Iterator[None]:
    """The garbage collector does not come: at a server it comes to what is old so seldom that it might as well not."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collector")
def test_a_table_that_is_forgotten_is_gone_at_once(tmp_path: Path) -> None:
    """With its match, its views and what was first seen: once they waited for the garbage collector, which comes after thousands of tables."""

    async def scene() -> None:
        async with a_house(tmp_path, live=3, tables=1000) as house:
            tables = weakref.WeakSet[Table]()
            for _ in range(20):
                visitor = await lay(house)
                tables.add(visitor.table)
                await come_and_go(house, visitor.table.id, ANNA)
            del visitor
            await happens(lambda: len(tables) == len(house.tables))
            assert len(tables) <= 3 + 1

    asyncio.run(scene())


@pytest.mark.usefixtures("no_collector")
def test_a_socket_that_is_closed_is_gone_at_once(tmp_path: Path) -> None:
    """Both protocols of its connection, however it ended."""

    def alive() -> int:
        return sum(type(one).__name__ in ("WebSocketsSansIOProtocol", "Patient") for one in gc.get_objects())

    async def scene(address: str) -> None:
        anna = Browser(address, "Anna")
        anna.http.close()
        for n in range(8):
            await anna.connect()
            assert anna.socket is not None
            if n % 2:
                await anna.close()
            else:
                anna.socket.transport.abort()
        await happens(lambda: alive() == 0)

    with house(tmp_path) as address:
        asyncio.run(scene(address))


def test_guests_who_have_gone_quiet_are_not_remembered() -> None:
    """A bucket that is full again is as good as a new one. Whoever has emptied theirs finds it empty."""
    requests, talk = Buckets[str](rate=2.0, burst=10.0), RateLimits(rate=20.0)
    for n in range(500):
        assert requests.take(f"guest-{n}", at=n)
        talk.come(f"guest-{n}").steps.take(n)
        talk.go(f"guest-{n}", n)
        assert len(requests) <= 2 and held(talk) <= 2
    assert [requests.take("eve", at=600.0) for _ in range(12)] == [True] * 10 + [False] * 2
    assert not requests.take("eve", at=600.1)
    steps = talk.come("eve").steps
    assert [steps.take(600.0) for _ in range(62)] == [True] * 60 + [False] * 2
    talk.go("eve", 600.0)
    assert not talk.come("eve").steps.take(600.01)
