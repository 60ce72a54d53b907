"""The twelve Hexes, from the side of whoever receives them. [ND-HEX-1]"""

from __future__ import annotations

from walpurgis.engine import without

from ..choices import from_hand, from_supply, so_many_from_hand
from ..doom import take_delusion, take_misery
from ..events import DeckBecameDiscard, PutBack, PutOnDeck, RevealedDiscard, Shuffled
from ..facts import CARDS, Card, hex_
from ..gaining import gain
from ..moving import discard, discard_down_to, need, reveal, reveal_hand, trash
from ..state import Kingdom, Player, costs_less


@hex_
async def bad_omens(t: Kingdom, me: Player) -> None:
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
async def delusion(t: Kingdom, me: Player) -> None:
    """Take Deluded. [ND-DELUS-0, ND-152]"""
    take_delusion(t, me, "deluded")


@hex_
async def envy(t: Kingdom, me: Player) -> None:
    """Take Envious. [ND-ENVY-0, ND-152]"""
    take_delusion(t, me, "envious")


@hex_
async def famine(t: Kingdom, me: Player) -> None:
    """Reveal three cards; Actions are discarded, the rest is shuffled into the deck. [ND-FAMINE-0, ND-FAMINE-1]"""
    reveal(t, me, 3)
    await discard(t, me, [card for card in me.shown if CARDS[card].is_action], "shown", openly=True)
    me.deck = tuple(t.chance.shuffled(me.deck + me.shown))
    me.shown = ()
    t.tell(Shuffled, me.seat)


def is_action_or_treasure(t: Kingdom, me: Player, card: Card) -> bool:
    return card.is_action or card.is_treasure


discard_for_fear = from_hand("fear", rule="ND-FEAR-1", only=is_action_or_treasure)


@hex_
async def fear(t: Kingdom, me: Player) -> None:
    """With five cards or more, discard an Action or Treasure, or show that there is none. [ND-FEAR-0, ND-FEAR-1]"""
    if len(me.hand) >= 5:
        name = await discard_for_fear(t, me)
        if name:
            await discard(t, me, [name])
        else:
            reveal_hand(t, me)


@hex_
async def greed(t: Kingdom, me: Player) -> None:
    """Gain a Copper onto the deck. [ND-GREED-0, ND-GREED-1]"""
    await gain(t, me, "copper", "deck")


put_one_on_deck = from_hand("haunting", rule="ND-HAUNT-0")


@hex_
async def haunting(t: Kingdom, me: Player) -> None:
    """With four cards or more, put one on the deck. [ND-HAUNT-0, ND-HAUNT-1]"""
    if len(me.hand) >= 4:
        name = await put_one_on_deck(t, me)
        assert name is not None
        me.hand = without(me.hand, name)
        me.deck += (name,)
        t.tell(PutBack, me.seat, [name])


def is_cheaper_of_a_type(t: Kingdom, me: Player, eaten: Card, card: Card) -> bool:
    return costs_less(card, eaten, t) and any(kind in eaten.types for kind in card.types)


gain_after_the_locusts = from_supply("locusts", is_cheaper_of_a_type, rule="ND-LOCUST-1")


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
    gained = await gain_after_the_locusts(t, me, card)
    if gained:
        await gain(t, me, gained)


@hex_
async def misery(t: Kingdom, me: Player) -> None:
    """Miserable, or Twice Miserable. [ND-MISERY-0, ND-MISERY-1]"""
    take_misery(t, me)


@hex_
async def plague(t: Kingdom, me: Player) -> None:
    """Gain a Curse into the hand. [ND-PLAGUE-0, ND-PLAGUE-1]"""
    await gain(t, me, "curse", "hand")


discard_in_poverty = so_many_from_hand("poverty", rule="ND-POVERTY-0")


@hex_
async def poverty(t: Kingdom, me: Player) -> None:
    """Discard down to three cards. [ND-POVERTY-0, ND-POVERTY-1]"""
    await discard_down_to(t, me, 3, discard_in_poverty)


@hex_
async def war(t: Kingdom, me: Player) -> None:
    """Reveal cards until one costs three or four coins: it is trashed, the others are discarded. [ND-WAR-0, ND-WAR-1]"""
    while revealed := reveal(t, me):
        card = CARDS[revealed[0]]
        if t.cost(card.key) in (3, 4) and not card.debt:
            await trash(t, me, revealed, "shown")
            break
    await discard(t, me, me.shown, "shown", openly=True)
