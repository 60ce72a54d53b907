"""What a bot is, and the bots there are: `random`, and `thumb`, which plays by the rules of thumb that a game brings along in its module `bots`.

A bot has dice of its own, never the match's, so that its thinking cannot move the game's chance. The loop that lets bots play is in `play.py`.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from typing import Protocol, TypeAlias

from walpurgis.engine import Answer, AnyGame, Chance, Refused, Sight
from walpurgis.engine.game import package_of

RuleOfThumb: TypeAlias = Callable[[Sight, Chance], Answer]
"""What a game's module `bots` offers under the name `thumb`."""

_SEEDS = 1 << 62


class Bot(Protocol):
    """Whoever can answer a question from what its seat may know."""

    def answer(self, sight: Sight) -> Answer: ...


class UnknownBot(Refused):
    """No bot of that name."""

    code = "unknown-bot"


class NoThumb(UnknownBot):
    """The game brings no rules of thumb."""

    code = "no-thumb"


class Random:
    """Any answer, each option with equal chance."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.dice = Chance(seed)

    def answer(self, sight: Sight) -> Answer:
        """Keys and numbers come from the offer. How often a thing may be taken, and where open ground is free, only the domain of a world can tell."""
        offer = sight.offer
        if offer.kind == "one":
            return self.dice.pick(offer.choices).key
        if offer.kind == "number":
            return offer.low + self.dice.below(offer.high - offer.low + 1)
        world = sight.world(self.dice.below(_SEEDS))
        return world.asks[sight.seat].sample(self.dice)


class Thumb:
    """The game's own rules of thumb."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.dice, self.rule = Chance(seed), rule_of_thumb(game)

    def answer(self, sight: Sight) -> Answer:
        return self.rule(sight, self.dice)


BOTS: dict[str, Callable[[AnyGame, int], Bot]] = {"random": Random, "thumb": Thumb}
"""All bots by name, each made from a game and a seed."""


def bot_names(game: AnyGame) -> list[str]:
    """The bots that can play this game."""
    return [name for name in BOTS if name != "thumb" or has_thumb(game)]


def bot_named(name: str, game: AnyGame, seed: int) -> Bot:
    """The bot of that name, for this game, with its own dice; UnknownBot if there is none, NoThumb if the game brings no rules of thumb."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r:.40}; there are {', '.join(bot_names(game))}")
    return BOTS[name](game, seed)


def has_thumb(game: AnyGame) -> bool:
    """Whether the game brings rules of thumb."""
    try:
        rule_of_thumb(game)
    except NoThumb:
        return False
    return True


def rule_of_thumb(game: AnyGame) -> RuleOfThumb:
    """The function `thumb` in the module `bots` of the game's package."""
    home = f"{package_of(game)}.bots"
    if importlib.util.find_spec(home) is None:
        raise NoThumb(f"{game.name} has no rules of thumb: its package has no module bots")
    rule: RuleOfThumb | None = getattr(importlib.import_module(home), "thumb", None)
    if rule is None:
        raise NoThumb(f"{game.name} has no rules of thumb: its module bots has no function thumb")
    return rule
