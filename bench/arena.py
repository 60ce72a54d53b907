"""How fast the arena plays, and what it costs over the bare loop: `python bench/arena.py --game GAME`. See bench/README.md."""

from __future__ import annotations

import argparse
import resource
from statistics import median
from time import perf_counter

from walpurgis.arena import Tournament, play_all
from walpurgis.arena.tournament import seed_of
from walpurgis.bots import bot_named, play
from walpurgis.engine import Match, game_named
from walpurgis.engine.game import shown


def processor() -> float:
    """Seconds of processor time of this process and of all workers that have ended."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


def bare(task: Tournament) -> tuple[float, float]:
    """The same games in a plain loop: nothing guarded, counted, kept or sent. Processor time and time."""
    game, began, start = game_named(task.game), processor(), perf_counter()
    for number in range(task.games):
        match = Match.new(game, task.players, seed_of(task.seed, number // task.players, 0), task.options, listen=False)
        seats = [(n + number) % task.players for n in range(task.players)]
        play(match, {seats[n]: bot_named(bot, game, seed_of(task.seed, number, 1 + n)) for n, bot in enumerate(task.bots)})
        match.result()
    return processor() - began, perf_counter() - start


def arena(task: Tournament, workers: int) -> tuple[float, float]:
    """Them in the arena, without what starting and ending the workers takes."""
    began, start = processor(), perf_counter()
    play_all(task, workers)
    return processor() - began, perf_counter() - start


def main() -> None:
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("--game", default=shown()[0], choices=shown())
    wishes.add_argument("--bots", default="random,random")
    wishes.add_argument("--games", type=int, default=400)
    wishes.add_argument("--rounds", type=int, default=5)
    wish = wishes.parse_args()
    task = Tournament.of(wish.game, wish.bots.split(","), wish.games, seed=1)
    few = Tournament.of(wish.game, wish.bots.split(","), 2, seed=1)
    costs, plain, rates = list[float](), list[float](), dict[int, list[float]]({1: [], 2: []})
    for _ in range(wish.rounds):  # in turn: the pace of a machine changes
        used, took = bare(task)
        plain.append(task.games / took)
        for workers in rates:
            (start_used, start_took), (all_used, all_took) = arena(few, workers), arena(task, workers)
            rates[workers].append((task.games - few.games) / max(1e-9, all_took - start_took))
            if workers == 1:
                costs.append((all_used - start_used) / (used * (1 - few.games / task.games)) - 1)
    print(f"{wish.game}, {wish.bots}, {wish.games} games, median of {wish.rounds} (lowest to highest)")
    for name, found in (("bare loop", plain), ("one worker", rates[1]), ("two workers", rates[2])):
        print(f"  {name:12} {median(found):8.1f} games a second ({min(found):.1f} to {max(found):.1f})")
    print(f"  overhead of the arena, processor time: {median(costs):.1%} ({min(costs):.1%} to {max(costs):.1%})")


if __name__ == "__main__":
    main()
