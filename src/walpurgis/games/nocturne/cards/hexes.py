"""The twelve Hexes, from the side of whoever receives them. [ND-HEX-1]"""

from __future__ import annotations

from collections.abc import Awaitable

from walpurgis.engine import without

from ..choices import choose_from_hand, choose_from_supply
from ..doom import take_delusion, take_misery
from ..events import DeckBecameDiscard, PutBack, PutOnDeck, RevealedDiscard, Shuffled
from ..facts import CARDS, hex_
from ..gaining import gain
from ..moving import discard, discard_down_to, need, reveal, reveal_hand, trash
from ..state import Kingdom, Player, costs_less
from ..turn import is_action


@hex_
def bad_omens(t: Kingdom, me: Player) -> None:
    """The deck goes onto the discard pile, two Coppers of it onto the deck; with fewer the pile is shown. [ND-OMEN-0 to ND-OMEN-2]"""
    t.tell(DeckBecameDiscard, me.seat, len(me.deck))
    me.discard += me.deck[::-1]
    coppers = min(2, me.discard.count("copper"))
    if coppers < 2:
        me.opened += tuple(sorted(me.discard))
        t.tell(RevealedDiscard, me.seat, sorted(me.discard))
    for _ in range(coppers):
        me.discard = without(me.discard, "copper")
        t.tell(PutOnDeck, me.seat, "copper")
    me.deck = ("copper",) * coppers


@hex_
def delusion(t: Kingdom, me: Player) -> None:
    """Take Deluded. [ND-DELUS-0, ND-152]"""
    take_delusion(t, me, "deluded")


@hex_
def envy(t: Kingdom, me: Player) -> None:
    """Take Envious. [ND-ENVY-0, ND-152]"""
    take_delusion(t, me, "envious")


@hex_
async def famine(t: Kingdom, me: Player) -> None:
    """Reveal three cards; Actions are discarded, the rest is shuffled into the deck. [ND-FAMINE-0, ND-FAMINE-1]"""
    reveal(t, me, 3)
    await discard(t, me, [card for card in me.shown if is_action(CARDS[card])], "shown", openly=True)
    me.deck = tuple(t.chance.shuffled(me.deck + me.shown))
    me.shown = ()
    t.tell(Shuffled, me.seat)


@hex_
async def fear(t: Kingdom, me: Player) -> None:
    """With five cards or more, discard an Action or Treasure, or show that there is none. [ND-FEAR-0, ND-FEAR-1]"""
    if len(me.hand) >= 5:
        name = await choose_from_hand(me, "fear", lambda card: card.is_action or card.is_treasure, rule="ND-FEAR-1")
        if name:
            await discard(t, me, [name])
        else:
            reveal_hand(t, me)


@hex_
def greed(t: Kingdom, me: Player) -> Awaitable[object]:
    """Gain a Copper onto the deck. [ND-GREED-0, ND-GREED-1]"""
    return gain(t, me, "copper", "deck")


@hex_
async def haunting(t: Kingdom, me: Player) -> None:
    """With four cards or more, put one on the deck. [ND-HAUNT-0, ND-HAUNT-1]"""
    if len(me.hand) >= 4:
        name = await choose_from_hand(me, "haunting", rule="ND-HAUNT-0")
        assert name is not None
        me.hand = without(me.hand, name)
        me.deck += (name,)
        t.tell(PutBack, me.seat, [name])


@hex_
async def locusts(t: Kingdom, me: Player) -> None:
    """Trash the top card of the deck; for a Copper or Estate gain a Curse, else a cheaper card that shares a type. [ND-LOCUST-0 to ND-LOCUST-3]"""
    if not need(t, me, 1):
        return
    card = CARDS[me.deck[-1]]
    await trash(t, me, [card.key], "deck")
    if card.key in ("copper", "estate"):
        await gain(t, me, "curse")
        return
    gained = await choose_from_supply(
        t, me, "locusts", lambda other: costs_less(other, card, t) and any(kind in card.types for kind in other.types), rule="ND-LOCUST-1"
    )
    if gained:
        await gain(t, me, gained)


@hex_
def misery(t: Kingdom, me: Player) -> None:
    """Miserable, or Twice Miserable. [ND-MISERY-0, ND-MISERY-1]"""
    take_misery(t, me)


@hex_
def plague(t: Kingdom, me: Player) -> Awaitable[object]:
    """Gain a Curse into the hand. [ND-PLAGUE-0, ND-PLAGUE-1]"""
    return gain(t, me, "curse", "hand")


@hex_
def poverty(t: Kingdom, me: Player) -> Awaitable[object]:
    """Discard down to three cards. [ND-POVERTY-0, ND-POVERTY-1]"""
    return discard_down_to(t, me, 3, "poverty", "ND-POVERTY-0")


@hex_
async def war(t: Kingdom, me: Player) -> None:
    """Reveal cards until one costs three or four coins: it is trashed, the others are discarded. [ND-WAR-0, ND-WAR-1]"""
    while revealed := reveal(t, me):
        card = CARDS[revealed[0]]
        if t.cost(card.key) in (3, 4) and not card.debt:
            await trash(t, me, revealed, "shown")
            break
    await discard(t, me, me.shown, "shown", openly=True)
