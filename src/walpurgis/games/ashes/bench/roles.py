"""How well bots do in a role that not everybody has: as the Secret Society against two factions, or alone against the Ghouls.

    python -m walpurgis.games.ashes.bench.roles society --bots search:60,thumb --games 80 --seed 92001
    python -m walpurgis.games.ashes.bench.roles alone --bots search:5,thumb --games 200 --seed 97001

Each bot plays the same deals, and `thumb` plays everybody else; so deals in which only one of two bots won say which is better (a sign test).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from math import comb
from typing import NamedTuple

from walpurgis.arena.statistics import wilson
from walpurgis.bots import bot_named
from walpurgis.engine import Match

from ..game import GAME

SEATS = {"society": 3, "alone": 1}
"""How many play; the role is that of the last one."""


class Deal(NamedTuple):
    """A game to be played."""

    role: str
    bot: str
    seed: int


def won(deal: Deal) -> bool:
    """Whether the bot wins this deal in its role."""
    seats = SEATS[deal.role]
    match = Match.new(GAME, seats, deal.seed, listen=False)
    bots = {seat: bot_named(deal.bot if seat == seats - 1 else "thumb", GAME, seats * deal.seed + seat) for seat in range(seats)}
    while not match.over:
        seat = next(iter(match.asks))
        match.answer(seat, bots[seat].answer(match.sight(seat)))
    return seats - 1 in match.result().winners


def by_luck(only_one: int, only_other: int) -> float:
    """How likely deals that only one of two won are divided at least so unevenly by luck alone (two-sided sign test).

    >>> by_luck(3, 3), by_luck(0, 6)
    (1.0, 0.03125)
    """
    count = only_one + only_other
    as_uneven: int = 2 * sum(comb(count, n) for n in range(min(only_one, only_other) + 1))
    return min(1.0, as_uneven / 2.0**count)


def report(bots: Sequence[str], victories: Sequence[Sequence[bool]]) -> list[str]:
    """A line for each bot, and one for each two of them."""
    lines = []
    for bot, wins in zip(bots, victories, strict=True):
        low, high = wilson(sum(wins), len(wins))
        lines.append(f"{bot}: {sum(wins)} of {len(wins)} won, {sum(wins) / len(wins):.0%} ({low:.0%} to {high:.0%})")
    for (one, first), (other, second) in combinations(zip(bots, victories, strict=True), 2):
        only_one, only_other = (sum(a and not b for a, b in zip(x, y, strict=True)) for x, y in ((first, second), (second, first)))
        lines.append(f"only {one}: {only_one}, only {other}: {only_other}, p = {by_luck(only_one, only_other):.3g}")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("role", choices=[*SEATS])
    parser.add_argument("--bots", default="search:60,thumb", help="with commas between them")
    parser.add_argument("--games", type=int, default=80)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    wished = parser.parse_args()
    bots = wished.bots.split(",")
    deals = [Deal(wished.role, bot, seed) for seed in range(wished.seed, wished.seed + wished.games) for bot in bots]
    with ProcessPoolExecutor(wished.workers) as pool:
        results = [*pool.map(won, deals)]
    sys.stdout.write("\n".join(report(bots, [results[n :: len(bots)] for n in range(len(bots))])) + "\n")


if __name__ == "__main__":
    main()
