"""What a bot gets to see: the seat's view, its question as plain data, and possible worlds. The true state cannot be reached from here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .ask import Offer
from .game import AnyGame, View
from .match import Match


class Sight:
    """One seat's honest knowledge at one question."""

    __slots__ = ("_world", "game", "offer", "seat", "view")

    def __init__(self, game: AnyGame, seat: int, offer: Offer, view: View, world: Callable[[int], Match[Any]]) -> None:
        self.game, self.seat, self.offer, self.view, self._world = game, seat, offer, view, world

    def world(self, seed: int) -> Match[Any]:
        """A match at the same question in a world that this seat cannot tell from the true one; the same world for the same seed."""
        return self._world(seed)


def sight(match: Match[Any], seat: int) -> Sight:
    """What the bot on this seat may know of the match now."""
    offer = match.offer(seat)
    if offer is None:
        raise ValueError(f"seat {seat} is not asked anything")

    def world(seed: int) -> Match[Any]:
        twin = match.fork()
        twin.redeal(seat, seed)
        twin.forget_the_past()
        return twin

    return Sight(match.game, seat, offer, match.view(seat), world)
