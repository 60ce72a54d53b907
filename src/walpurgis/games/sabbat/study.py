"""Phase A, Study: the start of a round with Secret area, the curse (A1), the simultaneous invocation (A2) and the bonus of the round (A3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from walpurgis.engine import Ask, Option, Rule
from walpurgis.engine.question import all_of, one_of

from .board import BONUSES, CHIMERA, CURSE_VP, GARDENS, GHOSTS, REGIONS
from .events import BonusTaken, CanteenCounted, CardTurned, CurseStruck, Invoked, OrderSet, Protected, RoundBegan, Spoiled
from .options import USE_POWER, Hide, HideNobody, Send, SendWithCanteen, SendWithoutCanteen, TakeAnyResource, TakeBonus
from .powers import BESIDE, LUXURIANCE, luxuriance, may_use, refresh, use, why_not_now, why_not_use
from .state import Manor, Player, nothing

CANTEEN = "gd:can"
HIDEOUTS: dict[str, str | None] = {f"sec:{place}": place for place in (*GARDENS, *REGIONS)} | {"sec:no": None}
"""Where Secret area might protect a ghost, by key; or nowhere."""
Hand = tuple[int, bool]
"""What a player invokes: how many ghosts, and whether the canteen counts."""
WITH_CANTEEN: dict[str, Hand] = {f"inv:{n}": (n, True) for n in range(GHOSTS + 1)}
WITHOUT_CANTEEN: dict[str, Hand] = {f"inv:{n}:nc": (n, False) for n in range(GHOSTS + 1)}
HANDS = WITH_CANTEEN | WITHOUT_CANTEEN


async def study(t: Manor) -> None:
    """The start of a round: powers are fresh, Secret area, curse, new time card, invocation. [SM-G-1]"""
    t.tell(RoundBegan, t.round)
    refresh(t)
    if t.round > 1:
        for me in t.players:
            if may_protect(t, me):
                await secret_area(t, me)
        curse(t)
        t.time_card, t.time_pile = t.time_pile[-1], t.time_pile[:-1]
    t.tell(CardTurned, t.time_card, t.card.actions)
    await invocation(t)
    t.phase = "bonus" if t.card.slots else "act"


# Secret area ------------------------------------------------------------------------------------------------------


def may_protect(t: Manor, me: Player) -> bool:
    """Whether the elf has the card available, and a ghost outside. [SM-P-SEC-1]"""
    return may_use(t, me, "sec") and bool(t.homes(me))


def hideouts(t: Manor, me: Player) -> Sequence[str]:
    return [*HIDEOUTS]


def why_not_hide(t: Manor, me: Player, key: str) -> Rule | None:
    """The card must be available, and one of the player's ghosts there. [SM-P-SEC-1]"""
    if key not in HIDEOUTS:
        return why_not_now(t, me, key)
    place = HIDEOUTS[key]
    if place is None:
        return None
    return why_not_use(t, me, "sec") or (None if me.seat in t.ghosts[place] else "SM-P-SEC-1")


def say_hideout(t: Manor, me: Player, key: str) -> Option:
    place = HIDEOUTS[key]
    return HideNobody() if place is None else Hide(place)


which_hideout = one_of("secret-area", hideouts, forbids=why_not_hide, says=say_hideout, rule="SM-P-SEC-1").meaning(HIDEOUTS.__getitem__)


async def secret_area(t: Manor, me: Player) -> None:
    """Before A1 the elf may protect one own ghost in a garden or region until the end of phase B. [SM-P-SEC-1]"""
    place = await which_hideout(t, me)
    if place is not None:
        use(t, me, "sec")
        t.protected = place
        t.tell(Protected, me.people, place)


# A1 and A2 --------------------------------------------------------------------------------------------------------


def curse(t: Manor) -> None:
    """The hour row moves: the old curse costs victory points, 1H spoils into one cursed resource, 2H becomes 1H. [SM-A1-2 to SM-A1-6]"""
    for p in t.players:
        if p.cursed:
            t.gain_vp(p, -CURSE_VP)
            t.tell(CurseStruck, p.people, CURSE_VP)
        spoiled = sum(p.h1.values())
        p.cursed = spoiled > 0
        if spoiled:
            t.tell(Spoiled, p.people, spoiled)
        p.h1, p.h2 = p.h2, nothing()


async def invocation(t: Manor) -> None:
    """All choose in secret how many ghosts go to the drawbridge, open their hands together, and the playing order is counted. [SM-A2-2 to SM-A2-9]"""
    hands = await all_of({p.seat: invoke(t, p) for p in t.players})
    counts: dict[int, int] = {}
    for p in t.players:
        sent, canteen = hands[p.seat]
        p.graveyard += p.bridge - sent
        p.bridge = sent
        bonus = t.bonus(p, CANTEEN) if canteen else 0
        counts[p.seat] = p.graveyard + bonus
        t.tell(Invoked, p.people, sent, p.graveyard)
        if bonus:
            t.tell(CanteenCounted, p.people, bonus)
    t.order = tuple(sorted(t.order, key=lambda seat: -counts[seat]))  # a stable sort: equal counts keep their order
    t.tell(OrderSet, [t.players[seat].people for seat in t.order])


def hands(t: Manor, me: Player) -> Sequence[str]:
    """Each number of ghosts, with the canteen and without it."""
    return [*HANDS]


def quick_hands(t: Manor, me: Player) -> Sequence[str]:
    """The same, but only as many as there are."""
    numbers = me.graveyard + me.bridge + 1
    found = [*WITH_CANTEEN][:numbers]
    return [*found, *[*WITHOUT_CANTEEN][:numbers]] if t.bonus(me, CANTEEN) else found


def why_not_invoke(t: Manor, me: Player, key: str) -> Rule | None:
    """From none to all of the ghosts in graveyard and on the drawbridge; only who has the canteen can decline it. [SM-A2-2, SM-A2-3, SM-A2-7]"""
    if key not in HANDS:
        return why_not_now(t, me, key)
    sent, canteen = HANDS[key]
    if sent > me.graveyard + me.bridge:
        return "SM-A2-2"
    return None if canteen or t.bonus(me, CANTEEN) else "SM-A2-7"


def say_hand(t: Manor, me: Player, key: str) -> Option:
    sent, canteen = HANDS[key]
    bonus = t.bonus(me, CANTEEN)
    if not bonus:
        return Send(sent)
    return SendWithCanteen(sent, bonus) if canteen else SendWithoutCanteen(sent)


def about_hand(t: Manor, me: Player) -> Mapping[str, int]:
    return {"available": me.graveyard + me.bridge}


first_hand = one_of("invoke-first", hands, forbids=why_not_invoke, says=say_hand, rule="SM-A2-3", about=about_hand, quick=quick_hands).meaning(
    HANDS.__getitem__
)
later_hand = one_of("invoke", hands, forbids=why_not_invoke, says=say_hand, rule="SM-A2-3", about=about_hand, quick=quick_hands).meaning(HANDS.__getitem__)


def invoke(t: Manor, me: Player) -> Ask[Hand]:
    """How many ghosts to send; beginners get some advice in the first round. [SM-A2-3, SM-A2-7, SM-A2-10]"""
    return (first_hand if t.round == 1 else later_hand)(t, me)


# A3 ---------------------------------------------------------------------------------------------------------------


def bonuses(t: Manor, me: Player) -> Sequence[str]:
    """The slots; where any resource can be taken, which one. [SM-A3-3, SM-A3-4]"""
    return [*BONUSES[t.time_card], *BESIDE[me.people]]


def why_not_take(t: Manor, me: Player, key: str) -> Rule | None:
    """A slot is taken once, and a chimera is not a resource to choose. [SM-A3-2, SM-A3-5]"""
    if key == LUXURIANCE:
        return why_not_use(t, me, "lux")
    if key not in BONUSES[t.time_card]:
        return why_not_now(t, me, key)
    slot, gain = BONUSES[t.time_card][key]
    if slot in t.bonus_taken:
        return "SM-A3-2"
    return "SM-A3-5" if gain == CHIMERA else None


def say_bonus(t: Manor, me: Player, key: str) -> Option:
    if key == LUXURIANCE:
        return USE_POWER["lux"]
    slot, gain = BONUSES[t.time_card][key]
    return TakeAnyResource(slot, gain) if t.card.slots[slot - 1] == "*" else TakeBonus(slot, gain)


which_bonus = one_of("bonus", bonuses, forbids=why_not_take, says=say_bonus, rule="SM-A3-2")


async def bonus_of_the_round(t: Manor) -> None:
    """One player takes one of the bonuses left on the time card. [SM-A3-2 to SM-A3-5]"""
    me = t.active
    chosen = await which_bonus(t, me)
    if chosen == LUXURIANCE:
        await luxuriance(t, me)
        return
    take_bonus(t, me, *BONUSES[t.time_card][chosen])
    t.turn += 1
    if t.turn == len(t.order):
        t.turn, t.phase = 0, "act"


def take_bonus(t: Manor, me: Player, slot: int, gain: str) -> None:
    """Terror, victory points, or a resource into 2H. [SM-A3-4]"""
    t.bonus_taken[slot] = me.seat
    if gain[0] == "T":
        t.gain_terror(me, int(gain[1:]))
    elif gain[0] == "V":
        t.gain_vp(me, int(gain[1:]))
    else:
        me.h2[gain] += 1
    t.tell(BonusTaken, me.people, gain)
