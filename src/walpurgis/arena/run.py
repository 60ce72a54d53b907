"""Playing the matches: each game has its seed from (seed, number) alone, the seats rotate, and a pool of processes shares the work.

The outcome of a game depends on nothing else, so the number of workers changes the time and nothing but the time.
"""

from __future__ import annotations

import multiprocessing
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from time import perf_counter
from typing import Any

import msgspec

from walpurgis.bots import Bot, bot_named, play
from walpurgis.engine import AnyGame, Chance, Match, Offer, Refused, game_named
from walpurgis.engine.game import options_of, seats_of

from .report import Fault, Outcome, Report, report

_SEEDS = 1 << 62


class NoGames(Refused):
    """A number of games or workers that cannot be played."""


class Task(msgspec.Struct, frozen=True):
    """What every game of a run has in common; it travels to the workers."""

    game: str
    bots: list[str]
    seed: int
    options: dict[str, Any]


def run(
    game: str,
    bots: list[str],
    games: int,
    seed: int = 0,
    workers: int = 1,
    options: object = None,
    progress: Callable[[int, int], None] | None = None,
) -> Report:
    """Play `games` matches between these bots, one per seat, and report.

    `progress(done, games)` is called in this process as games end. UnknownGame, UnknownBot, WrongSeats, UnknownOption and NoGames refuse bad input.
    """
    found = game_named(game)
    seats_of(found, len(bots))
    for name in bots:
        bot_named(name, found, seed=0)
    for what, number in (("games", games), ("workers", workers)):
        if number < 1:
            raise NoGames(f"the number of {what} should be at least 1, not {number}")
    task = Task(game, list(bots), seed, msgspec.to_builtins(options_of(found, options)))
    start = perf_counter()
    outcomes: list[Outcome] = []
    for played in _in_process(task, games) if workers == 1 else _in_pool(task, games, workers):
        outcomes += played
        if progress:
            progress(len(outcomes), games)
    outcomes.sort(key=lambda outcome: outcome.number)
    return report(game, told_apart(bots), seed, task.options, outcomes, seconds=perf_counter() - start, workers=workers)


def _in_process(task: Task, games: int) -> Iterator[list[Outcome]]:
    return (play_games(task, range(number, number + 1)) for number in range(games))


def _in_pool(task: Task, games: int, workers: int) -> Iterator[list[Outcome]]:
    """Small batches, so that no worker waits long for the last one. The workers are started afresh (spawn), as on every system."""
    size = max(1, min(25, games // (workers * 4)))
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        batches = [pool.submit(play_games, task, range(first, min(first + size, games))) for first in range(0, games, size)]
        for batch in as_completed(batches):
            yield batch.result()


def play_games(task: Task, numbers: range) -> list[Outcome]:
    """The games of these numbers, one after the other."""
    game = game_named(task.game)
    return [play_game(task, game, number) for number in numbers]


def play_game(task: Task, game: AnyGame, number: int) -> Outcome:
    """One game. Bot `i` sits on seat `i + number`, counted round the table."""
    seats = len(task.bots)
    sits = [(bot + number) % seats for bot in range(seats)]
    bots: dict[int, Bot] = {sits[bot]: bot_named(name, game, seed_of(task.seed, number, 1 + bot)) for bot, name in enumerate(task.bots)}
    stand_in = bot_named("random", game, seed_of(task.seed, number, 1 + seats))
    faults: list[Fault] = []

    def fault(seat: int, offer: Offer, what: Exception) -> Bot:
        faults.append(Fault(number, sits.index(seat), seat, offer.prompt, f"{type(what).__name__}: {what}"))
        return stand_in

    match = Match.new(game, seats, seed_of(task.seed, number, 0), task.options, listen=False)
    try:
        decisions = play(match, bots, fault)
    except Exception as broken:  # bots' failures are caught in `play`: this is a rule that failed, in a step or in an offer
        seat = next(iter(match.asks))
        faults.append(Fault(number, None, seat, match.asks[seat].prompt, f"{type(broken).__name__}: {broken}"))
        return Outcome(number, sits, [], [], [], faults)
    result = match.result()
    return Outcome(number, sits, [result.scores[s] for s in sits], [result.places[s] for s in sits], [decisions[s] for s in sits], faults)


def seed_of(seed: int, number: int, what: int) -> int:
    """The seed of the match (what = 0) or of a bot's dice (from 1 on) in game `number`: far apart for neighbours, the same in every process."""
    for more in (number, what):
        seed = Chance(seed).below(_SEEDS) + more
    return Chance(seed).below(_SEEDS)


def told_apart(names: list[str]) -> list[str]:
    """Names given several times get a number: random, random 2."""
    seen: Counter[str] = Counter()
    apart = []
    for name in names:
        seen[name] += 1
        apart.append(name if seen[name] == 1 else f"{name} {seen[name]}")
    return apart
