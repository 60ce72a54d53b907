"""Learn by playing what to gain, to trash and to play.

    python -m walpurgis.games.nocturne.bench.practice --minutes 60                 in random kingdoms: data/policy/general.json
    python -m walpurgis.games.nocturne.bench.practice --minutes 10 --book dusk     begins with that and goes on in Dusk: data/policy/dusk.json
    python -m walpurgis.games.nocturne.bench.practice --book dusk --menu           buys at first by the menu of Dusk (menus.py)

Somebody who plays by the policy of bots/policy.py, but with some curiosity, plays many games of two (curious.py); after each batch of games the policy
learns from them (learner.py). The mean of the later policies is kept. Needs numpy.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import monotonic
from typing import Any

from ..bots.policy import GENERAL, STOP
from ..facts import KINGDOMS
from ..kingdoms import cards_of
from .curious import Played, Task, begun, play
from .learner import Learner
from .menus import known_menu, lessons
from .weights import ROWS, Weights, mean_of

OPPONENTS = 4
"""So many earlier policies are played against."""
EARLY = 0.6
"""After this part of the time policies count for the mean that is kept."""
LESSONS, LOOKS, ATTENTION = 300, 300, 0.04
"""To learn a menu, so many games by it are looked at, so often, and the weights move so far at first."""
RANDOM = ["random"] * 5 + ["random+colonies"]
"""Where the general policy is learned: in kingdoms drawn by lot, one in six of them with Platinum and Colonies."""


def practise(wished: argparse.Namespace, weights: Weights) -> Iterator[tuple[int, Weights, dict[str, list[float]]]]:
    """Play and learn in turns: after each batch how many games that took, the mean of the later policies, and how it did against thumb."""
    learner, opponents, later = Learner(weights), [weights.copy()], list[Weights]()
    start, games, seed, kingdoms = monotonic(), 0, wished.seed * 1_000_000, [wished.book] if wished.book else RANDOM
    with ProcessPoolExecutor(wished.workers) as pool:
        while (part := (monotonic() - start) / 60 / wished.minutes) < 1:
            seeds = range(seed, seed + wished.workers)
            tasks = [Task(learner.weights, random.Random(n).choice(opponents), kingdoms, wished.batch // wished.workers, n) for n in seeds]
            played = Played.together([*pool.map(play, tasks)])
            seed, games = seeds.stop, games + wished.batch
            learner.learn(played.steps, wished.rate * (1 - 0.8 * part))
            if games // wished.batch % OPPONENTS == 0:
                opponents = [*opponents[1 - OPPONENTS :], learner.weights.copy()]
            if part > EARLY:
                later.append(learner.weights.copy())
            yield games, mean_of(later) if later else learner.weights, played.won


def begin_with(kingdom: str, weights: Weights) -> None:
    """Buy as the menu of this kingdom says: what was known about buying is forgotten."""
    menu = known_menu(kingdom)
    if menu is None:
        sys.exit(f"There is no menu for {kingdom}: python -m walpurgis.games.nocturne.bench.menus --book {kingdom}")
    weights.parts["gain"] = Weights().parts["gain"]
    learner, steps = Learner(weights), lessons(kingdom, menu, weights, range(LESSONS))
    for number in range(LOOKS):
        learner.imitate(steps, ATTENTION * (1 - number / LOOKS))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--book", default="", choices=["", *KINGDOMS], help="a kingdom of the book; without it, random ones")
    parser.add_argument("--batch", type=int, default=400, help="after so many games the weights move")
    parser.add_argument("--rate", type=float, default=0.012, help="how far they move at first")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--go-on", action="store_true", help="begin with what was learned before")
    parser.add_argument("--menu", action="store_true", help="begin with buying by the menu of the kingdom (menus.py)")
    wished = parser.parse_args()
    if wished.menu and not wished.book:
        parser.error("--menu goes with --book: menus are for kingdoms of the book")
    home = Path(__file__).parents[1] / "data" / "policy"
    source, target = home / f"{GENERAL}.json", home / f"{wished.book or GENERAL}.json"
    begins_anew = not wished.book and not wished.go_on
    before: dict[str, Any] = {"made_by": []} if begins_anew else json.loads((target if wished.go_on else source).read_text(encoding="utf-8"))
    weights = Weights() if begins_anew else Weights.of(before["heads"])
    if wished.menu:
        begin_with(wished.book, weights)
    command = " ".join(["python", "-m", "walpurgis.games.nocturne.bench.practice", *sys.argv[1:]])
    there = cards_in(wished.book) if wished.book else ROWS
    lately, start = dict[str, list[float]](), monotonic()
    for batch, (games, known, won) in enumerate(practise(wished, weights)):
        for kingdom, victories in won.items():
            lately[kingdom] = [*lately.get(kingdom, []), *victories][-2000:]
        if batch % 10 == 9:
            shares = ", ".join(f"{kingdom} {sum(victories) / max(1, len(victories)):.3f}" for kingdom, victories in lately.items())
            sys.stdout.write(f"{monotonic() - start:.0f} s, {games} games; of the last ones against thumb, still curious, it won: {shares}\n")
            sys.stdout.flush()
            made_by = [*before["made_by"], f"{command}  # {games} games"]
            target.write_text(as_text({"made_by": made_by, "heads": known.data(there)}), encoding="utf-8")


def cards_in(kingdom: str) -> list[str]:
    """All that can be chosen or owned in a kingdom of the book."""
    t = begun(kingdom, 0).state
    cards = [card for pile in t.left for card in cards_of(pile)]
    return [*cards, *t.players[0].cards(), *t.trash, *t.events, STOP]


def as_text(data: Mapping[str, Any]) -> str:
    """JSON with one line for each card, so that changes can be read."""
    heads = []
    for head, known in data["heads"].items():
        kinds = ",\n".join(map(json.dumps, known["kinds"]))
        cards = ",\n".join(f"{json.dumps(card)}: {json.dumps(row)}" for card, row in known["cards"].items())
        heads.append(f'"{head}": {{\n"of_thumb": {json.dumps(known["of_thumb"])},\n"kinds": [\n{kinds}\n],\n"cards": {{\n{cards}\n}}\n}}')
    together = ",\n".join(heads)
    return f'{{\n"made_by": {json.dumps(data["made_by"], indent=1)},\n"heads": {{\n{together}\n}}\n}}\n'


if __name__ == "__main__":
    main()
