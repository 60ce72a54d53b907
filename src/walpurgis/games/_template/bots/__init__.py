"""Rules of thumb for Candles: what `walpurgis play` and the arena call `thumb`."""

from __future__ import annotations

from walpurgis.engine import Answer, Chance, Sight


def thumb(sight: Sight, dice: Chance) -> Answer:
    """Play the highest card; the candle is lit by whoever shows the most."""
    return max((choice.key for choice in sight.offer.choices), key=int)
