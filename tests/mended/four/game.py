"""Lanterns, release 4: so different that nothing leads here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import Annotated

import msgspec

from walpurgis.engine import AccountLine, Chance, Event, Named, Option, Options, Plain, Result, Say, Table, View, plain
from walpurgis.engine.question import Question, all_of, number, one_of

COLOURS = ("red", "green")


class Settings(Options, frozen=True):
    """What can be chosen before a match."""

    rounds: Annotated[int, msgspec.Meta(ge=1, le=20)] = 5


@plain
class Keeper(Plain):
    """One player. `oil` is seen by its owner only."""

    seat: int
    oil: int
    lit: dict[str, int] = field(default_factory=dict)
    soot: int = 0


@plain
class Tower(Table):
    """Everything on the table."""

    keepers: list[Keeper]
    cask: list[int]
    last: int
    night: int = 1
    wind: int = 0

    def names(self, seat: int, key: str) -> bool:
        return key in COLOURS


class Seen(View, frozen=True):
    """What one seat sees."""

    night: int
    lit: list[int]
    oil: int | None
    wind: int
    colours: list[dict[str, int]]


class Kindled(Event, frozen=True):
    """Somebody lit a lantern."""

    seat: Annotated[int, Named("seat")]
    colour: str


class Poured(Event, frozen=True):
    """Somebody poured oil; only the owner learns how much."""

    seat: Annotated[int, Named("seat")]
    oil: int

    def cut(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else None


class Lantern(Option, frozen=True):
    colour: str


def lanterns(t: Tower, me: Keeper) -> Sequence[str]:
    return COLOURS


def lantern(t: Tower, me: Keeper, key: str) -> Option:
    return Lantern(key)


pour: Question[Tower, Keeper, int] = number("pour", lambda t, me: (0, me.oil))
light = one_of("light", lanterns, says=lantern)


async def spend_a_night(t: Tower) -> None:
    """All pour oil in secret; then each lights a lantern, and draws oil."""
    poured = await all_of({k.seat: pour(t, k) for k in t.keepers})
    for k in t.keepers:
        k.oil -= poured[k.seat]
        t.tell(Poured, k.seat, poured[k.seat])
        colour = await light(t, k)
        k.lit[colour] = k.lit.get(colour, 0) + poured[k.seat]
        k.soot += t.wind
        t.tell(Kindled, k.seat, colour)
        k.oil += t.cask.pop() if t.cask else t.chance.die(3)
    t.night += 1
    t.wind += t.night % 2


class Lanterns:
    """Lanterns, as the engine sees it."""

    name = "lanterns"
    seats = range(2, 4)
    usual = 2
    version = 4
    State = Tower
    Options = Settings
    step = staticmethod(spend_a_night)

    def setup(self, seats: int, options: Settings, chance: Chance) -> Tower:
        return Tower(chance, [Keeper(seat, 3) for seat in range(seats)], chance.shuffled([1, 1, 2, 2, 3, 3]), options.rounds)

    def over(self, t: Tower) -> bool:
        return t.night > t.last

    def result(self, t: Tower) -> Result:
        points = [len(k.lit) for k in t.keepers]
        return Result.by_score(points, [AccountLine(Say("account-lit"), points)])

    def view(self, t: Tower, seat: int | None) -> Seen:
        return Seen(t.night, [len(k.lit) for k in t.keepers], None if seat is None else t.keepers[seat].oil, t.wind, [dict(k.lit) for k in t.keepers])

    def redeal(self, t: Tower, seat: int | None, chance: Chance) -> None:
        t.cask[:] = chance.shuffled(sorted(t.cask))


GAME = Lanterns()
