"""Steps a second of environments of others, for bench/envs.py; runs in an environment of its own, where they are installed. It knows nothing of us.

Prints one line of JSON: by the name of the environment, how many steps it made and the seconds of computing that took.
"""

from __future__ import annotations

import importlib
import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any


def turn_by_turn(make: Callable[[], Any], seconds: float) -> tuple[int, float]:
    """The usual loop of PettingZoo, with any open action."""
    env, choose = make(), random.Random(1).choice
    env.reset(seed=1)
    steps, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for _ in range(100):
            seen, _, over, cut_off, _ = env.last()
            if over or cut_off:
                env.reset()
                continue
            env.step(int(choose(seen["action_mask"].nonzero()[0])))
            steps += 1
    return steps, spent


def of_rlcard(name: str, seconds: float) -> tuple[int, float]:
    """The loop that RLCard itself runs, with any legal action."""
    env, choose = importlib.import_module("rlcard").make(name), random.Random(1).choice
    state, _ = env.reset()
    steps, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for _ in range(100):
            state, _ = env.step(choose([*state["legal_actions"]]))
            steps += 1
            if env.is_over():
                state, _ = env.reset()
    return steps, spent


def of_openspiel(name: str, seconds: float) -> tuple[int, float]:
    """Legal actions, the tensor of who is to act, one action; dealt by chance."""
    pyspiel, choose = importlib.import_module("pyspiel"), random.Random(1).choice
    game = pyspiel.load_game(name)
    steps, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(choose(state.chance_outcomes())[0])
                continue
            state.observation_tensor(state.current_player())
            state.apply_action(choose(state.legal_actions()))
            steps += 1
    return steps, spent


def main() -> None:
    seconds = float(sys.argv[1])
    classic = "pettingzoo.classic"
    importlib.import_module("open_spiel.python.games")
    made = {
        "pettingzoo texas_holdem": turn_by_turn(lambda: importlib.import_module(f"{classic}.texas_holdem_v4").env(), seconds),
        "pettingzoo texas_holdem, raw": turn_by_turn(lambda: importlib.import_module(f"{classic}.texas_holdem_v4").raw_env(), seconds),
        "pettingzoo tictactoe": turn_by_turn(lambda: importlib.import_module(f"{classic}.tictactoe_v3").env(), seconds),
        "rlcard gin-rummy": of_rlcard("gin-rummy", seconds),
        "openspiel python_kuhn_poker": of_openspiel("python_kuhn_poker", seconds),
        "openspiel python_tic_tac_toe": of_openspiel("python_tic_tac_toe", seconds),
    }
    print(json.dumps(made))


if __name__ == "__main__":
    main()
