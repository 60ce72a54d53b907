"""Hints that say why: which answers are told, what they rest on, and that every game can put its reasons into words."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from itertools import count
from math import nan
from time import perf_counter
from typing import Any

import pytest

from tests.bots.test_search import ALL, SMALL, questions
from tests.bots.thumbless.game import Thumbless
from walpurgis.bots import Advice, NoAdvice, advise
from walpurgis.bots.brought import guide_of
from walpurgis.bots.reasons import changes, reason, things
from walpurgis.bots.search import Limit, Manner, Thought
from walpurgis.bots.trials import Trial, try_out
from walpurgis.engine import Chance, Match, Say, game_named
from walpurgis.engine.game import package_of
from walpurgis.games._template.game import GAME
from walpurgis.words import LANGUAGES, speaker

FEW = Limit(playouts=16)


def tried(answer: str, *brought: Mapping[str, float], outcomes: tuple[float, ...] = ()) -> Trial:
    """A trial that came out like this."""
    trial = Trial(answer)
    trial.brought, trial.outcomes = [*brought], [*outcomes]
    return trial


# What is told --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_the_best_answers_can_be_given_and_their_reasons_said_in_every_language(name: str) -> None:
    for match, seat in questions(name, count=3, apart=1 if name == SMALL else 13):
        found = advise(match.sight(seat), 3, FEW)
        ask = match.asks[seat]
        assert 1 <= len(found) <= 3
        assert len(found) > 1 or ask.only() is not None
        chances = [one.chance for one in found if one.chance is not None]
        assert len(chances) == len(found) and chances == sorted(chances, reverse=True) and all(0 <= chance <= 1 for chance in chances)
        for one in found:
            match.fork().answer(seat, one.answer)  # it is offered
            for language in LANGUAGES:
                assert speaker(language, match.game)(one.why).endswith(".")


def test_where_there_is_a_choice_of_three_three_are_told() -> None:
    match = Match.new(GAME, 2, seed=5, options={"hand": 3})
    assert len({str(one.answer) for one in advise(match.sight(0), 1, Limit(playouts=30))}) == 3


@pytest.mark.parametrize("seed", [5, 6, 7])
def test_the_best_one_is_what_the_bot_that_thinks_would_say(seed: int) -> None:
    """Told first, and with the best chance."""
    sight, limit = Match.new(GAME, 2, seed=seed).sight(0), Limit(playouts=200)
    best, *others = advise(sight, 1, limit)
    assert best.answer == Thought(sight, guide_of(GAME), limit, Manner(), Chance(1)).best()
    assert others and all(best.chance is not None and other.chance is not None and best.chance >= other.chance for other in others)


def test_a_game_without_an_estimate_says_what_is_usual_and_one_without_rules_of_thumb_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(importlib.import_module("walpurgis.games._template.bots"), "worth")
    match = Match.new(GAME, 2, seed=5)
    usual = max((choice.key for choice in match.sight(0).offer.choices), key=int)
    assert advise(match.sight(0), 1, FEW) == [Advice(usual, None, 0.0, Say("reason-usual"))]
    with pytest.raises(NoAdvice):
        advise(Match.new(Thumbless(), 2, seed=1).sight(0), 1, FEW)


def test_a_world_in_which_something_fails_tells_nothing_and_a_hint_is_given_all_the_same(caplog: pytest.LogCaptureFixture) -> None:
    sight, guide, asked = Match.new(GAME, 2, seed=5).sight(0), guide_of(GAME), count()
    answers = [choice.key for choice in sight.offer.choices][:2]

    def worth(state: Any, seat: int) -> float:
        return guide.worth(state, seat) if next(asked) % 5 else nan

    one, two = try_out(sight, guide._replace(worth=worth), answers, range(1, 21))
    assert 10 <= len(one.outcomes) == len(two.outcomes) == len(one.brought) == len(two.brought) < 20
    assert [record.message for record in caplog.records] == ["a playout failed"]
    assert {*one.outcomes} < {*try_out(sight, guide, answers, range(1, 21))[0].outcomes}
    with pytest.raises(ValueError, match="worth should be a chance"):
        try_out(sight, guide._replace(worth=lambda state, seat: nan), answers, range(1, 21))


# Fair ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
def test_what_is_hidden_changes_no_hint(name: str) -> None:
    """The hidden part of the true state is swapped; answers, chances and reasons are the same."""
    hidden = 0
    for match, seat in questions(name, count=2, apart=1 if name == SMALL else 13):
        other = match.fork()
        other.redeal(seat, 77)
        hidden += match.state != other.state
        assert advise(match.sight(seat), 3, FEW) == advise(other.sight(seat), 3, FEW)
    assert hidden


def test_a_hint_leaves_the_match_alone_and_keeps_to_its_time() -> None:
    match, seat = questions("sabbat", count=1, apart=9)[0]
    before, start = match.state.copy(), perf_counter()
    advise(match.sight(seat), 3, Limit(seconds=0.4))
    assert match.state == before
    assert perf_counter() - start < 3.0  # on a busy machine; alone it is half a second


# Why -----------------------------------------------------------------------------------------------------------------


def test_all_answers_are_tried_in_the_same_worlds() -> None:
    match = Match.new(GAME, 2, seed=5)
    sight = match.sight(0)
    answers = [choice.key for choice in sight.offer.choices]
    one, two = try_out(sight, guide_of(GAME), answers[:2], [1, 2, 3]), try_out(sight, guide_of(GAME), [answers[1]], [1, 2, 3])
    assert len(one[0].outcomes) == len(one[1].outcomes) == 3
    assert one[1].outcomes == two[0].outcomes and one[1].brought == two[0].brought


def test_what_matters_most_is_told_first_and_what_may_be_luck_is_not() -> None:
    mine = tried("a", {"candles": 2.0, "cards": 3.0}, {"candles": 2.0, "cards": 21.0})
    other = tried("b", {"candles": 1.0, "cards": 20.0}, {"candles": 1.0, "cards": 2.0})
    assert [(one.thing, one.amount) for one in changes(GAME, mine, [other])] == [("candles", 1.0)]


def test_a_reason_has_two_sides() -> None:
    mine, other = tried("a", {"candles": 1.0, "cards": 0.0}), tried("b", {"candles": 0.0, "cards": 40.0})
    say = speaker("en", GAME)
    assert say(reason(GAME, mine, [other])) == "This lights one more candle, but costs 40 of what is in hand."
    assert say(reason(GAME, other, [mine])) == "This keeps 40 more in hand, but lights one candle fewer."
    assert say(reason(GAME, mine, [tried("c", {"candles": -1.0, "cards": 0.0})])) == "This lights 2 more candles."
    assert reason(GAME, mine, [mine]) == Say("reason-even")
    worse = tried("d", {"candles": -1.0, "cards": 0.0})
    assert reason(GAME, worse, [mine], is_best=True) == Say("reason-trusted") != reason(GAME, worse, [mine])
    assert reason(GAME, mine, []) == Say("reason-only")


@pytest.mark.parametrize("name", ALL)
def test_all_that_is_counted_can_be_said(name: str) -> None:
    """Each thing with a weight is counted by the game, and has a message in every language, for more and for less of it, one and many."""
    game = game_named(name)
    guide = guide_of(game)
    assert guide.counted is not None and things(package_of(game))
    counted = set[str]()
    for seats in game.seats[:3]:
        match: Match[Any] = Match.new(game, seats, seed=2, listen=False)
        counted |= {thing for seat in range(seats) for thing in guide.counted(match.state, seat)}
    for thing in things(package_of(game)):
        assert thing in counted
        for language in LANGUAGES:
            say = speaker(language, game)
            amounts: list[int | Say] = [1, 2, Say("decimal", {"whole": 0, "part": "4"})]
            said = {say(Say(f"reason-{thing}", {"amount": amount, "way": way})) for amount in amounts for way in ("more", "less")}
            assert len(said) > 1 and all(text and "$" not in text for text in said)
