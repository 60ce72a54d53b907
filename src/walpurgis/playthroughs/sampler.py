"""Answers by chance, drawn from what is offered and from nothing else: the same in every version of the house that offers the same."""

from __future__ import annotations

from random import Random
from typing import Any

from .player import Data


def sampled(offer: Data, dice: Random) -> Any:
    """A random answer to an offer; None where only the question itself can say what is possible (a place on open ground).

    >>> sampled({"kind": "number", "low": 2, "high": 2}, Random(1))
    2
    >>> sorted(sampled({"kind": "order", "choices": [{"key": "a", "count": 2}, {"key": "b", "count": 1}]}, Random(1)))
    ['a', 'a', 'b']
    """
    kind = offer["kind"]
    if kind == "number":
        return dice.randint(offer["low"], offer["high"])
    if kind == "one":
        return dice.choice(offer["choices"])["key"]
    if kind in ("some", "order"):
        things = [choice["key"] for choice in offer["choices"] for _ in range(choice["count"])]
        dice.shuffle(things)
        return things if kind == "order" else things[: dice.randint(offer["low"], offer["high"])]
    return None
