"""The numbers by which a bot of Nocturne buys. `Taste()` is that of thumb, set by hand; that of a bot that thinks was learned from self-play.

What is learned is kept as steps away from thumb (data/learned.toml), so that nothing learned is thumb. `tools/learn_habits.py` finds them with the help of
`steps` and `player`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import exp
from typing import TYPE_CHECKING, NamedTuple

from walpurgis.engine.toml_facts import facts

from ..facts import KINGDOMS

if TYPE_CHECKING:
    from ..state import Kingdom

Steps = Mapping[str, float]
"""How far each number is from thumb's: `promise`, or a card, or `smithy#` for each further one of a card. One is a large step for all of them."""
PREFERENCES = ("money", "best-rate", "promise", "draw", "crowd", "spare", "thrift", "lasting", "point", "point-early")
NOTHING = (0.0, 0.0)


class Taste(NamedTuple):
    """What somebody likes to buy."""

    money: float = 15.0
    """A deck with fewer coins takes a Gold before the first Province."""
    best_rate: float = 1.6
    """More than that the average card of a deck will not yield for long, with the Provinces to come."""
    promise: float = 0.25
    """How much better than now the average card of the deck will be."""
    draw: float = 0.0
    """What a card drawn is worth besides what the average card yields."""
    crowd: float = 1.0
    """How much terminal Actions get into each other's way."""
    spare: float = 0.7
    """What an Action to spare is worth where it is needed."""
    thrift: float = 6.0
    """Coppers are trashed only while this many coins are left."""
    lasting: tuple[float, ...] = (0.1, 0.1, 0.2, 0.4, 0.6, 0.9, 1.0, 1.0, 1.0)
    """How much of what a card yields each turn it can still yield, with this many rounds to come."""
    point: tuple[float, ...] = (1.6, 1.5, 1.2, 0.9, 0.85, 0.6, 0.25, 0.12, 0.05)
    """What a point is worth with this many rounds to come."""
    more: Mapping[str, tuple[float, float]] = {}
    """What a card is worth besides, and each further one of it."""

    @classmethod
    def stepped(cls, steps: Steps) -> Taste:
        """The taste that is this many steps away from thumb's."""

        def step(name: str) -> float:
            return steps.get(name, 0.0)

        usual = cls()
        cards = {name.rstrip("#") for name in steps if name not in PREFERENCES}
        return cls(
            money=usual.money + 6 * step("money"),
            best_rate=usual.best_rate + 0.5 * step("best-rate"),
            promise=usual.promise + 0.25 * step("promise"),
            draw=usual.draw + 0.3 * step("draw"),
            crowd=usual.crowd * exp(0.7 * step("crowd")),
            spare=usual.spare * exp(step("spare")),
            thrift=usual.thrift * exp(0.5 * step("thrift")),
            lasting=tuple(part ** exp(0.7 * step("lasting")) for part in usual.lasting),
            point=tuple(value * exp(0.5 * step("point") + 0.15 * (rounds - 3) * step("point-early")) for rounds, value in enumerate(usual.point)),
            more={card: (step(card), 0.5 * step(f"{card}#")) for card in sorted(cards)},
        )

    def extra(self, card: str, owned: int) -> float:
        """What a card is worth besides, to somebody who has so many of it."""
        first, each = self.more.get(card, NOTHING)
        return first + each * min(owned, 4)


THUMB = Taste()
LEARNED_STEPS: Steps = facts("walpurgis.games.nocturne", "learned")["steps"]
LEARNED = Taste.stepped(LEARNED_STEPS)
_OF_THE_BOOK = frozenset(frozenset(kingdom["cards"]) for kingdom in KINGDOMS.values())


@lru_cache(maxsize=64)
def taste_in(supply: tuple[str, ...]) -> Taste:
    """The best taste known for these piles. For the kingdoms of the book thumb's numbers were set by hand, and nothing better was learned there."""
    return THUMB if any(kingdom <= {*supply} for kingdom in _OF_THE_BOOK) else LEARNED


NEVER_LEARNED = ("copper", "curse", "estate", "province", "colony")


def learnable(t: Kingdom) -> list[str]:
    """Everything that can be learned in a game with these piles."""
    cards = [card for card in t.supply if card not in NEVER_LEARNED]
    return [*PREFERENCES, *cards, *(f"{card}#" for card in cards if card != "duchy")]
