"""`python -m walpurgis.playthroughs [FOLDER] [--anew]`: write all playthroughs, keeping their answers where they still fit. With --anew bots choose again.

Records and saves of the present rules versions are added to the folder `records` beside it, and what belongs to each version is written down there.
"""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from walpurgis.engine import games

from .corpus import write_missing, write_shapes
from .listed import Playthrough, all_playthroughs
from .page import answers_in, page
from .played import walk

FOLDER = Path("tests/playthroughs")


def write(of: Playthrough, folder: Path, *, anew: bool) -> str:
    """Write one playthrough; what to say about it, or nothing if it is as it was."""
    file = folder / of.file
    written = file.read_text(encoding="utf-8") if file.exists() else ""
    text = page(walk(of, [] if anew else answers_in(written)))
    if text == written:
        return ""
    file.write_text(text, encoding="utf-8")
    ends = "" if of.ends in text.rpartition("> seat")[2] else f"; it does not end with {of.ends!r}"
    return f"{'changed' if written else 'new'}: {file.name}, {text.count(chr(10))} lines{ends}"


def main(arguments: list[str]) -> None:
    """Write them all, add the records that are missing, and remove the files of those that are no longer listed."""
    anew = "--anew" in arguments
    folder = Path(next((argument for argument in arguments if not argument.startswith("-")), FOLDER))
    folder.mkdir(parents=True, exist_ok=True)
    console, listed = Console(), all_playthroughs()
    with Progress(console=console, transient=True) as bar:
        for of in bar.track(listed, description="playthroughs"):
            if said := write(of, folder, anew=anew):
                bar.console.print(said, highlight=False)
    for file in sorted({*folder.glob("*.txt")} - {folder / of.file for of in listed}):
        file.unlink()
        console.print(f"removed: {file.name}", highlight=False)
    console.print(f"{len(listed)} playthroughs in {folder}", highlight=False)
    records = folder.parent / "records"
    records.mkdir(exist_ok=True)
    for game in games().values():
        for name in write_missing(game, records):
            console.print(f"new: {name}", highlight=False)
        write_shapes(game, records, folder, anew=anew)


if __name__ == "__main__":
    main(sys.argv[1:])
