"""The kingdom cards of Doom: Cursed Village, Leprechaun, Skulk, Tormentor, Vampire, Werewolf."""

from __future__ import annotations

from walpurgis.games.nocturne.events import Drew, Exchanged, Gained, HexReceived, HexTurned

from .table import table

# Cursed Village ------------------------------------------------------------------------------------------------------


def test_a_cursed_village_gives_two_actions_and_fills_the_hand_up_to_six() -> None:
    """[ND-CVILL-0]"""
    t = table("Cursed Village, Smithy, Estate").play("Cursed Village")
    assert t.t.actions == 2 and len(t.me.hand) == 6


def test_a_cursed_village_draws_nothing_with_six_cards_or_more() -> None:
    """[ND-CVILL-1, ND-S-077]"""
    for count in (6, 7):
        t = table(f"Cursed Village, Estate x{count}").play("Cursed Village")
        assert t.t.actions == 2 and t.me.hand == ("estate",) * count and not t.told(Drew)


def test_whoever_gains_a_cursed_village_receives_a_hex() -> None:
    """[ND-CVILL-0, ND-CVILL-2]"""
    t = table(kingdom="Cursed Village", phase="buy", coins=5).hexes("greed").go("pile:cursed-village")
    assert t.me.deck[-1] == "copper" and [event.who for event in t.told(HexReceived)] == [0]


def test_with_the_hand_played_a_hex_may_have_no_effect() -> None:
    """[ND-CVILL-2]"""
    t = table("Copper", kingdom="Cursed Village", phase="buy", coins=5).hexes("poverty").go("pile:cursed-village")
    assert t.me.hand == ("copper",) and t.t.hex_discard == ("poverty",)


def test_no_moat_and_no_guardian_helps_against_the_own_cursed_village() -> None:
    """[ND-CVILL-2, ND-124]"""
    t = table("Moat", kingdom="Cursed Village", phase="buy", coins=5).has(0, guarded=True).hexes("plague").go("pile:cursed-village")
    assert t.me.hand == ("moat", "curse")


# Leprechaun ----------------------------------------------------------------------------------------------------------


def test_a_leprechaun_gains_a_gold_and_receives_a_hex() -> None:
    """[ND-LEPRE-0]"""
    t = table("Leprechaun").hexes("greed").play("Leprechaun")
    assert t.me.discard == ("gold",) and t.me.deck[-1] == "copper" and t.t.left["wish"] == 12


def test_with_exactly_seven_cards_in_play_a_leprechaun_gives_a_wish() -> None:
    """[ND-LEPRE-0, ND-LEPRE-1, ND-WISH-1, ND-S-073]"""
    t = table("Leprechaun", in_play="Village x5, Caravan").play("Leprechaun")
    assert t.me.discard == ("gold", "wish") and not t.told(HexTurned)


def test_six_or_eight_cards_in_play_are_not_seven() -> None:
    """[ND-LEPRE-0, ND-LEPRE-1]"""
    for others in (5, 7):
        t = table("Leprechaun", in_play=f"Village x{others}").hexes("greed").play("Leprechaun")
        assert t.me.discard == ("gold",) and len(t.told(HexTurned)) == 1


def test_seven_cards_and_no_wish_left_is_neither_wish_nor_hex() -> None:
    """[ND-LEPRE-2, ND-S-074]"""
    t = table("Leprechaun", in_play="Village x6").piles(wish=0).play("Leprechaun")
    assert t.me.discard == ("gold",) and not t.told(HexTurned)


def test_a_trashed_pixie_does_not_count_for_the_leprechaun() -> None:
    """[ND-LEPRE-1, ND-S-076]"""
    t = table("Pixie, Leprechaun", in_play="Village x6").boons("sea").play("Pixie").choose("yes")
    assert t.play("Leprechaun").me.discard == ("gold", "wish")
    t = table("Pixie, Leprechaun", in_play="Village x5").boons("sea").hexes("greed").play("Pixie").choose("yes")
    assert t.play("Leprechaun").me.discard == ("gold",)


def test_the_gold_is_gained_before_the_cards_in_play_are_counted() -> None:
    """[ND-LEPRE-2]"""
    t = table("Leprechaun", in_play="Village x6").play("Leprechaun")
    assert [event.card for event in t.told(Gained)] == ["gold", "wish"]


# Skulk ---------------------------------------------------------------------------------------------------------------


def test_a_skulk_gives_a_buy_and_a_hex_to_all_others() -> None:
    """[ND-SKULK-0, ND-SKULK-1]"""
    t = table("Skulk", players=4).hexes("greed").play("Skulk")
    assert t.t.buys == 2 and [event.who for event in t.told(HexReceived)] == [1, 2, 3]
    assert t.t.hex_discard == ("greed",)


def test_one_player_follows_the_hex_completely_before_the_next() -> None:
    """[ND-SKULK-1, ND-108]"""
    t = table("Skulk", players=3, you="Copper x4, Gold").has(2, hand="Copper x4, Estate").hexes("haunting").play("Skulk")
    assert t.asked == "1 haunting" and t.t.hexes_open == ("haunting",)
    assert t.choose("hand:gold").asked == "2 haunting"
    assert t.choose("hand:copper").t.hex_discard == ("haunting",)


def test_a_gold_comes_with_every_skulk() -> None:
    """[ND-SKULK-0, ND-SKULK-2]"""
    t = table(kingdom="Skulk", phase="buy", coins=4).go("pile:skulk")
    assert t.me.discard == ("skulk", "gold")


def test_a_skulk_from_a_workshop_counts_as_two_gains() -> None:
    """[ND-SKULK-2, ND-DEVIL-0, ND-S-084]"""
    t = table("Workshop, Devil's Workshop", kingdom="Skulk").play("Workshop").choose("pile:skulk", "end")
    t.play("Devil's Workshop")
    assert t.me.discard == ("skulk", "gold", "imp")


def test_a_hex_that_hits_nobody_is_turned_over_all_the_same() -> None:
    """[ND-U-6, ND-108]"""
    t = table("Skulk").has(1, guarded=True).hexes("plague").play("Skulk")
    assert t.t.hex_discard == ("plague",) and "curse" not in t.you.hand


# Tormentor -----------------------------------------------------------------------------------------------------------


def test_a_tormentor_alone_in_play_gains_an_imp() -> None:
    """[ND-TORM-0, ND-TORM-1, ND-IMP-2, ND-S-078]"""
    t = table("Tormentor").play("Tormentor")
    assert (t.t.coins, t.me.discard) == (2, ("imp",)) and not t.told(HexTurned)


def test_a_tormentor_in_company_hexes_the_others() -> None:
    """[ND-TORM-0, ND-TORM-1]"""
    t = table("Village, Tormentor").hexes("greed").play("Village", "Tormentor")
    assert t.t.coins == 2 and t.me.discard == () and t.you.deck[-1] == "copper" and t.you.gained == 1


def test_a_duration_of_an_earlier_turn_is_company() -> None:
    """[ND-TORM-2, ND-135, ND-S-079]"""
    t = table("Caravan", deck="Copper x6, Tormentor, Copper x6").hexes("greed").long().play("Caravan").next_turn()
    t.play("Tormentor")
    assert t.me.play == ("caravan", "tormentor") and [event.who for event in t.told(HexReceived)] == [1]


def test_a_throne_room_and_a_necromancer_are_company() -> None:
    """[ND-TORM-2]"""
    t = table("Throne Room, Tormentor").hexes("greed", "plague").play("Throne Room").choose("hand:tormentor")
    assert len(t.told(HexTurned)) == 2 and t.t.coins == 4
    t = table("Necromancer", kingdom="Tormentor").trash("Tormentor").hexes("greed").play("Necromancer").choose("trash:tormentor")
    assert len(t.told(HexTurned)) == 1 and t.me.discard == ()


def test_a_trashed_pixie_is_no_company() -> None:
    """[ND-TORM-2, ND-S-081]"""
    t = table("Pixie, Tormentor").boons("sea").play("Pixie").choose("yes").play("Tormentor")
    assert t.me.discard == ("imp",) and not t.told(HexTurned)


# Vampire -------------------------------------------------------------------------------------------------------------


def test_a_vampire_hexes_then_gains_then_becomes_a_bat() -> None:
    """[ND-VAMP-0, ND-VAMP-1]"""
    t = table("Vampire", phase="night").hexes("greed").play("Vampire")
    assert t.t.hex_discard == ("greed",) and t.you.deck[-1] == "copper" and t.me.play == ("vampire",)
    assert t.choose("pile:duchy").me.discard == ("duchy", "bat") and len(t.me.play) == 0
    assert (t.t.left["vampire"], t.t.left["bat"]) == (11, 9)


def test_a_vampire_gains_up_to_five_coins_and_no_vampire() -> None:
    """[ND-VAMP-0, ND-VAMP-1]"""
    t = table("Vampire", phase="night", kingdom="Engineer").hexes("greed").play("Vampire")
    assert t.offers("pile:laboratory") and t.offers("pile:curse") and not t.offers("done")
    assert not any(t.offers(f"pile:{card}") for card in ("vampire", "gold", "engineer", "bat"))


def test_a_vampire_is_of_the_night_only() -> None:
    """[ND-VAMP-1, ND-048]"""
    t = table("Vampire, Village").go()
    assert not t.offers("hand:vampire") and t.why_not("hand:vampire") == "ND-048"


def test_without_bats_a_vampire_stays_one() -> None:
    """[ND-VAMP-2, ND-100, ND-S-121]"""
    t = table("Vampire", phase="night").piles(bat=0).hexes("greed").long().play("Vampire").choose("pile:duchy")
    assert t.t.active == 1 and not t.told(Exchanged) and "vampire" in t.me.cards() and t.t.left["vampire"] == 10
    assert t.me.play == () and "vampire" in t.me.discard + t.me.hand + t.me.deck


def test_the_bat_of_a_vampire_is_not_gained() -> None:
    """[ND-VAMP-2, ND-101, ND-BAT-1]"""
    t = table("Vampire", phase="night").hexes("greed").play("Vampire").choose("pile:duchy")
    assert t.me.gained == 1 and [event.card for event in t.told(Gained) if event.who == 0] == ["duchy"]


# Werewolf ------------------------------------------------------------------------------------------------------------


def test_by_day_a_werewolf_draws_three_cards_for_an_action() -> None:
    """[ND-WERE-0, ND-WERE-1, ND-WERE-2]"""
    t = table("Werewolf").play("Werewolf")
    assert len(t.me.hand) == 3 and t.t.actions == 0 and not t.told(HexTurned)


def test_by_day_a_werewolf_is_an_attack_all_the_same() -> None:
    """[ND-WERE-1, ND-121, ND-S-082]"""
    t = table("Werewolf", you="Moat").play("Werewolf")
    assert t.asked == "1 moat" and t.me.hand == ()
    assert len(t.choose("no").me.hand) == 3 and not t.told(HexTurned)


def test_at_night_a_werewolf_hexes_the_others_and_needs_no_action() -> None:
    """[ND-WERE-0, ND-WERE-1, ND-WERE-2]"""
    t = table("Werewolf", phase="night", actions=0).hexes("greed").play("Werewolf")
    assert t.me.hand == () and t.you.deck[-1] == "copper" and t.you.gained == 1


def test_a_moat_keeps_the_nightly_werewolf_away_but_not_the_hex_in_its_deck() -> None:
    """[ND-WERE-1, ND-U-6, ND-S-083]"""
    t = table("Werewolf", phase="night", you="Moat, Copper x4").hexes("plague").play("Werewolf").choose("hand:moat")
    assert t.t.hex_discard == ("plague",) and "curse" not in t.you.hand


def test_a_werewolf_played_by_a_ghost_draws_at_the_start_of_the_turn() -> None:
    """[ND-WERE-2, ND-S-161]"""
    t = table("Ghost", deck="Werewolf, Copper x12", phase="night", kingdom="Exorcist").long().play("Ghost").next_turn()
    assert len(t.me.hand) == 11 and t.t.actions == 1 and not t.told(HexTurned)
