"""The end: points card by card, tokens and States; the most win, and among equals who had fewer turns. [ND-143, ND-144]"""

from __future__ import annotations

from collections import Counter

from walpurgis.engine import AccountLine, Result, Say

from .facts import CARDS
from .state import Kingdom, Player

MISERY_VP = -2


def worth(card: str, cards: list[str]) -> int:
    """The points of one card among all the cards of its owner."""
    known = CARDS[card]
    return known.vp + (known.worth_of(cards) if known.worth_of else 0)


def points(p: Player) -> dict[str, int]:
    """The points of a player by kind of card."""
    cards = p.cards()
    return {card: count * worth(card, cards) for card, count in sorted(Counter(cards).items(), key=lambda pair: (CARDS[pair[0]].cost, pair[0]))}


def result(t: Kingdom) -> Result:
    by_card = [points(p) for p in t.players]
    tokens, misery = [p.vp for p in t.players], [MISERY_VP * p.misery for p in t.players]
    kinds = dict.fromkeys(card for found in by_card for card, vp in found.items() if vp)
    account = [AccountLine(Say("account-card", {"card": Say(f"card-{card}")}), [found.get(card, 0) for found in by_card]) for card in kinds]
    if any(tokens):
        account.append(AccountLine(Say("account-tokens"), tokens))
    if any(misery):
        account.append(AccountLine(Say("account-misery"), misery))
    scores = [sum(found.values()) + vp + less for found, vp, less in zip(by_card, tokens, misery, strict=True)]
    ranks = [(-score, p.turns) for score, p in zip(scores, t.players, strict=True)]
    return Result(scores, [1 + sum(other < rank for other in ranks) for rank in ranks], account)
