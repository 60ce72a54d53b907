"""The ten by ten spaces as a picture. Each space is three signs wide; between the spaces lie their edges, one sign wide and one row high.

A path runs through the edge where both spaces are open towards each other, and half into it where only one is. A portal is a bar across the edge: a double
line is light and hurts Vampires, a heavy line is dark and hurts Humans. On the diagonal a path runs through where it can be crossed.
"""

from __future__ import annotations

from rich.text import Text

from walpurgis.terminal.screen import BLOOD, EMBER

from ..board import BACK, BASE_OF, CITADELS, COLUMNS, CROSSROADS, DIRECTIONS, NEXT, NUMBERED, ON_DIAGONAL, ROWS, edge, space_at
from ..closing import free_number
from ..facts import GHOULS, SIDE_OF
from ..view import Seen
from .pieces import BARE, BEAR, CHOSEN, CITADEL, COLOURS, ELECTRIC, LINES, PATH, SAND, TRAP, colour_of, figure

DARK, LIGHT = "#b08ad8", "#d9a520"
ACROSS = {"": {"": " ", "a": "╴", "b": "╶", "ab": "─"}, "H": {"": "┃", "a": "┨", "b": "┠", "ab": "╂"}, "V": {"": "║", "a": "╢", "b": "╟", "ab": "╫"}}
"""The edge between left (a) and right (b): by whom its portal hurts, and by who is open towards it."""
BETWEEN = {"": {"": " ", "a": "╵", "b": "╷", "ab": "│"}, "H": {"": "━", "a": "┷", "b": "┯", "ab": "┿"}, "V": {"": "═", "a": "╧", "b": "╤", "ab": "╪"}}
"""The edge between above (a) and below (b)."""
BARS = {"": " ", "H": "━", "V": "═"}
WIDTH = 3 + 4 * len(COLUMNS) - 1


class Squares:
    """The board of one view, ready to be drawn."""

    def __init__(self, view: Seen) -> None:
        self.view = view
        self.standing = {there.space: who for who, there in view.figures.items()}
        self.portals = {portal.edge: portal.hurts for portal in view.portals.values()}
        self.sands = {board.sand for board in view.factions.values() if board.sand}
        self.goals = goals(view)
        self.known: dict[str, str] = {}
        self.walk = view.walk if view.phase != "end" else None
        self.touched = {*(view.worked if view.phase != "end" else ()), *((*self.walk.walked, self.walk.must) if self.walk else ())}

    def sides(self, space: str) -> str:
        """The sides on which a space shows a path, looked up once."""
        if space not in self.known:
            self.known[space] = self._sides(space)
        return self.known[space]

    def _sides(self, space: str) -> str:
        face = self.view.tiles.get(space)
        if face is not None:
            return face
        if space in CROSSROADS or space in BASE_OF or space in self.view.traps or self.standing.get(space, "") in SIDE_OF:
            return DIRECTIONS
        if space in ON_DIAGONAL and self.view.mode != "alone":
            return "".join(axis for axis in ("NS", "EW") if all(self._reaches(space, side) for side in axis))
        return ""

    def _reaches(self, space: str, side: str) -> bool:
        """Whether the neighbour on that side is open towards this space."""
        there = NEXT[space].get(side)
        return there is not None and there not in ON_DIAGONAL and BACK[side] in self.sides(there)

    def drawn(self) -> Text:
        """The letters of the columns, then the rows with their numbers, and the edges between them."""
        text = Text("   ").append(" ".join(f" {column} " for column in COLUMNS), style="dim")
        for row in range(1, ROWS + 1):
            text.append(f"\n{row:>2} ", style="dim")
            for column in range(1, len(COLUMNS) + 1):
                here = _space(row, column)
                text.append_text(self.square(here))
                if column < len(COLUMNS):
                    text.append_text(self._edge(here, _space(row, column + 1), "E"))
            if row < ROWS:
                text.append("\n   ").append_text(Text(" ").join(self._edge(_space(row, c), _space(row + 1, c), "S") for c in range(1, len(COLUMNS) + 1)))
        return text

    def _edge(self, a: str, b: str, direction: str) -> Text:
        """The edge between two neighbours: one sign beside each other, three above each other."""
        home = a in BASE_OF and b in BASE_OF
        ends = "" if home else "a" * (direction in self.sides(a)) + "b" * (BACK[direction] in self.sides(b))
        hurts = self.portals.get(edge(a, b), "")
        style = {"": PATH, "H": f"bold {DARK}", "V": f"bold {LIGHT}"}[hurts]
        sign = (ACROSS if direction == "E" else BETWEEN)[hurts][ends]
        return Text(sign if direction == "E" else f"{BARS[hurts]}{sign}{BARS[hurts]}", style=style)

    def square(self, space: str) -> Text:
        """What stands or lies on a space, in three signs."""
        if space in CITADELS.values():
            return Text(CITADEL, style=next(COLOURS[side] for side, there in CITADELS.items() if there == space))
        if space in self.standing:
            who = self.standing[space]
            walks = self.view.walk is not None and self.view.walk.who == who
            return Text("".join(figure(self.view, who)), style=f"bold {'reverse ' if walks else ''}{colour_of(who)}")
        if space in self.goals:
            return Text(f"[{NUMBERED.index(space) + 1}]", style=f"bold {BLOOD}")
        if space in BASE_OF and space not in self.view.tiles:
            return Text(f"({BASE_OF[space]})", style=COLOURS[BASE_OF[space]])
        return self._path(space)

    def _path(self, space: str) -> Text:
        """A space without a figure: its path, and in the middle whatever lies there."""
        sides = self.sides(space)
        middle, style = self._middle(space, sides)
        if not sides and middle == BARE.strip():
            return Text(BARE, style="dim")
        arm = f"bold {EMBER}" if space in self.touched else PATH
        return Text.assemble(("─" if "W" in sides else " ", arm), (middle, style or arm), ("─" if "E" in sides else " ", arm))

    def _middle(self, space: str, sides: str) -> tuple[str, str]:
        """The sign in the middle and its style; none if it is the path itself."""
        if space == self.view.chosen:
            return CHOSEN, "bold"
        for sign, there in ((TRAP, self.view.traps), (BEAR, self.view.bears), (SAND, self.sands)):
            if space in there:
                return sign, f"bold {BLOOD}"
        if space in NUMBERED:
            return str(NUMBERED.index(space) + 1), "bold" if sides else ""
        if space in ON_DIAGONAL and self.view.mode != "alone":
            return "\\", f"bold {ELECTRIC}"
        return LINES.get(sides, BARE.strip()), ""


def goals(view: Seen) -> list[str]:
    """Where figures will appear: the Society's at the end of the turn, ghouls that are still off the board when they act. [AA-P4-4, AA-SO-3]"""
    if view.phase == "end":
        return []
    if view.society is not None:
        return list(view.society.goals.values())
    taken = [view.figures[ghoul].space for ghoul in GHOULS if ghoul in view.figures]
    rising = [ghoul for ghoul in view.ghouls_next if ghoul not in view.figures]
    return [free_number(taken, GHOULS.index(ghoul) + 1) for ghoul in rising]


def _space(row: int, column: int) -> str:
    found = space_at(row, column)
    assert found is not None
    return found


def board(view: Seen) -> Text:
    """The whole board."""
    return Squares(view).drawn()
