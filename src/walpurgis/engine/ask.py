"""What a seat is asked: an `Ask` is one prepared question (question.py) put to one seat now. It reads answers, samples one, lists some for a bot, gives
the reason for what is not offered, and describes itself as an `Offer` (offer.py).

What is offered is computed when somebody first looks: a rule that is driven over answers already given pays nothing for it. That is sound because nothing
changes while a rule waits. Here are numbers and places on open ground; what is answered by keys is in ask_for_keys.py.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec

from .chance import Chance
from .errors import NotOffered
from .offer import Answer, Choice, Offer, Point, Rule
from .story import Say, Topic

if TYPE_CHECKING:
    from .question import AnyQuestion

V = TypeVar("V")
K = TypeVar("K")


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
        """Answers worth considering; all of them where they can be enumerated."""
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
        """Compute the offer afresh: what is hidden has been redealt."""
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

    Open ground cannot be enumerated, so the candidates are named places: terminals, keyboards and bots choose among them. The answer is always a list of
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
            raise NotOffered(f"the answer should be a list of points [x, y], not {answer!r:.80}", self.rule or None) from None
        low, high = self.bounds()
        if not low <= len(path) <= high:
            raise NotOffered(f"give {low} to {high} points, not {len(path)}", self.rule or None)
        return path

    def forbidden(self, path: list[Point]) -> Rule | None:
        """The rule that forbids these points, if there is one."""
        forbids = self.question.forbids
        return None if forbids is None else forbids(*self.given, path)

    def foresee(self, answer: Answer) -> Any:
        """What would follow from these points, as plain data that tells no more than the seat may know; NotOffered if a rule forbids them."""
        path = self.read(answer)
        return None if self.question.foresees is None else self.question.foresees(*self.given, path)

    def _named(self) -> list[tuple[Place, Rule | None]]:
        """All named places, with what forbids each. They are costly to find, so they are remembered."""
        found: list[tuple[Place, Rule | None]] | None = self.seen
        if found is None:
            found = self.seen = [(place, self.forbidden(place.points)) for place in self.question.candidates(*self.given)]
        return found

    def places(self) -> list[Place]:
        """The named places that are offered."""
        return [place for place, rule in self._named() if rule is None]

    def keys(self) -> Sequence[str]:
        return [place.key for place in self.places()]

    def judged(self) -> Iterable[tuple[str, Rule | None]]:
        return [(place.key, rule) for place, rule in self._named()]

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
