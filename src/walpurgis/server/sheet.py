"""What the database says of a table, as plain data: who sits where, how it stands, and the kinds of rows that its game is made of.

Nothing here reads or writes; queries.py does. What a process does with a table is in table.py.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any, TypeAlias

import msgspec

from walpurgis import wire
from walpurgis.engine import Result
from walpurgis.engine.chance import Seed
from walpurgis.engine.entries import Given, Redealt

from .problems import No
from .sessions import PROGRAM


class Began(msgspec.Struct, frozen=True, array_like=True, tag="began"):
    """Row 0 of a table: the match is set up."""


class Undone(msgspec.Struct, frozen=True, array_like=True, tag="undone"):
    """A seat undid its last answer: these rows no longer count. From `rewound` on, the story is void."""

    seat: int
    void: list[int]
    rewound: int | None


class MendedRow(msgspec.Struct, frozen=True, array_like=True, tag="mended"):
    """The rules were mended: from here on those of this version hold, for the state at the start of the step that was open.

    The rows from number `first` on were put in during that step and count under the new rules; those in `void` did not fit any more.
    """

    before: int
    version: int
    shape: str
    options: dict[str, Any]
    state: dict[str, Any]
    first: int
    void: list[int] = []
    rewound: int | None = None


Entry: TypeAlias = Given | Redealt | Began | Undone | MendedRow
entry_of = msgspec.json.Decoder(Entry).decode


class SeatState(msgspec.Struct):
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
    def is_program(self) -> bool:
        return self.guest is not None and self.guest.startswith(PROGRAM)

    @property
    def by_bot(self) -> bool:
        """Whether a bot answers for this seat now."""
        return self.kind == "bot" or self.stand_in or self.resigned or self.out_of_time

    @property
    def given_up(self) -> bool:
        """Whether the person will not come back to it."""
        return self.resigned or self.out_of_time

    def info(self, guest: str, here: set[str]) -> wire.SeatInfo:
        """The seat as this guest sees it."""
        is_here = self.kind == "bot" or self.guest in here
        stand_in = self.stand_in or self.out_of_time
        return wire.SeatInfo(self.seat, self.kind, self.name, self.bot, self.guest == guest, is_here, stand_in, self.resigned, self.is_program)


class Wish(msgspec.Struct):
    """A seat asks the others to let it undo its last answer."""

    seat: int
    seq: int
    needed: list[int]
    agreed: list[int] = []
    row: int = -1
    """The row of the answer that would be undone."""


class Sheet(msgspec.Struct):
    """What the database says of a table, apart from its rows."""

    id: str
    game: str
    owner: str
    phase: wire.Phase
    options: dict[str, Any]
    public: bool
    spectators: bool
    undo: wire.UndoMode
    clock: wire.Clock | None
    seed: Seed | None
    origin: dict[str, Any] | None
    seq: int
    """The number of the last row; -1 before the game begins."""
    waiting: list[int]
    """The seats that must answer."""
    wish: Wish | None
    result: Result | None
    rematch: str | None
    created: int
    updated: int
    seats: list[SeatState] = []
    rules: int = 0
    """The version of the game's rules under which this table is played; 0 before its game begins."""
    refused: dict[str, list[int]] = {}
    """For each seat that asked to undo, the rows of the answers that the others refused to undo."""

    shape: str = ""
    """Which shape its state has: the fields of that version."""
    stopped: int = 0
    """The version of the rules that could not take it over; 0 if none."""

    @property
    def is_on(self) -> bool:
        """Whether it is being played, and can be."""
        return self.phase == "playing" and not self.stopped

    @property
    def has_begun(self) -> bool:
        return self.phase in ("playing", "finished")

    @property
    def is_full(self) -> bool:
        return not any(seat.kind == "open" for seat in self.seats)

    @property
    def has_chosen_seed(self) -> bool:
        """Whether somebody chose the seed, and therefore knows what is hidden; those that are drawn are texts."""
        return isinstance(self.seed, int)

    def seat(self, number: int) -> SeatState:
        """The seat of that number; No if there is none."""
        if not 0 <= number < len(self.seats):
            raise No("not-your-seat", "that is not your seat")
        return self.seats[number]

    def own(self, guest: str) -> tuple[int, ...]:
        return tuple(seat.seat for seat in self.seats if seat.guest == guest)

    def may_see(self, guest: str) -> bool:
        """Everybody with the link may come into the lobby; a running or finished game is for its players unless spectators are welcome."""
        return self.spectators or self.phase == "lobby" or guest == self.owner or bool(self.own(guest))

    def people_to_answer(self) -> list[int]:
        """The seats of people who must answer now. Their time runs."""
        return [seat for seat in self.waiting if not self.seats[seat].by_bot] if self.is_on else []

    def bots_to_answer(self) -> list[int]:
        """The seats for which a bot must answer now. Bots wait for people: if all people are only away, nobody plays on without them."""
        people = [seat for seat in self.seats if seat.kind == "human" and not seat.given_up]
        if not self.is_on or (people and all(seat.stand_in for seat in people)):
            return []
        return [seat for seat in self.waiting if self.seats[seat].by_bot]

    def info(self, guest: str, here: Iterable[str] = ()) -> wire.TableInfo:
        """The table as this guest sees it."""
        present = set(here)
        watchers = len(present - {seat.guest for seat in self.seats})
        seats = [s.info(guest, present) for s in self.seats]
        turn = any(self.seats[seat].guest == guest for seat in self.people_to_answer())
        return wire.TableInfo(
            self.id, self.game, self.phase, seats, self.options, self.public, self.spectators, self.undo, self.clock, self.owner == guest,
            max(self.seq, 0), moment(self.created), moment(self.updated), turn, watchers, self.result, self.rematch,
            self.phase == "playing" and self.stopped > 0, next((s.name for s in self.seats if s.guest == self.owner), ""),
        )  # fmt: skip


_BEGAN = time.time_ns() - time.monotonic_ns()


def now() -> int:
    """This moment, as the database keeps it: in milliseconds. If the clock of the machine is set while the server runs, nobody's time for thinking jumps."""
    return (_BEGAN + time.monotonic_ns()) // 1_000_000


def moment(milliseconds: int) -> str:
    """A moment as it is written on the wire."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds")


def text(value: object) -> str:
    """JSON as the database keeps it."""
    return msgspec.json.encode(value).decode()
