"""How cards come: gained, bought, exchanged; and what may happen when they are. [ND-080 to ND-085, ND-100 to ND-102]"""

from __future__ import annotations

from collections.abc import Awaitable
from functools import partial

from .choices import key, say
from .events import Bought, DebtTaken, Exchanged, Gained, PutOnDeck
from .facts import AT_ONCE, CARDS, Card
from .moving import gain_points, take_out
from .state import Kingdom, Player
from .window import Effect, in_any_order

CHANGELING = "changeling"


async def gain(t: Kingdom, me: Player, card: str, to: str = "") -> bool:
    """Gain this card from the top of its pile; False if it cannot be had. [ND-080 to ND-083]"""
    known = CARDS[card]
    if not take_from_pile(t, known):
        return False
    await (put_gained(t, me, known, to) or AT_ONCE)
    return True


def put_gained(t: Kingdom, me: Player, card: Card, to: str = "", bought: bool = False) -> Awaitable[None] | None:
    """Lay a card off its pile into the discard pile, unless card or rule say otherwise; what happens then is left to be awaited. [ND-080 to ND-083]"""
    place = to or ("hand" if card.to_hand else "discard")
    if place == "discard":
        me.discard += (card.key,)
    elif place == "hand":
        me.hand += (card.key,)
    else:
        me.deck += (card.key,)
    me.gained += 1
    if t.heard is not None:
        if bought:
            t.tell(Bought, me.seat, card.key)
        if not bought or place != "discard":
            t.tell(Gained, me.seat, card.key, place)
    if card.is_victory and "groundskeeper" in me.play:
        gain_points(t, me, me.play.count("groundskeeper"))
    if card.on_gained is None and CHANGELING not in t.left and ("tracker" not in t.left or not tracks(t, me)):
        return None
    return when_gained(t, me, card, place)


async def when_gained(t: Kingdom, me: Player, card: Card, place: str) -> None:
    """What the card does when gained, Tracker and Changeling, in the order the player likes. [ND-085]"""
    where = f"{place}:{card.key}"
    me.fresh += (where,)  # until one of the effects moves the card
    count = me.fresh.count(where)

    def lies_there(t: Kingdom, me: Player) -> bool:
        return me.fresh.count(where) == count and still_there(me, card.key, place)

    def may_still_change(t: Kingdom, me: Player) -> bool:
        return lies_there(t, me) and t.left[CHANGELING] > 0

    effects = []
    if card.on_gained is not None:
        effects.append(Effect(f"card:{card.key}", card.on_gained))
    if place != "deck" and tracks(t, me):
        effects.append(Effect("card:tracker", partial(put_on_deck, card=card.key, place=place), True, lies_there))
    if may_become_changeling(t, card):
        effects.append(Effect("card:changeling", partial(become_changeling, card=card, place=place), True, may_still_change))
    await in_any_order(t, me, "gained", effects, rule="ND-085", about={"card": say(key("card", card.key))})
    if me.fresh.count(where) == count:
        forget(me, where)


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
    forget(me, f"{place}:{card}")
    take_out(me, place, [card])


def forget(me: Player, where: str) -> None:
    """A gained card is no longer fresh."""
    at = me.fresh.index(where)
    me.fresh = me.fresh[:at] + me.fresh[at + 1 :]


# Tracker -------------------------------------------------------------------------------------------------------------


def tracks(t: Kingdom, me: Player) -> bool:
    """Whether a Tracker lets this player put gained cards on the deck. [ND-TRACKER-2, ND-TRACKER-4, ND-X-2]"""
    return "tracker" in t.marks and me.seat == t.active if "tracker-this-turn" in t.switches else "tracker" in me.play


def put_on_deck(t: Kingdom, me: Player, card: str, place: str) -> None:
    take_back(me, card, place)
    me.deck += (card,)
    t.tell(PutOnDeck, me.seat, card)


# Exchanging ----------------------------------------------------------------------------------------------------------


def may_become_changeling(t: Kingdom, card: Card) -> bool:
    """A gained card that costs at least three coins, while there are Changelings. [ND-CHANGE-1, ND-CHANGE-4, ND-CHANGE-7]"""
    return t.left.get(CHANGELING, 0) > 0 and t.cost(card.key) >= 3 and card.key != CHANGELING and has_pile(t, card.key)


def become_changeling(t: Kingdom, me: Player, card: Card, place: str) -> None:
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


def buy(t: Kingdom, me: Player, card: str) -> Awaitable[None] | None:
    """Pay, use up a Buy, do what the card says when bought, then gain it; what happens then is left to be awaited. [ND-081, ND-145]"""
    known = CARDS[card]
    t.coins -= t.cost(card) if t.cheaper else known.cost
    t.buys -= 1
    t.has_bought = True
    if known.debt:
        me.debt += known.debt
        t.tell(DebtTaken, me.seat, known.debt)
    if known.on_bought is not None:
        known.on_bought(t, me)
    return put_gained(t, me, known, "", True) if take_from_pile(t, known) else None
