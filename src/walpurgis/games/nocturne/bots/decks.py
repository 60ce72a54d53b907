"""How good it is to own certain cards, learned from many games: a number for each card, early and late, and for what cards do together.

The estimate goes by it (estimate.py). The numbers: data/decks.toml, made by bench/learning.py. They are weights of a logistic regression, so their sum, one
player's less another's, is the logarithm of the odds to win.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from walpurgis.engine.toml_facts import facts

from ..facts import CARDS
from ..scoring import MISERY_VP
from ..scoring import worth as points_of
from ..state import Player
from ..turn import HAND
from .worth import SKETCHES

PROVINCES = 8
WHOLE = ("points", "size", "riches", "reach", "crowd", "debt")
"""What is counted of a deck as a whole: points, cards, coins squared (a rich hand buys what two poor ones cannot), coins times cards drawn, terminal Actions in
each other's way, and debt."""
NOTHING = (0.0, 0.0, 0.0)


class Stage(NamedTuple):
    """How far the game has come."""

    left: float
    """1 at the beginning, 0 at the end, by the Provinces or the lowest piles."""
    late: float
    """Small at the beginning, 1 at the end, most of it in the last turns."""

    @classmethod
    def of(cls, left: Mapping[str, int], supply: Iterable[str]) -> Stage:
        lowest = sorted([left[pile] for pile in supply])[:3]
        part = min(left["province"], left.get("colony", PROVINCES), sum(lowest)) / PROVINCES
        return cls(part, 1 / (1 + PROVINCES * part))


class Weights(NamedTuple):
    """What was learned."""

    cards: Mapping[str, tuple[float, float, float]]
    """For each card in the average hand: at any time, early besides, and for the first of its kind besides."""
    whole: Mapping[str, tuple[float, float, float]]
    """For what is counted of the whole deck: at any time, early and late besides."""

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Weights:
        """As they are kept in data/decks.toml."""

        def triples(of: Mapping[str, list[float]]) -> dict[str, tuple[float, float, float]]:
            return {name: (one, two, three) for name, (one, two, three) in of.items()}

        return cls(triples(data["cards"]), triples(data["whole"]))


class Holding:
    """What a player owns, summed up."""

    __slots__ = ("counts", "debt", "draws", "money", "points", "size", "terminals")

    def __init__(self, p: Player) -> None:
        cards = p.cards()
        self.size, self.counts, self.debt = len(cards), Counter(cards), p.debt
        money = draws = 0.0
        terminals = 0
        for card, count in self.counts.items():
            sketch = SKETCHES[card]
            money += count * sketch.coins
            draws += count * sketch.draws
            terminals -= count * sketch.spare
        self.money, self.draws, self.terminals = money, draws, terminals
        self.points = points_of_player(p, cards, self.counts)

    def whole(self) -> dict[str, float]:
        """What is counted of the whole deck, in the order of WHOLE."""
        hands = HAND / max(1, self.size)
        coins = hands * self.money / 5
        return {
            "points": self.points / 6,
            "size": self.size / 10,
            "riches": coins * coins,
            "reach": coins * hands * self.draws,
            "crowd": (hands * max(0, self.terminals)) ** 2,
            "debt": self.debt / 3,
        }

    def value(self, weights: Weights, stage: Stage) -> float:
        """How good it is to own all that."""
        left, late = stage
        known, total = weights.cards, 0.0
        for card, count in self.counts.items():
            each, early, first = known.get(card, NOTHING)
            total += count * (each + early * left) + first
        total *= HAND / max(1, self.size)
        for name, much in self.whole().items():
            if much:
                each, early, last = weights.whole[name]
                total += much * (each + early * left + last * late)
        return total

    def features(self, stage: Stage) -> dict[str, float]:
        """The same as `value`, without weights: what there is to be weighed, by name and time."""
        found, hands = dict[str, float](), HAND / max(1, self.size)
        for card, count in self.counts.items():
            found |= {f"{card}|each": hands * count, f"{card}|early": hands * count * stage.left, f"{card}|first": hands}
        for name, much in self.whole().items():
            found |= {f"{name}|each": much, f"{name}|early": much * stage.left, f"{name}|late": much * stage.late}
        return found


def points_of_player(p: Player, cards: list[str], counts: Mapping[str, int]) -> int:
    """What a player who owns these cards would score now."""
    return p.vp + MISERY_VP * p.misery + sum([count * points_of(card, cards) for card, count in counts.items() if card in SCORING])


SCORING = frozenset(card for card, known in CARDS.items() if known.vp or known.worth_of)
"""Cards that bring points or cost some."""
WEIGHTS = Weights.read(facts("walpurgis.games.nocturne", "decks"))
