"""What takes time, done in worker processes: bots' answers, hints and their reasons, undo, replays. The event loop only waits.

A worker gets a match as text and gives back plain data. A bot sees its `Sight` there, nothing else. Thinking is cut off by a timer of the worker itself, so
that waiting for a free worker does not count; what cannot be interrupted ends with the worker, and a new one takes its place.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import Any, ParamSpec, TypeVar

import msgspec

from walpurgis.bots import Advice, advise, bot_named, within
from walpurgis.bots.search import Limit as Thinking
from walpurgis.bots.time_and_memory import at_most, confine
from walpurgis.engine import Answer, Event, Match, Record, Refused, Result, game_named
from walpurgis.engine.chance import Seed
from walpurgis.engine.entries import Given, Mended
from walpurgis.engine.errors import BrokenRecord, Limit, NotUndoable
from walpurgis.engine.game import seats_of
from walpurgis.engine.kept import Kept, Moment, moments, pack
from walpurgis.engine.saves import write_story

from . import seen_rows
from .problems import No
from .seen_rows import KeptRow

P = ParamSpec("P")
T = TypeVar("T")
PAGE_BYTES = 4_000_000
"""How large the views of a page of a replay may become; whoever wants more asks for the next page."""


class AfterUndo(msgspec.Struct, frozen=True):
    """The outcome of an undo: why it did not happen, or which entries were dropped, where the match stands now and who has played in it."""

    limit: Limit | None
    falls: list[int] = []
    save: str = ""
    played: list[int] = []


class Played(msgspec.Struct, frozen=True):
    """A record to be played through: one of a table, with what its rows told and what was seen after each; or one from elsewhere, as it came."""

    text: bytes
    rows: list[KeptRow] | None = None
    is_foreign: bool = False

    def read(self) -> Record:
        """The record; BrokenRecord if it is none. Where it comes from elsewhere, one that begins in a position set by hand is refused: nobody can say what such
        a position may hold."""
        record = Record.read(self.text)
        if self.is_foreign:
            if record.origin is not None:
                raise BrokenRecord("this record does not begin with the beginning of a game, and is not taken from elsewhere")
            try:
                seats_of(game_named(record.game), record.seats)
            except Refused as refusal:
                raise BrokenRecord(str(refusal)) from None
        return record

    def kept(self, result: Result | None = None) -> list[Kept] | None:
        """What was told and seen at each moment, as the rows have it; None if they do not."""
        kept = None if not self.rows else seen_rows.kept_rows(self.rows, self.rows[0].seen)
        return None if not kept else [*kept[:-1], msgspec.structs.replace(kept[-1], result=result)]


class Page(msgspec.Struct, frozen=True):
    """Some moments of a record: its game, its seats, how many entries it has, and the moments."""

    game: str
    seats: int
    total: int
    moments: list[Shown]


class Shown(msgspec.Struct, frozen=True):
    """One moment of a replay, uncut: the story as events, and the view of each seat wanted, as JSON."""

    seat: int | None
    answer: Any
    events: list[Any]
    views: dict[int | None, Any]
    waiting: list[int]
    result: Result | None = None


class Stood(msgspec.Struct, frozen=True):
    """How the points stood after this many answers, and which part of the story began there."""

    seq: int
    points: list[int]
    heading: Event | None


class Retold(msgspec.Struct, frozen=True):
    """A record played through: its beginning; what each moment told (as JSON) and what was seen, packed; then the match: its save, who must answer, the result
    if it is over, who played."""

    record: Record
    told: list[bytes]
    seen: list[str]
    save: str
    waiting: list[int]
    result: Result | None
    played: list[int]


class Workers:
    """A few processes that think."""

    def __init__(self, count: int, megabytes: int) -> None:
        self._count, self._megabytes = count, megabytes
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of `work` in a worker. If the worker dies of somebody else's work, it is tried again."""
        try:
            return await self.run_once(work, *args, **kwargs)
        except BrokenProcessPool:
            return await self.run_once(work, *args, **kwargs)

    async def run_once(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of `work` in a worker; BrokenProcessPool if that dies."""
        assert not kwargs
        pool = self._pool = self._pool or ProcessPoolExecutor(self._count, mp_context=get_context("spawn"), initializer=_wake, initargs=(self._megabytes,))
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def think(saved: str, bot: str, seat: int, seed: Seed, seconds: float) -> Answer:
    """The answer of a bot to the question of its seat; TimeoutError when it takes too long."""
    with at_most(seconds):
        match = Match.load(saved, listen=False)
        return bot_named(within(bot, seconds), match.game, seed).answer(match.sight(seat))


def undo(record: bytes, seat: int, consent: bool, seconds: float) -> AfterUndo:
    """Undo the last answer of a seat, if that is free or the others consent; TimeoutError when it takes too long."""
    with at_most(seconds):
        return _undo(record, seat, consent)


def give_advice(saved: str, seat: int, seed: Seed, thought: float, seconds: float) -> list[Advice]:
    """The best answers to the question of a seat, with their reasons, after this many seconds of thought; TimeoutError when it takes too long."""
    with at_most(seconds):
        return advise(Match.load(saved, listen=False).sight(seat), seed, Thinking(seconds=thought))


def _undo(record: bytes, seat: int, consent: bool) -> AfterUndo:
    match = Match.replay(Record.read(record))
    try:
        plan = match.undo(seat, consent=consent)
    except NotUndoable as refusal:
        return AfterUndo(refusal.limit)
    return AfterUndo(None, plan.falls, match.save(past=False), sorted({entry.seat for entry in plan.stays if isinstance(entry, Given)}))


def show(played: Played, seats: list[int | None] | None, first: int, count: int | None, seconds: float) -> Page:
    """The moments of a record from number `first` on, seen from these seats (None: from all), until a page is full; TimeoutError when it takes too long."""
    with at_most(seconds), holding_together():
        return _show(played, seats, first, count)


def _show(played: Played, seats: list[int | None] | None, first: int, count: int | None) -> Page:
    kept, shown, size = played.read(), list[Shown](), 0
    wanted = [None, *range(kept.seats)] if seats is None else seats
    if any(seat is not None and seat >= kept.seats for seat in wanted):
        raise No("malformed", f"there is no seat {kept.seats}")
    last = len(kept.entries) if count is None else first + count - 1
    for n, moment in enumerate(moments(kept, last, kept=played.kept())):
        if n >= first:
            views = {seat: _view(moment, seat) for seat in wanted}
            shown.append(Shown(moment.seat, moment.answer, moment.events, views, moment.waiting, moment.result))
            size += sum(len(bytes(view)) for view in views.values())
            if size > PAGE_BYTES:
                break
    page = Page(kept.game, kept.seats, len(kept.entries), shown)
    if played.is_foreign and len(msgspec.json.encode([(one.answer, one.events, one.waiting, one.result) for one in shown])) > PAGE_BYTES:
        raise BrokenRecord("what this record tells is too much to be shown")
    return page


def _view(moment: Moment, seat: int | None) -> msgspec.Raw:
    """A view as JSON; one that no page could hold is none that a game makes."""
    view = msgspec.json.encode(moment.view(seat))
    if len(view) > PAGE_BYTES:
        raise BrokenRecord("a moment of this record is too large to be shown")
    return msgspec.Raw(view)


def course(played: Played, result: Result, seconds: float) -> list[Stood]:
    """The points of a finished game after each of its answers, as far as it was played under the present rules; TimeoutError when it takes too long."""
    with at_most(seconds), holding_together():
        stood = [(n, moment, _points(moment.match, result)) for n, moment in enumerate(moments(played.read(), kept=played.kept())) if moment.match is not None]
        return [Stood(n, points, next((event for event in moment.events if event.heading), None)) for n, moment, points in stood if points]


def _points(match: Match[Any], end: Result) -> list[int]:
    """What the game is counted by: its scores, or, where a verdict decides, the last line of its account."""
    now = match.game.result(match.state)
    return now.scores if end.verdict is None else now.account[-1].points if now.account else []


def keep(played: Played, result: Result | None, seconds: float) -> bytes:
    """A record with what was seen at each of its moments, as JSON, so that it can be watched under any later rules."""
    with at_most(seconds):
        record, kept = played.read(), played.kept(result)
        return msgspec.json.encode(record if kept is None else msgspec.structs.replace(record, kept=pack(kept)))


def retell(played: Played, upto: int, seat: int, seed: Seed, seconds: float) -> Retold:
    """Play a record through up to `upto`; then, for that seat, what it cannot know is redealt. TimeoutError when it takes too long."""
    with at_most(seconds), holding_together():
        return _retell(played, upto, seat, seed)


def _retell(played: Played, upto: int, seat: int, seed: Seed) -> Retold:
    record = played.read()
    if upto > len(record.entries):
        raise No("malformed", f"the record has {len(record.entries)} moments")
    if seat >= record.seats:
        raise No("malformed", f"there is no seat {seat}")
    if record.rules_at(upto) != game_named(record.game).version:
        raise No("other-rules", "the rules have changed since that moment: it can be watched, but nobody can go on from there")
    if played.is_foreign and any(isinstance(entry, Mended) for entry in record.entries):
        raise No("other-rules", "the rules of this game were mended on the way: from elsewhere it can be watched, but nobody can go on from there")
    rows = [] if played.rows is None else played.rows[: upto + 1]
    if rows and all(row.seen is not None for row in rows):  # a table of the house knows what it told and showed
        told, seen, match = [row.told.encode() for row in rows], [row.seen or "" for row in rows], Match.replay(record, upto)
    else:
        told, seen, match = _told_and_seen(record, upto)
    first = seen_rows.unpack(seen[0], b"")
    if not match.over:
        match.redeal(seat, seed)
    seen.append(seen_rows.pack(seen_rows.seen_of(match), first))
    who = sorted({entry.seat for entry in match.entries if isinstance(entry, Given)})
    record = msgspec.structs.replace(record, entries=record.entries[:upto], kept="")
    return Retold(record, told, seen, match.save(past=False), sorted(match.asks), match.result() if match.over else None, who)


def _told_and_seen(record: Record, upto: int) -> tuple[list[bytes], list[str], Match[Any]]:
    """What each moment of a record of the present rules tells and shows, and the match at the last of them."""
    told, seen, first, last = list[bytes](), list[str](), b"", None
    for last in moments(record, upto):
        told.append(write_story(last.events))
        moment = seen_rows.SeenRow([_view(last, reader) for reader in (None, *range(record.seats))], last.waiting)
        seen.append(seen_rows.pack(moment, first))
        first = first or seen_rows.unpack(seen[0], b"")
    assert last is not None and last.match is not None, "the rules of its last moment are the present ones"
    return told, seen, last.match


@contextlib.contextmanager
def not_too_long() -> Iterator[None]:
    """A record that keeps a worker busy for too long is refused, whether the worker could stop or had to be ended."""
    try:
        yield
    except (TimeoutError, BrokenProcessPool):
        raise No("too-long", "this record takes too long to play through") from None
    except MemoryError:
        raise No("too-long", "this record takes too much memory to play through") from None


@contextlib.contextmanager
def holding_together() -> Iterator[None]:
    """A state in a record may be well formed but impossible, and then fails anywhere: that is the record's fault."""
    try:
        yield
    except (Refused, MemoryError):
        raise
    except Exception as fault:
        raise BrokenRecord(f"this record does not hold together: {fault!r:.80}") from None


def _wake(megabytes: int) -> None:
    """A worker has its limits, and ends when the server is gone, however that ended."""
    threading.Thread(target=_go_with_the_server, daemon=True).start()
    confine(megabytes)


def _go_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)
