"""Kingdom cards of the day that are neither of Fate nor of Doom: Faithful Hound, Secret Cave, Cemetery, Conclave, Shepherd, Pooka, Tragic Hero."""

from __future__ import annotations

from walpurgis.games.nocturne.events import DiscardedOpenly, SetAside

from .table import table

# Faithful Hound ------------------------------------------------------------------------------------------------------


def test_a_hound_draws_two_cards() -> None:
    """[ND-HOUND-0]"""
    assert len(table("Faithful Hound").play("Faithful Hound").me.hand) == 2


def test_a_discarded_hound_may_be_set_aside_until_after_the_new_hand() -> None:
    """[ND-HOUND-0, ND-HOUND-1, ND-HOUND-2, ND-HOUND-6]"""
    t = table("Cellar, Faithful Hound, Estate", deck="Copper x20").long().play("Cellar").choose(["hand:faithful-hound", "hand:estate"])
    assert t.offered == "yes, no"
    t.choose("yes")
    assert t.me.hounds == 1 and t.me.discard == ("estate",) and len(t.me.hand) == 2  # it counts as discarded
    assert [event.cards for event in t.told(SetAside)] == [["faithful-hound"]]
    t.end_turn()
    assert len(t.me.hand) == 6 and t.me.hand.count("faithful-hound") == 1 and t.me.hounds == 0


def test_a_hound_may_stay_in_the_discard_pile() -> None:
    """[ND-HOUND-6]"""
    t = table("Cellar, Faithful Hound").play("Cellar").choose(["hand:faithful-hound"], "no")
    assert t.me.hounds == 0 and t.me.discard == ("faithful-hound",) and not t.told(SetAside)


def test_each_of_two_hounds_is_asked_for() -> None:
    """[ND-HOUND-6, ND-HOUND-0]"""
    t = table("Cellar, Faithful Hound x2").play("Cellar").choose(["hand:faithful-hound", "hand:faithful-hound"], "yes", "no")
    assert t.me.hounds == 1 and t.me.discard == ("faithful-hound",)


def test_a_hound_reacts_on_another_players_turn() -> None:
    """[ND-HOUND-1, ND-HOUND-2]"""
    t = table("Militia", you="Faithful Hound, Copper x4").long().play("Militia").choose(["hand:faithful-hound", "hand:copper"])
    assert t.ask.seat == 1
    t.choose("yes").end_turn()
    assert sorted(t.you.hand) == ["copper"] * 3 + ["faithful-hound"]


def test_in_clean_up_a_hound_does_nothing() -> None:
    """[ND-HOUND-1]"""
    t = table("Faithful Hound", phase="buy", deck="Copper x20").long().go("end")
    assert t.asked == "1 buy" and t.me.hounds == 0 and t.me.discard == ("faithful-hound",)


def test_a_hound_need_not_be_in_hand() -> None:
    """[ND-HOUND-3]"""
    t = table("Bard", deck="Faithful Hound, Copper x5").boons("sun").play("Bard").choose(["look:faithful-hound"], "yes")
    assert t.me.hounds == 1


def test_a_hound_that_is_gained_is_not_discarded() -> None:
    """[ND-HOUND-4, ND-089]"""
    t = table(kingdom="Faithful Hound", phase="buy", coins=2).go("pile:faithful-hound")
    assert t.is_quiet().me.discard == ("faithful-hound",) and t.me.hounds == 0


def test_nobody_may_discard_a_hound_without_being_told_to() -> None:
    """[ND-HOUND-5, ND-090]"""
    t = table("Faithful Hound, Village").go()
    assert t.offered == "hand:faithful-hound, hand:village, end"  # to be played
    t.choose("end")
    assert not t.offers("hand:faithful-hound")


def test_a_hound_of_a_vassal_is_set_aside_or_played_but_not_both() -> None:
    """[ND-HOUND-7]"""
    t = table("Vassal", deck="Faithful Hound, Copper x5").play("Vassal").choose("yes")
    assert t.me.hounds == 1 and t.asked == "0 buy" and t.me.hand == ()
    t = table("Vassal", deck="Faithful Hound, Copper x5").play("Vassal").choose("no", "yes")
    assert t.me.hounds == 0 and t.me.play == ("vassal", "faithful-hound") and len(t.me.hand) == 2


# Secret Cave ---------------------------------------------------------------------------------------------------------


def test_a_secret_cave_gives_a_card_and_an_action_and_takes_three_cards_for_three_coins() -> None:
    """[ND-CAVE-0, ND-CAVE-2]"""
    t = table("Secret Cave, Copper, Estate x3", deck="Gold, Copper x20").long().play("Secret Cave")
    assert t.t.actions == 1 and "gold" in t.me.hand
    t.choose("yes", ["hand:estate", "hand:estate", "hand:copper"])
    assert sorted(t.me.hand) == ["estate", "gold"]
    assert t.end_turn().me.play == ("secret-cave",)
    assert t.next_turn().t.coins == 3
    assert t.end_turn().me.play == ()


def test_a_secret_cave_without_the_discard_goes_in_this_clean_up() -> None:
    """[ND-CAVE-2, ND-131]"""
    t = table("Secret Cave, Copper x4").long().play("Secret Cave").choose("no").end_turn()
    assert t.me.play == () and t.next_turn().t.coins == 0


def test_with_three_cards_or_more_it_is_exactly_three_or_none() -> None:
    """[ND-CAVE-3, ND-S-165]"""
    t = table("Secret Cave, Copper x2, Estate x2").play("Secret Cave")
    assert t.offered == "yes, no" and len(t.me.hand) == 5
    t.choose("yes").refuses([]).refuses(["hand:copper", "hand:copper"]).refuses(["hand:copper", "hand:copper", "hand:estate", "hand:estate"])


def test_with_two_cards_both_may_be_discarded_for_nothing() -> None:
    """[ND-CAVE-3, ND-091, ND-S-164]"""
    t = table("Secret Cave, Estate", deck="Gold, Copper x20").long().play("Secret Cave").choose("yes")
    assert t.me.hand == () and sorted(t.me.discard) == ["estate", "gold"]
    assert t.end_turn().me.play == () and t.next_turn().t.coins == 0


def test_a_hound_counts_as_discarded_for_the_cave() -> None:
    """[ND-HOUND-6, ND-CAVE-2, ND-S-166]"""
    t = table("Secret Cave, Faithful Hound, Estate x2", deck="Copper x20").long().play("Secret Cave")
    t.choose("yes", ["hand:faithful-hound", "hand:estate", "hand:estate"], "yes").end_turn()
    assert len(t.me.hand) == 6 and "faithful-hound" in t.me.hand and t.me.play == ("secret-cave",)
    assert t.next_turn().t.coins == 3


# Cemetery ------------------------------------------------------------------------------------------------------------


def test_a_cemetery_is_worth_two_points() -> None:
    """[ND-CEMET-0]"""
    assert table("Cemetery").go().points() == 2


def test_whoever_gains_a_cemetery_trashes_up_to_four_cards_at_once() -> None:
    """[ND-CEMET-0, ND-CEMET-2]"""
    t = table("Curse x5", phase="buy", coins=4, kingdom="Cemetery").go("pile:cemetery").refuses(["hand:curse"] * 5)
    assert t.choose(["hand:curse"] * 4).is_quiet().trash == "curse, curse, curse, curse"
    assert table("Curse x5", phase="buy", coins=4, kingdom="Cemetery").go("pile:cemetery", []).trash == ""


def test_a_cemetery_is_never_played() -> None:
    """[ND-CEMET-3]"""
    t = table("Cemetery, Village, Monastery").go()
    assert not t.offers("hand:cemetery")
    assert not t.choose("end").offers("hand:cemetery")
    assert not t.choose("end").offers("hand:cemetery")


# Conclave ------------------------------------------------------------------------------------------------------------


def test_a_conclave_gives_two_coins_and_may_play_an_action_for_another_action() -> None:
    """[ND-CONCL-0, ND-CONCL-4]"""
    t = table("Conclave, Smithy, Copper").play("Conclave")
    assert t.t.coins == 2 and t.offered == "hand:smithy, done"
    t.choose("hand:smithy")
    assert t.t.actions == 1 and len(t.me.hand) == 4


def test_without_a_played_card_a_conclave_gives_no_action() -> None:
    """[ND-CONCL-4]"""
    assert table("Conclave, Smithy").play("Conclave").choose("done").t.actions == 0
    assert table("Conclave, Copper").play("Conclave").t.actions == 0


def test_a_conclave_plays_nothing_that_is_in_play() -> None:
    """[ND-CONCL-1, ND-CONCL-3]"""
    t = table("Village, Conclave x2, Village, Smithy", deck="Copper x5").play("Village", "Conclave")
    assert t.offered == "hand:smithy, done"


def test_a_card_that_has_left_play_may_be_played_by_a_conclave() -> None:
    """[ND-CONCL-1]"""
    t = table("Pixie x2, Conclave").boons("sea").play("Pixie").choose("yes").play("Conclave")
    assert t.offered == "hand:pixie, done"


def test_a_duration_of_an_earlier_turn_is_in_play_for_a_conclave() -> None:
    """[ND-CONCL-2, ND-S-182]"""
    t = table("Secret Cave, Copper x3", deck="Copper, Conclave, Secret Cave, Village, Copper x10").long().play("Secret Cave").choose("yes")
    t.next_turn().play("Conclave")
    assert t.offered == "hand:village, done"
    assert t.choose("hand:village").t.actions == 3  # two of the Village, one of the Conclave


def test_the_conclaves_action_is_free_for_anything() -> None:
    """[ND-CONCL-4]"""
    t = table("Conclave x2, Smithy").play("Conclave").choose("hand:smithy").play("Conclave")
    assert t.t.coins == 4 and t.me.play == ("conclave", "smithy", "conclave")


# Shepherd ------------------------------------------------------------------------------------------------------------


def test_a_shepherd_draws_two_cards_for_each_victory_card_shown() -> None:
    """[ND-SHEP-0, ND-SHEP-2]"""
    t = table("Shepherd, Estate, Pasture, Humble Castle, Copper", deck="Gold x8").play("Shepherd")
    assert t.t.actions == 1 and t.offered == "hand:estate, hand:pasture, hand:humble-castle"
    t.choose(["hand:estate", "hand:pasture", "hand:humble-castle"])
    assert t.me.hand == ("copper",) + ("gold",) * 6
    assert [event.cards for event in t.told(DiscardedOpenly)] == [["estate", "pasture", "humble-castle"]]


def test_a_shepherd_discards_first_and_then_draws() -> None:
    """[ND-SHEP-2, ND-060]"""
    t = table("Shepherd, Estate", deck="").play("Shepherd").choose(["hand:estate"])
    assert t.me.hand == ("estate",)  # it was discarded, shuffled and drawn again


def test_a_shepherd_may_keep_the_flock() -> None:
    """[ND-SHEP-0]"""
    t = table("Shepherd, Estate x2").play("Shepherd").choose([])
    assert t.me.hand == ("estate", "estate") and not t.told(DiscardedOpenly)


# Pooka ---------------------------------------------------------------------------------------------------------------


def test_a_pooka_draws_four_cards_for_a_trashed_treasure() -> None:
    """[ND-POOKA-0, ND-S-205]"""
    t = table("Pooka, Copper, Estate").play("Pooka").choose("hand:copper")
    assert t.trash == "copper" and len(t.me.hand) == 5


def test_a_pooka_does_not_touch_cursed_gold() -> None:
    """[ND-POOKA-0, ND-POOKA-2]"""
    t = table("Pooka, Cursed Gold, Idol, Rocks, Goat, Humble Castle").play("Pooka")
    assert t.offered == "hand:idol, hand:rocks, hand:goat, hand:humble-castle, done"
    assert len(table("Pooka, Cursed Gold").play("Pooka").me.hand) == 1


def test_a_pooka_need_not_trash() -> None:
    """[ND-POOKA-2]"""
    t = table("Pooka, Copper").play("Pooka").choose("done")
    assert t.trash == "" and t.me.hand == ("copper",)


# Tragic Hero ---------------------------------------------------------------------------------------------------------


def test_a_tragic_hero_with_eight_cards_dies_for_a_treasure() -> None:
    """[ND-HERO-0, ND-HERO-1, ND-HERO-2, ND-S-167]"""
    t = table("Tragic Hero, Estate x5").play("Tragic Hero")
    assert t.trash == "tragic-hero" and t.t.buys == 2 and len(t.me.hand) == 8
    t.choose("pile:gold")
    assert t.me.discard == ("gold",)


def test_a_tragic_hero_with_seven_cards_lives() -> None:
    """[ND-HERO-0, ND-HERO-2]"""
    t = table("Tragic Hero, Estate x4").play("Tragic Hero")
    assert t.trash == "" and t.me.play == ("tragic-hero",) and len(t.me.hand) == 7 and t.t.buys == 2 and t.me.gained == 0


def test_a_tragic_hero_played_twice_dies_once_and_finds_two_treasures() -> None:
    """[ND-HERO-2, ND-065, ND-S-169]"""
    t = table("Throne Room, Tragic Hero, Estate x5").play("Throne Room").choose("hand:tragic-hero", "pile:gold", "pile:silver")
    assert (t.trash, t.t.buys, len(t.me.hand), t.me.discard) == ("tragic-hero", 3, 11, ("gold", "silver"))


def test_all_treasures_on_top_of_the_supply_are_open_to_a_tragic_hero() -> None:
    """[ND-HERO-3]"""
    t = table("Tragic Hero, Estate x5", kingdom="Idol, Castles, Catapult", colonies=True).play("Tragic Hero")
    assert sorted(t.offered.split(", ")) == [f"pile:{card}" for card in ("copper", "gold", "humble-castle", "idol", "platinum", "silver")]
    setting = table("Tragic Hero, Estate x5", kingdom="Catapult")
    del setting.t.stacks["catapult"][5:]
    assert setting.play("Tragic Hero").offers("pile:rocks")  # the Catapults are gone
