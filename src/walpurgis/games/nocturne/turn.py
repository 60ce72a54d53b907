"""The turn: its start, the Action and Night phases, Clean-up and its end; the Buy phase is in buying.py. [ND-040 to ND-056]"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from walpurgis.engine import Option, Rule, without
from walpurgis.engine.game import Step
from walpurgis.engine.question import one_of

from .buying import buy_phase, purse
from .choices import from_hand
from .doom import return_delusion
from .events import (
    CleanedUp,
    Continued,
    Ended,
    ExtraTurnBegan,
    HoundsReturned,
    PhaseBegan,
    TurnBegan,
)
from .facts import ACTIONS, CARDS, NIGHTS, has_no_action, has_no_night
from .fate import put_away, receive, receive_boon
from .keys import END, HAND_KEYS, KEYS, card_or_none, key, read
from .moving import HOUND, discard, draw
from .options import EndAction, EndNight, option
from .playing import play_from_hand
from .state import FACE_DOWN_ASIDE, Kingdom, Later, Player, Stay
from .window import Effect, in_any_order, next_of

HAND = 5
OUTPOST_HAND = 3


# The start -----------------------------------------------------------------------------------------------------------


async def first_turn(t: Kingdom) -> None:
    """The cards are dealt; whoever was chosen begins. All later turns begin as soon as the Clean-up before them is done."""
    begin_turn(t, t.players[t.active])


async def start_of_turn(t: Kingdom) -> None:
    """Durations, waiting Boons and Lost in the Woods, in any order; what needs no asking happens at once. [ND-042, ND-110, ND-113, ND-130]"""
    me = t.players[t.active]
    effects = [WOODS]
    if me.stays or me.waiting:
        await continue_unasked(t, me)
        effects = [*durations(me), *waiting_boons(me), WOODS]
    await in_any_order(t, me, next_at_the_start, effects)
    t.phase = "action"
    go_on(t)


def go_on(t: Kingdom) -> None:
    """Pass over the phases in which nothing can be done: no step is made for them. [ND-049]"""
    me = t.players[t.active]
    if t.phase == "action" and not may_act(t, me):
        end_action_phase(t, me)
    elif t.phase == "night" and has_no_night(me.hand):
        t.phase = "clean-up"


def begin_turn(t: Kingdom, me: Player) -> None:
    """One Action, one Buy, no coins; then what waits for the start of the turn, or the Action phase. [ND-041]"""
    t.actions, t.buys, t.coins = 1, 1, 0
    t.has_bought = me.guarded = False
    t.marks = ()
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
    elif has_no_action(me.hand):
        end_action_phase(t, me)
    else:
        t.phase = "action"


async def continue_unasked(t: Kingdom, me: Player) -> None:
    """Duration cards whose work can come before or after anything else without a difference do it first. [ND-130]"""
    for stay in me.stays:
        for later in [later for later in stay.later if CARDS[later.card].commutes]:
            await continue_card(t, me, stay, later)


def durations(me: Player) -> list[Effect]:
    """What Duration cards do at the start of this turn. [ND-130]"""
    effects = []
    for stay in me.stays:
        for later in stay.later:
            lies_open = later.aside and later.card not in FACE_DOWN_ASIDE  # two Ghosts differ by what they will play
            name = KEYS["aside"][later.aside[0]] if lies_open else KEYS["card"][later.card]
            effects.append(Effect(name, partial(continue_card, stay=stay, later=later)))
    return effects


def waiting_boons(me: Player) -> list[Effect]:
    """Boons that have waited for this turn. [ND-BVILL-2]"""
    return [Effect(key("boon", boon), partial(receive_waiting, boon=boon)) for boon in me.waiting]


def may_use_the_woods(t: Kingdom, me: Player) -> bool:
    return t.woods == me.seat and bool(me.hand)


async def continue_card(t: Kingdom, me: Player, stay: Stay, later: Later) -> None:
    """A Duration card does what is left for it; it stays for as long as there is more. [ND-130, ND-134]"""
    t.tell(Continued, me.seat, later.card)
    rule = CARDS[later.card].on_next_turn
    assert rule is not None
    if not await rule(t, me, later):
        stay.later.remove(later)


async def receive_waiting(t: Kingdom, me: Player, boon: str) -> None:
    """A Boon that waited is received now. [ND-BVILL-2]"""
    me.waiting = without(me.waiting, boon)
    t.boons_open += (boon,)
    await receive(t, me, boon)
    put_away(t, me, boon)


async def lost_in_the_woods(t: Kingdom, me: Player) -> None:
    """Discard a card to receive a Boon, once a turn. [ND-LITW-1]"""
    card = await discard_in_the_woods(t, me)
    if card:
        await discard(t, me, [card])
        await receive_boon(t, me)


discard_in_the_woods = from_hand("lost-in-the-woods", rule="ND-LITW-1")
next_at_the_start = next_of("start", rule="ND-042")
WOODS = Effect(key("state", "lost-in-the-woods"), lost_in_the_woods, True, may_use_the_woods)


# Action --------------------------------------------------------------------------------------------------------------


async def action_phase(t: Kingdom) -> None:
    """Play an Action card for an Action, or move on. [ND-043]"""
    me = t.players[t.active]
    card = await choose_an_action(t, me) if t.actions > 0 else None
    if card is None:
        end_action_phase(t, me)
    else:
        t.actions -= 1
        await play_from_hand(t, me, card)
        go_on(t)


def may_act(t: Kingdom, me: Player) -> bool:
    return t.actions > 0 and not has_no_action(me.hand)


def end_action_phase(t: Kingdom, me: Player) -> None:
    """The Buy phase begins. [ND-044]"""
    t.phase = "buy"
    t.tell(PhaseBegan, me.seat, "buy")
    if me.delusion:
        return_delusion(t, me)


def hand_or_end(t: Kingdom, me: Player) -> list[str]:
    """All that the Action and Night phases are about: the hand, and moving on."""
    return [*[HAND_KEYS[card] for card in me.hand], END]


def why_not_act(t: Kingdom, me: Player, wanted: str) -> Rule | None:
    """In the Action phase only Actions of the hand are played; nothing is bought or paid yet. [ND-043, ND-046, ND-048, ND-145]"""
    zone, name = read(wanted)
    if zone == "hand":
        card = CARDS[name]
        return None if card.is_action else "ND-045" if card.is_treasure else "ND-048" if card.is_night else "ND-043"
    return None if zone == END else "ND-046" if zone in ("pile", "event") else "ND-145" if zone == "debt" else "ND-043"


def actions(t: Kingdom, me: Player) -> list[str]:
    """The Actions of the hand, and moving on."""
    found = [HAND_KEYS[card] for card in me.hand if card in ACTIONS]
    found.append(END)
    return found


def say_action(t: Kingdom, me: Player, chosen: str) -> Option:
    return EndAction() if chosen == END else option(chosen)


choose_an_action = one_of("action", hand_or_end, forbids=why_not_act, says=say_action, rule="ND-043", about=purse, quick=actions).meaning(card_or_none)


# Night ---------------------------------------------------------------------------------------------------------------


async def night_phase(t: Kingdom) -> None:
    """Play Night cards, one after the other, or move on. [ND-048, ND-049]"""
    me = t.players[t.active]
    card = await choose_a_night_card(t, me)
    if card is None:
        t.phase = "clean-up"
    else:
        await play_from_hand(t, me, card)
        go_on(t)


def why_not_at_night(t: Kingdom, me: Player, wanted: str) -> Rule | None:
    """At Night only Night cards of the hand are played; it is too late to buy and to pay. [ND-048, ND-050]"""
    zone, name = read(wanted)
    if zone == "hand":
        return None if CARDS[name].is_night else "ND-048"
    return None if zone == END else "ND-050" if zone in ("pile", "event", "debt") else "ND-048"


def nights(t: Kingdom, me: Player) -> list[str]:
    """The Night cards of the hand, and moving on."""
    found = [HAND_KEYS[card] for card in me.hand if card in NIGHTS]
    found.append(END)
    return found


def say_night(t: Kingdom, me: Player, chosen: str) -> Option:
    return EndNight() if chosen == END else option(chosen)


choose_a_night_card = one_of("night", hand_or_end, forbids=why_not_at_night, says=say_night, rule="ND-048", quick=nights).meaning(card_or_none)


# Clean-up ------------------------------------------------------------------------------------------------------------


def clean_up(t: Kingdom) -> None:
    """Boons go back, cards are discarded, a new hand is drawn; the trash is turned face up; then the turn ends. [ND-051 to ND-055]"""
    me = t.players[t.active]
    again, hand = False, HAND
    if "outpost" in t.marks:
        again = may_go_again(t)
        hand = OUTPOST_HAND if again or "outpost-printed" not in t.switches else HAND
    if "late" in t.marks:
        return_the_boons(t)
    clear_the_table(t, me)
    draw(t, me, hand)
    if "late" in t.marks:
        bring_what_is_late(t)
    t.face_down = ()
    if t.ending:
        t.phase = "end"
        t.tell(Ended)
        return
    t.extra = again
    if not again:
        t.active = (t.active + 1) % len(t.players)
    begin_turn(t, t.players[t.active])


def return_the_boons(t: Kingdom) -> None:
    """Boons that were kept go to the Boon discard. [ND-051]"""
    for p in t.players:
        t.boon_discard += p.boons
        p.boons = ()


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


async def nothing_more(t: Kingdom) -> None:
    """The game is over."""


STEPS: dict[str, Callable[[Kingdom], Step]] = {
    "dealt": first_turn,
    "start": start_of_turn,
    "action": action_phase,
    "buy": buy_phase,
    "night": night_phase,
    "end": nothing_more,
}
