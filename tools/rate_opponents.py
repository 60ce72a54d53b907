"""Measure how strong the opponents are in a game: `python tools/rate_opponents.py GAME --games 60 --thinking 12` writes the game's data/ratings.toml.

Each meets those next to it on the ladder in the arena, from both seats of every deal. The ratings are those under which the results are likeliest (Bradley and
Terry), on the usual scale: 400 points more win ten games of eleven, and Bruno has 1500. Everybody gets a draw with Bruno, so that whoever won all games is
not infinitely strong. Games are written into a folder as they end; a run that was interrupted, or is out of time, continues from there, and what was played
so far is what counts. The folder has one for each state of the bots and the game, so that games of older bots never count.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Iterator
from itertools import product
from math import exp, log, sqrt
from pathlib import Path
from time import monotonic

from fit_worth import solved

import walpurgis
from walpurgis.arena import Tournament, play_all
from walpurgis.bots import opponents, thinking_seconds
from walpurgis.engine import AnyGame, game_named
from walpurgis.engine.game import options_of, package_of

ANCHOR, MIDDLE = "bruno", 1500
"""Whose rating is this by definition: the others are measured against it."""
RATINGS = "ratings.toml"
SCALE = 400 / log(10)
"""Points for each unit of the logarithm of the odds."""
ROUNDS = 40
Result = tuple[str, str, float]
"""Two opponents, and the part of the victory that the first one had."""


def state_of(game: AnyGame) -> str:
    """A short name for the bots and the game as they are now: another one whenever a rule, a bot or a weight changes."""
    home, found = Path(walpurgis.__file__).parent, hashlib.sha256()
    for folder in (home / "engine", home / "bots", Path(sys.modules[package_of(game)].__file__ or "").parent):
        for file in sorted(folder.rglob("*")):
            if file.suffix in (".py", ".toml", ".json") and file.name != RATINGS and "web" not in file.relative_to(folder).parts:
                found.update(file.read_bytes())
    return found.hexdigest()[:12]


def meetings(names: list[str], games: int, thinking: int) -> Iterator[tuple[str, str, int]]:
    """Who meets whom, and how often: everybody the next two on the ladder; those who think for long as often as there is time for."""
    for n, one in enumerate(names):
        for other in names[n + 1 : n + 3]:
            if not thinking_seconds(other):
                yield one, other, games
    for n, one in enumerate(names):
        for other in names[n + 1 : n + 3]:
            seconds = thinking_seconds(other)
            if seconds and (thinking_seconds(one) or one == ANCHOR):
                yield one, other, thinking if seconds < 1 else (thinking + 1) // 2


def played(game: AnyGame, one: str, other: str, games: int, options: object, folder: Path, until: float) -> Iterator[Result]:
    """The results of a meeting, as many as there is time for; always whole deals, and all that the folder holds already."""
    file = folder / f"{game.name}-{one}-{other}.jsonl"
    done: list[Result] = []
    step = 2 if thinking_seconds(other) else games
    there = max(0, len(file.read_text(encoding="utf-8").splitlines()) - 1) if file.exists() else 0
    for planned in range(step, games + 1, step):
        is_late = monotonic() > until
        count = min(games, there - there % 2) if is_late else planned
        if not count:
            break
        outcomes = play_all(Tournament.of(game.name, [one, other], count, 16, options), 1, out=file).outcomes
        done = [(one, other, outcome.share(0) if 1 in outcome.places else 0.5) for outcome in outcomes if outcome.places]
        if is_late:
            break
    yield from done


def likeliest(names: list[str], results: list[Result]) -> dict[str, tuple[float, float]]:
    """The strength of everybody, as logarithm of the odds against the anchor, with its standard error."""
    rated = [name for name in names if name != ANCHOR]
    believed = [*results, *((name, ANCHOR, 0.5) for name in rated)]
    strength = dict.fromkeys(names, 0.0)
    for _ in range(ROUNDS):
        pull, bend = slopes(names, believed, strength)
        step = solved([[bend[one, other] for other in rated] for one in rated], [pull[name] for name in rated])
        for name, much in zip(rated, step, strict=True):
            strength[name] += max(-1.0, min(1.0, much))
    _, bend = slopes(names, believed, strength)
    lines = [[bend[one, other] for other in rated] for one in rated]
    errors = [sqrt(solved(lines, [float(one == name) for one in rated])[n]) for n, name in enumerate(rated)]
    return {ANCHOR: (0.0, 0.0)} | {name: (strength[name], error) for name, error in zip(rated, errors, strict=True)}


def slopes(names: list[str], results: list[Result], strength: dict[str, float]) -> tuple[dict[str, float], dict[tuple[str, str], float]]:
    """Where the results pull each strength, and how firmly: what they say of every two together (the information)."""
    pull, bend = dict.fromkeys(names, 0.0), dict.fromkeys(product(names, names), 0.0)
    for one, other, share in results:
        chance = 1 / (1 + exp(strength[other] - strength[one]))
        for (name, sign), (whom, other_sign) in product(((one, 1), (other, -1)), repeat=2):
            bend[name, whom] += sign * other_sign * chance * (1 - chance)
        pull[one] += share - chance
        pull[other] -= share - chance
    return pull, bend


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=60, help="games of each meeting of those who answer at once")
    parser.add_argument("--thinking", type=int, default=12, help="games of those who think a little; half as many of those who think for a second")
    parser.add_argument("--option", action="append", default=[], help="an option of the game, name=value")
    parser.add_argument("--minutes", type=float, default=600.0, help="no further game is begun after so many minutes")
    parser.add_argument("--folder", type=Path, default=Path("ratings"), help="where the games are kept")
    wished = parser.parse_args()
    game, until = game_named(wished.game), monotonic() + 60 * wished.minutes
    options = options_of(game, {name: int(value) if value.isdecimal() else value for name, _, value in (one.partition("=") for one in wished.option)})
    names, folder = [one.name for one in opponents(game)], wished.folder / state_of(game)
    folder.mkdir(parents=True, exist_ok=True)
    results = [
        result for one, other, games in meetings(names, wished.games, wished.thinking) for result in played(game, one, other, games, options, folder, until)
    ]
    found = likeliest(names, results)
    for one, other, _ in meetings(names, 1, 1):
        shares = [share for first, second, share in results if (first, second) == (one, other)]
        print(f"{one} v {other}: {sum(shares):g} of {len(shares)}", file=sys.stderr)
    command = " ".join(["python", "tools/rate_opponents.py", game.name, *(f"--{name} {getattr(wished, name)}" for name in ("games", "thinking"))])
    lines = [
        f"# Made by: {' '.join([command, *(f'--option {one}' for one in wished.option)])}",
        "# 400 points more win ten games of eleven; give or take the spread (95 %).",
    ]
    for name in names:
        met = sum(name in result[:2] for result in results)
        if met:
            strength, error = found[name]
            spread = round(1.96 * SCALE * error)
            lines += ["", f"[ratings.{name}]", f"points = {round(MIDDLE + SCALE * strength)}", f"spread = {spread}", f"games = {met}"]
    file = Path(sys.modules[package_of(game)].__file__ or "").parent / "data" / RATINGS
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(file.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()
