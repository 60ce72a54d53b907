"""Battlefields for the bench: a typical one, and a melee in which everybody is in everybody's way."""

from __future__ import annotations

from walpurgis.engine import Chance
from walpurgis.engine.plane import Point

from ..fields import PIECES, SIDES
from ..state import Battlefield, Feature, Figure, Objective, Player, Tome, letter

MOVER = "a4"
"""Whose path is judged: a rider in the middle of its line."""
STRAIGHT: list[Point] = [(21_500, 15_800), (18_000, 30_000)]
LONG_WAY: list[Point] = [(18_000, 13_400), (18_700, 13_800), (19_300, 13_500), (20_000, 13_900), (20_400, 14_500), (19_600, 15_000), (18_000, 30_000)]
ARMIES = (
    ("DEL2", "ORS3", "BLO1", "CHA1", "DRA1", "DEL3", "NIN1", "BLO2", "CHA2", "DEL1", "FOR2", "NIN3"),
    ("APO1", "NIN1", "CHA1", "CHA2", "DEL2", "DRA2", "ORS3", "BLO1", "FOR2", "BLO2", "DRA1", "NIN3"),
)
TERRAIN = (
    ("wood", (12_000, 14_000, 16_000, 17_000)),
    ("wood", (24_000, 19_000, 28_000, 22_000)),
    ("hill", (8_000, 20_000, 12_000, 24_000)),
    ("ruin", (20_000, 19_000, 22_000, 20_000)),
    ("pool", (25_000, 12_000, 28_000, 15_000)),
    ("mist", (14_000, 22_000, 17_000, 24_000)),
)
OBJECTIVES = ((18_000, 18_000), (10_000, 18_000), (26_000, 18_000))


def typical() -> Battlefield:
    """Seven warriors a side, seven inches apart, six pieces of terrain."""
    return _battlefield([[(9_000 + 3_000 * n, 13_000 - 600 * (n % 2)) for n in range(7)], [(9_000 + 3_000 * n, 20_000 + 700 * (n % 3)) for n in range(7)]])


def melee() -> Battlefield:
    """Twelve a side, all within a few inches."""
    places = [
        [(13_000 + 1_900 * (n % 6), 12_500 + 3_600 * (n // 6)) for n in range(12)],
        [(13_900 + 1_900 * (n % 6), 14_300 + 3_600 * (n // 6)) for n in range(12)],
    ]
    return _battlefield(places)


def _battlefield(places: list[list[Point]]) -> Battlefield:
    players = [Player(seat, edge, is_ready=True) for seat, edge in enumerate(SIDES[2])]
    t = Battlefield(Chance(1), players=players, board=36_000, total=200, turn_limit=12, table="field", phase="action", order=(0, 1), round=3)
    for seat, (army, line) in enumerate(zip(ARMIES, places, strict=True)):
        for number, (warrior, (x, y)) in enumerate(zip(army, line, strict=False), 1):
            t.figures[f"{letter(seat)}{number}"] = Figure(f"{letter(seat)}{number}", seat, warrior, "ground", x, y, 0, 1000 - 2000 * seat, click=1 + number % 2)
    for book, wielder in (("B1", "a1"), ("B2", "a2"), ("B1", "b5"), ("B2", "b7")):
        seat = t.figures[wielder].seat
        tome = Tome(f"k{len(t.tomes) + 1}", book, seat, wielder, wielder, stack=("P01", "P04", "P06"), readers=(seat,), know_order=(seat,))
        t.tomes[tome.id] = tome
    t.features = [Feature(f"t{n}", piece, *corners, PIECES[piece].structure) for n, (piece, corners) in enumerate(TERRAIN, 1)]
    t.objectives = [Objective(f"o{n}", x, y) for n, (x, y) in enumerate(OBJECTIVES, 1)]
    t.actions = t.action_total
    return t
