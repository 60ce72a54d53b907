"""The cards and numbers of Ashes to Ashes, read from data/cards.toml and data/numbers.toml."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from walpurgis.engine import facts

from .board import NUMBERED, SIDES

_CARDS = facts(__package__, "cards")
NUMBERS = facts(__package__, "numbers")

HAND: int = NUMBERS["hand"]
ROW: int = NUMBERS["row"]
POINTS: int = NUMBERS["points"]
POWER_MAX: int = NUMBERS["power_max"]
SOCIETY_HAND: int = NUMBERS["society_hand"]
SOCIETY_REFILL: int = NUMBERS["society_refill"]
TRAPS: int = NUMBERS["traps"]
AWAY: dict[int, int] = {int(seats): spaces for seats, spaces in NUMBERS["away"].items()}
"""How many spaces before the board the Chosen starts, by the number of players. [AA-B-2]"""

SOCIETY = "SS"
PASS = "pass"
"""The key of doing nothing, or nothing more."""
THIEF = "K"
SYMBOLS: tuple[str, ...] = tuple(_CARDS["symbols"])
CHARACTERS: dict[str, tuple[str, ...]] = {side: tuple(names) for side, names in _CARDS["characters"].items()}
SIDE_OF: dict[str, str] = {name: side for side in SIDES for name in CHARACTERS[side]} | {THIEF: "H"}
"""The faction of each character."""
PLACE_IN_TABLES: dict[str, int] = {name: n for names in CHARACTERS.values() for n, name in enumerate(names)}
HEALERS, MIGHTY, UNANSWERED, FREE_HANDED = ("D", "O"), ("M", "S"), ("R",), ("T",)
"""Who has which ability. [AA-AB-1 to AA-AB-4]"""
SOCIETY_FIGURES = ("SA", "SB")
GHOULS: tuple[str, ...] = tuple(f"g{n}" for n in range(1, len(NUMBERED) + 1))
CAPTAIN = GHOULS[-1]


class ActionCard(NamedTuple):
    """An action card: whose it is (nobody's if generic), the tiles it gives, and its symbol."""

    who: str
    tiles: str
    symbol: str


class SocietyCard(NamedTuple):
    """A card of the Secret Society: two numbers or none, and icons."""

    numbers: tuple[int, ...]
    icons: tuple[str, ...]


def _action_cards() -> dict[str, ActionCard]:
    """Every action card. The thief's bear the symbols of those they replace, and their names say whose: KR1. [AA-KS-30]"""
    cards = {name: ActionCard("", card["tiles"], card["symbol"]) for name, card in _CARDS["generic"].items()}
    for names in CHARACTERS.values():
        for who, kit in zip(names, _CARDS["sets"], strict=True):
            cards |= {f"{who}{n}": ActionCard(who, *card) for n, card in enumerate(zip(kit["tiles"], kit["symbols"], strict=True), 1)}
    for replaced, kit in zip(CHARACTERS["H"], _CARDS["sets"], strict=True):
        cards |= {f"{THIEF}{replaced}{n}": ActionCard(THIEF, *card) for n, card in enumerate(zip(_CARDS["thief"]["tiles"], kit["symbols"], strict=True), 1)}
    return cards


ACTIONS: dict[str, ActionCard] = _action_cards()
GENERIC: tuple[str, ...] = tuple(_CARDS["generic"])
SET = len(_CARDS["thief"]["tiles"])
"""The number of cards of a character."""
UPGRADES: dict[str, tuple[str, ...]] = {name: tuple(icons) for name, icons in _CARDS["upgrades"].items()}
ADDED: dict[str, dict[str, tuple[str, ...]]] = {side: {} for side in SIDES}
"""Upgrade cards of the add-ons: side, card, icons."""
for _icon, _add in _CARDS["added"].items():
    ADDED[_add["side"]] |= dict.fromkeys(_add["cards"], (_icon,))

SOCIETY_CARDS: dict[str, SocietyCard] = {name: SocietyCard(tuple(card["numbers"]), tuple(card["icons"])) for name, card in _CARDS["society"].items()}
GHOUL_CARDS: dict[str, tuple[int, int]] = {f"G-{a}{b}": (a, b) for a, b in combinations(range(1, len(GHOULS) + 1), 2)}


def icons_of(side: str, card: str) -> tuple[str, ...]:
    """The icons of an upgrade card of that faction."""
    return UPGRADES.get(card) or ADDED[side][card]


def deck_of(side: str, thief: str) -> list[str]:
    """The 27 action cards of a faction. [AA-S-5, AA-KS-30]"""
    sets = [THIEF + who if who == thief else who for who in CHARACTERS[side]]
    return [*GENERIC, *(f"{who}{n}" for who in sets for n in range(1, SET + 1))]


def defence_symbol(attacker: int, defender: int) -> str:
    """What the defender must discard to cancel, by the places in the table."""
    return SYMBOLS[(attacker + defender) % len(SYMBOLS)]


def counter_symbol(attacker: int, defender: int) -> str:
    """What the attacker must discard to counter-attack."""
    return SYMBOLS[(2 * attacker + defender + 1) % len(SYMBOLS)]
