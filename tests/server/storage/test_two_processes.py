"""Two server processes on one PostgreSQL: any of them serves any table, and what happens at one is told at the other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any, TypeAlias

import msgspec
import pytest

from tests.some_game import SOME
from walpurgis.engine import Chance, Match, Record

from ..house import Browser, play_out, wait_until
from .postgres import CannotRun, new_database
from .process import Process
from .redis import RedisServer

Two: TypeAlias = tuple[Process, Process]


@pytest.fixture(scope="module")
def two(postgresql: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Two]:
    data, database = tmp_path_factory.mktemp("two"), new_database(postgresql, "two")
    with Process(data, database=database) as one, Process(data, database=database) as other:
        yield one, other


@pytest.fixture(scope="module")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisServer]:
    try:
        server = RedisServer(tmp_path_factory.mktemp("redis"))
    except CannotRun as why:
        pytest.skip(str(why))
    with server:
        yield server


@pytest.fixture(scope="module")
def two_by_redis(postgresql: str, redis: RedisServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Two]:
    data, database = tmp_path_factory.mktemp("by-redis"), new_database(postgresql, "by_redis")
    with Process(data, database=database, redis=redis.address) as one, Process(data, database=database, redis=redis.address) as other:
        yield one, other


async def across(two: Two, **wishes: Any) -> tuple[Browser, Browser, str]:
    """Anna at one process, Béla at the other, at one running table."""
    anna, bela = (Browser(process.address, name) for process, name in zip(two, ("Anna", "Béla"), strict=True))
    table = anna.lay("me", "open", start=False, **wishes)
    bela.post(f"/api/tables/{table}/seats", {"seat": 1})
    anna.post(f"/api/tables/{table}/start")
    for browser in (anna, bela):
        await browser.connect()
        await browser.watch(table)
    return anna, bela, table


def heard_everything(table: str, *browsers: Browser) -> None:
    """Each was told the whole story of its seat, once and in order, and they agree on the end."""
    match = Match.replay(Record.read(msgspec.json.encode(browsers[0].get(f"/api/tables/{table}/record"))))
    for seat, browser in enumerate(browsers):
        assert [line["says"] for line in browser.story(table)] == [msgspec.to_builtins(event.say()) for event in match.story_for(seat)]
        assert browser.position(table)["result"]["scores"] == match.result().scores


@pytest.mark.parametrize("game", ["template", SOME])
def test_players_at_different_processes_play_whole_games(two: Two, game: str) -> None:
    async def scene() -> None:
        games = [await across(two, game=game, seed=seed) for seed in range(4 if game == "template" else 2)]
        await asyncio.gather(*(play_out(table, anna, bela, dice=n) for n, (anna, bela, table) in enumerate(games)))
        for anna, bela, table in games:
            heard_everything(table, anna, bela)

    asyncio.run(scene())


def test_both_processes_end_with_the_same_state(two: Two) -> None:
    """In the middle and at the end, whoever comes to the table at either process finds the same position, for each seat and for a spectator."""

    async def shown(table: str, *owners: Browser) -> list[list[dict[str, Any]]]:
        positions = []
        for process in two:
            visitors = [Browser(process.address) for _ in range(3)]
            for visitor, owner in zip(visitors, owners, strict=False):
                visitor.http.cookies = owner.http.cookies
            positions.append([await (await visitor.connect()).watch(table) for visitor in visitors])
            for visitor in visitors:
                await visitor.close()
        return positions

    async def scene() -> None:
        anna, bela, table = await across(two, game=SOME, seed=11)
        dice = Chance(4)
        for _ in range(30):
            await (anna if anna.position(table)["offers"] else bela).answer(table, dice)
            await abreast(table, anna, bela)
        here, there = await shown(table, anna, bela)
        assert here == there and [(position["seq"], position["seat"]) for position in here] == [(30, 0), (30, 1), (30, None)]
        await play_out(table, anna, bela)
        here, there = await shown(table, anna, bela)
        assert here == there and all(position["over"] for position in here)
        assert two[0].faults() == two[1].faults() == []

    asyncio.run(scene())


def test_of_two_answers_to_one_question_one_counts(two: Two) -> None:
    """The same seat in two windows at two processes answers the same question at the same moment, over and over."""

    async def scene() -> None:
        anna, bela, table = await across(two, game=SOME)
        window = Browser(two[1].address)
        window.http.cookies = anna.http.cookies
        await window.connect()
        await window.watch(table)
        races, dice = 0, Chance(3)
        while races < 25:
            position = anna.position(table)
            if position["offers"]:
                offer = position["offers"][0]
                about = {"seat": 0, "question": offer["question"]}
                keys = [choice["key"] for choice in offer["choices"]]
                if offer["kind"] != "one":
                    await anna.answer(table, dice)
                    continue
                replies = await asyncio.gather(anna.send("answer", table, **about, answer=keys[0]), window.send("answer", table, **about, answer=keys[-1]))
                assert sorted(reply["is"] for reply in replies) == ["done", "refused"]
                assert next(reply["problem"]["kind"] for reply in replies if reply["is"] == "refused") in ("already-answered", "not-asked")
                races += 1
            elif bela.position(table)["offers"]:
                await bela.answer(table, dice)
            await abreast(table, anna, bela, window)
        assert anna.story(table) == window.story(table)

    asyncio.run(scene())


async def abreast(table: str, *browsers: Browser) -> None:
    """Wait until all have caught up with the first to know."""
    seq = max(browser.position(table)["seq"] for browser in browsers)
    for browser in browsers:
        while browser.position(table)["seq"] < seq:
            await browser.until(lambda message: message["is"] == "position")
    if seq < max(browser.position(table)["seq"] for browser in browsers):
        await abreast(table, *browsers)


@pytest.mark.parametrize("by", ["two", "two_by_redis"])
def test_announcements_cross(by: str, request: pytest.FixtureRequest) -> None:
    """Presence, chat, undo and its notices, stand-ins: told by one process, heard at the other."""

    async def scene() -> None:
        anna, bela, table = await across(request.getfixturevalue(by))
        await anna.until(lambda m: m["is"] == "table" and [seat["here"] for seat in m["info"]["seats"]] == [True, True])
        await anna.send("chat", table, text="Boo")
        said = await bela.until(lambda m: m["is"] == "chat" and bool(m["lines"]))
        assert [(line["name"], line["text"]) for line in said["lines"]] == [("Anna", "Boo")]
        await anna.answer(table, Chance(1))
        await bela.until(lambda m: m["is"] == "position" and m["answered"] == [0])  # the news of the start may arrive late and show the position again
        assert (await anna.send("undo", table, seat=0))["is"] == "done"
        await bela.until(lambda m: m["is"] == "notice" and m["kind"] == "undone")
        await anna.answer(table, Chance(1))
        await bela.until(lambda m: m["is"] == "position" and m["answered"] == [0])
        await bela.answer(table, Chance(2))
        await anna.until(lambda m: m["is"] == "position" and not m["answered"])
        assert (await anna.send("undo", table, seat=0))["is"] == "done"  # a card was shown by now: Béla is asked, at the other process
        await bela.until(lambda m: m["is"] == "position" and m["undo_wish"] == 0)
        assert (await bela.send("consent", table, seat=1, agree=True))["is"] == "done"
        await anna.until(lambda m: m["is"] == "notice" and m["kind"] == "undone")
        assert (await bela.send("resign", table, seat=1))["is"] == "done"
        await anna.until(lambda m: m["is"] == "notice" and m["kind"] == "resigned")
        await bela.close()
        await anna.until(lambda m: m["is"] == "table" and not m["info"]["seats"][1]["here"])
        await play_out(table, anna)
        heard_everything(table, anna)

    asyncio.run(scene())


def test_what_was_missed_is_found_when_the_line_is_mended(two_by_redis: Two, redis: RedisServer) -> None:
    """While Redis is away, Anna answers and speaks; Béla, at the other process, learns of it when Redis is back, without doing anything."""

    async def scene() -> None:
        anna, bela, table = await across(two_by_redis)
        redis.kill()
        try:
            await anna.answer(table, Chance(1))
            assert (await anna.send("chat", table, text="Hello?"))["is"] == "done"
        finally:
            redis.start()
        await bela.until(lambda m: m["is"] == "position" and m["answered"] == [0])
        await bela.answer(table, Chance(2))
        await anna.until(lambda m: m["is"] == "position" and not m["answered"])

    asyncio.run(scene())


def test_bots_and_clocks_go_on_without_redis(two_by_redis: Two, redis: RedisServer) -> None:
    """Redis is stopped in the middle of a game: it is played to its end with its bots, and a clock runs out at another table. When Redis is back, news flow."""
    one, other = two_by_redis

    def heard(what: str) -> Callable[[], bool]:
        """Whether both processes write this into their logs once more than now."""
        before = [process.log.read_text().count(what) for process in two_by_redis]
        return lambda: all(process.log.read_text().count(what) > count for process, count in zip(two_by_redis, before, strict=True))

    async def scene() -> None:
        import asyncpg

        anna, bela = await Browser(one.address, "Anna").connect(), await Browser(other.address, "Béla").connect()
        table, clocked = anna.lay("me", "random", "random", game=SOME), anna.lay("me", "random", clock={"stock": 30})
        for browser in (anna, bela):
            await browser.watch(table)
        dice = Chance(5)
        while anna.position(table)["seq"] < 5:
            if anna.position(table)["offers"]:
                await anna.answer(table, dice)
            else:
                await anna.until(lambda m: m["is"] == "position")

        broke_off, go_on = heard("announcements broke off"), heard("announcements go on")
        redis.kill()
        try:
            await asyncio.to_thread(wait_until, broke_off)
            await play_out(table, anna)
            database = await asyncpg.connect(one.environment["WALPURGIS_DATABASE"])
            await database.execute("UPDATE answers SET clocks = '[100,30000]' WHERE table_id = $1", clocked)  # read by the process that does not hold the table
            window = Browser(other.address)
            window.http.cookies = anna.http.cookies
            await (await window.connect()).watch(clocked)
            if not window.position(clocked)["over"]:
                await window.until(lambda m: m["is"] == "position" and m["over"])
            assert await database.fetchval("SELECT out_of_time FROM seats WHERE table_id = $1 AND seat = 0", clocked)  # a bot has played to the end for Anna
            await database.close()
        finally:
            redis.start()

        await asyncio.to_thread(wait_until, go_on)
        if not bela.position(table)["over"]:
            await bela.until(lambda m: m["is"] == "position" and m["table"] == table and m["over"])
        heard_everything(table, anna)
        await anna.send("chat", table, text="Back again")
        said = await bela.until(lambda m: m["is"] == "chat" and bool(m["lines"]))
        assert [line["text"] for line in said["lines"]] == ["Back again"]
        for browser in (anna, bela, window):
            await browser.close()

    asyncio.run(scene())


def test_when_one_process_dies_the_other_goes_on(two: Two) -> None:
    async def scene() -> None:
        anna, bela, table = await across(two, game=SOME)
        for _ in range(10):
            for browser in (anna, bela):
                if browser.position(table)["offers"]:
                    await browser.answer(table, Chance(1))
                await abreast(table, anna, bela)
        two[0].kill()
        again = Browser(two[1].address)
        again.http.cookies = anna.http.cookies
        again.heard, again.frames = anna.heard, anna.frames
        await again.connect()
        await again.watch(table, since=max(message["upto"] for message in anna.heard if message["is"] == "story"))
        await play_out(table, again, bela)
        match = Match.replay(Record.read(msgspec.json.encode(again.get(f"/api/tables/{table}/record"))))
        assert [line["says"] for line in again.story(table)] == [msgspec.to_builtins(event.say()) for event in match.story_for(0)]

    try:
        asyncio.run(scene())
    finally:
        two[0].start()


@pytest.mark.parametrize("disturb", ["leave", "arrange"])
def test_a_game_never_begins_with_an_open_seat(two: Two, disturb: str) -> None:
    """Start at one process, stand up or open a seat at the other, at the same moment: one of them comes first, and the other is judged after it."""
    anna, elsewhere, bela = Browser(two[0].address, "Anna"), Browser(two[1].address), Browser(two[1].address, "Béla")
    elsewhere.http.cookies = anna.http.cookies
    began = 0

    def at_once(together: Barrier, wait: int, act: Callable[[str], None], table: str) -> None:
        together.wait()
        time.sleep(wait / 1000)
        act(table)

    def start(table: str) -> None:
        anna.http.post(f"/api/tables/{table}/start")

    def leave(table: str) -> None:
        bela.http.delete(f"/api/tables/{table}/seats/1")

    def arrange(table: str) -> None:
        elsewhere.http.put(f"/api/tables/{table}/seats/1", json={"kind": "open"})

    with ThreadPoolExecutor(2) as both:
        for race in range(30):
            table = anna.lay("me", "open" if disturb == "leave" else "random", start=False)
            if disturb == "leave":
                bela.post(f"/api/tables/{table}/seats", {"seat": 1})
            together = Barrier(2)
            started = both.submit(at_once, together, race % 3, start, table)
            at_once(together, race % 5, {"leave": leave, "arrange": arrange}[disturb], table)
            started.result()
            info = anna.get(f"/api/tables/{table}")
            began += info["phase"] == "playing"
            assert info["phase"] == "lobby" or all(seat["kind"] != "open" for seat in info["seats"]), info
    assert began > 0
