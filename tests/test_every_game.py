"""The conformance suite: every law holds for every game that is found, with every number of players. See docs/laws.md."""

from __future__ import annotations

import pytest

from tests.laws import LAWS
from walpurgis.engine import games

TABLES = [(name, seats) for name, game in games().items() for seats in game.seats]
SEEDS = (1, 2)


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("law", LAWS)
def test_the_law_holds(law: str, name: str, seats: int) -> None:
    for seed in SEEDS:
        LAWS[law](games()[name], seats, seed)


def test_the_template_and_at_least_one_game_are_found() -> None:
    assert "template" in games()
    assert len(games()) >= 2
