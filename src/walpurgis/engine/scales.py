"""An estimate as data: weights for the features of a position, which say how likely a seat wins. Games find the features, `tools/fit_worth.py` the weights."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp

from .toml_facts import facts

SURE = 30.0
"""Beyond this, certainty does not grow."""


class Scales:
    """The weights of a game, from its `data/worth.toml`.

    >>> round(Scales({"points": 0.5}).chance({"points": 2.0, "unknown": 9.0}), 3)
    0.731
    """

    def __init__(self, weights: Mapping[str, float]) -> None:
        self._weights = dict(weights)

    @classmethod
    def of(cls, package: str) -> Scales:
        return cls(facts(package, "worth")["weights"])

    def chance(self, features: Mapping[str, float]) -> float:
        """How likely a seat with these features wins. A feature without a weight counts for nothing."""
        weights = self._weights
        total = sum([weights[name] * value for name, value in features.items() if name in weights])
        return 1 / (1 + exp(-max(-SURE, min(SURE, total))))
