"""What a process in which bots think may take: time for an answer, and memory. For the workers of the server and for those of the arena.

Both limits need POSIX; elsewhere only what works without signals holds.
"""

from __future__ import annotations

import contextlib
import faulthandler
import os
import signal
import sys
from collections.abc import Iterator
from time import monotonic
from types import TracebackType
from typing import Self

from walpurgis.engine import games

if sys.platform != "win32":
    import resource

GRACE = 2.0
"""This many seconds after its time is up, a process that could not be interrupted ends; earlier, if its time was shorter than that."""
TICK = 1.0


class TooSlow(BaseException):
    """Time is up. Not an Exception, so that no bot swallows it."""


def confine(megabytes: int) -> None:
    """A worker leaves Ctrl-C to whoever started it, knows the games before it is asked, and has only so much memory (of addresses)."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
    games()


@contextlib.contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Cut off what takes longer; if even that does not help, the process ends."""

    def cut_off(*_: object) -> None:
        raise TooSlow

    faulthandler.dump_traceback_later(seconds + GRACE, exit=True)
    try:
        try:
            if hasattr(signal, "setitimer"):
                signal.signal(signal.SIGALRM, cut_off)
                signal.setitimer(signal.ITIMER_REAL, seconds)
            yield
        finally:  # the timer may still go off here
            if hasattr(signal, "setitimer"):
                signal.setitimer(signal.ITIMER_REAL, 0)
    except TooSlow:
        raise TimeoutError(f"no answer within {seconds:g} s") from None
    finally:
        faulthandler.cancel_dump_traceback_later()


class Patience:
    """A time limit for each of very many answers: a timer that ticks now and then looks how long the present one takes, so that setting it costs nothing.

    Whoever begins something writes the time (`monotonic()`) into `since`; TooSlow is raised up to a tick after its time is up. What cannot be interrupted, or
    carries on regardless, ends with its process. Outside a `with` no time is up.
    """

    __slots__ = ("_black_hole", "_grace", "_tick", "seconds", "since")

    def __init__(self, seconds: float) -> None:
        self.seconds, self.since = seconds, monotonic()
        self._tick, self._grace = min(TICK, seconds / 4), min(GRACE, seconds)

    def __enter__(self) -> Self:
        self.since = monotonic()
        self._black_hole = open(os.devnull, "w")  # it stays open as long as the timer may write
        if hasattr(signal, "setitimer"):
            signal.signal(signal.SIGALRM, self._look)
            signal.setitimer(signal.ITIMER_REAL, self._tick, self._tick)
            self._wait()
        return self

    def __exit__(self, kind: type[BaseException] | None, what: BaseException | None, where: TracebackType | None) -> None:
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_REAL, 0)
            faulthandler.cancel_dump_traceback_later()
        self._black_hole.close()

    def _wait(self) -> None:
        """If no tick comes through for this long, the process ends, whatever it does."""
        faulthandler.dump_traceback_later(self.seconds + self._tick + self._grace, exit=True, file=self._black_hole)

    def _look(self, *_: object) -> None:
        spent = monotonic() - self.since
        if spent > self.seconds + self._grace:
            os._exit(1)
        self._wait()
        if spent > self.seconds:
            raise TooSlow
