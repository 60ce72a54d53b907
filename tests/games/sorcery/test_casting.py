"""Casting: what can be cast, the five steps, where the card goes, and what happens if the caster falls."""

from __future__ import annotations

from walpurgis.games.sorcery.events.magic import Bookmarked, BookmarkMoved, SpellAimed, SpellCast
from walpurgis.games.sorcery.events.turn import FuryRolled

from .table import battle, point

REAVER = "B:APO1 18,18 S"


# The five steps ------------------------------------------------------------------------------------------------------


def test_a_sorcery_strikes_goes_under_the_stack_and_any_face_up_spell_is_bookmarked() -> None:
    """[S-16, S-17, S-28, S-30, S-31, SX-69]"""
    t = battle("A:DEL1 18,10 N +B3(P01.P20.P30)", REAVER, dice=[3, 2]).choose("cast:a1/k1")
    assert t.look("b1") == "#4"
    assert (t.asked, t.offered) == ("0 bookmark", "P20, P30, P01")
    t.choose("P01")
    assert (t.k("k1").stack, t.k("k1").is_down) == (("P01", "P20", "P30"), False)
    assert t.look("a1") == "#1 *1"


def test_opponents_see_the_card_that_is_cast_and_that_a_bookmark_was_chosen_but_not_which() -> None:
    """[S-21, S-27, S-122, SX-70]"""
    t = battle("A:DEL1 18,10 N +B3(P01.P20.P30)", REAVER, dice=[3, 2])
    before = t.seen(1).tomes[0]
    assert (before.count, before.contents, before.stack) == (3, [], None)
    t.choose("cast:a1/k1", "P30")
    after = t.seen(1).tomes[0]
    assert (after.count, after.contents, after.stack) == (3, ["P01"], None)
    assert [event.spell for event in t.told(SpellCast)] == ["P01"]
    [chosen] = t.told(Bookmarked)
    assert chosen.cut(0) == chosen
    assert chosen.cut(1) == chosen.cut(None) == BookmarkMoved(0, "B3")


def test_declaring_comes_first_and_the_spell_in_the_air_is_public_until_it_is_put_away() -> None:
    """Mode, target, counter window, text, new bookmark: in this order. [S-29, S-109]"""
    t = battle("A:DEL1 18,10 N +B6(P08.P20)", REAVER, "B:BLO1 14,16", "B:ORS1 30,30", dice=[3, 3, 5])
    t.choose("cast:a1/k1")
    assert (t.asked, t.in_the_air(1).spell) == ("0 mode", "P08")
    t.choose("mode:a")
    assert t.asked == "0 targets"
    t.choose(["b1"])
    assert t.asked == "1 counter"
    assert (t.in_the_air(1).mode, t.in_the_air(1).targets) == ("a", ["b1"])
    t.choose("no")
    assert (t.asked, t.look("b1")) == ("0 bookmark", "#4")
    assert t.look("a1") == "#1"  # the token comes last
    t.choose("P20")
    assert (t.seen(1).casting, t.look("a1")) == (None, "#1 *1")


def test_casting_takes_an_action_and_brings_a_token() -> None:
    """[S-26, S-42]"""
    t = battle("A:FOR3 18,18 N +B2(P12.P13)", "A:BLO1 2,2", "B:APO1 18,30")
    t.choose("cast:a1/k1")
    assert t.t.actions == 1
    assert t.look("a1") == "#1 *1"
    assert t.why_not("move:a1") == "A-32"


def test_a_spell_uses_the_values_of_whoever_casts_it() -> None:
    """9 and the wand's 1 against 10 and the wand's 2: with a 5 only the greater value reaches 17. [S-26, S-65]"""
    for caster, damage in (("DEL1", "#1"), ("DEL3", "#4")):
        t = battle(f"A:{caster} 18,10 N +B3(P01)", "B:NIN3 18,18 S", dice=[2, 2]).choose("cast:a1/k1", "no")
        assert t.look("b1") == damage, caster


def test_an_empty_stack_has_no_bookmark_and_the_spell_that_comes_home_is_the_new_one() -> None:
    """[S-33, S-34]"""
    t = battle("A:DEL3 18,18 N +B3(P20)", "B:APO1 18,30").choose("cast:a1/k1", [point(18, 20)])
    assert t.k("k1").stack == ()
    t.end_turn().end_turn()
    assert t.why_not("cast:a1/k1") == "S-33"
    t.choose("move:a1").go((18, 12)).end_turn()
    assert (t.k("k1").bookmark, t.k("k1").is_down) == ("P20", False)


# Face down -----------------------------------------------------------------------------------------------------------


def test_a_strong_spell_lies_face_down_on_top_afterwards_and_cannot_be_cast() -> None:
    """[S-24, S-30, S-32, S-40, SX-71]"""
    t = battle("A:DRA3 18,10 N +B6(P07.P12)", "B:DEL2 18,18 S", "B:BLO1 2,34", dice=[4, 3]).choose("cast:a1/k1")
    assert t.look("b1") == "gone"
    assert (t.k("k1").stack, t.k("k1").is_down) == (("P07", "P12"), True)
    assert t.asked == "0 finish"  # no bookmark was asked for
    t.end_turn().end_turn()
    assert t.why_not("cast:a1/k1") == "S-24"


# What can be cast ----------------------------------------------------------------------------------------------------


def test_only_the_bookmarked_spell_is_cast() -> None:
    """[S-23]"""
    t = battle("A:DEL1 18,10 N +B3(P20.P01)", REAVER).choose("cast:a1/k1")
    assert t.asked == "0 glyph"


def test_a_spell_in_play_is_not_in_the_book_so_it_cannot_be_cast_again() -> None:
    """[S-25]"""
    t = battle("A:DEL3 18,18 N +B3(P20.P14)", "B:APO1 18,30").choose("cast:a1/k1", [point(18, 20)])
    assert t.k("k1").stack == ("P14",)
    assert [(w.spell, w.at) for w in t.t.workings] == [("P20", (18000, 19130))]


def test_a_do_not_cast_spell_is_never_cast() -> None:
    """[S-38, SX-73]"""
    for spell in ("P30", "P33"):
        assert battle(f"A:DEL1 18,10 N +B3({spell}.P01)", REAVER).why_not("cast:a1/k1") == "S-38"


def test_a_spell_needs_a_legal_target() -> None:
    """Nobody in range, nobody in front, nobody in contact. [S-66, S-110]"""
    assert battle("A:DEL1 18,10 N +B3(P01)", "B:APO1 18,20.1").why_not("cast:a1/k1") == "S-66"
    assert battle("A:DEL1 18,10 S +B3(P01)", REAVER).why_not("cast:a1/k1") == "S-66"
    assert battle("A:DEL1 18,10 N +B3(P06)", "A:BLO1 20,10", REAVER).why_not("cast:a1/k1") == "S-66"
    assert battle("A:DEL1 18,10 N +B3(P06)", "A:BLO1 19.25,10", REAVER).offers("cast:a1/k1")


def test_an_attack_needs_a_line_of_fire() -> None:
    """[S-65, S-110]"""
    t = battle("A:DEL1 18,10 N +B3(P01)", REAVER, "A:BLO1 18,14")
    assert t.why_not("cast:a1/k1") == "S-66"


def test_a_glyph_needs_a_free_place() -> None:
    """Six friends around the caster leave none. [S-110, S-126]"""
    ring = [(19.255, 18), (18.6275, 19.087), (17.3725, 19.087), (16.745, 18), (17.3725, 16.913), (18.6275, 16.913)]
    t = battle("A:DEL3 18,18 N +B3(P20)", *(f"A:BLO1 {x},{y}" for x, y in ring), "B:APO1 18,30")
    assert t.why_not("cast:a1/k1") == "S-126"


def test_a_requirement_must_be_met() -> None:
    """[S-10]"""
    assert battle("A:DEL1 18,18 +B3(P05)", "A:BLO1 19.25,18", "B:APO1 18,30").why_not("cast:a1/k1") == "S-10"
    assert battle("A:BLO2 18,18 +B2(P05)", "A:BLO1 19.25,18", "B:APO1 18,30").offers("cast:a1/k1")


def test_a_demoralized_sorcerer_casts_nothing() -> None:
    """[S-41]"""
    t = battle("A:CHA1 18,18 N #4 +B1(P12)", "A:BLO1 2,2", "B:APO1 18,30")
    assert t.why_not("cast:a1/k1") == "A-79"


def test_nobody_casts_from_anothers_book() -> None:
    """[S-3]"""
    t = battle("A:DEL1 18,10 N", "A:DEL1 22,10 N +B3(P01)", REAVER)
    assert t.why_not("cast:a1/k1") == "S-3"


# Ranged combat actions -----------------------------------------------------------------------------------------------


def test_no_sorcery_at_range_while_touching_any_opponent_even_a_demoralized_one() -> None:
    """[S-55, S-63]"""
    t = battle("A:DEL1 18,10 N +B3(P01)", REAVER, "B:BLO1 19.25,10 #4")
    assert t.why_not("cast:a1/k1") == "S-63"


def test_what_takes_a_special_action_is_cast_in_contact_all_the_same() -> None:
    """[S-56, S-64]"""
    for spell in ("P12", "P20", "P27"):
        assert battle(f"A:DEL1 18,10 N +B3({spell})", "B:APO1 19.25,10").offers("cast:a1/k1"), spell


def test_without_a_range_there_is_no_sorcery_at_range() -> None:
    """[S-63, A-152]"""
    t = battle("A:APO3 18,10 N +B1(P01)", "B:BLO1 18,14")
    assert t.why_not("cast:a1/k1") == "A-152"


def test_a_storm_gale_forbids_sorceries_at_range() -> None:
    """[C-GALE-1]"""
    assert battle("A:DEL1 18,10 N +B3(P01)", REAVER, domains=["storm-gale"]).why_not("cast:a1/k1") == "C-GALE-1"


def test_a_soaring_sorcerer_casts_everything_but_glyphs() -> None:
    """[A-146]"""
    assert battle("A:DRA3 18,10 N ^ +B6(P20)", REAVER).why_not("cast:a1/k1") == "A-146"
    for spell in ("P01", "P12", "P27"):
        assert battle(f"A:DRA3 18,10 N ^ +B6({spell})", REAVER).offers("cast:a1/k1"), spell


def test_soaring_nobody_touches_a_friend() -> None:
    """[S-147]"""
    t = battle("A:DRA3 18,10 N ^ +B6(P06)", "A:BLO1 18,11.25", REAVER)
    assert t.why_not("cast:a1/k1") == "S-66"


# Spells and attacks --------------------------------------------------------------------------------------------------


def test_the_attack_of_a_spell_names_opponents_only() -> None:
    """[S-146]"""
    t = battle("A:DEL1 18,10 N +B3(P01)", REAVER, "B:BLO1 16,16", "A:BLO1 20,16").choose("cast:a1/k1")
    assert t.offered == "b1, b2"
    t.refuses(["a2"], "S-146")


def test_only_the_bonus_of_the_wand_counts_and_gang_up_does_not() -> None:
    """The goblin attacks with 7 and no bonus, although a friend has its target in front: against 15 it needs an 8. The blademage adds 1 for its wand, not the 2
    of its sword. [S-145]"""
    for caster, dice, seen in (("CHA1", (4, 3), "#3"), ("CHA1", (4, 4), "#6"), ("ORS2", (3, 1), "#3"), ("ORS2", (3, 2), "#6")):
        t = battle(f"A:{caster} 18,10 N +B1(P01)", "A:NIN1 19.255,15 W", "B:STO2 18,15 S #3", dice=dice).choose("cast:a1/k1")
        assert t.look("b1") == seen, caster


def test_natures_fury_is_rolled_for_a_spell_that_attacks_and_for_no_other() -> None:
    """[S-88, S-139, S-145]"""
    t = battle("A:STO3 18,10 N +B4(P01)", REAVER, dice=[3, 1, 1, 1]).choose("cast:a1/k1")
    assert len(t.told(FuryRolled)) == 1
    t = battle("A:STO3 18,10 N +B4(P12)", REAVER).choose("cast:a1/k1")
    assert t.told(FuryRolled) == []


def test_a_friend_with_magic_enhancement_adds_to_a_spells_attack() -> None:
    """[S-145]"""
    t = battle("A:DEL1 18,10 N +B3(P01)", "A:DEL3 19.25,10", REAVER, dice=[3, 2]).choose("cast:a1/k1")
    assert t.look("b1") == "#5"


# The caster falls ----------------------------------------------------------------------------------------------------


def test_if_the_caster_falls_by_its_own_spell_the_card_goes_into_the_dropped_book() -> None:
    """Two ones cost the last click. No bookmark is chosen, and no token placed. [S-111]"""
    t = battle("A:DEL1 18,10 N #6 +B3(P01.P20.P30)", "A:BLO1 2,2", REAVER, dice=[1, 1]).choose("cast:a1/k1")
    assert t.look("a1") == "gone"
    tome = t.k("k1")
    assert (tome.wielder, tome.at, tome.stack, tome.is_down) == ("", (18000, 10000), ("P20", "P30", "P01"), False)
    assert t.asked == "0 act"


def test_a_spell_that_turns_face_down_does_so_in_a_dropped_book_too() -> None:
    """[S-111, S-32]"""
    t = battle("A:DRA3 18,10 N #8 +B6(P07.P12)", "A:BLO1 2,2", REAVER, dice=[1, 1]).choose("cast:a1/k1")
    assert (t.k("k1").wielder, t.k("k1").stack, t.k("k1").is_down) == ("", ("P07", "P12"), True)


def test_the_targets_of_a_spell_are_told() -> None:
    """[S-27]"""
    t = battle("A:DEL1 18,10 N +B3(P01)", REAVER, dice=[1, 2]).choose("cast:a1/k1")
    assert [[target.id for target in event.targets] for event in t.told(SpellAimed)] == [["b1"]]
