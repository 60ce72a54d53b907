"""The keys that a match has offered so far: those for which it is worth asking why they are not offered now."""

from __future__ import annotations

from random import Random

from .player import Data

ALIKE, OTHERS = 60, 40
"""This many keys of the same prompt, and this many of others, are asked for in a playthrough: those seen last."""
FEW = 12
"""This many of each are asked for in a comparison: others every time."""


class Seen:
    """All keys offered so far, each with the prompt it was last seen at, in order of appearance."""

    def __init__(self) -> None:
        self.keys: dict[str, str] = {}

    def note(self, offer: Data) -> None:
        self.keys |= dict.fromkeys((choice["key"] for choice in offer["choices"]), offer["prompt"])

    def worth_asking(self, prompt: str) -> list[str]:
        """Keys to ask for at a question: those of the same prompt, then others."""
        alike = [key for key, of in self.keys.items() if of == prompt]
        others = [key for key, of in self.keys.items() if of != prompt]
        return [*alike[-ALIKE:], *others[-OTHERS:]]

    def some(self, prompt: str, dice: Random) -> list[str]:
        """A few keys to ask for, by chance: where many questions are asked, all have their turn."""
        alike = [key for key, of in self.keys.items() if of == prompt]
        return list(dict.fromkeys(dice.choice(keys) for keys in (alike, [*self.keys]) if keys for _ in range(FEW)))
