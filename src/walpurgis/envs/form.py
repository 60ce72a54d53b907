"""The form of a game's observations: which cells of the vector hold which fields of its view, and which words its actions are.

A form is a tree beside the types of the view, with what the types do not say: which names a field may hold, how large its numbers get, how long its lists. It
is made by a survey (survey.py) and kept as `data/envs.json` in the game's package, so that it changes only with the version of the game. encoder.py makes a
function of it, field_table.py a table to read.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import TypeAlias

import msgspec

from walpurgis.engine import AnyGame
from walpurgis.engine.game import package_of


class _Cells(msgspec.Struct, frozen=True, tag=True, tag_field="is"):
    """Some cells of the vector."""


class Number(_Cells, frozen=True):
    """A whole number as a share of the largest that was seen."""

    most: int


class Flag(_Cells, frozen=True):
    """Yes is 1."""


class SeatCells(_Cells, frozen=True):
    """A seat: a cell for each, the observer's own first, then round the table. None for nobody."""


class Word(_Cells, frozen=True):
    """A name: a cell for each of the family, and one for any other. None for no name."""

    family: str


class Bag(_Cells, frozen=True):
    """A list of names in no order: how many there are of each in the family, and of any other, as a share of the most that were seen."""

    family: str
    most: int


class SeatBag(_Cells, frozen=True):
    """A list of seats: a cell for each, the observer's own first; 1 for the first in the list, then 1/2, 1/3 and so on."""


class Row(_Cells, frozen=True):
    """A list of always the same length, place by place; of length 0: one for each seat."""

    length: int
    inner: Node


class Keyed(_Cells, frozen=True):
    """Things with names, each at the place of its name: first a cell that says it is there, unless it is a bare value; the last cell counts any others. `by` is
    the field with the name; empty for a mapping. What is too wide for that is counted over all of them together (`pooled`)."""

    by: str
    family: str
    inner: Node
    pooled: dict[str, Node] = {}


class BySeat(_Cells, frozen=True):
    """Things that belong to seats, the observer's own first. `by` is the field with the seat; empty for a mapping."""

    by: str
    inner: Node


class Pooled(_Cells, frozen=True):
    """Things without names: how many, and the cells of all of them added up, as shares of the most that were seen."""

    most: int
    inner: Node


class Maybe(_Cells, frozen=True):
    """Something that may not be there: a cell that says so, then itself."""

    inner: Node


class Fields(_Cells, frozen=True):
    """The fields of a structure, one after the other."""

    fields: dict[str, Node]


Node: TypeAlias = Number | Flag | SeatCells | Word | Bag | SeatBag | Row | Keyed | BySeat | Pooled | Maybe | Fields


class Form(msgspec.Struct, frozen=True):
    """All that fixes actions and observations of a game."""

    game: str
    version: int
    words: list[str]
    """The words of the actions, in the order of their numbers."""
    prompts: list[str]
    """The questions of the game."""
    families: dict[str, list[str]]
    """The names that fields may hold."""
    view: Node
    about: dict[str, Node]
    """What questions are about, by the name of the field."""
    left_out: list[str]
    """Fields of the view that would be too wide; the structured form has them."""


def size_of(node: Node, form: Form, seats: int) -> int:
    """How many cells there are below."""
    match node:
        case Number() | Flag():
            return 1
        case SeatCells() | SeatBag():
            return seats
        case Word(family) | Bag(family):
            return len(form.families[family]) + 1
        case Row(length, inner):
            return (length or seats) * size_of(inner, form, seats)
        case Keyed(_, family, inner, pooled):
            pooled_size = sum(size_of(more, form, seats) for more in pooled.values())
            return len(form.families[family]) * (there(inner) + size_of(inner, form, seats)) + 1 + pooled_size
        case BySeat(_, inner):
            return seats * size_of(inner, form, seats)
        case Pooled(_, inner) | Maybe(inner):
            return 1 + size_of(inner, form, seats)
        case Fields(fields):
            return sum(size_of(inner, form, seats) for inner in fields.values())


def there(inner: Node) -> int:
    """How many cells say that a thing with a name is there: none for bare values, which are 0 where it is not."""
    return 0 if isinstance(inner, Number | Flag | SeatCells | Word) else 1


@cache
def form_of(game: AnyGame) -> Form:
    """The form of a game: the one its package provides for this version, or else one that is made now, by a short survey."""
    kept = files(package_of(game)) / "data" / "envs.json"
    if kept.is_file():
        found = msgspec.json.decode(kept.read_bytes(), type=Form)
        if (found.game, found.version) == (game.name, game.version):
            return found
    from .survey import survey  # here, not above: it knows forms itself

    return survey(game, rounds=4)


def write_form(form: Form) -> str:
    """A form as it is kept: JSON with a line for each entry, so that changes can be read."""
    data = msgspec.to_builtins(form)
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"
