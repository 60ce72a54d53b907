"""The bots by name: what random answers, where thumb comes from, and what is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.bots.thumbless.game import Thumbless
from tests.some_game import SOME
from walpurgis.bots import NoThumb, UnknownBot, bot_named, bot_names
from walpurgis.engine import Answer, Chance, Match, Say, game_named
from walpurgis.engine.ask import Ask, Place
from walpurgis.engine.question import Question, number, one_of, order, some_of, spot
from walpurgis.games._template.game import GAME, Settings, Template
from walpurgis.games._template.state import Player, Room


class Bare(Template):
    """A game without a module of bots beside it."""

    name = "bare"


def asking(question: Callable[[Room, Player], Ask[Any]]) -> Match[Room]:
    """A match that asks seat 0 just this."""

    async def rule(t: Room) -> None:
        await question(t, t.players[0])

    return Match.standing(GAME, GAME.setup(2, Settings(), Chance(1)), 2, Settings(), rule=rule)


three_or_more: Question[Room, Player, int] = number("toy", (3, 5))
places = [Place(str(point), Say("place"), [point]) for point in ((0, 0), (1, 1), (2, 5))]
stand = spot("toy", lambda t, me: places, forbids=lambda t, me, path: "TOY-1" if path == [(1, 1)] else None)

QUESTIONS: dict[str, Callable[[Room, Player], Ask[Any]]] = {
    "one": one_of("toy", lambda t, me: ("a", "b", "c")),
    "some": some_of("toy", lambda t, me: ("a", "a", "b"), (1, 2)),
    "order": order("toy", lambda t, me: ("a", "a", "b")),
    "number": three_or_more,
    "spot": stand,
}
ALL_ANSWERS: dict[str, list[Answer]] = {
    "one": ["a", "b", "c"],
    "some": [["a"], ["b"], ["a", "a"], ["a", "b"], ["b", "a"]],
    "order": [["a", "a", "b"], ["a", "b", "a"], ["b", "a", "a"]],
    "number": [3, 4, 5],
    "spot": [[[0, 0]], [[2, 5]]],
}


@pytest.mark.parametrize("kind", QUESTIONS)
def test_random_gives_every_answer_that_is_offered_and_no_other(kind: str) -> None:
    match = asking(QUESTIONS[kind])
    bot = bot_named("random", GAME, seed=1)
    given = [bot.answer(match.sight(0)) for _ in range(200)]
    assert match.asks[0].kind == kind
    assert all(answer in ALL_ANSWERS[kind] for answer in given)
    assert all(answer in given for answer in ALL_ANSWERS[kind])


def test_random_does_not_prefer_any_option() -> None:
    match = asking(QUESTIONS["one"])
    bot = bot_named("random", GAME, seed=2)
    given = [bot.answer(match.sight(0)) for _ in range(3000)]
    assert all(900 < given.count(key) < 1100 for key in "abc")


@pytest.mark.parametrize("name", ["random", "thumb"])
def test_a_bot_thinks_with_its_own_dice_and_leaves_the_match_alone(name: str) -> None:
    match = Match.new(SOME, 2, seed=5)
    before, asked = match.state.copy(), list(match.asks)
    bot_named(name, match.game, seed=1).answer(match.sight(0))
    assert match.state == before and list(match.asks) == asked and not len(match.entries)


@pytest.mark.parametrize("name", ["random", "thumb"])
def test_a_bot_with_the_same_seed_gives_the_same_answers(name: str) -> None:
    match = Match.new(SOME, 2, seed=5)
    one, two = (bot_named(name, match.game, seed=9) for _ in range(2))
    assert [one.answer(match.sight(0)) for _ in range(5)] == [two.answer(match.sight(0)) for _ in range(5)]


def test_random_with_another_seed_answers_otherwise() -> None:
    match = asking(QUESTIONS["one"])
    one, two = (bot_named("random", GAME, seed) for seed in (1, 2))
    assert [one.answer(match.sight(0)) for _ in range(20)] != [two.answer(match.sight(0)) for _ in range(20)]


def test_an_unknown_bot_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(UnknownBot, match=r"there is no bot 'oracle'; there are random, thumb, novice, search, pip, ottilia"):
        bot_named("oracle", game_named(SOME), seed=0)


@pytest.mark.parametrize(("game", "lacks"), [(Bare(), "no module bots"), (Thumbless(), "no function thumb")])
def test_thumb_is_refused_for_a_game_without_rules_of_thumb(game: Template, lacks: str) -> None:
    with pytest.raises(NoThumb, match=f"{game.name} has no rules of thumb: its .*{lacks}"):
        bot_named("thumb", game, seed=0)


def test_thumb_is_only_named_for_games_that_bring_it() -> None:
    assert bot_names(Bare()) == ["random"]
    assert bot_names(Thumbless()) == ["random"]
    assert bot_names(GAME) == ["random", "thumb", "novice", "search"]


def test_the_templates_thumb_plays_its_highest_card_but_never_the_witch_in_round_one() -> None:
    room = GAME.setup(2, Settings(), Chance(1))
    room.players[0].hand = ["4", "13", "11"]
    match = Match.standing(GAME, room, 2, Settings())
    assert bot_named("thumb", GAME, seed=1).answer(match.sight(0)) == "11"
