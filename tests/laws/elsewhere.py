"""A process of its own that plays random games of one module's GAME and prints a digest of them for each number of players, as JSON."""

from __future__ import annotations

import hashlib
import importlib
import sys

import msgspec

from walpurgis.engine import AnyGame, Match

from .playing import moment, play_on


def digest(game: AnyGame, seats: int, seed: int) -> str:
    """Everything about a few random games, in one number."""
    found = hashlib.sha256()
    for n in range(seed, seed + 4):
        match = play_on(Match.new(game, seats, n), n)
        found.update(match.record().text().encode())
        found.update(msgspec.json.encode([repr(moment(match)), match.state.dump()]))
    return found.hexdigest()


if __name__ == "__main__":
    module, seed = sys.argv[1:]
    game: AnyGame = importlib.import_module(module).GAME
    sys.stdout.write(msgspec.json.encode({seats: digest(game, seats, int(seed)) for seats in game.seats}).decode())
