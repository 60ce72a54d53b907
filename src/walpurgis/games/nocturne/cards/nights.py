"""Nocturne's kingdom cards of the Night, and Werewolf, who is of both."""

from __future__ import annotations

from collections.abc import Sequence

from walpurgis.engine import Rule, without
from walpurgis.engine.question import OneOf, one_of, some_of

from ..choices import describe, for_up_to, from_hand, from_supply, one_card, some_looked_at, the_count
from ..doom import hex_the_others
from ..events import TookAside
from ..facts import CARDS, SPIRITS, Card, card
from ..gaining import gain
from ..keys import DONE, HAND_KEYS, KEYS, name_in, read
from ..moving import discard, draw, reveal_hand, trash
from ..playing import This, exchange_this, later, trash_this, victims
from ..state import Kingdom, Later, Player, costs_less, up_to
from .base import gain_by_choice
from .boons import sift


@card
async def guardian(t: Kingdom, me: Player, this: This) -> None:
    """Until the next turn no Attack affects its owner. [ND-GUARDIAN-0 to ND-GUARDIAN-3]"""
    me.guarded = True
    later(t, me, this)


@guardian.next_turn_unasked
async def a_coin(t: Kingdom, me: Player, then: Later) -> None:
    t.coins += 1


def hand_and_coppers(t: Kingdom, me: Player, count: int) -> list[str]:
    """The cards of the hand, the Coppers in play, or no more."""
    return [*[HAND_KEYS[name] for name in me.hand], *[KEYS["play"][name] for name in me.play if name == "copper"], DONE]


trash_in_the_monastery = one_of("monastery", hand_and_coppers, says=describe, rule="ND-MONAST-1", about=the_count).meaning(read)


@card
async def monastery(t: Kingdom, me: Player, this: This) -> None:
    """For each card gained this turn, a card of the hand or a Copper in play may be trashed, one after the other. [ND-MONAST-0 to ND-MONAST-4]"""
    for left in range(me.gained, 0, -1):
        zone, name = await trash_in_the_monastery(t, me, left)
        if zone == DONE:
            return
        await trash(t, me, [name], zone)


def is_in_play(t: Kingdom, me: Player, card: Card) -> bool:
    return card.key in me.play


copy_a_card_in_play = from_supply("changeling", is_in_play, rule="ND-CHANGE-8")


@card
async def changeling(t: Kingdom, me: Player, this: This) -> None:
    """Trash this; gain a copy of a card in play. [ND-CHANGE-0, ND-CHANGE-8 to ND-CHANGE-11]"""
    await trash_this(t, me, this)
    await gain_by_choice(t, me, copy_a_card_in_play)


@card
async def ghost_town(t: Kingdom, me: Player, this: This) -> None:
    """Next turn a card and an Action. [ND-GTOWN-0]"""
    later(t, me, this)


@ghost_town.next_turn
async def a_card_and_an_action(t: Kingdom, me: Player, then: Later) -> None:
    draw(t, me, 1)
    t.actions += 1


discard_on_the_watch = some_looked_at("night-watchman", rule="ND-WATCH-0")


@card
async def night_watchman(t: Kingdom, me: Player, this: This) -> None:
    """Look at five cards of the deck; discard some, put the rest back. [ND-WATCH-0, ND-WATCH-1]"""
    await sift(t, me, 5, discard_on_the_watch)


make_for_four = for_up_to("devils-workshop", 4, rule="ND-DEVIL-0")


@card
async def devils_workshop(t: Kingdom, me: Player, this: This) -> None:
    """By the number of cards gained this turn: none, a Gold; one, a card for up to four coins; more, an Imp. [ND-DEVIL-0 to ND-DEVIL-3]"""
    if me.gained == 0:
        await gain(t, me, "gold")
    elif me.gained == 1:
        await gain_by_choice(t, me, make_for_four)
    else:
        await gain(t, me, "imp")


def spirits(t: Kingdom, me: Player, trashed: str) -> Sequence[str]:
    return SPIRITS


def is_there_and_cheaper(t: Kingdom, me: Player, trashed: str, spirit: Card) -> bool:
    return t.available(spirit.key) and costs_less(spirit, CARDS[trashed], t)


trash_a_card = from_hand("exorcist-trash", rule="ND-EXOR-1")
gain_a_spirit = one_card("exorcist-gain", "pile", spirits, rule="ND-EXOR-2", only=is_there_and_cheaper)


@card
async def exorcist(t: Kingdom, me: Player, this: This) -> None:
    """Trash a card from your hand; gain a Spirit that costs less. [ND-EXOR-0 to ND-EXOR-4]"""
    if name := await trash_a_card(t, me):
        await trash(t, me, [name])
        if spirit := await gain_a_spirit(t, me, name):
            await gain(t, me, spirit)


@card
async def cobbler(t: Kingdom, me: Player, this: This) -> None:
    """Next turn gain a card for up to four coins into the hand. [ND-COBB-0, ND-COBB-1]"""
    later(t, me, this)


make_new_shoes = for_up_to("cobbler", 4, rule="ND-COBB-0")


@cobbler.next_turn
async def new_shoes(t: Kingdom, me: Player, then: Later) -> None:
    """[ND-COBB-2]"""
    await gain_by_choice(t, me, make_new_shoes, "hand")


def in_play(t: Kingdom, me: Player) -> list[str]:
    return [KEYS["play"][name] for name in me.play]


def why_not_bury(t: Kingdom, me: Player, wanted: str) -> Rule | None:
    """Only Treasures that are in play. [ND-CRYPT-0]"""
    zone, name = read(wanted)
    return None if zone == "play" and CARDS[name].is_treasure else "ND-CRYPT-0"


def lying_aside(t: Kingdom, me: Player, then: Later) -> Sequence[str]:
    return then.aside


bury_treasures = some_of("crypt", in_play, forbids=why_not_bury, says=describe, rule="ND-CRYPT-0").meaning(name_in)
dig_one_up = one_card("crypt-back", "aside", lying_aside, rule="ND-CRYPT-4")


@card
async def crypt(t: Kingdom, me: Player, this: This) -> None:
    """Any Treasures in play go under this, face down, and come back one each turn. [ND-CRYPT-0 to ND-CRYPT-5]"""
    buried = await bury_treasures(t, me)
    if buried:
        for name in buried:
            me.play = without(me.play, name)
        later(t, me, this, buried)


@crypt.next_turn
async def one_comes_back(t: Kingdom, me: Player, then: Later) -> bool:
    """One of the heap into the hand; there is more as long as the heap is not empty. [ND-CRYPT-4]"""
    await take_one_back(t, me, then, dig_one_up)
    return bool(then.aside)


async def take_one_back(t: Kingdom, me: Player, then: Later, question: OneOf[Kingdom, Player, Later, str | None]) -> None:
    """One of the cards that are set aside goes into the hand, by choice."""
    name = await question(t, me, then)
    if name:
        then.aside.remove(name)
        me.hand += (name,)
        t.tell(TookAside, me.seat, name)


@card
async def den_of_sin(t: Kingdom, me: Player, this: This) -> None:
    """Next turn two cards. [ND-DEN-0]"""
    later(t, me, this)


@den_of_sin.next_turn
async def two_cards(t: Kingdom, me: Player, then: Later) -> None:
    draw(t, me, 2)


def is_no_vampire_up_to_five(t: Kingdom, me: Player, card: Card) -> bool:
    return up_to(t, 5, card) and card.key != "vampire"


feed_for_five = from_supply("vampire", is_no_vampire_up_to_five, rule="ND-VAMP-1")


@card
async def vampire(t: Kingdom, me: Player, this: This) -> None:
    """The others receive a Hex; gain a card for up to five coins, no Vampire; then exchange this for a Bat. [ND-VAMP-0 to ND-VAMP-2]"""
    await hex_the_others(t, me, this)
    await gain_by_choice(t, me, feed_for_five)
    exchange_this(t, me, this, "bat")


@card
async def werewolf(t: Kingdom, me: Player, this: This) -> None:
    """At Night the others receive a Hex; at any other time draw three cards. [ND-WERE-0 to ND-WERE-2]"""
    if t.phase == "night":
        await hex_the_others(t, me, this)
    else:
        draw(t, me, 3)


def is_in_the_raiders_play(t: Kingdom, me: Player, card: Card) -> bool:
    return card.key in t.me.play


discard_a_copy = from_hand("raider", rule="ND-RAID-2", only=is_in_the_raiders_play)


@card
async def raider(t: Kingdom, me: Player, this: This) -> None:
    """Whoever has five cards or more discards a copy of a card of mine in play, or shows a hand without one. Next turn three coins. [ND-RAID-0 to ND-RAID-3]"""
    for p in victims(t, me, this):
        if len(p.hand) >= 5:
            name = await discard_a_copy(t, p)
            if name:
                await discard(t, p, [name])
            else:
                reveal_hand(t, p)
    later(t, me, this)


@raider.next_turn_unasked
async def three_coins(t: Kingdom, me: Player, then: Later) -> None:
    t.coins += 3
