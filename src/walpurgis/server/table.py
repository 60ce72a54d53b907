"""One table as a process holds it: the match, who sits where, who looks on. It builds what each browser may see and applies answers; it stores nothing.

Positions are built by whitelist: a browser gets the views, offers and story of its own seats, or the public view.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from walpurgis.bots import bot_names
from walpurgis.engine import AnyGame, Event, Match, Result, game_named
from walpurgis.engine.entries import Given, Redealt
from walpurgis.engine.saves import read_story, write_story

from . import wire
from .row_writer import Append

if TYPE_CHECKING:
    from .connection import Connection

KEEP_EVERY = 16
"""Answers between two checkpoints."""
STAY = 75.0
"""Seconds for which another process is believed about who is here; it says so again well before."""
encode = msgspec.json.encode


class Began(msgspec.Struct, frozen=True, array_like=True, tag="began"):
    """Row 0 of a table: the match is set up."""


class Undone(msgspec.Struct, frozen=True, array_like=True, tag="undone"):
    """A seat took its last answer back: these rows no longer count. From `rewound` on, what was told is void."""

    seat: int
    void: list[int]
    rewound: int | None


Entry: TypeAlias = Given | Redealt | Began | Undone
entry_of = msgspec.json.Decoder(Entry).decode


class Seat(msgspec.Struct):
    """Who sits on a seat. A seat with neither guest nor bot is open."""

    seat: int
    guest: str | None
    name: str
    bot: str
    stand_in: bool = False
    resigned: bool = False
    out_of_time: bool = False

    @property
    def kind(self) -> wire.SeatKind:
        return "human" if self.guest else "bot" if self.bot else "open"

    @property
    def by_bot(self) -> bool:
        """Whether a bot answers for this seat now."""
        return self.kind == "bot" or self.stand_in or self.resigned or self.out_of_time

    @property
    def given_up(self) -> bool:
        """Whether the person will not come back to it."""
        return self.resigned or self.out_of_time


class Wish(msgspec.Struct):
    """A seat asks the others to let it take back its last answer."""

    seat: int
    seq: int
    needed: list[int]
    agreed: list[int] = []


class Sheet(msgspec.Struct):
    """What the database says of a table, apart from its answers."""

    id: str
    game: str
    owner: str
    phase: wire.Phase
    options: dict[str, Any]
    public: bool
    spectators: bool
    undo: wire.UndoMode
    clock: wire.Clock | None
    seed: int | None
    origin: dict[str, Any] | None
    seq: int
    waiting: list[int]
    wish: Wish | None
    result: Result | None
    rematch: str | None
    created: int
    updated: int
    seats: list[Seat] = []
    rules: int = 0
    """The version of the game's rules under which this game began; 0 before it does."""

    def own(self, guest: str) -> tuple[int, ...]:
        return tuple(seat.seat for seat in self.seats if seat.guest == guest)

    def may_see(self, guest: str) -> bool:
        """Everybody with the link may come into the lobby; a running or finished game is for its players unless spectators are welcome."""
        return self.spectators or self.phase == "lobby" or guest == self.owner or bool(self.own(guest))

    def info(self, guest: str, here: Iterable[str] = ()) -> wire.TableInfo:
        """The table as this guest sees it."""
        present = set(here)
        watchers = len(present - {seat.guest for seat in self.seats})
        seats = [
            wire.SeatInfo(s.seat, s.kind, s.name, s.bot, s.guest == guest, s.kind == "bot" or s.guest in present, s.stand_in or s.out_of_time, s.resigned)
            for s in self.seats
        ]
        turn = self.phase == "playing" and any(s.guest == guest and not s.by_bot and s.seat in self.waiting for s in self.seats)
        return wire.TableInfo(
            self.id, self.game, self.phase, seats, self.options, self.public, self.spectators, self.undo, self.clock, self.owner == guest,
            max(self.seq, 0), moment(self.created), moment(self.updated), turn, watchers, self.result, self.rematch,
        )  # fmt: skip


def moment(milliseconds: int) -> str:
    """A moment as it is written on the wire."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds")


def now() -> int:
    return time.time_ns() // 1_000_000


class Live:
    """A table in memory. Its lock is held from before an answer is applied until everybody was told."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.lock = asyncio.Lock()
        self.following = asyncio.Lock()
        self.match: Match[Any] | None = None
        self.told = sheet.seq
        """The row up to which everybody here has heard the story."""
        self.played: set[int] = set()
        self.since_kept = 0
        self.clocks: list[int] | None = None
        self.clock_at = 0
        self.watchers: set[Connection] = set()
        self.elsewhere: dict[str, tuple[float, list[str]]] = {}
        """Guests who are here through other processes, by process, and when it last said so."""
        self.last_seen: dict[str, float] = {}
        self.bots: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None

    @property
    def id(self) -> str:
        return self.sheet.id

    @property
    def game(self) -> AnyGame:
        return game_named(self.sheet.game)

    @property
    def here(self) -> set[str]:
        believed = time.monotonic() - STAY
        return {watcher.guest for watcher in self.watchers} | {guest for at, some in self.elsewhere.values() if at > believed for guest in some}

    @property
    def idle(self) -> bool:
        return not (self.watchers or self.lock.locked() or self.timer or (self.bots and not self.bots.done()))

    def bot_for(self, seat: Seat) -> str:
        """The bot that plays a seat: its own, or for a person the best that every game may have."""
        return seat.bot or bot_names(self.game)[-1]

    # The match ---------------------------------------------------------------------------------------------------

    def stand(self, saved: str, seq: int, played: list[int], rows: list[tuple[int, Entry]], question: int | None = None) -> None:
        """Take up the match where a checkpoint left it, and put in the answers since. `question`: its open question gets that number."""
        match = Match.load(saved, game=self.game, question=question)
        self.played, self.since_kept = set(played), len(rows)
        for at, entry in rows:
            if isinstance(entry, Given | Redealt):
                match.put_in(entry)
            if isinstance(entry, Given):
                self.played.add(entry.seat)
            seq = at
        match.hand_over()  # what was told and put in is in the database; here it would only grow
        self.match, self.sheet.seq = match, seq

    def apply(self, seat: int, answer: Any, question: int | None) -> tuple[Append, list[Event]]:
        """Put an answer in. What must be stored for it, and the events it told; nothing of it may be shown before it is stored."""
        match = self.match
        assert match is not None
        match.answer(seat, answer, question)
        events = match.hand_over()
        self.played.add(seat)
        self.since_kept += 1
        at, sheet = now(), self.sheet
        self._charge(at, seat)
        sheet.seq += 1
        sheet.waiting, sheet.updated, sheet.wish = sorted(match.asks), at, None
        if match.over:
            sheet.phase, sheet.result = "finished", match.result()
        keep = self.since_kept >= KEEP_EVERY or match.over
        if keep:
            self.since_kept = 0
        return self.row(Given(seat, answer), write_story(events), keep=keep), events

    def row(self, entry: Entry, told: bytes, *, keep: bool) -> Append:
        """What is to be stored for the entry that led to where the table stands now; `keep`: with a checkpoint."""
        sheet, kept = self.sheet, None
        if keep:
            assert self.match is not None
            kept = self.match.save(past=False), text(sorted(self.played))
        clocks, result = None if self.clocks is None else text(self.clocks), None if sheet.result is None else text(sheet.result)
        return Append(self.id, sheet.seq, text(entry), told.decode(), clocks, sheet.updated, text(sheet.waiting), sheet.phase, result, kept)

    # The clock ---------------------------------------------------------------------------------------------------

    def left(self, at: int) -> list[int] | None:
        """Milliseconds left for each seat at this moment."""
        if self.clocks is None or self.match is None:
            return self.clocks
        gone = max(0, at - self.clock_at)
        return [max(0, ms - gone) if self._runs(n) else ms for n, ms in enumerate(self.clocks)]

    def _runs(self, seat: int) -> bool:
        return self.sheet.phase == "playing" and seat in self.sheet.waiting and not self.sheet.seats[seat].by_bot

    def _charge(self, at: int, seat: int) -> None:
        clocks = self.left(at)
        if clocks is not None and self.sheet.clock is not None and not self.sheet.seats[seat].by_bot:
            clocks[seat] += self.sheet.clock.increment * 1000
        self.clocks, self.clock_at = clocks, at

    def next_out(self, at: int) -> tuple[int, int] | None:
        """The seat whose time is up first, and in how many milliseconds."""
        clocks = self.left(at)
        running = [(ms, seat) for seat, ms in enumerate(clocks or ()) if self._runs(seat)]
        return (min(running)[1], min(running)[0]) if running else None

    # What browsers see -------------------------------------------------------------------------------------------

    def position(self, own: tuple[int, ...]) -> bytes:
        """Where the match stands for a browser with these seats, encoded."""
        match, sheet = self.match, self.sheet
        assert match is not None
        seat = next((s for s in own if s in match.asks), own[0] if own else None)
        views = {str(s): match.view(s) for s in own} if len(own) > 1 else {}
        offers = [match.offer(s) for s in own if s in match.asks]
        over = match.over
        position = wire.Position(
            table=self.id, seq=sheet.seq, question=match.question, seat=seat, view=match.view(seat), views=views,
            offers=[offer for offer in offers if offer is not None], waiting=sheet.waiting, answered=sorted(match.answered),
            may_undo=[s for s in own if s in self.played and sheet.undo != "off" and not over and not sheet.seats[s].given_up],
            undo_wish=sheet.wish.seat if sheet.wish else None, clocks=self.left(now()), over=over, result=sheet.result,
        )  # fmt: skip
        return encode(position)

    def lines(self, seq: int, events: Iterable[Event], own: tuple[int, ...]) -> list[wire.Line]:
        """What a browser with these seats is told of events."""
        return [line for event in events for line in _lines(seq, event, own)]

    def heard(self, text: str) -> list[Event]:
        return read_story(self.game, text)


def _lines(seq: int, event: Event, own: tuple[int, ...]) -> list[wire.Line]:
    if len(own) < 2:
        cut = event.cut(own[0] if own else None)
        return [] if cut is None else [line_of(seq, cut)]
    cuts: list[tuple[Event, list[int]]] = []
    for seat in own:
        cut = event.cut(seat)
        if cut is None:
            continue
        alike = next((seats for other, seats in cuts if other == cut), None)
        if alike is None:
            cuts.append((cut, [seat]))
        else:
            alike.append(seat)
    return [line_of(seq, cut, None if len(seats) == len(own) else seats) for cut, seats in cuts]


def line_of(seq: int, event: Event, only: list[int] | None = None) -> wire.Line:
    """An event, cut for whoever hears it, as a line of the story."""
    return wire.Line(seq, event.say(), event, event.heading, only)


def text(value: Any) -> str:
    """JSON as the database keeps it."""
    return encode(value).decode()
