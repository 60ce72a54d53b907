"""What players of Nocturne count, for hints that say why. How much each matters: data/reasons.toml; how it is said: text/*-minds.ftl."""

from __future__ import annotations

from ..scoring import MISERY_VP
from ..scoring import worth as points_of
from ..state import Kingdom, Player
from ..turn import HAND
from .worth import MERITS, SKETCHES, Deck


def counted(t: Kingdom, seat: int) -> dict[str, float]:
    """Points ahead of the strongest rival; in the average hand coins, what other cards do, and junk."""
    me = t.players[seat]
    rival = max((p for p in t.players if p is not me), key=points)
    deck, theirs = Deck(me.cards()), Deck(rival.cards())
    return {
        "points": points(me) - points(rival),
        "coins": HAND * (deck.rate - theirs.rate),
        "deeds": deeds(deck) - deeds(theirs),
        "junk": HAND * (theirs.junk - deck.junk),
    }


def points(p: Player) -> float:
    cards = p.cards()
    return float(sum(points_of(card, cards) for card in cards) + p.vp + MISERY_VP * p.misery)


def deeds(deck: Deck) -> float:
    """What the cards of an average hand do besides making coins, in coins."""
    return HAND * sum(count * max(0.0, MERITS[card] - SKETCHES[card].coins) for card, count in deck.counts.items()) / deck.size
