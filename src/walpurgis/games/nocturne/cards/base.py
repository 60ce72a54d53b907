"""The kingdom cards of the base game, second edition. Cards with bonuses only (Village, Smithy, Festival, Laboratory, Market) are facts in data/cards.toml."""

from __future__ import annotations

from collections.abc import Awaitable

from walpurgis.engine import may, one_of, without

from ..choices import (
    DONE,
    card_of,
    card_or_none,
    choose_from_hand,
    choose_from_supply,
    choose_some,
    choose_word,
    in_zone,
    may_choose_from_hand,
    say,
    say_last,
)
from ..events import PutBack, PutOnDeck, TookFromDiscard
from ..facts import CARDS, card
from ..gaining import gain
from ..moving import discard, discard_down_to, draw, look, need, put_back, reveal, reveal_hand, trash
from ..playing import This, play_twice, resolve, victims
from ..state import Kingdom, Player, up_to
from ..turn import is_action


@card
async def cellar(t: Kingdom, me: Player, this: This) -> None:
    """Discard any number of cards, then draw as many. [ND-CELLAR-0]"""
    cards = await choose_some(me, "cellar", rule="ND-CELLAR-0")
    await discard(t, me, cards)
    draw(t, me, len(cards))


@card
async def chapel(t: Kingdom, me: Player, this: This) -> None:
    """Trash up to four cards. [ND-CHAPEL-0]"""
    await trash(t, me, await choose_some(me, "chapel", 0, 4, rule="ND-CHAPEL-0"))


@card
def harbinger(t: Kingdom, me: Player, this: This) -> Awaitable[object]:
    """Look through the discard pile; one card of it may go on top of the deck. [ND-HARBINGER-0]"""
    return discard_to_deck(t, me, "harbinger", "ND-HARBINGER-0")


async def discard_to_deck(t: Kingdom, me: Player, prompt: str, rule: str) -> None:
    """Put a card of the own discard pile on the deck, or not. [ND-D-42, ND-I-3]"""
    if me.discard:
        name = await one_of(me, prompt, from_discard_or_not, of=(me,), means=card_or_none, say=say_last, rule=rule)
        if name:
            me.discard = without(me.discard, name)
            me.deck += (name,)
            t.tell(TookFromDiscard, me.seat, name)


def from_discard_or_not(me: Player) -> list[str]:
    """The cards of the discard pile, or none, as keys."""
    return [*in_zone("discard", me.discard), DONE]


@card
def merchant(t: Kingdom, me: Player, this: This) -> None:
    """The first Silver of this turn will bring a coin more, if none was played yet. [ND-MERCH-0]"""
    if "silver" not in t.marks:
        t.marks += ("merchant",)


@card
async def vassal(t: Kingdom, me: Player, this: This) -> None:
    """Discard the top card of the deck; if it is an Action, it may be played. [ND-VASSAL-0, ND-VASSAL-1, ND-HOUND-7]"""
    if not need(t, me, 1):
        return
    name, hounds = me.deck[-1], me.hounds
    await discard(t, me, [name], "deck")
    if is_action(CARDS[name]) and me.hounds == hounds and await may(me, "vassal", rule="ND-VASSAL-1", about={"card": say(f"card:{name}")}):
        me.discard = me.discard[:-1]
        me.play += (name,)
        await resolve(t, me, This(name))


@card
def workshop(t: Kingdom, me: Player, this: This) -> Awaitable[object]:
    """Gain a card for up to four coins. [ND-WORKSHOP-0]"""
    return gain_up_to(t, me, 4, "workshop", "ND-WORKSHOP-0")


async def gain_up_to(t: Kingdom, me: Player, coins: int, prompt: str, rule: str, to: str = "") -> None:
    """Gain a card of the Supply that costs up to so many coins, if there is one. [ND-012, ND-084]"""
    name = await choose_from_supply(t, me, prompt, up_to(t, coins), rule=rule, about={"coins": coins})
    if name:
        await gain(t, me, name, to)


@card
async def bureaucrat(t: Kingdom, me: Player, this: This) -> None:
    """Gain a Silver onto the deck; the others show a Victory card and put it on their decks, or show a hand without one. [ND-BUREAU-0, ND-BUREAU-1]"""
    await gain(t, me, "silver", "deck")
    for p in victims(t, me, this):
        name = await choose_from_hand(p, "bureaucrat", lambda card: card.is_victory, rule="ND-BUREAU-1")
        if name:
            p.hand = without(p.hand, name)
            p.deck += (name,)
            p.opened += (name,)
            t.tell(PutOnDeck, p.seat, name)
        else:
            reveal_hand(t, p)


CARDS["gardens"].worth(lambda cards: len(cards) // 10)


@card
async def militia(t: Kingdom, me: Player, this: This) -> None:
    """The others discard down to three cards. [ND-MILITIA-0]"""
    for p in victims(t, me, this):
        await discard_down_to(t, p, 3, "militia", "ND-MILITIA-0")


@card
async def moneylender(t: Kingdom, me: Player, this: This) -> None:
    """A Copper may be trashed for three coins. [ND-MONEYLENDER-0]"""
    name = await may_choose_from_hand(me, "moneylender", lambda card: card.key == "copper", rule="ND-MONEYLENDER-0")
    if name:
        await trash(t, me, [name])
        t.coins += 3


@card
async def poacher(t: Kingdom, me: Player, this: This) -> None:
    """Discard a card for each empty pile of the Supply. [ND-POACHER-0, ND-POACHER-1]"""
    empty = t.empty_piles()
    if empty:
        await discard(t, me, await choose_some(me, "poacher", empty, empty, rule="ND-POACHER-1", about={"count": empty}))


@card
async def remodel(t: Kingdom, me: Player, this: This) -> None:
    """Trash a card; gain one that costs up to two coins more. [ND-REMODEL-0]"""
    name = await choose_from_hand(me, "remodel-trash", rule="ND-REMODEL-0")
    if name:
        debt, coins = CARDS[name].debt, t.cost(name) + 2
        await trash(t, me, [name])
        gained = await choose_from_supply(
            t, me, "remodel-gain", lambda card: t.cost(card.key) <= coins and card.debt <= debt, rule="ND-REMODEL-0", about={"coins": coins}
        )
        if gained:
            await gain(t, me, gained)


@card
async def throne_room(t: Kingdom, me: Player, this: This) -> None:
    """An Action of the hand may be played twice. [ND-THRONE-0, ND-THRONE-1]"""
    name = await may_choose_from_hand(me, "throne-room", is_action, rule="ND-THRONE-1")
    if name:
        me.hand = without(me.hand, name)
        me.play += (name,)
        await play_twice(t, me, This(name, by=this, once=not this.in_play))


@card
async def bandit(t: Kingdom, me: Player, this: This) -> None:
    """Gain a Gold; the others reveal two cards, trash a Treasure of them other than Copper, and discard the rest. [ND-BANDIT-0, ND-BANDIT-1]"""
    await gain(t, me, "gold")
    for p in victims(t, me, this):
        reveal(t, p, 2)
        loot = in_zone("shown", p.shown, lambda card: card.is_treasure and card.key != "copper")
        if loot:
            name = card_of(await one_of(p, "bandit", loot, say=say, rule="ND-BANDIT-1"))
            await trash(t, p, [name], "shown")
        await discard(t, p, p.shown, "shown", openly=True)


@card
def council_room(t: Kingdom, me: Player, this: This) -> None:
    """The others draw a card. [ND-COUNCIL-0]"""
    for p in t.others(me):
        draw(t, p, 1)


@card
async def library(t: Kingdom, me: Player, this: This) -> None:
    """Draw up to seven cards one by one; Actions may be set aside instead, and are discarded in the end. [ND-LIBRARY-0, ND-LIBRARY-1]"""
    while len(me.hand) < 7 and look(t, me, 1):
        if is_action(CARDS[me.looking[0]]) and await choose_word(me, "library", "keep", "aside", rule="ND-LIBRARY-0") == "aside":
            me.shown += me.looking
        else:
            me.hand += me.looking
        me.looking = ()
    await discard(t, me, me.shown, "shown", openly=True)


@card
async def mine(t: Kingdom, me: Player, this: This) -> None:
    """A Treasure may be trashed for one that costs up to three coins more, into the hand. [ND-MINE-0]"""
    name = await may_choose_from_hand(me, "mine-trash", lambda card: card.is_treasure, rule="ND-MINE-0")
    if name:
        coins = t.cost(name) + 3
        await trash(t, me, [name])
        gained = await choose_from_supply(
            t, me, "mine-gain", lambda card: card.is_treasure and t.cost(card.key) <= coins and not card.debt, rule="ND-MINE-0", about={"coins": coins}
        )
        if gained:
            await gain(t, me, gained, "hand")


@card
async def sentry(t: Kingdom, me: Player, this: This) -> None:
    """Look at two cards of the deck; trash some, discard some, put the rest back. [ND-SENTRY-0, ND-SENTRY-1]"""
    look(t, me, 2)
    await trash(t, me, await choose_some(me, "sentry-trash", zone="look", rule="ND-SENTRY-1"), "looking")
    await discard(t, me, await choose_some(me, "sentry-discard", zone="look", rule="ND-SENTRY-1"), "looking")
    await put_back(t, me, "put-back")


@card
async def witch(t: Kingdom, me: Player, this: This) -> None:
    """The others gain a Curse. [ND-WITCH-0, ND-112]"""
    for p in victims(t, me, this):
        await gain(t, p, "curse")


@card
async def artisan(t: Kingdom, me: Player, this: This) -> None:
    """Gain a card for up to five coins into the hand; put a card of the hand on the deck. [ND-ARTISAN-0]"""
    await gain_up_to(t, me, 5, "artisan-gain", "ND-ARTISAN-0", "hand")
    name = await choose_from_hand(me, "artisan-deck", rule="ND-ARTISAN-0")
    if name:
        me.hand = without(me.hand, name)
        me.deck += (name,)
        t.tell(PutBack, me.seat, [name])
