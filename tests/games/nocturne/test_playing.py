"""Playing a card: where it lies, its instructions from top to bottom, playing it twice, "this card"."""

from __future__ import annotations

from walpurgis.games.nocturne.events import Played, PlayedAgain, PlayedFromTrash
from walpurgis.games.nocturne.gaining import still_there
from walpurgis.games.nocturne.state import Player

from .table import table


def test_a_played_card_lies_in_play() -> None:
    """[ND-060, ND-007]"""
    t = table("Smithy, Copper").play("Smithy")
    assert t.me.play == ("smithy",) and t.me.hand == ("copper",) * 4


def test_what_is_impossible_is_skipped_and_the_rest_is_done() -> None:
    """[ND-060]"""
    t = table("Market", deck="").play("Market")  # no card to draw
    assert (t.t.actions, t.t.buys, t.t.coins) == (1, 2, 1)


def test_instructions_are_followed_from_top_to_bottom() -> None:
    """[ND-060, ND-068]"""
    t = table("Poacher, Estate", deck="Gold").piles(curse=0).play("Poacher")
    assert t.offered == "hand:estate, hand:gold"  # the card is drawn before one is discarded


def test_bonuses_add_to_what_is_left() -> None:
    """[ND-061]"""
    t = table("Market, Festival", deck="Copper x5", actions=3, buys=2, coins=1).play("Market", "Festival")
    assert (t.t.actions, t.t.buys, t.t.coins) == (4, 4, 4)


def test_bonuses_on_another_players_turn_are_lost() -> None:
    """[ND-061, ND-FIELD-1]"""
    t = table("Skulk", kingdom="Blessed Village").has(1, deck="Laboratory, Copper x5").hexes("locusts").boons("field").play("Skulk")
    t.choose("pile:blessed-village", "now")
    assert (t.t.actions, t.t.coins) == (0, 0)


def test_a_card_played_by_another_card_uses_no_action() -> None:
    """[ND-062]"""
    t = table("Throne Room, Village", deck="Copper x5").play("Throne Room").choose("hand:village")
    assert t.t.actions == 4
    assert table("Vassal", deck="Village, Copper").play("Vassal").choose("yes").t.actions == 2
    assert table("Conclave, Village").play("Conclave").choose("hand:village").t.actions == 3


def test_a_necromancer_leaves_the_card_where_it_is() -> None:
    """[ND-063, ND-007]"""
    t = table("Necromancer").trash("Smithy").play("Necromancer").choose("trash:smithy")
    assert t.me.play == ("necromancer",) and len(t.me.hand) == 3 and t.trash == "smithy"
    assert [event.card for event in t.told(PlayedFromTrash)] == ["smithy"]


def test_playing_twice_is_playing_once_completely_and_then_again() -> None:
    """[ND-064, ND-068]"""
    t = table("Throne Room, Workshop").play("Throne Room").choose("hand:workshop")
    t.choose("pile:silver")
    assert (t.me.discard, t.asked) == (("silver",), "0 workshop")
    t.choose("pile:village")
    assert t.me.discard == ("silver", "village") and t.me.play == ("throne-room", "workshop")
    assert len(t.told(Played)) == 2 and len(t.told(PlayedAgain)) == 1


def test_a_card_that_has_left_is_played_again_but_cannot_leave_again() -> None:
    """[ND-065, ND-066, ND-ENG-1]"""
    t = table("Throne Room, Engineer").play("Throne Room").choose("hand:engineer")
    t.choose("pile:silver", "yes", "pile:silver")
    assert t.trash == "engineer"
    t.choose("pile:village")  # the second time it gains once, and nobody is asked for the trashing
    assert t.asked == "0 buy" and t.me.discard == ("silver", "silver", "village")


def test_what_follows_from_a_movement_that_failed_gives_nothing() -> None:
    """[ND-065, ND-091, ND-S-150]"""
    t = table("Throne Room, Wish", kingdom="Leprechaun").play("Throne Room").choose("hand:wish", "pile:gold")
    assert (t.t.actions, t.me.hand, t.t.left["wish"], t.asked) == (2, ("gold",), 13, "0 buy")


def test_what_does_not_follow_from_it_still_happens() -> None:
    """[ND-066, ND-S-169]"""
    t = table("Throne Room, Tragic Hero, Copper x5").play("Throne Room").choose("hand:tragic-hero", "pile:gold", "pile:silver")
    assert (t.me.discard, t.t.buys, t.trash) == (("gold", "silver"), 3, "tragic-hero")


def test_a_gained_card_that_was_moved_is_not_moved_again() -> None:
    """[ND-066, ND-S-031]"""
    t = table(in_play="Tracker", kingdom="Changeling", phase="buy", coins=6, deck="Copper").go("pile:gold")
    assert t.offered == "card:tracker, card:changeling, done"
    t.choose("card:tracker")
    assert t.is_quiet().me.deck[-1] == "gold"  # no exchange any more


def test_a_gained_card_is_found_in_the_discard_pile_though_it_is_covered() -> None:
    """[ND-067, ND-085]"""
    t = table(kingdom="Skulk, Changeling", phase="buy", coins=4).go("pile:skulk")
    t.choose("card:skulk", "done")  # the Gold stays, and covers the Skulk
    assert t.me.discard == ("skulk", "gold")
    t.choose("card:changeling")
    assert t.me.discard == ("gold", "changeling")


def test_a_gained_card_that_was_covered_on_the_deck_is_not_found() -> None:
    """[ND-067]"""
    assert still_there(Player(0, deck=("copper", "silver")), "silver", "deck")
    assert not still_there(Player(0, deck=("silver", "copper")), "silver", "deck")
    assert still_there(Player(0, discard=("silver", "copper")), "silver", "discard")


def test_this_card_is_the_one_with_the_words_on_it() -> None:
    """[ND-004, ND-002, ND-PIXIE-3]"""
    t = table("Pixie").boons("mountain").play("Pixie").choose("yes")
    assert t.trash == "pixie" and t.t.boon_discard == ("mountain",)
    assert t.me.discard == ("silver", "silver")


def test_a_copy_is_a_card_of_the_same_name_and_nothing_else_matters() -> None:
    """[ND-003, ND-001]"""
    t = table("Conclave, Village, Smithy", in_play="Smithy").play("Conclave")
    assert t.offered == "hand:village, done"
    raid = table("Raider", in_play="Copper", phase="night", you="Silver, Estate, Copper, Copper, Duchy").play("Raider")
    assert raid.you.discard == ("copper",)  # not Silver, though a Treasure, too


def test_boons_and_states_are_no_cards() -> None:
    """[ND-002, ND-103]"""
    t = table(hand="Gardens, Copper x8", deck="", kingdom="Skulk, Fool").has(0, misery=1).has_left(woods=0)
    t.t.players[0].boons = ("field",)
    s = t.go()
    assert len(s.me.cards()) == 9 and s.points() == -2


def test_a_set_aside_card_has_left_its_zone() -> None:
    """[ND-008, ND-010]"""
    t = table("Haven, Gold", deck="Estate, Copper x5").play("Haven").choose("hand:gold")
    assert "gold" not in [*t.me.hand, *t.me.play, *t.me.discard, *t.me.deck]
    assert t.me.stays[0].later[0].aside == ["gold"] and "gold" in t.me.cards()


def test_a_card_that_leaves_play_is_not_in_play() -> None:
    """[ND-007, ND-S-076, ND-S-081]"""
    t = table("Pixie, Tormentor", deck="Copper x9").boons("sea").play("Pixie").choose("yes").play("Tormentor")
    assert t.me.discard == ("imp",)


def test_duration_cards_of_earlier_turns_are_in_play() -> None:
    """[ND-007, ND-135, ND-S-079]"""
    t = table("Caravan", deck="Tormentor x10", kingdom="Skulk").hexes("greed").long().play("Caravan").next_turn().play("Tormentor")
    assert t.you.deck[-1] == "copper" and "imp" not in t.me.discard


def test_each_place_of_a_player_holds_its_own_cards() -> None:
    """[ND-005, ND-010]"""
    t = table("Haven, Cellar, Gold, Faithful Hound, Estate", deck="Copper x4, Silver", discard="Duchy", actions=2)
    s = t.play("Haven").choose("hand:gold").play("Cellar").choose(["hand:faithful-hound"], "yes")
    me = s.me
    assert (me.play, me.discard, me.hounds) == (("haven", "cellar"), ("duchy",), 1)
    assert (sorted(me.hand), sorted(me.deck)) == (["copper", "copper", "estate"], ["copper", "copper", "silver"])
    assert sorted(me.cards()) == sorted(["haven", "cellar", "gold", "faithful-hound", "estate", *["copper"] * 4, "silver", "duchy"])


def test_what_is_shared_lies_in_the_middle() -> None:
    """[ND-006, ND-009]"""
    t = table("Necromancer", kingdom="Druid, Skulk, Exorcist").play("Necromancer").choose("trash:zombie-spy", "keep").t
    assert len(t.druid) + len(t.boon_deck) + len(t.boon_discard) == 12 and len(t.hex_deck) == 12
    assert t.trash == ("zombie-apprentice", "zombie-mason", "zombie-spy") and t.face_down == ("zombie-spy",)
    assert {"ghost", "imp", "will-o-wisp"} <= set(t.left) - set(t.supply)
