"""Everything the server refuses, as a kind and a sentence; which HTTP status a refusal has."""

from __future__ import annotations

from walpurgis.engine import Refused
from walpurgis.engine.errors import NotOffered, RuleFailed
from walpurgis.wire import Problem

STATUS = {
    "malformed": 400,
    "unknown-token": 401,
    "forbidden": 403,
    "foreign-origin": 403,
    "running": 403,
    "not-your-seat": 403,
    "not-the-owner": 403,
    "not-alone": 409,
    "no-such-table": 404,
    "no-such-page": 404,
    "no-such-link": 404,
    "no-such-review": 404,
    "wrong-method": 405,
    "too-slow": 408,
    "seat-taken": 409,
    "wrong-phase": 409,
    "seats-open": 409,
    "absent": 409,
    "other-rules": 409,
    "too-big": 413,
    "unknown-host": 421,
    "too-many": 429,
    "too-fast": 429,
    "gone": 499,
    "busy": 503,
    "not-ready": 503,
    "unsure": 500,
    "rule-failed": 500,
    "failed": 500,
}
KINDS = {"broken-data": "broken-record", "broken-save": "broken-record", "no-thumb": "unknown-bot", "unknown-limit": "unknown-bot"}
"""Refusals of the engine that browsers know under another name. The others keep their code."""


class No(Refused):
    """The server refuses: `kind` for programs, a sentence for people."""

    def __init__(self, kind: str, sentence: str) -> None:
        super().__init__(sentence)
        self.kind = kind

    def __reduce__(self) -> tuple[type[No], tuple[str, str]]:
        """So that a worker process can refuse, too."""
        return No, (self.kind, str(self))


def problem_of(fault: Exception) -> Problem:
    """What the browser is told of a refusal. If something unforeseen happened, it learns only that."""
    if isinstance(fault, No):
        return Problem(fault.kind, str(fault))
    if isinstance(fault, RecursionError):  # a body that is nothing but brackets
        return Problem("malformed", "this is nested too deeply")
    if isinstance(fault, RuleFailed):
        return Problem("rule-failed", "a rule of the game failed; the table stands where it stood")
    if not isinstance(fault, Refused):
        return Problem("failed", "something went wrong in the server; look again how things stand")
    return Problem(KINDS.get(fault.code, fault.code), str(fault), fault.rule if isinstance(fault, NotOffered) else None)


def status_of(problem: Problem) -> int:
    return STATUS.get(problem.kind, 422)
