"""What a person types becomes an answer, or a sentence that says what would be one."""

from __future__ import annotations

import pytest

from walpurgis.engine import Offer, Say, game_named
from walpurgis.engine.offer import Choice
from walpurgis.terminal.typed_answers import Unread, how_to_answer, in_words, labels, read_answer
from walpurgis.words import speaker

SAY = speaker("en", game_named("sabbat"))
CHOICES = [Choice("act:mag", Say("option-move-magician")), Choice("act:gho", Say("option-move-ghosts")), Choice("act:pass", Say("option-pass"))]
CARDS = [Choice(card, Say("resource-s")) for card in ("2", "5", "13")]


def offer(kind: str, low: int = 1, high: int = 1, choices: list[Choice] | None = None) -> Offer:
    return Offer(0, "action", Say("ask-action"), kind, CHOICES if choices is None else choices, low, high)


@pytest.mark.parametrize("typed", ["2", "act:gho", "move the ghosts", "Move The Ghosts"])
def test_one_is_named_by_number_key_or_description(typed: str) -> None:
    assert read_answer(offer("one"), typed, SAY) == "act:gho"


def test_several_are_separated_by_spaces_or_commas() -> None:
    assert read_answer(offer("some", 0, 3), "3 act:mag", SAY) == ["act:pass", "act:mag"]
    assert read_answer(offer("order", 3, 3), "2, 1, 3", SAY) == ["act:gho", "act:mag", "act:pass"]


def test_a_dash_chooses_nothing_where_that_is_allowed() -> None:
    assert read_answer(offer("some", 0, 2), "-", SAY) == []
    with pytest.raises(Unread, match="exactly 2"):
        read_answer(offer("some", 2, 2), "-", SAY)


def test_the_same_thing_can_be_chosen_twice_by_its_number() -> None:
    assert read_answer(offer("some", 2, 2), "1 1", SAY) == ["act:mag", "act:mag"]


def test_numbers_and_points_are_read() -> None:
    assert read_answer(offer("number", 0, 7, []), "5", SAY) == 5
    assert read_answer(offer("spot", 1, 2, []), "3,-4 10,0", SAY) == [[3, -4], [10, 0]]


@pytest.mark.parametrize(
    ("asked", "typed", "sentence"),
    [
        (offer("one"), "4", "from 1 to 3"),
        (offer("one"), "0", "from 1 to 3"),
        (offer("one"), "dance", "not an option"),
        (offer("some", 2, 2), "1", "exactly 2"),
        (offer("some", 1, 2), "1 2 3", "1 to 2"),
        (offer("some", 0, 2), "1 2 3", "up to 2"),
        (offer("order", 3, 3), "1 2", "all of them"),
        (offer("number", 2, 7, []), "8", "from 2 to 7"),
        (offer("number", 2, 7, []), "many", "from 2 to 7"),
        (offer("spot", 1, 1, []), "3;4", "x,y"),
    ],
)
def test_what_cannot_be_read_says_what_could(asked: Offer, typed: str, sentence: str) -> None:
    with pytest.raises(Unread, match=sentence):
        read_answer(asked, typed, SAY)


def test_keys_that_are_numbers_stand_for_themselves() -> None:
    asked = offer("one", choices=CARDS)
    assert list(labels(asked).values()) == ["2", "5", "13"]
    assert read_answer(asked, "2", SAY) == "2"
    with pytest.raises(Unread, match="There is no answer 1: type one of 2, 5, 13"):
        read_answer(asked, "1", SAY)


def test_an_answer_can_be_put_into_words() -> None:
    assert in_words(offer("one"), "act:gho", SAY) == "2 (move the ghosts)"
    assert in_words(offer("some", 0, 2), [], SAY) == "- (nothing)"
    assert in_words(offer("some", 0, 2), ["act:gho", "act:mag"], SAY) == "2 (move the ghosts), 1 (move the magician)"
    assert in_words(offer("number", 0, 7, []), 5, SAY) == "5"
    assert in_words(offer("spot", 1, 2, []), [[3, 4], [5, 6]], SAY) == "3,4 5,6"


@pytest.mark.parametrize("kind", ["one", "some", "order", "number", "spot"])
def test_every_kind_of_question_says_how_to_answer(kind: str) -> None:
    assert how_to_answer(offer(kind), SAY).startswith("Type ")
