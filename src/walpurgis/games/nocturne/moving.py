"""How cards move: drawn, looked at, revealed, discarded, put back, trashed. Gaining and exchanging are in gaining.py."""

from __future__ import annotations

from collections.abc import Sequence

from walpurgis.engine import without
from walpurgis.engine.question import ManyOf, OneOf, may

from .choices import put_in_order
from .events import (
    Discarded,
    DiscardedOpenly,
    Drew,
    LookedAt,
    PointsGained,
    PutBack,
    Revealed,
    RevealedHand,
    SetAside,
    Shuffled,
    Trashed,
)
from .facts import CARDS
from .keys import KEYS, read
from .state import Kingdom, Player
from .window import Effect, in_any_order, next_of

HOUND = "faithful-hound"

set_the_hound_aside: OneOf[Kingdom, Player, bool] = may("hound", rule="ND-HOUND-2")
next_of_the_trashed = next_of("trashed-order", rule="ND-110")


def shuffle(t: Kingdom, me: Player) -> None:
    """The discard pile becomes the bottom of the deck; cards just gained to it are lost track of. [ND-066, ND-070]"""
    if me.fresh:
        me.fresh = tuple([where for where in me.fresh if read(where)[0] != "discard"])
    me.deck = (*t.chance.shuffled(me.discard), *me.deck)
    me.discard = ()
    t.tell(Shuffled, me.seat)


def need(t: Kingdom, me: Player, n: int) -> int:
    """See to it that the deck has `n` cards, shuffling if it must; how many of them there are. [ND-070 to ND-072]"""
    if len(me.deck) < n and me.discard:
        shuffle(t, me)
    return min(n, len(me.deck))


def draw(t: Kingdom, me: Player, n: int) -> None:
    """Draw `n` cards, or as many as there are. [ND-061, ND-070 to ND-072]"""
    if len(me.deck) < n:
        n = need(t, me, n)
    if n > 0:
        deck = me.deck
        drawn = deck[-n:]
        me.deck = deck[:-n]
        me.hand += drawn
        me.looked += drawn
        t.tell(drew, me.seat, drawn)


def drew(who: int, drawn: tuple[str, ...]) -> Drew:
    """The event, with the topmost card first."""
    return Drew(who, [*drawn[::-1]])


def take_off(me: Player, n: int) -> tuple[str, ...]:
    """Take the top `n` cards off the deck; the topmost is the last."""
    deck = me.deck
    me.deck = deck[:-n]
    return deck[-n:]


def draw_up_to(t: Kingdom, me: Player, hand: int) -> None:
    """Draw until there are this many cards in hand. [ND-075]"""
    draw(t, me, hand - len(me.hand))


def look(t: Kingdom, me: Player, n: int) -> int:
    """Take the top `n` cards of the deck up to look at them; how many there were. [ND-074, ND-I-7]"""
    n = need(t, me, n)
    if n > 0:
        top = take_off(me, n)
        me.looking += top
        me.looked += top
        t.tell(LookedAt, me.seat, [*me.looking[::-1]])
    return n


def reveal(t: Kingdom, me: Player, n: int = 1) -> tuple[str, ...]:
    """Lay the top `n` cards of the deck open, the topmost first; they lie among `shown` until they go somewhere. [ND-076, ND-I-8]"""
    n = need(t, me, n)
    if n <= 0:
        return ()
    cards = take_off(me, n)[::-1]
    me.shown += cards
    me.opened += cards
    t.tell(Revealed, me.seat, [*cards])
    return cards


def reveal_hand(t: Kingdom, me: Player) -> None:
    """Show the whole hand to everybody. [ND-I-8]"""
    cards = sorted(me.hand)
    me.opened += tuple(cards)
    t.tell(RevealedHand, me.seat, cards)


async def put_back(t: Kingdom, me: Player) -> None:
    """Put what one looks at back on the deck, in any order. [ND-074]"""
    if me.looking:
        cards = await put_in_order(t, me)
        me.looking = ()
        me.deck += tuple(cards[::-1])
        t.tell(PutBack, me.seat, cards)


def take_out(me: Player, zone: str, cards: Sequence[str]) -> None:
    """Take cards out of a zone: of several with the same name the topmost, so that a deck keeps its order. In a hand there is none to keep."""
    if zone == "hand":
        for card in cards:
            me.hand = without(me.hand, card)
        return
    there: tuple[str, ...] = getattr(me, zone)
    for card in cards:
        at = len(there) - there[::-1].index(card)
        there = there[: at - 1] + there[at:]
    setattr(me, zone, there)


async def discard(t: Kingdom, me: Player, cards: Sequence[str], zone: str = "hand", *, openly: bool = False) -> None:
    """Discard cards of the hand or elsewhere; the last one lies on top. Hounds may be set aside. Clean-up does not come here. [ND-088, ND-125, ND-HOUND-0]"""
    if not cards:
        return
    take_out(me, zone, cards)
    me.discard += tuple(cards)
    me.opened += tuple(cards if openly else cards[-1:])
    t.tell(DiscardedOpenly if openly else Discarded, me.seat, [*cards])
    if HOUND in cards:
        await hounds(t, me, cards.count(HOUND))


async def hounds(t: Kingdom, me: Player, n: int) -> None:
    """Each discarded Hound may be set aside until the end of the turn; they lie open while their owner decides. [ND-HOUND-1 to ND-HOUND-6]"""
    take_out(me, "discard", [HOUND] * n)
    me.shown += (HOUND,) * n
    for _ in range(n):
        aside = await set_the_hound_aside(t, me)
        me.shown = without(me.shown, HOUND)
        if aside:
            me.hounds += 1
            t.marks += ("late",)
            t.tell(SetAside, me.seat, [HOUND])
        else:
            me.discard += (HOUND,)


async def discard_down_to(t: Kingdom, me: Player, size: int, so_many: ManyOf[Kingdom, Player, int, str]) -> None:
    """Discard down to this many cards in hand, by this question."""
    surplus = len(me.hand) - size
    if surplus > 0:
        await discard(t, me, await so_many(t, me, surplus))


async def trash(t: Kingdom, me: Player, cards: Sequence[str], zone: str = "hand") -> None:
    """Trash cards of the hand or elsewhere: first all of them go, then what they do when trashed happens in any order. [ND-086, ND-087, ND-TOMB-1]"""
    if cards:
        take_out(me, zone, cards)
        await put_into_trash(t, me, cards)


async def put_into_trash(t: Kingdom, me: Player, cards: Sequence[str]) -> None:
    """Lay cards that have left their zone into the trash, with all that follows from it."""
    t.trash += tuple(cards)
    t.tell(Trashed, me.seat, [*cards])
    if "tomb" in t.landmarks:
        gain_points(t, me, len(cards))
    effects = [Effect(KEYS["card"][card], happen) for card in cards if (happen := CARDS[card].on_trashed)]
    if effects:
        await in_any_order(t, me, next_of_the_trashed, effects)


def gain_points(t: Kingdom, me: Player, vp: int) -> None:
    """Take victory point tokens. [ND-147]"""
    if vp:
        me.vp += vp
        t.tell(PointsGained, me.seat, vp)
