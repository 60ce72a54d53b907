"""The Buy phase: Treasures, purchases, debt and Events. How a card is bought and gained is in gaining.py. [ND-045, ND-046, ND-145, ND-148]"""

from __future__ import annotations

from collections.abc import Awaitable

from walpurgis.engine import Rule, Say
from walpurgis.engine.old_ask import asking

from .choices import KEYS, key, say
from .events import BoughtEvent, DebtPaid, PhaseBegan, PlayedTreasures
from .facts import CARDS, EVENT_RULES, EVENTS, PLAIN
from .gaining import buy
from .phases import NO_NIGHTS, TREASURES, purse
from .playing import This, play_from_hand
from .state import END, Kingdom, Player

TO_PLAY = {key: card for card, key in TREASURES.items()}
TO_BUY = {key: card for card, key in KEYS["pile"].items()}
"""The cards that keys of the Buy phase name."""


async def buy_phase(t: Kingdom) -> None:
    """Play Treasures, one by one or all that only bring coins; then buy; pay off debt; or go on. [ND-045, ND-046, ND-145]

    Treasures that ask nothing belong to the step of what follows them: they are quickly played again in a fork, and need no checkpoint each.
    """
    me = t.players[t.active]
    while True:
        chosen = await ask_for_purchase(t, me)
        if chosen in TO_PLAY:
            waiting = play_from_hand(t, me, TO_PLAY[chosen])
            if waiting is not None:
                await waiting
                return
        elif chosen == "all":
            play_plain_treasures(t, me)
        else:
            break
    if chosen == END:
        end_buy_phase(t, me)
        return
    waiting = buy(t, me, TO_BUY[chosen]) if chosen in TO_BUY else spend(t, me, chosen)
    if waiting is not None:
        await waiting
    if t.has_bought and not t.buys and not me.debt:
        end_buy_phase(t, me)


def end_buy_phase(t: Kingdom, me: Player) -> None:
    """The Night comes, if there is anything to be played in it. [ND-048, ND-049]"""
    if NO_NIGHTS(me.hand):
        t.phase = "clean-up"
    else:
        t.phase = "night"
        t.tell(PhaseBegan, me.seat, "night")


def purchases(t: Kingdom, me: Player) -> list[str]:
    """All that can be done now in the Buy phase, as keys."""
    found: list[str] = []
    if not t.has_bought:
        plain = 0
        for card in me.hand:
            if card in TREASURES:
                treasure = TREASURES[card]
                if treasure not in found:
                    found.append(treasure)
                if card in PLAIN:
                    plain += 1
        if plain > 1:
            found.insert(0, "all")
    if me.debt:
        found += [key("debt", str(n)) for n in range(min(me.debt, t.coins), 0, -1)]
    elif t.buys:
        coins, shelves = t.coins, t.shelves
        found += shelves[coins] if coins < len(shelves) else shelves[-1]
        return found if "deluded" not in t.marks else [wanted for wanted in found if not is_action_for_sale(wanted)]
    found.append(END)
    return found


def is_action_for_sale(wanted: str) -> bool:
    """What the Deluded cannot buy. [ND-153]"""
    return wanted in TO_BUY and CARDS[TO_BUY[wanted]].is_action


def play_plain_treasures(t: Kingdom, me: Player) -> None:
    """Play all Treasures that only bring coins and Buys. [ND-045]"""
    cards: list[str] = []
    rest: list[str] = []
    for name in me.hand:
        if name in PLAIN:
            cards.append(name)
        else:
            rest.append(name)
    me.hand = tuple(rest)
    me.play += tuple(cards)
    t.tell(PlayedTreasures, me.seat, cards)
    for name in cards:
        card = CARDS[name]
        t.coins += card.coins
        t.buys += card.buys
        if card.on_played is not None:
            card.on_played(t, me, This(name))


def spend(t: Kingdom, me: Player, chosen: str) -> Awaitable[object] | None:
    """Spend coins otherwise than for a card: on debt, or on an Event."""
    zone, _, what = chosen.partition(":")
    if zone == "event":
        return buy_event(t, me, what)
    pay(t, me, int(what))
    return None


def pay(t: Kingdom, me: Player, debt: int) -> None:
    """Pay off debt at one coin each. [ND-145]"""
    t.coins -= debt
    me.debt -= debt
    t.tell(DebtPaid, me.seat, debt)


def buy_event(t: Kingdom, me: Player, event: str) -> Awaitable[object] | None:
    """Pay for an Event, use up a Buy, do its text. [ND-148]"""
    t.coins -= EVENTS[event]["cost"]
    t.buys -= 1
    t.has_bought = True
    t.tell(BoughtEvent, me.seat, event)
    return EVENT_RULES[event](t, me)


def why_not_buy(t: Kingdom, me: Player, wanted: str) -> Rule | None:
    """Why something cannot be played or bought now."""
    zone, _, what = wanted.partition(":")
    if zone == "hand" and what in CARDS:
        card = CARDS[what]
        return "ND-046" if card.is_treasure else "ND-048" if card.is_night else "ND-050" if card.is_action else "ND-045"
    if zone == "pile" and what in CARDS:
        if CARDS[what].pile not in t.supply:
            return "ND-034"
        if not t.available(what):
            return "ND-083"
    elif zone != "event" or what not in EVENTS:
        return None
    if me.debt:
        return "ND-145"
    if not t.buys:
        return "ND-046"
    if zone == "pile" and "deluded" in t.marks and CARDS[what].is_action:
        return "ND-153"
    return "ND-081"


def say_purchase(t: Kingdom, me: Player, chosen: str) -> Say:
    """What a key of the Buy phase stands for: to play, to buy, to pay, or to go on."""
    zone, _, what = chosen.partition(":")
    if zone == "hand":
        return Say("option-play", {"card": say(chosen)})
    if zone == "pile":
        debt = CARDS[what].debt
        return Say("option-buy-debt", {"card": say(chosen), "debt": debt}) if debt else Say("option-buy", {"card": say(chosen), "cost": t.cost(what)})
    if zone == "event":
        return Say("option-buy", {"card": say(chosen), "cost": EVENTS[what]["cost"]})
    if zone == "debt":
        return Say("option-debt", {"debt": int(what)})
    return Say("option-end-buy") if zone == END else say(chosen)


ask_for_purchase = asking("buy", purchases, say=say_purchase, elsewhere=why_not_buy, rule="ND-046", about=purse)
