"""Questions, prepared once: `one_of`, `some_of`, `order`, `number`, `may`, `spot` and `code` make them, and calling one puts it to a player.

    enter = one_of("enter", candidates=regions, forbids=why_not_enter, says=say_region, rule="SM-B2-6")

    region = await enter(t, me)

All of a question's functions are given the table, who is asked, and whatever else the rule names in the call: `await pay(t, me, region)` calls
`candidates(t, me, region)`. All questions have the same parts:

- `candidates` gives the keys of everything the question is about, offered or not;
- `forbids` gives the rule that forbids a key, or None. It decides what is offered, and it is the reason given when somebody asks why something is not. It
  is asked about every key that names something on the table (`Table.names`), candidate or not; where it says nothing there, the question's own rule is cited;
- `says` describes a key, as an `Option` (data with a sentence) or a bare `Say`;
- `rule` stands behind the question, and `about` gives the variables of its prompt, the message `ask-<name>`;
- `always` asks even where there is only one answer, because not being asked would tell something;
- `quick`, for a question that is asked very often, lists what is offered faster than by asking `forbids` for each candidate. A law holds that both agree.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from typing import Any, Generic, Protocol, TypeAlias, TypeVar, TypeVarTuple, cast

from .ask import Ask, AskForNumber, AskForSpot, Place, Several
from .ask_for_keys import AskForCode, AskForOne, AskForOrder, AskForSome
from .offer import Point, Rule
from .story import Option, Say, Table, Topic


class Seated(Protocol):
    """Whoever can be asked: anything with a seat number."""

    @property
    def seat(self) -> int: ...


G = TypeVar("G", bound=Table, contravariant=True)
A = TypeVar("A", bound=Seated, contravariant=True)
Ts = TypeVarTuple("Ts")
V = TypeVar("V")
W = TypeVar("W")
K = TypeVar("K")


class Question(Generic[G, A, *Ts, V]):
    """Something that a player can be asked, prepared: `await question(t, me, ...)`. See the module for its parts."""

    __slots__ = ("about", "always", "bounds", "candidates", "forbids", "foresees", "kind", "listing", "means", "name", "rule", "says")

    def __init__(
        self,
        kind: type[Ask[Any]],
        name: str,
        candidates: Callable[..., Sequence[Any]],
        *,
        forbids: Callable[..., Rule | None] | None = None,
        says: Callable[..., Say | Option] | None = None,
        rule: Rule = "",
        about: Callable[..., Mapping[str, Any] | Topic] | None = None,
        always: bool | Callable[..., bool] = False,
        quick: Callable[..., Sequence[str]] | None = None,
        bounds: Callable[..., tuple[int, int | None]] | tuple[int, int | None] = (1, 1),
        foresees: Callable[..., Any] | None = None,
        means: Callable[[str], Any] | None = None,
    ) -> None:
        self.kind, self.name, self.candidates, self.forbids, self.says = kind, name, candidates, forbids, says
        self.rule, self.about, self.always, self.bounds, self.foresees, self.means = rule, about, always, bounds, foresees, means
        self.listing: Callable[..., Sequence[str]] = quick or (candidates if forbids is None else _allowed(candidates, forbids))

    def __call__(self, *given: *tuple[G, A, *Ts]) -> Ask[V]:
        return self.kind(self, given[1].seat, given)

    def __repr__(self) -> str:
        return f"<question {self.name!r}>"

    async def if_any(self, t: G, me: A, *more: *Ts) -> V | None:
        """Ask, unless nothing is offered: then the value is None."""
        ask = self(t, me, *more)
        return await ask if ask.keys() else None

    def span(self, given: tuple[Any, ...]) -> tuple[int, int | None]:
        """The least and the most that may be chosen."""
        return self.bounds(*given) if callable(self.bounds) else self.bounds

    def _with_meaning(self, means: Callable[[str], Any]) -> Any:
        twin = copy(self)
        twin.means = means
        return twin


AnyQuestion: TypeAlias = Question[Any, Any, *tuple[Any, ...], Any]


class OneOf(Question[G, A, *Ts, V]):
    """A question for one key."""

    __slots__ = ()

    def meaning(self, means: Callable[[str], W]) -> OneOf[G, A, *Ts, W]:
        """The same question; its value is what the chosen key means."""
        return cast("OneOf[G, A, *Ts, W]", self._with_meaning(means))


class ManyOf(Question[G, A, *Ts, list[V]]):
    """A question for several keys, or for their order."""

    __slots__ = ()

    def meaning(self, means: Callable[[str], W]) -> ManyOf[G, A, *Ts, W]:
        """The same question; its value is a list of what the chosen keys mean."""
        return cast("ManyOf[G, A, *Ts, W]", self._with_meaning(means))


def one_of(
    name: str,
    candidates: Callable[[G, A, *Ts], Sequence[str]],
    *,
    forbids: Callable[[G, A, *Ts, str], Rule | None] | None = None,
    says: Callable[[G, A, *Ts, str], Say | Option] | None = None,
    rule: Rule = "",
    about: Callable[[G, A, *Ts], Mapping[str, Any] | Topic] | None = None,
    always: bool | Callable[[G, A, *Ts], bool] = False,
    quick: Callable[[G, A, *Ts], Sequence[str]] | None = None,
) -> OneOf[G, A, *Ts, str]:
    """A question for exactly one of the candidates. A single one is taken without asking unless `always`."""
    return OneOf(AskForOne, name, candidates, forbids=forbids, says=says, rule=rule, about=about, always=always, quick=quick)


def some_of(
    name: str,
    candidates: Callable[[G, A, *Ts], Sequence[str]],
    bounds: Callable[[G, A, *Ts], tuple[int, int | None]] | tuple[int, int | None] = (0, None),
    *,
    forbids: Callable[[G, A, *Ts, str], Rule | None] | None = None,
    says: Callable[[G, A, *Ts, str], Say | Option] | None = None,
    rule: Rule = "",
    about: Callable[[G, A, *Ts], Mapping[str, Any] | Topic] | None = None,
    always: bool | Callable[[G, A, *Ts], bool] = False,
    quick: Callable[[G, A, *Ts], Sequence[str]] | None = None,
) -> ManyOf[G, A, *Ts, str]:
    """A question for this many of the candidates, from the lower bound to the upper one (as many as there are, if fewer; None: any number)."""
    return ManyOf(AskForSome, name, candidates, forbids=forbids, says=says, rule=rule, about=about, always=always, quick=quick, bounds=bounds)


def order(
    name: str,
    candidates: Callable[[G, A, *Ts], Sequence[str]],
    *,
    says: Callable[[G, A, *Ts, str], Say | Option] | None = None,
    rule: Rule = "",
    about: Callable[[G, A, *Ts], Mapping[str, Any] | Topic] | None = None,
) -> ManyOf[G, A, *Ts, str]:
    """A question for the order of the candidates, all of them."""
    return ManyOf(AskForOrder, name, candidates, says=says, rule=rule, about=about)


def number(
    name: str,
    bounds: Callable[[G, A, *Ts], tuple[int, int]] | tuple[int, int],
    *,
    rule: Rule = "",
    about: Callable[[G, A, *Ts], Mapping[str, Any] | Topic] | None = None,
    always: bool | Callable[[G, A, *Ts], bool] = False,
) -> Question[G, A, *Ts, int]:
    """A question for a whole number within the bounds."""
    return Question(AskForNumber, name, _nothing, rule=rule, about=about, always=always, bounds=bounds)


def may(name: str, *, rule: Rule = "", about: Callable[[G, A, *Ts], Mapping[str, Any] | Topic] | None = None) -> OneOf[G, A, *Ts, bool]:
    """Yes or no."""
    return OneOf(AskForOne, name, _yes_or_no, says=_say_word, rule=rule, about=about, means="yes".__eq__)


def spot(
    name: str,
    candidates: Callable[[G, A, *Ts], Sequence[Place]],
    bounds: Callable[[G, A, *Ts], tuple[int, int]] | tuple[int, int] = (1, 1),
    *,
    forbids: Callable[[G, A, *Ts, list[Point]], Rule | None],
    foresees: Callable[[G, A, *Ts, list[Point]], Any] | None = None,
    rule: Rule = "",
    about: Callable[[G, A, *Ts], Mapping[str, Any] | Topic] | None = None,
) -> Question[G, A, *Ts, list[Point]]:
    """A question for a place on open ground (one point), or for a path of this many points. The candidates are places with names; any other may be answered
    that nothing forbids. `foresees` tells what would follow, for whoever wants to try first."""
    return Question(AskForSpot, name, candidates, forbids=forbids, foresees=foresees, rule=rule, about=about, bounds=bounds)


def code(
    name: str,
    candidates: Callable[[G, A, *Ts], Sequence[str]],
    *,
    forbids: Callable[[G, A, *Ts, str], Rule | None],
    says: Callable[[G, A, *Ts, str], Say | Option] | None = None,
    rule: Rule = "",
    about: Callable[[G, A, *Ts], Mapping[str, Any] | Topic] | None = None,
) -> OneOf[G, A, *Ts, str]:
    """A question for a text that nothing forbids. The candidates are prepared ones."""
    return OneOf(AskForCode, name, candidates, forbids=forbids, says=says, rule=rule, about=about)


def all_of(asks: Mapping[K, Ask[V]]) -> Several[K, V]:
    """Ask several seats at once, in secret: `hands = await all_of({p.seat: invoke(t, p) for p in t.players})`."""
    return Several(asks)


def _allowed(candidates: Callable[..., Sequence[str]], forbids: Callable[..., Rule | None]) -> Callable[..., Sequence[str]]:
    def allowed(*given: Any) -> Sequence[str]:
        return [key for key in candidates(*given) if forbids(*given, key) is None]

    return allowed


def _nothing(*given: Any) -> Sequence[str]:
    return ()


def _yes_or_no(*given: Any) -> Sequence[str]:
    return ("yes", "no")


def _say_word(*given: Any) -> Say:
    return Say(given[-1])
