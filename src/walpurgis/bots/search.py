"""`search`: a bot that thinks ahead. It plays the answers it considers through in possible worlds, all of them in the same ones; the better half moves on to
the next round, until thumb's answer and one other are left (sequential halving).

In a world everybody plays by rules of thumb, except at the first questions, where a tree (tree.py) learns what to answer. After a few turns the game's own
estimate says who will win. How long it thinks is said in its name: `search:400`, this many playouts; `search:0.2s`, this many seconds.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import suppress
from itertools import islice
from math import ceil, log2
from time import perf_counter
from typing import Any, NamedTuple

from walpurgis.engine import Answer, AnyGame, Chance, Sight
from walpurgis.engine.chance import Seed

from .brought import Guide, UnknownLimit, guide_of
from .candidates import candidates, each_once, plainly
from .opponents import bot_behind
from .runners import Belief, Runner, best_of
from .tree import Tree, Tried, learn
from .worlds import SEEDS, PossibleWorld, tell_of

NAME, USUAL = "search", "1s"
PROMPT = 0.7
"""The part of the time allowed that a bot thinks: the rest is for coming to the question and to an end."""
LONGEST = 60.0
"""A decision may take at most this many seconds."""
MOST_PLAYOUTS = 1_000_000


class Limit(NamedTuple):
    """How long to think: this many playouts, or this many seconds."""

    playouts: int = 0
    seconds: float = 0.0

    @classmethod
    def read(cls, text: str) -> Limit:
        """A limit as it is written in the name of a bot; UnknownLimit if it is none."""
        if re.fullmatch(r"[1-9]\d{0,6}", text, re.ASCII) and int(text) <= MOST_PLAYOUTS:
            return cls(playouts=int(text))
        if re.fullmatch(r"\d{1,2}(\.\d{1,3})?s", text, re.ASCII) and 0 < float(text[:-1]) <= LONGEST:
            return cls(seconds=float(text[:-1]))
        raise UnknownLimit(f"how long to think should be a number of playouts such as 400 or of seconds such as 0.5s (at most {LONGEST:g}s), not {text!r:.40}")


def thinking_seconds(bot: str) -> float:
    """How long the bot of that name thinks over every answer, hard or easy; 0 for those that answer at once or count playouts."""
    name, _, how = bot_behind(bot).partition(":")
    return read(how or USUAL)[0].seconds if name == NAME else 0.0


def manner_of(bot: str) -> Manner:
    """In which manner the bot of that name thinks."""
    return read(bot_behind(bot).partition(":")[2] or USUAL)[1]


def within(bot: str, seconds: float) -> str:
    """The same bot, thinking briefly enough to have its answer within this time."""
    return hurried(bot, PROMPT * seconds)


def hurried(bot: str, seconds: float) -> str:
    """The same bot, thinking no longer than that.

    >>> hurried("azazel", 0.25), hurried("search:1s:depth=0", 0.25), hurried("bruno", 0.25)
    ('search:0.250s', 'search:0.250s:depth=0', 'bruno')
    """
    if thinking_seconds(bot) <= seconds:
        return bot
    _, _, *changes = bot_behind(bot).split(":") if ":" in bot_behind(bot) else (NAME, USUAL)
    return ":".join([NAME, f"{max(0.001, seconds):.3f}s", *changes])


class Manner(NamedTuple):
    """How to search. Most of the numbers are guesses; decision 33 says which were tried."""

    width: int = 24
    """This many answers are considered at most."""
    each: int = 12
    """For each answer there must be time for this many playouts: with less time, fewer answers are considered."""
    guesses: int = 2
    """Thumb is asked this often, each time in another world: its answers come first."""
    again: float = 0.1
    """A first guess is asked for again only while less than this part of the time is used up: some take long themselves."""
    depth: int = 3
    """This many questions after the first one the tree decides in a playout; then thumb does."""
    worse: float = 0.03
    """By how much an answer other than thumb's usually lowers the chance to win: the assumption before anything is known."""
    spread: float = 0.015
    """How far answers differ from that, as a standard deviation."""
    upset: float = 0.02
    """In this part of all cases it matters much what is answered."""
    far: float = 0.25
    """How far answers differ then."""
    longest: int = 400
    """A playout ends after this many answers."""

    @property
    def belief(self) -> Belief:
        return Belief(self.worse, self.spread, self.upset, self.far)

    @classmethod
    def read(cls, changes: Iterable[str]) -> Manner:
        """The usual manner with some numbers changed, such as `depth=0`; UnknownLimit for what is no such change."""
        usual, changed = cls()._asdict(), dict[str, Any]()
        for change in changes:
            name, _, text = change.partition("=")
            pattern = r"\d{1,4}" if isinstance(usual.get(name), int) else r"\d(\.\d{1,4})?"
            if name not in usual or re.fullmatch(pattern, text, re.ASCII) is None or (name in AT_LEAST_ONE and int(text) < 1):
                known = ", ".join(f"{one}={value}" for one, value in usual.items())
                raise UnknownLimit(f"{change!r:.40} is no change to how search thinks; it can be told {known}")
            changed[name] = type(usual[name])(text)
        return cls(**changed)


AT_LEAST_ONE = ("width", "each", "guesses", "longest")


def read(text: str) -> tuple[Limit, Manner]:
    """How long to think and in which manner, as it is written in the name of a bot: `400`, `0.2s`, or for experiments `400:depth=0:worse=0.05`."""
    limit, *changes = text.split(":")
    return Limit.read(limit), Manner.read(changes)


class TimeIsUp(BaseException):
    """In the middle of a playout. Not an Exception, so that nobody takes it for a failure."""


class Search:
    """The bot."""

    def __init__(self, game: AnyGame, seed: Seed, limit: Limit | None = None, manner: Manner | None = None) -> None:
        self.dice, self.guide = Chance(seed), guide_of(game)
        self.limit, self.manner = limit or Limit.read(USUAL), manner or Manner()

    def answer(self, sight: Sight) -> Answer:
        return self.thought(sight).best()

    def thought(self, sight: Sight, lane: int = 0) -> Thought:
        """A decision to be thought over. Several processes may do so at once, each in a lane of its own: with the same candidates, in other worlds. What they
        find is put together by `best_of` (runners.py)."""
        return Thought(sight, self.guide, self.limit, self.manner, self.dice.branch(), lane)


class Thought:
    """One decision being thought over."""

    def __init__(self, sight: Sight, guide: Guide, limit: Limit, manner: Manner, dice: Chance, lane: int = 0) -> None:
        self.sight, self.guide, self.limit, self.manner, self.dice = sight, guide, limit, manner, dice
        self.start, self.spent, self.has_failed = perf_counter(), 0, False
        self.tree = Tree(dice.branch())
        self.worlds: list[int] = []
        order = dice.branch()
        world = sight.world(dice.below(SEEDS), keep=False)
        ask = world.asks[sight.seat]
        promising = guide.promising(world, ask, dice) if guide.promising is not None else None
        guesses = [guide.first_guess(sight, dice)]
        if promising != []:  # where nothing else is promising, the first guess is the answer
            guesses += [guide.first_guess(sight, dice) for _ in range(manner.guesses - 1) if self.used() < manner.again]
            guesses += [guide.thumb(sight, dice)] if guide.sage is not None else []
        considered = candidates(ask, guesses, order) if promising is None else each_once(ask, [*guesses, *promising])
        self.runners = [Runner(answer, plainly(ask, answer)) for answer in islice(considered, manner.width)]
        self.thumb = self.runners[0]
        for _ in range(lane):
            self.dice = self.dice.branch()

    def best(self) -> Answer:
        """The answer to give: thumb's, unless another one has proved better."""
        self.raced()
        return self.chosen().answer

    def raced(self) -> list[Runner]:
        """All answers that were considered, thumb's first, with how their playouts came out."""
        if len(self.runners) > 1:
            with suppress(TimeIsUp):
                self.race()
        return self.runners

    def race(self) -> None:
        """Half of the answers stay after each round, in which all have the same number of playouts, and all rounds take equally long. Thumb's answer always
        goes on: the others must be better."""
        before = self.used()
        self.run(self.thumb)
        playouts = self.limit.playouts or 1 + int((1 - self.used()) / max(1e-6, self.used() - before))  # by time, as many as the first one lets us hope for
        self.runners = runners = self.runners[: max(2, playouts // self.manner.each)]
        rounds = max(1, ceil(log2(len(runners))))
        for number in range(rounds):
            until = (number + 1) / rounds
            while self.used() < until:
                behind = min(len(runner.outcomes) for runner in runners)
                for runner in runners:
                    if len(runner.outcomes) == behind and self.used() < 1:
                        self.run(runner)
            others = sorted((runner for runner in runners if runner is not self.thumb), key=lambda runner: -runner.mean)
            runners = [self.thumb, *others[: max(1, (len(runners) + 1) // 2 - 1)]]

    def run(self, runner: Runner) -> None:
        """One more playout. The first one that fails is logged."""
        try:
            runner.outcomes.append(self.playout(runner.answer, len(runner.outcomes)))
        except Exception as fault:
            runner.outcomes.append(None)
            if not self.has_failed:
                tell_of(fault, self.sight)
            self.has_failed = True

    def used(self) -> float:
        """How much of the time is used up; 1 is all of it."""
        if self.limit.playouts:
            return self.spent / self.limit.playouts
        return (perf_counter() - self.start) / self.limit.seconds

    def chosen(self) -> Runner:
        """The best as far as is known."""
        return best_of([self.runners], self.manner.belief)

    def playout(self, first: Answer, number: int) -> float:
        """How a world comes out for me after this answer."""
        while len(self.worlds) <= number:
            self.worlds.append(self.dice.below(SEEDS))
        self.spent += 1
        world, turn, me = PossibleWorld(self.sight, self.worlds[number], self.guide), self.guide.turn, self.sight.seat
        match = world.match
        end = turn(match.state) + self.guide.lookahead if turn is not None else 0
        world.answer(me, first)
        path: list[tuple[Tried, int]] = []
        for step in range(self.manner.longest):
            if match.over or (turn is not None and turn(match.state) >= end):
                break
            if self.limit.seconds and perf_counter() - self.start > self.limit.seconds:
                raise TimeIsUp
            ask = match.ask or next(iter(match.asks.values()))
            if step < self.manner.depth:
                tried = self.tree.visit(world, ask)
                path.append((tried, ask.seat))
                answer = tried.answer
            else:
                answer = world.usual_answer(ask)
            world.answer(ask.seat, answer)
        if path:
            learn(path, world.outcome)
        return world.outcome(me)
