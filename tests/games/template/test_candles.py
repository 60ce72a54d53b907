"""Candles, the template: each of its seven rules."""

from __future__ import annotations

import pytest

from walpurgis.engine import Chance, Match
from walpurgis.engine.scene import Scene, scene
from walpurgis.games._template.game import GAME, Drew, DrewUnseen, Lit, Settings
from walpurgis.games._template.state import Player, Room


def room(*hands: str, deck: str = "", number: int = 2) -> Scene[Room]:
    """Two or more hands, and a deck whose last card is on top."""
    players = [Player(seat, hand.split()) for seat, hand in enumerate(hands)]
    return scene(GAME, Room(Chance(1), players, deck.split(), number), len(hands))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("hand", [2, 3])
def test_all_thirteen_cards_are_dealt_or_in_the_deck(seats: int, hand: int) -> None:
    """[TP-1]"""
    t = GAME.setup(seats, Settings(hand=hand), Chance(5))
    assert [len(p.hand) for p in t.players] == [hand] * seats
    cards = t.deck + [card for p in t.players for card in p.hand]
    assert sorted(cards, key=int) == [str(n) for n in range(1, 14)]


def test_cards_are_chosen_in_secret_and_shown_together() -> None:
    """[TP-2]"""
    t = room("2 5", "3 7", deck="9 8")
    assert t.asked == "0 play, 1 play"
    seen = t.match.view(1)
    t.together({0: "5"})
    assert t.match.view(1) == seen
    assert t.told(Lit) == []
    t.together({1: "3"})
    assert t.t.shown == ["5", "3"]


def test_the_highest_card_lights_a_candle_and_all_cards_are_gone() -> None:
    """[TP-3]"""
    t = room("2 5", "3 7", deck="9 8").together({0: "5", 1: "3"})
    assert [p.candles for p in t.t.players] == [1, 0]
    assert t.told(Lit) == [Lit(0, "5")]
    assert not {"5", "3"} & {card for p in t.t.players for card in p.hand}


def test_the_witch_stays_away_in_the_first_round_only() -> None:
    """[TP-4]"""
    first = room("4 13 6", "3 7 8", deck="9", number=1)
    assert first.offered_to(0) == "4, 6"
    assert first.match.why_not(0, "13") == "TP-4"
    assert room("4 13 6", "3 7 8", deck="9").offered_to(0) == "4, 13, 6"


def test_all_draw_in_order_of_seats_while_there_are_cards() -> None:
    """[TP-5]"""
    t = room("2 5", "3 7", deck="9").together({0: "5", 1: "3"})
    assert [p.hand for p in t.t.players] == [["2", "9"], ["7"]]
    assert t.told(Drew) == [Drew(0, "9")]
    assert Drew(0, "9").cut(1) == DrewUnseen(0)


def test_the_game_ends_when_somebody_has_no_card_left() -> None:
    """[TP-6]"""
    t = room("2 5", "3").together({0: "5"})  # the other has no choice
    t.is_quiet()


def test_it_goes_on_while_everybody_has_a_card() -> None:
    """[TP-6]"""
    assert not room("2 5", "3", deck="9 8").together({0: "2"}).match.over


@pytest.mark.parametrize(("candles", "winners"), [([2, 3], [1]), ([3, 3], [0, 1]), ([1, 4, 4], [1, 2])])
def test_most_candles_win_and_equals_share(candles: list[int], winners: list[int]) -> None:
    """[TP-7]"""
    t = Room(Chance(1), [Player(seat, [], lit) for seat, lit in enumerate(candles)], [])
    assert GAME.result(t).winners == winners


def test_a_whole_game_of_candles_is_short() -> None:
    """[TP-6]"""
    match, chance = Match.new(GAME, 2, 3), Chance(3)
    while not match.over:
        seat, ask = next(iter(match.asks.items()))
        match.answer(seat, ask.sample(chance))
    assert len(match.entries) <= 13


def test_whoever_holds_the_witch_is_asked_like_everybody_else() -> None:
    """[TP-4]"""
    t = room("13 5", "3 7", number=1)
    assert t.asked == "0 play, 1 play"
    assert t.offered_to(0) == "5"
