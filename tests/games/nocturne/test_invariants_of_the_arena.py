"""What `walpurgis arena nocturne --laws` looks at notices what is wrong."""

from __future__ import annotations

from walpurgis.engine import Match
from walpurgis.games.nocturne.invariants import broken


def test_a_card_from_nowhere_and_a_lost_boon_are_noticed() -> None:
    t = Match.new("nocturne", 2, 1, {"kingdom": "midnight"}).state
    before = t.copy()
    assert list(broken(before, t)) == []
    t.players[0].hand += ("gold",)
    t.boon_deck = t.boon_deck[1:]
    t.players[1].debt = -1
    told = [sentence.partition(":")[0] for sentence in broken(before, t)]
    assert told == ["cards have come or gone", "Boons have come or gone", "seat 1 has -1 debt, 0 tokens and misery 0"]
