"""Reviews of finished games: who was how likely to win when, and which decisions cost most (walpurgis.bots.review).

A review takes a while, so it is done in parts, each in a process that plays records through, between whatever else waits for one. Whoever wants it asks
again and again and is told its progress; when nobody has asked for a while, it ends. What was reviewed lately is remembered.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import ParamSpec, TypeVar

import msgspec

from walpurgis import wire
from walpurgis.bots.review import Decision, Review, Reviewed, chances_from, dearest, told
from walpurgis.engine import Refused

from .problems import No, problem_of
from .record_workers import RecordWorkers
from .review_parts import glance_at, survey_of, think_over, weigh_at
from .workers import Played, not_too_long

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger("walpurgis.reviews")
REMEMBERED = 64
"""This many reviews are remembered."""
MOST_AT_ONCE = 6
"""This many are in progress at most."""
PATIENCE = 15.0
"""Seconds after which a review ends that nobody asks for."""
WEIGHED, GLANCED, THOUGHT_OVER = 8, 10, 1
"""At this many moments the chances are found, or this many decisions are looked at, or thought over, in one part."""
AS_LONG = 8
"""To think a decision over takes about as long as to look at this many."""
LONGER = 3.0
"""A part may take this many times as long as it may take to play a record through."""
SOON = 0.8
"""Seconds that an asker waits for news."""


class InWork:
    """One review: its progress, and when somebody last asked for it."""

    def __init__(self) -> None:
        self.done, self.all = 0, 0
        self.asked = asyncio.get_running_loop().time()
        self.review: Review | None = None
        self.problem: No | None = None
        self.news = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.guests: set[str] = set()
        """Who wants it."""

    def tell(self) -> None:
        self.news.set()
        self.news = asyncio.Event()


class Reviews:
    """All reviews of this process, by what they are about."""

    def __init__(self, records: RecordWorkers, seconds: float) -> None:
        self._records, self._seconds = records, LONGER * seconds
        self._known: OrderedDict[str, InWork] = OrderedDict()

    async def ask(self, guest: str, played: Played) -> wire.ReviewState:
        """The progress of a review; it begins when it is first asked for. No if it cannot be made. A guest has one in progress: the last one asked for."""
        key = hashlib.blake2b(played.text, digest_size=16).hexdigest()
        one = self._known.get(key)
        if one is None:
            self._end_others_of(guest)
            one = self._begin(key, played)
        one.guests.add(guest)
        return await self._wait(key, one)

    async def look(self, key: str) -> wire.ReviewState:
        """The progress of a review that was asked for before; No if nobody remembers it."""
        one = self._known.get(key)
        if one is None:
            raise No("no-such-review", "nobody remembers this review; ask for it again")
        return await self._wait(key, one)

    def close(self) -> None:
        for one in self._known.values():
            if one.task is not None:
                one.task.cancel()

    def _end_others_of(self, guest: str) -> None:
        """Whoever asks for another review no longer waits for the last one; if nobody else does, either, it ends."""
        for other in list(self._known.values()):
            other.guests.discard(guest)
            if other.task is not None and not other.task.done() and not other.guests:
                other.task.cancel()

    def _begin(self, key: str, played: Played) -> InWork:
        if sum(other.task is not None and bool(other.guests) and not other.task.done() for other in self._known.values()) >= MOST_AT_ONCE:
            raise No("busy", "many games are being reviewed at this moment; try again in a little while")
        one = self._known[key] = InWork()
        one.task = asyncio.create_task(self._work(key, one, played))
        while len(self._known) > REMEMBERED:
            old = next((name for name, other in self._known.items() if other.task is None or other.task.done()), None)
            if old is None:
                break
            del self._known[old]
        return one

    async def _wait(self, key: str, one: InWork) -> wire.ReviewState:
        """What there is to tell, or soon will be."""
        one.asked = asyncio.get_running_loop().time()
        self._known.move_to_end(key)
        if one.review is None and one.problem is None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(one.news.wait(), SOON)
        if one.problem is not None:
            self._known.pop(key, None)
            raise one.problem
        return wire.ReviewState(key, one.done, one.all, None if one.review is None else shape(one.review))

    async def _work(self, key: str, one: InWork, played: Played) -> None:
        try:
            one.review = await self._review(key, one, played)
        except Refused as refusal:
            told_as = problem_of(refusal)
            one.problem = No(told_as.kind, told_as.sentence)
        except asyncio.CancelledError:
            self._known.pop(key, None)
            raise
        except Exception as fault:
            log.error("a review failed", exc_info=fault)
            one.problem = No("failed", "something went wrong with this review")
        finally:
            one.tell()

    async def _review(self, key: str, one: InWork, played: Played) -> Review:
        found = await self._part(key, one, survey_of, played, self._seconds)
        raw, rough, closer = list[list[float]](), dict[Decision, float](), list[Reviewed]()

        def on_the_way() -> None:
            one.done = len(raw) + len(rough) + AS_LONG * len(closer)
            one.all = len(found.moments) + len(found.decisions) + AS_LONG * len(dearest(rough))
            one.tell()

        on_the_way()
        for n in range(0, len(found.moments), WEIGHED):
            raw += await self._part(key, one, weigh_at, played, found.moments[n : n + WEIGHED], self._seconds)
            on_the_way()
        for n in range(0, len(found.decisions), GLANCED):
            rough |= await self._part(key, one, glance_at, played, found.decisions[n : n + GLANCED], len(found.decisions), self._seconds)
            on_the_way()
        chosen = dearest(rough)
        for n in range(0, len(chosen), THOUGHT_OVER):
            closer += await self._part(key, one, think_over, played, chosen[n : n + THOUGHT_OVER], self._seconds)
            on_the_way()
        return Review(found.game, found.seats, found.moments, chances_from(raw), told(closer))

    async def _part(self, key: str, one: InWork, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """One part of a review, in a process; the review ends if nobody asks for it any more."""
        if asyncio.get_running_loop().time() - one.asked > PATIENCE:
            self._known.pop(key, None)  # whoever asks for it next begins anew
            raise No("gone", "nobody waits for this any more")
        with not_too_long():
            return await self._records.run(f"review {key}", work, *args, **kwargs)


def shape(review: Review) -> wire.Review:
    """A review as it travels."""
    decisions = [
        wire.ReviewedDecision(
            one.at, one.seat, one.offer, one.answer, one.cost, one.spread, one.why, [wire.Advised(*msgspec.structs.astuple(b)) for b in one.better]
        )
        for one in review.decisions
    ]
    return wire.Review(review.game, review.moments, review.chances, decisions)
