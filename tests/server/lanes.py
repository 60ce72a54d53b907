"""What may happen in a process that thinks, instead of a race. A process imports little to get here, and so loses no time."""

from __future__ import annotations

import os
import signal
import time
from typing import Any

from walpurgis.bots.runners import Runner
from walpurgis.server.thinkers import race

LONG = 5.0
"""Much longer than a bot thinks here."""


def dies(*_: Any) -> list[Runner]:
    os.kill(os.getpid(), signal.SIGKILL)
    return []


def second_lane_dies(saved: str, bot: str, seat: int, seed: int, lane: int, end: float, seconds: float) -> list[Runner]:
    return dies() if lane else race(saved, bot, seat, seed, lane, end, seconds)


def second_lane_fails(saved: str, bot: str, seat: int, seed: int, lane: int, end: float, seconds: float) -> list[Runner]:
    if lane:
        raise MemoryError("there is no room for a second lane")
    return race(saved, bot, seat, seed, lane, end, seconds)


def second_lane_hangs(saved: str, bot: str, seat: int, seed: int, lane: int, end: float, seconds: float) -> list[Runner]:
    if lane:
        time.sleep(LONG)
    return race(saved, bot, seat, seed, lane, end, seconds)


def first_lane_fails(saved: str, bot: str, seat: int, seed: int, lane: int, end: float, seconds: float) -> list[Runner]:
    if not lane:
        raise MemoryError("there is no room for the first lane")
    return race(saved, bot, seat, seed, lane, end, seconds)
