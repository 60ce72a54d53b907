"""The little language of tests, which must itself complain when it should."""

from __future__ import annotations

import pytest

from walpurgis.engine.errors import NotOffered
from walpurgis.engine.scene import scene

from .table import Bare, BareGame, Noted, how_many, may_they, play, table


async def two_questions(t: Bare) -> None:
    t.note(await may_they("stay")(t, t.guests[1]))
    t.note(await how_many("many", 1, 3)(t, t.guests[2]), t.chance.die(6))


def test_a_scene_asks_answers_and_is_quiet() -> None:
    state = table()
    state.chance.dictate(4)
    t = play(two_questions, state)
    assert (t.asked, t.offered) == ("1 stay", "yes, no")
    assert t.choose("yes").offered == "1..3"
    assert t.choose(2).is_quiet().t.notes == ["True", "2 5"]
    assert t.told(Noted) == [Noted("True"), Noted("2 5")]


def test_a_scene_that_is_not_over_is_not_quiet() -> None:
    with pytest.raises(AssertionError, match="still asked: 1 stay"):
        play(two_questions).is_quiet()


def test_to_refuse_is_to_refuse_for_that_reason() -> None:
    with pytest.raises(AssertionError, match="was accepted"):
        play(two_questions).refuses("yes")
    with pytest.raises(AssertionError, match="refused because of None, not R-1"):
        play(two_questions).refuses("perhaps", "R-1")
    with pytest.raises(NotOffered):
        play(two_questions).choose("perhaps")


def test_a_scene_without_a_rule_goes_on_with_the_game() -> None:
    async def step(t: Bare) -> None:
        t.note(await may_they("stay")(t, t.guests[0]))
        t.note("next")

    t = scene(BareGame(step, step), table(), 3).choose("yes", "no").is_quiet()
    assert t.t.notes == ["True", "next", "False", "next"]


def test_one_seat_must_be_asked_to_be_the_one_that_is() -> None:
    async def nothing(t: Bare) -> None:
        t.note("quiet")

    with pytest.raises(AssertionError, match="nobody"):
        _ = play(nothing).ask
