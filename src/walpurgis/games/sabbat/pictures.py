"""The moment that pictures of Sabbat Magica show: rules of thumb play until seat 1 is about to move a ghost in the third round. See tools/pictures.py."""

from __future__ import annotations

from typing import Any

from walpurgis.engine import Match

SEATS, SEEDS, OPTIONS = 3, range(11, 12), {"peoples": "GRB"}
SHOTS = {"table": (1440, 900, "en-GB"), "phone": (390, 844, "de-DE")}
"""The pictures in the browser by their name: width, height, language."""
TERMINAL = {"terminal": 70}
"""The pictures in the terminal by their name: after how many answers."""


def there(match: Match[Any], seat: int) -> bool:
    """Whether the moment has come; this seat is asked."""
    return bool(match.state.round == 3 and match.asks[seat].prompt == "ghosts")
