"""Advice for a person at a question: the best few answers, how likely each wins, and why. From what the seat may know, and nothing else.

`search` says which answers are best; then they are played through again, side by side with some that were worse, to see what makes the difference.
Where a game provides no estimate, its rules of thumb say what is usual.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import NamedTuple

import msgspec

from walpurgis.engine import Answer, Chance, Say, Sight
from walpurgis.engine.chance import Seed

from .brought import Guide, guide_of, has_thumb, has_worth, rule_of_thumb
from .candidates import candidates
from .reasons import reason
from .runners import believed, error_of
from .search import Limit, Manner, Thought
from .trials import Trial, try_out
from .worlds import SEEDS

MOST = 3
"""This many answers are told at most."""
BESIDE = 2
"""This many others are played through besides, to compare with."""
THINKING = 0.6
"""The part of the time in which `search` thinks; in the rest its answers are compared."""
MOST_WORLDS, FEW = 48, 4


class Advice(msgspec.Struct, frozen=True):
    """An answer worth giving: how likely it wins (None if nobody can say), give or take `spread` (95 %), and why."""

    answer: Answer
    chance: float | None
    spread: float
    why: Say


class NoAdvice(Exception):
    """Nobody knows anything to say about this question."""


class Considered(NamedTuple):
    """An answer that was thought about: how likely it wins, and the standard error of that."""

    answer: Answer
    chance: float
    error: float


def advise(sight: Sight, seed: Seed, limit: Limit, most: int = MOST) -> list[Advice]:
    """The best answers, the best one first; NoAdvice where the game provides nothing to know them by."""
    game, dice = sight.game, Chance(seed)
    if not has_thumb(game):
        raise NoAdvice(f"{game.name} has no rules of thumb")
    if not has_worth(game):
        return [Advice(rule_of_thumb(game)(sight, dice), None, 0.0, Say("reason-usual"))]
    guide = guide_of(game)
    known = considered(sight, guide, limit._replace(seconds=THINKING * limit.seconds), dice)
    ask = sight.world(dice.below(SEEDS), keep=False).asks[sight.seat]
    answers = list(islice(candidates(ask, [one.answer for one in known], dice), most + BESIDE))
    trials = compared(sight, guide, limit, dice, answers)
    found = [_tried(known[0], trial, trials[0]) if n >= len(known) else known[n] for n, trial in enumerate(trials)]
    best, *others = zip(found, trials, strict=True)
    told = [best, *sorted(others, key=lambda one: -one[0].chance)][:most]
    return [_told(one, reason(game, trial, [other for other in trials if other is not trial], is_best=n == 0)) for n, (one, trial) in enumerate(told)]


def considered(sight: Sight, guide: Guide, limit: Limit, dice: Chance) -> list[Considered]:
    """What `search` thinks of each answer it had time for: the one it would give, then the others, the best first."""
    thought = Thought(sight, guide, limit, Manner(), dice)
    thought.best()
    usual, chosen = thought.thumb, thought.chosen()
    if not usual.known:  # nothing to choose from, or no time for a single world
        usual.outcomes += try_out(sight, guide, [usual.answer], [dice.below(SEEDS) for _ in range(FEW)], limit.seconds or None)[0].outcomes
    others = [runner for runner in thought.runners if runner is not usual and (runner is chosen or len(runner.known) >= FEW)]
    found = [Considered(usual.answer, usual.mean, error_of(usual.known))]
    for runner in others:
        ahead, error = runner.ahead_of(usual)
        found.append(Considered(runner.answer, _share(usual.mean + believed(ahead, error, thought.manner.worse, thought.manner.spread)), error))
    return sorted(found, key=lambda one: (one.answer != chosen.answer, -one.chance))


def compared(sight: Sight, guide: Guide, limit: Limit, dice: Chance, answers: Sequence[Answer]) -> list[Trial]:
    """These answers, each played through in the same worlds: as many as the rest of the time allows."""
    worlds = MOST_WORLDS if limit.seconds else max(2, min(MOST_WORLDS, limit.playouts // (4 * len(answers))))
    seeds = [dice.below(SEEDS) for _ in range(worlds)]
    return try_out(sight, guide, answers, seeds, (1 - THINKING) * limit.seconds if limit.seconds else None)


def _tried(best: Considered, trial: Trial, of_the_best: Trial) -> Considered:
    """An answer that `search` had no time for, compared with the best one in the trials."""
    behind, error = trial.worse_than(of_the_best)
    return Considered(trial.answer, _share(best.chance + min(0.0, believed(-behind, error, Manner().worse, Manner().spread))), error)


def _share(chance: float) -> float:
    return min(1.0, max(0.0, chance))


def _told(one: Considered, why: Say) -> Advice:
    return Advice(one.answer, round(one.chance, 3), round(min(0.5, 1.96 * one.error), 3), why)
