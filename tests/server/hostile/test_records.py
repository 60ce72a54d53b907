"""Hostile records: nobody freezes the house with one, keeps bots from playing, or gets more back than a page."""

from __future__ import annotations

import asyncio
import base64
import copy
import json
import lzma
import socket
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest

from walpurgis import wire
from walpurgis.bots.time_and_memory import at_most
from walpurgis.engine import Chance, Match, Record, Refused, game_named, games
from walpurgis.engine.game import shown
from walpurgis.engine.kept import Kept, pack
from walpurgis.server import reviews
from walpurgis.server.problems import No
from walpurgis.server.record_workers import RecordWorkers
from walpurgis.server.replays import _sent
from walpurgis.server.workers import PAGE_BYTES, Played, Workers, think

from ..house import PATIENCE, Browser, house

ABSURD: list[Any] = [300_000_000, 1 << 70, -1, None, [], {}, [0] * 3000, "x" * 5000, {"a": {"b": []}}, True, 0.5]
BULKY = max(shown(), key=lambda name: len(Match.new(name, game_named(name).seats[-1], 1).save()))


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with house(tmp_path_factory.mktemp("alone"), rate=10_000, tables=10_000, record_seconds=3) as address:
        yield address


@contextmanager
def health_within(address: str, seconds: float) -> Iterator[None]:
    """Meanwhile, the house answers at once, again and again."""
    over, slowest = threading.Event(), [0.0]

    def ask() -> None:
        with httpx.Client(base_url=address, verify=False, timeout=PATIENCE) as visitor:
            while not over.is_set():
                began = time.monotonic()
                assert visitor.get("/health").is_success
                slowest[0] = max(slowest[0], time.monotonic() - began)
                time.sleep(0.02)

    asking = threading.Thread(target=ask)
    asking.start()
    try:
        yield
    finally:
        over.set()
        asking.join()
    assert slowest[0] < seconds, f"/health took {slowest[0]:.1f} s"


def record_of(game: str, answers: int = 6) -> dict[str, Any]:
    match, dice = Match.new(game, game_named(game).seats[0], 5), Chance(5)
    for _ in range(answers):
        if not match.over:
            seat = next(iter(match.asks))
            match.answer(seat, match.asks[seat].sample(dice))
    found: dict[str, Any] = msgspec.to_builtins(match.record())
    return found


def places(data: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where something is in data, all through."""
    inside = data.items() if isinstance(data, dict) else enumerate(data[:2]) if isinstance(data, list | tuple) else ()
    for key, value in inside:
        yield (*at, key)
        yield from places(value, (*at, key))


def with_other(data: Any, at: tuple[Any, ...], value: Any) -> Any:
    """The data with another value at one place."""
    changed = json.loads(json.dumps(data))
    inner = changed
    for key in at[:-1]:
        inner = inner[key]
    inner[at[-1]] = copy.deepcopy(value)
    return changed


@pytest.mark.parametrize("game", games())
def test_whatever_a_record_says_the_house_goes_on(alone: str, game: str) -> None:
    """Every field of a record of every game, with every absurd value: looked at and played on from. It is shown or refused, and nobody waits for it."""
    anna, sound = Browser(alone), record_of(game)
    with health_within(alone, 15):
        for at in places(sound):
            for n, value in enumerate(ABSURD):
                record = with_other(sound, at, value)
                path, body = ("/api/replay?count=1", {"record": record}) if n % 2 else ("/api/continue", {"record": record, "seq": 1, "seat": 0})
                reply = anna.http.post(path, json=body)
                assert reply.status_code < 500, (at, value, reply.text[:200])


@pytest.mark.parametrize("game", games())
def test_a_position_set_by_hand_is_not_taken_from_elsewhere(alone: str, game: str) -> None:
    """Not even a sound one: what numbers a position may hold nobody can say. The worst one took a minute and five gigabytes."""
    anna, record = Browser(alone), record_of(game, 0)
    state = Match.new(game, record["seats"], 5).state.dump()
    with health_within(alone, 15):
        for origin in (state, *(with_other(state, at, 300_000_000) for at in list(places(state))[:40])):
            body = {"record": record | {"origin": origin, "seed": None}, "seq": 0, "seat": 0}
            assert anna.post("/api/continue", body, 422)["kind"] == "broken-record"
            assert anna.post("/api/replay", {"record": body["record"]}, 422)["kind"] == "broken-record"


@pytest.mark.parametrize("game", games())
def test_a_mending_from_elsewhere_is_watched_in_a_worker_or_refused_and_never_played_on(alone: str, game: str) -> None:
    """A record may say that its rules were mended, and contain a state: foreign data like any other. A worker looks at it, and no table is built on it."""
    anna, record = Browser(alone), record_of(game, 0)
    sound = Match.new(game, record["seats"], 5).state.dump()
    kept = pack([Kept(msgspec.Raw(b"[]"), [msgspec.Raw(b"1")] * (record["seats"] + 1), [])])
    with health_within(alone, 3):
        for state in (sound, *(with_other(sound, at, value) for at in list(places(sound))[:25] for value in (300_000_000, [0] * 3000))):
            mended = record | {"version": 0, "entries": [["mended", record["version"], "", record["options"], state, 0, 0]], "kept": kept}
            reply = anna.http.post("/api/replay?first=1&seat=public", json={"record": mended})
            assert reply.status_code in (200, 422) and (reply.is_success or state is not sound), (reply.status_code, reply.text[:200])
            reply = anna.http.post("/api/continue", json={"record": mended, "seq": 1, "seat": 0})
            assert (reply.status_code, reply.json()["kind"]) == (409, "other-rules")


def test_what_was_seen_may_not_be_a_bomb(alone: str) -> None:
    """A few kilobytes that become hundreds of megabytes, and a moment that no page could hold."""
    anna, record = Browser(alone), record_of("template", 2)
    view = b'"' + b"x" * (PAGE_BYTES + 1) + b'"'
    moment = b'{"story":[],"views":[' + b",".join([view, *[b"1"] * record["seats"]]) + b'],"waiting":[]}'
    many = b'{"story":[],"views":[' + b",".join([b"1"] * (record["seats"] + 1)) + b'],"waiting":[' + b",".join([b"1"] * 20_000_000) + b"]}"
    for bomb in (b"[" + b" " * (200 << 20), b"[" + b",".join([moment] * 3) + b"]", b"[" + b",".join([many] * 3) + b"]"):
        kept = base64.b64encode(lzma.compress(bomb, preset=0)).decode()
        with health_within(alone, 3):
            reply = anna.post("/api/replay?seat=public", {"record": record | {"version": 1, "kept": kept}}, 422)
            assert reply["kind"] in ("broken-record", "too-long"), reply


@pytest.mark.parametrize(
    "nasty",
    [b"[" + b"[]," * 600_000 + b"0]", b'{"a":' * 20_000 + b"0" + b"}" * 20_000, b"[" + b"1e1," * 450_000 + b"0]", b'["' + b"\\u0041" * 300_000 + b'"]'],
    ids=["lists", "depth", "numbers", "escapes"],
)
def test_an_upload_is_not_read_on_the_loop(nasty: bytes) -> None:
    """The loop skims the body and hands the record on unread: two megabytes of anything cost it a few milliseconds, and not a thousand objects."""
    body, before = b'{"record":' + nasty + b"}", time.process_time()
    try:
        found = bytes(_sent(body, wire.Upload).record)
    except No as refusal:
        found = b""
        assert refusal.kind == "malformed"
    assert time.process_time() - before < 0.1
    assert found in (b"", nasty)


def look_at(saves: list[str], seconds: float) -> None:
    """Load each save and look at it from all sides, as the house does: it is shown, or refused with a sentence, or takes too much time or memory."""
    for save in saves:
        with suppress(Refused, TimeoutError, MemoryError), at_most(seconds):
            Match.load(save)


@pytest.mark.parametrize("game", games())
def test_whatever_a_save_says_a_worker_stops_in_time(game: str) -> None:
    """Every field of a save of every game, its record and its story included, with every absurd value; and the next bot thinks."""

    async def scene() -> None:
        workers, match = Workers(1, 1024), Match.replay(Record.read(json.dumps(record_of(game, 8))))
        text, seat = match.save(), next(iter(match.asks), 0)
        sound = json.loads(text)
        for at in places(sound):
            absurd, began = [json.dumps(with_other(sound, at, value)) for value in ABSURD], time.monotonic()
            try:
                await workers.run_once(look_at, absurd, 1.0)
            except BrokenProcessPool:  # one of them could not even be interrupted, and ended with its process
                for save in absurd:
                    with suppress(BrokenProcessPool):
                        await workers.run_once(look_at, [save], 1.0)
            assert time.monotonic() - began < PATIENCE, at
        assert match.over or await workers.run(think, text, "random", seat, 1, 30.0) is not None
        workers.close()

    asyncio.run(scene())


def too_much() -> int:
    """More memory than a worker may take."""
    return len(bytearray(3_000_000_000))


def test_a_worker_has_only_so_much_memory() -> None:
    async def scene() -> None:
        workers = Workers(1, 1024)
        with pytest.raises(MemoryError):
            await workers.run(too_much)
        workers.close()

    asyncio.run(scene())


def endless() -> dict[str, Any]:
    """A legal record, and nothing but work."""
    short: dict[str, Any] = msgspec.to_builtins(Match.new(BULKY, game_named(BULKY).seats[-1], 1).record())
    return short | {"entries": [["redealt", None, 1, 0]] * 25_000}


def test_uploads_whose_sockets_close_do_not_keep_bots_waiting(tmp_path: Path) -> None:
    """A dozen large uploads, each by another guest, whose sockets are closed at once: bots play on as before, and the next record does not wait for them."""
    with house(tmp_path, rate=10_000, record_seconds=30) as address:
        anna, at, body = Browser(address, "Anna"), urlsplit(address), json.dumps({"record": endless()}).encode()
        assert anna.post("/api/replay", {"record": record_of("template")}, 200)["total"] == 6
        for _ in range(12):
            with socket.create_connection((at.hostname, at.port)) as line:
                head = f"POST /api/replay?first=24999 HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
                line.sendall(head.encode() + body)
                time.sleep(0.05)

        async def scene() -> float:
            began = time.monotonic()
            table = anna.lay("me", "random", "random", "random")
            await anna.connect()
            await anna.watch(table)
            await anna.answer(table, Chance(1))
            while len(anna.position(table)["waiting"]) != 1 or not anna.position(table)["offers"]:
                await anna.next()
            await anna.close()
            return time.monotonic() - began

        assert asyncio.run(scene()) < 25  # less than a single one of them may take
        began = time.monotonic()
        assert anna.post("/api/replay", {"record": record_of("template")}, 200)["total"] == 6
        assert time.monotonic() - began < 25


def test_a_guest_has_one_record_in_work(tmp_path: Path) -> None:
    with house(tmp_path, rate=10_000, record_seconds=1) as address, ThreadPoolExecutor(4) as several:
        anna, body = Browser(address), {"record": endless()}
        replies = [reply.status_code for reply in several.map(lambda _: anna.http.post("/api/replay?first=24999", json=body), range(4))]
    first, *others = sorted(replies)
    assert first in (200, 422), "the one in work ends, in time or not"
    assert others == [429, 429, 429]


def busy(seconds: float) -> float:
    """Work for a process."""
    time.sleep(seconds)
    return seconds


def test_the_courses_of_many_tables_take_one_guest_one_place() -> None:
    """Who asks for twenty of them at once locks nobody out, and what nobody waits for any more ends; two who want the same one get it."""

    async def scene() -> None:
        workers = RecordWorkers(1, 1024)
        assert await workers.run("warm", busy, 0.0) == 0.0
        first = asyncio.create_task(workers.run_for_all("eve", "course 0", busy, 30.0))
        await asyncio.sleep(0.1)
        for n in range(1, 25):
            with pytest.raises(No, match="still being played"):
                await workers.run_for_all("eve", f"course {n}", busy, 30.0)
        also = asyncio.create_task(workers.run_for_all("béla", "course 0", busy, 30.0))
        await asyncio.sleep(0.1)
        first.cancel()
        await asyncio.sleep(0.1)
        assert not also.done()
        began = time.monotonic()
        also.cancel()
        assert await workers.run("anna", busy, 0.0) == 0.0 and time.monotonic() - began < 25
        one, two, three = await asyncio.gather(*(workers.run_for_all(guest, "course 1", busy, 0.2) for guest in ("eve", "béla", "eve")))
        assert one == two == three == 0.2, "also somebody with two windows"
        workers.close()

    asyncio.run(scene())


def endless_part(*_: Any) -> Any:
    """Part of a review that takes very long."""
    time.sleep(60)


def test_a_guest_has_one_review_in_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last one asked for. However many records are sent for it, others have theirs reviewed and played through."""
    monkeypatch.setattr(reviews, "survey_of", endless_part)
    monkeypatch.setattr(reviews, "SOON", 0.05)

    async def scene() -> None:
        workers = RecordWorkers(1, 1024)
        assert await workers.run("warm", busy, 0.0) == 0.0
        made = reviews.Reviews(workers, 30.0)
        shared = await made.ask("béla", Played(b"0"))
        await made.ask("eve", Played(b"0"))
        for n in range(1, 2 * reviews.MOST_AT_ONCE):
            await made.ask("eve", Played(b"%d" % n))
        assert (await made.look(shared.key)).key == shared.key  # Béla wants it still
        assert (await made.ask("carla", Played(b"carla's"))).done == 0
        made.close()
        began = time.monotonic()
        assert await workers.run("anna", busy, 0.0) == 0.0 and time.monotonic() - began < 30
        workers.close()

    asyncio.run(scene())


def test_a_long_replay_comes_in_pages(alone: str) -> None:
    """Hundreds of moments of many seats: no reply is larger than a page, and the pages together are the whole."""
    anna, record = Browser(alone), endless()
    record["entries"] = record["entries"][:400]
    seen, total, pages = 0, 1, 0
    while seen <= total:
        reply = anna.http.post(f"/api/replay?first={seen}", json={"record": record})
        page = reply.json()
        assert len(reply.content) < 2 * PAGE_BYTES and [moment["seq"] for moment in page["moments"]] == list(range(seen, seen + len(page["moments"])))
        seen, total, pages = seen + len(page["moments"]), page["total"], pages + 1
    assert (seen, total) == (401, 400) and pages > 2
