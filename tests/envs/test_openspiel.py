"""Every game passes OpenSpiel's own test, serialisation included, and its observers tell a player nothing that it may not know."""

from __future__ import annotations

from random import Random
from typing import Any

import pyspiel
import pytest

from walpurgis.engine import games
from walpurgis.envs.episode import Episode
from walpurgis.envs.openspiel_games import register_games


@pytest.fixture(autouse=True, scope="module")
def registered() -> None:
    register_games()


@pytest.mark.parametrize(("name", "players"), [(name, players) for name, game in games().items() for players in (game.seats[0], game.seats[-1])])
def test_a_game_passes_their_test(name: str, players: int) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"walpurgis_{name}(players={players},deals=8)"), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", games())
def test_what_a_player_cannot_know_is_in_no_tensor_and_no_string(name: str) -> None:
    state, random = dealt(name), Random(3)
    for step in range(40):
        if state.is_terminal():
            break
        if step % 8 == 0:
            for player in range(state.num_players()):
                assert seen(state, player) == seen(redealt(state, player, step), player)
        state.apply_action(random.choice(state.legal_actions()))


def dealt(name: str) -> Any:
    state = pyspiel.load_game(f"walpurgis_{name}(players={max(2, games()[name].seats[0])})").new_initial_state()
    state.apply_action(77)
    return state


def redealt(state: Any, player: int, seed: int) -> Any:
    """The same for this player, but all that it cannot know is redealt. An answer that is begun stays begun, if it is its own."""
    twin, match = state.clone(), state.episode.match.fork(listen=True)
    match.redeal(player, seed)
    twin.episode = Episode.at(match)
    if (begun := state.episode.stepper(player)) is not None:
        for action in begun.taken:
            twin.episode.act(player, action)
    return twin


def seen(state: Any, player: int) -> tuple[Any, ...]:
    return state.observation_tensor(player), state.observation_string(player), state.information_state_string(player)


def test_an_information_state_recalls_what_was_done() -> None:
    state = dealt("template")
    before = state.information_state_string(0)
    state.apply_action(state.legal_actions()[0])
    assert state.information_state_string(0) != before and "undealt" in pyspiel.load_game("walpurgis_template").new_initial_state().information_state_string(0)
    assert state.action_to_string(1, state.legal_actions()[0]).isdecimal()
