"""The table of Candles: what is where, who sees it, and how what is unknown can be redealt."""

from __future__ import annotations

from dataclasses import field

from walpurgis.engine import Chance, Plain, Table, View, plain


@plain
class Player(Plain):
    """One player. `hand` is seen by its owner only."""

    seat: int
    hand: list[str] = field(default_factory=list)
    candles: int = 0


@plain
class Room(Table):
    """Everything on the table. The deck is seen by nobody."""

    players: list[Player]
    deck: list[str]
    round: int = 1
    shown: list[str] = field(default_factory=list)
    """The cards shown in the last round, by seat."""

    def names(self, seat: int, key: str) -> bool:
        """A seat can point at the cards of its own hand."""
        return key in self.players[seat].hand


class Seen(View, frozen=True):
    """What one seat sees. A spectator has no hand."""

    round: int
    candles: list[int]
    hands: list[int]
    deck: int
    shown: list[str]
    hand: list[str]


def view(t: Room, seat: int | None) -> Seen:
    """Counts for everybody, cards for their owner."""
    hand = [] if seat is None else sorted(t.players[seat].hand, key=int)
    return Seen(t.round, [p.candles for p in t.players], [len(p.hand) for p in t.players], len(t.deck), t.shown[:], hand)


def redeal(t: Room, seat: int | None, chance: Chance) -> None:
    """Shuffle the deck and the others' hands together, from the same order whatever is where; the lists stay the same objects, so that open questions about
    them stay true."""
    hidden = [t.deck, *(p.hand for p in t.players if p.seat != seat)]
    cards = chance.shuffled(sorted(card for zone in hidden for card in zone))
    for zone in hidden:
        zone[:] = [cards.pop() for _ in zone]
