"""Advice for a person at a question: the best few answers, how likely each wins, and why. From what the seat may know, and nothing else.

`search` says which answers are best; then they are played through again, side by side with some that were worse, to see how likely each wins and what makes the
difference: `search` itself tries foolish replies, too, so that its own counts tell less.
Where a game provides no estimate, its rules of thumb say what is usual.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from statistics import fmean
from time import perf_counter

import msgspec

from walpurgis.engine import Answer, AnyGame, Chance, Say, Sight
from walpurgis.engine.chance import Seed

from .brought import Guide, guide_of, has_thumb, has_worth, rule_of_thumb
from .candidates import candidates
from .reasons import reason
from .runners import Belief, error_of
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


def advise(sight: Sight, seed: Seed, limit: Limit, most: int = MOST) -> list[Advice]:
    """The best answers, the best one first; NoAdvice where the game provides nothing to know them by."""
    game, dice, start = sight.game, Chance(seed), perf_counter()
    if not has_thumb(game):
        raise NoAdvice(f"{game.name} has no rules of thumb")
    if not has_worth(game):
        return [Advice(rule_of_thumb(game)(sight, dice), None, 0.0, Say("reason-usual"))]
    guide = guide_of(game)
    answers = favourites(sight, guide, limit._replace(seconds=THINKING * limit.seconds), dice, most + BESIDE)
    worlds = MOST_WORLDS if limit.seconds else max(FEW, min(MOST_WORLDS, limit.playouts // (2 * len(answers))))
    left = limit.seconds + start - perf_counter() if limit.seconds else None
    return advice_from(game, try_out(sight, guide, answers, [dice.below(SEEDS) for _ in range(worlds)], left), Manner().belief)[:most]


def favourites(sight: Sight, guide: Guide, limit: Limit, dice: Chance, count: int = MOST) -> list[Answer]:
    """The answer that `search` would give, then others: those it had time for, the best first, and any."""
    thought = Thought(sight, guide, limit, Manner(), dice)
    thought.best()
    usual, chosen = thought.thumb, thought.chosen()
    leads = {id(runner): thought.manner.belief.after(*runner.ahead_of(usual)) for runner in thought.runners if len(runner.known) >= FEW}
    known = [chosen, usual, *sorted((runner for runner in thought.runners if id(runner) in leads), key=lambda runner: -leads[id(runner)])]
    ask = sight.world(dice.below(SEEDS), keep=False).asks[sight.seat]
    return list(islice(candidates(ask, [runner.answer for runner in known], dice), count))


def advice_from(game: AnyGame, trials: Sequence[Trial], belief: Belief | None = None) -> list[Advice]:
    """Answers that were tried in the same worlds. The first one is the best by a longer thought: no other one is told to be likelier to win. With a belief,
    what was seen of the others in a few worlds is weighed against it."""
    best, likely, found = trials[0], fmean(trials[0].outcomes), list[Advice]()
    for trial in trials:
        behind, error = trial.worse_than(best)
        ahead = -behind if belief is None or trial is best else belief.after(-behind, error)
        why = reason(game, trial, [other for other in trials if other is not trial], is_best=trial is best)
        spread = error_of(trial.outcomes) if trial is best else error
        found.append(Advice(trial.answer, round(min(1.0, max(0.0, likely + min(0.0, ahead))), 3), round(min(0.5, 1.96 * spread), 3), why))
    return [found[0], *sorted(found[1:], key=lambda one: -(one.chance or 0.0))]
