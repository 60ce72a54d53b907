"""Hints with reasons: a guest asks what to do, and processes that think say which answers are best and why.

The reply takes the same time however easy the question was, as a bot's answer does.
"""

from __future__ import annotations

import asyncio
import logging

from walpurgis.bots import Advice, NoAdvice
from walpurgis.engine.chance import Seed

from .problems import No
from .thinkers import Thinkers
from .workers import give_advice

log = logging.getLogger("walpurgis.advisers")
THOUGHT = 1.0
"""Seconds of thought for one hint."""
PROMPT = 0.7
"""The part of the time allowed to a bot that a hint thinks at most: the rest is for coming to the question and to an end."""


class Advisers:
    """Those who give hints."""

    def __init__(self, thinkers: Thinkers, seconds: float) -> None:
        self._thinkers, self._seconds = thinkers, seconds

    async def advise(self, saved: str, seat: int, seed: Seed) -> list[Advice]:
        """The best answers to the question of a seat; No if there is no hint."""
        thought = min(THOUGHT, PROMPT * self._seconds)
        work = self._thinkers.share(thought, lambda time: self._thinkers.run(give_advice, saved, seat, seed, time, self._seconds))
        found, _ = await asyncio.gather(work, asyncio.sleep(thought), return_exceptions=True)
        if isinstance(found, BaseException):
            if not isinstance(found, NoAdvice):
                log.warning("a hint failed", extra={"seat": seat, "fault": repr(found)})
            raise No("no-hint", "there is no hint here") from None
        return found
