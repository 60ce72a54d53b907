"""The eight Castles."""

from __future__ import annotations

import pytest

from walpurgis.engine import Chance
from walpurgis.games.nocturne.events import RevealedHand
from walpurgis.games.nocturne.facts import CARDS
from walpurgis.games.nocturne.game import GAME, Settings

from .table import Setting, table

ALL = ["humble-castle", "crumbling-castle", "small-castle", "haunted-castle", "opulent-castle", "sprawling-castle", "grand-castle", "kings-castle"]


def top(setting: Setting, *castles: str) -> Setting:
    """These Castles are left, the first one on top."""
    return setting.has_left(stacks={**setting.t.stacks, "castles": list(castles)[::-1]}).piles(castles=len(castles))


def buying(castle: str, hand: str = "", *, you: str = "Copper x5", in_play: str = "") -> Setting:
    """Somebody is about to buy this Castle, the last one."""
    return top(table(hand, in_play=in_play, you=you, kingdom="Castles", phase="buy", coins=CARDS[castle].cost), castle)


def test_two_players_have_one_castle_of_each_kind_by_cost() -> None:
    """[ND-CASTLE-1, ND-035, ND-S-226]"""
    t = GAME.setup(2, Settings(kingdom="luftschloss"), Chance(1))
    assert t.stacks["castles"][::-1] == ALL
    assert [CARDS[castle].cost for castle in ALL] == [3, 4, 5, 6, 7, 8, 9, 10]


@pytest.mark.parametrize("players", [3, 6])
def test_more_players_have_four_castles_twice(players: int) -> None:
    """[ND-CASTLE-1, ND-S-226]"""
    pile = GAME.setup(players, Settings(kingdom="luftschloss"), Chance(1)).stacks["castles"][::-1]
    assert len(pile) == 12 and pile == sorted(pile, key=ALL.index)
    assert {castle for castle in pile if pile.count(castle) == 2} == {"humble-castle", "small-castle", "opulent-castle", "kings-castle"}


def test_only_the_top_castle_can_be_bought() -> None:
    """[ND-035, ND-083]"""
    t = table(kingdom="Castles", phase="buy", coins=20, buys=2).go().refuses("pile:crumbling-castle", "ND-083")
    t.choose("pile:humble-castle")
    assert t.offers("pile:crumbling-castle")


def test_a_humble_castle_is_a_coin_and_a_point_for_each_castle() -> None:
    """[ND-HUMBLE-0, ND-CASTLE-2]"""
    assert table("Humble Castle", phase="buy").play("Humble Castle").t.coins == 1
    assert table("Humble Castle", deck="Copper").go().points() == 1
    assert table("Humble Castle x2", deck="Copper").go().points() == 4


def test_a_kings_castle_is_two_points_for_each_castle() -> None:
    """[ND-KINGS-0, ND-CASTLE-2, ND-SMALL-0, ND-S-229]"""
    assert table("Humble Castle, Small Castle, King's Castle").go().points() == 3 + 2 + 6
    assert table("King's Castle").go().points() == 2


def test_a_crumbling_castle_brings_a_point_and_a_silver_when_it_comes_and_when_it_goes() -> None:
    """[ND-CRUMBLING-0]"""
    t = buying("crumbling-castle").go("pile:crumbling-castle")
    assert (t.me.discard, t.me.vp, t.points()) == (("crumbling-castle", "silver"), 1, 2)
    t = table("Chapel, Crumbling Castle").play("Chapel").choose(["hand:crumbling-castle"])
    assert (t.me.discard, t.me.vp) == (("silver",), 1)


def test_a_small_castle_trashes_itself_for_the_top_castle() -> None:
    """[ND-SMALL-0, ND-CASTLE-3, ND-CASTLE-4, ND-HAUNTED-0, ND-S-225]"""
    t = top(table("Small Castle", you="Copper, Silver, Gold, Estate, Duchy"), "haunted-castle").play("Small Castle")
    assert t.offered == "play:small-castle, none"
    t.choose("play:small-castle")
    assert t.trash == "small-castle" and t.me.discard == ("haunted-castle", "gold")
    t.choose(["hand:gold", "hand:duchy"], ["look:duchy", "look:gold"])
    assert t.you.deck[-2:] == ("gold", "duchy") and len(t.you.hand) == 3


def test_a_small_castle_may_trash_another_castle_of_the_hand() -> None:
    """[ND-SMALL-0, ND-CASTLE-3]"""
    t = top(table("Small Castle, Humble Castle, Estate"), "kings-castle").play("Small Castle")
    assert t.offered == "play:small-castle, hand:humble-castle"
    t.choose("hand:humble-castle")
    assert (t.trash, t.me.discard, t.me.play) == ("humble-castle", ("kings-castle",), ("small-castle",))


def test_a_small_castle_may_look_for_a_castle_in_vain() -> None:
    """[ND-CASTLE-3]"""
    t = table("Small Castle, Estate").play("Small Castle").choose("none")
    assert (t.trash, t.me.discard, t.me.play) == ("", (), ("small-castle",))


def test_a_small_castle_that_is_gone_cannot_be_trashed_again() -> None:
    """[ND-CASTLE-3, ND-065]"""
    t = top(table("Throne Room, Small Castle"), "humble-castle", "kings-castle").play("Throne Room").choose("hand:small-castle")
    t.choose("play:small-castle", "play:small-castle")
    assert (t.trash, t.me.discard) == ("small-castle", ("humble-castle",))


def test_without_castles_left_a_small_castle_gains_nothing() -> None:
    """[ND-CASTLE-3, ND-083]"""
    t = table("Small Castle").piles(castles=0).play("Small Castle").choose("play:small-castle")
    assert t.trash == "small-castle" and not t.me.discard


def test_a_haunted_castle_spares_small_hands_and_haunts_even_without_gold() -> None:
    """[ND-HAUNTED-0, ND-CASTLE-4]"""
    t = buying("haunted-castle", you="Copper, Silver, Gold, Estate").go("pile:haunted-castle").is_quiet()
    assert len(t.you.hand) == 4 and t.me.discard == ("haunted-castle", "gold")
    t = buying("haunted-castle", you="Copper, Silver, Gold, Estate, Duchy").piles(gold=0).go("pile:haunted-castle")
    assert (t.me.discard, t.asked) == (("haunted-castle",), "1 haunted-castle")
    assert table("Haunted Castle").go().points() == 2


def test_a_haunted_castle_sleeps_on_another_players_turn() -> None:
    """[ND-CASTLE-4]"""
    t = top(table("Skulk, Copper x5", kingdom="Castles"), "haunted-castle")
    s = t.hexes("locusts").has(1, deck="Province").play("Skulk").choose("pile:haunted-castle")
    assert s.you.discard == ("haunted-castle",) and len(s.me.hand) == 5


def test_an_opulent_castle_pays_two_coins_for_each_victory_card() -> None:
    """[ND-OPULENT-0]"""
    t = table("Opulent Castle, Estate, Pasture, Gold").play("Opulent Castle")
    assert t.offered == "hand:estate, hand:pasture"
    t.choose(["hand:estate", "hand:pasture"])
    assert (t.t.coins, t.me.discard) == (4, ("estate", "pasture"))
    assert table("Opulent Castle").go().points() == 3


def test_a_sprawling_castle_brings_a_duchy_or_three_estates() -> None:
    """[ND-SPRAWLING-0, ND-CASTLE-5]"""
    assert buying("sprawling-castle").go("pile:sprawling-castle", "duchy").me.discard == ("sprawling-castle", "duchy")
    assert buying("sprawling-castle").go("pile:sprawling-castle", "estates").me.discard == ("sprawling-castle", *["estate"] * 3)
    assert table("Sprawling Castle").go().points() == 4


def test_a_sprawling_castle_brings_what_there_is() -> None:
    """[ND-CASTLE-5]"""
    assert buying("sprawling-castle").piles(duchy=0).go("pile:sprawling-castle", "duchy").me.discard == ("sprawling-castle",)
    assert buying("sprawling-castle").piles(estate=2).go("pile:sprawling-castle", "estates").me.discard.count("estate") == 2


def test_a_grand_castle_pays_for_victory_cards_in_hand_and_in_play() -> None:
    """[ND-GRAND-0, ND-CASTLE-6, ND-S-228]"""
    t = buying("grand-castle", "Estate, Curse", in_play="Pasture").go("pile:grand-castle")
    assert t.me.vp == 2
    assert [event.cards for event in t.told(RevealedHand)] == [["curse", "estate"]]
    assert table("Grand Castle").go().points() == 5
