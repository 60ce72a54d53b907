"""A way round what stands in the way: it is found where there is one, and what is found may be walked."""

from __future__ import annotations

from hypothesis import given, settings

from walpurgis.engine.detour import detour
from walpurgis.engine.plane import Disc, Point, path_length, rectangle
from walpurgis.engine.walk import Ground, form_fault, settle, walk_fault

from .plane_tables import BASE, BOARD, Table, tables

START = (18_000, 10_000)
GOAL = (18_000, 20_000)
WALKER = Disc("walker", *START, BASE)


def discs(*places: Point) -> tuple[Disc, ...]:
    return tuple(Disc(f"b{number}", *place, BASE) for number, place in enumerate(places))


def test_where_nothing_is_in_the_way_the_way_is_straight() -> None:
    assert detour(WALKER, GOAL, Ground(BOARD, BOARD, discs((25_000, 15_000)))) == [GOAL]


def test_a_way_leads_round_a_base_and_is_not_much_longer() -> None:
    for stopping in (), discs((18_000, 15_000)):
        found = detour(WALKER, GOAL, Ground(BOARD, BOARD, discs((18_000, 15_000)), stopping))
        assert found is not None
        assert 10_000 < path_length([START, *found]) < 10_500


def test_a_way_leads_round_a_wall() -> None:
    ground = Ground(BOARD, BOARD, walls=(rectangle("wall", (15_000, 13_000), (20_000, 14_000)),))
    found = detour(WALKER, GOAL, ground)
    assert found == [(20_640, 12_360), (20_640, 14_640), GOAL]  # the shorter side


def test_a_way_leads_round_a_wood_where_one_would_have_to_stop() -> None:
    wood = rectangle("wood", (17_000, 13_000), (20_000, 15_000))
    ground = Ground(BOARD, BOARD, entered=(wood,))
    assert detour(WALKER, GOAL, ground) == [(16_985, 12_985), (16_985, 15_015), GOAL]
    assert detour(WALKER, (18_000, 14_000), ground) == [(18_000, 14_000)]  # there is no other way into it


def test_a_way_leads_round_a_round_piece_of_ground_unless_the_goal_lies_in_it() -> None:
    ground = Ground(BOARD, BOARD, round_entered=(Disc("fire", 18_000, 15_000, 2500),))
    found = detour(WALKER, GOAL, ground)
    assert found is not None
    assert settle(WALKER, found, ground).end == GOAL
    assert path_length([START, *found]) < 12_500
    assert detour(WALKER, (18_000, 15_000), ground) == [(18_000, 15_000)]


def test_there_is_no_way_onto_a_base_off_the_board_or_into_a_closed_yard() -> None:
    ground = Ground(BOARD, BOARD, discs((18_000, 15_000)), walls=(rectangle("wall", (0, 25_000), (BOARD, 26_000)),))
    assert detour(WALKER, (18_000, 15_100), ground) is None
    assert detour(WALKER, (18_000, 100), ground) is None
    assert detour(WALKER, (18_000, 30_000), ground) is None


@settings(max_examples=25, deadline=None)
@given(tables())
def test_what_is_found_may_be_walked(table: Table) -> None:
    walker, places, ground = table
    found = detour(walker, places[-1], ground)
    if found is not None and found != [walker.at]:
        assert form_fault(walker.at, found) is None
        assert found[-1] == places[-1]
        free = Ground(BOARD, BOARD, ground.blocking, ground.stopping, ground.walls)
        walk = settle(walker, found, free)
        assert walk.path[1:] == tuple(found)
        assert walk_fault(walker, walk, free, walk.length) is None
