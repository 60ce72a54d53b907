"""Ashes to Ashes in the arena."""

from __future__ import annotations

from walpurgis.arena import run


def test_a_bot_plays_alone_and_may_lose() -> None:
    found = run("ashes", ["random"], games=3, seed=1)
    (standing,) = found.standings
    assert (standing.games, found.broken_off, found.faults) == (3, 0, [])
    assert standing.wins + found.unwon == 3
    assert found.unwon > 0
