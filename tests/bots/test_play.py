"""The loop in which bots play."""

from __future__ import annotations

import pytest

from tests.bots.failing import Fainting, Liar
from walpurgis.bots import Bot, BotFailed, bot_named, play
from walpurgis.engine import Match, Offer
from walpurgis.engine.errors import NotOffered
from walpurgis.games._template.game import GAME


def random_bots(*seats: int) -> dict[int, Bot]:
    return {seat: bot_named("random", GAME, seed=seat) for seat in seats}


def test_bots_on_all_seats_play_to_the_end() -> None:
    match = Match.new("template", 3, seed=4)
    decisions = play(match, random_bots(0, 1, 2))
    assert match.over
    assert sum(decisions.values()) == len(match.entries)


def test_bots_stop_where_somebody_else_must_answer() -> None:
    match = Match.new("template", 3, seed=4)
    assert play(match, random_bots(0, 2)) == {0: 1, 2: 1}
    assert list(match.asks) == [1] and not match.over
    match.answer(1, next(match.asks[1].answers()))
    assert play(match, random_bots(0, 2)) == {0: 1, 2: 1}


def test_without_bots_nothing_happens() -> None:
    match = Match.new("template", 2, seed=4)
    assert play(match, {}) == {}
    assert not len(match.entries)


@pytest.mark.parametrize(("bot", "sentence"), [(Liar(), "'a card up the sleeve' is not offered"), (Fainting(), "the room went dark")])
def test_a_bot_that_fails_is_named_and_the_match_stands_where_it_stood(bot: Bot, sentence: str) -> None:
    match = Match.new("template", 2, seed=4)
    before = match.state.copy()
    with pytest.raises(BotFailed, match=f"seat 0 .*{sentence}"):
        play(match, {0: bot})
    assert match.state == before and not len(match.entries) and list(match.asks) == [0, 1]


def test_a_stand_in_answers_for_a_bot_that_fails() -> None:
    match = Match.new("template", 2, seed=4)
    failures: list[tuple[int, str, str]] = []

    def fault(seat: int, offer: Offer, what: Exception) -> Bot:
        failures.append((seat, offer.prompt, type(what).__name__))
        return random_bots(seat)[seat]

    decisions = play(match, {0: Liar(), **random_bots(1)}, fault)
    assert match.over
    assert failures == [(0, "play", NotOffered.__name__)] * decisions[0]


def test_a_stand_in_that_fails_as_well_is_not_replaced() -> None:
    match = Match.new("template", 2, seed=4)
    with pytest.raises(BotFailed):
        play(match, {0: Liar()}, lambda seat, offer, what: Fainting())
