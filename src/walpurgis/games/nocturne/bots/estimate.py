"""How likely a seat of Nocturne wins, for bots that think ahead: points, and how good the deck is for those still to come. Weights: data/worth.toml."""

from __future__ import annotations

from walpurgis.engine.scales import Scales

from ..scoring import MISERY_VP
from ..scoring import worth as points_of
from ..state import Kingdom, Player
from ..turn import HAND
from .worth import MERITS, SKETCHES, Deck

SCALES = Scales.of("walpurgis.games.nocturne")
LOOKAHEAD = 10
"""A playout runs for this many turns."""
PROVINCES = 8
DECK = 2.5
"""How much more a better deck yields than the fit says. What cards are good for is only guessed at, and a guess gets less weight in a fit than points, which
are sure: played to the end, purchases differ about so much more than two turns later."""
OF_THE_DECK = ("coins", "merits", "junk", "size", "terminals")


def turn(t: Kingdom) -> int:
    return t.turn


def worth(t: Kingdom, seat: int) -> float:
    """How likely this seat wins."""
    return SCALES.chance({name: DECK * value if name.startswith(OF_THE_DECK) else value for name, value in features(t, seat).items()})


def features(t: Kingdom, seat: int) -> dict[str, float]:
    """By how much the seat is ahead of its strongest rival, early and late in the game."""
    mine = sums(t, t.players[seat])
    rival = max((sums(t, p) for p in t.players if p.seat != seat), key=lambda found: found["points"] + found["coins"])
    lowest = sorted(t.left[pile] for pile in t.supply)[:3]
    left = min(t.left["province"], t.left.get("colony", PROVINCES), sum(lowest)) / PROVINCES
    late = 1 / (1 + PROVINCES * left)
    found = {"points-late": (mine["points"] - rival["points"]) * late, "turns": (rival["turns"] - mine["turns"]) * late}
    for name, value in mine.items():
        if name != "turns":
            found[name] = value - rival[name]
            found[f"{name}-early"] = (value - rival[name]) * left
    return found


def sums(t: Kingdom, p: Player) -> dict[str, float]:
    """What a player has: points, in the average hand coins and what cards are good for, junk, and the hand as it is."""
    deck = Deck(p.cards())
    points = sum(count * points_of(card, deck.cards) for card, count in deck.counts.items()) + p.vp + MISERY_VP * p.misery
    merits = sum(count * max(0.0, MERITS[card]) for card, count in deck.counts.items())
    return {
        "points": points / 6,
        "coins": HAND * deck.rate / 3,
        "merits": HAND * merits / deck.size / 3,
        "junk": deck.junk,
        "size": deck.size / 10,
        "hand": sum(SKETCHES[card].coins for card in p.hand) / 5,
        "terminals": deck.terminals / deck.size * HAND,
        "debt": p.debt / 3,
        "turns": float(p.turns),
    }
