"""The Secret Society's part for a bot that has time: all its actions and moves of a turn, planned together, and tried against the turn that follows."""

from __future__ import annotations

from typing import NamedTuple

from walpurgis.engine import Answer, Chance

from ..board import AROUND, SIDES
from ..combat import take_the_chosen
from ..ending import NightEnds
from ..facts import PASS, SIDE_OF, SOCIETY, SOCIETY_FIGURES
from ..schemes import do, offered, read_scheme
from ..closing import next_turn
from ..state import Night, redeal
from .habits import Question, road_spaces
from .plots import worth_to_society
from .rehearsal import take_turn

WIDTH, BREADTH = 10, 8
"""So many ways go on after each scheme, and so many schemes are tried after each."""
ROUNDS: tuple[tuple[int, int], ...] = ((1, 0),)


class Plot(NamedTuple):
    """A way to use the cards, or the beginning of it."""

    value: float
    table: Night
    first: str = ""


def scheme(q: Question) -> Answer:
    """The first of the best schemes."""
    t = q.t
    found = [Plot(value_now(t), t)] if PASS in q.keys else []
    going = [Plot(0.0, t)]
    seen: set[object] = set()
    while going:
        following = []
        for plot in going:
            for after in onward(q, plot):
                sign = frozenset(after.table.at.items()), frozenset(after.table.tiles.items()), after.table.traps, after.table.numbers, after.table.icons
                if sign not in seen:
                    seen.add(sign)
                    following.append(after)
        going = sorted(following, key=lambda plot: -plot.value)[:WIDTH]
        found += [plot for plot in going if PASS in offered(plot.table, q.me)]
    if not found:
        return q.keys[0]
    return tried(q, found).first or PASS


def onward(q: Question, plot: Plot) -> list[Plot]:
    """What can come next: all moves, and the actions that change most."""
    t = plot.table
    keys = [key for key in offered(t, q.me) if key != PASS]
    near = AROUND[t.at[t.holder]] if t.holder in t.at and t.holder in SIDE_OF else ()
    spaces = {*road_spaces(t, *SIDES), *near} if len(keys) > BREADTH else set()
    found = []
    for key in keys:
        kind, _, rest = key.partition(":")
        if kind in ("mov", "tmv") or not spaces or rest.rpartition(">")[2].partition("=")[0] in spaces:
            chosen = read_scheme(key)
            assert chosen is not None
            then = t.copy()
            then.heard = None
            do(then, chosen)
            found.append(Plot(value_now(then), then, plot.first or key))
    moves = [one for one in found]
    return sorted(moves, key=lambda one: -one.value)[:BREADTH]


def value_now(t: Night) -> float:
    """What the table is worth when the Society's figures have taken whom they can, and hurt the others."""
    holder = t.holder
    if holder in SIDE_OF:
        captors = [figure for figure in SOCIETY_FIGURES if t.at.get(figure) in AROUND[t.at[holder]]]
        if captors:
            return max(worth_to_society(held_by(t, figure)) for figure in captors)
    return worth_to_society(t)


def held_by(t: Night, figure: str) -> Night:
    then = t.copy()
    then.heard = None
    take_the_chosen(then, figure)
    return then


def tried(q: Question, plots: list[Plot]) -> Plot:
    plots = sorted(plots, key=lambda plot: -plot.value)[: ROUNDS[0][0]]
    if len(plots) == 1:
        return plots[0]
    seen: list[list[float]] = [[] for _ in plots]
    left = [*range(len(plots))]
    worlds = 0

    def rank(number: int) -> float:
        return sum(seen[number]) / max(1, len(seen[number])) + 0.2 * plots[number].value

    for many, more in ROUNDS:
        left = sorted(left, key=lambda number: -rank(number))[:many]
        for _ in range(more):
            world = q.t.copy()
            world.heard = None
            redeal(world, q.me.seat, Chance(7919 * q.t.turn + worlds))
            worlds += 1
            for number in left:
                seen[number].append(comes_out(plots[number].table, world))
    return plots[max(left, key=rank)]


def comes_out(table: Night, world: Night) -> float:
    """What the table is worth after the next faction's turn."""
    t = table.copy()
    t.heard = None
    for side, faction in t.factions.items():
        faction.deck, faction.upgrade_deck = world.factions[side].deck, world.factions[side].upgrade_deck
    for player, there in zip(t.players, world.players, strict=True):
        if player.side != SOCIETY:
            player.hand = there.hand
    t.chance = world.copy().chance
    holder = t.holder
    if holder in SIDE_OF:
        for figure in SOCIETY_FIGURES:
            if t.at.get(figure) in AROUND[t.at[holder]]:
                take_the_chosen(t, figure)
                break
    if t.holder in SOCIETY_FIGURES:
        t.held += 1
        if t.held >= 6:
            return 400.0
    try:
        next_turn(t)
        take_turn(t)
    except NightEnds:
        return 400.0 if t.winner == SOCIETY else -400.0
    return worth_to_society(t)
