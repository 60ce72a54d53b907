"""Bookmarks and deployment."""

from __future__ import annotations

from typing import Any

import pytest

from walpurgis.engine import Chance
from walpurgis.engine.ask import AskForSpot
from walpurgis.engine.plane import distance_squared, overlap
from walpurgis.games.sorcery.events.setup import BookmarkHidden, BookmarkLaid, Deployed, LineDeployed
from walpurgis.games.sorcery.events.turn import RoundBegan
from walpurgis.games.sorcery.fields import deployment_area
from walpurgis.games.sorcery.standing import disc, touches
from walpurgis.games.sorcery.view import view
from walpurgis.games.sorcery.wording import Unit

from .laid_out import TWO_ARMIES, begun
from .table import Play, point

THRALLS = "200:3xNIN1;200:2xNIN1"
CROWD = "300:12xNIN1;300:12xNIN1"


def deploying(armies: str = THRALLS, **options: Any) -> Play:
    """A table of armies without books, at the first question of the deployment."""
    return begun(armies=armies, **{"table": "field", **options})


# Bookmarks -----------------------------------------------------------------------------------------------------------


def test_bookmarks_are_chosen_before_figures_are_placed_the_proposed_one_first() -> None:
    """[S-16, S-17, S-101, D-87]"""
    t = begun(armies=TWO_ARMIES, table="field")
    assert t.asked == "0 bookmark" and t.offered == "P01, P06, P14, P20, P30"
    t.choose("P14")
    assert t.k("k1").bookmark == "P14" and t.k("k1").stack == ("P14", "P01", "P06", "P20", "P30")
    assert t.asked == "0 bookmark" and t.offered == "P09, P25, P04, P31"
    t.refuses("P01").choose("P09")
    assert t.asked == "0 deploy" and t.t.players[0].is_ready
    assert all(tome.face_up == tome.stack for tome in t.t.tomes.values())


def test_a_bookmark_is_a_secret() -> None:
    """[S-101, D-90]"""
    t = begun(armies=TWO_ARMIES, table="field").choose("P14", "P09")
    laid = BookmarkLaid(0, Unit("a1", "DEL3"), "B3", "P14")
    assert laid in [*t.match.story_for(0)]
    for other in (1, None):
        story = [*t.match.story_for(other)]
        assert laid not in story and BookmarkHidden(0, Unit("a1", "DEL3"), "B3") in story
        assert view(t.t, other).tomes[0].stack is None and not view(t.t, other).tomes[0].contents
    assert view(t.t, 0).tomes[0].stack == ["P14", "P01", "P06", "P20", "P30"]


def test_each_player_chooses_bookmarks_when_deploying() -> None:
    """[S-101, A-29, A-199]"""
    t = begun(armies=TWO_ARMIES, table="field", first=1)
    assert t.asked == "1 bookmark"
    t.choose("P03", "line")
    assert t.asked == "0 bookmark" and not t.t.players[0].is_ready


def test_a_book_with_a_single_spell_needs_no_choice() -> None:
    """[S-101]"""
    t = begun(armies="200:ORS1+B1(P04);200:NIN1", table="field")
    assert t.asked == "0 deploy" and t.k("k1").bookmark == "P04"


# Where ---------------------------------------------------------------------------------------------------------------


def test_the_centre_dot_lies_in_the_deployment_area_and_the_base_on_the_battlefield() -> None:
    """[A-28, A-53, SX-6]"""
    t = deploying().choose("fig:a1")
    assert t.asked == "0 place"
    t.refuses([point(7.98, 2)], "A-28").refuses([point(18, 3.01)], "A-28").refuses([point(18, 0.6)], "A-53")
    assert t.choose([point(8, 3)]).where("a1") == "8,3"
    assert t.told(Deployed) == [Deployed(0, Unit("a1", "NIN1"), "8.0", "3.0")]


def test_everybody_deploys_at_the_own_edge() -> None:
    """[A-28, A-191]"""
    t = begun(4, armies=";".join(["200:NIN1"] * 4), table="field")
    for place, wrong in [((18, 3), (18, 33)), ((3, 18), (18, 3)), ((18, 33), (3, 18)), ((33, 18), (18, 33))]:
        t.choose(f"fig:{'abcd'[t.t.active]}1").refuses([point(*wrong)], "A-28").choose([point(*place)])
    assert [t.where(f"{letter}1") for letter in "abcd"] == ["18,3", "3,18", "18,33", "33,18"]


def test_bases_may_touch_but_not_overlap() -> None:
    """[A-200, D-27]"""
    t = deploying().choose("fig:a1", [point(18, 3)], "fig:a2")
    t.refuses([point(19.2, 3)], "D-27").choose([point(19.255, 3)])
    assert touches(t.f("a1"), t.f("a2"))


def test_nobody_stands_in_blocking_terrain() -> None:
    """[A-92, D-34]"""
    t = deploying(features="ruin 16,3-20,7, wood 22,3-28,8").choose("fig:a1")
    t.refuses([point(18, 2.9)], "D-34").choose([point(18, 2.3)])
    assert t.choose("fig:a2", [point(25, 3)]).where("a2") == "25,3"  # woods hinder nobody from standing there


def test_facing_is_free_and_towards_the_centre_if_nothing_is_said() -> None:
    """[A-200]"""
    t = deploying().choose("fig:a1", [point(10, 2), point(0, 2)], "fig:a2", [point(18, 2)], "fig:a3", [point(10, 0.7), point(10, 0.7)])
    assert t.f("a1").facing == (-1000, 0)
    assert t.f("a2").facing == (0, 1000)
    assert t.f("a3").facing == (462, 1000)  # whoever looks at their own feet is turned to the centre


def test_trying_a_place_shows_the_facing_and_whom_it_touches() -> None:
    """[A-200]"""
    t = deploying().choose("fig:a2", [point(18, 3)], "fig:a1")
    assert isinstance(t.ask, AskForSpot)
    assert t.ask.foresee([point(19.255, 3), point(36, 3)]) == {"facing": [1000, 0], "touches": ["a2"]}
    assert t.ask.foresee([point(18, 1)]) == {"facing": [0, 1000], "touches": []}


# In which order ------------------------------------------------------------------------------------------------------


def test_the_first_player_deploys_the_whole_army_then_the_next() -> None:
    """[A-29, A-199]"""
    t = deploying(first=1)
    assert t.asked == "1 deploy" and t.offered == "line, fig:b1, fig:b2"
    t.choose("fig:b2", [point(18, 33)])
    assert t.asked == "1 deploy" and t.offered == "line, fig:b1"
    t.refuses("fig:b2", "A-29").refuses("fig:a1").choose("fig:b1", [point(20, 33)])
    assert t.asked == "0 deploy" and t.offered == "line, fig:a1, fig:a2, fig:a3"


def test_when_all_stand_the_first_round_begins_with_the_first_player() -> None:
    """[A-25, A-29, A-199]"""
    t = deploying(first=1, turn_limit=9).choose("line", "line")
    assert t.t.round == 1 and t.t.active == 1 and t.ask.seat == 1 and t.t.actions == 2
    assert t.told(RoundBegan) == [RoundBegan(1, 9)]
    assert all(f.status == "ground" and f.click == 1 and f.tokens == 0 for f in t.t.figures.values())


# The line ------------------------------------------------------------------------------------------------------------


def test_a_line_puts_all_the_rest_side_by_side_looking_at_the_centre() -> None:
    """[A-28, A-29, A-200]"""
    t = deploying().choose("fig:a2", [point(18, 3), point(18, 0)], "line")
    assert [t.where(who) for who in ("a1", "a2", "a3")] == ["16.5,3", "18,3", "19.5,3"]
    assert t.f("a1").facing == (100, 1000) and t.f("a3").facing == (-100, 1000) and t.f("a2").facing == (0, -1000)
    assert t.told(LineDeployed) == [LineDeployed(0, 2)]
    t.choose("line")
    assert t.where("b1") == "18,33" and t.f("b1").facing == (0, -1000)


@pytest.mark.parametrize("board", [24, 30, 36])
@pytest.mark.parametrize("features", ["", "ruin 8,3-12,7, wall 12,3-18,4", "ruin 4,0-8,4, wall 16,0-17,6"])
def test_the_largest_army_finds_room_in_a_line(board: int, features: str) -> None:
    """[A-29, A-193]"""
    stands_well(deploying(CROWD, board=board, build_total=300, table="players", features=features), lines=True)


@pytest.mark.parametrize("seed", range(6))
def test_however_the_first_are_placed_there_is_room_for_the_rest(seed: int) -> None:
    """[A-29]"""
    stands_well(deploying(CROWD, board=24, build_total=300, table="players"), chance=Chance(seed))


def test_a_place_that_would_leave_no_room_for_the_rest_is_refused() -> None:
    """[A-29]"""
    t = laid_by_nobody(deploying(CROWD, board=24, build_total=300, table="players"))
    for number, place in enumerate([(15.3, 0.7), (13.4, 2.4), (10.6, 2.4), (10, 0.7), (12.1, 0.7), (8.5, 2.4)], 1):
        t.choose(f"fig:a{number}", [point(*place)])
    t.choose("fig:a7").refuses([point(15, 2.4)], "A-29").choose([point(16, 3)], "line")
    assert t.asked == "1 deploy"
    small = laid_by_nobody(deploying("100:7xNIN1;100:NIN1", board=24, table="players"))
    for number, place in enumerate([(15.3, 0.7), (13.4, 2.4), (10.6, 2.4), (10, 0.7), (12.1, 0.7), (8.5, 2.4), (15, 2.4)], 1):
        small.choose(f"fig:a{number}", [point(*place)])  # who is the last needs to leave no room
    assert small.asked == "1 deploy"


def laid_by_nobody(t: Play) -> Play:
    """Pass on all terrain, and put objectives anywhere."""
    while t.ask.prompt in ("terrain", "objective"):
        t.choose("pass" if t.ask.prompt == "terrain" else next(t.ask.answers()))
    return t


def stands_well(t: Play, *, chance: Chance | None = None, lines: bool = False) -> None:
    """Deploy both armies, in lines or by chance: everybody stands in their own area, and nobody on top of anybody."""
    laid_by_nobody(t)
    while t.ask.prompt in ("deploy", "place"):
        assert t.ask.keys()
        t.choose("line" if lines else t.ask.sample(chance or Chance(1)))
    figures = [*t.t.figures.values()]
    assert len(figures) == 24
    for n, figure in enumerate(figures):
        assert deployment_area(t.t.board, t.t.players[figure.seat].edge).holds(figure.at)
        assert not any(overlap(disc(figure), disc(other)) for other in figures[:n])


# Named places --------------------------------------------------------------------------------------------------------


def test_named_places_are_in_the_line_and_beside_friends() -> None:
    """[A-200, D-46]"""
    t = deploying().choose("fig:a1", [point(18, 3)], "fig:a2")
    assert t.offers("by:a1/left") and t.offers("by:a1/right") and t.offers("by:a1/behind") and not t.offers("at:18.0,3.0")
    assert isinstance(t.ask, AskForSpot)
    places = {place.key: place.points for place in t.ask.places()}
    assert places["by:a1/right"] == [(19_255, 3_000), (18_000, 18_000)] and places["by:a1/behind"][0] == (18_000, 1_745)
    north = deploying(first=1).choose("fig:b1", [point(18, 33)], "fig:b2")
    assert isinstance(north.ask, AskForSpot)
    mirrored = [(36_000 - x, 36_000 - y) for (x, y), _ in places.values()]
    assert mirrored == [place.points[0] for place in north.ask.places()]
    assert all(distance_squared(place, (18_000, 3_000)) >= 1_240**2 for (place, _) in places.values())
