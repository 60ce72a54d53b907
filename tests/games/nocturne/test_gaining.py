"""How cards come: gained, bought, exchanged; Boons taken and received, Hexes; and what happens when."""

from __future__ import annotations

from walpurgis.games.nocturne.events import BoonReceived, Bought, Exchanged, Gained, HexReceived

from .table import table

# Gaining and buying --------------------------------------------------------------------------------------------------


def test_a_gained_card_comes_from_its_pile_into_the_discard_pile() -> None:
    """[ND-080]"""
    t = table("Workshop").play("Workshop").choose("pile:silver")
    assert (t.me.discard, t.t.left["silver"]) == (("silver",), 39)
    assert t.told(Gained)[0].place == "discard"


def test_some_effects_name_another_place() -> None:
    """[ND-080]"""
    assert table("Artisan").play("Artisan").choose("pile:market").t.players[0].deck[-1] == "market"
    assert table("Bureaucrat").play("Bureaucrat").me.deck[-1] == "silver"


def test_a_purchase_costs_coins_and_a_buy_and_is_a_gain() -> None:
    """[ND-081, ND-056]"""
    t = table(phase="buy", coins=8, buys=2).go("pile:duchy")
    assert (t.t.coins, t.t.buys, t.me.discard, t.me.gained) == (3, 1, ("duchy",), 1)
    assert [event.card for event in t.told(Bought)] == ["duchy"]


def test_when_you_buy_comes_before_the_gain() -> None:
    """[ND-081, ND-FORUM-1]"""
    t = table(kingdom="Forum, Changeling", phase="buy", coins=5).go("pile:forum")
    assert t.asked == "0 gained" and t.t.buys == 1  # the Buy is there while the Forum arrives


def test_night_cards_of_four_kinds_are_gained_to_hand() -> None:
    """[ND-082]"""
    for name, pile in (("Guardian", "guardian"), ("Ghost Town", "ghost-town"), ("Night Watchman", "night-watchman"), ("Den of Sin", "den-of-sin")):
        t = table(kingdom=name, phase="buy", coins=5).go(f"pile:{pile}")
        assert t.me.hand == (pile,) and not t.me.discard


def test_a_place_that_the_effect_names_wins() -> None:
    """[ND-082, ND-COBB-2]"""
    t = table("Cobbler", kingdom="Village", phase="night").long().play("Cobbler").next_turn().choose("pile:village")
    assert "village" in t.me.hand and "village" not in t.me.discard


def test_an_empty_pile_cannot_be_chosen() -> None:
    """[ND-083]"""
    t = table("Workshop").piles(silver=0).play("Workshop")
    assert not t.offers("pile:silver")
    t.refuses("pile:silver", "ND-083")
    t.choose("pile:estate").refuses("pile:silver", "ND-083")


def test_with_nothing_to_gain_nothing_happens() -> None:
    """[ND-083]"""
    t = table("Witch").piles(curse=0).play("Witch")
    assert not t.you.discard and t.you.gained == 0


def test_a_gain_that_is_ordered_must_be_made() -> None:
    """[ND-084, ND-S-117]"""
    t = table("Workshop").has_left(supply=("copper", "curse", "province")).play("Workshop")
    assert t.offered == "pile:copper, pile:curse"


def test_what_happens_on_a_gain_happens_after_the_card_has_arrived_in_the_order_of_choice() -> None:
    """[ND-085, ND-110]"""
    t = table(in_play="Tracker", kingdom="Skulk, Changeling", phase="buy", coins=4).go("pile:skulk")
    assert t.me.discard == ("skulk",)
    assert (t.asked, t.offered) == ("0 gained", "card:skulk, card:tracker, card:changeling")
    assert t.choose("card:skulk").me.discard == ("skulk", "gold")


def test_what_is_optional_may_be_left_out_once_the_rest_is_done() -> None:
    """[ND-085, ND-110]"""
    t = table(kingdom="Skulk, Changeling", phase="buy", coins=4).go("pile:skulk")
    assert not t.offers("done")
    t.choose("card:skulk", "done")
    assert t.offered == "card:changeling, done"
    assert t.choose("done").is_quiet().me.discard == ("skulk", "gold")


# Exchanging ----------------------------------------------------------------------------------------------------------


def test_an_exchange_returns_one_card_and_takes_another() -> None:
    """[ND-100, ND-036, ND-102]"""
    t = table(kingdom="Changeling", phase="buy", coins=6).go("pile:gold", "card:changeling")
    assert (t.t.left["gold"], t.t.left["changeling"], t.me.discard) == (30, 9, ("changeling",))


def test_without_the_other_card_there_is_no_exchange() -> None:
    """[ND-100, ND-S-121]"""
    t = table("Vampire", phase="night").piles(bat=0).hexes("misery").play("Vampire").choose("pile:copper").is_quiet()
    assert t.me.play == ("vampire",) and not t.told(Exchanged)
    t = table(kingdom="Changeling", phase="buy", coins=6).piles(changeling=0).go("pile:gold").is_quiet()
    assert t.me.discard == ("gold",)


def test_the_last_changeling_is_exchanged_once() -> None:
    """[ND-100, ND-160]"""
    t = table(kingdom="Skulk, Changeling", phase="buy", coins=4).piles(changeling=1).go("pile:skulk", "card:skulk", "card:changeling").is_quiet()
    assert t.me.discard == ("skulk", "changeling")  # the Gold became it, so that the Skulk has to stay
    assert (t.t.left["changeling"], t.t.left["gold"]) == (0, 30)


def test_an_exchange_is_no_gain() -> None:
    """[ND-101, ND-163, ND-DEVIL-3, ND-S-099]"""
    t = table("Vampire, Devil's Workshop", phase="night").hexes("misery").play("Vampire").choose("pile:silver")
    assert t.me.discard == ("silver", "bat") and t.me.gained == 1
    assert t.play("Devil's Workshop").asked == "0 devils-workshop"  # one card gained: up to four coins


def test_vampires_bats_and_changelings_are_exchanged() -> None:
    """[ND-102, ND-100]"""
    t = table("Bat, Copper", kingdom="Vampire", phase="night").play("Bat").choose(["hand:copper"])
    assert (t.me.discard, t.t.left["bat"], t.t.left["vampire"]) == (("vampire",), 11, 9)


def test_a_returned_card_opens_an_empty_pile_again() -> None:
    """[ND-036, ND-U-7, ND-S-140]"""
    t = table(kingdom="Catapult, Changeling", phase="buy", coins=3, buys=2).go("pile:catapult", "card:changeling")
    assert t.t.top("catapult") == "catapult" and t.t.left["catapult"] == 10
    t = table(kingdom="Changeling", phase="buy", coins=6, buys=2).piles(gold=1).go("pile:gold")
    assert t.t.empty_piles() == 1
    assert t.choose("card:changeling").t.empty_piles() == 0


def test_a_castle_that_goes_back_lies_on_top() -> None:
    """[ND-U-7, ND-036]"""
    t = table(kingdom="Castles, Changeling", phase="buy", coins=3, buys=2).go("pile:humble-castle", "card:changeling")
    assert t.t.top("castles") == "humble-castle" and t.t.left["castles"] == 8


# Taking and receiving ------------------------------------------------------------------------------------------------


def test_a_state_works_from_the_moment_it_is_taken() -> None:
    """[ND-103, ND-S-046]"""
    t = table("Leprechaun, Silver, Gold, Copper").hexes("envy").play("Leprechaun").play("Silver", "Gold", "Copper")
    assert t.t.coins == 3


def test_a_boon_that_is_only_taken_does_nothing_yet() -> None:
    """[ND-103, ND-BVILL-3, ND-S-013]"""
    t = table(kingdom="Blessed Village", phase="buy", coins=4).boons("sea").long().go("pile:blessed-village", "later")
    assert t.me.waiting == ("sea",) and not t.told(BoonReceived)
    t.next_turn()
    assert len(t.me.hand) == 6 and t.t.boon_discard == ("sea",)


def test_a_received_boon_is_followed_and_discarded() -> None:
    """[ND-104]"""
    t = table("Bard").boons("mountain").play("Bard")
    assert (t.me.discard, t.t.boon_discard, t.t.boons_open) == (("silver",), ("mountain",), ())


def test_three_boons_stay_until_clean_up() -> None:
    """[ND-105]"""
    for boon in ("field", "forest", "river"):
        t = table("Bard").boons(boon).long().play("Bard")
        assert (t.me.boons, t.t.boon_discard) == ((boon,), ())
        assert t.end_turn().t.boon_discard == (boon,)


def test_the_boons_are_shuffled_when_one_is_needed_and_none_is_left() -> None:
    """[ND-106, ND-X-7, ND-S-004]"""
    t = table("Village, Bard, Bard, Bard", kingdom="Druid", actions=3).druid("sea", "wind", "sun")
    t.has_left(boon_deck=("mountain",), boon_discard=("field", "swamp", "earth", "flame", "forest", "moon", "river", "sky"))
    s = t.play("Bard")
    assert (s.t.boon_deck, len(s.t.boon_discard)) == ((), 9)  # empty, and not shuffled yet
    s.play("Bard")
    assert len(s.t.boon_deck) + len(s.t.boon_discard) + len(s.t.boons_open) + len(s.me.boons) == 9
    assert s.t.druid == ("sea", "wind", "sun")


def test_without_any_boon_nothing_is_received() -> None:
    """[ND-106, ND-FOOL-6]"""
    t = table("Bard").has_left(boon_deck=[], boon_discard=[]).play("Bard")
    assert not t.told(BoonReceived) and t.t.coins == 2
    t = table("Fool").has_left(boon_deck=["mountain"], boon_discard=[]).play("Fool")
    assert [event.boon for event in t.told(BoonReceived)] == ["mountain"]


def test_hexes_are_shuffled_as_soon_as_the_last_one_is_discarded() -> None:
    """[ND-107, ND-X-7, ND-S-071]"""
    t = table("Skulk").has_left(hex_deck=["misery"], hex_discard=["war", "greed"]).play("Skulk")
    assert sorted(t.t.hex_deck) == ["greed", "misery", "war"] and not t.t.hex_discard


def test_if_a_hex_is_needed_while_the_last_one_runs_the_others_are_shuffled() -> None:
    """[ND-107, ND-S-072]"""
    t = table("Skulk", kingdom="Cursed Village").has_left(hex_deck=["locusts"], hex_discard=["misery"]).has(1, deck="Artisan").play("Skulk")
    t.choose("pile:cursed-village")
    assert [event.hex for event in t.told(HexReceived)] == ["locusts", "misery"]
    assert sorted([*t.t.hex_deck, *t.t.hex_discard]) == ["locusts", "misery"] and t.you.misery == 1


def test_all_others_follow_the_same_hex_clockwise() -> None:
    """[ND-108, ND-111, ND-SKULK-1]"""
    t = table("Skulk", players=4).hexes("greed").play("Skulk")
    assert [(event.who, event.hex) for event in t.told(HexReceived)] == [(1, "greed"), (2, "greed"), (3, "greed")]
    assert t.t.hex_discard == ("greed",)


def test_a_hex_that_hits_nobody_is_turned_over_and_discarded() -> None:
    """[ND-108, ND-U-6, ND-122]"""
    t = table("Skulk").hexes("greed").has(1, guarded=True).play("Skulk")
    assert t.t.hex_discard == ("greed",) and not t.told(HexReceived)


# Order ---------------------------------------------------------------------------------------------------------------


def test_a_short_pile_is_dealt_out_clockwise() -> None:
    """[ND-111, ND-112]"""
    t = table("Witch", players=4).piles(curse=2).play("Witch")
    assert [p.discard for p in t.t.players] == [(), ("curse",), ("curse",), ()]


def test_choices_of_several_players_come_in_turn_order() -> None:
    """[ND-111]"""
    t = table("Militia", players=3, you="Copper, Silver, Gold, Estate, Duchy").has(2, hand="Copper, Silver, Gold, Estate, Duchy").play("Militia")
    assert t.asked == "1 militia"
    assert t.choose(["hand:copper", "hand:silver"]).asked == "2 militia"


def test_what_joins_a_window_is_resolved_in_it() -> None:
    """[ND-113, ND-U-2, ND-S-039]"""
    t = table("Ghost", deck="Fool, Copper x20", kingdom="Exorcist", phase="night").has_left(woods=1).boons("sea", "mountain", "swamp").long()
    s = t.play("Ghost").next_turn().choose("done").next_turn().choose("boon:sea", "boon:mountain")
    assert (s.t.woods, s.asked, s.offered) == (0, "0 start", "state:lost-in-the-woods, done")


def test_what_speaks_of_the_next_turn_does_not_join_this_one() -> None:
    """[ND-113, ND-S-037]"""
    t = table("Cobbler", kingdom="Blessed Village", phase="night").boons("sea").long().play("Cobbler").next_turn()
    t.choose("pile:blessed-village", "later")
    assert (t.asked, t.me.waiting) == ("0 action", ("sea",))
