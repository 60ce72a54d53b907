"""Hexes: how they are turned over, received and shuffled; and the States. What each Hex does is in cards/hexes.py. [ND-107, ND-108, ND-150 to ND-156]"""

from __future__ import annotations

from walpurgis.engine import without

from .events import HexesShuffled, HexReceived, HexTurned, StateReturned, StateTaken
from .facts import HEXES
from .playing import This, victims
from .state import Kingdom, Player


def turn_hex(t: Kingdom) -> str:
    """Turn over the top Hex. While the last one is still being received, the others are shuffled first. [ND-107]"""
    if not t.hex_deck:
        shuffle_hexes(t)
    if not t.hex_deck:
        return ""
    hexed = t.hex_deck[-1]
    t.hex_deck = t.hex_deck[:-1]
    t.hexes_open += (hexed,)
    t.tell(HexTurned, hexed)
    return hexed


async def follow(t: Kingdom, me: Player, hexed: str) -> None:
    """Do what a Hex says."""
    t.tell(HexReceived, me.seat, hexed)
    await HEXES[hexed](t, me)


def discard_hex(t: Kingdom, hexed: str) -> None:
    """The Hex goes to its discard pile; if the deck is empty now, the pile is shuffled at once. [ND-107]"""
    t.hexes_open = without(t.hexes_open, hexed)
    t.hex_discard += (hexed,)
    if not t.hex_deck and not t.hexes_open:
        shuffle_hexes(t)


def shuffle_hexes(t: Kingdom) -> None:
    if t.hex_discard:
        t.hex_deck, t.hex_discard = tuple(t.chance.shuffled(t.hex_discard)), ()
        t.tell(HexesShuffled)


async def receive_hex(t: Kingdom, me: Player) -> None:
    """Receive the next Hex. [ND-104]"""
    hexed = turn_hex(t)
    if hexed:
        await follow(t, me, hexed)
        discard_hex(t, hexed)


async def hex_the_others(t: Kingdom, me: Player, this: This) -> None:
    """One Hex is turned over; all other players whom the Attack affects receive it, one after the other. [ND-108, ND-SKULK-1]"""
    hexed = turn_hex(t)
    if hexed:
        for p in victims(t, me, this):
            await follow(t, p, hexed)
        discard_hex(t, hexed)


# States --------------------------------------------------------------------------------------------------------------


def take_delusion(t: Kingdom, me: Player, state: str) -> None:
    """Take Deluded or Envious, unless one of them is there already. [ND-152]"""
    if not me.delusion:
        me.delusion = state
        t.tell(StateTaken, me.seat, state)


def return_delusion(t: Kingdom, me: Player) -> None:
    """As the Buy phase begins, Deluded or Envious goes back and works until the end of the turn. [ND-044, ND-153]"""
    t.marks += ("deluded" if me.delusion == "deluded" else "envious",)
    t.tell(StateReturned, me.seat, me.delusion)
    me.delusion = ""


def take_misery(t: Kingdom, me: Player) -> None:
    """Miserable, then Twice Miserable, then nothing more. [ND-MISERY-1]"""
    if me.misery < 2:
        me.misery += 1
        t.tell(StateTaken, me.seat, ("miserable", "twice-miserable")[me.misery - 1])


def take_woods(t: Kingdom, me: Player) -> None:
    """Take Lost in the Woods, from whoever has it. [ND-151]"""
    t.woods = me.seat
    t.tell(StateTaken, me.seat, "lost-in-the-woods")
