"""A view as a vector of numbers. The functions that fill the cells are written once for each form and number of players, as copies of states are
(engine/plain.py): one of them is called at nearly every step. The first fills empty cells; the second brings the cells of one view up to date with the next
view of the same seat, and leaves alone whatever has not changed.

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
"""Writes a value into empty cells, as this seat sees it."""
Change: TypeAlias = "Callable[[Any, Any, array[float], int], None]"
"""Writes a view into cells that hold another one, as this seat sees it."""


class _Source:
    """The lines of a function that fills cells."""

    def __init__(self, form: Form, seats: int) -> None:
        self.form, self.seats = form, seats
        self.lines: list[str] = []
        self.scope: dict[str, Any] = {"parts": [1 / n for n in range(1, 65)]}
        self.names = 0

    def write(self, deep: int, line: str) -> None:
        self.lines.append("    " * deep + line)

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
        find, count = self.keys_of(node)
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

    # From one value to the next ----------------------------------------------------------------------------------

    def change_fields(self, node: Fields, value: str, before: str, at: str, deep: int) -> None:
        """Write what updates the cells of the fields that have changed."""
        now, was = self.name("v"), self.name("b")
        for name, inner in node.fields.items():
            self.write(deep, f"{now}, {was} = {value}.{name}, {before}.{name}")
            self.write(deep, f"if {now} is not {was} and {now} != {was}:")
            self.change(inner, now, was, at, deep + 1)
            at = _further(at, self.size(inner))

    def change(self, node: Node, now: str, was: str, at: str, deep: int) -> None:
        """Write what updates the cells of a value that has changed."""
        match node:
            case Number():
                self.fill(node, now, at, deep)
            case Flag():
                self.write(deep, f"a[{at}] = 1.0 if {now} else 0.0")
            case Word(family):
                find, size = self.family(family)
                self.write(deep, f"if {was}: a[{at} + {find}({was}, {size})] = 0.0")
                self.write(deep, f"if {now}: a[{at} + {find}({now}, {size})] = 1.0")
            case Maybe(inner):
                self.write(deep, f"if {now} is not None and {was} is not None:")
                self.change(inner, now, was, _further(at, 1), deep + 1)
                self.write(deep, "else:")
                self.anew(node, now, at, deep + 1)
            case Fields():
                self.change_fields(node, now, was, at, deep)
            case Bag():
                self.change_bag(node, now, was, at, deep)
            case Row(length, inner):
                each, before, cell, size = self.name("x"), self.name("y"), self.name("i"), self.size(inner)
                self.write(deep, f"if len({now}) == len({was}):")
                self.write(deep + 1, f"for {each}, {before}, {cell} in zip({now}, {was}, range({at}, {at} + {(length or self.seats) * size}, {size})):")
                self.write(deep + 2, f"if {each} != {before}:")
                self.change(inner, each, before, cell, deep + 3)
                self.write(deep, "else:")
                self.anew(node, now, at, deep + 1)
            case Keyed(by) | BySeat(by) if by:
                self.change_listed(node, now, was, at, deep)
            case Keyed() | BySeat():
                self.change_mapped(node, now, was, at, deep)
            case _:
                self.anew(node, now, at, deep)

    def anew(self, node: Node, value: str, at: str, deep: int) -> None:
        """Write what empties the cells of a node and fills them again."""
        size = self.size(node)
        self.scope[f"zeros{size}"] = array("f", bytes(4 * size))
        self.write(deep, f"a[{at}:{_further(at, size)}] = zeros{size}")
        self.fill(node, value, at, deep)

    def change_bag(self, node: Bag, now: str, was: str, at: str, deep: int) -> None:
        """Names that were added behind the others are added up; else all are counted again."""
        self.write(deep, f"if {was} and {now}[:len({was})] == {was}:")
        self.fill(node, f"{now}[len({was}):]", at, deep + 1)
        self.write(deep, "else:")
        self.anew(node, now, at, deep + 1)

    def change_listed(self, node: Keyed | BySeat, now: str, was: str, at: str, deep: int) -> None:
        """Things in a list, one by one; all again where things have come or gone, or where what is counted over all of them has changed."""
        each, before, anew = self.name("x"), self.name("y"), self.name("n")
        pooled = node.pooled if isinstance(node, Keyed) else {}
        self.write(deep, f"{anew} = len({now}) != len({was})")
        self.write(deep, f"for {each}, {before} in zip({now}, {was}):")
        self.write(deep + 1, f"if {each} is not {before} and {each} != {before}:")
        self.write(deep + 2, f"if {' or '.join(f'{each}.{name} != {before}.{name}' for name in (node.by, *pooled))}: {anew} = True; break")
        self.change_one(node, f"{each}.{node.by}", each, before, at, deep + 2)
        self.write(deep, f"if {anew}:")
        self.anew(node, now, at, deep + 1)

    def change_mapped(self, node: Keyed | BySeat, now: str, was: str, at: str, deep: int) -> None:
        """The values of a mapping, one by one; all again where keys have come or gone."""
        key, each, before = self.name("k"), self.name("x"), self.name("y")
        self.write(deep, f"if {now}.keys() == {was}.keys():")
        self.write(deep + 1, f"for {key}, {each} in {now}.items():")
        self.write(deep + 2, f"{before} = {was}[{key}]")
        self.write(deep + 2, f"if {each} != {before}:")
        self.change_one(node, key, each, before, at, deep + 3)
        self.write(deep, "else:")
        self.anew(node, now, at, deep + 1)

    def change_one(self, node: Keyed | BySeat, key: str, now: str, was: str, at: str, deep: int) -> None:
        """One thing with a name or a seat that has changed. What has no cells of its own needs nothing."""
        cell = self.name("i")
        if isinstance(node, BySeat):
            self.write(deep, f"{cell} = {at} + {self.seat(key)} * {self.size(node.inner)}")
            self.change(node.inner, now, was, cell, deep)
            return
        find, _ = self.keys_of(node)
        said = there(node.inner)
        self.write(deep, f"{cell} = {find}({key})")
        self.write(deep, f"if {cell} is not None:")
        self.write(deep + 1, f"{cell} = {at} + {cell} * {said + self.size(node.inner)}")
        self.change(node.inner, now, was, _further(cell, said), deep + 1)

    def keys_of(self, node: Keyed) -> tuple[str, int]:
        """The family of names that things are kept by; the keys of a mapping may be whole numbers."""
        members = self.form.families[node.family]
        return self.family(node.family, whole=not node.by and all(member.lstrip("-").isdecimal() for member in members))

    def kept(self, value: str, deep: int) -> str:
        """A value that is used more than once, under a name."""
        if value.isidentifier():
            return value
        known = self.name("v")
        self.write(deep, f"{known} = {value}")
        return known


def _further(at: str, cells: int) -> str:
    """This many cells further on."""
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


def compiled_change(view: Node, form: Form, seats: int, first: int) -> Change:
    """The function that updates the cells of a view, from the cell `first` on."""
    source = _Source(form, seats)
    source.write(0, "def change(v, before, a, me):")
    source.change(view, "v", "before", str(first), 1)
    return source.made("change")  # type: ignore[no-any-return]


class Layout:
    """Where everything is in the observations of a game with this many players.

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
        self.fill_view = compiled(form.view, form, seats, self.view)
        self.change_view = compiled_change(form.view, form, seats, self.view)
        self.fill_about = {name: compiled(node, form, seats, self.abouts[name]) for name, node in form.about.items()}
        self.prompts = {prompt: self.prompt + n for n, prompt in enumerate(form.prompts)}
        self.kinds = {kind: self.kind + n for n, kind in enumerate(self.KINDS)}


@cache
def layout_of(game: AnyGame, seats: int) -> Layout:
    """The layout of a game's observations."""
    return Layout(form_of(game), seats)
