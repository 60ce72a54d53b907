"""The twelve Hexes, how they are turned over, received in turn and shuffled; each comes by way of a Skulk where nothing else matters."""

from __future__ import annotations

from walpurgis.games.nocturne.events import HexesShuffled, HexReceived, HexTurned, Revealed, RevealedDiscard, RevealedHand, Shuffled
from walpurgis.games.nocturne.facts import CARDS, HEXES

from .table import Play, table


def skulk(hexed: str, hand: str = "Copper x5", *, deck: str = "Copper x10", discard: str = "", kingdom: str = "") -> Play:
    """A Skulk is played against a player who has these cards, and this Hex lies on top."""
    return table("Skulk", you=hand, kingdom=kingdom).has(1, deck=deck, discard=discard).hexes(hexed).play("Skulk")


# How they come and go ------------------------------------------------------------------------------------------------


def test_each_hex_is_there_once() -> None:
    """[ND-HEX-1]"""
    t = table("Skulk").t
    assert sorted(t.hex_deck) == sorted(HEXES) and len(set(t.hex_deck)) == 12


def test_a_hex_is_discarded_after_it_was_received_and_is_nobodys_card() -> None:
    """[ND-HEX-1, ND-104]"""
    t = skulk("greed")
    assert t.t.hex_discard == ("greed",) and len(t.t.hex_deck) == 11
    assert set(t.you.cards()) == {"copper"} and not t.t.hexes_open


def test_a_hex_on_top_of_the_deck_does_nothing_yet() -> None:
    """[ND-HEX-1]"""
    t = table("Village", kingdom="Skulk").hexes("plague").play("Village")
    assert "curse" not in t.me.hand + t.you.hand and t.t.hex_deck[-1] == "plague"


def test_all_others_receive_the_same_hex_clockwise() -> None:
    """[ND-108, ND-SKULK-1, ND-111]"""
    t = table("Skulk", players=3).piles(curse=1).hexes("plague").play("Skulk")
    assert [event.who for event in t.told(HexReceived)] == [1, 2] and len(t.told(HexTurned)) == 1
    assert "curse" in t.you.hand and "curse" not in t.t.players[2].hand  # there was only one


def test_the_hexes_are_shuffled_as_soon_as_the_last_one_is_discarded() -> None:
    """[ND-107, ND-S-071, ND-X-7]"""
    rest = [hexed for hexed in HEXES if hexed != "greed"]
    t = table("Skulk").has_left(hex_deck=["greed"], hex_discard=rest).play("Skulk")
    assert sorted(t.t.hex_deck) == sorted(HEXES) and not t.t.hex_discard
    assert len(t.told(HexesShuffled)) == 1


def test_a_hex_needed_while_the_last_one_is_followed_comes_from_the_others() -> None:
    """[ND-107, ND-S-072]"""
    rest = [hexed for hexed in HEXES if hexed != "locusts"]
    t = table("Skulk", you="Copper x2", kingdom="Cursed Village").has(1, deck="Artisan, Copper x5").has_left(hex_deck=["locusts"], hex_discard=rest)
    played = t.play("Skulk").choose("pile:cursed-village")
    first, second = played.told(HexReceived)
    assert (first.hex, first.who, second.who) == ("locusts", 1, 1) and second.hex != "locusts"
    assert played.t.hex_discard == (second.hex, "locusts") and len(played.t.hex_deck) == 10


# Bad Omens -----------------------------------------------------------------------------------------------------------


def test_bad_omens_leave_two_coppers_in_the_deck() -> None:
    """[ND-OMEN-0, ND-OMEN-1, ND-S-041]"""
    t = skulk("bad-omens", deck="Silver, Copper, Silver", discard="Copper x3")
    assert t.you.deck == ("copper",) * 2
    assert sorted(t.you.discard) == ["copper"] * 2 + ["silver"] * 2 and not t.told(RevealedDiscard)


def test_with_one_copper_bad_omens_leave_a_deck_of_one_and_the_pile_is_shown() -> None:
    """[ND-OMEN-1, ND-S-042]"""
    t = skulk("bad-omens", deck="Silver, Copper", discard="Estate")
    assert t.you.deck == ("copper",) and sorted(t.you.discard) == ["estate", "silver"]
    assert "estate" in t.told(RevealedDiscard)[0].cards


def test_without_copper_bad_omens_leave_no_deck_and_no_hound_reacts() -> None:
    """[ND-OMEN-1, ND-OMEN-2, ND-HOUND-4, ND-S-043]"""
    t = skulk("bad-omens", deck="Faithful Hound, Silver")
    assert t.you.deck == () and sorted(t.you.discard) == ["faithful-hound", "silver"]
    assert t.asked == "0 buy" and t.you.hounds == 0
    assert t.told(RevealedDiscard)[0].cards == ["faithful-hound", "silver"]


# Famine, Fear --------------------------------------------------------------------------------------------------------


def test_famine_discards_the_actions_among_three_cards_and_shuffles_the_rest_in() -> None:
    """[ND-FAMINE-0, ND-FAMINE-1, ND-S-051]"""
    t = skulk("famine", deck="Village, Copper, Smithy, Gold x8")
    assert t.told(Revealed)[0].cards == ["village", "copper", "smithy"]
    assert t.you.discard == ("village", "smithy") and sorted(t.you.deck) == ["copper"] + ["gold"] * 8
    assert t.told(Shuffled)


def test_famine_reveals_what_there_is() -> None:
    """[ND-FAMINE-1]"""
    t = skulk("famine", deck="Village", discard="Gold")
    assert t.you.discard == ("village",) and t.you.deck == ("gold",)


def test_famine_leaves_nothing_where_it_lay() -> None:
    """[ND-FAMINE-1]"""
    decks = set()
    for seed in range(6):
        t = table("Skulk").has(1, deck="Gold, Silver, Estate, Duchy").hexes("famine")
        for _ in range(seed):
            t.t.chance.below(1000)
        decks.add(tuple(t.play("Skulk").you.deck))
    assert len(decks) > 1  # the order is of chance, not of the deck


def test_fear_shows_a_hand_without_actions_and_treasures() -> None:
    """[ND-FEAR-0, ND-FEAR-1, ND-S-052]"""
    t = skulk("fear", "Estate x2, Duchy, Curse, Night Watchman")
    assert len(t.you.hand) == 5 and t.you.discard == ()
    assert [event.who for event in t.told(RevealedHand)] == [1]


def test_fear_takes_an_action_or_treasure_of_the_victims_choice() -> None:
    """[ND-FEAR-0, ND-FEAR-1, ND-S-053]"""
    t = skulk("fear", "Estate x2, Curse, Copper, Village")
    assert (t.asked, t.offered) == ("1 fear", "hand:copper, hand:village")
    t.choose("hand:village")
    assert t.you.discard == ("village",) and not t.told(RevealedHand)


def test_fear_spares_a_hand_of_four() -> None:
    """[ND-FEAR-0, ND-S-054]"""
    t = skulk("fear", "Copper x3, Village")
    assert t.asked == "0 buy" and len(t.you.hand) == 4


# Greed, Haunting -----------------------------------------------------------------------------------------------------


def test_greed_puts_a_copper_on_the_deck() -> None:
    """[ND-GREED-0]"""
    t = skulk("greed", deck="Gold")
    assert t.you.deck == ("gold", "copper") and t.you.gained == 1


def test_without_coppers_greed_does_nothing() -> None:
    """[ND-GREED-1]"""
    t = table("Skulk").has(1, deck="Gold").piles(copper=0).hexes("greed").play("Skulk")
    assert t.you.deck == ("gold",) and t.you.gained == 0


def test_haunting_puts_a_card_of_the_hand_on_the_deck() -> None:
    """[ND-HAUNT-0, ND-S-056]"""
    t = skulk("haunting", "Copper x3, Gold", deck="Estate")
    assert (t.asked, t.offered) == ("1 haunting", "hand:copper, hand:gold")
    t.choose("hand:copper")
    assert t.you.deck == ("estate", "copper") and len(t.you.hand) == 3


def test_haunting_spares_a_hand_of_three() -> None:
    """[ND-HAUNT-1, ND-S-056]"""
    t = skulk("haunting", "Copper x2, Gold", deck="Estate")
    assert t.asked == "0 buy" and t.you.deck == ("estate",)


# Locusts -------------------------------------------------------------------------------------------------------------


def test_locusts_turn_a_copper_or_an_estate_into_a_curse() -> None:
    """[ND-LOCUST-0, ND-S-057]"""
    for card in ("Copper", "Estate"):
        t = skulk("locusts", deck=f"{card}, Gold")
        assert (t.trash, t.you.discard, t.you.deck) == (card.lower(), ("curse",), ("gold",))


def test_locusts_give_nothing_for_a_curse() -> None:
    """[ND-LOCUST-3, ND-S-058]"""
    t = skulk("locusts", deck="Curse")
    assert t.trash == "curse" and t.you.discard == () and t.asked == "0 buy"


def test_locusts_give_nothing_without_a_deck() -> None:
    """[ND-LOCUST-3]"""
    t = skulk("locusts", deck="")
    assert t.trash == "" and t.you.gained == 0


def test_locusts_shuffle_to_find_a_card() -> None:
    """[ND-LOCUST-3, ND-070]"""
    t = skulk("locusts", deck="", discard="Copper")
    assert t.trash == "copper" and t.you.discard == ("curse",)


def test_locusts_turn_a_silver_into_a_copper() -> None:
    """[ND-LOCUST-1, ND-S-059]"""
    assert skulk("locusts", deck="Silver").you.discard == ("copper",)


def test_locusts_turn_a_province_into_a_cheaper_victory_card() -> None:
    """[ND-LOCUST-1, ND-S-061]"""
    t = skulk("locusts", deck="Province", kingdom="Gardens, Cemetery, Castles")
    assert sorted(t.offered.split(", ")) == ["pile:cemetery", "pile:duchy", "pile:estate", "pile:gardens", "pile:humble-castle"]
    t.choose("pile:duchy")
    assert t.you.discard == ("duchy",)


def test_locusts_may_free_a_ghost_from_the_mirror() -> None:
    """[ND-S-062, ND-MIRROR-0]"""
    t = skulk("locusts", "Village", deck="Haunted Mirror", kingdom="Cemetery")
    assert (t.asked, t.offered) == ("1 haunted-mirror", "hand:village, done")
    t.choose("hand:village")
    assert t.you.discard == ("village", "ghost") and t.asked == "0 buy"


def test_nothing_is_cheaper_than_debt_alone_and_an_action() -> None:
    """[ND-LOCUST-1, ND-S-063, ND-013]"""
    t = skulk("locusts", deck="Engineer")
    assert t.trash == "engineer" and t.you.discard == () and t.asked == "0 buy"


def test_a_pasture_is_no_estate_for_the_locusts() -> None:
    """[ND-LOCUST-1, ND-S-064]"""
    assert skulk("locusts", deck="Pasture", kingdom="Shepherd").you.discard == ("copper",)


def test_every_type_of_the_card_may_be_the_common_one() -> None:
    """[ND-LOCUST-1, ND-LOCUST-2]"""
    t = skulk("locusts", deck="Cobbler", kingdom="Secret Cave, Monastery, Bard")
    assert sorted(t.offered.split(", ")) == ["pile:monastery", "pile:secret-cave"]  # a Night card, and a Duration that is none
    assert not set(CARDS["cobbler"].types) & set(CARDS["bard"].types)


# Misery, Plague, Poverty ---------------------------------------------------------------------------------------------


def test_misery_comes_once_twice_and_no_third_time() -> None:
    """[ND-MISERY-0, ND-MISERY-1, ND-MISERABLE-0, ND-TWICE-0, ND-S-066]"""
    points = []
    for before in (0, 1, 2):
        t = table("Skulk", you="Copper x5").has(1, misery=before).hexes("misery").play("Skulk")
        assert t.me.misery == 0
        points.append(t.points(1))
    assert points == [-2, -4, -4]


def test_plague_puts_a_curse_into_the_hand() -> None:
    """[ND-PLAGUE-0, ND-S-067]"""
    t = table("Skulk, Militia", you="Copper x4", actions=2).hexes("plague").play("Skulk")
    assert t.you.hand == ("copper",) * 4 + ("curse",)
    assert t.play("Militia").choose(["hand:copper", "hand:curse"]).you.hand == ("copper",) * 3


def test_without_curses_plague_does_nothing() -> None:
    """[ND-PLAGUE-1]"""
    t = table("Skulk").piles(curse=0).hexes("plague").play("Skulk")
    assert t.you.hand == ("copper",) * 5


def test_poverty_leaves_three_cards() -> None:
    """[ND-POVERTY-0]"""
    t = skulk("poverty", "Copper x3, Gold, Estate").refuses(["hand:estate"]).choose(["hand:estate", "hand:copper"])
    assert sorted(t.you.hand) == ["copper", "copper", "gold"] and t.you.discard == ("estate", "copper")


def test_poverty_spares_three_cards() -> None:
    """[ND-POVERTY-1]"""
    t = skulk("poverty", "Copper x2, Gold")
    assert t.asked == "0 buy" and len(t.you.hand) == 3


def test_a_hound_lost_to_poverty_comes_back_at_the_end_of_that_turn() -> None:
    """[ND-POVERTY-0, ND-HOUND-1, ND-S-068]"""
    t = table("Skulk", you="Faithful Hound, Copper x4").hexes("poverty").long().play("Skulk")
    t.choose(["hand:faithful-hound", "hand:copper"], "yes")
    assert t.you.hand == ("copper",) * 3 and t.you.hounds == 1
    t.end_turn()
    assert sorted(t.you.hand) == ["copper"] * 3 + ["faithful-hound"]


# War -----------------------------------------------------------------------------------------------------------------


def test_war_trashes_the_first_card_for_three_or_four() -> None:
    """[ND-WAR-0, ND-HOUND-3, ND-S-069]"""
    t = skulk("war", deck="Estate, Faithful Hound, Silver, Silver").choose("yes")
    assert t.trash == "silver" and t.you.deck == ("silver",)
    assert t.you.discard == ("estate",) and t.you.hounds == 1
    assert [card for event in t.told(Revealed) for card in event.cards] == ["estate", "faithful-hound", "silver"]


def test_four_coins_are_enough_for_war_and_five_are_too_many() -> None:
    """[ND-WAR-0]"""
    t = skulk("war", deck="Duchy, Smithy, Copper")
    assert t.trash == "smithy" and t.you.discard == ("duchy",)


def test_war_without_a_card_for_three_or_four_trashes_nothing() -> None:
    """[ND-WAR-1]"""
    t = skulk("war", deck="Copper, Gold", discard="Estate")
    assert t.trash == "" and sorted(t.you.discard) == ["copper", "estate", "gold"] and t.you.deck == ()


def test_debt_is_no_coin_for_war() -> None:
    """[ND-WAR-1]"""
    t = skulk("war", deck="Engineer, Copper")
    assert t.trash == "" and sorted(t.you.discard) == ["copper", "engineer"]
