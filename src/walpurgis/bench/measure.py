"""Taking the figures of `walpurgis bench`.

Machines are noisy, so all parts are measured in turn, several times over, and the median counts. The round trip is measured between them; its best run
counts, so that a disturbed round trip cannot make a figure look better than it is.
The clock is the processor time of this process: what other programs take does not count. The garbage collector stays on, as in real use.
Nothing here is a test: a slow machine is not a fault.
"""

from __future__ import annotations

import platform
from collections.abc import Callable, Generator, Iterator
from itertools import repeat
from statistics import fmean, median
from time import process_time_ns
from typing import Any, NamedTuple

from walpurgis.engine import Match, game_named
from walpurgis.engine.about import about
from walpurgis.engine.game import seats_of

from .extras import extras_of
from .figures import Figure, Figures
from .luck import Luck
from .metronome import METRONOME

LOAD_MICROSECONDS = 1000
GROWTH = 1.25


class Timed(NamedTuple):
    """One repetition of one part."""

    nanoseconds: float
    """For one thing: a decision, a fork, a load."""
    things: int
    ratio: float | None = None
    trip: float = 1.0
    """The nanoseconds of a bare round trip just before and after it: the pace of a machine changes within a run, too."""


class Part(NamedTuple):
    """One thing to measure, and what is asked of it: a limit in round trips, in microseconds, or of growth."""

    name: str
    says: str
    time: Callable[[], Timed]
    trips: float | None = None
    microseconds: float | None = None
    growth: float | None = None


def measure(game: str, games: int = 60, repetitions: int = 5, seed: int = 1, progress: Callable[[int, int], None] | None = None) -> Figures:
    """Measure everything, `games` random games to each part. `progress(done, of)` is called after each part of each repetition."""
    parts = parts_of(game, games, seed)
    trips = [round_trip()]
    times: dict[str, list[Timed]] = {part.name: [] for part in parts}
    for done in range(repetitions * len(parts)):
        part = parts[done % len(parts)]
        timed = part.time()
        trips.append(round_trip())
        times[part.name].append(timed._replace(trip=fmean(trips[-2:])))
        if progress:
            progress(done + 1, repetitions * len(parts))
    machine = f"{platform.system()} {platform.machine()}"
    return Figures(game, platform.python_version(), machine, repetitions, median(trips), [figure(part, times[part.name]) for part in parts])


def parts_of(game: str, games: int, seed: int) -> list[Part]:
    """Everything that is measured."""
    found = game_named(game)
    two = 2 if 2 in found.seats else found.seats[0]
    more = [seats for seats in found.seats if seats != two]
    few = max(1, games // 10)
    asked = about(found).speed
    return [
        Part("decisions", f"a decision, random v random, {two} players", lambda: decisions(game, two, games, seed), trips=asked.decision),
        Part("fork", "a fork at any question, mean", lambda: forks(game, two, few, seed), trips=asked.fork),
        Part("fork-mid", "a fork in mid-step, mean", lambda: forks(game, two, few, seed, mid_step=True), trips=asked.fork),
        Part("fork-drop", "a fork in mid-step, and letting it go", lambda: forks(game, two, few, seed, mid_step=True, drop=True)),
        Part("load", "loading a save from mid-game, mean", lambda: loads(game, two, few, seed), microseconds=LOAD_MICROSECONDS),
        Part("growth", "an answer in the last third of a long match, against the first", lambda: growth(games * 200), growth=GROWTH),
        *extras_of(found, "PARTS"),
        *(Part(f"decisions-{n}", f"a decision, random, {n} players", lambda n=n: decisions(game, seats_of(found, n), games, seed)) for n in more),  # type: ignore[misc]
    ]


def figure(part: Part, times: list[Timed]) -> Figure:
    """The medians of one part, compared with what is asked of it."""
    nanoseconds = median(timed.nanoseconds for timed in times)
    trips = median(timed.nanoseconds / timed.trip for timed in times)
    ratios = [timed.ratio for timed in times if timed.ratio is not None]
    ratio = median(ratios) if ratios else None
    target, reached = "", None
    if part.trips is not None:
        target, reached = f"at most {part.trips:g} round trips", trips <= part.trips
    elif part.microseconds is not None:
        target, reached = f"at most {part.microseconds:g} µs", nanoseconds <= part.microseconds * 1000
    elif part.growth is not None and ratio is not None:
        target, reached = f"at most {part.growth:g} x", ratio <= part.growth
    return Figure(part.name, part.says, nanoseconds / 1000, trips, 1e9 / nanoseconds, times[0].things, ratio, target, reached)


# The measure of all things -----------------------------------------------------------------------------------------


class Forever:
    """A bare awaitable that never ends."""

    def __await__(self) -> Generator[None, None, None]:
        while True:
            yield


async def wait_forever() -> None:
    await Forever()


def round_trip(trips: int = 20_000, runs: int = 5) -> float:
    """The nanoseconds of one `send` into a coroutine one deep and back, in the loop one would write; the best of several runs."""
    rule = wait_forever()
    send = rule.send
    send(None)
    best = float("inf")
    for _ in range(runs):
        start = process_time_ns()
        for _ in range(trips):
            send(None)
        best = min(best, (process_time_ns() - start) / trips)
    rule.close()
    return best


# The parts ---------------------------------------------------------------------------------------------------------


def decisions(game: str, seats: int, games: int, seed: int) -> Timed:
    """Whole random games with nobody listening and nobody looking back, set-up included, over the number of decisions."""
    play, made = Luck(seed).play, 0
    start = process_time_ns()
    for number in range(games):
        made += play(Match.new(game, seats, seed + number, listen=False, keep=False))
    return Timed((process_time_ns() - start) / made, made)


def random_walk(game: str, seats: int, games: int, seed: int, *, listen: bool) -> Iterator[Match[Any]]:
    """Every question of some random games."""
    luck = Luck(seed)
    for number in range(games):
        match = Match.new(game, seats, seed + number, listen=listen)
        while not match.over:
            yield match
            luck.answer(match)


def forks(game: str, seats: int, games: int, seed: int, *, mid_step: bool = False, drop: bool = False, times: int = 20) -> Timed:
    """Forks at every question, or only where at least one answer was given since the checkpoint; each several times, kept or let go again."""
    found: list[float] = []
    checkpoint: object = None
    for match in random_walk(game, seats, games, seed, listen=False):
        checkpoint, before = match.checkpoint, checkpoint
        if checkpoint is before or not mid_step:
            fork, kept = match.fork, [match]
            keep = kept.append
            start = process_time_ns()
            for _ in repeat(None, times):
                if drop:
                    fork()
                else:
                    keep(fork())
            found.append((process_time_ns() - start) / times)
    return Timed(fmean(found), len(found))


def loads(game: str, seats: int, games: int, seed: int, every: int = 10) -> Timed:
    """Every tenth position is saved, with its story, and loaded; the first and the last quarter of each game do not count."""
    found: list[float] = []
    for number in range(games):
        saves = [match.save() for n, match in enumerate(random_walk(game, seats, 1, seed + number, listen=True)) if n % every == 0]
        for text in saves[len(saves) // 4 : -(len(saves) // 4) or None]:
            start = process_time_ns()
            Match.load(text)
            found.append(process_time_ns() - start)
    return Timed(fmean(found), len(found))


def growth(beats: int) -> Timed:
    """A long match of one kind of question, with a listener: the time for an answer in its last third, and over that in its first."""
    match = Match.new(METRONOME, 1, options={"beats": beats})
    third = beats // 3
    first, _, last = (answers(match, third) for _ in range(3))
    return Timed(last, third, last / first)


def answers(match: Match[Any], count: int) -> float:
    """The nanoseconds of one answer, over this many."""
    start = process_time_ns()
    for _ in repeat(None, count):
        match.answer(0, "tick")
    return (process_time_ns() - start) / count
