"""Debt, victory point tokens, the Event, the Landmark, and the cards of Empires. The Castles have a file of their own."""

from __future__ import annotations

import pytest

from walpurgis.games.nocturne.events import BoughtEvent, Gained, LookedAt, LookedUnseen, PutIntoHand

from .table import table

# Debt, tokens, Event, Landmark ---------------------------------------------------------------------------------------


def test_debt_is_taken_with_the_card_and_forbids_further_purchases() -> None:
    """[ND-145, ND-S-220]"""
    t = table(kingdom="Engineer, Banquet", phase="buy", coins=8, buys=3).go("pile:engineer")
    assert (t.me.debt, t.t.coins, t.t.buys) == (4, 8, 2)
    assert t.offered == "debt:4, debt:3, debt:2, debt:1, end"
    t.refuses("pile:copper", "ND-145").refuses("event:banquet", "ND-145")
    t.choose("debt:4", "pile:smithy")
    assert (t.me.debt, t.t.coins, t.me.discard) == (0, 0, ("engineer", "smithy"))


def test_debt_may_be_paid_in_parts_and_before_treasures_are_played() -> None:
    """[ND-145]"""
    t = table("Copper, Gold", phase="buy", coins=2, kingdom="Engineer").has(0, debt=4).go()
    t.choose("debt:1", "debt:1").play("Gold")
    assert (t.me.debt, t.t.coins) == (2, 3)
    t.choose("debt:2")
    assert t.offers("pile:copper") and not t.offers("pile:estate")


def test_debt_that_is_not_paid_stays() -> None:
    """[ND-145]"""
    t = table(kingdom="Engineer", phase="buy", deck="Copper x20").has(0, debt=3).long().go().next_turn()
    assert t.me.debt == 3
    t.refuses("pile:copper", "ND-145")


def test_a_gained_card_brings_no_debt_and_debt_costs_no_points() -> None:
    """[ND-146, ND-REMODEL-0]"""
    t = table("Remodel, Engineer, Copper").play("Remodel").choose("hand:engineer", "pile:engineer")
    assert t.me.debt == 0 and t.me.discard == ("engineer",)
    assert table(kingdom="Engineer").has(0, debt=8).go().points() == 0


def test_tokens_are_kept_until_the_end() -> None:
    """[ND-147]"""
    t = table("Sacrifice, Estate", deck="Copper x20").long().play("Sacrifice").next_turn()
    assert t.me.vp == 2 and t.points() == 2


def test_an_event_is_bought_as_often_as_there_are_buys_and_is_no_card() -> None:
    """[ND-148, ND-002]"""
    t = table("Copper", kingdom="Banquet", phase="buy", coins=6, buys=2).go("event:banquet", "pile:silver")
    assert (t.t.coins, t.t.buys, t.me.discard) == (3, 1, ("copper", "copper", "silver"))
    t.refuses("hand:copper", "ND-046")  # a purchase like any other
    t.choose("event:banquet", "pile:copper")
    assert len(t.told(BoughtEvent)) == 2 and t.me.gained == 6


def test_an_event_must_be_paid() -> None:
    """[ND-148]"""
    table(kingdom="Banquet", phase="buy", coins=2).go().refuses("event:banquet", "ND-081")


def test_a_landmark_is_a_rule_for_all() -> None:
    """[ND-149, ND-TOMB-0]"""
    t = table("Chapel, Copper x3, Estate", kingdom="Tomb").play("Chapel").choose(["hand:copper", "hand:copper", "hand:estate"])
    assert t.me.vp == 3
    assert table("Chapel, Copper").play("Chapel").choose(["hand:copper"]).me.vp == 0


def test_the_tomb_pays_whoever_trashes_also_on_another_players_turn() -> None:
    """[ND-TOMB-1]"""
    t = table("Bandit", kingdom="Tomb").has(1, deck="Gold, Copper").play("Bandit")
    assert (t.me.vp, t.you.vp) == (0, 1)


def test_an_engineer_that_trashes_itself_pays_at_the_tomb() -> None:
    """[ND-TOMB-1, ND-ENG-0, ND-S-221]"""
    t = table("Engineer", kingdom="Tomb").play("Engineer").choose("pile:silver", "yes", "pile:village")
    assert (t.me.discard, t.me.vp, t.trash) == (("silver", "village"), 1, "engineer")


# Cards ---------------------------------------------------------------------------------------------------------------


def test_an_archive_gives_its_cards_one_each_turn() -> None:
    """[ND-ARCH-0]"""
    t = table("Archive", deck="Gold, Silver, Duchy, Copper x30").long().play("Archive")
    assert t.t.actions == 1 and set(t.offered.split(", ")) == {"aside:gold", "aside:silver", "aside:duchy"}
    t.choose("aside:silver").end_turn()
    assert t.me.play == ("archive",)
    t.next_turn().choose("aside:gold")
    assert "gold" in t.me.hand and t.end_turn().me.play == ("archive",)
    t.next_turn()
    assert "duchy" in t.me.hand and not t.end_turn().me.play


def test_an_archive_takes_what_there_is() -> None:
    """[ND-ARCH-1]"""
    t = table("Archive", deck="Gold").long().play("Archive")
    assert t.me.hand == ("gold",) and not t.end_turn().me.play
    nothing = table("Archive", deck="").long().play("Archive")
    assert not nothing.me.hand and not nothing.end_turn().me.play


def test_two_archives_keep_separate_heaps() -> None:
    """[ND-ARCH-1, ND-134, ND-S-236]"""
    t = table("Archive, Archive", deck="Gold, Silver, Duchy, Estate, Curse, Province, Copper x30").long().play("Archive").choose("aside:gold")
    assert set(t.play("Archive").offered.split(", ")) == {"aside:estate", "aside:curse", "aside:province"}
    t.choose("aside:curse").next_turn().choose("aside:silver", "aside:estate")
    assert len(t.me.hand) == 7 and {"silver", "estate"} < set(t.me.hand)


def test_an_archive_played_twice_has_two_heaps() -> None:
    """[ND-ARCH-1, ND-S-236]"""
    t = table("Throne Room, Archive", deck="Gold, Silver, Duchy, Estate, Curse, Province, Copper x30").long().play("Throne Room").choose("hand:archive")
    t.choose("aside:gold", "aside:curse").next_turn()
    assert set(t.offered.split(", ")) == {"aside:silver", "aside:duchy"}
    assert set(t.choose("aside:duchy").offered.split(", ")) == {"aside:estate", "aside:province"}


@pytest.mark.parametrize(
    ("trashed", "curse", "discards"),
    [("Silver", True, True), ("Smithy", True, False), ("Copper", False, True), ("Estate", False, False), ("Engineer", False, False)],
)
def test_a_catapult_throws_what_it_trashes(trashed: str, curse: bool, discards: bool) -> None:
    """[ND-CATA-0, ND-CATA-1, ND-014, ND-S-223]"""
    t = table(f"Catapult, {trashed}", you="Gold, Duchy, Estate, Village").play("Catapult")
    assert t.t.coins == 1 and t.trash == trashed.lower()
    assert ("curse" in t.you.discard) is curse
    assert t.asked == ("1 catapult-discard" if discards else "0 buy")


def test_a_catapult_must_throw_something_if_it_can() -> None:
    """[ND-CATA-1]"""
    t = table("Catapult, Estate, Gold").play("Catapult")
    assert t.offered == "hand:estate, hand:gold"
    assert table("Catapult").play("Catapult").asked == "0 buy"


def test_rocks_bring_a_silver_onto_the_deck_in_the_own_buy_phase() -> None:
    """[ND-ROCKS-0, ND-S-224]"""
    t = table(kingdom="Catapult", phase="buy", coins=4).has_left(stacks={"catapult": ["rocks"]}).piles(catapult=1).go("pile:rocks")
    assert t.me.discard == ("rocks",) and t.me.deck[-1] == "silver"
    assert table("Rocks", phase="buy").play("Rocks").t.coins == 1


def test_rocks_bring_a_silver_to_hand_at_any_other_time() -> None:
    """[ND-ROCKS-1, ND-S-108]"""
    assert "silver" in table("Chapel, Rocks").play("Chapel").choose(["hand:rocks"]).me.hand
    night = table("Exorcist, Rocks, Copper", phase="night", kingdom="Tomb").play("Exorcist").choose("hand:rocks")
    assert "silver" in night.me.hand and night.me.vp == 1
    assert night.offered == "pile:will-o-wisp, pile:imp"  # a Ghost costs as much as Rocks
    other = table("Skulk", kingdom="Catapult").hexes("war").has(1, deck="Rocks").play("Skulk")
    assert "silver" in other.you.hand


def test_an_engineer_gains_no_debt_and_a_second_card_only_for_itself() -> None:
    """[ND-ENG-0, ND-ENG-1]"""
    t = table("Engineer").play("Engineer")
    assert not t.offers("pile:engineer") and not t.offers("pile:market")
    t.choose("pile:smithy", "no")
    assert (t.me.discard, t.me.play, t.asked) == (("smithy",), ("engineer",), "0 buy")


def test_a_temple_trashes_up_to_three_cards_of_different_names() -> None:
    """[ND-TEMPLE-0, ND-TEMPLE-1]"""
    t = table("Temple, Copper x3, Estate, Curse, Silver").play("Temple")
    assert t.me.vp == 1
    t.refuses([]).refuses(["hand:copper", "hand:copper"]).refuses(["hand:copper", "hand:estate", "hand:curse", "hand:silver"])
    t.choose(["hand:copper", "hand:estate", "hand:curse"])
    assert t.trash == "copper, estate, curse" and t.t.temple == 1


def test_a_temple_with_an_empty_hand_still_lays_its_token() -> None:
    """[ND-TEMPLE-1]"""
    t = table("Temple").piles(temple=0).play("Temple")
    assert (t.me.vp, t.t.temple, t.trash) == (1, 1, "")


def test_who_gains_a_temple_takes_the_tokens() -> None:
    """[ND-TEMPLE-0]"""
    t = table(kingdom="Temple", phase="buy", coins=8, buys=2).has_left(temple=3).go("pile:temple")
    assert (t.me.vp, t.t.temple) == (3, 0)
    assert t.choose("pile:temple").me.vp == 3


def test_a_forum_draws_three_and_discards_two() -> None:
    """[ND-FORUM-0]"""
    t = table("Forum, Estate", deck="Gold, Silver, Duchy").play("Forum")
    assert t.t.actions == 1 and len(t.me.hand) == 4
    t.refuses(["hand:estate"]).choose(["hand:estate", "hand:duchy"])
    assert sorted(t.me.hand) == ["gold", "silver"]
    assert table("Forum", deck="Gold").play("Forum").me.discard == ("gold",)


def test_a_bought_forum_pays_back_its_buy() -> None:
    """[ND-FORUM-1, ND-S-231]"""
    t = table(kingdom="Forum", phase="buy", coins=13).go("pile:forum", "pile:province")
    assert t.is_quiet().me.discard == ("forum", "province")


def test_each_groundskeeper_pays_for_each_victory_card() -> None:
    """[ND-GROUND-0, ND-GROUND-1, ND-S-230]"""
    t = table("Groundskeeper", in_play="Groundskeeper", coins=7, buys=2).play("Groundskeeper")
    assert (len(t.me.hand), t.t.actions) == (1, 1)
    t.choose("pile:duchy")
    assert t.me.vp == 2
    assert t.choose("pile:copper").me.vp == 2


def test_a_throne_room_does_not_double_a_groundskeeper() -> None:
    """[ND-GROUND-1]"""
    t = table("Throne Room, Groundskeeper", coins=2).play("Throne Room").choose("hand:groundskeeper", "pile:estate")
    assert t.me.vp == 1


@pytest.mark.parametrize(
    ("offering", "hand", "actions", "coins", "vp"),
    [
        ("Village", 2, 2, 0, 0),
        ("Silver", 0, 0, 2, 0),
        ("Estate", 0, 0, 0, 2),
        ("Pasture", 0, 0, 2, 2),
        ("Opulent Castle", 2, 2, 0, 2),
        ("Guardian", 0, 0, 0, 0),
        ("Curse", 0, 0, 0, 0),
    ],
)
def test_a_sacrifice_pays_for_every_type(offering: str, hand: int, actions: int, coins: int, vp: int) -> None:
    """[ND-SAC-0, ND-SAC-1]"""
    t = table(f"Sacrifice, {offering}").play("Sacrifice")
    assert (len(t.me.hand), t.t.actions, t.t.coins, t.me.vp) == (hand, actions, coins, vp)


def test_a_sacrifice_must_be_made_if_it_can() -> None:
    """[ND-SAC-0]"""
    assert table("Sacrifice, Gold, Copper").play("Sacrifice").offered == "hand:gold, hand:copper"
    assert table("Sacrifice").play("Sacrifice").asked == "0 buy"


def test_settlers_may_fetch_a_copper() -> None:
    """[ND-SETTL-0, ND-SETTL-1]"""
    t = table("Settlers", deck="Estate", discard="Gold, Copper, Copper").play("Settlers")
    assert (t.me.hand, t.t.actions, t.offered) == (("estate",), 1, "discard:copper, done")
    t.choose("discard:copper")
    assert (sorted(t.me.hand), t.me.discard) == (["copper", "estate"], ("gold", "copper"))
    assert t.told(PutIntoHand)[0].cut(1) == PutIntoHand(0, "copper")


def test_without_the_wanted_card_settlers_look_and_fetch_nothing() -> None:
    """Only their owner sees what lies there. [ND-SETTL-1]"""
    t = table("Settlers", discard="Gold, Estate").play("Settlers")
    assert t.asked == "0 buy" and t.me.discard == ("gold", "estate")
    (looked,) = t.told(LookedAt)
    assert looked.cut(0) == LookedAt(0, ["estate", "gold"]) and looked.cut(1) == LookedUnseen(0, 2)
    assert t.me.looked[-2:] == ("gold", "estate")
    assert table("Settlers", discard="Copper").play("Settlers").choose("done").me.discard == ("copper",)


def test_a_bustling_village_may_fetch_settlers() -> None:
    """[ND-BUSTLING-0, ND-SETTL-1]"""
    t = table("Bustling Village", deck="Estate", discard="Settlers, Copper").play("Bustling Village")
    assert (len(t.me.hand), t.t.actions, t.offered) == (1, 3, "discard:settlers, done")
    assert "settlers" in t.choose("discard:settlers").me.hand


@pytest.mark.parametrize(
    ("mine", "theirs", "wins"),
    [("Gold", "Silver", True), ("Gold", "Gold", False), ("Copper", "Silver", False), ("Engineer", "Silver", False), ("Engineer", "Copper", True)],
)
def test_a_chariot_race_is_won_by_the_dearer_card(mine: str, theirs: str, wins: bool) -> None:
    """[ND-CHAR-0, ND-CHAR-1, ND-013, ND-S-233, ND-S-234]"""
    t = table("Chariot Race", deck=mine).has(1, deck=f"{theirs}, Duchy").play("Chariot Race")
    assert t.me.hand == (mine.lower(),) and t.you.deck == ("duchy", theirs.lower())
    assert (t.t.coins, t.me.vp, t.t.actions) == (int(wins), int(wins), 1)


def test_a_chariot_race_is_run_against_the_left_neighbour_and_with_two_cards() -> None:
    """[ND-CHAR-0, ND-CHAR-1]"""
    t = table("Chariot Race", players=3, deck="Silver").has(1, deck="Copper").has(2, deck="Gold").play("Chariot Race")
    assert t.me.vp == 1
    assert table("Chariot Race", deck="Gold").has(1, deck="").play("Chariot Race").me.vp == 0
    assert table("Chariot Race", deck="").has(1, deck="Copper").play("Chariot Race").me.vp == 0


def test_a_banquet_serves_two_coppers_and_no_victory_card() -> None:
    """[ND-BANQ-0, ND-BANQ-1]"""
    t = table(kingdom="Banquet, Castles, Engineer", phase="buy", coins=3).go("event:banquet")
    assert t.me.discard == ("copper", "copper")
    assert t.offers("pile:market") and not t.offers("pile:gold") and not t.offers("pile:engineer") and not t.offers("done")
    assert not any(t.offers(f"pile:{card}") for card in ("estate", "duchy", "gardens", "humble-castle"))
    assert t.choose("pile:market").me.discard == ("copper", "copper", "market")


def test_a_banquet_is_served_without_coppers_too() -> None:
    """[ND-BANQ-1, ND-S-235]"""
    t = table(kingdom="Banquet", phase="buy", coins=3).piles(copper=0).go("event:banquet", "pile:laboratory")
    assert t.me.discard == ("laboratory",) and len(t.told(Gained)) == 1
