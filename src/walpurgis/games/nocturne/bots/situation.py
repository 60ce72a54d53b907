"""How a player of Nocturne stands at a question, in numbers: what learned habits (policy.py) look at. All of it is known to the seat that is asked, who has
counted which cards everybody owns.
"""

from __future__ import annotations

from collections import Counter

from ..facts import CARDS
from ..state import Kingdom
from .decks import Stage, points_of_player
from .worth import SKETCHES, THINS

MOST = 6
"""More copies of a card than that count no more."""
COMMON = (
    "always", "provinces", "late", "turns", "first-turns", "early", "piles", "lead", "lead-late", "ahead", "ahead-late", "size", "rate", "money", "crowd",
    "drawing", "junk", "coins", "buys", "actions", "rival-size", "rival-rate", "hand", "hand-coins", "hand-terminals", "hand-draws", "buying", "gained",
    "woods", "deluded", "misery", "empty", "extra", "villages", "draws", "thinning", "more-buys",
)  # fmt: skip
"""What is always looked at, in the order of `Situation.common`. The last four say what the kingdom has."""


class Situation:
    """How a seat stands."""

    __slots__ = ("common", "owned", "tally")

    def __init__(self, t: Kingdom, seat: int) -> None:
        me = t.players[seat]
        tallies = [Tally(p.cards()) for p in t.players]
        points = [points_of_player(p, tally.cards, tally.counts) for p, tally in zip(t.players, tallies, strict=True)]
        rival = max((p.seat for p in t.players if p is not me), key=points.__getitem__)
        mine, theirs, hand = tallies[seat], tallies[rival], Tally([*me.hand])
        late = Stage.of(t.left, t.supply).late
        lead = max(-2.0, min(2.0, (points[seat] - points[rival]) / 10))
        self.tally = mine
        """What the seat owns."""
        self.owned = {card: min(count, MOST) / 3 for card, count in mine.counts.items()}
        """For each card in the deck how many of it there are; three are 1."""
        self.common = [
            1.0,
            t.left["province"] / 8,
            late,
            min(me.turns, 20) / 10,
            float(me.turns <= 2),
            float(me.turns <= 5),
            min(sum(sorted([t.left[pile] for pile in t.supply])[:3]), 12) / 6,
            lead,
            lead * late,
            float(lead > 0),
            2 * late * (lead > 0),
            mine.size / 20,
            2 * mine.coins / mine.size,
            mine.coins / 15,
            5 * mine.terminals / mine.size,
            2.5 * mine.draws / mine.size,
            (mine.counts["copper"] + mine.counts["curse"] + mine.counts["estate"]) / mine.size,
            t.coins / 8,
            t.buys - 1.0,
            min(t.actions, 4) - 1.0,
            theirs.size / 20,
            2 * theirs.coins / theirs.size,
            len(me.hand) / 5,
            hand.coins / 5,
            hand.terminals,
            hand.draws / 2,
            float(t.phase == "buy"),
            me.gained / 2,
            float(t.woods == seat),
            float(me.delusion != ""),
            float(me.misery),
            t.empty_piles() / 2,
            float(t.extra),
            *_kingdom(t),
        ]


class Tally:
    """Cards, summed up by what playing them yields."""

    __slots__ = ("cards", "coins", "counts", "draws", "size", "terminals")

    def __init__(self, cards: list[str]) -> None:
        self.cards, self.size, self.counts = cards, max(1, len(cards)), Counter(cards)
        coins = draws = spare = 0.0
        for card, count in self.counts.items():
            sketch = SKETCHES[card]
            coins += count * sketch.coins
            draws += count * sketch.draws
            spare += count * sketch.spare
        self.coins, self.draws, self.terminals = coins, draws, max(0.0, -spare)


def _kingdom(t: Kingdom) -> list[float]:
    """Whether there are villages, cards that draw, that thin the deck and that allow more purchases."""
    there = [card for card in t.on_top() if card in SKETCHES]
    return [
        float(any(SKETCHES[card].spare > 0 and CARDS[card].is_action for card in there)),
        float(any(SKETCHES[card].draws >= 2 for card in there)),
        float(any(card in THINS for card in there)),
        float(any(CARDS[card].buys for card in there)),
    ]
