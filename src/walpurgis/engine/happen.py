"""Windows where other rules may speak: before something happens, instead of it, or after it.

    expulsion = Happening[Manor, Expelled]("expulsion", in_turn=lambda t: t.order)

    @expulsion.instead(applies=may_reappear)
    async def gift_of_immortality(t, it, seat) -> bool: ...

    await expulsion(t, it, then=to_the_graveyard)

Reactions of different seats come in the order of `in_turn`. A seat with several at once puts its own in order, once, before the first of them runs;
each is checked again when its turn comes.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from .old_ask import order

S = TypeVar("S")
W = TypeVar("W")

Applies: TypeAlias = Callable[[S, W, int], bool]
React: TypeAlias = Callable[[S, W, int], Awaitable[object]]
Replace: TypeAlias = Callable[[S, W, int], Awaitable[bool]]


class Reaction(NamedTuple, Generic[S, W]):
    """A rule that may speak for a seat."""

    key: str
    applies: Applies[S, W]
    rule: React[S, W]


class Seat(NamedTuple):
    """Somebody to ask, where only the seat is known."""

    seat: int


class Happening(Generic[S, W]):
    """A moment in the rules that other rules may react to. `await moment(t, what, then)` lets it happen; False if something else happened instead."""

    def __init__(self, name: str, in_turn: Callable[[S], Sequence[int]]) -> None:
        self.name, self._in_turn = name, in_turn
        self._before: list[Reaction[S, W]] = []
        self._instead: list[Reaction[S, W]] = []
        self._after: list[Reaction[S, W]] = []

    def before(self, applies: Applies[S, W]) -> Callable[[React[S, W]], React[S, W]]:
        """A rule that speaks before it happens."""
        return self._enrol(self._before, applies)

    def after(self, applies: Applies[S, W]) -> Callable[[React[S, W]], React[S, W]]:
        """A rule that speaks once it has happened."""
        return self._enrol(self._after, applies)

    def instead(self, applies: Applies[S, W]) -> Callable[[Replace[S, W]], Replace[S, W]]:
        """A rule that may replace it: by returning True it has done something else."""

        def enrol(rule: Replace[S, W]) -> Replace[S, W]:
            self._instead.append(Reaction(_key(rule), applies, rule))
            return rule

        return enrol

    async def __call__(self, t: S, what: W, then: Callable[[S, W], Awaitable[None]]) -> bool:
        for seat, reaction in await self._called(t, what, self._before):
            if reaction.applies(t, what, seat):
                await reaction.rule(t, what, seat)
        for seat, reaction in await self._called(t, what, self._instead):
            if reaction.applies(t, what, seat) and await reaction.rule(t, what, seat):
                return False
        await then(t, what)
        for seat, reaction in await self._called(t, what, self._after):
            if reaction.applies(t, what, seat):
                await reaction.rule(t, what, seat)
        return True

    def _enrol(self, window: list[Reaction[S, W]], applies: Applies[S, W]) -> Callable[[React[S, W]], React[S, W]]:
        def enrol(rule: React[S, W]) -> React[S, W]:
            window.append(Reaction(_key(rule), applies, rule))
            return rule

        return enrol

    async def _called(self, t: S, what: W, window: list[Reaction[S, W]]) -> list[tuple[int, Reaction[S, W]]]:
        """Who speaks in this window, in order."""
        if not window:
            return []
        called = []
        for seat in self._in_turn(t):
            mine = {reaction.key: reaction for reaction in window if reaction.applies(t, what, seat)}
            keys = await order(Seat(seat), f"order-{self.name}", list(mine)) if len(mine) > 1 else list(mine)
            called += [(seat, mine[key]) for key in keys]
        return called


def _key(rule: Callable[..., object]) -> str:
    return rule.__name__.replace("_", "-")
