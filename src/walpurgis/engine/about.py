"""What is to be known about a game before anybody sits down, from its `data/about.toml`: how long and how heavy it is, whom to thank, how fast it should be."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Annotated

import msgspec

from .game import AnyGame, package_of


class Speed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the bench asks of a game, in bare coroutine round trips; None where nothing is asked."""

    decision: float | None = None
    fork: float | None = None


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game in a few figures. None of this is a rule."""

    minutes: Annotated[int, msgspec.Meta(ge=1)] | None = None
    """How long a game takes among people, about."""
    weight: Annotated[int, msgspec.Meta(ge=1, le=5)] | None = None
    """How much there is to learn: 1 is light, 5 is heavy."""
    credits: str = ""
    """Who made the game that is played here."""
    speed: Speed = Speed()


@cache
def about(game: AnyGame) -> About:
    """What a game says about itself; a game need not say anything."""
    file = files(package_of(game)) / "data" / "about.toml"
    return msgspec.toml.decode(file.read_text(encoding="utf-8"), type=About) if file.is_file() else About()
