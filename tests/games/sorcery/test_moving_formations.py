"""Movement formations: who takes part, how they move as a block, and what follows for all."""

from __future__ import annotations

import pytest

from walpurgis.games.sorcery.events.moving import FormationMoved, Halted, Impaled, Met, Regrouped

from .table import Play, battle, point

CHAIN = ("A:DEL3 18,10 N", "A:DEL2 19.255,10 N", "A:NIN1 20.51,10 N")
FOE = "B:NIN1 34,34"


def stay(t: Play, *who: str) -> Play:
    """Members keep the place of the block, and look where they looked."""
    for figure in who:
        x, y = t.f(figure).at
        t.choose([[x, y], [x, y]])
    return t


# Who takes part ------------------------------------------------------------------------------------------------------


def test_three_that_share_a_symbol_move_together_with_one_action_and_three_tokens() -> None:
    """[A-85, A-174 to A-178, D-42, SX-62]"""
    t = battle(*CHAIN, "A:BLO1 3,3", FOE).choose("form:a1")
    assert t.asked == "0 path"  # nobody else could join
    t.refuses_to_go((18, 17.02), rule="A-176")  # the Thrall's 7 inches
    t.go((18, 17), look=(18, 30))
    stay(t, "a2", "a3")
    assert [t.where(who) for who in ("a1", "a2", "a3")] == ["18,17", "19.255,17", "20.51,17"]
    assert [t.look(who) for who in ("a1", "a2", "a3")] == ["#1 *1"] * 3
    assert t.t.actions == 1
    assert [t.why_not(f"move:{who}") for who in ("a1", "a2", "a3")] == ["A-32"] * 3
    assert [[one.id for one in event.who] for event in t.told(FormationMoved)] == [["a1", "a2", "a3"]]


@pytest.mark.parametrize(
    ("third", "rule"),
    [
        ("A:DRA1 20.51,10 N", "A-85"),  # Flight
        ("A:NIN1 20.52,10 N", "A-85"),  # not in contact: two members only
        ("A:NIN1 20.51,10 N *2", "A-174"),
        ("A:NIN1 20.51,10 N #4", "A-174"),  # demoralized
        ("A:APO3 20.51,10 N #4", "A-85"),  # Quickness
        ("A:NIN2 20.51,10 N #5 ^", "A-85"),  # soaring: not in contact
    ],
)
def test_who_cannot_take_part(third: str, rule: str) -> None:
    """[A-85, A-174, A-QUICKNESS-1, A-FLIGHT-1, SX-63]"""
    t = battle("A:DEL3 18,10 N", "A:DEL2 19.255,10 N", third, FOE)
    assert t.why_not("form:a1") == rule


def test_who_was_given_an_action_or_has_wings_of_aether_cannot_take_part() -> None:
    """[A-174, P-17]"""
    acted = battle(*CHAIN, FOE).choose("turn:a3", [point(0, 0)])
    assert acted.why_not("form:a1") == "A-174"
    winged = battle(*CHAIN, FOE, workings=["P17 on a2 by a1"])
    assert winged.why_not("form:a1") == "A-85"
    assert winged.why_not("form:a2") == "A-85"


def test_nobody_leads_or_joins_a_formation_in_a_trance() -> None:
    """A shaman that has acted may act again, but not together with others. [A-174, S-140]"""
    shamans = ("A:CHA2 18,10 N", "A:CHA1 19.255,10 N", "A:CHA1 20.51,10 N")
    assert battle(*shamans, FOE).offers("form:a1")
    t = battle(*shamans, FOE).choose("turn:a1", [point(18, 30)])
    assert t.offers("move:a1")
    assert (t.why_not("form:a1"), t.why_not("form:a2")) == ("A-174", "A-174")


def test_pact_shares_the_symbols_of_friends_and_mage_spawn_share_their_own() -> None:
    """[A-178, S-93]"""
    pact = battle("A:DEL1 18,10 N", "A:DEL2 19.255,10 N", "A:NIN1 20.51,10 N", FOE)
    assert pact.offers("form:a1")
    spawn = battle("A:MER2 18,10 N", "A:NIN1 19.255,10 N", "A:MER2 20.51,10 N", FOE)
    assert spawn.offers("form:a1")
    mixed = battle("A:DEL1 18,10 N", "A:CHA1 19.255,10 N", "A:BLO1 20.51,10 N", FOE)
    assert mixed.why_not("form:a1") == "A-85"


def test_command_lifts_the_need_for_a_shared_symbol_for_the_formation_it_belongs_to() -> None:
    """[A-88]"""
    t = battle("A:CHA1 18,10 N", "A:BLO1 19.255,10 N", "A:DEL3 20.51,10 N", FOE)
    assert t.offers("form:a1")
    tired = battle("A:CHA1 18,10 N", "A:BLO1 19.255,10 N", "A:DEL3 20.51,10 N #3", FOE)
    assert tired.why_not("form:a1") == "A-85"


def test_a_group_grows_by_contact_up_to_five_and_may_set_out_with_three() -> None:
    """[A-85, A-174]"""
    row = [f"A:BLO1 {10 + 1.255 * number:g},10 N" for number in range(6)]
    t = battle(*row, FOE).choose("form:a3")
    assert t.offered == "a2, a4"
    assert t.why_not("a6") == "A-174"
    t.choose("a4")
    assert t.offered == "a2, a5"
    t.choose("a5")
    assert t.offered == "a2, a6, go"
    t.choose("a6")
    assert t.offered == "a2, go"
    t.choose("a2")
    assert t.asked == "0 path"  # five
    few = battle(*row, FOE).choose("form:a3", "a4", "a2", "go")
    assert few.asked == "0 path"


def test_nobody_joins_with_whom_there_could_be_no_formation() -> None:
    """[A-85]"""
    t = battle("A:BLO1 18,10 N", "A:BLO2 19.255,10 N", "A:BLO3 20.51,10 N", "A:CHA1 16.745,10 N", FOE).choose("form:a1")
    assert t.asked == "0 path"  # the goblin shares nothing with them: the two others joined by themselves
    assert t.f("a4").given == 0


@pytest.mark.parametrize(("second", "end"), [("APO1", "18,13.501"), ("APO2", "18,18")])
def test_burning_ground_stops_a_formation_unless_it_stops_none_of_its_members(second: str, end: str) -> None:
    """The leader is immune and walks through; who is not immune is stopped, and the block with it. [A-177, S-136, P-24]"""
    row = ("A:APO2 18,10 N", f"A:{second} 19.255,10 N", "A:APO2 20.51,10 N")
    t = battle(*row, "B:STO3 30,30", workings=["P24 at 19.255,16 by b1 mode b"]).choose("form:a1").go((18, 18))
    assert t.where("a1") == end


# Moving together -----------------------------------------------------------------------------------------------------


def test_if_one_member_is_stopped_the_block_stops_there() -> None:
    """[A-177, D-42]"""
    t = battle(*CHAIN, "B:CHA2 20.51,15 S").choose("form:a1").go((18, 16))
    stay(t, "a2", "a3")
    assert [t.where(who) for who in ("a1", "a2", "a3")] == ["18,13.745", "19.255,13.745", "20.51,13.745"]
    assert t.asked == "1 spin"
    wood = battle(*CHAIN, FOE, terrain="wood 20,12-26,17").choose("form:a1").go((18, 16))
    assert [event.piece for event in wood.told(Halted)] == ["wood"]
    assert wood.where("a1") == "18,12.001"


def test_no_member_runs_over_anything_or_leaves_the_battlefield() -> None:
    """[A-177, A-48, A-53, D-42]"""
    t = battle(*CHAIN, "A:CHA2 20.51,15 S", FOE).choose("form:a1")
    t.refuses_to_go((18, 15), rule="A-48")
    edge = battle("A:DEL3 30,10 N", "A:DEL2 31.255,10 N", "A:NIN1 32.51,10 N", "B:NIN1 3,34").choose("form:a1")
    edge.refuses_to_go((33, 10), rule="A-53")
    edge.go((32.8, 10))


def test_one_die_breaks_the_whole_group_away_against_the_worst_number() -> None:
    """[A-86, A-176, A-135, P-21-1]"""
    held = battle(*CHAIN, "B:CHA2 20.51,11.255 S", dice=[3]).choose("form:a1")
    assert held.asked == "0 turn"
    held.choose([point(0, 0)], [point(0, 0)], [point(0, 0)])
    assert [held.look(who) for who in ("a1", "a2", "a3")] == ["#1 *1"] * 3
    assert held.where("a1") == "18,10"
    away = battle(*CHAIN, "B:CHA2 20.51,11.255 S", dice=[4]).choose("form:a1")
    assert away.asked == "0 path"
    binding = ["P21 at 20.51,14.9 by b1"]
    bound = battle(*CHAIN, "B:BLO3 20.51,11.255 S", dice=[5], workings=binding).choose("form:a1")
    assert bound.asked == "0 turn"
    only_near = battle(*CHAIN, "B:CHA2 18,11.255 S", "B:BLO3 25,14", dice=[5], workings=["P21 at 25,13 by b2"]).choose("form:a1")
    assert only_near.asked == "0 path"  # the glyph reaches a member that nobody holds


def test_members_may_take_other_places_and_any_facing() -> None:
    """[D-42, A-177, A-174]"""
    t = battle(*CHAIN, FOE).choose("form:a1").go((18, 15))
    t.refuses([point(22, 15), point(0, 0)], "D-42")  # touches nobody that has its place
    t.refuses([point(20.51, 15), point(0, 0)], "A-48")  # kept for the third
    t.refuses([point(16.745, 15), point(0, 0)], "A-174")  # would leave the third alone
    t.choose([point(19.255, 15), point(0, 15)])
    t.refuses([point(19.255, 17.5), point(0, 0)], "A-176")  # more than 7 inches from where it stood
    t.choose([point(19.255, 16.255), point(0, 16.255)])
    assert [t.where(who) for who in ("a1", "a2", "a3")] == ["18,15", "19.255,15", "19.255,16.255"]
    assert t.f("a3").facing == (-1000, 0)
    assert [event.who.id for event in t.told(Regrouped)] == ["a3"]


def test_what_waits_at_the_end_waits_for_every_member_and_pushing_damage_comes_at_once() -> None:
    """[A-129, A-143, A-175]"""
    t = battle("A:DEL3 18,10 N *1", "A:DEL2 19.255,10 N *1", "A:NIN1 20.51,10 N", "B:DRA2 20.51,15 S").choose("form:a1").go((18, 16))
    stay(t, "a2", "a3")
    t.choose([point(20.51, 15)])
    assert [t.look(who) for who in ("a1", "a2", "a3")] == ["#2 *2", "#2 *2", "#2 *1"]
    assert [event.who.id for event in t.told(Impaled)] == ["a3"]
    assert [event.who.id for event in t.told(Met)] == ["a3"]


def test_a_warrior_that_one_member_touched_before_gets_no_free_spin_for_another() -> None:
    """[A-128]"""
    slid = battle(*CHAIN, "B:CHA2 20.51,11.255 S", dice=[6]).choose("form:a1").go((19.255, 10))
    stay(slid, "a2", "a3")
    assert slid.asked == "0 finish"  # the second member touches it now; the third touched it before
    kept = battle(*CHAIN, "B:CHA2 20.51,11.255 S", dice=[6]).choose("form:a1").go((18.1, 10))
    stay(kept, "a2", "a3")
    assert kept.asked == "1 spin"  # it is the third that moved and touches it again
