"""Sabbat Magica in the terminal: the board as a picture, and the same facts as lines."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from tests.terminal.hands import screen, written
from tests.terminal.test_boards import drawn, views
from tests.terminal.test_watching import played, seen
from walpurgis.engine import Chance, Match
from walpurgis.terminal import Sitting, drawing_of
from walpurgis.words import LANGUAGES, speaker


def test_mirrors_have_three_looks_without_colour() -> None:
    looks = {sign for view in views("sabbat") for sign in ("===", "=/=", ". .") if sign in drawn("sabbat", view, "en", 100)}
    assert looks == {"===", "=/=", ". ."}


def test_plain_lines_tell_every_fact_of_the_picture() -> None:
    for view in views("sabbat"):
        text = "\n".join(drawing_of(Match.new("sabbat").game).lines(view, speaker("en", Match.new("sabbat").game)))
        picture = drawn("sabbat", view, "en", 100)
        for name in ("Turgapel", "Grisa", "drawbridge", "graveyard", "glass factory", "Zen garden", "POWER", "chimeras", "2H", "1H", "skull", "approval"):
            assert name in text
            assert name in picture


def test_holdings_are_named_in_the_nominative() -> None:
    """A list of what lies in a store has no verb: in German, "ein Edelstein", never "einen Edelstein"."""
    drawing, say = drawing_of(Match.new("sabbat").game), speaker("de", Match.new("sabbat").game)
    text = "\n".join(line for view in views("sabbat") for line in drawing.lines(view, say))
    assert "ein Edelstein" in text or "ein Rattenschwanz" in text
    assert "einen Edelstein" not in text
    assert "einen Rattenschwanz" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_ghost_or_none_is_not_counted_like_many(language: str) -> None:
    say = speaker(language, Match.new("sabbat").game)
    for question in ("ask-invoke", "ask-invoke-first"):
        many = say.text(question, available=5)
        for few in (0, 1):
            assert say.text(question, available=few) != many.replace("5", str(few))


def test_the_whole_story_ends_with_the_account() -> None:
    text = seen(played("sabbat"))
    assert "- Round 1, Full Moon: 4 actions each." in text
    assert "- Round 6 begins." in text
    assert text.index("Round 6 begins.") < text.index("Final scores")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
def test_questions_fit_the_terminal_with_every_answer_and_key(language: str, width: int) -> None:
    match, chance = Match.new("sabbat", 3, 6), Chance(6)
    while not match.over:
        seat, ask = next(iter(match.asks.items()))
        paper = screen(width=width, plain=False)
        offer = match.offer(seat)
        assert offer is not None
        Sitting(match, {}, paper, language).put(offer)
        text = written(paper)
        assert all(cell_len(line) <= width for line in text.splitlines())
        assert all(choice.key in text for choice in offer.choices)
        match.answer(seat, ask.sample(chance))
