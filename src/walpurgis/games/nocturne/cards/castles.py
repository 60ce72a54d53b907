"""The eight Castles. All of them count for Humble and King's Castle. [ND-CASTLE-1, ND-CASTLE-2]"""

from __future__ import annotations

from functools import partial

from walpurgis.engine import one_of, without

from ..choices import choose_some, choose_word, in_zone, say
from ..facts import CARDS, Card, card
from ..gaining import gain
from ..moving import discard, gain_points, put_back, reveal_hand, trash
from ..playing import This, trash_this
from ..state import Kingdom, Player


def is_castle(card: Card) -> bool:
    return "castle" in card.types


def castles_among(cards: list[str]) -> int:
    return sum(is_castle(CARDS[card]) for card in cards)


CARDS["humble-castle"].worth(castles_among)
CARDS["kings-castle"].worth(lambda cards: 2 * castles_among(cards))


@CARDS["crumbling-castle"].gained
@CARDS["crumbling-castle"].trashed
async def a_point_and_a_silver(t: Kingdom, me: Player) -> None:
    """[ND-CRUMBLING-0]"""
    gain_points(t, me, 1)
    await gain(t, me, "silver")


@card
async def small_castle(t: Kingdom, me: Player, this: This) -> None:
    """Trash this or a Castle of the hand, to gain the top Castle. [ND-SMALL-0, ND-CASTLE-3]"""
    chosen = await one_of(me, "small-castle", partial(castles_at_hand, me), say=say, rule="ND-CASTLE-3")
    zone, _, name = chosen.partition(":")
    if zone == "hand":
        await trash(t, me, [name])
    elif zone == "none" or not await trash_this(t, me, this):
        return
    if t.left.get("castles"):
        await gain(t, me, t.top("castles"))


def castles_at_hand(me: Player) -> list[str]:
    """This one, those in the hand, or to look for one in the hand in vain."""
    there = list(dict.fromkeys(in_zone("hand", me.hand, is_castle)))
    return ["play:small-castle", *(there or ["none"])]


@CARDS["haunted-castle"].gained
async def it_haunts(t: Kingdom, me: Player) -> None:
    """On the own turn gain a Gold, and the others with five cards or more put two of them on their decks. [ND-HAUNTED-0, ND-CASTLE-4]"""
    if me.seat != t.active:
        return
    await gain(t, me, "gold")
    for p in t.others(me):
        if len(p.hand) >= 5:
            cards = await choose_some(p, "haunted-castle", 2, 2, rule="ND-CASTLE-4", about={"count": 2})
            for name in cards:
                p.hand = without(p.hand, name)
            p.looking += tuple(cards)
            await put_back(t, p, "put-back")


@card
async def opulent_castle(t: Kingdom, me: Player, this: This) -> None:
    """Discard any number of Victory cards openly, for two coins each. [ND-OPULENT-0]"""
    cards = await choose_some(me, "opulent-castle", fits=lambda card: card.is_victory, rule="ND-OPULENT-0")
    await discard(t, me, cards, openly=True)
    t.coins += 2 * len(cards)


@CARDS["sprawling-castle"].gained
async def a_duchy_or_three_estates(t: Kingdom, me: Player) -> None:
    """[ND-SPRAWLING-0, ND-CASTLE-5]"""
    if await choose_word(me, "sprawling-castle", "duchy", "estates", rule="ND-CASTLE-5") == "duchy":
        await gain(t, me, "duchy")
    else:
        for _ in range(3):
            await gain(t, me, "estate")


@CARDS["grand-castle"].gained
def points_for_victory_cards(t: Kingdom, me: Player) -> None:
    """Show the hand; a point for each Victory card in it and in play. [ND-GRAND-0, ND-CASTLE-6, ND-U-5]"""
    reveal_hand(t, me)
    gain_points(t, me, sum(CARDS[name].is_victory for name in (*me.hand, *me.play)))
