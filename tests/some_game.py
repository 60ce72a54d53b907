"""Games of the house for tests that need a real one and do not care which."""

from __future__ import annotations

from walpurgis.engine import Match, game_named
from walpurgis.engine.game import shown
from walpurgis.words import speaker

SECRETIVE = [name for name in shown() if 2 in game_named(name).seats and len(Match.new(name, 2, 1).asks) > 1]
"""Games that begin with a question to several players at once, in secret."""

SOME = [*SECRETIVE, *shown(), "template"][0]
"""One game; a secretive one if there is any, since that is where most can go wrong."""

BULKY = max([*shown(), "template"], key=lambda name: len(Match.new(name, game_named(name).seats[-1], 1).save()))
"""The game with the largest table: there is most to redeal."""


def title_of(name: str) -> str:
    """What a game is called in English."""
    return speaker("en", game_named(name)).text("title")
