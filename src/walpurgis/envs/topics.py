"""What a question is about, as values with shapes: the topic that it names, or the variables of its prompt."""

from __future__ import annotations

from functools import cache
from typing import Any

from walpurgis.engine import Ask, Say
from walpurgis.engine.story import Topic

from .shapes import Bare, Several, Shape, structure_of

_NUMBER, _FLAG, _WORD, _WORDS = Bare("number"), Bare("flag"), Bare("word"), Several(Bare("word"))
_KNOWN = (_NUMBER, _FLAG, _WORD, _WORDS, Bare("seat"), Several(Bare("seat")))


def told_by(ask: Ask[Any]) -> dict[str, Any]:
    """The fields of what a question is about that can be put into numbers. What is said to people counts by its id."""
    if ask.question.about is None:
        return {}
    found = ask.question.about(*ask.given)
    if isinstance(found, Topic):
        return {name: getattr(found, name) for name in _shapes_in(type(found))}
    return {name: said for name, value in found.items() if (said := value if type(value) is int else _said(value)) is not None}


def topic_of(ask: Ask[Any]) -> dict[str, tuple[Shape, Any]]:
    """The same, each field with its shape."""
    told = told_by(ask)
    if told and isinstance(found := ask.question.about(*ask.given), Topic):  # type: ignore[misc]
        return {name: (shape, told[name]) for name, shape in _shapes_in(type(found)).items()}
    return {name: (_shape_of(value), value) for name, value in told.items()}


@cache
def _shapes_in(topic: type[Topic]) -> dict[str, Shape]:
    """The fields of a topic that can be put into numbers."""
    return {name: shape for name, shape in structure_of(topic).fields.items() if shape in _KNOWN}


def _said(value: Any) -> Any:
    """A variable of a prompt as a number or by names; None for anything else."""
    if isinstance(value, int | str):
        return value
    if isinstance(value, Say):
        return value.id
    return [one.id for one in value] if isinstance(value, list) and all(isinstance(one, Say) for one in value) else None


def _shape_of(value: Any) -> Shape:
    if isinstance(value, bool):
        return _FLAG
    return _NUMBER if isinstance(value, int) else _WORD if isinstance(value, str) else _WORDS
