"""Bots of the house in an environment: one agent acts at random among what is open, the others by the rules of thumb of the game.

python examples/play_bots.py sabbat --players 3 --games 5
"""

from __future__ import annotations

import argparse
import importlib

from walpurgis.bots import bot_named
from walpurgis.engine import Sight, game_named


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--others", default="thumb", help="who plays the other seats: random, thumb")
    wished = parser.parse_args()
    game = game_named(wished.game)
    env = importlib.import_module(f"walpurgis.envs.{game.name}_v0").raw_env(players=wished.players, keep=True)
    for number in range(wished.games):
        env.reset(seed=number)
        bots = {agent: bot_named(wished.others, game, 100 * number + seat) for agent, seat in env.seat_of.items() if seat}
        while env.agents and not env.episode.over:
            agent = env.agent_selection
            if agent in bots:  # a bot of the house answers a question as a whole
                env.answer(bots[agent].answer(Sight.of(env.episode.match, env.seat_of[agent])))
            else:
                seen, *_ = env.last()
                env.step(env.action_space(agent).sample(seen["action_mask"]))
        print(f"game {number}: {env.steps} steps, {', '.join(f'{agent} {reward:+.2f}' for agent, reward in env.rewards.items())}")


if __name__ == "__main__":
    main()
