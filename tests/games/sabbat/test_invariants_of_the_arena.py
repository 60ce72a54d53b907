"""What `walpurgis arena sabbat --laws` looks at notices what is wrong."""

from __future__ import annotations

from walpurgis.engine import Match
from walpurgis.games.sabbat.invariants import broken


def test_a_lost_ghost_and_a_debt_are_noticed() -> None:
    t = Match.new("sabbat", 2, 1).state
    before = t.copy()
    assert list(broken(before, t)) == []
    t.players[0].graveyard -= 1
    t.players[1].h1[next(iter(t.players[1].h1))] = -1
    t.gates = t.gates[1:]
    assert list(broken(before, t)) == ["seat 0 has 6 ghosts instead of 7", "seat 1 owes something", "gates have come or gone"]
