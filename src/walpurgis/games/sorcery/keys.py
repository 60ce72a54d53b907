"""What the keys of answers name: `move:a3` an action of a figure, `close:a3>b2` a figure and its target, `cast:a3/k1` a figure and its book.

A seat is given a reason for whatever it can point at; `is_on_the_table` says what that is.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .state import Battlefield

_KEY = re.compile(r"(?:([a-z]+):)?([abcd]\d{1,2})(?:([>/<])(.*))?", re.ASCII)
_THING = re.compile(r"([abcdkt]\d{1,2})")


class Named(NamedTuple):
    """What a key names: a kind of action, the figure it is about, and what stands behind it, such as a target or a book."""

    kind: str
    figure: str
    rest: str


def named(key: str) -> Named | None:
    """What a key names; None if it is not about a figure.

    >>> named("close:a3>b2"), named("hand:a3/k1>a2"), named("b2"), named("end")
    (Named(kind='close', figure='a3', rest='b2'), Named(kind='hand', figure='a3', rest='k1>a2'), Named(kind='', figure='b2', rest=''), None)
    """
    found = _KEY.fullmatch(key)
    return None if found is None else Named(found[1] or "", found[2], found[4] or "")


def is_on_the_table(t: Battlefield, key: str) -> bool:
    """Whether a key names a figure on the battlefield and, behind it, only figures, books and pieces of terrain that are there."""
    found = named(key)
    if found is None or found.figure not in t.figures or not t.figures[found.figure].is_there:
        return False
    return all(thing in t.figures or thing in t.tomes or any(f.id == thing for f in t.features) for thing in _THING.findall(found.rest))
