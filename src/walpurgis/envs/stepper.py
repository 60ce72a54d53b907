"""Answering a question of the engine in small choices, each a number out of one fixed set. What the numbers are is in spelling.py.

One of several keys is spelt; several of many, and an order, are spelt one after the other; a whole number is a word of its own; a place on open ground is one
of those with names; of codes, the prepared ones can be chosen. Every action that is open leads to an answer that the engine accepts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from walpurgis.engine import Answer, Ask, Refused, without
from walpurgis.engine.ask import AskForSpot

from .spelling import ENOUGH, Node, Vocabulary


class NotOpen(Refused):
    """An action outside the mask. Nothing was changed."""

    code = "not-open"


class Stepper:
    """One seat at one question: the small choice that is open, and what was chosen before it."""

    __slots__ = ("_left", "ask", "chosen", "node", "taken", "vocabulary")

    node: Node
    """The choice that is open."""

    def __init__(self, ask: Ask[Any], vocabulary: Vocabulary) -> None:
        self.ask, self.vocabulary = ask, vocabulary
        self.chosen: list[str] = []
        """The keys chosen so far, where several are wanted."""
        self.taken: list[int] = []
        """The actions taken so far."""
        self._left: Sequence[str] = ask.keys()
        if ask.kind == "number":
            low, high = ask.bounds()
            self._left = [str(n) for n in range(low, high + 1)]
        self._put()

    def _put(self) -> None:
        """Open the next key to be spelt."""
        keys, enough = self._left, False
        if self.ask.kind == "some":
            low, high = self.ask.bounds()
            enough = len(self.chosen) >= low
            if not high:  # asked all the same
                keys = ()
        self.node = self.vocabulary.tree(tuple(keys), enough)

    def take(self, action: int) -> Answer | None:
        """Make a small choice. The answer, if it is whole now; NotOpen if this action is not open."""
        node = self.node
        if action == ENOUGH and node.mask[ENOUGH]:
            return [*self.chosen]
        if action not in node.ways:
            raise NotOpen(self.refusal(action))
        self.taken.append(action)
        self.node = node = node.take(action)
        return None if node.key is None else self._chose(node.key)

    def _chose(self, key: str) -> Answer | None:
        ask = self.ask
        if ask.kind == "number":
            return int(key)
        if isinstance(ask, AskForSpot):
            return next([[x, y] for x, y in place.points] for place in ask.places() if place.key == key)
        if ask.kind not in ("some", "order"):
            return key
        self.chosen.append(key)
        self._left = without(tuple(self._left), key)
        if ask.kind == "some":
            if len(self.chosen) == ask.bounds()[1]:
                return [*self.chosen]
        elif len({*self._left}) < 2:
            return [*self.chosen, *self._left]
        self._put()
        return None

    def refusal(self, action: object) -> str:
        """Why this action is not open, and which ones are."""
        actions = self.vocabulary.actions
        called = f" {actions[action]!r}" if isinstance(action, int) and 0 <= action < len(actions) else ""
        open_ones = [n for n, is_open in enumerate(self.node.mask) if is_open]
        some = ", ".join(f"{n} {actions[n]!r}" for n in open_ones[:8])
        return f"action {action!r:.40}{called} is not open to seat {self.ask.seat} at {self.ask.prompt!r}; open are {some}{', ...' * (len(open_ones) > 8)}"

    def actions_for(self, answer: Answer) -> list[int]:
        """The small choices that give this answer, from the start of the question; NotOpen if none do, as for places and codes of a player's own."""
        ask, again = self.ask, Stepper(self.ask, self.vocabulary)
        if isinstance(ask, AskForSpot):
            path = [[*point] for point in answer]  # type: ignore[union-attr]
            keys = [place.key for place in ask.places() if [[*point] for point in place.points] == path][:1]
        else:
            keys = [*map(str, answer)] if isinstance(answer, list) else [str(answer)]
        taken = [action for key in keys for action in again._spell_out(key)]
        if isinstance(answer, list) and ask.kind == "some" and len(answer) < ask.bounds()[1]:
            taken.append(ENOUGH)
        if not taken:
            raise NotOpen(f"{answer!r:.80} cannot be said in small choices at {ask.prompt!r}")
        return taken

    def _spell_out(self, key: str) -> list[int]:
        """Choose this key, word by word; the actions taken. None, where it goes without saying: the last one of an order."""
        if self.chosen and self.ask.kind == "order" and len({*self._left}) < 2:
            return []
        if key not in self._left:
            raise NotOpen(f"{key!r:.80} cannot be said in small choices at {self.ask.prompt!r}")
        taken: list[int] = []
        node = self.node
        while node.key is None:
            action = next(action for action, (keys, _) in node.ways.items() if any(spelling[1] == key for spelling in keys))
            taken.append(action)
            self.take(action)
            node = node.take(action)
        return taken
