"""Final scores: points and places where they decide, a verdict where they do not; and nobody may be first."""

from __future__ import annotations

import pytest

from tests.games.ashes.table import night
from tests.terminal.hands import screen, written
from walpurgis.engine import Match
from walpurgis.terminal import Sitting
from walpurgis.terminal.account import account
from walpurgis.words import LANGUAGES, speaker


def told(winner: str, reason: str, players: int = 2, plain: bool = True, language: str = "en", points: str = "17 4") -> str:
    """The account of a night that has ended so."""
    match = night(players=players, points=points).having(phase="end", winner=winner, reason=reason).match
    assert match.over
    paper = screen(plain=plain)
    sitting = Sitting(match, {}, paper, language)
    account(paper, match.result(), sitting.say, sitting.name)
    return written(paper)


def test_a_verdict_stands_instead_of_the_winner_and_the_total() -> None:
    for plain in (True, False):
        text = told("V", "base", plain=plain)
        assert text.endswith("The Vampires get the Chosen home and win.\n")
        assert "Faction points" in text
        assert "Total" not in text
        assert "wins with" not in text


def test_whoever_is_named_by_the_verdict_comes_first_whatever_the_points() -> None:
    assert told("V", "base").splitlines()[1:3] == ["1st: Raven (Vampires) (Faction points: 4)", "2nd: Candle (Humans) (Faction points: 17)"]
    assert "│ Place          │               2 │                1 │" in told("V", "base", plain=False)


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("en", "1st: ", "2nd: "),
        ("fr", "1re place : ", "2e place : "),
        ("de", "1. Platz: ", "2. Platz: "),
        ("it", "1º posto: ", "2º posto: "),
        ("es", "1.er puesto: ", "2.º puesto: "),
    ],
)
def test_places_are_counted_as_each_language_does(language: str, first: str, second: str) -> None:
    lines = told("V", "base", language=language).splitlines()
    assert lines[1].startswith(first)
    assert lines[2].startswith(second)


def test_where_nobody_wins_there_are_no_places() -> None:
    lines = told("SS", "last-space").splitlines()
    assert lines[1:] == [
        "Candle (Humans): Faction points: 17",
        "Raven (Vampires): Faction points: 4",
        "The Chosen reaches the last space: the Secret Society wins.",
    ]
    picture = told("SS", "last-space", plain=False)
    assert "Place" not in picture
    assert "Faction points" in picture


def test_team_mates_and_the_society_win_together() -> None:
    assert [line[:4] for line in told("H", "annihilation", players=4).splitlines()[1:5]] == ["1st:", "1st:", "2nd:", "2nd:"]
    assert told("SS", "six-turns", players=3).splitlines()[1].startswith("1st: Lantern (Secret Society)")


@pytest.mark.parametrize(("winner", "reason", "verdict"), [("P", "escape", "All three are home: you win."), ("G", "ghoul", "the Ghouls win.")])
def test_a_solitaire_without_points_is_a_heading_and_a_sentence(winner: str, reason: str, verdict: str) -> None:
    for plain in (True, False):
        heading, said = told(winner, reason, players=1, plain=plain).splitlines()
        assert "Final scores" in heading
        assert said.endswith(verdict)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_verdict_is_said_in_every_language(language: str) -> None:
    say = speaker(language, night().match.game)
    for plain in (True, False):
        assert say.text("verdict-SS-dawn")[:30].replace("\u2019", "'") in told("SS", "dawn", plain=plain, language=language).replace("\u2019", "'")


def test_points_decide_where_there_is_no_verdict() -> None:
    match = Match.new("template", 2, 3)
    while not match.over:
        seat = next(iter(match.asks))
        offer = match.offer(seat)
        assert offer is not None
        match.answer(seat, offer.choices[0].key)
    paper = screen(plain=False)
    sitting = Sitting(match, {}, paper)
    account(paper, match.result(), sitting.say, sitting.name)
    assert "Total" in written(paper)
    assert "wins with" in written(paper) or "share the victory" in written(paper)
