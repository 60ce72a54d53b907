"""The same habits for playouts of Nocturne: they look at the possible world itself, which is quicker than a view of it and another world."""

from __future__ import annotations

from typing import Any, cast

from walpurgis.engine import Answer, Ask, Chance, Match

from ..keys import ALL, DONE, END
from ..state import Kingdom
from ..view import Pile, Seen, pile_as_seen
from .answers import rule_for
from .habits import Question
from .policy import GENERAL, answer, best_of, is_gain, known_as, learned_for, ranked

PROMISING = 6
"""This many cards are worth considering."""


def quick(world: Match[Kingdom], ask: Ask[Any], dice: Chance) -> Answer:
    """What a seat would say that has just this world in mind, and has learned what can be learned."""
    if ask.prompt == "buy" and ALL in [*ask.keys()]:
        return ALL
    return answer(AtAGlance(world, ask, dice), ask.prompt, ask.kind, best_of(learned_for(world.state.supply)))


def quick_thumb(world: Match[Kingdom], ask: Ask[Any], dice: Chance) -> Answer:
    """What thumb would say that has just this world in mind."""
    if ask.prompt == "buy" and ALL in [*ask.keys()]:
        return ALL
    return rule_for(ask.prompt, ask.kind)(AtAGlance(world, ask, dice))


def promising(world: Match[Kingdom], ask: Ask[Any], dice: Chance) -> list[Answer]:
    """Where there is something to gain in a kingdom of the book, the best cards as far as was learned, and none of them. Elsewhere the first guess stands: in
    kingdoms nobody has practised, the estimate knows less than the policy (docs/strength.md)."""
    q = AtAGlance(world, ask, dice)
    if known_as(world.state.supply) == GENERAL or not is_gain(q, ask.prompt, ask.kind):
        return []
    keys = ranked(q, learned_for(world.state.supply))
    return [*[key for key in keys if key not in (DONE, END)][:PROMISING], *(key for key in keys if key in (DONE, END))]


class AtAGlance(Question):
    """A question in a world that lies open."""

    __slots__ = ()

    def __init__(self, world: Match[Kingdom], ask: Ask[Any], dice: Chance) -> None:
        choices = ask.choices()
        self._dice, self._world, self._plan = dice, world, None
        self.seat = ask.seat
        self.low, self.high = ask.bounds()
        self.about = {choice.key: choice.about for choice in choices}
        self.keys = [*self.about] if ask.kind == "one" else [*ask.keys()]
        self.seen = cast("Seen", Glance(world.state, ask.seat))
        self.me = self.seen.players[ask.seat]


class Glance:
    """What rules of thumb look at of a table, found when they look."""

    __slots__ = ("_t", "hand", "looking", "players")

    def __init__(self, t: Kingdom, seat: int) -> None:
        me = t.players[seat]
        self._t, self.players = t, t.players
        self.hand, self.looking = [*me.hand], [*me.looking[::-1]]

    @property
    def supply(self) -> list[Pile]:
        return [pile_as_seen(self._t, pile) for pile in self._t.supply]

    @property
    def woods(self) -> int | None:
        return None if self._t.woods < 0 else self._t.woods

    def __getattr__(self, name: str) -> Any:
        """All else is the same for everybody."""
        return getattr(self._t, name)
