"""A finished game, reviewed: chances over the game, the dearest decisions, and that they are judged by what could be known."""

from __future__ import annotations

import importlib
from itertools import count
from math import nan
from statistics import fmean
from typing import Any

import msgspec
import pytest

from tests.bots.test_search import ALL, SMALL, questions
from walpurgis.bots import bot_named, play
from walpurgis.bots.brought import guide_of
from walpurgis.bots.review import (
    SHOWN,
    Decision,
    NoReview,
    Review,
    chances_from,
    dearest,
    glance,
    judged,
    likely,
    look_closely,
    review,
    shared_out,
    sides_in,
    survey,
    told,
    weigh,
)
from walpurgis.bots.trials import Trial, try_out
from walpurgis.engine import Chance, Match, game_named
from walpurgis.engine.kept import with_kept
from walpurgis.games._template.game import GAME


def played(name: str, *bots: str, seed: int = 5) -> Match[Any]:
    game = game_named(name)
    match = Match.new(game, len(bots), seed=seed)
    play(match, {seat: bot_named(bot, game, seed + seat) for seat, bot in enumerate(bots)})
    return match


@pytest.mark.parametrize("name", ALL)
def test_the_course_of_a_game_ends_with_its_winners(name: str) -> None:
    match = played(name, "thumb", "thumb")
    found = survey(match.record())
    assert len(found.moments) <= 2 * SHOWN
    assert found.moments[0] == 0 and found.moments[-1] == len(match.entries) and found.moments == sorted(set(found.moments))
    few = found.moments[:: SHOWN // 2]
    chances = chances_from([*weigh(match.record(), [*few, found.moments[-1]], 1)])
    assert len(chances) == len({*few, found.moments[-1]}) and all(abs(sum(row) - 1) < 0.001 for row in chances[:-1])
    winners = match.result().winners
    assert [seat for seat, chance in enumerate(chances[-1]) if chance] == winners
    assert 0 < len(found.decisions) <= len(match.entries)


def test_a_blunder_is_found_and_the_better_answer_told() -> None:
    """Whoever throws the highest card away at once, and the lowest at last, is told so."""
    match = played(SMALL, "thumb", "thumb")
    found = survey(match.record()).decisions[0]
    match = Match.replay(match.record(), found.at)
    answers = sorted((choice.key for choice in match.sight(found.seat).offer.choices), key=int)
    costs = {key: judged(GAME, match, found, key, Chance(1)) for key in answers}
    best = min(costs.values(), key=lambda one: one.cost)
    assert best.cost == 0.0 or best.answer == best.better[0].answer
    assert max(one.cost for one in costs.values()) > 0.02
    assert all(one.better[0].answer != key for key, one in costs.items() if one.cost > 0.02)


def test_nobody_gives_away_more_than_there_was_to_win(monkeypatch: pytest.MonkeyPatch) -> None:
    """What an answer cost, and how likely the better ones win, are found in the same worlds."""
    tried = list[list[Trial]]()

    def recorded(*args: Any) -> list[Trial]:
        tried.append(try_out(*args))
        return tried[-1]

    monkeypatch.setattr("walpurgis.bots.review.try_out", recorded)
    match = played("sabbat", "random", "random")
    for one in look_closely(match.record(), survey(match.record()).decisions[-6:], seed=1):
        (trials,) = tried
        tried.clear()
        best, given = fmean(trials[0].outcomes), fmean(trials[-1].outcomes)
        assert (one.better[0].answer, one.answer) == (trials[0].answer, trials[-1].answer)
        assert one.better[0].chance == round(best, 3) and one.cost == round(max(0.0, best - given), 4)
        chances = {str(trial.answer): round(min(best, fmean(trial.outcomes)), 3) for trial in trials}
        assert all(other.chance == pytest.approx(chances[str(other.answer)], abs=0.0011) for other in one.better)


def test_the_same_seed_gives_the_same_review_whole_or_in_parts() -> None:
    record = played(SMALL, "random", "thumb", "random").record()
    whole = review(record, seed=4)
    assert review(record, seed=4) == whole
    found, raw, rough = survey(record), list[list[float]](), dict[Decision, float]()
    for n in range(0, len(found.moments), 7):
        raw += weigh(record, found.moments[n : n + 7], 4)
    for n in range(0, len(found.decisions), 3):
        rough |= glance(record, found.decisions[n : n + 3], len(found.decisions), 4)
    closer = [one for decision in dearest(rough) for one in look_closely(record, [decision], 4)]
    assert Review(record.game, record.seats, found.moments, chances_from(raw), told(closer)) == whole


def test_progress_is_told_to_the_end() -> None:
    steps = list[tuple[int, int]]()
    review(played(SMALL, "random", "random").record(), progress=lambda done, all_of_it: steps.append((done, all_of_it)))
    assert steps[-1][0] == steps[-1][1] and [done for done, _ in steps] == sorted(done for done, _ in steps)


@pytest.mark.parametrize("name", ALL)
def test_a_decision_is_judged_by_what_could_be_known(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was hidden from the seat is swapped before the game is reviewed; the judgement is the same."""
    monkeypatch.setattr("walpurgis.bots.review.PLAYOUTS", 12)
    monkeypatch.setattr("walpurgis.bots.review.WORLDS", 3)
    hidden = 0
    for match, seat in questions(name, count=2, apart=1 if name == SMALL else 13):
        other, answer = match.fork(), match.asks[seat].sample(Chance(2))
        other.redeal(seat, 77)
        hidden += match.state != other.state
        one, two = (judged(match.game, table, Decision(0, seat), answer, Chance(3)) for table in (match, other))
        assert one == two
    assert hidden


def test_one_world_in_which_something_fails_keeps_no_game_from_being_reviewed(monkeypatch: pytest.MonkeyPatch) -> None:
    match, worth, asked = Match.new(GAME, 2, seed=5), guide_of(GAME).worth, count(1)
    monkeypatch.setattr("walpurgis.games._template.bots.worth", lambda state, seat: worth(state, seat) if next(asked) % 7 else nan)
    assert all(0 < chance < 1 for chance in likely(match, guide_of(GAME), Chance(1)))


def test_at_most_five_are_told_the_dearest_first() -> None:
    record = played(SMALL, "random", "random").record()
    one = next(look_closely(record, survey(record).decisions[:1], seed=1))
    costs = [0.05, 0.0, 0.3, 0.009, 0.2, 0.1, 0.02, 0.15]
    assert [mistake.cost for mistake in told([msgspec.structs.replace(one, cost=cost, spread=0.02) for cost in costs])] == [0.3, 0.2, 0.15, 0.1, 0.05]
    assert not told([msgspec.structs.replace(one, cost=0.07, spread=0.1)])  # may be luck


def test_seats_that_play_together_share_a_chance() -> None:
    raw = [[0.5, 0.5, 0.5], [0.6, 0.2, 0.6]]
    assert sides_in(raw) == [[0, 2], [1]]
    assert shared_out(raw, sides_in(raw))[1] == [0.6 / 0.8, 0.2 / 0.8, 0.6 / 0.8]
    assert shared_out([[0.3]], [[0]]) == [[0.3]]


def test_what_cannot_be_judged_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played(SMALL, "thumb", "thumb").record()
    older = msgspec.structs.replace(with_kept(record), version=record.version - 1, shape="")
    with pytest.raises(NoReview, match="have changed"):
        survey(older)
    monkeypatch.delattr(importlib.import_module("walpurgis.games._template.bots"), "worth")
    with pytest.raises(NoReview, match="no estimate"):
        survey(record)
