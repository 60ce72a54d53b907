"""The moment that pictures of Sorcery show: seat 1 moves a warrior and can reach several opponents. See tools/pictures.py."""

from __future__ import annotations

from typing import Any

from walpurgis.engine import Match

CULTISTS = "200:BLO3+B2(P16.P32.P21.P04),BLO2+B1(P16.P32.P04),3xBLO1,APO1,2xNIN1"
SEATS, SEEDS, OPTIONS = 2, range(1, 100), {"table": "crossroads", "armies": f"{CULTISTS};A5"}
"""Eight warriors and seven."""
SHOTS = {"sorcery": (1440, 900, "en-GB")}
"""The pictures in the browser by their name: width, height, language."""
CLICK = '.board [role=option][data-key$="/rear"]'
"""A move into contact is looked at, with all it leads to."""


def there(match: Match[Any], seat: int) -> bool:
    """Whether the moment has come; this seat is asked."""
    offer = match.offer(seat)
    if offer is None or offer.prompt != "path" or match.state.round < 2:
        return False
    return len([choice for choice in offer.choices if choice.key.startswith("hit:")]) > 3
