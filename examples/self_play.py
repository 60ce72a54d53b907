"""A learner that knows nothing but the environment: it plays a game against itself, and what won becomes likelier.

    python examples/self_play.py --out learned

It stops after this many minutes of computing, or after this many games (`--most`): then the same seed gives the same policy on any machine.

The policy is the simplest that can learn here. For each question, early, in the middle and late in the game, it keeps a preference for every action (`habits`),
and a linear correction by what the seat sees (`weights`). After each game the choices of both players are strengthened or weakened by how it ended (REINFORCE;
Williams, 1992), and a little is done for variety. Only numpy is used.

It is Nocturne with one fixed kingdom; any other game works in the same way, if not as fast (`--game`, `--options`). Every so often it is measured against
`random` and `thumb`, from both seats in turn; `--out` gets the policy (.npz), the measurements (.csv) and the learning curve (.png).
"""

from __future__ import annotations

import argparse
import csv
import json
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from walpurgis.bots import bot_named
from walpurgis.engine import AnyGame, Sight, game_named
from walpurgis.envs.pettingzoo_envs import TurnEnv

KINGDOM = "Cl.Ch.Gu.Hv.Ct.Wo.Bd.Li.Ou.Se"
LONGEST = 1200
"""A game of more small choices is cut off: whoever knows nothing may never come to an end."""
STAGE, STAGES = 12, 5
"""A stage of the game lasts this many choices of a player; the last of this many stages lasts to the end."""
Floats = NDArray[np.float32]


class Choice(NamedTuple):
    """One small choice that was made: at which question, what was seen there, what was open, how likely each was, and what was taken."""

    question: bytes
    cells: NDArray[np.int64]
    values: Floats
    open: NDArray[np.int64]
    chances: Floats
    taken: int


class Policy:
    """Preferences for actions, by question, with a linear correction by what is seen."""

    def __init__(self, env: TurnEnv, random: np.random.Generator) -> None:
        layout = env.episode.layout
        self.view, self.question = slice(0, layout.prompt), slice(layout.prompt, layout.size)
        self.weights: Floats = np.zeros((layout.prompt, env.action_space("player_0").n), np.float32)
        self.habits: dict[bytes, Floats] = {}
        self.random = random

    def choose(self, seen: dict[str, NDArray[Any]], made: int, greedy: bool = False) -> Choice | int:
        """A choice by chance, the likelier the more it is preferred, after this many that were made; just a number where there is nothing to choose."""
        is_open = seen["action_mask"].nonzero()[0]
        if len(is_open) == 1:
            return int(is_open[0])
        vector = seen["observation"]
        question = (vector[self.question] > 0).tobytes() + bytes([min(made // STAGE, STAGES - 1)])
        habit = self.habits.get(question)
        if habit is None:
            habit = self.habits[question] = np.zeros(self.weights.shape[1], np.float32)
        cells = vector[self.view].nonzero()[0]
        values = vector[cells]
        wishes = habit[is_open] + values @ self.weights[np.ix_(cells, is_open)]
        if greedy:
            return Choice(question, cells, values, is_open, wishes.astype(np.float32), int(wishes.argmax()))
        chances = np.exp(wishes - wishes.max())
        chances /= chances.sum()
        taken = min(len(is_open) - 1, int((chances.cumsum() < self.random.random()).sum()))
        return Choice(question, cells, values, is_open, chances, taken)

    def learn(self, choices: list[Choice], advantage: float, rate: float, fine: float, variety: float) -> None:
        """Make what was chosen likelier, or less likely where the advantage is negative; and keep up variety (entropy) a little."""
        for one in choices:
            step = -one.chances * advantage
            step[one.taken] += advantage
            logs = np.log(one.chances + 1e-6)
            step -= variety * one.chances * (logs - one.chances @ logs)
            self.habits[one.question][one.open] += rate * step
            self.weights[np.ix_(one.cells, one.open)] += np.outer(one.values * (fine / (1.0 + one.values @ one.values)), step)


def play_oneself(env: TurnEnv, policy: Policy) -> tuple[dict[str, list[Choice]], dict[str, float]]:
    """One game of the policy against itself: the choices of each player, and how it ended for each, by points as well as by the place."""
    env.reset()
    made: dict[str, list[Choice]] = {agent: [] for agent in env.agents}
    while not (env.episode.over or env.truncations[env.agent_selection]):
        agent = env.agent_selection
        choice = policy.choose(env.observe(agent), len(made[agent]))
        if isinstance(choice, Choice):
            made[agent].append(choice)
            choice = int(choice.open[choice.taken])
        env.step(choice)
    scores = np.array(env.episode.match.result().scores, float)
    margins = np.tanh((scores - scores.mean()) / 10)
    return made, {agent: 0.7 * env.rewards[agent] + 0.3 * float(margins[seat]) for agent, seat in env.seat_of.items()}


def measure(game: AnyGame, options: dict[str, Any], policy: Policy, opponent: str, number: int) -> float:
    """The share of games that the policy wins against a bot, seats changing from game to game; a draw is half a win. It plays what it likes best."""
    env, won = TurnEnv(game, 2, options, max_cycles=LONGEST, keep=True), 0.0
    for n in range(number):
        env.reset(seed=900_000 + n // 2)
        mine, bot, made = n % 2, bot_named(opponent, game, n), 0
        while not (env.episode.over or env.truncations[env.agent_selection]):
            seat = env.seat_of[env.agent_selection]
            if seat == mine:
                choice = policy.choose(env.observe(env.agent_selection), made, greedy=True)
                if isinstance(choice, Choice):
                    choice, made = int(choice.open[choice.taken]), made + 1
                env.step(choice)
            else:
                env.answer(bot.answer(Sight.of(env.episode.match, seat)))
        won += (env.rewards[f"player_{mine}"] + 1) / 2
    return won / number


def learn(
    game: AnyGame, options: dict[str, Any], minutes: float, most: int, rates: tuple[float, float, float], games: int, seed: int
) -> Iterator[tuple[int, float, Policy]]:
    """Play and learn for this long, or for the most games; every this many games, how many there were, the minutes of computing, and the policy."""
    env = TurnEnv(game, 2, options, max_cycles=LONGEST)
    env.reset(seed=seed)
    policy, played, start = Policy(env, np.random.default_rng(seed)), 0, time.process_time()
    while True:
        yield played, (time.process_time() - start) / 60, policy
        if (time.process_time() - start) / 60 >= minutes or played >= most:
            return
        for _ in range(games):
            made, ended = play_oneself(env, policy)
            for agent, choices in made.items():
                policy.learn(choices, ended[agent], *rates)
        played += games


def draw(rows: list[dict[str, float]], file: str) -> None:
    """The learning curve as a picture."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    for opponent, colour in (("random", "#6f9bea"), ("thumb", "#e08a3c")):
        axes.plot([row["games"] for row in rows], [100 * row[opponent] for row in rows], color=colour, marker="o", markersize=3, label=f"against {opponent}")
    axes.axhline(50, color="grey", linewidth=0.8, linestyle=":")
    title = f"Self-play from nothing: {rows[-1]['minutes']:.1f} minutes of one core"
    axes.set(xlabel="games played against itself", ylabel="games won, %", ylim=(0, 100), title=title)
    axes.legend()
    figure.tight_layout()
    figure.savefig(file, dpi=110)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="nocturne")
    parser.add_argument("--options", type=json.loads, default={"kingdom": KINGDOM}, help="the game's options as JSON")
    parser.add_argument("--minutes", type=float, default=8.0, help="of computing, measurements included")
    parser.add_argument("--most", type=int, default=7500, help="games against itself")
    parser.add_argument("--every", type=int, default=500, help="games between two measurements")
    parser.add_argument("--tests", type=int, default=60, help="games of a measurement, against each opponent")
    parser.add_argument("--last", type=int, default=400, help="games of the last measurement")
    parser.add_argument("--rate", type=float, default=0.05)
    parser.add_argument("--fine", type=float, default=0.2)
    parser.add_argument("--variety", type=float, default=0.03)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="learned")
    wished = parser.parse_args()
    rates = wished.rate, wished.fine, wished.variety
    game, rows = game_named(wished.game), list[dict[str, float]]()
    with open(f"{wished.out}.csv", "w", newline="", encoding="utf-8") as file:
        table = csv.DictWriter(file, ["games", "minutes", "random", "thumb"])
        table.writeheader()
        for played, minutes, policy in learn(game, wished.options, wished.minutes, wished.most, rates, wished.every, wished.seed):
            row = {name: measure(game, wished.options, policy, name, wished.tests) for name in ("random", "thumb")}
            rows.append({"games": played, "minutes": minutes, **row})
            table.writerow({name: round(value, 3) for name, value in rows[-1].items()})
            file.flush()
    for name in ("random", "thumb"):
        print(f"{measure(game, wished.options, policy, name, wished.last):.1%} of {wished.last} games against {name} won, after {played} games against itself")
    questions = np.frombuffer(b"".join(policy.habits), np.uint8).reshape(len(policy.habits), -1)
    np.savez_compressed(wished.out, weights=policy.weights, questions=questions, habits=np.stack([*policy.habits.values()]))
    draw(rows, f"{wished.out}.png")


if __name__ == "__main__":
    main()
