"""What `walpurgis arena ashes --laws` looks at notices what is wrong."""

from __future__ import annotations

from walpurgis.engine import Match
from walpurgis.games.ashes.invariants import broken


def test_a_lost_card_a_lost_tile_and_a_ghost_on_the_board_are_noticed() -> None:
    t = Match.new("ashes", 2, 1).state
    before = t.copy()
    assert list(broken(before, t)) == []
    t.players[0].hand = t.players[0].hand[1:]
    t.supply[next(iter(t.supply))] -= 1
    t.standing["nowhere"] = "X"
    told = [sentence.partition(":")[0] for sentence in broken(before, t)]
    assert told == ["who stands where does not agree", "tiles have come or gone", "cards have come or gone"]


def test_points_end_at_zero_or_below_only_with_the_night() -> None:
    """A loss is applied in full, so the side that falls may end below zero; before the end nobody stands there. [AA-AT-9, AA-EN-2]"""
    t = Match.new("ashes", 2, 1).state
    before = t.copy()
    t.factions["V"].points = -1
    assert list(broken(before, t)) == ["V has -1 points"]
    t.winner = "H"
    assert list(broken(before, t)) == []
    t.factions["V"].points = 21
    assert list(broken(before, t)) == ["V has 21 points"]
