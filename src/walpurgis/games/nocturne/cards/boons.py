"""The twelve Boons. [ND-BOON-1]"""

from __future__ import annotations

from typing import NamedTuple

from walpurgis.engine import Rule
from walpurgis.engine.question import ManyOf, OneOf, may

from ..choices import for_up_to, from_hand, is_treasure, one_card, so_many_from_hand, some_looked_at, the_count
from ..facts import boon
from ..fate import plus
from ..gaining import gain
from ..moving import discard, draw, look, put_back, trash
from ..state import Kingdom, Player
from .base import discard_to_deck, gain_by_choice, in_discard

discard_a_treasure = from_hand("earth", rule="ND-EARTH-0", only=is_treasure, or_not=True)
take_from_the_earth = for_up_to("earth-gain", 4, rule="ND-EARTH-0")


@boon
async def earth(t: Kingdom, me: Player) -> None:
    """A Treasure may be discarded for a card that costs up to four coins. [ND-EARTH-0, ND-EARTH-1]"""
    name = await discard_a_treasure(t, me)
    if name:
        await discard(t, me, [name])
        await gain_by_choice(t, me, take_from_the_earth)


@boon
async def field(t: Kingdom, me: Player) -> None:
    """An Action and a coin. [ND-FIELD-0, ND-FIELD-1]"""
    plus(t, me, actions=1, coins=1)


burn_a_card = from_hand("flame", rule="ND-FLAME-0", or_not=True)


@boon
async def flame(t: Kingdom, me: Player) -> None:
    """A card may be trashed. [ND-FLAME-0]"""
    name = await burn_a_card(t, me)
    if name:
        await trash(t, me, [name])


@boon
async def forest(t: Kingdom, me: Player) -> None:
    """A Buy and a coin. [ND-FOREST-0]"""
    plus(t, me, buys=1, coins=1)


put_on_deck_by_moonlight = one_card("moon", "discard", in_discard, rule="ND-MOON-0", or_not=True)


@boon
async def moon(t: Kingdom, me: Player) -> None:
    """A card of the discard pile may go on top of the deck. [ND-MOON-0, ND-MOON-1]"""
    await discard_to_deck(t, me, put_on_deck_by_moonlight)


@boon
async def mountain(t: Kingdom, me: Player) -> None:
    """Gain a Silver. [ND-MOUNT-0]"""
    await gain(t, me, "silver")


@boon
async def river(t: Kingdom, me: Player) -> None:
    """A card at the end of this turn. [ND-RIVER-0, ND-RIVER-1]"""
    me.rivers += 1
    t.marks += ("late",)


@boon
async def sea(t: Kingdom, me: Player) -> None:
    """A card. [ND-SEA-0]"""
    draw(t, me, 1)


class AllOrNone(NamedTuple):
    """Whether to discard this many cards, and which."""

    whether: OneOf[Kingdom, Player, int, bool]
    which: ManyOf[Kingdom, Player, int, str]


def all_or_none(name: str, *, rule: Rule) -> AllOrNone:
    return AllOrNone(may(name, rule=rule, about=the_count), so_many_from_hand(f"{name}-which", rule=rule))


offer_three_to_the_sky = all_or_none("sky", rule="ND-SKY-1")


@boon
async def sky(t: Kingdom, me: Player) -> None:
    """Three cards may be discarded for a Gold. [ND-SKY-0, ND-SKY-1]"""
    if await discard_three(t, me, offer_three_to_the_sky):
        await gain(t, me, "gold")


async def discard_three(t: Kingdom, me: Player, three: AllOrNone) -> bool:
    """None, or exactly three cards; whoever has fewer may discard them all, for nothing. True if three were discarded. [ND-091, ND-D-21]"""
    count = min(3, len(me.hand))
    if not count or not await three.whether(t, me, count):
        return False
    await discard(t, me, await three.which(t, me, count))
    return count == 3


discard_in_the_sun = some_looked_at("sun", rule="ND-SUN-0")


@boon
async def sun(t: Kingdom, me: Player) -> None:
    """Look at four cards of the deck; discard some, put the rest back. [ND-SUN-0, ND-SUN-1]"""
    await sift(t, me, 4, discard_in_the_sun)


async def sift(t: Kingdom, me: Player, count: int, discard_some: ManyOf[Kingdom, Player, str]) -> None:
    """Look at the top cards of the deck, discard any of them, and put the rest back in any order. [ND-074, ND-D-22]"""
    if look(t, me, count):
        await discard(t, me, await discard_some(t, me), "looking")
        await put_back(t, me)


@boon
async def swamp(t: Kingdom, me: Player) -> None:
    """Gain a Will-o'-Wisp. [ND-SWAMP-0, ND-SWAMP-1]"""
    await gain(t, me, "will-o-wisp")


lose_two_to_the_wind = so_many_from_hand("wind", rule="ND-WIND-1")


@boon
async def wind(t: Kingdom, me: Player) -> None:
    """Two cards, then discard two. [ND-WIND-0, ND-WIND-1]"""
    draw(t, me, 2)
    await discard(t, me, await lose_two_to_the_wind(t, me, 2))
