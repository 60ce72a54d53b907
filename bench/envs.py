"""Steps a second of the learning environments, compared with others, in turns and by the processor's own clock: so that a busy machine does little harm.

    python bench/envs.py [--peers DIR] [--rounds 5] [--seconds 1] [--json]

Others are installed into an environment of their own, in DIR if it is named (and kept there), else for this run. A step is what a learner does: look at the
observation and the mask, choose any open action, take it. Of texas_holdem, `raw_env`, without wrappers, is measured as well; ours has none. The share of
observing is what `last()` takes longer than `last(observe=False)`, by the step.

Games side by side are played by `gymnasium.make_vec`, 64 of them against `random`, in one process and in two. That needs two cores with nothing else to do; on
a busy machine look at the second figure, which is worked out of the processor time of the learner and of the two processes (on Linux).
"""

from __future__ import annotations

import argparse
import importlib
import json
import multiprocessing
import os
import random
import subprocess
import time
import tracemalloc
import venv
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import gymnasium
import numpy as np
from envs_steps import of_openspiel, turn_by_turn

from walpurgis.engine.game import shown
from walpurgis.envs.openspiel_games import register_games

PEERS = ["pettingzoo[classic]", "rlcard", "open_spiel", "numpy"]
HERE = Path(__file__).parent


def maker(name: str) -> Callable[[], Any]:
    return lambda: importlib.import_module(f"walpurgis.envs.{name}_v0").env(players=2)


def without_observing(name: str, seconds: float) -> tuple[int, float]:
    """The same loop, but nobody looks at the observation; the mask is in the info."""
    env, choose = maker(name)(), random.Random(1).choice
    env.reset(seed=1)
    steps, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for _ in range(100):
            _, _, over, cut_off, info = env.last(observe=False)
            if over or cut_off:
                env.reset()
                continue
            env.step(int(choose(info["action_mask"].nonzero()[0])))
            steps += 1
    return steps, spent


class SideBySide(NamedTuple):
    """What a step takes where many games are played side by side: by the clock on the wall, and of the processor if every process has one to itself."""

    clock: float
    computing: float


def side_by_side(name: str, processes: int, seconds: float) -> SideBySide:
    """64 seats, any open action in each; after a while, when every process knows what is often offered."""
    envs = gymnasium.make_vec(f"walpurgis/{name.title()}-v0", num_envs=64, processes=processes, copy=False, players=2)
    seen, _ = envs.reset(seed=1)
    dice, steps = np.random.default_rng(1), 0

    def play_for(seconds: float) -> None:
        nonlocal seen, steps
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            mask = seen["action_mask"]
            seen, *_ = envs.step((mask * dice.random(mask.shape[1], np.float32)).argmax(axis=1))
            steps += 64

    play_for(seconds)
    steps, start, own, theirs = 0, time.perf_counter(), time.process_time(), of_children()
    play_for(seconds)
    spent = SideBySide((time.perf_counter() - start) / steps, (time.process_time() - own + (of_children() - theirs) / processes) / steps)
    envs.close()
    return spent


def of_children() -> float:
    """The seconds that the processes which play for us have computed."""
    times = [Path(f"/proc/{child.pid}/stat").read_text().rpartition(")")[2].split()[11:13] for child in multiprocessing.active_children()]
    return sum(int(ticks) for pair in times for ticks in pair) / os.sysconf("SC_CLK_TCK")


def times_one(name: str, rounds: int, seconds: float) -> SideBySide:
    """How much faster two processes are than one, in turns."""
    pairs = [(side_by_side(name, 1, seconds), side_by_side(name, 2, seconds)) for _ in range(rounds)]
    return SideBySide(*[round(median([one[n] / two[n] for one, two in pairs]), 2) for n in range(2)])


def memory(name: str) -> int:
    """The bytes of one more environment in the middle of a game."""
    envs = []
    tracemalloc.start()
    before = 0
    for n in range(21):
        env = maker(name)()
        env.reset(seed=n)
        for _ in range(30):
            seen, _, over, _, _ = env.last()
            if not over:
                env.step(int(seen["action_mask"].argmax()))
        envs.append(env)
        if n == 0:
            before = tracemalloc.get_traced_memory()[0]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) // 20


def measured(peers: Path, rounds: int, seconds: float) -> dict[str, float]:
    """The median of steps a second, by name."""
    found: dict[str, list[float]] = defaultdict(list)
    register_games()
    for _ in range(rounds):
        theirs = subprocess.run([peers / "bin/python", HERE / "envs_steps.py", str(seconds)], check=True, capture_output=True, text=True).stdout
        for name, (steps, spent) in json.loads(theirs).items():
            found[name].append(steps / spent)
        for name in shown():
            steps, spent = turn_by_turn(maker(name), seconds)
            found[name].append(steps / spent)
            steps, spent = without_observing(name, seconds)
            found[f"{name}, not observed"].append(steps / spent)
            steps, spent = of_openspiel(f"walpurgis_{name}(players=2)", seconds / 2)
            found[f"{name} in openspiel"].append(steps / spent)
    return {name: median(rates) for name, rates in found.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--peers", type=Path)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--json", action="store_true")
    wished = parser.parse_args()
    with TemporaryDirectory() as place:
        peers = wished.peers or Path(place)
        if not (peers / "bin/python").exists():
            venv.create(peers, with_pip=True)
            subprocess.run([peers / "bin/pip", "install", "--quiet", *PEERS], check=True)
        rates = measured(peers, wished.rounds, wished.seconds)
    figures: dict[str, Any] = {"steps a second": {name: round(rate) for name, rate in rates.items()}}
    figures["times texas_holdem"] = {name: round(rates[name] / rates["pettingzoo texas_holdem"], 2) for name in shown()}
    figures["times gin-rummy"] = {name: round(rates[name] / rates["rlcard gin-rummy"], 2) for name in shown()}
    figures["share of observing"] = {name: round(1 - rates[name] / rates[f"{name}, not observed"], 2) for name in shown()}
    figures["kilobytes of an environment"] = {name: round(memory(name) / 1000) for name in shown()}
    faster = {name: times_one(name, wished.rounds, 3 * wished.seconds) for name in shown()}
    figures["two processes, times one, by the clock on the wall"] = {name: times.clock for name, times in faster.items()}
    figures["two processes, times one, by processor time"] = {name: times.computing for name, times in faster.items()}
    if wished.json:
        print(json.dumps(figures))
        return
    for title, values in figures.items():
        print(title)
        for name, value in values.items():
            print(f"    {name:40}{value:>12,}")


if __name__ == "__main__":
    main()
