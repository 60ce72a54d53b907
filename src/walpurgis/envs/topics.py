"""What a question is about, as values with shapes: the topic that it names, or the variables of its prompt."""

from __future__ import annotations

from typing import Any

from walpurgis.engine import Ask, Say
from walpurgis.engine.story import Topic

from .shapes import Bare, Several, Shape, structure_of

_NUMBER, _FLAG, _WORD, _WORDS = Bare("number"), Bare("flag"), Bare("word"), Several(Bare("word"))
_KNOWN = (_NUMBER, _FLAG, _WORD, _WORDS, Bare("seat"), Several(Bare("seat")))


def topic_of(ask: Ask[Any]) -> dict[str, tuple[Shape, Any]]:
    """The fields of what a question is about that can be put into numbers, each with its shape."""
    if ask.question.about is None:
        return {}
    found = ask.question.about(*ask.given)
    if isinstance(found, Topic):
        fields = structure_of(type(found)).fields
        return {name: (shape, getattr(found, name)) for name, shape in fields.items() if shape in _KNOWN}
    return {name: said for name, value in found.items() if (said := _said(value)) is not None}


def _said(value: Any) -> tuple[Shape, Any] | None:
    if isinstance(value, bool):
        return _FLAG, value
    if isinstance(value, int):
        return _NUMBER, value
    if isinstance(value, Say):
        return _WORD, value.id
    if isinstance(value, str):
        return _WORD, value
    if isinstance(value, list) and all(isinstance(one, Say) for one in value):
        return _WORDS, [one.id for one in value]
    return None
