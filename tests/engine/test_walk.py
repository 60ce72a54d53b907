"""Walking: where a path really ends and what is wrong with it, by example and on crowded random tables."""

from __future__ import annotations

from math import hypot
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from walpurgis.engine.plane import (
    SNUG,
    TOLERANCE,
    Disc,
    Point,
    Polygon,
    along,
    depth,
    distance_squared,
    length,
    overlap,
    polygon,
    rectangle,
    touch,
    well_inside,
)
from walpurgis.engine.walk import Fault, Ground, Walk, form_fault, place_fault, settle, walk_fault

from .plane_tables import BASE, BOARD, Motion, Table, counted, motions, near, points, tables

QUICK = settings(max_examples=60, deadline=None)
START = (18_000, 10_000)
WALKER = Disc("walker", *START, BASE)
WOOD = rectangle("wood", (15_000, 13_000), (21_000, 18_000))
HILL = rectangle("hill", (15_000, 9000), (21_000, 12_000))


def foes(*places: Point) -> tuple[Disc, ...]:
    return tuple(Disc(f"foe{number}", *place, BASE) for number, place in enumerate(places, 1))


def field(*places: Point, entered: tuple[Polygon, ...] = (), crossed: tuple[Polygon, ...] = (), walls: tuple[Polygon, ...] = ()) -> Ground:
    """A ground with foes at these places, who block and stop."""
    return Ground(BOARD, BOARD, foes(*places), foes(*places), walls, entered, crossed)


def walk(ground: Ground, *places: Point) -> Walk:
    return settle(WALKER, places, ground)


# Stopping at contact -------------------------------------------------------------------------------------------------


def test_nothing_in_the_way_leaves_a_path_as_it_is() -> None:
    assert walk(field(), (18_000, 15_000), (20_000, 15_000)) == Walk((START, (18_000, 15_000), (20_000, 15_000)), 7000)


@pytest.mark.parametrize(
    ("places", "end", "contact"),
    [
        ([(18_000, 16_000)], (18_000, 14_745), ("foe1",)),
        ([(17_000, 16_000), (19_000, 16_000)], (18_000, 15_242), ("foe1", "foe2")),
        ([(19_000, 16_000), (18_000, 16_000)], (18_000, 14_745), ("foe2",)),
        ([(19_258, 16_000)], (18_000, 16_000), ("foe1",)),  # 8 mil in passing
        ([(19_260, 16_000)], (18_000, 16_000), ("foe1",)),
        ([(19_261, 16_000)], (18_000, 20_000), ()),
        ([(18_000, 8000)], (18_000, 20_000), ()),  # behind
        ([(18_000, 21_255)], (18_000, 20_000), ("foe1",)),  # touched at the end
        ([(18_000, 21_260)], (18_000, 20_000), ("foe1",)),
        ([(18_000, 21_261)], (18_000, 20_000), ()),
    ],
)
def test_a_walk_is_cut_at_the_first_contact(places: list[Point], end: Point, contact: tuple[str, ...]) -> None:
    assert walk(field(*places), (18_000, 20_000)) == Walk((START, end), end[1] - START[1], contact)


def test_who_ends_in_contact_is_stopped_even_where_rounding_makes_the_nearest_step_miss_it() -> None:
    assert walk(field((17_135, 9007)), (17_636, 10_163)) == Walk((START, (17_636, 10_163)), 399, ("foe1",))


def test_only_what_stops_cuts_a_walk() -> None:
    blocking = Ground(BOARD, BOARD, blocking=foes((18_000, 16_000)))
    there = walk(blocking, (18_000, 20_000))
    assert there.contact == ()
    assert walk_fault(WALKER, there, blocking, 10_000) == Fault("disc", ("foe1",))
    aside = walk(blocking, (16_730, 16_000), (16_730, 17_500))  # touches it in passing
    assert walk_fault(WALKER, aside, blocking, 8000) is None
    assert aside.length == 7633


def test_who_is_touched_from_the_start_does_not_stop_but_blocks() -> None:
    ground = field((18_000, 11_255))
    round_it = walk(ground, (16_700, 10_000), (16_700, 12_510), (18_000, 12_510))
    assert (round_it.length, round_it.contact, round_it.end) == (5110, (), (18_000, 12_510))
    assert walk_fault(WALKER, round_it, ground, 8000) is None
    assert walk_fault(WALKER, walk(ground, (18_000, 12_510)), ground, 8000) == Fault("disc", ("foe1",))


def test_a_later_line_of_a_path_is_cut_too_and_the_rest_is_dropped() -> None:
    assert walk(field((21_000, 14_000)), (18_000, 14_000), (24_000, 14_000), (24_000, 20_000)) == Walk(
        (START, (18_000, 14_000), (19_745, 14_000)), 5745, ("foe1",)
    )


def test_the_walker_is_not_in_his_own_way() -> None:
    ground = Ground(BOARD, BOARD, blocking=(WALKER,), stopping=(WALKER,))
    there_and_back = walk(ground, (18_000, 15_000), START)
    assert there_and_back == Walk((START, (18_000, 15_000), START), 10_000)
    assert walk_fault(WALKER, there_and_back, ground, 10_000) is None


# Stopping at a border ------------------------------------------------------------------------------------------------


def test_a_walk_ends_one_mil_inside_what_stops_who_enters() -> None:
    assert walk(field(entered=(WOOD,)), (18_000, 17_000)) == Walk((START, (18_000, 13_001)), 3001, (), ("wood",))


def test_up_to_the_border_and_along_it_nothing_is_entered_but_no_bend_on_it_lets_one_slip_in() -> None:
    ground = field(entered=(WOOD,))
    assert walk(ground, (18_000, 13_000), (16_000, 13_000)).terrain == ()
    assert walk(ground, (18_000, 13_000), (18_000, 15_000)) == Walk((START, (18_000, 13_000), (18_000, 13_001)), 3001, (), ("wood",))


def test_who_starts_inside_walks_freely_and_is_stopped_when_he_comes_back() -> None:
    ground = field(entered=(HILL,))
    assert walk(ground, (18_000, 11_000)).terrain == ()
    assert walk(ground, (18_000, 13_000), (20_000, 13_000), (20_000, 10_000)) == Walk(
        (START, (18_000, 13_000), (20_000, 13_000), (20_000, 11_999)), 6001, (), ("hill",)
    )


def test_leaving_one_wood_and_entering_another_ends_the_walk() -> None:
    assert walk(field(entered=(HILL, WOOD)), (18_000, 17_000)).path[-1] == (18_000, 13_001)


def test_a_walk_ends_one_mil_outside_what_stops_who_leaves() -> None:
    assert walk(field(crossed=(HILL,)), (18_000, 17_000)) == Walk((START, (18_000, 12_001)), 2001, (), ("hill",))
    assert walk(field(crossed=(HILL,)), (18_000, 12_000)).terrain == ()
    assert walk(field(crossed=(WOOD,)), (18_000, 17_000)) == Walk((START, (18_000, 13_001)), 3001, (), ("wood",))


def test_contact_before_the_border_counts_and_both_at_once_are_both_told() -> None:
    assert walk(field((18_000, 14_000), entered=(WOOD,)), (18_000, 17_000)) == Walk((START, (18_000, 12_745)), 2745, ("foe1",))
    assert walk(field((18_000, 14_256), entered=(WOOD,)), (18_000, 17_000)) == Walk((START, (18_000, 13_001)), 3001, ("foe1",), ("wood",))


def test_a_slanting_border_is_a_border_too() -> None:
    kite = polygon("kite", [(18_000, 12_000), (22_000, 16_000), (18_000, 20_000), (14_000, 16_000)])
    stopped = walk(field(entered=(kite,)), (21_000, 16_000))
    assert stopped.terrain == ("kite",)
    assert well_inside(stopped.end, kite)
    assert not well_inside(along(START, stopped.end, stopped.length - 3, stopped.length), kite)


def test_nobody_walks_through_a_wood_to_stand_just_inside_its_other_border() -> None:
    assert walk(field(entered=(WOOD,)), (18_000, 17_999)) == Walk((START, (18_000, 13_001)), 3001, (), ("wood",))
    assert walk(field(crossed=(WOOD,)), (20_999, 17_999)).end[1] == 13_001


# Round pieces of ground ----------------------------------------------------------------------------------------------

FIRE = Disc("fire", 18_000, 16_000, 2500)
BURNING = Ground(BOARD, BOARD, round_entered=(FIRE,))


def test_a_walk_ends_one_mil_inside_a_round_piece_of_ground() -> None:
    assert walk(BURNING, (18_000, 17_000)) == Walk((START, (18_000, 13_501)), 3501, (), ("fire",))
    assert walk(BURNING, (18_000, 18_499)) == Walk((START, (18_000, 13_501)), 3501, (), ("fire",))  # not through it to its other border


def test_up_to_the_round_border_and_past_it_nothing_is_entered() -> None:
    assert walk(BURNING, (18_000, 13_500), (15_500, 13_500), (15_500, 20_000)).terrain == ()
    assert walk(BURNING, (18_000, 13_500), (18_000, 14_000)) == Walk((START, (18_000, 13_500), (18_000, 13_501)), 3501, (), ("fire",))


def test_who_starts_in_a_round_piece_of_ground_walks_freely_until_he_comes_back() -> None:
    around = Ground(BOARD, BOARD, round_entered=(Disc("fire", 18_000, 10_500, 2500),))
    assert walk(around, (18_000, 12_000)).terrain == ()
    assert walk(around, (18_000, 14_000), (18_000, 11_000)) == Walk((START, (18_000, 14_000), (18_000, 12_999)), 5001, (), ("fire",))


@settings(max_examples=100, deadline=None)
@given(near(START, 6000), near(START, 5000), st.integers(10, 4000))
def test_walking_mil_by_mil_stops_at_the_same_depth_in_a_round_piece_of_ground(end: Point, centre: Point, radius: int) -> None:
    """At the first step inside, or, where the border is crossed at a flat angle, hardly later and hardly deeper."""
    settled = walk(Ground(BOARD, BOARD, round_entered=(Disc("fire", *centre, radius),)), end)
    inner = [place for place in steps_of(START, end) if distance_squared(place, centre) < radius**2]
    if distance_squared(START, centre) <= radius**2 or not inner:
        assert settled == Walk((START, end), length(START, end))
    else:
        assert settled.terrain == ("fire",)
        assert radius - 4 <= hypot(settled.end[0] - centre[0], settled.end[1] - centre[1]) < radius
        assert length(inner[0], settled.end) <= 3 or abs(hypot(inner[0][0] - centre[0], inner[0][1] - centre[1]) - radius) <= 3


# Formations ----------------------------------------------------------------------------------------------------------


def test_a_formation_keeps_step_and_the_first_to_be_stopped_stops_all() -> None:
    friends = (Disc("left", 16_745, 10_000, BASE), Disc("right", 19_255, 10_000, BASE))
    ground = field((19_255, 16_000))
    stopped = settle(WALKER, [(18_000, 20_000)], ground, friends)
    assert stopped == Walk((START, (18_000, 14_745)), 4745, ("foe1",))
    assert walk_fault(WALKER, stopped, ground, 8000, friends) is None
    assert settle(WALKER, [(18_000, 20_000)], field(entered=(rectangle("wood", (10_000, 12_000), (17_000, 13_000)),)), friends).end == (18_000, 12_001)


def test_nobody_of_a_formation_may_leave_the_board_or_run_over_anything() -> None:
    friend = Disc("left", 16_745, 10_000, BASE)
    ground = Ground(BOARD, BOARD, blocking=(*foes((16_745, 14_000)), friend, WALKER))
    assert walk_fault(WALKER, settle(WALKER, [(18_000, 13_000)], ground, [friend]), ground, 8000, [friend]) == Fault("disc", ("foe1",))
    assert walk_fault(WALKER, settle(WALKER, [(1879, 10_000)], ground, [friend]), ground, 20_000, [friend]) == Fault("board")
    assert walk_fault(WALKER, settle(WALKER, [(1880, 10_000)], ground, [friend]), ground, 20_000, [friend]) is None


# Judging -------------------------------------------------------------------------------------------------------------


def test_a_walk_has_one_to_six_places_and_stays_at_the_start_only_to_turn() -> None:
    assert form_fault(START, []) == Fault("places")
    assert form_fault(START, [(1, 1)] * 6) is None
    assert form_fault(START, [(1, 1)] * 10_000) == Fault("places")
    assert form_fault(START, [START]) is None
    assert form_fault(START, [START, (1, 1)]) == Fault("start")
    assert walk(field((18_000, 11_250)), START) == Walk((START, START), 0)


@pytest.mark.parametrize(("longest", "fault"), [(3000, None), (2990, None), (2989, Fault("length"))])
def test_a_walk_may_be_as_long_as_allowed_and_the_tolerance(longest: int, fault: Fault | None) -> None:
    assert walk_fault(WALKER, walk(field(), (18_000, 13_000)), field(), longest) == fault


@pytest.mark.parametrize(
    ("place", "fault"),
    [
        ((18_000, 625), None),
        ((18_000, 624), Fault("board")),
        ((35_375, 18_000), None),
        ((35_376, 18_000), Fault("board")),
        ((-5000, 18_000), Fault("board")),
        ((20_000, 5000), Fault("disc", ("foe1", "foe2"))),
        ((20_000, 6240), None),
        ((20_000, 6239), Fault("disc", ("foe1", "foe2"))),
        ((10_000, 19_385), None),
        ((10_000, 19_386), Fault("wall", ("ruin",))),
    ],
)
def test_a_place_is_on_the_board_and_free(place: Point, fault: Fault | None) -> None:
    ground = field((20_000, 5000), (20_000, 5000), walls=(rectangle("ruin", (8000, 20_000), (12_000, 24_000)),))
    assert place_fault(Disc("walker", *place, BASE), ground) == fault


def test_the_first_line_with_a_fault_is_told() -> None:
    ruin = rectangle("ruin", (8000, 20_000), (28_000, 24_000))
    ground = Ground(BOARD, BOARD, foes((18_000, 28_000)), (), (ruin,))
    assert walk_fault(WALKER, walk(ground, (18_000, 28_000), (18_000, 40_000)), ground, 1) == Fault("disc", ("foe1",))
    assert walk_fault(WALKER, walk(ground, (18_000, 21_000), (18_000, 40_000)), ground, 1) == Fault("wall", ("ruin",))
    assert walk_fault(WALKER, walk(ground, (18_000, 19_000), (18_000, 40_000)), ground, 1) == Fault("board")


# On random tables ----------------------------------------------------------------------------------------------------


def judged(table: Table, longest: int = 12_000) -> tuple[Walk, Fault | None]:
    settled = settle(table.walker, table.places, table.ground)
    return settled, walk_fault(table.walker, settled, table.ground, longest)


@QUICK
@given(tables())
def test_settling_a_settled_walk_changes_nothing(table: Table) -> None:
    settled, _ = judged(table)
    assert settle(table.walker, settled.path[1:], table.ground) == settled


@QUICK
@given(tables(), motions)
def test_a_mirrored_or_turned_table_gives_the_mirrored_walk(table: Table, motion: Motion) -> None:
    settled, fault = judged(table)
    mirrored = Walk(tuple(motion.point(place) for place in settled.path), settled.length, settled.contact, settled.terrain)
    assert judged(motion.table(table)) == (mirrored, fault)


@QUICK
@given(tables(), st.randoms())
def test_neither_order_nor_numbers_of_the_discs_matter(table: Table, chance: Random) -> None:
    settled, fault = judged(table)
    names = {disc.name: f"n{number}" for number, disc in enumerate(chance.sample(table.ground.blocking, len(table.ground.blocking)))}

    def renamed(discs: tuple[Disc, ...]) -> tuple[Disc, ...]:
        return tuple(Disc(names[disc.name], disc.x, disc.y, disc.radius) for disc in chance.sample(discs, len(discs)))

    old = table.ground
    ground = Ground(BOARD, BOARD, renamed(old.blocking), renamed(old.stopping), old.walls, old.entered, old.crossed, old.round_entered)
    other_settled, other_fault = judged(Table(table.walker, table.places, ground))
    assert other_settled == Walk(settled.path, settled.length, tuple(sorted(names[name] for name in settled.contact)), settled.terrain)
    assert other_fault == (fault and Fault(fault.kind, tuple(sorted(names.get(name, name) for name in fault.names))))


@QUICK
@given(tables())
def test_nobody_ends_on_anybody_and_who_is_newly_touched_is_told(table: Table) -> None:
    settled, fault = judged(table)
    stands = Disc("walker", *settled.end, BASE)
    newly = [disc.name for disc in table.ground.stopping if touch(stands, disc) and not touch(table.walker, disc)]
    assert sorted(settled.contact) == sorted(newly)
    if fault is None:
        assert place_fault(stands, table.ground) is None
        assert not any(overlap(stands, disc) for disc in table.ground.blocking)


@QUICK
@given(tables(), st.integers(0, 3), st.integers(0, 100))
def test_a_legal_walk_that_ends_earlier_is_legal(table: Table, lines: int, percent: int) -> None:
    """Cut at a bend it is legal as it is; between two, where rounding moves the end, if a mil was to spare."""
    settled, fault = judged(table)
    places = settled.path[1 : lines + 2]
    if fault is None:
        assert judged(Table(table.walker, places, table.ground))[1] is None
    start, end = settled.path[len(places) - 1], places[-1]
    steps = length(start, end)
    roomy = Disc("walker", *table.walker.at, BASE + 1)
    if steps and walk_fault(roomy, settled, table.ground, 12_000) is None:
        shorter = (*places[:-1], along(start, end, steps * percent // 100, steps))
        assert judged(Table(table.walker, shorter, table.ground))[1] is None


def gap(place: Point, disc: Disc) -> float:
    return hypot(place[0] - disc.x, place[1] - disc.y) - BASE - disc.radius


def steps_of(start: Point, end: Point) -> list[Point]:
    steps = length(start, end)
    return [along(start, end, step, steps) for step in range(steps + 1)] if steps else [start]


def by_foot(way: list[Point], discs: list[Disc]) -> Point:
    """Where a straight walk ends by trying every step of it."""
    ends = [len(way) - 1]
    for disc in discs:
        gaps = [gap(place, disc) for place in way]
        snug = next((step for step, one in enumerate(gaps) if one <= SNUG), None)
        if snug is not None:
            ends.append(snug)
        elif min(gaps) <= TOLERANCE:
            ends.append(gaps.index(min(gaps)))
    return way[min(ends)]


@settings(max_examples=25, deadline=None)
@given(tables(terrain=False, most_places=1))
def test_walking_mil_by_mil_ends_at_the_same_place(table: Table) -> None:
    """To a mil, for discs the walker runs into, not merely along."""
    way = steps_of(table.walker.at, table.places[0])
    least = {disc: min(gap(place, disc) for place in way) for disc in table.ground.stopping if not touch(table.walker, disc)}
    discs = [disc for disc, one in least.items() if one < -300 or one > TOLERANCE + 1]
    settled = settle(table.walker, table.places, Ground(BOARD, BOARD, stopping=tuple(discs)))
    assert distance_squared(by_foot(way, discs), settled.end) <= 2


@settings(max_examples=40, deadline=None)
@given(st.integers(-3000, 3000), st.integers(-3000, 3000), st.integers(0, 100), st.integers(-25, 15))
def test_who_runs_along_a_disc_stops_at_the_same_gap(dx: int, dy: int, percent: int, aside: int) -> None:
    """Running along a disc one keeps nearly the same gap over many steps, so it is the gap that agrees, to a mil for the rounding of each of the two."""
    end = START[0] + dx, START[1] + dy
    far = hypot(dx, dy) or 1
    x, y = along(START, end, percent, 100)
    disc = Disc("foe1", round(x - dy / far * (2 * BASE + aside)), round(y + dx / far * (2 * BASE + aside)), BASE)
    way = steps_of(START, end)
    least = min(gap(place, disc) for place in way)
    settled = walk(Ground(BOARD, BOARD, stopping=(disc,)), end)
    if touch(WALKER, disc) or least > TOLERANCE + 2:
        assert settled.contact == ()
    elif settled.contact:
        assert abs(gap(by_foot(way, [disc]), disc) - gap(settled.end, disc)) <= 2
    else:
        assert least > TOLERANCE - 2


@settings(max_examples=60, deadline=None)
@given(points | st.tuples(st.integers(10_000, 15_000), st.integers(17_900, 18_010)), st.data(), st.booleans())
def test_walking_mil_by_mil_stops_at_the_same_depth_behind_a_border(start: Point, data: st.DataObject, leaving: bool) -> None:
    """At the same place to a mil, or, where the border is crossed at a flat angle, as deep and not later."""
    end = data.draw(st.tuples(st.integers(14_000, 22_000), st.integers(12_000, 19_000)) | st.tuples(st.integers(20_000, 22_000), st.integers(17_990, 18_010)))
    if leaving:
        start, end = end, start
    settled = settle(Disc("walker", *start, BASE), [end], field(crossed=(WOOD,)))
    way = steps_of(start, end)
    stop = (
        next((place for place in way if well_inside(place, WOOD)), end)
        if depth(start, WOOD) < 0
        else next((place for place in way if depth(place, WOOD) < 0), end)
    )
    if distance_squared(settled.end, stop) > 2:
        assert settled.end == end
        assert abs(depth(end, WOOD)) == 1
    assert bool(settled.terrain) == (depth(stop, WOOD) > 0 if depth(start, WOOD) < 0 else depth(stop, WOOD) < 0)


@QUICK
@given(tables())
def test_no_number_needs_more_than_64_bits(table: Table) -> None:
    far = counted(Table(table.walker, (*table.places, (0, 0), (BOARD, BOARD), (0, BOARD)), table.ground))
    walker, places, ground = far
    walk_fault(walker, settle(walker, places, ground), ground, 8000)
    empty = counted(Ground(BOARD, BOARD, stopping=(Disc("far", BOARD, BOARD, BASE),), entered=(rectangle("all", (1, 1), (BOARD, BOARD)),)))
    settle(counted(Disc("corner", 0, 0, BASE)), counted(((BOARD, BOARD),)), empty)
