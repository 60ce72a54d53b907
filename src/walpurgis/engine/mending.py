"""Tables of older rules: how the state that an earlier version of a game wrote down becomes one of its present version.

A game that changes while people play it says so in the module `versions` of its folder: `UPGRADES = {3: from_three}` leads from the dump of version 3 to that
of version 4, and so on up to the present one; `{3: None}` says that nothing does. A version that is not named needs no upgrade: new fields that have a
default are filled by themselves. `OPTIONS` does the same for the options of a match. What an upgrade leaves over is refused, never dropped.
"""

from __future__ import annotations

import dataclasses
import hashlib
import importlib
import importlib.util
from collections.abc import Callable, Mapping
from functools import cache
from typing import Annotated, Any, TypeAlias, get_args, get_type_hints

import msgspec

from .blame import blame
from .errors import BrokenData
from .game import AnyGame, options_of, package_of
from .story import Event, Unsaid

Dump: TypeAlias = dict[str, Any]
Upgrade: TypeAlias = Callable[[Dump], Dump]
MODULE = "versions"


class RulesMended(Event, frozen=True):
    """From here on newer rules hold. `fallen` answers to the open step did not fit any more, and must be given again."""

    version: Annotated[int, Unsaid()]
    fallen: int = 0


@cache
def upgrades_of(game: AnyGame, name: str = "UPGRADES") -> Mapping[int, Upgrade | None]:
    """What a game says in its module `versions`; nothing if it has none."""
    module = f"{package_of(game)}.{MODULE}"
    if importlib.util.find_spec(module) is None:
        return {}
    found: Mapping[int, Upgrade | None] = getattr(importlib.import_module(module), name, {})
    return found


def mended_state(game: AnyGame, version: int, dump: Dump) -> Any:
    """The state that a version of the game wrote down, as the present version has it; BrokenData, with a sentence, if it cannot be."""
    return _filled(game.State, _upgraded(game, version, dump, upgrades_of(game)))


def mended_options(game: AnyGame, version: int, options: Dump) -> Any:
    """The options of a match that began under a version of the game, as the present version has them."""
    return options_of(game, _upgraded(game, version, options, upgrades_of(game, "OPTIONS")))


def _upgraded(game: AnyGame, version: int, dump: Dump, upgrades: Mapping[int, Upgrade | None]) -> Dump:
    if version > game.version:
        raise BrokenData(f"version {version} of the rules is newer than this program, which has version {game.version}")
    own: Dump = msgspec.json.decode(msgspec.json.encode(dump))  # an upgrade may change it in place
    for before in range(version, game.version):
        upgrade = upgrades.get(before, _as_it_is)
        if upgrade is None:
            raise BrokenData(f"nothing leads from version {before} of the rules to the next")
        try:
            own = upgrade(own)
        except Exception as fault:  # what an upgrade does not foresee may fail anywhere in it
            raise BrokenData(f"the way from version {before} of the rules to the next does not fit: {fault!r:.80}") from fault
    return own


def _as_it_is(dump: Dump) -> Dump:
    return dump


def _filled(kind: Any, dump: Dump) -> Any:
    """The state in a dump that may lack fields which have a default."""
    try:
        whole = msgspec.convert(dump, kind, str_keys=True).dump()
    except msgspec.ValidationError:
        raise blame(kind, dump) from None
    if not _holds(whole, dump):
        raise blame(kind, dump)
    return kind.load(whole)


def _holds(whole: Any, part: Any) -> bool:
    """Whether nothing of what was written down is missing."""
    if isinstance(part, dict):
        return isinstance(whole, dict) and all(name in whole and _holds(whole[name], value) for name, value in part.items())
    if isinstance(part, list | tuple):
        return isinstance(whole, list | tuple) and len(whole) == len(part) and all(map(_holds, whole, part))
    return bool(whole == part)


@cache
def shape_of(game: AnyGame) -> str:
    """A short name for the fields of a game's state, all through: when one changes, it is another."""
    return shape(game.State)


def shape(kind: Any) -> str:
    """The same of any state class."""
    seen: dict[str, dict[str, str]] = {}
    _describe(kind, seen)
    return hashlib.blake2b(msgspec.json.encode(seen, order="sorted"), digest_size=8).hexdigest()


def _describe(kind: Any, seen: dict[str, dict[str, str]]) -> None:
    """The fields of a state class and of all that it holds, by name."""
    if dataclasses.is_dataclass(kind) and isinstance(kind, type) and kind.__name__ not in seen:
        hints = get_type_hints(kind)
        seen[kind.__name__] = {field.name: str(hints[field.name]).replace(f"{kind.__module__}.", "") for field in dataclasses.fields(kind)}
        for hint in hints.values():
            _describe(hint, seen)
    for inside in get_args(kind):
        _describe(inside, seen)
