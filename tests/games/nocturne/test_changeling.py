"""Changeling: what may be exchanged for it when gained, and what it becomes when played."""

from __future__ import annotations

from walpurgis.games.nocturne.events import Exchanged, Gained, HexReceived

from .table import Setting, table


def buying(coins: int, kingdom: str = "", hand: str = "") -> Setting:
    """The Buy phase of a game with Changelings."""
    return table(hand, kingdom=f"Changeling, {kingdom}", phase="buy", coins=coins)


# Exchanging ----------------------------------------------------------------------------------------------------------


def test_a_gained_card_for_three_or_more_may_be_exchanged() -> None:
    """[ND-CHANGE-0, ND-CHANGE-1, ND-CHANGE-2]"""
    t = buying(3).go("pile:silver")
    assert t.offered == "card:changeling, done"
    t.choose("card:changeling")
    assert (t.me.discard, t.t.left["silver"], t.t.left["changeling"]) == (("changeling",), 40, 9)
    assert [(event.card, event.taken) for event in t.told(Exchanged)] == [("silver", "changeling")]


def test_a_gained_card_may_be_kept() -> None:
    """[ND-CHANGE-1]"""
    t = buying(3).go("pile:silver", "done")
    assert (t.me.discard, t.t.left["changeling"]) == (("silver",), 10)


def test_every_player_may_exchange_on_any_turn() -> None:
    """[ND-CHANGE-1]"""
    t = table("Council Room, Skulk", kingdom="Changeling").has(1, deck="Gold").hexes("locusts").play("Skulk").choose("pile:silver")
    assert (t.asked, t.offered) == ("1 gained", "card:changeling, done")
    assert t.choose("card:changeling").you.discard == ("changeling",)


def test_without_changelings_nothing_is_exchanged() -> None:
    """[ND-CHANGE-1, ND-100]"""
    assert buying(3).piles(changeling=0).go("pile:silver").is_quiet().me.discard == ("silver",)


def test_the_changeling_is_not_gained_but_the_first_card_was() -> None:
    """[ND-CHANGE-5, ND-101]"""
    t = table("Workshop", kingdom="Changeling").play("Workshop").choose("pile:silver", "card:changeling")
    assert t.me.gained == 1 and [event.card for event in t.told(Gained)] == ["silver"]


def test_an_exchanged_skulk_still_brings_its_gold() -> None:
    """[ND-CHANGE-3, ND-S-130]"""
    t = buying(4, "Skulk").go("pile:skulk")
    assert t.offered == "card:skulk, card:changeling"
    t.choose("card:changeling")
    assert t.t.left["skulk"] == 10 and t.offered == "card:changeling, done"  # and now for the Gold
    t.choose("card:changeling")
    assert t.me.discard == ("changeling", "changeling") and t.t.left["gold"] == 30


def test_an_exchanged_cursed_village_still_brings_its_hex() -> None:
    """[ND-CHANGE-3, ND-S-137]"""
    t = buying(5, "Cursed Village").hexes("greed").go("pile:cursed-village", "card:changeling")
    assert [event.who for event in t.told(HexReceived)] == [0] and t.me.discard == ("changeling",)


def test_an_exchanged_cemetery_still_buries() -> None:
    """[ND-CHANGE-3, ND-S-138]"""
    t = buying(4, "Cemetery", "Curse, Estate").go("pile:cemetery", "card:changeling", ["hand:curse", "hand:estate"])
    assert t.trash == "curse, estate" and t.me.discard == ("changeling",) and t.t.left["cemetery"] == 8


def test_an_exchanged_blessed_village_still_brings_its_boon() -> None:
    """[ND-CHANGE-3]"""
    t = buying(4, "Blessed Village").boons("swamp").go("pile:blessed-village", "card:changeling", "now")
    assert t.me.discard == ("changeling", "will-o-wisp")


def test_cheap_cards_are_not_exchanged() -> None:
    """[ND-CHANGE-4, ND-S-131]"""
    for card in ("estate", "copper", "pixie"):
        assert buying(2, "Pixie").go(f"pile:{card}").is_quiet().me.discard == (card,)


def test_debt_is_no_coin_for_a_changeling() -> None:
    """[ND-CHANGE-4, ND-014, ND-S-132]"""
    t = buying(0, "Engineer").go("pile:engineer")
    assert t.me.discard == ("engineer",) and t.asked != "0 gained"


def test_the_cost_at_the_moment_counts() -> None:
    """[ND-CHANGE-1, ND-CHANGE-4, ND-015, ND-S-133]"""
    assert buying(6).has_left(cheaper=1).go("pile:silver").is_quiet().me.discard == ("silver",)
    assert buying(6).has_left(cheaper=1).go("pile:smithy").offers("card:changeling")


def test_a_gained_ghost_goes_back_to_its_own_pile() -> None:
    """[ND-CHANGE-6, ND-S-135]"""
    t = table("Exorcist, Duchy", phase="night", kingdom="Changeling").play("Exorcist").choose("pile:ghost", "card:changeling")
    assert t.t.left["ghost"] == 6 and t.me.discard == ("changeling",)


def test_a_card_moved_by_a_tracker_cannot_be_exchanged() -> None:
    """[ND-CHANGE-6, ND-066]"""
    t = table(in_play="Tracker", kingdom="Changeling", phase="buy", coins=3).go("pile:silver", "card:tracker").is_quiet()
    assert t.me.deck[-1] == "silver" and t.t.left["changeling"] == 10


def test_a_gained_card_that_was_shuffled_and_discarded_again_is_lost_track_of() -> None:
    """[ND-066, ND-CHANGE-6]"""
    for hexed in ("war", "famine"):  # both discard the shuffled Cursed Village again
        gained = table(deck="", kingdom="Changeling, Cursed Village", phase="buy", coins=5).hexes(hexed).go("pile:cursed-village", "card:cursed-village")
        assert gained.is_quiet().me.discard == ("cursed-village",) and gained.t.left["changeling"] == 10
    sun = table(deck="", kingdom="Changeling, Blessed Village", phase="buy", coins=4).boons("sun").go("pile:blessed-village", "card:blessed-village", "now")
    assert sun.choose(["look:blessed-village"]).is_quiet().me.discard == ("blessed-village",)
    wind = table("Copper x2", deck="", kingdom="Changeling, Blessed Village", phase="buy", coins=4).boons("wind").go("pile:blessed-village")
    wind.choose("card:blessed-village", "now", ["hand:copper", "hand:blessed-village"])
    assert wind.is_quiet().me.discard == ("copper", "blessed-village") and wind.me.hand == ("copper",)


def test_a_gained_card_that_was_not_shuffled_is_found_again() -> None:
    """[ND-066, ND-CHANGE-6]"""
    for hexed in ("war", "famine"):
        t = table(deck="Estate x3, Silver", kingdom="Changeling, Cursed Village", phase="buy", coins=5).hexes(hexed)
        assert t.go("pile:cursed-village", "card:cursed-village").offered == "card:changeling, done"


def test_a_tracker_does_not_find_a_gained_card_that_was_shuffled() -> None:
    """[ND-066, ND-TRACKER-0]"""
    t = table(deck="", in_play="Tracker", kingdom="Cursed Village", phase="buy", coins=5).hexes("famine").go("pile:cursed-village", "card:cursed-village")
    assert t.is_quiet().me.deck == () and t.me.discard == ("cursed-village",)


def test_a_card_gained_to_the_hand_becomes_a_changeling_in_the_discard_pile() -> None:
    """[ND-CHANGE-2, ND-S-136]"""
    t = table("Wish", kingdom="Changeling, Leprechaun").play("Wish").choose("pile:gold", "card:changeling")
    assert (t.me.hand, t.me.discard, t.t.left["wish"]) == ((), ("changeling",), 13)


def test_a_card_gained_onto_the_deck_becomes_a_changeling_in_the_discard_pile() -> None:
    """[ND-CHANGE-2]"""
    t = table("Bureaucrat", deck="Copper", kingdom="Changeling").play("Bureaucrat").choose("card:changeling")
    assert (t.me.deck, t.me.discard) == (("copper",), ("changeling",))


def test_an_exchanged_card_of_a_split_pile_lies_on_top_again() -> None:
    """[ND-CHANGE-2, ND-036, ND-U-7, ND-S-140]"""
    t = buying(3, "Catapult").go("pile:catapult", "card:changeling")
    assert t.t.top("catapult") == "catapult" and t.t.left["catapult"] == 10 and len(t.t.stacks["catapult"]) == 10


def test_a_changeling_is_not_exchanged_for_itself() -> None:
    """[ND-CHANGE-7, ND-S-145]"""
    t = buying(3).go("pile:changeling")
    assert t.me.discard == ("changeling",) and not t.told(Exchanged) and t.is_quiet()


# Played --------------------------------------------------------------------------------------------------------------


def test_a_changeling_is_trashed_for_a_copy_of_a_card_in_play() -> None:
    """[ND-CHANGE-0, ND-CHANGE-8, ND-S-141]"""
    t = table("Changeling", in_play="Gold, Village", phase="night").play("Changeling")
    assert sorted(t.offered.split(", ")) == ["pile:gold", "pile:village"] and t.trash == "changeling"
    t.choose("pile:gold", "done")
    assert t.is_quiet().me.discard == ("gold",)


def test_names_without_a_card_in_the_supply_cannot_be_copied() -> None:
    """[ND-CHANGE-9, ND-S-142]"""
    t = table("Changeling", in_play="Imp, Magic Lamp, Rocks", phase="night", kingdom="Tormentor, Catapult").play("Changeling").is_quiet()
    assert t.trash == "changeling" and t.me.discard == ()
    t = table("Changeling", in_play="Village", phase="night", kingdom="Village").piles(village=0).play("Changeling").is_quiet()
    assert t.trash == "changeling" and t.me.discard == ()


def test_a_duration_of_an_earlier_turn_may_be_copied() -> None:
    """[ND-CHANGE-8, ND-135, ND-S-143]"""
    t = table("Ghost Town", phase="night", deck="Changeling, Estate x15").long().play("Ghost Town").next_turn().choose("end")
    t.play("Changeling").choose("done")
    assert "ghost-town" in t.me.hand and t.offered == "hand:ghost-town, end"


def test_a_trashed_changeling_does_not_copy_itself() -> None:
    """[ND-CHANGE-10]"""
    t = table("Changeling", phase="night").play("Changeling").is_quiet()
    assert t.trash == "changeling" and t.me.cards().count("changeling") == 0


def test_the_copy_may_be_exchanged_for_a_changeling() -> None:
    """[ND-CHANGE-11]"""
    t = table("Changeling", in_play="Gold", phase="night").play("Changeling").choose("card:changeling")
    assert t.is_quiet().me.discard == ("changeling",) and t.t.left["gold"] == 30
