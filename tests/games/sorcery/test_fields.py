"""Terrain, objectives, deployment areas and the prepared battlefields."""

from __future__ import annotations

from typing import Any

import pytest

from walpurgis.engine import Rule
from walpurgis.engine.plane import INCH, Point
from walpurgis.games.sorcery.facts import WrongFacts, table
from walpurgis.games.sorcery.fields import (
    FIELDS,
    PIECES,
    SIDES,
    Field,
    Laid,
    Rect,
    Side,
    deployment_area,
    fields_for,
    objectives_for,
    read_fields,
    read_pieces,
    why_not_objective,
    why_not_terrain,
)

BOARD = 36 * INCH


def inches(*lengths: float) -> list[int]:
    return [round(length * INCH) for length in lengths]


def wood(left: float, bottom: float, width: float = 6, height: float = 5) -> Laid:
    return Laid("wood", Rect(*inches(left, bottom, left + width, bottom + height)))


# Where things may lie ------------------------------------------------------------------------------------------------


def test_two_sit_south_and_north_three_also_west_four_on_all_sides_clockwise() -> None:
    """[A-191]"""
    assert SIDES == {2: ("south", "north"), 3: ("south", "west", "north"), 4: ("south", "west", "north", "east")}


@pytest.mark.parametrize(
    ("side", "inside", "outside"),
    [
        ("south", [(8, 3), (28, 0)], [(7.999, 2), (18, 3.001), (28.001, 1)]),
        ("north", [(8, 33), (28, 36)], [(18, 32.999), (7, 34)]),
        ("west", [(3, 8), (0, 28)], [(3.001, 18), (2, 7.999)]),
        ("east", [(33, 8), (36, 28)], [(32.999, 18), (34, 28.001)]),
    ],
)
def test_an_army_deploys_along_its_edge_three_inches_deep_and_eight_from_other_edges(
    side: Side, inside: list[tuple[float, float]], outside: list[tuple[float, float]]
) -> None:
    """[A-28, SX-6]"""
    area = deployment_area(BOARD, side)
    assert all(area.holds((round(x * INCH), round(y * INCH))) for x, y in inside)
    assert not any(area.holds((round(x * INCH), round(y * INCH))) for x, y in outside)


def test_there_is_one_objective_more_than_players_and_never_fewer_than_three() -> None:
    """[A-27, A-192]"""
    assert [objectives_for(players) for players in (2, 3, 4)] == [3, 4, 5]


@pytest.mark.parametrize(
    ("laid", "rule"),
    [
        (wood(8, 12), None),
        (wood(8, 12, 5, 6), None),  # turned by a quarter
        (wood(8, 12, 5, 5), "A-26"),  # smaller than the piece is
        (wood(8, 3), None),  # beside the deployment area
        (wood(8, 2.999), "A-26"),
        (wood(28, 1), None),
        (wood(27.999, 1), "A-26"),
        (wood(2, 1), None),
        (wood(8, 28), None),
        (wood(31, 12), "A-53"),
        (wood(-1, 12), "A-53"),
    ],
)
def test_a_piece_lies_on_the_battlefield_out_of_the_deployment_areas(laid: Laid, rule: Rule | None) -> None:
    """[A-26, A-53]"""
    assert why_not_terrain(BOARD, 2, laid, []) == rule


def test_a_deployment_area_of_the_west_counts_only_where_somebody_sits_there() -> None:
    """[A-26, A-191]"""
    assert (why_not_terrain(BOARD, 2, wood(2, 12), []), why_not_terrain(BOARD, 3, wood(2, 12), [])) == (None, "A-26")


@pytest.mark.parametrize(("left", "bottom", "rule"), [(16, 12, None), (15.999, 12, "A-26"), (15.2, 18.6, None), (15.1, 18.6, "A-26"), (9, 13, "A-26")])
def test_pieces_are_two_inches_apart(left: float, bottom: float, rule: Rule | None) -> None:
    """[A-26]"""
    assert why_not_terrain(BOARD, 2, wood(left, bottom), [wood(8, 12)]) == rule  # from corner to corner 1.2 and 1.6 inches are 2


@pytest.mark.parametrize(
    ("place", "others", "rule"),
    [
        ((18, 18), [], None),
        ((18, 18.001), [], "A-27"),  # the first lies in the centre
        ((6, 6), [(18, 18)], None),
        ((5.999, 18), [(18, 18)], "A-27"),
        ((18, 30.001), [(18, 18)], "A-27"),
        ((18, 26), [(18, 18)], None),
        ((18, 25.999), [(18, 18)], "A-27"),
    ],
)
def test_objectives_keep_away_from_edges_and_from_each_other(place: tuple[float, float], others: list[tuple[float, float]], rule: Rule | None) -> None:
    """[A-27, A-192]"""

    def mil(x: float, y: float) -> Point:
        return round(x * INCH), round(y * INCH)

    assert why_not_objective(BOARD, mil(*place), [mil(*other) for other in others]) == rule


# Pieces and battlefields ---------------------------------------------------------------------------------------------


def test_seven_pieces_of_six_kinds_lie_ready() -> None:
    """[A-26, A-89 to A-95]"""
    assert {name: (piece.kind, piece.size, piece.ready) for name, piece in PIECES.items()} == {
        "wood": ("hindering", (6000, 5000), 2),
        "ruin": ("blocking", (4000, 4000), 1),
        "hill": ("elevated", (7000, 6000), 1),
        "pool": ("water", (6000, 4000), 1),
        "mist": ("concealing", (6000, 4000), 1),
        "wall": ("constructed", (6000, 1000), 1),
    }


def test_a_wall_has_five_structural_points_and_may_be_small() -> None:
    """[A-95, A-26]"""
    assert [(name, piece.structure) for name, piece in PIECES.items() if piece.any_size] == [("wall", 5)]


def test_nine_battlefields_are_prepared() -> None:
    """[A-201, A-193]"""
    assert [field.name for field in fields_for(2, 36_000)] == ["field", "crossroads", "hill", "marsh", "walls"]
    assert [field.name for field in fields_for(2, 24_000)] == ["clearing", "glade"]
    assert [[field.name for field in fields_for(players, 36_000)] for players in (3, 4)] == [["field-3"], ["field-4"]]


def half_turn(field: Field) -> Field:
    """The battlefield as it looks from the other side."""
    board = field.board
    terrain = [
        Laid(one.piece, Rect(board - one.corners.right, board - one.corners.top, board - one.corners.left, board - one.corners.bottom)) for one in field.terrain
    ]
    return Field(field.name, field.players, board, tuple((board - x, board - y) for x, y in field.objectives), tuple(terrain))


@pytest.mark.parametrize("field", [field for field in FIELDS.values() if field.players != 3], ids=lambda field: field.name)
def test_a_prepared_battlefield_looks_the_same_from_both_sides(field: Field) -> None:
    """[A-201, C-13]"""
    turned = half_turn(field)
    assert sorted(turned.objectives) == sorted(field.objectives)
    assert sorted((one.piece, one.corners) for one in turned.terrain) == sorted((one.piece, one.corners) for one in field.terrain)


# What is refused -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"board": 35_000}, "glade: there is no board of 35000 mil"),
        ({"objectives": [[12_000, 12_000], [6_000, 17_500]]}, "glade: it should have 3 objectives"),
        ({"objectives": [[12_000, 12_000], [6_000, 17_500], [12_000, 14_000]]}, "glade: A-27 forbids an objective there"),
        ({"terrain": [{"piece": "swamp", "corners": [4_000, 6_000, 10_000, 11_000]}]}, "glade: there is no piece swamp"),
        ({"terrain": [{"piece": "wood", "corners": [4_000, 6_000, 10_000, 12_000]}]}, "glade: A-26 forbids wood there"),
        ({"terrain": [{"piece": "wood", "corners": [4_000, 6_000.5, 10_000, 11_000]}]}, "glade: Expected `int`, got `float`"),
        ({"players": 5}, "glade: Invalid enum value 5"),
    ],
)
def test_a_battlefield_that_breaks_a_rule_is_refused(wrong: dict[str, Any], why: str) -> None:
    fields = table("fields")["fields"]
    with pytest.raises(WrongFacts) as refused:
        read_fields({"glade": {**fields["glade"], **wrong}})
    assert str(refused.value).startswith(why)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"size": [3_000, 5_000]}, "wood: a piece covers 16 to 64 square inches"),
        ({"size": [9_000, 8_000]}, "wood: a piece covers 16 to 64 square inches"),
        ({"structure": 3}, "wood: constructed terrain has structural points"),
    ],
)
def test_a_piece_that_breaks_a_rule_is_refused(wrong: dict[str, Any], why: str) -> None:
    """[A-26, A-95]"""
    with pytest.raises(WrongFacts, match=why):
        read_pieces({"wood": {**table("fields")["pieces"]["wood"], **wrong}})
