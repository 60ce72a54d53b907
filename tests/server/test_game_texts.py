"""What a game says can be asked of the server, for clients that were built without it."""

from __future__ import annotations

import pytest

from walpurgis.engine import game_named
from walpurgis.engine.game import shown
from walpurgis.words import LANGUAGES, rulebook

from .house import Browser


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [*shown(), "template"])
def test_the_words_and_the_rulebook_of_every_game_are_served(address: str, game: str, language: str) -> None:
    http = Browser(address).http
    words, book = http.get(f"/api/games/{game}/words/{language}"), http.get(f"/api/games/{game}/rulebook/{language}")
    assert words.status_code == 200 and "\ntitle = " in words.text
    assert book.text == rulebook(game_named(game), language).text
    assert words.headers["content-type"].startswith("text/plain") and "max-age" in words.headers["cache-control"]


@pytest.mark.parametrize("path", ["chess/words/en", "chess/rulebook/en"])
def test_a_game_that_is_not_here_has_no_words(address: str, path: str) -> None:
    reply = Browser(address).http.get(f"/api/games/{path}")
    assert reply.status_code == 404 and reply.json()["kind"] == "no-such-page"


@pytest.mark.parametrize("path", ["template/words/tlh", "template/words/..", "..%2fserver/words/en", "template/rulebook/EN"])
def test_nothing_else_is_read(address: str, path: str) -> None:
    assert Browser(address).http.get(f"/api/games/{path}").status_code in (400, 404)
