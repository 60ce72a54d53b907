"""The Secret Society's part for a bot that has time: all actions and moves of a turn are planned together, and the best plans tried against the turn that
follows. What a table seems worth to the Society is in plots.py, how likely it wins after that turn in forecast.py."""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple

from walpurgis.engine import Answer

from ..board import AROUND, SIDES
from ..closing import next_turn
from ..combat import take_the_chosen
from ..ending import NightEnds
from ..facts import NUMBERS, PASS, SIDE_OF, SOCIETY, SOCIETY_FIGURES
from ..schemes import do, offered, read_scheme
from ..state import Night
from .forecast import likely
from .habits import Habit, Question, road_spaces
from .plots import worth_to_society
from .rehearsal import Rounds, best_tried, take_turn, with_hidden_cards

WIDTH, BREADTH = 10, 8
"""This many plots are kept after each scheme, and this many schemes are tried after each."""
ROUNDS: Rounds = ((6, 2), (3, 3))
SEEMS = 0.001
"""How much counts what a plot seems worth, beside how likely it turned out to win."""


class Plot(NamedTuple):
    """A way to use the cards, or the beginning of it."""

    value: float
    table: Night
    first: str = ""
    """The key of the first scheme; empty for the end."""


def scheme(q: Question) -> Answer:
    """The first scheme of the best plot."""
    plots = all_plots(q)
    return (best_plot(q, plots, ROUNDS).first or PASS) if plots else q.keys[0]


PATIENTLY: dict[str, Habit] = {"scheme": scheme}


# Plots ---------------------------------------------------------------------------------------------------------------


def all_plots(q: Question) -> list[Plot]:
    """The plots that may end where they are: the best ones after each scheme go on."""
    going = [Plot(worth_now(q.t), q.t)]
    found = going[:] if PASS in q.keys else []
    seen: set[object] = set()
    while going:
        following = []
        for plot in going:
            for after in onward(q, plot):
                t = after.table
                sign = frozenset(t.at.items()), frozenset(t.tiles.items()), t.traps, t.numbers, t.icons
                if sign not in seen:
                    seen.add(sign)
                    following.append(after)
        going = sorted(following, key=lambda plot: -plot.value)[:WIDTH]
        found += [plot for plot in going if PASS in offered(plot.table, q.me)]
    return found


def onward(q: Question, plot: Plot) -> list[Plot]:
    """What can come next, the best first: moves, and actions on the factions' roads or around whoever holds the Chosen."""
    t = plot.table
    keys = [key for key in offered(t, q.me) if key != PASS]
    spaces = set(road_spaces(t, *SIDES)) if len(keys) > BREADTH else set()
    if spaces and t.holder in SIDE_OF:
        spaces |= {*AROUND[t.at[t.holder]]}
    found = []
    for key in keys:
        kind, _, rest = key.partition(":")
        if not spaces or kind in ("mov", "tmv") or rest.rpartition(">")[2].partition("=")[0] in spaces:
            then, chosen = t.copy(), read_scheme(key)
            assert chosen is not None
            then.heard = None
            do(then, chosen)
            found.append(Plot(worth_now(then), then, plot.first or key))
    return sorted(found, key=lambda one: -one.value)[:BREADTH]


def worth_now(t: Night) -> float:
    """What the table is worth once the Society's figures have taken the Chosen, if they can."""
    return max((worth_to_society(held_by(t, figure)) for figure in captors(t)), default=worth_to_society(t))


def captors(t: Night) -> list[str]:
    """The figures that stand around whoever of the factions holds the Chosen. [AA-SS-12]"""
    if t.holder not in SIDE_OF:
        return []
    return [figure for figure in SOCIETY_FIGURES if t.at.get(figure) in AROUND[t.at[t.holder]]]


def held_by(t: Night, figure: str) -> Night:
    then = t.copy()
    then.heard = None
    take_the_chosen(then, figure)
    return then


# Trials --------------------------------------------------------------------------------------------------------------


def best_plot(q: Question, plots: list[Plot], rounds: Rounds) -> Plot:
    return best_tried(q.t, q.me.seat, plots, lambda plot: SEEMS * plot.value, lambda plot, world: comes_out(plot.table, world), rounds)


def comes_out(table: Night, world: Night) -> float:
    """How likely the Society wins after the next faction's turn in a possible world."""
    t = with_hidden_cards(table, world)
    for figure in captors(t)[:1]:
        take_the_chosen(t, figure)
    t.held += t.holder in SOCIETY_FIGURES
    if t.held >= NUMBERS["society_turns"]:
        return 1.0
    with suppress(NightEnds):
        next_turn(t)
        take_turn(t)
    return float(t.winner == SOCIETY) if t.winner else likely(t)
