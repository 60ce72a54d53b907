"""One seat of every game as an environment of Gymnasium."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import walpurgis.envs
from walpurgis.bots import UnknownBot
from walpurgis.engine import games
from walpurgis.engine.errors import UnknownOption
from walpurgis.envs.stepper import NotOpen

assert walpurgis.envs


@pytest.mark.parametrize("name", games())
def test_gymnasium_finds_nothing_to_say(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(f"walpurgis/{name.title()}-v0", illegal="first", players=max(2, games()[name].seats[0])).unwrapped)


@pytest.mark.parametrize("name", games())
def test_a_seat_plays_against_bots_that_are_named_at_reset(name: str) -> None:
    env: Any = gymnasium.make(f"walpurgis/{name.title()}-v0", players=2).unwrapped
    for opponent, seat in (("random", 0), ("thumb", 1)):
        seen, info = env.reset(seed=4, options={"opponents": opponent, "seat": seat})
        for _ in range(15):
            assert (seen["action_mask"] == env.action_masks()).all() and (info["action_mask"] == env.action_masks()).all()
            assert env.observation_space.contains(seen) and seen["observation"][seat] == 1
            seen, reward, over, cut_off, info = env.step(int(env.action_masks().argmax()))
            assert not cut_off
            if over:
                assert reward in (-1.0, 0.0, 1.0)
                break
            assert reward == 0


def test_a_game_goes_to_its_end() -> None:
    env: Any = gymnasium.make("walpurgis/Template-v0", players=4, opponents=["random", "thumb", "random"])
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, reward, over, _, info = env.step(int(info["action_mask"].argmax()))
    assert -1 <= reward <= 1
    with pytest.raises(NotOpen, match="the match is over"):
        env.unwrapped.step(5)


def test_games_are_played_side_by_side() -> None:
    envs: Any = gymnasium.make_vec("walpurgis/Template-v0", num_envs=3, vectorization_mode="sync")
    seen, _ = envs.reset(seed=1)
    for _ in range(20):
        seen, rewards, *_ = envs.step(seen["action_mask"].argmax(axis=1))
    assert seen["observation"].shape == (3, envs.single_observation_space["observation"].shape[0]) and rewards.shape == (3,)
    envs.close()


def test_bad_input_is_refused_in_words() -> None:
    env: Any = gymnasium.make("walpurgis/Template-v0", players=2).unwrapped
    with pytest.raises(NotOpen, match="nothing is open before the first reset"):
        env.step(3)
    with pytest.raises(UnknownOption, match="a reset knows the options opponents, seat, game, not 'wine'"):
        env.reset(options={"wine": 1})
    with pytest.raises(UnknownOption, match=r"`wine` \(its options are: hand\)"):
        env.reset(options={"game": {"wine": 1}})
    with pytest.raises(UnknownOption, match="the learner's seat should be from 0 to 1, not 2"):
        env.reset(options={"seat": 2})
    with pytest.raises(UnknownOption, match="with 2 players has 1 opponents, not 2: random, thumb"):
        env.reset(options={"opponents": ["random", "thumb"]})
    with pytest.raises(UnknownBot, match="there is no bot 'merlin'"):
        env.reset(options={"opponents": "merlin"})
    env.reset(seed=1)
    for action in (3, -1, 10**6, np.int64(2), 1.5, None):
        with pytest.raises(NotOpen, match="is not open to seat 0 at 'play'; open are "):
            env.step(action)
