"""What `walpurgis balance ashes` counts: who wins, whether it helps to begin, how many turns everybody has. The figures are in docs/balance.md."""

from __future__ import annotations

from collections.abc import Iterator

from .facts import SOCIETY
from .state import Night

SEATS = (2, 4, 6, 3, 5, 1)
BANDS = {
    **{("balance-beginner", seats): (0.45, 0.55) for seats in (2, 4, 6)},
    **{("balance-nobody", seats): (0.0, 0.08) for seats in (2, 4, 6)},
    **{("balance-society", seats): (0.28, 0.40) for seats in (3, 5)},
    ("balance-escape", 1): (0.20, 0.40),
    ("balance-turns", 6): (3.0, 10.0),
}


def shares(before: Night, after: Night) -> Iterator[tuple[str, float]]:
    """Those who begin, of the games that a faction won; the Society; nobody, where no player is the Society; alone, the escapes."""
    if after.alone:
        yield "balance-escape", float(after.winner == "P")
        return
    yield "balance-nobody" if after.society is None else "balance-society", float(after.winner == SOCIETY)
    if after.winner != SOCIETY:
        yield "balance-beginner", float(after.winner == before.me.side)
        yield "balance-humans", float(after.winner == "H")


def medians(before: Night, after: Night) -> Iterator[tuple[str, float]]:
    """How many turns everybody has had at least."""
    if not after.alone:
        yield "balance-turns", float(after.turn // after.in_turn)
