"""The cards of Nocturne as facts, and where their rules are entered.

The numbers of a card come from data/cards.toml. What its text adds is a function in cards/, entered by a decorator:

    @card
    async def exorcist(t, me, this): ...        # what it does when played; the name of the function is the name of the card

    @skulk.gained
    async def a_gold_with_it(t, me): ...        # what it does when gained

All of them are `async` and are awaited, whether they ask anything or not.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeAlias

from walpurgis.engine import facts

if TYPE_CHECKING:
    from .playing import This
    from .state import Kingdom, Later, Player

Play: TypeAlias = "Callable[[Kingdom, Player, This], Coroutine[Any, Any, None]]"
Effect: TypeAlias = "Callable[[Kingdom, Player], Coroutine[Any, Any, None]]"
NextTurn: TypeAlias = "Callable[[Kingdom, Player, Later], Coroutine[Any, Any, bool | None]]"
Worth: TypeAlias = "Callable[[list[str]], int]"

_CARDS = facts(__package__, "cards")
_KINGDOMS = facts(__package__, "kingdoms")


class Card:
    """One card: its numbers, and the rules that its text adds to them."""

    __slots__ = (
        "actions",
        "buys",
        "cards",
        "code",
        "coins",
        "commutes",
        "copies",
        "cost",
        "debt",
        "heirloom",
        "is_action",
        "is_attack",
        "is_duration",
        "is_night",
        "is_plain",
        "is_treasure",
        "is_victory",
        "key",
        "needs",
        "of_set",
        "on_bought",
        "on_gained",
        "on_next_turn",
        "on_played",
        "on_trashed",
        "pile",
        "to_hand",
        "types",
        "vp",
        "worth_of",
    )  # fmt: skip

    def __init__(self, key: str, known: dict[str, Any]) -> None:
        self.key = key
        self.cost: int = known["cost"]
        self.debt: int = known.get("debt", 0)
        self.types: tuple[str, ...] = tuple(known["types"])
        self.of_set: str = known["set"]
        self.cards: int = known.get("cards", 0)
        self.actions: int = known.get("actions", 0)
        self.buys: int = known.get("buys", 0)
        self.coins: int = known.get("coins", 0)
        self.vp: int = known.get("vp", 0)
        self.heirloom: str = known.get("heirloom", "")
        self.needs: tuple[str, ...] = tuple(known.get("needs", ()))
        self.to_hand: bool = known.get("to_hand", False)
        self.copies: int = known.get("copies", 0)
        self.pile: str = known.get("pile", key)
        self.code: str = known.get("code", "")
        self.is_action = "action" in self.types
        self.is_treasure = "treasure" in self.types
        self.is_victory = "victory" in self.types
        self.is_night = "night" in self.types
        self.is_attack = "attack" in self.types
        self.is_duration = "duration" in self.types
        self.is_plain: bool = known.get("plain", False)
        self.on_played: Play | None = None
        self.on_gained: Effect | None = None
        self.on_trashed: Effect | None = None
        self.on_bought: Effect | None = None
        self.on_next_turn: NextTurn | None = None
        self.commutes = False
        self.worth_of: Worth | None = None

    def __repr__(self) -> str:
        return f"<{self.key}>"

    def gained(self, rule: Effect) -> Effect:
        """Enter what happens to whoever gains this card."""
        self.on_gained = rule
        return rule

    def trashed(self, rule: Effect) -> Effect:
        """Enter what happens to whoever trashes this card."""
        self.on_trashed = rule
        return rule

    def bought(self, rule: Effect) -> Effect:
        """Enter what happens to whoever buys this card, before it is gained."""
        self.on_bought = rule
        return rule

    def next_turn(self, rule: NextTurn) -> NextTurn:
        """Enter what this card does at the start of its owner's next turn. The rule returns True if it has more to do on a later one."""
        self.on_next_turn = rule
        return rule

    def next_turn_unasked(self, rule: NextTurn) -> NextTurn:
        """The same, for what can come before or after anything else without a difference: nobody is asked when it should."""
        self.commutes = True
        return self.next_turn(rule)

    def worth(self, rule: Worth) -> Worth:
        """Enter how many points one such card is worth among all the cards of its owner."""
        self.worth_of = rule
        return rule


CARDS: dict[str, Card] = {key: Card(key, known) for key, known in _CARDS.items()}
ACTIONS = frozenset(key for key, known in CARDS.items() if known.is_action)
TREASURES = frozenset(key for key, known in CARDS.items() if known.is_treasure)
NIGHTS = frozenset(key for key, known in CARDS.items() if known.is_night)
PLAIN = frozenset(key for key, known in CARDS.items() if known.is_plain)
"""The Treasures that ask nothing and bring only coins and Buys, so that nothing is gained by playing them sooner or later."""
has_no_action = ACTIONS.isdisjoint
has_no_night = NIGHTS.isdisjoint
"""Whether a hand has no card for that phase."""
BOONS: dict[str, Effect] = {}
HEXES: dict[str, Effect] = {}
EVENT_RULES: dict[str, Effect] = {}

KINGDOMS: dict[str, dict[str, list[str]]] = _KINGDOMS["kingdoms"]
EVENTS: dict[str, dict[str, Any]] = _KINGDOMS["events"]
LANDMARKS: dict[str, dict[str, Any]] = _KINGDOMS["landmarks"]
MIXED: dict[str, dict[str, Any]] = _KINGDOMS["piles"]
SIZES: dict[str, Any] = _KINGDOMS["sizes"]

BASIC = ("copper", "silver", "gold", "estate", "duchy", "province", "curse")
SPIRITS = ("will-o-wisp", "imp", "ghost")
ZOMBIES = ("zombie-apprentice", "zombie-mason", "zombie-spy")
KEPT_BOONS = ("field", "forest", "river")
"""Boons that stay in front of whoever received them until Clean-up. [ND-105]"""
COIN_BOONS = ("field", "forest")
"""Boons with a coin bonus, which Sacred Grove does not share. [ND-GROVE-1]"""


def card(rule: Play) -> Card:
    """Enter what the card of this name does when played."""
    found = CARDS[_key(rule)]
    found.on_played = rule
    return found


def boon(rule: Effect) -> Effect:
    """Enter the Boon of this name."""
    return _enter(BOONS, rule)


def hex_(rule: Effect) -> Effect:
    """Enter the Hex of this name."""
    return _enter(HEXES, rule)


def event(rule: Effect) -> Effect:
    """Enter what the Event of this name does when bought."""
    return _enter(EVENT_RULES, rule)


def _enter(among: dict[str, Effect], rule: Effect) -> Effect:
    among[_key(rule)] = rule
    return rule


def _key(rule: Callable[..., Any]) -> str:
    return rule.__name__.strip("_").replace("_", "-")
