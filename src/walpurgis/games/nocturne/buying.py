"""The Buy phase: Treasures, purchases, debt and Events. How a card is bought and gained is in gaining.py. [ND-045, ND-046, ND-145, ND-148]"""

from __future__ import annotations

from walpurgis.engine import Option, Rule
from walpurgis.engine.question import one_of

from .choices import why_not_had
from .events import BoughtEvent, DebtPaid, PhaseBegan, PlayedTreasures
from .facts import ACTIONS, CARDS, EVENT_RULES, EVENTS, PLAIN, TREASURES, has_no_night
from .gaining import buy
from .keys import ALL, END, HAND_KEYS, KEYS, PILE_KEYS, key, read
from .options import Buy, BuyEvent, BuyForDebt, EndBuy, PayDebt, Play, PlayAll
from .playing import This, play_from_hand
from .state import Kingdom, Player


async def buy_phase(t: Kingdom) -> None:
    """Play Treasures, one by one or all that only give coins; then buy; pay off debt; or move on. [ND-045, ND-046, ND-145]

    Plain Treasures belong to the step of what follows them: they are quickly played again in a fork, and need no checkpoint each.
    """
    me = t.players[t.active]
    while True:
        zone, name = await choose_a_purchase(t, me)
        if zone == "hand":
            await play_from_hand(t, me, name)
            if name not in PLAIN:
                return
        elif zone == ALL:
            await play_plain_treasures(t, me)
        else:
            break
    if zone == "pile":
        await buy(t, me, name)
    elif zone == "event":
        await buy_event(t, me, name)
    elif zone == "debt":
        pay(t, me, int(name))
    if zone == END or (t.has_bought and not t.buys and not me.debt):
        end_buy_phase(t, me)


def end_buy_phase(t: Kingdom, me: Player) -> None:
    """The Night comes, if there is anything to be played in it. [ND-048, ND-049]"""
    if has_no_night(me.hand):
        t.phase = "clean-up"
    else:
        t.phase = "night"
        t.tell(PhaseBegan, me.seat, "night")


async def play_plain_treasures(t: Kingdom, me: Player) -> None:
    """Play all Treasures that only give coins and Buys. [ND-045]"""
    cards = [name for name in me.hand if name in PLAIN]
    me.hand = tuple([name for name in me.hand if name not in PLAIN])
    me.play += tuple(cards)
    t.tell(PlayedTreasures, me.seat, cards)
    for name in cards:
        card = CARDS[name]
        t.coins += card.coins
        t.buys += card.buys
        if card.on_played is not None:
            await card.on_played(t, me, This(name))


def pay(t: Kingdom, me: Player, debt: int) -> None:
    """Pay off debt at one coin each. [ND-145]"""
    t.coins -= debt
    me.debt -= debt
    t.tell(DebtPaid, me.seat, debt)


async def buy_event(t: Kingdom, me: Player, event: str) -> None:
    """Pay for an Event, use up a Buy, do its text. [ND-148]"""
    t.coins -= EVENTS[event]["cost"]
    t.buys -= 1
    t.has_bought = True
    t.tell(BoughtEvent, me.seat, event)
    await EVENT_RULES[event](t, me)


# What can be done ----------------------------------------------------------------------------------------------------


def in_the_shop(t: Kingdom, me: Player) -> list[str]:
    """All that the Buy phase is about: the hand, the debt, the piles and the Events."""
    hand = [HAND_KEYS[card] for card in dict.fromkeys(me.hand)]
    debt = [key("debt", str(n)) for n in range(me.debt, 0, -1)]
    return [ALL, *hand, *debt, *[PILE_KEYS[card] for card in t.piles()], *[key("event", event) for event in t.events], END]


def why_not_purchase(t: Kingdom, me: Player, wanted: str) -> Rule | None:
    """Why something cannot be played, paid or bought now."""
    zone, name = read(wanted)
    if zone == "pile":
        return why_not_had(t, name) or why_not_buy(t, me, t.cost(name), is_action=CARDS[name].is_action)
    if zone == "event":
        return why_not_buy(t, me, EVENTS[name]["cost"], is_action=False)
    if zone == "hand":
        card = CARDS[name]
        if card.is_treasure:
            return "ND-046" if t.has_bought else None
        return "ND-048" if card.is_night else "ND-050" if card.is_action else "ND-045"
    if zone == ALL:
        return "ND-046" if t.has_bought else None if sum([card in PLAIN for card in me.hand]) > 1 else "ND-045"
    if zone == "debt":
        return None if int(name) <= t.coins else "ND-145"
    return None if zone == END else "ND-045" if zone in KEYS else "ND-046"


def why_not_buy(t: Kingdom, me: Player, cost: int, *, is_action: bool) -> Rule | None:
    """Why what can be had for this many coins is not for sale now: debt, no Buy left, Deluded, or too dear. [ND-046, ND-081, ND-145, ND-153]"""
    if me.debt:
        return "ND-145"
    if not t.buys:
        return "ND-046"
    if is_action and "deluded" in t.marks:
        return "ND-153"
    return "ND-081" if cost > t.coins else None


def purchases(t: Kingdom, me: Player) -> list[str]:
    """What of it can be done now, without going through the piles: Treasures, then debt, or else what is on the shelf for this many coins."""
    found: list[str] = []
    if not t.has_bought:
        plain = 0
        for card in me.hand:
            if card in TREASURES:
                treasure = HAND_KEYS[card]
                if treasure not in found:
                    found.append(treasure)
                if card in PLAIN:
                    plain += 1
        if plain > 1:
            found.insert(0, ALL)
    if me.debt:
        found += [key("debt", str(n)) for n in range(min(me.debt, t.coins), 0, -1)]
    elif t.buys:
        coins, shelves = t.coins, t.shelves
        found += shelves[coins] if coins < len(shelves) else shelves[-1]
        return found if "deluded" not in t.marks else [wanted for wanted in found if wanted not in ACTIONS_FOR_SALE]
    found.append(END)
    return found


ACTIONS_FOR_SALE = frozenset(PILE_KEYS[card] for card in ACTIONS)
"""What the Deluded cannot buy. [ND-153]"""


def say_purchase(t: Kingdom, me: Player, chosen: str) -> Option:
    """What a key of the Buy phase stands for: to play, to buy, to pay, or to move on."""
    zone, name = read(chosen)
    if zone == "hand":
        return Play(name)
    if zone == "pile":
        debt = CARDS[name].debt
        return BuyForDebt(name, debt) if debt else Buy(name, t.cost(name))
    if zone == "event":
        return BuyEvent(name, EVENTS[name]["cost"])
    if zone == "debt":
        return PayDebt(int(name))
    return EndBuy() if zone == END else PlayAll()


def purse(t: Kingdom, me: Player) -> dict[str, int]:
    """What the prompts of the phases tell."""
    return {"actions": t.actions, "buys": t.buys, "coins": t.coins}


choose_a_purchase = one_of("buy", in_the_shop, forbids=why_not_purchase, says=say_purchase, rule="ND-046", about=purse, quick=purchases).meaning(read)
