"""How a key becomes a few small choices: it is spelt in words, and each word of a game has a fixed number.

A key names a thing on the table in pieces, `gho:br>gd:gla`: a ghost, from the drawbridge, to a garden, this one. The pieces that keys are made of are few and
known beforehand, however many keys there are; so an action is a *word* of the game, and means the same wherever it comes up. What is offered at a question is
a tree of words (`Node`): whoever answers walks down from its root, and where there is only one way on, it is taken without asking.

A path such as `NNEN`, or a payment such as `r2g1`, is spelt sign by sign if its signs are words. Any other piece that the vocabulary does not know is chosen
by its place among those at that branch, by one of the `NTH` words. So every key can be spelt.
"""

from __future__ import annotations

import re
from collections.abc import Container, Sequence
from functools import lru_cache
from typing import Any, TypeAlias

WAIT, ENOUGH, HERE = 0, 1, 2
"""The first three actions: to wait while others choose, to choose no more of several, and that a key ends here while others continue."""
NTH = 16
FIRST_NTH = 3
SPECIAL = ("(wait)", "(enough)", "(here)", *(f"(nth {n})" for n in range(NTH)))
"""The actions that are not words of a game; the same numbers in every game."""

Spelt: TypeAlias = tuple[tuple[int | str, ...], str]
"""A key behind the words it is spelt in. A piece that is not a word stays a text."""
_PIECES = re.compile(r"[^:>=/+|@,.<;()\s]+")
_NUMBERED = re.compile(r"\D+\d+")


def pieces(key: str) -> list[str]:
    """The pieces of a key.

    >>> pieces("gho:br>gd:gla"), pieces("at:18.0,33.5"), pieces("hand:will-o-wisp")
    (['gho', 'br', 'gd', 'gla'], ['at', '18', '0', '33', '5'], ['hand', 'will-o-wisp'])
    """
    return _PIECES.findall(key) or [key]


def is_composed(piece: str, words: Container[str]) -> bool:
    """Whether a piece is put together of signs that are words themselves. A name with a number behind it is not.

    >>> [is_composed(piece, {"N", "E", "r", "g", "1", "2"}) for piece in ("NNE", "r2g1", "E12", "NE")]
    [True, True, False, False]
    """
    return len(piece) > 2 and all(sign in words for sign in piece) and not _NUMBERED.fullmatch(piece)


class Vocabulary:
    """The words of a game, each with its number as an action.

    >>> vocabulary = Vocabulary(["gho", "gd", "gla", "cry"])
    >>> root = vocabulary.tree(("gho:gd:gla", "gho:gd:cry", "gho:end"))
    >>> [vocabulary.actions[n] for n in root.spelt], [vocabulary.actions[n] for n in root.ways]
    (['gho'], ['gd', '(nth 0)'])
    >>> root.take(vocabulary.number["gd"]).take(vocabulary.number["cry"]).key, root.take(FIRST_NTH).key
    ('gho:gd:cry', 'gho:end')
    """

    def __init__(self, words: Sequence[str]) -> None:
        self.actions = (*SPECIAL, *words)
        """What each action is called."""
        self.number = {word: n for n, word in enumerate(self.actions)}
        self.size = len(self.actions)
        self.spell = lru_cache(1 << 14)(self._spell)
        self.tree = lru_cache(1 << 12)(self._tree)

    def _spell(self, key: str) -> Spelt:
        number = self.number
        words: list[int | str] = []
        for piece in pieces(key):
            if piece not in number and is_composed(piece, number):
                words += [number[sign] for sign in piece]
            else:
                words.append(number.get(piece, piece))
        return tuple(words), key

    def _tree(self, keys: tuple[str, ...], enough: bool = False) -> Node:
        """What can be chosen among these keys; with `enough` also none of them. Trees are shared: the same things are offered often."""
        return Node(self.size, [self.spell(key) for key in dict.fromkeys(keys)], 0, (), enough, root=True)


class Node:
    """One small choice: the actions that are open. At the end of a way stands the key."""

    __slots__ = ("_size", "_taken", "key", "mask", "mask_array", "spelt", "ways")

    def __init__(self, size: int, keys: Sequence[Spelt], depth: int, spelt: tuple[int, ...], enough: bool = False, *, root: bool = False) -> None:
        self._size, self._taken = size, dict[int, Node]()
        self.key = keys[0][1] if len(keys) == 1 and not root else None
        """The key, if it is chosen."""
        self.mask_array: Any = None
        """The mask as an array, for whoever has a library for that."""
        ways = {} if self.key else _ways(keys, depth)
        while len(ways) == 1 and len(keys) > 1 and not enough:
            ((word, (keys, depth)),) = ways.items()
            spelt += (word,)
            ways = _ways(keys, depth)
        self.spelt = spelt
        """The words gone so far, also those without a choice."""
        self.ways = ways
        mask = bytearray(size)
        for action in ways:
            mask[action] = 1
        mask[ENOUGH] = enough
        self.mask = bytes(mask)
        """One byte for each action: 1 where it is open."""

    def take(self, action: int) -> Node:
        """Where an open action leads."""
        found = self._taken.get(action)
        if found is None:
            keys, depth = self.ways[action]
            found = self._taken[action] = Node(self._size, keys, depth, (*self.spelt, action))
        return found


def _ways(keys: Sequence[Spelt], depth: int) -> dict[int, tuple[list[Spelt], int]]:
    """Where it continues from here: for each action the keys that are left, and how many of their words are gone by then."""
    ways: dict[int, tuple[list[Spelt], int]] = {}
    unknown: dict[str, list[Spelt]] = {}
    ended: list[Spelt] = []
    for spelling in keys:
        words = spelling[0]
        if len(words) <= depth:
            ended.append(spelling)
        elif isinstance(word := words[depth], str):
            unknown.setdefault(word, []).append(spelling)
        else:
            ways.setdefault(word, ([], depth + 1))[0].append(spelling)
    if len(ended) == 1:
        ways[HERE] = ended, depth + 1
    else:  # keys of the same pieces, told apart by what stands between them: by their place
        unknown |= {spelling[1]: [spelling] for spelling in ended}
    several = len(unknown) > NTH
    for place, group in enumerate(unknown.values()):
        ways.setdefault(FIRST_NTH + place % NTH, ([], depth if several else depth + 1))[0].extend(group)
    return ways
