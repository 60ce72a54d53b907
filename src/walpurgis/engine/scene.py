"""The little language of tests: set a scene, answer, look.

    t = scene(GAME, state, rule=food)            # or without rule: the whole game continues from there
    assert t.offered == "gd:can, rg:tur"
    t.choose(["gd:can"]).is_quiet()              # nothing left to ask

Set everything by hand before the first answer, and only there; dictate chance in the state (`state.chance.dictate(...)`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, Self, TypeVar

from .ask import Ask
from .errors import NotOffered
from .game import Game, Step, options_of
from .match import Match
from .offer import Answer, Rule
from .story import Event, Table

S = TypeVar("S", bound=Table)
E = TypeVar("E", bound=Event)


class Scene(Generic[S]):
    """A match set up by hand, with short words to play it and to look at it."""

    def __init__(self, match: Match[S]) -> None:
        self.match = match

    @property
    def t(self) -> S:
        """The table as it is now."""
        return self.match.state

    @property
    def ask(self) -> Ask[Any]:
        """The one question that waits."""
        asks = list(self.match.asks.values())
        assert len(asks) == 1, f"exactly one seat should be asked, but: {asks or 'nobody'}"
        return asks[0]

    @property
    def asked(self) -> str:
        """Who is asked what: "seat prompt", one after the other if several are asked."""
        return ", ".join(f"{ask.seat} {ask.prompt}" for ask in self.match.asks.values())

    @property
    def offered(self) -> str:
        """The keys offered (to the one seat that is asked), or the span of a number."""
        return self.offered_to(self.ask.seat)

    def offered_to(self, seat: int) -> str:
        """The keys offered to one of several seats that are asked at once."""
        offer = self.match.asks[seat].offer()
        return ", ".join(choice.key for choice in offer.choices) if offer.choices else f"{offer.low}..{offer.high}"

    def offers(self, key: str) -> bool:
        """Whether this key is among what is offered."""
        return key in self.offered.split(", ")

    def why_not(self, key: str) -> Rule | None:
        """The rule that keeps this key from being offered."""
        return self.match.why_not(self.ask.seat, key)

    def choose(self, *answers: Answer) -> Self:
        """Answer, one question after the other, as whichever seat is asked."""
        for answer in answers:
            self.match.answer(self.ask.seat, answer)
        return self

    def together(self, answers: Mapping[int, Answer]) -> Self:
        """Answer a simultaneous question for several seats."""
        for seat, answer in answers.items():
            self.match.answer(seat, answer)
        return self

    def refuses(self, answer: Answer, rule: str | None = None) -> Self:
        """The answer is refused, nothing changes, and that rule is given as the reason."""
        before = self.t.copy()
        try:
            self.match.answer(self.ask.seat, answer)
        except NotOffered as refusal:
            assert refusal.rule == rule, f"refused because of {refusal.rule}, not {rule}"
        else:
            raise AssertionError(f"{answer!r} was accepted")
        assert self.t == before, "a refusal changed the table"
        return self

    def told(self, kind: type[E]) -> list[E]:
        """The events of one kind that have been told, in order."""
        return [event for event in self.match.story or () if isinstance(event, kind)]

    def is_quiet(self) -> Self:
        """Nothing is left to ask."""
        assert self.match.over, f"still asked: {self.asked}"
        return self


def scene(game: Game[S], state: S, seats: int, *, rule: Callable[[S], Step] | None = None, options: object = None) -> Scene[S]:
    """Continue from this state; with `rule`, play just that rule and then be quiet."""
    return Scene(Match.standing(game, state, seats, options_of(game, options), rule=rule))
