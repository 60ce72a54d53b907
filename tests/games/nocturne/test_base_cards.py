"""The kingdom cards of the base game."""

from __future__ import annotations

import pytest

from walpurgis.games.nocturne.events import PutOnDeck, Revealed, RevealedHand, Shuffled

from .table import table


@pytest.mark.parametrize(
    ("name", "hand", "actions", "buys", "coins"),
    [
        ("Village", 1, 2, 1, 0),
        ("Smithy", 3, 0, 1, 0),
        ("Festival", 0, 2, 2, 2),
        ("Laboratory", 2, 1, 1, 0),
        ("Market", 1, 1, 2, 1),
    ],
)
def test_cards_with_bonuses_only(name: str, hand: int, actions: int, buys: int, coins: int) -> None:
    """[ND-VILLAGE-0, ND-SMITHY-0, ND-FESTIVAL-0, ND-LABORATORY-0, ND-MARKET-0]"""
    t = table(name).play(name)
    assert (len(t.me.hand), t.t.actions, t.t.buys, t.t.coins) == (hand, actions, buys, coins)
    assert t.asked == "0 buy"


@pytest.mark.parametrize(("name", "coins"), [("Copper", 1), ("Silver", 2), ("Gold", 3), ("Platinum", 5)])
def test_basic_treasures(name: str, coins: int) -> None:
    """[ND-045]"""
    assert table(name, phase="buy", colonies=True).play(name).t.coins == coins


def test_a_cellar_discards_any_number_first_and_draws_as_many() -> None:
    """[ND-CELLAR-0]"""
    t = table("Cellar, Estate, Duchy, Gold", deck="").play("Cellar").choose(["hand:estate", "hand:duchy"])
    assert sorted(t.me.hand) == ["duchy", "estate", "gold"]  # what it discarded was shuffled in
    assert len(t.told(Shuffled)) == 1 and t.t.actions == 1
    assert table("Cellar, Estate").play("Cellar").choose([]).me.hand == ("estate",)


def test_a_chapel_trashes_up_to_four() -> None:
    """[ND-CHAPEL-0]"""
    t = table("Chapel, Copper x6").play("Chapel").refuses(["hand:copper"] * 5).choose(["hand:copper"] * 4)
    assert t.trash == "copper, copper, copper, copper" and t.me.hand == ("copper",) * 2
    assert table("Chapel, Copper").play("Chapel").choose([]).trash == ""


def test_a_harbinger_may_put_a_card_of_the_discard_pile_on_the_deck() -> None:
    """[ND-HARBINGER-0]"""
    t = table("Harbinger", deck="Copper, Estate", discard="Gold, Silver").play("Harbinger")
    assert (t.me.hand, t.t.actions) == (("copper",), 1)
    t.choose("discard:gold")
    assert (t.me.deck, t.me.discard) == (("estate", "gold"), ("silver",))
    assert table("Harbinger", discard="Gold, Silver").play("Harbinger").choose("done").me.discard == ("gold", "silver")
    assert table("Harbinger").play("Harbinger").asked == "0 buy"


def test_merchants_make_the_first_silver_richer() -> None:
    """[ND-MERCH-0]"""
    t = table("Merchant, Merchant, Silver, Silver", deck="Copper x5").play("Merchant", "Merchant").play("Silver")
    assert t.t.coins == 4
    assert t.play("Silver").t.coins == 6


def test_a_merchant_played_twice_brings_two_coins() -> None:
    """[ND-MERCH-1]"""
    t = table("Throne Room, Merchant, Silver").play("Throne Room").choose("hand:merchant").play("Silver")
    assert t.t.coins == 4


def test_a_merchant_brings_nothing_without_silver_or_after_the_first_one() -> None:
    """[ND-MERCH-0]"""
    assert table("Merchant, Gold").play("Merchant").play("Gold").t.coins == 3
    assert table("Merchant, Silver").has_left(marks=["silver"]).play("Merchant").play("Silver").t.coins == 2


def test_all_treasures_at_once_bring_the_merchants_coin_too() -> None:
    """[ND-MERCH-0, ND-045]"""
    assert table("Merchant, Silver, Silver", deck="Copper").play("Merchant").choose("all").t.coins == 6


def test_the_envious_still_get_the_merchants_coin() -> None:
    """[ND-MERCH-0, ND-ENVY-1, ND-S-048]"""
    t = table("Merchant, Silver, Silver", kingdom="Skulk", deck="Estate").has(0, delusion="envious").play("Merchant").play("Silver", "Silver")
    assert t.t.coins == 3


def test_a_vassal_may_play_the_action_it_discards() -> None:
    """[ND-VASSAL-0, ND-VASSAL-1, ND-062]"""
    t = table("Vassal", deck="Village, Copper").play("Vassal")
    assert (t.asked, t.t.coins, t.me.discard) == ("0 vassal", 2, ("village",))
    t.choose("yes")
    assert (t.me.play, t.me.hand, t.t.actions) == (("vassal", "village"), ("copper",), 2)
    assert table("Vassal", deck="Village").play("Vassal").choose("no").me.discard == ("village",)


def test_a_vassal_just_discards_what_is_no_action() -> None:
    """[ND-VASSAL-1]"""
    for card, key in (("Gold", "gold"), ("Guardian", "guardian")):
        t = table("Vassal", deck=card).play("Vassal")
        assert (t.asked, t.me.discard) == ("0 buy", (key,))


def test_a_workshop_gains_a_card_for_up_to_four() -> None:
    """[ND-WORKSHOP-0]"""
    t = table("Workshop", kingdom="Engineer").play("Workshop")
    assert t.offers("pile:smithy") and not t.offers("pile:market") and not t.offers("pile:engineer") and not t.offers("done")
    assert t.choose("pile:smithy").me.discard == ("smithy",)


def test_a_bureaucrat_gains_a_silver_and_the_others_put_back_a_victory_card() -> None:
    """[ND-BUREAU-0, ND-BUREAU-1]"""
    t = table("Bureaucrat", you="Estate, Pasture, Humble Castle, Gold").play("Bureaucrat")
    assert t.me.deck[-1] == "silver"
    assert (t.asked, t.offered) == ("1 bureaucrat", "hand:estate, hand:pasture, hand:humble-castle")
    t.choose("hand:pasture")
    assert t.you.deck[-1] == "pasture" and "pasture" not in t.you.hand
    assert [event.card for event in t.told(PutOnDeck)] == ["pasture"]


def test_who_has_no_victory_card_shows_the_hand_to_a_bureaucrat() -> None:
    """[ND-BUREAU-0]"""
    t = table("Bureaucrat", you="Gold, Copper").play("Bureaucrat")
    assert [event.cards for event in t.told(RevealedHand)] == [["copper", "gold"]]


def test_gardens_are_worth_a_point_for_ten_cards() -> None:
    """[ND-GARDENS-0]"""
    assert table("Gardens, Copper x8", deck="").go().points() == 0
    assert table("Gardens, Copper x9", deck="").go().points() == 1
    assert table("Gardens x2, Copper x9", deck="Copper x9").go().points() == 4


def test_a_militia_leaves_three_cards() -> None:
    """[ND-MILITIA-0]"""
    t = table("Militia", players=3, you="Gold, Silver, Copper, Estate, Duchy").has(2, hand="Copper x3").play("Militia")
    assert t.t.coins == 2
    t.refuses(["hand:estate"]).choose(["hand:estate", "hand:duchy"])
    assert t.you.discard == ("estate", "duchy") and t.asked == "0 buy"  # three cards are few enough


def test_a_moneylender_may_turn_a_copper_into_three_coins() -> None:
    """[ND-MONEYLENDER-0]"""
    t = table("Moneylender, Copper, Estate").play("Moneylender").choose("hand:copper")
    assert (t.trash, t.t.coins) == ("copper", 3)
    assert table("Moneylender, Copper").play("Moneylender").choose("done").t.coins == 0
    assert table("Moneylender, Silver").play("Moneylender").asked == "0 buy"


def test_a_poacher_discards_a_card_for_each_empty_pile() -> None:
    """[ND-POACHER-0]"""
    t = table("Poacher, Estate, Duchy", deck="Gold").piles(curse=0).play("Poacher")
    assert (t.t.coins, t.t.actions) == (1, 1)
    assert t.choose(["hand:estate"]).me.discard == ("estate",)
    assert table("Poacher, Estate").play("Poacher").asked == "0 buy"


def test_a_poacher_counts_piles_of_the_supply_only_and_takes_what_there_is() -> None:
    """[ND-POACHER-1, ND-034, ND-S-246]"""
    assert table("Poacher, Estate", kingdom="Exorcist").piles(imp=0, ghost=0).play("Poacher").asked == "0 buy"
    t = table("Poacher", deck="Gold").piles(curse=0, duchy=0).play("Poacher")
    assert t.me.discard == ("gold",)


def test_a_remodel_trashes_a_card_for_one_that_costs_up_to_two_more() -> None:
    """[ND-REMODEL-0]"""
    t = table("Remodel, Estate, Gold").play("Remodel").choose("hand:estate")
    assert t.offers("pile:smithy") and t.offers("pile:copper") and not t.offers("pile:market") and not t.offers("done")
    t.choose("pile:smithy")
    assert (t.trash, t.me.discard) == ("estate", ("smithy",))
    assert table("Remodel").play("Remodel").asked == "0 buy"


def test_a_remodel_of_debt_reaches_as_much_debt() -> None:
    """[ND-REMODEL-0, ND-012]"""
    t = table("Remodel, Engineer, Copper").play("Remodel").choose("hand:engineer")
    assert t.offers("pile:engineer") and t.offers("pile:estate") and not t.offers("pile:silver")
    assert not table("Remodel, Duchy, Copper", kingdom="Engineer").play("Remodel").choose("hand:duchy").offers("pile:engineer")


def test_a_throne_room_may_play_an_action_twice_or_none() -> None:
    """[ND-THRONE-0, ND-THRONE-1]"""
    t = table("Throne Room, Smithy, Gold").play("Throne Room")
    assert t.offered == "hand:smithy, done"
    assert len(t.choose("hand:smithy").me.hand) == 7
    assert table("Throne Room, Smithy").play("Throne Room").choose("done").me.hand == ("smithy",)


def test_the_second_play_of_a_throne_room_happens_as_far_as_it_can() -> None:
    """[ND-THRONE-1, ND-065]"""
    t = table("Throne Room, Pixie").boons("mountain", "swamp").play("Throne Room").choose("hand:pixie", "yes")
    assert (t.trash, t.me.discard, len(t.me.hand)) == ("pixie", ("silver", "silver"), 2)  # a card again, but no second Boon


def test_a_bandit_gains_a_gold_and_robs_treasures() -> None:
    """[ND-BANDIT-0]"""
    t = table("Bandit").has(1, deck="Silver, Gold, Copper").play("Bandit")
    assert t.me.discard == ("gold",)
    assert (t.asked, t.offered) == ("1 bandit", "shown:silver, shown:gold")
    t.choose("shown:silver")
    assert (t.trash, t.you.discard, t.you.deck) == ("silver", ("gold",), ("copper",))


def test_a_bandit_spares_coppers_but_not_heirlooms_and_idols() -> None:
    """[ND-BANDIT-0, ND-BANDIT-1]"""
    t = table("Bandit").has(1, deck="Copper, Estate").play("Bandit")
    assert (t.trash, t.you.discard) == ("", ("copper", "estate"))
    assert [event.cards for event in t.told(Revealed)] == [["copper", "estate"]]
    assert table("Bandit", kingdom="Idol, Pixie").has(1, deck="Goat, Idol").play("Bandit").offered == "shown:goat, shown:idol"


def test_a_council_room_lets_the_others_draw_too() -> None:
    """[ND-COUNCIL-0]"""
    t = table("Council Room", players=3).play("Council Room")
    assert [len(p.hand) for p in t.t.players] == [4, 6, 6] and t.t.buys == 2


def test_a_library_draws_up_to_seven_and_may_leave_out_actions() -> None:
    """[ND-LIBRARY-0]"""
    t = table("Library, Copper x3", deck="Village, Gold, Smithy, Estate x5").play("Library")
    t.choose("aside")
    assert t.asked == "0 library" and "gold" in t.me.hand
    t.choose("keep")
    assert sorted(t.me.hand) == ["copper"] * 3 + ["estate"] * 2 + ["gold", "smithy"]
    assert t.me.discard == ("village",)


def test_a_mine_may_turn_a_treasure_into_a_better_one_in_hand() -> None:
    """[ND-MINE-0]"""
    t = table("Mine, Silver, Estate", kingdom="Idol").play("Mine")
    assert t.offered == "hand:silver, done"
    t.choose("hand:silver")
    assert t.offered == "pile:copper, pile:silver, pile:gold, pile:idol"
    t.choose("pile:gold")
    assert (t.trash, sorted(t.me.hand)) == ("silver", ["estate", "gold"])
    assert table("Mine, Silver").play("Mine").choose("done").trash == ""


def test_a_sentry_trashes_then_discards_then_puts_back() -> None:
    """[ND-SENTRY-0, ND-SENTRY-1]"""
    t = table("Sentry", deck="Gold, Curse, Estate, Copper").play("Sentry")
    assert (t.me.hand, t.t.actions, t.asked, t.offered) == (("gold",), 1, "0 sentry-trash", "look:estate, look:curse")
    t.choose(["look:curse"])
    assert (t.trash, t.asked) == ("curse", "0 sentry-discard")
    t.choose(["look:estate"])
    assert (t.me.discard, t.me.deck) == (("estate",), ("copper",))


def test_a_witch_draws_two_and_curses_the_others() -> None:
    """[ND-WITCH-0]"""
    t = table("Witch", players=3).play("Witch")
    assert len(t.me.hand) == 2
    assert [p.discard for p in t.t.players] == [(), ("curse",), ("curse",)]


def test_an_artisan_gains_to_hand_and_puts_a_card_back() -> None:
    """[ND-ARTISAN-0]"""
    t = table("Artisan, Copper").play("Artisan")
    assert t.offers("pile:market") and not t.offers("pile:gold")
    t.choose("pile:market")
    assert sorted(t.me.hand) == ["copper", "market"] and t.asked == "0 artisan-deck"
    t.choose("hand:copper")
    assert (t.me.hand, t.me.deck[-1]) == (("market",), "copper")
