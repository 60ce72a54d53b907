"""The moment that pictures of Nocturne show: seat 1 has an Action to play in a later turn, with Durations lying there. See tools/pictures.py."""

from __future__ import annotations

from typing import Any

from walpurgis.engine import Match

SEATS, SEEDS, OPTIONS = 2, range(6, 7), {"kingdom": "midnight"}
SHOTS = {"nocturne": (1440, 1000, "en-GB")}
"""The pictures in the browser by their name: width, height, language."""


def there(match: Match[Any], seat: int) -> bool:
    """Whether the moment has come; this seat is asked."""
    return bool(match.state.turn > 16 and match.asks[seat].prompt == "action" and match.state.players[seat].play)
