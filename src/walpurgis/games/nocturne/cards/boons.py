"""The twelve Boons. [ND-BOON-1]"""

from __future__ import annotations

from collections.abc import Awaitable

from walpurgis.engine import may

from ..choices import choose_some, may_choose_from_hand
from ..facts import boon
from ..fate import plus
from ..gaining import gain
from ..moving import discard, draw, look, put_back, trash
from ..state import Kingdom, Player
from .base import discard_to_deck, gain_up_to


@boon
async def earth(t: Kingdom, me: Player) -> None:
    """A Treasure may be discarded for a card that costs up to four coins. [ND-EARTH-0, ND-EARTH-1]"""
    name = await may_choose_from_hand(me, "earth", lambda card: card.is_treasure, rule="ND-EARTH-0")
    if name:
        await discard(t, me, [name])
        await gain_up_to(t, me, 4, "earth-gain", "ND-EARTH-1")


@boon
def field(t: Kingdom, me: Player) -> None:
    """An Action and a coin. [ND-FIELD-0, ND-FIELD-1]"""
    plus(t, me, actions=1, coins=1)


@boon
async def flame(t: Kingdom, me: Player) -> None:
    """A card may be trashed. [ND-FLAME-0]"""
    name = await may_choose_from_hand(me, "flame", rule="ND-FLAME-0")
    if name:
        await trash(t, me, [name])


@boon
def forest(t: Kingdom, me: Player) -> None:
    """A Buy and a coin. [ND-FOREST-0]"""
    plus(t, me, buys=1, coins=1)


@boon
def moon(t: Kingdom, me: Player) -> Awaitable[object]:
    """A card of the discard pile may go on top of the deck. [ND-MOON-0, ND-MOON-1]"""
    return discard_to_deck(t, me, "moon", "ND-MOON-1")


@boon
def mountain(t: Kingdom, me: Player) -> Awaitable[object]:
    """Gain a Silver. [ND-MOUNT-0]"""
    return gain(t, me, "silver")


@boon
def river(t: Kingdom, me: Player) -> None:
    """A card at the end of this turn. [ND-RIVER-0, ND-RIVER-1]"""
    me.rivers += 1
    t.marks += ("late",)


@boon
def sea(t: Kingdom, me: Player) -> None:
    """A card. [ND-SEA-0]"""
    draw(t, me, 1)


@boon
async def sky(t: Kingdom, me: Player) -> None:
    """Three cards may be discarded for a Gold. [ND-SKY-0, ND-SKY-1]"""
    if await discard_three(t, me, "sky", "ND-SKY-1"):
        await gain(t, me, "gold")


async def discard_three(t: Kingdom, me: Player, prompt: str, rule: str) -> bool:
    """None, or exactly three cards; whoever has fewer may discard them all, for nothing. True if three were discarded. [ND-091, ND-D-21]"""
    cards = []
    if me.hand:
        cards = await choose_all_or_none(me, prompt, min(3, len(me.hand)), rule)
        await discard(t, me, cards)
    return len(cards) == 3


async def choose_all_or_none(me: Player, prompt: str, count: int, rule: str) -> list[str]:
    if not await may(me, prompt, rule=rule, about={"count": count}):
        return []
    return await choose_some(me, f"{prompt}-which", count, count, rule=rule, about={"count": count})


@boon
def sun(t: Kingdom, me: Player) -> Awaitable[object]:
    """Look at four cards of the deck; discard some, put the rest back. [ND-SUN-0, ND-SUN-1]"""
    return sift(t, me, 4, "sun", "ND-SUN-1")


async def sift(t: Kingdom, me: Player, count: int, prompt: str, rule: str) -> None:
    """Look at the top cards of the deck, discard any of them, and put the rest back in any order. [ND-074, ND-D-22]"""
    if look(t, me, count):
        await discard(t, me, await choose_some(me, prompt, zone="look", rule=rule), "looking")
        await put_back(t, me, "put-back")


@boon
def swamp(t: Kingdom, me: Player) -> Awaitable[object]:
    """Gain a Will-o'-Wisp. [ND-SWAMP-0, ND-SWAMP-1]"""
    return gain(t, me, "will-o-wisp")


@boon
async def wind(t: Kingdom, me: Player) -> None:
    """Two cards, then discard two. [ND-WIND-0, ND-WIND-1]"""
    draw(t, me, 2)
    await discard(t, me, await choose_some(me, "wind", 2, 2, rule="ND-WIND-1", about={"count": 2}))
