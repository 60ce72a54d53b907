"""What is offered, as plain data: an `Offer` with its `Choice`s. It goes over the wire, to terminals and to bots. The questions themselves are in ask.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec

from .story import Say

Rule: TypeAlias = str
"""The id of a numbered rule, such as "SM-F-3"."""
Point: TypeAlias = tuple[int, int]
Answer: TypeAlias = "str | int | list[str] | list[list[int]]"
"""What a player sends: a key, a number, a list of keys, or a list of points."""


class Choice(msgspec.Struct, frozen=True):
    """One option as everybody outside the rules sees it."""

    key: str
    says: Say
    count: int = 1
    """How many equal things there are."""
    about: Mapping[str, Any] = {}
    """What it is about, as data: the fields of the `Option` that describes it, and its kind under "is"."""
    points: list[Point] = []
    """For a named place on open ground: what to answer in order to choose it."""


class Offer(msgspec.Struct, frozen=True):
    """An ask as plain data: what goes over the wire, to terminals and to bots."""

    seat: int
    prompt: str
    says: Say
    kind: str
    choices: list[Choice] = []
    low: int = 0
    high: int = 0
    rule: Rule = ""
    question: int = 0
    about: Mapping[str, Any] = {}
    """What the question is about, as data: the fields of its `Topic`, if it has one, and its kind under "is"."""
