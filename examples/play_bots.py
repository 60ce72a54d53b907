"""Bots of the house in an environment, one for each seat: `random` acts in small choices among what is open, as a learner would; `thumb`, by the rules of
thumb of its game, and `search`, which thinks ahead in possible worlds, answer each question as a whole.

    python examples/play_bots.py sabbat --bots random,thumb,search:0.05s --games 5
"""

from __future__ import annotations

import argparse
import importlib

from walpurgis.bots import bot_named
from walpurgis.engine import Sight, game_named


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--bots", default="random,thumb", help="one for each seat: random, thumb, search or search:0.05s (how long it thinks)")
    parser.add_argument("--games", type=int, default=1)
    wished = parser.parse_args()
    game, names = game_named(wished.game), wished.bots.split(",")
    env = importlib.import_module(f"walpurgis.envs.{game.name}_v0").raw_env(players=len(names), keep=True)
    for number in range(wished.games):
        env.reset(seed=number)
        bots = {f"player_{seat}": bot_named(name, game, 100 * number + seat) for seat, name in enumerate(names) if name != "random"}
        while not env.episode.over:
            agent = env.agent_selection
            if agent in bots:
                env.answer(bots[agent].answer(Sight.of(env.episode.match, env.seat_of[agent])))
            else:
                seen, *_ = env.last()
                env.step(env.action_space(agent).sample(seen["action_mask"]))
        print(f"game {number}: {env.steps} steps, {', '.join(f'{name} {reward:+.2f}' for name, reward in zip(names, env.rewards.values(), strict=True))}")


if __name__ == "__main__":
    main()
