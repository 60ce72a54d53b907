"""Runs in an environment of its own, where pyminion is installed: plays Dominion with it and prints what it took, as JSON. Nothing of Walpurgis is imported.

python peer_pyminion.py quiet 200      # logging disabled: its best
python peer_pyminion.py shipped 50     # as it comes, the log going nowhere
"""

from __future__ import annotations

import json
import logging
import random
import sys
from time import process_time
from typing import Any

from pyminion.bots.bot import Bot, BotDecider
from pyminion.bots.examples.big_money_smithy import BigMoneySmithy
from pyminion.expansions import base
from pyminion.game import Game

KINGDOM = ("smithy", "village", "festival", "laboratory", "market", "council_room", "moat", "witch", "gardens", "merchant")


class RandomDecider(BotDecider):  # type: ignore[misc]
    """Any legal choice; every call is a decision."""

    decisions = 0

    def action_phase_decision(self, valid_actions: list[Any], player: Any, game: Any) -> Any:
        RandomDecider.decisions += 1
        return random.choice([None, *valid_actions])

    def treasure_phase_decision(self, valid_treasures: list[Any], player: Any, game: Any) -> list[Any]:
        RandomDecider.decisions += 1
        return random.sample(valid_treasures, random.randint(0, len(valid_treasures)))

    def buy_phase_decision(self, valid_cards: list[Any], player: Any, game: Any) -> Any:
        RandomDecider.decisions += 1
        return random.choice([None, *valid_cards])

    def reveal_decision(self, *args: Any, **kwargs: Any) -> Any:
        RandomDecider.decisions += 1
        return super().reveal_decision(*args, **kwargs)


def game_of(players: list[Any], shipped: bool) -> Any:
    return Game(players=players, expansions=[base.base_set], kingdom_cards=[getattr(base, card) for card in KINGDOM], log_stdout=shipped)


def random_games(count: int, shipped: bool) -> dict[str, float]:
    """Two random players. Which Treasures to play is one decision, as pyminion asks it."""
    game = game_of([Bot(RandomDecider(), "a"), Bot(RandomDecider(), "b")], shipped)
    RandomDecider.decisions = 0
    start = process_time()
    for _ in range(count):
        game.play()
    spent = process_time() - start
    return {"decisions": RandomDecider.decisions, "seconds": spent}


def money_games(count: int, shipped: bool) -> dict[str, float]:
    """Big Money with Smithy, both players."""
    game = game_of([BigMoneySmithy("a"), BigMoneySmithy("b")], shipped)
    start = process_time()
    for _ in range(count):
        game.play()
    return {"games": count, "seconds": process_time() - start}


if __name__ == "__main__":
    how, number = sys.argv[1], int(sys.argv[2])
    random.seed(1)
    if how == "quiet":
        logging.disable(logging.CRITICAL)
    sys.stdout.write(json.dumps({"random": random_games(number, how == "shipped"), "money": money_games(number, how == "shipped")}))
