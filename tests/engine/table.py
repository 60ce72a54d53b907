"""A bare table for toy rules: `play(rule)` drives one rule in a scene, without a game around it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import field
from typing import NamedTuple, TypeAlias, TypeVar

from walpurgis import engine
from walpurgis.engine import Chance, Event, Plain, Result, Table, View, plain
from walpurgis.engine.game import Step
from walpurgis.engine.question import Question, may, number, one_of
from walpurgis.engine.scene import Scene, scene


@plain
class Guest(Plain):
    """Somebody at the table."""

    seat: int
    hand: list[str] = field(default_factory=list)


@plain
class Bare(Table):
    """Three guests, a hidden deck, and a list of notes that rules write on."""

    guests: list[Guest]
    deck: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    def note(self, *things: object) -> None:
        self.notes.append(" ".join(map(str, things)))
        self.tell(Noted, self.notes[-1])

    def names(self, seat: int, key: str) -> bool:
        """A guest can point at the cards of their own hand."""
        return key in self.guests[seat].hand


class Noted(Event, frozen=True):
    """Something was written down, for all to see."""

    note: str


class Seen(View, frozen=True):
    """Notes for all, a hand for its owner."""

    notes: list[str]
    deck: int
    hand: list[str]


class Card(NamedTuple):
    """A thing with a key."""

    key: str
    worth: int = 0


class BareGame:
    """What the engine needs to know; `step` is given by whoever plays."""

    name = "bare"
    seats = range(1, 4)
    usual = 2
    version = 1
    State = Bare
    Options = engine.Options

    def __init__(self, *steps: Callable[[Bare], Step | None]) -> None:
        self.steps = steps

    def setup(self, seats: int, options: engine.Options, chance: Chance) -> Bare:
        deck = chance.shuffled([f"c{n}" for n in range(12)])
        return Bare(chance, [Guest(seat, [deck.pop(), deck.pop()]) for seat in range(seats)], deck)

    def step(self, t: Bare) -> Step | None:
        return self.steps[t.notes.count("next")](t)

    def over(self, t: Bare) -> bool:
        return t.notes.count("next") == len(self.steps)

    def result(self, t: Bare) -> Result:
        return Result.by_score([len(g.hand) for g in t.guests], [])

    def view(self, t: Bare, seat: int | None) -> Seen:
        return Seen(t.notes[:], len(t.deck), [] if seat is None else sorted(t.guests[seat].hand))

    def redeal(self, t: Bare, seat: int | None, chance: Chance) -> None:
        hidden = [t.deck, *(g.hand for g in t.guests if g.seat != seat)]
        cards = chance.shuffled(sorted(card for zone in hidden for card in zone))
        for zone in hidden:
            zone[:] = [cards.pop() for _ in zone]


def table(deck: list[str] | None = None) -> Bare:
    """Three guests with empty hands."""
    return Bare(Chance(7), [Guest(seat) for seat in range(3)], deck or [])


V = TypeVar("V")
Asked: TypeAlias = Question[Bare, Guest, V]
"""A question to a guest."""
BARE = table()
"""A table to ask questions at that no rule asks."""


def may_they(name: str) -> Asked[bool]:
    """Yes or no."""
    return may(name)


def how_many(name: str, low: int, high: int) -> Asked[int]:
    """A number within these bounds."""
    return number(name, (low, high))


def which(name: str, *keys: str) -> Asked[str]:
    """One of these keys."""
    return one_of(name, keys_of(*keys))


def keys_of(*keys: str) -> Callable[[Bare, Guest], Sequence[str]]:
    """Candidates that are always the same."""
    return lambda t, me: keys


def play(rule: Callable[[Bare], Step], state: Bare | None = None) -> Scene[Bare]:
    """One rule on a bare table."""
    return scene(BareGame(), state or table(), 3, rule=rule)
