"""How Sorcery speaks of figures, rolls and modifiers in its events and choices: as small data that turns into words.

A figure is told as a `Unit`, its label and what it is; a message gets it as one variable, "Spire Warden (A3)".
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, get_args, get_type_hints

import msgspec

from walpurgis.engine import Event, Named, Option, Say
from walpurgis.engine.plane import TOLERANCE
from walpurgis.engine.story import Telling, Topic

from .state import Figure

Seat = Annotated[int, Named("seat")]
Spell = Annotated[str, Named("spell")]
Book = Annotated[str, Named("book")]
Ability = Annotated[str, Named("ability")]
DomainName = Annotated[str, Named("domain")]
PieceName = Annotated[str, Named("piece")]


class Length(msgspec.Struct, frozen=True):
    """Marks a field that is a length: it is written with the decimal sign of the reader's language."""


Inches = Annotated[str, Length()]
"""A length for people, as data: 4.2."""


class Unit(msgspec.Struct, frozen=True):
    """A figure, by its label and its kind."""

    id: str
    warrior: str

    def say(self) -> Say:
        return Say("figure", {"name": Say(f"warrior-short-{self.warrior}"), "label": self.id.upper()})


class Modifier(msgspec.Struct, frozen=True):
    """Something that is added to a roll or a value, by its name: `modifier-<name>`."""

    name: str
    amount: int

    def say(self) -> Say:
        return Say(f"modifier-{self.name}", {"amount": self.amount})


def unit(figure: Figure) -> Unit:
    return Unit(figure.id, figure.warrior)


def inches(mil: int) -> Inches:
    """A length in inches, to a tenth, rounded up as paths are; what the tolerance allows beyond a full tenth is not shown, so that nobody with a speed of 7 is
    told to have moved 7.1. [D-27]

    >>> inches(4745), inches(5000), inches(7010), inches(7011)
    ('4.8', '5.0', '7.0', '7.1')
    """
    tenths = -(-max(mil - TOLERANCE, 0) // 100)
    return f"{tenths // 10}.{tenths % 10}"


def length_say(length: Inches) -> Say:
    """A length in the reader's language: 4.2, or 4,2."""
    whole, _, tenths = length.partition(".")
    return Say("length", {"whole": whole, "tenths": tenths})


class Told(Event, frozen=True):
    """An event of Sorcery."""

    def say(self) -> Say:
        return _in_words(super().say(), type(self))


class Offered(Option, frozen=True):
    """What a choice of Sorcery is about."""

    def say(self) -> Say:
        return _in_words(super().say(), type(self))


class Asked(Topic, frozen=True):
    """What a question of Sorcery is about."""

    def say(self) -> Say:
        return _in_words(super().say(), type(self))


def _in_words(say: Say, kind: type[Telling]) -> Say:
    lengths = _lengths(kind)
    return Say(say.id, {name: length_say(str(value)) if name in lengths else _worded(value) for name, value in say.args.items()})


def _worded(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return [_worded(one) for one in value]
    return value.say() if isinstance(value, Unit | Modifier) else value


@cache
def _lengths(kind: type[Telling]) -> frozenset[str]:
    """The fields that are lengths."""
    return frozenset(name for name, hint in get_type_hints(kind, include_extras=True).items() if any(isinstance(mark, Length) for mark in get_args(hint)[1:]))
