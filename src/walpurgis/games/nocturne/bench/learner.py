"""How a policy learns from games that were played (curious.py): proximal policy optimization. Needs numpy.

Choices after which things went better than expected become likelier. What to expect is learned, too: it begins with the game's own estimate, and adds
what it says too little about the cards one owns.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np

from ..bots.policy import HEADS
from ..bots.situation import COMMON
from ..facts import CARDS
from .weights import KIND, Array, Part, Weights

PATIENCE = 0.98
"""How far ahead the outcome of a choice is looked for; at 1, to the end of the game."""
CLIP = 0.2
"""How much likelier or unlikelier a choice can become in one batch."""
CURIOSITY = 0.008
"""What it is worth to try different things."""
EPOCHS = 4
"""So often each batch is gone through."""
SHRINK = 0.002
"""How much weights are drawn to nothing at each step."""
SLOWLY = {"kinds": 0.3, "there": 0.5}
"""Weights of which many change at once move this much more slowly."""
CRITICS_RATE, CRITICS_EPOCHS = 0.003, 12


class Adam:
    """How far to go where the slope leads: as far as it is steady."""

    def __init__(self, like: Array) -> None:
        self.mean, self.square, self.steps = np.zeros_like(like), np.zeros_like(like), 0

    def towards(self, slope: Array) -> Array:
        self.steps += 1
        self.mean += 0.1 * (slope - self.mean)
        self.square += 0.005 * (slope * slope - self.square)
        way: Array = (self.mean / (1 - 0.9**self.steps)) / (np.sqrt(self.square / (1 - 0.995**self.steps)) + 1e-5)
        return way


class Critic:
    """How a game will come out, by the estimate, the situation and the cards in the deck (logistic regression)."""

    def __init__(self) -> None:
        self.weights: Array = np.zeros(1 + len(COMMON) + 2 * len(CARDS), np.float32)
        self.weights[0] = 1.0
        self._adam = Adam(self.weights)

    def features(self, steps: Mapping[str, Array]) -> Array:
        hoped = np.clip(steps["hoped"], 0.005, 0.995)
        owned = steps["owned"][:, : len(CARDS)]
        left = steps["common"][:, COMMON.index("provinces"), None]
        found: Array = np.concatenate([np.log(hoped / (1 - hoped))[:, None], steps["common"], owned, owned * left], 1)
        return found

    def expects(self, features: Array) -> Array:
        expected: Array = 1 / (1 + np.exp(-features @ self.weights))
        return expected

    def learn(self, features: Array, outcome: Array) -> None:
        for _ in range(CRITICS_EPOCHS):
            slope = features.T @ (self.expects(features) - outcome) / len(outcome)
            self.weights -= CRITICS_RATE * self._adam.towards(slope)


def advantages(expected: Array, outcome: Array, is_last: Array) -> Array:
    """By how much each step was better than expected: what was hoped for grew, soon after it more than later."""
    found = np.zeros(len(expected), np.float32)
    then = advantage = 0.0
    for n in range(len(expected) - 1, -1, -1):
        if is_last[n]:
            then, advantage = float(outcome[n]), 0.0
        advantage = then - float(expected[n]) + PATIENCE * advantage
        then = float(expected[n])
        found[n] = advantage
    return found


class Learner:
    """The weights, and how they move."""

    def __init__(self, weights: Weights) -> None:
        self.weights, self.critic = weights, Critic()
        self._adams = {name: Adam(array) for name, array in weights.arrays().items()}

    def learn(self, steps: Mapping[str, Array], rate: float) -> None:
        """From one batch of games."""
        features = self.critic.features(steps)
        better = advantages(self.critic.expects(features), steps["outcome"], steps["is_last"])
        self.critic.learn(features, steps["outcome"])
        self.follow(steps, better / (float(better.std()) or 1.0), rate)

    def follow(self, steps: Mapping[str, Array], better: Array, rate: float) -> None:
        """Make likelier what turned out better."""

        def push(some: Mapping[str, Array], likely: Array) -> Array:
            ratio = likely / np.exp(some["likely"])
            moves = ~(((some["better"] > 0) & (ratio > 1 + CLIP)) | ((some["better"] < 0) & (ratio < 1 - CLIP)))
            pushed: Array = some["better"] * ratio * moves
            return pushed

        for _ in range(EPOCHS):
            self._push({**steps, "better": better}, push, rate, CURIOSITY)

    def imitate(self, steps: Mapping[str, Array], rate: float) -> None:
        """Make likelier whatever was chosen."""
        self._push(steps, lambda _, likely: np.ones_like(likely), rate, 0.0)

    def _push(self, steps: Mapping[str, Array], push: Callable[[Mapping[str, Array], Array], Array], rate: float, curiosity: float) -> None:
        """Move the weights a little. `push` says how much likelier each choice should become, by how likely it is."""
        for number, head in enumerate(HEADS):
            mask, part = steps["head"] == number, self.weights.parts[head]
            if mask.any():
                some = {name: array[mask] for name, array in steps.items()}
                odds = odds_of(part, some)
                likely = odds[np.arange(len(odds)), some["chosen"]]
                for name, slope in slopes(part, some, odds, push(some, likely), curiosity).items():
                    self._step(f"{head} {name}", slope / len(mask), rate * SLOWLY.get(name, 1.0))

    def _step(self, name: str, slope: Array, rate: float) -> None:
        array = self.weights.arrays()[name]
        array -= rate * self._adams[name].towards(slope)
        if not name.endswith("of_thumb"):
            array *= 1 - rate * SHRINK


def odds_of(part: Part, steps: Mapping[str, Array]) -> Array:
    """How likely each choice is."""
    rows = steps["rows"].astype(np.int64)
    by_situation = steps["common"] @ (part.common + KIND @ part.kinds).T + steps["owned"][:, : len(CARDS)] @ part.owned.T + steps["there"] @ part.there.T
    scores = np.take_along_axis(by_situation, rows, 1) + (part.copies[rows] * copies_of(steps)).sum(2) + steps["thumbs"] @ part.of_thumb + steps["wishes"]
    scores[~steps["offered"]] = -1e9
    odds: Array = np.exp(scores - scores.max(1, keepdims=True))
    odds /= odds.sum(1, keepdims=True)
    return odds


def copies_of(steps: Mapping[str, Array]) -> Array:
    """For each choice whether it is owned, and how many of it."""
    mine = np.take_along_axis(steps["owned"], steps["rows"].astype(np.int64), 1)
    return np.stack([(mine > 0).astype(np.float32), mine], 2)


def slopes(part: Part, steps: Mapping[str, Array], odds: Array, push: Array, curiosity: float) -> dict[str, Array]:
    """Where the weights for one sort of choice should not go."""
    rows, lines = steps["rows"].astype(np.int64), np.arange(len(odds))
    slope = odds.copy()
    slope[lines, steps["chosen"]] -= 1
    slope *= push[:, None]
    logs = np.log(odds + 1e-9)
    slope += curiosity * odds * (logs - (odds * logs).sum(1, keepdims=True))
    slope = np.where(steps["offered"], slope, 0)
    by_row = np.zeros((len(rows), len(part.common)), np.float32)
    np.add.at(by_row, (lines[:, None], rows), slope)
    of_copies = np.zeros_like(part.copies)
    np.add.at(of_copies, rows.ravel(), (slope[:, :, None] * copies_of(steps)).reshape(-1, 2))
    found = by_row.T @ steps["common"]
    return {
        "of_thumb": (slope[:, :, None] * steps["thumbs"]).sum((0, 1)),
        "kinds": KIND.T @ found,
        "common": found,
        "owned": by_row.T @ steps["owned"][:, : len(CARDS)],
        "there": by_row.T @ steps["there"],
        "copies": of_copies,
    }
