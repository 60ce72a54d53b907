"""A view as a vector of numbers. The function that fills the cells is written once for each form and number of players, as copies of states are
(engine/plain.py): it is called at nearly every step. From one view to the next of the same seat, it fills only the cells of what has changed.

What the cells mean is in form.py. Only what the view shows goes in, so a vector tells no more than the view.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from functools import cache
from typing import Any, TypeAlias

from walpurgis.engine import AnyGame

from .form import Bag, BySeat, Fields, Flag, Form, Keyed, Maybe, Node, Number, Pooled, Row, SeatBag, SeatCells, Word, form_of, size_of, there
from .spelling import SPECIAL

Fill: TypeAlias = "Callable[[Any, array[float], int], None]"
"""Writes what a question is about into empty cells, as this seat sees it."""
Refill: TypeAlias = "Callable[[Any, Any, array[float], int], None]"
"""Writes a view into cells that hold the view before it, or nothing (None), as this seat sees it."""


class _Source:
    """The lines of a function that fills cells."""

    def __init__(self, form: Form, seats: int) -> None:
        self.form, self.seats = form, seats
        self.lines: list[str] = []
        self.scope: dict[str, Any] = {"parts": [1 / n for n in range(1, 65)], "nothing": [None] * seats}
        self.names = 0

    def write(self, deep: int, line: str) -> None:
        self.lines.append("    " * deep + line)

    def zeros(self, cells: int) -> str:
        """A name for so many empty cells."""
        self.scope[f"zeros{cells}"] = array("f", bytes(4 * cells))
        return f"zeros{cells}"

    def made(self, name: str) -> Any:
        """The function that these lines are."""
        self.write(1, "return None")
        exec("\n".join(self.lines), self.scope)  # made of the names of fields only
        return self.scope[name]

    def name(self, letter: str) -> str:
        self.names += 1
        return f"{letter}{self.names}"

    def family(self, name: str, whole: bool = False) -> tuple[str, int]:
        """A name for where each member of a family stands, and how many there are. With `whole` they are numbers."""
        members = self.form.families[name]
        known = f"family{[*self.form.families].index(name)}{'n' if whole else ''}"
        self.scope[known] = {int(member) if whole else member: n for n, member in enumerate(members)}.get
        return known, len(members)

    def size(self, node: Node) -> int:
        return size_of(node, self.form, self.seats)

    def seat(self, value: str) -> str:
        return f"({value} - me) % {self.seats}"

    def refill(self, node: Fields, value: str, before: str, at: str, deep: int) -> None:
        """Write what fills the cells of those fields that are not what they were before; of players, field by field."""
        now = self.name("v")
        for name, inner in node.fields.items():
            size = self.size(inner)
            self.write(deep, f"{now} = {value}.{name}")
            self.write(deep, f"if {before} is None or {now} != {before}.{name}:")
            if isinstance(inner, BySeat) and inner.by and isinstance(inner.inner, Fields):
                each, was, cell = self.name("x"), self.name("y"), self.name("i")
                self.write(deep + 1, f"for {each}, {was} in zip({now}, nothing if {before} is None else {before}.{name}):")
                self.write(deep + 2, f"{cell} = {at} + {self.seat(f'{each}.{inner.by}')} * {self.size(inner.inner)}")
                self.refill(inner.inner, each, was, cell, deep + 2)
            else:
                if not isinstance(inner, Number):
                    self.write(deep + 1, f"if {before} is not None: a[{at}:{_further(at, size)}] = {self.zeros(size)}")
                self.fill(inner, now, at, deep + 1)
            at = _further(at, size)

    def put(self, at: str, deep: int, adding: float = 0, times: str = "") -> None:
        """Fill a cell with 1, or add to it, up to 1."""
        if not adding:
            self.write(deep, f"a[{at}] = 1.0")
            return
        self.write(deep, f"i = {at}")
        self.write(deep, f"n = a[i] + {times}{adding!r}")
        self.write(deep, "a[i] = n if n < 1.0 else 1.0")

    def put_number(self, value: str, most: int, at: str, deep: int, adding: float) -> None:
        """Fill a cell with a share of the most, or add to it, from -1 to 1."""
        self.write(deep, f"n = {f'a[{at}] + ' if adding else ''}{value} * {(adding or 1) / most!r}")
        self.write(deep, f"a[{at}] = n if -1.0 <= n <= 1.0 else 1.0 if n > 0 else -1.0")

    # One node after the other ------------------------------------------------------------------------------------

    def fill(self, node: Node, value: str, at: str, deep: int, adding: float = 0) -> None:
        """Write what fills the cells of a node, from the cell `at` on. When `adding`, the cells of several things are added up, each by that share."""
        match node:
            case Number(most):
                self.put_number(value, most, at, deep, adding)
            case Flag():
                self.write(deep, f"if {value}:")
                self.put(at, deep + 1, adding)
            case SeatCells():
                known = self.kept(value, deep)
                self.write(deep, f"if {known} >= 0:")
                self.put(f"{at} + {self.seat(known)}", deep + 1, adding)
            case Word(family):
                known = self.kept(value, deep)
                find, size = self.family(family)
                self.write(deep, f"if {known}:")
                self.put(f"{at} + {find}({known}, {size})", deep + 1, adding)
            case Bag(family, most):
                each, (find, size) = self.name("x"), self.family(family)
                self.write(deep, f"for {each} in {value}:")
                self.put(f"{at} + {find}({each}, {size})", deep + 1, (adding or 1) / most)
            case SeatBag():
                each = self.name("x")
                self.write(deep, f"for {each}, part in zip({value}, parts):")
                self.put(f"{at} + {self.seat(each)}", deep + 1, adding or 1, "part * ")
            case Maybe(inner):
                known = self.kept(value, deep)
                self.write(deep, f"if {known} is not None:")
                self.put(at, deep + 1, adding)
                self.fill(inner, known, _further(at, 1), deep + 1, adding)
            case Fields(fields):
                if not fields:
                    return
                known = self.kept(value, deep)
                for name, inner in fields.items():
                    self.fill(inner, f"{known}.{name}", at, deep, adding)
                    at = _further(at, self.size(inner))
            case Row(length, inner):
                each, cell, size = self.name("x"), self.name("i"), self.size(inner)
                self.write(deep, f"for {each}, {cell} in zip({value}, range({at}, {at} + {(length or self.seats) * size}, {size})):")
                self.fill(inner, each, cell, deep + 1, adding)
            case BySeat(by, inner):
                self.by_seat(by, inner, value, at, deep, adding)
            case Keyed():
                self.keyed(node, value, at, deep, adding)
            case Pooled(most, inner):
                each, share = self.name("x"), (adding or 1) / most
                self.write(deep, f"for {each} in {value}:")
                self.put(at, deep + 1, share)
                self.fill(inner, each, _further(at, 1), deep + 1, share)

    def by_seat(self, by: str, inner: Node, value: str, at: str, deep: int, adding: float) -> None:
        each, seat, cell = self.name("x"), self.name("s"), self.name("i")
        self.write(deep, f"for {each} in {value}:" if by else f"for {seat}, {each} in {value}.items():")
        self.write(deep + 1, f"{cell} = {at} + {self.seat(f'{each}.{by}' if by else seat)} * {self.size(inner)}")
        self.fill(inner, each, cell, deep + 1, adding)

    def keyed(self, node: Keyed, value: str, at: str, deep: int, adding: float) -> None:
        each, key, cell = self.name("x"), self.name("k"), self.name("i")
        members = self.form.families[node.family]
        find, count = self.family(node.family, whole=not node.by and all(member.lstrip("-").isdecimal() for member in members))
        said = there(node.inner)
        size = said + self.size(node.inner)
        self.write(deep, f"for {each} in {value}:" if node.by else f"for {key}, {each} in {value}.items():")
        self.write(deep + 1, f"{cell} = {find}({f'{each}.{node.by}' if node.by else key})")
        self.write(deep + 1, f"if {cell} is None: a[{_further(at, count * size)}] = 1.0")
        self.write(deep + 1, "else:")
        self.write(deep + 2, f"{cell} = {at} + {cell} * {size}")
        if said:
            self.put(cell, deep + 2, adding)
        self.fill(node.inner, each, _further(cell, said), deep + 2, adding)
        at = _further(at, count * size + 1)
        for name, inner in node.pooled.items():
            self.fill(inner, f"{each}.{name}", at, deep + 1, 0.25)
            at = _further(at, self.size(inner))

    def kept(self, value: str, deep: int) -> str:
        """A value that is used more than once, under a name."""
        if value.isidentifier():
            return value
        known = self.name("v")
        self.write(deep, f"{known} = {value}")
        return known


def _further(at: str, cells: int) -> str:
    """So many cells further on."""
    start, plus, more = at.partition(" + ")
    if at.isdecimal():
        return str(int(at) + cells)
    return f"{start} + {int(more or 0) + cells}" if plus or cells else at


def compiled(node: Node, form: Form, seats: int, first: int) -> Fill:
    """The function that fills the cells of a node, from the cell `first` on."""
    source = _Source(form, seats)
    source.write(0, "def fill(v, a, me):")
    source.fill(node, "v", str(first), 1)
    return source.made("fill")  # type: ignore[no-any-return]


def compiled_view(view: Node, form: Form, seats: int, first: int) -> Refill:
    """The function that fills the cells of a view, field by field, from the cell `first` on. A field that is what it was before is left alone."""
    assert isinstance(view, Fields)
    source = _Source(form, seats)
    source.write(0, "def refill(v, before, a, me):")
    source.refill(view, "v", "before", str(first), 1)
    return source.made("refill")  # type: ignore[no-any-return]


class Layout:
    """Where everything stands in the observations of a game with so many players.

    First the observer's own seat, then the view, then the question: which one it is, its kind, its bounds, how many keys were chosen, what it is about, which
    words are spelt, and which were chosen before them.
    """

    KINDS = ("one", "some", "order", "number", "spot", "code")

    def __init__(self, form: Form, seats: int) -> None:
        self.form, self.seats = form, seats
        self.view = seats
        self.prompt = self.view + size_of(form.view, form, seats)
        self.kind = self.prompt + len(form.prompts) + 1
        self.bounds = self.kind + len(self.KINDS)
        self.about = self.bounds + 3
        self.abouts: dict[str, int] = {}
        at = self.about
        for name, node in form.about.items():
            self.abouts[name] = at
            at += size_of(node, form, seats)
        self.spelt = at
        actions = len(SPECIAL) + len(form.words)
        self.chosen = self.spelt + actions
        self.no_question = array("f", bytes(4 * (self.spelt - self.prompt)))
        self.size = self.chosen + actions
        self.fill_view = compiled_view(form.view, form, seats, self.view)
        self.fill_about = {name: compiled(node, form, seats, self.abouts[name]) for name, node in form.about.items()}
        self.prompts = {prompt: self.prompt + n for n, prompt in enumerate(form.prompts)}
        self.kinds = {kind: self.kind + n for n, kind in enumerate(self.KINDS)}


@cache
def layout_of(game: AnyGame, seats: int) -> Layout:
    """The layout of a game's observations."""
    return Layout(form_of(game), seats)
