"""What is printed on the cards of Nocturne, for those who draw them: costs, types and plain bonuses, the kingdoms of the book, and the phases of a turn."""

from __future__ import annotations

import msgspec

from .facts import CARDS, KINGDOMS


class Fact(msgspec.Struct, frozen=True):
    """The numbers of a card, its types, and the set it comes from."""

    cost: int
    debt: int
    types: tuple[str, ...]
    set: str
    cards: int
    actions: int
    buys: int
    coins: int
    vp: int


class Recommended(msgspec.Struct, frozen=True):
    """A kingdom of the book: its ten piles, its Events and Landmarks."""

    cards: list[str]
    events: list[str]
    landmarks: list[str]


class Printed(msgspec.Struct, frozen=True):
    """Facts of the cards that never change."""

    cards: dict[str, Fact]
    basic: list[str]
    """Money, Victory cards and Curses, which belong to no kingdom."""
    kingdoms: dict[str, Recommended]
    phases: dict[str, list[str]]
    """The phases of a turn in their order, each with the steps of the rules that belong to it."""


PRINTED = Printed(
    cards={key: Fact(card.cost, card.debt, card.types, card.of_set, card.cards, card.actions, card.buys, card.coins, card.vp) for key, card in CARDS.items()},
    basic=[key for key, card in CARDS.items() if card.of_set == "basic"],
    kingdoms={name: Recommended(known["cards"], known.get("events", []), known.get("landmarks", [])) for name, known in KINGDOMS.items()},
    phases={"action": ["start", "action"], "buy": ["buy"], "night": ["night"], "clean-up": ["clean-up"]},
)
