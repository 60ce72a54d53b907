"""How cards come: gained, bought, exchanged; and what may happen when they are. [ND-080 to ND-085, ND-100 to ND-102]"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from walpurgis.engine import Say

from .events import Bought, DebtTaken, Exchanged, Gained, PutOnDeck
from .facts import CARDS, Card
from .keys import KEYS, key
from .moving import gain_points, take_out
from .state import Kingdom, Player
from .window import Effect, in_any_order, next_of

CHANGELING = "changeling"


async def gain(t: Kingdom, me: Player, card: str, to: str = "", *, bought: bool = False) -> bool:
    """Gain this card from the top of its pile, into the discard pile unless card or rule say otherwise; False if it cannot be had. [ND-080 to ND-083]"""
    known = CARDS[card]
    if not take_from_pile(t, known):
        return False
    place = to or ("hand" if known.to_hand else "discard")
    if place == "discard":
        me.discard += (card,)
    elif place == "hand":
        me.hand += (card,)
    else:
        me.deck += (card,)
    me.gained += 1
    if bought:
        t.tell(Bought, me.seat, card)
    if not bought or place != "discard":
        t.tell(Gained, me.seat, card, place)
    if known.is_victory and "groundskeeper" in me.play:
        gain_points(t, me, me.play.count("groundskeeper"))
    if known.on_gained is not None or CHANGELING in t.left or ("tracker" in t.left and tracks(t, me)):
        await when_gained(t, me, known, place)
    return True


async def when_gained(t: Kingdom, me: Player, card: Card, place: str) -> None:
    """What the card does when gained, Tracker and Changeling, in the order the player likes. [ND-085]"""
    where = key(place, card.key)
    me.fresh += (where,)  # until one of the effects moves the card
    count = me.fresh.count(where)

    def lies_there(t: Kingdom, me: Player) -> bool:
        return me.fresh.count(where) == count and still_there(me, card.key, place)

    def may_still_change(t: Kingdom, me: Player) -> bool:
        return lies_there(t, me) and t.left[CHANGELING] > 0

    effects = []
    if card.on_gained is not None:
        effects.append(Effect(KEYS["card"][card.key], card.on_gained))
    if place != "deck" and tracks(t, me):
        effects.append(Effect(KEYS["card"]["tracker"], partial(put_on_deck, card=card.key, place=place), True, lies_there))
    if may_become_changeling(t, card):
        effects.append(Effect(KEYS["card"][CHANGELING], partial(become_changeling, card=card, place=place), True, may_still_change))
    await in_any_order(t, me, next_of_the_gained, effects, card.key)
    if me.fresh.count(where) == count:
        forget(me, where)


def the_card(t: Kingdom, me: Player, there: list[Effect], card: str) -> Mapping[str, Any]:
    return {"card": Say(f"card-{card}")}


next_of_the_gained = next_of("gained", rule="ND-085", about=the_card)


def take_from_pile(t: Kingdom, card: Card) -> bool:
    """Take the card off its pile; False if it is not on top there."""
    pile, left = card.pile, t.left
    if pile not in left or not left[pile]:
        return False
    mixed = pile in t.stacks
    if mixed:
        if t.stacks[pile][-1] != card.key:
            return False
        t.stacks[pile].pop()
    left[pile] -= 1
    if mixed or not left[pile]:
        t.price_the_piles()
    return True


def return_to_pile(t: Kingdom, card: str) -> None:
    """Lay a card on top of its pile. [ND-036]"""
    pile = CARDS[card].pile
    t.left[pile] += 1
    if pile in t.stacks:
        t.stacks[pile].append(card)
    if t.left[pile] == 1 or pile in t.stacks:
        t.price_the_piles()


def has_pile(t: Kingdom, card: str) -> bool:
    return CARDS[card].pile in t.left


def still_there(me: Player, card: str, place: str) -> bool:
    """Whether a gained card still lies where it was gained to: covered in the discard pile it can be found, covered on the deck it cannot. [ND-066, ND-067]"""
    if place == "deck":
        return bool(me.deck) and me.deck[-1] == card
    return card in (me.hand if place == "hand" else me.discard)


def take_back(me: Player, card: str, place: str) -> None:
    """Take a gained card away from where it lies, the topmost of its kind."""
    forget(me, key(place, card))
    take_out(me, place, [card])


def forget(me: Player, where: str) -> None:
    """A gained card is no longer fresh."""
    at = me.fresh.index(where)
    me.fresh = me.fresh[:at] + me.fresh[at + 1 :]


# Tracker -------------------------------------------------------------------------------------------------------------


def tracks(t: Kingdom, me: Player) -> bool:
    """Whether a Tracker lets this player put gained cards on the deck. [ND-TRACKER-2, ND-TRACKER-4, ND-X-2]"""
    return "tracker" in t.marks and me.seat == t.active if "tracker-this-turn" in t.switches else "tracker" in me.play


async def put_on_deck(t: Kingdom, me: Player, card: str, place: str) -> None:
    take_back(me, card, place)
    me.deck += (card,)
    t.tell(PutOnDeck, me.seat, card)


# Exchanging ----------------------------------------------------------------------------------------------------------


def may_become_changeling(t: Kingdom, card: Card) -> bool:
    """A gained card that costs at least three coins, while there are Changelings. [ND-CHANGE-1, ND-CHANGE-4, ND-CHANGE-7]"""
    return t.left.get(CHANGELING, 0) > 0 and t.cost(card.key) >= 3 and card.key != CHANGELING and has_pile(t, card.key)


async def become_changeling(t: Kingdom, me: Player, card: Card, place: str) -> None:
    """The gained card goes back, a Changeling comes into the discard pile; it is not gained. [ND-CHANGE-2, ND-CHANGE-5]"""
    take_back(me, card.key, place)
    swap(t, me, card.key, CHANGELING)


def swap(t: Kingdom, me: Player, card: str, wanted: str) -> None:
    """Return a card that has left its place, and take another one into the discard pile. Neither a gain nor a discard. [ND-100, ND-101]"""
    return_to_pile(t, card)
    take_from_pile(t, CARDS[wanted])
    me.discard += (wanted,)
    t.tell(Exchanged, me.seat, card, wanted)


# Buying --------------------------------------------------------------------------------------------------------------


async def buy(t: Kingdom, me: Player, card: str) -> None:
    """Pay, use up a Buy, do what the card says when bought, then gain it. [ND-081, ND-145]"""
    known = CARDS[card]
    t.coins -= t.cost(card)
    t.buys -= 1
    t.has_bought = True
    if known.debt:
        me.debt += known.debt
        t.tell(DebtTaken, me.seat, known.debt)
    if known.on_bought is not None:
        await known.on_bought(t, me)
    await gain(t, me, card, bought=True)
