"""Everything the server refuses, as a kind and a sentence; which HTTP status a refusal has."""

from __future__ import annotations

from walpurgis.bots import UnknownBot
from walpurgis.engine import (
    AlreadyAnswered,
    BrokenData,
    NotAsked,
    NotOffered,
    NotUndoable,
    Refused,
    RuleFailed,
    UnknownGame,
    UnknownOption,
    WrongSeats,
)

from .wire import Problem

STATUS = {
    "malformed": 400,
    "forbidden": 403,
    "foreign-origin": 403,
    "running": 403,
    "not-your-seat": 403,
    "not-the-owner": 403,
    "no-such-table": 404,
    "no-such-page": 404,
    "no-such-link": 404,
    "wrong-method": 405,
    "seat-taken": 409,
    "wrong-phase": 409,
    "seats-open": 409,
    "other-rules": 409,
    "too-big": 413,
    "too-many": 429,
    "too-fast": 429,
    "rule-failed": 500,
    "failed": 500,
}
KINDS: dict[type[Exception], str] = {
    AlreadyAnswered: "already-answered",
    NotAsked: "not-asked",
    NotOffered: "not-offered",
    NotUndoable: "not-undoable",
    BrokenData: "broken-record",
    UnknownGame: "unknown-game",
    UnknownOption: "unknown-option",
    UnknownBot: "unknown-bot",
    WrongSeats: "wrong-seats",
    RuleFailed: "rule-failed",
}


class No(Refused):
    """The server refuses: `kind` for programs, a sentence for people."""

    def __init__(self, kind: str, sentence: str) -> None:
        super().__init__(sentence)
        self.kind = kind


def problem_of(fault: Exception) -> Problem:
    """What the browser is told of a refusal. Of anything unforeseen it learns no more than that it happened."""
    if isinstance(fault, No):
        return Problem(fault.kind, str(fault))
    if isinstance(fault, RecursionError):  # a body that is nothing but brackets
        return Problem("malformed", "this is nested too deeply")
    kind = next((name for of, name in KINDS.items() if isinstance(fault, of)), None)
    if kind == "rule-failed":
        return Problem(kind, "a rule of the game failed; the table stands where it stood")
    if kind is None and not isinstance(fault, Refused):
        return Problem("failed", "something went wrong in the server; nothing has changed")
    return Problem(kind or "refused", str(fault), getattr(fault, "rule", None))


def status_of(problem: Problem) -> int:
    return STATUS.get(problem.kind, 422)
