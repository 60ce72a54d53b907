"""How cards move: drawn, looked at, revealed, discarded, trashed; and when a discard pile is shuffled."""

from __future__ import annotations

from walpurgis.games.nocturne.events import Discarded, Drew, LookedAt, PutBack, Revealed, Shuffled, Trashed

from .table import table

# Drawing and shuffling -----------------------------------------------------------------------------------------------


def test_what_is_left_of_the_deck_is_drawn_before_the_shuffle() -> None:
    """[ND-070, ND-S-244]"""
    t = table("Smithy", deck="Gold", discard="Estate x4").play("Smithy")
    assert t.me.hand[-1] == "gold" and t.me.hand.count("estate") == 2
    assert (t.me.deck, t.me.discard) == (("estate",) * 2, ())
    assert [event.cards[0] for event in t.told(Drew)] == ["gold"] and len(t.told(Shuffled)) == 1


def test_the_discard_pile_is_left_alone_while_the_deck_suffices() -> None:
    """[ND-070, ND-071]"""
    t = table("Smithy", deck="Gold x3", discard="Estate").play("Smithy")
    assert (t.me.deck, t.me.discard) == ((), ("estate",))
    assert not t.told(Shuffled)


def test_with_nothing_to_draw_nothing_is_drawn() -> None:
    """[ND-072, ND-S-245]"""
    t = table("Laboratory, Copper", deck="").play("Laboratory")
    assert t.me.hand == ("copper",) and not t.told(Shuffled)


def test_if_even_a_shuffle_does_not_suffice_one_takes_what_there_is() -> None:
    """[ND-072]"""
    t = table("Smithy", deck="Gold", discard="Estate").play("Smithy")
    assert sorted(t.me.hand) == ["estate", "gold"] and not t.me.deck


def test_to_reveal_or_to_look_at_cards_one_shuffles_too() -> None:
    """[ND-070]"""
    t = table("Vassal", deck="", discard="Gold").play("Vassal")
    assert t.me.discard == ("gold",) and len(t.told(Shuffled)) == 1
    t = table("Sentry", deck="Copper", discard="Gold, Gold").play("Sentry")
    assert t.offered == "look:gold"


def test_what_a_library_has_set_aside_is_not_shuffled_in() -> None:
    """[ND-073, ND-I-6]"""
    t = table("Library", deck="Village", discard="Copper x3").play("Library").choose("aside")
    assert (t.me.hand, t.me.deck, t.me.discard) == (("copper",) * 3, (), ("village",))


def test_what_a_ghost_has_revealed_is_not_shuffled_in() -> None:
    """[ND-073, ND-GHOST-2]"""
    t = table("Ghost", deck="Copper", discard="Silver", kingdom="Exorcist", phase="night").play("Ghost").is_quiet()
    assert (t.me.deck, t.me.discard) == ((), ("copper", "silver"))
    assert len(t.told(Shuffled)) == 1


def test_cards_looked_at_go_back_in_the_order_of_choice() -> None:
    """[ND-074]"""
    t = table("Sentry", deck="Copper, Gold, Silver, Duchy").play("Sentry").choose([], [], ["look:silver", "look:gold"])
    assert t.me.deck == ("duchy", "gold", "silver")  # the top is the last
    assert t.told(LookedAt)[0].cards == ["gold", "silver"]
    assert t.told(PutBack)[0].cut(1) != t.told(PutBack)[0]


def test_drawing_up_to_a_number_draws_nothing_with_that_many_in_hand() -> None:
    """[ND-075, ND-S-077]"""
    full = table("Cursed Village, Copper x6").play("Cursed Village")
    assert len(full.me.hand) == 6 and not full.told(Drew)
    assert len(table("Library, Copper x7, Estate").play("Library").me.hand) == 8
    assert len(table("Cursed Village, Copper x2").play("Cursed Village").me.hand) == 6


def test_a_revealed_card_is_seen_by_all_and_goes_back() -> None:
    """[ND-076]"""
    t = table("Chariot Race", deck="Copper").has(1, deck="Gold, Silver").play("Chariot Race")
    assert [event.cards for event in t.told(Revealed)] == [["copper"], ["gold"]]
    assert all(event.cut(None) == event for event in t.told(Revealed))
    assert t.you.deck == ("silver", "gold")


# Discarding ----------------------------------------------------------------------------------------------------------


def test_cards_are_discarded_together_and_the_last_one_lies_on_top() -> None:
    """[ND-088, ND-I-7]"""
    t = table("Cellar, Estate, Gold, Duchy", deck="Copper x5").play("Cellar").choose(["hand:gold", "hand:duchy"])
    assert t.me.discard == ("gold", "duchy")
    (event,) = t.told(Discarded)
    assert event.cut(0) == event
    seen = event.cut(1)
    assert "gold" not in repr(seen) and "duchy" in repr(seen)


def test_a_card_discarded_from_the_deck_is_the_top_one() -> None:
    """[ND-088, ND-VASSAL-0]"""
    t = table("Vassal", deck="Copper, Silver, Copper").play("Vassal")
    assert (t.me.discard, t.me.deck) == (("copper",), ("copper", "silver"))


def test_a_card_trashed_from_the_deck_is_the_top_one() -> None:
    """[ND-086, ND-LOCUST-0]"""
    t = table("Skulk").hexes("locusts").has(1, deck="Copper, Gold, Copper").play("Skulk")
    assert (t.trash, t.you.deck) == ("copper", ("copper", "gold"))


def test_a_gained_card_is_not_discarded() -> None:
    """[ND-089, ND-HOUND-4, ND-S-193]"""
    t = table(kingdom="Faithful Hound", phase="buy", coins=2).go("pile:faithful-hound").is_quiet()
    assert t.me.discard == ("faithful-hound",) and not t.told(Discarded)


def test_an_exchanged_card_is_not_discarded() -> None:
    """[ND-089, ND-101]"""
    t = table(kingdom="Changeling", phase="buy", coins=3).go("pile:silver", "card:changeling")
    assert t.me.discard == ("changeling",) and not t.told(Discarded)


def test_bad_omens_put_the_deck_away_without_discarding() -> None:
    """[ND-089, ND-OMEN-2, ND-S-043]"""
    t = table("Skulk").hexes("bad-omens").has(1, deck="Faithful Hound, Copper, Copper").play("Skulk")
    assert (t.asked, t.you.discard, t.you.deck) == ("0 buy", ("faithful-hound",), ("copper", "copper"))
    assert not t.told(Discarded)


def test_nobody_discards_or_trashes_unbidden() -> None:
    """[ND-090, ND-HOUND-5, ND-MIRROR-1]"""
    t = table("Faithful Hound, Haunted Mirror, Moat", kingdom="Cemetery").go()
    assert t.offered == "hand:faithful-hound, hand:moat, end"  # to play, and nothing else
    t.choose("end").play("Haunted Mirror")
    assert t.asked == "0 buy" and t.trash == ""


def test_what_follows_comes_only_if_the_price_was_paid_in_full() -> None:
    """[ND-091, ND-CAVE-3, ND-S-164]"""
    t = table("Secret Cave, Estate", deck="Gold").long().play("Secret Cave").choose("yes")
    assert sorted(t.me.discard) == ["estate", "gold"]
    assert not t.end_turn().me.play and not t.me.stays


# Trashing ------------------------------------------------------------------------------------------------------------


def test_a_trashed_card_lies_face_up_in_the_trash_and_belongs_to_nobody() -> None:
    """[ND-086]"""
    t = table("Chapel, Estate, Copper").play("Chapel").choose(["hand:estate"])
    assert (t.trash, t.t.face_down, t.me.hand) == ("estate", (), ("copper",))
    assert not any("estate" in p.cards() for p in t.t.players)


def test_what_a_card_does_when_trashed_happens_to_who_trashed_it() -> None:
    """[ND-086]"""
    t = table("Bandit", kingdom="Catapult").has(1, deck="Rocks, Copper").play("Bandit")
    assert "silver" in t.you.hand and t.me.discard == ("gold",)
    assert t.trash == "rocks"


def test_of_several_all_go_first_and_then_they_act_in_any_order() -> None:
    """[ND-087, ND-110]"""
    t = table("Chapel, Haunted Mirror, Rocks, Village", kingdom="Cemetery").play("Chapel").choose(["hand:haunted-mirror", "hand:rocks"])
    assert (t.trash, t.offered) == ("haunted-mirror, rocks", "card:haunted-mirror, card:rocks")
    t.choose("card:rocks")
    assert "silver" in t.me.hand and t.asked == "0 haunted-mirror"
    assert t.choose("hand:village").me.discard == ("village", "ghost")
    assert [event.cards for event in t.told(Trashed)] == [["haunted-mirror", "rocks"]]


def test_an_action_trashed_along_cannot_be_discarded_any_more() -> None:
    """[ND-087, ND-S-212]"""
    t = table(hand="Haunted Mirror, Village, Copper, Estate", kingdom="Cemetery", phase="buy", coins=4).go("pile:cemetery")
    t.choose(["hand:haunted-mirror", "hand:village", "hand:copper", "hand:estate"]).is_quiet()
    assert t.me.discard == ("cemetery",) and t.t.left["ghost"] == 6
