"""What each seat sees of the table and learns from the story, and what it does not."""

from __future__ import annotations

import pytest

from walpurgis.engine import Event, Match
from walpurgis.games.nocturne.events import (
    Discarded,
    DiscardedOpenly,
    DiscardedSeveral,
    Drew,
    DrewUnseen,
    Gained,
    LookedAt,
    LookedUnseen,
    PutBack,
    PutBackUnseen,
    PutIntoHand,
    Revealed,
    RevealedDiscard,
    RevealedHand,
    SetAside,
    SetAsideHidden,
    SetAsideUnseen,
    ShowedMoat,
    TookAside,
    TookAsideUnseen,
    TookFromDiscard,
    TookUnseen,
)
from walpurgis.games.nocturne.state import Kingdom
from walpurgis.games.nocturne.view import Seen, view

from .table import Play, table


def seen(t: Play, seat: int | None) -> Seen:
    view = t.match.view(seat)
    assert isinstance(view, Seen)
    return view


def cuts(t: Play, kind: type[Event], seat: int | None = 1) -> list[Event | None]:
    """What a seat learns of the events of this kind."""
    return [event.cut(seat) for event in t.told(kind)]


# Zones ---------------------------------------------------------------------------------------------------------------


def test_of_a_deck_nobody_sees_more_than_its_size() -> None:
    """[ND-I-1]"""
    t = table("Copper", deck="Platinum, Colony", colonies=True).go()
    for seat in (0, 1, None):
        view = seen(t, seat)
        assert view.players[0].deck == 2 and view.players[1].deck == 10
        assert "'platinum'" not in repr([view.players, view.hand, view.looking])


def test_a_world_that_a_seat_imagines_has_another_deck_but_the_same_hand() -> None:
    """[ND-I-1, ND-I-2, ND-I-10]"""
    t = table("Copper, Estate, Gold", deck="Copper, Silver, Gold, Estate, Duchy, Province, Curse, Village").long().go()
    worlds = [t.match.sight(0).world(seed).state for seed in range(20)]
    assert all(sorted(world.players[0].hand) == ["copper", "estate", "gold"] for world in worlds)
    assert len({tuple(world.players[0].deck) for world in worlds}) > 10
    assert all(sorted(world.players[0].deck) == sorted(t.me.deck) for world in worlds)


def test_chance_to_come_cannot_be_foreseen() -> None:
    """[ND-I-10, ND-I-5]"""
    t = table("Copper", kingdom="Bard, Skulk").long().go()
    worlds = [t.match.sight(0).world(seed).state for seed in range(5)]
    assert len({world.chance.seed for world in [*worlds, t.t]}) == 6
    assert len({tuple(world.boon_deck) for world in worlds}) == 5 and len({tuple(world.hex_deck) for world in worlds}) == 5


def test_a_hand_is_seen_by_its_owner_and_counted_by_all() -> None:
    """[ND-I-2]"""
    t = table("Gold, Copper", you="Duchy x4").go()
    assert sorted(seen(t, 0).hand) == ["copper", "gold"] and seen(t, 1).hand == ("duchy",) * 4
    assert seen(t, None).hand == ()
    assert [mat.hand for mat in seen(t, None).players] == [2, 4]
    assert "gold" not in repr(seen(t, 1).players) and "duchy" not in repr(seen(t, 0).players)


def test_of_a_discard_pile_only_the_top_is_seen_even_by_its_owner() -> None:
    """[ND-I-3]"""
    t = table("Copper", discard="Gold, Duchy, Estate").go()
    for seat in (0, 1, None):
        mat = seen(t, seat).players[0]
        assert (mat.discard_top, mat.discard) == ("estate", 3)
        assert "'gold'" not in repr(mat) and "'duchy'" not in repr(mat)


def test_who_looks_through_the_discard_pile_looks_alone() -> None:
    """[ND-I-3]"""
    t = table("Harbinger", discard="Gold, Duchy, Estate").play("Harbinger")
    assert t.offered == "discard:gold, discard:duchy, discard:estate, done"
    t.choose("discard:gold")
    assert t.told(TookFromDiscard)[0].cut(0) == TookFromDiscard(0, "gold") and cuts(t, TookFromDiscard) == [TookUnseen(0)]


def test_bad_omens_show_a_pile_with_too_few_coppers_to_all() -> None:
    """[ND-I-3, ND-S-042]"""
    t = table("Skulk").hexes("bad-omens").has(1, deck="Copper, Gold").play("Skulk")
    assert cuts(t, RevealedDiscard, None) == [RevealedDiscard(1, ["copper", "gold"])]


def test_what_is_public_is_seen_by_all() -> None:
    """[ND-I-4]"""
    t = table("Necromancer", in_play="Village", kingdom="Druid, Skulk, Castles, Fool, Temple")
    t.has(0, vp=3, debt=2, misery=1).has(1, delusion="envious").has_left(woods=1, temple=4, boon_discard=["sea"], hex_discard=["war"])
    s = t.play("Necromancer").choose("trash:zombie-spy", "keep")
    for seat in (0, 1, None):
        view = seen(s, seat)
        me, you = view.players
        assert (me.play, me.vp, me.debt, me.states, you.states) == (("village", "necromancer"), 3, 2, ("miserable",), ("envious", "lost-in-the-woods"))
        assert view.trash[-1] == "zombie-spy" and view.face_down == ("zombie-spy",)
        assert (view.boon_discard, view.hex_discard, len(view.druid)) == (("sea",), ("war",), 3)
        piles = {pile.pile: pile for pile in (*view.supply, *view.beside)}
        assert (piles["castles"].card, piles["castles"].left, piles["castles"].below[0]) == ("humble-castle", 8, "crumbling-castle")
        assert (piles["temple"].tokens, piles["will-o-wisp"].left) == (4, 12)


def test_waiting_and_held_boons_are_public() -> None:
    """[ND-I-4]"""
    t = table("Bard", kingdom="Blessed Village", coins=2).boons("field", "sea").play("Bard").choose("pile:blessed-village", "later")
    mat = seen(t, 1).players[0]
    assert (mat.boons, mat.waiting) == (("field",), ("sea",))


def test_boons_and_hexes_to_come_are_hidden() -> None:
    """[ND-I-5]"""
    view = seen(table(kingdom="Bard, Skulk").go(), 0)
    assert (view.boon_deck, view.hex_deck) == (12, 12)
    assert "'mountain'" not in repr(view) and "'locusts'" not in repr(view)


def test_what_lies_aside_face_up_is_seen_by_all() -> None:
    """[ND-I-6]"""
    t = table("Ghost", deck="Smithy, Copper x9", kingdom="Exorcist", phase="night").long().play("Ghost")
    assert [aside.cards for aside in seen(t, 1).players[0].aside] == [("smithy",)]
    assert cuts(t, SetAside) == [SetAside(0, ["smithy"])]
    library = table("Library, Copper x6", deck="Village, Smithy, Copper").play("Library").choose("aside")
    assert seen(library, 1).players[0].shown == ("village",)
    hound = table("Cellar, Faithful Hound").play("Cellar").choose(["hand:faithful-hound"], "yes")
    assert seen(hound, 1).players[0].hounds == 1


def test_what_lies_aside_face_down_is_seen_by_its_owner_and_counted_by_all() -> None:
    """[ND-I-6, ND-HAVEN-1]"""
    t = table("Haven, Gold", deck="Copper x9").play("Haven").choose("hand:gold")
    assert seen(t, 0).players[0].aside[0].cards == ("gold",)
    hidden = seen(t, 1).players[0].aside[0]
    assert (hidden.card, hidden.cards, hidden.count) == ("haven", (), 1)
    assert cuts(t, SetAsideHidden) == [SetAsideUnseen(0, 1)]
    t = table("Archive", deck="Gold, Silver, Duchy, Copper").play("Archive").choose("aside:gold")
    assert seen(t, 0).players[0].aside[0].cards == ("duchy", "silver") and seen(t, 1).players[0].aside[0].cards == ()
    assert cuts(t, TookAside) == [TookAsideUnseen(0)]


def test_under_a_crypt_lies_what_everybody_saw_in_play_but_the_order_of_return_is_hidden() -> None:
    """[ND-I-12, ND-I-6]"""
    t = table("Crypt", in_play="Gold, Silver", phase="night", deck="Copper x20").long().play("Crypt").choose(["play:gold", "play:silver"])
    assert cuts(t, SetAside) == [SetAside(0, ["gold", "silver"])]
    t.next_turn().choose("aside:silver")
    assert cuts(t, TookAside) == [TookAsideUnseen(0)] and cuts(t, TookAside, 0) == [TookAside(0, "silver")]


# The story -----------------------------------------------------------------------------------------------------------


def test_who_looks_at_cards_sees_them_alone() -> None:
    """[ND-I-7, ND-074]"""
    t = table("Sentry", deck="Copper, Gold, Silver, Duchy").play("Sentry")
    assert seen(t, 0).looking == ("gold", "silver") and seen(t, 1).looking == ()
    assert cuts(t, LookedAt) == [LookedUnseen(0, 2)]
    t.choose([], ["look:silver"])
    assert t.trash == "" and seen(t, 1).players[0].discard_top == "silver"
    assert cuts(t, PutBack) == [PutBackUnseen(0, 1)] and cuts(t, PutBack, 0) == [PutBack(0, ["gold"])]


def test_of_several_cards_discarded_only_the_last_is_seen() -> None:
    """[ND-I-7, ND-088, ND-I-11]"""
    t = table("Cellar, Gold, Silver, Duchy", deck="Copper x5").play("Cellar").choose(["hand:gold", "hand:silver"])
    assert cuts(t, Discarded) == [DiscardedSeveral(0, 2, "silver")]
    one = table("Cellar, Gold, Silver", deck="Copper x5").play("Cellar").choose(["hand:gold"])
    assert cuts(one, Discarded) == [Discarded(0, ["gold"])]


def test_what_is_revealed_everybody_sees() -> None:
    """[ND-I-8]"""
    bandit = table("Bandit").has(1, deck="Gold, Duchy").play("Bandit")
    assert cuts(bandit, Revealed, None) == [Revealed(1, ["gold", "duchy"])]
    race = table("Chariot Race", deck="Gold").play("Chariot Race")
    assert cuts(race, PutIntoHand) == [PutIntoHand(0, "gold")]
    shepherd = table("Shepherd, Estate, Duchy, Copper").play("Shepherd").choose(["hand:estate", "hand:duchy"])
    assert cuts(shepherd, DiscardedOpenly) == [DiscardedOpenly(0, ["estate", "duchy"])]
    moat = table("Witch", you="Moat").play("Witch").choose("hand:moat")
    assert cuts(moat, ShowedMoat, None) == [ShowedMoat(1)]


@pytest.mark.parametrize(("attack", "phase"), [("Bureaucrat", "action"), ("Raider", "night"), ("Skulk", "action")])
def test_a_hand_without_what_was_asked_for_is_shown_to_all(attack: str, phase: str) -> None:
    """[ND-I-8, ND-FEAR-1, ND-RAID-3, ND-BUREAU-0]"""
    hand = "Silver x5" if attack == "Bureaucrat" else "Curse x5"
    t = table(attack, you=hand, phase=phase).hexes("fear").play(attack)
    assert cuts(t, RevealedHand, None) == [RevealedHand(1, [hand.split()[0].lower()] * 5)]


def test_drawn_cards_are_private_and_gained_ones_public() -> None:
    """[ND-I-9]"""
    t = table("Smithy", deck="Gold, Silver, Duchy").play("Smithy")
    assert cuts(t, Drew) == [DrewUnseen(0, 3)] and cuts(t, Drew, None) == [DrewUnseen(0, 3)]
    assert cuts(t, Drew, 0) == [Drew(0, ["gold", "silver", "duchy"])]
    mine = table("Mine, Copper").play("Mine").choose("hand:copper", "pile:silver")
    assert cuts(mine, Gained) == [Gained(0, "silver", "hand")]
    assert "silver" not in seen(mine, 1).hand and seen(mine, 1).players[0].hand == 1


def test_a_bot_gets_only_the_view_of_its_seat() -> None:
    """[ND-I-10]"""
    t = table("Gold", you="Duchy x5").go()
    honest = t.match.sight(0)
    assert honest.view == t.match.view(0) and honest.offer.seat == 0
    worlds = [honest.world(seed) for seed in range(10)]
    assert all(world.view(0) == honest.view for world in worlds)
    assert all(world.seed is None and world.story is None for world in worlds)


def test_everybody_with_cards_is_asked_for_a_moat() -> None:
    """[ND-I-11, ND-120]"""
    t = table("Witch", kingdom="Moat", you="Copper").play("Witch")
    assert (t.asked, t.offered) == ("1 moat", "no")
    t = table("Witch", kingdom="Moat", you="").play("Witch")
    assert t.asked == "0 buy"  # an empty hand hides nothing
    assert table("Witch", you="Copper").play("Witch").asked == "0 buy"  # no Moats in this game


def test_chapel_shows_what_comes_to_lie_in_the_open() -> None:
    """[ND-I-11]"""
    t = table("Chapel, Gold, Silver").play("Chapel").choose(["hand:gold"])
    assert seen(t, 1).trash == ("gold",) and seen(t, 1).players[0].hand == 1


def test_the_story_names_hidden_cards_only_to_their_owner() -> None:
    """[ND-I-12]"""
    t = table("Haven, Gold", deck="Platinum, Copper x20", colonies=True).long().play("Haven").choose("hand:gold").next_turn()
    others = [repr(event) for seat in (1, None) for event in t.match.story_for(seat)]
    assert not any("gold" in event or "platinum" in event for event in others)
    assert any("gold" in repr(event) for event in t.match.story_for(0))


def test_in_the_end_all_cards_are_shown() -> None:
    """[ND-I-13]"""
    t = table("Haven, Duchy", deck="Estate, Copper x3", coins=8).piles(province=1).long().play("Haven").choose("hand:duchy")
    assert not seen(t, 1).players[0].cards and not seen(t, 1).players[0].points
    t.choose("pile:province").is_quiet()
    mat = seen(t, 1).players[0]
    assert mat.cards == {"copper": 3, "duchy": 1, "estate": 1, "haven": 1, "province": 1}
    assert mat.points["duchy"] == 3 and sum(mat.points.values()) == 10


def test_no_view_ever_holds_the_dice() -> None:
    """[ND-I-10]"""
    match: Match[Kingdom] = Match.new("nocturne", 2, 12345)
    assert "12345" not in repr(match.view(0)) and "chance" not in repr(match.view(None))


def test_an_empty_mixed_pile_is_known_by_its_last_card() -> None:
    """[ND-035, ND-I-4]"""
    t = table("Copper", kingdom="Settlers, Castles").piles(settlers=0, castles=0).go()
    shown = {pile.pile: (pile.card, pile.left, pile.below) for pile in view(t.t, 0).supply}
    assert shown["settlers"] == ("bustling-village", 0, ())
    assert shown["castles"] == ("kings-castle", 0, ())
