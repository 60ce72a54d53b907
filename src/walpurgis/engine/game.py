"""What a game is, and how games are found.

A game is a package with a module `game` that holds one object `GAME`. Packages are named by entry points of the group `walpurgis.games`: an entry point names
either such a package or a package of packages (`walpurgis.games` itself is one). Nothing is registered by hand: a new folder is a new game.
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from collections.abc import Coroutine, Mapping
from functools import cache
from importlib.metadata import entry_points
from typing import Any, Protocol, TypeAlias, TypeVar

import msgspec

from .chance import Chance
from .errors import UnknownGame, UnknownOption, WrongSeats
from .story import Say, Table

S = TypeVar("S", bound=Table)
Step: TypeAlias = Coroutine[Any, Any, None]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game, each with its default. A game subclasses it; documentation and values come from the annotations."""


class AccountLine(msgspec.Struct, frozen=True):
    """One line of the final account: what for, and how many points for each seat."""

    says: Say
    points: list[int]


class Result(msgspec.Struct, frozen=True):
    """How a match ended. `places` gives each seat's rank; equal places share it (1, 1, 3). Where the game itself can win, nobody may be first."""

    scores: list[int]
    places: list[int]
    account: list[AccountLine] = []
    verdict: Say | None = None
    """How it ended, in a sentence, for games that are not won by points."""

    @property
    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]

    @classmethod
    def by_score(cls, scores: list[int], account: list[AccountLine]) -> Result:
        """The most points win; equal points share the place."""
        return cls(scores, [1 + sum(other > score for other in scores) for score in scores], account)


class View(msgspec.Struct, frozen=True):
    """What a seat (or a spectator) sees of the table. Each game builds its own by naming what may be seen."""


class Game(Protocol[S]):
    """The whole protocol between the engine and a game."""

    name: str
    seats: range
    usual: int
    """The number of players to propose."""
    version: int
    State: type[Any]
    Options: type[Any]

    def __hash__(self) -> int: ...

    def setup(self, seats: int, options: Any, chance: Chance) -> S:
        """The table before the first step."""
        ...

    def step(self, t: S) -> Step | None:
        """The next small step of the rules: one action, one purchase, one phase. A step that never asks anything may just happen, and be None."""
        ...

    def over(self, t: S) -> bool:
        """Whether the match has ended. Asked between steps."""
        ...

    def result(self, t: S) -> Result:
        """Scores, places and the account, line by line."""
        ...

    def view(self, t: S, seat: int | None) -> View:
        """What `seat` sees (None: a spectator), by whitelist."""
        ...

    def redeal(self, t: S, seat: int | None, chance: Chance) -> None:
        """Permute, in place, all that `seat` cannot know. Its view and its questions do not change."""
        ...


AnyGame: TypeAlias = Game[Any]


@cache
def games() -> Mapping[str, AnyGame]:
    """All games found, by name. Those whose folder begins with an underscore (the template) are found, too: see `shown`."""
    found: dict[str, AnyGame] = {}
    for point in entry_points(group="walpurgis.games"):
        package = importlib.import_module(point.value)
        inside = [f"{point.value}.{m.name}" for m in pkgutil.iter_modules(package.__path__) if m.ispkg]
        for name in [point.value, *inside]:
            if importlib.util.find_spec(f"{name}.game") is not None:
                game: AnyGame = importlib.import_module(f"{name}.game").GAME
                found[game.name] = game
    return dict(sorted(found.items()))


def package_of(game: AnyGame) -> str:
    """The name of the package a game lives in."""
    return type(game).__module__.rpartition(".")[0]


def shown() -> list[str]:
    """The games to offer to players: not the template."""
    return [name for name, game in games().items() if not package_of(game).rpartition(".")[2].startswith("_")]


def game_named(name: str) -> AnyGame:
    """The game of that name; UnknownGame if there is none."""
    try:
        return games()[name]
    except KeyError:
        raise UnknownGame(f"there is no game {name!r:.40}; there are {', '.join(shown())}") from None


def options_of(game: AnyGame, options: object) -> Any:
    """The options of a match from anything: an Options object, a mapping, or None for the defaults."""
    if isinstance(options, game.Options):
        return options
    if options is not None and not isinstance(options, Mapping):
        raise UnknownOption(f"the options of {game.name} should be given by name, not as {options!r:.60}")
    try:
        return msgspec.convert(dict(options or {}), game.Options)
    except msgspec.ValidationError as fault:
        names = ", ".join(game.Options.__struct_fields__)
        raise UnknownOption(f"{game.name}: {fault} (its options are: {names or 'none'})") from None


def seats_of(game: AnyGame, seats: object) -> int:
    """A number of seats that fits the game; WrongSeats if it does not."""
    if not isinstance(seats, int) or isinstance(seats, bool) or seats not in game.seats:
        raise WrongSeats(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players, not {seats!r:.40}")
    return seats
