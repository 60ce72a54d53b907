"""What a bot is, and the bots there are: `random`; `thumb`, which plays by the rules of thumb that a game provides in its module `bots`; `novice`, which
knows them and overlooks things (novice.py); `search`, which thinks ahead (search.py). The opponents of the house are bots under a name of their own
(opponents.py).

A bot has dice of its own, never the match's, so that its thinking cannot move the game's chance. The loop that lets bots play is in `play.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from walpurgis.engine import Answer, AnyGame, Chance, Sight
from walpurgis.engine.chance import Seed

from . import novice
from .brought import UnknownBot, has_thumb, has_worth, rule_of_thumb
from .opponents import FAMILY, GENTLE, Opponent, bot_behind
from .search import NAME, Search, read
from .worlds import SEEDS


class Bot(Protocol):
    """Whoever can answer a question from what its seat may know."""

    def answer(self, sight: Sight) -> Answer: ...


class Random:
    """Any answer, each option with equal chance."""

    def __init__(self, game: AnyGame, seed: Seed) -> None:
        self.dice = Chance(seed)

    def answer(self, sight: Sight) -> Answer:
        """Keys and numbers come from the offer. How often a thing may be taken, and where open ground is free, only the domain of a world can tell."""
        offer = sight.offer
        if offer.kind == "one":
            return self.dice.pick(offer.choices).key
        if offer.kind == "number":
            return offer.low + self.dice.below(offer.high - offer.low + 1)
        world = sight.world(self.dice.below(SEEDS))
        return world.asks[sight.seat].sample(self.dice)


class Thumb:
    """The game's own rules of thumb."""

    def __init__(self, game: AnyGame, seed: Seed) -> None:
        self.dice, self.rule = Chance(seed), rule_of_thumb(game)

    def answer(self, sight: Sight) -> Answer:
        return self.rule(sight, self.dice)


BOTS: dict[str, Callable[[AnyGame, Seed], Bot]] = {"random": Random, "thumb": Thumb, novice.NAME: novice.Novice, NAME: Search}
"""All bots by name, each made from a game and a seed."""
NEEDS: dict[str, Callable[[AnyGame], bool]] = {"thumb": has_thumb, novice.NAME: has_thumb, NAME: has_worth}
"""Whether a game provides what a bot needs."""


def bot_names(game: AnyGame) -> list[str]:
    """The bots that can play this game."""
    return [name for name in BOTS if name not in NEEDS or NEEDS[name](game)]


def usual_bot(game: AnyGame) -> str:
    """Who plays where nobody else is named: the best of those that answer at once."""
    return "thumb" if has_thumb(game) else "random"


def opponents(game: AnyGame) -> list[Opponent]:
    """Those of the family who can play this game, the weakest first."""
    known = bot_names(game)
    return [one for one in FAMILY if one.bot.partition(":")[0] in known]


def gentle_opponent(game: AnyGame) -> str:
    """Who plays against a guest who asked for nobody in particular: somebody who can be beaten."""
    return next((one.name for one in opponents(game) if one.level == GENTLE), usual_bot(game))


def bot_named(name: str, game: AnyGame, seed: Seed) -> Bot:
    """The bot or opponent of that name, for this game, with its own dice; UnknownBot if there is none, NoThumb or NoWorth if the game does not provide what it
    needs.

    The name of a bot that thinks may say how long, `search:400` or `search:0.2s`, and in which manner, `search:400:depth=0`; that of a novice, how often it
    overlooks something: `novice:0.25`.
    """
    kind, colon, more = bot_behind(name).partition(":")
    if colon and kind == NAME:
        return Search(game, seed, *read(more))
    if colon and kind == novice.NAME:
        return novice.Novice(game, seed, novice.read_share(more))
    if kind not in BOTS or colon:
        there_are = [*bot_names(game), *(one.name for one in opponents(game))]
        raise UnknownBot(f"there is no bot {name!r:.40}; there are {', '.join(there_are)}")
    return BOTS[kind](game, seed)
