"""Duration cards: how long they stay, and what stays with them."""

from __future__ import annotations

from walpurgis.games.nocturne.events import Continued

from .table import table


def test_a_duration_card_stays_until_it_has_done_its_last_thing() -> None:
    """[ND-130, ND-SHIP-0]"""
    t = table("Merchant Ship").long().play("Merchant Ship").end_turn()
    assert t.me.play == ("merchant-ship",)
    t.next_turn()
    assert (t.t.coins, t.me.play) == (2, ("merchant-ship",))
    assert not t.end_turn().me.play and "merchant-ship" in t.me.discard


def test_what_has_nothing_to_do_is_discarded_at_once() -> None:
    """[ND-131]"""
    cave = table("Secret Cave, Copper x4").long().play("Secret Cave").choose("no").end_turn()
    assert not cave.me.play
    crypt = table("Crypt", phase="night", in_play="Copper").long().play("Crypt").choose([])
    assert not crypt.me.play
    ghost = table("Ghost", deck="Copper x5", kingdom="Exorcist", phase="night").long().play("Ghost")
    assert not ghost.me.play
    haven = table("Haven", deck="").long().play("Haven").end_turn()
    assert not haven.me.play


def test_a_throne_room_stays_with_its_duration_card() -> None:
    """[ND-132, ND-134, ND-S-186]"""
    t = table("Throne Room, Caravan", deck="Copper x30").long().play("Throne Room").choose("hand:caravan")
    assert (len(t.me.hand), t.t.actions) == (2, 2)
    assert sorted(t.end_turn().me.play) == ["caravan", "throne-room"]
    assert len(t.next_turn().me.hand) == 7
    assert not t.end_turn().me.play


def test_a_throne_room_stays_even_if_one_of_the_plays_has_no_later_effect() -> None:
    """[ND-132, ND-TACT-1, ND-S-187]"""
    t = table("Throne Room, Tactician, Copper x3", deck="Copper x30").long().play("Throne Room").choose("hand:tactician")
    assert sorted(t.end_turn().me.play) == ["tactician", "throne-room"]
    t.next_turn()
    assert (len(t.me.hand), t.t.actions, t.t.buys) == (10, 2, 2)


def test_a_throne_room_that_played_a_throne_room_is_discarded() -> None:
    """[ND-133, ND-S-185]"""
    t = table("Throne Room x2, Caravan, Village", deck="Copper x30").long().play("Throne Room").choose("hand:throne-room", "hand:caravan", "hand:village")
    t.end_turn()
    assert sorted(t.me.play) == ["caravan", "throne-room"] and t.me.discard.count("throne-room") == 1


def test_a_throne_room_that_played_two_duration_cards_stays_alone() -> None:
    """[ND-133, ND-132]"""
    t = table("Throne Room x2, Caravan, Merchant Ship", deck="Copper x30").long().play("Throne Room")
    t.choose("hand:throne-room", "hand:caravan", "hand:merchant-ship").end_turn()
    assert sorted(t.me.play) == ["caravan", "merchant-ship", "throne-room"]
    assert t.me.discard.count("throne-room") == 1


def test_a_throne_room_stays_as_long_as_the_longest_of_its_cards() -> None:
    """[ND-132, ND-ARCH-1]"""
    t = table("Throne Room, Archive", deck="Gold, Silver, Estate, Duchy, Curse, Province, Copper x30").long().play("Throne Room").choose("hand:archive")
    t.choose("aside:gold", "aside:duchy").next_turn().choose("aside:silver", "aside:curse").end_turn()
    assert sorted(t.me.play) == ["archive", "throne-room"]
    assert not t.next_turn().end_turn().me.play


def test_each_play_counts_on_its_own() -> None:
    """[ND-134, ND-S-162]"""
    t = table("Throne Room, Secret Cave, Estate x5", deck="Copper x30").long().play("Throne Room").choose("hand:secret-cave")
    t.choose("yes", ["hand:estate"] * 3, "no").next_turn()
    assert t.t.coins == 3
    t = table("Throne Room, Secret Cave, Estate x6", deck="Copper x30").long().play("Throne Room").choose("hand:secret-cave")
    t.choose("yes", ["hand:estate"] * 3, "yes", ["hand:estate"] * 3).next_turn()
    assert t.t.coins == 6


def test_cards_that_stay_are_in_play_for_all_purposes() -> None:
    """[ND-135, ND-CONCL-2, ND-S-182]"""
    t = table("Caravan", deck="Conclave, Caravan, Village, Copper x20").has(0, deck="Copper, Conclave, Caravan, Village, Copper x20")
    s = t.long().play("Caravan").next_turn().play("Conclave")
    assert s.offered == "hand:village, done"


def test_the_next_turn_may_be_an_extra_turn() -> None:
    """[ND-136, ND-OUTPOST-1, ND-S-093]"""
    t = table("Outpost, Guardian").long().play("Outpost").to_phase("night").play("Guardian")
    assert (t.t.extra, t.t.active, t.t.coins) == (True, 0, 1)
    assert t.me.guarded is False
    t.end_turn()
    assert not t.me.play and t.t.active == 1


def test_a_guardian_protects_until_the_next_turn_of_its_owner_begins() -> None:
    """[ND-X-1, ND-GUARDIAN-1, ND-136]"""
    t = table("Guardian", phase="night", you="Witch, Copper x4").long().play("Guardian")
    assert t.me.guarded
    t.play("Witch")
    assert "curse" not in t.me.cards()
    assert not t.next_turn().me.guarded


def test_what_is_set_aside_still_belongs_to_its_owner_when_the_game_ends() -> None:
    """[ND-137, ND-010, ND-S-243]"""
    t = table("Haven, Duchy", deck="Estate, Copper x5", coins=8).piles(province=1).long().play("Haven").choose("hand:duchy", "pile:province")
    assert t.is_quiet().points() == 6 + 3 + 1
    assert not t.told(Continued)


def test_crypt_and_archive_cards_count_as_well() -> None:
    """[ND-137, ND-010, ND-S-243]"""
    t = table("Archive, Gardens", deck="Province, Estate, Duchy, Copper x7", kingdom="Gardens", coins=8).piles(province=1).long()
    s = t.play("Archive").choose("aside:estate", "pile:province").is_quiet()
    assert len(s.me.cards()) == 13 and s.points() == 6 + 1 + 3 + 6 + 1
    crypt = table("Crypt, Gardens", deck="Copper x7", in_play="Gold", kingdom="Gardens", phase="buy", coins=8).piles(province=1).long()
    s = crypt.go("pile:province").to_phase("night").play("Crypt").choose(["play:gold"]).is_quiet()
    assert len(s.me.cards()) == 11 and s.points() == 6 + 1


def test_a_duration_card_from_the_trashs_throne_room_works_later_only_once() -> None:
    """[ND-U-1]"""
    t = table("Necromancer, Merchant Ship").trash("Throne Room").long().play("Necromancer").choose("trash:throne-room", "hand:merchant-ship")
    assert t.t.coins == 4
    assert t.next_turn().t.coins == 2


def test_cards_set_aside_by_each_play_from_the_trashs_throne_room_all_come_back() -> None:
    """[ND-U-1, ND-HAVEN-1, ND-ARCH-1]"""
    haven = table("Necromancer, Haven, Gold, Duchy", deck="Copper x20").trash("Throne Room").long()
    t = haven.play("Necromancer").choose("trash:throne-room", "hand:haven", "hand:gold", "hand:duchy")
    assert sorted(t.me.aside()) == ["duchy", "gold"]
    t.next_turn()
    assert {"duchy", "gold"} <= {*t.me.hand} and not t.me.aside()
    archive = table("Necromancer, Archive", deck="Gold, Silver, Duchy, Estate, Curse, Province, Copper x20").trash("Throne Room").long()
    t = archive.play("Necromancer").choose("trash:throne-room", "hand:archive", "aside:gold", "aside:estate")
    assert sorted(t.me.aside()) == ["curse", "duchy", "province", "silver"]
    t.next_turn().choose("aside:silver", "aside:curse")
    assert {"curse", "silver"} <= {*t.me.hand} and sorted(t.me.aside()) == ["duchy", "province"]
