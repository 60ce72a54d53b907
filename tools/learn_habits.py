"""Learn the numbers of a game's rules of thumb from self-play: `python tools/learn_habits.py GAME --pairs 9000` writes the game's data/learned.toml.

The game's module `bots` says what can be learned, `learnable(state)`, and who plays by it, `player_with(steps)`: this many steps away from the numbers
of thumb. In each pair of games one side takes a random step from what is known so far and the other the opposite one, from both seats. After each batch every
number goes where the winners went, as far as chance cannot explain it.
"""

from __future__ import annotations

import argparse
import importlib
import random
import sys
from collections.abc import Iterator, Mapping
from math import sqrt, tanh
from pathlib import Path
from typing import NamedTuple

from walpurgis.engine import AnyGame, Chance, Match, game_named
from walpurgis.engine.game import options_of, package_of

STRIDE = 0.5
"""How far a random step goes, as a standard deviation."""
BEND = 0.25
"""How fast a number gets worse beyond its best value: a guess, from which follows how far to go."""
FURTHEST, PART = 0.4, 0.6
"""No number goes further at once; and of that only a part, for all of them move together."""
MEMORY = 0.35
"""How much of what was seen counts for the next batch: it was seen elsewhere."""
FEW = 6
"""Nothing is learned from fewer games."""


class Seen:
    """What was seen of one number: how far steps and outcomes go together."""

    def __init__(self) -> None:
        self.both = self.steps = self.games = 0.0

    def add(self, step: float, outcome: float) -> None:
        self.both += step * outcome
        self.steps += step * step
        self.games += 1

    def move(self, spread: float) -> float:
        """How far to go: to where the slope would end, less what may be chance."""
        if self.games < FEW:
            return 0.0
        slope, doubt = self.both / self.steps / 2, spread / sqrt(self.steps) / 2
        shrunk = slope**3 / (slope**2 + doubt**2)
        return PART * max(-FURTHEST, min(FURTHEST, shrunk / BEND))

    def fade(self) -> None:
        self.both, self.steps, self.games = (MEMORY * value for value in (self.both, self.steps, self.games))


class Setting(NamedTuple):
    """What is played."""

    game: AnyGame
    options: Mapping[str, object]
    margin: float
    """A lead of this many points counts nearly like a victory more; 0 if only victories count."""


def outcome(setting: Setting, seed: int, ours: Mapping[str, float], theirs: Mapping[str, float]) -> float:
    """How the one does against the other, from -1 to 1: the same game from both seats."""
    make = importlib.import_module(f"{package_of(setting.game)}.bots").player_with
    players, total = (make(ours), make(theirs)), 0.0
    for first in (0, 1):
        match, dice = Match.new(setting.game, 2, seed, options_of(setting.game, setting.options), listen=False, keep=False), Chance(seed)
        while not match.over:
            seat, ask = next(iter(match.asks.items()))
            match.answer(seat, players[seat ^ first](match, ask, dice))
        result, me = match.result(), first
        won = float(me in result.winners) - float(1 - me in result.winners)
        total += (won + tanh((result.scores[me] - result.scores[1 - me]) / setting.margin)) / 2 if setting.margin else won
    return total / 2


def learn(settings: list[Setting], pairs: int, batch: int, seed: int) -> Iterator[tuple[int, dict[str, float]]]:
    """What is known after each batch: how many pairs of games that took, and the numbers. They go to and fro around the best ones, so that the mean of what
    the later half of the batches said is better than the last word."""
    learnable = importlib.import_module(f"{package_of(settings[0].game)}.bots").learnable
    known, dice, seen, outcomes = dict[str, float](), random.Random(seed), dict[str, Seen](), [1.0]
    history: list[dict[str, float]] = []
    for number in range(pairs):
        setting, game_seed = settings[number % len(settings)], seed * 10_000_000 + number
        names = learnable(Match.new(setting.game, 2, game_seed, options_of(setting.game, setting.options), listen=False, keep=False).state)
        step = {name: dice.gauss(0.0, STRIDE) for name in names}
        ours, theirs = ({name: known.get(name, 0.0) + sign * step.get(name, 0.0) for name in {*known, *step}} for sign in (1, -1))
        result = outcome(setting, game_seed, ours, theirs)
        outcomes.append(result)
        for name, value in step.items():
            seen.setdefault(name, Seen()).add(value, result)
        if (number + 1) % batch == 0:
            spread = sqrt(sum(one * one for one in outcomes) / len(outcomes))
            for name, what in seen.items():
                known[name] = known.get(name, 0.0) + what.move(spread)
                what.fade()
            history.append(dict(known))
            late = history[len(history) // 2 :]
            yield number + 1, {name: sum(one.get(name, 0.0) for one in late) / len(late) for name in known}


def against_thumb(settings: list[Setting], known: Mapping[str, float], seed: int, count: int = 12) -> float:
    """How it does against thumb in a few other games, from -1 to 1."""
    found = [outcome(settings[n % len(settings)], (seed + 1) * 10_000_000 - 1 - n, known, {}) for n in range(count)]
    return sum(found) / len(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--pairs", type=int, default=9000, help="so many pairs of games")
    parser.add_argument("--batch", type=int, default=300, help="after so many pairs the numbers move")
    parser.add_argument("--options", action="append", default=[], help="name=value; given several times, taken in turn")
    parser.add_argument("--margin", type=float, default=20.0, help="a lead of so many points counts nearly like a victory more; 0 if only victories count")
    parser.add_argument("--seed", type=int, default=1)
    wished = parser.parse_args()
    game = game_named(wished.game)
    options = [dict(part.split("=", 1) for part in text.split(",")) for text in wished.options] or [{}]
    settings = [Setting(game, one, wished.margin) for one in options]
    command = " ".join(["python", "tools/learn_habits.py", *sys.argv[1:]])
    home = Path(str(importlib.import_module(package_of(game)).__file__)).parent
    for pairs, known in learn(settings, wished.pairs, wished.batch, wished.seed):
        print(f"{pairs} pairs; against thumb {against_thumb(settings, known, wished.seed):+.3f}", flush=True)
        steps = [f'"{name}" = {step:.3f}' for name, step in sorted(known.items())]
        lines = [f"# Made by: {command}", f"# Steps away from the numbers of thumb, after {pairs} pairs of games.", "", "[steps]", *steps]
        (home / "data" / "learned.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
