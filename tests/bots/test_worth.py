"""The estimates of all games: probabilities, whose weights are data that says how it was made."""

from __future__ import annotations

import importlib
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from tests.bots.test_search import questions
from walpurgis.bots import bot_named
from walpurgis.bots.brought import guide_of
from walpurgis.bots.worlds import PossibleWorld
from walpurgis.engine import Chance, Match, game_named, games
from walpurgis.engine.game import package_of

ALL = sorted(games())
WEIGHED = [name for name in ALL if (Path(str(files(package_of(game_named(name))))) / "data" / "worth.toml").exists()]


@pytest.mark.parametrize("name", ALL)
def test_an_estimate_is_a_probability_wherever_somebody_is_asked(name: str) -> None:
    game = game_named(name)
    guide, dice = guide_of(game), Chance(2)
    for seats in {game.seats[0], game.seats[-1]}:
        match, asked = Match.new(game, seats, seed=21, listen=False), 0
        while not match.over and asked < 60:
            seat, ask = next(iter(match.asks.items()))
            before = match.state.copy()
            assert all(0.0 <= guide.worth(match.state, other) <= 1.0 for other in range(seats))
            assert match.state == before
            match.answer(seat, ask.sample(dice))
            asked += 1


@pytest.mark.parametrize("name", [name for name in ALL if 3 in game_named(name).seats])
def test_three_who_begin_do_not_all_expect_to_win(name: str) -> None:
    """Estimates are fitted to games of two. If each were as sure as with one rival, their chances would come to 1.5."""
    game = game_named(name)
    guide = guide_of(game)
    for seed in range(5):
        state = Match.new(game, 3, seed, listen=False).state
        assert 0.8 < sum(guide.worth(state, seat) for seat in range(3)) < 1.2


@pytest.mark.parametrize("name", ALL)
def test_a_quick_player_answers_what_is_offered_and_changes_nothing(name: str) -> None:
    guide = guide_of(game_named(name))
    for match, seat in questions(name, count=6, apart=7):
        world = PossibleWorld(match.sight(seat), 5, guide)
        ask = world.match.asks[seat]
        before = world.match.state.copy()
        ask.read(world.usual_answer(ask))
        assert world.match.state == before


@pytest.mark.parametrize("name", WEIGHED)
def test_the_weights_belong_to_features_and_say_how_they_were_made(name: str) -> None:
    game = game_named(name)
    text = (files(package_of(game)) / "data" / "worth.toml").read_text(encoding="utf-8")
    assert text.startswith(f"# Made by: python tools/fit_worth.py {name} ")
    brought = importlib.import_module(f"{package_of(game)}.bots")
    seen = {feature for seats in game.seats for seat in range(seats) for feature in brought.features(Match.new(game, seats, seed=1).state, seat)}
    assert tomllib.loads(text)["weights"].keys() == seen


def test_all_four_games_have_fitted_weights() -> None:
    assert len(WEIGHED) >= 4


@pytest.mark.parametrize("name", WEIGHED)
def test_at_the_end_the_estimate_knows_who_is_ahead(name: str) -> None:
    """Thumb plays random to pieces; near the end the estimate says so."""
    game = game_named(name)
    match = Match.new(game, 2, seed=3, listen=False)
    guide, last = guide_of(game), 0.5
    bots = {0: bot_named("thumb", game, 1), 1: bot_named("random", game, 2)}
    while not match.over:
        last = guide.worth(match.state, 0)
        seat = next(iter(match.asks))
        match.answer(seat, bots[seat].answer(match.sight(seat)))
    assert match.result().winners == [0] and last > 0.5
