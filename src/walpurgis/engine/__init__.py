"""The engine: rules as coroutines, matches as plain data. Knows no game and does no I/O.

What nearly every game or program needs is importable from here; the rest from its own module:

- a state is a `Table` of `@plain` classes, with its `Chance`; it is shown as a `View`, and what happens is told as `Event`s (plain, chance, story, game)
- a rule asks prepared questions, whose makers are in `walpurgis.engine.question`; what forbids an answer is the id of a `Rule`, and a choice is described by an
  `Option` (question, ask)
- a `Match` is played, saved, forked, undone and replayed; a bot gets its `Sight`, everybody else an `Offer` (match, saves, undo, sight)
- whatever is refused is a `Refused` with a code (errors); tests set a scene (scene)
"""

from .ask import Ask
from .chance import Chance
from .errors import Refused
from .game import AccountLine, AnyGame, Options, Result, View, game_named, games
from .match import Match
from .offer import Answer, Offer, Rule
from .plain import Plain, plain, without
from .saves import Record
from .sight import Sight
from .story import Event, Named, Option, Say, Table
from .toml_facts import facts

__all__ = [
    "AccountLine", "Answer", "AnyGame", "Ask", "Chance", "Event", "Match", "Named", "Offer", "Option", "Options", "Plain", "Record", "Refused",
    "Result", "Rule", "Say", "Sight", "Table", "View", "facts", "game_named", "games", "plain", "without",
]  # fmt: skip
