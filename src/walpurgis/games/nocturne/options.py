"""What the choices of Nocturne are about, as data. Each has its sentence in text/*.ftl: `option-<name>`."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from walpurgis.engine import Named, Option
from walpurgis.engine.story import Unsaid

from .keys import read


class Card(Option, frozen=True):
    """A card, and the zone it lies in."""

    card: Annotated[str, Named("card")]
    zone: Annotated[str, Unsaid()]


class Boon(Option, frozen=True):
    """A Boon to receive."""

    boon: Annotated[str, Named("boon")]


class Word(Option, frozen=True):
    """Something that is not a thing on the table: `now`, `later`, `done`."""

    word: Annotated[str, Named("word")]


class CardEffect(Option, frozen=True):
    """What a card does comes next; `to` is the card it happens to, if it is not about the turn."""

    card: Annotated[str, Named("card")]
    to: Annotated[str, Unsaid()] = ""


class StateEffect(Option, frozen=True):
    """What a State does comes next."""

    state: Annotated[str, Named("state")]


class Play(Option, frozen=True):
    """To play a Treasure."""

    card: Annotated[str, Named("card")]


class PlayAll(Option, frozen=True):
    """To play all plain Treasures."""


class Buy(Option, frozen=True):
    """To buy a card for coins."""

    card: Annotated[str, Named("card")]
    cost: int


class BuyForDebt(Option, frozen=True):
    """To buy a card for debt."""

    card: Annotated[str, Named("card")]
    debt: int


class BuyEvent(Option, frozen=True):
    """To buy an Event."""

    event: Annotated[str, Named("event-card")]
    cost: int


class PayDebt(Option, frozen=True):
    """To pay off debt."""

    debt: int


class EndAction(Option, frozen=True):
    """To move on to the Buy phase."""


class EndBuy(Option, frozen=True):
    """To buy nothing more."""


class EndNight(Option, frozen=True):
    """To end the turn."""


@lru_cache(4096)
def option(key: str) -> Option:
    """What a key stands for where it is just a card, a Boon or a word."""
    zone, name = read(key)
    if not name:
        return Word(zone)
    return Boon(name) if zone == "boon" else Card(name, zone)
