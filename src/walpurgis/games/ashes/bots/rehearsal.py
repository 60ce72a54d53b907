"""What may become of a table when a turn ends: the others' turns and one's own next one, played in a hurry in a possible world, without asking anybody.

A turn is short of nothing but tokens and the Society's player: the rules of its end are those of the game, and a portal and a card of the Seer come first.
"""

from __future__ import annotations

from contextlib import suppress
from math import exp

from ..board import OTHER
from ..closing import move_society, next_turn, reveal_next, society_hurts, the_chosen_walks
from ..decks import draw_action, fill_the_row, refill_hand
from ..ending import NightEnds
from ..facts import NUMBERS, SOCIETY_CARDS
from ..keys import zone
from ..portals import free_edges, move_portal, own_portals
from ..solitaire import turn_the_cards
from ..state import Night
from .flight import LOST, caught_by_ghouls, worth_alone
from .habits import road_edges
from .plans import Outlook
from .turns import Line, Turns
from .worth import worth

WIDTH, BREADTH = 1, 4
"""So hurried is everybody."""
AHEAD, AHEAD_ALONE = 2, 1
"""So many turns follow."""
SLOPE, MOVER = 149.0, 0.39
"""What the worth of a table tells about who will win, and what it is worth to be on: fitted from 180 games."""
SLOPE_ALONE, EVEN = 60.0, 0.0
PORTALS = 5
"""So many edges are looked at for a portal."""


def outcome(t: Night, side: str) -> float:
    """How likely the side wins that has just played its cards. The table is played on."""
    with suppress(NightEnds):
        if not t.winner:
            end_turn(t)
            for _ in range(AHEAD):
                take_turn(t)
                end_turn(t)
    if t.winner:
        return 1.0 if t.winner == side else 0.0
    on = t.me.side
    lead = MOVER - worth(t, OTHER[on], 1) / SLOPE
    return chance(lead if on == side else -lead)


def chance(lead: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, lead))))


def end_turn(t: Night) -> None:
    """The end of a turn, without healing and without the Society's player."""
    refill_hand(t, t.me)
    fill_the_row(t, t.mine)
    the_chosen_walks(t)
    if t.society is None:
        numbers = SOCIETY_CARDS[t.society_deck[-1]].numbers
        if numbers:
            move_society(t, numbers)
        reveal_next(t)
        society_hurts(t)
    next_turn(t)


def take_turn(t: Night) -> None:
    """A whole turn of whoever is on."""
    ask_the_mystic(t)
    ask_the_seer(t)
    me = t.me
    line = Turns(me.side, WIDTH, BREADTH).best(t, me.hand, me.upgrades)
    become(t, line.table if line.likely >= 0.5 or not line.otherwise else line.otherwise[0][1])
    me.hand, me.upgrades = line.hand, line.upgrades
    if t.winner:
        raise NightEnds


def become(t: Night, other: Night) -> None:
    """What cards can change on a table."""
    t.tiles, t.supply, t.at, t.standing, t.facing = other.tiles, other.supply, other.at, other.standing, other.facing
    t.chosen, t.caught, t.home, t.winner, t.reason = other.chosen, other.caught, other.home, other.winner, other.reason
    t.traps, t.bears, t.upgraded = other.traps, other.bears, other.upgraded
    for side, faction in t.factions.items():
        faction.points, faction.sand = other.factions[side].points, other.factions[side].sand


def ask_the_mystic(t: Night) -> None:
    """A portal into the enemy's way, where it is longest then."""
    own = own_portals(t)
    if not own:
        return
    view = Outlook(t, t.me.side)
    free = set(free_edges(t, view.other))
    best, far = "", view.theirs.of(t.at[view.leader])
    for edge in [edge for edge in dict.fromkeys(road_edges(view)) if edge in free][:PORTALS]:
        then = t.copy()
        move_portal(then, own[0], edge)
        look = Outlook(then, t.me.side)
        if (now := look.theirs.of(then.at[look.leader])) > far:
            best, far = edge, now
    if best:
        move_portal(t, own[0], best)


def ask_the_seer(t: Night) -> None:
    """One card more for whoever can pay, or can after a turn in its zone; else the tokens in their zones give power."""
    mine, cost = t.mine.characters, NUMBERS["seer_cost"]
    payer = max(mine, key=lambda who: t.power[who])
    if t.power[payer] >= cost - 1:
        t.power[payer] = max(0, t.power[payer] - cost)
        draw_action(t, t.me)
    else:
        for who in mine:
            if t.tokens[who] == zone(who):
                t.empower(who, 1)


def outcome_alone(t: Night) -> float:
    """How likely all come home. The table is played on."""
    for more in range(AHEAD_ALONE, -1, -1):
        if t.winner or len(t.home) == len(t.mine.characters):
            return 1.0
        refill_hand(t, t.me)
        t.turn += 1
        if caught_by_ghouls(t):
            return 0.0
        turn_the_cards(t)
        if more:
            line = Turns(t.me.side, WIDTH, BREADTH).best(t, t.me.hand, ())
            become(t, line.table)
            t.me.hand = line.hand
    if len(t.home) == len(t.mine.characters):
        return 1.0
    return chance((max(LOST / 10, worth_alone(t)) - EVEN) / SLOPE_ALONE)


def grafted(table: Night, world: Night, line: Line) -> Night:
    """A table with the hidden cards of a possible world, when a line has been played."""
    t = table.copy()
    t.heard = None
    t.chance = world.copy().chance
    for side, faction in t.factions.items():
        faction.deck, faction.upgrade_deck = world.factions[side].deck, world.factions[side].upgrade_deck
    for player, there in zip(t.players, world.players, strict=True):
        player.hand = there.hand
    t.me.hand, t.me.upgrades = line.hand, line.upgrades
    t.society_deck, t.ghoul_deck = world.society_deck, world.ghoul_deck
    return t
