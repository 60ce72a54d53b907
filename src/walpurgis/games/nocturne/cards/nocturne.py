"""Nocturne's kingdom cards of the day: Actions, Idol and Cemetery. The cards of the Night are in nights.py."""

from __future__ import annotations

from collections.abc import Sequence

from walpurgis.engine import without
from walpurgis.engine.question import OneOf, may, one_of

from ..choices import describe, from_hand, from_supply, is_treasure, is_victory, one_boon, one_card, some_from_hand, the_boon
from ..doom import hex_the_others, receive_hex, take_woods
from ..events import BoonDeclined, BoonWaits, PlayedFromTrash, TurnedOver
from ..facts import CARDS, COIN_BOONS, Card, card
from ..fate import put_away, receive, receive_boon, take_up, turn_boon
from ..gaining import gain
from ..moving import discard, draw, draw_up_to, trash
from ..playing import This, later, play_from_hand, resolve, trash_this, victims
from ..state import Kingdom, Later, Player
from .base import gain_by_choice
from .boons import all_or_none, discard_three


def beside_the_druid(t: Kingdom, me: Player) -> Sequence[str]:
    return t.druid


choose_beside_the_druid = one_boon("druid", beside_the_druid, rule="ND-DRUID-0")


@card
async def druid(t: Kingdom, me: Player, this: This) -> None:
    """Receive one of the three Boons beside the Druid; it stays there. [ND-DRUID-0 to ND-DRUID-3]"""
    if t.druid:
        await receive(t, me, await choose_beside_the_druid(t, me))


trash_the_pixie = may("pixie", rule="ND-PIXIE-2", about=the_boon)


@card
async def pixie(t: Kingdom, me: Player, this: This) -> None:
    """The next Boon is turned over and discarded; if Pixie is trashed, it is received twice. [ND-PIXIE-0 to ND-PIXIE-3]"""
    boon = turn_boon(t)
    if not boon:
        return
    take_up(t, boon)
    t.boon_discard += (boon,)
    if this.in_play and await trash_the_pixie(t, me, boon) and await trash_this(t, me, this):
        t.boon_discard = without(t.boon_discard, boon)
        t.boons_open += (boon,)
        await receive(t, me, boon)
        await receive(t, me, boon)
        put_away(t, me, boon)


@card
async def tracker(t: Kingdom, me: Player, this: This) -> None:
    """Receive a Boon. While it is in play, gained cards may go on the deck: see gaining.py. [ND-TRACKER-0, ND-TRACKER-3]"""
    t.marks += ("tracker",)
    await receive_boon(t, me)


def still_open(t: Kingdom, me: Player, boons: list[str]) -> Sequence[str]:
    return boons


choose_the_next_boon = one_boon("fool", still_open, rule="ND-FOOL-3")


@card
async def fool(t: Kingdom, me: Player, this: This) -> None:
    """Whoever is not Lost in the Woods becomes so, and receives three Boons in any order. [ND-FOOL-0, ND-FOOL-2 to ND-FOOL-6]"""
    if t.woods == me.seat:
        return
    take_woods(t, me)
    boons = [boon for _ in range(3) if (boon := turn_boon(t))]
    while boons:
        chosen = await choose_the_next_boon(t, me, boons)
        boons.remove(chosen)
        await receive(t, me, chosen)
        put_away(t, me, chosen)


@card
async def leprechaun(t: Kingdom, me: Player, this: This) -> None:
    """Gain a Gold; with exactly seven cards in play a Wish, else a Hex. [ND-LEPRE-0 to ND-LEPRE-2]"""
    await gain(t, me, "gold")
    if len(me.play) == 7:
        await gain(t, me, "wish")
    else:
        await receive_hex(t, me)


hide_three_in_the_cave = all_or_none("secret-cave", rule="ND-CAVE-3")


@card
async def secret_cave(t: Kingdom, me: Player, this: This) -> None:
    """Three cards may be discarded for three coins next turn. [ND-CAVE-0, ND-CAVE-2, ND-CAVE-3]"""
    if await discard_three(t, me, hide_three_in_the_cave):
        later(t, me, this)


@secret_cave.next_turn_unasked
async def three_coins(t: Kingdom, me: Player, then: Later) -> None:
    t.coins += 3


@card
async def bard(t: Kingdom, me: Player, this: This) -> None:
    """Receive a Boon. [ND-BARD-0, ND-BARD-1]"""
    await receive_boon(t, me)


def now_or_later(t: Kingdom, me: Player, boon: str) -> Sequence[str]:
    return "now", "later"


when_to_receive_it = one_of("blessed-village", now_or_later, says=describe, rule="ND-BVILL-1", about=the_boon)


@CARDS["blessed-village"].gained
async def a_boon_with_it(t: Kingdom, me: Player) -> None:
    """Turn over a Boon, and receive it now or at the start of the next turn. [ND-BVILL-0 to ND-BVILL-5]"""
    boon = turn_boon(t)
    if not boon:
        return
    if await when_to_receive_it(t, me, boon) == "now":
        await receive(t, me, boon)
        put_away(t, me, boon)
    else:
        take_up(t, boon)
        me.waiting += (boon,)
        t.tell(BoonWaits, me.seat, boon)


trash_up_to_four = some_from_hand("cemetery", 0, 4, rule="ND-CEMET-2")


@CARDS["cemetery"].gained
async def bury_up_to_four(t: Kingdom, me: Player) -> None:
    """Trash up to four cards of the hand. [ND-CEMET-0, ND-CEMET-2]"""
    await trash(t, me, await trash_up_to_four(t, me))


def is_action_not_in_play(t: Kingdom, me: Player, card: Card) -> bool:
    return card.is_action and card.key not in me.play


play_in_the_conclave = from_hand("conclave", rule="ND-CONCL-0", only=is_action_not_in_play, or_not=True)


@card
async def conclave(t: Kingdom, me: Player, this: This) -> None:
    """An Action without a copy in play may be played; if one is, an Action more. [ND-CONCL-0 to ND-CONCL-4]"""
    if await play_by_choice(t, me, play_in_the_conclave):
        t.actions += 1


async def play_by_choice(t: Kingdom, me: Player, question: OneOf[Kingdom, Player, str | None]) -> bool:
    """An Action of the hand may be played, by this question; whether one was. [ND-CONCL-1, ND-CONCL-2, ND-IMP-1]"""
    name = await question(t, me)
    if name:
        await play_from_hand(t, me, name)
    return name is not None


def face_up(t: Kingdom, me: Player) -> list[str]:
    """The cards in the trash that have not been turned over."""
    there = [*t.trash]
    for name in t.face_down:
        there.remove(name)
    return there


def can_be_raised(t: Kingdom, me: Player, card: Card) -> bool:
    return card.is_action and not card.is_duration


raise_the_dead = one_card("necromancer", "trash", face_up, rule="ND-NECRO-2", only=can_be_raised)


@card
async def necromancer(t: Kingdom, me: Player, this: This) -> None:
    """Play a face-up Action in the trash that is not a Duration; it stays there, turned over for this turn. [ND-NECRO-0, ND-NECRO-2 to ND-NECRO-9, ND-X-6]"""
    name = await raise_the_dead(t, me)
    if not name:
        return
    t.tell(PlayedFromTrash, me.seat, name)
    turn_over(t, name)
    await resolve(t, me, This(name, in_play=False), told=True)


def turn_over(t: Kingdom, name: str) -> None:
    """Turn a card in the trash face down until the end of the turn. [ND-009, ND-NECRO-3]"""
    t.face_down += (name,)
    t.tell(TurnedOver, name)


discard_victory_cards = some_from_hand("shepherd", rule="ND-SHEP-0", only=is_victory)


@card
async def shepherd(t: Kingdom, me: Player, this: This) -> None:
    """Discard any number of Victory cards openly, and draw two cards for each. [ND-SHEP-0, ND-SHEP-2]"""
    cards = await discard_victory_cards(t, me)
    await discard(t, me, cards, openly=True)
    draw(t, me, 2 * len(cards))


@card
async def skulk(t: Kingdom, me: Player, this: This) -> None:
    """The others receive a Hex. [ND-SKULK-0, ND-SKULK-1]"""
    await hex_the_others(t, me, this)


@skulk.gained
async def a_gold_with_it(t: Kingdom, me: Player) -> None:
    """[ND-SKULK-2]"""
    await gain(t, me, "gold")


@card
async def cursed_village(t: Kingdom, me: Player, this: This) -> None:
    """Draw up to six cards. [ND-CVILL-0, ND-CVILL-1]"""
    draw_up_to(t, me, 6)


@cursed_village.gained
async def a_hex_with_it(t: Kingdom, me: Player) -> None:
    """[ND-CVILL-2]"""
    await receive_hex(t, me)


@card
async def idol(t: Kingdom, me: Player, this: This) -> None:
    """With an odd number of Idols in play receive a Boon, with an even one the others gain a Curse. [ND-IDOL-0 to ND-IDOL-3]"""
    if me.play.count("idol") % 2:
        await receive_boon(t, me)
    else:
        for p in victims(t, me, this):
            await gain(t, p, "curse")


def is_treasure_but_cursed_gold(t: Kingdom, me: Player, card: Card) -> bool:
    return card.is_treasure and card.key != "cursed-gold"


give_the_pooka_a_treasure = from_hand("pooka", rule="ND-POOKA-2", only=is_treasure_but_cursed_gold, or_not=True)


@card
async def pooka(t: Kingdom, me: Player, this: This) -> None:
    """A Treasure other than Cursed Gold may be trashed for four cards. [ND-POOKA-0, ND-POOKA-2]"""
    name = await give_the_pooka_a_treasure(t, me)
    if name:
        await trash(t, me, [name])
        draw(t, me, 4)


receive_it_too = may("sacred-grove", rule="ND-GROVE-1", about=the_boon)


@card
async def sacred_grove(t: Kingdom, me: Player, this: This) -> None:
    """Receive a Boon; if it brings no coins, each other player may receive it, too. [ND-GROVE-0 to ND-GROVE-3]"""
    boon = turn_boon(t)
    if not boon:
        return
    await receive(t, me, boon)
    if boon not in COIN_BOONS:
        for p in t.others(me):
            if await receive_it_too(t, p, boon):
                await receive(t, p, boon)
            else:
                t.tell(BoonDeclined, p.seat, boon)
    put_away(t, me, boon)


@card
async def tormentor(t: Kingdom, me: Player, this: This) -> None:
    """With no other card in play gain an Imp, else the others receive a Hex. [ND-TORM-0 to ND-TORM-2]"""
    if len(me.play) == int(this.in_play):
        await gain(t, me, "imp")
    else:
        await hex_the_others(t, me, this)


gain_a_treasure = from_supply("tragic-hero", is_treasure, rule="ND-HERO-2")


@card
async def tragic_hero(t: Kingdom, me: Player, this: This) -> None:
    """With eight or more cards in hand it is trashed, and a Treasure gained. [ND-HERO-0 to ND-HERO-3]"""
    if len(me.hand) >= 8:
        await trash_this(t, me, this)
        await gain_by_choice(t, me, gain_a_treasure)
