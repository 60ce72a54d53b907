"""Steps a second of the learning environments, beside others, in turns and by the processor's own clock: so that a busy machine does little harm.

    python bench/envs.py [--peers DIR] [--rounds 5] [--seconds 1] [--json]

Others are installed into an environment of their own, in DIR if it is named (and kept there), else for this run. A step is what a learner does: look at the
observation and the mask, choose any open action, take it. Of texas_holdem, `raw_env`, without wrappers, is measured as well; ours has none. The share of
observing is what `last()` takes longer than `last(observe=False)`, by the step.
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
import subprocess
import time
import tracemalloc
import venv
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

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


def steps_for(name: str, seconds: float) -> int:
    """How many steps one process makes in so many seconds of the clock on the wall."""
    start, steps = time.perf_counter(), 0
    while time.perf_counter() - start < seconds:
        steps += turn_by_turn(maker(name), 0.2)[0]
    return steps


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
    first = shown()[0]
    with ProcessPoolExecutor(2) as pool:
        alone = pool.submit(steps_for, first, 3.0).result()
        both = sum(pool.map(steps_for, [first] * 2, [3.0] * 2))
    figures["two processes, times one, by the clock on the wall"] = {first: round(both / alone, 2)}
    if wished.json:
        print(json.dumps(figures))
        return
    for title, values in figures.items():
        print(title)
        for name, value in values.items():
            print(f"    {name:40}{value:>12,}")


if __name__ == "__main__":
    main()
