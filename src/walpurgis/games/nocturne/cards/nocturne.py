"""Nocturne's kingdom cards of the day: Actions, Idol and Cemetery. The cards of the Night are in nights.py."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence

from walpurgis.engine import may, one_of, without

from ..choices import card_of, choose_from_supply, choose_some, choose_word, in_zone, key, may_choose_from_hand, named, say, say_last
from ..doom import hex_the_others, receive_hex, take_woods
from ..events import BoonDeclined, BoonWaits, PlayedFromTrash, TurnedOver
from ..facts import AT_ONCE, CARDS, COIN_BOONS, Card, card
from ..fate import put_away, receive, receive_boon, take_up, turn_boon
from ..gaining import gain
from ..moving import discard, draw, draw_up_to, trash
from ..playing import This, later, play_from_hand, resolve, trash_this, victims
from ..state import Kingdom, Later, Player
from .boons import discard_three


@card
async def druid(t: Kingdom, me: Player, this: This) -> None:
    """Receive one of the three Boons beside the Druid; it stays there. [ND-DRUID-0 to ND-DRUID-3]"""
    if t.druid:
        await receive(t, me, await one_of(me, "druid", to_receive, of=(t.druid,), means=named, say=say_last, rule="ND-DRUID-2"))


def to_receive(boons: Sequence[str]) -> list[str]:
    return [key("boon", boon) for boon in boons]


@card
async def pixie(t: Kingdom, me: Player, this: This) -> None:
    """The next Boon is turned over and discarded; if Pixie is trashed, it is received twice. [ND-PIXIE-0 to ND-PIXIE-3]"""
    boon = turn_boon(t)
    if not boon:
        return
    take_up(t, boon)
    t.boon_discard += (boon,)
    if this.in_play and await may(me, "pixie", rule="ND-PIXIE-2", about={"boon": say(key("boon", boon))}) and await trash_this(t, me, this):
        t.boon_discard = without(t.boon_discard, boon)
        t.boons_open += (boon,)
        await receive(t, me, boon)
        await receive(t, me, boon)
        put_away(t, me, boon)


@card
def tracker(t: Kingdom, me: Player, this: This) -> Awaitable[object]:
    """Receive a Boon. While it is in play, gained cards may go on the deck: see gaining.py. [ND-TRACKER-0, ND-TRACKER-3]"""
    t.marks += ("tracker",)
    return receive_boon(t, me)


@card
async def fool(t: Kingdom, me: Player, this: This) -> None:
    """Whoever is not Lost in the Woods becomes so, and receives three Boons in any order. [ND-FOOL-0, ND-FOOL-2 to ND-FOOL-6]"""
    if t.woods == me.seat:
        return
    take_woods(t, me)
    boons = [boon for _ in range(3) if (boon := turn_boon(t))]
    while boons:
        chosen = await one_of(me, "fool", to_receive, of=(boons,), means=named, say=say_last, rule="ND-FOOL-3")
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


@card
async def secret_cave(t: Kingdom, me: Player, this: This) -> None:
    """Three cards may be discarded for three coins next turn. [ND-CAVE-0, ND-CAVE-2, ND-CAVE-3]"""
    if await discard_three(t, me, "secret-cave", "ND-CAVE-3"):
        later(t, me, this)


@secret_cave.next_turn_unasked
def three_coins(t: Kingdom, me: Player, then: Later) -> None:
    t.coins += 3


@card
def bard(t: Kingdom, me: Player, this: This) -> Awaitable[object]:
    """Receive a Boon. [ND-BARD-0, ND-BARD-1]"""
    return receive_boon(t, me)


@CARDS["blessed-village"].gained
async def now_or_later(t: Kingdom, me: Player) -> None:
    """Turn over a Boon, and receive it now or at the start of the next turn. [ND-BVILL-0 to ND-BVILL-5]"""
    boon = turn_boon(t)
    if not boon:
        return
    if await choose_word(me, "blessed-village", "now", "later", rule="ND-BVILL-1", about={"boon": say(key("boon", boon))}) == "now":
        await receive(t, me, boon)
        put_away(t, me, boon)
    else:
        take_up(t, boon)
        me.waiting += (boon,)
        t.tell(BoonWaits, me.seat, boon)


@CARDS["cemetery"].gained
async def bury_up_to_four(t: Kingdom, me: Player) -> None:
    """Trash up to four cards of the hand. [ND-CEMET-0, ND-CEMET-2]"""
    await trash(t, me, await choose_some(me, "cemetery", 0, 4, rule="ND-CEMET-2"))


@card
async def conclave(t: Kingdom, me: Player, this: This) -> None:
    """An Action without a copy in play may be played; if one is, an Action more. [ND-CONCL-0 to ND-CONCL-4]"""
    if await play_one_not_in_play(t, me, "conclave", "ND-CONCL-1"):
        t.actions += 1


async def play_one_not_in_play(t: Kingdom, me: Player, prompt: str, rule: str) -> bool:
    """An Action of the hand of which no copy is in play may be played; whether one was. [ND-CONCL-1, ND-CONCL-2, ND-IMP-1]"""
    name = await may_choose_from_hand(me, prompt, lambda card: card.is_action and card.key not in me.play, rule=rule)
    if name:
        await (play_from_hand(t, me, name) or AT_ONCE)
    return name is not None


@card
async def necromancer(t: Kingdom, me: Player, this: This) -> None:
    """Play a face-up Action in the trash that is no Duration; it stays there, turned over for this turn. [ND-NECRO-0, ND-NECRO-2 to ND-NECRO-9, ND-X-6]"""
    there = in_zone("trash", face_up(t), raisable)
    if not there:
        return
    name = card_of(await one_of(me, "necromancer", there, say=say, rule="ND-NECRO-2"))
    t.tell(PlayedFromTrash, me.seat, name)
    if "necromancer-play-first" not in t.switches:
        turn_over(t, name)
    await resolve(t, me, This(name, in_play=False), told=True)
    if "necromancer-play-first" in t.switches:
        turn_over(t, name)


def raisable(card: Card) -> bool:
    return card.is_action and not card.is_duration


def face_up(t: Kingdom) -> list[str]:
    """The cards in the trash that have not been turned over."""
    there = [*t.trash]
    for name in t.face_down:
        there.remove(name)
    return there


def turn_over(t: Kingdom, name: str) -> None:
    """Turn a card in the trash face down until the end of the turn. [ND-009, ND-NECRO-3]"""
    t.face_down += (name,)
    t.tell(TurnedOver, name)


@card
async def shepherd(t: Kingdom, me: Player, this: This) -> None:
    """Discard any number of Victory cards openly, and draw two cards for each. [ND-SHEP-0, ND-SHEP-2]"""
    cards = await choose_some(me, "shepherd", fits=lambda card: card.is_victory, rule="ND-SHEP-2")
    await discard(t, me, cards, openly=True)
    draw(t, me, 2 * len(cards))


@card
def skulk(t: Kingdom, me: Player, this: This) -> Awaitable[object]:
    """The others receive a Hex. [ND-SKULK-0, ND-SKULK-1]"""
    return hex_the_others(t, me, this)


@skulk.gained
def a_gold_with_it(t: Kingdom, me: Player) -> Awaitable[object]:
    """[ND-SKULK-2]"""
    return gain(t, me, "gold")


@card
def cursed_village(t: Kingdom, me: Player, this: This) -> None:
    """Draw up to six cards. [ND-CVILL-0, ND-CVILL-1]"""
    draw_up_to(t, me, 6)


@cursed_village.gained
def a_hex_with_it(t: Kingdom, me: Player) -> Awaitable[object]:
    """[ND-CVILL-2]"""
    return receive_hex(t, me)


@card
async def idol(t: Kingdom, me: Player, this: This) -> None:
    """With an odd number of Idols in play receive a Boon, with an even one the others gain a Curse. [ND-IDOL-0 to ND-IDOL-3]"""
    if me.play.count("idol") % 2:
        await receive_boon(t, me)
    else:
        for p in victims(t, me, this):
            await gain(t, p, "curse")


@card
async def pooka(t: Kingdom, me: Player, this: This) -> None:
    """A Treasure other than Cursed Gold may be trashed for four cards. [ND-POOKA-0, ND-POOKA-2]"""
    name = await may_choose_from_hand(me, "pooka", lambda card: card.is_treasure and card.key != "cursed-gold", rule="ND-POOKA-2")
    if name:
        await trash(t, me, [name])
        draw(t, me, 4)


@card
async def sacred_grove(t: Kingdom, me: Player, this: This) -> None:
    """Receive a Boon; if it brings no coins, each other player may receive it, too. [ND-GROVE-0 to ND-GROVE-3]"""
    boon = turn_boon(t)
    if not boon:
        return
    await receive(t, me, boon)
    if boon not in COIN_BOONS:
        for p in t.others(me):
            if await may(p, "sacred-grove", rule="ND-GROVE-1", about={"boon": say(key("boon", boon))}):
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


@card
async def tragic_hero(t: Kingdom, me: Player, this: This) -> None:
    """With eight or more cards in hand it is trashed, and a Treasure gained. [ND-HERO-0 to ND-HERO-3]"""
    if len(me.hand) >= 8:
        await trash_this(t, me, this)
        name = await choose_from_supply(t, me, "tragic-hero", lambda card: card.is_treasure, rule="ND-HERO-2")
        if name:
            await gain(t, me, name)
