"""The weights of a policy as arrays, for those who learn them: how they become a policy to play by, and the data that is kept of them. Needs numpy."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..bots.policy import HEADS, KINDS, STOP, Head, Policy, Row, kinds_of
from ..bots.situation import COMMON
from ..facts import CARDS, EVENTS

Array: TypeAlias = NDArray[Any]
ROWS = (*CARDS, STOP, *EVENTS)
"""Everything that can be chosen."""
CARD = (*CARDS,)
PLACES = {row: number for number, row in enumerate(ROWS)}
KIND = np.array([kinds_of(row) for row in ROWS], np.float32)
AT_FIRST = {"gain": (2.5, 0.5), "trash": (2.5, 0.5), "play": (2.5, 0.0)}
"""How much thumb is trusted at first: its choice, and what it thinks of each."""
ANY = 1e-9
"""A weight that is not nothing."""
LEAST = 0.02
"""Smaller weights for a card in the deck or a pile of the kingdom are not kept."""


class Part:
    """The weights for one sort of choice."""

    def __init__(self, of_thumb: tuple[float, float]) -> None:
        self.of_thumb: Array = np.array(of_thumb, np.float32)
        self.kinds: Array = np.zeros((len(KINDS), len(COMMON)), np.float32)
        self.common: Array = np.zeros((len(ROWS), len(COMMON)), np.float32)
        self.owned: Array = np.zeros((len(ROWS), len(CARDS)), np.float32)
        self.there: Array = np.zeros((len(ROWS), len(CARDS)), np.float32)
        self.copies: Array = np.zeros((len(ROWS), 2), np.float32)

    def arrays(self) -> dict[str, Array]:
        """All of them by name; they may be changed in place."""
        return vars(self)

    def rows(self, least: float) -> list[tuple[int, str]]:
        """What can be chosen and has a weight of its own that is not too small, with its place."""
        return [(n, row) for n, row in enumerate(ROWS) if any(np.abs(array[n]).max() >= least for array in (self.common, self.owned, self.there, self.copies))]


class Weights:
    """All the weights of a policy, those for each sort of choice by its name."""

    def __init__(self) -> None:
        self.parts = {head: Part(AT_FIRST[head]) for head in HEADS}

    def arrays(self) -> dict[str, Array]:
        """All arrays by name; they may be changed in place."""
        return {f"{head} {name}": array for head, part in self.parts.items() for name, array in part.arrays().items()}

    def copy(self) -> Weights:
        twin = Weights()
        ours = self.arrays()
        for name, array in twin.arrays().items():
            array[:] = ours[name]
        return twin

    def policy(self) -> Policy:
        """To play by."""
        heads = dict[str, Head]()
        for head, part in self.parts.items():
            rows = {
                row: Row(part.common[n].tolist(), named(part.owned[n]), float(part.copies[n, 0]), float(part.copies[n, 1]), named(part.there[n]))
                for n, row in part.rows(ANY)
            }
            heads[head] = Head(part.of_thumb.tolist(), part.kinds.tolist(), rows)
        return heads

    def data(self, there: Container[str] = ROWS) -> dict[str, Any]:
        """As they are kept in data/policy: rounded, without what hardly matters, and only for the cards that there are."""

        def kept(weights: Array) -> dict[str, float]:
            return {card: round(weight, 3) for card, weight in named(weights, LEAST).items() if card in there}

        return {
            head: {
                "of_thumb": rounded(part.of_thumb),
                "kinds": [rounded(row) for row in part.kinds],
                "cards": {
                    row: {
                        "common": rounded(part.common[n]),
                        "owned": kept(part.owned[n]),
                        "first": round(float(part.copies[n, 0]), 3),
                        "each": round(float(part.copies[n, 1]), 3),
                        "there": kept(part.there[n]),
                    }
                    for n, row in part.rows(LEAST)
                    if row in there
                },
            }
            for head, part in self.parts.items()
        }

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Weights:
        """From what `data` gave."""
        weights = cls()
        for head, part in weights.parts.items():
            part.of_thumb[:], part.kinds[:] = data[head]["of_thumb"], data[head]["kinds"]
            for row, known in data[head]["cards"].items():
                n = PLACES[row]
                part.common[n], part.copies[n] = known["common"], (known["first"], known["each"])
                for array, found in ((part.owned, known["owned"]), (part.there, known.get("there", {}))):
                    for card, weight in found.items():
                        array[n, PLACES[card]] = weight
        return weights


def mean_of(several: list[Weights]) -> Weights:
    found, all_arrays = Weights(), [one.arrays() for one in several]
    for name, array in found.arrays().items():
        array[:] = np.mean([arrays[name] for arrays in all_arrays], 0)
    return found


def named(weights: Array, least: float = ANY) -> dict[str, float]:
    """The weights that are not too small, by card."""
    return {CARD[n]: float(weights[n]) for n in np.flatnonzero(np.abs(weights) >= least)}


def rounded(values: Array) -> list[float]:
    return [round(float(value), 3) for value in values]
