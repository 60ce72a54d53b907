"""The moment that pictures of Ashes to Ashes show: seat 1 can go several ways on a board full of paths. See tools/pictures.py."""

from __future__ import annotations

from typing import Any

from walpurgis.engine import Match

SEATS, SEEDS, OPTIONS = 2, range(1, 100), dict[str, Any]()
SHOTS = {"ashes": (1440, 900, "en-GB")}
"""The pictures in the browser by their name: width, height, language."""


def there(match: Match[Any], seat: int) -> bool:
    """Whether the moment has come; this seat is asked."""
    offer = match.offer(seat)
    return offer is not None and len(match.state.tiles) > 16 and offer.prompt == "step" and len(offer.choices) > 3
