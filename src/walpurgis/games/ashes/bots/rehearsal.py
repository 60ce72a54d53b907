"""The turn of a faction, played in a hurry and without asking anybody, to see what may become of a table in worlds that a seat holds possible.

Of the places around the board only the Mystic and the Seer are asked; the cards are planned as in turns.py, with a narrow beam.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from walpurgis.engine import Chance

from ..decks import draw_action
from ..ending import NightEnds
from ..facts import NUMBERS
from ..keys import zone
from ..portals import free_edges, move_portal, own_portals
from ..state import Night, redeal
from .habits import road_edges
from .plans import Outlook
from .turns import Turns

Tried = TypeVar("Tried")
Rounds: TypeAlias = tuple[tuple[int, int], ...]
"""How many go on in a round, and in how many worlds they are tried there."""
WORLDS = 7919
"""Worlds are numbered anew in each turn."""
WIDTH, BREADTH = 1, 4
"""How hurried everybody is."""
PORTALS = 5
"""This many edges are looked at for a portal."""


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


# Trials --------------------------------------------------------------------------------------------------------------


def best_tried(t: Night, seat: int, found: list[Tried], seems: Callable[[Tried], float], comes_out: Callable[[Tried, Night], float], rounds: Rounds) -> Tried:
    """The best of these, by what they seem and by what comes of them in worlds that the seat holds possible, the same for all. Fewer go on after each
    round."""
    left = sorted(range(len(found)), key=lambda n: -seems(found[n]))[: rounds[0][0]]
    if len(left) == 1:
        return found[left[0]]
    seen: dict[int, list[float]] = {n: [] for n in left}

    def rank(n: int) -> float:
        return sum(seen[n]) / max(1, len(seen[n])) + seems(found[n])

    number = 0
    for many, worlds in rounds:
        left = sorted(left, key=rank, reverse=True)[:many]
        for _ in range(worlds):
            world = t.copy()
            world.heard = None
            redeal(world, seat, Chance(WORLDS * t.turn + number))
            number += 1
            for n in left:
                seen[n].append(comes_out(found[n], world))
    return found[max(left, key=rank)]


def with_hidden_cards(table: Night, world: Night) -> Night:
    """A copy of a table with the hands and decks of a possible world."""
    t = table.copy()
    t.heard = None
    t.chance = world.copy().chance
    for side, faction in t.factions.items():
        faction.deck, faction.upgrade_deck = world.factions[side].deck, world.factions[side].upgrade_deck
    for player, there in zip(t.players, world.players, strict=True):
        player.hand = there.hand
    t.society_deck, t.ghoul_deck = world.society_deck, world.ghoul_deck
    return t
