"""What the board of a game is built with in the browser, from the game's own Python: the types of its view, its events and its options, and what is printed on
its table. `make wire` writes both into the game's folder `web`; nothing there is copied by hand.

What is printed is an object `PRINTED` in the game's module `printed`: names, numbers and tables that never change and that a drawing needs. What a seat is told
that tries an answer first is in the list `FORESEEN` of types in the module `foresight`.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from walpurgis.engine import AnyGame, games
from walpurgis.engine.game import package_of
from walpurgis.engine.story import Telling, choices_of, events_of, topics_of

from .describe import REF, openapi


class Board(msgspec.Struct, frozen=True):
    """A game with a folder `web`: where that is, its shapes as components of an OpenAPI document, and what is printed, as JSON."""

    folder: str
    shapes: dict[str, Any]
    printed: Any


def everything() -> dict[str, Any]:
    """All that the browser's types are made from: the wire of the server, and the boards of the games."""
    return {"wire": openapi(), "boards": [board_of(game) for game in games().values() if _folder(game).is_dir()]}


def board_of(game: AnyGame) -> Board:
    """What the board of a game is built with."""
    printed = _printed(game)
    return Board(str(_folder(game)), shapes_of(game, printed), printed)


def shapes_of(game: AnyGame, printed: Any = None) -> dict[str, Any]:
    """The shapes of a game by name: its view as `Seen`, its events together as `Event`, its options as `Option`, the topics of
    its questions as `Topic`. The server leaves nothing out of them."""
    package = package_of(game)
    view = get_type_hints(game.view)["return"]
    told, chosen, asked = events_of(package), choices_of(package), topics_of(package)
    kinds: list[type] = [view, *told, *chosen, *asked, *_foreseen(game), *([] if printed is None else [type(printed)])]
    refs, shapes = msgspec.json.schema_components(kinds, ref_template=REF + "{name}")
    for shape in shapes.values():
        if "properties" in shape:  # an enumeration has none
            shape["required"] = list(shape["properties"])
    keys = [ref["$ref"].removeprefix(REF) for ref in refs]
    called = {key: key.rpartition(".")[2] for key in shapes} | {key: _called(key, kind) for key, kind in zip(keys, kinds, strict=True)} | {keys[0]: "Seen"}
    unions: dict[str, list[Any]] = {"Event": told, "Option": chosen, "Topic": asked}
    of = dict(zip(kinds, keys, strict=True))
    together = {name: {"anyOf": [{"$ref": REF + called[of[kind]]} for kind in some]} for name, some in unions.items() if some}
    return renamed(shapes, called) | together


def renamed(shapes: dict[str, Any], names: Mapping[str, str]) -> dict[str, Any]:
    """Shapes under other names, also where they refer to each other."""

    def within(shape: Any) -> Any:
        if isinstance(shape, dict):
            return {key: within(value) for key, value in shape.items()}
        if isinstance(shape, list):
            return [within(value) for value in shape]
        return REF + names[shape.removeprefix(REF)] if isinstance(shape, str) and shape.startswith(REF) else shape

    return {names[name]: within(shape) for name, shape in sorted(shapes.items())}


def _called(key: str, kind: type) -> str:
    """The name of a shape. Where several classes have the same, an event and an option say what they are: `DrawnEvent` and `DrawnOption`."""
    return f"{kind.__name__}{kind.family.capitalize()}" if "." in key and issubclass(kind, Telling) else kind.__name__


def _folder(game: AnyGame) -> Path:
    return Path(str(files(package_of(game)) / "web"))


def _printed(game: AnyGame) -> Any:
    module = f"{package_of(game)}.printed"
    return None if importlib.util.find_spec(module) is None else importlib.import_module(module).PRINTED


def _foreseen(game: AnyGame) -> tuple[type, ...]:
    """The types of what is foreseen; none in a game where nobody tries anything."""
    module = f"{package_of(game)}.foresight"
    found: tuple[type, ...] = () if importlib.util.find_spec(module) is None else importlib.import_module(module).FORESEEN
    return found
