"""How a table of results fits into a terminal: headings are wrapped, intervals go below their figures, columns that can be spared are left out, and what is not
a figure is wrapped between its words; but no figure is ever cut. The tables themselves are in arena_tables.py and result_tables.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len

BETWEEN = 3
"""What a column needs besides its text: a line and two spaces."""
NAMES = 5
"""The names in the first column may be folded to this part of the width."""


class Fitted(NamedTuple):
    """A table that fits, with the width of each of its columns and what was left out of it."""

    headings: list[str]
    rows: list[list[str]]
    widths: list[int]
    left_out: list[str]


def fitted(headings: list[str], rows: list[list[str]], width: int, spare: Sequence[int] = ()) -> Fitted:
    """The table for so many columns of the terminal. `spare` are the columns that may be left out, the least important first."""
    over, below = _stacked(headings), [_stacked(row) for row in rows]
    for heads, cells, gone, wrapped in (
        (headings, rows, 0, False),
        (over, rows, 0, False),
        *((over, below, n, False) for n in range(len(spare) + 1)),
        (over, below, len(spare), True),
    ):
        kept = [n for n in range(len(headings)) if n not in spare[:gone]]
        shown = [heads[n] for n in kept], [[row[n] for n in kept] for row in cells]
        widths = _widths(*shown, width, whole=heads is headings, wrapped=wrapped)
        if sum(widths) + BETWEEN * len(kept) + 1 <= width:
            break
    return Fitted(*shown, widths, [headings[n] for n in sorted(spare[:gone])])


def _widths(headings: list[str], rows: list[list[str]], width: int, whole: bool, wrapped: bool) -> list[int]:
    """What each column needs at least, with its heading in one line or word by word, and its cells line by line or word by word; the names get what is left."""
    needs = [_longest([heading] if whole else _words(heading)) for heading in headings]
    parts = [[part for row in rows for part in (_words(row[n]) if wrapped and n else row[n].splitlines())] for n in range(len(headings))]
    names, *others = (max(need, _longest(found)) for need, found in zip(needs, parts, strict=True))
    folded = min(names, max(width // NAMES, needs[0]))
    left = width - sum(others) - BETWEEN * len(headings) - 1
    return [max(folded, min(names, left)), *others]


def _stacked(texts: list[str]) -> list[str]:
    """What is in brackets goes below."""
    return [text.replace(" (", "\n(") for text in texts]


def _words(text: str) -> list[str]:
    """What stands between spaces at which a line may end: French and German have others."""
    return text.replace("\n", " ").split(" ")


def _longest(texts: Sequence[str]) -> int:
    return max(map(cell_len, texts), default=0)
