"""Which playthroughs a game has: those listed in `playthroughs.toml` in its own folder, else one for each number of players.

[[playthrough]]
name = "two-players"
players = 2
seed = 1
bots = "thumb"                # or "random"
options = { turn_limit = 10 }
ends = "Dawn breaks"          # a sentence that the last page must have
story = true                  # told in every language in tests/stories; else the first is
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, NamedTuple

from walpurgis.engine import AnyGame, games
from walpurgis.engine.errors import BrokenData
from walpurgis.engine.game import package_of

FILE = "playthroughs.toml"


class Playthrough(NamedTuple):
    """One match to be written down."""

    game: str
    name: str
    players: int
    seed: int = 1
    bots: str = "random"
    options: dict[str, Any] = {}  # noqa: RUF012 (never changed)
    ends: str = ""
    story: bool = False

    @property
    def file(self) -> str:
        """The name of its file.

        >>> Playthrough("candles", "two-players", 2).file
        'candles-two-players.txt'
        """
        return f"{self.game}-{self.name}.txt"


def playthroughs_of(game: AnyGame) -> list[Playthrough]:
    """The playthroughs that a game lists; if it lists none, one for each number of players."""
    listed = files(package_of(game)) / FILE
    if not listed.is_file():
        return [Playthrough(game.name, f"{players}-players", players) for players in game.seats]
    found = [_read(game, entry) for entry in tomllib.loads(listed.read_text(encoding="utf-8")).get("playthrough", [])]
    if len({one.name for one in found}) != len(found):
        raise BrokenData(f"{FILE} of {game.name} lists two playthroughs of the same name")
    return found


def _read(game: AnyGame, entry: dict[str, Any]) -> Playthrough:
    try:
        return Playthrough(game.name, **entry)
    except TypeError as fault:
        raise BrokenData(f"{FILE} of {game.name}: {fault}") from None


def all_playthroughs() -> list[Playthrough]:
    """Those of all games."""
    return [one for game in games().values() for one in playthroughs_of(game)]
