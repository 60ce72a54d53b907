"""The shape of a game's state and the course of its playthroughs belong to its version: when they change and the version does not, tables would be read as
something else."""

from __future__ import annotations

from pathlib import Path

import pytest

from walpurgis.engine import Plain, games, plain
from walpurgis.engine.mending import shape
from walpurgis.playthroughs.corpus import Shape, shape_now, shapes_in, write_shapes

FOLDER = Path(__file__).parent / "records"
PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
ANEW = "run `make playthroughs`: it writes down what belongs to this version"


def faults(kept: dict[str, Shape], version: int, now: Shape) -> list[str]:
    """What speaks against the present version of a game, given what is written down of its versions. A game of which nothing was ever kept is in the making."""
    if not kept:
        return []
    if str(version) not in kept:
        return [ANEW]
    before = kept[str(version)]
    changed = [name for name, course in now.courses.items() if before.courses.get(name, course) != course]
    found = [f"the course of {name} has changed: raise the version, and say in versions.py how tables are carried over" for name in changed]
    if before.fields != now.fields:
        found.append("the fields of the state have changed: raise the version, and say in versions.py how tables are carried over")
    return found or [ANEW for name in now.courses if name not in before.courses][:1]


@pytest.mark.parametrize("name", games())
def test_fields_and_playthroughs_change_only_with_the_version(name: str) -> None:
    game = games()[name]
    assert faults(shapes_in(FOLDER).get(name, {}), game.version, shape_now(game, PLAYTHROUGHS)) == []


def test_what_changes_without_the_version_is_found() -> None:
    kept = {"3": Shape("abc", {"one.txt": "1"})}
    assert faults(kept, 3, Shape("abc", {"one.txt": "1"})) == []
    assert "fields" in faults(kept, 3, Shape("abd", {"one.txt": "1"}))[0]
    assert "course of one.txt" in faults(kept, 3, Shape("abc", {"one.txt": "2"}))[0]
    assert faults(kept, 4, Shape("abd", {"one.txt": "2"})) == [ANEW] == faults(kept, 3, Shape("abc", {"one.txt": "1", "two.txt": "2"}))
    assert faults({}, 1, Shape("abc", {})) == []


def test_what_is_written_down_is_not_written_again(tmp_path: Path) -> None:
    game = games()["template"]
    (tmp_path / "template-one.txt").write_text("game: template\nrules version: 3\ncourse: 1\n\n")
    write_shapes(game, tmp_path, tmp_path, anew=False)
    (tmp_path / "template-one.txt").write_text("game: template\nrules version: 3\ncourse: 2\n\n")
    write_shapes(game, tmp_path, tmp_path, anew=False)
    assert shapes_in(tmp_path)["template"][str(game.version)].courses == {"template-one.txt": "1"}
    write_shapes(game, tmp_path, tmp_path, anew=True)
    assert shapes_in(tmp_path)["template"][str(game.version)].courses == {"template-one.txt": "2"}


def test_another_field_is_another_shape() -> None:
    @plain
    class One(Plain):
        cards: list[str]

    @plain
    class Two(Plain):
        cards: list[str]
        more: int = 0

    assert shape(One) != shape(Two)
