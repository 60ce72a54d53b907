"""Chance lives in the state: a small counter-based generator whose position is a field.

The same seed and position give the same result in every process and on every machine. A test dictates results with `dictate`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from .errors import BrokenData
from .plain import Plain, plain

T = TypeVar("T")
_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15
_WIDE_MASK = (1 << 256) - 1
_WIDE_STEP = 0x9E3779B97F4A7C15F39CC0605CEDC8341082276BF3A27251F86C6A11D0C18E95  # the golden ratio's first 256 bits
_WIDE_SEED = 0xB7E151628AED2A6ABF7158809CF4F3C762E7160F38B4DA56A784D9045190CFEF  # those of e


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
    dictated: tuple[int, ...] = ()

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1, each equally likely (to within 2**-50)."""
        if n < 1:
            raise ValueError("chance needs at least one possible result")
        self.used += 1
        if self.dictated:
            result, *rest = self.dictated
            self.dictated = tuple(rest)
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
        """The things in random order: the last place is filled first, with one of those that are left. A dictated result says which comes next."""
        deck = list(things)
        if self.dictated:
            return [deck.pop(self.below(left)) for left in range(len(deck), 0, -1)]
        left = len(deck)
        self.used += left
        while left > 1:
            x = self._wide(self.used - left + 1)
            fours = 48 // left.bit_length()  # so many times four results come out of one wide number; 64 bits stay, to be fair to all
            while fours and left > 3:  # four at a time: dividing wide numbers takes longest
                one, two, three = left - 1, left - 2, left - 3
                x, four = divmod(x, left * one * two * three)
                at = four % left
                deck[at], deck[one] = deck[one], deck[at]
                four //= left
                at = four % one
                deck[at], deck[two] = deck[two], deck[at]
                four //= one
                at = four % two
                deck[at], deck[three] = deck[three], deck[at]
                at = four // two
                left -= 4
                deck[at], deck[left] = deck[left], deck[at]
                fours -= 1
            while fours and left > 1:
                x, at = divmod(x, left)
                left -= 1
                deck[at], deck[left] = deck[left], deck[at]
        return deck

    def _wide(self, position: int) -> int:
        """256 random bits that belong to a position: mixed as in `below`, in wider numbers."""
        x = self.seed + position * _WIDE_STEP
        x = ((x ^ (x >> 128)) * _WIDE_STEP) & _WIDE_MASK
        x = ((x ^ (x >> 125)) * _WIDE_SEED) & _WIDE_MASK
        return x ^ (x >> 131)

    def dictate(self, *results: int) -> None:
        """The next results of `below`, in order; afterwards chance goes on by itself."""
        self.dictated += results

    def branch(self) -> Chance:
        """A new generator, seeded from this one."""
        return Chance(self.below(1 << 62))
