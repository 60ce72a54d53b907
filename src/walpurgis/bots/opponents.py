"""The opponents of the house: a family with names, the same in all games, each a bot behind a face.

Whoever names a bot may name one of them: `bruno` plays as `thumb` does. Names, tempers and faces for people are in `words/` and in the client; how strong
each is in a game is recorded in that game's `data/ratings.toml`, measured in the arena by `tools/rate_opponents.py`.
"""

from __future__ import annotations

import importlib.resources
import tomllib
from functools import cache
from typing import NamedTuple

from walpurgis.engine import AnyGame
from walpurgis.engine.game import package_of


class Opponent(NamedTuple):
    """One of the family: what to call it, how strong it is meant to be (1 to 5), and the bot that plays for it."""

    name: str
    level: int
    bot: str


FAMILY = (
    Opponent("pip", 1, "novice:0.3"),
    Opponent("ottilia", 2, "novice:0.1"),
    Opponent("bruno", 3, "thumb"),
    Opponent("morgana", 4, "search:0.2s"),
    Opponent("azazel", 5, "search:1s"),
)
"""From the one who has just learned the rules to the strongest."""
STRONGEST = 5
GENTLE = 2
"""The level of whoever plays against a guest who asked for nobody in particular."""


class Rating(NamedTuple):
    """How strong an opponent proved in a game, on a scale on which 400 points more win ten games of eleven and Bruno has 1500; give or take `spread` (95 %):
    0 for Bruno, since the others are measured against him."""

    points: int
    spread: int
    games: int


def opponent(name: str) -> Opponent | None:
    """The opponent of that name."""
    return next((one for one in FAMILY if one.name == name), None)


def bot_behind(name: str) -> str:
    """The bot that plays for an opponent; any other name is a bot's own.

    >>> bot_behind("bruno"), bot_behind("random")
    ('thumb', 'random')
    """
    found = opponent(name)
    return name if found is None else found.bot


@cache
def _measured(package: str) -> dict[str, Rating]:
    """The ratings of a game's package; a game that was not measured has none."""
    file = importlib.resources.files(package) / "data" / "ratings.toml"
    if not file.is_file():
        return {}
    found = tomllib.loads(file.read_text(encoding="utf-8"))["ratings"]
    return {name: Rating(one["points"], one["spread"], one["games"]) for name, one in found.items()}


def rating(name: str, game: AnyGame) -> Rating | None:
    """How strong an opponent proved in this game; None if that was never measured."""
    return _measured(package_of(game)).get(name)
