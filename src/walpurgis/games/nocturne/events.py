"""What can happen in Nocturne, as events. Each has its sentence in text/*.ftl: `event-<name>`. Cards that are private are cut for the other seats."""

from __future__ import annotations

from typing import Annotated, ClassVar

from walpurgis.engine import Event, Named

Who = Annotated[int, Named("seat")]
A = Annotated[str, Named("card")]
Boon = Annotated[str, Named("boon")]
Hex = Annotated[str, Named("hex")]
State = Annotated[str, Named("state")]
Place = Annotated[str, Named("place")]
Phase = Annotated[str, Named("phase")]


class TurnBegan(Event, frozen=True):
    heading: ClassVar[bool] = True
    who: Who
    turn: int


class ExtraTurnBegan(Event, frozen=True):
    heading: ClassVar[bool] = True
    who: Who


class PhaseBegan(Event, frozen=True):
    who: Who
    phase: Phase


class Played(Event, frozen=True):
    who: Who
    card: A


class PlayedAgain(Event, frozen=True):
    who: Who
    card: A


class PlayedFromTrash(Event, frozen=True):
    who: Who
    card: A


class PlayedTreasures(Event, frozen=True):
    """Several Treasures at once."""

    who: Who
    cards: list[A]


class Continued(Event, frozen=True):
    """A Duration card does what it does at the start of a turn."""

    who: Who
    card: A


class Drew(Event, frozen=True):
    who: Who
    cards: list[A]

    def cut(self, seat: int | None) -> Event | None:
        return self if seat == self.who else DrewUnseen(self.who, len(self.cards))


class DrewUnseen(Event, frozen=True):
    """What the others learn of cards drawn."""

    who: Who
    count: int


class Shuffled(Event, frozen=True):
    who: Who


class LookedAt(Event, frozen=True):
    who: Who
    cards: list[A]

    def cut(self, seat: int | None) -> Event | None:
        return self if seat == self.who else LookedUnseen(self.who, len(self.cards))


class LookedUnseen(Event, frozen=True):
    """What the others learn of cards looked at."""

    who: Who
    count: int


class Revealed(Event, frozen=True):
    who: Who
    cards: list[A]


class RevealedHand(Event, frozen=True):
    """Somebody shows the whole hand, because it lacks what was asked for or because a rule says so."""

    who: Who
    cards: list[A]


class RevealedDiscard(Event, frozen=True):
    who: Who
    cards: list[A]


class Discarded(Event, frozen=True):
    """Cards laid on the discard pile by choice or force; the others see the top one and how many."""

    who: Who
    cards: list[A]

    def cut(self, seat: int | None) -> Event | None:
        if seat == self.who or len(self.cards) == 1:
            return self
        return DiscardedSeveral(self.who, len(self.cards), self.cards[-1])


class DiscardedSeveral(Event, frozen=True):
    """What the others learn of several cards discarded at once."""

    who: Who
    count: int
    card: A


class DiscardedOpenly(Event, frozen=True):
    who: Who
    cards: list[A]


class PutBack(Event, frozen=True):
    """Cards put on top of the deck, the first one topmost."""

    who: Who
    cards: list[A]

    def cut(self, seat: int | None) -> Event | None:
        return self if seat == self.who else PutBackUnseen(self.who, len(self.cards))


class PutBackUnseen(Event, frozen=True):
    """What the others learn of cards put back."""

    who: Who
    count: int


class PutOnDeck(Event, frozen=True):
    """A card everybody knows, put on top of the deck."""

    who: Who
    card: A


class TookFromDiscard(Event, frozen=True):
    """A card of the discard pile put on the deck; which one is the owner's secret."""

    who: Who
    card: A

    def cut(self, seat: int | None) -> Event | None:
        return self if seat == self.who else TookUnseen(self.who)


class TookUnseen(Event, frozen=True):
    """What the others learn of a card taken out of the discard pile."""

    who: Who


class PutIntoHand(Event, frozen=True):
    """A card everybody knows, put into a hand."""

    who: Who
    card: A


class DeckBecameDiscard(Event, frozen=True):
    who: Who
    count: int


class Gained(Event, frozen=True):
    who: Who
    card: A
    place: Place


class Bought(Event, frozen=True):
    who: Who
    card: A


class BoughtEvent(Event, frozen=True):
    who: Who
    event: Annotated[str, Named("event-card")]


class Trashed(Event, frozen=True):
    who: Who
    cards: list[A]


class Exchanged(Event, frozen=True):
    who: Who
    card: A
    taken: A


class Returned(Event, frozen=True):
    """A card goes back on its pile."""

    who: Who
    card: A


class SetAside(Event, frozen=True):
    """Cards everybody knows are set aside."""

    who: Who
    cards: list[A]


class SetAsideHidden(Event, frozen=True):
    """Cards set aside face down."""

    who: Who
    cards: list[A]

    def cut(self, seat: int | None) -> Event | None:
        return self if seat == self.who else SetAsideUnseen(self.who, len(self.cards))


class SetAsideUnseen(Event, frozen=True):
    """What the others learn of cards set aside face down."""

    who: Who
    count: int


class TookAside(Event, frozen=True):
    """A card that was set aside goes into the hand."""

    who: Who
    card: A

    def cut(self, seat: int | None) -> Event | None:
        return self if seat == self.who else TookAsideUnseen(self.who)


class TookAsideUnseen(Event, frozen=True):
    """What the others learn of a card that comes back."""

    who: Who


class HoundsReturned(Event, frozen=True):
    who: Who
    count: int


class ShowedMoat(Event, frozen=True):
    who: Who


class Protected(Event, frozen=True):
    """A Guardian keeps an Attack away."""

    who: Who


class BoonTurned(Event, frozen=True):
    boon: Boon


class BoonReceived(Event, frozen=True):
    who: Who
    boon: Boon


class BoonDeclined(Event, frozen=True):
    who: Who
    boon: Boon


class BoonWaits(Event, frozen=True):
    who: Who
    boon: Boon


class BoonsShuffled(Event, frozen=True):
    pass


class HexTurned(Event, frozen=True):
    hex: Hex


class HexReceived(Event, frozen=True):
    who: Who
    hex: Hex


class HexesShuffled(Event, frozen=True):
    pass


class StateTaken(Event, frozen=True):
    who: Who
    state: State


class StateReturned(Event, frozen=True):
    who: Who
    state: State


class TurnedOver(Event, frozen=True):
    """A card in the trash is turned face down."""

    card: A


class PointsGained(Event, frozen=True):
    """Victory point tokens."""

    who: Who
    vp: int


class DebtTaken(Event, frozen=True):
    who: Who
    debt: int


class DebtPaid(Event, frozen=True):
    who: Who
    debt: int


class CleanedUp(Event, frozen=True):
    who: Who


class Ended(Event, frozen=True):
    """The game is over: the last Province or Colony is gone, or too many piles are empty."""
