"""What cards are worth to a bot of Nocturne, in coins a turn. The numbers of a card come from its facts; what its text adds is estimated here, in one table.

A card takes the place of another one in the hand: it must yield more than the average card of the deck. Terminal Actions get into each other's way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import exp
from typing import TYPE_CHECKING, NamedTuple

from ..facts import CARDS
from ..turn import HAND

if TYPE_CHECKING:
    from ..view import Seen

TEXT: dict[str, tuple[float, float, float]] = {
    "druid": (0, 0, 1.3),
    "guardian": (0, 1, 0.2),
    "pixie": (0, 0, 0.6),
    "tracker": (0, 0, 1.0),
    "changeling": (0, 0, 1.0),
    "fool": (0, 0, 2.2),
    "ghost-town": (1, 0, 0.3),
    "leprechaun": (0, 0, 2.1),
    "night-watchman": (0, 0, 1.6),
    "secret-cave": (0, 0, 0.4),
    "bard": (0, 0, 1.0),
    "conclave": (0, 0, 0.2),
    "devils-workshop": (0, 0, 2.4),
    "necromancer": (0, 0, 1.8),
    "shepherd": (1.2, 0, 0),
    "cobbler": (0, 0, 2.6),
    "crypt": (1.0, 0, 1.5),
    "cursed-village": (1.5, 0, 0),
    "den-of-sin": (2, 0, 0),
    "idol": (0, 0, 1.3),
    "pooka": (3.0, 0, -1.0),
    "sacred-grove": (0, 0, 0.7),
    "tormentor": (0, 0, 0.5),
    "vampire": (0, 0, 2.4),
    "werewolf": (2.6, 0, 0.5),
    "raider": (0, 3, 0.4),
    "cursed-gold": (0, -1.2, 0),
    "lucky-coin": (0, 0, 1.0),
    "goat": (0, 0, 0.3),
    "imp": (0, 0, 0.4),
    "ghost": (0, 0, 2.0),
    "wish": (0, 0, 3.0),
    "bat": (0, 0, 1.5),
    "zombie-apprentice": (0, 0, 0.1),
    "zombie-mason": (0, 0, 0.8),
    "zombie-spy": (0, 0, 0.3),
    "cellar": (0.6, 0, 0.6),
    "harbinger": (0, 0, 0.3),
    "merchant": (0, 0.6, 0),
    "vassal": (0, 0, 0.3),
    "workshop": (0, 0, 1.2),
    "bureaucrat": (0, 0, 2.5),
    "militia": (0, 0, 1.0),
    "throne-room": (0, 0, 1.2),
    "bandit": (0, 0, 2.4),
    "council-room": (0, 0, -0.8),
    "library": (2.4, 0, 0),
    "mine": (0, 0, 2.3),
    "witch": (0, 0, 2.0),
    "artisan": (0, 0, 3.4),
    "haven": (0, 0, 0.2),
    "caravan": (1, 0, 0),
    "merchant-ship": (0, 1.4, 0),
    "outpost": (1.8, 0, 0),
    "tactician": (0, 0, 2.0),
    "archive": (2.0, 0, 0),
    "catapult": (0, 0, 0.5),
    "engineer": (0, 0, 1.4),
    "opulent-castle": (0, 2, 0),
    "forum": (-1.0, 0, 0.3),
    "groundskeeper": (0, 0, 0.2),
    "settlers": (0, 0.4, 0),
    "chariot-race": (1, 0.4, 0.2),
}
"""What the text of a card yields each time: cards, coins, and all the rest as coins."""

THINS = {
    "chapel": 3.0,
    "monastery": 1.2,
    "exorcist": 2.1,
    "temple": 2.4,
    "moneylender": 2.6,
    "remodel": 2.2,
    "sentry": 0.8,
    "sacrifice": 2.2,
    "catapult": 0.8,
    "bat": 1.0,
}
"""What cards that thin the deck yield besides, as long as there is junk in it."""
ON_GAIN = {
    "skulk": 1.8,
    "cursed-village": -0.4,
    "rocks": 0.9,
    "blessed-village": 0.4,
    "haunted-castle": 1.8,
    "crumbling-castle": 1.2,
    "temple": 0.2,
    "forum": 0.1,
}
"""What a card yields once, when it is gained."""
CURSES = {"witch": 1.6, "idol": 0.6, "catapult": 0.2}
"""How much of a card is lost when the Curses are gone."""
ONE_WILL_DO = (
    "artisan", "bureaucrat", "catapult", "chapel", "conclave", "devils-workshop", "exorcist", "fool", "leprechaun", "mine", "moneylender", "monastery",
    "night-watchman", "outpost", "pooka", "remodel", "sacrifice", "tactician", "temple", "tormentor",
)  # fmt: skip
LIMIT = dict.fromkeys(ONE_WILL_DO, 1) | {"crypt": 2, "witch": 2}
"""Of which cards more are not wanted."""
NOT_TERMINAL = ("werewolf", "imp", "necromancer")
"""Actions without +Action that play another one, or can wait for the Night."""
CROWNS = ("province", "colony")
"""The piles whose end is the end of the game."""
ALL_JUNK = 0.8
"""So much of a deck is junk at most, at the beginning."""
MONEY = 15.0
"""A deck with fewer coins takes a Gold before the first Province."""
BEST_RATE = 1.6
"""More than that the average card of a deck will not yield for long, with the Provinces to come."""
PROMISE = 0.25
"""How much better than now the average card of the deck will be."""
SPARE = 0.7
"""What an Action to spare is worth where it is needed."""
THRIFT = 6.0
"""Coppers are trashed only while this many coins are left."""
LASTING = (0.1, 0.1, 0.2, 0.4, 0.6, 0.9, 1.0, 1.0, 1.0)
"""How much of what a card yields each turn it can still yield, with this many rounds to come."""
POINT = (1.6, 1.5, 1.2, 0.9, 0.85, 0.6, 0.25, 0.12, 0.05)
"""What a point is worth with this many rounds to come."""


class Sketch(NamedTuple):
    """What playing a card yields, roughly."""

    draws: float
    coins: float
    rest: float
    spare: int
    """Actions left over after it was played: -1 for a terminal Action."""

    @property
    def merit(self) -> float:
        return self.draws * 1.1 + self.coins + self.rest


def _sketch(card: str) -> Sketch:
    known = CARDS[card]
    draws, coins, rest = TEXT.get(card, (0, 0, 0))
    spare = known.actions - 1 if known.is_action and card not in NOT_TERMINAL else 0
    return Sketch(known.cards + draws, known.coins + coins, rest + 0.3 * known.buys + THINS.get(card, 0), spare)


SKETCHES = {card: _sketch(card) for card in CARDS}
MERITS = {card: sketch.merit for card, sketch in SKETCHES.items()}


class Deck:
    """The cards a player owns, summed up."""

    __slots__ = ("cards", "counts", "crowd", "junk", "money", "rate", "size", "terminals")

    def __init__(self, cards: list[str]) -> None:
        self.cards, self.size, self.counts = cards, len(cards) or 1, Counter(cards)
        money, terminals = 0.0, 0
        for card, count in self.counts.items():
            sketch = SKETCHES[card]
            money += count * sketch.coins
            terminals -= count * sketch.spare
        self.money = money
        self.rate = money / self.size
        self.terminals = max(0, terminals)
        """Terminal Actions that no other card has an Action for."""
        self.crowd = HAND * self.terminals / self.size
        """How many of them are in the average hand."""
        self.junk = sum(self.counts[card] for card in ("curse", "estate", "copper")) / self.size


class Plan:
    """Where a player stands: one's own deck, how long the game will last, and so what each card is worth now."""

    __slots__ = ("_deck", "_owned", "horizon", "left", "limit")

    def __init__(self, seen: Seen, owned: Callable[[], list[str]]) -> None:
        self._owned = owned
        self._deck: Deck | None = None
        players = len(seen.players)
        self.left = {pile.card: pile.left for pile in seen.supply}
        self.limit = 3 if players < 5 else 4
        """How many empty piles end the game."""
        provinces = 2 * min(self.left["province"], self.left.get("colony", 99)) // players
        lowest = sum(sorted(self.left.values())[: self.limit])
        self.horizon = min(provinces, 1 + 2 * lowest // players, len(POINT) - 1)
        """About how many more rounds there are, by the Provinces and by the piles that are lowest."""

    @property
    def deck(self) -> Deck:
        """Counted when it first matters."""
        if self._deck is None:
            self._deck = Deck(self._owned())
        return self._deck

    def worth(self, card: str) -> float:
        """What it is worth to gain this card now; a coin a turn is 1."""
        if card in UNWANTED:
            return UNWANTED[card]
        if card in CROWNS:
            return self.crowning(card)
        if card == "estate" and self.horizon > 4:
            return -0.3
        known, deck = CARDS[card], self._deck or self.deck
        rate = min(deck.rate, BEST_RATE) + PROMISE
        value = self.in_play(card, deck, rate) if known.is_action or known.is_treasure or known.is_night else 0.0
        value = (value + ON_GAIN.get(card, 0.0) - rate) * LASTING[self.horizon]
        points = known.vp + (known.worth_of([*deck.cards, card]) if known.worth_of else 0)
        return value + points * POINT[self.horizon] - 0.3 * known.debt

    def crowning(self, card: str) -> float:
        """Province and Colony come first, as soon as the deck can bear them."""
        return 20.0 + CARDS[card].vp if self.horizon <= 4 or self.deck.money >= MONEY else 0.5

    def in_play(self, card: str, deck: Deck, rate: float) -> float:
        """What it yields when it comes to hand."""
        sketch = SKETCHES[card]
        value = sketch.draws * rate + sketch.coins + sketch.rest
        if card in THINS:
            value -= THINS[card] * (1 - min(1.0, deck.junk / ALL_JUNK))
        if card in CURSES and not self.left["curse"]:
            value -= CURSES[card]
        if sketch.spare < 0:
            value *= exp(-deck.crowd)
        elif sketch.spare:
            value += SPARE * sketch.spare * min(1.0, max(0.0, deck.terminals - deck.size / 10))
        if card in LIMIT and deck.counts[card] >= LIMIT[card]:
            value *= 0.2
        return value

    def event(self, event: str) -> float:
        """What it is worth to buy an Event."""
        return EVENT_WORTH[event](self)

    def banquet(self) -> float:
        """The best card it can yield, with two Coppers."""
        best = max((self.worth(card) for card, left in self.left.items() if left and CARDS[card].cost <= 5 and not CARDS[card].is_victory), default=0.0)
        return best - 2 * max(0.0, self.deck.rate + PROMISE - 1) - 0.8

    def rubbish(self, card: str) -> float:
        """How glad one would be to be rid of a card; above 0, it should go."""
        if card == "curse":
            return 3.0
        if card == "estate":
            return 1.5 if self.horizon > 3 and "shepherd" not in self.left else -1.0
        if card == "copper":
            return 0.7 if self.horizon > 2 and self.deck.money > THRIFT else -0.3
        known = CARDS[card]
        return -0.5 - known.cost - 2 * max(0, known.vp)


UNWANTED = {"copper": -0.6, "curse": -2.0}
"""What is never gained by choice."""
EVENT_WORTH: dict[str, Callable[[Plan], float]] = {"banquet": Plan.banquet}
