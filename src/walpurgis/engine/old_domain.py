"""What may be answered: the closed family of domains OneOf, SomeOf, Ordering, Number, Spot. The questions themselves are in ask.py, and options that a
function lists in live.py.

What is offered is computed when somebody first looks at it: a rule that is driven over answers already given pays nothing for it. That is sound because nothing
changes while a rule waits. Answers are made of keys, never of indices; a key names the thing on the table that it stands for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from .ask import Answer, Choice, Point, Rule
from .chance import Chance
from .errors import NotOffered
from .story import Say

T = TypeVar("T")


class Keyed(Protocol):
    """Whatever can be an option: it has a short stable key. A str is its own key."""

    @property
    def key(self) -> str: ...


O = TypeVar("O", bound="str | Keyed")  # noqa: E741 (an option)
WhyNot: TypeAlias = Callable[[T], "Rule | None"]
Describe: TypeAlias = Callable[[str], Say]


class Domain(msgspec.Struct, Generic[T], eq=False, gc=False):
    """What may be answered. A domain can read an answer, sample one, list some for a bot, and describe itself.

    Domains and asks are structs because those are made quickly, and every question makes one of each. The garbage collector does not follow them: nothing
    that a question holds may hold the question.
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
    """The options of OneOf, SomeOf and Ordering: candidates, of which those stay that no rule forbids. All functions get what is in `_of` first."""

    _all: dict[str, O] | Sequence[O] | Callable[..., Sequence[str]]
    _why_not: Callable[..., Rule | None] | None
    _describe: Callable[..., Say] | None
    _elsewhere: Callable[..., Rule | None] | None
    _of: tuple[Any, ...] = ()
    _means: Callable[[str], Any] | None = None
    _beside: tuple[str, Say] | None = None
    _seen: Any = None
    """What is offered, once somebody has looked."""

    def given(self) -> tuple[Any, ...]:
        return self._of

    def look_again(self) -> None:
        self._seen = None

    def _pairs(self) -> Iterable[tuple[str, O]]:
        options = self._all
        if isinstance(options, dict):
            return options.items()
        return [(option if isinstance(option, str) else option.key, option) for option in options]  # type: ignore[union-attr]

    @property
    def _offered(self) -> list[tuple[str, O]]:
        """Key and value of everything offered, in order; equal things appear as often as there are of them."""
        offered: list[tuple[str, O]] | None = self._seen
        if offered is None:
            why_not, of = self._why_not, self._of
            offered = list(self._pairs()) if why_not is None else [pair for pair in self._pairs() if why_not(*of, pair[1]) is None]
            if self._beside is not None:
                offered.append((self._beside[0], None))  # type: ignore[arg-type]
            self._seen = offered
        return offered

    def keys(self) -> Sequence[str]:
        """The keys of everything offered, in order, equal ones as often as there are of them."""
        return [key for key, _ in self._offered]

    def why_not(self, key: str) -> Rule | None:
        if key in self.keys():
            return None
        known = dict(self._pairs())
        if key in known:
            return self._why_not(*self._of, known[key]) if self._why_not else None
        return self._elsewhere(*self._of, key) if self._elsewhere else None

    def choices(self) -> list[Choice]:
        describe = partial(self._describe, *self._of) if self._describe else _option
        beside = dict([self._beside]) if self._beside else {}
        return [Choice(key, beside[key] if key in beside else describe(key), count) for key, count in Counter(self.keys()).items()]

    def refusal(self, key: object) -> NotOffered:
        rule = self.why_not(key) if isinstance(key, str) else None
        because = f": {rule} forbids it" if rule else ""
        return NotOffered(f"{key!r:.80} is not offered{because}", rule)

    def taken(self, keys: object) -> list[O]:
        """The values for a list of keys, each thing at most as often as it is offered."""
        return self._take(keys, self._offered)

    def taken_again(self, keys: object) -> list[O]:
        """The same for keys that were taken before: legality is not computed again."""
        return self._take(keys, self._pairs())

    def _take(self, keys: object, pairs: Iterable[tuple[str, O]]) -> list[O]:
        things: dict[str, list[O]] = {}
        for key, value in pairs:
            things.setdefault(key, []).append(value)
        values = []
        for key in list_of_keys(keys):
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
        for key, value in self._offered:
            if key == answer:
                return value
        raise self.refusal(answer)

    def read_again(self, answer: Answer) -> O:
        options = self._all
        if self._beside is not None and answer == self._beside[0]:
            return None  # type: ignore[return-value]
        if isinstance(options, dict):
            return options[answer]  # type: ignore[index]
        for option in options:  # type: ignore[union-attr]
            if (option if isinstance(option, str) else option.key) == answer:
                return option
        raise self.refusal(answer)

    def only(self) -> Answer | None:
        offered = self._offered
        if len(offered) == 1 or (offered and len(dict(offered)) == 1):
            return offered[0][0]
        return None

    def sample(self, chance: Chance) -> Answer:
        return chance.pick([*self.candidates()])

    def candidates(self) -> Iterator[Answer]:
        return iter(dict.fromkeys(self.keys()))


class SomeOf(_Options[O, list[O]]):
    """From `low` to `high` of the options. The answer is a list of keys."""

    kind = "some"
    low: int = 0
    high: int | None = None

    def bounds(self) -> tuple[int, int]:
        there = len(self.keys())
        high = there if self.high is None or self.high > there else self.high
        return min(self.low, high), high

    def read(self, answer: Answer) -> list[O]:
        values = self.taken(answer)
        low, high = self.bounds()
        if not low <= len(values) <= high:
            raise NotOffered(f"choose {low if low == high else f'{low} to {high}'}, not {len(values)}")
        return values

    def read_again(self, answer: Answer) -> list[O]:
        return self.taken_again(answer)

    def only(self) -> Answer | None:
        low, high = self.bounds()
        if low < high:
            return None
        keys = [*self.keys()]
        return keys[:low] if low in (0, len(keys)) or len({*keys}) == 1 else None

    def sample(self, chance: Chance) -> Answer:
        low, high = self.bounds()
        return chance.shuffled(self.keys())[: low + chance.below(high - low + 1)]

    def candidates(self) -> Iterator[Answer]:
        low, high = self.bounds()
        there = [*Counter(self.keys()).items()]
        return (some for size in range(low, high + 1) for some in _combinations(there, size))


class Ordering(_Options[O, list[O]]):
    """All the options, in an order of the player's choice. The answer is the list of their keys."""

    kind = "order"

    def bounds(self) -> tuple[int, int]:
        return len(self.keys()), len(self.keys())

    def read(self, answer: Answer) -> list[O]:
        values = self.taken(answer)
        if len(values) != len(self.keys()):
            raise NotOffered(f"put all {len(self.keys())} in order, not {len(values)}")
        return values

    def read_again(self, answer: Answer) -> list[O]:
        return self.taken_again(answer)

    def only(self) -> Answer | None:
        keys = [*self.keys()]
        return keys if len({*keys}) <= 1 else None

    def sample(self, chance: Chance) -> Answer:
        return chance.shuffled(self.keys())

    def candidates(self) -> Iterator[Answer]:
        return _permutations(Counter(self.keys()))


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


def list_of_keys(answer: object) -> list[Any]:
    """An answer that should be a list of keys, as one."""
    if not isinstance(answer, list):
        raise NotOffered(f"the answer should be a list of keys, not {answer!r:.80}")
    return answer


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
