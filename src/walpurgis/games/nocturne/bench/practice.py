"""Learn by playing what to gain, to trash and to play.

    python -m walpurgis.games.nocturne.bench.practice --minutes 60                 in random kingdoms: data/policy/general.json
    python -m walpurgis.games.nocturne.bench.practice --minutes 10 --book dusk     begins with that and goes on in Dusk: data/policy/dusk.json

Somebody who plays by the policy of bots/policy.py, but with some curiosity, plays many games of two against thumb and against who they were a while ago. After
each batch of games, choices that turned out better than expected become likelier, and others less likely (proximal policy optimization). What was expected is
the game's own estimate. The mean of the later policies is kept. Needs numpy.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable, Container, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from math import exp, log
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from walpurgis.engine import Answer, Ask, Chance, Match
from walpurgis.engine.game import options_of

from ..bots.estimate import worth
from ..bots.policy import GENERAL, HEADS, KINDS, STOP, Choice, Head, Policy, Row, answer, kinds_of
from ..bots.quick import AtAGlance, quick_thumb
from ..bots.situation import COMMON, Situation
from ..facts import CARDS, EVENTS, KINGDOMS
from ..game import GAME
from ..keys import ALL
from ..kingdoms import cards_of
from ..state import Kingdom

Array = NDArray[np.float32]
Player: TypeAlias = Callable[[Match[Kingdom], Ask[Any], Chance], Answer]
ROWS = (*CARDS, STOP, *EVENTS)
PLACES = {row: number for number, row in enumerate(ROWS)}
KIND = np.array([kinds_of(row) for row in ROWS], np.float32)
MOST_CHOICES = 32
LONGEST = 90
"""A game that is not over after so many turns is lost for the one who learns."""
MARGIN, POINTS = 0.2, 10.0
"""So much of the outcome goes by how many points one is ahead."""
PATIENCE = 0.97
"""How far ahead the outcome of a choice is looked for; at 1, to the end of the game."""
CLIP = 0.2
"""How much likelier or unlikelier a choice can become in one batch."""
CURIOSITY = 0.008
"""What it is worth to try different things."""
EPOCHS = 4
"""So often each batch is gone through."""
SHRINK = 0.002
"""How much weights are drawn to nothing at each step."""
OPPONENTS = 4
"""So many earlier policies are played against."""
EARLY = 0.6
"""After this part of the time policies count for the mean that is kept."""
RANDOM = ["random"] * 5 + ["random+colonies"]
"""Where the general policy is learned: in kingdoms drawn by lot, one in six of them with Platinum and Colonies."""
LEAST = 0.02
"""Weights for pairs of cards that are smaller than this are not kept."""
AT_FIRST = {"gain": (2.5, 0.5), "trash": (2.5, 0.5), "play": (2.5, 0.0)}
"""How much thumb is trusted at first: its choice, and what it thinks of each."""


class Weights:
    """All the weights of a policy as arrays, by name."""

    def __init__(self) -> None:
        self.arrays: dict[str, Array] = {}
        for head in HEADS:
            self.arrays |= {
                f"{head} of_thumb": np.array(AT_FIRST[head], np.float32),
                f"{head} kinds": np.zeros((len(KINDS), len(COMMON)), np.float32),
                f"{head} common": np.zeros((len(ROWS), len(COMMON)), np.float32),
                f"{head} owned": np.zeros((len(ROWS), len(CARDS)), np.float32),
                f"{head} self": np.zeros((len(ROWS), 2), np.float32),
            }

    def copy(self) -> Weights:
        twin = Weights()
        twin.arrays = {name: array.copy() for name, array in self.arrays.items()}
        return twin

    def part(self, head: str) -> tuple[Array, Array, Array, Array, Array]:
        of_thumb, kinds, common, owned, own = (self.arrays[f"{head} {part}"] for part in ("of_thumb", "kinds", "common", "owned", "self"))
        return of_thumb, kinds, common, owned, own

    def policy(self) -> Policy:
        """To play by."""
        heads = dict[str, Head]()
        for head in HEADS:
            of_thumb, kinds, common, owned, own = (array.tolist() for array in self.part(head))
            rows = {
                row: Row(common[n], {card: weight for card, weight in zip(CARDS, owned[n], strict=True) if weight}, *own[n])
                for n, row in enumerate(ROWS)
                if any(common[n]) or any(owned[n])
            }
            heads[head] = Head(of_thumb, kinds, rows)
        return heads

    def data(self, there: Container[str] = ROWS) -> dict[str, Any]:
        """As they are kept in data/policy: rounded, without what hardly matters, and only for the cards that there are."""

        def rounded(values: Array) -> list[float]:
            return [round(float(value), 3) for value in values]

        found = dict[str, Any]()
        for head in HEADS:
            of_thumb, kinds, common, owned, own = self.part(head)
            cards = {
                row: {
                    "common": rounded(common[n]),
                    "owned": {card: round(float(weight), 3) for card, weight in zip(CARDS, owned[n], strict=True) if abs(weight) >= LEAST and card in there},
                    "first": round(float(own[n, 0]), 3),
                    "each": round(float(own[n, 1]), 3),
                }
                for n, row in enumerate(ROWS)
                if row in there and np.abs(common[n]).max() >= LEAST
            }
            found[head] = {"of_thumb": rounded(of_thumb), "kinds": [rounded(row) for row in kinds], "cards": cards}
        return found

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Weights:
        """From what `data` gave."""
        weights = cls()
        for head in HEADS:
            of_thumb, kinds, common, owned, own = weights.part(head)
            of_thumb[:], kinds[:] = data[head]["of_thumb"], data[head]["kinds"]
            for row, known in data[head]["cards"].items():
                n = PLACES[row]
                common[n], own[n] = known["common"], (known["first"], known["each"])
                for card, weight in known["owned"].items():
                    owned[n, PLACES[card]] = weight
        return weights


# Playing -------------------------------------------------------------------------------------------------------------


class Step(NamedTuple):
    """A choice that was made."""

    head: str
    choices: list[Choice]
    now: Situation
    chosen: int
    likely: float
    """How likely it was, as a logarithm."""
    hoped: float
    """How likely the game was won at that moment, as far as the estimate knows."""


class Curious:
    """Who plays by a policy, but draws lots: the higher a score, the likelier the choice."""

    def __init__(self, policy: Policy, dice: random.Random) -> None:
        self.policy, self.dice = policy, dice
        self.steps: list[Step] = []

    def __call__(self, world: Match[Kingdom], ask: Ask[Any], chance: Chance) -> Answer:
        if ask.prompt == "buy" and ALL in [*ask.keys()]:
            return ALL

        def pick(head: str, choices: list[Choice], now: Situation) -> int:
            scores = [self.policy[head].score(choice, now) for choice in choices]
            highest = max(scores)
            odds = [exp(score - highest) for score in scores]
            chosen = self.dice.choices(range(len(odds)), odds)[0]
            self.steps.append(Step(head, choices, now, chosen, log(odds[chosen] / sum(odds)), worth(world.state, ask.seat)))
            return chosen

        return answer(AtAGlance(world, ask, chance), ask.prompt, ask.kind, pick)


class Played(NamedTuple):
    """What is left of some games: for each head what was chosen from, and how it turned out; and who won."""

    heads: dict[str, dict[str, Array]]
    won: dict[str, list[float]]


class Task(NamedTuple):
    """Games to be played by one process."""

    weights: Weights
    opponent: Weights
    kingdoms: list[str]
    games: int
    seed: int


def play(task: Task) -> Played:
    """Play them, half against thumb and half against an earlier policy."""
    dice, steps, won = random.Random(task.seed), list[tuple[Step, float]](), dict[str, list[float]]()
    policy, earlier = task.weights.policy(), task.opponent.policy()
    for number in range(task.games):
        seed, kingdom, seat = task.seed * 100_000 + number, dice.choice(task.kingdoms), dice.randrange(2)
        me, is_thumb = Curious(policy, dice), dice.random() < 0.5
        other: Player = quick_thumb if is_thumb else Curious(earlier, dice)
        victory, outcome = result_of(kingdom, seed, seat, (me, other) if seat == 0 else (other, me))
        if is_thumb:
            won.setdefault(kingdom, []).append(victory)
        steps += with_advantages(me.steps, outcome)
    return Played({head: as_arrays([one for one in steps if one[0].head == head]) for head in HEADS}, won)


def result_of(kingdom: str, seed: int, seat: int, players: tuple[Player, Player]) -> tuple[float, float]:
    """Whether a seat has won, and the same with the points it is ahead."""
    name, *switches = kingdom.split("+")
    options = options_of(GAME, {"kingdom": name, **dict.fromkeys(switches, True)})
    match, chance = Match.new(GAME, 2, seed, options, listen=False, keep=False), Chance(seed)
    while not match.over:
        if match.state.turn > LONGEST:
            return 0.0, 0.0
        asked, ask = next(iter(match.asks.items()))
        match.answer(asked, players[asked](match, ask, chance))
    result = match.result()
    victory = float(seat in result.winners) / len(result.winners)
    ahead = result.scores[seat] - result.scores[1 - seat]
    return victory, (1 - MARGIN) * victory + MARGIN / (1 + exp(-ahead / POINTS))


def with_advantages(steps: list[Step], outcome: float) -> Iterator[tuple[Step, float]]:
    """By how much each step was better than expected: what was hoped for grew, soon after it more than later."""
    then, advantage = outcome, 0.0
    for step in reversed(steps):
        advantage = then - step.hoped + PATIENCE * advantage
        then = step.hoped
        yield step, advantage


def as_arrays(steps: list[tuple[Step, float]]) -> dict[str, Array]:
    """The same steps as arrays: one line each, and in it one place for each choice."""
    count = len(steps)
    rows, offered = np.zeros((count, MOST_CHOICES), np.int16), np.zeros((count, MOST_CHOICES), bool)
    thumbs = np.zeros((count, MOST_CHOICES, 2), np.float32)
    owned = np.zeros((count, len(ROWS)), np.float32)
    for line, (step, _) in enumerate(steps):
        for place, choice in enumerate(step.choices[:MOST_CHOICES]):
            rows[line, place], offered[line, place], thumbs[line, place] = PLACES[choice.row], True, (choice.is_usual, choice.value)
        for card, much in step.now.owned.items():
            owned[line, PLACES[card]] = much
    return {
        "rows": rows,
        "offered": offered,
        "thumbs": thumbs,
        "owned": owned,
        "common": np.array([step.now.common for step, _ in steps], np.float32).reshape(count, len(COMMON)),
        "chosen": np.array([step.chosen for step, _ in steps], np.int64),
        "likely": np.array([step.likely for step, _ in steps], np.float32),
        "advantage": np.array([advantage for _, advantage in steps], np.float32),
    }


# Learning ------------------------------------------------------------------------------------------------------------


class Learner:
    """The weights, and how they move (Adam)."""

    def __init__(self, weights: Weights) -> None:
        self.weights, self.steps = weights, 0
        self.mean = {name: np.zeros_like(array) for name, array in weights.arrays.items()}
        self.square = {name: np.zeros_like(array) for name, array in weights.arrays.items()}

    def learn(self, heads: Mapping[str, dict[str, Array]], rate: float) -> None:
        """From one batch of games."""
        spread = float(np.concatenate([steps["advantage"] for steps in heads.values()]).std()) or 1.0
        total = sum(len(steps["chosen"]) for steps in heads.values())
        for _ in range(EPOCHS):
            slopes = dict[str, Array]()
            for head, steps in heads.items():
                if len(steps["chosen"]):
                    slopes |= self.slopes(head, steps, spread, total)
            self.step(slopes, rate)

    def slopes(self, head: str, steps: Mapping[str, Array], spread: float, total: int) -> dict[str, Array]:
        """Where the weights of one head should not go."""
        of_thumb, kinds, common, owned, own = self.weights.part(head)
        rows, offered, has = steps["rows"].astype(np.int64), steps["offered"].astype(bool), steps["owned"]
        lines, chosen = np.arange(len(rows)), steps["chosen"]
        mine = np.take_along_axis(has, rows, 1)
        copies = np.stack([(mine > 0).astype(np.float32), mine], 2)
        scores = np.take_along_axis(steps["common"] @ (common + KIND @ kinds).T + has[:, : len(CARDS)] @ owned.T, rows, 1)
        scores += (own[rows] * copies).sum(2) + steps["thumbs"] @ of_thumb
        scores[~offered] = -1e9
        odds = np.exp(scores - scores.max(1, keepdims=True))
        odds /= odds.sum(1, keepdims=True)
        advantage, ratio = steps["advantage"] / spread, odds[lines, chosen] / np.exp(steps["likely"])
        moves = ~(((advantage > 0) & (ratio > 1 + CLIP)) | ((advantage < 0) & (ratio < 1 - CLIP)))
        slope = odds.copy()
        slope[lines, chosen] -= 1
        slope *= (advantage * ratio * moves)[:, None]
        logs = np.log(odds + 1e-9)
        slope += CURIOSITY * odds * (logs - (odds * logs).sum(1, keepdims=True))
        slope = np.where(offered, slope, 0) / total
        by_row = np.zeros((len(rows), len(ROWS)), np.float32)
        np.add.at(by_row, (lines[:, None], rows), slope)
        selfs = np.zeros_like(own)
        np.add.at(selfs, rows.ravel(), (slope[:, :, None] * copies).reshape(-1, 2))
        found = by_row.T @ steps["common"]
        return {
            f"{head} of_thumb": (slope[:, :, None] * steps["thumbs"]).sum((0, 1)),
            f"{head} kinds": KIND.T @ found,
            f"{head} common": found,
            f"{head} owned": by_row.T @ has[:, : len(CARDS)],
            f"{head} self": selfs,
        }

    def step(self, slopes: Mapping[str, Array], rate: float) -> None:
        self.steps += 1
        for name, slope in slopes.items():
            array, mean, square = self.weights.arrays[name], self.mean[name], self.square[name]
            mean += 0.1 * (slope - mean)
            square += 0.005 * (slope * slope - square)
            speed = 0.3 * rate if name.endswith("kinds") else rate
            array -= speed * (mean / (1 - 0.9**self.steps)) / (np.sqrt(square / (1 - 0.995**self.steps)) + 1e-5)
            if not name.endswith("of_thumb"):
                array *= 1 - speed * SHRINK


def practise(wished: argparse.Namespace, weights: Weights) -> Iterator[tuple[int, Weights, dict[str, list[float]]]]:
    """Play and learn in turns: after each batch how many games that took, the mean of the later policies, and how it did against thumb."""
    learner, opponents, later = Learner(weights), [weights.copy()], list[Weights]()
    start, games, seed, kingdoms = monotonic(), 0, wished.seed * 1_000_000, [wished.book] if wished.book else RANDOM
    with ProcessPoolExecutor(wished.workers) as pool:
        while (part := (monotonic() - start) / 60 / wished.minutes) < 1:
            seeds = range(seed, seed + wished.workers)
            played = [*pool.map(play, [Task(learner.weights, random.Random(n).choice(opponents), kingdoms, wished.batch // wished.workers, n) for n in seeds])]
            seed, games = seeds.stop, games + wished.batch
            learner.learn({head: joined([one.heads[head] for one in played]) for head in HEADS}, wished.rate * (1 - 0.8 * part))
            if games // wished.batch % OPPONENTS == 0:
                opponents = [*opponents[1 - OPPONENTS :], learner.weights.copy()]
            if part > EARLY:
                later.append(learner.weights.copy())
            won = {kingdom: [victory for one in played for victory in one.won.get(kingdom, [])] for kingdom in dict.fromkeys(kingdoms)}
            yield games, mean_of(later) if later else learner.weights, won


def joined(several: list[dict[str, Array]]) -> dict[str, Array]:
    return {name: np.concatenate([one[name] for one in several]) for name in several[0]}


def mean_of(several: list[Weights]) -> Weights:
    found = Weights()
    found.arrays = {name: np.mean([one.arrays[name] for one in several], 0) for name in found.arrays}
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--book", default="", choices=["", *KINGDOMS], help="a kingdom of the book; without it, random ones")
    parser.add_argument("--batch", type=int, default=400, help="after so many games the weights move")
    parser.add_argument("--rate", type=float, default=0.012, help="how far they move at first")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--go-on", action="store_true", help="begin with what was learned before")
    wished = parser.parse_args()
    home = Path(__file__).parents[1] / "data" / "policy"
    source, target = home / f"{GENERAL}.json", home / f"{wished.book or GENERAL}.json"
    begins_anew = not wished.book and not wished.go_on
    before = {"made_by": []} if begins_anew else json.loads((target if wished.go_on else source).read_text(encoding="utf-8"))
    weights = Weights() if begins_anew else Weights.of(before["heads"])
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
    t = Match.new(GAME, 2, 0, options_of(GAME, {"kingdom": kingdom}), listen=False).state
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
