"""Cards of Empires, and the Event Banquet. The Landmark Tomb speaks in moving.py; the Castles are in castles.py."""

from __future__ import annotations

from collections.abc import Awaitable
from functools import partial

from walpurgis.engine import may, one_of, some_of, without

from ..choices import DONE, card_of, choose_from_hand, choose_from_supply, choose_some, in_zone, key, say, say_last
from ..events import LookedAt, PutIntoHand, PutOnDeck
from ..facts import CARDS, card, event
from ..gaining import gain
from ..moving import discard, discard_down_to, draw, gain_points, need, reveal, take_off, trash
from ..playing import This, later, trash_this, victims
from ..state import Kingdom, Later, Player, costs_less, up_to
from .base import gain_up_to
from .nights import take_one_back


@card
async def archive(t: Kingdom, me: Player, this: This) -> None:
    """Three cards of the deck are set aside face down; one comes into the hand now, one in each of the next two turns. [ND-ARCH-0, ND-ARCH-1]"""
    count = need(t, me, 3)
    if count:
        then = later(t, me, this, [*take_off(me, count)])
        await take_one_back(t, me, then, "archive", "ND-ARCH-0")
        if not then.aside and this.stay is not None:
            this.stay.later.remove(then)


@archive.next_turn
async def the_next_one(t: Kingdom, me: Player, then: Later) -> bool:
    await take_one_back(t, me, then, "archive", "ND-ARCH-0")
    return bool(then.aside)


@card
async def catapult(t: Kingdom, me: Player, this: This) -> None:
    """Trash a card: if it costs three coins or more the others gain a Curse; if it is a Treasure they discard down to three. [ND-CATA-0, ND-CATA-1, ND-014]"""
    name = await choose_from_hand(me, "catapult", rule="ND-CATA-1")
    if not name:
        return
    coins = t.cost(name)
    await trash(t, me, [name])
    if coins >= 3:
        for p in victims(t, me, this):
            await gain(t, p, "curse")
    if CARDS[name].is_treasure:
        for p in victims(t, me, this):
            await discard_down_to(t, p, 3, "catapult-discard", "ND-CATA-0")


@CARDS["rocks"].gained
@CARDS["rocks"].trashed
def a_silver_breaks_off(t: Kingdom, me: Player) -> Awaitable[object]:
    """Gain a Silver: onto the deck in the own Buy phase, else into the hand. [ND-ROCKS-0, ND-ROCKS-1]"""
    return gain(t, me, "silver", "deck" if t.in_own_buy_phase(me) else "hand")


@card
async def engineer(t: Kingdom, me: Player, this: This) -> None:
    """Gain a card for up to four coins; this may be trashed to gain another one. [ND-ENG-0, ND-ENG-1]"""
    await gain_up_to(t, me, 4, "engineer", "ND-ENG-0")
    if this.in_play and await may(me, "engineer-trash", rule="ND-ENG-1") and await trash_this(t, me, this):
        await gain_up_to(t, me, 4, "engineer", "ND-ENG-0")


@card
async def temple(t: Kingdom, me: Player, this: This) -> None:
    """A point; trash one to three cards of different names; a token on the Temple pile. [ND-TEMPLE-0, ND-TEMPLE-1]"""
    gain_points(t, me, 1)
    names = partial(different_names, me)
    if me.hand:
        cards = await some_of(me, "temple", names, 1, 3, say=say, rule="ND-TEMPLE-1")
        await trash(t, me, [card_of(chosen) for chosen in cards])
    t.temple += 1


def different_names(me: Player) -> list[str]:
    return list(dict.fromkeys(in_zone("hand", me.hand)))


@CARDS["temple"].gained
def all_tokens(t: Kingdom, me: Player) -> None:
    """Whoever gains a Temple takes the tokens of the pile. [ND-TEMPLE-0]"""
    gain_points(t, me, t.temple)
    t.temple = 0


@card
async def forum(t: Kingdom, me: Player, this: This) -> None:
    """Discard two cards. [ND-FORUM-0]"""
    await discard(t, me, await choose_some(me, "forum", 2, 2, rule="ND-FORUM-0", about={"count": 2}))


@forum.bought
def a_buy_with_it(t: Kingdom, me: Player) -> None:
    """Another Buy when it is bought. [ND-FORUM-1, ND-X-5]"""
    if "forum-gain" not in t.switches:
        t.buys += 1


@forum.gained
def a_buy_when_gained(t: Kingdom, me: Player) -> None:
    """In newer printings, another Buy whenever it is gained. [ND-X-5]"""
    if "forum-gain" in t.switches and me.seat == t.active:
        t.buys += 1


@card
async def sacrifice(t: Kingdom, me: Player, this: This) -> None:
    """Trash a card: an Action for two cards and two Actions, a Treasure for two coins, a Victory card for two points. [ND-SAC-0, ND-SAC-1]"""
    name = await choose_from_hand(me, "sacrifice", rule="ND-SAC-0")
    if not name:
        return
    await trash(t, me, [name])
    offering = CARDS[name]
    if offering.is_action:
        draw(t, me, 2)
        t.actions += 2
    if offering.is_treasure:
        t.coins += 2
    if offering.is_victory:
        gain_points(t, me, 2)


@card
def settlers(t: Kingdom, me: Player, this: This) -> Awaitable[object]:
    """A Copper of the discard pile may come into the hand. [ND-SETTL-0, ND-SETTL-1]"""
    return from_discard(t, me, "copper", "settlers")


@card
def bustling_village(t: Kingdom, me: Player, this: This) -> Awaitable[object]:
    """Settlers of the discard pile may come into the hand. [ND-BUSTLING-0, ND-SETTL-1]"""
    return from_discard(t, me, "settlers", "bustling-village")


async def from_discard(t: Kingdom, me: Player, name: str, prompt: str) -> None:
    """Look through the own discard pile; show a card of that name, if it is there, and take it into the hand, or not."""
    if me.discard:
        me.looked += me.discard
        t.tell(LookedAt, me.seat, [*me.discard[::-1]])
        chosen = await one_of(me, prompt, copies_or_not, of=(me, name), say=say_last, rule="ND-SETTL-1")
        if chosen != DONE:
            me.discard = without(me.discard, name)
            me.hand += (name,)
            t.tell(PutIntoHand, me.seat, name)


def copies_or_not(me: Player, name: str) -> list[str]:
    """The copies of a card in the discard pile, or none, as keys."""
    return [key("discard", name)] * me.discard.count(name) + [DONE]


@card
def chariot_race(t: Kingdom, me: Player, this: This) -> None:
    """Reveal the top card of the deck into the hand; if it costs more than the one of the left neighbour, a coin and a point. [ND-CHAR-0, ND-CHAR-1]"""
    mine = reveal(t, me)
    left = t.others(me)[0]
    theirs = reveal(t, left)
    for name in mine:
        me.shown = without(me.shown, name)
        me.hand += (name,)
        t.tell(PutIntoHand, me.seat, name)
    for name in theirs:
        left.shown = without(left.shown, name)
        left.deck += (name,)
        t.tell(PutOnDeck, left.seat, name)
    if mine and theirs and costs_less(CARDS[theirs[0]], CARDS[mine[0]], t):
        t.coins += 1
        gain_points(t, me, 1)


@event
async def banquet(t: Kingdom, me: Player) -> None:
    """Gain two Coppers, and a card for up to five coins that is no Victory card. [ND-BANQ-0, ND-BANQ-1]"""
    for _ in range(2):
        await gain(t, me, "copper")
    cheap = up_to(t, 5)
    name = await choose_from_supply(t, me, "banquet", lambda card: cheap(card) and not card.is_victory, rule="ND-BANQ-1")
    if name:
        await gain(t, me, name)
