"""The battlefield as a map: 36 signs by 18, or 72 by 36, whatever its size in inches; north is up. The margin counts inches from the west and the south edge.

Labels of figures that stand close together are pushed apart to stay legible, so contact is told in the list beside the map.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from rich.text import Text

from walpurgis.engine.plane import INCH
from walpurgis.terminal.screen import EMBER

from ..view import Seen
from .pieces import label, seat_colour, stroked

SHADES = {"hindering": ":", "blocking": "#", "elevated": "=", "water": "~", "concealing": "%"}
"""A sign for each kind of terrain; ground that is clear has none."""
SHADE_STYLES = {"hindering": "#7fa05a", "blocking": "#9a9aa8", "elevated": "#b08a5a", "water": "#6f9bea", "concealing": "dim"}
GLYPH = "*"
SMALL, LARGE = (36, 18), (72, 36)
MARGIN = 3
"""Signs left of the map: a number of inches and the frame."""
EVERY = 6
"""Inches between two numbers on the margin."""


class Map:
    """The signs of a map, and the style of each."""

    def __init__(self, view: Seen, size: tuple[int, int]) -> None:
        self.view = view
        self.columns, self.rows = size
        self.signs = [[" "] * self.columns for _ in range(self.rows)]
        self.styles = [[""] * self.columns for _ in range(self.rows)]
        self.taken: set[tuple[int, int]] = set()

    def cell(self, x: int, y: int) -> tuple[int, int]:
        """Row and column of a place; the last ones for a place on the edge."""
        column, row = x * self.columns // self.view.board, y * self.rows // self.view.board
        return self.rows - 1 - min(max(row, 0), self.rows - 1), min(max(column, 0), self.columns - 1)

    def middle(self, row: int, column: int) -> tuple[int, int]:
        """The place in the middle of a sign."""
        x = (2 * column + 1) * self.view.board // (2 * self.columns)
        return x, self.view.board - (2 * row + 1) * self.view.board // (2 * self.rows)

    def shade(self) -> None:
        """Terrain: every sign whose middle lies in a piece of it, and at least one for each piece."""
        for feature in self.view.features:
            if feature.kind not in SHADES:
                continue
            left, bottom, right, top = feature.corners
            cells = {self.cell((left + right) // 2, (bottom + top) // 2)}
            cells |= {(row, column) for row in range(self.rows) for column in range(self.columns) if _holds(feature.corners, *self.middle(row, column))}
            for row, column in sorted(cells):
                self.signs[row][column], self.styles[row][column] = SHADES[feature.kind], SHADE_STYLES[feature.kind]

    def write(self, text: str, x: int, y: int, style: str) -> None:
        """Write a label at a place, or as near to it as there is room."""
        row, column = self.cell(x, y)
        left, last = column - len(text) // 2, self.columns - len(text)
        near = ((row + down, min(max(left + aside, 0), last)) for down, aside in _around(self.rows, self.columns))
        r, c = next((r, c) for r, c in near if 0 <= r < self.rows and not any((r, c + n) in self.taken for n in range(len(text))))
        for n, sign in enumerate(text):
            self.signs[r][c + n], self.styles[r][c + n] = sign, style
            self.taken.add((r, c + n))

    def drawn(self) -> Text:
        """The map in its frame, with inches on the margin."""
        inches = self.view.board // INCH
        ruler = [" "] * (self.columns + 2)
        for inch in range(0, inches, EVERY):
            at = inch * self.columns // inches
            ruler[at : at + len(str(inch))] = str(inch)
        text = Text(" " * MARGIN).append("".join(ruler).rstrip(), style="dim")
        text.append("\n" + " " * (MARGIN - 1) + "┌" + "─" * self.columns + "┐", style="dim")
        marks = {self.cell(0, inch * INCH)[0]: str(inch) for inch in range(0, inches, EVERY)}
        for row in range(self.rows):
            text.append(f"\n{marks.get(row, ''):>{MARGIN - 1}}│", style="dim")
            for sign, style in zip(self.signs[row], self.styles[row], strict=True):
                text.append(sign, style=style)
            text.append("│", style="dim")
        return text.append("\n" + " " * (MARGIN - 1) + "└" + "─" * self.columns + "┘", style="dim")


def _holds(corners: Sequence[int], x: int, y: int) -> bool:
    left, bottom, right, top = corners
    return left <= x <= right and bottom <= y <= top


@cache
def _around(rows: int, columns: int) -> list[tuple[int, int]]:
    """Steps down and aside, the nearest first; a row counts twice, because signs are twice as high as wide."""
    steps = [(down, aside) for down in range(-rows, rows + 1) for aside in range(-columns, columns + 1)]
    return sorted(steps, key=lambda step: (abs(step[0]) * 2 + abs(step[1]), step))


def battlefield(view: Seen, size: tuple[int, int] = SMALL) -> Text:
    """The whole map: terrain below, then figures, which keep their places best; then objectives, glyphs and books that lie about."""
    drawn = Map(view, size)
    drawn.shade()
    for figure in view.figures:
        if figure.status in ("ground", "air", "captive"):
            acts = "reverse " if figure.id == view.acting else ""
            drawn.write(stroked(figure), figure.x, figure.y, f"bold {acts}{seat_colour(figure.seat)}")
    for objective in view.objectives:
        colour = seat_colour(objective.holder) if objective.holder >= 0 else EMBER
        drawn.write(objective.id, objective.x, objective.y, f"bold {colour}")
    for working in view.workings:
        if working.type == "glyph":
            drawn.write(GLYPH, working.x, working.y, f"bold {seat_colour(working.seat)}")
    for tome in view.tomes:
        if not tome.wielder and view.phase not in ("armies", "domains"):
            drawn.write(label(tome.id).lower(), tome.x, tome.y, "bold")
    return drawn.drawn()


def width_of(size: tuple[int, int]) -> int:
    return MARGIN + size[0] + 1
