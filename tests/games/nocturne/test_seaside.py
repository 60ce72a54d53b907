"""The five cards of Seaside."""

from __future__ import annotations

from .table import table


def test_a_haven_keeps_a_card_for_the_next_turn() -> None:
    """[ND-HAVEN-0]"""
    t = table("Haven, Gold", deck="Estate, Copper x20").long().play("Haven")
    assert (t.offered, t.t.actions) == ("hand:gold, hand:estate", 1)  # a card is drawn first, and one must be set aside
    t.choose("hand:gold").end_turn()
    assert t.me.play == ("haven",) and "gold" not in t.me.hand
    t.next_turn()
    assert "gold" in t.me.hand and len(t.me.hand) == 6
    assert not t.end_turn().me.play


def test_a_haven_played_twice_keeps_two_cards() -> None:
    """[ND-HAVEN-1, ND-134]"""
    t = table("Throne Room, Haven, Gold, Silver", deck="Copper x20").long().play("Throne Room").choose("hand:haven", "hand:gold", "hand:silver").end_turn()
    assert sorted(t.me.play) == ["haven", "throne-room"]
    t.next_turn()
    assert {"gold", "silver"} < set(t.me.hand) and len(t.me.hand) == 7


def test_a_caravan_brings_a_card_now_and_one_next_turn() -> None:
    """[ND-CARAVAN-0]"""
    t = table("Caravan", deck="Copper x20").long().play("Caravan")
    assert (len(t.me.hand), t.t.actions) == (1, 1)
    assert len(t.next_turn().me.hand) == 6


def test_a_merchant_ship_brings_two_coins_twice() -> None:
    """[ND-SHIP-0]"""
    t = table("Merchant Ship").long().play("Merchant Ship")
    assert t.t.coins == 2
    assert t.next_turn().t.coins == 2
    assert t.next_turn().t.coins == 0


def test_an_outpost_brings_an_extra_turn_with_three_cards() -> None:
    """[ND-OUTPOST-0, ND-053]"""
    t = table("Outpost", deck="Copper x20").long().play("Outpost").end_turn()
    assert (t.t.active, t.t.extra, len(t.me.hand), t.me.play) == (0, True, 3, ("outpost",))
    assert (t.t.actions, t.t.buys, t.t.coins) == (1, 1, 0)
    t.end_turn()
    assert (t.t.active, t.t.extra, len(t.me.hand), t.me.play) == (1, False, 5, ())


def test_for_other_duration_cards_the_extra_turn_is_the_next_one() -> None:
    """[ND-OUTPOST-1, ND-136]"""
    t = table("Outpost, Merchant Ship", actions=2).long().play("Merchant Ship", "Outpost").end_turn()
    assert (t.t.extra, t.t.coins) == (True, 2)
    assert t.next_turn().t.coins == 0


def test_a_second_outpost_in_a_turn_brings_no_further_turn() -> None:
    """[ND-OUTPOST-2]"""
    t = table("Outpost x2", actions=2, deck="Copper x20").long().play("Outpost", "Outpost").end_turn()
    assert t.t.extra and len(t.me.hand) == 3
    assert t.end_turn().t.active == 1 and not t.me.play


def test_a_throne_room_stays_with_its_outpost() -> None:
    """[ND-OUTPOST-2, ND-132]"""
    t = table("Throne Room, Outpost", deck="Copper x20").long().play("Throne Room").choose("hand:outpost").end_turn()
    assert t.t.extra and sorted(t.me.play) == ["outpost", "throne-room"]
    assert t.end_turn().t.active == 1 and not t.me.play


def test_an_outpost_on_an_extra_turn_is_discarded_with_it() -> None:
    """[ND-OUTPOST-2, ND-131]"""
    t = table("Outpost", deck="Outpost, Copper x20").long().play("Outpost").end_turn().play("Outpost").end_turn()
    assert (t.t.active, t.me.play, len(t.me.hand)) == (1, (), 3)
    assert not t.end_turn().t.extra and t.t.active == 0


def test_an_extra_turn_does_not_count_for_ties() -> None:
    """[ND-OUTPOST-3]"""
    t = table("Outpost").long().play("Outpost").end_turn().end_turn().end_turn()
    assert [p.turns for p in t.t.players] == [2, 1]


def test_a_tactician_trades_the_hand_for_a_better_next_turn() -> None:
    """[ND-TACT-0]"""
    t = table("Tactician, Copper, Estate", deck="Silver x30").long().play("Tactician")
    assert not t.me.hand and sorted(t.me.discard) == ["copper", "estate"]
    assert t.end_turn().me.play == ("tactician",)
    t.next_turn()
    assert (len(t.me.hand), t.t.actions, t.t.buys) == (10, 2, 2)


def test_a_tactician_without_a_hand_does_nothing() -> None:
    """[ND-TACT-1, ND-131]"""
    t = table("Tactician", deck="Silver x30").long().play("Tactician").end_turn()
    assert not t.me.play
    assert len(t.next_turn().me.hand) == 5
