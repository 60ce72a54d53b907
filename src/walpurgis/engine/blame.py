"""Where stored data is not what it should be, in one sentence that names the place: `Room.players[1].hand[2] should be str, not 4`.

msgspec refuses such data, but not the names it does not know, and inside a dict it does not say where. So what was refused is looked through here again.
"""

from __future__ import annotations

import types
from dataclasses import is_dataclass
from typing import Any, Literal, NewType, get_args, get_origin, get_type_hints

from .errors import BrokenData


def blame(cls: Any, data: Any) -> BrokenData:
    """What is wrong with data that cannot be loaded as `cls`."""
    try:
        _look(cls, data, cls.__name__)
    except BrokenData as found:
        return found
    return BrokenData(f"{cls.__name__} cannot be read")


def _look(hint: Any, data: Any, where: str) -> None:
    """Raise BrokenData at the first place where the data does not fit."""
    origin, args = get_origin(hint), get_args(hint)
    if isinstance(hint, NewType):
        _look(hint.__supertype__, data, where)
    elif is_dataclass(hint):
        _look_at_names(hint, data, where)
    elif origin is Literal:
        if not any(type(data) is type(value) and data == value for value in args):
            raise BrokenData(f"{where} should be one of {args}, not {data!r:.60}")
    elif origin is list or origin is tuple:
        if not isinstance(data, list | tuple):
            raise BrokenData(f"{where} should be a list, not {data!r:.60}")
        for n, value in enumerate(data):
            _look(args[0], value, f"{where}[{n}]")
    elif origin is dict:
        _look_at_keys(args[0], args[1], data, where)
    elif args == (int, str):
        if type(data) not in args:
            raise BrokenData(f"{where} should be int or str, not {data!r:.60}")
    elif args:  # X | None
        if data is not None:
            _look(next(arg for arg in args if arg is not types.NoneType), data, where)
    elif type(data) is not hint:
        raise BrokenData(f"{where} should be {'null' if hint is types.NoneType else hint.__name__}, not {data!r:.60}")


def _look_at_names(cls: Any, data: Any, where: str) -> None:
    names = [name for name in cls.__dataclass_fields__ if name not in cls.__derived__]
    if not isinstance(data, dict) or data.keys() != {*names}:
        raise BrokenData(f"{where} should hold exactly {', '.join(names)}")
    hints = get_type_hints(cls)
    for name in names:
        _look(hints[name], data[name], f"{where}.{name}")


def _look_at_keys(key: type, inside: Any, data: Any, where: str) -> None:
    if not isinstance(data, dict):
        raise BrokenData(f"{where} should be an object, not {data!r:.60}")
    for name, value in data.items():
        if key is int and not (isinstance(name, str) and name.removeprefix("-").isdecimal()):
            raise BrokenData(f"{where} should have whole numbers as names")
        _look(inside, value, f"{where}.{name}")
