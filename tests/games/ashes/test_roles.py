"""Bots compared in a role that not everybody has."""

from __future__ import annotations

import pytest

from walpurgis.games.ashes.bench.roles import SEATS, Deal, report, won


@pytest.mark.parametrize("role", SEATS)
def test_a_deal_is_played_the_same_way_each_time(role: str) -> None:
    deal = Deal(role, "random", 7)
    assert won(deal) == won(deal)


def test_whoever_plays_the_role_matters() -> None:
    """Alone, thumb comes home in a deal that random loses."""
    assert won(Deal("alone", "thumb", 97009)) and not won(Deal("alone", "random", 97009))


def test_the_report_counts_deals_that_only_one_has_won() -> None:
    lines = report(["one", "other"], [[True, True, True, False], [False, True, False, False]])
    assert lines[0].startswith("one: 3 of 4 won, 75%")
    assert lines[-1] == "only one: 2, only other: 0, p = 0.5"
