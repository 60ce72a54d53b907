"""Battles between bots, for the tables of `armies.py`: what is to be played, one battle summed up, and bots that may not use a part of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import NamedTuple

import msgspec

from walpurgis.bots import Bot, bot_named
from walpurgis.engine import Answer, Match, Sight

from ..armies import ARMIES
from ..events.magic import Browsed, CardRevealed, CounterspellUsed, CounterTried, SpellCast, SpellCountered
from ..game import GAME
from ..state import Battlefield
from ..victory import ahead, points_against

MATRIX, RANDOM = "matrix", "random"
RESTRAINTS = {"browsing": "browse:", "countering": "ctr:", "casting": "cast:"}
"""What a bot may be kept from, and how the keys begin that it may not choose then."""


class Fixture(NamedTuple):
    """A battle to be played: which table it is for, the armies south and north, and who leads them."""

    part: str
    total: int
    armies: tuple[str, str]
    bots: tuple[str, str]
    seed: int

    @property
    def key(self) -> str:
        return " ".join((self.part, str(self.total), *self.armies, *self.bots, str(self.seed)))


class Battle(msgspec.Struct, frozen=True):
    """One battle, summed up."""

    key: str
    part: str
    total: int
    armies: tuple[str, str]
    bots: tuple[str, str]
    winners: tuple[int, ...]
    reason: str
    first: int
    """The seat that began."""
    rounds: int
    decided: int
    """The round from which on the winner was ahead for good; 0 for a draw."""
    lost: tuple[int, int]
    """What each side had lost in the end, in points."""
    decisions: int
    choices: int
    """Decisions with more than one answer to choose from."""
    cast: dict[str, int]
    """How often each spell was cast, used as a counterspell, or revealed at its work."""
    tried: int
    """Counters tried, and how many succeeded."""
    countered: int
    browsed: int


# Who plays -----------------------------------------------------------------------------------------------------------


class Restrained:
    """A thumb that never browses, or never counters, or never casts."""

    def __init__(self, thumb: Bot, forbidden: str) -> None:
        self.thumb, self.forbidden = thumb, forbidden

    def answer(self, sight: Sight) -> Answer:
        """Whatever thumb answers if that is not offered. Where nothing else is offered, it is chosen after all."""
        offer = sight.offer
        allowed = [choice for choice in offer.choices if not choice.key.startswith(self.forbidden)]
        if offer.kind != "one" or not allowed or len(allowed) == len(offer.choices):
            return self.thumb.answer(sight)
        return self.thumb.answer(Sight(sight.game, sight.seat, msgspec.structs.replace(offer, choices=allowed), sight.view, sight.world))


def bot_of(name: str, seed: int) -> Bot:
    """A bot by its name; "no-browsing" is a thumb that does not browse."""
    restraint = RESTRAINTS.get(name.removeprefix("no-"))
    return bot_named(name, GAME, seed) if restraint is None else Restrained(bot_named("thumb", GAME, seed), restraint)


# What is played ------------------------------------------------------------------------------------------------------


def matrix(total: int, games: int, seed: int, bots: tuple[str, str] = ("thumb", "thumb")) -> Iterator[Fixture]:
    """Every army of a build total against every other, this often from each side."""
    names = [name for name, army in ARMIES.items() if army.total == total]
    for game in range(games):
        for n, pair in enumerate(permutations(names, 2)):
            yield Fixture(MATRIX, total, pair, bots, seed + 1000 * game + n)


def against(other: str, part: str, total: int, games: int, seed: int) -> Iterator[Fixture]:
    """This many battles of thumb against another bot, half of them from each side: with the armies changed and the same seed, so that luck evens out."""
    names = [name for name, army in ARMIES.items() if army.total == total]
    pairs = [*permutations(names, 2)]
    for n in range(games):
        one, two = pairs[(n // 2 * 37) % len(pairs)]
        yield Fixture(part, total, (one, two), ("thumb", other) if n % 2 == 0 else (other, "thumb"), seed + n // 2)


# One battle ----------------------------------------------------------------------------------------------------------


def battle(fixture: Fixture) -> Battle:
    """Play it to its end."""
    match = Match.new(GAME, 2, fixture.seed, {"build_total": fixture.total, "armies": ";".join(fixture.armies)})
    bots = [bot_of(name, fixture.seed * 2 + seat) for seat, name in enumerate(fixture.bots)]
    t: Battlefield = match.state
    decisions = choices = 0
    led: list[tuple[int, ...]] = []
    while not match.over:
        seat = next(iter(match.asks))
        sight = match.sight(seat)
        match.answer(seat, bots[seat].answer(sight))
        t = match.state
        decisions += 1
        choices += len(sight.offer.choices) != 1
        if t.round > len(led) + 1:
            led.append(_ahead(t))
    story = list(match.story or ())
    used = [e.spell for e in story if isinstance(e, SpellCast | CardRevealed)] + [e.counterspell for e in story if isinstance(e, CounterspellUsed)]
    return Battle(
        fixture.key,
        fixture.part,
        fixture.total,
        fixture.armies,
        fixture.bots,
        t.winners,
        t.reason,
        t.order[0],
        t.round,
        _decided(led, t.winners),
        (points_against(t, 0), points_against(t, 1)),
        decisions,
        choices,
        Counter(used),
        sum(isinstance(e, CounterTried) for e in story),
        sum(isinstance(e, SpellCountered) for e in story),
        sum(isinstance(e, Browsed) for e in story),
    )


def _ahead(t: Battlefield) -> tuple[int, ...]:
    """The seats that would win if it were over now; none if it would be a draw."""
    sides, _ = ahead(t)
    return tuple(sides) if len(sides) == 1 else ()


def _decided(led: list[tuple[int, ...]], winners: tuple[int, ...]) -> int:
    """The round after which nobody else was ahead at the end of any round.

    >>> _decided([(), (1,), (0,), (0,)], (0,)), _decided([(1,), (1,)], (0,)), _decided([], ())
    (3, 3, 0)
    """
    if not winners:
        return 0
    since = len(led)
    while since and led[since - 1] == winners:
        since -= 1
    return since + 1
