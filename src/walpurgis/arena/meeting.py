"""One meeting as it is being played: which of its games are handed out, which are in, and whether that is enough.

Games come in in any order. What counts is an unbroken row from the first on, so that where a test stops does not depend on who was quick.
"""

from __future__ import annotations

from .outcome import Outcome
from .sprt import Sprt
from .tournament import Bots, Job, Tournament


class Meeting:
    """Those who meet, and their games so far."""

    def __init__(self, task: Tournament, bots: Bots, known: dict[tuple[int, Bots], Outcome]) -> None:
        self.bots, self._most, self._known = bots, task.games, known
        self.test = Sprt(len(bots), task.sure) if task.sure is not None else None
        self.count = 0
        """How many games from the first on are in, as far as they count."""
        self.is_over = False
        self._next = 0
        self.settle()

    def pull(self, most: int) -> list[Job]:
        """This many jobs or fewer, of those that nobody has yet."""
        jobs: list[Job] = []
        while not self.is_over and len(jobs) < most and self._next < self._most:
            if (self._next, self.bots) not in self._known:
                jobs.append(Job(self.bots, self._next))
            self._next += 1
        return jobs

    def settle(self) -> None:
        """Look at what has come in: whole deals while a test decides, single games otherwise."""
        step = len(self.bots) if self.test is not None else 1
        while not self.is_over:
            deal = [self._known.get((number, self.bots)) for number in range(self.count, min(self.count + step, self._most))]
            if not deal or None in deal:
                break
            self.count += len(deal)
            if self.test is not None:
                points = [outcome.points(0) for outcome in deal if outcome is not None and outcome.places]
                if points:
                    self.test.add(sum(points) / len(points))
            self.is_over = self.count >= self._most or (self.test is not None and self.test.verdict != "undecided")

    @property
    def outcomes(self) -> list[Outcome]:
        """The games that count, in their order."""
        return [self._known[number, self.bots] for number in range(self.count)]

    @property
    def won(self) -> bool:
        """Whether the first bot is better: by the test, or else if it has done better than an even share."""
        if self.test is not None:
            return self.test.verdict == "better"
        ended = [outcome.points(0) for outcome in self.outcomes if outcome.places]
        return bool(ended) and sum(ended) / len(ended) > 1 / len(self.bots)
