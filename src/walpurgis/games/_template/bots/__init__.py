"""Rules of thumb for Candles: what `walpurgis play` and the arena call `thumb`. With `worth` and `turn` it can be played by `search`, too;
with `counted`, hints say why."""

from __future__ import annotations

from math import exp

from walpurgis.engine import Answer, Chance, Sight

from ..state import Room

LOOKAHEAD = 4
"""A playout runs for this many rounds, then `worth` says how it stands."""


def thumb(sight: Sight, dice: Chance) -> Answer:
    """Play the highest card; the candle is lit by whoever shows the most."""
    return max((choice.key for choice in sight.offer.choices), key=int)


def turn(t: Room) -> int:
    return t.round


def worth(t: Room, seat: int) -> float:
    """How likely this seat wins: by the candles it has, and a little by its cards, beside what the others have."""
    standings = [exp(1.2 * p.candles + 0.2 * sum(int(card) for card in p.hand) / 13) for p in t.players]
    return standings[seat] / sum(standings)


def counted(t: Room, seat: int) -> dict[str, float]:
    """What players count: candles ahead of the others, and what is left in hand. How much it matters: data/reasons.toml; how it is said: text/."""
    me = t.players[seat]
    return {
        "candles": float(me.candles - max(p.candles for p in t.players if p.seat != seat)),
        "cards": float(sum(int(card) for card in me.hand)),
    }
