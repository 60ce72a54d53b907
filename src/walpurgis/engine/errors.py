"""Everything that can be refused, each as a type of its own with a sentence a person understands.

A refusal never changes a match. Faults of a rule itself are `RuleFailed`; all the rest is bad input from outside.
"""

from __future__ import annotations


class Refused(Exception):
    """Bad input: nothing was changed."""


class NotOffered(Refused):
    """An answer outside the offer. `rule` is the id of the rule that forbids it, where one is known."""

    def __init__(self, sentence: str, rule: str | None = None) -> None:
        super().__init__(sentence)
        self.rule = rule


class NotAsked(Refused):
    """An answer for a seat that is not asked anything now."""


class AlreadyAnswered(Refused):
    """An answer to a question that has been answered before."""


class NotUndoable(Refused):
    """There is nothing to take back, or taking it back needs the others' consent."""


class BrokenData(Refused):
    """Stored data that does not have the shape of what it claims to be."""


class BrokenSave(BrokenData):
    """A save that cannot be read, or that does not fit its game. A save made under older rules is welcome as long as it fits."""


class BrokenRecord(BrokenData):
    """A record that cannot be read, that was made under other rules, or whose answers do not fit its game."""


class UnknownGame(Refused):
    """No game of that name was found."""


class UnknownOption(Refused):
    """A game option that does not exist, or a value it does not allow."""


class WrongSeats(Refused):
    """A number of players the game is not made for."""


class NotPlain(TypeError):
    """A state class with a field that is not plain data; raised at import."""


class RuleFailed(Exception):
    """A rule raised an exception. The match stands where it stood before the answer."""
