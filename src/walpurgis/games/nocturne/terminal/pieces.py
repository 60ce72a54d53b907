"""The words and signs of Nocturne's table: names of cards, counted; costs, types, and colours by type. Never colour alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache

from walpurgis.engine import Say
from walpurgis.engine.game import package_of
from walpurgis.terminal.screen import BLOOD, MOON, MOSS
from walpurgis.words import Speaker

from ..facts import CARDS, EVENTS
from ..game import GAME

COLOURS = {"night": MOON, "action": "", "treasure": "#d9a520", "victory": MOSS, "curse": BLOOD}
"""By the first of its types that is here, whatever else a card is."""


@cache
def words(language: str) -> Speaker:
    """The game's words, and those that only this table needs."""
    return Speaker(language, "walpurgis.words", package_of(GAME), __package__)


def colour(card: str) -> str:
    return next((shade for kind, shade in COLOURS.items() if kind in CARDS[card].types), "")


def named(say: Speaker, thing: str, family: str = "card") -> str:
    """The name of a card; of a Boon, a Hex or a State, if that is the family."""
    return say(Say(f"{family}-{thing}"))


def all_named(say: Speaker, things: Iterable[str], family: str = "card") -> str:
    """Names in order, equal ones counted: "2 Copper, Estate"."""
    counts = Counter(things)
    return ", ".join(named(say, thing, family) if count == 1 else f"{count} {named(say, thing, family)}" for thing, count in counts.items())


def price(coins: int, debt: int = 0) -> str:
    """A cost in signs: $3, 4D, or both."""
    return "+".join([f"${coins}"] * (coins > 0 or not debt) + [f"{debt}D"] * (debt > 0))


def about(name: str, say: Speaker) -> str:
    """What stands on a card beside its text: cost and types. Boons, Hexes, States and Landmarks have neither."""
    family, _, card = name.partition("-")
    if family == "card":
        return ", ".join([price(CARDS[card].cost, CARDS[card].debt), *(say(Say(f"type-{kind}")) for kind in CARDS[card].types)])
    event = name.removeprefix("event-card-")
    return price(EVENTS[event]["cost"]) if event in EVENTS else ""
