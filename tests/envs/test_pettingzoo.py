"""Every game passes PettingZoo's own tests, with every number of players; and what they do not ask."""

from __future__ import annotations

import importlib
import pickle
import sys
import warnings
from collections.abc import Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.utils import parallel_to_aec

import walpurgis.envs
from walpurgis.engine import Refused, games
from walpurgis.engine.errors import UnknownOption, WrongSeats
from walpurgis.engine.game import shown
from walpurgis.envs.spelling import WAIT
from walpurgis.envs.stepper import NotOpen

TABLES = [(name, seats) for name, game in games().items() for seats in game.seats]
CYCLES = 12


def module(name: str) -> Any:
    return importlib.import_module(f"walpurgis.envs.{name}_v0")


@pytest.fixture(autouse=True)
def no_warnings() -> Iterator[None]:
    """Their tests warn where something is odd. That a dictionary is not a box is said of every game with a mask."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably|Observation is not a NumPy array|The base environment")
        yield


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_turn_by_turn_a_game_passes_their_tests(name: str, players: int) -> None:
    make = partial(module(name).env, players=players)
    api_test(make(), num_cycles=CYCLES)
    seed_test(make, num_cycles=CYCLES // 4)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_in_parallel_a_game_passes_their_tests(name: str, players: int) -> None:
    """Their test of the longest number of cycles knows no masks, and wants every agent to act in each cycle."""
    parallel_api_test(module(name).parallel_env(players=players), num_cycles=CYCLES)
    make = partial(module(name).parallel_env, players=players, illegal="first")
    if lasts_longer_than(make(), 4):
        max_cycles_test(SimpleNamespace(parallel_env=make, env=lambda max_cycles: parallel_to_aec(make(max_cycles=max_cycles))))


def lasts_longer_than(env: Any, cycles: int) -> bool:
    """Whether a game continues after this many cycles, as their test takes for granted."""
    env.reset(seed=1)
    for _ in range(cycles + 1):
        if env.agents:
            env.step({})
    return bool(env.steps > cycles)


@pytest.mark.parametrize("name", games())
def test_a_game_is_drawn_as_text_and_as_a_picture(name: str) -> None:
    drawn = {}
    for mode in ("ansi", "rgb_array"):
        env = module(name).env(render_mode=mode)
        env.reset(seed=1)
        drawn[mode] = env.render()
    assert len(drawn["ansi"].splitlines()) > 5
    picture = drawn["rgb_array"]
    assert picture.dtype == np.uint8 and picture.ndim == 3 and len(np.unique(picture.reshape(-1, 3), axis=0)) > 3


def test_rewards_come_at_the_end_and_the_same_seed_deals_the_same() -> None:
    ends = []
    for seed in (5, 5, 6):
        env = module("template").raw_env(players=3)
        env.reset(seed=seed)
        while not env.terminations[env.agent_selection]:
            assert not any(env.rewards.values())
            env.step(int(env.last()[0]["action_mask"].argmax()))
        ends.append((env.episode.match.record().entries, dict(env.rewards)))
        assert set(env.terminations.values()) == {True} and sum(env.rewards.values()) == pytest.approx(0)
    assert ends[0] == ends[1] != ends[2]


def test_in_parallel_who_is_not_asked_waits_and_nobody_sees_what_another_chose() -> None:
    env = module("template").parallel_env(players=2)
    seen, _ = env.reset(seed=2)
    first = {agent: int(one["action_mask"].argmax()) for agent, one in seen.items()}
    assert WAIT not in first.values()
    with pytest.raises(NotOpen, match=r"action 1 .*is not open to seat 1 at 'play'"):
        env.step(first | {"player_1": 1})
    assert env.episode.asked == [0, 1], "a refused step changes nothing, not even for those whose action was open"
    env.step(first)
    assert len(env.episode.match.entries) == 2


def test_what_cannot_be_played_is_refused_in_words() -> None:
    with pytest.raises(WrongSeats, match="template is for 2 to 4 players, not 9"):
        module("template").env(players=9)
    with pytest.raises(UnknownOption, match=r"template: .*`wine` \(its options are: hand\)"):
        module("template").env(options={"wine": 1})
    with pytest.raises(Refused, match="there is no render mode 'hologram'; there are ansi, rgb_array"):
        module("template").env(render_mode="hologram")
    env = module("template").env()
    with pytest.raises(AttributeError, match="there is no agent_selection before the first reset"):
        env.last()
    with pytest.raises(UnknownOption, match=r"template: .*`wine` \(its options are: hand\)"):
        env.reset(options={"wine": 1})
    env.reset(seed=1, options={"hand": 2})
    with pytest.raises(NotOpen, match=r"action 3 '.nth 0.' is not open to seat 0 at 'play'; open are "):
        env.step(3)
    with pytest.raises(NotOpen, match="action 'seven' is not open"):
        env.step("seven")


def test_games_are_found_by_name_and_nothing_else_is() -> None:
    assert walpurgis.envs.template_v0 is sys.modules["walpurgis.envs.template_v0"]
    assert {f"{name}_v0" for name in shown()} <= {*dir(walpurgis.envs)}
    with pytest.raises(ImportError):
        importlib.import_module("walpurgis.envs.tarock_v0")
    with pytest.raises(AttributeError, match="tarock_v0"):
        _ = walpurgis.envs.tarock_v0


def test_an_episode_can_be_copied_and_sent_elsewhere_in_the_middle_of_a_question() -> None:
    env = module("template").raw_env(players=2)
    env.reset(seed=3)
    env.step(int(env.last()[0]["action_mask"].argmax()))
    episode = env.episode
    for twin in (episode.fork(), pickle.loads(pickle.dumps(episode))):
        assert twin.observe(1) == episode.observe(1) and twin.mask(1) == episode.mask(1) and twin.asked == episode.asked
        twin.act(1, twin.mask(1).index(1))
        assert twin.asked != episode.asked
