"""Cards outside the Supply: the Spirits, Wish, Bat and the three Zombies."""

from __future__ import annotations

from walpurgis.engine import without

from ..choices import costs_up_to, for_up_to, from_hand, from_supply, is_action, one_word, some_from_hand, the_coins
from ..events import PutIntoHand, PutOnDeck
from ..facts import CARDS, card
from ..gaining import gain
from ..moving import discard, draw, look, need, put_back, reveal, trash
from ..playing import This, exchange_this, later, play_twice, return_this, tie
from ..state import Kingdom, Later, Player
from .base import gain_by_choice
from .nocturne import is_action_not_in_play, play_by_choice


@card
async def will_o_wisp(t: Kingdom, me: Player, this: This) -> None:
    """Reveal the top card of the deck; if it costs up to two coins it comes into the hand. [ND-WISP-0, ND-WISP-1]"""
    for name in reveal(t, me):
        me.shown = without(me.shown, name)
        if t.cost(name) <= 2 and not CARDS[name].debt:
            me.hand += (name,)
            t.tell(PutIntoHand, me.seat, name)
        else:
            me.deck += (name,)
            t.tell(PutOnDeck, me.seat, name)


play_with_the_imp = from_hand("imp", rule="ND-IMP-0", only=is_action_not_in_play, or_not=True)


@card
async def imp(t: Kingdom, me: Player, this: This) -> None:
    """An Action without a copy in play may be played. [ND-IMP-0, ND-IMP-1]"""
    await play_by_choice(t, me, play_with_the_imp)


@card
async def ghost(t: Kingdom, me: Player, this: This) -> None:
    """Reveal cards until an Action comes; it is set aside to be played twice next turn, the others are discarded. [ND-GHOST-0, ND-GHOST-2, ND-GHOST-6]"""
    found = ""
    while not found and (revealed := reveal(t, me)):
        found = revealed[0] if CARDS[revealed[0]].is_action else ""
    if found:
        me.shown = without(me.shown, found)
        later(t, me, this, [found])
    await discard(t, me, me.shown, "shown", openly=True)


@CARDS["ghost"].next_turn
async def haunts_twice(t: Kingdom, me: Player, then: Later) -> None:
    """Play the Action twice. If it stays in play as a Duration, the Ghost stays with it. [ND-GHOST-3 to ND-GHOST-5]"""
    name = then.aside.pop()
    me.play += (name,)
    this = This(name)
    await play_twice(t, me, this)
    if this.stay is not None:
        tie(me, This("ghost"), this.stay.number)


wish_for_six = for_up_to("wish", 6, rule="ND-WISH-2")


@card
async def wish(t: Kingdom, me: Player, this: This) -> None:
    """Return this to its pile, to gain a card for up to six coins into the hand. [ND-WISH-0 to ND-WISH-2]"""
    if return_this(t, me, this):
        await gain_by_choice(t, me, wish_for_six, "hand")


trash_up_to_two = some_from_hand("bat", 0, 2, rule="ND-BAT-0")


@card
async def bat(t: Kingdom, me: Player, this: This) -> None:
    """Trash up to two cards; if any, exchange this for a Vampire. [ND-BAT-0 to ND-BAT-2]"""
    cards = await trash_up_to_two(t, me)
    await trash(t, me, cards)
    if cards:
        exchange_this(t, me, this, "vampire")


trash_an_action = from_hand("zombie-apprentice", rule="ND-ZAPP-1", only=is_action, or_not=True)


@card
async def zombie_apprentice(t: Kingdom, me: Player, this: This) -> None:
    """An Action may be trashed for three cards and an Action. [ND-ZAPP-0, ND-ZAPP-1]"""
    name = await trash_an_action(t, me)
    if name:
        await trash(t, me, [name])
        draw(t, me, 3)
        t.actions += 1


build_on_the_trashed = from_supply("zombie-mason", costs_up_to, rule="ND-ZMAS-1", or_not=True, about=the_coins)


@card
async def zombie_mason(t: Kingdom, me: Player, this: This) -> None:
    """Trash the top card of the deck; a card that costs up to a coin more may be gained. [ND-ZMAS-0, ND-ZMAS-1]"""
    if not need(t, me, 1):
        return
    name = me.deck[-1]
    coins, debt = t.cost(name) + 1, CARDS[name].debt
    await trash(t, me, [name], "deck")
    gained = await build_on_the_trashed(t, me, coins, debt)
    if gained:
        await gain(t, me, gained)


discard_or_keep = one_word("zombie-spy", "discard", "keep", rule="ND-ZSPY-0")


@card
async def zombie_spy(t: Kingdom, me: Player, this: This) -> None:
    """Look at the top card of the deck, and discard it or put it back. [ND-ZSPY-0, ND-ZSPY-1]"""
    if look(t, me, 1):
        if await discard_or_keep(t, me) == "discard":
            await discard(t, me, me.looking, "looking")
        await put_back(t, me)
