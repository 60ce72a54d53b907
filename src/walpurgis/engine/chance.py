"""Chance lives in the state: a small counter-based generator whose position is a field.

The same seed and position give the same result in every process and on every machine. A test dictates results with `dictate`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import TypeVar

from .errors import BrokenData
from .plain import Plain, plain

T = TypeVar("T")
_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


@plain
class Chance(Plain):
    """Dice, shuffles and draws.

    >>> chance = Chance(seed=13)
    >>> [chance.die(6) for _ in range(5)], chance.used
    ([5, 2, 4, 2, 5], 5)
    >>> chance.dictate(0, 2); chance.below(10), chance.shuffled("abcd")[0]
    (0, 'c')
    """

    seed: int
    used: int = 0
    dictated: list[int] = field(default_factory=list)

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1, each equally likely (to within 2**-50)."""
        if n < 1:
            raise ValueError("chance needs at least one possible result")
        self.used += 1
        if self.dictated:
            result = self.dictated.pop(0)
            if not 0 <= result < n:
                raise BrokenData(f"a dictated result of {result} does not fit: it must be from 0 to {n - 1}")
            return result
        x = (self.seed + self.used * _STEP) & _MASK  # splitmix64, by position
        x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((x ^ (x >> 31)) * n) >> 64

    def die(self, sides: int) -> int:
        """A roll from 1 to `sides`."""
        return 1 + self.below(sides)

    def pick(self, things: Sequence[T]) -> T:
        """One of the things."""
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """The things in random order: each result says which of the remaining ones comes next."""
        rest = list(things)
        if self.dictated:
            return [rest.pop(self.below(left)) for left in range(len(rest), 0, -1)]
        shuffled, x = [], self.seed + self.used * _STEP  # the same as above, without a call for each
        for left in range(len(rest), 0, -1):
            x += _STEP
            y = x & _MASK
            y = ((y ^ (y >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            y = ((y ^ (y >> 27)) * 0x94D049BB133111EB) & _MASK
            shuffled.append(rest.pop(((y ^ (y >> 31)) * left) >> 64))
        self.used += len(shuffled)
        return shuffled

    def dictate(self, *results: int) -> None:
        """The next results of `below`, in order; afterwards chance goes on by itself."""
        self.dictated.extend(results)

    def branch(self) -> Chance:
        """A new generator, seeded from this one."""
        return Chance(self.below(1 << 62))
