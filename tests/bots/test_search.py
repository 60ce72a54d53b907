"""The bot that thinks ahead: how long it thinks, what it may know, how it handles many answers and several who choose at once."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import count
from math import inf, nan
from pathlib import Path
from time import perf_counter, sleep
from typing import Any

import pytest

from tests.bots.thumbless.game import Thumbless
from tests.some_game import SOME
from walpurgis.bots import Bot, NoThumb, NoWorth, UnknownBot, bot_named, bot_names, play, thinking_seconds, usual_bot, within
from walpurgis.bots.brought import Guide, Quick, guide_of
from walpurgis.bots.search import Limit, Manner, Search, Thought
from walpurgis.engine import Answer, Ask, Chance, Match, Sight, game_named, games
from walpurgis.games._template.game import GAME, Settings, Template

ALL = sorted(games())
SMALL = GAME.name
"""A game of a few questions."""
FEW = "4"
"""This many playouts are enough to see that it thinks."""


def questions(name: str, count: int, apart: int) -> list[tuple[Match[Any], int]]:
    """A match at some questions of a game played by rules of thumb, each with one of the seats asked there."""
    game = game_named(name)
    match, found = Match.new(game, game.usual, seed=11, listen=False), list[tuple[Match[Any], int]]()
    guide, dice = guide_of(game), Chance(1)
    while not match.over and len(found) < count:
        seat = next(iter(match.asks))
        if match.question % apart == 0:
            found.append((match.fork(), seat))
        match.answer(seat, guide.thumb(match.sight(seat), dice))
    return found


# How long ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "limit"), [("400", Limit(playouts=400)), ("0.2s", Limit(seconds=0.2)), ("1s", Limit(seconds=1.0)), ("60s", Limit(seconds=60.0))]
)
def test_how_long_it_thinks_stands_in_its_name(text: str, limit: Limit) -> None:
    bot = bot_named(f"search:{text}", game_named(SOME), seed=1)
    assert isinstance(bot, Search) and bot.limit == limit


@pytest.mark.parametrize("text", ["", "0", "-1", "0s", "61s", "1e9", "s", "1.5", "nan", "infs", "99999999", "١", "1١", "١s", "0.٣s"])
def test_a_limit_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(UnknownBot, match="how long to think"):
        bot_named(f"search:{text}", game_named(SOME), seed=1)


def test_for_experiments_its_name_says_in_which_manner_it_thinks() -> None:
    bot = bot_named("search:24:depth=0:worse=0.05", game_named(SOME), seed=1)
    assert isinstance(bot, Search) and (bot.limit, bot.manner) == (Limit(playouts=24), Manner(depth=0, worse=0.05))
    assert thinking_seconds("search:0.5s:depth=0") == 0.5


@pytest.mark.parametrize("change", ["", "depth", "depth=", "depth=-1", "depth=1.5", "depth=٣", "each=0", "worse=nan", "worse=1e9", "read=1", "deep=2"])
def test_a_change_of_manner_that_is_none_is_refused(change: str) -> None:
    with pytest.raises(UnknownBot, match="is no change to how search thinks; it can be told width=24"):
        bot_named(f"search:24:{change}", game_named(SOME), seed=1)


@pytest.mark.parametrize("name", ["search:{}", "search:24:{}", "search:24:{}=1", "search:24:depth={}", "novice:{}", "{}"])
def test_a_name_of_any_length_is_refused_in_one_sentence(name: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        bot_named(name.format("9" * 100_000), game_named(SOME), seed=1)
    assert len(str(refused.value)) < 250


def test_other_bots_take_no_limit() -> None:
    with pytest.raises(UnknownBot, match="there is no bot 'thumb:4'"):
        bot_named("thumb:4", game_named(SOME), seed=1)


def test_without_a_limit_it_thinks_for_a_second() -> None:
    assert thinking_seconds("search") == 1.0
    assert thinking_seconds("search:0.25s") == 0.25
    assert thinking_seconds("search:400") == thinking_seconds("thumb") == 0.0


def test_it_can_be_told_to_have_its_answer_in_time() -> None:
    assert within("search", 5.0) == "search"
    assert thinking_seconds(within("search", 0.5)) < 0.5
    assert within("thumb", 0.001) == "thumb"


def test_time_is_up_even_in_the_middle_of_a_playout() -> None:
    def slow(world: Match[Any], ask: Ask[Any], dice: Chance) -> Answer:
        sleep(0.03)
        return ask.sample(dice)

    match = Match.new(GAME, 4, seed=5)
    bot = Search(GAME, 1, Limit(seconds=0.1))
    bot.guide = bot.guide._replace(quick=slow, lookahead=99)
    start = perf_counter()
    answer = bot.answer(match.sight(0))
    assert perf_counter() - start < 1.0  # a playout alone takes about 0.5 s, and eight answers wait for theirs
    assert match.why_not(0, str(answer)) is None


# What it may know ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_what_is_hidden_does_not_change_its_answer(name: str, caplog: pytest.LogCaptureFixture) -> None:
    """The hidden part of the true state is swapped; the seat cannot tell, and the answer is the same."""
    hidden = 0
    for match, seat in questions(name, count=2, apart=1 if name == SMALL else 13):
        other = match.fork()
        other.redeal(seat, 77)
        hidden += match.state != other.state
        answers = [bot_named(f"search:{FEW}", match.game, seed=3).answer(one.sight(seat)) for one in (match, other)]
        assert answers[0] == answers[1]
    assert hidden and not caplog.records


def test_a_bot_that_knew_what_is_hidden_would_be_found_out() -> None:
    """The test above can fail: played in the true world instead of possible ones, answers follow what is hidden."""
    found = set()
    for seed in range(12):
        match = Match.new(GAME, 2, seed=5)
        mine = match.state.players[0].hand[:]
        match.redeal(0, seed)
        assert match.state.players[0].hand == mine
        sight = match.sight(0)
        sight._world = lambda seed, keep, match=match: match.fork(keep=keep)
        found.add(str(bot_named("search:60", GAME, seed=3).answer(sight)))
    assert len(found) > 1


@pytest.mark.parametrize("name", ALL)
def test_the_same_seed_and_playouts_give_the_same_answer_and_leave_the_match_alone(name: str) -> None:
    for match, seat in questions(name, count=2, apart=1 if name == SMALL else 17):
        before = match.state.copy()
        one, two = (bot_named(f"search:{FEW}", match.game, seed=9).answer(match.sight(seat)) for _ in range(2))
        assert one == two and match.state == before
        match.answer(seat, one)


def answers_in(names: list[str]) -> list[str]:
    """What it answers at some questions of these games, asked one after the other, in alphabetical order."""
    told = list[str]()
    for match, seat in (place for name in names for place in questions(name, count=2, apart=1 if name == SMALL else 17)):
        answer = bot_named(f"search:{FEW}", match.game, seed=9).answer(match.sight(seat))
        told.append(f"{match.game.name} {match.question} {seat} {answer}")
    return sorted(told)


def test_another_process_that_was_asked_in_another_order_gives_the_same_answers() -> None:
    """Neither the order in which Python goes through a set nor what was thought about before makes a difference."""
    work = f"import sys; from {__name__} import answers_in; print(answers_in(sys.argv[1:]))"

    def answers(names: list[str], hash_seed: str) -> str:
        environment = os.environ | {"PYTHONHASHSEED": hash_seed}
        done = subprocess.run([sys.executable, "-c", work, *names], cwd=Path(__file__).parents[2], env=environment, capture_output=True, text=True, check=True)
        return done.stdout

    first = answers(ALL, "1")
    assert first == answers(ALL[::-1], "2") and first.count("'") >= 4 * len(ALL)


# What it answers -----------------------------------------------------------------------------------------------------


def test_every_game_can_be_played_by_a_bot_that_thinks() -> None:
    assert all(bot_names(game) == ["random", "thumb", "novice", "search"] for game in games().values())


def test_it_is_only_named_for_games_that_bring_an_estimate() -> None:
    assert bot_names(Thumbless()) == ["random"]
    with pytest.raises(NoThumb):
        bot_named("search", Thumbless(), seed=0)


def test_a_game_without_an_estimate_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("walpurgis.games._template.bots.worth")
    assert bot_names(GAME) == ["random", "thumb", "novice"] and usual_bot(GAME) == "thumb"
    with pytest.raises(NoWorth, match="no function worth"):
        bot_named("search", GAME, seed=0)


def test_it_beats_rules_of_thumb_where_all_choose_at_once() -> None:
    won = lost = 0
    for number in range(20):
        match = Match.new(GAME, 2, seed=number // 2)
        bots: dict[int, Bot] = {number % 2: bot_named("search:24", GAME, seed=number), 1 - number % 2: bot_named("thumb", GAME, seed=number)}
        play(match, bots)
        places = match.result().places
        won += places[number % 2] < places[1 - number % 2]
        lost += places[number % 2] > places[1 - number % 2]
    assert won > lost


def test_it_finds_the_answer_that_wins_against_rules_of_thumb() -> None:
    """One round ahead, only the twelve beats whatever the other may hold. The guess of a bad rule of thumb is overruled."""

    def lowest(sight: Sight, dice: Chance) -> Answer:
        return min((choice.key for choice in sight.offer.choices), key=int)

    room = GAME.setup(2, Settings(), Chance(1))
    room.round, room.deck = 5, []
    room.players[0].hand, room.players[1].hand = ["2", "3", "12"], ["4", "5", "6"]
    match = Match.standing(GAME, room, 2, Settings())
    bot = Search(GAME, 1, Limit(playouts=40))
    bot.guide = Guide(lowest, bot.guide.worth, bot.guide.turn, 1)
    assert bot.answer(match.sight(0)) == "12"


def test_it_begins_with_the_sage_and_knows_what_thumb_would_say() -> None:
    match, thumb = Match.new(GAME, 2, seed=5), bot_named("thumb", GAME, seed=1).answer
    other = next(choice.key for choice in match.sight(0).offer.choices if choice.key != thumb(match.sight(0)))
    guide = guide_of(GAME)._replace(sage=lambda sight, dice: other)
    thought = Thought(match.sight(0), guide, Limit(playouts=1), Manner(), Chance(1))
    assert [runner.answer for runner in thought.runners[:2]] == [other, thumb(match.sight(0))]
    assert thought.chosen().answer == other  # nothing has proved better yet


@pytest.mark.parametrize(("limit", "times"), [(Limit(seconds=0.1), 1), (Limit(seconds=60.0), 2), (Limit(playouts=1), 2)])
def test_a_sage_that_takes_long_is_asked_once(limit: Limit, times: int) -> None:
    match, asked = Match.new(GAME, 2, seed=5), list[int]()

    def slow(sight: Sight, dice: Chance) -> Answer:
        sleep(0.02)
        asked.append(sight.seat)
        return sight.offer.choices[0].key

    Thought(match.sight(0), guide_of(GAME)._replace(sage=slow), limit, Manner(), Chance(1))
    assert asked == [0] * times


def test_what_a_slow_sage_takes_does_not_narrow_what_is_considered() -> None:
    """As many answers as there is time for, counted by what a playout takes."""
    match = Match.new(GAME, 2, seed=5)

    def slow(sight: Sight, dice: Chance) -> Answer:
        sleep(0.2)
        return sight.offer.choices[0].key

    thought = Thought(match.sight(0), guide_of(GAME)._replace(sage=slow), Limit(seconds=1.0), Manner(), Chance(1))
    assert len(thought.runners) == len(thought.raced()) == len(match.sight(0).offer.choices) > 2


def test_it_considers_what_the_game_finds_promising_and_nothing_else() -> None:
    match = Match.new(GAME, 2, seed=5)
    keys = [choice.key for choice in match.sight(0).offer.choices]
    thumb = bot_named("thumb", GAME, seed=1).answer(match.sight(0))
    guide = guide_of(GAME)

    def considered(promising: list[Answer] | None) -> list[Answer]:
        found = guide._replace(promising=lambda world, ask, dice: promising)
        return [runner.answer for runner in Thought(match.sight(0), found, Limit(playouts=1), Manner(), Chance(1)).runners]

    assert considered([keys[-1], thumb, keys[-1]]) == [*dict.fromkeys([thumb, keys[-1]])]
    assert considered([]) == [thumb]
    assert sorted(considered(None), key=str) == sorted(keys)


def test_where_nothing_else_is_promising_the_first_guess_is_asked_once_and_stands() -> None:
    match, asked = Match.new(GAME, 2, seed=5), list[int]()
    other = next(choice.key for choice in match.sight(0).offer.choices if choice.key != bot_named("thumb", GAME, seed=1).answer(match.sight(0)))

    def sage(sight: Sight, dice: Chance) -> Answer:
        asked.append(sight.seat)
        return other

    guide = guide_of(GAME)._replace(sage=sage, promising=lambda world, ask, dice: [])
    thought = Thought(match.sight(0), guide, Limit(playouts=40), Manner(), Chance(1))
    assert thought.best() == other
    assert (asked, thought.spent) == ([0], 0)


def test_who_thinks_finishes_the_turn_with_care_and_others_are_quick() -> None:
    match, asked = Match.new(GAME, 2, seed=5), list[tuple[str, int, int]]()

    def player(name: str) -> Quick:
        def answer(world: Match[Any], ask: Ask[Any], dice: Chance) -> Answer:
            asked.append((name, ask.seat, world.state.round))
            return ask.sample(dice)

        return answer

    guide = guide_of(GAME)._replace(quick=player("quick"), careful=player("careful"), turn=lambda state: state.round // 2, lookahead=2)
    Thought(match.sight(0), guide, Limit(playouts=12), Manner(depth=0), Chance(1)).best()
    now = match.state.round // 2
    assert {seat for name, seat, _ in asked if name == "quick"} == {0, 1}
    assert all((name == "careful") == (seat == 0 and number // 2 == now) for name, seat, number in asked)


@pytest.mark.parametrize("depth", [0, 6])
def test_with_and_without_a_tree_it_plays_to_the_end(depth: int, caplog: pytest.LogCaptureFixture) -> None:
    match = Match.new(GAME, 3, seed=2)
    play(match, {seat: Search(GAME, seat, Limit(playouts=30), Manner(depth=depth)) for seat in range(3)})
    assert match.over and not caplog.records


def faints(state: Any, seat: int) -> float:
    raise ZeroDivisionError("the room went dark")


@pytest.mark.parametrize("worth", [faints, lambda state, seat: nan, lambda state, seat: inf, lambda state, seat: -0.1, lambda state, seat: None])
def test_where_nothing_can_be_judged_the_first_guess_is_the_answer_and_it_is_told_once(worth: Any, caplog: pytest.LogCaptureFixture) -> None:
    match = Match.new(GAME, 2, seed=2)
    bot = Search(GAME, 1, Limit(playouts=10))
    bot.guide = bot.guide._replace(worth=worth)
    assert bot.answer(match.sight(0)) == bot_named("thumb", GAME, seed=1).answer(match.sight(0))
    assert [record.message for record in caplog.records] == ["a playout failed"]


@pytest.mark.parametrize("now_and_then", [nan, inf, -inf])
def test_an_estimate_that_is_no_chance_now_and_then_tells_nothing(now_and_then: float) -> None:
    match, guide, asked = Match.new(GAME, 2, seed=2), guide_of(GAME), count()

    def worth(state: Any, seat: int) -> float:
        return guide.worth(state, seat) if next(asked) % 5 else now_and_then

    thought = Thought(match.sight(0), guide._replace(worth=worth), Limit(playouts=100), Manner(), Chance(1))
    match.answer(0, thought.best())
    known = [outcome for runner in thought.runners for outcome in runner.known]
    assert 20 < len(known) < thought.spent and all(0 <= outcome <= 1 for outcome in known)


def test_what_is_named_as_promising_and_not_offered_is_never_the_answer() -> None:
    """Not even for somebody who is losing."""
    guide = guide_of(GAME)._replace(promising=lambda world, ask, dice: ["99", 7], worth=lambda state, seat: 0.1)
    thought = Thought(Match.new(GAME, 2, seed=5).sight(0), guide, Limit(playouts=60), Manner(), Chance(1))
    assert thought.best() == bot_named("thumb", GAME, seed=1).answer(thought.sight)


class Bare(Template):
    """A game without a module of bots beside it."""

    name = "bare"


def test_the_usual_bot_answers_at_once() -> None:
    assert usual_bot(game_named(SOME)) == "thumb"
    assert usual_bot(Bare()) == "random"
