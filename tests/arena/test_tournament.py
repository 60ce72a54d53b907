"""Who meets whom, when it is enough, and what is refused before the first game."""

from __future__ import annotations

import pytest

from walpurgis.arena import NoGames, Outcome, Sure, Tournament, run
from walpurgis.arena.meeting import Meeting
from walpurgis.arena.sprt import Sprt
from walpurgis.arena.standings import first_player, members
from walpurgis.engine import Chance
from walpurgis.engine.errors import UnknownOption


def meetings(form: str, bots: int, players: int = 2) -> list[tuple[int, ...]]:
    task = Tournament.of("template", ["random"] * bots, 4, form=form, players=players)  # type: ignore[arg-type]
    return next(task.rounds())


def test_all_meet_all_and_the_first_runs_the_gauntlet() -> None:
    assert meetings("round-robin", 4) == [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
    assert meetings("round-robin", 4, players=3) == [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]
    assert meetings("gauntlet", 4) == [(0, 1), (0, 2), (0, 3)]


def test_on_a_ladder_a_newcomer_climbs_past_whom_it_beats() -> None:
    rounds = Tournament.of("template", ["random"] * 4, 4, form="ladder").rounds()
    assert next(rounds) == [(1, 0)]
    assert rounds.send([True]) == [(2, 0)]  # 1 stands above 0
    assert rounds.send([True]) == [(2, 1)]
    assert rounds.send([False]) == [(3, 0)]  # 1, 2, 0
    with pytest.raises(StopIteration):
        rounds.send([False])


def test_a_round_robin_counts_every_meeting_and_a_ladder_says_who_stands_where() -> None:
    found = run("template", ["random"] * 3, games=4, form="round-robin")
    assert found.games == 12
    assert [(met.bots, met.games) for met in found.meetings] == [(["random", "random 2"], 4), (["random", "random 3"], 4), (["random 2", "random 3"], 4)]
    assert [standing.games for standing in found.standings] == [8, 8, 8]
    assert sorted(run("template", ["random"] * 3, games=4, form="ladder").ladder) == ["random", "random 2", "random 3"]


@pytest.mark.parametrize(
    ("form", "bots", "players", "sure"),
    [
        ("round-robin", 1, 2, None),
        ("gauntlet", 2, 3, None),
        ("ladder", 4, 3, None),
        ("match", 2, 3, None),
        ("round-robin", 500, 2, None),  # more meetings than anybody can keep in mind
        ("gauntlet", 100, 4, None),
        ("match", 2, None, Sure(0.6)),
        ("match", 2, None, Sure(0.1, 0.7)),
    ],
)
def test_what_cannot_be_played_is_refused(form: str, bots: int, players: int | None, sure: Sure | None) -> None:
    with pytest.raises(NoGames):
        Tournament.of("template", ["random"] * bots, 4, form=form, players=players, sure=sure)  # type: ignore[arg-type]


def test_options_that_do_not_fit_are_refused_before_the_first_game() -> None:
    with pytest.raises(UnknownOption):
        Tournament.of("template", ["random", "random"], 4, options={"hand": 99})


# When it is enough ---------------------------------------------------------------------------------------------------


def verdict(share: float, seed: int) -> tuple[str, int]:
    """What the test says of a bot with this true share of wins, and after how many deals of two games."""
    test, dice, deals = Sprt(2, Sure()), Chance(seed), 0
    while test.verdict == "undecided":
        test.add(sum(dice.below(1000) < 1000 * share for _ in range(2)) / 2)
        deals += 1
    return test.verdict, deals


def test_the_test_is_as_seldom_wrong_as_it_says_and_quick_where_it_is_clear() -> None:
    """The risk is 5 %: of 60 verdicts more than 7 wrong ones would be met once in a hundred runs, and chance is the same in every run."""
    even, above = [verdict(0.5, n) for n in range(60)], [verdict(0.55, n) for n in range(60)]
    assert sum(said != "even" for said, _ in even) <= 7
    assert sum(said != "better" for said, _ in above) <= 7
    clear = [verdict(0.2, n) for n in range(20)]
    assert all(said == "worse" for said, _ in clear)
    assert sum(deals for _, deals in clear) < sum(deals for _, deals in above) / 10


def test_a_few_equal_results_are_not_enough() -> None:
    test = Sprt(2, Sure())
    for _ in range(4):
        test.add(1.0)
    assert test.verdict == "undecided"


def won(number: int) -> Outcome:
    """A game that the first bot wins."""
    return Outcome((0, 1), number, [number % 2, 1 - number % 2], [1, 0], [1, 2], [1, 1])


def test_where_a_meeting_stops_does_not_depend_on_who_was_quick() -> None:
    task = Tournament.of("template", ["random", "random"], 200, sure=Sure())
    known = {won(n).key: won(n) for n in range(200)}
    at_once = Meeting(task, (0, 1), known)
    later = Meeting(task, (0, 1), (arriving := dict[tuple[int, tuple[int, ...]], Outcome]()))
    for n in reversed(range(200)):
        arriving[won(n).key] = won(n)
        later.settle()
    assert at_once.is_over and later.is_over
    assert at_once.count == later.count < 200
    assert at_once.test is not None and at_once.test.verdict == "better"
    assert not at_once.pull(5)


def test_a_game_that_nobody_wins_is_a_draw_for_the_test() -> None:
    nobody = Outcome((0, 1), 0, [0, 1], [0, 0], [2, 2], [1, 1])
    assert (nobody.share(0), nobody.points(0)) == (0.0, 0.5)


# What is counted besides ---------------------------------------------------------------------------------------------


def test_groups_and_whoever_began_have_shares_of_their_own() -> None:
    ended = [
        Outcome((0, 1), 0, [0, 1], [9, 1], [1, 2], [1, 1], first=0, groups=[(0, "group-people", "elves"), (1, "group-people", "bats")]),
        Outcome((0, 1), 1, [1, 0], [5, 5], [1, 1], [1, 1], first=1, groups=[(0, "group-people", "bats"), (1, "group-people", "elves")]),
        Outcome((0, 1), 2, [0, 1], [0, 0], [2, 2], [1, 1], first=0),
    ]
    first = first_player(ended)
    assert first is not None and (first.games, first.wins) == (2, 1.5)
    assert [(m.member, m.share.games, m.share.wins) for m in members(ended)] == [("elves", 2, 1.5), ("bats", 2, 0.5)]
