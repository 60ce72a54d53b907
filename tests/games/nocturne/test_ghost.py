"""Ghost: what it finds, and how it plays it twice at the start of the next turn; and cards played twice by a Throne Room."""

from __future__ import annotations

from walpurgis.games.nocturne.events import BoonReceived, Played, PlayedAgain, Revealed, SetAside
from walpurgis.games.nocturne.view import view

from .table import Play, table


def haunted(action: str, *, deck: str = "Copper x12", hand: str = "", kingdom: str = "") -> Play:
    """A Ghost has found this Action, and the next turn of its owner has begun."""
    t = table(f"Ghost, {hand}", deck=f"{action}, {deck}", phase="night", kingdom=f"Exorcist, {kingdom}").long()
    return t.play("Ghost").next_turn()


# The night -----------------------------------------------------------------------------------------------------------


def test_a_ghost_sets_the_first_action_aside_and_discards_what_came_before() -> None:
    """[ND-GHOST-0, ND-GHOST-3, ND-GHOST-6, ND-S-152]"""
    t = table("Ghost", deck="Estate, Copper, Smithy, Gold", phase="night", kingdom="Exorcist").play("Ghost").is_quiet()
    assert t.me.discard == ("estate", "copper") and t.me.deck == ("gold",)
    assert t.me.stays[0].later[0].aside == ["smithy"] and t.me.play == ("ghost",)
    assert [card for event in t.told(Revealed) for card in event.cards] == ["estate", "copper", "smithy"]


def test_what_a_ghost_has_set_aside_lies_open_and_is_not_in_play() -> None:
    """[ND-GHOST-6, ND-I-6]"""
    t = table("Ghost", deck="Smithy, Gold x12", phase="night", kingdom="Exorcist").long().play("Ghost")
    assert view(t.t, 1).players[0].aside[0].cards == ("smithy",) and "smithy" not in t.me.play
    (event,) = t.told(SetAside)
    assert event.cut(1) == event


def test_a_ghost_cannot_be_bought() -> None:
    """[ND-GHOST-1, ND-034]"""
    t = table(kingdom="Exorcist", phase="buy", coins=9).go()
    assert not t.offers("pile:ghost") and t.why_not("pile:ghost") == "ND-034"


def test_a_ghost_shuffles_the_discard_pile_to_go_on() -> None:
    """[ND-GHOST-2, ND-073]"""
    t = table("Ghost", deck="Estate", discard="Smithy", phase="night", kingdom="Exorcist").play("Ghost").is_quiet()
    assert t.me.stays[0].later[0].aside == ["smithy"] and t.me.discard == ("estate",)


def test_a_ghost_that_finds_no_action_is_discarded_this_turn() -> None:
    """[ND-GHOST-2, ND-131, ND-S-154]"""
    t = table("Ghost", deck="Estate, Copper", discard="Gold", phase="night", kingdom="Exorcist").play("Ghost").is_quiet()
    assert sorted(t.me.discard) == ["copper", "estate", "gold"] and t.me.deck == () and t.me.stays == []
    t = table("Ghost", deck="Estate", phase="night", kingdom="Exorcist").long().play("Ghost")
    assert t.t.active == 1 and t.me.play == ()


# The next turn -------------------------------------------------------------------------------------------------------


def test_a_ghost_plays_its_action_twice_without_using_actions() -> None:
    """[ND-GHOST-3, ND-S-152]"""
    t = haunted("Smithy")
    assert len(t.me.hand) == 11 and t.t.actions == 1 and t.me.play == ("ghost", "smithy")
    assert [event.card for event in t.told(Played)] == ["ghost", "smithy"] and len(t.told(PlayedAgain)) == 1
    assert t.end_turn().me.play == ()


def test_a_ghosts_wish_comes_true_once() -> None:
    """[ND-GHOST-5, ND-WISH-1, ND-S-151]"""
    t = haunted("Wish", kingdom="Leprechaun")
    t.choose("pile:gold")
    assert t.t.actions == 3 and t.me.hand.count("gold") == 1 and t.t.left["wish"] == 13
    assert t.end_turn().me.play == ()


def test_a_ghost_stays_with_the_duration_it_played() -> None:
    """[ND-GHOST-4, ND-132, ND-S-155]"""
    t = haunted("Merchant Ship")
    assert t.t.coins == 4
    assert sorted(t.end_turn().me.play) == ["ghost", "merchant-ship"]
    assert t.next_turn().t.coins == 4
    assert t.end_turn().me.play == ()


def test_a_ghost_stays_though_only_one_of_the_plays_goes_on() -> None:
    """[ND-GHOST-4, ND-134, ND-S-156]"""
    t = haunted("Secret Cave")
    t.choose("yes", "no")
    assert t.asked == "0 buy" and t.t.actions == 3
    assert sorted(t.end_turn().me.play) == ["ghost", "secret-cave"]
    assert t.next_turn().t.coins == 3
    assert t.end_turn().me.play == ()


def test_a_ghosts_outpost_gives_one_extra_turn() -> None:
    """[ND-GHOST-4, ND-OUTPOST-2, ND-S-157]"""
    t = haunted("Outpost")
    assert t.t.active == 0 and not t.t.extra
    t.end_turn()
    assert t.t.active == 0 and t.t.extra and sorted(t.me.play) == ["ghost", "outpost"]
    t.end_turn()
    assert t.t.active == 1 and t.me.play == ()


def test_a_ghosts_pixie_is_trashed_once_and_played_twice() -> None:
    """[ND-GHOST-5, ND-S-159]"""
    t = table("Ghost", deck="Pixie, Copper x12", phase="night", kingdom="Exorcist").boons("sea", "mountain").long().play("Ghost").next_turn()
    t.choose("yes")
    assert t.trash == "pixie" and t.t.actions == 3 and len(t.me.hand) == 9  # five, one for each play, two by the Sea
    assert [event.boon for event in t.told(BoonReceived)] == ["sea", "sea"] and t.t.boon_discard == ("sea", "mountain")


def test_nothing_comes_between_the_two_plays_of_a_ghost() -> None:
    """[ND-GHOST-3, ND-110, ND-S-160]"""
    t = table("Ghost, Cobbler", deck="Workshop, Copper x12", phase="night", kingdom="Exorcist, Fool").has_left(woods=0).long()
    played = t.play("Ghost", "Cobbler").next_turn()
    assert played.offered == "aside:workshop, card:cobbler, state:lost-in-the-woods"
    played.choose("aside:workshop", "pile:silver")
    assert played.asked == "0 workshop"
    played.choose("pile:silver")
    assert played.offered == "card:cobbler, state:lost-in-the-woods"


def test_two_ghosts_with_different_actions_come_in_any_order() -> None:
    """[ND-GHOST-3, ND-110]"""
    t = table("Ghost x2", deck="Smithy, Village, Copper x15", phase="night", kingdom="Exorcist").long().play("Ghost", "Ghost").next_turn()
    assert t.offered == "aside:smithy, aside:village"
    t.choose("aside:village")
    assert t.asked == "0 buy" and len(t.me.hand) == 13 and [event.card for event in t.told(Played)][-2:] == ["village", "smithy"]


# Throne Room ---------------------------------------------------------------------------------------------------------


def test_a_wish_played_twice_comes_true_once() -> None:
    """[ND-WISH-1, ND-065, ND-S-150]"""
    t = table("Throne Room, Wish", kingdom="Leprechaun").play("Throne Room").choose("hand:wish", "pile:gold")
    assert (t.t.actions, t.me.hand, t.t.left["wish"], t.me.play) == (2, ("gold",), 13, ("throne-room",))


def test_a_throne_room_stays_with_a_secret_cave_played_twice() -> None:
    """[ND-CAVE-2, ND-134, ND-S-162]"""
    t = table("Throne Room, Secret Cave, Copper x6", deck="Copper x20").long().play("Throne Room").choose("hand:secret-cave", "yes", "yes")
    assert sorted(t.end_turn().me.play) == ["secret-cave", "throne-room"]
    assert t.next_turn().t.coins == 6
    assert t.end_turn().me.play == ()


def test_of_two_throne_rooms_the_one_that_played_the_duration_stays() -> None:
    """[ND-133, ND-S-185]"""
    t = table("Throne Room x2, Caravan, Village", deck="Copper x20").long().play("Throne Room")
    t.choose("hand:throne-room", "hand:caravan", "hand:village").end_turn()
    assert sorted(t.me.play) == ["caravan", "throne-room"]


def test_a_caravan_played_twice_goes_on_twice() -> None:
    """[ND-134, ND-132, ND-S-186]"""
    t = table("Throne Room, Caravan", deck="Copper x20").long().play("Throne Room").choose("hand:caravan")
    assert (len(t.me.hand), t.t.actions) == (2, 2)
    assert sorted(t.end_turn().me.play) == ["caravan", "throne-room"]
    assert len(t.next_turn().me.hand) == 7


def test_a_tactician_played_twice_has_something_to_discard_once() -> None:
    """[ND-134, ND-TACT-0, ND-S-187]"""
    t = table("Throne Room, Tactician, Copper x3", deck="Copper x20").long().play("Throne Room").choose("hand:tactician")
    assert t.me.hand == () and t.me.discard == ("copper",) * 3
    assert sorted(t.end_turn().me.play) == ["tactician", "throne-room"]
    t.next_turn()
    assert (len(t.me.hand), t.t.actions, t.t.buys) == (10, 2, 2)
