"""What can happen in Sabbat Magica, as events. Each has its sentence in text/*.ftl: `event-<name>`."""

from __future__ import annotations

from typing import Annotated, ClassVar

from walpurgis.engine import Event, Named

Who = Annotated[str, Named("people")]
Where = Annotated[str, Named("place")]
Square = Annotated[str, Named("square")]
Resource = Annotated[str, Named("resource")]
Store = Annotated[str, Named("store")]
Tile = Annotated[str, Named("tile")]
Mirror = Annotated[str, Named("mirror")]
Card = Annotated[str, Named("time")]
Bonus = Annotated[str, Named("bonus")]
Power = Annotated[str, Named("power")]


class RoundBegan(Event, frozen=True):
    heading: ClassVar[bool] = True
    round: int


class CardTurned(Event, frozen=True):
    card: Card
    actions: int


class CurseStruck(Event, frozen=True):
    who: Who
    vp: int


class Spoiled(Event, frozen=True):
    who: Who
    count: int


class Invoked(Event, frozen=True):
    who: Who
    sent: int
    kept: int


class CanteenCounted(Event, frozen=True):
    who: Who
    bonus: int


class OrderSet(Event, frozen=True):
    order: list[Who]


class BonusTaken(Event, frozen=True):
    who: Who
    bonus: Bonus


class Passed(Event, frozen=True):
    who: Who


class MagicianMoved(Event, frozen=True):
    who: Who
    square: Square


class ResourcesTaken(Event, frozen=True):
    who: Who
    resources: list[Resource]


class CurseLifted(Event, frozen=True):
    who: Who


class ClockTurnedBack(Event, frozen=True):
    who: Who
    count: int


class ResourceBurnt(Event, frozen=True):
    who: Who
    resource: Resource
    store: Store
    terror: int


class Exchanged(Event, frozen=True):
    who: Who
    count: int
    resource: Resource
    received: list[Resource]


class MirrorCracked(Event, frozen=True):
    who: Who
    mirror: Mirror
    terror: int


class MirrorBroken(Event, frozen=True):
    who: Who
    mirror: Mirror
    terror: int


class GatePaid(Event, frozen=True):
    who: Who
    where: Where
    fee: list[Resource]


class Returned(Event, frozen=True):
    who: Who
    where: Where
    terror: int


class PlaceTaken(Event, frozen=True):
    who: Who
    where: Where
    place: int


class Fought(Event, frozen=True):
    who: Who
    where: Where
    beaten: list[Who]
    cost: int
    vp: int


class Expelled(Event, frozen=True):
    who: Who
    where: Where
    terror: int


class TurnedAway(Event, frozen=True):
    who: Who
    where: Where
    rivals: list[Who]
    vp: int
    terror: int


class PowerOpened(Event, frozen=True):
    who: Who
    power: Power


class PowerUsed(Event, frozen=True):
    who: Who
    power: Power


class Protected(Event, frozen=True):
    who: Who
    where: Where


class Appeared(Event, frozen=True):
    who: Who
    resource: Resource


class Burnt(Event, frozen=True):
    who: Who


class Seduced(Event, frozen=True):
    who: Who
    count: int


class Bewitched(Event, frozen=True):
    who: Who
    victims: list[Who]


class Frenzied(Event, frozen=True):
    who: Who
    terror: int


class Reappeared(Event, frozen=True):
    who: Who
    where: Where


class Fed(Event, frozen=True):
    who: Who
    terror: int


class Starved(Event, frozen=True):
    who: Who
    where: list[Where]


class RegionsScored(Event, frozen=True):
    who: Who
    vp: int


class Approved(Event, frozen=True):
    who: Who
    sets: int


class Recovered(Event, frozen=True):
    who: Who
    resources: list[Resource]


class GameEnded(Event, frozen=True):
    pass
