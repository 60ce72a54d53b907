"""Fit the weights of a game's `worth` from self-play: `python tools/fit_worth.py GAME --games 300` writes the game's data/worth.toml.

Rules of thumb play against themselves, with some random answers in between, so that positions are not all alike. At the end of each turn the features of every
seat are noted, and afterwards whether it won; a logistic regression with a small penalty is solved by Newton's method. Plain Python is fast enough for that.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Iterator, Mapping
from math import exp, log
from pathlib import Path
from typing import Any

from walpurgis.bots.brought import guide_of
from walpurgis.engine import AnyGame, Chance, Match, game_named
from walpurgis.engine.game import options_of, package_of

PENALTY = 3.0
"""How much weights are drawn to nothing: as much as this many positions."""
LAPSES = 8
"""One answer in this many is a random one, in half of the games, drawn by lot."""

Row = tuple[dict[str, float], float]


def turns_of(game: AnyGame, seats: int, options: Mapping[str, object], seed: int, *, quick: bool = False) -> Iterator[Match[Any]]:
    """A game at the beginning of each of its turns; then it is over. With `quick`, it is played by the players of playouts, where the game provides them."""
    guide = guide_of(game)
    match = Match.new(game, seats, seed, options_of(game, options), listen=False)
    dice, turn = Chance(seed).branch(), None
    careless = dice.below(2) == 0
    while not match.over:
        now = guide.turn(match.state) if guide.turn is not None else match.question
        if now != turn:
            turn = now
            yield match
        seat, ask = next(iter(match.asks.items()))
        if careless and dice.below(LAPSES) == 0:
            answer = ask.sample(dice)
        else:
            answer = guide.quick(match, ask, dice) if quick and guide.quick is not None else guide.thumb(match.sight(seat), dice)
        match.answer(seat, answer)


def rows_of(game: AnyGame, seats: int, options: Mapping[str, object], seed: int, *, quick: bool = False) -> Iterator[Row]:
    """The positions of one game, each with how it turned out."""
    features = importlib.import_module(f"{package_of(game)}.bots").features
    noted = list[tuple[int, dict[str, float]]]()
    for match in turns_of(game, seats, options, seed, quick=quick):
        noted += [(seat, features(match.state, seat)) for seat in range(seats)]
    winners = match.result().winners
    for seat, found in noted:
        yield found, (1 / len(winners) if seat in winners else 0.0)


def fitted(rows: list[Row], good: tuple[str, ...]) -> dict[str, float]:
    """The weights under which the outcomes are likeliest. What is `good` to have, by the beginning of its name, is never counted against anybody: where the fit
    would, the weight is nothing, and the others are found again."""
    left = {name for found, _ in rows for name in found}
    while True:
        weights = likeliest(rows, sorted(left))
        bad = min((name for name in weights if name.startswith(good)), key=weights.__getitem__, default="") if good else ""
        if not bad or weights[bad] >= 0:
            return weights | dict.fromkeys({name for found, _ in rows for name in found} - left, 0.0)
        left.remove(bad)


def likeliest(rows: list[Row], names: list[str]) -> dict[str, float]:
    """The weights of these features under which the outcomes are likeliest."""
    table = [([found.get(name, 0.0) for name in names], won) for found, won in rows]
    weights = [0.0] * len(names)
    for _ in range(12):
        slope = [-PENALTY * weight for weight in weights]
        bend = [[PENALTY if i == j else 0.0 for j in range(len(names))] for i in range(len(names))]
        for values, won in table:
            says = chance(weights, values)
            part = says * (1 - says)
            there = [(i, value) for i, value in enumerate(values) if value]
            for i, value in there:
                slope[i] += (won - says) * value
                row, much = bend[i], part * value
                for j, other in there:
                    row[j] += much * other
        step = solved(bend, slope)
        weights = [weight + more for weight, more in zip(weights, step, strict=True)]
        if max(map(abs, step)) < 1e-6:
            break
    return dict(zip(names, weights, strict=True))


def chance(weights: list[float], values: list[float]) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, sum([w * v for w, v in zip(weights, values, strict=True)])))))


def solved(bend: list[list[float]], slope: list[float]) -> list[float]:
    """The step for which `bend` times it is `slope`, by elimination."""
    lines = [[*row, value] for row, value in zip(bend, slope, strict=True)]
    size = len(lines)
    for i in range(size):
        best = max(range(i, size), key=lambda r: abs(lines[r][i]))
        lines[i], lines[best] = lines[best], lines[i]
        for r in range(size):
            if r != i and lines[r][i]:
                part = lines[r][i] / lines[i][i]
                lines[r] = [a - part * b for a, b in zip(lines[r], lines[i], strict=True)]
    return [line[size] / line[i] for i, line in enumerate(lines)]


def loss(weights: dict[str, float], rows: list[Row]) -> float:
    """How surprising the outcomes are, in bits; one for somebody who knows nothing."""
    total = 0.0
    for found, won in rows:
        says = min(1 - 1e-9, max(1e-9, chance([weights.get(name, 0.0) for name in found], [*found.values()])))
        total -= won * log(says, 2) + (1 - won) * log(1 - says, 2)
    return total / len(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seats", default="2", help="numbers of players, taken in turn: 2,2,3")
    parser.add_argument(
        "--options", action="append", default=[], help="name=value; given several times, taken in turn: one set for each game, parts joined by a comma"
    )
    parser.add_argument("--quick", action="store_true", help="games of the quick players of playouts: many more positions in the same time")
    parser.add_argument("--seed", type=int, default=1)
    wished = parser.parse_args()
    game = game_named(wished.game)
    seats, options = [int(n) for n in wished.seats.split(",")], [read_options(text) for text in wished.options] or [{}]
    learnt, kept = list[Row](), list[Row]()
    for number in range(wished.games):
        seed = wished.seed * 1_000_000 + number
        rows = rows_of(game, seats[number % len(seats)], options[number % len(options)], seed, quick=wished.quick)
        (kept if number % 5 == 0 else learnt).extend(rows)
    weights = fitted(learnt, getattr(importlib.import_module(f"{package_of(game)}.bots.estimate"), "GOOD", ()))
    surprise = f"{len(learnt)} positions; on {len(kept)} others {loss(weights, kept):.3f} bits of surprise (1 for who knows nothing)"
    print(surprise)
    command = " ".join(["python", "tools/fit_worth.py", *sys.argv[1:]])
    lines = [f"# Made by: {command}", f"# {surprise}", "", "[weights]", *(f'"{name}" = {weight:.4f}' for name, weight in sorted(weights.items()))]
    home = Path(str(importlib.import_module(package_of(game)).__file__)).parent
    (home / "data" / "worth.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")


def read_options(text: str) -> dict[str, object]:
    """Options as they are written: name=value, several separated by commas."""
    return {name: int(value) if value.isdigit() else value for name, _, value in (part.partition("=") for part in text.split(","))}


if __name__ == "__main__":
    main()
