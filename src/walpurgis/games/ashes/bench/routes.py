"""The longest question about a route in Ashes to Ashes: a board on which paths cross as often as we could bring about, and every question asked there.

The board was found by a long climb from random boards, within the supply of tiles, towards more routes: from E7 the Major has 408 different ones.
"""

from __future__ import annotations

from functools import partial
from time import process_time_ns

from walpurgis.engine import Match, game_named

from ..board import BASES, PLAIN
from ..cards import somebody_walks
from ..state import Night
from ..walking import activate

WHO, START = "M", "E7"
DENSEST = (
    "SE EW NS SW NW EW NW EW EW SW NW NS SE NS EW EW SW SE EW EW NE SE SE EW EW SW NE SW EW SE EW SW NE EW NS EW "
    "NS NS SE SW NE EW NS NE NS NS NE SW SW NS EW SE NE EW NW NS SE NW NW NE SW SE NW EW NS NW NE NW NS SW NS NS"
)
"""The face of the tile on each plain space, in reading order."""


def densest() -> Night:
    """The board, with nothing else in the way: it is the Humans' turn."""
    t: Night = Match.new("ashes", 2, seed=1, listen=False).state.copy()
    t.at, t.standing, t.facing, t.portals, t.active = {}, {}, {}, {}, 0
    for faction in t.factions.values():
        for who, space in zip(faction.characters, BASES[faction.side], strict=True):
            t.put(who, space, "N")
    t.put(WHO, START, "N")
    t.tiles = dict(zip(PLAIN, DENSEST.split(), strict=True))
    t.turn = 2
    return t


def hardest() -> tuple[float, int]:
    """The nanoseconds of the slowest question, and how many were asked: who can walk over a tile, and which way the Major goes so that the route includes it.

    A question counts from the state before it to the offer as it is sent to a player, every option with its route.
    """
    slowest, asked = 0.0, 0
    for tile in PLAIN:
        for rule in (partial(somebody_walks, me=densest().me, tile=tile), partial(activate, who=WHO, must=tile)):
            t = densest()
            start = process_time_ns()
            match = Match.standing(game_named("ashes"), t, 2, None, rule=rule)
            for seat in match.asks:
                match.offer(seat)
            slowest, asked = max(slowest, process_time_ns() - start), asked + 1
    return slowest, asked
