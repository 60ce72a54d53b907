"""Many seats of a game at once, in one process or in several."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import walpurgis.envs
from walpurgis.bots import UnknownBot
from walpurgis.engine import games
from walpurgis.engine.errors import UnknownOption
from walpurgis.envs.stepper import NotOpen

assert walpurgis.envs


@contextmanager
def side_by_side(name: str = "template", number: int = 3, **wishes: Any) -> Iterator[Any]:
    envs = gymnasium.make_vec(f"walpurgis/{name.title()}-v0", num_envs=number, **wishes)
    try:
        yield envs
    finally:
        envs.close()


def played(envs: Any, steps: int) -> list[Any]:
    """What is seen, step by step, with the first open action each time."""
    seen, _ = envs.reset(seed=5)
    rows = [seen]
    for _ in range(steps):
        seen, rewards, over, cut_off, infos = envs.step(seen["action_mask"].argmax(axis=1))
        assert (infos["action_mask"] == seen["action_mask"]).all() and not cut_off.any() and not rewards[~over].any()
        rows.append({**seen, "reward": rewards, "over": over})
    return rows


@pytest.mark.parametrize("name", games())
def test_many_play_as_one_does(name: str) -> None:
    with side_by_side(name, 2, players=2) as envs:
        seen, _ = envs.reset(seed=5)
        assert envs.observation_space.contains(seen)
        alone: Any = gymnasium.make(f"walpurgis/{name.title()}-v0", players=2).unwrapped
        for row in range(2):
            one, _ = alone.reset(seed=5 + row)
            assert (seen["observation"][row] == one["observation"]).all() and (seen["action_mask"][row] == one["action_mask"]).all()


def test_it_does_not_matter_how_many_processes_play() -> None:
    """Nor which of Gymnasium's own ways is taken; and whoever is done starts over."""
    with side_by_side(processes=1) as one, side_by_side(processes=2) as two, side_by_side(vectorization_mode="sync") as theirs:
        assert one.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
        ways = [played(envs, 40) for envs in (one, two, theirs)]
    assert any(row["over"].any() for row in ways[0][1:]) and any(row["reward"].any() for row in ways[0][1:])
    for rows in ways[1:]:
        for mine, row in zip(ways[0], rows, strict=True):
            assert all((mine[key] == row[key]).all() for key in mine)


@pytest.mark.parametrize("processes", [1, 2])
def test_one_action_outside_its_mask_stops_nobody_and_nothing_is_changed(processes: int) -> None:
    with side_by_side(processes=processes) as envs:
        with pytest.raises(NotOpen, match="before the first reset"):
            envs.step(np.zeros(3, int))
        seen, _ = envs.reset(seed=1)
        first = seen["action_mask"].argmax(axis=1)
        for bad in (1, -1, 10_000):
            with pytest.raises(NotOpen, match=rf"action {bad} is not open in environment 2; open are \d+"):
                envs.step(np.array([*first[:2], bad]))
        for odd in (first[:2], first.astype(float), None):
            with pytest.raises(NotOpen, match="3 environments need as many whole numbers"):
                envs.step(odd)
        with pytest.raises(UnknownBot, match="there is no bot 'merlin'"):
            envs.reset(options={"opponents": "merlin"})
        again, _ = envs.reset(seed=1)
        assert (again["observation"] == seen["observation"]).all()
        envs.step(first)


def test_without_copies_what_is_seen_is_another_after_the_next_step() -> None:
    with side_by_side(copy=False, processes=2) as quick, side_by_side() as usual:
        for envs in (quick, usual):
            seen, _ = envs.reset(seed=1)
            before = seen["observation"].copy()
            then, *_ = envs.step(seen["action_mask"].argmax(axis=1))
            assert (then["observation"] != before).any()
            assert (seen["observation"] == (then["observation"] if envs is quick else before)).all()


def test_learners_without_masks_get_the_first_open_action() -> None:
    with side_by_side(illegal="first", processes=2) as envs:
        envs.reset(seed=1)
        envs.step(np.array([1, 1, 1]))


def test_what_cannot_be_played_is_refused_before_a_process_begins() -> None:
    with pytest.raises(UnknownOption, match="3 environments can be shared out among 1 to 3 processes, not 4"):
        gymnasium.make_vec("walpurgis/Template-v0", num_envs=3, processes=4)
    with pytest.raises(UnknownOption, match="`wine`"):
        gymnasium.make_vec("walpurgis/Template-v0", num_envs=3, processes=2, options={"wine": 1})
    with side_by_side() as envs, pytest.raises(UnknownOption, match="3 environments need as many seeds, not 2"):
        envs.reset(seed=[1, 2])
