"""What happens at a table by itself: bots answer, one after the other until a person must; and a person's time runs out.

Bots think in worker processes (workers.py). One that fails is replaced by `random` for that answer; if that fails, too, the table is told and waits.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple
from weakref import ref

from walpurgis.bots import thinking_seconds, usual_bot
from walpurgis.engine import Answer, AnyGame, Refused
from walpurgis.engine.entries import Given
from walpurgis.engine.errors import RuleFailed

from .problems import No
from .services import Services
from .sheet import SeatState, now
from .workers import think

if TYPE_CHECKING:
    from .table import Table

PATIENCE = 60.0
"""Seconds for `random`, which plays when another bot has failed: it must not fail, too."""
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0
"""Seconds before something that failed is tried again: at first, and at most."""
OTHERS_FIRST = 3.0
"""Seconds a process waits before it lets bots play at a table where another process put in the last answer."""
RESERVE = 0.15
"""What a bot that thinks needs besides its time, to come to the question and to an end: everybody waits that long, whether it used its time or not."""
log = logging.getLogger("walpurgis.table")


class Turn(NamedTuple):
    """A question that a bot must answer: the seat, the row before it, its number; the match as the bot's worker loads it; and how long to pause.

    A bot that thinks pauses for all its time and a little more even if it was done sooner: how easy an answer was tells something about what is hidden. On a
    busy machine it may be done later; then it pauses once more, so that it does not tell how much later.
    """

    seat: int
    seq: int
    question: int
    bot: str
    saved: str
    pause: float


class Autoplay:
    """The bots and the alarm of one table."""

    def __init__(self, table: Table, services: Services) -> None:
        self._of, self._services = ref(table), services
        self._bots: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._ringing: asyncio.Task[None] | None = None

    @property
    def _table(self) -> Table:
        """The table, which is kept while anything happens at it. A strong reference here would leave it to the garbage collector afterwards."""
        table = self._of()
        assert table is not None
        return table

    @property
    def is_busy(self) -> bool:
        return self._alarm is not None or any(task is not None and not task.done() for task in (self._bots, self._ringing))

    def drive(self, wait: float = 0.0) -> None:
        """Set the alarm; if it is a bot's turn, let it think, after `wait` seconds."""
        self._set_alarm()
        if self._table.sheet.bots_to_answer() and (self._bots is None or self._bots.done()):
            self._bots = self._services.soon(self._let_bots_play(self._table, wait))

    def stop(self) -> None:
        """Set no alarm any more."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    # Bots --------------------------------------------------------------------------------------------------------

    async def _let_bots_play(self, table: Table, wait: float) -> None:
        """Let bots answer until a person must; meanwhile the table is held. What fails, as a database may for a while, is tried again, with growing pauses."""
        await asyncio.sleep(wait)
        pause = FIRST_PAUSE
        while True:
            try:
                return await self._play_on()
            except No:
                raise  # the table cannot be read; that does not pass
            except Exception as fault:
                log.warning("bots pause", extra={"table": table.id, "seconds": pause, "fault": repr(fault)})
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _play_on(self) -> None:
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
            turn = [] if table.is_frozen else sheet.bots_to_answer()
            if not turn:
                return None
            among_bots = all(seat.given_up or seat.kind == "bot" for seat in sheet.seats) and any(seat.guest for seat in sheet.seats)
            seat = sheet.seats[turn[0]]
            bot = bot_for(table.game, seat)
            pause = 0.0 if among_bots else pause_of(bot, self._services.settings.bot_pause)
            return Turn(seat.seat, sheet.seq, table.match.question, bot, table.match.save(past=False), pause)

    async def _play(self, turn: Turn, bot: str, seconds: float) -> BaseException | None:
        """Let a bot answer; what went wrong, unless somebody has answered, taken the seat back or undone meanwhile."""
        table = self._table
        began = monotonic()
        thoughts = await asyncio.gather(self._think(turn, bot, seconds), return_exceptions=True)
        thought = thoughts[0]
        await asyncio.sleep(rest_of(turn.pause, monotonic() - began))
        if isinstance(thought, BaseException):
            return thought
        try:
            async with table.lock:
                await table.answer(Given(turn.seat, thought), turn.question, lambda seat: seat.by_bot)
        except Refused as refusal:
            return refusal if turn.seat in table.sheet.bots_to_answer() and table.is_asking(turn.seat, turn.question) else None
        except RuleFailed as fault:
            return fault
        return None

    def _think(self, turn: Turn, bot: str, seconds: float) -> Coroutine[Any, Any, Answer]:
        """The answer of a bot, from a process in which it keeps nobody waiting: those who think for long have their own."""
        dice = self._services.dice_of(self._table.id, turn.seq, turn.seat)
        if thinking_seconds(bot):
            return self._services.thinkers.think(turn.saved, bot, turn.seat, dice, seconds)
        return self._services.workers.run(think, turn.saved, bot, turn.seat, dice, seconds)

    # The alarm ---------------------------------------------------------------------------------------------------

    def _set_alarm(self) -> None:
        """For the seat whose time is up first."""
        self.stop()
        out = self._table.first_out(now())
        if out is not None:
            self._alarm = asyncio.get_running_loop().call_later(out[1] / 1000, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        table = self._of()
        if table is not None:
            self._ringing = self._services.soon(self._time_is_up(table))

    async def _time_is_up(self, table: Table) -> None:
        """A clock has run out. If that cannot be stored now, it is tried again, with growing pauses."""
        pause = FIRST_PAUSE
        while True:
            try:
                return await self._end_time(table)
            except No:
                raise
            except Exception as fault:
                log.warning("a clock waits", extra={"table": table.id, "seconds": pause, "fault": repr(fault)})
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _end_time(self, table: Table) -> None:
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
    """The bot that plays a seat: its own, or for a person the usual one."""
    return seat.bot or usual_bot(game)


def pause_of(bot: str, usual: float) -> float:
    """How many seconds pass at least before a bot has answered."""
    seconds = thinking_seconds(bot)
    return max(usual, seconds + RESERVE) if seconds else usual


def rest_of(pause: float, spent: float) -> float:
    """How many seconds are left of the pause, or of the last of several, after this many were spent."""
    return pause - spent % pause if pause else 0.0
