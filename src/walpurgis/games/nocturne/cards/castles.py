"""The eight Castles. All of them count for Humble and King's Castle. [ND-CASTLE-1, ND-CASTLE-2]"""

from __future__ import annotations

from walpurgis.engine import Rule, without
from walpurgis.engine.question import one_of

from ..choices import describe, is_victory, one_word, so_many_from_hand, some_from_hand
from ..facts import CARDS, Card, card
from ..gaining import gain
from ..keys import HAND_KEYS, KEYS, read
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


NONE = "none"
"""To look for a Castle in the hand in vain."""


def this_or_the_hand(t: Kingdom, me: Player) -> list[str]:
    return [KEYS["play"]["small-castle"], *[HAND_KEYS[name] for name in dict.fromkeys(me.hand)], NONE]


def why_not_this_castle(t: Kingdom, me: Player, wanted: str) -> Rule | None:
    """Only this one or a Castle of the hand; whoever has one there cannot look for it in vain. [ND-CASTLE-3]"""
    zone, name = read(wanted)
    has_one = any(is_castle(CARDS[card]) for card in me.hand)
    is_free = not has_one if zone == NONE else is_castle(CARDS[name]) if zone == "hand" else (zone, name) == ("play", "small-castle")
    return None if is_free else "ND-CASTLE-3"


trash_a_castle = one_of("small-castle", this_or_the_hand, forbids=why_not_this_castle, says=describe, rule="ND-CASTLE-3").meaning(read)


@card
async def small_castle(t: Kingdom, me: Player, this: This) -> None:
    """Trash this or a Castle of the hand, to gain the top Castle. [ND-SMALL-0, ND-CASTLE-3]"""
    zone, name = await trash_a_castle(t, me)
    if zone == "hand":
        await trash(t, me, [name])
    elif zone == NONE or not await trash_this(t, me, this):
        return
    if t.left.get("castles"):
        await gain(t, me, t.top("castles"))


put_two_on_deck = so_many_from_hand("haunted-castle", rule="ND-HAUNTED-0")


@CARDS["haunted-castle"].gained
async def it_haunts(t: Kingdom, me: Player) -> None:
    """On one's own turn gain a Gold, and the others with five cards or more put two of them on their decks. [ND-HAUNTED-0, ND-CASTLE-4]"""
    if me.seat != t.active:
        return
    await gain(t, me, "gold")
    for p in t.others(me):
        if len(p.hand) >= 5:
            cards = await put_two_on_deck(t, p, 2)
            for name in cards:
                p.hand = without(p.hand, name)
            p.looking += tuple(cards)
            await put_back(t, p)


discard_victory_cards = some_from_hand("opulent-castle", rule="ND-OPULENT-0", only=is_victory)


@card
async def opulent_castle(t: Kingdom, me: Player, this: This) -> None:
    """Discard any number of Victory cards openly, for two coins each. [ND-OPULENT-0]"""
    cards = await discard_victory_cards(t, me)
    await discard(t, me, cards, openly=True)
    t.coins += 2 * len(cards)


duchy_or_estates = one_word("sprawling-castle", "duchy", "estates", rule="ND-CASTLE-5")


@CARDS["sprawling-castle"].gained
async def a_duchy_or_three_estates(t: Kingdom, me: Player) -> None:
    """[ND-SPRAWLING-0, ND-CASTLE-5]"""
    if await duchy_or_estates(t, me) == "duchy":
        await gain(t, me, "duchy")
    else:
        for _ in range(3):
            await gain(t, me, "estate")


@CARDS["grand-castle"].gained
async def points_for_victory_cards(t: Kingdom, me: Player) -> None:
    """Show the hand; a point for each Victory card in it and in play. [ND-GRAND-0, ND-CASTLE-6, ND-U-5]"""
    reveal_hand(t, me)
    gain_points(t, me, sum(CARDS[name].is_victory for name in (*me.hand, *me.play)))
