"""The words and the rulebook of a game over HTTP, for games that the built client does not know: in packages of their own, or younger than the build."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar import Response, Router, get
from litestar.params import PathParameter

from walpurgis import wire
from walpurgis.engine import AnyGame, game_named
from walpurgis.engine.errors import UnknownGame
from walpurgis.engine.game import package_of
from walpurgis.words import rulebook
from walpurgis.words.speaker import messages_of

from .problems import No

GamePath: TypeAlias = Annotated[str, PathParameter(pattern="^[a-z][a-z0-9_]{1,29}$", description="the name of a game")]
LanguagePath: TypeAlias = Annotated[wire.Language, PathParameter(description="a language")]
KEPT = {"cache-control": "public, max-age=300"}


def known(name: str) -> AnyGame:
    try:
        return game_named(name)
    except UnknownGame as fault:
        raise No("no-such-page", str(fault)) from None


@get("/{game:str}/words/{language:str}", media_type="text/plain", summary="Everything a game says in a language, as a Fluent file", sync_to_thread=True)
def words(game: GamePath, language: LanguagePath) -> Response[str]:
    return Response(messages_of(package_of(known(game)), language), headers=KEPT, media_type="text/plain; charset=utf-8")


@get("/{game:str}/rulebook/{language:str}", media_type="text/plain", summary="The numbered rulebook of a game in a language", sync_to_thread=True)
def book(game: GamePath, language: LanguagePath) -> Response[str]:
    return Response(rulebook(known(game), language).text, headers=KEPT, media_type="text/plain; charset=utf-8")


game_texts = Router("/api/games", route_handlers=[words, book], tags=["games"])
