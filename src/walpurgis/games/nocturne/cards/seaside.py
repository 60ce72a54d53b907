"""Cards of Seaside: Haven, Caravan, Merchant Ship, Outpost, Tactician."""

from __future__ import annotations

from walpurgis.engine import without

from ..choices import from_hand
from ..events import TookAside
from ..facts import card
from ..moving import discard, draw
from ..playing import This, later
from ..state import Kingdom, Later, Player
from ..turn import may_go_again

set_one_aside = from_hand("haven", rule="ND-HAVEN-0")


@card
async def haven(t: Kingdom, me: Player, this: This) -> None:
    """Set a card of the hand aside, face down, until next turn. [ND-HAVEN-0, ND-HAVEN-1]"""
    name = await set_one_aside(t, me)
    if name:
        me.hand = without(me.hand, name)
        later(t, me, this, [name])


@haven.next_turn
async def comes_back(t: Kingdom, me: Player, then: Later) -> None:
    name = then.aside.pop()
    me.hand += (name,)
    t.tell(TookAside, me.seat, name)


@card
async def caravan(t: Kingdom, me: Player, this: This) -> None:
    """Next turn a card. [ND-CARAVAN-0]"""
    later(t, me, this)


@caravan.next_turn
async def a_card(t: Kingdom, me: Player, then: Later) -> None:
    draw(t, me, 1)


@card
async def merchant_ship(t: Kingdom, me: Player, this: This) -> None:
    """Next turn two coins. [ND-SHIP-0]"""
    later(t, me, this)


@merchant_ship.next_turn_unasked
async def two_coins(t: Kingdom, me: Player, then: Later) -> None:
    t.coins += 2


@card
async def outpost(t: Kingdom, me: Player, this: This) -> None:
    """Only three cards for the next hand, and an extra turn with it; never a third turn in a row. [ND-OUTPOST-0 to ND-OUTPOST-3, ND-X-4]"""
    t.marks += ("outpost",)
    if may_go_again(t):
        later(t, me, this)


@outpost.next_turn_unasked
async def the_extra_turn(t: Kingdom, me: Player, then: Later) -> None:
    """It has nothing to do in the extra turn but to be there. [ND-OUTPOST-1]"""


@card
async def tactician(t: Kingdom, me: Player, this: This) -> None:
    """Discard the whole hand; if there was one, next turn five cards, an Action and a Buy. [ND-TACT-0, ND-TACT-1]"""
    if me.hand:
        await discard(t, me, me.hand)
        later(t, me, this)


@tactician.next_turn
async def all_at_once(t: Kingdom, me: Player, then: Later) -> None:
    draw(t, me, 5)
    t.actions += 1
    t.buys += 1
