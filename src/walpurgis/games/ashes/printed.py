"""What is printed on the board, the cards and the player aids of Ashes to Ashes, for those who draw them."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from .board import BASES, CITADELS, CROSSROADS, DIAGONAL, FACES, MARKET, NUMBERED, OUTER, SIDES, SPACES
from .facts import (
    ACTIONS,
    ADDED,
    CAPTAIN,
    CHARACTERS,
    GHOUL_CARDS,
    GHOULS,
    NUMBERS,
    PLACE_IN_TABLES,
    POINTS,
    POWER_MAX,
    SIDE_OF,
    SOCIETY,
    SOCIETY_CARDS,
    SOCIETY_FIGURES,
    THIEF,
    UPGRADES,
    counter_symbol,
    defence_symbol,
    icons_of,
)


class ActionCard(msgspec.Struct, frozen=True):
    """Whose card it is (nobody's if generic), the tiles it gives, and its symbol."""

    who: str
    tiles: str
    symbol: str


class SocietyCard(msgspec.Struct, frozen=True):
    """A card of the Secret Society: two numbers or none, and icons."""

    numbers: tuple[int, ...]
    icons: tuple[str, ...]


class Printed(msgspec.Struct, frozen=True):
    """Facts that never change."""

    spaces: tuple[str, ...]
    diagonal: tuple[str, ...]
    bases: dict[str, tuple[str, ...]]
    citadels: dict[str, str]
    crossroads: tuple[str, ...]
    numbered: tuple[str, ...]
    faces: dict[str, tuple[str, ...]]
    """How a straight tile and a curve can lie."""
    market: tuple[str, ...]
    """The places of the black market; beside it the other places around the board."""
    others: tuple[str, ...]
    points: int
    power_max: int
    costs: dict[str, int]
    """What the market, the Seer, healing and quicksand cost, in power."""
    society_turns: int
    sides: dict[str, str]
    """The side of each figure; ghouls have none."""
    thief: str
    ghouls: tuple[str, ...]
    captain: str
    actions: dict[str, ActionCard]
    upgrades: dict[str, dict[str, tuple[str, ...]]]
    """The icons of each upgrade card of each faction."""
    society: dict[str, SocietyCard]
    ghoul_cards: dict[str, list[str]]
    """The two ghouls of each ghoul card."""
    defence: dict[str, dict[str, str]]
    """By attacker and defender: the symbol that cancels the attack."""
    counter: dict[str, dict[str, str]]
    """By attacker and defender: the symbol that strikes back."""


def _pairs() -> list[tuple[str, str]]:
    humans, vampires = (CHARACTERS[side] for side in SIDES)
    return [(one, other) for some, others in ((humans, vampires), (vampires, humans)) for one in some for other in others]


def _table(symbol: Callable[[int, int], str]) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for attacker, defender in _pairs():
        found.setdefault(attacker, {})[defender] = symbol(PLACE_IN_TABLES[attacker], PLACE_IN_TABLES[defender])
    return found


PRINTED = Printed(
    spaces=SPACES,
    diagonal=DIAGONAL,
    bases=BASES,
    citadels=CITADELS,
    crossroads=CROSSROADS,
    numbered=NUMBERED,
    faces=FACES,
    market=MARKET,
    others=OUTER[len(MARKET) :],
    points=POINTS,
    power_max=POWER_MAX,
    costs={what: NUMBERS[f"{what}_cost"] for what in ("market", "seer", "heal", "quicksand")},
    society_turns=NUMBERS["society_turns"],
    sides=SIDE_OF | dict.fromkeys(SOCIETY_FIGURES, SOCIETY),
    thief=THIEF,
    ghouls=GHOULS,
    captain=CAPTAIN,
    actions={name: ActionCard(*card) for name, card in ACTIONS.items()},
    upgrades={side: {card: icons_of(side, card) for card in (*UPGRADES, *ADDED[side])} for side in SIDES},
    society={name: SocietyCard(*card) for name, card in SOCIETY_CARDS.items()},
    ghoul_cards={name: [GHOULS[n - 1] for n in pair] for name, pair in GHOUL_CARDS.items()},
    defence=_table(defence_symbol),
    counter=_table(counter_symbol),
)
