"""What a player can choose in Sabbat Magica, as data. Each has its sentence in text/*.ftl: `option-<name>`."""

from __future__ import annotations

from typing import Annotated

from walpurgis.engine import Option
from walpurgis.engine.story import Unsaid

from .events import Bonus, Mirror, Resource, Square, Store, Tile, Where, Who

# Phase A ----------------------------------------------------------------------------------------------------------


class Hide(Option, frozen=True):
    """To protect one's own ghost there with Secret area."""

    where: Where


class HideNobody(Option, frozen=True):
    """To leave Secret area unused."""


class Send(Option, frozen=True):
    """To send this many ghosts to the drawbridge."""

    n: int


class SendWithCanteen(Option, frozen=True):
    """To send this many, and to count the canteen for the playing order."""

    n: int
    bonus: int


class SendWithoutCanteen(Option, frozen=True):
    """To send this many, and to decline the canteen."""

    n: int


class TakeBonus(Option, frozen=True):
    """To take the bonus of a slot."""

    slot: int
    bonus: Bonus


class TakeAnyResource(Option, frozen=True):
    """To take this resource from a slot that gives any."""

    slot: int
    resource: Resource


# Phase B ----------------------------------------------------------------------------------------------------------


class MoveMagician(Option, frozen=True):
    pass


class MoveGhosts(Option, frozen=True):
    pass


class Pass(Option, frozen=True):
    pass


class Walk(Option, frozen=True):
    """To move the magician to a square, or to place it there."""

    square: Square
    tile: Tile


class Fly(Option, frozen=True):
    """To fly there with Bats."""

    square: Square
    tile: Tile


class UseTile(Option, frozen=True):
    tile: Tile


class CrackMirror(Option, frozen=True):
    mirror: Mirror
    terror: int


class BreakMirror(Option, frozen=True):
    mirror: Mirror
    terror: int


class UseNothing(Option, frozen=True):
    """To use neither tile nor mirror."""


class Burn(Option, frozen=True):
    """To feed the terroriser."""

    resource: Resource
    store: Store
    terror: int


class ThisResource(Option, frozen=True):
    """A resource to give, to take or to keep."""

    resource: Resource


class Plant(Option, frozen=True):
    """To let a resource appear at a neighbour's."""

    who: Annotated[str, Unsaid()]
    resource: Resource


class EnterGarden(Option, frozen=True):
    """To move a ghost from the drawbridge to a garden."""

    origin: Annotated[str, Unsaid()]
    to: Where


class EnterRegion(Option, frozen=True):
    """To move a ghost from the drawbridge to a region, for the fee of its gate."""

    origin: Annotated[str, Unsaid()]
    to: Where
    fee: list[Resource]


class Teleport(Option, frozen=True):
    """To move a ghost from the drawbridge to a region with Teleportation."""

    origin: Annotated[str, Unsaid()]
    to: Where


class GoBack(Option, frozen=True):
    """To move a ghost back to the drawbridge."""

    origin: Where
    to: Annotated[str, Unsaid()]


class GoOn(Option, frozen=True):
    """To move a ghost along its ring."""

    origin: Where
    to: Where


class EndGhosts(Option, frozen=True):
    """To end the action of the ghosts."""


class Pay(Option, frozen=True):
    """To pay the gate from one store."""

    fee: list[Resource]
    store: Store


class PayFromBoth(Option, frozen=True):
    """To pay the gate from 1H and 2H."""

    from1: list[Resource]
    from2: list[Resource]


class TakePlace(Option, frozen=True):
    """To take the free place."""

    place: int


class Fight(Option, frozen=True):
    """To fight; everybody finds a place."""

    cost: int
    vp: int


class FightAndExpel(Option, frozen=True):
    """To fight; the last one is driven out."""

    cost: int
    vp: int
    loser: Who


class BeTurnedAway(Option, frozen=True):
    rivals: list[Who]
    vp: int


# Powers -----------------------------------------------------------------------------------------------------------


class UseLuxuriance(Option, frozen=True):
    pass


class UseTileAgain(Option, frozen=True):
    """To use the tile again, with Doppelgänger."""

    tile: Tile


class CrackMirrorToo(Option, frozen=True):
    """To crack a mirror with Doppelgänger."""

    mirror: Mirror
    terror: int


class BreakMirrorToo(Option, frozen=True):
    """To break a mirror with Doppelgänger."""

    mirror: Mirror
    terror: int


class UseFireball(Option, frozen=True):
    pass


class UseSeduction(Option, frozen=True):
    pass


class UseSpell(Option, frozen=True):
    pass


class UseApparition(Option, frozen=True):
    pass


class UseNoPower(Option, frozen=True):
    """To end the action of the magician without a power."""


class UseFrenzy(Option, frozen=True):
    pass


class UseBooster(Option, frozen=True):
    pass


class Reappear(Option, frozen=True):
    """To let an expelled minion reappear, with Gift of immortality."""

    where: Where


class GoToGraveyard(Option, frozen=True):
    """To leave Gift of immortality unused."""


# Phase C ----------------------------------------------------------------------------------------------------------


class LetStarve(Option, frozen=True):
    """To leave the ghost there hungry."""

    where: Where


class LetStarveOnBridge(Option, frozen=True):
    """To leave a ghost on the drawbridge hungry."""


USE_POWER: dict[str, Option] = {
    "lux": UseLuxuriance(),
    "fir": UseFireball(),
    "sed": UseSeduction(),
    "spe": UseSpell(),
    "app": UseApparition(),
    "fre": UseFrenzy(),
    "boo": UseBooster(),
}
"""The powers that need no more than their name."""
