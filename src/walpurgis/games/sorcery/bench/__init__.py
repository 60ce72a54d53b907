"""What the bench measures of Sorcery alone: judging paths, the list of named moves, the main list, a copy of the state, a preview, a whole game, and a
decision of a rule of thumb. A preview at the server, over its socket, is measured by `bench/preview.py` at the top of the tree.

The limits are those of a machine on which a round trip takes 64 nanoseconds.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import repeat
from time import process_time_ns

from walpurgis.bench.luck import Luck
from walpurgis.bench.measure import Part, Timed
from walpurgis.bots import bot_named
from walpurgis.engine import Match

from ..actions import allowed_actions
from ..foresight import foresee_move
from ..named import named_moves
from ..state import Battlefield
from ..values import speed
from ..ways import manner_of, why_not_way
from .boards import LONG_WAY, MOVER, STRAIGHT, melee, typical

__all__ = ["PARTS"]

ROUND_TRIP = 64e-9
GAMES = 5


def _trips(seconds: float) -> float:
    """A limit in round trips."""
    return round(seconds / ROUND_TRIP)


def timed(what: Callable[[], object], times: int) -> Timed:
    """The mean of this many runs."""
    start = process_time_ns()
    for _ in repeat(None, times):
        what()
    return Timed((process_time_ns() - start) / times, times)


def paths(t: Battlefield, points: list[tuple[int, int]], times: int) -> Timed:
    """Judging one path."""
    figure = t.figures[MOVER]
    manner = manner_of(t, figure, speed(t, figure))
    return timed(lambda: why_not_way(t, t.players[0], figure, manner, points), times)


def lists(t: Battlefield, times: int) -> Timed:
    """The list of named moves, with the ground found again, as for a question."""
    figure = t.figures[MOVER]
    return timed(lambda: named_moves(t, t.players[0], figure, manner_of(t, figure, speed(t, figure))), times)


def actions(t: Battlefield, times: int) -> Timed:
    """The main list: what everybody can be told to do."""
    return timed(lambda: allowed_actions(t, t.me), times)


def previews(t: Battlefield, times: int) -> Timed:
    figure = t.figures[MOVER]
    manner = manner_of(t, figure, speed(t, figure))
    return timed(lambda: foresee_move(t, t.players[0], figure, manner, STRAIGHT), times)


def random_games() -> Timed:
    """Whole games of 100 points."""
    seeds = iter(range(1, GAMES + 1))
    return timed(lambda: Luck(1).play(Match.new("sorcery", 2, next(seeds), options={"build_total": 100}, listen=False, keep=False)), GAMES)


def thumbs() -> Timed:
    """Decisions of a rule of thumb in a game of 200 points against itself, its sight of the table included."""
    match = Match.new("sorcery", 2, 1, options={"armies": "A1;A2", "table": "crossroads"}, listen=False)
    bots = [bot_named("thumb", match.game, seat) for seat in range(match.seats)]
    spent, decided = 0, 0
    while not match.over:
        seat = next(iter(match.asks))
        sight = match.sight(seat)
        start = process_time_ns()
        answer = bots[seat].answer(sight)
        spent, decided = spent + process_time_ns() - start, decided + 1
        match.answer(seat, answer)
    return Timed(spent / decided, decided)


PARTS = [
    Part("path", "why not: a straight path, 14 bases", lambda: paths(typical(), STRAIGHT, 2000), trips=_trips(60e-6)),
    Part("path-6", "why not: a path of six lines", lambda: paths(typical(), LONG_WAY, 1000), trips=_trips(300e-6)),
    Part("named", "the list of named moves, 14 bases and 6 pieces of terrain", lambda: lists(typical(), 20), trips=_trips(15e-3)),
    Part("named-melee", "the list of named moves, 24 bases in a melee", lambda: lists(melee(), 10), trips=_trips(60e-3)),
    Part("actions", "the main list of actions", lambda: actions(typical(), 100), trips=_trips(3e-3)),
    Part("copy", "a copy of the state", lambda: timed(typical().copy, 2000), trips=_trips(40e-6)),
    Part("preview", "a preview of a path", lambda: previews(typical(), 100), trips=_trips(5e-3)),
    Part("game-100", "a whole random game of 100 points", random_games, trips=_trips(0.5)),
    Part("thumb", "a decision of thumb at 200 points, mean", thumbs, trips=_trips(150e-3)),
]
