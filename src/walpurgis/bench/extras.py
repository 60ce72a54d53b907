"""What a game provides for the bench, in its module `bench`: `PARTS` to be measured, `PEERS` to be compared with."""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any

from walpurgis.engine import AnyGame
from walpurgis.engine.game import package_of


def extras_of(game: AnyGame, name: str) -> list[Any]:
    """The list of that name in the module `bench` of the game's package; empty if it has none."""
    module = f"{package_of(game)}.bench"
    if importlib.util.find_spec(module) is None:
        return []
    found: list[Any] = getattr(importlib.import_module(module), name, [])
    return found
