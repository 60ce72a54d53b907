"""The twelve Boons, how they are turned over, kept and shuffled; each received by way of a Bard where nothing else matters."""

from __future__ import annotations

from walpurgis.games.nocturne.events import BoonsShuffled, Gained, LookedAt, Shuffled, TookFromDiscard
from walpurgis.games.nocturne.facts import BOONS

from .table import Play, table


def bard(boon: str, hand: str = "", *, deck: str = "Copper x10", discard: str = "") -> Play:
    """A Bard is played, and this Boon lies on top."""
    return table(f"Bard, {hand}", deck=deck, discard=discard).boons(boon).play("Bard")


# How they come and go ------------------------------------------------------------------------------------------------


def test_each_boon_is_there_once() -> None:
    """[ND-BOON-1]"""
    t = table("Bard").t
    assert sorted(t.boon_deck) == sorted(BOONS) and len(set(t.boon_deck)) == 12


def test_a_boon_received_never_becomes_a_card_of_the_player() -> None:
    """[ND-BOON-1, ND-103]"""
    t = bard("sea")
    assert t.t.boon_discard == ("sea",) and len(t.t.boon_deck) == 11
    assert sorted(set(t.me.cards())) == ["bard", "copper"]


def test_a_boon_on_top_of_the_deck_does_nothing_yet() -> None:
    """[ND-BOON-1]"""
    t = table("Village", kingdom="Bard").boons("mountain").play("Village")
    assert t.me.discard == () and t.t.boon_deck[-1] == "mountain"


def test_the_boon_discard_is_shuffled_when_a_boon_is_needed_and_the_druids_row_stays_out() -> None:
    """[ND-106, ND-S-004, ND-DRUID-1]"""
    row = ("field", "flame", "swamp")
    spent = [boon for boon in BOONS if boon not in row]
    t = table("Bard", kingdom="Druid").druid(*row).has_left(boon_deck=[], boon_discard=spent).play("Bard")
    assert t.told(BoonsShuffled) and t.t.druid == row
    assert not set(row) & {*t.t.boon_deck, *t.t.boon_discard, *t.t.boons_open, *t.me.boons}
    assert len([*t.t.boon_deck, *t.t.boon_discard, *t.t.boons_open, *t.me.boons]) == 9


def test_an_empty_boon_deck_is_not_shuffled_before_a_boon_is_needed() -> None:
    """[ND-106, ND-X-7]"""
    rest = [boon for boon in BOONS if boon != "sea"]
    t = table("Bard, Village").has_left(boon_deck=["sea"], boon_discard=rest, actions=2).play("Bard")
    assert not t.t.boon_deck and len(t.t.boon_discard) == 12 and not t.told(BoonsShuffled)


def test_without_any_boon_nothing_is_received() -> None:
    """[ND-106]"""
    t = table("Bard").has_left(boon_deck=[], boon_discard=[]).play("Bard")
    assert t.t.coins == 2 and not t.t.boon_discard and t.asked == "0 buy"


# Earth ---------------------------------------------------------------------------------------------------------------


def test_the_earth_takes_a_treasure_and_gives_a_card_for_up_to_four() -> None:
    """[ND-EARTH-0, ND-S-032]"""
    t = bard("earth", "Copper, Estate")
    assert t.offered == "hand:copper, done"
    t.choose("hand:copper", "pile:village")
    assert t.me.discard == ("copper", "village") and t.t.boon_discard == ("earth",)


def test_the_earth_may_be_declined() -> None:
    """[ND-EARTH-0, ND-S-032]"""
    t = bard("earth", "Copper, Estate").choose("done")
    assert (t.me.hand, t.me.discard, t.asked) == (("copper", "estate"), (), "0 buy")


def test_whoever_has_discarded_for_the_earth_must_gain() -> None:
    """[ND-EARTH-1, ND-084]"""
    t = table("Bard, Gold", kingdom="Engineer").boons("earth").play("Bard").choose("hand:gold")
    assert t.offers("pile:smithy") and t.offers("pile:curse") and not t.offers("done")
    assert not t.offers("pile:duchy") and not t.offers("pile:engineer")  # five coins; debt


def test_a_hound_is_no_treasure_for_the_earth() -> None:
    """[ND-EARTH-1]"""
    t = bard("earth", "Faithful Hound, Curse")
    assert t.asked == "0 buy" and len(t.me.hand) == 2


# Field and Forest ----------------------------------------------------------------------------------------------------


def test_the_field_gives_an_action_and_a_coin() -> None:
    """[ND-FIELD-0]"""
    t = bard("field", "Smithy")
    assert (t.t.actions, t.t.buys, t.t.coins) == (1, 1, 3)
    assert t.asked == "0 action"


def test_in_the_buy_phase_the_fields_coin_counts_and_its_action_does_not() -> None:
    """[ND-FIELD-1]"""
    t = table("Idol, Smithy", phase="buy").boons("field").play("Idol")
    assert t.t.coins == 3 and t.asked == "0 buy" and not t.offers("hand:smithy")


def test_on_another_players_turn_the_field_is_lost() -> None:
    """[ND-FIELD-1, ND-061]"""
    t = table("Skulk", kingdom="Blessed Village").has(1, deck="Laboratory").hexes("locusts").boons("field").play("Skulk")
    t.choose("pile:blessed-village", "now")
    assert (t.t.actions, t.t.coins) == (0, 0) and t.you.boons == ("field",)


def test_the_forest_gives_a_buy_and_a_coin() -> None:
    """[ND-FOREST-0]"""
    t = bard("forest")
    assert (t.t.actions, t.t.buys, t.t.coins) == (0, 2, 3)


def test_field_forest_and_river_are_kept_until_clean_up() -> None:
    """[ND-105, ND-051, ND-FIELD-0, ND-FOREST-0, ND-RIVER-0]"""
    for boon in ("field", "forest", "river"):
        t = table("Bard").boons(boon).long().play("Bard")
        assert t.me.boons == (boon,) and not t.t.boon_discard
        t.end_turn()
        assert not t.me.boons and t.t.boon_discard == (boon,)


def test_no_other_boon_is_kept() -> None:
    """[ND-105]"""
    for boon in BOONS:
        if boon not in ("field", "forest", "river"):
            t = bard(boon, deck="Copper", discard="")
            while t.ask.prompt != "buy":
                answers = {"some": [], "order": ["look:copper"]}
                t.choose(answers.get(t.ask.offer().kind, "done" if t.offers("done") else "no"))
            assert not t.me.boons and t.t.boon_discard == (boon,)


# Flame ---------------------------------------------------------------------------------------------------------------


def test_the_flame_trashes_a_card_or_none() -> None:
    """[ND-FLAME-0]"""
    t = bard("flame", "Curse, Estate")
    assert t.offered == "hand:curse, hand:estate, done"
    assert t.choose("hand:curse").trash == "curse"
    assert bard("flame", "Curse, Estate").choose("done").trash == ""


# Moon ----------------------------------------------------------------------------------------------------------------


def test_the_moon_puts_a_card_of_the_discard_pile_on_the_deck() -> None:
    """[ND-MOON-0]"""
    t = bard("moon", discard="Gold, Estate", deck="Copper")
    assert t.offered == "discard:gold, discard:estate, done"
    t.choose("discard:gold")
    assert (t.me.deck, t.me.discard) == (("copper", "gold"), ("estate",))


def test_the_moon_may_be_declined() -> None:
    """[ND-MOON-0]"""
    t = bard("moon", discard="Gold", deck="Copper").choose("done")
    assert (t.me.deck, t.me.discard) == (("copper",), ("gold",))


def test_the_moon_does_nothing_with_an_empty_discard_pile() -> None:
    """[ND-MOON-1, ND-S-033]"""
    t = bard("moon", deck="")
    assert t.asked == "0 buy" and t.t.boon_discard == ("moon",) and not t.told(Shuffled)


def test_only_the_owner_learns_which_card_the_moon_took() -> None:
    """[ND-MOON-1, ND-I-3]"""
    (event,) = bard("moon", discard="Gold, Estate").choose("discard:gold").told(TookFromDiscard)
    assert event.cut(0) == event and "gold" not in repr(event.cut(1))


# Mountain, River, Sea ------------------------------------------------------------------------------------------------


def test_the_mountain_gives_a_silver() -> None:
    """[ND-MOUNT-0]"""
    t = bard("mountain")
    assert t.me.discard == ("silver",) and t.me.gained == 1
    assert [event.card for event in t.told(Gained)] == ["silver"]


def test_the_river_gives_a_card_after_the_new_hand() -> None:
    """[ND-RIVER-0, ND-RIVER-1]"""
    t = table("Bard, Estate", deck="Copper x5, Gold, Silver").boons("river").long().play("Bard")
    assert t.me.hand == ("estate",)
    t.end_turn()
    assert sorted(t.me.hand) == ["copper"] * 5 + ["gold"]


def test_several_rivers_add_up() -> None:
    """[ND-RIVER-1, ND-DRUID-3, ND-S-003]"""
    t = table("Village, Druid x2").druid("river", "earth", "sun").long().play("Village", "Druid").choose("boon:river")
    t.play("Druid").choose("boon:river").end_turn()
    assert len(t.me.hand) == 7


def test_river_and_hound_come_together_at_the_end_of_the_turn() -> None:
    """[ND-S-038, ND-RIVER-1, ND-HOUND-2]"""
    t = table("Village, Bard, Cellar, Faithful Hound", actions=2).boons("river").long().play("Village", "Bard", "Cellar")
    t.choose(["hand:faithful-hound"], "yes")
    assert t.me.hounds == 1
    t.end_turn()
    assert len(t.me.hand) == 7 and "faithful-hound" in t.me.hand


def test_the_sea_gives_a_card_at_once() -> None:
    """[ND-SEA-0]"""
    assert bard("sea", deck="Gold, Copper").me.hand == ("gold",)


# Sky -----------------------------------------------------------------------------------------------------------------


def test_the_sky_takes_exactly_three_cards_for_one_gold() -> None:
    """[ND-SKY-0, ND-SKY-1]"""
    t = bard("sky", "Copper x2, Estate x3").choose("yes")
    t.refuses(["hand:copper", "hand:copper"]).refuses(["hand:copper", "hand:copper", "hand:estate", "hand:estate"])
    t.choose(["hand:copper", "hand:copper", "hand:estate"])
    assert t.me.hand == ("estate",) * 2 and t.me.discard[-1] == "gold" and t.me.discard.count("gold") == 1


def test_the_sky_may_be_declined() -> None:
    """[ND-SKY-0]"""
    t = bard("sky", "Copper x3").choose("no")
    assert len(t.me.hand) == 3 and t.me.discard == ()


def test_fewer_than_three_cards_may_be_discarded_for_no_gold() -> None:
    """[ND-SKY-1, ND-091]"""
    t = bard("sky", "Copper, Estate").choose("yes")
    assert t.me.hand == () and sorted(t.me.discard) == ["copper", "estate"]


# Sun -----------------------------------------------------------------------------------------------------------------


def test_the_sun_shows_four_cards_to_discard_or_put_back() -> None:
    """[ND-SUN-0, ND-SUN-1]"""
    t = bard("sun", deck="Copper, Gold, Estate, Silver, Duchy")
    assert t.offered == "look:silver, look:estate, look:gold, look:copper"
    t.choose(["look:estate", "look:copper"], ["look:silver", "look:gold"])
    assert (t.me.discard, t.me.deck) == (("estate", "copper"), ("duchy", "gold", "silver"))
    assert t.told(LookedAt)[0].cut(1) != t.told(LookedAt)[0]


def test_the_sun_may_leave_all_four() -> None:
    """[ND-SUN-1]"""
    t = bard("sun", deck="Gold x4").choose([])
    assert t.me.deck == ("gold",) * 4 and t.me.discard == ()


# Swamp and Wind ------------------------------------------------------------------------------------------------------


def test_the_swamp_gives_a_will_o_wisp() -> None:
    """[ND-SWAMP-0, ND-WISP-2]"""
    t = bard("swamp")
    assert t.me.discard == ("will-o-wisp",) and t.t.left["will-o-wisp"] == 11


def test_without_will_o_wisps_the_swamp_gives_nothing() -> None:
    """[ND-SWAMP-1, ND-S-034]"""
    t = table("Bard").piles(will_o_wisp=0).boons("swamp").play("Bard")
    assert t.me.discard == () and t.me.gained == 0


def test_the_wind_draws_two_cards_before_two_are_discarded() -> None:
    """[ND-WIND-0, ND-WIND-1]"""
    t = bard("wind", "Estate", deck="Gold, Copper, Silver")
    assert t.offered == "hand:estate, hand:copper, hand:gold"
    t.refuses(["hand:gold"])
    t.choose(["hand:estate", "hand:copper"])
    assert (t.me.hand, t.me.discard) == (("gold",), ("estate", "copper"))


def test_with_fewer_than_two_cards_the_wind_takes_them_all() -> None:
    """[ND-WIND-1]"""
    t = bard("wind", deck="Gold")
    assert (t.me.hand, t.me.discard, t.asked) == ((), ("gold",), "0 buy")
