"""A game for the clock only: every step asks the same question, as often as needed. It shows whether an answer costs more late in a long match."""

from __future__ import annotations

from walpurgis.engine import Chance, Event, Options, Plain, Result, Table, View, plain
from walpurgis.engine.game import Step
from walpurgis.engine.question import one_of


class Beats(Options, frozen=True):
    """How long the match lasts."""

    beats: int = 100


class Ticked(Event, frozen=True):
    """The pendulum swung."""

    side: str


@plain
class Pendulum(Plain):
    """Whoever is asked."""

    seat: int


@plain
class Clock(Table):
    """The whole table."""

    pendulum: Pendulum
    left: int


class Face(View, frozen=True):
    """What everybody sees."""

    left: int


def sides(t: Clock, me: Pendulum) -> tuple[str, ...]:
    return ("tick", "tock")


swing = one_of("beat", sides)


async def beat(t: Clock) -> None:
    """One question, one event."""
    side = await swing(t, t.pendulum)
    t.left -= 1
    t.tell(Ticked, side)


class Metronome:
    """The game, as the engine sees it. It is not found by name: it is not meant to be played."""

    name = "metronome"
    seats = range(1, 2)
    usual = 1
    version = 1
    State = Clock
    Options = Beats

    def setup(self, seats: int, options: Beats, chance: Chance) -> Clock:
        return Clock(chance, Pendulum(0), options.beats)

    def step(self, t: Clock) -> Step:
        return beat(t)

    def over(self, t: Clock) -> bool:
        return not t.left

    def result(self, t: Clock) -> Result:
        return Result([0], [1])

    def view(self, t: Clock, seat: int | None) -> Face:
        return Face(t.left)

    def redeal(self, t: Clock, seat: int | None, chance: Chance) -> None:
        """Nothing is hidden."""


METRONOME = Metronome()
