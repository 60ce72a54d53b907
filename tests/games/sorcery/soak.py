"""Random games of Sorcery by the thousand, over all player counts, build totals and battlefields, the table looked over after every answer.

    python -m tests.games.sorcery.soak --games 5000 --out soak.jsonl --seconds 600

Each game is a line of the file: what was played, and the fault if there was one. Games that stand in the file are not played again, so a run can be stopped
at any moment and taken up later; a game is brought back by its number alone.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from walpurgis.bench.luck import Luck
from walpurgis.engine import Chance, Match
from walpurgis.engine.plane import INCH
from walpurgis.games.sorcery.facts import NUMBERS
from walpurgis.games.sorcery.fields import fields_for
from walpurgis.games.sorcery.game import GAME

from .disorder import Cards, Restless, wrongs


class Soaked(msgspec.Struct, frozen=True):
    """One game: what was played, how it ended, and what went wrong, if anything did."""

    number: int
    seats: int
    options: dict[str, Any]
    answers: int
    rounds: int
    reason: str
    fault: str


def wish(number: int) -> tuple[int, dict[str, Any]]:
    """What the game of this number is played with. The small and quick ones come more often."""
    dice = Chance(number)
    seats = dice.pick([2, 2, 2, 3, 4])
    total = dice.pick([100, 100, 100, 100, 150, 150, 200, 300])
    boards = [board for board in NUMBERS.boards if board >= 30 or total == NUMBERS.quick_total]
    board = dice.pick(boards)
    prepared = [field.name.partition("-")[0] for field in fields_for(seats, board * INCH)]
    return seats, {
        "build_total": total,
        "board": board,
        "turn_limit": dice.pick([6, 6, 8, 12]),
        "table": dice.pick(["players", *prepared]),
        "domains": dice.below(2) == 0,
        "open_books": dice.below(4) == 0,
        "teams": seats == 4 and dice.below(2) == 0,
    }


def soaked(number: int) -> Soaked:
    """Play one game. Every other one is played by those who never end a turn while something is left to do: more happens there."""
    seats, options = wish(number)
    answers, match = 0, None
    try:
        match = Match.new(GAME, seats, number, options, listen=False)
        luck, minds, cards = Luck(number), [Restless(number * 10 + seat, thinks=0) for seat in range(seats)], Cards()
        while not match.over:
            if number % 2:
                luck.answer(match)
            else:
                seat = next(iter(match.asks))
                match.answer(seat, minds[seat].answer(match.sight(seat)))
            answers += 1
            if found := wrongs(match.state, cards):
                raise AssertionError(found)
        fault = ""
    except Exception as what:  # a fault ends its game, not the run
        fault = f"after {answers} answers: {type(what).__name__}: {what}"
    t = None if match is None else match.state
    return Soaked(number, seats, options, answers, 0 if t is None else t.round, "" if t is None else t.reason, fault)


def summary(played: Iterable[Soaked]) -> Iterator[str]:
    """How many of each sort, and every fault."""
    games = list(played)
    yield f"{len(games)} games, {sum(game.answers for game in games)} answers, {sum(bool(game.fault) for game in games)} faults"
    for name in ("seats", "build_total", "board", "table", "turn_limit", "domains", "teams", "reason"):
        counted = Counter(str(getattr(game, name, game.options.get(name))) for game in games)
        yield f"{name}: " + ", ".join(f"{value} {count}" for value, count in sorted(counted.items()))
    yield from (f"game {game.number}: {game.fault}" for game in games if game.fault)


def main() -> None:
    wished = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wished.add_argument("--games", type=int, default=5000)
    wished.add_argument("--out", type=Path, required=True)
    wished.add_argument("--seconds", type=float, default=600, help="stop after so long")
    asked = wished.parse_args()
    lines = asked.out.read_bytes().splitlines() if asked.out.exists() else []
    played = {game.number: game for game in (msgspec.json.decode(line, type=Soaked) for line in lines)}
    until = time.monotonic() + asked.seconds
    with asked.out.open("ab", buffering=0) as out:
        for number in range(asked.games):
            if number not in played and time.monotonic() < until:
                played[number] = soaked(number)
                out.write(msgspec.json.encode(played[number]) + b"\n")
    sys.stdout.write("\n".join(summary(played.values())) + "\n")


if __name__ == "__main__":
    main()
