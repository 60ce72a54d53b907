"""For tests of the set-up: a new table at its first question, with the dice for the first player dictated."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from walpurgis.engine import Chance, Match
from walpurgis.games.sorcery.game import GAME, Settings
from walpurgis.games.sorcery.state import Feature

from .table import Play, mil

TWO_ARMIES = "A1;A4"


def begun(players: int = 2, *, first: int = 0, dice: Sequence[int] = (), drawn: int | None = None, features: str = "", **options: Any) -> Play:
    """A new table. Unless dice are given, `first` is the first player; `drawn` is the number of the battlefield that a random table draws. `features` is
    terrain that lies there before anything else: "ruin 16,3-20,7"."""
    settings = Settings(**options)
    state = GAME.setup(players, settings, Chance(1))
    rolls = dice or [6 if seat == first else 1 for seat in range(players) for _ in range(2)]
    state.chance.dictate(*(die - 1 for die in rolls), *([] if drawn is None else [drawn]))
    for number, text in enumerate(filter(None, features.split(", ")), 1):
        piece, corners = text.split()
        left, bottom, right, top = (mil(value) for value in corners.replace("-", ",").split(","))
        state.features.append(Feature(f"t{number}", piece, left, bottom, right, top))
    return Play(Match.standing(GAME, state, players, settings))
