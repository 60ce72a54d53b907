"""The corpus `tests/records`: for each game and each version its rules ever had, at least one match that was played to its end, and one left in the middle.

What is there is never written again. When a game's version is raised, records and saves of the new version are added; the old ones stay. From release 0.1.0
on they must load: a save is played on under the present rules, and a record shows what was seen. Earlier ones hold too little, and are refused with a
sentence. Beside them is written down which fields the state of each version had, and how its playthroughs went: neither changes without the version.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from walpurgis.bots import bot_names
from walpurgis.engine import AnyGame, Match, Record
from walpurgis.engine.kept import moments, saved, with_kept
from walpurgis.engine.mending import shape_of

from .listed import Playthrough
from .page import head_of
from .played import played

RESULTS = "results.json"
SHAPES = "shapes.json"
SAVE = "-save.json"


class Ending(msgspec.Struct, frozen=True):
    """How the match of a record ended when it was played."""

    scores: list[int]
    places: list[int]


class Shape(msgspec.Struct):
    """What belongs to one version of a game: the fields of its state, in short, and the course of each playthrough."""

    fields: str
    courses: dict[str, str]


def records_of(game: AnyGame) -> dict[str, Playthrough]:
    """The matches whose records are kept, by name of file: as usual by chance, and with the most players by rules of thumb if there are any."""
    clever = "thumb" if "thumb" in bot_names(game) else "random"
    matches = [Playthrough(game.name, "usual", game.usual, seed=7), Playthrough(game.name, "many", game.seats[-1], seed=8, bots=clever)]
    return {f"{game.name}-v{game.version}-{of.players}-players.json": of for of in matches}


def write_missing(game: AnyGame, folder: Path) -> Iterator[str]:
    """Write the records of the game's present version that are not there yet; their names."""
    endings = endings_in(folder)
    for name, of in records_of(game).items():
        if not (folder / name).exists():
            driver = played(of)
            record = driver.match.record()
            (folder / name).write_text(with_kept(record).text() + "\n", encoding="utf-8")
            middle = saved(Match.replay(record, len(record.entries) // 2))
            (folder / name.replace(".json", SAVE)).write_text(middle + "\n", encoding="utf-8")
            result = driver.result()
            endings[name] = Ending(result["scores"], result["places"])
            yield name
    lines = (f'  "{name}": {msgspec.json.encode(ending).decode()}' for name, ending in sorted(endings.items()))
    (folder / RESULTS).write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def endings_in(folder: Path) -> dict[str, Ending]:
    """How each record of a folder ended when it was played."""
    file = folder / RESULTS
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Ending]) if file.exists() else {}


def record_in(file: Path) -> Record:
    """The record in a file."""
    return Record.read(file.read_text(encoding="utf-8"))


def ending_of(kept: Record) -> Ending:
    """How a record ends when it is shown now; BrokenRecord, with a sentence, if it cannot be."""
    *_, last = moments(kept)
    assert last.result is not None, "the record of a finished match does not finish"
    return Ending(list(last.result.scores), list(last.result.places))


def shapes_in(folder: Path) -> dict[str, dict[str, Shape]]:
    """What is written down of each game, by version."""
    file = folder / SHAPES
    return msgspec.json.decode(file.read_bytes(), type=dict[str, dict[str, Shape]]) if file.exists() else {}


def shape_now(game: AnyGame, playthroughs: Path) -> Shape:
    """The shape of the present version."""
    files = sorted(file for file in playthroughs.glob(f"{game.name}-*.txt"))
    return Shape(shape_of(game), {file.name: head_of(file.read_text(encoding="utf-8")).course for file in files})


def write_shapes(game: AnyGame, folder: Path, playthroughs: Path, *, anew: bool) -> None:
    """Add what is not written down yet of the game's present version. With `anew`, bots have chosen other answers: then the courses differ, too."""
    kept, now = shapes_in(folder), shape_now(game, playthroughs)
    before = kept.setdefault(game.name, {}).setdefault(str(game.version), now)
    before.courses = now.courses if anew else {name: before.courses.get(name, course) for name, course in now.courses.items()}
    text = msgspec.json.format(msgspec.json.encode(kept, order="sorted"), indent=2).decode()
    (folder / SHAPES).write_text(text + "\n", encoding="utf-8")
