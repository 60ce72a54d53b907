"""The heirlooms, which replace Coppers in the starting decks. Pouch only has bonuses. [ND-025, ND-026]"""

from __future__ import annotations

from collections import Counter

from ..choices import from_hand, is_action
from ..facts import CARDS, card
from ..gaining import gain
from ..moving import discard, trash
from ..playing import This, trash_this
from ..state import Kingdom, Player

discard_for_a_ghost = from_hand("haunted-mirror", rule="ND-MIRROR-1", only=is_action, or_not=True)


@CARDS["haunted-mirror"].trashed
async def a_ghost_for_an_action(t: Kingdom, me: Player) -> None:
    """Whoever trashes it may discard an Action to gain a Ghost. [ND-MIRROR-0 to ND-MIRROR-2]"""
    name = await discard_for_a_ghost(t, me)
    if name:
        await discard(t, me, [name])
        await gain(t, me, "ghost")


@card
async def magic_lamp(t: Kingdom, me: Player, this: This) -> None:
    """With six different names in play exactly once it is trashed, for three Wishes. [ND-LAMP-0 to ND-LAMP-2]"""
    if sum(count == 1 for count in Counter(me.play).values()) >= 6 and await trash_this(t, me, this):
        for _ in range(3):
            await gain(t, me, "wish")


let_the_goat_eat = from_hand("goat", rule="ND-GOAT-0", or_not=True)


@card
async def goat(t: Kingdom, me: Player, this: This) -> None:
    """A card may be trashed. [ND-GOAT-0, ND-GOAT-1]"""
    name = await let_the_goat_eat(t, me)
    if name:
        await trash(t, me, [name])


@CARDS["pasture"].worth
def a_point_for_each_estate(cards: list[str]) -> int:
    """[ND-PASTURE-1]"""
    return cards.count("estate")


@card
async def cursed_gold(t: Kingdom, me: Player, this: This) -> None:
    """Gain a Curse. [ND-CGOLD-0, ND-CGOLD-1]"""
    await gain(t, me, "curse")


@card
async def lucky_coin(t: Kingdom, me: Player, this: This) -> None:
    """Gain a Silver. [ND-COIN-0, ND-COIN-1]"""
    await gain(t, me, "silver")
