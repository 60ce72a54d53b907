"""Forms of observations: kept with each game, made from types, facts and a survey, and told in tables."""

from __future__ import annotations

from array import array
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any

import msgspec
import pytest

from walpurgis.engine import Chance, Match, Named, View, game_named, games
from walpurgis.engine.game import package_of, shown
from walpurgis.envs.encoder import compiled, compiled_change, layout_of
from walpurgis.envs.episode import Episode
from walpurgis.envs.field_table import lines_of, page
from walpurgis.envs.form import Bag, BySeat, Fields, Flag, Form, Keyed, Maybe, Number, Pooled, Row, SeatBag, SeatCells, Word, form_of, size_of, write_form
from walpurgis.envs.shapes import Structure, view_shape
from walpurgis.envs.survey import survey

HOUSE = Path(__file__).parents[2]
KEPT = [name for name, game in games().items() if package_of(game).startswith("walpurgis.games.")]


@pytest.mark.parametrize("name", KEPT)
def test_the_form_is_of_this_version_of_the_game(name: str) -> None:
    file = files(package_of(games()[name])) / "data" / "envs.json"
    kept = msgspec.json.decode(file.read_bytes(), type=Form)
    assert (kept.game, kept.version) == (name, games()[name].version), f"python -m walpurgis.envs survey {name}"
    assert write_form(kept) == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", games())
def test_every_field_of_the_view_is_in_the_form_or_said_to_be_left_out(name: str) -> None:
    shape, form = view_shape(games()[name]), form_of(games()[name])
    assert isinstance(shape, Structure) and isinstance(form.view, Fields)
    assert {*shape.fields} == {*form.view.fields} | {path for path in form.left_out if path in shape.fields}


@pytest.mark.parametrize("name", shown())
def test_the_table_of_fields_is_the_one_in_the_docs(name: str) -> None:
    assert (HOUSE / "docs/observations" / f"{name}.md").read_text(encoding="utf-8") == page(game_named(name)), "python -m walpurgis.envs pages"


@pytest.mark.parametrize("name", games())
def test_the_table_of_fields_has_all_cells_in_order(name: str) -> None:
    """Lines begin where the ones before them end, or are inside the one before."""
    layout = layout_of(games()[name], games()[name].usual)
    end = 0
    for line in lines_of(layout):
        assert line.first <= end, line
        end = max(end, line.first + line.cells)
    assert end == layout.size


def test_a_survey_of_the_same_game_gives_the_same_form() -> None:
    game = games()["template"]
    assert survey(game, rounds=2) == survey(game, rounds=2)
    assert survey(game, rounds=2).prompts == ["play"]


@pytest.mark.parametrize("name", games())
def test_what_is_filled_from_one_view_to_the_next_is_what_is_filled_at_once(name: str) -> None:
    game = games()[name]
    match, chance = Match.new(game, game.usual, 21), Chance(22)
    episode = Episode.at(match)
    for _ in range(60):
        if match.over:
            break
        seat = chance.pick([*match.asks])
        episode.refresh()
        assert episode.observe(seat) == Episode.at(match).observe(seat)
        assert all(-1 <= cell <= 1 for cell in episode.observe(seat))
        match.answer(seat, match.asks[seat].sample(chance))


class Hand(msgspec.Struct, frozen=True):
    seat: Annotated[int, Named("seat")]
    gold: int
    cards: list[str]


class Ghost(msgspec.Struct, frozen=True):
    id: str
    strength: int


class Seen(View, frozen=True):
    score: int
    dark: bool
    phase: str
    turn: Annotated[int, Named("seat")] | None
    order: list[Annotated[int, Named("seat")]]
    hands: list[Hand]
    ghosts: list[Ghost]
    tiles: dict[str, str]
    path: list[str]
    lost: list[Ghost]


FAMILIES = {"phase": ["day", "night"], "cards": ["imp", "bat"], "ids": ["g1", "g2"], "spaces": ["a", "b"]}
CELLS = Fields(
    {
        "score": Number(10),
        "dark": Flag(),
        "phase": Word("phase"),
        "turn": Maybe(SeatCells()),
        "order": SeatBag(),
        "hands": BySeat("seat", Fields({"gold": Number(4), "cards": Bag("cards", 2)})),
        "ghosts": Keyed("id", "ids", Fields({"strength": Number(5)})),
        "tiles": Keyed("", "spaces", Word("phase")),
        "path": Row(2, Word("cards")),
        "lost": Pooled(2, Fields({"strength": Number(5)})),
    }
)
ONE = Seen(
    score=5,
    dark=True,
    phase="dusk",
    turn=0,
    order=[1, 0],
    hands=[Hand(0, 4, ["imp"]), Hand(1, 9, ["bat", "bat", "ogre"])],
    ghosts=[Ghost("g2", 5), Ghost("g9", 1)],
    tiles={"b": "night"},
    path=["bat"],
    lost=[Ghost("g1", 5), Ghost("g2", 5)],
)
TWO = msgspec.structs.replace(ONE, dark=False, turn=None, hands=[ONE.hands[0], Hand(1, 0, [])], tiles={}, score=-30)


def test_cells_by_hand() -> None:
    """As seat 1 sees it: its own first. What is unknown goes to the last cell, what is too large is held at 1."""
    form = Form("", 0, [], [], FAMILIES, CELLS, {}, [])
    cells = array("f", bytes(4 * size_of(CELLS, form, 2)))
    compiled(CELLS, form, 2, 0)(ONE, cells, 1)
    assert parts(cells) == {
        "score": [0.5], "dark": [1], "phase": [0, 0, 1], "turn": [1, 0, 1], "order": [1, 0.5], "hands": [1, 0, 1, 0.5, 1, 0.5, 0, 0],
        "ghosts": [0, 0, 1, 1, 1], "tiles": [0, 0, 0, 0, 1, 0, 0], "path": [0, 1, 0, 0, 0, 0], "lost": [1, 1],
    }  # fmt: skip
    compiled_change(CELLS, form, 2, 0)(TWO, ONE, cells, 1)
    now = parts(cells)
    assert (now["score"], now["dark"], now["turn"], now["tiles"]) == ([-1], [0], [0, 0, 0], [0] * 7)
    assert now["hands"] == [0, 0, 0, 0, 1, 0.5, 0, 0] and now["ghosts"] == [0, 0, 1, 1, 1]


@pytest.mark.parametrize(
    "change",
    [
        {"ghosts": [Ghost("g9", 1), Ghost("g2", 5)]},
        {"ghosts": [Ghost("g2", 3), Ghost("g9", 1)]},
        {"ghosts": [Ghost("g2", 5)]},
        {"ghosts": [Ghost("g1", 5), Ghost("g2", 5)]},
        {"hands": [Hand(1, 9, ["bat"]), Hand(0, 4, ["imp"])]},
        {"hands": [Hand(0, 4, ["imp", "bat"]), Hand(1, 9, ["bat", "bat", "ogre", "imp"])]},
        {"tiles": {"b": "day"}},
        {"tiles": {"z": "day"}},
        {"tiles": {"a": "night", "b": "night"}},
        {"path": ["imp"]},
        {"path": ["bat", "ogre"]},
        {"path": []},
        {"phase": "day"},
        {"phase": ""},
        {"phase": "dawn"},
        {"turn": 1},
        {"order": [0, 1]},
        {"lost": []},
    ],
)
def test_from_any_view_to_any_other_the_cells_are_those_of_the_other(change: dict[str, Any]) -> None:
    """There and back: things that come, go, change and change places, names that the form does not know, lists that grow and shrink."""
    form = Form("", 0, [], [], FAMILIES, CELLS, {}, [])
    fill, follow, size = compiled(CELLS, form, 2, 0), compiled_change(CELLS, form, 2, 0), size_of(CELLS, form, 2)
    other = msgspec.structs.replace(ONE, **change)
    for before, after in ((ONE, other), (other, ONE), (TWO, other), (other, TWO)):
        cells, wanted = array("f", bytes(4 * size)), array("f", bytes(4 * size))
        fill(before, cells, 1)
        follow(after, before, cells, 1)
        fill(after, wanted, 1)
        assert cells == wanted


def parts(cells: array[float]) -> dict[str, Any]:
    """The cells by field."""
    form, at, found = Form("", 0, [], [], FAMILIES, CELLS, {}, []), 0, {}
    for name, node in CELLS.fields.items():
        size = size_of(node, form, 2)
        found[name] = [*cells[at : at + size]]
        at += size
    return found
