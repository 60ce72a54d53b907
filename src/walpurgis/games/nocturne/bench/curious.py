"""Games that are played to learn from (practice.py): somebody who plays by a policy, but draws lots, against thumb or who they were a while ago. Needs numpy.

In every second game they also have wishes: a few cards they long for, until they own some of each. Lots that are drawn anew at every purchase never
lead to a deck in which cards need each other; a wish that lasts for a game does.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from math import exp, log
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from walpurgis.engine import Answer, Ask, Chance, Match
from walpurgis.engine.game import options_of

from ..bots.estimate import worth
from ..bots.policy import HEADS, Choice, Policy, among, answer, first_cards
from ..bots.quick import AtAGlance, quick_thumb
from ..bots.situation import COMMON, Situation
from ..facts import CARDS
from ..game import GAME
from ..keys import ALL
from ..kingdoms import cards_of
from ..state import Kingdom
from .weights import PLACES, ROWS, Array, Weights

Player: TypeAlias = Callable[[Match[Kingdom], Ask[Any], Chance], Answer]
MOST_CHOICES = 32
LONGEST = 90
"""A game that is not over after so many turns is lost for the one who learns."""
MARGIN, POINTS = 0.2, 10.0
"""So much of the outcome goes by how many points one is ahead."""
WISHFUL = 0.5
"""In so many games there are wishes."""
WISHED = 0.15
"""So many of the cards are wished for."""
WISH = 4.0
"""What a wish adds to the score of a card."""
COPIES = (1, 1, 2, 3, 5)
"""A wish lasts until so many of a card are owned."""
NEVER_WISHED = ("province", "colony", "copper", "curse")


class Step(NamedTuple):
    """A choice that was made."""

    head: str
    choices: list[Choice]
    wishes: list[float]
    """What wishes add to the score of each."""
    now: Situation
    chosen: int
    likely: float
    """How likely it was, as a logarithm."""
    hoped: float
    """How likely the game was won at that moment, as far as the estimate knows."""


class Curious:
    """Who plays by a policy, but draws lots: the higher a score, the likelier the choice."""

    def __init__(self, policy: Policy, dice: random.Random, wishes: Mapping[str, int] | None = None) -> None:
        self.policy, self.dice, self.wishes = policy, dice, wishes or {}
        self.steps: list[Step] = []

    def __call__(self, world: Match[Kingdom], ask: Ask[Any], chance: Chance) -> Answer:
        if ask.prompt == "buy" and ALL in [*ask.keys()]:
            return ALL

        def pick(head: str, choices: list[Choice], now: Situation) -> int:
            wishes = [self.wish(head, choice.row, now) for choice in choices]
            scores = [self.policy[head].score(choice, now) + wish for choice, wish in zip(choices, wishes, strict=True)]
            highest = max(scores)
            odds = [exp(score - highest) for score in scores]
            chosen = self.chosen(world, head, choices, now, odds)
            self.steps.append(Step(head, choices, wishes, now, chosen, log(odds[chosen] / sum(odds)), worth(world.state, ask.seat)))
            return chosen

        return answer(AtAGlance(world, ask, chance), ask.prompt, ask.kind, pick)

    def chosen(self, world: Match[Kingdom], head: str, choices: list[Choice], now: Situation, odds: list[float]) -> int:
        """By lot, as the odds are."""
        return self.dice.choices(range(len(odds)), odds)[0]

    def wish(self, head: str, row: str, now: Situation) -> float:
        """What a wish adds to the score of a card: something, until enough are owned."""
        return WISH if head == "gain" and row in self.wishes and now.tally.counts[row] < self.wishes[row] else 0.0


class Task(NamedTuple):
    """Games to be played by one process."""

    weights: Weights
    opponent: Weights
    kingdoms: list[str]
    games: int
    seed: int


class Played(NamedTuple):
    """What is left of some games: an array for each thing that is known of the steps, one line a step, in the order they were made; and who won."""

    steps: dict[str, Array]
    won: dict[str, list[float]]
    """In each kingdom, against thumb and without wishes."""

    @classmethod
    def together(cls, several: list[Played]) -> Played:
        """All of them as one."""
        won = dict[str, list[float]]()
        for one in several:
            for kingdom, victories in one.won.items():
                won.setdefault(kingdom, []).extend(victories)
        return cls(joined([one.steps for one in several]), won)


def play(task: Task) -> Played:
    """Play them, half against thumb and half against an earlier policy."""
    dice, steps, won = random.Random(task.seed), list[dict[str, Array]](), dict[str, list[float]]()
    mine, earlier = task.weights.policy(), task.opponent.policy()
    for number in range(task.games):
        seed, kingdom, seat = task.seed * 100_000 + number, dice.choice(task.kingdoms), dice.randrange(2)
        match = begun(kingdom, seed)
        there = first_cards(match.state.supply)
        wishes = wishes_for(match.state, dice) if dice.random() < WISHFUL else {}
        me, is_thumb = Curious(among(mine, there), dice, wishes), dice.random() < 0.5
        other: Player = quick_thumb if is_thumb else Curious(among(earlier, there), dice)
        victory, outcome = result_of(match, seed, seat, (me, other) if seat == 0 else (other, me))
        if is_thumb and not wishes:
            won.setdefault(kingdom, []).append(victory)
        if me.steps:
            steps.append(as_arrays(me.steps, there, outcome))
    return Played(joined(steps), won)


def joined(several: list[dict[str, Array]]) -> dict[str, Array]:
    """Arrays of the same names, one behind the other."""
    return {name: np.concatenate([one[name] for one in several]) for name in several[0]}


def wishes_for(t: Kingdom, dice: random.Random) -> dict[str, int]:
    """A few cards by lot, and how many of each."""
    cards = [card for pile in t.supply for card in cards_of(pile) if card not in NEVER_WISHED]
    return {card: dice.choice(COPIES) for card in cards if dice.random() < WISHED}


def begun(kingdom: str, seed: int) -> Match[Kingdom]:
    """A game for two in a kingdom; `+colonies` and the like behind its name are switches."""
    name, *switches = kingdom.split("+")
    return Match.new(GAME, 2, seed, options_of(GAME, {"kingdom": name, **dict.fromkeys(switches, True)}), listen=False, keep=False)


def result_of(match: Match[Kingdom], seed: int, seat: int, players: tuple[Player, Player]) -> tuple[float, float]:
    """Whether a seat has won, and the same with the points it is ahead."""
    chance = Chance(seed)
    while not match.over:
        if match.state.turn > LONGEST:
            return 0.0, 0.0
        asked, ask = next(iter(match.asks.items()))
        match.answer(asked, players[asked](match, ask, chance))
    result = match.result()
    victory = float(seat in result.winners) / len(result.winners)
    ahead = result.scores[seat] - result.scores[1 - seat]
    return victory, (1 - MARGIN) * victory + MARGIN / (1 + exp(-ahead / POINTS))


def as_arrays(steps: list[Step], there: tuple[str, ...], outcome: float) -> dict[str, Array]:
    """The steps of one game as arrays: one line each, and in it one place for each choice."""
    count = len(steps)
    rows, offered = np.zeros((count, MOST_CHOICES), np.int16), np.zeros((count, MOST_CHOICES), bool)
    thumbs, wishes = np.zeros((count, MOST_CHOICES, 2), np.float32), np.zeros((count, MOST_CHOICES), np.float32)
    owned, piles = np.zeros((count, len(ROWS)), np.float32), np.zeros((count, len(CARDS)), bool)
    piles[:, [PLACES[card] for card in there]] = True
    for line, step in enumerate(steps):
        for place, choice in enumerate(step.choices[:MOST_CHOICES]):
            rows[line, place], offered[line, place], thumbs[line, place] = PLACES[choice.row], True, (choice.is_usual, choice.value)
            wishes[line, place] = step.wishes[place]
        for card, much in step.now.owned.items():
            owned[line, PLACES[card]] = much
    is_last = np.zeros(count, bool)
    is_last[-1] = True
    return {
        "head": np.array([HEADS.index(step.head) for step in steps], np.int8),
        "rows": rows,
        "offered": offered,
        "thumbs": thumbs,
        "wishes": wishes,
        "owned": owned,
        "there": piles.astype(np.float32),
        "common": np.array([step.now.common for step in steps], np.float32).reshape(count, len(COMMON)),
        "chosen": np.array([step.chosen for step in steps], np.int64),
        "likely": np.array([step.likely for step in steps], np.float32),
        "hoped": np.array([step.hoped for step in steps], np.float32),
        "outcome": np.full(count, outcome, np.float32),
        "is_last": is_last,
    }
