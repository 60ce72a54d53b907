"""Laying the battlefield: prepared ones, terrain and objectives placed by the players."""

from __future__ import annotations

from typing import Any

import pytest

from walpurgis.engine import Chance
from walpurgis.engine.ask import AskForSpot
from walpurgis.engine.plane import Point
from walpurgis.games.sorcery.events.setup import FieldLaid, NoFieldFits, ObjectiveLaid, TerrainLaid, TerrainPassed
from walpurgis.games.sorcery.fields import FIELDS, fields_for, objectives_for

from .laid_out import TWO_ARMIES, begun
from .table import Play, point


def by_players(players: int = 2, **options: Any) -> Play:
    """A table whose players lay the ground."""
    return begun(players, table="players", **{"armies": ";".join(f"A{n + 1}" for n in range(players)), **options})


def named(t: Play) -> list[Point]:
    """The named places that are offered."""
    assert isinstance(t.ask, AskForSpot)
    return [place.points[0] for place in t.ask.places()]


# Prepared battlefields -----------------------------------------------------------------------------------------------


def test_a_prepared_battlefield_takes_the_place_of_laying_terrain_and_objectives() -> None:
    """[A-201]"""
    t, field = begun(armies=TWO_ARMIES, table="walls"), FIELDS["walls"]
    assert t.asked == "0 bookmark" and t.told(FieldLaid) == [FieldLaid("walls")]
    assert [(f.id, f.piece) for f in t.t.features] == [("t1", "wall"), ("t2", "wall"), ("t3", "ruin"), ("t4", "ruin")]
    assert [(f.left, f.bottom, f.right, f.top) for f in t.t.features] == [tuple(laid.corners) for laid in field.terrain]
    assert [(o.id, o.at) for o in t.t.objectives] == [("o1", (18_000, 18_000)), ("o2", (13_000, 10_000)), ("o3", (23_000, 26_000))]


@pytest.mark.parametrize("drawn", range(5))
def test_a_random_table_draws_one_that_fits(drawn: int) -> None:
    """[A-201]"""
    t = begun(armies=TWO_ARMIES, drawn=drawn)
    assert t.t.table == [field.name for field in fields_for(2, 36_000)][drawn]
    assert t.told(FieldLaid) == [FieldLaid(t.t.table)]


@pytest.mark.parametrize("players", [3, 4])
def test_the_open_field_has_a_version_for_three_and_for_four(players: int) -> None:
    """[A-192, A-201]"""
    t = begun(players, armies=";".join(["A1"] * players), table="field").t
    assert t.table == f"field-{players}" and len(t.objectives) == players + 1


@pytest.mark.parametrize(("players", "board"), [(2, 30), (3, 24), (4, 30)])
def test_where_no_prepared_battlefield_fits_the_players_lay_it(players: int, board: int) -> None:
    """[A-201]"""
    t = begun(players, armies=";".join(["A1"] * players), board=board)
    assert t.asked == "0 terrain" and len(t.told(NoFieldFits)) == 1


# Terrain -------------------------------------------------------------------------------------------------------------


def test_players_place_two_pieces_each_in_turn() -> None:
    """[A-25, A-199]"""
    t = by_players(first=1)
    for seat, key, centre in [(1, "ter:wood/0", (10, 10)), (0, "ter:wood/90", (20, 10)), (1, "ter:hill/0", (10, 20)), (0, "ter:ruin/0", (20, 20))]:
        assert t.asked == f"{seat} terrain"
        t.choose(key)
        assert t.asked == f"{seat} terrain-place"
        t.choose([point(*centre)])
    assert t.asked == "1 objective"
    assert [(event.seat, event.piece) for event in t.told(TerrainLaid)] == [(1, "wood"), (0, "wood"), (1, "hill"), (0, "ruin")]
    assert [f.id for f in t.t.features] == ["t1", "t2", "t3", "t4"]


def test_whoever_passes_leaves_out_one_piece() -> None:
    """[A-25]"""
    t = by_players().choose("pass", "pass")
    assert t.asked == "0 terrain"
    t.choose("ter:pool/0", [point(18, 18)], "pass")
    assert t.asked == "0 objective" and [event.seat for event in t.told(TerrainPassed)] == [0, 1, 1]


def test_pieces_are_placed_along_the_edges_either_way_round() -> None:
    """[A-26, D-33]"""
    t = by_players()
    assert t.of("ter:wood") == "ter:wood/0, ter:wood/90" and t.of("ter:ruin") == "ter:ruin/0"
    t.choose("ter:wood/0", [point(18, 18)], "ter:wood/90", [point(8, 18)])
    assert [(f.left, f.bottom, f.right, f.top) for f in t.t.features] == [(15_000, 15_500, 21_000, 20_500), (5_500, 15_000, 10_500, 21_000)]


def test_a_piece_lies_out_of_deployment_areas_on_the_board_and_two_inches_from_others() -> None:
    """[A-26, A-53]"""
    t = by_players().choose("ter:wood/0", [point(18, 18)]).choose("ter:ruin/0")
    t.refuses([point(18, 4.9)], "A-26").refuses([point(1, 18)], "A-53").refuses([point(24.9, 18)], "A-26")
    assert t.choose([point(25, 18)]).t.features[1].left == 23_000


def test_only_pieces_that_lie_ready_are_placed() -> None:
    """[C-8]"""
    t = by_players().choose("ter:wood/0", [point(8, 18)], "ter:wood/0", [point(26, 18)])
    assert t.why_not("ter:wood/0") == t.why_not("ter:wood/90") == "C-8"
    t.refuses("ter:wood/0", "C-8").refuses("ter:castle/0")


def test_a_piece_for_which_there_is_no_place_is_not_offered() -> None:
    """[A-26]"""
    t = by_players(features="wood 0,3-32,33")
    assert t.offered == "ter:wall/0, ter:wall/90, pass"
    assert t.why_not("ter:hill/0") == "A-26"
    t = by_players(features="wood 0,0-36,36")
    assert t.asked == "0 objective"  # nothing can be placed, and nobody is asked


def test_trying_a_place_shows_where_the_corners_would_be() -> None:
    """[D-33]"""
    t = by_players().choose("ter:wall/90")
    assert isinstance(t.ask, AskForSpot)
    assert t.ask.foresee([point(18, 18)]) == {"corners": [17_500, 15_000, 18_500, 21_000]}


# Objectives ----------------------------------------------------------------------------------------------------------


def test_the_first_objective_lies_in_the_centre_and_each_player_places_one() -> None:
    """[A-27, A-192, A-199]"""
    t = by_players(first=1).choose(*["pass"] * 4)
    assert t.asked == "1 objective" and [o.at for o in t.t.objectives] == [(18_000, 18_000)]
    t.refuses([point(18, 25.9)], "A-27").refuses([point(5.9, 18)], "A-27").choose([point(6, 18)])
    assert t.asked == "0 objective"
    t.refuses([point(6, 25.9)], "A-27").choose([point(6, 26)])
    assert t.asked == "1 bookmark"
    assert [(o.id, o.at) for o in t.t.objectives[1:]] == [("o2", (6_000, 18_000)), ("o3", (6_000, 26_000))]
    assert [event.seat for event in t.told(ObjectiveLaid)] == [1, 0]


@pytest.mark.parametrize("players", [3, 4])
def test_there_is_one_objective_more_than_players(players: int) -> None:
    """[A-192]"""
    t = by_players(players).choose(*["pass"] * 2 * players)
    while t.ask.prompt == "objective":
        t.choose([[*named(t)[0]]])
    assert len(t.t.objectives) == players + 1


# Named places --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("question", ["terrain-place", "objective"])
def test_both_players_are_proposed_the_same_places_as_seen_from_their_edges(question: str) -> None:
    """[D-46]"""
    answers = ["ter:wood/90"] if question == "terrain-place" else ["pass"] * 4
    south, north = (by_players(first=seat).choose(*answers) for seat in (0, 1))
    assert south.asked == f"0 {question}" and north.asked == f"1 {question}"
    assert [(36_000 - x, 36_000 - y) for x, y in named(south)] == named(north)
    assert 10 < len(named(south)) <= 48


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("board", [24, 30, 36])
def test_whatever_is_placed_somebody_who_is_asked_has_a_place(players: int, board: int) -> None:
    """[A-26, A-27, D-46]"""
    chance = Chance(players * board)
    for _ in range(3):
        t = by_players(players, board=board)
        while t.ask.prompt != "bookmark":
            offer = t.ask.offer()
            assert offer.choices
            t.choose(t.ask.sample(chance))
        assert len(t.t.objectives) == objectives_for(players)
