"""How even Ashes to Ashes is: what is counted. The figures themselves are in docs/balance.md."""

from __future__ import annotations

from typing import Any

import pytest

from walpurgis.engine import Match
from walpurgis.games.ashes.balance import BANDS, medians, shares
from walpurgis.games.ashes.game import GAME
from walpurgis.games.ashes.state import Night


def counted(seats: int, winner: str, *, first: int = 0, turn: int = 9) -> tuple[dict[str, float], dict[str, float]]:
    """What a game counts that began with this seat and was won by that side."""
    match: Match[Any] = Match.new(GAME, seats, 1)
    before: Night = match.state.copy()
    before.active = first
    after = before.copy()
    after.winner, after.turn = winner, turn
    return dict(shares(before, after)), dict(medians(before, after))


def test_a_game_won_by_those_who_began_counts_for_them() -> None:
    assert counted(2, "H")[0] == {"balance-nobody": 0.0, "balance-beginner": 1.0, "balance-humans": 1.0}
    assert counted(2, "V")[0] == {"balance-nobody": 0.0, "balance-beginner": 0.0, "balance-humans": 0.0}
    assert counted(4, "V", first=1)[0]["balance-beginner"] == 1.0


def test_a_game_that_no_faction_won_says_nothing_about_beginning() -> None:
    assert counted(2, "SS")[0] == {"balance-nobody": 1.0}
    assert counted(3, "SS")[0] == {"balance-society": 1.0}
    assert counted(1, "P")[0] == {"balance-escape": 1.0} and counted(1, "G")[0] == {"balance-escape": 0.0}


@pytest.mark.parametrize(("seats", "turns"), [(2, 4.0), (3, 4.0), (6, 1.0)])
def test_whole_turns_of_everybody_are_counted(seats: int, turns: float) -> None:
    assert counted(seats, "H")[1] == {"balance-turns": turns}


def test_every_number_of_players_has_a_band() -> None:
    assert {seats for _, seats in BANDS} == {1, 2, 3, 4, 5, 6}
