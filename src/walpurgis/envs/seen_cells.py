"""The cells of one seat's observations, kept up to date from one small choice to the next: what has not changed since the last look is not written again.

First comes the view, then the question, then the small choice in it; where each of them stands is said in encoder.py.
"""

from __future__ import annotations

from array import array
from typing import Any

from walpurgis.engine import Match, View

from .encoder import Layout
from .spelling import Vocabulary
from .stepper import Stepper
from .topics import told_by


class SeenCells:
    """What one seat may know of a match, as numbers."""

    __slots__ = ("_answers", "_layout", "_marked", "_match", "_seat", "_view", "_vocabulary", "cells", "vector")

    def __init__(self, match: Match[Any], seat: int, layout: Layout, vocabulary: Vocabulary) -> None:
        self._match, self._seat, self._layout, self._vocabulary = match, seat, layout, vocabulary
        self.cells = array("f", bytes(4 * layout.size))
        self.cells[seat] = 1.0
        self.vector: Any = None
        """The same cells as an array of a library, for whoever has one."""
        self._view: View | None = None
        self._answers = -1
        self._marked: list[int] = []

    def update(self, stepper: Stepper | None, answers: int) -> None:
        """Look again, after this many answers: at the table if there was another one since, and at the small choice that is open."""
        if answers != self._answers:
            self._answers = answers
            self._see_table()
            self.cells[self._layout.prompt : self._layout.spelt] = self._layout.no_question
            if stepper is not None:
                self._see_question(stepper)
        for cell in self._marked:
            self.cells[cell] = 0.0
        self._marked.clear()
        if stepper is not None:
            self._see_choice(stepper)

    def _see_table(self) -> None:
        match, before = self._match, self._view
        self._view = view = match.view(self._seat)
        if before is None:
            self._layout.fill_view(view, self.cells, self._seat)
        else:
            self._layout.change_view(view, before, self.cells, self._seat)

    def _see_question(self, stepper: Stepper) -> None:
        layout, ask, cells = self._layout, stepper.ask, self.cells
        cells[layout.prompts.get(ask.prompt, layout.kind - 1)] = 1.0
        cells[layout.kinds[ask.kind]] = 1.0
        if ask.kind in ("some", "number"):
            low, high = ask.bounds()
            cells[layout.bounds], cells[layout.bounds + 1] = min(1.0, low / 8), min(1.0, high / 8)
        if ask.question.about is not None:
            for name, value in told_by(ask).items():
                fill = layout.fill_about.get(name)
                if fill is not None:
                    fill(value, cells, self._seat)

    def _see_choice(self, stepper: Stepper) -> None:
        """Which words are spelt, how many keys were chosen before, and the words of these: until the next choice."""
        layout, cells, marked = self._layout, self.cells, self._marked
        for word in stepper.node.spelt:
            cells[layout.spelt + word] = 1.0
            marked.append(layout.spelt + word)
        if stepper.chosen:
            cells[layout.bounds + 2] = min(1.0, len(stepper.chosen) / 8)
            marked.append(layout.bounds + 2)
            for key in stepper.chosen:
                for piece in self._vocabulary.spell(key)[0]:
                    if isinstance(piece, int):
                        cell = layout.chosen + piece
                        cells[cell] = min(1.0, cells[cell] + 0.25)
                        marked.append(cell)
