"""What can happen in Ashes to Ashes, as events. Each has its sentence in text/*.ftl: `event-<name>`."""

from __future__ import annotations

from typing import Annotated, ClassVar, TypeAlias

from walpurgis.engine import Event, Named, Say
from walpurgis.engine.story import Unsaid

Side = Annotated[str, Named("side")]
Who = Annotated[str, Named("figure")]
Space: TypeAlias = str
"""A space is named alike in every language."""
Place = Annotated[str, Named("outer")]
Card = Annotated[str, Named("card")]
Upgrade = Annotated[str, Named("upgrade")]
SocietyCard = Annotated[str, Named("society")]
Symbol = Annotated[str, Named("symbol")]
Face = Annotated[str, Named("face")]
Direction = Annotated[str, Named("direction")]
Flank = Annotated[str, Named("flank")]
Icon = Annotated[str, Named("icon")]
Team = Annotated[list[int], Unsaid()]
"""The seats that learn it all."""
Verdict = Annotated[str, Named("verdict")]


def between(edge: str) -> Say:
    """An edge in words, by its two spaces: `C2|D2` is "between C2 and D2"."""
    one, _, other = edge.partition("|")
    return Say("between", {"one": one, "other": other})


class TurnBegan(Event, frozen=True):
    heading: ClassVar[bool] = True
    side: Side
    seat: int
    turn: int


class Placed(Event, frozen=True):
    """A figure was put on its starting space."""

    who: Who
    space: Space


class TokenMoved(Event, frozen=True):
    who: Who
    place: Place


class TokenTakenBack(Event, frozen=True):
    who: Who


class PowerRaised(Event, frozen=True):
    who: Who
    level: int


class PowerPaid(Event, frozen=True):
    who: Who
    amount: int
    level: int


class Bought(Event, frozen=True):
    side: Side
    seat: int
    upgrade: Upgrade


class SawSeer(Event, frozen=True):
    """The Seer gave a card; which one only one's own faction sees."""

    side: Side
    seat: int
    card: Card
    team: Team

    def cut(self, seat: int | None) -> Event | None:
        return self if seat in self.team else SeerAsked(self.side, self.seat)


class SeerAsked(Event, frozen=True):
    side: Side
    seat: int


class UpgradeGiven(Event, frozen=True):
    """An upgrade card was discarded to the Alchemist."""

    side: Side
    upgrade: Upgrade


class TileRemoved(Event, frozen=True):
    space: Space


class TileChanged(Event, frozen=True):
    """A straight tile became a curve, or the other way round."""

    space: Space
    face: Face


class TilePlaced(Event, frozen=True):
    space: Space
    face: Face


class TileTurned(Event, frozen=True):
    space: Space
    face: Face


class PortalMoved(Event, frozen=True):
    portal: str
    edge: str
    side: Side
    """Whom it hurts there."""

    def say(self) -> Say:
        said = super().say()
        return Say(said.id, {**said.args, "edge": between(self.edge)})


class CardPlayed(Event, frozen=True):
    side: Side
    seat: int
    card: Card


class CardExchanged(Event, frozen=True):
    side: Side
    seat: int
    card: Card
    upgrade: Upgrade


class UpgradePlayed(Event, frozen=True):
    side: Side
    seat: int
    upgrade: Upgrade


class Scried(Event, frozen=True):
    side: Side
    seat: int


class ScryOrdered(Event, frozen=True):
    """What lies on top of the upgrade deck, first card first; only one's own faction learns it."""

    side: Side
    first: Upgrade
    second: Upgrade
    team: Team

    def cut(self, seat: int | None) -> Event | None:
        return self if seat in self.team else None


class Struck(Event, frozen=True):
    who: Who
    victims: list[Who]


class Shoved(Event, frozen=True):
    who: Who
    space: Space


class Stepped(Event, frozen=True):
    who: Who
    space: Space


class Walked(Event, frozen=True):
    """A figure walked along a path, space by space."""

    who: Who
    end: Space
    path: str
    """All spaces in order, with blanks between."""


class RanAgainstPortal(Event, frozen=True):
    who: Who
    space: Space
    direction: Direction


class Trapped(Event, frozen=True):
    who: Who
    space: Space


class Sank(Event, frozen=True):
    who: Who
    space: Space


class BearTrapSprung(Event, frozen=True):
    who: Who
    space: Space


class BearTrapSet(Event, frozen=True):
    space: Space


class Attacked(Event, frozen=True):
    who: Who
    target: Who
    flank: Flank
    symbol: Symbol
    damage: int


class Defended(Event, frozen=True):
    side: Side
    seat: int
    card: Card


class Countered(Event, frozen=True):
    side: Side
    seat: int
    card: Card
    damage: int


class CounterFailed(Event, frozen=True):
    who: Who
    target: Who


class Pushed(Event, frozen=True):
    """The rifle drove a vampire away."""

    who: Who
    space: Space
    direction: Direction


class PointsLost(Event, frozen=True):
    side: Side
    amount: int
    left: int


class PointsGained(Event, frozen=True):
    side: Side
    amount: int
    left: int


class ChosenCaught(Event, frozen=True):
    who: Who


class ChosenNeared(Event, frozen=True):
    left: int
    """Steps from there to the first space of the board."""


class ChosenWalked(Event, frozen=True):
    space: Space
    left: int
    """Steps from there to the last space."""


class ChosenWaited(Event, frozen=True):
    pass


class SocietyMoved(Event, frozen=True):
    who: Who
    space: Space
    number: int
    """The number the card names; 0 for a trap."""


class SocietyRevealed(Event, frozen=True):
    card: SocietyCard


class SocietyPlayed(Event, frozen=True):
    cards: list[SocietyCard]


class SocietyDrew(Event, frozen=True):
    """The Society drew a card for its capture; only the Society knows which."""

    card: SocietyCard
    seat: int

    def cut(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else SocietyDrewOne()


class SocietyDrewOne(Event, frozen=True):
    pass


class SocietyDiscarded(Event, frozen=True):
    card: SocietyCard


class SocietyTurnBegan(Event, frozen=True):
    heading: ClassVar[bool] = True


class TrapSet(Event, frozen=True):
    space: Space


class TrapMoved(Event, frozen=True):
    origin: Space
    space: Space


class ChosenHeld(Event, frozen=True):
    """The Society ends a turn with the Chosen."""

    turns: int


class SandBought(Event, frozen=True):
    side: Side


class SandPlaced(Event, frozen=True):
    side: Side
    space: Space


class Refilled(Event, frozen=True):
    """A player drew; which cards only one's own faction sees."""

    side: Side
    seat: int
    cards: list[Card]
    team: Team

    def cut(self, seat: int | None) -> Event | None:
        return self if seat in self.team else Drew(self.side, self.seat, len(self.cards))


class Drew(Event, frozen=True):
    side: Side
    seat: int
    count: int


class MarketFilled(Event, frozen=True):
    side: Side
    upgrade: Upgrade


class GhoulRose(Event, frozen=True):
    who: Who
    space: Space


class GhoulMoved(Event, frozen=True):
    who: Who
    space: Space


class GhoulCardsTurned(Event, frozen=True):
    """The numbers of the ghouls that will act next, in order."""

    ghouls: str


class CameHome(Event, frozen=True):
    who: Who


class Ended(Event, frozen=True):
    verdict: Verdict
