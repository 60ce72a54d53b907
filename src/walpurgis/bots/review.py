"""A finished game, reviewed: how likely each seat was to win at each moment, and the decisions that cost most, with what would have been better and why.

Each decision is judged by what its seat could know then, in possible worlds, never by what turned up later. First all decisions are looked at briefly, against
what is usual and what else could be done; then those that look dearest are thought over, and what they cost is found in worlds of their own, so that a bad
answer is not one that was only unlucky. The same seed gives the same review. Whoever has no time for all of it at once does it in parts: `survey`, `weigh`,
`glance`, `look_closely`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import islice
from statistics import fmean
from typing import Any, NamedTuple

import msgspec

from walpurgis.engine import Answer, AnyGame, Chance, Match, Offer, Record, Refused, Say, Sight, game_named
from walpurgis.engine.chance import Seed
from walpurgis.engine.entries import Given, is_chosen
from walpurgis.engine.kept import Kept, moments

from .advice import Advice, advice_from, favourites
from .brought import Guide, guide_of, has_worth
from .candidates import candidates
from .reasons import SURE, reason
from .search import Limit
from .trials import play_on, try_out
from .worlds import SEEDS, PossibleWorld, all_that_hold

SHOWN, COURSES = 40, 12
"""At about this many moments the chances are told, each from this many worlds."""
MOST = 5
"""This many decisions are told."""
CLOSELY = 12
"""This many are thought over."""
GLANCES = 1200
"""This many playouts are spent on looking at all decisions; each gets its part."""
FEWEST, MOST_GLANCES = 4, 18
"""The least and the most that one decision gets."""
BESIDE = 3
"""An answer is compared with this many others at first."""
PLAYOUTS = 60
"""How long a decision is thought over."""
WORLDS = 16
"""The cost of an answer is measured in this many worlds."""
LEAST = 0.01
"""What costs less of the chance to win is not a mistake."""
_SEED = 2_654_435_761


class NoReview(Refused):
    """This game cannot be reviewed."""

    code = "no-review"


class Decision(NamedTuple):
    """An answer that somebody chose: the moment before it, and whose it was."""

    at: int
    seat: int


class Survey(NamedTuple):
    """What there is to judge in a game: some moments (by their numbers) at which the chances are told, and the decisions."""

    moments: list[int]
    decisions: list[Decision]


class Reviewed(msgspec.Struct, frozen=True):
    """A decision that cost something: the moment before it, the question and the answer; how likely the seat was to win with the best answer; what the answer
    given cost, give or take `spread` (95 %), and why; and the best answers."""

    at: int
    seat: int
    offer: Offer
    answer: Answer
    cost: float
    spread: float
    why: Say
    better: list[Advice]


class Review(msgspec.Struct, frozen=True):
    """A whole game, reviewed."""

    game: str
    seats: int
    moments: list[int]
    chances: list[list[float]]
    decisions: list[Reviewed]
    """The dearest first."""


def review(record: Record, seed: Seed = 0, progress: Callable[[int, int], None] = lambda done, all_of_it: None) -> Review:
    """Review a game in one go. `progress(done, all_of_it)` reports progress."""
    found = survey(record)
    steps, raw, rough, closer = len(found.moments) + len(found.decisions) + CLOSELY, list[list[float]](), dict[Decision, float](), list[Reviewed]()
    for row in weigh(record, found.moments, seed):
        raw.append(row)
        progress(len(raw), steps)
    for decision, cost in glance(record, found.decisions, len(found.decisions), seed):
        rough[decision] = cost
        progress(len(raw) + len(rough), steps)
    for one in look_closely(record, dearest(rough), seed):
        closer.append(one)
        progress(len(raw) + len(rough) + len(closer), steps)
    progress(steps, steps)
    return Review(record.game, record.seats, found.moments, chances_from(raw), told(closer))


def survey(record: Record, kept: list[Kept] | None = None) -> Survey:
    """Go through a game: when the chances are to be told, and who decided what. What older rules played cannot be judged; NoReview if that is all of it."""
    game = game_named(record.game)
    if not has_worth(game):
        raise NoReview(f"{game.name} has no estimate of who wins")
    apart = max(1, len(record.entries) // SHOWN)
    at, decisions = list[int](), list[Decision]()
    for n, moment in enumerate(moments(record, kept=kept)):
        if moment.match is None:
            continue
        if not at or n - at[-1] >= apart or n == len(record.entries):
            at.append(n)
        entry, asks = record.entries[n] if n < len(record.entries) else None, moment.match.asks
        if isinstance(entry, Given) and is_chosen(entry) and entry.seat in asks and asks[entry.seat].only() is None:
            decisions.append(Decision(n, entry.seat))
    if not at:
        raise NoReview("the rules of this game have changed since: it can be watched, not judged")
    return Survey(at, decisions)


def weigh(record: Record, numbers: Sequence[int], seed: Seed, kept: list[Kept] | None = None) -> Iterator[list[float]]:
    """How likely each seat wins at these moments, each seat by itself; `chances_from` makes one of them."""
    guide = guide_of(game_named(record.game))
    for n, match in _at(record, numbers, kept):
        yield likely(match, guide, Chance(_SEED * (n + 1) + hash_of(seed)))


def chances_from(raw: list[list[float]]) -> list[list[float]]:
    """The chances as they are told, moment by moment."""
    return [[round(chance, 4) for chance in row] for row in shared_out(raw, sides_in(raw))]


def likely(match: Match[Any], guide: Guide, dice: Chance) -> list[float]:
    """How likely each seat wins from here; at the end, whether it has won. In the middle of a turn the estimate alone would see half-done things; so it is
    asked where `search` would ask it, in worlds that whoever must answer could not tell from this one."""
    seats = range(match.seats)
    if match.over:
        return [float(seat in match.result().winners) for seat in seats]
    sight = match.sight(next(iter(match.asks)))

    def outcomes(seed: Seed) -> list[float]:
        world = PossibleWorld(sight, seed, guide)
        play_on(world, guide)
        return [world.outcome(seat) for seat in seats]

    found = all_that_hold(sight, [dice.below(SEEDS) for _ in range(COURSES)], outcomes)
    return [fmean(column) for column in zip(*found, strict=True)]


def sides_in(raw: list[list[float]]) -> list[list[int]]:
    """The seats that play together: those that always have the same chance."""
    sides: dict[tuple[float, ...], list[int]] = {}
    for seat in range(len(raw[0])):
        sides.setdefault(tuple(row[seat] for row in raw), []).append(seat)
    return [*sides.values()]


def shared_out(raw: list[list[float]], sides: list[list[int]]) -> list[list[float]]:
    """Estimates that were made for each seat by itself, so that those of all sides make one together. Whoever plays alone has no one to share with."""
    if len(sides) < 2:
        return raw
    totals = [sum(row[seats[0]] for seats in sides) or 1.0 for row in raw]
    return [[chance / total for chance in row] for row, total in zip(raw, totals, strict=True)]


def glance(record: Record, decisions: Sequence[Decision], all_of_them: int, seed: Seed, kept: list[Kept] | None = None) -> Iterator[tuple[Decision, float]]:
    """About what each of these decisions cost, compared with what is usual and a few others; 0 if nothing better is seen."""
    guide = guide_of(game_named(record.game))
    share = min(MOST_GLANCES, max(FEWEST, GLANCES // max(1, all_of_them)))
    for decision, match, answer in _before(record, decisions, kept):
        sight, dice = match.sight(decision.seat), Chance(_SEED * (decision.at + 1) + hash_of(seed))
        answers = _beside(sight, guide, answer, dice, min(BESIDE, share - 1))
        if len(answers) < 2:
            yield decision, 0.0
            continue
        given, *others = try_out(sight, guide, answers, [dice.below(SEEDS) for _ in range(max(1, share // len(answers)))])
        yield decision, max(0.0, *(given.worse_than(other)[0] for other in others))


def _beside(sight: Sight, guide: Guide, answer: Answer, dice: Chance, count: int) -> list[Answer]:
    """The answer given, what is usual, and others."""
    ask = sight.world(dice.below(SEEDS), keep=False).asks[sight.seat]
    return list(islice(candidates(ask, [answer, guide.thumb(sight, dice)], dice), 1 + count))


def dearest(rough: dict[Decision, float]) -> list[Decision]:
    """The decisions to think over, in the order in which they were made."""
    return sorted(sorted((one for one in rough if rough[one] > 0), key=lambda one: -rough[one])[:CLOSELY])


def look_closely(record: Record, decisions: Sequence[Decision], seed: Seed, kept: list[Kept] | None = None) -> Iterator[Reviewed]:
    """What these decisions cost, what would have been better, and why."""
    game = game_named(record.game)
    for decision, match, answer in _before(record, decisions, kept):
        yield judged(game, match, decision, answer, Chance(_SEED * (decision.at + 1) + hash_of(seed)).branch())


def judged(game: AnyGame, match: Match[Any], decision: Decision, answer: Answer, dice: Chance) -> Reviewed:
    """One decision, thought over. What is best is found first; what the answer given costs compared with it, in other worlds."""
    sight, guide = match.sight(decision.seat), guide_of(game)
    answers = favourites(sight, guide, Limit(playouts=PLAYOUTS), dice.branch())
    trials = try_out(sight, guide, [*answers, answer], [dice.below(SEEDS) for _ in range(WORLDS)])
    best, given = trials[0], trials[-1]
    better, why = advice_from(game, trials[: len(answers)]), reason(game, given, [best])
    cost, error = given.worse_than(best)
    return Reviewed(decision.at, decision.seat, sight.offer, answer, round(max(0.0, cost), 4), round(1.96 * error, 4), why, better)


def told(closer: Sequence[Reviewed]) -> list[Reviewed]:
    """The decisions that cost most, the dearest first; what may be luck is left out, as it is of reasons."""
    return sorted((one for one in closer if one.cost >= max(LEAST, SURE * one.spread / 1.96)), key=lambda one: -one.cost)[:MOST]


def _before(record: Record, decisions: Sequence[Decision], kept: list[Kept] | None) -> Iterator[tuple[Decision, Match[Any], Answer]]:
    """The match before each of these decisions, with the answer that was given. It moves on with the next one."""
    made = {decision.at: decision for decision in decisions}
    for n, match in _at(record, made, kept):
        yield made[n], match, record.entries[n].answer  # type: ignore[union-attr]


def _at(record: Record, numbers: Collection[int], kept: list[Kept] | None) -> Iterator[tuple[int, Match[Any]]]:
    """The match at each of these moments. It moves on with the next one."""
    for n, moment in enumerate(moments(record, max(numbers, default=0), kept=kept)):
        if n in numbers and moment.match is not None:
            yield n, moment.match


def hash_of(seed: Seed) -> int:
    """A number from a seed, the same in every process."""
    return Chance(seed).below(SEEDS)
