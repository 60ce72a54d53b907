"""The tree of a bot that thinks. A node is what one seat knows at one question: all worlds in which it sees the same share it, and nobody decides by what is
hidden.

Each seat keeps the statistics of its own answers, by its own chances to win; so choices that several seats make at once need no order among them.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from typing import Any

import msgspec

from walpurgis.engine import Answer, Ask, Chance

from .candidates import candidates
from .worlds import PossibleWorld

CURIOSITY = 0.12
"""How much an answer that was seldom tried is preferred. Answers differ in little: a good one wins a few games in a hundred more."""
BREADTH = 0.35
"""After n visits a node knows about this many times the square root of n answers."""
UNTRIED = 2.0
"""More than any answer can promise."""


class Tried:
    """An answer at a node: how often it was given, and how it turned out. A playout that fails counts as lost, so that no answer fails again and again."""

    __slots__ = ("answer", "total", "visits")

    def __init__(self, answer: Answer) -> None:
        self.answer, self.visits, self.total = answer, 0, 0.0


class Node:
    """One question as one seat knows it."""

    __slots__ = ("_more", "tried", "visits")

    def __init__(self, usual: Answer) -> None:
        """The usual answer is the first one to be tried."""
        self._more: list[Answer] | None = None
        self.tried = [Tried(usual)]
        self.visits = 0

    def choose(self, ask: Ask[Any], dice: Chance) -> Tried:
        """The answer to try now: a new one while there are few for this many visits, or the one that promises most."""
        if len(self.tried) <= BREADTH * sqrt(self.visits):
            if self._more is None:  # listed while the question is open, and the last one comes first
                self._more = [*candidates(ask, [self.tried[0].answer], dice)][:0:-1]
            if self._more:
                self.tried.append(Tried(self._more.pop()))
        hope = log(self.visits + 1)
        chosen = max(self.tried, key=lambda one: one.total / one.visits + CURIOSITY * sqrt(hope / one.visits) if one.visits else UNTRIED)
        chosen.visits += 1
        self.visits += 1
        return chosen


class Tree:
    """All nodes of one search."""

    def __init__(self, dice: Chance) -> None:
        self._nodes: dict[bytes, Node] = {}
        self._dice = dice

    def visit(self, world: PossibleWorld, ask: Ask[Any]) -> Tried:
        """The answer to try at the node of the seat that is asked in this world."""
        key = known(world, ask)
        node = self._nodes.get(key)
        if node is None:
            node = self._nodes[key] = Node(world.usual_answer(ask))
        return node.choose(ask, self._dice)


def known(world: PossibleWorld, ask: Ask[Any]) -> bytes:
    """All that the one asked knows: the question, what is offered, what there is to see, and what this seat has answered since the search began."""
    seat = ask.seat
    offered = () if ask.kind == "spot" else (*ask.bounds(), *ask.keys())  # places are named after what there is to see, and slow to find
    return msgspec.msgpack.encode((seat, ask.prompt, offered, world.given_by(seat), world.match.view(seat)))


def learn(path: list[tuple[Tried, int]], outcome: Callable[[int], float]) -> None:
    """Remember of all answers on a path how it came out for the seat that gave them."""
    known: dict[int, float] = {}
    for tried, seat in path:
        if seat not in known:
            known[seat] = outcome(seat)
        tried.total += known[seat]
