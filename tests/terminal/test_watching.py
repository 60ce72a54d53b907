"""Watching a record, at once or answer by answer."""

from __future__ import annotations

import pytest

from tests.terminal.hands import screen, written
from walpurgis.engine import Chance, Match, Record, Refused
from walpurgis.terminal.watching import watch


def played(game: str = "template", answers: int | None = None) -> Record:
    match, chance = Match.new(game, 2, 3), Chance(3)
    while not match.over and (answers is None or len(match.entries) < answers):
        seat, ask = next(iter(match.asks.items()))
        match.answer(seat, ask.sample(chance))
    return match.record()


def seen(kept: Record, *typed: str, seat: int | None = None, step: bool = False, language: str = "en") -> str:
    paper = screen(typed)
    watch(kept, paper, language, seat, step)
    return written(paper)


def test_an_unfinished_game_says_so() -> None:
    text = seen(played(answers=4))
    assert "the game was not finished" in text
    assert "Final scores" not in text


def test_step_by_step_forwards_backwards_and_by_number() -> None:
    text = seen(played(), "", "", "b", "7", "board", "what", "999", "q", step=True)
    length = len(played().entries)
    shown = [line for line in text.splitlines() if "Answer " in line]
    assert [line.rpartition("Answer ")[2] for line in shown] == [f"{at} of {length}" for at in (0, 1, 2, 1, 7, length)]
    assert "Final scores" in text
    assert text.count("round: ") == 1
    assert text.count("b: back") == 2


def test_the_end_of_input_ends_the_watching() -> None:
    assert "Answer 1 of" in seen(played(), "", step=True)


def test_a_seat_sees_its_own_cards_and_a_spectator_none() -> None:
    kept = played()
    assert "North draws a card." in seen(kept)
    assert "North draws a card." not in seen(kept, seat=0)
    assert "North draws a card." in seen(kept, seat=1)
    assert "draws a card." in seen(kept, seat=0)


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refused, match="seats 0 to 1"):
        seen(played(), seat=2)
