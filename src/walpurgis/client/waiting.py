"""A seat for programs that use asyncio. When the connection is lost it comes back, asks again, and nothing is lost or counted twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec

from walpurgis import wire
from walpurgis.engine import Answer, Result

from .conversation import LATE, Question
from .denied import AnswerRefused, ClientError, ConnectionLost, Denied
from .joining import Place, Request, Seated, Steps, new_token, place_of, sit_down
from .socket import PATIENCE, Socket


class AsyncSeat:
    """A seat at a table: the questions put to it, answers, the story so far."""

    def __init__(self, socket: Socket, token: str) -> None:
        self.token, self._socket, self._said = token, socket, socket.said
        self._open: Question | None = None
        self._answered: tuple[int, int] | None = None

    @property
    def table(self) -> wire.TableInfo:
        return self._said.info

    @property
    def position(self) -> wire.Position | None:
        """Where the match stands for me; None before it begins."""
        return self._said.position

    @property
    def story(self) -> list[wire.Line]:
        """What has happened so far, as far as I may know it."""
        return self._said.story

    @property
    def result(self) -> Result | None:
        """How it ended; None before."""
        return self._said.result

    async def __aiter__(self) -> AsyncIterator[Question]:
        """The questions put to me, one after the other, until the game is over. Each is to be answered before the next one is asked for."""
        while (question := await self.next_question()) is not None:
            yield question

    async def next_question(self) -> Question | None:
        """Wait until I am asked something; None when the game is over."""
        while not self._said.is_over:
            question = self._said.question
            if question is not None and question.moment != self._answered:
                if self._open is not None and (self._open.seat, self._open.number) == (question.seat, question.number):
                    raise ClientError("answer the question before you ask for the next one")
                self._open = question
                return question
            await self._socket.receive()
        return None

    async def answer(self, answer: Answer) -> None:
        """Answer the question that I was asked last; returns when the server has stored it. AnswerRefused says why not; the question is still open then."""
        question = self._open
        if question is None:
            raise AnswerRefused(wire.Problem("not-asked", "nothing has been asked yet"))
        reply, again = await self._ask(lambda: self._said.answer(question.seat, question.number, answer))
        if isinstance(reply, wire.Refusal) and not (again and reply.problem.kind in LATE):
            raise AnswerRefused(reply.problem)
        self._answered, self._open = question.moment, None

    async def hint(self) -> Answer:
        """What the house's own bot would answer to the question that I was asked last."""
        if self._open is None:
            raise AnswerRefused(wire.Problem("not-asked", "nothing has been asked yet"))
        seat = self._open.seat
        reply, _ = await self._ask(lambda: self._said.hint(seat))
        if isinstance(reply, wire.Refusal):
            raise Denied(reply.problem)
        found: Answer = reply.answer
        return found

    async def chat(self, text: str) -> None:
        """Say something to the table."""
        reply, _ = await self._ask(lambda: self._said.chat(text))
        if isinstance(reply, wire.Refusal):
            raise Denied(reply.problem)

    async def _ask(self, message: Callable[[], tuple[int, str]]) -> tuple[wire.Done | wire.Refusal, bool]:
        """Send a message until there is a reply to it; the reply, and whether it had to be sent again."""
        again = False
        while True:
            ref, text = message()
            again = not await self._socket.send(text) or again
            while (reply := self._said.reply(ref)) is None and await self._socket.receive() is not None:
                pass
            if isinstance(reply, wire.Refusal) and reply.problem.kind == "too-fast":
                await asyncio.sleep(1.0)
            elif reply is not None:
                return reply, again
            again = True


@asynccontextmanager
async def join_async(link: str, name: str = "", token: str | None = None, seat: int | None = None, patience: float = PATIENCE) -> AsyncIterator[AsyncSeat]:
    """Sit down at the table of a link, or on the seat of a link; a program without a token gets one under this name."""
    place = place_of(link)
    seated = await seat_at(place, name, token, seat)
    async with Socket(place.server, seated, patience) as socket:
        yield AsyncSeat(socket, seated.token)


async def seat_at(place: Place, name: str, token: str | None, seat: int | None) -> Seated:
    """Come to a seat."""
    async with httpx.AsyncClient(base_url=place.server, timeout=PATIENCE) as http:
        return await _carried_out(http, sit_down(place, name or "program", token, seat))


async def token_from(server: str, name: str) -> str:
    """A new token of this house, under a name."""
    place = place_of(server)
    async with httpx.AsyncClient(base_url=place.server, timeout=PATIENCE) as http:
        return msgspec.json.decode(await fetched(http, new_token(name)), type=wire.Program).token


async def fetched(http: httpx.AsyncClient, request: Request) -> bytes:
    """The body of the answer to a request; Denied if it was refused."""
    headers = {} if request.token is None else {"authorization": f"Bearer {request.token}"}
    body: dict[str, Any] = {} if request.body is None else {"json": request.body}
    try:
        reply = await http.request(request.method, request.path, headers=headers, **body)
    except httpx.HTTPError as fault:
        raise ConnectionLost(f"{http.base_url} does not answer: {fault!r:.120}") from None
    if reply.is_success:
        return reply.content
    raise Denied(problem_in(reply))


def problem_in(reply: httpx.Response) -> wire.Problem:
    """What a server says about a refusal; servers other than ours say it in their own way."""
    try:
        said = reply.json()
        return wire.Problem(said["kind"], said["sentence"], said.get("rule"))
    except (ValueError, KeyError, TypeError, AttributeError):
        return wire.Problem("failed", f"the server answered {reply.status_code}")


async def _carried_out(http: httpx.AsyncClient, steps: Steps) -> Seated:
    try:
        request = next(steps)
        while True:
            request = steps.send(await fetched(http, request))
    except StopIteration as done:
        seated: Seated = done.value
        return seated
