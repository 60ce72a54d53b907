"""Moving on open ground: contact and facing, paths, breaking away, double-time, free spins."""

from __future__ import annotations

import pytest

from walpurgis.engine.detour import detour
from walpurgis.engine.errors import NotOffered
from walpurgis.games.sorcery.events.moving import BrokeAway, HeldFast, Met, Moved, Spun, Turned
from walpurgis.games.sorcery.sights import Foreseen
from walpurgis.games.sorcery.standing import disc, faces, has_in_front_contact, is_behind, touches
from walpurgis.games.sorcery.ways import manner_of

from .table import battle, point

TOUCHING = ("A:BLO1 18,10 N", "B:APO1 18,11.255 S")


# Contact and facing --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("apart", "touching"), [(1.25, True), (1.26, True), (1.261, False)])
def test_two_bases_touch_up_to_the_tolerance(apart: float, touching: bool) -> None:
    """[A-42, D-2, D-27]"""
    t = battle("A:BLO1 18,10 N", f"B:NIN1 18,{10 + apart} S")
    assert touches(t.f("a1"), t.f("b1")) is touching
    assert touches(t.f("b1"), t.f("a1")) is touching


def test_a_soaring_figure_touches_nobody() -> None:
    """[A-42, A-145]"""
    t = battle("A:DRA1 18,10 N ^", "B:NIN1 18,11.255 S", "A:DRA1 19.255,10 N ^")
    assert not touches(t.f("a1"), t.f("b1"))
    assert not touches(t.f("a1"), t.f("a2"))


def test_the_front_arc_is_half_a_circle_unless_the_data_says_otherwise_and_its_edge_is_in_front() -> None:
    """[A-43, D-36]"""
    t = battle("A:BLO1 18,10 N", "A:FOR2 10,10 N", "B:NIN1 30,30")
    assert faces(t.f("a1"), (30_000, 10_000))
    assert not faces(t.f("a1"), (30_000, 9_999))
    assert faces(t.f("a2"), (15_000, 15_000))
    assert not faces(t.f("a2"), (15_001, 15_000))


def test_front_arc_contact_is_contact_with_the_centre_in_front_and_behind_is_where_one_is_not_seen() -> None:
    """[A-44, D-7]"""
    t = battle("A:BLO1 18,10 N", "B:APO1 18,11.255 N", "B:NIN1 30,11 W")
    assert has_in_front_contact(t.f("a1"), t.f("b1"))
    assert not has_in_front_contact(t.f("b1"), t.f("a1"))
    assert is_behind(t.f("a1"), t.f("b1"))
    assert not has_in_front_contact(t.f("a1"), t.f("b2"))  # in front, but not in contact


def test_turning_is_a_move_action_without_a_roll_or_anything_that_follows() -> None:
    """[A-46, A-52, A-130, A-135, SX-24]"""
    t = battle(*TOUCHING, "B:DRA2 19.255,10 W", workings=["P24 at 17,10 by b2 mode a"])
    t.choose("turn:a1")
    assert t.asked == "0 turn"
    assert t.offered == "face:b1, face:b2, keep"
    t.choose([point(0, 10)])
    assert t.f("a1").facing == (-1000, 0)
    assert t.look("a1") == "#1 *1"
    assert t.asked == "0 finish"
    assert len(t.told(Turned)) == 1


def test_who_looks_at_a_point_faces_it_and_who_looks_at_its_own_place_keeps_its_facing() -> None:
    """[D-26]"""
    t = battle("A:BLO1 18,10 N", "B:NIN1 30,30", actions=2)
    t.choose("turn:a1", [[18_300, 9900]])
    assert t.f("a1").facing == (1000, -333)
    other = battle("A:BLO1 18,10 W", "B:NIN1 30,30").choose("turn:a1", [point(18, 10)])
    assert other.f("a1").facing == (-1000, 0)
    assert other.told(Turned) == []


def test_tokens_glyphs_and_books_are_walked_over_and_stood_on() -> None:
    """[A-131]"""
    t = battle("A:BLO1 18,10 N", "B:DEL3 30,30 +B1(P20)", objectives="18,12", workings=["P20 at 18,13 by b1 from k1"])
    t.k("k1").wielder, t.k("k1").x, t.k("k1").y = "", 18_000, 14_000
    t.choose("move:a1").go((18, 13))
    assert t.where("a1") == "18,13"


# The path ------------------------------------------------------------------------------------------------------------


def test_a_move_goes_up_to_the_speed_along_any_path_and_ends_facing_any_way() -> None:
    """[A-47, D-28]"""
    t = battle("A:BLO1 18,10 N", "B:NIN1 30,30").choose("move:a1")
    t.refuses_to_go((18, 14), (22.011, 14), rule="A-47")
    t.go((18, 14), (22.01, 14), look=(0, 14))
    assert t.where("a1") == "22.01,14"
    assert t.f("a1").facing == (-1000, 0)
    assert t.told(Moved)[0].path == [(18_000, 10_000), (18_000, 14_000), (22_010, 14_000)]


def test_a_path_has_one_to_six_pieces_and_whole_numbers() -> None:
    """[D-1, D-38]"""
    t = battle("A:BLO1 18,10 N", "B:NIN1 30,30").choose("move:a1")
    six = [point(18, 10 + step / 10) for step in range(1, 7)]
    t.refuses([point(18, 11)], "A-47")
    t.refuses([*six, point(18, 11), point(0, 0)], "A-47")
    t.refuses([point(18, 11)] * 10_000, "A-47")
    t.refuses([[18_000.5, 11_000.5], [0, 0]], "A-47")  # type: ignore[arg-type]
    t.refuses("somewhere", "A-47")
    t.refuses([point(18, 10), point(18, 11), point(0, 0)], "D-38")
    t.choose([*six, point(0, 0)])
    assert t.where("a1") == "18,10.6"


def test_staying_at_the_start_is_a_turn() -> None:
    """[D-38, A-130]"""
    t = battle("A:BLO1 18,10 N", "B:NIN1 18,11.262 N").choose("move:a1").go((18, 10), look=(0, 10))
    assert t.asked == "0 finish"  # nobody spins
    assert t.f("a1").facing == (-1000, 0)
    assert t.told(Moved) == []


def test_a_path_is_cut_at_contact_and_the_one_touched_may_spin() -> None:
    """[A-49, A-45, D-41, D-39, SX-17]"""
    t = battle("A:BLO1 18,10 N", "B:NIN1 18,16 S").choose("move:a1")
    foreseen = t.ask.foresee([point(18, 20), point(18, 21)])  # type: ignore[attr-defined]
    assert isinstance(foreseen, Foreseen)
    assert (foreseen.path, foreseen.facing) == ([(18_000, 10_000), (18_000, 14_745)], (0, 1000))
    assert (foreseen.used, foreseen.left, foreseen.stopped_by, foreseen.touching) == (4745, 3255, ["b1"], ["b1"])
    t.go((18, 20))
    assert t.where("a1") == "18,14.745"
    assert t.told(Moved)[0].inches == "4.8"
    assert [met.others[0].id for met in t.told(Met)] == ["b1"]
    assert t.asked == "1 spin"
    assert t.offered == "face:a1, keep"


@pytest.mark.parametrize(
    ("places", "end", "met"),
    [
        (["17,16", "19,16"], "18,15.242", ["b1", "b2"]),  # both at once
        (["19.258,16"], "18,16", ["b1"]),  # 8 mil in passing
        (["19.261,16"], "18,18", []),
    ],
)
def test_of_several_bases_the_first_on_the_way_counts_and_two_may_be_touched_at_once(places: list[str], end: str, met: list[str]) -> None:
    """[D-41, A-49]"""
    t = battle("A:BLO1 18,10 N", *(f"B:NIN1 {place} S" for place in places)).choose("move:a1").go((18, 18))
    assert t.where("a1") == end
    assert [other.id for event in t.told(Met) for other in event.others] == met


def test_a_figure_that_is_not_able_stops_nobody_but_is_not_walked_over() -> None:
    """[A-133, A-132, A-48, A-166, SX-18]"""
    t = battle("A:BLO1 18,10 N", "B:NIN1 18,16 S #4").choose("move:a1")
    t.refuses_to_go((18, 20), rule="A-48")
    t.go((16.73, 16), (16.73, 17.5))
    assert t.where("a1") == "16.73,17.5"
    assert t.told(Moved)[0].inches == "7.7"  # 7.633, rounded up
    able = battle("A:BLO1 18,10 N", "B:NIN1 18,16 S").choose("move:a1").go((16.73, 16), (16.73, 17.5))
    assert able.where("a1") != "16.73,17.5"


def test_friends_do_not_stop_a_path_but_block_it() -> None:
    """[A-48, A-49, D-9]"""
    t = battle("A:BLO1 18,10 N", "A:DEL2 18,12 N", "B:NIN1 30,30").choose("move:a1")
    t.refuses_to_go((18, 14), rule="A-48")
    t.refuses_to_go((18, 12), rule="A-48")
    t.go((19.255, 10), (19.255, 14))  # touching it in passing
    assert t.where("a1") == "19.255,14"


def test_nothing_leaves_the_battlefield() -> None:
    """[A-53, A-48]"""
    t = battle("A:BLO1 18,3 N", "B:NIN1 30,30").choose("move:a1")
    t.refuses_to_go((18, 0.624), rule="A-53")
    t.refuses_to_go((18, -5), (18, 3.1), rule="A-53")
    t.go((18, 0.625))
    assert t.where("a1") == "18,0.625"


def test_what_is_refused_leaves_everything_as_it_was_and_gives_the_rule() -> None:
    """[D-39, D-57]"""
    t = battle("A:BLO1 18,3 N", "B:NIN1 30,30").choose("move:a1")
    with pytest.raises(NotOffered, match="A-53"):
        t.ask.foresee([point(18, 0), point(0, 0)])  # type: ignore[attr-defined]
    assert t.asked == "0 path"


def test_the_table_proposes_named_moves_that_are_all_allowed() -> None:
    """[D-46, D-47]"""
    opponents = ("B:NIN1 18,16 S", "B:CHA2 9,30", "B:CHA1 26,30", "B:BLO2 30,30")
    t = battle("A:BLO1 18,10 N", "A:DEL2 16,10 N", *opponents, objectives="18,18 22,11").choose("move:a1")
    keys = t.offered.split(", ")
    assert keys[:3] == ["stay/b1", "stay/b3", "stay/b2"]
    assert {"hit:b1/front", "obj:o2", "on:n", "on:sw"} <= {*keys}
    assert len(keys) <= 48
    for choice in t.ask.offer().choices:
        assert t.ask.forbidden(choice.points) is None  # type: ignore[attr-defined]
        assert choice.says.id.startswith("option-")
    front = next(choice.points for choice in t.ask.offer().choices if choice.key == "hit:b1/front")
    assert front[-1] == (18_000, 16_000)


def test_any_legal_path_is_accepted_whoever_found_it_and_a_goal_behind_somebody_has_one() -> None:
    """[D-45]"""
    t = battle("A:BLO1 18,10 N", "A:DEL2 18,13 N", "B:NIN1 30,30").choose("move:a1")
    t.refuses_to_go((18, 15.5), rule="A-48")
    manner = manner_of(t.t, t.f("a1"), 8)
    found = detour(disc(t.f("a1")), (18_000, 15_500), manner.ground)
    assert found is not None
    t.choose([*([x, y] for x, y in found), point(0, 0)])
    assert t.where("a1") == "18,15.5"


# Breaking away -------------------------------------------------------------------------------------------------------


def test_breaking_away_needs_a_4() -> None:
    """[A-50, A-51, A-134, SX-19]"""
    failed = battle(*TOUCHING, dice=[3]).choose("move:a1")
    assert failed.asked == "0 turn"
    assert [(event.die, event.needed) for event in failed.told(HeldFast)] == [(3, 4)]
    failed.choose([point(0, 10)])
    assert (failed.where("a1"), failed.look("a1"), failed.f("a1").facing) == ("18,10", "#1 *1", (-1000, 0))
    assert failed.asked == "0 finish"
    away = battle(*TOUCHING, dice=[4]).choose("move:a1")
    assert away.asked == "0 path"
    assert [(event.die, event.needed) for event in away.told(BrokeAway)] == [(4, 4)]


@pytest.mark.parametrize(("die", "asked"), [(1, "0 turn"), (2, "0 path")])
def test_with_flight_breaking_away_fails_only_with_a_1(die: int, asked: str) -> None:
    """[A-50, A-FLIGHT-1, SX-20]"""
    assert battle("A:DRA1 18,10 N", "B:APO1 18,11.255 S", dice=[die]).choose("move:a1").asked == asked


def test_those_who_are_left_do_not_stop_the_path_but_block_it() -> None:
    """[A-51, A-45, A-128, D-9, SX-21]"""
    t = battle(*TOUCHING, dice=[5]).choose("move:a1")
    t.refuses_to_go((18, 12.51), rule="A-48")
    t.go((16.7, 10), (16.7, 12.51), (18, 12.51), look=(18, 11))
    assert (t.where("a1"), t.told(Moved)[0].inches) == ("18,12.51", "5.1")  # 5.11: the tolerance is not shown
    assert t.asked == "1 spin"


def test_nobody_breaks_away_from_the_demoralized_or_from_friends() -> None:
    """[A-50, A-132, A-166]"""
    t = battle("A:BLO1 18,10 N", "B:NIN1 18,11.255 S #4", "A:DEL2 16.745,10 N").choose("move:a1")
    assert t.asked == "0 path"
    assert not t.told(BrokeAway)


@pytest.mark.parametrize(("die", "asked"), [(5, "0 turn"), (6, "0 path")])
@pytest.mark.parametrize("warrior", ["BLO1", "DRA1"])
def test_near_a_glyph_of_binding_only_a_6_breaks_away_even_with_flight(warrior: str, die: int, asked: str) -> None:
    """[P-21, P-21-1]"""
    t = battle(f"A:{warrior} 18,10 N", "B:APO1 18,11.255 S", "B:BLO3 18,15", dice=[die], workings=["P21 at 18,14.9 by b2"])
    assert t.choose("move:a1").asked == asked


def test_glyphs_of_binding_bind_neither_friends_nor_the_immune_nor_the_distant() -> None:
    """[P-21, S-136]"""
    near = battle("A:APO2 18,10 N", "B:APO1 18,11.255 S", "B:BLO3 18,15", dice=[4], workings=["P21 at 18,14.9 by b2"])
    far = battle("A:BLO1 18,10 N", "B:APO1 18,11.255 S", "B:BLO3 18,16.2", dice=[4], workings=["P21 at 18,15.2 by b2"])
    own = battle("A:BLO1 18,10 N", "B:APO1 18,11.255 S", "A:BLO3 18,8", dice=[4], workings=["P21 at 18,8.9 by a2"])
    assert [t.choose("move:a1").asked for t in (near, far, own)] == ["0 path"] * 3


# Double-time ---------------------------------------------------------------------------------------------------------


def test_double_time_goes_twice_as_far_without_tokens() -> None:
    """[A-54, SX-22]"""
    t = battle("A:BLO1 18,5 N", "B:NIN1 30,30").choose("double:a1")
    t.refuses_to_go((18, 21.02), rule="A-54")
    t.go((18, 21))
    assert t.where("a1") == "18,21"
    assert battle("A:BLO1 18,5 N *1", "B:NIN1 30,30").why_not("double:a1") == "A-54"


def test_double_time_is_for_boots_and_not_with_flight_or_aquatic() -> None:
    """[A-54, A-FLIGHT-1, A-AQUATIC-1, A-79]"""
    t = battle("A:STO2 18,5 N", "A:DRA1 10,5 N", "A:STO3 14,5 N #4", "A:STO3 24,5 N", "A:BLO1 30,5 N #4", "B:NIN1 30,30", workings=["P17 on a4 by a4"])
    assert [t.why_not(f"double:{who}") for who in ("a1", "a2", "a3", "a4", "a5")] == ["A-54"] * 4 + ["A-79"]


def test_double_time_is_not_for_those_who_touch_any_opposing_figure() -> None:
    """[A-132, A-54]"""
    t = battle("A:BLO1 18,10 N", "B:NIN1 18,11.255 S #4", "B:NIN1 30,30", "A:DEL2 16.745,10 N")
    assert t.why_not("double:a1") == "A-132"
    assert t.offers("double:a2")


def test_a_double_time_path_into_contact_is_refused_not_cut() -> None:
    """[A-136, SX-23]"""
    t = battle("A:BLO1 18,5 N", "B:NIN1 18,15 S").choose("double:a1")
    t.refuses_to_go((18, 20), rule="A-136")
    t.refuses_to_go((18, 13.745), rule="A-136")
    t.go((18, 13.7))
    weak = battle("A:BLO1 18,5 N", "B:NIN1 18,15 S #4").choose("double:a1")
    weak.refuses_to_go((18, 13.745), rule="A-136")  # beside somebody who is not able
    weak.go((16.73, 15), (16.73, 17))  # past it is allowed
    assert weak.where("a1") == "16.73,17"


def test_double_time_doubles_what_is_left_of_the_speed() -> None:
    """[A-137, A-90, SX-31]"""
    slow = battle("A:BLO1 18,5 N", "B:NIN1 30,30", terrain="wood 15,3-21,8").choose("double:a1")
    slow.refuses_to_go((18, 13.02), rule="A-54")
    slow.go((18, 13))
    assert slow.where("a1") == "18,13"
    leaden = battle("A:DEL2 18,5 N", "B:DEL1 30,30", workings=["P15 on a1 by b1"]).choose("double:a1")
    leaden.refuses_to_go((18, 15.02), rule="A-54")
    leaden.go((18, 15))
    stopped = battle("A:BLO1 18,5 N", "B:NIN1 30,30", terrain="wood 15,13-21,18").choose("double:a1").go((18, 20))
    assert stopped.where("a1") == "18,13.001"


# Charge and surge ----------------------------------------------------------------------------------------------------


def test_a_charge_must_end_in_front_arc_contact_or_stays() -> None:
    """[A-138, A-CHARGE-1]"""
    t = battle("A:APO1 18,10 N", "B:DEL2 18,16 S").choose("charge:a1")
    assert t.asked == "0 path"
    t.refuses_to_go((18, 14), rule="A-138")
    t.refuses_to_go((18, 20), look=(18, 0), rule="A-138")
    t.refuses_to_go((18, 9.5), (18, 16), (20, 16), (21, 16), (22, 16), (23, 16), look=(0, 0), rule="A-138")
    assert t.offered == "stay/b1, hit:b1/front, hit:b1/rear, hit:b1/left, hit:b1/right, on:n"  # north runs into it
    t.go((18, 10), look=(0, 0))
    assert t.look("a1") == "#1 *1"
    assert t.asked == "0 finish"


def test_a_surge_goes_half_the_speed() -> None:
    """[A-55, SX-26]"""
    t = battle("A:APO2 18,10 N", "B:DEL2 18,17.25 S").choose("surge:a1").go((18, 17))
    assert t.where("a1") == "18,15.995"
    assert battle("A:APO2 18,10 N", "B:DEL2 18,17.28 S").why_not("surge:a1") == "A-55"  # 6.025
    beside = battle("A:APO2 18,10 N", "B:DEL2 18,17.28 S", "B:DEL2 12,10 S").choose("surge:a1")
    beside.refuses_to_go((18, 17), rule="A-55")


def test_who_touches_anybody_neither_charges_nor_surges() -> None:
    """[A-132, SX-27]"""
    t = battle("A:STO2 18,10 N", "B:NIN1 18,11.255 S #4", "B:NIN1 18,20")
    assert t.why_not("charge:a1") == "A-132"
    assert t.offers("close:a1>b1")


# Free spins ----------------------------------------------------------------------------------------------------------


def test_a_free_spin_turns_to_any_side_and_costs_nothing() -> None:
    """[A-45, D-55]"""
    t = battle("A:BLO1 18,10 N", "B:NIN1 18,16 N").choose("move:a1").go((18, 20)).choose([point(18, 0)])
    assert t.f("b1").facing == (0, -1000)
    assert t.look("b1") == "#1"
    assert [event.who.id for event in t.told(Spun)] == ["b1"]
    kept = battle("A:BLO1 18,10 N", "B:NIN1 18,16 N").choose("move:a1").go((18, 20)).choose([point(18, 16)])
    assert kept.f("b1").facing == (0, 1000)
    assert kept.told(Spun) == []


def test_who_already_touches_another_opposing_able_figure_does_not_spin() -> None:
    """[A-45, A-128]"""
    held = battle("A:BLO1 18,10 N", "A:DEL2 18,17.255 S", "B:NIN1 18,16 N").choose("move:a1").go((18, 20))
    assert held.asked == "0 act"
    by_the_weak = battle("A:BLO1 18,10 N", "A:CHA1 18,17.255 S #4", "B:NIN1 18,16 N").choose("move:a1").go((18, 20))
    assert by_the_weak.asked == "1 spin"


def test_demoralized_warriors_spin_and_everybody_is_asked_once_in_turn_order() -> None:
    """[A-128]"""
    t = battle("A:BLO1 18,10 N", "B:NIN1 17,16 S #4", "C:NIN1 19,16 S", "B:NIN1 30,30", players=3).choose("move:a1").go((18, 15.242))
    assert t.asked == "1 spin"
    t.choose([point(0, 0)])
    assert t.asked == "2 spin"
    t.choose([point(0, 0)])
    assert t.asked == "0 finish"


def test_a_path_of_ten_thousand_points_is_refused_before_anything_is_measured() -> None:
    """[A-47, D-38]"""
    t = battle("A:BLO1 18,10 N", "B:NIN1 30,30").choose("move:a1")
    t.refuses([point(18, 11)] * 10_000, "A-47")
    assert t.asked == "0 path"
