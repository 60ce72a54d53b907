"""Phase A, Study: the start of a round with Secret area, the curse (A1), the simultaneous invocation (A2) and the bonus of the round (A3)."""

from __future__ import annotations

from walpurgis.engine import Rule, Say, all_of, one_of
from walpurgis.engine.old_ask import Ask

from .board import CURSE_VP, GHOSTS, RESOURCES, TIME
from .events import BonusTaken, CanteenCounted, CardTurned, CurseStruck, Invoked, OrderSet, Protected, RoundBegan, Spoiled
from .powers import may_use, name_place, name_resource, or_luxuriance, refresh, use, why_not_now
from .state import Manor, Player, nothing

CANTEEN = "gd:can"
UNPROTECTED = "sec:no"
Hand = tuple[int, bool]
"""What a player invokes: how many ghosts, and whether the canteen counts."""

WITH_CANTEEN: dict[str, Hand] = {f"inv:{n}": (n, True) for n in range(GHOSTS + 1)}
WITHOUT_CANTEEN: dict[str, Hand] = {f"inv:{n}:nc": (n, False) for n in range(GHOSTS + 1)}
HANDS = WITH_CANTEEN | WITHOUT_CANTEEN

BONUSES: dict[str, dict[str, tuple[int, str]]] = {
    card: {
        f"bon:{slot}:{kind}" if what == "*" else f"bon:{slot}": (slot, kind)
        for slot, what in enumerate(time.slots, 1)
        for kind in (RESOURCES if what == "*" else (what,))
    }
    for card, time in TIME.items()
}
"""The bonuses of each time card: slot and gain by key."""


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


def may_protect(t: Manor, me: Player) -> bool:
    return me.people == "G" and may_use(t, me, "sec") and bool(t.homes(me))


async def secret_area(t: Manor, me: Player) -> None:
    """Before A1 the elf may protect one own ghost in a garden or region until the end of phase B. [SM-P-SEC-1]"""
    chosen = await one_of(me, "secret-area", secret_keys, of=(t, me), say=_say_secret, rule="SM-P-SEC-1")
    if chosen != UNPROTECTED:
        use(t, me, "sec")
        t.protected = chosen.removeprefix("sec:")
        t.tell(Protected, me.people, t.protected)


def secret_keys(t: Manor, me: Player) -> list[str]:
    return [*(f"sec:{place}" for place in t.homes(me)), UNPROTECTED]


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


def invoke(t: Manor, me: Player) -> Ask[Hand]:
    """How many of the ghosts in graveyard and on the drawbridge to send; with the canteen, whether its bonus counts. [SM-A2-3, SM-A2-7]"""
    prompt = "invoke-first" if t.round == 1 else "invoke"
    return one_of(me, prompt, hand_keys, of=(t, me), means=HANDS.__getitem__, say=_say_invoke, rule="SM-A2-3", about=_about_invoke)


def hand_keys(t: Manor, me: Player) -> list[str]:
    """From none to all who are there; with the canteen each number a second time, without its bonus."""
    numbers = me.graveyard + me.bridge + 1
    found = [*WITH_CANTEEN][:numbers]
    return [*found, *[*WITHOUT_CANTEEN][:numbers]] if t.bonus(me, CANTEEN) else found


async def bonus_of_the_round(t: Manor) -> None:
    """One player takes one of the bonuses left on the time card. [SM-A3-2 to SM-A3-5]"""
    me = t.active
    chosen = await or_luxuriance(t, me, which_bonus)
    if chosen is None:
        return
    slot, gain = BONUSES[t.time_card][chosen]
    t.bonus_taken[slot] = me.seat
    if gain[0] == "T":
        t.gain_terror(me, int(gain[1:]))
    elif gain[0] == "V":
        t.gain_vp(me, int(gain[1:]))
    else:
        me.h2[gain] += 1
    t.tell(BonusTaken, me.people, gain)
    t.turn += 1
    if t.turn == len(t.order):
        t.turn, t.phase = 0, "act"


def which_bonus(t: Manor, me: Player) -> Ask[str]:
    return one_of(me, "bonus", bonus_keys, of=(t, me), say=_say_bonus, elsewhere=_why_not_bonus, rule="SM-A3-2")


def bonus_keys(t: Manor, me: Player) -> list[str]:
    """One of the slots that nobody has taken; where any resource is to be had, which one. [SM-A3-2, SM-A3-3, SM-A3-4]"""
    return [key for key, (slot, _) in BONUSES[t.time_card].items() if slot not in t.bonus_taken]


def _why_not_bonus(t: Manor, me: Player, key: str) -> Rule | None:
    """A slot is taken once, and a chimera is no resource to choose. [SM-A3-2, SM-A3-5]"""
    if key in BONUSES[t.time_card]:
        return "SM-A3-2"
    return "SM-A3-5" if key.startswith("bon:") and key.endswith(":c") else why_not_now(t, me, key)


def _say_secret(t: Manor, me: Player, key: str) -> Say:
    return Say("option-sec-no") if key == UNPROTECTED else Say("option-sec", {"where": name_place(key.removeprefix("sec:"))})


def _about_invoke(t: Manor, me: Player) -> dict[str, int]:
    return {"available": me.graveyard + me.bridge}


def _say_invoke(t: Manor, me: Player, key: str) -> Say:
    _, sent, *declined = key.split(":")
    bonus = t.bonus(me, CANTEEN)
    if not bonus:
        return Say("option-inv", {"n": int(sent)})
    return Say("option-inv-nc" if declined else "option-inv-canteen", {"n": int(sent), "bonus": bonus})


def _say_bonus(t: Manor, me: Player, key: str) -> Say:
    slot = int(key.split(":")[1])
    what = t.card.slots[slot - 1]
    return Say("option-bon", {"slot": slot, "bonus": name_resource(key) if what == "*" else Say(f"bonus-{what}")})
