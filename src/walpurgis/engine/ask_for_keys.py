"""Questions whose answers are made of keys: for one, for a code, for some, for an order. What all asks have in common is in ask.py.

Answers are made of keys, never of indices; a key names the thing on the table that it stands for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, TypeVar

import msgspec

from .ask import Ask
from .chance import Chance
from .errors import NotOffered
from .offer import Answer, Choice, Rule
from .story import Option, Say

V = TypeVar("V")

LONGEST_CODE = 400
"""The most characters that a code may have."""


class AskForKeys(Ask[V]):
    """What questions for one, for some and for an order of keys have in common."""

    def keys(self) -> Sequence[str]:
        found: Sequence[str] | None = self.seen
        if found is None:
            found = self.seen = self.question.listing(*self.given)
        return found

    def judged(self) -> Iterable[tuple[str, Rule | None]]:
        question, given = self.question, self.given
        return [(key, None if question.forbids is None else question.forbids(*given, key)) for key in question.candidates(*given)]

    def why_not(self, key: str) -> Rule | None:
        question, given = self.question, self.given
        if key in self.keys() or not (given[0].names(self.seat, key) or key in question.candidates(*given)):  # the names are found faster
            return None
        reason = None if question.forbids is None else question.forbids(*given, key)
        return reason or question.rule or None

    def choices(self) -> list[Choice]:
        return [self.choice(key, count) for key, count in Counter(self.keys()).items()]

    def choice(self, key: str, count: int = 1) -> Choice:
        """One key as plain data."""
        describe = self.question.says
        found = Say(f"option-{key}") if describe is None else describe(*self.given, key)
        if isinstance(found, Option):
            says, about = _in_words_and_data(found)
            return Choice(key, says, count, about.copy())
        return Choice(key, found, count)

    def refusal(self, key: object) -> NotOffered:
        """Why this is not an answer."""
        rule = self.why_not(key) if isinstance(key, str) else None
        return NotOffered(f"{key!r:.80} is not offered{f': {rule} forbids it' if rule else ''}", rule)

    def check(self, keys: object) -> list[str]:
        """A list of keys, each at most as often as it is offered; NotOffered if it is anything else."""
        if not isinstance(keys, list):
            raise NotOffered(f"the answer should be a list of keys, not {keys!r:.80}")
        rest = [*self.keys()]
        for key in keys:
            if key not in rest:
                raise NotOffered(f"{key!r:.80} is not there that often") if key in self.keys() else self.refusal(key)
            rest.remove(key)
        return keys

    def values(self, keys: Any) -> Any:
        """What a list of keys means."""
        means = self.question.means
        return [*keys] if means is None else [*map(means, keys)]


class AskForOne(AskForKeys[V]):
    """Exactly one of the keys."""

    kind = "one"

    def read(self, answer: Answer) -> V:
        if answer not in (self.seen or self.keys()):
            raise self.refusal(answer)
        means = self.question.means
        return answer if means is None else means(answer)  # type: ignore[return-value, arg-type]

    def read_again(self, answer: Answer) -> V:
        means = self.question.means
        return answer if means is None else means(answer)  # type: ignore[return-value, arg-type]

    def only(self) -> Answer | None:
        found = self.seen
        if found is None:  # every question comes here first: this skips `keys`
            found = self.seen = self.question.listing(*self.given)
        if not found or found[0] != found[-1] or self.question.always is True:  # nearly always: two different things
            return None
        return None if found.count(found[0]) < len(found) or self.insists() else found[0]

    def sample(self, chance: Chance) -> Answer:
        return chance.pick([*self.answers()])

    def answers(self) -> Iterator[Answer]:
        return iter(dict.fromkeys(self.keys()))


class AskForCode(AskForOne[V]):
    """A text that nothing forbids, be it a prepared one (a key that is listed) or one of the player's own."""

    kind = "code"

    def read(self, answer: Answer) -> V:
        if not isinstance(answer, str) or len(answer) > LONGEST_CODE:
            raise NotOffered(f"the answer should be a text of at most {LONGEST_CODE} characters, not {answer!r:.80}", self.rule or None)
        if answer not in self.keys() and self.question.forbids is not None:
            rule = self.question.forbids(*self.given, answer)
            if rule is not None:
                raise NotOffered(f"{answer!r:.80} is not allowed: {rule} forbids it", rule)
        return self.read_again(answer)

    def why_not(self, key: str) -> Rule | None:
        return None if self.question.forbids is None or key in self.keys() else self.question.forbids(*self.given, key[: LONGEST_CODE + 1])

    def only(self) -> Answer | None:
        return None


class AskForSome(AskForKeys[V]):
    """From `low` to `high` of the keys. The answer is a list of them."""

    kind = "some"

    def bounds(self) -> tuple[int, int]:
        low, high = self.question.span(self.given)
        there = len(self.keys())
        high = there if high is None or high > there else high
        return min(low, high), high

    def read(self, answer: Answer) -> V:
        chosen = self.check(answer)
        low, high = self.bounds()
        if not low <= len(chosen) <= high:
            raise NotOffered(f"choose {low if low == high else f'{low} to {high}'}, not {len(chosen)}")
        return self.values(chosen)  # type: ignore[no-any-return]

    def read_again(self, answer: Answer) -> V:
        return self.values(answer)  # type: ignore[no-any-return]

    def only(self) -> Answer | None:
        low, high = self.bounds()
        if low < high or self.insists():
            return None
        keys = [*self.keys()]
        return keys[:low] if low in (0, len(keys)) or len({*keys}) == 1 else None

    def sample(self, chance: Chance) -> Answer:
        low, high = self.bounds()
        return chance.shuffled(self.keys())[: low + chance.below(high - low + 1)]

    def answers(self) -> Iterator[Answer]:
        low, high = self.bounds()
        there = [*Counter(self.keys()).items()]
        return (some for size in range(low, high + 1) for some in _combinations(there, size))


class AskForOrder(AskForKeys[V]):
    """All the keys, in an order of the player's choice. The answer is the list of them."""

    kind = "order"

    def bounds(self) -> tuple[int, int]:
        return len(self.keys()), len(self.keys())

    def read(self, answer: Answer) -> V:
        chosen = self.check(answer)
        if len(chosen) != len(self.keys()):
            raise NotOffered(f"put all {len(self.keys())} in order, not {len(chosen)}")
        return self.values(chosen)  # type: ignore[no-any-return]

    def read_again(self, answer: Answer) -> V:
        return self.values(answer)  # type: ignore[no-any-return]

    def only(self) -> Answer | None:
        keys = [*self.keys()]
        return keys if len({*keys}) <= 1 and not self.insists() else None

    def sample(self, chance: Chance) -> Answer:
        return chance.shuffled(self.keys())

    def answers(self) -> Iterator[Answer]:
        return _permutations(Counter(self.keys()))


def _in_words_and_data(option: Option) -> tuple[Say, dict[str, Any]]:
    """An option as a sentence and as plain data. The same ones are offered again and again, so they are remembered, unless they hold lists."""
    try:
        return _remembered(option)
    except TypeError:
        return option.say(), msgspec.to_builtins(option)


@lru_cache(4096)
def _remembered(option: Option) -> tuple[Say, dict[str, Any]]:
    return option.say(), msgspec.to_builtins(option)


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
