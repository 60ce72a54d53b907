"""Attacks and what can be done against them: Moat and Guardian; and the Faithful Hound."""

from __future__ import annotations

import pytest

from walpurgis.games.nocturne.events import HexReceived, Protected, ShowedMoat

from .table import Play, table

FIVE = "Copper, Silver, Gold, Estate, Duchy"

# Attacks -------------------------------------------------------------------------------------------------------------


def test_before_an_attack_does_anything_the_others_may_react_in_turn_order() -> None:
    """[ND-120, ND-060]"""
    t = table("Witch", players=3, you="Moat, Copper").has(2, hand="Moat").play("Witch")
    assert t.asked == "1 moat" and not t.me.hand  # not even its cards are drawn
    t.choose("hand:moat")
    assert t.asked == "2 moat"
    t.choose("no")
    assert [p.discard for p in t.t.players] == [(), (), ("curse",)] and len(t.me.hand) == 2


def test_every_single_play_opens_a_window() -> None:
    """[ND-120, ND-MOAT-1, ND-S-198]"""
    t = table("Throne Room, Militia", you=f"Moat, {FIVE}").play("Throne Room").choose("hand:militia")
    assert t.asked == "1 moat"
    t.choose("hand:moat")
    assert (t.asked, t.t.coins, len(t.you.hand)) == ("1 moat", 2, 6)
    t.choose("no")
    assert t.asked == "1 militia"


def test_the_window_opens_even_if_the_attack_will_harm_nobody() -> None:
    """[ND-121, ND-S-082]"""
    wolf = table("Werewolf", you="Moat").play("Werewolf")
    assert wolf.asked == "1 moat"
    assert len(wolf.choose("hand:moat").me.hand) == 3
    assert table("Tormentor", you="Moat").play("Tormentor").asked == "1 moat"
    assert table("Idol", you="Moat", phase="buy").boons("sea").play("Idol").asked == "1 moat"


@pytest.mark.parametrize("attack", ["Militia", "Witch", "Bureaucrat", "Bandit", "Skulk"])
def test_who_is_unaffected_loses_nothing_and_shows_nothing(attack: str) -> None:
    """[ND-122, ND-MOAT-0]"""
    t = table(attack, you=f"Moat, {FIVE}").has(1, deck="Gold x5").play(attack).choose("hand:moat")
    assert sorted(t.you.hand) == sorted(["moat", "copper", "silver", "gold", "estate", "duchy"])
    assert t.you.deck == ("gold",) * 5 and not t.you.discard and not t.told(HexReceived)
    assert len(t.told(ShowedMoat)) == 1


def test_the_attacker_and_everybody_else_are_not_touched_by_a_moat() -> None:
    """[ND-122]"""
    t = table("Militia", players=3, you=f"Moat, {FIVE}").has(2, hand=FIVE).play("Militia").choose("hand:moat", "no")
    assert (t.asked, t.t.coins) == ("2 militia", 2)


def test_a_guardian_works_by_itself_and_a_moat_may_still_be_shown() -> None:
    """[ND-123, ND-122]"""
    t = table("Witch", you="Copper").has(1, guarded=True).play("Witch")
    assert not t.you.discard and [event.who for event in t.told(Protected)] == [1]
    t = table("Witch", you="Moat").has(1, guarded=True).play("Witch")
    assert t.asked == "1 moat"
    assert not t.choose("no").you.discard


def test_a_moat_stays_in_hand_and_is_a_choice() -> None:
    """[ND-123, ND-MOAT-1]"""
    t = table("Witch", you="Moat").play("Witch").choose("hand:moat")
    assert t.you.hand == ("moat",) and not t.you.discard
    assert table("Witch", you="Moat").play("Witch").choose("no").you.discard == ("curse",)


def test_a_moat_drawn_later_protects_from_later_attacks_only() -> None:
    """[ND-MOAT-1, ND-120]"""
    t = table("Witch", you="Copper", kingdom="Moat").play("Witch")
    t.refuses("hand:moat", None)
    assert t.choose("no").you.discard == ("curse",)


def test_a_moat_does_not_help_against_what_is_no_attack() -> None:
    """[ND-124, ND-MOAT-2, ND-CASTLE-4]"""
    t = table(phase="buy", coins=6, kingdom="Castles", you=f"Moat, {FIVE}").has_left(stacks={"castles": ["haunted-castle"]}).piles(castles=1)
    assert t.go("pile:haunted-castle").asked == "1 haunted-castle"
    room = table("Council Room", you="Moat").play("Council Room")
    assert (room.asked, len(room.you.hand)) == ("0 buy", 2)


def test_a_guardian_does_not_help_against_what_is_no_attack() -> None:
    """[ND-124, ND-S-092]"""
    t = table(phase="buy", coins=6, kingdom="Castles", you=FIVE).has(1, guarded=True).has_left(stacks={"castles": ["haunted-castle"]}).piles(castles=1)
    t.go("pile:haunted-castle").choose(["hand:gold", "hand:duchy"], ["look:gold", "look:duchy"])
    own = table("Leprechaun").has(0, guarded=True).hexes("misery").play("Leprechaun")
    assert own.me.misery == 1


def test_a_moat_draws_two_cards() -> None:
    """[ND-MOAT-0]"""
    assert len(table("Moat").play("Moat").me.hand) == 2


# Faithful Hounds -----------------------------------------------------------------------------------------------------


def test_a_hound_discarded_to_a_militia_comes_back_at_the_end_of_that_turn() -> None:
    """[ND-125, ND-HOUND-1, ND-HOUND-2, ND-S-190]"""
    t = table("Militia", you="Faithful Hound, Copper, Silver, Gold, Estate").long().play("Militia")
    t.choose(["hand:faithful-hound", "hand:copper"])
    assert t.asked == "1 hound"  # directly after the discard, on another player's turn
    t.choose("yes")
    assert (len(t.you.hand), t.you.hounds, t.you.discard) == (3, 1, ("copper",))
    t.end_turn()
    assert len(t.you.hand) == 4 and "faithful-hound" in t.you.hand and t.you.hounds == 0


def test_a_hound_may_be_left_in_the_discard_pile() -> None:
    """[ND-125, ND-HOUND-6]"""
    t = table("Militia", you="Faithful Hound, Copper, Silver, Gold").long().play("Militia").choose(["hand:faithful-hound"], "no")
    assert t.you.discard == ("faithful-hound",)
    assert len(t.end_turn().you.hand) == 3


def test_a_hound_discarded_in_clean_up_does_not_react() -> None:
    """[ND-HOUND-1, ND-S-191]"""
    t = table("Faithful Hound, Copper", phase="buy").long().go().end_turn()
    assert "faithful-hound" in t.me.discard and t.t.active == 1


def test_a_hound_discarded_to_a_cellar_counts_and_comes_back_after_the_new_hand() -> None:
    """[ND-HOUND-2, ND-HOUND-6, ND-S-192]"""
    t = table("Cellar, Faithful Hound, Estate").long().play("Cellar").choose(["hand:faithful-hound", "hand:estate"], "yes")
    assert len(t.me.hand) == 2
    t.end_turn()
    assert len(t.me.hand) == 6 and "faithful-hound" in t.me.hand


def test_a_hound_that_a_library_set_aside_may_react_when_it_is_discarded() -> None:
    """[ND-LIBRARY-1, ND-HOUND-3, ND-S-195]"""
    t = table("Library", deck="Faithful Hound, Copper x20").long().play("Library").choose("aside")
    assert t.asked == "0 hound" and len(t.me.hand) == 7
    assert "faithful-hound" in t.choose("yes").end_turn().me.hand


def test_a_hound_that_a_bandit_reveals_is_discarded_and_may_react() -> None:
    """[ND-HOUND-3, ND-S-196]"""
    t = table("Bandit").has(1, deck="Faithful Hound, Silver, Copper").long().play("Bandit")
    assert (t.trash, t.asked) == ("silver", "1 hound")
    assert len(t.choose("yes").end_turn().you.hand) == 6


def test_a_hound_discarded_to_a_tactician_joins_the_new_hand() -> None:
    """[ND-TACT-0, ND-HOUND-6, ND-S-197]"""
    t = table("Tactician, Faithful Hound, Copper", deck="Copper x20").long().play("Tactician").choose("yes").end_turn()
    assert len(t.me.hand) == 6 and "faithful-hound" in t.me.hand
    t.next_turn()
    assert len(t.me.hand) == 11 and (t.t.actions, t.t.buys) == (2, 2)


def test_two_hounds_are_asked_for_one_by_one() -> None:
    """[ND-125, ND-HOUND-6]"""
    t = table("Cellar, Faithful Hound x2").play("Cellar").choose(["hand:faithful-hound", "hand:faithful-hound"], "yes")
    assert t.asked == "0 hound"
    t.choose("no")
    assert (t.me.hounds, t.me.discard) == (1, ("faithful-hound",))


def vassal_on_a_hound() -> Play:
    return table("Vassal", deck="Faithful Hound, Copper x5", discard="Faithful Hound").play("Vassal")


def test_a_vassal_plays_the_hound_or_it_is_set_aside_but_not_both() -> None:
    """[ND-HOUND-7, ND-VASSAL-0]"""
    t = vassal_on_a_hound().choose("yes")
    assert (t.me.hounds, t.me.discard, t.asked) == (1, ("faithful-hound",), "0 buy")
    t = vassal_on_a_hound().choose("no", "yes")
    assert t.me.play == ("vassal", "faithful-hound") and len(t.me.hand) == 2
