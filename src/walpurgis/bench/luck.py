"""Players who answer by chance, for the clock: what they take counts as ours, so they should take as little as possible."""

from __future__ import annotations

from itertools import cycle
from random import Random
from typing import Any

from walpurgis.engine import Chance, Match
from walpurgis.engine.ask import Ask
from walpurgis.engine.offer import Answer

DRAWN = 32_749


class Luck:
    """Answers by chance. The numbers behind it are drawn beforehand, since to draw one takes longer than to use it; after `DRAWN` they come again."""

    __slots__ = ("dice", "draw")

    def __init__(self, seed: int) -> None:
        numbers = Random(seed)
        self.draw = cycle([numbers.getrandbits(30) for _ in range(DRAWN)]).__next__
        self.dice = Chance(seed)

    def play(self, match: Match[Any]) -> int:
        """Play a match to its end; how many decisions that took. A question with a single answer, which only hides that there is no choice, is none."""
        draw, answer, made = self.draw, match.answer, 0
        while True:
            ask = match.ask
            if ask is not None and ask.kind == "one":  # nearly always
                found = ask.keys()
                choices = len(found)
                answer(ask.seat, found[draw() % choices])
                if choices > 1:
                    made += 1
            elif match.over:
                return made
            else:
                self.answer(match)
                made += 1

    def answer(self, match: Match[Any]) -> None:
        """Give one answer."""
        ask = match.ask or next(iter(match.asks.values()))
        match.answer(ask.seat, self.to(ask))

    def to(self, ask: Ask[Any]) -> Answer:
        """An answer by chance."""
        draw = self.draw
        if ask.kind == "one":
            found = ask.keys()
            return found[draw() % len(found)]
        if ask.kind in ("some", "order"):
            low, high = ask.bounds()
            rest = [*ask.keys()]
            return [rest.pop(draw() % len(rest)) for _ in range(low + draw() % (high - low + 1))]
        return ask.sample(self.dice)
