"""The kingdom cards of the base game, second edition. Cards with bonuses only (Village, Smithy, Festival, Laboratory, Market) are facts in data/cards.toml."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from walpurgis.engine import Say, without
from walpurgis.engine.question import OneOf, may

from ..choices import (
    costs_up_to,
    for_up_to,
    from_hand,
    from_supply,
    is_action,
    is_treasure,
    is_victory,
    one_card,
    one_word,
    so_many_from_hand,
    some_from_hand,
    some_looked_at,
    the_coins,
)
from ..events import PutBack, PutOnDeck, TookFromDiscard
from ..facts import CARDS, Card, card
from ..gaining import gain
from ..moving import discard, discard_down_to, draw, look, need, put_back, reveal, reveal_hand, trash
from ..playing import This, play_twice, resolve, victims
from ..state import Kingdom, Player

discard_any = some_from_hand("cellar", rule="ND-CELLAR-0")


@card
async def cellar(t: Kingdom, me: Player, this: This) -> None:
    """Discard any number of cards, then draw as many. [ND-CELLAR-0]"""
    cards = await discard_any(t, me)
    await discard(t, me, cards)
    draw(t, me, len(cards))


trash_up_to_four = some_from_hand("chapel", 0, 4, rule="ND-CHAPEL-0")


@card
async def chapel(t: Kingdom, me: Player, this: This) -> None:
    """Trash up to four cards. [ND-CHAPEL-0]"""
    await trash(t, me, await trash_up_to_four(t, me))


def in_discard(t: Kingdom, me: Player) -> Sequence[str]:
    return me.discard


put_on_deck = one_card("harbinger", "discard", in_discard, rule="ND-HARBINGER-0", or_not=True)


@card
async def harbinger(t: Kingdom, me: Player, this: This) -> None:
    """Look through the discard pile; one card of it may go on top of the deck. [ND-HARBINGER-0]"""
    await discard_to_deck(t, me, put_on_deck)


async def discard_to_deck(t: Kingdom, me: Player, question: OneOf[Kingdom, Player, str | None]) -> None:
    """Put a card of one's own discard pile on the deck, or not. [ND-D-42, ND-I-3]"""
    name = await question(t, me)
    if name:
        me.discard = without(me.discard, name)
        me.deck += (name,)
        t.tell(TookFromDiscard, me.seat, name)


@card
async def merchant(t: Kingdom, me: Player, this: This) -> None:
    """The first Silver of this turn will bring a coin more, if none was played yet. [ND-MERCH-0]"""
    if "silver" not in t.marks:
        t.marks += ("merchant",)


def the_card(t: Kingdom, me: Player, name: str) -> Mapping[str, Any]:
    return {"card": Say(f"card-{name}")}


play_it = may("vassal", rule="ND-VASSAL-1", about=the_card)


@card
async def vassal(t: Kingdom, me: Player, this: This) -> None:
    """Discard the top card of the deck; if it is an Action, it may be played. [ND-VASSAL-0, ND-VASSAL-1, ND-HOUND-7]"""
    if not need(t, me, 1):
        return
    name, hounds = me.deck[-1], me.hounds
    await discard(t, me, [name], "deck")
    if CARDS[name].is_action and me.hounds == hounds and await play_it(t, me, name):
        me.discard = me.discard[:-1]
        me.play += (name,)
        await resolve(t, me, This(name))


make_for_four = for_up_to("workshop", 4, rule="ND-WORKSHOP-0")


@card
async def workshop(t: Kingdom, me: Player, this: This) -> None:
    """Gain a card for up to four coins. [ND-WORKSHOP-0]"""
    await gain_by_choice(t, me, make_for_four)


async def gain_by_choice(t: Kingdom, me: Player, question: OneOf[Kingdom, Player, str | None], to: str = "") -> None:
    """Gain a card of the Supply by this question, if one fits. [ND-084]"""
    name = await question(t, me)
    if name:
        await gain(t, me, name, to)


put_a_victory_card_on_deck = from_hand("bureaucrat", rule="ND-BUREAU-1", only=is_victory)


@card
async def bureaucrat(t: Kingdom, me: Player, this: This) -> None:
    """Gain a Silver onto the deck; the others show a Victory card and put it on their decks, or show a hand without one. [ND-BUREAU-0, ND-BUREAU-1]"""
    await gain(t, me, "silver", "deck")
    for p in victims(t, me, this):
        name = await put_a_victory_card_on_deck(t, p)
        if name:
            p.hand = without(p.hand, name)
            p.deck += (name,)
            p.opened += (name,)
            t.tell(PutOnDeck, p.seat, name)
        else:
            reveal_hand(t, p)


CARDS["gardens"].worth(lambda cards: len(cards) // 10)


discard_before_the_militia = so_many_from_hand("militia", rule="ND-MILITIA-0")


@card
async def militia(t: Kingdom, me: Player, this: This) -> None:
    """The others discard down to three cards. [ND-MILITIA-0]"""
    for p in victims(t, me, this):
        await discard_down_to(t, p, 3, discard_before_the_militia)


def is_copper(t: Kingdom, me: Player, card: Card) -> bool:
    return card.key == "copper"


trash_a_copper = from_hand("moneylender", rule="ND-MONEYLENDER-0", only=is_copper, or_not=True)


@card
async def moneylender(t: Kingdom, me: Player, this: This) -> None:
    """A Copper may be trashed for three coins. [ND-MONEYLENDER-0]"""
    name = await trash_a_copper(t, me)
    if name:
        await trash(t, me, [name])
        t.coins += 3


discard_for_empty_piles = so_many_from_hand("poacher", rule="ND-POACHER-0")


@card
async def poacher(t: Kingdom, me: Player, this: This) -> None:
    """Discard a card for each empty pile of the Supply. [ND-POACHER-0, ND-POACHER-1]"""
    empty = t.empty_piles()
    if empty:
        await discard(t, me, await discard_for_empty_piles(t, me, empty))


trash_to_remodel = from_hand("remodel-trash", rule="ND-REMODEL-0")
gain_the_remodelled = from_supply("remodel-gain", costs_up_to, rule="ND-REMODEL-0", about=the_coins)


@card
async def remodel(t: Kingdom, me: Player, this: This) -> None:
    """Trash a card; gain one that costs up to two coins more. [ND-REMODEL-0]"""
    name = await trash_to_remodel(t, me)
    if name:
        coins, debt = t.cost(name) + 2, CARDS[name].debt
        await trash(t, me, [name])
        gained = await gain_the_remodelled(t, me, coins, debt)
        if gained:
            await gain(t, me, gained)


play_an_action_twice = from_hand("throne-room", rule="ND-THRONE-0", only=is_action, or_not=True)


@card
async def throne_room(t: Kingdom, me: Player, this: This) -> None:
    """An Action of the hand may be played twice. [ND-THRONE-0, ND-THRONE-1]"""
    name = await play_an_action_twice(t, me)
    if name:
        me.hand = without(me.hand, name)
        me.play += (name,)
        await play_twice(t, me, This(name, by=this, once=not this.in_play))


def in_the_open(t: Kingdom, me: Player) -> Sequence[str]:
    return me.shown


def is_loot(t: Kingdom, me: Player, card: Card) -> bool:
    return card.is_treasure and card.key != "copper"


lose_a_treasure = one_card("bandit", "shown", in_the_open, rule="ND-BANDIT-0", only=is_loot)


@card
async def bandit(t: Kingdom, me: Player, this: This) -> None:
    """Gain a Gold; the others reveal two cards, trash a Treasure of them other than Copper, and discard the rest. [ND-BANDIT-0, ND-BANDIT-1]"""
    await gain(t, me, "gold")
    for p in victims(t, me, this):
        reveal(t, p, 2)
        name = await lose_a_treasure(t, p)
        if name:
            await trash(t, p, [name], "shown")
        await discard(t, p, p.shown, "shown", openly=True)


@card
async def council_room(t: Kingdom, me: Player, this: This) -> None:
    """The others draw a card. [ND-COUNCIL-0]"""
    for p in t.others(me):
        draw(t, p, 1)


keep_or_set_aside = one_word("library", "keep", "aside", rule="ND-LIBRARY-0")


@card
async def library(t: Kingdom, me: Player, this: This) -> None:
    """Draw up to seven cards one by one; Actions may be set aside instead, and are discarded in the end. [ND-LIBRARY-0, ND-LIBRARY-1]"""
    while len(me.hand) < 7 and look(t, me, 1):
        if CARDS[me.looking[0]].is_action and await keep_or_set_aside(t, me) == "aside":
            me.shown += me.looking
        else:
            me.hand += me.looking
        me.looking = ()
    await discard(t, me, me.shown, "shown", openly=True)


def is_treasure_up_to(t: Kingdom, me: Player, coins: int, debt: int, card: Card) -> bool:
    return card.is_treasure and costs_up_to(t, me, coins, debt, card)


trash_a_treasure = from_hand("mine-trash", rule="ND-MINE-0", only=is_treasure, or_not=True)
gain_a_better_treasure = from_supply("mine-gain", is_treasure_up_to, rule="ND-MINE-0", about=the_coins)


@card
async def mine(t: Kingdom, me: Player, this: This) -> None:
    """A Treasure may be trashed for one that costs up to three coins more, into the hand. [ND-MINE-0]"""
    name = await trash_a_treasure(t, me)
    if name:
        coins = t.cost(name) + 3
        await trash(t, me, [name])
        gained = await gain_a_better_treasure(t, me, coins, 0)
        if gained:
            await gain(t, me, gained, "hand")


trash_what_the_sentry_sees = some_looked_at("sentry-trash", rule="ND-SENTRY-1")
discard_what_the_sentry_sees = some_looked_at("sentry-discard", rule="ND-SENTRY-1")


@card
async def sentry(t: Kingdom, me: Player, this: This) -> None:
    """Look at two cards of the deck; trash some, discard some, put the rest back. [ND-SENTRY-0, ND-SENTRY-1]"""
    look(t, me, 2)
    await trash(t, me, await trash_what_the_sentry_sees(t, me), "looking")
    await discard(t, me, await discard_what_the_sentry_sees(t, me), "looking")
    await put_back(t, me)


@card
async def witch(t: Kingdom, me: Player, this: This) -> None:
    """The others gain a Curse. [ND-WITCH-0, ND-112]"""
    for p in victims(t, me, this):
        await gain(t, p, "curse")


make_for_five = for_up_to("artisan-gain", 5, rule="ND-ARTISAN-0")
put_one_on_deck = from_hand("artisan-deck", rule="ND-ARTISAN-0")


@card
async def artisan(t: Kingdom, me: Player, this: This) -> None:
    """Gain a card for up to five coins into the hand; put a card of the hand on the deck. [ND-ARTISAN-0]"""
    await gain_by_choice(t, me, make_for_five, "hand")
    name = await put_one_on_deck(t, me)
    if name:
        me.hand = without(me.hand, name)
        me.deck += (name,)
        t.tell(PutBack, me.seat, [name])
