"""The turn: its start, the Action, Buy and Night phases, Clean-up and its end. Each play and each purchase is a step of its own. [ND-040 to ND-056]"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Awaitable, Callable
from functools import partial

from walpurgis.engine import Rule, Say, asking, without
from walpurgis.engine.game import Step

from .choices import KEYS, card_of, choose_from_hand, key, say
from .doom import return_delusion
from .events import (
    BoughtEvent,
    CleanedUp,
    Continued,
    DebtPaid,
    Ended,
    ExtraTurnBegan,
    HoundsReturned,
    PhaseBegan,
    PlayedTreasures,
    TurnBegan,
)
from .facts import CARDS, EVENT_RULES, EVENTS, PLAIN, Card
from .fate import put_away, receive, receive_boon
from .gaining import buy
from .moving import HOUND, discard, draw
from .playing import This, play_from_hand
from .state import FACE_DOWN_ASIDE, Kingdom, Later, Player, Stay
from .window import Effect, in_any_order

ACTIONS = {card.key: KEYS["hand"][card.key] for card in CARDS.values() if card.is_action}
TREASURES = {card.key: KEYS["hand"][card.key] for card in CARDS.values() if card.is_treasure}
NIGHTS = {card.key: KEYS["hand"][card.key] for card in CARDS.values() if card.is_night}
"""The keys of all cards that can be played in a phase, from the hand."""
NO_ACTIONS = frozenset(ACTIONS).isdisjoint
NO_NIGHTS = frozenset(NIGHTS).isdisjoint
"""Whether a hand has none of them."""
TO_PLAY = {key: card for card, key in TREASURES.items()}
TO_BUY = {key: card for card, key in KEYS["pile"].items()}
"""The cards that keys of the Buy phase name."""

END = "end"
HAND = 5
OUTPOST_HAND = 3


def purse(t: Kingdom, me: Player) -> dict[str, int]:
    """What the prompts of the phases tell."""
    return {"actions": t.actions, "buys": t.buys, "coins": t.coins}


# The start -----------------------------------------------------------------------------------------------------------


def first_turn(t: Kingdom) -> None:
    """The cards are dealt; whoever was chosen begins. All later turns begin as soon as the Clean-up before them is done."""
    begin_turn(t, t.players[t.active])


async def start_of_turn(t: Kingdom) -> None:
    """Durations, waiting Boons and Lost in the Woods, in any order. [ND-042]"""
    me = t.players[t.active]
    await in_any_order(t, me, "start", starting_effects(t, me), rule="ND-042")
    t.phase = "action"
    go_on(t)


def go_on(t: Kingdom) -> None:
    """Pass over the phases in which nothing can be done: no step is made for them. [ND-049]"""
    me = t.players[t.active]
    if t.phase == "action" and not may_act(t, me):
        end_action_phase(t, me)
    elif t.phase == "night" and NO_NIGHTS(me.hand):
        t.phase = "clean-up"


def end_buy_phase(t: Kingdom, me: Player) -> None:
    """The Night comes, if there is anything to be played in it. [ND-048, ND-049]"""
    if NO_NIGHTS(me.hand):
        t.phase = "clean-up"
    else:
        t.phase = "night"
        t.tell(PhaseBegan, me.seat, "night")


def begin_turn(t: Kingdom, me: Player) -> None:
    """One Action, one Buy, no coins; then what waits for the start of the turn, or the Action phase. [ND-041]"""
    t.actions, t.buys, t.coins = 1, 1, 0
    t.has_bought = t.deluded = t.envious = t.silver_played = t.tracking = t.woods_used = False
    t.merchants = t.outposts = 0
    me.guarded = False
    me.gained = 0
    me.opened_before, me.opened = me.opened, ()
    me.looked_before, me.looked = me.looked, ()
    if t.extra:
        t.tell(ExtraTurnBegan, me.seat)
    else:
        me.turns += 1
        t.turn += 1
        t.tell(TurnBegan, me.seat, me.turns)
    if me.stays or me.waiting or t.woods == me.seat:
        t.phase = "start"
    elif NO_ACTIONS(me.hand):
        end_action_phase(t, me)
    else:
        t.phase = "action"


def starting_effects(t: Kingdom, me: Player) -> list[Effect]:
    """Whatever waits for the start of this turn; what needs no asking happens at once. Lost in the Woods may join in the meantime. [ND-042, ND-110, ND-113]"""
    effects = durations(t, me) if me.stays else []
    if me.waiting:
        effects += [Effect(key("boon", boon), partial(receive_waiting, boon=boon)) for boon in me.waiting]
    effects.append(WOODS)
    return effects


def durations(t: Kingdom, me: Player) -> list[Effect]:
    """What Duration cards do at the start of this turn; some of them do it at once, unasked. [ND-130]"""
    effects = []
    for stay in me.stays:
        for later in stay.later[:]:
            if CARDS[later.card].commutes:
                continue_unasked(t, me, stay, later)
            else:
                lies_open = later.aside and later.card not in FACE_DOWN_ASIDE  # two Ghosts differ by what they will play
                name = key("aside", later.aside[0]) if lies_open else key("card", later.card)
                effects.append(Effect(name, partial(continue_card, stay=stay, later=later)))
    return effects


def may_use_the_woods(t: Kingdom, me: Player) -> bool:
    return t.woods == me.seat and not t.woods_used and bool(me.hand)


async def continue_card(t: Kingdom, me: Player, stay: Stay, later: Later) -> None:
    """A Duration card does what is left for it; it stays for as long as there is more. [ND-130, ND-134]"""
    t.tell(Continued, me.seat, later.card)
    rule = CARDS[later.card].on_next_turn
    assert rule is not None
    more = rule(t, me, later)
    if more is not None and not isinstance(more, bool):
        more = await more
    if not more:
        stay.later.remove(later)


def continue_unasked(t: Kingdom, me: Player, stay: Stay, later: Later) -> None:
    """The same, for what can come before or after anything else without a difference."""
    t.tell(Continued, me.seat, later.card)
    rule = CARDS[later.card].on_next_turn
    assert rule is not None
    rule(t, me, later)
    stay.later.remove(later)


async def receive_waiting(t: Kingdom, me: Player, boon: str) -> None:
    """A Boon that waited is received now. [ND-BVILL-2]"""
    me.waiting = without(me.waiting, boon)
    t.boons_open += (boon,)
    await receive(t, me, boon)
    put_away(t, me, boon)


async def lost_in_the_woods(t: Kingdom, me: Player) -> None:
    """Discard a card to receive a Boon, once a turn. [ND-LITW-1]"""
    t.woods_used = True
    card = await choose_from_hand(me, "lost-in-the-woods", rule="ND-LITW-1")
    if card:
        await discard(t, me, [card])
        await receive_boon(t, me)


WOODS = Effect("state:lost-in-the-woods", lost_in_the_woods, True, may_use_the_woods)


# Action --------------------------------------------------------------------------------------------------------------


async def action_phase(t: Kingdom) -> None:
    """Play an Action card for an Action, or go on. [ND-043]"""
    me = t.players[t.active]
    if may_act(t, me):
        chosen = await ask_for_action(t, me)
        if chosen != END:
            t.actions -= 1
            waiting = play_from_hand(t, me, card_of(chosen))
            if waiting is not None:
                await waiting
            go_on(t)
            return
    end_action_phase(t, me)


def actions(t: Kingdom, me: Player) -> list[str]:
    """The Actions of the hand, and to go on, as keys."""
    found = [ACTIONS[card] for card in me.hand if card in ACTIONS]
    found.append(END)
    return found


def say_action(t: Kingdom, me: Player, chosen: str) -> Say:
    return Say("option-end-action") if chosen == END else say(chosen)


def may_act(t: Kingdom, me: Player) -> bool:
    return t.actions > 0 and not NO_ACTIONS(me.hand)


def end_action_phase(t: Kingdom, me: Player) -> None:
    """The Buy phase begins. [ND-044]"""
    t.phase = "buy"
    t.tell(PhaseBegan, me.seat, "buy")
    if me.delusion:
        return_delusion(t, me)


def is_action(card: Card) -> bool:
    return card.is_action


def why_not_act(t: Kingdom, me: Player, wanted: str) -> Rule | None:
    """In the Action phase only Actions of the hand are played; nothing is bought yet. [ND-043, ND-046, ND-048]"""
    zone, _, card = wanted.partition(":")
    if zone == "hand" and card in CARDS:
        return "ND-045" if CARDS[card].is_treasure else "ND-048" if CARDS[card].is_night else "ND-043"
    return "ND-046" if zone in ("pile", "event") else None


ask_for_action = asking("action", actions, say=say_action, elsewhere=why_not_act, rule="ND-043", about=purse)


# Buy -----------------------------------------------------------------------------------------------------------------


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


def purchases(t: Kingdom, me: Player) -> list[str]:
    """All that can be done now in the Buy phase, as keys."""
    found: list[str] = []
    plain = 0
    if not t.has_bought:
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
        found += affordable(t) if t.stacks or t.deluded or t.events else t.for_sale[: bisect_right(t.prices, t.coins + t.cheaper)]
    found.append(END)
    return found


def affordable(t: Kingdom) -> list[str]:
    """What the coins suffice for, where there are mixed piles or Events, or where Actions cannot be bought."""
    coins = t.coins + t.cheaper
    found = [*t.for_sale[: bisect_right(t.prices, coins)]]
    found += [key("pile", stack[-1]) for stack in t.stacks.values() if stack and CARDS[stack[-1]].cost <= coins]
    if t.deluded:
        found = [wanted for wanted in found if not CARDS[card_of(wanted)].is_action]
    return found + [key("event", event) for event in t.events if EVENTS[event]["cost"] <= t.coins]


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
    if zone == "pile" and t.deluded and CARDS[what].is_action:
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


# Night ---------------------------------------------------------------------------------------------------------------


async def night_phase(t: Kingdom) -> None:
    """Play Night cards, one after the other, or go on. [ND-048, ND-049]"""
    me = t.players[t.active]
    if not NO_NIGHTS(me.hand):
        chosen = await ask_for_night(t, me)
        if chosen != END:
            waiting = play_from_hand(t, me, card_of(chosen))
            if waiting is not None:
                await waiting
            go_on(t)
            return
    t.phase = "clean-up"


def nights(t: Kingdom, me: Player) -> list[str]:
    """The Night cards of the hand, and to go on, as keys."""
    found = [NIGHTS[card] for card in me.hand if card in NIGHTS]
    found.append(END)
    return found


def say_night(t: Kingdom, me: Player, chosen: str) -> Say:
    return Say("option-end-night") if chosen == END else say(chosen)


def why_not_at_night(t: Kingdom, me: Player, wanted: str) -> Rule | None:
    zone = wanted.partition(":")[0]
    return "ND-048" if zone == "hand" else "ND-050" if zone in ("pile", "event") else None


ask_for_night = asking("night", nights, say=say_night, elsewhere=why_not_at_night, rule="ND-048")


# Clean-up ------------------------------------------------------------------------------------------------------------


def clean_up(t: Kingdom) -> None:
    """Boons go back, cards are discarded, a new hand is drawn; the trash is turned face up; then the turn ends. [ND-051 to ND-055]"""
    me = t.players[t.active]
    again, hand, late = False, HAND, False
    if t.outposts:
        again = may_go_again(t)
        hand = OUTPOST_HAND if again or "outpost-printed" not in t.switches else HAND
    for p in t.players:
        if p.boons:
            t.boon_discard += p.boons
            p.boons = ()
        if p.rivers or p.hounds:
            late = True
    clear_the_table(t, me)
    draw(t, me, hand)
    if late:
        bring_what_is_late(t)
    t.face_down = ()
    if game_ends(t):
        t.phase = "end"
        t.tell(Ended)
        return
    t.extra = again
    if not again:
        t.active = (t.active + 1) % len(t.players)
    begin_turn(t, t.players[t.active])


def clear_the_table(t: Kingdom, me: Player) -> None:
    """Discard the hand and what is in play, but what stays. The played cards come to lie on top, so that the hand stays private. [ND-052, ND-130]"""
    staying: tuple[str, ...] = ()
    if me.stays or me.ties:
        staying = me.staying()
        for card in staying:
            me.play = without(me.play, card)
        me.ties = [tie for tie in me.ties if me.holds(tie)]
        me.stays = [stay for stay in me.stays if stay.later]
    me.discard += me.hand + me.play
    me.hand, me.play = (), staying
    t.tell(CleanedUp, me.seat)


def may_go_again(t: Kingdom) -> bool:
    """Outpost gives an extra turn, but never a third one in a row. [ND-OUTPOST-2]"""
    return not t.extra


def bring_what_is_late(t: Kingdom) -> None:
    """After the new hand River's Gifts are drawn, and Hounds come back. [ND-054]"""
    for p in t.players[t.active :] + t.players[: t.active]:
        if p.rivers:
            draw(t, p, p.rivers)
            p.rivers = 0
        if p.hounds:
            p.hand += (HOUND,) * p.hounds
            t.tell(HoundsReturned, p.seat, p.hounds)
            p.hounds = 0


def game_ends(t: Kingdom) -> bool:
    """The Provinces are gone, or the Colonies, or three piles (four with five or six players). [ND-140 to ND-142]"""
    left = t.left
    if not left["province"] or ("colony" in left and not left["colony"]):
        return True
    if len(t.supply) - len(t.for_sale) < 3:  # so few are empty or mixed
        return False
    return t.empty_piles() >= (3 if len(t.players) < 5 else 4)


STEPS: dict[str, Callable[[Kingdom], Step | None]] = {
    "dealt": first_turn,
    "start": start_of_turn,
    "action": action_phase,
    "buy": buy_phase,
    "night": night_phase,
    "clean-up": clean_up,
}
