"""Words that the whole rulebook uses, choices that are not asked, what can be undone, and weather."""

from __future__ import annotations

from walpurgis.games.sorcery.events.combat import DodgeRolled
from walpurgis.games.sorcery.forces import bring, cancel_others, is_canceled
from walpurgis.games.sorcery.spells import SPELLS
from walpurgis.games.sorcery.values import has_proficiency, reach, speed
from walpurgis.games.sorcery.warriors import WARRIORS

from .table import battle

FAR = "B:NIN1 18,33 S"


def test_all_figures_are_warriors_on_round_bases_with_a_dial() -> None:
    """[A-1]"""
    assert all(warrior.dial for warrior in WARRIORS.values())


def test_able_is_who_is_neither_a_captive_nor_demoralized() -> None:
    """[A-3]"""
    t = battle("A:BLO1 5,5", "A:BLO1 8,5 #4", "A:DRA1 11,5 ^", "A:CHA1 14,5", FAR)
    t.f("a4").status, t.f("a4").captor = "captive", "b1"
    assert [t.f(who).is_able for who in ("a1", "a2", "a3", "a4")] == [True, False, True, False]


def test_an_ability_is_stronger_than_the_rules() -> None:
    """Flight walks over bases, which nobody may. [A-5, A-48]"""
    over = (18, 13)
    t = battle("A:DRA1 18,10 N", "A:NIN1 18,11.5 N", FAR).choose("move:a1").go(over)
    assert t.where("a1") == "18,13"
    battle("A:BLO1 18,10 N", "A:NIN1 18,11.5 N", FAR).choose("move:a1").refuses_to_go(over, rule="A-48")


def test_an_optional_ability_is_in_use_until_it_is_left_unused() -> None:
    """A warrior with Charge may also fight as anybody else, or move. [A-6]"""
    t = battle("A:STO2 18,18 N", "B:DEL2 18,25 S")
    assert t.offers("charge:a1") and t.offers("move:a1")
    t = battle("A:DEL1 18,18 N", "B:DEL2 18,25 S")
    assert t.offers("blast:a1>b1") and t.offers("shot:a1>b1")


def test_nobody_is_asked_about_what_is_always_used() -> None:
    """A dodge is rolled without a question: after the attack comes the next action of the attacker's side, whatever the die says. [D-52, A-6, A-156]"""
    for die, look in ((5, "#1"), (4, "#3")):
        t = battle("A:DEL2 18,18 N", "A:BLO1 3,3", "B:ORS2 18,19.255 S", dice=[6, 5, die]).choose("close:a1>b1")
        assert [rolled.die for rolled in t.told(DodgeRolled)] == [die]
        assert (t.look("a1"), t.look("b1")) == ("#1 *1", look)
        assert (t.asked, t.t.actions) == ("0 act", 1)


def test_in_a_formation_every_member_gets_a_token() -> None:
    """[A-37]"""
    t = battle("A:DEL3 18,10 N", "A:DEL2 19.255,10 N", "A:NIN1 16.745,10 N", FAR).choose("form:a1", "a2")
    while t.ask.prompt in ("members", "path", "turn"):
        choices = t.ask.offer().choices
        t.choose("go" if t.ask.prompt == "members" else [list(point) for point in choices[0].points])
    assert [t.f(who).tokens for who in ("a1", "a2", "a3")] == [1, 1, 1]


def test_until_dice_are_rolled_everything_can_be_taken_back() -> None:
    """[D-61]"""
    t = battle("A:BLO1 18,10 N", FAR).choose("move:a1")
    before = t.t.copy()
    t.go((18, 12))
    assert t.match.undo_plan(0).limit is None
    t.match.undo(0)
    assert t.t == before
    t = battle("A:DEL2 18,18 N", "B:CHA2 18,19.255 S", dice=[1, 2]).choose("close:a1>b1")
    assert t.match.undo_plan(0).limit is not None


# Weather -------------------------------------------------------------------------------------------------------------


def test_rain_and_mud_slow_the_fast_and_forbid_surge() -> None:
    """[C-RAIN-1]"""
    t = battle("A:APO2 18,10 N", "A:NIN1 5,5", FAR, domains=["rain-and-mud"])
    assert (speed(t.t, t.f("a1")), speed(t.t, t.f("a2"))) == (8, 7)
    assert not has_proficiency(t.t, t.f("a1"), "surge")


def test_a_heat_wave_fells_the_demoralized_in_each_end_phase() -> None:
    """[C-HEAT-1, A-110]"""
    t = battle("A:BLO1 18,10 N #4", "A:DEL2 5,5", "B:NIN1 18,30 S #4", "B:CHA2 30,30", domains=["heat-wave"]).end_turn()
    assert (t.look("a1"), t.look("b1"), t.look("a2")) == ("gone", "gone", "#1")


def test_clear_skies_cancel_all_other_weather_but_not_two_of_a_kind() -> None:
    """[C-CLEAR-1, A-97, A-98, A-185, S-134]"""
    t = battle("A:DEL2 5,5", FAR, domains=["smoke-and-fog", "rain-and-mud", "rain-and-mud", "border-town"], workings=["P26 by a1 for 2"])
    bring(t.t, "clear-skies")
    assert t.t.domains == ("rain-and-mud", "rain-and-mud", "border-town", "clear-skies")
    assert t.t.workings == []


def test_of_two_that_cancel_each_other_the_newcomer_stays() -> None:
    """[A-185, S-133]"""
    t = battle("A:DEL1 18,10 N", FAR, domains=["clear-skies"])
    dusk = SPELLS["P26"].domain
    assert dusk is not None
    cancel_others(t.t, "P26", dusk)
    assert t.t.domains == ()
    assert not is_canceled(t.t, "P26", dusk)


def test_what_a_card_in_play_cancels_goes_at_once() -> None:
    """[A-97, A-185]"""
    t = battle("A:DEL1 18,10 N", FAR, domains=["heat-wave"])
    bring(t.t, "downpour")
    assert t.t.domains == ("heat-wave",)
    assert reach(t.t, t.f("a1")) == 10
