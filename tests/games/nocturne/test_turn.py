"""The turn: its start, the three phases, Clean-up and what comes after the new hand."""

from __future__ import annotations

from walpurgis.engine.entries import Given
from walpurgis.games.nocturne.events import CleanedUp, Drew, PhaseBegan, StateReturned, TurnBegan

from .table import table

# The phases ----------------------------------------------------------------------------------------------------------


def test_a_turn_goes_from_action_to_buy_to_night_to_clean_up() -> None:
    """[ND-040]"""
    t = table("Village, Guardian").long().go()
    assert t.asked == "0 action"
    assert t.choose("end").asked == "0 buy"
    assert t.choose("end").asked == "0 night"
    t.choose("end")
    assert (t.t.active, t.asked) == (1, "1 buy")
    assert [(event.who, event.phase) for event in t.told(PhaseBegan)][:2] == [(0, "buy"), (0, "night")]
    assert [event.who for event in t.told(CleanedUp)] == [0]


def test_a_turn_begins_with_one_action_one_buy_and_no_coins() -> None:
    """[ND-041, ND-047]"""
    t = table("Festival", you="Village x5").long().play("Festival").end_turn()
    assert t.asked == "1 action"
    assert (t.t.actions, t.t.buys, t.t.coins) == (1, 1, 0)


def test_an_action_uses_up_an_action() -> None:
    """[ND-043]"""
    t = table("Smithy, Smithy").play("Smithy")
    assert (t.t.actions, t.asked) == (0, "0 buy")


def test_actions_are_played_as_long_as_there_are_some() -> None:
    """[ND-043]"""
    t = table("Village, Smithy, Smithy, Smithy").play("Village", "Smithy", "Smithy")
    assert (t.t.actions, t.asked) == (0, "0 buy")
    assert "smithy" in t.me.hand


def test_one_may_stop_playing_actions_at_any_time() -> None:
    """[ND-043]"""
    t = table("Village, Smithy").play("Village").choose("end")
    assert (t.asked, t.t.actions) == ("0 buy", 2)


def test_in_the_action_phase_only_actions_are_played() -> None:
    """[ND-043, ND-045, ND-046, ND-048, ND-S-249]"""
    t = table("Village, Copper, Guardian, Estate").go()
    assert t.offered == "hand:village, end"
    t.refuses("hand:guardian", "ND-048").refuses("hand:copper", "ND-045").refuses("hand:estate", "ND-043").refuses("pile:copper", "ND-046")


def test_a_werewolf_is_an_action_by_day_and_a_night_card_by_night() -> None:
    """[ND-043, ND-048]"""
    assert table("Werewolf").go().offered == "hand:werewolf, end"
    assert table("Werewolf", phase="night").go().offered == "hand:werewolf, end"


def test_delusion_is_returned_as_the_buy_phase_begins() -> None:
    """[ND-044, ND-153]"""
    t = table("Village", coins=5, kingdom="Skulk").has(0, delusion="deluded").go()
    assert t.me.delusion == "deluded" and not t.told(StateReturned)
    t.choose("end")
    assert t.me.delusion == "" and "deluded" in t.t.marks
    t.refuses("pile:smithy", "ND-153")
    assert t.offers("pile:duchy")


def test_treasures_are_played_one_by_one_in_any_order_or_not_at_all() -> None:
    """[ND-045]"""
    t = table("Silver, Copper, Gold", phase="buy").go()
    t.play("Gold", "Copper")
    assert (t.t.coins, t.me.play, t.me.hand) == (4, ("gold", "copper"), ("silver",))
    t.choose("end").is_quiet()


def test_plain_treasures_can_be_played_all_at_once() -> None:
    """[ND-045]"""
    t = table("Silver, Copper, Copper, Goat", phase="buy").go("all")
    assert (t.t.coins, t.me.hand) == (4, ("goat",))  # a Goat asks something


def test_a_treasure_is_resolved_before_the_next_one() -> None:
    """[ND-045]"""
    t = table("Goat, Copper, Estate", phase="buy").play("Goat")
    assert t.asked == "0 goat"
    t.choose("hand:copper")
    assert not t.offers("hand:copper") and t.t.coins == 1


def test_after_a_purchase_no_treasure_is_played() -> None:
    """[ND-046, ND-S-248]"""
    t = table("Copper", phase="buy", coins=3, buys=2).go("pile:silver")
    t.refuses("hand:copper", "ND-046")
    assert t.offers("pile:copper")


def test_treasures_that_ask_nothing_belong_to_the_step_of_what_follows_and_others_end_theirs() -> None:
    t = table("Copper, Silver, Goat, Estate", phase="buy").long().go("hand:copper", "hand:silver")
    assert [entry.answer for entry in t.match.since if isinstance(entry, Given)] == ["hand:copper", "hand:silver"]
    t.choose("hand:goat", "hand:estate")
    assert t.asked == "0 buy" and t.match.since == [] and t.t.coins == 4
    assert t.match.fork().offer(0) == t.match.offer(0)


def test_a_purchase_needs_a_buy_and_the_coins() -> None:
    """[ND-046, ND-081]"""
    t = table(phase="buy", coins=3).go().refuses("pile:gold", "ND-081").choose("pile:copper").is_quiet()  # without a Buy there is nothing left
    assert (t.t.buys, t.t.coins, t.me.discard) == (0, 3, ("copper",))


def test_night_cards_need_no_action_and_are_played_one_after_the_other() -> None:
    """[ND-048]"""
    t = table("Guardian, Ghost Town, Smithy", phase="night", actions=0).go()
    t.refuses("hand:smithy", "ND-048")
    t.play("Guardian", "Ghost Town")
    assert t.me.play == ("guardian", "ghost-town")


def test_a_night_card_bought_to_hand_is_played_the_same_night() -> None:
    """[ND-048, ND-082]"""
    t = table(kingdom="Den of Sin", phase="buy", coins=5).go("pile:den-of-sin").to_phase("night")
    assert t.play("Den of Sin").me.play == ("den-of-sin",)


def test_a_night_card_gained_at_night_is_played_the_same_night() -> None:
    """[ND-048, ND-082]"""
    t = table("Devil's Workshop", kingdom="Night Watchman", phase="buy", coins=2).go("pile:estate").to_phase("night")
    t.play("Devil's Workshop").choose("pile:night-watchman")
    assert t.offered == "hand:night-watchman, end"


def test_there_is_a_night_even_without_night_cards_in_the_kingdom() -> None:
    """[ND-049]"""
    t = table("Ghost", kingdom="Cemetery", phase="buy", deck="Smithy").go("end")
    assert t.asked == "0 night"


def test_an_empty_night_passes_by() -> None:
    """[ND-049]"""
    assert table(phase="buy").long().go("end").t.active == 1


def test_there_is_no_way_back() -> None:
    """[ND-050]"""
    t = table("Village, Guardian, Copper").go("end").refuses("hand:village", "ND-050")
    t.choose("end").refuses("pile:copper", "ND-050").refuses("hand:copper", "ND-048")


# The start -----------------------------------------------------------------------------------------------------------


def test_whatever_waits_for_the_start_of_the_turn_comes_in_any_order_before_the_first_action() -> None:
    """[ND-042, ND-110, ND-136]"""
    t = table("Caravan, Haven, Gold, Village", kingdom="Fool", actions=2).has_left(woods=0).long()
    t.has(0, deck="Copper, Copper, Smithy, Smithy, Smithy, Smithy, Smithy, Estate")
    s = t.play("Haven").choose("hand:gold").play("Caravan").next_turn()
    assert (s.asked, s.offered) == ("0 start", "card:haven, card:caravan, state:lost-in-the-woods")
    s.choose("card:caravan")
    assert "estate" in s.me.hand and "gold" not in s.me.hand
    s.choose("card:haven")
    assert "gold" in s.me.hand
    assert s.choose("done").asked == "0 action"


def test_the_start_of_the_turn_is_not_night() -> None:
    """[ND-042]"""
    t = table("Ghost", deck="Werewolf, Copper x20", kingdom="Exorcist", phase="night").long().play("Ghost").next_turn()
    assert len(t.me.hand) == 5 + 6 and not t.t.hex_discard  # no Hex, but three cards twice


# Clean-up ------------------------------------------------------------------------------------------------------------


def test_kept_boons_go_back_first_and_waiting_ones_stay() -> None:
    """[ND-051, ND-105]"""
    t = table("Bard", kingdom="Blessed Village", coins=2).boons("forest", "sea").long()
    s = t.play("Bard").choose("pile:blessed-village", "later")
    assert (s.me.boons, s.me.waiting) == (("forest",), ("sea",))
    s.end_turn()
    assert (s.t.boon_discard, s.me.boons, s.me.waiting) == (("forest",), (), ("sea",))


def test_hand_and_cards_in_play_are_discarded_and_five_cards_drawn() -> None:
    """[ND-052, ND-053]"""
    t = table("Village, Estate, Copper", deck="Duchy, Silver x5").long().play("Village").end_turn()
    assert sorted(t.me.discard) == ["copper", "duchy", "estate", "village"]
    assert t.me.hand == ("silver",) * 5 and not t.me.play


def test_the_played_cards_come_to_lie_on_top() -> None:
    """[ND-052, ND-U-8]"""
    t = table("Village, Estate", deck="Copper x10").long().play("Village").end_turn()
    assert t.me.discard[-1] == "village"


def test_duration_cards_stay() -> None:
    """[ND-052, ND-130]"""
    t = table("Caravan, Village", deck="Copper x10").long().play("Village", "Caravan").end_turn()
    assert t.me.play == ("caravan",) and "village" in t.me.discard


def test_what_was_not_used_is_lost() -> None:
    """[ND-047]"""
    t = table("Festival, Festival").long().play("Festival", "Festival").next_turn()
    assert (t.t.actions, t.t.buys, t.t.coins) == (1, 1, 0)


# The end of the turn -------------------------------------------------------------------------------------------------


def test_rivers_and_hounds_come_after_the_new_hand() -> None:
    """[ND-054, ND-U-8, ND-S-038]"""
    t = table("Bard, Cellar, Faithful Hound", actions=2).boons("river").long().play("Bard", "Cellar").choose(["hand:faithful-hound"], "yes").end_turn()
    assert len(t.me.hand) == 7 and "faithful-hound" in t.me.hand
    assert [len(event.cards) for event in t.told(Drew)][-2:] == [5, 1]


def test_at_the_end_of_the_turn_the_trash_is_turned_up_again() -> None:
    """[ND-054, ND-009, ND-S-181]"""
    t = table("Necromancer").long().play("Necromancer").choose("trash:zombie-spy", "keep")
    assert t.t.face_down == ("zombie-spy",)
    assert not t.end_turn().t.face_down


def test_what_lasts_for_the_turn_ends_with_it() -> None:
    """[ND-054, ND-MERCH-0]"""
    t = table("Merchant", deck="Silver x10").has(0, delusion="envious").long().play("Merchant").choose("end").next_turn()
    assert "envious" not in t.t.marks
    assert t.to_phase("buy").play("Silver").t.coins == 2


def test_after_the_turn_comes_the_next_player() -> None:
    """[ND-055]"""
    t = table().long().go().end_turn()
    assert [(event.who, event.turn) for event in t.told(TurnBegan)] == [(1, 1)]


def test_gains_are_counted_for_one_turn_only() -> None:
    """[ND-056]"""
    t = table(phase="buy", coins=3, buys=2, deck="Devil's Workshop x10").long().go("pile:silver")
    assert t.me.gained == 1
    t.next_turn().to_phase("night").play("Devil's Workshop")
    assert "gold" in t.me.discard and "imp" not in t.me.discard  # nothing was gained in this turn


def test_what_another_player_makes_one_gain_counts_for_that_turn_only() -> None:
    """[ND-056]"""
    t = table("Witch", you="Devil's Workshop, Copper x4").long().play("Witch")
    assert (t.me.gained, t.you.gained) == (0, 1)
    t.end_turn().to_phase("night").play("Devil's Workshop")
    assert t.you.discard[:2] == ("curse", "gold")


# States --------------------------------------------------------------------------------------------------------------


def test_a_state_works_only_in_front_of_a_player_and_with_its_upper_side() -> None:
    """[ND-150, ND-MISERY-1]"""
    t = table(kingdom="Skulk", players=3).has(0, misery=1).has(1, misery=2).go()
    assert [t.points(seat) for seat in range(3)] == [-2, -4, 0]


def test_nobody_is_more_than_twice_miserable() -> None:
    """[ND-162, ND-150, ND-S-066]"""
    assert [table("Skulk").hexes("misery").has(1, misery=before).play("Skulk").you.misery for before in (0, 1, 2)] == [1, 2, 2]


def test_lost_in_the_woods_stays_until_another_fool_takes_it() -> None:
    """[ND-151, ND-156, ND-FOOL-5, ND-S-008]"""
    t = table("Fool").has_left(woods=1).boons("sea", "mountain", "swamp").long().play("Fool").choose("boon:sea", "boon:mountain")
    assert t.t.woods == 0
    t.end_turn()
    assert (t.t.active, t.asked) == (1, "1 buy")  # the second player has no use of it any more
    assert t.next_turn().asked == "0 start"


def test_who_is_deluded_or_envious_gets_neither_again() -> None:
    """[ND-152]"""
    for had, hexed in (("deluded", "envy"), ("envious", "delusion"), ("deluded", "delusion")):
        assert table("Skulk").hexes(hexed).has(1, delusion=had).play("Skulk").you.delusion == had


def test_the_deluded_buy_no_actions_and_the_envious_have_poor_silver_and_gold() -> None:
    """[ND-153, ND-DELUS-2, ND-ENVY-1]"""
    t = table("Silver, Gold, Copper", phase="action", kingdom="Skulk, Werewolf").has(0, delusion="envious").go()
    assert t.play("Silver", "Gold", "Copper").t.coins == 3
    t = table(coins=9, kingdom="Skulk, Werewolf").has(0, delusion="deluded").go()
    t.refuses("pile:werewolf", "ND-153")
    assert t.offers("pile:gold") and t.offers("pile:duchy")


def test_what_is_taken_in_the_buy_phase_works_in_the_next_turn() -> None:
    """[ND-154, ND-S-047]"""
    t = table("Silver", kingdom="Cursed Village", phase="buy", coins=5, buys=2, deck="Silver x10").hexes("envy").long()
    s = t.play("Silver").choose("pile:cursed-village")
    assert s.me.delusion == "envious" and "envious" not in s.t.marks
    assert s.next_turn().play("Silver").t.coins == 1


def test_what_is_taken_on_another_players_turn_works_in_the_own_next_turn_only() -> None:
    """[ND-154, ND-155, ND-S-044]"""
    t = table("Skulk", you="Gold x2", deck="Copper x10").hexes("delusion").has(1, deck="Gold x20").long().play("Skulk").end_turn()
    t.choose("all").refuses("pile:smithy", "ND-153")
    assert t.you.delusion == ""  # returned, and could be taken again
    t.end_turn().end_turn()
    assert t.t.active == 1 and t.choose("all").offers("pile:smithy")
