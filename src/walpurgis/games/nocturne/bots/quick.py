"""The same rules of thumb for playouts of Nocturne: they look at the possible world itself, which is quicker than a view of it and another world. Everybody
buys by the best taste known."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, cast

from walpurgis.engine import Answer, Ask, Chance, Match

from ..keys import ALL, DONE, END
from ..state import Kingdom
from ..view import Pile, Seen, pile_as_seen
from .answers import ANSWERS, USUALLY, buy
from .habits import Question, gain, purchase
from .taste import Steps, Taste, taste_in

PROMISING = 6
"""This many cards are worth considering."""
Quick: TypeAlias = Callable[[Match[Kingdom], Ask[Any], Chance], Answer]


def quick(world: Match[Kingdom], ask: Ask[Any], dice: Chance) -> Answer:
    """What a seat would say that has just this world in mind, and the best taste known."""
    return _answer(world, ask, dice, taste_in(world.state.supply))


def promising(world: Match[Kingdom], ask: Ask[Any], dice: Chance) -> list[Answer] | None:
    """Where there is something to gain, the best cards as far as taste goes, or none of them; but first all Treasures are played. Elsewhere, anything."""
    if ask.kind != "one" or ANSWERS.get(ask.prompt) not in (buy, gain):
        return None
    q = AtAGlance(world, ask, dice, taste_in(world.state.supply))
    if q.are("PlayAll"):
        return []
    if q.are("Play"):
        return None
    cards = [key for key in q.keys if "card" in q.about[key] or "event" in q.about[key]]
    return [*sorted(cards, key=lambda key: -purchase(q, key))[:PROMISING], *(key for key in q.keys if key in (DONE, END))]


def player_with(steps: Steps) -> Quick:
    """Who buys by the taste that is this many steps from thumb's: for learning them."""
    taste = Taste.stepped(steps)
    return lambda world, ask, dice: _answer(world, ask, dice, taste)


def _answer(world: Match[Kingdom], ask: Ask[Any], dice: Chance, taste: Taste) -> Answer:
    if ask.prompt == "buy" and ALL in [*ask.keys()]:
        return ALL
    return ANSWERS.get(ask.prompt, USUALLY[ask.kind])(AtAGlance(world, ask, dice, taste))


class AtAGlance(Question):
    """A question in a world that lies open."""

    __slots__ = ()

    def __init__(self, world: Match[Kingdom], ask: Ask[Any], dice: Chance, taste: Taste) -> None:
        choices = ask.choices()
        self._dice, self._world, self._plan, self.taste = dice, world, None, taste
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
