"""An estimate as data: weights for the features of a position, which say how likely a seat wins. Games find the features, `tools/fit_worth.py` the weights."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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
        return 1 / (1 + exp(-self._odds(features)))

    def share(self, seat: int, seats: Sequence[int], features: Callable[[int], Mapping[str, float]]) -> float:
        """How likely one of several rivals wins, if one of them does. The features tell how far each is ahead of its strongest rival: whoever is not ahead is
        that far behind the leader. The shares of all come to 1; for two they are what `chance` says.

        >>> lead = {0: 1.0, 1: -1.0, 2: -2.0}
        >>> [round(Scales({"points": 0.5}).share(seat, (0, 1, 2), lambda one: {"points": lead[one]}), 3) for seat in lead]
        [0.506, 0.307, 0.186]
        """
        if len(seats) == 2:
            return self.chance(features(seat))
        behind = {one: min(0.0, self._odds(features(one))) for one in seats}
        return exp(behind[seat]) / sum(map(exp, behind.values()))

    def _odds(self, features: Mapping[str, float]) -> float:
        """Their logarithm."""
        weights = self._weights
        total = sum([weights[name] * value for name, value in features.items() if name in weights])
        return max(-SURE, min(SURE, total))
