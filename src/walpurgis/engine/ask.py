"""What lies before a seat: an `Ask` is one prepared question (question.py) put to one seat now. It reads answers, samples one, lists some for a bot, gives
the reason for what is not offered, and describes itself as an `Offer`.

What is offered is computed when somebody first looks: a rule that is driven over answers already given pays nothing for it. That is sound because nothing
changes while a rule waits. Answers are made of keys, never of indices; a key names the thing on the table that it stands for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias, TypeVar

import msgspec

from .chance import Chance
from .errors import NotOffered
from .story import Option, Say, Topic

if TYPE_CHECKING:
    from .question import AnyQuestion

V = TypeVar("V")
K = TypeVar("K")

Rule: TypeAlias = str
"""The id of a numbered rule, such as "SM-F-3"."""
Point: TypeAlias = tuple[int, int]
Answer: TypeAlias = "str | int | list[str] | list[list[int]]"
"""What a player sends: a key, a number, a list of keys, or a list of points."""

LONGEST_CODE = 400
"""The most characters that a code may have."""


class Choice(msgspec.Struct, frozen=True):
    """One option as everybody outside the rules sees it."""

    key: str
    says: Say
    count: int = 1
    """How many equal things there are."""
    about: Mapping[str, Any] = {}
    """What it is about, as data: the fields of the `Option` that describes it, and its kind under "is"."""
    points: list[Point] = []
    """For a named place on open ground: what to answer in order to choose it."""


class Offer(msgspec.Struct, frozen=True):
    """An ask as plain data: what goes over the wire, to terminals and to bots."""

    seat: int
    prompt: str
    says: Say
    kind: str
    choices: list[Choice] = []
    low: int = 0
    high: int = 0
    rule: Rule = ""
    question: int = 0
    about: Mapping[str, Any] = {}
    """What the question is about, as data: the fields of its `Topic`, if it has one, and its kind under "is"."""


class Ask(msgspec.Struct, Generic[V], eq=False, gc=False):
    """One question to one seat. Rules await it; the match sends the answer's value back.

    The garbage collector does not follow asks, which are made at every question: nothing that an ask holds may hold the ask.
    """

    kind: ClassVar[str]

    question: AnyQuestion
    seat: int
    given: tuple[Any, ...]
    """What the functions of the question are given: the table, who is asked, and whatever else the rule named."""
    seen: Any = None
    """What is offered, once somebody has looked."""

    def __await__(self) -> Generator[Ask[Any], V, V]:
        return (yield self)

    def __repr__(self) -> str:
        return f"<seat {self.seat} is asked {self.prompt!r}>"

    @property
    def prompt(self) -> str:
        """The name of the question."""
        return self.question.name

    @property
    def rule(self) -> Rule:
        """The rule behind the question."""
        return self.question.rule

    def read(self, answer: Answer) -> V:
        """The value that an answer means; NotOffered if it is not among what is offered."""
        raise NotImplementedError

    def read_again(self, answer: Answer) -> V:
        """The value of an answer that was read before, in the same state: legality is not computed again."""
        raise NotImplementedError

    def only(self) -> Answer | None:
        """The answer, if there is just one and the rule does not insist on asking."""
        raise NotImplementedError

    def sample(self, chance: Chance) -> Answer:
        """A random answer."""
        raise NotImplementedError

    def answers(self) -> Iterator[Answer]:
        """Answers worth considering; all of them where they can be counted out."""
        raise NotImplementedError

    def bounds(self) -> tuple[int, int]:
        """The least and the most: of things to choose, of a number, of points."""
        return 1, 1

    def keys(self) -> Sequence[str]:
        """The keys of everything offered, in order, equal ones as often as there are of them."""
        return ()

    def judged(self) -> Iterable[tuple[str, Rule | None]]:
        """All candidates of the question with what forbids each, nothing left out and no quick listing used."""
        return ()

    def why_not(self, key: str) -> Rule | None:
        """The rule that keeps this key from being offered; None if it is offered, or names nothing on the table."""
        return self.rule or None if self.given[0].names(self.seat, key) else None

    def choices(self) -> list[Choice]:
        """What is offered, as plain data."""
        return []

    def look_again(self) -> None:
        """Compute the offer afresh: what lies hidden has been dealt anew."""
        self.seen = None

    def insists(self) -> bool:
        """Whether the seat is asked even if there is only one answer."""
        always = self.question.always
        return always if isinstance(always, bool) else always(*self.given)

    def offer(self, number: int = 0) -> Offer:
        """This question as plain data; `number` is the match's count of questions."""
        question = self.question
        found = {} if question.about is None else question.about(*self.given)
        about, args = (msgspec.to_builtins(found), found.say().args) if isinstance(found, Topic) else ({}, dict(found))
        return Offer(self.seat, question.name, Say(f"ask-{question.name}", args), self.kind, self.choices(), *self.bounds(), question.rule, number, about)


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
        if key in self.keys() or not (key in question.candidates(*given) or given[0].names(self.seat, key)):
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
        """Why this is no answer."""
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
        if found is None:  # every question comes here first: `keys` is spared
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
            raise NotOffered(f"the answer should be a text of at most {LONGEST_CODE} characters, not {answer!r:.80}")
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


class AskForNumber(Ask[int]):
    """A whole number from `low` to `high`."""

    kind = "number"

    def bounds(self) -> tuple[int, int]:
        low, high = self.question.span(self.given)
        assert high is not None, f"the number of {self.prompt!r} has no end"
        return low, high

    def read(self, answer: Answer) -> int:
        low, high = self.bounds()
        if not isinstance(answer, int) or isinstance(answer, bool) or not low <= answer <= high:
            raise NotOffered(f"the answer should be a whole number from {low} to {high}, not {answer!r:.80}", self.rule or None)
        return answer

    def read_again(self, answer: Answer) -> int:
        return answer  # type: ignore[return-value]

    def only(self) -> Answer | None:
        low, high = self.bounds()
        return low if low == high and not self.insists() else None

    def sample(self, chance: Chance) -> Answer:
        low, high = self.bounds()
        return low + chance.below(high - low + 1)

    def answers(self) -> Iterator[Answer]:
        low, high = self.bounds()
        return iter(range(low, high + 1))


class Place(msgspec.Struct, frozen=True):
    """A place or a path on open ground that a rule proposes, under a name."""

    key: str
    says: Say
    points: list[Point]


class AskForSpot(Ask[list[Point]]):
    """A place on open ground, or a path: points with whole coordinates that no rule forbids.

    Open ground cannot be counted out, so the candidates are named places: terminals, keyboards and bots choose among them. The answer is always a list of
    points, so that a record does not depend on what was proposed.
    """

    kind = "spot"

    def bounds(self) -> tuple[int, int]:
        low, high = self.question.span(self.given)
        return low, low if high is None else high

    def read(self, answer: Answer) -> list[Point]:
        path = self.read_again(answer)
        rule = self.forbidden(path)
        if rule is not None:
            raise NotOffered(f"that way is closed: {rule} forbids it", rule)
        return path

    def read_again(self, answer: Answer) -> list[Point]:
        try:
            path = msgspec.convert(answer, list[Point])
        except msgspec.ValidationError:
            raise NotOffered(f"the answer should be a list of points [x, y], not {answer!r:.80}") from None
        low, high = self.bounds()
        if not low <= len(path) <= high:
            raise NotOffered(f"give {low} to {high} points, not {len(path)}")
        return path

    def forbidden(self, path: list[Point]) -> Rule | None:
        """The rule that forbids these points, if there is one."""
        forbids = self.question.forbids
        return None if forbids is None else forbids(*self.given, path)

    def foresee(self, answer: Answer) -> Any:
        """What would follow from these points, as plain data that tells no more than the seat may know; NotOffered if a rule forbids them."""
        path = self.read(answer)
        return None if self.question.foresees is None else self.question.foresees(*self.given, path)

    def places(self) -> list[Place]:
        """The named places that are offered."""
        found: list[Place] | None = self.seen
        if found is None:
            found = self.seen = [place for place in self.question.candidates(*self.given) if self.forbidden(place.points) is None]
        return found

    def keys(self) -> Sequence[str]:
        return [place.key for place in self.places()]

    def judged(self) -> Iterable[tuple[str, Rule | None]]:
        return [(place.key, self.forbidden(place.points)) for place in self.question.candidates(*self.given)]

    def why_not(self, key: str) -> Rule | None:
        reasons = dict(self.judged())
        return reasons[key] if key in reasons else (self.rule or None) if self.given[0].names(self.seat, key) else None

    def choices(self) -> list[Choice]:
        return [Choice(place.key, place.says, points=place.points) for place in self.places()]

    def only(self) -> Answer | None:
        return None

    def sample(self, chance: Chance) -> Answer:
        return chance.pick([*self.answers()])

    def answers(self) -> Iterator[Answer]:
        return ([[x, y] for x, y in place.points] for place in self.places())


class Several(Generic[K, V]):
    """Simultaneous questions to several seats: nobody learns another's answer before all are given. What has been answered waits in `values`, by seat."""

    __slots__ = ("asks", "values")
    values: dict[int, V]

    def __init__(self, asks: Mapping[K, Ask[V]]) -> None:
        self.asks = dict(asks)

    def __await__(self) -> Generator[Several[K, V], list[V], dict[K, V]]:
        values = (yield self) if self.asks else []
        return dict(zip(self.asks, values, strict=True))


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
