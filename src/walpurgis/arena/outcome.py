"""How one game ended: the row that workers send, that the file of results keeps and that reports are made of."""

from __future__ import annotations

from typing import Any

import msgspec

from .tournament import Bots, Job


class Fault(msgspec.Struct, frozen=True):
    """A bot that raised, took too long, ended the process or answered what was not offered: `random` answered instead. Without a bot: a rule failed and the
    game was aborted."""

    game: int
    bot: int | None
    """Which bot, counted along those of the tournament."""
    seat: int
    prompt: str
    what: str


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """How one game ended, in the order of those who met. All lists but `sits` and `faults` are empty when it was aborted."""

    bots: Bots
    number: int
    sits: list[int]
    scores: list[int]
    places: list[int]
    decisions: list[int]
    faults: list[Fault] = []
    first: int | None = None
    """Which of those who met began, if that can be said."""
    groups: list[tuple[int, str, str]] = []
    """Which of them belonged to what: the ids of two messages of the game, the group's (People) and the member's (Vampires)."""
    thought: list[float] = []
    """Seconds that each bot took for its answers."""
    took: float = 0.0
    """Seconds of the whole game. Times are not part of what is compared."""
    table: list[tuple[str, str]] = []
    """What held for all of them, as in `groups`: the kingdom, the cards in it."""
    length: int = 0
    """Turns or rounds; 0 if the game does not say."""

    @classmethod
    def lost(cls, job: Job, what: str) -> Outcome:
        """The outcome of a game that could not be played at all."""
        seats = len(job.bots)
        return cls(job.bots, job.number, [(n + job.number) % seats for n in range(seats)], [], [], [], [Fault(job.number, None, -1, "", what)])

    def fits(self, bots: int) -> bool:
        """Whether such a game can be one of a tournament with so many bots: a file may have been written by anybody."""
        seats = len(self.bots)
        counted = (self.scores, self.places, self.decisions)
        mentioned = [n for n, _, _ in self.groups] + ([] if self.first is None else [self.first])
        return (
            self.number >= 0 < seats == len(set(self.bots))
            and all(0 <= bot < bots for bot in self.bots)
            and self.sits == [(n + self.number) % seats for n in range(seats)]
            and len({len(each) for each in counted}) == 1
            and {*map(len, counted), len(self.thought)} <= {0, seats}
            and all(place >= 1 for place in self.places)
            and all(0 <= n < seats for n in mentioned)
            and all(fault.bot is None or fault.bot in self.bots for fault in self.faults)
        )

    @property
    def key(self) -> tuple[int, Bots]:
        return self.number, self.bots

    def compared(self) -> tuple[Any, ...]:
        """Everything but the times."""
        return tuple(getattr(self, name) for name in self.__struct_fields__ if name not in ("thought", "took"))

    @property
    def belonging(self) -> list[tuple[int, str, str]]:
        """Which of them belonged to what, and all of them to what held for the table."""
        return [*self.groups, *((n, group, member) for group, member in self.table for n in range(len(self.bots)))]

    def share(self, n: int) -> float:
        """The part of the victory that one of those who met has."""
        return 1 / self.places.count(1) if self.places[n] == 1 else 0.0

    def points(self, n: int) -> float:
        """The same, but a game that nobody won is a draw of all: what a test of who is better counts."""
        return self.share(n) if 1 in self.places else 1 / len(self.places)
