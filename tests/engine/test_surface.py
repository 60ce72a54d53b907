"""What the engine shows to games and programs: few names, each with a meaning of its own."""

from __future__ import annotations

import inspect

from walpurgis import engine
from walpurgis.engine import Refused, errors


def test_what_is_exported_is_little_and_explained() -> None:
    assert len(engine.__all__) <= 25
    assert engine.__all__ == sorted(engine.__all__)
    for name in engine.__all__:
        thing = getattr(engine, name)
        assert thing.__doc__ if inspect.isclass(thing) or inspect.isfunction(thing) else thing, name


def test_each_refusal_has_a_code_of_its_own() -> None:
    kinds = [kind for _, kind in inspect.getmembers(errors, inspect.isclass) if issubclass(kind, Refused)]
    assert len(kinds) > 10 and len({kind.code for kind in kinds}) == len(kinds)
