"""The kingdom cards of Fate: Bard, Blessed Village, Druid, Fool, Idol, Pixie, Sacred Grove, Tracker."""

from __future__ import annotations

from walpurgis.games.nocturne.events import BoonDeclined, BoonReceived, BoonTurned, Gained
from walpurgis.games.nocturne.facts import BOONS, CARDS
from walpurgis.games.nocturne.game import GAME, Settings

from .table import keys, table

# Bard ----------------------------------------------------------------------------------------------------------------


def test_a_bard_gives_two_coins_and_a_boon() -> None:
    """[ND-BARD-0, ND-BARD-1]"""
    t = table("Bard", deck="Gold, Copper").boons("sea", "mountain").play("Bard")
    assert (t.t.coins, t.me.hand, t.t.boon_discard) == (2, ("gold",), ("sea",))
    assert t.t.boon_deck[-1] == "mountain"


def test_a_kept_boon_of_a_bard_is_not_discarded_yet() -> None:
    """[ND-BARD-1, ND-105]"""
    t = table("Bard").boons("forest").play("Bard")
    assert (t.me.boons, t.t.boon_discard) == (("forest",), ())


# Blessed Village -----------------------------------------------------------------------------------------------------


def test_a_blessed_village_gives_a_card_and_two_actions() -> None:
    """[ND-BVILL-0]"""
    t = table("Blessed Village, Smithy", deck="Gold, Copper").play("Blessed Village")
    assert t.t.actions == 2 and t.me.hand == ("smithy", "gold") and not t.told(BoonTurned)


def test_the_boon_is_seen_before_now_or_later_is_chosen() -> None:
    """[ND-BVILL-0, ND-BVILL-1]"""
    t = table(kingdom="Blessed Village", phase="buy", coins=4).boons("mountain").go("pile:blessed-village")
    assert t.offered == "now, later" and t.t.boons_open == ("mountain",)
    t.choose("now")
    assert t.me.discard == ("blessed-village", "silver") and t.t.boon_discard == ("mountain",)


def test_a_blessed_village_gained_without_buying_brings_a_boon_too() -> None:
    """[ND-BVILL-1]"""
    t = table("Workshop", kingdom="Blessed Village").boons("mountain").play("Workshop").choose("pile:blessed-village")
    assert t.offered == "now, later"


def test_a_boon_for_later_is_received_at_the_start_of_the_next_turn() -> None:
    """[ND-BVILL-2, ND-BVILL-3, ND-S-013]"""
    t = table(kingdom="Blessed Village", phase="buy", coins=4).boons("sea").long().go("pile:blessed-village", "later")
    assert t.me.waiting == ("sea",) and "sea" not in t.t.boon_deck + t.t.boon_discard and not t.told(BoonReceived)
    t.next_turn()
    assert len(t.me.hand) == 6 and not t.me.waiting and t.t.boon_discard == ("sea",)


def test_a_kept_boon_for_later_lies_there_until_the_clean_up_of_that_turn() -> None:
    """[ND-BVILL-2, ND-105, ND-S-014]"""
    t = table(kingdom="Blessed Village", phase="buy", coins=4).boons("forest").long().go("pile:blessed-village", "later")
    t.next_turn()
    assert (t.t.buys, t.t.coins, t.me.boons) == (2, 1, ("forest",))
    t.end_turn()
    assert not t.me.boons and t.t.boon_discard == ("forest",)


def test_the_field_now_helps_to_pay_the_second_purchase() -> None:
    """[ND-S-016, ND-FIELD-1]"""
    t = table("Smithy", kingdom="Blessed Village", phase="buy", coins=6, buys=2).boons("field").go("pile:blessed-village", "now")
    assert t.t.coins == 3 and t.offers("pile:silver") and not t.offers("hand:smithy")


def test_now_on_another_players_turn_is_that_turn() -> None:
    """[ND-BVILL-4, ND-U-3, ND-S-017]"""
    t = table("Skulk", kingdom="Blessed Village").has(1, deck="Laboratory, Copper x5").hexes("locusts").boons("river").long()
    played = t.play("Skulk").choose("pile:blessed-village", "now")
    assert played.you.boons == ("river",) and len(played.you.hand) == 5
    played.end_turn()
    assert len(played.you.hand) == 6 and not played.you.boons and played.t.boon_discard == ("river",)


def test_several_waiting_boons_come_in_any_order() -> None:
    """[ND-BVILL-5, ND-110, ND-S-018]"""
    t = table(kingdom="Blessed Village", phase="buy", coins=8, buys=2, deck="Copper x5, Estate, Gold, Silver, Duchy, Curse").boons("sun", "sea").long()
    played = t.go("pile:blessed-village", "later", "pile:blessed-village", "later").next_turn()
    assert played.offered == "boon:sun, boon:sea"
    played.choose("boon:sun", ["look:estate"], ["look:gold", "look:silver", "look:duchy"])
    assert "gold" in played.me.hand  # the Sea draws what the Sun put on top


def test_a_boon_kept_back_at_the_start_of_a_turn_waits_for_the_following_one() -> None:
    """[ND-BVILL-3, ND-113, ND-S-037]"""
    t = table("Cobbler", phase="night", kingdom="Blessed Village").boons("sea").long().play("Cobbler").next_turn()
    t.choose("pile:blessed-village", "later")
    assert t.me.waiting == ("sea",) and len(t.me.hand) == 6
    t.next_turn()
    assert not t.me.waiting and len(t.me.hand) == 6 and t.t.boon_discard == ("sea",)


# Druid ---------------------------------------------------------------------------------------------------------------


def test_a_druid_gives_a_buy_and_a_boon_of_the_row_which_stays_there() -> None:
    """[ND-DRUID-0, ND-DRUID-1, ND-DRUID-2, ND-DRUID-3, ND-S-001]"""
    t = table("Druid x2").druid("field", "flame", "swamp").play("Druid")
    assert t.offered == "boon:field, boon:flame, boon:swamp"
    t.choose("boon:field")
    assert (t.t.actions, t.t.buys, t.t.coins) == (1, 2, 1)
    t.play("Druid").choose("boon:field")
    assert (t.t.actions, t.t.buys, t.t.coins) == (1, 3, 2)
    assert t.t.druid == ("field", "flame", "swamp") and len(t.t.boon_deck) == 9 and not t.me.boons


def test_the_river_of_a_druid_stays_in_the_row() -> None:
    """[ND-DRUID-2, ND-S-002]"""
    t = table("Druid").druid("river", "earth", "sun").long().play("Druid").choose("boon:river")
    assert not t.me.boons
    t.end_turn()
    assert len(t.me.hand) == 6 and t.t.druid == ("river", "earth", "sun") and not t.t.boon_discard


# Fool ----------------------------------------------------------------------------------------------------------------


def test_a_fool_is_lost_in_the_woods_and_receives_three_boons_one_by_one() -> None:
    """[ND-FOOL-0, ND-FOOL-3, ND-FOOL-4, ND-S-006]"""
    t = table("Fool", deck="Gold, Copper x5").boons("sea", "wind", "mountain").play("Fool")
    assert t.t.woods == 0 and t.offered == "boon:sea, boon:wind, boon:mountain"
    t.choose("boon:sea")
    assert t.me.hand == ("gold",) and t.t.boon_discard == ("sea",) and t.offered == "boon:wind, boon:mountain"
    t.choose("boon:wind", ["hand:copper", "hand:copper"])
    assert t.me.discard == ("copper", "copper", "silver") and sorted(t.t.boon_discard) == ["mountain", "sea", "wind"]


def test_the_fools_kept_boons_go_in_clean_up() -> None:
    """[ND-FOOL-4, ND-105]"""
    t = table("Fool").boons("field", "forest", "sea").long().play("Fool").choose("boon:field", "boon:forest")
    assert t.me.boons == ("field", "forest") and t.t.boon_discard == ("sea",)
    t.end_turn()
    assert sorted(t.t.boon_discard) == ["field", "forest", "sea"]


def test_a_fool_who_is_lost_already_does_nothing_at_all() -> None:
    """[ND-FOOL-2, ND-S-007]"""
    t = table("Fool").has_left(woods=0).play("Fool")
    assert t.asked == "0 buy" and len(t.t.boon_deck) == 12 and not t.t.boon_discard


def test_a_fool_takes_the_state_from_another_player() -> None:
    """[ND-FOOL-3, ND-FOOL-5, ND-151]"""
    t = table("Fool", players=3).has_left(woods=2).boons("sea", "mountain", "swamp").play("Fool")
    assert t.t.woods == 0 and len(t.told(BoonTurned)) == 3


def test_a_fool_played_twice_is_foolish_once() -> None:
    """[ND-FOOL-2, ND-S-009]"""
    t = table("Throne Room, Fool").boons("sea", "mountain", "swamp").play("Throne Room").choose("hand:fool", "boon:sea", "boon:mountain")
    assert t.asked == "0 buy" and len(t.told(BoonReceived)) == 3


def test_a_fool_takes_as_many_boons_as_there_are() -> None:
    """[ND-FOOL-6, ND-106]"""
    t = table("Fool").has_left(boon_deck=["sea"], boon_discard=["mountain"]).play("Fool")
    assert t.offered == "boon:sea, boon:mountain"
    t.choose("boon:sea")
    assert t.me.discard == ("silver",) and t.asked == "0 buy"


def test_a_ghosts_fool_may_still_use_the_woods_in_this_start_of_turn() -> None:
    """[ND-S-039, ND-113, ND-U-2]"""
    t = table("Ghost", deck="Fool, Copper x12", phase="night", kingdom="Exorcist").has_left(woods=1).boons("sea", "mountain", "swamp").long()
    played = t.play("Ghost").next_turn()
    assert played.asked == "1 start"
    played.choose("done").next_turn()
    assert (played.asked, played.t.woods) == ("0 fool", 0)
    played.choose("boon:sea", "boon:mountain")
    assert len(played.told(BoonReceived)) == 3 and played.offered == "state:lost-in-the-woods, done"


# Idol ----------------------------------------------------------------------------------------------------------------


def test_idols_give_boons_and_curses_in_turn_and_always_two_coins() -> None:
    """[ND-IDOL-0, ND-IDOL-1, ND-IDOL-2]"""
    t = table("Idol x3", phase="buy", players=3).boons("sea", "mountain").play("Idol")
    assert (t.t.coins, t.t.boon_discard, t.you.discard) == (2, ("sea",), ())
    t.play("Idol")
    assert (t.t.coins, t.t.boon_discard) == (4, ("sea",)) and [p.discard for p in t.t.players[1:]] == [("curse",), ("curse",)]
    t.play("Idol")
    assert (t.t.coins, t.t.boon_discard) == (6, ("sea", "mountain")) and t.you.discard == ("curse",)


def test_curses_of_an_idol_are_dealt_out_in_turn_order() -> None:
    """[ND-IDOL-2, ND-112]"""
    t = table("Idol", in_play="Idol", phase="buy", players=3).piles(curse=1).play("Idol")
    assert [p.discard for p in t.t.players] == [(), ("curse",), ()]
    assert [event.who for event in t.told(Gained)] == [1]


def test_idols_in_play_count_and_not_idols_played() -> None:
    """[ND-IDOL-1, ND-S-215]"""
    t = table("Idol x2, Crypt", deck="Copper x20", phase="buy").boons("mountain", "swamp").long().play("Idol", "Idol").choose("end")
    t.play("Crypt").choose(["play:idol", "play:idol"]).next_turn()
    assert t.me.hand.count("idol") == 1
    t.play("Idol")
    assert t.t.boon_discard == ("mountain", "swamp") and t.you.cards().count("curse") == 1


def test_an_idol_is_an_attack_that_moat_and_guardian_keep_away() -> None:
    """[ND-IDOL-3, ND-122]"""
    t = table("Idol", in_play="Idol", phase="buy", you="Moat", players=3).has(2, guarded=True).play("Idol")
    assert t.asked == "1 moat"
    t.choose("hand:moat", "no")
    assert [p.discard for p in t.t.players[1:]] == [(), ()]


def test_even_an_idol_that_gives_a_boon_lets_others_react() -> None:
    """[ND-IDOL-3, ND-121]"""
    assert table("Idol", phase="buy", you="Moat").play("Idol").asked == "1 moat"


# Pixie ---------------------------------------------------------------------------------------------------------------


def test_a_pixie_gives_a_card_and_an_action_and_turns_over_a_boon() -> None:
    """[ND-PIXIE-0, ND-PIXIE-2, ND-S-019]"""
    t = table("Pixie", deck="Gold, Copper").boons("mountain").play("Pixie")
    assert (t.t.actions, t.me.hand, t.offered) == (1, ("gold",), "yes, no")
    assert [event.boon for event in t.told(BoonTurned)] == ["mountain"]
    t.choose("no")
    assert t.me.discard == () and t.t.boon_discard == ("mountain",) and t.me.play == ("pixie",) and not t.told(BoonReceived)


def test_a_trashed_pixie_gives_its_boon_twice() -> None:
    """[ND-PIXIE-0, ND-PIXIE-3, ND-004, ND-S-023]"""
    t = table("Pixie, Curse, Estate", deck="").boons("flame").play("Pixie").choose("yes", "hand:curse", "hand:estate")
    assert t.trash == "pixie, curse, estate" and t.t.boon_discard == ("flame",)


def test_a_kept_boon_of_a_pixie_counts_twice() -> None:
    """[ND-PIXIE-3, ND-105]"""
    t = table("Pixie").boons("forest").long().play("Pixie").choose("yes")
    assert (t.t.buys, t.t.coins, t.me.boons, t.t.boon_discard) == (3, 2, ("forest",), ())
    t.end_turn()
    assert t.t.boon_discard == ("forest",)


def test_a_pixie_trashed_at_the_first_play_cannot_be_trashed_at_the_second() -> None:
    """[ND-PIXIE-2, ND-065, ND-S-021]"""
    t = table("Throne Room, Pixie").boons("sea", "mountain").play("Throne Room").choose("hand:pixie", "yes")
    assert t.asked == "0 buy" and t.t.actions == 2
    assert len(t.me.hand) == 4 and t.me.discard == () and t.t.boon_discard == ("sea", "mountain")


def test_a_pixie_may_be_trashed_at_the_second_play() -> None:
    """[ND-PIXIE-3, ND-S-022]"""
    t = table("Throne Room, Pixie").boons("sea", "mountain").play("Throne Room").choose("hand:pixie", "no", "yes")
    assert t.me.discard == ("silver", "silver") and t.trash == "pixie"


# Sacred Grove --------------------------------------------------------------------------------------------------------


def test_a_sacred_grove_gives_a_buy_and_three_coins_and_shares_its_boon() -> None:
    """[ND-GROVE-0, ND-GROVE-1]"""
    t = table("Sacred Grove", players=3).boons("mountain").play("Sacred Grove")
    assert (t.t.buys, t.t.coins, t.me.discard, t.asked) == (2, 3, ("silver",), "1 sacred-grove")
    t.choose("no")
    assert t.asked == "2 sacred-grove" and not t.t.boon_discard
    t.choose("yes")
    assert [p.discard for p in t.t.players] == [("silver",), (), ("silver",)] and t.t.boon_discard == ("mountain",)
    assert [event.who for event in t.told(BoonDeclined)] == [1]


def test_a_boon_with_a_coin_is_not_shared() -> None:
    """[ND-GROVE-1, ND-S-024]"""
    t = table("Sacred Grove").boons("field").play("Sacred Grove")
    assert (t.t.actions, t.t.buys, t.t.coins, t.asked) == (1, 2, 4, "0 buy")
    t = table("Sacred Grove").boons("forest").play("Sacred Grove")
    assert (t.t.buys, t.t.coins, t.asked) == (3, 4, "0 buy")


def test_all_other_boons_are_shared() -> None:
    """[ND-GROVE-1]"""
    for boon in BOONS:
        if boon not in ("field", "forest"):
            t = table("Sacred Grove", deck="", you="").boons(boon).play("Sacred Grove")
            assert t.asked == "1 sacred-grove", boon


def test_a_shared_river_flows_at_the_end_of_this_turn() -> None:
    """[ND-GROVE-2, ND-GROVE-3, ND-RIVER-1]"""
    t = table("Sacred Grove").boons("river").long().play("Sacred Grove").choose("yes")
    assert t.me.boons == ("river",) and len(t.you.hand) == 5
    t.end_turn()
    assert (len(t.me.hand), len(t.you.hand), t.t.boon_discard) == (6, 6, ("river",))


def test_a_shared_wind_is_for_the_other_player_to_choose() -> None:
    """[ND-S-026, ND-GROVE-1]"""
    t = table("Sacred Grove, Copper x2", deck="", you="Copper x5").has(1, deck="Gold, Estate").boons("wind").play("Sacred Grove")
    t.choose("yes")
    assert t.ask.seat == 1 and t.offers("hand:gold")
    t.choose(["hand:estate", "hand:copper"])
    assert sorted(t.you.hand) == ["copper"] * 4 + ["gold"] and t.you.discard == ("estate", "copper")


def test_two_cards_for_a_shared_sky_bring_no_gold() -> None:
    """[ND-S-027, ND-SKY-1]"""
    t = table("Sacred Grove", you="Copper, Estate").boons("sky").play("Sacred Grove").choose("yes", "yes")
    assert t.you.hand == () and sorted(t.you.discard) == ["copper", "estate"]


def test_sharing_is_no_attack() -> None:
    """[ND-GROVE-3, ND-S-028]"""
    t = table("Sacred Grove", you="Moat").has(1, guarded=True, deck="Gold").boons("sea").play("Sacred Grove")
    assert t.asked == "1 sacred-grove"
    assert "gold" in t.choose("yes").you.hand


# Tracker -------------------------------------------------------------------------------------------------------------


def test_a_tracker_lets_its_own_boons_silver_go_on_the_deck() -> None:
    """[ND-TRACKER-0, ND-TRACKER-3, ND-S-029]"""
    t = table("Tracker").boons("mountain").play("Tracker")
    assert t.offered == "card:tracker, done" and t.t.coins == 1
    t.choose("card:tracker")
    assert t.me.deck[-1] == "silver" and t.me.discard == ()


def test_a_tracker_asks_for_each_gained_card() -> None:
    """[ND-TRACKER-0, ND-TRACKER-2]"""
    t = table(in_play="Tracker", phase="buy", coins=6, buys=3, deck="Copper").go("pile:silver", "card:tracker", "pile:silver", "done")
    assert t.me.deck == ("copper", "silver") and t.me.discard == ("silver",)


def test_a_card_on_the_deck_cannot_be_exchanged_any_more() -> None:
    """[ND-S-031, ND-CHANGE-6]"""
    t = table(in_play="Tracker", kingdom="Changeling", phase="buy", coins=6, buys=2).go("pile:gold", "card:tracker")
    assert t.asked == "0 buy" and t.me.deck[-1] == "gold" and t.t.left["changeling"] == 10


def test_a_tracker_played_from_the_trash_does_not_track() -> None:
    """[ND-TRACKER-4, ND-NECRO-6, ND-S-179]"""
    t = table("Necromancer", coins=6, kingdom="Tracker").trash("Tracker").boons("sea").play("Necromancer").choose("trash:tracker", "pile:gold")
    assert t.is_quiet().me.discard == ("gold",)


# Heirlooms -----------------------------------------------------------------------------------------------------------


def test_each_heirloom_replaces_a_copper_of_every_player() -> None:
    """[ND-PIXIE-1, ND-FOOL-1, ND-TRACKER-1, ND-CEMET-1, ND-CAVE-1, ND-SHEP-1, ND-POOKA-1]"""
    brought = {
        "pixie": "goat",
        "fool": "lucky-coin",
        "tracker": "pouch",
        "cemetery": "haunted-mirror",
        "secret-cave": "magic-lamp",
        "shepherd": "pasture",
        "pooka": "cursed-gold",
    }
    for pile, heirloom in brought.items():
        t = GAME.setup(2, Settings(kingdom=f"{pile},village,smithy,festival,laboratory,market,workshop,chapel,mine,moat"), table().t.chance)
        assert all(sorted(p.cards()) == sorted([*keys("Copper x6, Estate x3"), heirloom]) for p in t.players)
    assert {card.key for card in CARDS.values() if "heirloom" in card.types} == set(brought.values())
