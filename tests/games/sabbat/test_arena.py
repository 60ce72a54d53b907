"""Sabbat Magica in the arena."""

from __future__ import annotations

from walpurgis.arena import Tournament, play_all


def test_scores_and_places_belong_to_the_bot_wherever_it_sits() -> None:
    """The thumb of Sabbat Magica beats any random bot, from either seat."""
    outcomes = play_all(Tournament.of("sabbat", ["thumb", "random"], games=4, seed=1)).outcomes
    assert [outcome.sits for outcome in outcomes] == [[0, 1], [1, 0], [0, 1], [1, 0]]
    assert all(outcome.scores[0] > outcome.scores[1] + 20 and outcome.places == [1, 2] for outcome in outcomes)
