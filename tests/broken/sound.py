"""Wake: a small game with hidden cards, secret bids, chance and a story, which keeps every law. The toys beside it break one each.

In turn, a player draws, rolls or lays down cards; then all bid in secret for a candle.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import Annotated

from walpurgis import engine
from walpurgis.engine import Chance, Event, Named, Plain, Result, Rule, Table, View, plain
from walpurgis.engine.question import Question, all_of, number, one_of, some_of

CARDS = ("ash", "bell", "bone", "book", "crow", "dust", "moth", "rope", "rue", "salt", "soot", "yew")
TURNS = 6


@plain
class Mourner(Plain):
    """One player. The hand is seen by its owner only."""

    seat: int
    hand: list[str] = field(default_factory=list)
    candles: int = 0
    bid: int = 0


@plain
class Wake(Table):
    """Everything on the table. The deck is seen by nobody."""

    players: list[Mourner]
    deck: list[str]
    grave: list[str] = field(default_factory=list)
    turn: int = 0
    roll: int = 0

    @property
    def active(self) -> Mourner:
        return self.players[self.turn % len(self.players)]

    def names(self, seat: int, key: str) -> bool:
        """A seat can point at the cards of its hand, and at those in the grave."""
        return key in self.players[seat].hand or key in self.grave


class Seen(View, frozen=True):
    """What one seat sees."""

    turn: int
    roll: int
    candles: list[int]
    bids: list[int]
    hands: list[int]
    deck: int
    grave: list[str]
    hand: list[str]


class Drew(Event, frozen=True):
    """Somebody drew; only the owner learns which card."""

    seat: int
    card: str

    def cut(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else DrewUnseen(self.seat)


class DrewUnseen(Event, frozen=True):
    """What the others learn of a card drawn."""

    seat: int


class Rolled(Event, frozen=True):
    """Somebody rolled the die."""

    seat: int
    roll: int


class LaidDown(Event, frozen=True):
    """Somebody laid cards into the grave."""

    seat: int
    cards: list[Annotated[str, Named("card")]]


class Bid(Event, frozen=True):
    """Somebody's bid was shown."""

    seat: int
    bid: int


def deeds(t: Wake, me: Mourner) -> Sequence[str]:
    """What a turn can be used for."""
    return ("draw", "roll", "lay")


def hand(t: Wake, me: Mourner) -> Sequence[str]:
    """The cards of the hand."""
    return me.hand


lay = some_of("lay", hand, (1, 2), rule="WK-2")
bid: Question[Wake, Mourner, int] = number("bid", (0, 2), rule="WK-3")


class Sound:
    """Wake, as the engine sees it."""

    name = "wake"
    seats = range(2, 4)
    usual = 2
    version = 1
    State = Wake
    Options = engine.Options

    def setup(self, seats: int, options: engine.Options, chance: Chance) -> Wake:
        deck = chance.shuffled(CARDS)
        return Wake(chance, [Mourner(seat, [deck.pop(), deck.pop()]) for seat in range(seats)], deck)

    async def step(self, t: Wake) -> None:
        """One player's action, then the bids of all."""
        await self.act(t, t.active)
        await self.bid(t)
        t.turn += 1

    async def act(self, t: Wake, me: Mourner) -> None:
        action = await one_of("act", deeds, forbids=self.why_not, rule="WK-1")(t, me)
        if action == "draw":
            self.draw(t, me)
        elif action == "roll":
            t.roll = t.chance.die(6)
            me.candles += t.roll == 6
            t.tell(Rolled, me.seat, t.roll)
        else:
            cards = await lay(t, me)
            me.hand[:] = [card for card in me.hand if card not in cards]
            t.grave += cards
            t.tell(LaidDown, me.seat, cards)

    def why_not(self, t: Wake, me: Mourner, action: str) -> Rule | None:
        if action == "draw" and not t.deck:
            return "WK-1"
        return "WK-2" if action == "lay" and not me.hand else None

    def draw(self, t: Wake, me: Mourner) -> None:
        me.hand.append(t.deck.pop())
        t.tell(Drew, me.seat, me.hand[-1])

    async def bid(self, t: Wake) -> None:
        bids = await all_of({p.seat: bid(t, p) for p in t.players})
        for p in t.players:
            p.bid = bids[p.seat]
            t.tell(Bid, p.seat, p.bid)
        if max(bids.values()) > 0:
            max(t.players, key=lambda p: p.bid).candles += 1

    def over(self, t: Wake) -> bool:
        return t.turn == TURNS * len(t.players)

    def result(self, t: Wake) -> Result:
        return Result.by_score([p.candles for p in t.players], [])

    def view(self, t: Wake, seat: int | None) -> Seen:
        return Seen(
            t.turn,
            t.roll,
            [p.candles for p in t.players],
            [p.bid for p in t.players],
            [len(p.hand) for p in t.players],
            len(t.deck),
            t.grave[:],
            [] if seat is None else sorted(t.players[seat].hand),
        )

    def redeal(self, t: Wake, seat: int | None, chance: Chance) -> None:
        hidden = [t.deck, *(p.hand for p in t.players if p.seat != seat)]
        cards = chance.shuffled(sorted(card for zone in hidden for card in zone))
        for zone in hidden:
            zone[:] = [cards.pop() for _ in zone]


GAME = Sound()
