"""The engine: rules as coroutines, matches as plain data. Knows no game and does no I/O.

What a game needs is importable from here; programs that play use `Match`, `save`, `load`, `record`, `replay`, `undo` and `sight`.
"""

from .ask import Answer, Ask, Choice, Offer, Rule
from .chance import Chance
from .errors import (
    AlreadyAnswered,
    BrokenData,
    BrokenRecord,
    BrokenSave,
    NotAsked,
    NotOffered,
    NotPlain,
    NotUndoable,
    Refused,
    RuleFailed,
    UnknownGame,
    UnknownOption,
    WrongSeats,
)
from .facts import facts
from .game import AnyGame, Game, Line, Options, Result, View, game_named, games, package_of, shown
from .happen import Happening
from .match import Given, Match, Redealt
from .old_ask import Settled, all_of, asking, may, number, one_of, order, some_of, spot
from .plain import Plain, plain, without
from .records import Record, heard, load, read, record, replay, replaying, save, told, write
from .sight import Sight, sight
from .story import Event, Named, Option, Say, Table, Topic, Unsaid
from .undo import undo, why_not_free

__all__ = [
    "AlreadyAnswered", "Answer", "AnyGame", "Ask", "BrokenData", "BrokenRecord", "BrokenSave", "Chance", "Choice", "Event", "Game", "Given",
    "Happening", "Line", "Match", "Named", "NotAsked", "NotOffered", "NotPlain", "NotUndoable", "Offer", "Option", "Options", "Plain", "Record", "Redealt",
    "Refused", "Result", "Rule", "RuleFailed", "Say", "Settled", "Sight", "Table", "Topic", "UnknownGame", "UnknownOption", "Unsaid", "View", "WrongSeats",
    "all_of", "asking", "facts", "game_named", "games", "heard", "load", "may", "number", "one_of", "order", "package_of", "plain", "read", "record",
    "replay", "replaying", "save", "shown", "sight", "some_of", "spot", "told", "undo", "why_not_free", "without", "write",
]  # fmt: skip
