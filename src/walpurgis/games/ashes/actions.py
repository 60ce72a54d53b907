"""Phase 2: playing action cards, exchanging them, playing an upgrade card. What a card asks is in cards.py. [AA-P2-1 to AA-P2-3]"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from walpurgis.engine import Option, Rule
from walpurgis.engine.question import one_of

from .board import CROSSROADS
from .cards import play
from .combat import discard_from_hand
from .ending import step
from .events import CardExchanged
from .facts import ACTIONS, HAND, PASS, ROW, icons_of
from .keys import rule_about, two
from .options import Act, EndActions, Exchange, PlayUpgrade, Sand
from .quicksand import PlaceSand, place_sand, why_not_place
from .state import Night, Player
from .upgrades import play_upgrade


@step
async def actions(t: Night) -> None:
    """One thing of the action phase: a card, an exchange, an upgrade card, quicksand, or the end of the phase. [AA-P2-1 to AA-P2-3]"""
    me = t.me
    match await between_cards(t, me):
        case PlayCard(card):
            t.cards_played += 1
            play(t, me, card)
        case ExchangeCard(card, slot):
            exchange(t, me, card, slot)
        case UseUpgrade(card):
            play_upgrade(t, me, card)
        case PlaceSand(space):
            place_sand(t, space)
        case None:
            t.phase = "refill"


def may_play_cards(t: Night) -> bool:
    """In the very first turn an option may limit the cards. [AA-P2-1]"""
    return t.alone or t.turn > 1 or t.cards_played < t.first_turn_cards or t.first_turn_cards >= HAND


def exchange(t: Night, me: Player, card: str, slot: int) -> None:
    """An action card for a face-up upgrade card of one's own row. [AA-P2-2]"""
    discard_from_hand(t, me, card)
    upgrade = take_from_row(t, me, slot)
    t.tell(CardExchanged, me.side, me.seat, card, me.side + upgrade)


def take_from_row(t: Night, me: Player, slot: int) -> str:
    """The card of a slot of one's own row goes to the player; the slot stays empty until phase 3. [AA-P1-7]"""
    faction = t.factions[me.side]
    upgrade = faction.row[slot - 1]
    faction.row = (*faction.row[: slot - 1], "", *faction.row[slot:])
    me.upgrades += (upgrade,)
    return upgrade


# What can be done between cards -------------------------------------------------------------------------------------


class PlayCard(NamedTuple):
    card: str


class ExchangeCard(NamedTuple):
    card: str
    slot: int


class UseUpgrade(NamedTuple):
    card: str


ACT = {card: f"act:{card}" for card in ACTIONS}
SWAP = {card: tuple(f"xch:{card}>{slot}" for slot in range(1, ROW + 1)) for card in ACTIONS}
"""The keys of all that can be done with a card, prepared; those for exchanging it by the slot of the row."""


def _candidates(t: Night, me: Player) -> list[str]:
    """All cards of the hand, to be played or exchanged for any slot of the row; all upgrade cards; all crossroads for quicksand; the end."""
    cards = [ACT[card] for card in me.hand]
    if t.alone:
        return [*cards, PASS]
    swaps = [key for card in me.hand for key in SWAP[card]]
    sand = [f"qput:{space}" for space in CROSSROADS] if "ks_quicksand" in t.switches else []
    return [*cards, *swaps, *(f"upg:{card}" for card in me.upgrades), *sand, PASS]


def _offered(t: Night, me: Player) -> list[str]:
    """The same as what nothing forbids among the candidates, without asking for each."""
    keys = [ACT[card] for card in me.hand] if may_play_cards(t) else []
    if t.alone:
        return [*keys, PASS]
    mine = t.mine
    keys += [key for card in me.hand for key, upgrade in zip(SWAP[card], mine.row, strict=True) if upgrade]
    if me.upgrades and me.seat not in t.upgraded:
        keys += [f"upg:{card}" for card in me.upgrades if "rifle" not in icons_of(me.side, card)]
    if mine.sand_ready:
        keys += [f"qput:{space}" for space in CROSSROADS if why_not_place(t, space) is None]
    return [*keys, PASS]


def _why_not(t: Night, me: Player, key: str) -> Rule | None:
    """Why something cannot be done between cards."""
    kind, _, name = key.partition(":")
    if kind == "act" and name in me.hand:
        return None if may_play_cards(t) else "AA-P2-1"
    if kind == "xch" and not t.alone:
        return None if t.mine.row[int(two(key, ">")[1]) - 1] else "AA-P2-2"
    if kind == "upg" and name in me.upgrades:
        return "AA-P1-8" if me.seat in t.upgraded else "AA-KS-12" if "rifle" in icons_of(me.side, name) else None
    if kind == "qput":
        return why_not_place(t, name)
    return rule_about(t, me, key)


def _about(t: Night, me: Player) -> dict[str, Any]:
    return {"cards": len(me.hand)}


def _say(t: Night, me: Player, key: str) -> Option:
    kind, _, name = key.partition(":")
    if kind == "act":
        return Act(name)
    if kind == "xch":
        card, slot = two(key, ">")
        return Exchange(card, me.side + t.mine.row[int(slot) - 1])
    if kind == "upg":
        return PlayUpgrade(me.side + name)
    return Sand(name) if kind == "qput" else EndActions()


@cache
def _meaning(key: str) -> PlayCard | ExchangeCard | UseUpgrade | PlaceSand | None:
    kind, _, name = key.partition(":")
    if kind == "xch":
        card, slot = two(key, ">")
        return ExchangeCard(card, int(slot))
    return None if kind == PASS else _DEEDS[kind](name)


_DEEDS: dict[str, type[PlayCard | UseUpgrade | PlaceSand]] = {"act": PlayCard, "upg": UseUpgrade, "qput": PlaceSand}

between_cards = one_of("main", _candidates, forbids=_why_not, says=_say, rule="AA-P2-1", about=_about, quick=_offered).meaning(_meaning)
