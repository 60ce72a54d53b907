"""Learn from self-play what cards are to a deck: `python -m walpurgis.games.nocturne.bench.learning --games 6000` writes data/decks.toml.

Players who go by what was learned and players who go by rules of thumb play against each other, most of them buying at random now and then, so that all kinds
of decks meet. Who won is explained by what everybody owned on the way there: a logistic regression. Needs numpy.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from walpurgis.bench.logistic import Row, fitted, surprise
from walpurgis.engine import Answer, Ask, Chance, Match

from ..bots.decks import WHOLE, Holding, Stage, Weights
from ..bots.estimate import at_the_table
from ..bots.policy import Policy, learned_for
from ..bots.quick import quick_thumb
from ..keys import ALL
from ..state import Kingdom
from .curious import Curious, Player, begun

NOTED = 0.25
"""Of so many turns is it noted how everybody stood: one turn is much like the next."""
OF_THUMB = 0.3
"""Part of the players that go by rules of thumb."""
CARELESS, LAPSES = 0.7, 0.5
"""Part of the players that buy at random now and then, and how often at most."""
PENALTY = 8.0
"""How much weights are drawn to nothing: as much as so many positions."""
KEPT_OUT = 5
"""One game in so many is kept to see how well the others explain it."""
LONGEST = 100
"""A game that is not over after so many turns tells nothing: nobody buys anything."""


def somebody(policy: Policy, dice: random.Random) -> Player:
    """A player of one sort or the other."""
    return quick_thumb if dice.random() < OF_THUMB else Curious(policy, dice)


def careless(player: Player, often: float, dice: random.Random) -> Player:
    """The same player, who buys at random so often."""

    def answer(world: Match[Kingdom], ask: Ask[Any], chance: Chance) -> Answer:
        if ask.prompt == "buy" and dice.random() < often:
            keys = [key for key in [*ask.keys()] if key not in ("pile:curse", "pile:copper")]
            if ALL not in keys:
                return dice.choice(keys)
        return player(world, ask, chance)

    return answer


def positions(kingdom: str, seed: int) -> Iterator[Row]:
    """The positions of one game of two: what the first player has more of than the second, and how that came out."""
    dice, chance = random.Random(seed), Chance(seed)
    match = begun(kingdom, seed)
    policy = learned_for(match.state.supply)
    players = [careless(somebody(policy, dice), LAPSES * dice.random() if dice.random() < CARELESS else 0.0, dice) for _ in range(2)]
    noted, turn = list[dict[str, float]](), -1
    while not match.over:
        if match.state.turn != turn:
            turn = match.state.turn
            if turn > LONGEST:
                return
            if dice.random() < NOTED:
                noted.append(difference(match.state))
        seat, ask = next(iter(match.asks.items()))
        match.answer(seat, players[seat](match, ask, chance))
    winners = match.result().winners
    for found in noted:
        yield found, 0.5 if len(winners) == 2 else float(0 in winners)


def difference(t: Kingdom) -> dict[str, float]:
    """What the first player has more of than the second, and what there is on the table besides."""
    stage = Stage.of(t.left, t.supply)
    mine, theirs = (Holding(p).features(stage) for p in t.players)
    return {name: mine.get(name, 0.0) - theirs.get(name, 0.0) for name in {**mine, **theirs}} | at_the_table(t, 0, 1, stage)


def as_weights(found: dict[str, float]) -> Weights:
    """Weights by name and time, as decks are judged by them."""

    def triple(name: str, *times: str) -> tuple[float, float, float]:
        one, two, three = (found.get(f"{name}|{time}", 0.0) for time in times)
        return one, two, three

    cards = sorted({name.partition("|")[0] for name in found if "|" in name} - {*WHOLE})
    return Weights({card: triple(card, "each", "early", "first") for card in cards}, {name: triple(name, "each", "early", "late") for name in WHOLE})


def text_of(known: Weights, *comments: str) -> str:
    """As it is kept in data/decks.toml."""
    lines = [f"# {comment}" for comment in comments]
    for part, entries in (("cards", known.cards), ("whole", known.whole)):
        lines += ["", f"[{part}]", *(f'"{name}" = [{one:.3f}, {two:.3f}, {three:.3f}]' for name, (one, two, three) in entries.items())]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--kingdoms", default="random,random,dusk", help="taken in turn")
    parser.add_argument("--seed", type=int, default=1)
    wished = parser.parse_args()
    kingdoms, learnt, kept = wished.kingdoms.split(","), list[Row](), dict[str, list[Row]]()
    for number in range(wished.games):
        kingdom = kingdoms[number % len(kingdoms)]
        keep = number % (KEPT_OUT * len(kingdoms)) < len(kingdoms)
        (kept.setdefault(kingdom, []) if keep else learnt).extend(positions(kingdom, wished.seed * 1_000_000 + number))
    found = fitted(learnt, PENALTY)
    others = ", ".join(f"{surprise(found, rows):.3f} on {len(rows)} others ({kingdom})" for kingdom, rows in kept.items())
    seen = f"{len(learnt)} positions; bits of surprise (1 for who knows nothing): {others}"
    sys.stdout.write(f"{seen}\n")
    command = " ".join(["python", "-m", "walpurgis.games.nocturne.bench.learning", *sys.argv[1:]])
    (Path(__file__).parents[1] / "data" / "decks.toml").write_text(text_of(as_weights(found), f"Made by: {command}", seen), encoding="utf-8")


if __name__ == "__main__":
    main()
