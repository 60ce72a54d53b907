"""Which answers a bot that thinks considers, one after the other: what thumb would say, then what else can be said.

Where all answers can be enumerated they come in random order. Where there are too many (several of many, orders), first come those that differ from thumb's in
one thing, then any.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from walpurgis.engine import Answer, Ask, Chance

MOST_COUNTED = 64
"""At most this many answers are enumerated; of more, some are drawn."""
MOST_DRAWN = 32
"""This many draws are made in search of other answers."""


def candidates(ask: Ask[Any], guesses: Iterable[Answer], dice: Chance) -> Iterator[Answer]:
    """All answers worth trying, each once, the guesses first."""
    return each_once(ask, _all(ask, [*guesses], dice))


def each_once(ask: Ask[Any], answers: Iterable[Answer]) -> Iterator[Answer]:
    """The same answers without those that were there before."""
    met: list[Answer] = []
    for answer in answers:
        same = plainly(ask, answer)
        if same not in met:
            met.append(same)
            yield answer


def plainly(ask: Ask[Any], answer: Answer) -> Answer:
    """The answer in one of the ways in which it can be given: the order of several of many does not matter."""
    return sorted(answer) if ask.kind == "some" else answer  # type: ignore[arg-type, return-value]


def _all(ask: Ask[Any], guesses: list[Answer], dice: Chance) -> Iterator[Answer]:
    yield from guesses
    counted = [*islice(ask.answers(), MOST_COUNTED + 1)]
    if len(counted) <= MOST_COUNTED:
        yield from dice.shuffled(counted)
        return
    for guess in guesses:
        if isinstance(guess, list) and ask.kind in ("some", "order"):
            yield from dice.shuffled([*_neighbours(ask, [*guess])])
    for _ in range(MOST_DRAWN):
        yield ask.sample(dice)


def _neighbours(ask: Ask[Any], chosen: list[str]) -> Iterator[Answer]:
    """The answers that differ in one thing: one more, one less, one for another; in an order, two that change places."""
    if ask.kind == "order":
        for n in range(len(chosen) - 1):
            for m in range(n + 1, len(chosen)):
                swapped = chosen[:]
                swapped[n], swapped[m] = swapped[m], swapped[n]
                yield swapped
        return
    low, high = ask.bounds()
    rest = [*ask.keys()]
    for key in chosen:
        rest.remove(key)
    for n in range(len(chosen)):
        less = chosen[:n] + chosen[n + 1 :]
        if len(less) >= low:
            yield less
        for key in dict.fromkeys(rest):
            yield [*less, key]
    if len(chosen) < high:
        for key in dict.fromkeys(rest):
            yield [*chosen, key]
