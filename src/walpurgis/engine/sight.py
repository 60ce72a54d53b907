"""What a bot gets to see: the seat's view, its question as plain data, and possible worlds. The true state cannot be reached from here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from .chance import Seed
from .game import AnyGame, View
from .offer import Offer

if TYPE_CHECKING:
    from .match import Match


class MakeWorld(Protocol):
    """What makes the possible worlds of a sight."""

    def __call__(self, seed: Seed, *, keep: bool) -> Match[Any]: ...


class Sight:
    """One seat's honest knowledge at one question."""

    __slots__ = ("_world", "game", "offer", "seat", "view")

    def __init__(self, game: AnyGame, seat: int, offer: Offer, view: View, world: MakeWorld) -> None:
        self.game, self.seat, self.offer, self.view, self._world = game, seat, offer, view, world

    def world(self, seed: Seed, *, keep: bool = True) -> Match[Any]:
        """A match at the same question in a world that this seat cannot tell from the true one; the same world for the same seed.

        Without `keep` it keeps no checkpoints: for playing on to the end, which is faster that way, but it cannot be forked.
        """
        return self._world(seed, keep=keep)

    @classmethod
    def of(cls, match: Match[Any], seat: int) -> Sight:
        """What the bot on this seat may know of the match now."""
        offer = match.offer(seat)
        if offer is None:
            raise ValueError(f"seat {seat} is not asked anything")

        def world(seed: Seed, *, keep: bool) -> Match[Any]:
            twin = match.fork(keep=keep)
            twin.redeal(seat, seed)
            twin.forget_the_past()
            return twin

        return cls(match.game, seat, offer, match.view(seat), world)
