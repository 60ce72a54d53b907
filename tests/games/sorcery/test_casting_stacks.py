"""What works from a book, who knows what of it, when it is closed, and what single books do."""

from __future__ import annotations

from walpurgis.games.sorcery.armies import why_not_army
from walpurgis.games.sorcery.events.magic import CardRevealed, CodexForgave
from walpurgis.games.sorcery.odds import defense_value, odds_against
from walpurgis.games.sorcery.spells import BOOKS
from walpurgis.games.sorcery.values import symbols

from .table import battle

FAR = "B:BLO1 2,34"
REAVER = "B:APO1 18,18 S"


# Books ---------------------------------------------------------------------------------------------------------------


def test_a_sorcerer_is_still_a_warrior_and_all_other_rules_hold() -> None:
    """[S-0, S-1, S-3]"""
    t = battle("A:DEL1 18,10 N +B3(P01)", REAVER)
    assert t.offers("cast:a1/k1")
    assert all(t.offers(key) for key in ("move:a1", "shot:a1>b1", "turn:a1"))


def test_more_pages_cost_more_points() -> None:
    """[S-1]"""
    by_pages = sorted(BOOKS.values(), key=lambda book: (book.capacity, book.points))
    assert [book.points for book in by_pages] == sorted(book.points for book in by_pages)


def test_an_army_has_at_most_one_grand_grimoire() -> None:
    """[B-6]"""
    assert why_not_army("200:ORS1+B6(P04),ORS1+B6(P12)", 200) == "A-20"
    assert why_not_army("200:ORS1+B6(P04),ORS1+B2(P12)", 200) is None


# Closed --------------------------------------------------------------------------------------------------------------


def test_a_book_with_too_many_pages_for_its_new_wielder_is_closed_but_can_be_browsed() -> None:
    """Frostbind, Emberlance and Stoneskin take four pages in a Forgemaster's book, and six in an elf's. [S-6, S-100]"""
    t = battle("A:FOR3 18,18 +B1(P02.P01.P13)", "A:ORS1 19.255,18", FAR).choose("hand:a1/k1>a2").end_turn().end_turn()
    assert t.why_not("cast:a2/k1") == "S-100"
    assert t.offers("browse:a2/k1")


def test_a_closed_book_lends_no_counterspell_and_nothing_works_from_it() -> None:
    """[S-100, S-81, S-105]"""
    t = battle("A:DEL1 18,10 N +B3(P12)", "B:ORS1 30,30 +B1(P30.P33.P02)", "B:DEL2 2,34")
    t.k("k2").builder = "b2"  # 1, 2 and 2 pages: one too many for anybody who was not there when the book was filled
    assert t.choose("cast:a1/k1").offered == "no, ctr:b1"
    assert defense_value(t.t, t.f("b1"), "ranged", unseen=True).modifiers == ()


def test_a_demoralized_wielders_book_is_closed() -> None:
    """[S-39, S-100]"""
    for click, more in ((3, 1), (4, 0)):
        t = battle("A:DEL1 18,10 N", f"B:CHA1 18,18 #{click} +B1(P33)")
        assert sum(m.amount for m in defense_value(t.t, t.f("b1"), "ranged", unseen=True).modifiers) == more


# Warded Margins and Sage's Index -------------------------------------------------------------------------------------


def test_warded_margins_is_shown_before_the_dice_and_adds_1() -> None:
    """16 is needed, and 15 misses. [P-33, S-105, S-108, S-38]"""
    t = battle("A:DEL1 18,10 N", "A:BLO1 2,2", "B:ORS1 18,18 S *1 +B1(P04.P33)", dice=[3, 2])
    assert odds_against(t.t, t.f("a1"), t.f("b1"), "ranged").needed == 5  # nobody knows yet
    t.choose("shot:a1>b1")
    assert (t.look("b1"), t.k("k1").shown) == ("#1 *1", ("P33",))
    assert [event.spell for event in t.told(CardRevealed)] == ["P33"]
    assert odds_against(t.t, t.f("a1"), t.f("b1"), "ranged").needed == 6


def test_warded_margins_is_a_modifier_for_the_rule_of_3_and_helps_against_spells() -> None:
    """Where three are there already it changes nothing and stays hidden. [P-33-1, S-108]"""
    t = battle("A:DEL1 18,10 N +B3(P01)", "A:BLO1 2,2", "B:ORS1 18,18 S *1 +B1(P33)", dice=[3, 2]).choose("cast:a1/k1")
    assert t.look("b1") == "#1 *1"
    t = battle("A:DEL3 18,10 N", "A:BLO1 2,2", "B:DRA3 18,18 S *1 +B1(P33)", terrain="wood 16,13-20,15", dice=[1, 2]).choose("shot:a1>b1")
    assert t.told(CardRevealed) == []  # Invulnerability 2 and the wood 1


def test_sages_index_pays_for_a_browse_and_is_shown() -> None:
    """[P-34, P-34-1, S-108, S-121]"""
    t = battle("A:DEL1 18,18 *1 +B6(P22.P34)", "A:BLO1 2,2", FAR)
    assert t.seen(1).tomes[0].contents == []
    t.choose("browse:a1/k1", "P34")
    assert (t.look("a1"), t.k("k1").shown) == ("#1 *1", ("P34",))


# Who knows what ------------------------------------------------------------------------------------------------------


def test_others_see_how_many_cards_a_stack_has_and_the_card_that_lies_face_down() -> None:
    """[S-18, S-21, S-106, S-107]"""
    t = battle("A:DRA3 18,10 N +B6(P07.P12.P20)", REAVER, FAR, dice=[1, 2]).choose("cast:a1/k1")
    seen = t.seen(1).tomes[0]
    assert (seen.count, seen.down, seen.contents, seen.stack) == (3, "P07", ["P07"], None)
    assert t.seen(0).tomes[0].stack == ["P07", "P12", "P20"]


def test_the_offers_of_others_do_not_depend_on_what_a_book_holds() -> None:
    """[A-197, S-108, D-84]"""
    chances = []
    for book in ("P04.P33", "P04.P12"):
        t = battle("A:DEL1 18,10 N", f"B:ORS1 18,18 S *1 +B1({book})")
        chances.append([(choice.key, choice.about) for choice in t.ask.offer().choices])
    assert chances[0] == chances[1]


# Single books --------------------------------------------------------------------------------------------------------


def test_stormcallers_almanac_reaches_2_inches_farther_with_sorceries_that_attack() -> None:
    """[B-4]"""
    for book, distance, legal in (("B4", 14, True), ("B4", 14.1, False), ("B2", 12, True), ("B2", 12.1, False)):
        assert battle(f"A:STO3 18,10 N +{book}(P01)", f"B:BLO1 18,{10 + distance}").offers("cast:a1/k1") is legal, (book, distance)
    assert not battle("A:STO3 18,10 N +B4(P01)", "B:BLO1 18,24").offers("shot:a1>b1")


def test_blackbound_codex_forgives_once_and_a_new_bookmark_is_chosen() -> None:
    """[B-5, S-112]"""
    t = battle("A:BLO2 18,18 +B5(P05.P12.P02)", "A:BLO1 19.255,18", "A:BLO1 16.745,18", FAR).choose("cast:a1/k1", ["a2"])
    assert (t.asked, t.offered, t.k("k1").is_down) == ("0 bookmark", "P12, P02, P05", False)
    t.choose("P05")
    assert len(t.told(CodexForgave)) == 1
    t.end_turn().end_turn().choose("go", "cast:a1/k1", ["a3"])
    assert (t.k("k1").stack, t.k("k1").is_down) == (("P05", "P12", "P02"), True)


def test_the_codex_forgives_a_counter_and_a_used_counterspell_too() -> None:
    """[S-112]"""
    t = battle("A:BLO2 18,18 +B5(P12.P02)", "A:BLO1 2,2", "B:ORS3 30,30", dice=[1, 1, 6]).choose("cast:a1/k1", "ctr:b1")
    assert (t.asked, t.offered) == ("0 bookmark", "P02, P12")
    t = battle("A:BLO2 18,18 +B2(P12)", "A:BLO1 2,2", "B:NIN3 30,30 +B5(P31.P02)", dice=[6, 6, 1, 1]).choose("cast:a1/k1", "ctr:b1/k2")
    assert (t.asked, t.offered, t.k("k2").is_down) == ("1 bookmark", "P02, P31", False)


def test_a_codex_without_a_wielder_forgives_and_its_top_card_is_the_bookmark() -> None:
    """[S-111, S-112]"""
    t = battle("A:BLO2 18,18 #6 +B5(P12.P02)", "A:BLO1 2,2", "B:ORS3 30,30 +B2(P32)", dice=[1, 1, 6]).choose("cast:a1/k1", "ctr:b1/k2")
    assert (t.k("k1").wielder, t.k("k1").stack, t.k("k1").is_down) == ("", ("P02", "P12"), False)


# Pact and Ancient Mastery --------------------------------------------------------------------------------------------


def test_pact_meets_a_requirement_only_while_the_friend_is_there() -> None:
    """[S-93, S-102, S-143]"""
    assert battle("A:NIN3 18,18 +B6(P05)", "A:BLO1 19.255,18", FAR).offers("cast:a1/k1")
    t = battle("A:NIN3 18,18 +B6(P05)", "A:DEL2 19.255,18", FAR)
    assert t.why_not("cast:a1/k1") == "S-10"
    assert symbols(t.t, t.f("a1")) == ("mage-spawn", "ninth-circle", "atlantean-empire")


def test_ancient_mastery_casts_what_has_an_affinity_count_and_nothing_else_that_is_required() -> None:
    """[S-91, S-141]"""
    assert battle("A:DRA3 18,10 N +B6(P11)", REAVER).offers("cast:a1/k1")
    assert battle("A:DRA3 18,18 +B6(P05)", "A:DEL2 19.255,18", FAR).why_not("cast:a1/k1") == "S-10"


def test_the_bookmark_chosen_at_deployment_is_the_top_card() -> None:
    """[S-16, S-17, S-101]"""
    t = battle("A:DEL3 18,18 +B3(P20.P14)", FAR, phase="bookmarks").choose("P14")
    assert (t.k("k1").bookmark, t.k("k1").stack, t.seen(1).tomes[0].contents) == ("P14", ("P14", "P20"), [])
