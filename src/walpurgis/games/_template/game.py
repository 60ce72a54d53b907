"""Candles, for 2 to 4 players: set-up, the one step of the rules, end and score.

Everybody plays a card in secret, the highest lights a candle, everybody draws. The rules with their numbers are in rulebook/en.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec

from walpurgis.engine import AccountLine, Chance, Event, Named, Option, Options, Result, Rule, Say
from walpurgis.engine.question import all_of, one_of

from . import state
from .state import Player, Room

WITCH = "13"


class Settings(Options, frozen=True):
    """What can be chosen before a match."""

    hand: Annotated[int, msgspec.Meta(ge=2, le=3)] = 3


class Drew(Event, frozen=True):
    """Somebody drew a card; only the owner learns which."""

    seat: Annotated[int, Named("seat")]
    card: str

    def cut(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else DrewUnseen(self.seat)


class DrewUnseen(Event, frozen=True):
    """What the others learn of a card drawn."""

    seat: Annotated[int, Named("seat")]


class Lit(Event, frozen=True):
    """Somebody lit a candle with the highest card of all that were shown."""

    seat: Annotated[int, Named("seat")]
    card: str


class Card(Option, frozen=True):
    """To play a card."""

    card: str


class Witch(Option, frozen=True):
    """To play the Witch."""


def hand(t: Room, me: Player) -> Sequence[str]:
    """The cards of the hand. [TP-2]"""
    return me.hand


def why_not_play(t: Room, me: Player, card: str) -> Rule | None:
    """The Witch does not come in the first round. [TP-4]"""
    return "TP-4" if card == WITCH and t.round == 1 else None


def has_a_choice(t: Room, me: Player) -> bool:
    """A player with two cards is asked even if one of them is the Witch: not being asked would give her away. [TP-4]"""
    return len(me.hand) > 1


def card_name(t: Room, me: Player, card: str) -> Option:
    return Witch() if card == WITCH else Card(card)


choose_a_card = one_of("play", hand, forbids=why_not_play, says=card_name, rule="TP-2", always=has_a_choice)


async def play_a_round(t: Room) -> None:
    """All choose a card in secret and show it; the highest lights a candle; all draw. [TP-2, TP-3, TP-5]"""
    shown = await all_of({p.seat: choose_a_card(t, p) for p in t.players})
    t.shown = [shown[p.seat] for p in t.players]
    best = max(t.players, key=lambda p: int(shown[p.seat]))
    for p in t.players:
        p.hand.remove(shown[p.seat])
    best.candles += 1
    t.tell(Lit, best.seat, shown[best.seat])
    for p in t.players:
        draw(t, p)
    t.round += 1


def draw(t: Room, p: Player) -> None:
    """Take the top card of the deck, if there is one. [TP-5]"""
    if t.deck:
        p.hand.append(t.deck.pop())
        t.tell(Drew, p.seat, p.hand[-1])


class Template:
    """Candles, as the engine sees it."""

    name = "template"
    seats = range(2, 5)
    usual = 2
    version = 3
    State = Room
    Options = Settings
    view = staticmethod(state.view)
    redeal = staticmethod(state.redeal)
    step = staticmethod(play_a_round)

    def setup(self, seats: int, options: Settings, chance: Chance) -> Room:
        """Thirteen cards, shuffled; a hand for each. [TP-1]"""
        deck = chance.shuffled([str(n) for n in range(1, 14)])
        players = [Player(seat, [deck.pop() for _ in range(options.hand)]) for seat in range(seats)]
        return Room(chance, players, deck)

    def over(self, t: Room) -> bool:
        """It ends when somebody has no card left. [TP-6]"""
        return not all(p.hand for p in t.players)

    def result(self, t: Room) -> Result:
        """Most candles win; equal numbers share the victory. [TP-7]"""
        candles = [p.candles for p in t.players]
        return Result.by_score(candles, [AccountLine(Say("account-candles"), candles)])


GAME = Template()
