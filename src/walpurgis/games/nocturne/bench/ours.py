"""What is compared with the peer: plays Nocturne in the peer's kingdom and prints what it took, as JSON, just as peer_pyminion.py does.

python -m walpurgis.games.nocturne.bench.ours 200
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from time import process_time
from typing import Any

import msgspec

from walpurgis.bench.luck import Luck
from walpurgis.engine import Match

from ..game import GAME

KINGDOM = "smithy,village,festival,laboratory,market,council-room,moat,witch,gardens,merchant"


def random_games(games: int) -> dict[str, float]:
    """Two random players. Questions with a single choice, which only hide who holds a Moat, do not count."""
    play = Luck(1).play
    start = process_time()
    made = sum(play(Match.new(GAME, 2, seed, {"kingdom": KINGDOM}, listen=False, keep=False)) for seed in range(games))
    return {"decisions": made, "seconds": process_time() - start}


def money_games(games: int) -> dict[str, float]:
    """Big Money with Smithy, both players."""
    start = process_time()
    for seed in range(games):
        match = Match.new(GAME, 2, seed, {"kingdom": KINGDOM}, listen=False, keep=False)
        while not match.over:
            ask = match.ask
            assert ask is not None
            match.answer(ask.seat, big_money(match, ask.keys()))
    return {"games": games, "seconds": process_time() - start}


def big_money(match: Match[Any], offered: Sequence[str]) -> str:
    """A Smithy if there is one; all Treasures; then the best that the coins buy, by the peer's own rule. What can be played is offered first."""
    first = offered[0]
    if first == "all" or first.startswith("hand:"):
        return first
    coins: int = match.state.coins
    if coins >= 8 and "pile:province" in offered:
        return "pile:province"
    if coins >= 6 and "pile:gold" in offered:
        return "pile:gold"
    if coins == 4 and "pile:smithy" in offered:
        return "pile:smithy"
    return "pile:silver" if coins >= 3 and "pile:silver" in offered else offered[-1]


if __name__ == "__main__":
    number = int(sys.argv[1])
    sys.stdout.buffer.write(msgspec.json.encode({"random": random_games(number), "money": money_games(number)}))
