"""A seat for programs without asyncio: the same as in `waiting.py`, each call waiting for its result. A background thread keeps the connection alive while the
program thinks."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from walpurgis import wire
from walpurgis.engine import Answer, Result

from .conversation import Question
from .socket import PATIENCE
from .waiting import AsyncSeat, join_async

T = TypeVar("T")


class Loop:
    """An event loop in a thread of its own."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    def result_of(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for what a coroutine gives."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


class Seat:
    """A seat at a table: the questions put to it, answers, the story so far."""

    def __init__(self, seat: AsyncSeat, loop: Loop) -> None:
        self._seat, self._loop = seat, loop

    @property
    def token(self) -> str:
        """What makes this program known again: join with it to find the seat as it was."""
        return self._seat.token

    @property
    def table(self) -> wire.TableInfo:
        return self._seat.table

    @property
    def position(self) -> wire.Position | None:
        """Where the match stands for me; None before it begins."""
        return self._seat.position

    @property
    def story(self) -> list[wire.Line]:
        """What has happened so far, as far as I may know it."""
        return list(self._seat.story)

    @property
    def result(self) -> Result | None:
        """How it ended; None before."""
        return self._seat.result

    def __iter__(self) -> Iterator[Question]:
        """The questions put to me, one after the other, until the game is over. Each is to be answered before the next one is asked for."""
        while (question := self.next_question()) is not None:
            yield question

    def next_question(self) -> Question | None:
        """Wait until I am asked something; None when the game is over."""
        return self._loop.result_of(self._seat.next_question())

    def answer(self, answer: Answer) -> None:
        """Answer the question that I was asked last; returns when the server has stored it. AnswerRefused says why not; the question is still open then."""
        self._loop.result_of(self._seat.answer(answer))

    def hint(self) -> Answer:
        """What the house's own bot would answer to the question that I was asked last."""
        return self._loop.result_of(self._seat.hint())

    def chat(self, text: str) -> None:
        """Say something to the table."""
        self._loop.result_of(self._seat.chat(text))


@contextmanager
def join(link: str, name: str = "", token: str | None = None, seat: int | None = None, patience: float = PATIENCE) -> Iterator[Seat]:
    """Sit down at the table of a link, or on the seat of a link; a program without a token gets one under this name."""
    loop = Loop()
    try:
        joined = join_async(link, name, token, seat, patience)
        found = Seat(loop.result_of(joined.__aenter__()), loop)
        try:
            yield found
        finally:
            loop.result_of(joined.__aexit__(None, None, None))
    finally:
        loop.stop()
