"""The command phase: Poison, Command, Siphon Energy, Mind Tap, Glyph of Renewal, Magestone Storm."""

from __future__ import annotations

from walpurgis.games.sorcery.events.turn import CommandRolled, StormRolled

from .table import battle

FAR = "B:NIN1 18,33 S"


def test_items_are_resolved_one_by_one_in_any_order() -> None:
    """[A-31, A-111]"""
    t = battle("A:NIN3 18,18 N", "A:DEL3 10,10 N", "B:APO1 18,19.255 S", phase="command", dice=[6])
    assert t.offered == "poison:a1, rally:a2"
    t.choose("rally:a2")
    assert t.t.phase == "action"  # the poison was the only thing left, and so was going on
    assert t.look("b1") == "#2"


def test_nobody_goes_on_before_what_must_be_done() -> None:
    """[A-111]"""
    t = battle("A:NIN3 18,18 N", "A:DEL3 10,10 N", "B:APO1 18,19.255 S", phase="command")
    t.refuses("go", "A-111")


def test_poison_hurts_opponents_in_front_arc_contact_only() -> None:
    """[A-POISON-1, A-123]"""
    corvane = "A:NIN3 18,18 N"
    t = battle(corvane, "B:APO1 18,19.255 S", "B:CHA2 18,16.745 N", "A:BLO1 19.255,18 N", FAR, phase="command")
    assert (t.look("b1"), t.look("b2"), t.look("a2")) == ("#2", "#1", "#1")


def test_toughness_holds_off_poison() -> None:
    """[A-123, A-204]"""
    assert battle("A:NIN3 18,18 N", "B:FOR1 18,19.255 S", FAR, phase="command").look("b1") == "#1"


def test_poison_reaches_the_immune_and_the_demoralized() -> None:
    """[A-166, A-204]"""
    t = battle("A:NIN3 18,18 N", "B:APO2 18,19.255 S", "B:NIN1 19.255,18 W #3", FAR, phase="command")
    assert t.look("b1") == "#2"


def test_command_gives_one_more_action_with_a_six() -> None:
    """[A-COMMAND-1, A-118]"""
    t = battle("A:DEL3 18,18 N", FAR, phase="command", dice=[6])
    assert t.t.actions == 3
    assert battle("A:DEL3 18,18 N", FAR, phase="command", dice=[5]).t.actions == 2


def test_command_gives_never_more_than_one_action() -> None:
    """[A-118, SX-15, S-92, A-111]"""
    t = battle("A:DEL3 18,18 N", "A:ROK1 18,9 N", FAR, phase="command", dice=[6, 6])
    t.choose("tap:a2>a1/command")
    t.choose("rally:a1")
    assert t.t.actions == 3
    assert len(t.told(CommandRolled)) == 1


def test_siphon_energy_hurts_a_friend_and_takes_a_token() -> None:
    """[S-87, S-138, SX-87]"""
    t = battle("A:BLO3 18,18 N *1", "A:BLO1 18,19.255 N", FAR, phase="command")
    assert t.offers("siphon:a1<a2")
    t.choose("siphon:a1<a2")
    assert (t.look("a1"), t.look("a2")) == ("#1", "#2")


def test_siphon_energy_needs_a_token_a_touching_friend_and_the_ground() -> None:
    """[S-87, S-138, A-145, SX-87]"""
    assert battle("A:BLO3 18,18 N", "A:BLO1 18,19.255 N", FAR, phase="command").t.phase == "action"
    assert battle("A:BLO3 18,18 N *1", "A:BLO1 18,20 N", FAR, phase="command").t.phase == "action"
    assert battle("A:BLO3 18,18 N *1", "A:DRA1 18,19.255 N ^", FAR, phase="command").t.phase == "action"


def test_each_cultist_siphons_once_and_may_leave_it() -> None:
    """[S-138, A-111]"""
    t = battle("A:BLO3 18,18 N *2", "A:BLO1 18,19.255 N", FAR, phase="command")
    t.choose("siphon:a1<a2")
    assert t.t.phase == "action"
    t = battle("A:BLO3 18,18 N *2", "A:BLO1 18,19.255 N", FAR, phase="command").choose("go")
    assert t.look("a1") == "#1 *2"


def test_the_token_goes_even_if_the_friend_falls() -> None:
    """[S-138]"""
    t = battle("A:BLO3 18,18 N *1", "A:BLO1 18,19.255 N #4", FAR, phase="command").choose("siphon:a1<a2")
    assert (t.look("a1"), t.look("a2")) == ("#1", "gone")


def test_bloodbrand_makes_siphoning_worse() -> None:
    """[S-138, P-16]"""
    t = battle("A:BLO3 18,18 N *1", "A:BLO1 18,19.255 N", "B:BLO2 18,30 S", phase="command", workings=["P16 on a2 by b1"])
    assert t.choose("siphon:a1<a2").look("a2") == "#3"


def test_mind_tap_gains_an_ability_within_range_until_the_end_phase() -> None:
    """[S-92, S-142, SX-88]"""
    t = battle("A:ROK1 18,6 N", "B:STO2 18,18 S", phase="command")
    assert t.of("tap") == "tap:a1>b1/charge"
    t.choose("tap:a1>b1/charge")
    assert t.f("a1").tapped == "charge"
    t.choose("end")
    assert t.f("a1").tapped == ""


def test_mind_tap_measures_to_the_centre() -> None:
    """[S-142, SX-88]"""
    assert battle("A:ROK1 18,6 N", "B:STO2 18,18.02 S", phase="command").t.phase == "action"


def test_demoralized_is_not_to_be_tapped_nor_what_one_has() -> None:
    """[S-142, SX-88]"""
    assert battle("A:ROK1 18,6 N", "B:NIN1 18,11 S #4", FAR.replace("18,33", "20,33"), phase="command").t.phase == "action"
    assert battle("A:ROK1 18,6 N", "A:ROK1 18,11 N", FAR, phase="command").t.phase == "action"


def test_what_was_tapped_by_mind_tap_is_not_passed_on() -> None:
    """[S-142]"""
    t = battle("A:ROK1 18,6 N", "A:ROK1 18,11 N", "B:STO2 18,18 S", phase="command")
    t.choose("tap:a2>b1/charge")
    assert "tap:a1>a2/charge" not in t.offered


def test_a_glyph_of_renewal_must_heal_somebody_near_it() -> None:
    """[P-23, P-23-1, A-111, S-130]"""
    t = battle("A:STO3 18,18 N #3", "A:BLO1 18,21 N #2", FAR, phase="command", workings=["P23 at 18,19.13 by a1"])
    assert t.offered == "renew:g1>a1, renew:g1>a2"
    t.choose("renew:g1>a2")
    assert (t.look("a1"), t.look("a2"), t.t.phase) == ("#3", "#1", "action")


def test_renewal_heals_neither_the_immune_nor_the_unhurt_nor_those_far_away() -> None:
    """[S-136, A-127, S-98]"""
    t = battle("A:STO3 18,18 N", "A:APO2 18,21 N #2", "A:BLO1 18,24 N #2", FAR, phase="command", workings=["P23 at 18,19.13 by a1"])
    assert t.t.phase == "action"


def test_a_magestone_storm_strikes_all_who_touch_on_a_one() -> None:
    """[A-186, C-MAGESTONE-1]"""
    figures = ("A:FOR1 18,18 N", "B:APO1 18,19.255 S", "B:APO2 19.255,18 W", FAR)
    t = battle(*figures, phase="command", domains=["magestone-storm"], dice=[1])
    assert [(event.die, event.strikes) for event in t.told(StormRolled)] == [(1, 1)]
    assert [t.look(who) for who in ("a1", "b1", "b2", "b3")] == ["#2", "#2", "#1", "#1"]
    assert battle(*figures, phase="command", domains=["magestone-storm"], dice=[2]).look("a1") == "#1"
