"""Aim a law at many questions: `python -m tests.laws forbids --questions 10000`, with any part of the law's title, for all games or one (`--game`)."""

from __future__ import annotations

import argparse
import sys
from itertools import count

from walpurgis.engine import AnyGame, games

from . import LAWS, LawBroken, questions


def aim(law: str, game: AnyGame, least: int) -> str:
    """Hold the law at this many questions or more, with all numbers of players in turn; what was looked at."""
    asked = matches = 0
    for seed in count(1):
        for seats in game.seats:
            LAWS[law](game, seats, seed)
            asked += sum(not match.over for match in questions(game, seats, seed))
            matches += 1
        if asked >= least:
            return f"{asked} questions of {matches} random games"
    raise AssertionError


def main() -> int:
    wishes = argparse.ArgumentParser(prog="python -m tests.laws", description=__doc__)
    wishes.add_argument("law", help="a law, by any part of its title")
    wishes.add_argument("--questions", type=int, default=1000, help="at least so many for each game (1000)")
    wishes.add_argument("--game", choices=games(), help="this game only")
    wish = wishes.parse_args()
    titles = [title for title in LAWS if wish.law in title]
    if len(titles) != 1:
        wishes.error(f"{wish.law!r} is in the titles of {len(titles)} laws; there are: {', '.join(LAWS)}")
    broken = 0
    for name, game in games().items():
        if wish.game in (None, name):
            try:
                told = f"holds at {aim(titles[0], game, wish.questions)}"
            except LawBroken as found:
                told, broken = f"BROKEN: {found}", broken + 1
            sys.stdout.write(f"{titles[0]}, {name}: {told}\n")
            sys.stdout.flush()
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
