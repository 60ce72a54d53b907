"""What a player can be asked, and the helpers that rules await.

    region = await one_of(me, "enter", REGIONS, why_not=partial(why_not_enter, t, me))

An `Ask` is one question to one seat; what may be answered to it is its domain (domain.py).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Generator, Iterable, Iterator, Mapping, Sequence
from types import coroutine
from typing import Any, Generic, Protocol, TypeAlias, TypeVar, cast, overload

import msgspec

from .ask import Answer, Choice, Offer, Point, Rule, Several
from .chance import Chance
from .old_domain import Describe, Domain, Number, O, OneOf, Ordering, SomeOf, Spot, WhyNot
from .old_live import OneKey, OrderedKeys, SomeKeys
from .story import Say

T = TypeVar("T")
K = TypeVar("K")
G = TypeVar("G")
About: TypeAlias = "Mapping[str, Any] | Callable[..., Mapping[str, Any]]"
"""The variables of a prompt, or what gives them when somebody reads it."""


class Seated(Protocol):
    """Whoever can be asked: anything with a seat number."""

    @property
    def seat(self) -> int: ...


A = TypeVar("A", bound=Seated)


class Ask(msgspec.Struct, Generic[T], eq=False, gc=False):
    """One question to one seat. Rules await it; the match sends the answer's value back."""

    seat: int
    prompt: str
    domain: Domain[T]
    rule: Rule
    about: About | None
    always: bool

    def __await__(self) -> Generator[Ask[Any], T, T]:
        return (yield self)

    def __repr__(self) -> str:
        return f"<seat {self.seat} is asked {self.prompt!r}>"

    def or_else(self, key: str, says: Say) -> Ask[T | None]:
        """The same choice with one more option, whose value is None: to decline, or to do something else first."""
        assert isinstance(self.domain, OneOf)
        self.domain._beside = key, says
        return cast("Ask[T | None]", self)

    def only(self) -> Answer | None:
        """The answer, if there is just one and the rule does not insist on asking."""
        return None if self.always else self.domain.only()

    @property
    def kind(self) -> str:
        return self.domain.kind

    def read(self, answer: Answer) -> T:
        return self.domain.read(answer)

    def read_again(self, answer: Answer) -> T:
        return self.domain.read_again(answer)

    def look_again(self) -> None:
        self.domain.look_again()

    def why_not(self, key: str) -> Rule | None:
        return self.domain.why_not(key)

    def sample(self, chance: Chance) -> Answer:
        return self.domain.sample(chance)

    def answers(self) -> Iterator[Answer]:
        return self.domain.candidates()

    def keys(self) -> Sequence[str]:
        return self.domain.keys() if hasattr(self.domain, "keys") else ()

    def judged(self) -> list[tuple[str, Rule | None]]:
        return [(key, None) for key in self.keys()]

    def choices(self) -> list[Choice]:
        return self.domain.choices()

    def bounds(self) -> tuple[int, int]:
        return self.domain.bounds()

    def offer(self, question: int = 0) -> Offer:
        """This question as plain data."""
        low, high = self.domain.bounds()
        return Offer(
            self.seat,
            self.prompt,
            Say(f"ask-{self.prompt}", dict(self.about(*self.domain.given()) if callable(self.about) else self.about or {})),
            self.domain.kind,
            self.domain.choices(),
            low,
            high,
            self.rule,
            question,
        )


@overload
def one_of(
    me: Seated,
    prompt: str,
    options: dict[str, T],
    *,
    why_not: WhyNot[T] | None = None,
    say: Describe | None = None,
    elsewhere: WhyNot[str] | None = None,
    rule: Rule = "",
    about: About | None = None,
    always: bool = False,
) -> Ask[T]: ...
@overload
def one_of(
    me: Seated,
    prompt: str,
    options: Callable[..., Sequence[str]],
    *,
    of: tuple[Any, ...] = (),
    means: Callable[[str], T],
    why_not: Callable[..., Rule | None] | None = None,
    say: Callable[..., Say] | None = None,
    elsewhere: Callable[..., Rule | None] | None = None,
    rule: Rule = "",
    about: About | None = None,
    always: bool = False,
) -> Ask[T]: ...
@overload
def one_of(
    me: Seated,
    prompt: str,
    options: Callable[..., Sequence[str]],
    *,
    of: tuple[Any, ...] = (),
    why_not: Callable[..., Rule | None] | None = None,
    say: Callable[..., Say] | None = None,
    elsewhere: Callable[..., Rule | None] | None = None,
    rule: Rule = "",
    about: About | None = None,
    always: bool = False,
) -> Ask[str]: ...
@overload
def one_of(
    me: Seated,
    prompt: str,
    options: Sequence[O],
    *,
    why_not: WhyNot[O] | None = None,
    say: Describe | None = None,
    elsewhere: WhyNot[str] | None = None,
    rule: Rule = "",
    about: About | None = None,
    always: bool = False,
) -> Ask[O]: ...
def one_of(
    me: Seated,
    prompt: str,
    options: Any,
    *,
    of: tuple[Any, ...] = (),
    means: Any = None,
    why_not: Any = None,
    say: Any = None,
    elsewhere: Any = None,
    rule: Rule = "",
    about: About | None = None,
    always: bool = False,
) -> Ask[Any]:
    """Ask `me` for exactly one of the options.

    The options are things with keys, values by key, or a function that gives the keys whenever somebody looks: for what lies in hidden zones, which may be
    dealt anew while the question is open. `why_not` returns the rule that forbids an option, or None; it filters the offer and explains it on demand.
    `elsewhere` explains keys that are no option at all here. `say` describes an option by its key; `rule` stands behind the question; `about` are variables
    of the prompt. A single option is taken without asking unless `always`.
    Where the options are a function, it and all the others are given what is in `of` first: a question that is asked often needs no new functions each time.
    There, `means` gives the value of the key that was chosen; without it, that is the key.
    """
    if callable(options):
        return Ask(me.seat, prompt, OneKey(options, why_not, say, elsewhere, of, means), rule, about, always)
    return Ask(me.seat, prompt, OneOf(options, why_not, say, elsewhere), rule, about, always)


def asking(
    prompt: str,
    options: Callable[[G, A], Sequence[str]],
    *,
    why_not: Callable[[G, A, str], Rule | None] | None = None,
    say: Callable[[G, A, str], Say] | None = None,
    elsewhere: Callable[[G, A, str], Rule | None] | None = None,
    rule: Rule = "",
    about: Callable[[G, A], Mapping[str, Any]] | None = None,
    always: bool = False,
) -> Callable[[G, A], Awaitable[str]]:
    """A question of `one_of` that is asked often, prepared: only the table and who is asked are missing, which all its functions are given.

    ask_for_purchase = asking("buy", purchases, say=say_purchase, rule="ND-046")
    chosen = await ask_for_purchase(t, me)
    """

    @coroutine
    def ask(t: G, me: A) -> Generator[Ask[str], str, str]:
        return (yield Ask(me.seat, prompt, OneKey(options, why_not, say, elsewhere, (t, me)), rule, about, always))

    return ask


class Settled:
    """Something that a rule may await although nothing is left to be asked: its value is there at once."""

    __slots__ = ("value",)

    def __init__(self, value: Any) -> None:
        self.value = value

    def __await__(self) -> Generator[Any, Any, Any]:
        return self.value
        yield


@overload
def some_of(
    me: Seated,
    prompt: str,
    options: Callable[..., Sequence[str]],
    low: int = 0,
    high: int | None = None,
    *,
    of: tuple[Any, ...] = (),
    means: Callable[[str], T],
    why_not: Callable[..., Rule | None] | None = None,
    say: Callable[..., Say] | None = None,
    rule: Rule = "",
    about: About | None = None,
) -> Ask[list[T]]: ...
@overload
def some_of(
    me: Seated,
    prompt: str,
    options: Callable[..., Sequence[str]],
    low: int = 0,
    high: int | None = None,
    *,
    of: tuple[Any, ...] = (),
    why_not: Callable[..., Rule | None] | None = None,
    say: Callable[..., Say] | None = None,
    rule: Rule = "",
    about: About | None = None,
) -> Ask[list[str]]: ...
@overload
def some_of(
    me: Seated,
    prompt: str,
    options: Sequence[O],
    low: int = 0,
    high: int | None = None,
    *,
    why_not: WhyNot[O] | None = None,
    say: Describe | None = None,
    rule: Rule = "",
    about: About | None = None,
) -> Ask[list[O]]: ...
def some_of(
    me: Seated,
    prompt: str,
    options: Any,
    low: int = 0,
    high: int | None = None,
    *,
    of: tuple[Any, ...] = (),
    means: Any = None,
    why_not: Any = None,
    say: Any = None,
    rule: Rule = "",
    about: About | None = None,
) -> Ask[list[Any]]:
    """Ask `me` for `low` to `high` of the options (as many as there are, if fewer). Options that are a function: see `one_of`."""
    kind = SomeKeys if callable(options) else SomeOf
    return Ask(me.seat, prompt, kind(options, why_not, say, None, of, means, low=low, high=high), rule, about, False)


@overload
def order(
    me: Seated,
    prompt: str,
    options: Callable[..., Sequence[str]],
    *,
    of: tuple[Any, ...] = (),
    means: Callable[[str], T],
    say: Callable[..., Say] | None = None,
    rule: Rule = "",
    about: About | None = None,
) -> Ask[list[T]]: ...
@overload
def order(
    me: Seated,
    prompt: str,
    options: Callable[..., Sequence[str]],
    *,
    of: tuple[Any, ...] = (),
    say: Callable[..., Say] | None = None,
    rule: Rule = "",
    about: About | None = None,
) -> Ask[list[str]]: ...
@overload
def order(
    me: Seated,
    prompt: str,
    options: Sequence[O],
    *,
    say: Describe | None = None,
    rule: Rule = "",
    about: About | None = None,
) -> Ask[list[O]]: ...
def order(
    me: Seated,
    prompt: str,
    options: Any,
    *,
    of: tuple[Any, ...] = (),
    means: Any = None,
    say: Any = None,
    rule: Rule = "",
    about: About | None = None,
) -> Ask[list[Any]]:
    """Ask `me` to put the options in order. Options that are a function: see `one_of`."""
    kind = OrderedKeys if callable(options) else Ordering
    return Ask(me.seat, prompt, kind(options, None, say, None, of, means), rule, about, False)


def number(me: Seated, prompt: str, low: int, high: int, *, rule: Rule = "", about: About | None = None, always: bool = False) -> Ask[int]:
    """Ask `me` for a whole number from `low` to `high`."""
    return Ask(me.seat, prompt, Number(low, high), rule, about, always)


def spot(
    me: Seated,
    prompt: str,
    why_not: WhyNot[list[Point]],
    proposals: Callable[[], Iterable[Sequence[Point]]],
    *,
    low: int = 1,
    high: int = 1,
    rule: Rule = "",
    about: About | None = None,
) -> Ask[list[Point]]:
    """Ask `me` for a place on open ground (one point), or for a path of `low` to `high` points."""
    return Ask(me.seat, prompt, Spot(low, high, why_not, proposals), rule, about, False)


_YES_NO = {"yes": True, "no": False}


def may(me: Seated, prompt: str, *, rule: Rule = "", about: About | None = None) -> Ask[bool]:
    """Ask `me` yes or no."""
    return one_of(me, prompt, _YES_NO, say=Say, rule=rule, about=about)


def all_of(asks: Mapping[K, Ask[T]]) -> Several[K, T]:
    """Ask several seats at once, in secret: `hands = await all_of({p.seat: number(p, "invoke", 0, p.ghosts) for p in players})`."""
    return Several(asks)  # type: ignore[arg-type]
