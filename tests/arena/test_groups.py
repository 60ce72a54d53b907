"""What games name for the arena's report: groups that can be said in every language, and who begins."""

from __future__ import annotations

import pytest

from walpurgis.arena import Tournament, play_all
from walpurgis.arena.belonging import groups_of
from walpurgis.engine import game_named, games
from walpurgis.words import LANGUAGES, speaker

GROUPED = [name for name, game in games().items() if groups_of(game) is not None]


@pytest.mark.parametrize("name", GROUPED)
def test_groups_are_counted_for_every_seat_and_can_be_said(name: str) -> None:
    outcomes = play_all(Tournament.of(name, ["random", "random"], games=2, seed=1)).outcomes
    for outcome in outcomes:
        assert {seat for seat, _, _ in outcome.groups} == {0, 1}
        assert outcome.first in (0, 1)
        for language in LANGUAGES:
            say = speaker(language, game_named(name))
            assert all(say.text(group) and say.text(member) for _, group, member in outcome.groups)
    assert outcomes[0].sits[outcomes[0].first or 0] == outcomes[1].sits[outcomes[1].first or 0], "the same deal begins with the same seat"


def test_games_that_name_groups_are_found() -> None:
    assert GROUPED
