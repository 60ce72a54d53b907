"""Chance lives in the state: a generator whose position is a field.

The same seed and position give the same result in every process and on every machine. Results are BLAKE2b of the position under the seed as its key, so that
whoever has seen any number of them cannot predict another, unless the seed can be guessed: a secret one is a text with 256 bits in it, a small whole
number is for tests and for whoever names a seed. A test dictates results with `dictate`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from struct import Struct
from typing import TypeAlias, TypeVar

from .errors import BrokenData
from .plain import Plain, plain

T = TypeVar("T")
Seed: TypeAlias = int | str
"""A whole number, or 256 bits as 64 hexadecimal digits: as a number they would not survive a browser's JSON."""
SEED_DIGITS = 64
DIGITS = frozenset("0123456789abcdef")
_as_eight = Struct("<8Q").unpack


def is_seed(seed: object) -> bool:
    """Whether something from elsewhere may be a seed: a whole number of 64 bits, or a text of 256 bits in hexadecimal digits."""
    if isinstance(seed, str):
        return len(seed) == SEED_DIGITS and DIGITS.issuperset(seed)
    return isinstance(seed, int) and not isinstance(seed, bool) and -(1 << 63) <= seed < 1 << 64


@plain
class Chance(Plain):
    """Dice, shuffles and draws.

    >>> chance = Chance(seed=13)
    >>> [chance.die(6) for _ in range(5)], chance.used
    ([5, 6, 4, 4, 3], 5)
    >>> chance.dictate(0, 2); chance.below(10), chance.shuffled("abcd")[0]
    (0, 'c')
    """

    seed: Seed
    used: int = 0
    dictated: tuple[int, ...] = ()

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1, each equally likely (to within 2**-50)."""
        if n < 1:
            raise ValueError("chance needs at least one possible result")
        position = self.used
        self.used += 1
        if self.dictated:
            result, *rest = self.dictated
            self.dictated = tuple(rest)
            if not 0 <= result < n:
                raise BrokenData(f"a dictated result of {result} does not fit: it must be from 0 to {n - 1}")
            return result
        return (_eight(self.seed, position >> 3)[position & 7] * n) >> 64

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
            x = _wide(self.seed, self.used - left)
            fours = 112 // left.bit_length()  # this many times four results come out of one wide number; 64 bits stay, to be fair to all
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

    def dictate(self, *results: int) -> None:
        """The next results of `below`, in order; afterwards chance takes over again."""
        self.dictated += results

    def branch(self) -> Chance:
        """A new generator, seeded from this one."""
        seed = _drawn(self.seed, b"branch %d" % self.used)[: SEED_DIGITS // 2].hex()
        self.used += 1
        return Chance(seed)


@lru_cache(maxsize=1024)
def _eight(seed: Seed, block: int) -> tuple[int, ...]:
    """The eight results of 64 bits at the positions from 8 * block on. Remembered, since the next seven are wanted soon."""
    return _as_eight(_drawn(seed, b"%d" % block))


def _wide(seed: Seed, position: int) -> int:
    """512 random bits that belong to a position, for shuffles."""
    return int.from_bytes(_drawn(seed, b"wide %d" % position), "little")


def _drawn(seed: Seed, what: bytes) -> bytes:
    """64 random bytes."""
    drawing = _keyed(seed).copy()
    drawing.update(what)
    return drawing.digest()


@lru_cache(maxsize=1024)
def _keyed(seed: Seed) -> blake2b:
    """BLAKE2b that has taken in the seed as its key; only ever copied."""
    return blake2b(key=blake2b(str(seed).encode()).digest(), person=b"walpurgis")
