"""Boons: how they are turned over, received, kept and shuffled. What each does is in cards/boons.py. [ND-103 to ND-106]"""

from __future__ import annotations

from walpurgis.engine import without

from .events import BoonReceived, BoonsShuffled, BoonTurned
from .facts import BOONS, KEPT_BOONS
from .state import Kingdom, Player


def turn_boon(t: Kingdom) -> str:
    """Turn over the top Boon; it lies open until it is put somewhere. Empty if there is none at all. [ND-106]"""
    if not t.boon_deck:
        if not t.boon_discard:
            return ""
        t.boon_deck, t.boon_discard = tuple(t.chance.shuffled(t.boon_discard)), ()
        t.tell(BoonsShuffled)
    boon = t.boon_deck[-1]
    t.boon_deck = t.boon_deck[:-1]
    t.boons_open += (boon,)
    t.tell(BoonTurned, boon)
    return boon


async def receive(t: Kingdom, me: Player, boon: str) -> None:
    """Do what a Boon says; where it then goes is another matter. [ND-104]"""
    t.tell(BoonReceived, me.seat, boon)
    await BOONS[boon](t, me)


def take_up(t: Kingdom, boon: str) -> None:
    """An open Boon no longer lies there: it goes where the caller says."""
    t.boons_open = without(t.boons_open, boon)


def put_away(t: Kingdom, me: Player, boon: str) -> None:
    """An open Boon that was received goes to the Boon discard, or stays in front of the player until Clean-up. [ND-105]"""
    take_up(t, boon)
    if boon in KEPT_BOONS:
        me.boons += (boon,)
        t.marks += ("late",)
    else:
        t.boon_discard += (boon,)


async def receive_boon(t: Kingdom, me: Player) -> None:
    """Receive the next Boon. [ND-104]"""
    boon = turn_boon(t)
    if boon:
        await receive(t, me, boon)
        put_away(t, me, boon)


def plus(t: Kingdom, me: Player, *, actions: int = 0, buys: int = 0, coins: int = 0) -> None:
    """Bonuses of a Boon; on another player's turn they are of no use. [ND-061, ND-FIELD-1]"""
    if me.seat == t.active:
        t.actions += actions
        t.buys += buys
        t.coins += coins
