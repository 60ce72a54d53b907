"""What can go wrong for a program at a table."""

from __future__ import annotations

from walpurgis.engine import Refused
from walpurgis.wire import Problem


class ClientError(Refused):
    """Something that a program at a table has to know."""

    code = "client"


class ConnectionLost(ClientError):
    """The server has not answered for too long."""

    code = "connection-lost"


class Denied(ClientError):
    """The server said no: `problem` has the kind of refusal, a sentence, and the rule if there is one."""

    code = "denied"

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.sentence)
        self.problem = problem


class AnswerRefused(Denied):
    """An answer was not offered, or came too late. Nothing has changed, and the question is still open."""

    code = "answer-refused"
