"""What takes time, done in worker processes: bots' answers, hints, undo, replays. The event loop only waits.

A worker gets a match as text and gives back plain data. A bot sees its `Sight` there, nothing else. Thinking is cut off by a timer of the worker itself, so
that waiting for a free worker does not count; what cannot be interrupted ends with the worker, and a new one takes its place.
"""

from __future__ import annotations

import asyncio
import contextlib
import faulthandler
import hashlib
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import Any, ParamSpec, TypeVar

import msgspec

from walpurgis.bots import bot_named
from walpurgis.engine import Answer, Match, Record, Result, games
from walpurgis.engine.entries import Given
from walpurgis.engine.errors import Limit, NotUndoable
from walpurgis.engine.saves import write_story

from .problems import No

P = ParamSpec("P")
T = TypeVar("T")
GRACE = 2.0


class TooSlow(BaseException):
    """Time is up. Not an Exception, so that no bot swallows it."""


class AfterUndo(msgspec.Struct, frozen=True):
    """What came of an undo: why it did not happen, or which entries fell, where the match stands now and who has played in it."""

    limit: Limit | None
    falls: list[int] = []
    save: str = ""
    played: list[int] = []


class Shown(msgspec.Struct, frozen=True):
    """One moment of a replay, uncut: the story as events, and the view of each seat wanted, as JSON."""

    seat: int | None
    answer: Any
    events: list[Any]
    views: dict[int | None, Any]
    waiting: list[int]
    result: Result | None = None


class Retold(msgspec.Struct, frozen=True):
    """A record played through: what each of its entries told (as JSON); then the match: its save, who must answer, the result if it is over, who played."""

    stories: list[bytes]
    save: str
    waiting: list[int]
    result: Result | None
    played: list[int]


class Workers:
    """A few processes that think."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of `work` in a worker. If the worker dies of somebody else's work, it is tried once more."""
        assert not kwargs
        for again in (True, False):
            pool = self._pool = self._pool or ProcessPoolExecutor(self._count, mp_context=get_context("spawn"), initializer=_wake)
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                if not again:
                    raise
        raise AssertionError

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def think(saved: str, bot: str, seat: int, seed: int, seconds: float) -> Answer:
    """The answer of a bot to the question of its seat; TimeoutError when it takes too long."""
    match = Match.load(saved, listen=False)
    with _at_most(seconds):
        return bot_named(bot, match.game, seed).answer(match.sight(seat))


def seed_of(table: str, seq: int, seat: int) -> int:
    """The dice of a bot: the same for the same question, unlike any other."""
    return int.from_bytes(hashlib.sha256(f"{table}:{seq}:{seat}".encode()).digest()[:7])


def undo(record: bytes, seat: int, consent: bool) -> AfterUndo:
    """Undo the last answer of a seat, if that is free or the others consent."""
    match = Match.replay(Record.read(record))
    try:
        plan = match.undo(seat, consent=consent)
    except NotUndoable as refusal:
        return AfterUndo(refusal.limit)
    return AfterUndo(None, plan.falls, match.save(past=False), sorted({entry.seat for entry in plan.stays if isinstance(entry, Given)}))


def show(record: bytes, seats: list[int | None], first: int, count: int | None, seconds: float) -> list[Shown]:
    """The moments of a record from number `first` on, seen from these seats; TimeoutError when it takes too long."""
    with _at_most(seconds):
        return _show(record, seats, first, count)


def _show(record: bytes, seats: list[int | None], first: int, count: int | None) -> list[Shown]:
    kept, shown, heard = Record.read(record), list[Shown](), 0
    last = len(kept.entries) if count is None else first + count - 1
    for n, match in enumerate(Match.replaying(kept, last)):
        story = match.story.since(heard) if match.story is not None else []
        heard += len(story)
        if n >= first:
            entry = kept.entries[n - 1] if n else None
            views = {seat: msgspec.Raw(msgspec.json.encode(match.view(seat))) for seat in seats}
            by, answer = (entry.seat, entry.answer) if isinstance(entry, Given) else (None, None)
            shown.append(Shown(by, answer, story, views, sorted(match.asks), match.result() if match.over else None))
    return shown


def retell(record: bytes, upto: int, seat: int | None, seed: int, seconds: float) -> Retold:
    """Play a record through up to `upto`; then, for that seat, what it cannot know is dealt anew. TimeoutError when it takes too long."""
    with _at_most(seconds):
        return _retell(record, upto, seat, seed)


def _retell(record: bytes, upto: int, seat: int | None, seed: int) -> Retold:
    kept = Record.read(record)
    heard, stories, match = 0, list[bytes](), None
    for match in Match.replaying(kept, upto):
        story = match.story.since(heard) if match.story is not None else []
        heard += len(story)
        stories.append(write_story(story))
    assert match is not None
    if not match.over:
        match.redeal(seat, seed)
    played = sorted({entry.seat for entry in match.entries if isinstance(entry, Given)})
    return Retold(stories, match.save(past=False), sorted(match.asks), match.result() if match.over else None, played)


@contextlib.contextmanager
def not_too_long() -> Iterator[None]:
    """A record that keeps a worker busy for too long is refused, whether the worker could stop or had to be ended."""
    try:
        yield
    except (TimeoutError, BrokenProcessPool):
        raise No("too-long", "this record takes too long to play through") from None


@contextlib.contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    """Cut off what takes longer; if even that does not help, the worker ends."""

    def cut_off(*_: object) -> None:
        raise TooSlow

    faulthandler.dump_traceback_later(seconds + GRACE, exit=True)
    try:
        if hasattr(signal, "setitimer"):
            signal.signal(signal.SIGALRM, cut_off)
            signal.setitimer(signal.ITIMER_REAL, seconds)
        yield
    except TooSlow:
        raise TimeoutError(f"no answer within {seconds:g} s") from None
    finally:
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_REAL, 0)
        faulthandler.cancel_dump_traceback_later()


def _wake() -> None:
    """A worker leaves Ctrl-C to the server, goes when the server is gone, however it went, and knows the games before it is asked."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_go_with_the_server, daemon=True).start()
    games()


def _go_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)
