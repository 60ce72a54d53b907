"""The types of a game's view, events and options, as the board in the browser is given them."""

from __future__ import annotations

import msgspec
import pytest

from walpurgis.bots import bot_named
from walpurgis.engine import AnyGame, Match, game_named, games
from walpurgis.server.board_types import board_of, shapes_of

GAMES = list(games().values())


def test_the_shapes_of_the_template_are_those_of_its_classes() -> None:
    shapes = shapes_of(game_named("template"))
    assert shapes["Seen"]["required"] == ["round", "candles", "hands", "deck", "shown", "hand"]
    assert shapes["Lit"]["properties"]["is"] == {"enum": ["Lit"]} and shapes["Lit"]["properties"]["card"] == {"type": "string"}
    assert shapes["Event"] == {"anyOf": [{"$ref": f"#/components/schemas/{name}"} for name in ("Drew", "DrewUnseen", "Lit")]}
    assert shapes["Option"] == {"anyOf": [{"$ref": f"#/components/schemas/{name}"} for name in ("Card", "Witch")]}
    assert "Topic" not in shapes


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_all_that_a_game_tells_and_offers_has_a_shape(game: AnyGame) -> None:
    shapes, match = shapes_of(game), Match.new(game, game.usual, 1)
    fields = {tag: set(shape["properties"]) for shape in shapes.values() for tag in shape.get("properties", {}).get("is", {}).get("enum", ())}
    bot = bot_named("random", game, 1)
    for _ in range(60):
        for seat in list(match.asks)[:1]:
            offer = match.offer(seat)
            assert offer is not None
            for about in (offer.about, *(choice.about for choice in offer.choices)):
                assert not about or fields[about["is"]] == set(about)
            match.answer(seat, bot.answer(match.sight(seat)))
    seen = msgspec.to_builtins(match.view(0), str_keys=True)
    assert set(shapes["Seen"]["properties"]) == set(seen)
    told = [msgspec.to_builtins(event) for event in match.story_for(0)]
    assert told and all(fields[event["is"]] == set(event) for event in told)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_printed_has_a_shape_and_comes_back_as_it_went(game: AnyGame) -> None:
    board = board_of(game)
    assert ("Printed" in board.shapes) == (board.printed is not None)
    assert msgspec.json.decode(msgspec.json.encode(board.printed), type=type(board.printed)) == board.printed
