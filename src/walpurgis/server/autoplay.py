"""What goes on at a table by itself: bots answer, one after the other until a person must; and a person's time runs out.

Bots think in worker processes (workers.py). One that fails is replaced by `random` for that answer; if that fails, too, the table is told and waits.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, NamedTuple

from walpurgis.bots import bot_names
from walpurgis.engine import AnyGame, Refused
from walpurgis.engine.entries import Given
from walpurgis.engine.errors import RuleFailed

from .services import Services
from .sheet import SeatState, now
from .workers import seed_of, think

if TYPE_CHECKING:
    from .table import Table

PATIENCE = 60.0
"""Seconds for `random`, which plays when another bot has failed: it must not fail, too."""
OTHERS_FIRST = 3.0
"""Seconds a process waits before it lets bots play at a table where another process put in the last answer."""
log = logging.getLogger("walpurgis.table")


class Turn(NamedTuple):
    """A question that a bot must answer: the seat, the row before it, its number; the match as the bot's worker loads it; and how long to pause."""

    seat: int
    seq: int
    question: int
    bot: str
    saved: str
    pause: float


class Autoplay:
    """The bots and the alarm of one table."""

    def __init__(self, table: Table, services: Services) -> None:
        self._table, self._services = table, services
        self._bots: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def is_busy(self) -> bool:
        return self._alarm is not None or (self._bots is not None and not self._bots.done())

    def drive(self, wait: float = 0.0) -> None:
        """Set the alarm; if it is a bot's turn, let it think, after `wait` seconds."""
        self._set_alarm()
        if self._table.sheet.bots_to_answer() and (self._bots is None or self._bots.done()):
            self._bots = self._services.soon(self._let_bots_play(wait))

    def stop(self) -> None:
        """Set no alarm any more."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    # Bots --------------------------------------------------------------------------------------------------------

    async def _let_bots_play(self, wait: float) -> None:
        await asyncio.sleep(wait)
        audience, failed = self._table.audience, (-1, -1)
        while (turn := await self._next_turn()) is not None:
            again = failed == (turn.seat, turn.seq)
            bot, seconds = ("random", PATIENCE) if again else (turn.bot, self._services.settings.bot_seconds)
            fault = await self._play(turn, bot, seconds)
            if fault is None:
                continue
            log.warning("bot failed", extra={"table": self._table.id, "seat": turn.seat, "bot": bot, "fault": repr(fault)})
            name = self._table.sheet.seats[turn.seat].name
            if again:
                audience.tell_notice("bots-stuck", name)
                return
            failed = turn.seat, turn.seq
            audience.tell_notice("bot-failed", name, bot)

    async def _next_turn(self) -> Turn | None:
        """The next question for a bot; None if people must answer, or nobody."""
        table = self._table
        async with table.lock:
            await table.ready()
            sheet = table.sheet
            turn = sheet.bots_to_answer()
            if not turn:
                return None
            among_bots = all(seat.given_up or seat.kind == "bot" for seat in sheet.seats) and any(seat.guest for seat in sheet.seats)
            pause = 0.0 if among_bots else self._services.settings.bot_pause
            seat = sheet.seats[turn[0]]
            return Turn(seat.seat, sheet.seq, table.match.question, bot_for(table.game, seat), table.match.save(past=False), pause)

    async def _play(self, turn: Turn, bot: str, seconds: float) -> BaseException | None:
        """Let a bot answer; what went wrong, unless somebody has answered, taken the seat back or undone meanwhile."""
        table = self._table
        thought, _ = await asyncio.gather(
            self._services.workers.run(think, turn.saved, bot, turn.seat, seed_of(table.id, turn.seq, turn.seat), seconds),
            asyncio.sleep(turn.pause),
            return_exceptions=True,
        )
        if isinstance(thought, BaseException):
            return thought
        try:
            async with table.lock:
                await table.answer(Given(turn.seat, thought), turn.question, lambda seat: seat.by_bot)
        except Refused as refusal:
            return refusal if table.is_asking(turn.seat, turn.question) and table.sheet.seats[turn.seat].by_bot else None
        except RuleFailed as fault:
            return fault
        return None

    # The alarm ---------------------------------------------------------------------------------------------------

    def _set_alarm(self) -> None:
        """For the seat whose time is up first."""
        self.stop()
        out = self._table.first_out(now())
        if out is not None:
            self._alarm = asyncio.get_running_loop().call_later(out[1] / 1000, lambda: self._services.soon(self._time_is_up()))

    async def _time_is_up(self) -> None:
        table = self._table
        async with table.lock:
            await table.catch_up()
            out = table.first_out(now())
            if out is None or out[1] > 0:
                self._set_alarm()
                return
            seat = table.sheet.seats[out[0]]
            await table.mark_seat(seat.seat, out_of_time=True)
        table.audience.tell_notice("out-of-time", seat.name)


def bot_for(game: AnyGame, seat: SeatState) -> str:
    """The bot that plays a seat: its own, or for a person the best that every game may have."""
    return seat.bot or bot_names(game)[-1]
