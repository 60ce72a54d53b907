"""What the phases of a turn have in common: which cards of the hand belong to which, and what their prompts tell."""

from __future__ import annotations

from .choices import KEYS
from .facts import CARDS
from .state import Kingdom, Player

ACTIONS = {card.key: KEYS["hand"][card.key] for card in CARDS.values() if card.is_action}
TREASURES = {card.key: KEYS["hand"][card.key] for card in CARDS.values() if card.is_treasure}
NIGHTS = {card.key: KEYS["hand"][card.key] for card in CARDS.values() if card.is_night}
"""The keys of all cards that can be played in a phase, from the hand."""
NO_ACTIONS = frozenset(ACTIONS).isdisjoint
NO_NIGHTS = frozenset(NIGHTS).isdisjoint
"""Whether a hand has none of them."""


def purse(t: Kingdom, me: Player) -> dict[str, int]:
    """What the prompts of the phases tell."""
    return {"actions": t.actions, "buys": t.buys, "coins": t.coins}
