"""The corpus of finished records, `tests/records`: for each game and each version its rules ever had, at least one match that was played to its end.

A record that lies there is never written again. When a game's version is raised, records of the new version are added; the old ones stay, to be refused with
a sentence, or replayed if the game learns to.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from walpurgis.bots import bot_names
from walpurgis.engine import AnyGame, Match, Record

from .listed import Playthrough
from .played import played

RESULTS = "results.json"


class Ending(msgspec.Struct, frozen=True):
    """How the match of a record ended when it was played."""

    scores: list[int]
    places: list[int]


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
            (folder / name).write_text(driver.match.record().text() + "\n", encoding="utf-8")
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
    """How a record ends when it is replayed now; BrokenRecord, with a sentence, if it cannot be."""
    match = Match.replay(kept)
    assert match.over, "the record of a finished match does not finish"
    result = match.result()
    return Ending(list(result.scores), list(result.places))
