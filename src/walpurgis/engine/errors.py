"""Everything that can be refused, each as a type of its own with a sentence a person understands and a code for programs.

A refusal never changes a match. Faults of a rule itself are `RuleFailed`; all the rest is bad input from outside. The sentence is English, for those who fix
programs and files; whoever talks to players makes a sentence of the code.
"""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

Limit: TypeAlias = Literal["nothing-to-undo", "another-answered", "others-have-shown", "chance-was-used", "something-was-revealed", "rules-were-mended"]
"""Why an answer cannot be undone, or not without the others' consent."""
LIMITS: dict[Limit, str] = {
    "nothing-to-undo": "you have nothing to undo",
    "another-answered": "another player has answered since",
    "others-have-shown": "the others have shown what they chose",
    "chance-was-used": "chance has decided something since",
    "something-was-revealed": "something hidden has been revealed since",
    "rules-were-mended": "the rules were corrected since",
}


class Refused(Exception):
    """Bad input: nothing was changed."""

    code: ClassVar[str] = "refused"
    """Which refusal it is, for programs."""


class NotOffered(Refused):
    """An answer outside the offer. `rule` is the id of the rule that forbids it, where one is known."""

    code = "not-offered"

    def __init__(self, sentence: str, rule: str | None = None) -> None:
        super().__init__(sentence)
        self.rule = rule


class NotAsked(Refused):
    """An answer for a seat that is not asked anything now."""

    code = "not-asked"


class AlreadyAnswered(Refused):
    """An answer to a question that has been answered before."""

    code = "already-answered"


class NotUndoable(Refused):
    """There is nothing to undo, or undoing it needs the others' consent: `limit` says why."""

    code = "not-undoable"

    def __init__(self, limit: Limit) -> None:
        super().__init__(LIMITS[limit])
        self.limit: Limit = limit


class BrokenData(Refused):
    """Stored data that does not have the shape of what it claims to be."""

    code = "broken-data"


class BrokenSave(BrokenData):
    """A save that cannot be read, or that does not fit its game. A save made under older rules is welcome as long as it fits."""

    code = "broken-save"


class BrokenRecord(BrokenData):
    """A record that cannot be read, that was made under other rules, or whose answers do not fit its game."""

    code = "broken-record"


class UnknownGame(Refused):
    """No game of that name was found."""

    code = "unknown-game"


class UnknownOption(Refused):
    """A game option that does not exist, or a value it does not allow."""

    code = "unknown-option"


class WrongSeats(Refused):
    """A number of players the game is not made for."""

    code = "wrong-seats"


class NotPlain(TypeError):
    """A state class with a field that is not plain data; raised at import."""


class RuleFailed(Exception):
    """A rule raised an exception. The match stands where it stood before the answer."""
