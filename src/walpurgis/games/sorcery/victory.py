"""Objectives, victory points, and who has won. [A-105 to A-109, A-119, A-192 to A-196, A-203]"""

from __future__ import annotations

from walpurgis.engine.plane import touch

from .events.ending import Ended
from .spells import BOOKS
from .standing import disc, objective_disc
from .state import Battlefield, Figure, Objective


def check_objectives(t: Battlefield, seat: int) -> list[Objective]:
    """The player takes control of each objective that his warriors touch and no opponent does. Returns those that changed hands. [A-105, A-195]"""
    taken = []
    for objective in t.objectives:
        around = [f for f in t.figures.values() if holds(f, objective)]
        mine = [f for f in around if f.seat == seat]
        if mine and all(t.are_friends(f.seat, seat) for f in around) and objective.holder != seat:
            objective.holder = seat
            taken.append(objective)
    return taken


def holds(figure: Figure, objective: Objective) -> bool:
    """Whether a figure takes or contests an objective: able, on the ground, touching it. [A-105, A-195]"""
    return figure.status == "ground" and figure.is_able and touch(disc(figure), objective_disc(objective))


def objectives_of(t: Battlefield, side: int) -> int:
    return sum(objective.holder >= 0 and t.side(objective.holder) == side for objective in t.objectives)


def points_against(t: Battlefield, side: int) -> int:
    """What a side has lost, and its opponents score: its figures off the battlefield, and its books that none of its own warriors wields. [A-109, A-203]"""
    figures = sum(f.printed.points for f in t.figures.values() if t.side(f.seat) == side and f.status == "gone")
    wielded = [f.id for f in t.figures.values() if f.status in ("reserve", "ground", "air") and t.side(f.seat) == side]
    books = sum(BOOKS[tome.book].points for tome in t.tomes.values() if t.side(tome.owner) == side and tome.wielder not in wielded)
    return figures + books


def victory_points(t: Battlefield, side: int) -> int:
    """What a side scores: all that each of its opponents has lost. [A-109, A-203]"""
    sides = dict.fromkeys(t.side(p.seat) for p in t.players)
    return sum(points_against(t, other) for other in sides if other != side)


def ahead(t: Battlefield) -> tuple[list[int], str]:
    """The sides that nobody beats, and what decided: the last side with an able figure; else most objectives, then most victory points among those tied.
    An eliminated side is compared only if no other is left. [A-106, A-108, A-109, A-119, A-196]"""
    sides = [*dict.fromkeys(t.side(p.seat) for p in t.players if not p.is_out)] or [*dict.fromkeys(t.side(p.seat) for p in t.players)]
    if len(sides) == 1:
        return sides, "last"
    most = max(objectives_of(t, side) for side in sides)
    sides = [side for side in sides if objectives_of(t, side) == most]
    if len(sides) == 1:
        return sides, "objectives"
    best = max(victory_points(t, side) for side in sides)
    return [side for side in sides if victory_points(t, side) == best], "points"


def decide(t: Battlefield) -> None:
    """The side that is ahead of all others has won; if there is more than one, it is a draw. [A-108, A-109]"""
    sides, reason = ahead(t)
    t.winners = tuple(p.seat for p in t.players if t.side(p.seat) in sides) if len(sides) == 1 else ()
    t.reason = reason if t.winners else "draw"
    t.tell(Ended, list(t.winners), t.reason)
