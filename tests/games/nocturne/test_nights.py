"""The kingdom cards of the Night: Guardian, Monastery, Ghost Town, Night Watchman, Devil's Workshop, Exorcist, Cobbler, Crypt, Den of Sin, Raider."""

from __future__ import annotations

from walpurgis.games.nocturne.events import Exchanged, LookedAt, Protected, RevealedHand, TookAside
from walpurgis.games.nocturne.state import Later, Stay
from walpurgis.games.nocturne.view import view

from .table import table

NIGHT_HAND = ("Den of Sin", "Ghost Town", "Guardian", "Night Watchman")

# To the hand ---------------------------------------------------------------------------------------------------------


def test_four_night_cards_are_gained_into_the_hand_and_played_the_same_night() -> None:
    """[ND-NIGHTHAND-1, ND-082]"""
    for name in NIGHT_HAND:
        key = name.lower().replace(" ", "-")
        t = table(kingdom=name, phase="buy", coins=5).go(f"pile:{key}")
        assert t.me.hand == (key,) and t.me.discard == () and t.asked == "0 night"
        t.play(name)
        assert t.me.play == (key,)


def test_they_are_played_in_the_night_phase_only() -> None:
    """[ND-NIGHTHAND-1, ND-COBB-1, ND-CRYPT-1, ND-DEVIL-1, ND-EXOR-1, ND-MONAST-1, ND-RAID-1, ND-GHOST-1, ND-BAT-1, ND-CHANGE-8]"""
    names = (*NIGHT_HAND, "Cobbler", "Crypt", "Devil's Workshop", "Exorcist", "Monastery", "Raider", "Ghost", "Bat", "Changeling")
    for name in names:
        t = table(f"{name}, Village").go()
        card = t.me.hand[0]
        assert t.offered == "hand:village, end" and t.why_not(f"hand:{card}") == "ND-048"
        t.choose("end")
        assert not t.offers(f"hand:{card}")
        assert t.choose("end").offered == f"hand:{card}, end"


def test_on_another_players_turn_they_go_to_the_hand_too() -> None:
    """[ND-NIGHTHAND-2]"""
    t = table("Skulk", kingdom="Den of Sin, Raider").has(1, deck="Raider").hexes("locusts").play("Skulk").choose("pile:den-of-sin")
    assert "den-of-sin" in t.you.hand and t.you.discard == ()


def test_with_a_tracker_they_may_go_on_from_the_hand_to_the_deck() -> None:
    """[ND-NIGHTHAND-2, ND-TRACKER-2]"""
    t = table(in_play="Tracker", kingdom="Guardian", phase="buy", coins=2).go("pile:guardian")
    assert t.me.hand == ("guardian",) and t.offered == "card:tracker, done"
    assert t.choose("card:tracker").me.hand == () and t.me.deck[-1] == "guardian"


# Guardian ------------------------------------------------------------------------------------------------------------


def test_a_guardian_keeps_every_attack_away_until_the_next_turn() -> None:
    """[ND-GUARDIAN-0, ND-GUARDIAN-1, ND-123, ND-S-091]"""
    for attack in ("Witch", "Militia", "Skulk", "Raider", "Idol"):
        phase = {"Raider": "night", "Idol": "buy"}.get(attack, "action")
        t = table(attack, in_play="Idol, Copper", phase=phase, players=3, kingdom="Skulk").has(1, guarded=True).has(2, hand="Copper x4, Estate")
        t.hexes("poverty")
        played = t.play(attack)
        while not played.match.over and played.ask.prompt in ("militia", "poverty", "raider"):
            assert played.ask.seat == 2
            played.choose(["hand:copper", "hand:estate"] if played.ask.offer().kind == "some" else "hand:copper")
        assert len(played.you.cards()) == 15 and len(played.you.hand) == 5 and [event.who for event in played.told(Protected)] == [1]
        hit = played.t.players[2]
        assert len(hit.hand) < 5 or "curse" in hit.discard, attack


def test_a_guardian_protects_from_when_it_is_played_to_the_start_of_the_next_turn() -> None:
    """[ND-GUARDIAN-1, ND-GUARDIAN-3, ND-X-1]"""
    t = table("Guardian", you="Witch", phase="night", deck="Copper x10").has(1, deck="Copper x10").long().play("Guardian")
    assert t.asked == "1 action" and t.me.guarded
    t.play("Witch")
    assert "curse" not in t.me.cards()
    t.end_turn()
    assert not t.me.guarded and t.t.active == 0


def test_a_guardian_brings_a_coin_next_turn_and_is_then_discarded() -> None:
    """[ND-GUARDIAN-0, ND-GUARDIAN-2]"""
    t = table("Guardian", phase="night").long().play("Guardian")
    assert t.me.play == ("guardian",)
    t.next_turn()
    assert t.t.coins == 1 and t.me.play == ("guardian",)
    assert t.end_turn().me.play == ()


def test_a_guardian_cannot_keep_away_what_is_no_attack() -> None:
    """[ND-GUARDIAN-1, ND-124, ND-S-092]"""
    t = table(kingdom="Castles", phase="buy", coins=6, you="Copper x3, Gold, Estate").has(1, guarded=True)
    t.t.stacks["castles"] = ["haunted-castle"]
    t.t.left["castles"] = 1
    assert t.go("pile:haunted-castle").ask.seat == 1


def test_a_guardian_pays_at_the_start_of_an_extra_turn() -> None:
    """[ND-GUARDIAN-2, ND-136, ND-S-093]"""
    t = table("Outpost, Guardian").long().play("Outpost").choose("end").play("Guardian")
    assert t.t.extra and t.t.active == 0 and t.t.coins == 1
    assert "guardian" not in t.end_turn().me.play


# Monastery -----------------------------------------------------------------------------------------------------------


def test_without_gains_a_monastery_trashes_nothing() -> None:
    """[ND-MONAST-0, ND-S-094]"""
    t = table("Monastery, Curse", in_play="Copper", phase="night").play("Monastery").is_quiet()
    assert t.trash == "" and t.me.hand == ("curse",)


def test_a_monastery_trashes_cards_of_the_hand_and_coppers_in_play() -> None:
    """[ND-MONAST-0, ND-MONAST-1, ND-MONAST-3]"""
    t = table("Monastery, Curse, Estate", in_play="Copper, Silver, Pouch", phase="buy", buys=2).go("pile:copper", "pile:curse").play("Monastery")
    assert t.offered == "hand:curse, hand:estate, play:copper, done"
    t.choose("hand:curse", "play:copper")
    assert t.is_quiet().trash == "curse, copper" and t.me.play == ("silver", "pouch", "monastery")


def test_a_monastery_may_stop_at_any_time() -> None:
    """[ND-MONAST-1, ND-MONAST-4]"""
    t = table("Monastery, Curse, Estate", phase="buy", buys=2).go("pile:copper", "pile:copper").play("Monastery").choose("hand:curse", "done")
    assert t.is_quiet().trash == "curse"


def test_a_monastery_counts_the_gains_before_it_and_trashes_one_by_one() -> None:
    """[ND-MONAST-4, ND-MIRROR-0]"""
    t = table("Monastery, Haunted Mirror, Village, Curse", phase="buy", kingdom="Cemetery").go("pile:copper").play("Monastery")
    t.choose("hand:haunted-mirror", "hand:village")  # a Ghost comes in between, and is one gain too late
    assert t.is_quiet().me.hand == ("curse",) and "ghost" in t.me.discard


def test_what_was_exchanged_for_does_not_count_for_a_monastery() -> None:
    """[ND-MONAST-2, ND-163, ND-S-096]"""
    t = table("Monastery, Curse, Estate", kingdom="Changeling", phase="buy", coins=6).go("pile:gold", "card:changeling")
    t.play("Monastery").choose("hand:curse")
    assert t.is_quiet().trash == "curse" and t.me.discard == ("changeling",)


# Ghost Town, Den of Sin ----------------------------------------------------------------------------------------------


def test_a_ghost_town_gives_a_card_and_an_action_next_turn() -> None:
    """[ND-GTOWN-0, ND-130]"""
    t = table("Ghost Town", deck="Village x20", phase="night").long().play("Ghost Town").next_turn()
    assert (len(t.me.hand), t.t.actions, t.me.play) == (6, 2, ("ghost-town",))
    assert t.end_turn().me.play == ()


def test_a_den_of_sin_gives_two_cards_next_turn() -> None:
    """[ND-DEN-0, ND-130]"""
    t = table("Den of Sin", phase="night").long().play("Den of Sin").next_turn()
    assert (len(t.me.hand), t.t.actions, t.me.play) == (7, 1, ("den-of-sin",))
    assert t.end_turn().me.play == ()


def test_a_den_of_sin_from_a_vampire_is_played_the_same_night() -> None:
    """[ND-NIGHTHAND-1, ND-048, ND-S-119]"""
    t = table("Vampire", phase="night", kingdom="Den of Sin").hexes("greed").play("Vampire").choose("pile:den-of-sin").play("Den of Sin")
    assert t.is_quiet().me.play == ("den-of-sin",)


# Night Watchman ------------------------------------------------------------------------------------------------------


def test_a_night_watchman_looks_at_five_cards() -> None:
    """[ND-WATCH-0]"""
    t = table("Night Watchman", deck="Copper, Estate, Gold, Curse, Silver, Duchy", phase="night").play("Night Watchman")
    t.choose(["look:copper", "look:curse", "look:estate"], ["look:gold", "look:silver"])
    assert t.me.deck == ("duchy", "silver", "gold") and t.me.discard == ("copper", "curse", "estate")
    assert t.told(LookedAt)[0].cards == ["copper", "estate", "gold", "curse", "silver"]


def test_a_night_watchman_takes_what_there_is_after_shuffling() -> None:
    """[ND-WATCH-1]"""
    t = table("Night Watchman", deck="Copper", discard="Gold x2", phase="night").play("Night Watchman").choose(["look:copper"])
    assert t.is_quiet().me.deck == ("gold",) * 2 and t.me.discard == ("copper",)


def test_a_hound_the_watchman_found_joins_the_new_hand() -> None:
    """[ND-HOUND-3, ND-S-118]"""
    t = table("Night Watchman", deck="Faithful Hound, Copper x12", phase="night").long().play("Night Watchman")
    t.choose(["look:faithful-hound"], "yes")
    assert t.t.active == 1 and len(t.me.hand) == 6 and "faithful-hound" in t.me.hand


# Devil's Workshop ----------------------------------------------------------------------------------------------------


def test_without_gains_the_devil_gives_a_gold() -> None:
    """[ND-DEVIL-0, ND-S-097]"""
    assert table("Devil's Workshop", phase="night").play("Devil's Workshop").is_quiet().me.discard == ("gold",)


def test_with_one_gain_the_devil_gives_a_card_for_up_to_four() -> None:
    """[ND-DEVIL-0, ND-DEVIL-1, ND-S-098]"""
    t = table("Devil's Workshop x2", phase="night", kingdom="Engineer").play("Devil's Workshop", "Devil's Workshop")
    assert t.me.discard == ("gold",) and t.offers("pile:smithy")
    assert not any(t.offers(key) for key in ("pile:laboratory", "pile:engineer", "done"))
    assert t.choose("pile:smithy").me.discard == ("gold", "smithy")


def test_with_two_gains_the_devil_gives_an_imp_and_nothing_else() -> None:
    """[ND-DEVIL-0, ND-DEVIL-2, ND-IMP-2]"""
    t = table("Devil's Workshop", phase="buy", buys=2).go("pile:copper", "pile:copper").play("Devil's Workshop")
    assert t.is_quiet().me.discard == ("copper", "copper", "imp")
    t = table("Devil's Workshop", phase="buy", buys=2).piles(imp=0).go("pile:copper", "pile:copper").play("Devil's Workshop")
    assert t.is_quiet().me.discard == ("copper", "copper")


def test_the_bat_of_a_vampire_is_no_gain_for_the_devil() -> None:
    """[ND-DEVIL-3, ND-101, ND-S-099]"""
    t = table("Vampire, Devil's Workshop", phase="night").hexes("greed").play("Vampire").choose("pile:duchy").play("Devil's Workshop")
    assert t.asked == "0 devils-workshop" and [event.taken for event in t.told(Exchanged)] == ["bat"]


# Exorcist ------------------------------------------------------------------------------------------------------------


def test_an_exorcist_must_trash_a_card() -> None:
    """[ND-EXOR-0, ND-EXOR-1]"""
    t = table("Exorcist, Copper, Gold", phase="night").play("Exorcist")
    assert t.offered == "hand:copper, hand:gold"


def test_an_exorcist_offers_only_cheaper_spirits() -> None:
    """[ND-EXOR-0, ND-EXOR-2, ND-S-104]"""
    t = table("Exorcist, Duchy", phase="night").play("Exorcist")
    assert t.trash == "duchy" and t.offered == "pile:will-o-wisp, pile:imp, pile:ghost"
    assert t.choose("pile:ghost").me.discard == ("ghost",)
    assert table("Exorcist, Smithy", phase="night").play("Exorcist").offered == "pile:will-o-wisp, pile:imp"  # a Ghost costs 4


def test_an_exorcist_gets_no_spirit_for_a_card_that_costs_nothing() -> None:
    """[ND-EXOR-3, ND-S-101]"""
    for card in ("Copper", "Curse"):
        t = table(f"Exorcist, {card}", phase="night").play("Exorcist").is_quiet()
        assert t.trash == card.lower() and t.me.discard == ()


def test_an_exorcist_turns_an_estate_into_a_will_o_wisp() -> None:
    """[ND-EXOR-2, ND-WISP-2, ND-S-102]"""
    assert table("Exorcist, Estate", phase="night").play("Exorcist").is_quiet().me.discard == ("will-o-wisp",)


def test_an_empty_spirit_pile_is_not_offered() -> None:
    """[ND-EXOR-2, ND-S-103]"""
    assert table("Exorcist, Silver", phase="night").piles(imp=0).play("Exorcist").is_quiet().me.discard == ("will-o-wisp",)


def test_an_exorcist_frees_the_ghost_of_the_mirror() -> None:
    """[ND-EXOR-3, ND-MIRROR-0, ND-S-106]"""
    t = table("Exorcist, Haunted Mirror, Village", phase="night").play("Exorcist").choose("hand:haunted-mirror", "hand:village")
    assert t.is_quiet().me.discard == ("village", "ghost")


def test_an_exorcist_with_an_empty_hand_does_nothing() -> None:
    """[ND-EXOR-1, ND-S-107]"""
    t = table("Exorcist", phase="night").play("Exorcist").is_quiet()
    assert t.trash == "" and t.me.discard == ()


def test_an_exorcist_trashes_rocks() -> None:
    """[ND-EXOR-2, ND-ROCKS-0, ND-TOMB-0, ND-S-108]"""
    t = table("Exorcist, Rocks", phase="night", kingdom="Tomb").play("Exorcist")
    assert t.me.vp == 1 and t.me.hand == ("silver",) and t.offered == "pile:will-o-wisp, pile:imp"


def test_debt_is_more_than_nothing_and_not_to_be_compared_with_coins() -> None:
    """[ND-EXOR-4, ND-013]"""
    assert table("Exorcist, Engineer", phase="night").play("Exorcist").is_quiet().me.discard == ("will-o-wisp",)


# Cobbler -------------------------------------------------------------------------------------------------------------


def test_a_cobbler_gains_a_card_into_the_hand_next_turn() -> None:
    """[ND-COBB-0, ND-COBB-1, ND-COBB-2]"""
    t = table("Cobbler", phase="night", kingdom="Engineer").long().play("Cobbler").next_turn()
    assert t.asked == "0 cobbler" and t.me.play == ("cobbler",)
    assert not any(t.offers(key) for key in ("pile:laboratory", "pile:engineer", "done"))
    t.choose("pile:smithy")
    assert "smithy" in t.me.hand and len(t.me.hand) == 6
    assert t.end_turn().me.play == ()


def test_a_cobblers_night_watchman_can_be_played_at_night() -> None:
    """[ND-COBB-2, ND-S-116]"""
    t = table("Cobbler", phase="night", kingdom="Night Watchman").long().play("Cobbler").next_turn().choose("pile:night-watchman")
    assert "night-watchman" in t.me.hand
    assert t.to_phase("night").offers("hand:night-watchman")


def test_a_cobbler_must_gain_even_what_nobody_wants() -> None:
    """[ND-COBB-2, ND-084, ND-S-117]"""
    t = table(in_play="Cobbler", phase="start")
    t.t.players[0].stays = [Stay(0, "cobbler", [Later("cobbler")])]
    t.t.left.update({pile: 0 for pile in t.t.supply if t.t.cost(pile) <= 4 and pile not in ("copper", "curse")})
    played = t.go()
    assert played.offered == "pile:copper, pile:curse"
    assert played.choose("pile:curse").me.hand == ("curse",)


# Crypt ---------------------------------------------------------------------------------------------------------------


def test_a_crypt_buries_treasures_in_play_and_gives_one_back_each_turn() -> None:
    """[ND-CRYPT-0, ND-CRYPT-1, ND-CRYPT-4]"""
    t = table("Crypt", in_play="Gold, Silver, Village", phase="night", deck="Copper x20").long().play("Crypt").choose(["play:gold", "play:silver"])
    assert t.me.play == ("crypt",) and t.me.stays[0].later[0].aside == ["gold", "silver"]
    t.next_turn()
    assert t.offered == "aside:gold, aside:silver"
    t.choose("aside:silver")
    assert "silver" in t.me.hand and t.end_turn().me.play == ("crypt",)
    t.next_turn()
    assert "gold" in t.me.hand  # the last one needs no choice
    assert t.end_turn().me.play == ()


def test_a_crypt_without_treasures_is_discarded_this_turn() -> None:
    """[ND-CRYPT-3, ND-131, ND-S-109]"""
    t = table("Crypt", in_play="Village", phase="night").long().play("Crypt")
    assert t.t.active == 1 and t.me.play == ()
    t = table("Crypt", in_play="Gold", phase="night").long().play("Crypt").choose([])
    assert t.t.active == 1 and t.me.play == () and "gold" in t.me.discard


def test_only_treasures_are_buried_and_heirlooms_are_some() -> None:
    """[ND-CRYPT-0, ND-CRYPT-5]"""
    t = table("Crypt", in_play="Village, Goat, Idol, Copper", phase="night").play("Crypt")
    assert t.offered == "play:goat, play:idol, play:copper"


def test_the_owner_of_a_crypt_looks_at_it_and_the_others_are_not_told_what_comes_back() -> None:
    """[ND-CRYPT-2, ND-I-12]"""
    t = table("Crypt", in_play="Gold, Silver", phase="night").long().play("Crypt").choose(["play:gold", "play:silver"])
    mine = view(t.t, 0).players[0].aside[0]
    assert (mine.card, mine.cards) == ("crypt", ("gold", "silver"))
    (event,) = t.next_turn().choose("aside:silver").told(TookAside)
    assert event.cut(0) == event and "silver" not in repr(event.cut(1))


def test_several_crypts_keep_their_heaps_apart() -> None:
    """[ND-CRYPT-4]"""
    t = table("Crypt x2", in_play="Gold, Silver, Copper", phase="night", deck="Estate x20").long()
    played = t.play("Crypt").choose(["play:gold", "play:copper"]).play("Crypt").choose(["play:silver"]).next_turn()
    assert played.offered == "aside:gold, aside:copper"
    played.choose("aside:gold")
    assert played.me.hand.count("gold") == played.me.hand.count("silver") == 1  # one of each heap
    assert played.end_turn().me.play == ("crypt",)


def test_a_buried_cursed_gold_is_played_again() -> None:
    """[ND-CRYPT-5, ND-CGOLD-0, ND-S-111]"""
    t = table("Cursed Gold, Crypt", phase="buy", deck="Estate x20", kingdom="Pooka").long().play("Cursed Gold").choose("end")
    t.play("Crypt").choose(["play:cursed-gold"]).next_turn().play("Cursed Gold")
    assert t.t.coins == 3 and t.me.cards().count("curse") == 2


def test_the_coins_of_buried_treasures_stay_made_and_they_are_out_of_play() -> None:
    """[ND-CRYPT-5, ND-RAID-2, ND-S-112]"""
    t = table("Crypt, Raider", in_play="Copper", phase="night", coins=1, you="Copper x4, Estate").play("Crypt").choose(["play:copper"]).play("Raider")
    assert t.is_quiet().t.coins == 1 and len(t.you.hand) == 5 and t.told(RevealedHand)


# Raider --------------------------------------------------------------------------------------------------------------


def test_a_raider_takes_a_card_that_the_attacker_has_in_play() -> None:
    """[ND-RAID-0, ND-RAID-2]"""
    t = table("Raider", in_play="Copper x3, Silver, Caravan", phase="night", you="Copper, Silver, Gold, Raider, Caravan").play("Raider")
    assert (t.asked, t.offered) == ("1 raider", "hand:copper, hand:silver, hand:raider, hand:caravan")
    t.choose("hand:silver")
    assert t.is_quiet().you.discard == ("silver",) and not t.told(RevealedHand)


def test_a_hand_without_such_a_card_is_shown() -> None:
    """[ND-RAID-0, ND-RAID-3, ND-S-113]"""
    t = table("Raider", in_play="Copper", phase="night", you="Estate x5").play("Raider").is_quiet()
    assert len(t.you.hand) == 5 and [event.who for event in t.told(RevealedHand)] == [1]


def test_a_raider_spares_a_hand_of_four() -> None:
    """[ND-RAID-3, ND-S-114]"""
    t = table("Raider", in_play="Copper", phase="night", you="Copper x4").play("Raider").is_quiet()
    assert len(t.you.hand) == 4 and not t.told(RevealedHand)


def test_a_raider_is_an_attack_to_react_to() -> None:
    """[ND-RAID-1, ND-122]"""
    t = table("Raider", in_play="Copper", phase="night", you="Moat, Copper x4").play("Raider")
    assert t.asked == "1 moat"
    assert len(t.choose("hand:moat").is_quiet().you.hand) == 5


def test_a_raider_brings_three_coins_next_turn() -> None:
    """[ND-RAID-0, ND-130]"""
    t = table("Raider", phase="night").long().play("Raider").next_turn()
    assert t.t.coins == 3 and t.me.play == ("raider",)
    assert t.end_turn().me.play == ()
