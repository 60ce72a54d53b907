"""What a match began with: its game, options and seats, and the seed or the position it started from. Matches and their forks share it; it never changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

import msgspec

from .chance import Chance, Seed, is_seed
from .entries import Entry, Mended
from .errors import BrokenData, Refused, UnknownOption
from .game import AnyGame, Game, Step, game_named, options_of, seats_of
from .mending import shape_of
from .saves import Record
from .story import Table

S = TypeVar("S", bound=Table)


class Beginning(Generic[S]):
    """What a match began with. `origin` is the state it started from if that was set by hand; with `rule`, just that rule is played.

    `before`: the record of how it truly began, without entries, if that was under older rules. Then `origin` is the state from which on the present ones hold.
    """

    __slots__ = ("before", "game", "options", "origin", "rule", "seats", "seed")

    def __init__(
        self, game: Game[S], options: Any, seats: int, seed: Seed | None = None, origin: S | None = None, rule: Callable[[S], Step] | None = None,
        before: Record | None = None,
    ) -> None:  # fmt: skip
        self.game, self.options, self.seats = game, options, seats
        self.seed, self.origin, self.rule, self.before = seed, origin, rule, before

    @classmethod
    def chosen(cls, game: AnyGame | str, seats: int, seed: Seed, options: object) -> Beginning[Any]:
        """From what somebody asks for; refused if the game cannot be played that way."""
        found: AnyGame = game_named(game) if isinstance(game, str) else game
        options, seats = options_of(found, options), seats_of(found, seats)
        if not is_seed(seed):
            raise UnknownOption(f"the seed of a match should be a whole number of 64 bits or 64 hexadecimal digits, not {seed!r:.40}")
        return Beginning(found, options, seats, seed)

    @classmethod
    def of(cls, record: Record, game: AnyGame | None) -> Beginning[Any]:
        """What a record says; `game` spares looking the game up by its name."""
        game = game or game_named(record.game)
        if game.name != record.game:
            raise BrokenData(f"it belongs to another game than {game.name!r:.40}")
        if record.seed is not None and not is_seed(record.seed):
            raise BrokenData(f"its seed should be a whole number of 64 bits or 64 hexadecimal digits, not {record.seed!r:.40}")
        origin = None if record.origin is None else game.State.load(record.origin)
        return Beginning(game, options_of(game, record.options), seats_of(game, record.seats), record.seed, origin)

    @classmethod
    def mended(cls, record: Record, entry: Mended, game: AnyGame | None) -> Beginning[Any]:
        """What a record says that was begun under older rules, from where they were mended."""
        return cls.of(msgspec.structs.replace(record, options=entry.options, origin=entry.state), game).after(record)

    def after(self, record: Record) -> Beginning[S]:
        """The same, but truly begun as this record says, under older rules."""
        before = msgspec.structs.replace(record, entries=[])
        return Beginning(self.game, self.options, self.seats, self.seed, self.origin, before=before)

    @property
    def is_known(self) -> bool:
        """Whether the match can be played again from its beginning. That of a possible world is not known, so that it tells nothing of the true one."""
        return self.seed is not None or self.origin is not None

    def state(self) -> S:
        """The table before the first step."""
        if self.origin is not None:
            return self.origin.copy()
        if self.seed is None:
            raise BrokenData("it has neither a seed nor a position to begin with")
        return self.game.setup(self.seats, self.options, Chance(self.seed))

    def record(self, entries: Iterable[Entry]) -> Record:
        """The record of a match with this beginning and these entries."""
        if self.rule is not None or not self.is_known:
            raise Refused("only a whole match can be kept, not a single rule or a possible world")
        if self.before is not None:
            return msgspec.structs.replace(self.before, entries=list(entries))
        origin = None if self.origin is None else self.origin.dump()
        options = msgspec.to_builtins(self.options)
        return Record(self.game.name, self.game.version, self.seats, options, self.seed, list(entries), origin, shape_of(self.game))

    def without_past(self) -> Beginning[S]:
        """The same game with the same seats, but nothing to start from."""
        return Beginning(self.game, self.options, self.seats, rule=self.rule)
