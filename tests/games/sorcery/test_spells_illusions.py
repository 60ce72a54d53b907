"""The illusions, P26 to P29: domains for a time."""

from __future__ import annotations

from walpurgis.games.sorcery.events.magic import IllusionCanceled
from walpurgis.games.sorcery.forces import bring
from walpurgis.games.sorcery.odds import helpers
from walpurgis.games.sorcery.standing import line_between
from walpurgis.games.sorcery.values import has_proficiency, reach, speed

from .table import Play, battle

FAR = "B:BLO1 2,34"


def in_play(t: Play) -> list[str]:
    return [w.spell for w in t.t.workings]


def cast(spell: str, *figures: str, domains: tuple[str, ...] = ()) -> Play:
    return battle(f"A:DRA3 4,4 N +B6({spell}.P12)", "A:BLO1 34,2", *(figures or (FAR,)), domains=domains).choose("cast:a1/k1")


# All of them ---------------------------------------------------------------------------------------------------------


def test_an_illusion_leaves_the_book_works_like_a_domain_and_is_out_of_the_game_when_it_ends() -> None:
    """[S-58, S-30, P-28]"""
    t = cast("P28")
    assert (in_play(t), t.seen(1).domains, t.k("k1").stack) == (["P28"], ["P28"], ("P12",))
    t.end_turn().end_turn()
    assert in_play(t) == ["P28"]
    t.end_turn()
    assert (in_play(t), t.k("k1").stack) == ([], ("P12",))


def test_the_end_phase_of_the_turn_in_which_it_is_cast_does_not_count() -> None:
    """Cast in the caster's turn 3, Mirage of Mire ends in turn 4, False Dusk in turn 5, Waking Nightmare in turn 6. [S-132, P-26, P-27, P-29, SX-76]"""
    for spell, later in (("P28", 1), ("P26", 2), ("P27", 2), ("P29", 3)):
        t = cast(spell).end_turn().end_turn()
        for _ in range(later - 1):
            t.end_turn().end_turn()
        assert in_play(t) == [spell]
        t.end_turn()
        assert in_play(t) == [], spell


def test_it_cancels_domains_and_illusions_as_it_says() -> None:
    """[S-58, S-59, S-131, P-26, P-28]"""
    assert cast("P26", domains=("clear-skies",)).t.domains == ()
    assert cast("P28", domains=("heat-wave", "smoke-and-fog")).t.domains == ("smoke-and-fog",)


def test_it_may_be_cast_although_a_card_in_play_cancels_it_and_the_offer_warns() -> None:
    """Clear Skies cancels every weather; Cold Snap cancels the mire. [S-59, S-131, S-133, P-28]"""
    for domain in ("clear-skies", "cold-snap"):
        t = battle("A:DRA3 4,4 N +B6(P28.P12)", "A:BLO1 34,2", FAR, domains=[domain])
        [offer] = [choice for choice in t.ask.offer().choices if choice.key == "cast:a1/k1"]
        assert offer.about["is"] == "CastInVain"
        t.choose("cast:a1/k1")
        assert (in_play(t), t.t.domains, t.k("k1").stack) == ([], (domain,), ("P12",))
        assert len(t.told(IllusionCanceled)) == 1
    t = battle("A:DRA3 4,4 N +B6(P26.P12)", FAR, domains=["clear-skies"])
    [offer] = [choice for choice in t.ask.offer().choices if choice.key == "cast:a1/k1"]
    assert offer.about["is"] == "CastSpell"  # False Dusk cancels Clear Skies first


def test_a_wet_illusion_wakes_the_second_effect_of_cold_snap() -> None:
    """Rain cannot be made while Cold Snap is there, but a mire that was there first counts. [S-131]"""
    t = battle("A:DEL3 18,18", "B:BLO1 2,34", domains=["cold-snap"], workings=["P28 by b1 for 2"])
    assert reach(t.t, t.f("a1")) == 6


def test_two_illusions_of_one_name_have_one_effect_and_two_copies_do_not_protect_them() -> None:
    """[S-134]"""
    t = battle("A:DEL3 18,18 N +B6(P26)", "A:BLO1 34,2", FAR, workings=["P26 by a1 for 2", "P26 by b1 for 2"]).choose("cast:a1/k1")
    assert (in_play(t), reach(t.t, t.f("a1"))) == (["P26", "P26", "P26"], 6)
    bring(t.t, "clear-skies")
    assert (in_play(t), t.t.domains) == ([], ("clear-skies",))


def test_illusions_bind_the_immune_too() -> None:
    """[S-135]"""
    t = battle("A:APO2 18,18", FAR, workings=["P28 by b1 for 2"])
    assert speed(t.t, t.f("a1")) == 6


def test_a_canceled_illusion_ends_and_is_out_of_the_game() -> None:
    """[S-59, S-134]"""
    t = battle("A:DEL3 18,18", "B:DEL1 2,34 +B6(P12)", workings=["P26 by b1 from k1 for 2"])
    bring(t.t, "clear-skies")
    assert (in_play(t), t.k("k1").stack, t.t.domains) == ([], ("P12",), ("clear-skies",))


# One after the other -------------------------------------------------------------------------------------------------


def test_in_a_false_dusk_nobody_sees_farther_than_6_inches() -> None:
    """The cap comes before modifiers: 12 with Glyph of Focus is 8. [P-26, P-26-1]"""
    t = cast("P26", "B:DEL3 18,18 *1", "B:CHA1 30,30 *1", FAR)
    assert [reach(t.t, t.f(who)) for who in ("b1", "b2")] == [6, 6]
    t = battle("A:DEL3 18,18", FAR, workings=["P26 by a1 for 2", "P25 at 18,19.13 by a1"])
    assert reach(t.t, t.f("a1")) == 8


def test_in_a_phantom_forest_lines_longer_than_6_inches_are_hindered() -> None:
    """[P-27]"""
    t = battle("A:DEL3 18,10 N", "B:BLO1 18,16", "B:BLO1 19,16.5", workings=["P27 by a1 for 2"])
    assert not line_between(t.t, t.f("a1"), t.f("b1")).is_hindered
    assert line_between(t.t, t.f("a1"), t.f("b2")).hindered_by == ("P27",)


def test_in_a_mirage_of_mire_everybody_walks_6_inches_and_nobody_surges() -> None:
    """Double-time still doubles. [P-28, P-28-1]"""
    t = battle("A:STO2 18,18 N", "A:BLO1 25,18", "B:BLO1 18,24", workings=["P28 by a1 for 2"])
    assert [speed(t.t, t.f(who)) for who in ("a1", "a2")] == [6, 6]
    assert speed(t.t, t.f("a2"), factor=2) == 12
    assert not has_proficiency(t.t, t.f("a1"), "surge")
    assert t.why_not("surge:a1") is not None


def test_in_a_waking_nightmare_nobody_gangs_up_double_times_or_soars() -> None:
    """[P-29]"""
    t = battle("A:BLO1 18,18 N", "A:BLO1 16.745,19.255 E", "A:DRA3 4,4", "B:DEL2 18,19.255 S", FAR)
    assert len(helpers(t.t, t.f("a1"), t.f("b1"))) == 1
    t = battle("A:BLO1 18,18 N", "A:BLO1 16.745,19.255 E", "A:DRA3 4,4", "B:DEL2 18,19.255 S", FAR, workings=["P29 by a3 for 2"])
    assert helpers(t.t, t.f("a1"), t.f("b1")) == []
    assert t.why_not("double:a1") is not None
    assert t.why_not("soar:a3") is not None


def test_a_waking_nightmare_brings_everybody_down() -> None:
    """[P-29-1]"""
    t = battle("A:DRA3 4,4 N +B6(P29)", "A:BLO1 34,2", "B:ROK3 18,18 S *1 ^", FAR).choose("cast:a1/k1")
    assert (t.f("b1").status, t.where("b1")) == ("ground", "18,18")


def test_a_countered_illusion_is_not_out_of_the_game() -> None:
    """[S-84, S-79]"""
    t = battle("A:DRA3 4,4 N +B6(P29.P12)", "A:BLO1 34,2", "B:ROK3 18,18 S", dice=[1, 1, 6]).choose("cast:a1/k1", "ctr:b1")
    assert (in_play(t), t.k("k1").stack, t.k("k1").is_down) == ([], ("P29", "P12"), True)
