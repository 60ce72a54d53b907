"""What a game itself says about one that was played: who began, who belonged to what, what held for the whole table, how many turns or rounds it had.

It says so in its module `groups`, in functions of the table before and after the game, each of which may be missing: `first`, `groups`, `table`, `length`.
"""

from __future__ import annotations

import importlib
import importlib.util
from functools import cache
from typing import Any, NamedTuple

from walpurgis.bots.brought import UnknownBot, guide_of
from walpurgis.engine import AnyGame
from walpurgis.engine.game import package_of


class Belonging(NamedTuple):
    """Ids of messages, by seat and for the whole table: the group's (People), then the member's (Vampires)."""

    first: int | None
    groups: list[tuple[int, str, str]]
    table: list[tuple[str, str]]
    length: int
    """0 if nobody can say."""


def belonging(game: AnyGame, before: Any, after: Any, first: int | None) -> Belonging:
    """What the game says; `first` is who began, unless it knows better."""
    module = groups_of(game)
    if hasattr(module, "first"):
        first = module.first(before, after)
    groups = list(module.groups(before, after)) if hasattr(module, "groups") else []
    table = list(module.table(before, after)) if hasattr(module, "table") else []
    length = module.length(before, after) if hasattr(module, "length") else turns_between(game, before, after)
    return Belonging(first, groups, table, length)


def turns_between(game: AnyGame, before: Any, after: Any) -> int:
    """How many turns or rounds have begun since, for games that only their bots can tell."""
    try:
        turn = guide_of(game).turn
    except UnknownBot:
        return 0
    return 0 if turn is None else turn(after) - turn(before)


@cache
def groups_of(game: AnyGame) -> Any:
    """The game's module `groups`; None if it has none."""
    home = f"{package_of(game)}.groups"
    return None if importlib.util.find_spec(home) is None else importlib.import_module(home)
