"""A client for programs: join a table by its link and play, in ten lines.

    from walpurgis.client import join

    with join("http://localhost:8666/t/k3v9x2m4q7ab", name="First Come") as seat:
        for question in seat:
            seat.answer(question.offer.choices[0].key)
        print(seat.result)

`join_async` is the same with `async with`, `async for` and `await`. Both come back by themselves when the connection is lost. What travels is described at
/schema of every server, and in docs/bots.md; a program in another language speaks through `walpurgis bot run`.
"""

from .blocking import Seat, join
from .conversation import Question
from .denied import AnswerRefused, ClientError, ConnectionLost, Denied
from .waiting import AsyncSeat, join_async

__all__ = ["AnswerRefused", "AsyncSeat", "ClientError", "ConnectionLost", "Denied", "Question", "Seat", "join", "join_async"]
