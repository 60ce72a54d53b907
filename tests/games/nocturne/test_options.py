"""The switches of a table: printings that differ, counts, Colonies; and the rulings that have none."""

from __future__ import annotations

import pytest

from walpurgis.engine import Chance, Match
from walpurgis.engine.errors import UnknownOption
from walpurgis.games.nocturne.facts import BOONS, CARDS, HEXES, LANDMARKS
from walpurgis.games.nocturne.game import GAME, Settings
from walpurgis.games.nocturne.view import Seen
from walpurgis.words import speaker

from .table import Play, table

# Printings -----------------------------------------------------------------------------------------------------------


def test_by_default_a_tracker_works_while_it_is_in_play() -> None:
    """[ND-X-2, ND-TRACKER-4, ND-S-179]"""
    t = table("Necromancer", coins=6).boons("mountain").trash("Tracker").play("Necromancer").choose("trash:tracker")
    assert t.me.discard == ("silver",)  # nobody asked whether it should go on the deck
    assert t.choose("pile:gold").is_quiet().me.discard == ("silver", "gold")


def test_in_newer_printings_a_tracker_works_for_the_turn() -> None:
    """[ND-X-2]"""
    t = (
        table("Necromancer", coins=6, tracker="this-turn", kingdom="Tracker")
        .boons("sea")
        .trash("Tracker")
        .play("Necromancer")
        .choose("trash:tracker", "pile:gold")
    )
    assert t.offered == "card:tracker, done"
    assert t.choose("card:tracker").me.deck[-1] == "gold"


def test_a_tracker_of_this_turn_is_forgotten_in_the_next() -> None:
    """[ND-X-2, ND-054]"""
    t = table("Tracker", deck="Copper x20", tracker="this-turn").boons("sea").long().play("Tracker").next_turn()
    assert t.choose("pile:copper").ask.prompt != "gained"


@pytest.mark.parametrize(("rule", "hand"), [("errata", 3), ("printed", 5)])
def test_an_outpost_on_an_extra_turn_gives_no_third_turn(rule: str, hand: int) -> None:
    """[ND-X-4, ND-OUTPOST-2, ND-S-238]"""
    t = table("Outpost", deck="Outpost, Copper x20", outpost=rule).long().play("Outpost").end_turn()
    assert t.t.extra and len(t.me.hand) == 3
    t.play("Outpost").end_turn()
    assert (t.t.active, len(t.me.hand), t.me.play) == (1, hand, ())


def test_a_forum_gives_its_buy_when_bought() -> None:
    """[ND-X-5, ND-FORUM-1]"""
    assert table(kingdom="Forum", phase="buy", coins=5).go("pile:forum").t.buys == 1
    gained = table("Artisan", kingdom="Forum").play("Artisan").choose("pile:forum")
    assert gained.t.buys == 1


def test_in_a_newer_printing_a_forum_gives_its_buy_whenever_it_is_gained() -> None:
    """[ND-X-5]"""
    assert table("Artisan", kingdom="Forum", forum="gain").play("Artisan").choose("pile:forum").t.buys == 2
    assert table(kingdom="Forum", phase="buy", coins=5, forum="gain").go("pile:forum").t.buys == 1


def test_a_necromancer_turns_the_card_over_before_playing_it() -> None:
    """[ND-X-6, ND-NECRO-7]"""
    t = table("Necromancer").trash("Necromancer").play("Necromancer").choose("trash:necromancer")
    assert not t.offers("trash:necromancer") and t.t.face_down == ("necromancer",)


def test_a_crypt_takes_any_treasures() -> None:
    """[ND-X-3]"""
    t = table("Crypt", in_play="Idol, Copper, Goat, Village", phase="night").play("Crypt")
    assert t.offered == "play:idol, play:copper, play:goat"


# Counts and Colonies -------------------------------------------------------------------------------------------------


def counts(t: Play, seat: int) -> list[tuple[int | None, int | None]]:
    """How many cards decks and discard piles have, as this seat sees it."""
    view = t.match.view(seat)
    assert isinstance(view, Seen)
    return [(mat.deck, mat.discard) for mat in view.players]


def test_by_default_all_counts_are_shown() -> None:
    """[ND-X-8, ND-I-1]"""
    assert counts(table(discard="Copper").go(), 1) == [(10, 1), (10, 0)]


def test_by_the_strict_rule_one_counts_the_own_deck_only() -> None:
    """[ND-X-8, ND-I-1]"""
    t = table(discard="Copper", show_counts=False).go()
    assert counts(t, 0) == [(10, None), (None, None)] and counts(t, 1) == [(None, None), (10, None)]


@pytest.mark.parametrize(("players", "more", "colonies"), [(4, False, 12), (4, True, 12), (5, False, 12), (5, True, 15), (6, False, 12), (6, True, 18)])
def test_with_five_or_six_there_may_be_more_colonies(players: int, more: bool, colonies: int) -> None:
    """[ND-X-9, ND-022]"""
    assert GAME.setup(players, Settings(colonies=True, more_colonies=more), Chance(1)).left["colony"] == colonies


def test_unknown_options_are_refused() -> None:
    """[ND-X-4]"""
    with pytest.raises(UnknownOption):
        Match.new("nocturne", 2, 1, {"outpost": "german"})


# Rulings -------------------------------------------------------------------------------------------------------------


def test_a_boon_kept_on_another_players_turn_goes_back_in_that_turns_clean_up() -> None:
    """[ND-U-3, ND-BVILL-4, ND-S-017]"""
    t = table("Skulk", kingdom="Blessed Village").has(1, deck="Laboratory, Copper x9").hexes("locusts").boons("river").long().play("Skulk")
    t.choose("pile:blessed-village", "now")
    assert t.you.boons == ("river",)
    t.end_turn()
    assert t.t.boon_discard == ("river",) and not t.you.boons and len(t.you.hand) == 6


def test_a_groundskeeper_works_while_it_is_in_play() -> None:
    """[ND-U-9, ND-NECRO-6, ND-GROUND-0]"""
    t = table("Necromancer", coins=2).trash("Groundskeeper").play("Necromancer").choose("trash:groundskeeper", "pile:estate")
    assert t.me.vp == 0
    assert table(in_play="Groundskeeper", phase="buy", coins=2).go("pile:estate").me.vp == 1


def test_the_grand_castle_counts_the_own_cards_in_play_only() -> None:
    """[ND-U-5, ND-CASTLE-6]"""
    t = table("Estate", in_play="Pasture", kingdom="Castles", phase="buy", coins=9).has(1, in_play="Pasture, Pasture")
    assert t.has_left(stacks={"castles": ["grand-castle"]}).piles(castles=1).go("pile:grand-castle").me.vp == 2


@pytest.mark.parametrize("language", ["en", "de", "fr", "it", "es"])
def test_every_card_has_a_name_in_every_language(language: str) -> None:
    """[ND-U-4]"""
    say = speaker(language, GAME)
    wanted = [f"{kind}-{name}" for kind, names in (("card", CARDS), ("boon", BOONS), ("hex", HEXES), ("landmark", LANDMARKS)) for name in names]
    assert [name for name in wanted if not say.knows(name)] == []
