"""Views, shortened: in full once, and afterwards only what changed, each change once with those who see it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

WIDTH = 140
GONE = "gone"


def json(thing: Any) -> str:
    """A thing on one line."""
    return msgspec.json.encode(thing).decode()


def in_full(thing: Any, path: str = "") -> Iterator[str]:
    """All of a view: what fits on a line on one, the rest part by part.

    >>> list(in_full({"round": 1, "hands": [2, 2]}, "view"))
    ['view = {"round":1,"hands":[2,2]}']
    """
    line = f"{path} = {json(thing)}"
    parts = _parts(thing)
    if (len(line) <= WIDTH and path) or not parts:
        yield line
    else:
        for name, part in parts.items():
            yield from in_full(part, f"{path}.{name}" if path else name)


def changes(old: Any, new: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """What is different in a newer view: where, and what is there now.

    >>> list(changes({"round": 1, "players": [{"vp": 3}], "left": {"a": 1}}, {"round": 1, "players": [{"vp": 5}], "left": {}}))
    [('players.0.vp', '5'), ('left.a', 'gone')]
    """
    if old == new:
        return
    before, after = _parts(old), _parts(new)
    if not _alike(old, new):
        yield path, json(new)
        return
    for name in dict.fromkeys([*before, *after]):
        where = f"{path}.{name}" if path else name
        if name not in after:
            yield where, GONE
        elif name not in before:
            yield where, json(after[name])
        else:
            yield from changes(before[name], after[name], where)


def shared(old: dict[str, Any], new: dict[str, Any]) -> dict[tuple[str, str], list[str]]:
    """The changes of all views, each with those who see it."""
    found: dict[tuple[str, str], list[str]] = {}
    for who, view in new.items():
        for change in changes(old[who], view):
            found.setdefault(change, []).append(who)
    return found


def _alike(old: Any, new: Any) -> bool:
    """Whether two things are worth comparing part by part."""
    if isinstance(old, dict) and isinstance(new, dict):
        return bool(old)
    return isinstance(old, list) and isinstance(new, list) and len(old) == len(new) and bool(_parts(old) and _parts(new))


def _parts(thing: Any) -> dict[str, Any]:
    """The parts of something that is worth taking apart: a mapping, or a list of such."""
    if isinstance(thing, dict):
        return thing
    if isinstance(thing, list) and any(isinstance(part, dict | list) for part in thing):
        return {str(n): part for n, part in enumerate(thing)}
    return {}
