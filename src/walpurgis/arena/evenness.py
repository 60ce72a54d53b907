"""How even a game is: `thumb` plays against itself, and the game's own module `balance` says what to count and where it should be.

That module has SEATS, the numbers of players to look at; `shares(before, after)`, what one game adds to which share, each under the id of a message of the
game's, or under a `Say`; and BANDS, where shares should be, by message and number of players. With `medians(before, after)` it may name numbers whose median
counts, with VARIANTS several ways to set up the table, each with its options under the id of a message.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Iterable, Sequence
from statistics import median
from typing import Any, Protocol, TypeAlias

import msgspec

from walpurgis.bots import bot_named, play
from walpurgis.engine import AnyGame, Match, Offer, Refused, Say
from walpurgis.engine.game import options_of, package_of, seats_of

from .statistics import Interval, wilson
from .tournament import seed_of

Says: TypeAlias = str | Say
Counted: TypeAlias = Iterable[tuple[Says, float]]
"""What one game says: the id of a message or the message itself, and a part of one (or the number whose median is wanted)."""


class NoBalance(Refused):
    """The game does not say what to count."""

    code = "no-balance"


class Judge(Protocol):
    """What a game's module `balance` offers."""

    SEATS: Sequence[int]
    BANDS: dict[tuple[str, int], Interval]

    def shares(self, before: Any, after: Any) -> Counted: ...


class Row(msgspec.Struct, frozen=True):
    """One line of the table: a share with its 95 % interval, or a median without one; and the band it should be in, if there is one."""

    seats: int
    says: Says
    games: int
    value: float
    interval: Interval | None
    band: Interval | None
    variant: str = ""
    """The id of the message that says how the table was set up, where there are several ways."""

    @property
    def lies_within(self) -> bool | None:
        return None if self.band is None else self.band[0] <= self.value <= self.band[1]


def judge_of(game: AnyGame) -> Judge:
    """The module `balance` of the game's package."""
    module = f"{package_of(game)}.balance"
    if importlib.util.find_spec(module) is None:
        raise NoBalance(f"{game.name} does not say what to count: its package has no module balance")
    found: Any = importlib.import_module(module)
    return found  # type: ignore[no-any-return]


def balance(
    game: AnyGame, games: int, seed: int = 0, options: object = None, seats: int | None = None, progress: Callable[[int, int], None] | None = None
) -> list[Row]:
    """This many games for each number of players, or for one, and what they say together."""
    judge = judge_of(game)
    tables = judge.SEATS if seats is None else (seats_of(game, seats),)
    chosen = msgspec.to_builtins(options_of(game, options))
    rows, done, wished = list[Row](), 0, variants_of(game, judge, chosen)
    for variant, laid in wished.items():
        for players in tables:
            count = Count(judge, players, variant)
            for n in range(games):
                count.add(*played(game, players, seed, n, laid))
                done += 1
                if progress:
                    progress(done, len(wished) * len(tables) * games)
            rows += count.rows()
    return rows


def variants_of(game: AnyGame, judge: Judge, chosen: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The ways to set up the table, with their options: those of the game, unless the options given already set what they differ in."""
    usual = msgspec.to_builtins(options_of(game, None))
    variants: dict[str, dict[str, Any]] = getattr(judge, "VARIANTS", {})
    if not variants or any(chosen[name] != usual[name] for options in variants.values() for name in options):
        return {"": chosen}
    return {variant: {**chosen, **options} for variant, options in variants.items()}


class Count:
    """What the games at one kind of table say together."""

    def __init__(self, judge: Judge, seats: int, variant: str) -> None:
        self._judge, self._seats, self._variant = judge, seats, variant
        self._shares: dict[bytes, tuple[Says, list[float]]] = {}
        self._medians: dict[bytes, tuple[Says, list[float]]] = {}

    def add(self, before: Any, after: Any) -> None:
        for kept, counted in ((self._shares, self._judge.shares), (self._medians, getattr(self._judge, "medians", nothing))):
            for says, value in counted(before, after):
                kept.setdefault(msgspec.json.encode(says), (says, []))[1].append(value)

    def rows(self) -> list[Row]:
        rows = [self._row(says, len(parts), sum(parts) / len(parts), wilson(sum(parts), len(parts))) for _, (says, parts) in sorted(self._shares.items())]
        return rows + [self._row(says, len(values), median(values), None) for _, (says, values) in sorted(self._medians.items())]

    def _row(self, says: Says, games: int, value: float, interval: Interval | None) -> Row:
        band = self._judge.BANDS.get((says, self._seats)) if isinstance(says, str) else None
        return Row(self._seats, says, games, value, interval, band, self._variant)


def nothing(before: Any, after: Any) -> Counted:
    return ()


def played(game: AnyGame, seats: int, seed: int, number: int, options: dict[str, Any]) -> tuple[Any, Any]:
    """The table before a game between thumbs, and after it."""
    match = Match.new(game, seats, seed_of(seed, number, 0), options, listen=False)
    before = match.state.copy()
    play(match, {seat: bot_named("thumb", game, seed_of(seed, number, 1 + seat)) for seat in range(seats)}, _no_fault)
    return before, match.state


def _no_fault(seat: int, offer: Offer, what: Exception) -> Any:
    """A thumb that fails spoils the count: say so."""
    raise what
