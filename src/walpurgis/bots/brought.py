"""What a game provides for bots, in its module `bots`: `thumb`, its rules of thumb; for bots that think also `worth`, an estimate of a world from a seat's
view, and, if it likes, `turn`, `LOOKAHEAD`, `quick`, `careful`, `promising` and `sage`; for hints that say why, `counted`. All are found by name.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any, NamedTuple, TypeAlias

from walpurgis.engine import Answer, AnyGame, Ask, Chance, Match, Refused, Sight
from walpurgis.engine.game import package_of

RuleOfThumb: TypeAlias = Callable[[Sight, Chance], Answer]
"""`thumb(sight, dice)`: the answer of a player who goes by rules of thumb."""
Worth: TypeAlias = Callable[[Any, int], float]
"""`worth(state, seat)`: how likely this seat wins from here, from 0 to 1. It may look at everything: the state is that of a possible world."""
Quick: TypeAlias = Callable[[Match[Any], Ask[Any], Chance], Answer]
"""`quick(world, ask, dice)`: an answer for playouts that costs less than `thumb`. It may look at everything in the world, but must not change it."""
Promising: TypeAlias = Callable[[Match[Any], Ask[Any], Chance], list[Answer] | None]
"""Like `quick`, but it names several answers."""
Turn: TypeAlias = Callable[[Any], int]
"""`turn(state)`: a number that grows with each turn or round. Playouts end where it has grown by `LOOKAHEAD`."""

Counted: TypeAlias = Callable[[Any, int], Mapping[str, float]]
"""`counted(state, seat)`: what players of the game count, by name and in its own units; more is always better. For the reasons of hints (reasons.py)."""

USUAL_LOOKAHEAD = 2


class UnknownBot(Refused):
    """No bot of that name."""

    code = "unknown-bot"


class UnknownLimit(UnknownBot):
    """There is such a bot, but it does not understand what its name says after the colon."""

    code = "unknown-limit"


class NoThumb(UnknownBot):
    """The game provides no rules of thumb."""

    code = "no-thumb"


class NoWorth(UnknownBot):
    """The game provides no estimate, without which no bot can think ahead. To players it is the same as with rules of thumb: the bot does not know the game."""

    code = "no-thumb"


class Guide(NamedTuple):
    """What a bot that thinks needs to know about a game."""

    thumb: RuleOfThumb
    worth: Worth
    turn: Turn | None = None
    lookahead: int = USUAL_LOOKAHEAD
    quick: Quick | None = None
    counted: Counted | None = None
    careful: Quick | None = None
    """Like `quick`, for the rest of the turn that is being thought over: where `quick` is in a hurry, what follows an answer would not do it justice."""
    promising: Promising | None = None
    """`promising(world, ask, dice)`: the answers worth considering besides the first guess, the likeliest first; None if that is any. With none at all
    the first guess is the answer."""
    sage: RuleOfThumb | None = None
    """`sage(sight, dice)`: the same rules with learned numbers or more patience than `thumb` has. A bot that thinks begins with its answer."""

    @property
    def first_guess(self) -> RuleOfThumb:
        """Who is asked first: `sage` where the game provides one."""
        return self.sage or self.thumb


def rule_of_thumb(game: AnyGame) -> RuleOfThumb:
    """The function `thumb` in the module `bots` of the game's package."""
    rule: RuleOfThumb | None = getattr(_module(game), "thumb", None)
    if rule is None:
        raise NoThumb(f"{game.name} has no rules of thumb: its module bots has no function thumb")
    return rule


def guide_of(game: AnyGame) -> Guide:
    """What the game provides for a bot that thinks; NoThumb or NoWorth if that is not enough."""
    thumb, brought = rule_of_thumb(game), _module(game)
    worth = getattr(brought, "worth", None)
    if not callable(worth):
        raise NoWorth(f"{game.name} has no estimate to think with: its module bots has no function worth")
    also = ("turn", "quick", "counted", "careful", "promising", "sage")
    brings: dict[str, Any] = {name: getattr(brought, name, None) for name in also}
    return Guide(thumb, worth, lookahead=getattr(brought, "LOOKAHEAD", USUAL_LOOKAHEAD), **brings)


def has_thumb(game: AnyGame) -> bool:
    """Whether the game provides rules of thumb."""
    return _is_there(rule_of_thumb, game)


def has_worth(game: AnyGame) -> bool:
    """Whether the game provides what a bot that thinks needs."""
    return _is_there(guide_of, game)


def _is_there(find: Callable[[AnyGame], object], game: AnyGame) -> bool:
    try:
        find(game)
    except UnknownBot:
        return False
    return True


def _module(game: AnyGame) -> ModuleType:
    home = f"{package_of(game)}.bots"
    if importlib.util.find_spec(home) is None:
        raise NoThumb(f"{game.name} has no rules of thumb: its package has no module bots")
    return importlib.import_module(home)
