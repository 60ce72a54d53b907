"""Files that are there whole or not at all: they are written beside their place and moved there when everything is in."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex


def place_of(file: Path) -> Path:
    """Where a file really is: what names the same place twice names one file."""
    return Path(os.path.realpath(file))


@contextmanager
def whole(file: Path) -> Iterator[Path]:
    """A new file to write to, beside this one. It takes its place at the end, unless something fails: then nothing has happened. OSError if nothing can be
    written there."""
    beside = _beside(file)
    try:
        beside.open("xb").close()
        yield beside
        os.replace(beside, place_of(file))
    finally:
        beside.unlink(missing_ok=True)


def can_be_written(file: Path) -> None:
    """OSError if nothing can be written there. Nothing is left behind."""
    beside = _beside(file)
    beside.open("xb").close()
    beside.unlink()


def _beside(file: Path) -> Path:
    place = place_of(file)
    return place.with_name(f".{place.name}.{token_hex(4)}")
