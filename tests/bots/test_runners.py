"""What a bot that thinks concludes from one race between answers, or from several over the same question."""

from __future__ import annotations

from walpurgis.bots import bot_named
from walpurgis.bots.runners import Runner, best_of
from walpurgis.bots.search import Limit, Manner, Search
from walpurgis.engine import Match
from walpurgis.games._template.game import GAME

BELIEF = Manner().belief


def ran(answer: str, *outcomes: float | None) -> Runner:
    runner = Runner(answer, answer)
    runner.outcomes += outcomes
    return runner


def conclusion(*races: list[Runner]) -> str:
    return str(best_of(races, BELIEF).answer)


def test_the_first_guess_stands_until_another_answer_has_proved_better() -> None:
    assert conclusion([ran("usual", 0.5, 0.5), ran("other", 0.6, 0.6)]) == "usual"
    assert conclusion([ran("usual", *[0.5] * 40), ran("other", *[0.6] * 40)]) == "other"
    assert conclusion([ran("usual"), ran("other")]) == "usual"


def test_what_is_plain_to_see_is_believed() -> None:
    """An answer that wins where the first guess loses, with a few outcomes that say otherwise: a foolish reply was tried there."""
    assert conclusion([ran("usual", *[0.15] * 9, *[0.9] * 5), ran("other", *[0.85] * 14)]) == "other"
    assert BELIEF.after(0.8, 0.1) > 0.6
    assert BELIEF.after(0.2, 0.1) < 0 < BELIEF.after(0.3, 0.1)  # two standard errors may be luck; three are not
    assert BELIEF.after(0.1, 0.05) < 0 < BELIEF.after(0.1, 0.02)


def test_a_world_in_which_something_failed_tells_nothing() -> None:
    assert conclusion([ran("usual", *[0.1] * 40), ran("other", *[None] * 40)]) == "usual"
    assert conclusion([ran("usual", *[None] * 40), ran("other", *[0.9] * 40)]) == "usual"
    assert conclusion([ran("usual", *[None, 0.5] * 40), ran("other", *[0.0, 0.6] * 40)]) == "other"
    assert ran("other", None, 0.5, 0.75).mean == 0.625 and ran("other", None).mean == 0.0


def test_what_several_races_found_counts_together() -> None:
    race = [ran("usual", 0.5, 0.4, 0.6), ran("other", 0.7, 0.3, 0.8)]
    assert conclusion(race) == "usual"
    assert conclusion(*[race] * 8) == "other"


def test_answers_that_mean_the_same_count_together() -> None:
    def several(*keys: str, outcomes: list[float]) -> Runner:
        runner = Runner([*keys], sorted(keys))
        runner.outcomes += outcomes
        return runner

    one = [several("c", outcomes=[0.5, 0.4, 0.6]), several("a", "b", outcomes=[0.7, 0.3, 0.8])]
    other = [several("c", outcomes=[0.5, 0.4, 0.6]), several("b", "a", outcomes=[0.7, 0.3, 0.8])]
    assert best_of([one, *[other] * 7], BELIEF).answer == ["a", "b"]


def test_outcomes_are_compared_within_a_race_because_others_had_other_worlds() -> None:
    lucky = [ran("usual", *[0.9] * 20), ran("other", *[0.8] * 20)]
    unlucky = [ran("usual", *[0.1] * 5), ran("other", *[0.0] * 5)]
    assert conclusion(lucky, unlucky, [ran("usual"), ran("other", *[1.0] * 60)]) == "usual"


def test_a_race_with_another_first_guess_does_not_count() -> None:
    assert conclusion([ran("usual", 0.5), ran("other", 0.5)], [ran("other", *[0.9] * 60), ran("usual", *[0.1] * 60)]) == "usual"


def test_lanes_consider_the_same_answers_in_different_worlds_and_each_can_be_repeated() -> None:
    sight = Match.new(GAME, 2, seed=5).sight(0)

    def raced(lane: int) -> tuple[list[Runner], list[int]]:
        thought = Search(GAME, 1, Limit(playouts=40)).thought(sight, lane)
        return thought.raced(), thought.worlds

    lanes = [raced(lane) for lane in (0, 1, 2)]
    assert all([runner.answer for runner in race] == [runner.answer for runner in lanes[0][0]] for race, _ in lanes)
    assert len({world for _, worlds in lanes for world in worlds}) == sum(len(worlds) for _, worlds in lanes)
    for lane, (race, worlds) in enumerate(lanes):
        again, same = raced(lane)
        assert (same, [runner.outcomes for runner in again]) == (worlds, [runner.outcomes for runner in race])


def test_the_first_lane_thinks_as_a_bot_does_alone() -> None:
    sight = Match.new(GAME, 2, seed=5).sight(0)
    race = Search(GAME, 1, Limit(playouts=40)).thought(sight).raced()
    assert best_of([race], BELIEF).answer == bot_named("search:40", GAME, seed=1).answer(sight)
