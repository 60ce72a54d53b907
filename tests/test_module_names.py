"""A module's name says what it does, and says it once: only what every game has may be there once for each game."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import walpurgis

HOUSE = Path(walpurgis.__file__).parent
EVERYWHERE = {"__init__", "__main__", "game"}
"""`game`: the engine says what one is, each game is one."""


def test_no_module_outside_the_games_shares_its_name() -> None:
    modules = [path for path in HOUSE.rglob("*.py") if path.stem not in EVERYWHERE]
    count = Counter(path.stem for path in modules)
    shared = [str(path.relative_to(HOUSE)) for path in modules if count[path.stem] > 1 and path.relative_to(HOUSE).parts[0] != "games"]
    assert len(modules) > 100 and shared == []
