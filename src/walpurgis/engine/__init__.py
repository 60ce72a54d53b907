"""The engine: rules as coroutines, matches as plain data. Knows no game and does no I/O.

What nearly every game or program needs is importable from here; the rest from where it is at home:

- a state is a `Table` of `@plain` classes, with its `Chance`; it is shown as a `View`, and what happens is told as `Event`s (plain, chance, story, game)
- a rule asks with `one_of`, `some_of`, `order`, `number`, `may` and `all_of`; what may be said against it is the id of a `Rule` (ask, domain, happen)
- a `Match` is played, saved, forked, undone and replayed; a bot gets its `Sight`, everybody else an `Offer` (match, saves, undo, sight)
- whatever is refused is a `Refused` with a code (errors); tests set a scene (scene)
"""

from .ask import Answer, Ask, Offer, Rule
from .chance import Chance
from .errors import Refused
from .facts import facts
from .game import AccountLine, AnyGame, Options, Result, View, game_named, games
from .match import Match
from .old_ask import all_of, may, number, one_of, order, some_of
from .plain import Plain, plain, without
from .saves import Record
from .sight import Sight
from .story import Event, Named, Option, Say, Table

__all__ = [
    "AccountLine", "Answer", "AnyGame", "Ask", "Chance", "Event", "Match", "Named", "Offer", "Option", "Options", "Plain", "Record", "Refused",
    "Result", "Rule", "Say", "Sight", "Table", "View", "all_of", "facts", "game_named", "games", "may", "number", "one_of", "order", "plain",
    "some_of", "without",
]  # fmt: skip
