"""The limit of time for one answer."""

from __future__ import annotations

import os
import signal
import time

import pytest

from walpurgis.bots.time_and_memory import at_most


def test_what_takes_too_long_is_cut_off() -> None:
    with pytest.raises(TimeoutError, match=r"no answer within 0.05 s"), at_most(0.05):
        time.sleep(20)


def test_time_that_is_up_at_the_last_moment_is_told_like_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """The timer goes off when the work is done and the timer has not been stopped yet."""
    set_timer = signal.setitimer

    def goes_off_before_it_stops(which: int, seconds: float) -> tuple[float, float]:
        if not seconds:
            os.kill(os.getpid(), signal.SIGALRM)
        return set_timer(which, seconds)

    monkeypatch.setattr(signal, "setitimer", goes_off_before_it_stops)
    with pytest.raises(TimeoutError), at_most(20):
        pass
