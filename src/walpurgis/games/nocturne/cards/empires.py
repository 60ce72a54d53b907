"""Cards of Empires, and the Event Banquet. The Landmark Tomb speaks in moving.py; the Castles are in castles.py."""

from __future__ import annotations

from walpurgis.engine import without
from walpurgis.engine.question import OneOf, may, some_of

from ..choices import describe, for_up_to, from_hand, from_supply, one_card, so_many_from_hand
from ..events import LookedAt, PutIntoHand, PutOnDeck
from ..facts import CARDS, Card, card, event
from ..gaining import gain
from ..keys import HAND_KEYS, name_in
from ..moving import discard, discard_down_to, draw, gain_points, need, reveal, take_off, trash
from ..playing import This, later, trash_this, victims
from ..state import Kingdom, Later, Player, costs_less, up_to
from .base import gain_by_choice, in_discard, is_copper
from .nights import lying_aside, take_one_back

take_from_the_archive = one_card("archive", "aside", lying_aside, rule="ND-ARCH-0")


@card
async def archive(t: Kingdom, me: Player, this: This) -> None:
    """Three cards of the deck are set aside face down; one comes into the hand now, one in each of the next two turns. [ND-ARCH-0, ND-ARCH-1]"""
    count = need(t, me, 3)
    if count:
        then = later(t, me, this, [*take_off(me, count)])
        await take_one_back(t, me, then, take_from_the_archive)
        if not then.aside and this.stay is not None:
            this.stay.later.remove(then)


@archive.next_turn
async def the_next_one(t: Kingdom, me: Player, then: Later) -> bool:
    await take_one_back(t, me, then, take_from_the_archive)
    return bool(then.aside)


trash_for_the_catapult = from_hand("catapult", rule="ND-CATA-1")
discard_before_the_catapult = so_many_from_hand("catapult-discard", rule="ND-CATA-0")


@card
async def catapult(t: Kingdom, me: Player, this: This) -> None:
    """Trash a card: if it costs three coins or more the others gain a Curse; if it is a Treasure they discard down to three. [ND-CATA-0, ND-CATA-1, ND-014]"""
    name = await trash_for_the_catapult(t, me)
    if not name:
        return
    coins = t.cost(name)
    await trash(t, me, [name])
    if coins >= 3:
        for p in victims(t, me, this):
            await gain(t, p, "curse")
    if CARDS[name].is_treasure:
        for p in victims(t, me, this):
            await discard_down_to(t, p, 3, discard_before_the_catapult)


@CARDS["rocks"].gained
@CARDS["rocks"].trashed
async def a_silver_breaks_off(t: Kingdom, me: Player) -> None:
    """Gain a Silver: onto the deck in one's own Buy phase, else into the hand. [ND-ROCKS-0, ND-ROCKS-1]"""
    await gain(t, me, "silver", "deck" if t.in_own_buy_phase(me) else "hand")


build_for_four = for_up_to("engineer", 4, rule="ND-ENG-0")
trash_the_engineer: OneOf[Kingdom, Player, bool] = may("engineer-trash", rule="ND-ENG-1")


@card
async def engineer(t: Kingdom, me: Player, this: This) -> None:
    """Gain a card for up to four coins; this may be trashed to gain another one. [ND-ENG-0, ND-ENG-1]"""
    await gain_by_choice(t, me, build_for_four)
    if this.in_play and await trash_the_engineer(t, me) and await trash_this(t, me, this):
        await gain_by_choice(t, me, build_for_four)


def different_names(t: Kingdom, me: Player) -> list[str]:
    return [HAND_KEYS[name] for name in dict.fromkeys(me.hand)]


trash_different_names = some_of("temple", different_names, (1, 3), says=describe, rule="ND-TEMPLE-1").meaning(name_in)


@card
async def temple(t: Kingdom, me: Player, this: This) -> None:
    """A point; trash one to three cards of different names; a token on the Temple pile. [ND-TEMPLE-0, ND-TEMPLE-1]"""
    gain_points(t, me, 1)
    await trash(t, me, await trash_different_names(t, me))
    t.temple += 1


@CARDS["temple"].gained
async def all_tokens(t: Kingdom, me: Player) -> None:
    """Whoever gains a Temple takes the tokens of the pile. [ND-TEMPLE-0]"""
    gain_points(t, me, t.temple)
    t.temple = 0


discard_in_the_forum = so_many_from_hand("forum", rule="ND-FORUM-0")


@card
async def forum(t: Kingdom, me: Player, this: This) -> None:
    """Discard two cards. [ND-FORUM-0]"""
    await discard(t, me, await discard_in_the_forum(t, me, 2))


@forum.bought
async def a_buy_with_it(t: Kingdom, me: Player) -> None:
    """Another Buy when it is bought. [ND-FORUM-1, ND-X-5]"""
    if "forum-gain" not in t.switches:
        t.buys += 1


@forum.gained
async def a_buy_when_gained(t: Kingdom, me: Player) -> None:
    """In newer printings, another Buy whenever it is gained. [ND-X-5]"""
    if "forum-gain" in t.switches and me.seat == t.active:
        t.buys += 1


trash_an_offering = from_hand("sacrifice", rule="ND-SAC-0")


@card
async def sacrifice(t: Kingdom, me: Player, this: This) -> None:
    """Trash a card: an Action for two cards and two Actions, a Treasure for two coins, a Victory card for two points. [ND-SAC-0, ND-SAC-1]"""
    name = await trash_an_offering(t, me)
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


def is_settlers(t: Kingdom, me: Player, card: Card) -> bool:
    return card.key == "settlers"


take_a_copper = one_card("settlers", "discard", in_discard, rule="ND-SETTL-1", only=is_copper, or_not=True)
take_settlers = one_card("bustling-village", "discard", in_discard, rule="ND-SETTL-1", only=is_settlers, or_not=True)


@card
async def settlers(t: Kingdom, me: Player, this: This) -> None:
    """A Copper of the discard pile may come into the hand. [ND-SETTL-0, ND-SETTL-1]"""
    await take_from_discard(t, me, take_a_copper)


@card
async def bustling_village(t: Kingdom, me: Player, this: This) -> None:
    """Settlers of the discard pile may come into the hand. [ND-BUSTLING-0, ND-SETTL-1]"""
    await take_from_discard(t, me, take_settlers)


async def take_from_discard(t: Kingdom, me: Player, question: OneOf[Kingdom, Player, str | None]) -> None:
    """Look through one's own discard pile; show the card that is asked for, if it is there, and take it into the hand, or not."""
    if me.discard:
        me.looked += me.discard
        t.tell(LookedAt, me.seat, [*me.discard[::-1]])
        name = await question(t, me)
        if name:
            me.discard = without(me.discard, name)
            me.hand += (name,)
            t.tell(PutIntoHand, me.seat, name)


@card
async def chariot_race(t: Kingdom, me: Player, this: This) -> None:
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


def is_no_victory_up_to_five(t: Kingdom, me: Player, card: Card) -> bool:
    return up_to(t, 5, card) and not card.is_victory


dine_for_five = from_supply("banquet", is_no_victory_up_to_five, rule="ND-BANQ-0")


@event
async def banquet(t: Kingdom, me: Player) -> None:
    """Gain two Coppers, and a card for up to five coins that is not a Victory card. [ND-BANQ-0, ND-BANQ-1]"""
    for _ in range(2):
        await gain(t, me, "copper")
    await gain_by_choice(t, me, dine_for_five)
