"""What the table would look like: a figure somewhere else, a figure hurt, a turn that is over. Nothing on the real table changes.

A table that could be is a shallow copy with other figures in it; what it shares with the real one is only looked at.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import TypeAlias

from ..dials import damaged, pushing_damage
from ..facts import NUMBERS
from ..state import Battlefield, Figure, Objective
from ..victory import holds
from .lookout import Stand

Changed: TypeAlias = Mapping[str, Figure]
"""Figures as they would be, by their ids."""


def standing(figure: Figure, stand: Stand) -> Figure:
    """The figure as if it stood somewhere else."""
    other = copy(figure)
    other.put(stand.at)
    other.look(stand.facing)
    other.status = "air" if stand.level == "air" else "ground"
    return other


def hurt(figure: Figure, clicks: int) -> Figure:
    """The figure after so many clicks of damage."""
    other = copy(figure)
    other.click = damaged(figure.printed, figure.click, clicks)
    if other.is_at_the_skulls:
        other.status = "gone"
    return other


def captured(figure: Figure) -> Figure:
    """The figure as a captive."""
    other = copy(figure)
    other.status = "captive"
    return other


def with_figures(t: Battlefield, changed: Changed) -> Battlefield:
    """The table with these figures as they would be."""
    other = copy(t)
    other.figures = {**t.figures, **changed}
    return other


def after_turn(t: Battlefield, changed: Changed, actor: str = "") -> Battlefield:
    """The table when the turn of whoever is active has ended: the actor has its token, perhaps pushed; the others have rested; objectives are taken; the next
    player is about to move, or the battle is over."""
    seat = t.active
    other = with_figures(t, changed)
    for figure in t.own(seat):
        now = other.figures[figure.id]
        if figure.id == actor:
            other.figures[figure.id] = _acted(now)
        elif now.tokens and not now.given:
            other.figures[figure.id] = rested = copy(now)
            rested.tokens = 0
    other.objectives = [_taken(other, objective) for objective in t.objectives]
    _pass_on(other)
    return other


def _acted(figure: Figure) -> Figure:
    """With one token more, and what pushing costs."""
    other = copy(figure)
    other.tokens = min(figure.tokens + 1, NUMBERS.most_tokens)
    damage = pushing_damage(other.tokens)
    return hurt(other, damage) if damage else other


def _taken(t: Battlefield, objective: Objective) -> Objective:
    if objective.holder == t.active:
        return objective
    around = [f for f in t.figures.values() if holds(f, objective)]
    if not any(f.seat == t.active for f in around) or not all(t.are_friends(f.seat, t.active) for f in around):
        return objective
    other = copy(objective)
    other.holder = t.active
    return other


def _pass_on(t: Battlefield) -> None:
    """The next player's turn, perhaps in the next round."""
    following = [seat for seat in t.seats_from(t.active)[1:] if not t.players[seat].is_out]
    seat = following[0] if following else t.active
    if t.order.index(seat) <= t.order.index(t.active):
        if t.round >= t.turn_limit:
            t.phase = "over"
            return
        t.round += 1
    t.active = seat
