"""Necromancer and the three Zombies: what is played from the trash, and what cannot happen to it there."""

from __future__ import annotations

from walpurgis.games.nocturne.events import HexReceived, Trashed, TurnedOver
from walpurgis.games.nocturne.facts import CARDS, ZOMBIES

from .table import Play, table


def raising(card: str, hand: str = "", *, deck: str = "Copper x10", kingdom: str = "", trash: str = "") -> Play:
    """A Necromancer plays this card of the trash."""
    t = table(f"Necromancer, {hand}", deck=deck, kingdom=kingdom).trash(trash).boons("mountain", "swamp")
    return t.play("Necromancer").choose(f"trash:{card}")


# Necromancer ---------------------------------------------------------------------------------------------------------


def test_the_zombies_lie_in_the_trash_from_the_beginning() -> None:
    """[ND-NECRO-0, ND-NECRO-1, ND-ZOMBIE-1]"""
    t = table("Necromancer").play("Necromancer")
    assert t.offered == "trash:zombie-apprentice, trash:zombie-mason, trash:zombie-spy"
    assert all(CARDS[zombie].cost == 3 and zombie not in t.t.left for zombie in ZOMBIES)


def test_only_actions_that_are_no_durations_are_raised() -> None:
    """[ND-NECRO-2, ND-S-172]"""
    t = table("Necromancer").trash("Caravan, Smithy, Gold, Estate").play("Necromancer")
    assert t.offered == "trash:zombie-apprentice, trash:zombie-mason, trash:zombie-spy, trash:smithy"


def test_a_necromancer_with_nothing_to_raise_does_nothing() -> None:
    """[ND-NECRO-2]"""
    t = table("Necromancer").has_left(trash=["gold"]).play("Necromancer")
    assert t.asked == "0 buy" and t.me.play == ("necromancer",)


def test_a_necromancer_must_raise_what_there_is() -> None:
    """[ND-NECRO-2]"""
    t = table("Necromancer").has_left(trash=["smithy"]).play("Necromancer")
    assert len(t.me.hand) == 3  # a single choice is taken without asking


def test_a_raised_card_stays_in_the_trash_face_down_until_the_end_of_the_turn() -> None:
    """[ND-NECRO-0, ND-NECRO-3, ND-009, ND-S-181]"""
    t = table("Necromancer x2", actions=2).trash("Smithy").long().play("Necromancer").choose("trash:smithy")
    assert t.t.face_down == ("smithy",) and t.trash == "smithy" and t.me.play == ("necromancer",) and len(t.me.hand) == 4
    assert not t.play("Necromancer").offers("trash:smithy")
    t.choose("trash:zombie-mason", "done").end_turn()
    assert not t.t.face_down and [event.card for event in t.told(TurnedOver)] == ["smithy", "zombie-mason"]


def test_of_two_copies_in_the_trash_each_is_raised_once() -> None:
    """[ND-NECRO-3]"""
    t = table("Necromancer x3", actions=3).trash("Village x2").play("Necromancer").choose("trash:village").play("Necromancer").choose("trash:village")
    assert not t.play("Necromancer").offers("trash:village")


def test_a_tragic_hero_stays_in_the_trash_and_still_finds_a_treasure() -> None:
    """[ND-NECRO-4, ND-NECRO-5, ND-S-170]"""
    t = raising("tragic-hero", "Copper x5", kingdom="Tragic Hero, Tomb", trash="Tragic Hero").choose("pile:gold")
    assert t.me.discard == ("gold",) and t.me.vp == 0 and not t.told(Trashed)
    assert t.trash == "tragic-hero" and t.t.face_down == ("tragic-hero",)


def test_a_pixie_in_the_trash_cannot_be_trashed_for_its_boon() -> None:
    """[ND-NECRO-4, ND-NECRO-5, ND-S-171]"""
    t = raising("pixie", kingdom="Pixie", trash="Pixie")
    assert t.asked == "0 buy" and t.t.actions == 1 and t.me.hand == ("copper",)
    assert t.t.boon_discard == ("mountain",) and t.me.discard == ()


def test_a_wish_in_the_trash_does_not_return_and_is_not_granted() -> None:
    """[ND-NECRO-4, ND-NECRO-5]"""
    t = raising("wish", kingdom="Leprechaun", trash="Wish")
    assert t.t.actions == 1 and t.t.left["wish"] == 12 and t.trash == "wish" and t.me.gained == 0


def test_what_works_while_in_play_does_not_work_in_the_trash() -> None:
    """[ND-NECRO-6, ND-TRACKER-4, ND-S-179]"""
    t = table("Necromancer", kingdom="Tracker", coins=6).trash("Tracker").boons("sea").play("Necromancer").choose("trash:tracker", "pile:gold")
    assert t.is_quiet().me.discard == ("gold",)
    t = table("Necromancer", kingdom="Groundskeeper", coins=6).trash("Groundskeeper").play("Necromancer").choose("trash:groundskeeper", "pile:duchy")
    assert t.is_quiet().me.vp == 0


def test_a_necromancer_in_the_trash_raises_another_card_but_not_itself() -> None:
    """[ND-NECRO-7]"""
    t = raising("necromancer", trash="Necromancer")
    assert t.offered == "trash:zombie-apprentice, trash:zombie-mason, trash:zombie-spy"


def test_necromancers_in_the_trash_play_each_card_at_most_once_a_turn() -> None:
    """[ND-NECRO-3, ND-NECRO-7, ND-X-6]"""
    t = raising("necromancer", trash="Necromancer x2").choose("trash:necromancer")
    assert t.offered == "trash:zombie-apprentice, trash:zombie-mason, trash:zombie-spy"
    t.choose("trash:zombie-spy", "keep")
    assert sorted(t.t.face_down) == ["necromancer", "necromancer", "zombie-spy"]


def test_an_attack_from_the_trash_lets_others_react() -> None:
    """[ND-NECRO-8, ND-120]"""
    t = table("Necromancer", you="Moat").trash("Witch").play("Necromancer").choose("trash:witch")
    assert t.asked == "1 moat"
    assert t.choose("hand:moat").you.discard == ()


def test_a_throne_room_lets_a_necromancer_raise_two_different_cards() -> None:
    """[ND-NECRO-9, ND-S-174]"""
    t = table("Throne Room, Necromancer").trash("Smithy").play("Throne Room").choose("hand:necromancer", "trash:smithy")
    assert t.offered == "trash:zombie-apprentice, trash:zombie-mason, trash:zombie-spy"
    t.choose("trash:zombie-spy", "keep")
    assert sorted(t.t.face_down) == ["smithy", "zombie-spy"]


def test_a_card_the_apprentice_has_trashed_is_raised_by_the_next_necromancer() -> None:
    """[ND-NECRO-2, ND-NECRO-8, ND-ZAPP-0, ND-S-175]"""
    t = table("Necromancer x2, Skulk").hexes("greed").play("Necromancer").choose("trash:zombie-apprentice", "hand:skulk")
    assert t.t.actions == 1 and len(t.me.hand) == 4
    t.play("Necromancer").choose("trash:skulk")
    assert t.t.buys == 2 and [event.who for event in t.told(HexReceived)] == [1] and t.trash == "skulk"


def test_a_conclave_in_the_trash_is_no_conclave_in_play() -> None:
    """[ND-CONCL-1, ND-007, ND-S-180]"""
    t = raising("conclave", "Conclave", trash="Conclave")
    assert t.offered == "hand:conclave, done"


# The Zombies ---------------------------------------------------------------------------------------------------------


def test_the_apprentice_gives_three_cards_and_an_action_for_a_trashed_action() -> None:
    """[ND-ZAPP-0, ND-ZAPP-1]"""
    t = raising("zombie-apprentice", "Village, Copper")
    assert t.offered == "hand:village, done"
    t.choose("hand:village")
    assert t.trash == "village" and t.t.actions == 1 and len(t.me.hand) == 4


def test_the_apprentice_gives_nothing_for_nothing() -> None:
    """[ND-ZAPP-1]"""
    t = raising("zombie-apprentice", "Village, Copper").choose("done")
    assert t.trash == "" and t.t.actions == 0 and len(t.me.hand) == 2
    assert len(raising("zombie-apprentice", "Gold, Estate").me.hand) == 2


def test_the_mason_trashes_the_top_card_for_one_that_costs_a_coin_more() -> None:
    """[ND-ZMAS-0, ND-ZMAS-1, ND-S-176]"""
    t = raising("zombie-mason", deck="Silver, Gold", kingdom="Engineer")
    assert t.trash == "silver" and t.me.deck == ("gold",)
    assert all(t.offers(key) for key in ("pile:smithy", "pile:silver", "pile:copper", "done"))
    assert not t.offers("pile:duchy") and not t.offers("pile:engineer")
    assert t.choose("pile:smithy").me.discard == ("smithy",)


def test_the_masons_gain_is_optional() -> None:
    """[ND-ZMAS-1, ND-S-176]"""
    t = raising("zombie-mason", deck="Silver").choose("done")
    assert t.trash == "silver" and t.me.discard == ()


def test_without_a_card_to_trash_the_mason_gives_nothing() -> None:
    """[ND-ZMAS-1, ND-S-177]"""
    t = raising("zombie-mason", deck="")
    assert t.trash == "" and t.asked == "0 buy"


def test_the_spy_draws_before_it_looks() -> None:
    """[ND-ZSPY-0, ND-ZSPY-1]"""
    t = raising("zombie-spy", deck="Gold, Estate, Copper")
    assert (t.t.actions, t.me.hand, t.me.looking, t.offered) == (1, ("gold",), ("estate",), "discard, keep")
    t.choose("discard")
    assert (t.me.discard, t.me.deck) == (("estate",), ("copper",))


def test_the_spy_may_leave_the_card() -> None:
    """[ND-ZSPY-0]"""
    t = raising("zombie-spy", deck="Gold, Estate, Copper").choose("keep")
    assert (t.me.discard, t.me.deck) == ((), ("copper", "estate"))
