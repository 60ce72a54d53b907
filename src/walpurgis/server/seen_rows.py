"""What was seen after each row of a table, kept small: the views of all seats, packed with those of the first row as a dictionary.

Whoever has both can show that moment without any rules. That is how a game is watched whose rules have changed since.
"""

from __future__ import annotations

import binascii
import zlib
from typing import Any

import msgspec

from walpurgis.engine import Match
from walpurgis.engine.kept import Kept

WINDOW = 32_000
"""How much of the first row zlib looks back at."""
LEVEL = 3
"""A third larger than the smallest, in two thirds of the time."""
MOST_BYTES = 16 << 20
"""How large one moment may be when it is unpacked."""


class SeenRow(msgspec.Struct, frozen=True, array_like=True):
    """The views of a spectator and of each seat, and who had to answer."""

    views: list[msgspec.Raw]
    waiting: list[int]


class KeptRow(msgspec.Struct, frozen=True, array_like=True):
    """What a row told, as JSON, and what was seen after it, packed."""

    told: str
    seen: str | None


_read = msgspec.json.Decoder(tuple[list[msgspec.Raw], list[int]]).decode


def seen_of(match: Match[Any]) -> SeenRow:
    """What everybody sees of a match."""
    return SeenRow([msgspec.Raw(msgspec.json.encode(match.view(seat))) for seat in (None, *range(match.seats))], sorted(match.asks))


def pack(moment: SeenRow, first: bytes) -> str:
    """A moment, packed; `first` is that of the first row, empty for itself."""
    packing = zlib.compressobj(LEVEL, zdict=first[-WINDOW:]) if first else zlib.compressobj(LEVEL)
    return binascii.b2a_base64(packing.compress(msgspec.json.encode(moment)) + packing.flush(), newline=False).decode()


def unpack(text: str, first: bytes) -> bytes:
    """A moment as JSON."""
    packed = zlib.decompressobj(zdict=first[-WINDOW:]) if first else zlib.decompressobj()
    return packed.decompress(binascii.a2b_base64(text), MOST_BYTES)


def read(text: str, first: bytes) -> SeenRow:
    """A moment, its views as JSON."""
    views, waiting = _read(unpack(text, first))
    return SeenRow(views, waiting)


def kept_rows(rows: list[KeptRow], first: str | None) -> list[Kept] | None:
    """The moments after these rows; None if they were made before what is seen was kept."""
    if first is None or any(row.seen is None for row in rows):
        return None
    base = unpack(first, b"")
    moments = [read(row.seen or "", b"" if row.seen == first else base) for row in rows]
    return [Kept(msgspec.Raw(row.told.encode()), one.views, one.waiting) for row, one in zip(rows, moments, strict=True)]
