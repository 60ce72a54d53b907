"""Learn how likely the Secret Society's player wins: `python -m walpurgis.games.ashes.bench.forecasting --games 800` writes data/forecast.toml.

Rules of thumb play games of three. Whenever a faction's turn is over, the table is noted (bots/forecast.py), and afterwards whether the Society has won; a
logistic regression with a small penalty finds the weights. Needs numpy.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

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
NEWTON = 30
"""Steps of Newton's method."""

Position = tuple[dict[str, float], bool]


def positions(seed: int) -> list[Position]:
    """The Society's turns of one game, each with whether it won in the end."""
    match = Match.new(GAME, 3, seed, listen=False)
    bots, noted, turn = {seat: bot_named("thumb", GAME, 3 * seed + seat) for seat in range(3)}, list[dict[str, float]](), 0
    while not match.over:
        seat, t = next(iter(match.asks)), match.state
        if seat == SEAT and t.turn != turn:
            turn = t.turn
            noted.append(features(t))
        match.answer(seat, bots[seat].answer(match.sight(seat)))
    return [(found, match.state.winner == SOCIETY) for found in noted]


def fitted(found: list[Position]) -> dict[str, float]:
    """The weights under which the outcomes are likeliest (Newton's method)."""
    names = sorted({name for one, _ in found for name in one})
    table, won = as_table(found, names), np.array([float(wins) for _, wins in found])
    weights = np.zeros(len(names))
    for _ in range(NEWTON):
        says = 1 / (1 + np.exp(-table @ weights))
        slope = table.T @ (won - says) - PENALTY * weights
        bend = (table.T * (says * (1 - says))) @ table + PENALTY * np.eye(len(names))
        weights += np.linalg.solve(bend, slope)
    return dict(zip(names, map(float, weights), strict=True))


def surprise(weights: dict[str, float], found: list[Position]) -> float:
    """How surprising the outcomes are, in bits; one for somebody who knows nothing."""
    names = [*weights]
    says = 1 / (1 + np.exp(-as_table(found, names) @ np.array([weights[name] for name in names])))
    return float(-np.mean(np.log2([one if wins else 1 - one for one, (_, wins) in zip(says, found, strict=True)])))


def as_table(found: list[Position], names: list[str]) -> NDArray[np.float64]:
    return np.array([[one.get(name, 0.0) for name in names] for one, _ in found])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    wished = parser.parse_args()
    seeds = range(wished.seed * 1_000_000, wished.seed * 1_000_000 + wished.games)
    learnt, apart = list[Position](), list[Position]()
    with ProcessPoolExecutor(wished.workers) as pool:
        for number, found in enumerate(pool.map(positions, seeds, chunksize=5)):
            (learnt if number % KEPT_APART else apart).extend(found)
    weights = fitted(learnt)
    ignorant = surprise(
        {"always": float(np.log(np.mean([wins for _, wins in learnt]) / np.mean([not wins for _, wins in learnt])))},
        [({"always": 1.0}, wins) for _, wins in apart],
    )
    verdict = (
        f"{len(learnt)} positions; on {len(apart)} others {surprise(weights, apart):.3f} bits of surprise, {ignorant:.3f} for who only knows how often it wins"
    )
    command = " ".join(["python", "-m", "walpurgis.games.ashes.bench.forecasting", *sys.argv[1:]])
    lines = [f"# Made by: {command}", f"# {verdict}", "", "[weights]", *(f'"{name}" = {weight:.4f}' for name, weight in weights.items())]
    (Path(__file__).parents[1] / "data" / "forecast.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")
    sys.stdout.write(verdict + "\n")


if __name__ == "__main__":
    main()
