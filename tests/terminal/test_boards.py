"""The boards as they are drawn: in every language, at every width, with signs that every terminal can show."""

from __future__ import annotations

from functools import cache

import pytest

from tests.terminal import hands
from tests.terminal.hands import screen, written
from walpurgis.engine import Chance, Match, View, game_named, games
from walpurgis.terminal import drawing_of
from walpurgis.terminal.screen import plainly
from walpurgis.words import LANGUAGES, speaker

GAMES = list(games())


@cache
def views(game: str) -> list[View]:
    """Views of random games with every number of players, from beginning to end."""
    seen = []
    for seats in game_named(game).seats:
        match, chance = Match.new(game, seats, seats), Chance(seats)
        while not match.over:
            seat, ask = next(iter(match.asks.items()))
            if len(match.entries) % 25 == 0:
                seen.append(match.view(seat))
            match.answer(seat, ask.sample(chance))
        seen.append(match.view(0))
    return seen


def drawn(game: str, view: View, language: str, width: int) -> str:
    return hands.drawn(game_named(game), view, language, width, full=True)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_lines_hold_letters_and_ascii_signs_only(game: str, language: str) -> None:
    drawing, say = drawing_of(Match.new(game).game), speaker(language, Match.new(game).game)
    for view in views(game):
        paper = screen()
        for line in drawing.lines(view, say):
            paper.say(line)
        text = written(paper)
        assert "?" not in text, "a sign was lost"
        assert all(sign == "\n" or " " <= sign <= "~" or (sign <= "\xff" and sign.isalpha()) for sign in text)


def test_signs_outside_latin_are_written_plainly() -> None:
    assert plainly("−5 « oui » … “a” l’œuf 3 × 2 → b\u202f!") == '-5 " oui " ... "a" l\'oeuf 3 x 2 -> b !'
    assert plainly("Ｗ ☃ ő") == "W ? o"
