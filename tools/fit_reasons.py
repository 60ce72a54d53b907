"""How much the things matter that players count, for hints that say why: `python tools/fit_reasons.py GAME --games 40` writes the game's data/reasons.toml.

Games are played and weights fitted as for a game's `worth` (fit_worth.py), but by what its `counted` counts, and to what `worth` says of each position: a
reason is why the bot thinks so. More is never bad: a weight that would be less than nothing is nothing, and left out. What is under [places] stays.
"""

from __future__ import annotations

import argparse
import importlib
import sys
import tomllib
from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path

from fit_worth import Row, fitted, read_options, turns_of

from walpurgis.bots.brought import guide_of
from walpurgis.engine import AnyGame, game_named
from walpurgis.engine.game import package_of

AS_ALL = "~"
"""Begins the name of what is the same in all positions in which the same things are counted: how often such a seat wins at all."""

LEAST = 0.001
"""What matters less is not told."""


def rows_of(game: AnyGame, seats: int, options: Mapping[str, object], seed: int) -> Iterator[Row]:
    """The positions of one game at the end of each turn, each with how likely the seat wins."""
    guide = guide_of(game)
    if guide.counted is None:
        sys.exit(f"{game.name} brings no function counted in its module bots")
    for match in islice(turns_of(game, seats, options, seed), 1, None):
        for seat in range(seats):
            found = guide.counted(match.state, seat)
            yield {**found, AS_ALL + min(found): 1.0}, guide.worth(match.state, seat)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seats", default="2", help="numbers of players, taken in turn: 2,2,3")
    parser.add_argument("--options", action="append", default=[], help="name=value,name=value; given several times, taken in turn")
    parser.add_argument("--seed", type=int, default=1)
    wished = parser.parse_args()
    game = game_named(wished.game)
    seats, options = [int(n) for n in wished.seats.split(",")], [read_options(text) for text in wished.options] or [{}]
    rows = list[Row]()
    for number in range(wished.games):
        rows += rows_of(game, seats[number % len(seats)], options[number % len(options)], wished.seed * 1_000_000 + number)
    names = tuple({name for found, _ in rows for name in found if not name.startswith(AS_ALL)})
    weights = {name: weight for name, weight in fitted(rows, names).items() if name in names}
    file = Path(str(importlib.import_module(package_of(game)).__file__)).parent / "data" / "reasons.toml"
    places = tomllib.loads(file.read_text(encoding="utf-8")).get("places", {}) if file.is_file() else {}
    lines = [f"# Made by: {' '.join(['python', 'tools/fit_reasons.py', *sys.argv[1:]])}", f"# {len(rows)} positions", "", "[weights]"]
    lines += [f'"{name}" = {weight:.4f}' for name, weight in sorted(weights.items()) if weight >= LEAST]
    lines += ["", "# How many places after the point are told.", "[places]", *(f'"{name}" = {count}' for name, count in places.items())] if places else []
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print("\n".join(lines))


if __name__ == "__main__":
    main()
