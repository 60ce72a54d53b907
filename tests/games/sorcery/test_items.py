"""Spellbooks that change hands: dropped, picked up, handed over, and the one that is jealous."""

from __future__ import annotations

from walpurgis.games.sorcery.events.magic import BookStayed, CardRevealed
from walpurgis.games.sorcery.stacks import why_closed

from .table import Play, battle, point

FAR = "B:BLO1 2,34"


def dropped(t: Play, x: float, y: float, tome: str = "k1") -> Play:
    """The book lies somewhere on the ground."""
    book = t.k(tome)
    book.wielder, (book.x, book.y) = "", point(x, y)
    t.ask.look_again()
    return t


def test_a_fallen_wielder_leaves_its_book_where_it_stood_and_nobody_may_look_into_it() -> None:
    """[A-102, S-19]"""
    t = battle("A:DEL1 18,10 N +B3(P01)", "B:ORS1 18,18 #5 *1 +B1(P04.P12)", FAR, dice=[4, 4]).choose("cast:a1/k1")
    assert (t.k("k2").wielder, t.k("k2").at) == ("", (18000, 18000))
    assert why_closed(t.t, t.k("k2")) == "S-19"
    assert t.seen(0).tomes[1].contents == []


def test_a_captured_wielder_drops_its_book() -> None:
    """[A-102]"""
    t = battle("A:APO1 18,18 N", "B:ORS1 18,19.255 +B1(P04)", FAR, dice=[6, 5]).choose("capture:a1>b1")
    assert (t.f("b1").status, t.k("k1").wielder, t.k("k1").at) == ("captive", "", (18000, 19255))


def test_a_warrior_drops_its_book_with_a_special_action_in_contact_too() -> None:
    """It is a sorcerer no longer. [A-103, A-188, S-3]"""
    t = battle("A:DEL1 18,18 +B3(P12)", "A:BLO1 2,2", "B:APO1 19.255,18").choose("drop:a1/k1")
    assert (t.k("k1").wielder, t.k("k1").at, t.look("a1")) == ("", (18000, 18000), "#1 *1")
    t.end_turn().end_turn()
    assert t.why_not("cast:a1/k1") == "S-3"


def test_several_books_lie_at_one_place_and_none_in_blocking_terrain() -> None:
    """[A-187]"""
    t = battle("A:DEL3 18,18 +B3(P12)+B2(P04)", "A:BLO1 2,2", FAR, terrain="ruin 16,16-20,18.5").choose("drop:a1/k1")
    assert t.k("k1").at == (18000, 18500)
    t.end_turn().end_turn().choose("drop:a1/k2")
    assert t.k("k2").at == (18000, 18500)


def test_a_dropped_book_is_equipped_in_base_contact() -> None:
    """[A-103, A-188, S-2]"""
    edge = 18 + 0.625 + 0.25
    t = dropped(battle("A:ORS1 2,2 +B1(P12)", "A:ORS1 18,18", "B:APO1 16.745,18"), edge, 18).choose("equip:a2/k1")
    assert (t.k("k1").wielder, t.look("a2")) == ("a2", "#1 *1")
    assert dropped(battle("A:ORS1 2,2 +B1(P12)", "A:ORS1 18,18", FAR), edge + 0.05, 18).why_not("equip:a2/k1") == "A-103"


def test_it_takes_a_free_slot_the_requirement_and_no_immunity() -> None:
    """[A-188, A-100, S-141]"""
    for book, taker in (("B1", "BLO1"), ("B3", "BLO2"), ("B4", "DRA1"), ("B1", "ORS1 18,18 +B1(P04)")):
        text = taker if " " in taker else f"{taker} 18,18"
        t = dropped(battle(f"A:DEL3 2,2 +{book}(P12)", f"A:{text}", FAR), 18.5, 18)
        assert t.why_not("equip:a2/k1") == "A-188", (book, taker)
    t = dropped(battle("A:DEL3 2,2 +B1(P12)", "A:ROK1 18,18", FAR), 18.5, 18)
    t.f("a2").tapped = "magic-immunity"
    t.ask.look_again()
    assert t.why_not("equip:a2/k1") == "A-188"


def test_nobody_handles_books_in_the_air() -> None:
    """[A-146]"""
    t = dropped(battle("A:DRA1 18,18 ^", "A:DRA3 10,10 ^ +B6(P12)+B1(P04)", "A:DRA1 10,11.255", FAR), 18, 18, "k2")
    assert [t.why_not(key) for key in ("equip:a1/k2", "drop:a2/k1", "hand:a2/k1>a3")] == ["A-146", "A-146", "A-146"]


def test_a_book_is_handed_to_a_friend_in_contact_and_only_the_giver_gets_a_token() -> None:
    """[A-103, A-188]"""
    t = battle("A:DEL1 18,18 +B1(P12)", "A:ORS1 19.255,18", "A:ORS1 25,18", "A:BLO1 16.745,18", "B:APO1 18,19.255")
    assert t.of("hand:") == "hand:a1/k1>a2"
    assert [t.why_not(f"hand:a1/k1>{who}") for who in ("a3", "a4", "b1")] == ["A-103", "A-188", "A-103"]
    t.choose("hand:a1/k1>a2")
    assert (t.k("k1").wielder, t.look("a1"), t.look("a2")) == ("a2", "#1 *1", "#1")


def test_an_opponent_may_take_a_dropped_book_and_read_it_and_the_former_owner_knows_it_until_it_is_changed() -> None:
    """[A-189, S-18, S-106]"""
    t = dropped(battle("A:ORS1 18,18", "B:ORS1 2,34 *1 +B1(P02.P12)", "A:BLO1 2,2"), 18.5, 18).choose("equip:a1/k1")
    assert [t.seen(seat).tomes[0].stack for seat in (0, 1)] == [["P02", "P12"], ["P02", "P12"]]
    t.end_turn().end_turn().choose("browse:a1/k1", "P12")
    assert [t.seen(seat).tomes[0].stack for seat in (0, 1)] == [["P12", "P02"], None]
    assert t.seen(1).tomes[0].contents == ["P02", "P12"]


def test_a_wielder_who_becomes_immune_keeps_the_book_closed_while_that_lasts() -> None:
    """[A-190, S-100]"""
    t = battle("A:ROK1 18,18 +B2(P12.P02)", "A:BLO1 2,2", FAR)
    assert t.offers("cast:a1/k1")
    t.f("a1").tapped = "magic-immunity"
    t.ask.look_again()
    assert t.why_not("cast:a1/k1") == "A-190"
    assert t.k("k1").wielder == "a1"
    t.f("a1").tapped = ""
    t.ask.look_again()
    assert t.offers("cast:a1/k1")


# Jealous Binding -----------------------------------------------------------------------------------------------------


def test_jealous_binding_shows_itself_only_when_another_side_tries_and_the_action_is_spent() -> None:
    """[A-197, S-108, P-35, P-35-1]"""
    t = dropped(battle("A:ORS1 18,18", "A:BLO1 2,2", "B:ORS1 2,34 *1 +B1(P35.P12)"), 18.5, 18)
    assert t.offers("equip:a1/k1")
    t.choose("equip:a1/k1")
    assert (t.k("k1").wielder, t.k("k1").shown, t.look("a1"), t.t.actions) == ("", ("P35",), "#1 *1", 1)
    assert (len(t.told(CardRevealed)), len(t.told(BookStayed))) == (1, 1)
    assert t.seen(0).tomes[0].contents == ["P35"]
    t.end_turn().end_turn()
    assert t.why_not("equip:a1/k1") == "P-35"  # now everybody knows


def test_the_owner_of_a_jealous_book_takes_it_back() -> None:
    """[P-35]"""
    t = dropped(battle("A:ORS1 18,18", "A:BLO1 2,2 +B1(P35.P12)", FAR), 18.5, 18).choose("equip:a1/k1")
    assert (t.k("k1").wielder, t.k("k1").shown) == ("a1", ())


def test_what_is_offered_is_the_same_with_and_without_the_jealous_card() -> None:
    """[A-197, D-84]"""
    offers = [dropped(battle("A:ORS1 18,18", "B:ORS1 2,34 +B1(P12)"), 18.5, 18), dropped(battle("A:ORS1 18,18", "B:ORS1 2,34 +B1(P35)"), 18.5, 18)]
    assert offers[0].offered == offers[1].offered
