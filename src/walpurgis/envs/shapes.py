"""The types of a view as a small tree: what a survey walks over, and what a form is built beside."""

from __future__ import annotations

import types
from functools import cache
from typing import Annotated, Any, Literal, NamedTuple, NewType, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec

from walpurgis.engine import AnyGame, Named

SEAT = Named("seat")
"""Marks a whole number in a view that is a seat: `Annotated[int, Named("seat")]`. The observer's own seat comes first then."""


class Bare(NamedTuple):
    """A number, a yes or no, a name, a seat; or something that cannot be put into numbers."""

    kind: Literal["number", "flag", "word", "seat", "odd"]


class Several(NamedTuple):
    """A list."""

    inner: Shape


class Mapped(NamedTuple):
    """A mapping; its keys are names, numbers or seats."""

    by: Bare
    inner: Shape


class Perhaps(NamedTuple):
    """Something or None."""

    inner: Shape


class Structure(NamedTuple):
    """A structure with its fields."""

    fields: dict[str, Shape]


Shape: TypeAlias = Bare | Several | Mapped | Perhaps | Structure


def view_shape(game: AnyGame) -> Shape:
    """The shape of a game's view."""
    return shape_of(get_type_hints(game.view)["return"])


def shape_of(hint: Any) -> Shape:
    """The shape of a type.

    >>> shape_of(dict[str, list[int]]), shape_of(int | None)
    (Mapped(by=Bare(kind='word'), inner=Several(inner=Bare(kind='number'))), Perhaps(inner=Bare(kind='number')))
    """
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return Bare("seat") if SEAT in args[1:] and args[0] is int else shape_of(args[0])
    if isinstance(hint, NewType):
        return shape_of(hint.__supertype__)
    if hint is bool:
        return Bare("flag")
    if hint is int:
        return Bare("number")
    if hint is str or (origin is Literal and all(isinstance(arg, str) for arg in args)):
        return Bare("word")
    if origin in (Union, types.UnionType):
        some = [arg for arg in args if arg is not types.NoneType]
        return Perhaps(shape_of(some[0])) if len(some) == 1 else Bare("odd")
    if origin is list or (origin is tuple and args[-1] is Ellipsis):
        return Several(shape_of(args[0]))
    if origin is dict and isinstance(by := shape_of(args[0]), Bare):
        return Mapped(by, shape_of(args[1]))
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return structure_of(hint)
    return Bare("odd")


@cache
def structure_of(kind: type[msgspec.Struct]) -> Structure:
    """The fields of a structure by their types."""
    hints = get_type_hints(kind, include_extras=True)
    return Structure({name: shape_of(hints[name]) for name in kind.__struct_fields__})
