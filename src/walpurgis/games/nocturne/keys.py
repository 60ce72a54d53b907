"""Keys name what a choice stands for and where it lies: `hand:copper`, `pile:village`, `boon:sky`, `debt:2`. A word such as `done` names no thing.

They are made here and read here, and nowhere else.
"""

from __future__ import annotations

from .facts import CARDS

END, DONE, NOTHING, ALL = "end", "done", "nothing", "all"
"""The words for moving on, for choosing no more, for having nothing to choose, and for all plain Treasures at once."""

ZONES = ("hand", "pile", "look", "shown", "discard", "trash", "play", "aside", "card")
KEYS: dict[str, dict[str, str]] = {zone: {card: f"{zone}:{card}" for card in CARDS} for zone in ZONES}
"""The keys of all cards, by the zone they lie in; `card` is for a card as the source of an effect."""
HAND_KEYS, PILE_KEYS = KEYS["hand"], KEYS["pile"]


def key(zone: str, name: str) -> str:
    """The key of anything: a card in a zone, a `boon`, a `state`, an `event`, some `debt`."""
    return f"{zone}:{name}"


class _Read(dict[str, tuple[str, str]]):
    """The keys of all cards and all words, read beforehand; others are read when they come."""

    def __missing__(self, key: str) -> tuple[str, str]:
        zone, _, name = key.partition(":")
        return zone, name


_READ = {key: (zone, card) for zone, keys in KEYS.items() for card, key in keys.items()}
read = _Read(_READ | {word: (word, "") for word in (END, DONE, NOTHING, ALL)}).__getitem__
"""The zone of a key and the name in it; a word is a zone without a name."""


def name_in(key: str) -> str:
    """What a key names in its zone."""
    return read(key)[1]


card_or_none = {key: card for keys in KEYS.values() for card, key in keys.items()}.get
"""The card that a key names; None for a word such as `done`."""
