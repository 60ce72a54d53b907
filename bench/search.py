"""How fast `search` thinks, compared with OpenSpiel's Python MCTS, in turns and by the processor's own clock.

    python bench/search.py [--games A,B] [--places 12] [--playouts 40] [--rounds 3] [--option name=value] [--plot FILE.svg]

Places are questions with a choice, spread over games of thumb against thumb. A playout is one iteration: a possible world, the answers until the playout is
cut off, and the estimate. OpenSpiel's bot searches backgammon, whose games are about as long, with random moves to the end. With `--plot`, a picture shows
what a playout costs the more cards, figures and tiles there are on the table.
"""

from __future__ import annotations

import argparse
import random
import time
from pathlib import Path
from statistics import mean, median
from typing import Any

import msgspec
import pyspiel
from open_spiel.python.algorithms import mcts

from walpurgis.bots import bot_named, bot_names, search
from walpurgis.bots.brought import guide_of
from walpurgis.bots.search import Limit, Manner, Thought
from walpurgis.bots.worlds import PossibleWorld
from walpurgis.engine import AnyGame, Chance, Match, game_named
from walpurgis.engine.game import shown

PEER = "backgammon"


class Counted(PossibleWorld):
    """A possible world that counts the answers given in all of them."""

    __slots__ = ()
    answers = 0

    def answer(self, seat: int, answer: Any) -> None:
        Counted.answers += 1
        super().answer(seat, answer)


class Place(msgspec.Struct):
    """A question to think over, and how many things there are to see at it: cards, figures, tiles, whatever is in a list."""

    match: Match[Any]
    seat: int
    size: int


def places(game: AnyGame, count: int, options: dict[str, str]) -> list[Place]:
    """Questions with a choice from games of thumb against thumb, drawn evenly from whole games."""
    found: list[Place] = []
    for seed in range(1, 1 + max(1, count // 6)):
        match = Match.new(game, max(2, game.seats[0]), seed, options, listen=False)
        thumb = bot_named("thumb", game, seed)
        seen: list[Place] = []
        while not match.over:
            seat, ask = next(iter(match.asks.items()))
            if ask.only() is None:
                seen.append(Place(match.fork(), seat, things(msgspec.to_builtins(match.view(seat)))))
            match.answer(seat, thumb.answer(match.sight(seat)))
        found += seen[len(seen) // 12 :: max(1, len(seen) // 6)][:6]
    return found[:count]


def things(seen: Any) -> int:
    """How many things there are in a view: all entries of its lists, those of lists in them included."""
    if isinstance(seen, dict):
        return sum(things(one) for one in seen.values())
    return sum(max(1, things(one)) for one in seen) if isinstance(seen, list | tuple) else 0


def think(game: AnyGame, at: Place, playouts: int) -> tuple[int, int, float]:
    """Think over one question; playouts, answers given in them, and seconds of processor time. Everything is considered: it is playouts that are measured."""
    Counted.answers = 0
    guide = guide_of(game)._replace(sage=None, promising=None)
    start = time.process_time()
    thought = Thought(at.match.sight(at.seat), guide, Limit(playouts=playouts), Manner(), Chance(1))
    thought.best()
    return thought.spent, Counted.answers, time.process_time() - start


def peer(playouts: int) -> tuple[int, int, float]:
    """OpenSpiel's bot at the beginning of a game, likewise."""
    game, choose = pyspiel.load_game(PEER), random.Random(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(choose.choice(state.legal_actions()))
    bot = mcts.MCTSBot(game, 1.4, playouts, mcts.RandomRolloutEvaluator(1))
    start = time.process_time()
    bot.mcts_search(state)
    spent = time.process_time() - start
    return playouts, playouts * length(state, choose), spent


def length(state: Any, choose: random.Random) -> int:
    """How many moves a random game has from here, on average."""
    lengths = []
    for _ in range(20):
        twin, moves = state.clone(), 0
        while not twin.is_terminal():
            moves += not twin.is_chance_node()
            twin.apply_action(choose.choice(twin.legal_actions()))
        lengths.append(moves)
    return round(mean(lengths))


def plot(points: list[dict[str, Any]], file: Path) -> None:
    """What a playout costs, by how much there is to see."""
    import altair
    import polars

    chart = altair.Chart(polars.DataFrame(points)).mark_point(filled=True, opacity=0.7)
    axes = chart.encode(
        x=altair.X("size:Q", title="things that a seat sees: cards, figures, tiles", scale=altair.Scale(type="log")),
        y=altair.Y("ms:Q", title="milliseconds a playout", scale=altair.Scale(type="log")),
        color=altair.Color("game:N", title=None),
    )
    axes.properties(width=560, height=320).save(file)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default="")
    parser.add_argument("--places", type=int, default=12)
    parser.add_argument("--playouts", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--plot", type=Path)
    wished = parser.parse_args()
    options = dict(one.split("=", 1) for one in wished.option)
    names = [name for name in wished.games.split(",") if name] or [name for name in shown() if "search" in bot_names(game_named(name))]
    vars(search)["PossibleWorld"] = Counted
    stood = {name: places(game_named(name), wished.places, options) for name in names}
    speeds: dict[str, list[tuple[float, float]]] = {name: [] for name in [*names, PEER]}
    points: list[dict[str, Any]] = []
    for _ in range(wished.rounds):
        for name in names:
            all_done = [think(game_named(name), at, wished.playouts) for at in stood[name]]
            points += [{"game": name, "size": at.size, "ms": 1000 * s / n} for at, (n, _, s) in zip(stood[name], all_done, strict=True) if n]
            done, answers, spent = (sum(column) for column in zip(*all_done, strict=True))
            speeds[name].append((done / spent, answers / spent))
        done, answers, spent = peer(wished.playouts * 5)
        speeds[PEER].append((done / spent, answers / spent))
    for name, found in speeds.items():
        playouts, answers = median(one for one, _ in found), median(other for _, other in found)
        print(f"{name:24} {playouts:8.0f} playouts a second  {answers:9.0f} answers in them  {answers / playouts:6.1f} answers a playout")
    if wished.plot is not None:
        plot(points, wished.plot)


if __name__ == "__main__":
    main()
