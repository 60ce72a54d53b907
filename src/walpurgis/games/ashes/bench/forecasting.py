"""Learn how likely the Secret Society's player wins: `python -m walpurgis.games.ashes.bench.forecasting --games 800` writes data/forecast.toml.

Rules of thumb play games of three. Whenever a faction's turn is over, the table is noted (bots/forecast.py), and afterwards whether the Society has won; a
logistic regression with a small penalty finds the weights. Needs numpy.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from math import log
from pathlib import Path
from statistics import fmean

from walpurgis.bench.logistic import Row, fitted, surprise
from walpurgis.bots import bot_named
from walpurgis.engine import Match

from ..bots.forecast import features
from ..facts import SOCIETY
from ..game import GAME

SEAT = 2
"""The Society's, in games of three."""
PENALTY = 2.0
"""How much weights are drawn to nothing: as much as this many positions."""
KEPT_APART = 5
"""One game in this many is not learned from, but tells how good the weights are."""


def positions(seed: int) -> list[Row]:
    """The Society's turns of one game, each with whether it won in the end."""
    match = Match.new(GAME, 3, seed, listen=False)
    bots, noted, turn = {seat: bot_named("thumb", GAME, 3 * seed + seat) for seat in range(3)}, list[dict[str, float]](), 0
    while not match.over:
        seat, t = next(iter(match.asks)), match.state
        if seat == SEAT and t.turn != turn:
            turn = t.turn
            noted.append(features(t))
        match.answer(seat, bots[seat].answer(match.sight(seat)))
    return [(found, float(match.state.winner == SOCIETY)) for found in noted]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    wished = parser.parse_args()
    seeds = range(wished.seed * 1_000_000, wished.seed * 1_000_000 + wished.games)
    learnt, apart = list[Row](), list[Row]()
    with ProcessPoolExecutor(wished.workers) as pool:
        for number, found in enumerate(pool.map(positions, seeds, chunksize=5)):
            (learnt if number % KEPT_APART else apart).extend(found)
    weights = fitted(learnt, PENALTY)
    share = fmean(won for _, won in learnt)
    ignorant = surprise({"always": log(share / (1 - share))}, apart)
    verdict = (
        f"{len(learnt)} positions; on {len(apart)} others {surprise(weights, apart):.3f} bits of surprise, {ignorant:.3f} for who only knows how often it wins"
    )
    command = " ".join(["python", "-m", "walpurgis.games.ashes.bench.forecasting", *sys.argv[1:]])
    lines = [f"# Made by: {command}", f"# {verdict}", "", "[weights]", *(f'"{name}" = {weight:.4f}' for name, weight in weights.items())]
    (Path(__file__).parents[1] / "data" / "forecast.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")
    sys.stdout.write(verdict + "\n")


if __name__ == "__main__":
    main()
