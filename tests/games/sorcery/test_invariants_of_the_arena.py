"""What `walpurgis arena sorcery --laws` looks at notices what is wrong."""

from __future__ import annotations

from walpurgis.engine import Match
from walpurgis.games.sorcery.invariants import broken


def test_actions_below_none_are_noticed() -> None:
    t = Match.new("sorcery", 2, 1).state
    before = t.copy()
    assert list(broken(before, t)) == []
    t.actions = -1
    assert list(broken(before, t)) == ["there are -1 actions left"]
