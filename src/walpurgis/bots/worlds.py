"""A possible world being played on by a bot that thinks: who is asked what there, what the game's rules of thumb say to it, and how it comes out. A world in
which a rule or a habit fails tells nothing; one such world must not keep anybody from answering.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from walpurgis.engine import Answer, Ask, Chance, Match, Refused, Sight
from walpurgis.engine.chance import Seed

from .brought import Guide

T = TypeVar("T")
log = logging.getLogger("walpurgis.bots")
SEEDS = 1 << 62
SIGN = 0.3
"""How much the estimate counts at the end of the game."""


class PossibleWorld:
    """One world that the seat of a sight cannot tell from the true one; the same for the same seed."""

    __slots__ = ("_given", "_guide", "_now", "_root", "_seed", "dice", "match")

    def __init__(self, root: Sight, seed: Seed, guide: Guide) -> None:
        self._root, self._seed, self._guide = root, seed, guide
        self._given: list[tuple[int, Answer]] = []
        self.match = root.world(seed, keep=guide.quick is None)
        self.dice = Chance(seed).branch()
        self._now = guide.turn(self.match.state) if guide.turn is not None else 0

    def answer(self, seat: int, answer: Answer) -> None:
        self.match.answer(seat, answer)
        self._given.append((seat, answer))

    def given_by(self, seat: int) -> list[Answer]:
        """What this seat has answered in this world."""
        return [answer for other, answer in self._given if other == seat]

    def usual_answer(self, ask: Ask[Any]) -> Answer:
        """What the one asked would say without thinking: `quick`, or else `thumb`, which sees no more than it would at the table. Whoever thinks finishes the
        turn as `careful` does, if there is such a player."""
        turn, careful = self._guide.turn, self._guide.careful
        if careful is not None and ask.seat == self._root.seat and turn is not None and turn(self.match.state) == self._now:
            return careful(self.match, ask, self.dice)
        if self._guide.quick is not None:
            return self._guide.quick(self.match, ask, self.dice)
        return self._guide.thumb(self.sight(ask.seat), self.dice)

    def sight(self, seat: int) -> Sight:
        """What this seat knows in this world."""
        match = self.match
        offer = match.offer(seat)
        assert offer is not None

        def another(seed: Seed, *, keep: bool) -> Match[Any]:
            twin = self._fork(keep)
            twin.redeal(seat, seed)
            return twin

        return Sight(match.game, seat, offer, match.view(seat), another)

    def _fork(self, keep: bool) -> Match[Any]:
        """A match at the same question in the same world. Before its first step a world cannot be forked: there it is asked for again."""
        try:
            return self.match.fork(keep=keep)
        except Refused:
            twin = self._root.world(self._seed, keep=keep)
            for seat, answer in self._given:
                twin.answer(seat, answer)
            return twin

    def outcome(self, seat: int) -> float:
        """How likely the seat wins from here; at the end, whether it has won, in equal parts with those it shares the victory with.

        Even then the estimate counts a little: to win or lose by much is a sign, to do so by a hair is luck.
        """
        match = self.match
        likely = self._guide.worth(match.state, seat)
        if not 0 <= likely <= 1:
            raise ValueError(f"worth should be a chance from 0 to 1, not {likely}")
        if not match.over:
            return likely
        winners = match.result().winners
        return (1 - SIGN) * (1 / len(winners) if seat in winners else 0.0) + SIGN * likely


def all_that_hold(sight: Sight, seeds: Iterable[Seed], play: Callable[[Seed], T]) -> Iterator[T]:
    """What comes of playing these worlds, without those in which something fails. If that is all of them, the first fault is raised."""
    fault, has_held = None, False
    for seed in seeds:
        try:
            found = play(seed)
        except Exception as again:
            if fault is None:
                fault = again
                tell_of(again, sight)
            continue
        has_held = True
        yield found
    if fault is not None and not has_held:
        raise fault


def tell_of(fault: Exception, sight: Sight) -> None:
    """Log that a playout failed."""
    log.warning("a playout failed", extra={"game": sight.game.name, "prompt": sight.offer.prompt, "fault": repr(fault)})
