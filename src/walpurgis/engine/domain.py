"""What may be answered: the closed family of domains OneOf (and OneKey), SomeOf, Ordering, Number, Spot. The questions themselves are in ask.py.

What is offered is computed when somebody first looks at it: a rule that is driven over answers already given pays nothing for it. That is sound because nothing
changes while a rule waits. Answers are made of keys, never of indices; a key names the thing on the table that it stands for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from .chance import Chance
from .errors import NotOffered
from .story import Say

T = TypeVar("T")

Rule: TypeAlias = str
"""The id of a numbered rule, such as "SM-F-3"."""

Point: TypeAlias = tuple[int, int]
Answer: TypeAlias = "str | int | list[str] | list[list[int]]"
"""What a player sends: a key, a number, a list of keys, or a list of points."""


class Keyed(Protocol):
    """Whatever can be an option: it has a short stable key. A str is its own key."""

    @property
    def key(self) -> str: ...


O = TypeVar("O", bound="str | Keyed")  # noqa: E741 (an option)
WhyNot: TypeAlias = Callable[[T], "Rule | None"]
Describe: TypeAlias = Callable[[str], Say]


class Choice(msgspec.Struct, frozen=True):
    """One option as everybody outside the rules sees it."""

    key: str
    says: Say
    count: int = 1
    """How many equal things there are."""


class Domain(msgspec.Struct, Generic[T], eq=False):
    """What may be answered. A domain can read an answer, sample one, list some for a bot, and describe itself.

    Domains and asks are structs because those are made quickly, and every question makes one of each.
    """

    kind: ClassVar[str]

    def read(self, answer: Answer) -> T:
        """The value that an answer means; NotOffered if it is not among what is offered."""
        raise NotImplementedError

    def read_again(self, answer: Answer) -> T:
        """The value of an answer that was read before, in the same state: legality is not computed again."""
        return self.read(answer)

    def look_again(self) -> None:
        """Compute the offer afresh: what lies hidden has been dealt anew."""

    def only(self) -> Answer | None:
        """The answer, if there is just one."""
        raise NotImplementedError

    def sample(self, chance: Chance) -> Answer:
        """A random answer."""
        raise NotImplementedError

    def candidates(self) -> Iterator[Answer]:
        """Answers worth considering; all of them where they can be counted out."""
        raise NotImplementedError

    def why_not(self, key: str) -> Rule | None:
        """The rule that keeps this key from being offered; None if it is offered or no rule is known."""
        return None

    def choices(self) -> list[Choice]:
        return []

    def bounds(self) -> tuple[int, int]:
        return 1, 1

    def given(self) -> tuple[Any, ...]:
        """What the functions of the question are given."""
        return ()


class _Options(Domain[T], Generic[O, T]):
    """The options of OneOf, SomeOf and Ordering: candidates, of which those stay that no rule forbids.

    A function that gives the keys is called when somebody looks, and again when hidden things were dealt anew; their values are the keys themselves.
    All functions get what is in `_of` first.
    """

    _all: dict[str, O] | Sequence[O] | Callable[..., Sequence[str]]
    _why_not: Callable[..., Rule | None] | None
    _describe: Callable[..., Say] | None
    _elsewhere: Callable[..., Rule | None] | None
    _of: tuple[Any, ...] = ()
    _beside: tuple[str, Say] | None = None
    _offered: list[tuple[str, O]] | None = None

    def given(self) -> tuple[Any, ...]:
        return self._of

    def look_again(self) -> None:
        self._offered = None

    def _pairs(self) -> Iterable[tuple[str, O]]:
        options = self._all
        if isinstance(options, dict):
            return options.items()
        if callable(options):
            return [(key, key) for key in options(*self._of)]  # type: ignore[misc]
        return [(option if isinstance(option, str) else option.key, option) for option in options]

    @property
    def offered(self) -> list[tuple[str, O]]:
        """Key and value of everything offered, in order; equal things appear as often as there are of them."""
        offered = self._offered
        if offered is None:
            why_not, of = self._why_not, self._of
            offered = list(self._pairs()) if why_not is None else [pair for pair in self._pairs() if why_not(*of, pair[1]) is None]
            if self._beside is not None:
                offered.append((self._beside[0], None))  # type: ignore[arg-type]
            self._offered = offered
        return offered

    @property
    def keys(self) -> list[str]:
        """The different keys offered, in order."""
        return list(dict(self.offered))

    def why_not(self, key: str) -> Rule | None:
        if key in dict(self.offered):
            return None
        known = dict(self._pairs())
        if key in known:
            return self._why_not(*self._of, known[key]) if self._why_not else None
        return self._elsewhere(*self._of, key) if self._elsewhere else None

    def choices(self) -> list[Choice]:
        describe = partial(self._describe, *self._of) if self._describe else _option
        beside = dict([self._beside]) if self._beside else {}
        there = Counter(key for key, _ in self.offered)
        return [Choice(key, beside[key] if key in beside else describe(key), count) for key, count in there.items()]

    def refusal(self, key: object) -> NotOffered:
        rule = self.why_not(key) if isinstance(key, str) else None
        because = f": {rule} forbids it" if rule else ""
        return NotOffered(f"{key!r:.80} is not offered{because}", rule)

    def taken(self, keys: object, again: bool = False) -> list[O]:
        """The values for a list of keys, each thing at most as often as it is offered."""
        if not isinstance(keys, list):
            raise NotOffered(f"the answer should be a list of keys, not {keys!r:.80}")
        if again and callable(self._all):
            return keys[:]
        things: dict[str, list[O]] = {}
        for key, value in self._pairs() if again else self.offered:
            things.setdefault(key, []).append(value)
        values = []
        for key in keys:
            if not isinstance(key, str) or key not in things:
                raise self.refusal(key)
            if not things[key]:
                raise NotOffered(f"{key!r} is not there that often")
            values.append(things[key].pop(0))
        return values


class OneOf(_Options[O, O]):
    """Exactly one of the options. The answer is its key."""

    kind = "one"

    def read(self, answer: Answer) -> O:
        for key, value in self.offered:
            if key == answer:
                return value
        raise self.refusal(answer)

    def read_again(self, answer: Answer) -> O:
        options = self._all
        if self._beside is not None and answer == self._beside[0]:
            return None  # type: ignore[return-value]
        if isinstance(options, dict):
            return options[answer]  # type: ignore[index]
        assert not callable(options)
        for option in options:
            if (option if isinstance(option, str) else option.key) == answer:
                return option
        raise self.refusal(answer)

    def only(self) -> Answer | None:
        offered = self.offered
        if len(offered) == 1 or (offered and len(dict(offered)) == 1):
            return offered[0][0]
        return None

    def sample(self, chance: Chance) -> Answer:
        return chance.pick(self.keys)

    def candidates(self) -> Iterator[Answer]:
        return iter(self.keys)


class OneKey(OneOf[str]):
    """Exactly one of some keys, which a function gives when somebody looks. The answer is the key; its value, too, or what `_means` makes of it."""

    _means: Callable[[str], Any] | None = None
    _found: Sequence[str] | None = None

    def look_again(self) -> None:
        self._found = self._offered = None

    @property
    def found(self) -> Sequence[str]:
        """The keys offered, in order; equal things appear as often as there are of them."""
        return self._found or self._look()

    @property
    def offered(self) -> list[tuple[str, str]]:
        """The keys with their values, which are the keys; only the option beside them means None."""
        beside = None if self._beside is None else self._beside[0]
        return [(key, None if key == beside else key) for key in self.found]  # type: ignore[misc]

    def _look(self) -> Sequence[str]:
        found: Sequence[str] = self._all(*self._of)  # type: ignore[operator]
        if self._why_not is not None:
            found = [key for key in found if self._why_not(*self._of, key) is None]
        if self._beside is not None:
            found = [*found, self._beside[0]]
        self._found = found
        return found

    def read(self, answer: Answer) -> str:
        if answer not in (self._found or self._look()):
            raise self.refusal(answer)
        if self._beside is not None and answer == self._beside[0]:
            return None  # type: ignore[return-value]
        return answer if self._means is None else self._means(answer)  # type: ignore[return-value, arg-type]

    def read_again(self, answer: Answer) -> str:
        if self._beside is not None and answer == self._beside[0]:
            return None  # type: ignore[return-value]
        return answer if self._means is None else self._means(answer)  # type: ignore[return-value, arg-type]

    def only(self) -> Answer | None:
        found = self._found
        if not found:
            found = self._found = self._all(*self._of) if self._why_not is None and self._beside is None else self._look()  # type: ignore[operator]
        if not found or found[0] != found[-1]:
            return None
        return found[0] if found.count(found[0]) == len(found) else None

    def sample(self, chance: Chance) -> Answer:
        return chance.pick(list(dict.fromkeys(self.found)))


class SomeOf(_Options[O, list[O]]):
    """From `low` to `high` of the options. The answer is a list of keys."""

    kind = "some"
    low: int = 0
    high: int | None = None

    def bounds(self) -> tuple[int, int]:
        there = len(self.offered)
        high = there if self.high is None else min(self.high, there)
        return min(self.low, high), high

    def read(self, answer: Answer) -> list[O]:
        values = self.taken(answer)
        low, high = self.bounds()
        if not low <= len(values) <= high:
            raise NotOffered(f"choose {low if low == high else f'{low} to {high}'}, not {len(values)}")
        return values

    def read_again(self, answer: Answer) -> list[O]:
        return self.taken(answer, again=True)

    def only(self) -> Answer | None:
        low, high = self.bounds()
        if high == 0:
            return []
        keys = [key for key, _ in self.offered]
        return keys[:low] if low == high and (low == len(keys) or len(set(keys)) == 1) else None

    def sample(self, chance: Chance) -> Answer:
        low, high = self.bounds()
        return chance.shuffled([key for key, _ in self.offered])[: low + chance.below(high - low + 1)]

    def candidates(self) -> Iterator[Answer]:
        low, high = self.bounds()
        there = Counter(key for key, _ in self.offered)
        return (some for size in range(low, high + 1) for some in _combinations(list(there.items()), size))


class Ordering(_Options[O, list[O]]):
    """All the options, in an order of the player's choice. The answer is the list of their keys."""

    kind = "order"

    def read(self, answer: Answer) -> list[O]:
        values = self.taken(answer)
        if len(values) != len(self.offered):
            raise NotOffered(f"put all {len(self.offered)} in order, not {len(values)}")
        return values

    def read_again(self, answer: Answer) -> list[O]:
        return self.taken(answer, again=True)

    def only(self) -> Answer | None:
        keys = [key for key, _ in self.offered]
        return keys if len(set(keys)) <= 1 else None

    def sample(self, chance: Chance) -> Answer:
        return chance.shuffled([key for key, _ in self.offered])

    def candidates(self) -> Iterator[Answer]:
        return _permutations(Counter(key for key, _ in self.offered))

    def bounds(self) -> tuple[int, int]:
        return len(self.offered), len(self.offered)


class Number(Domain[int]):
    """A whole number from `low` to `high`."""

    kind = "number"
    low: int
    high: int

    def read(self, answer: Answer) -> int:
        if not isinstance(answer, int) or isinstance(answer, bool) or not self.low <= answer <= self.high:
            raise NotOffered(f"the answer should be a whole number from {self.low} to {self.high}, not {answer!r:.80}")
        return answer

    def only(self) -> Answer | None:
        return self.low if self.low == self.high else None

    def sample(self, chance: Chance) -> Answer:
        return self.low + chance.below(self.high - self.low + 1)

    def candidates(self) -> Iterator[Answer]:
        return iter(range(self.low, self.high + 1))

    def bounds(self) -> tuple[int, int]:
        return self.low, self.high


class Spot(Domain[list[Point]]):
    """A place on open ground, or a path: from `low` to `high` points with whole coordinates that no rule forbids.

    The points of open ground cannot be counted out, so the rule also proposes some: samples and bots' candidates come from there.
    """

    kind = "spot"
    low: int
    high: int
    _why_not: WhyNot[list[Point]]
    _proposals: Callable[[], Iterable[Sequence[Point]]]

    def read(self, answer: Answer) -> list[Point]:
        path = self.points(answer)
        rule = self._why_not(path)
        if rule is not None:
            raise NotOffered(f"that way is closed: {rule} forbids it", rule)
        return path

    def points(self, answer: Answer) -> list[Point]:
        """The points of an answer of the right shape, legal or not."""
        try:
            path = msgspec.convert(answer, list[tuple[int, int]])
        except msgspec.ValidationError:
            raise NotOffered(f"the answer should be a list of points [x, y], not {answer!r:.80}") from None
        if not self.low <= len(path) <= self.high:
            raise NotOffered(f"give {self.low} to {self.high} points, not {len(path)}")
        return path

    def read_again(self, answer: Answer) -> list[Point]:
        return self.points(answer)

    def only(self) -> Answer | None:
        return None

    def sample(self, chance: Chance) -> Answer:
        return chance.pick(list(self.candidates()))

    def candidates(self) -> Iterator[Answer]:
        for path in self._proposals():
            if self._why_not(list(path)) is None:
                yield [[x, y] for x, y in path]

    def bounds(self) -> tuple[int, int]:
        return self.low, self.high


def _option(key: str) -> Say:
    return Say(f"option-{key}")


def _combinations(there: list[tuple[str, int]], size: int) -> Iterator[Answer]:
    if size == 0:
        yield []
    elif there:
        (key, count), rest = there[0], there[1:]
        for n in range(min(count, size), -1, -1):
            for more in _combinations(rest, size - n):
                yield [key] * n + more  # type: ignore[operator]


def _permutations(there: Counter[str]) -> Iterator[Answer]:
    if not +there:
        yield []
    for key in [key for key, count in there.items() if count]:
        there[key] -= 1
        for rest in _permutations(there):
            yield [key, *rest]  # type: ignore[misc]
        there[key] += 1
