"""Playing a card: reactions to an Attack, bonuses, text; playing twice; Durations; "this card". [ND-060 to ND-068, ND-120 to ND-125, ND-130 to ND-134]"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from walpurgis.engine import without
from walpurgis.engine.question import one_of

from .choices import describe
from .events import Played, PlayedAgain, Protected, Returned, SetAside, SetAsideHidden, ShowedMoat
from .facts import CARDS, Card
from .gaining import has_pile, return_to_pile, swap
from .keys import HAND_KEYS
from .moving import draw, put_into_trash
from .state import UNSEEN_ASIDE, Kingdom, Later, Player, Stay, Tie


class This(msgspec.Struct, eq=False):
    """The card that is being played, while it is: whether it still lies in play, who is safe from it, what stays because of it. [ND-004, ND-066]"""

    card: str
    in_play: bool = True
    by: This | None = None
    """What plays it several times, and so stays in play with it."""
    once: bool = False
    """Played several times by a card that is not in play: what it does later happens once. [ND-U-1]"""
    stay: Stay | None = None
    tie: Tie | None = None
    """That it stays in play with the Duration cards it played several times."""
    immune: Sequence[int] = ()

    def leaves(self, me: Player) -> bool:
        """Take it out of play, if it is still there; False if it is not, and the movement fails. [ND-066]"""
        if not self.in_play:
            return False
        self.in_play = False
        me.play = without(me.play, self.card)
        return True


async def play_from_hand(t: Kingdom, me: Player, card: str) -> None:
    """Play a card of the hand once."""
    me.hand = without(me.hand, card)
    me.play += (card,)
    known = CARDS[card]
    if known.on_played is not None:
        await resolve(t, me, This(card))
    else:
        t.tell(Played, me.seat, card)
        take_bonuses(t, me, known)


async def play_twice(t: Kingdom, me: Player, this: This) -> None:
    """Play a card that lies in play, completely, and then again. [ND-064, ND-065]"""
    await resolve(t, me, this)
    t.tell(PlayedAgain, me.seat, this.card)
    await resolve(t, me, this, told=True)


async def resolve(t: Kingdom, me: Player, this: This, told: bool = False) -> None:
    """Reactions, if it is an Attack; its bonuses; its text. That it is played is told here, unless it has been told in other words. [ND-060, ND-061, ND-120]"""
    card = CARDS[this.card]
    if not told:
        t.tell(Played, me.seat, card.key)
    if card.is_attack:
        this.immune = await reactions(t, me)
    take_bonuses(t, me, card)
    if card.on_played is not None:
        await card.on_played(t, me, this)


def take_bonuses(t: Kingdom, me: Player, card: Card) -> None:
    """Cards, Actions, Buys and coins. [ND-061]"""
    if card.cards:
        draw(t, me, card.cards)
    t.actions += card.actions
    t.buys += card.buys
    t.coins += card.coins


# Attacks -------------------------------------------------------------------------------------------------------------


async def reactions(t: Kingdom, me: Player) -> list[int]:
    """Who is safe from this play of an Attack: by a Guardian, or by showing a Moat. [ND-120 to ND-123]

    In a game with Moats everybody with cards in hand is asked, so that not to be asked gives nothing away. [ND-I-11]
    """
    immune = []
    for p in t.others(me):
        if p.guarded:
            immune.append(p.seat)
            t.tell(Protected, p.seat)
        if "moat" in t.left and p.hand and await show_a_moat(t, p) != "no":
            immune.append(p.seat)
            t.tell(ShowedMoat, p.seat)
    return immune


def moat_or_no(t: Kingdom, p: Player) -> list[str]:
    return [HAND_KEYS["moat"], "no"] if "moat" in p.hand else ["no"]


show_a_moat = one_of("moat", moat_or_no, says=describe, rule="ND-MOAT-0", always=True)


def victims(t: Kingdom, me: Player, this: This) -> list[Player]:
    """The other players, in turn order, whom this Attack affects. [ND-122]"""
    return [p for p in t.others(me) if p.seat not in this.immune]


# Durations -----------------------------------------------------------------------------------------------------------


def later(t: Kingdom, me: Player, this: This, aside: list[str] | None = None) -> Later:
    """This card stays in play and will do something at the start of the next turn, with the cards set aside for it. [ND-130, ND-132 to ND-134]"""
    if this.stay is None:
        this.stay = Stay(me.stayed, this.card)
        me.stayed += 1
        me.stays.append(this.stay)
        if this.by is not None and this.by.in_play:
            tie(me, this.by, this.stay.number)
    then = Later(this.card, aside or [])
    if aside or not this.once or not this.stay.later:
        this.stay.later.append(then)
    if aside:
        t.tell(SetAsideHidden if this.card in UNSEEN_ASIDE else SetAside, me.seat, aside[:])
    return then


def tie(me: Player, this: This, number: int) -> None:
    """This card stays in play for as long as the Duration card of this number does, and any other one it is tied to. [ND-132]"""
    if this.tie is None:
        this.tie = Tie(this.card)
        me.ties.append(this.tie)
    this.tie.stays.append(number)


# This card moves -----------------------------------------------------------------------------------------------------


async def trash_this(t: Kingdom, me: Player, this: This) -> bool:
    """Trash this card, if it is in play."""
    if not this.leaves(me):
        return False
    await put_into_trash(t, me, [this.card])
    return True


def return_this(t: Kingdom, me: Player, this: This) -> bool:
    """Return this card to its pile, if it is in play."""
    if not has_pile(t, this.card) or not this.leaves(me):
        return False
    return_to_pile(t, this.card)
    t.tell(Returned, me.seat, this.card)
    return True


def exchange_this(t: Kingdom, me: Player, this: This, wanted: str) -> bool:
    """Exchange this card for another one: both or nothing. [ND-100]"""
    if not t.left.get(wanted) or not has_pile(t, this.card) or not this.leaves(me):
        return False
    swap(t, me, this.card, wanted)
    return True
