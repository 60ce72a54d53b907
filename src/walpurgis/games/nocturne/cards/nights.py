"""Nocturne's kingdom cards of the Night, and Werewolf, who is of both."""

from __future__ import annotations

from collections.abc import Awaitable
from functools import partial

from walpurgis.engine import one_of, some_of, without

from ..choices import DONE, card_of, choose_from_hand, choose_from_supply, in_zone, say, say_last
from ..doom import hex_the_others
from ..events import TookAside
from ..facts import CARDS, SPIRITS, card
from ..gaining import gain
from ..moving import discard, draw, reveal_hand, trash
from ..playing import This, exchange_this, later, trash_this, victims
from ..state import Kingdom, Later, Player, costs_less, up_to
from .base import gain_up_to
from .boons import sift


@card
def guardian(t: Kingdom, me: Player, this: This) -> None:
    """Until the next turn no Attack affects its owner. [ND-GUARDIAN-0 to ND-GUARDIAN-3]"""
    me.guarded = True
    later(t, me, this)


@guardian.next_turn_unasked
def a_coin(t: Kingdom, me: Player, then: Later) -> None:
    t.coins += 1


@card
async def monastery(t: Kingdom, me: Player, this: This) -> None:
    """For each card gained this turn, a card of the hand or a Copper in play may be trashed, one after the other. [ND-MONAST-0 to ND-MONAST-4]"""
    for left in range(me.gained, 0, -1):
        if not me.hand and "copper" not in me.play:
            return
        chosen = await one_of(me, "monastery", hand_and_coppers, of=(me,), say=say_last, rule="ND-MONAST-1", about={"count": left})
        if chosen == DONE:
            return
        zone, _, name = chosen.partition(":")
        await trash(t, me, [name], zone)


def hand_and_coppers(me: Player) -> list[str]:
    """The cards of the hand, the Coppers in play, or no more, as keys."""
    return [*in_zone("hand", me.hand), *in_zone("play", [name for name in me.play if name == "copper"]), DONE]


@card
async def changeling(t: Kingdom, me: Player, this: This) -> None:
    """Trash this; gain a copy of a card in play. [ND-CHANGE-0, ND-CHANGE-8 to ND-CHANGE-11]"""
    await trash_this(t, me, this)
    name = await choose_from_supply(t, me, "changeling", lambda card: card.key in me.play, rule="ND-CHANGE-8")
    if name:
        await gain(t, me, name)


@card
def ghost_town(t: Kingdom, me: Player, this: This) -> None:
    """Next turn a card and an Action. [ND-GTOWN-0]"""
    later(t, me, this)


@ghost_town.next_turn
def a_card_and_an_action(t: Kingdom, me: Player, then: Later) -> None:
    draw(t, me, 1)
    t.actions += 1


@card
def night_watchman(t: Kingdom, me: Player, this: This) -> Awaitable[None]:
    """Look at five cards of the deck; discard some, put the rest back. [ND-WATCH-0, ND-WATCH-1]"""
    return sift(t, me, 5, "night-watchman", "ND-WATCH-0")


@card
async def devils_workshop(t: Kingdom, me: Player, this: This) -> None:
    """By the number of cards gained this turn: none, a Gold; one, a card for up to four coins; more, an Imp. [ND-DEVIL-0 to ND-DEVIL-3]"""
    if me.gained == 0:
        await gain(t, me, "gold")
    elif me.gained == 1:
        await gain_up_to(t, me, 4, "devils-workshop", "ND-DEVIL-0")
    else:
        await gain(t, me, "imp")


@card
async def exorcist(t: Kingdom, me: Player, this: This) -> None:
    """Trash a card of the hand; gain a Spirit that costs less. [ND-EXOR-0 to ND-EXOR-4]"""
    name = await choose_from_hand(me, "exorcist-trash", rule="ND-EXOR-1")
    if not name:
        return
    await trash(t, me, [name])
    cheaper = [spirit for spirit in SPIRITS if t.available(spirit) and costs_less(CARDS[spirit], CARDS[name], t)]
    if cheaper:
        await gain(t, me, card_of(await one_of(me, "exorcist-gain", in_zone("pile", cheaper), say=say, rule="ND-EXOR-2")))


@card
def cobbler(t: Kingdom, me: Player, this: This) -> None:
    """Next turn gain a card for up to four coins into the hand. [ND-COBB-0, ND-COBB-1]"""
    later(t, me, this)


@cobbler.next_turn
def new_shoes(t: Kingdom, me: Player, then: Later) -> Awaitable[None]:
    """[ND-COBB-2]"""
    return gain_up_to(t, me, 4, "cobbler", "ND-COBB-2", "hand")


@card
async def crypt(t: Kingdom, me: Player, this: This) -> None:
    """Any Treasures in play go under this, face down, and come back one each turn. [ND-CRYPT-0 to ND-CRYPT-5]"""
    treasures = in_zone("play", me.play, lambda card: card.is_treasure)
    buried = [card_of(chosen) for chosen in await some_of(me, "crypt", treasures, say=say, rule="ND-CRYPT-3")]
    if buried:
        for name in buried:
            me.play = without(me.play, name)
        later(t, me, this, buried)


@crypt.next_turn
async def one_comes_back(t: Kingdom, me: Player, then: Later) -> bool:
    """One of the heap into the hand; there is more as long as the heap is not empty. [ND-CRYPT-4]"""
    await take_one_back(t, me, then, "crypt-back", "ND-CRYPT-4")
    return bool(then.aside)


async def take_one_back(t: Kingdom, me: Player, then: Later, prompt: str, rule: str) -> None:
    """One of the cards that are set aside goes into the hand, by choice."""
    if then.aside:
        name = card_of(await one_of(me, prompt, partial(in_zone, "aside", then.aside), say=say, rule=rule))
        then.aside.remove(name)
        me.hand += (name,)
        t.tell(TookAside, me.seat, name)


@card
def den_of_sin(t: Kingdom, me: Player, this: This) -> None:
    """Next turn two cards. [ND-DEN-0]"""
    later(t, me, this)


@den_of_sin.next_turn
def two_cards(t: Kingdom, me: Player, then: Later) -> None:
    draw(t, me, 2)


@card
async def vampire(t: Kingdom, me: Player, this: This) -> None:
    """The others receive a Hex; gain a card for up to five coins, no Vampire; then exchange this for a Bat. [ND-VAMP-0 to ND-VAMP-2]"""
    await hex_the_others(t, me, this)
    cheap = up_to(t, 5)
    name = await choose_from_supply(t, me, "vampire", lambda card: cheap(card) and card.key != "vampire", rule="ND-VAMP-1")
    if name:
        await gain(t, me, name)
    exchange_this(t, me, this, "bat")


@card
async def werewolf(t: Kingdom, me: Player, this: This) -> None:
    """At Night the others receive a Hex; at any other time draw three cards. [ND-WERE-0 to ND-WERE-2]"""
    if t.phase == "night":
        await hex_the_others(t, me, this)
    else:
        draw(t, me, 3)


@card
async def raider(t: Kingdom, me: Player, this: This) -> None:
    """Who has five cards or more discards a copy of a card of mine in play, or shows a hand without one. Next turn three coins. [ND-RAID-0 to ND-RAID-3]"""
    for p in victims(t, me, this):
        if len(p.hand) >= 5:
            name = await choose_from_hand(p, "raider", lambda card: card.key in me.play, rule="ND-RAID-2")
            if name:
                await discard(t, p, [name])
            else:
                reveal_hand(t, p)
    later(t, me, this)


@raider.next_turn_unasked
def three_coins(t: Kingdom, me: Player, then: Later) -> None:
    t.coins += 3
