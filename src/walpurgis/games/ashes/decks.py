"""Drawing, and shuffling a discard pile when a deck has run out. [AA-P3-1, AA-P3-2, AA-P4-6]"""

from __future__ import annotations

from .events import MarketFilled, Refilled, SocietyRevealed
from .facts import HAND
from .state import Faction, Night, Player


def draw_action(t: Night, player: Player) -> str:
    """One action card from the faction's deck into the hand; nothing if deck and discard are empty. [AA-P3-1]"""
    faction = t.factions[player.side]
    if not faction.deck:
        if not faction.discard:
            return ""
        faction.deck, faction.discard = tuple(t.chance.shuffled(faction.discard)), ()
    card, faction.deck = faction.deck[-1], faction.deck[:-1]
    player.hand += (card,)
    return card


def refill_hand(t: Night, player: Player) -> None:
    """Draw up to three; with more in hand, draw none. [AA-P3-1]"""
    drawn = []
    while len(player.hand) < HAND and (card := draw_action(t, player)):
        drawn.append(card)
    if drawn:
        t.tell(Refilled, player.side, player.seat, drawn, t.team(player.side))


def draw_upgrade(t: Night, faction: Faction) -> str:
    """The top upgrade card; nothing if deck and discard are empty. [AA-P3-2]"""
    if not faction.upgrade_deck:
        if not faction.upgrade_discard:
            return ""
        shuffle_upgrades(t, faction)
    faction.scried = max(0, faction.scried - 1)
    card, faction.upgrade_deck = faction.upgrade_deck[-1], faction.upgrade_deck[:-1]
    return card


def shuffle_upgrades(t: Night, faction: Faction) -> None:
    """The discard pile goes, shuffled, below what is left of the deck. [AA-UP-2, AA-P3-2]"""
    faction.upgrade_deck = (*t.chance.shuffled(faction.upgrade_discard), *faction.upgrade_deck)
    faction.upgrade_discard = ()


def fill_the_row(t: Night, faction: Faction) -> None:
    """Empty slots of the Black Market, from left to right. [AA-P3-2]"""
    if all(faction.row):
        return
    row = list(faction.row)
    for slot, card in enumerate(row):
        if not card and (drawn := draw_upgrade(t, faction)):
            row[slot] = drawn
            t.tell(MarketFilled, faction.side, faction.side + drawn)
    faction.row = tuple(row)


def draw_society(t: Night) -> str:
    """The top card of the Society's deck, reshuffled when it has run out. [AA-P4-6, AA-SS-15]"""
    if not t.society_deck:
        shuffle_society(t)
    if not t.society_deck:
        return ""
    card, t.society_deck = t.society_deck[-1], t.society_deck[:-1]
    return card


def shuffle_society(t: Night) -> None:
    t.society_deck, t.society_discard = tuple(t.chance.shuffled(t.society_discard)), ()


def reveal_next(t: Night) -> None:
    """The revealed card, now used, is discarded; the next one lies face up. [AA-P4-6]"""
    t.society_discard += t.society_deck[-1:]
    t.society_deck = t.society_deck[:-1]
    if not t.society_deck:
        shuffle_society(t)
    t.tell(SocietyRevealed, t.society_deck[-1])
