"""Tables for the tests of the geometry: random ones, the ways to mirror, turn and renumber them, and numbers that notice when they grow too large."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from hypothesis import strategies as st

from walpurgis.engine.plane import Disc, Point, Polygon, Vector, polygon
from walpurgis.engine.walk import Ground

BOARD = 36_000
BASE = 625


class Table(NamedTuple):
    """Somebody, the places he is to walk over, and what is around him."""

    walker: Disc
    places: tuple[Point, ...]
    ground: Ground


class Motion(NamedTuple):
    """A way to lay the whole board down differently: quarter turns, then perhaps a mirror."""

    quarters: int
    mirrored: bool

    def vector(self, v: Vector) -> Vector:
        for _ in range(self.quarters):
            v = -v[1], v[0]
        return (-v[0], v[1]) if self.mirrored else v

    def point(self, p: Point) -> Point:
        half = BOARD // 2
        x, y = self.vector((p[0] - half, p[1] - half))
        return x + half, y + half

    def disc(self, disc: Disc) -> Disc:
        return Disc(disc.name, *self.point(disc.at), disc.radius)

    def polygon(self, piece: Polygon) -> Polygon:
        return polygon(piece.name, [self.point(corner) for corner in piece.corners])

    def table(self, table: Table) -> Table:
        old = table.ground
        discs = [tuple(self.disc(disc) for disc in some) for some in (old.blocking, old.stopping)]
        pieces = [tuple(self.polygon(piece) for piece in some) for some in (old.walls, old.entered, old.crossed)]
        areas = tuple(self.disc(area) for area in old.round_entered)
        ground = Ground(BOARD, BOARD, discs[0], discs[1], pieces[0], pieces[1], pieces[2], areas)
        return Table(self.disc(table.walker), tuple(self.point(place) for place in table.places), ground)


motions = st.builds(Motion, st.integers(0, 3), st.booleans())
coordinates = st.integers(0, BOARD)
points = st.tuples(coordinates, coordinates)
facings = st.one_of(
    st.tuples(st.sampled_from([-1000, 1000]), st.integers(-1000, 1000)), st.tuples(st.integers(-1000, 1000), st.sampled_from([-1000, 1000]))
)  # fmt: skip


def near(place: Point, far: int) -> st.SearchStrategy[Point]:
    """Points at most so far from a place, along each axis, and on the board."""
    return st.tuples(*(st.integers(max(0, at - far), min(BOARD, at + far)) for at in place))


@st.composite
def polygons(draw: st.DrawFn, name: str = "piece", far: int = 4000) -> Polygon:
    """Rectangles along the axes, and others with three or four corners."""
    x, y = draw(points)
    left, right, low, high = (draw(st.integers(1, far)) for _ in range(4))
    if draw(st.booleans()):
        corners = [(x - left, y - low), (x + right, y - low), (x + right, y + high), (x - left, y + high)]
    else:
        corners = [(x - left, y), (x, y - low), (x + right, y), (x, y + high)][: draw(st.integers(3, 4))]
    return polygon(name, [(min(max(cx, -far), BOARD + far), min(max(cy, -far), BOARD + far)) for cx, cy in corners])


@st.composite
def tables(draw: st.DrawFn, terrain: bool = True, most_places: int = 4) -> Table:
    """A crowded corner of a table: discs and pieces of ground so near that most walks are stopped or touch something."""
    middle = draw(st.tuples(st.integers(6000, 30_000), st.integers(6000, 30_000)))
    walker = Disc("walker", *middle, BASE)
    around = near(middle, 5000)
    discs = tuple(Disc(f"b{number}", *at, BASE) for number, at in enumerate(draw(st.lists(around, min_size=1, max_size=6))))
    stopping = tuple(disc for disc in discs if draw(st.booleans()))
    pieces: list[tuple[Polygon, ...]] = [(), (), ()]
    if terrain:
        for kind in range(3):
            if draw(st.booleans()):
                x, y = draw(around)
                width, height = draw(st.tuples(st.integers(10, 4000), st.integers(10, 4000)))
                lean = draw(st.sampled_from([0, 0, 137, -1000]))
                pieces[kind] = (polygon(f"t{kind}", [(x, y), (x + width, y + lean), (x + width, y + height + lean), (x, y + height)]),)
    areas = tuple(Disc("r0", *draw(around), draw(st.integers(10, 3000))) for _ in range(terrain and draw(st.integers(0, 1))))
    places = tuple(draw(st.lists(around, min_size=1, max_size=most_places)))
    return Table(walker, places, Ground(BOARD, BOARD, discs, stopping, pieces[0], pieces[1], pieces[2], areas))


class Counted(int):
    """A whole number that raises OverflowError when arithmetic with it leaves 64 bits."""


def _counted(name: str) -> Callable[..., Any]:
    plain = getattr(int, name)

    def operation(*numbers: int) -> Any:
        result = plain(*numbers)
        if result is NotImplemented:
            return result
        if not -(2**63) <= result < 2**63:
            raise OverflowError(f"{name} of {numbers} makes {result}")
        return Counted(result)

    return operation


for operator in ("add", "sub", "mul", "floordiv", "lshift", "rshift", "radd", "rsub", "rmul", "rfloordiv", "neg", "abs", "pow"):
    setattr(Counted, f"__{operator}__", _counted(f"__{operator}__"))


def counted(value: Any) -> Any:
    """The same value with counted numbers in it."""
    match value:
        case bool() | str() | None:
            return value
        case int():
            return Counted(value)
        case tuple() | list():
            return tuple(counted(part) for part in value)
        case Disc() | Polygon() | Ground():
            return type(value)(*(counted(getattr(value, field)) for field in value.__struct_fields__))
    raise TypeError(value)
