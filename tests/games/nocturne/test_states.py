"""The States: Deluded and Envious, Miserable and Twice Miserable, Lost in the Woods."""

from __future__ import annotations

from walpurgis.games.nocturne.events import StateReturned, StateTaken

from .table import table

# Deluded -------------------------------------------------------------------------------------------------------------


def test_delusion_gives_deluded_to_who_has_neither_state() -> None:
    """[ND-DELUS-0, ND-152]"""
    t = table("Skulk").hexes("delusion").play("Skulk")
    assert t.you.delusion == "deluded" and t.me.delusion == ""
    assert [(event.who, event.state) for event in t.told(StateTaken)] == [(1, "deluded")]


def test_whoever_has_one_of_the_two_states_gets_neither() -> None:
    """[ND-DELUS-0, ND-ENVY-0, ND-152]"""
    for hexed, state in (("delusion", "envious"), ("delusion", "deluded"), ("envy", "deluded"), ("envy", "envious")):
        t = table("Skulk").has(1, delusion=state).hexes(hexed).play("Skulk")
        assert t.you.delusion == state and not t.told(StateTaken)


def test_who_is_deluded_buys_no_actions_in_the_next_turn_and_then_again() -> None:
    """[ND-DELUDED-0, ND-DELUS-1, ND-153, ND-155, ND-S-044]"""
    t = table("Skulk", you="Gold x2, Village", kingdom="Smithy").has(1, deck="Gold x10").hexes("delusion").long().play("Skulk")
    t.end_turn()
    assert t.asked == "1 action" and t.you.delusion == "deluded"
    t.choose("end")
    assert t.you.delusion == "" and t.told(StateReturned)[0].who == 1
    t.choose("all")
    assert t.offers("pile:gold") and not t.offers("pile:smithy") and t.why_not("pile:smithy") == "ND-153"
    t.end_turn().end_turn().choose("all")
    assert t.t.active == 1 and t.offers("pile:smithy")


def test_deluded_works_at_once_if_it_was_taken_in_the_own_action_phase() -> None:
    """[ND-154]"""
    t = table("Leprechaun, Gold x2").hexes("delusion").play("Leprechaun").choose("all")
    assert t.me.delusion == "" and not t.offers("pile:smithy") and t.offers("pile:silver")


def test_deluded_forbids_all_cards_that_are_actions_too_and_nothing_else() -> None:
    """[ND-DELUS-2, ND-153]"""
    t = table(kingdom="Werewolf, Cobbler", phase="buy", coins=6).has_left(marks=["deluded"]).go()
    assert not t.offers("pile:werewolf") and t.offers("pile:cobbler") and t.offers("pile:gold")


def test_who_is_deluded_may_still_gain_actions() -> None:
    """[ND-DELUS-2]"""
    t = table("Devil's Workshop", phase="night").has_left(marks=["deluded"])
    t.t.players[0].gained = 1
    assert t.play("Devil's Workshop").offers("pile:smithy")


def test_who_is_deluded_may_buy_a_banquet_and_gain_an_action_by_it() -> None:
    """[ND-DELUS-2, ND-S-049]"""
    t = table(kingdom="Banquet, Smithy", phase="buy", coins=3).has_left(marks=["deluded"]).go("event:banquet", "pile:smithy")
    assert sorted(t.me.discard) == ["copper", "copper", "smithy"]


# Envious -------------------------------------------------------------------------------------------------------------


def test_envy_gives_envious() -> None:
    """[ND-ENVY-0]"""
    assert table("Skulk").hexes("envy").play("Skulk").you.delusion == "envious"


def test_who_is_envious_gets_one_coin_for_silver_and_for_gold() -> None:
    """[ND-ENVIOUS-0, ND-ENVY-1, ND-153, ND-154, ND-S-046]"""
    t = table("Leprechaun, Silver, Gold, Copper").hexes("envy").play("Leprechaun")
    assert t.me.delusion == ""  # back as the Buy phase begins
    coins = [t.play(card).t.coins for card in ("Silver", "Gold", "Copper")]
    assert coins == [1, 2, 3]


def test_envious_leaves_other_treasures_alone() -> None:
    """[ND-ENVY-1, ND-CGOLD-0]"""
    t = table("Cursed Gold, Idol", phase="buy", kingdom="Pooka").boons("sea").has_left(marks=["envious"]).play("Cursed Gold", "Idol")
    assert t.t.coins == 5


def test_envious_taken_in_the_buy_phase_waits_for_the_next_turn() -> None:
    """[ND-154, ND-CVILL-2, ND-S-047]"""
    t = table("Silver", deck="Silver x10", kingdom="Cursed Village", phase="buy", buys=2, coins=5).hexes("envy").long()
    played = t.play("Silver").choose("pile:cursed-village")
    assert played.me.delusion == "envious" and played.t.coins == 2 and "envious" not in played.t.marks
    played.next_turn().to_phase("buy").choose("all")
    assert played.t.coins == 5 and played.me.delusion == ""


def test_envious_is_over_after_its_turn() -> None:
    """[ND-ENVIOUS-0, ND-153, ND-155]"""
    t = table("Silver", deck="Silver x20").has(0, delusion="envious").long().play("Silver")
    assert t.t.coins == 1
    t.next_turn().choose("all")
    assert t.t.coins == 10


def test_a_merchant_still_pays_for_the_first_silver_of_who_is_envious() -> None:
    """[ND-ENVY-1, ND-S-048]"""
    t = table("Merchant, Silver x2", deck="Estate").has(0, delusion="envious").play("Merchant").choose("all")
    assert t.t.coins == 3


# Misery --------------------------------------------------------------------------------------------------------------


def test_miserable_costs_two_points_and_twice_miserable_four() -> None:
    """[ND-MISERABLE-0, ND-TWICE-0, ND-143]"""
    points = [table("Estate, Copper").has(0, misery=misery).go().points() for misery in (0, 1, 2)]
    assert points == [1, -1, -3]


def test_misery_is_never_passed_on() -> None:
    """[ND-MISERY-1, ND-150]"""
    t = table("Skulk", players=3).has(1, misery=1).hexes("misery").play("Skulk")
    assert [p.misery for p in t.t.players] == [0, 2, 1]


# Lost in the Woods ---------------------------------------------------------------------------------------------------


def test_who_is_lost_in_the_woods_may_discard_a_card_for_a_boon() -> None:
    """[ND-WOODS-0, ND-LITW-1, ND-S-011]"""
    t = table("Estate, Copper x4", deck="Copper", phase="start", kingdom="Fool").has_left(woods=0).boons("moon").go()
    assert t.offered == "state:lost-in-the-woods, done"
    t.choose("state:lost-in-the-woods", "hand:estate")
    assert t.offered == "discard:estate, done"  # the Moon finds it
    t.choose("discard:estate")
    assert t.me.deck == ("copper", "estate") and t.asked == "0 buy"  # once a turn


def test_lost_in_the_woods_may_be_left_alone() -> None:
    """[ND-WOODS-0, ND-LITW-1]"""
    t = table("Estate, Copper x4", phase="start", kingdom="Fool").has_left(woods=0).boons("mountain").go("done")
    assert len(t.me.hand) == 5 and t.me.discard == () and not t.t.boon_discard


def test_lost_in_the_woods_needs_a_card_to_discard() -> None:
    """[ND-LITW-1, ND-S-012]"""
    t = table("", phase="start", kingdom="Fool").has_left(woods=0).go()
    assert t.asked == "0 buy"


def test_lost_in_the_woods_comes_back_each_own_turn_and_is_not_for_others() -> None:
    """[ND-LITW-1, ND-151, ND-FOOL-5]"""
    t = table(kingdom="Fool").has_left(woods=0).long().go("end")
    assert t.asked == "1 buy"  # no Actions in hand, and nothing at the start
    t.choose("end")
    assert t.asked == "0 start" and t.offers("state:lost-in-the-woods")


def test_who_has_lost_the_state_has_no_use_of_it_any_more() -> None:
    """[ND-156, ND-151, ND-FOOL-3, ND-FOOL-5, ND-S-008]"""
    t = table("Fool").has_left(woods=1).boons("sea", "mountain", "swamp").long().play("Fool").choose("boon:sea", "boon:mountain")
    assert t.t.woods == 0 and sorted(t.t.boon_discard) == ["mountain", "sea", "swamp"]
    t.end_turn()
    assert t.asked == "1 buy"
