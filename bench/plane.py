"""How long it takes to settle a walk and judge it: a straight one and one of six lines, on a table with 14 bases and 6 pieces of terrain.

    python bench/plane.py [--walks 300] [--rounds 7] [--seed 1] [--json]

Half of the other bases stop the walker, two pieces are walls, three stop who enters, one who enters or leaves. Walks are random: straight ones of 8 inches,
others of six lines of 1.5 inches. Each figure is the mean of the best of several rounds, in microseconds of processor time and in bare coroutine round trips.
`whole` counts only walks that nothing cuts and nothing forbids: they must look at everything.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from random import Random
from time import process_time_ns

from walpurgis.bench.measure import round_trip
from walpurgis.engine.plane import BEARINGS, LONG, Disc, Point, Polygon, overlap, rectangle, scaled
from walpurgis.engine.walk import Ground, form_fault, place_fault, settle, walk_fault

BOARD, BASE = 36_000, 625
TARGETS = {"straight": 60, "straight-whole": 60, "six": 300, "six-whole": 300}
"""Microseconds on a machine where a round trip takes 64 ns."""

Question = tuple[Disc, tuple[Point, ...], Ground]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--walks", type=int, default=300)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    wished = parser.parse_args()
    chance = Random(wished.seed)
    straight = [question(chance, 8000, lines=1) for _ in range(wished.walks)]
    six = [question(chance, 1500, lines=6) for _ in range(wished.walks)]
    parts = {"straight": straight, "straight-whole": list(filter(is_whole, straight)), "six": six, "six-whole": list(filter(is_whole, six))}
    best = dict.fromkeys(parts, float("inf"))
    trip = float("inf")
    for _ in range(wished.rounds):
        trip = min(trip, round_trip())
        for name, questions in parts.items():
            best[name] = min(best[name], timed(why_not, questions))
    figures = {name: {"microseconds": best[name] / 1000, "round_trips": best[name] / trip, "walks": len(parts[name])} for name in parts}
    if wished.json:
        print(json.dumps(figures))
        return
    for name, figure in figures.items():
        print(
            f"{name:16} {figure['microseconds']:7.1f} us {figure['round_trips']:7.0f} round trips of {trip:.0f} ns"
            f" (at most {TARGETS[name] * 1000 / 64:.0f}), {figure['walks']} walks"
        )


def why_not(walker: Disc, places: tuple[Point, ...], ground: Ground) -> str:
    """What a game does for every path a player tries."""
    fault = form_fault(walker.at, places) or walk_fault(walker, settle(walker, places, ground), ground, 9000)
    return fault.kind if fault else ""


def is_whole(asked: Question) -> bool:
    walker, places, ground = asked
    return why_not(*asked) == "" and settle(walker, places, ground).end == places[-1]


def timed(judge: Callable[[Disc, tuple[Point, ...], Ground], str], questions: Sequence[Question]) -> float:
    """Nanoseconds for one question."""
    start = process_time_ns()
    for walker, places, ground in questions:
        judge(walker, places, ground)
    return (process_time_ns() - start) / max(1, len(questions))


def question(chance: Random, far: int, lines: int) -> Question:
    """A random table and a random walk on it."""
    pieces: list[Polygon] = []
    while len(pieces) < 6:
        x, y = chance.randrange(4000, 26_000), chance.randrange(4000, 26_000)
        pieces.append(rectangle(f"t{len(pieces)}", (x, y), (x + chance.choice((4000, 6000)), y + chance.choice((1000, 4000, 5000)))))
    walls, entered, crossed = tuple(pieces[:2]), tuple(pieces[2:5]), tuple(pieces[5:])
    discs: list[Disc] = []
    while len(discs) < 14:
        disc = Disc(f"b{len(discs)}", chance.randrange(BASE, BOARD - BASE), chance.randrange(BASE, BOARD - BASE), BASE)
        if not any(overlap(disc, other) for other in discs) and place_fault(disc, Ground(BOARD, BOARD, walls=walls)) is None:
            discs.append(disc)
    x, y = discs[0].at
    places = []
    bearing = chance.randrange(48)
    for _ in range(lines):
        dx, dy = BEARINGS[bearing % 48]
        x, y = x + scaled(dx, far, LONG), y + scaled(dy, far, LONG)
        places.append((x, y))
        bearing += chance.randrange(-4, 5)
    return discs[0], tuple(places), Ground(BOARD, BOARD, tuple(discs), tuple(discs[7:]), walls, entered, crossed)


if __name__ == "__main__":
    main()
