"""The plane is the same for everybody: mirrored and turned tables give the mirrored answers bit by bit, and no number outgrows 64 bits."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from walpurgis.engine.plane import (
    Disc,
    Point,
    Polygon,
    Vector,
    along,
    beside,
    blocks,
    crosses,
    depth,
    facing,
    in_front,
    in_the_way,
    inside,
    length,
    nearest_on_border,
    nears,
    passes,
    polygon,
    presses,
    rectangle,
    snapped,
    stretch,
    turned,
)  # fmt: skip

from .plane_tables import BASE, BOARD, Counted, Motion, counted, facings, motions, points, polygons

QUICK = settings(max_examples=60, deadline=None)


def disc(x: int, y: int, name: str = "disc") -> Disc:
    return Disc(name, x, y, BASE)


@QUICK
@given(motions, points, points, points, facings)
def test_points_and_arcs_of_a_mirrored_table_are_the_mirrored_ones(motion: Motion, one: Point, two: Point, three: Point, faces: Vector) -> None:
    move, spin = motion.point, motion.vector
    steps = length(one, two)
    assert length(move(one), move(two)) == steps
    assert along(move(one), move(two), steps // 3, steps or 1) == move(along(one, two, steps // 3, steps or 1))
    assert facing(move(one), move(two), spin(faces)) == spin(facing(one, two, faces))
    assert snapped(move(one), motion.disc(disc(*two)), 500, spin(faces)) == move(snapped(one, disc(*two), 500, faces))
    for degrees in 90, 180:
        assert in_front(move(one), spin(faces), move(two), degrees) == in_front(one, faces, two, degrees)
    assert passes(move(three), move(one), move(two), 3000) == passes(three, one, two, 3000)
    assert blocks(motion.disc(disc(*three)), move(one), move(two)) == blocks(disc(*three), one, two)
    assert nears(move(one), move(two), move(three)) == nears(one, two, three)


@QUICK
@given(motions, polygons(), points, points, st.integers(0, 2000))
def test_ground_of_a_mirrored_table_is_the_mirrored_one(motion: Motion, piece: Polygon, one: Point, two: Point, reach: int) -> None:
    move, other = motion.point, motion.polygon(piece)
    assert (inside(move(one), other), depth(move(one), other)) == (inside(one, piece), depth(one, piece))
    assert crosses(move(one), move(two), other, reach) == crosses(one, two, piece, reach)
    assert presses(move(one), move(two), other, reach) == presses(one, two, piece, reach)
    for shrunk in -1, 0, 1:
        assert fractions(stretch(move(one), move(two), other, shrunk)) == fractions(stretch(one, two, piece, shrunk))


def fractions(found: tuple[int, int, int, int] | None) -> list[Fraction]:
    return [Fraction(*found[:2]), Fraction(*found[2:])] if found else []


CORNER = st.sampled_from([(0, 0), (BOARD, 0), (0, BOARD), (BOARD, BOARD)])


@QUICK
@given(points | CORNER, points | CORNER, points | CORNER, facings, st.integers(0, 47))
def test_no_number_needs_more_than_64_bits(one: Point, two: Point, three: Point, faces: Vector, bearing: int) -> None:
    a, b, c, f = counted(one), counted(two), counted(three), counted(faces)
    bases = [counted(disc(*point, name)) for name, point in zip("abc", (one, two, three), strict=True)]
    facing(a, b, f)
    steps = length(a, b)
    along(a, b, steps // 2, steps or 1)
    for degrees in 90, 180:
        in_front(a, f, b, degrees)
    snapped(a, bases[1], BASE, f)
    beside(bases[0], turned(f, bearing), BASE)
    beside(bases[0], turned((b[0] - a[0], b[1] - a[1]) if a != b else f, bearing), BASE)
    nears(a, b, c)
    passes(c, a, b, counted(BASE))
    in_the_way(bases[0], bases[1], bases)
    whole_board = rectangle("board", (0, 0), (BOARD, BOARD))
    half_board = polygon("half", [(0, 0), (BOARD, 0), (BOARD, BOARD)])
    for piece in counted(whole_board), counted(half_board):
        crosses(a, b, piece, BASE)
        presses(a, b, piece, counted(BASE))
        nearest_on_border(a, piece)
        depth(a, piece)
        for shrunk in -1, 0, 1:
            stretch(a, b, piece, shrunk)


def test_a_number_that_needs_more_is_noticed() -> None:
    with pytest.raises(OverflowError):
        Counted(1 << 62) * 2
    assert isinstance(2 + Counted(1), Counted)
