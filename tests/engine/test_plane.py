"""The plane: what touches, what is in front, what a line crosses, by example and on random tables that are mirrored, turned and walked over mil by mil."""

from __future__ import annotations

from fractions import Fraction
from itertools import islice, pairwise
from math import cos, hypot, pi, sin

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from walpurgis.engine.plane import (
    BEARINGS,
    Disc,
    Point,
    Polygon,
    Vector,
    along,
    beside,
    blocks,
    crosses,
    depth,
    distance_squared,
    facing,
    fan,
    in_front,
    in_range,
    in_the_way,
    inside,
    length,
    nearest_on_border,
    nears,
    overlap,
    passes,
    path_length,
    polygon,
    presses,
    rectangle,
    rings,
    scaled,
    snapped,
    stretch,
    touch,
    turned,
    well_inside,
    within,
)  # fmt: skip

from .plane_tables import BASE, BOARD, facings, near, points, polygons

QUICK = settings(max_examples=60, deadline=None)
NORTH, SOUTH, EAST = (0, 1000), (0, -1000), (1000, 0)
WOOD = rectangle("wood", (15_000, 13_000), (21_000, 18_000))
KITE = polygon("kite", [(10_000, 10_000), (14_000, 8000), (18_000, 10_000), (14_000, 16_000)])


def disc(x: int, y: int, name: str = "disc", radius: int = BASE) -> Disc:
    return Disc(name, x, y, radius)


# Points, lengths, directions -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "times", "over", "result"), [(5, 1, 2, 3), (-5, 1, 2, -3), (4, 1, 3, 1), (-4, 1, 3, -1), (5, 1, 3, 2), (0, 7, 3, 0), (7, 3, 3, 7)]
)
def test_an_offset_is_rounded_alike_to_both_sides(value: int, times: int, over: int, result: int) -> None:
    assert scaled(value, times, over) == result


@given(st.integers(-BOARD, BOARD), st.integers(0, 60_000), st.integers(1, 60_000))
def test_rounding_is_never_off_by_more_than_half(value: int, times: int, over: int) -> None:
    assert abs(scaled(value, times, over) - Fraction(value * times, over)) <= Fraction(1, 2)


@pytest.mark.parametrize(("end", "mil"), [((0, 0), 0), ((3, 4), 5), ((1, 1), 2), ((1000, 1), 1001), ((-1270, 6000), 6133)])
def test_a_line_is_as_long_as_its_root_rounded_up(end: Point, mil: int) -> None:
    assert length((0, 0), end) == mil


def test_a_path_is_as_long_as_its_lines_together() -> None:
    assert path_length([(18_000, 10_000), (16_730, 16_000), (16_730, 17_500)]) == 7633


@given(points, points)
def test_the_points_of_a_line_lead_from_end_to_end_in_steps_of_about_a_mil(start: Point, end: Point) -> None:
    steps = length(start, end)
    if steps:
        assert (along(start, end, 0, steps), along(start, end, steps, steps)) == (start, end)
        for one, two in pairwise(along(start, end, step, steps) for step in range(0, min(steps, 40))):
            assert distance_squared(one, two) <= 2


@pytest.mark.parametrize(
    ("look", "faces"), [((18_000, 30_000), NORTH), ((18_003, 10_000), EAST), ((17_000, 9000), (-1000, -1000)), ((18_300, 9900), (1000, -333))]
)
def test_a_facing_is_made_from_the_point_looked_at(look: Point, faces: Vector) -> None:
    assert facing((18_000, 10_000), look, SOUTH) == faces


def test_who_looks_at_his_own_place_keeps_his_facing() -> None:
    assert facing((7, 7), (7, 7), SOUTH) == SOUTH


@given(points, points, facings)
def test_the_longer_side_of_a_facing_is_a_thousand(place: Point, look: Point, before: Vector) -> None:
    assert max(map(abs, facing(place, look, before))) == 1000


@pytest.mark.parametrize(
    ("point", "half", "quarter"),
    [
        ((10_000, 20_000), True, True),
        ((15_000, 15_000), True, True),  # on the border of the quarter
        ((15_100, 15_000), True, False),
        ((5000, 15_000), True, True),
        ((15_000, 10_000), True, False),  # on the border of the half
        ((15_000, 9999), False, False),
        ((10_000, 5000), False, False),
        ((10_000, 10_000), True, True),
    ],
)
def test_the_border_of_an_arc_belongs_to_the_front(point: Point, half: bool, quarter: bool) -> None:
    assert (in_front((10_000, 10_000), NORTH, point, 180), in_front((10_000, 10_000), NORTH, point, 90)) == (half, quarter)


def test_there_are_only_two_arcs() -> None:
    with pytest.raises(ValueError, match="90 or 180"):
        in_front((0, 0), NORTH, (0, 1), 60)


# Bearings ------------------------------------------------------------------------------------------------------------


def test_the_bearings_are_those_of_a_circle() -> None:
    assert list(BEARINGS) == [(round(10_000 * cos(turn * pi / 24)), round(10_000 * sin(turn * pi / 24))) for turn in range(48)]


@pytest.mark.parametrize(("bearings", "direction"), [(0, NORTH), (12, (-1000, 0)), (24, SOUTH), (-12, EAST), (48, NORTH)])
def test_quarter_turns_are_exact(bearings: int, direction: Vector) -> None:
    assert turned(NORTH, bearings) == (direction[0] * 10_000, direction[1] * 10_000)


def test_a_fan_opens_from_the_middle_to_both_sides() -> None:
    assert list(fan(EAST, apart=6)) == [turned(EAST, by) for by in (0, 6, -6, 12, -12)]
    assert list(islice(fan(EAST, anticlockwise_first=False), 4)) == [turned(EAST, by) for by in (0, -2, 2, -4)]
    assert len(list(fan(EAST))) == 13  # every 15 degrees of a half turn, its borders included


def test_rings_begin_at_the_place_and_go_outwards() -> None:
    found = list(rings((5000, 5000), 200))
    assert found[:2] == [(5000, 5000), (5100, 5000)]
    assert len(found) == 1 + 48 + 48
    assert all(abs(hypot(x - 5000, y - 5000) - (100 if number <= 48 else 200)) < 1 for number, (x, y) in enumerate(found) if number)


# Round bases ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("y", "touches", "overlaps"), [(1239, True, True), (1240, True, False), (1250, True, False), (1260, True, False), (1261, False, False)]
)
def test_contact_and_overlap_have_one_tolerance(y: int, touches: bool, overlaps: bool) -> None:
    assert (touch(disc(0, 0), disc(0, y)), overlap(disc(0, 0), disc(0, y))) == (touches, overlaps)


def test_within_is_measured_from_base_to_base_and_range_from_centre_to_centre() -> None:
    assert within(disc(0, 0), disc(0, 4260), 3)
    assert not within(disc(0, 0), disc(0, 4261), 3)
    assert in_range((10_000, 10_000), (10_000, 20_010), 10)
    assert not in_range((10_000, 10_000), (10_000, 20_011), 10)


@pytest.mark.parametrize(("after", "nearer"), [(5000, False), (4990, False), (4989, True), (6000, False), (0, True)])
def test_to_come_nearer_takes_more_than_the_tolerance(after: int, nearer: bool) -> None:
    assert nears((0, 0), (5000, 0), (0, after)) == nearer


def test_a_place_beside_a_disc_touches_it() -> None:
    assert beside(disc(18_000, 10_000), SOUTH, BASE) == (18_000, 8745)
    assert beside(disc(18_000, 18_000), NORTH, 500) == (18_000, 19_130)


def test_a_point_at_the_very_centre_is_snapped_where_one_says() -> None:
    assert snapped((18_000, 18_000), disc(18_000, 18_000), 500, NORTH) == (18_000, 19_130)


@given(points, st.data(), st.sampled_from([250, 500, BASE]))
def test_what_is_snapped_stands_five_mil_off_give_or_take_one(centre: Point, data: st.DataObject, radius: int) -> None:
    base = disc(*centre)
    place = snapped(data.draw(points | near(centre, 3)), base, radius, NORTH)
    assert (base.radius + radius + 4) ** 2 <= distance_squared(place, centre) <= (base.radius + radius + 6) ** 2


@given(points, facings, st.integers(0, 47))
def test_what_is_put_on_a_bearing_stands_five_mil_off_give_or_take_one(centre: Point, faces: Vector, bearing: int) -> None:
    place = beside(disc(*centre), turned(faces, bearing), BASE)
    assert 1254**2 <= distance_squared(place, centre) <= 1256**2


@given(points, points)
def test_contact_does_not_depend_on_who_asks(one: Point, other: Point) -> None:
    near_one = one[0] + other[0] % 1300, one[1] + other[1] % 1300
    for relation in touch, overlap:
        assert relation(disc(*one), disc(*near_one)) == relation(disc(*near_one), disc(*one))


# Straight lines ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("centre", "reach", "passed"),
    [
        ((500, 1240), 1240, False),
        ((500, 1239), 1240, True),
        ((-100, 0), 100, False),  # behind the start
        ((-99, 0), 100, True),
        ((1100, 0), 100, False),  # beyond the end
        ((1099, 0), 100, True),
        ((1060, 80), 100, False),
    ],
)
def test_a_line_passes_a_centre_at_its_nearest_point(centre: Point, reach: int, passed: bool) -> None:
    assert passes(centre, (0, 0), (1000, 0), reach) == passed


@pytest.mark.parametrize(("x", "blocked"), [(10_000, True), (10_610, True), (10_614, True), (10_615, False), (10_620, False), (9386, True), (9385, False)])
def test_a_base_blocks_a_line_that_runs_over_it(x: int, blocked: bool) -> None:
    shooter, target, other = disc(10_000, 10_000, "shooter"), disc(10_000, 20_000, "target"), disc(x, 15_000, "other")
    assert in_the_way(shooter, target, [shooter, other, target]) == (["other"] if blocked else [])


@pytest.mark.parametrize("y", [9990, 10_000, 20_000, 20_300])
def test_a_base_beside_an_end_of_the_line_does_not_block_it(y: int) -> None:
    assert not blocks(disc(10_300, y), (10_000, 10_000), (10_000, 20_000))


def test_several_bases_in_the_way_are_named_in_order() -> None:
    bases = [disc(10_000, 15_000, "c"), disc(10_100, 17_000, "a"), disc(12_000, 15_000, "b")]
    assert in_the_way(disc(10_000, 10_000, "s"), disc(10_000, 20_000, "t"), bases) == ["a", "c"]


@QUICK
@given(points, st.data())
def test_a_line_passes_what_its_nearest_point_is_near_to(start: Point, data: st.DataObject) -> None:
    end, centre = data.draw(near(start, 700)), data.draw(near(start, 1500))
    steps = length(start, end)
    nearest = min(hypot(x - centre[0], y - centre[1]) for x, y in (along(start, end, step, max(1, steps)) for step in range(steps + 1)))
    assert passes(centre, start, end, round(nearest) + 2)
    assert not passes(centre, start, end, round(nearest) - 2) or nearest < 2


# Pieces of ground ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "corners",
    [
        [(0, 0), (10, 0)],
        [(0, 0), (10, 0), (20, 0)],
        [(0, 0), (10, 0), (5, 5), (10, 10), (0, 10)],  # a dent
        [(0, 0), (10, 0), (10, 10), (0, 10), (0, 5)],  # a corner on an edge
        [(0, 0), (10, 0), (10, 0), (0, 10)],
        [(0, 30), (20, -30), (-30, 10), (30, 10), (-20, -30)],  # a star
        [(x, x * x) for x in range(9)],
    ],
)
def test_a_piece_of_ground_has_three_to_eight_corners_and_no_dent(corners: list[Point]) -> None:
    with pytest.raises(ValueError, match="mire"):
        polygon("mire", corners)


def test_corners_may_go_round_either_way() -> None:
    assert set(polygon("kite", KITE.corners[::-1]).edges) == set(KITE.edges)


@pytest.mark.parametrize(
    ("point", "deep"),
    [((18_000, 13_000), 0), ((18_000, 13_001), 1), ((18_000, 13_002), 2), ((18_000, 12_999), -1), ((18_000, 12_998), -2), ((15_000, 13_000), 0)],
)
def test_the_border_is_inside_but_not_well_inside(point: Point, deep: int) -> None:
    assert (inside(point, WOOD), well_inside(point, WOOD), depth(point, WOOD)) == (deep >= 0, deep > 0, deep)


def test_no_point_is_between_the_border_and_one_mil() -> None:
    assert [depth((x, 9500), KITE) for x in (10_998, 10_999, 11_000, 11_001, 11_002)] == [-1, -1, 0, 1, 1]


@pytest.mark.parametrize(
    ("start", "end", "crossed"),
    [
        ((18_000, 10_000), (18_000, 20_000), True),
        ((18_000, 10_000), (18_000, 13_000), False),  # up to the border
        ((18_000, 10_000), (18_000, 13_001), True),
        ((10_000, 13_000), (30_000, 13_000), False),  # along the border
        ((10_000, 13_001), (30_000, 13_001), True),
        ((14_000, 14_000), (16_000, 12_000), False),  # over the corner
        ((14_001, 14_001), (16_001, 12_001), True),
        ((16_000, 14_000), (17_000, 15_000), True),  # wholly inside
        ((10_000, 10_000), (12_000, 20_000), False),
    ],
)
def test_a_line_crosses_what_it_runs_through(start: Point, end: Point, crossed: bool) -> None:
    assert crosses(start, end, WOOD) == crosses(end, start, WOOD) == crossed


def test_the_wood_one_stands_in_does_not_count_if_the_line_leaves_it_within_the_own_base() -> None:
    assert crosses((18_000, 17_500), (18_000, 25_000), WOOD)
    assert not crosses((18_000, 17_500), (18_000, 25_000), WOOD, skip=BASE)
    assert crosses((18_000, 17_374), (18_000, 25_000), WOOD, skip=BASE)
    assert not crosses((18_000, 16_000), (18_000, 16_600), WOOD, skip=BASE)  # nothing is left of the line


def test_a_stretch_is_given_in_fractions_of_the_line() -> None:
    enter, over, leave, under = stretch((18_000, 8000), (18_000, 28_000), WOOD) or (0, 1, 0, 1)
    assert (Fraction(enter, over), Fraction(leave, under)) == (Fraction(1, 4), Fraction(1, 2))


@pytest.mark.parametrize(
    ("start", "end", "pressed"),
    [
        ((18_000, 12_385), (18_000, 12_385), False),
        ((18_000, 12_386), (18_000, 12_386), True),
        ((10_000, 12_385), (30_000, 12_385), False),
        ((10_000, 12_386), (30_000, 12_386), True),
        ((14_565, 12_566), (14_565, 12_566), True),  # 614.5 from the corner
        ((14_565, 12_565), (14_565, 12_565), False),  # 615.2
        ((10_000, 15_000), (30_000, 15_001), True),  # right through, ends far away
        ((18_000, 15_000), (18_000, 15_000), True),  # the very middle
        ((10_000, 10_000), (12_000, 20_000), False),
    ],
)
def test_a_base_keeps_clear_of_a_wall(start: Point, end: Point, pressed: bool) -> None:
    assert presses(start, end, WOOD, 615) == pressed


@pytest.mark.parametrize(
    ("point", "nearest"),
    [((18_000, 10_000), (18_000, 13_000)), ((10_000, 10_000), (15_000, 13_000)), ((16_000, 15_000), (15_000, 15_000)), ((21_000, 14_000), (21_000, 14_000))],
)
def test_the_nearest_point_of_the_border(point: Point, nearest: Point) -> None:
    assert nearest_on_border(point, WOOD) == nearest


def deep_inside(point: Point, piece: Polygon) -> bool:
    return all(well_inside((point[0] + dx, point[1] + dy), piece) for dx in (-1, 1) for dy in (-1, 1))


@QUICK
@given(polygons(), points, points)
def test_a_line_crosses_exactly_what_one_of_its_points_is_in(piece: Polygon, start: Point, end: Point) -> None:
    found = stretch(start, end, piece)
    if found is None:
        steps = length(start, end)
        assert not any(deep_inside(along(start, end, step, steps), piece) for step in range(0, steps, 61))
    else:
        enter, leave = Fraction(*found[:2]), Fraction(*found[2:])
        assert 0 <= enter < leave <= 1
        for part in (enter * 9 + leave) / 10, (enter + leave) / 2, (enter + leave * 9) / 10:
            point = along(start, end, part.numerator, part.denominator)
            assert inside(point, piece) or distance_squared(point, nearest_on_border(point, piece)) <= 2


@QUICK
@given(polygons(), points)
def test_a_base_presses_a_wall_whose_border_is_near(piece: Polygon, point: Point) -> None:
    far = hypot(*(a - b for a, b in zip(point, nearest_on_border(point, piece), strict=True)))
    assert presses(point, point, piece, int(far) + 2)
    assert inside(point, piece) or far < 2 or not presses(point, point, piece, int(far) - 1)
