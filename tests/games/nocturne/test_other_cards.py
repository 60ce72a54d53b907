"""Cards outside the Supply that are neither Ghosts nor Zombies: Will-o'-Wisp, Imp, Wish, Bat."""

from __future__ import annotations

from walpurgis.games.nocturne.events import Exchanged, Gained, Returned, Revealed

from .table import table


def test_none_of_them_can_be_bought() -> None:
    """[ND-WISP-2, ND-IMP-2, ND-WISH-1, ND-BAT-1, ND-GHOST-1, ND-034]"""
    t = table(kingdom="Exorcist, Leprechaun, Vampire", phase="buy", coins=20).go()
    for card in ("will-o-wisp", "imp", "wish", "bat", "ghost"):
        assert t.t.left[card] and not t.offers(f"pile:{card}") and t.why_not(f"pile:{card}") == "ND-034"


def test_none_of_them_is_gained_by_a_card_that_does_not_name_them() -> None:
    """[ND-WISP-2, ND-IMP-2, ND-WISH-1, ND-BAT-1, ND-GHOST-1, ND-034]"""
    t = table("Workshop", kingdom="Exorcist, Leprechaun, Vampire").play("Workshop")
    assert not any(t.offers(f"pile:{card}") for card in ("will-o-wisp", "imp", "wish", "bat", "ghost"))


# Will-o'-Wisp --------------------------------------------------------------------------------------------------------


def test_a_will_o_wisp_draws_and_then_takes_a_cheap_card_too() -> None:
    """[ND-WISP-0, ND-WISP-1]"""
    t = table("Will-o'-Wisp", deck="Gold, Estate, Silver").play("Will-o'-Wisp")
    assert (t.t.actions, t.me.hand, t.me.deck) == (1, ("gold", "estate"), ("silver",))
    assert [event.cards for event in t.told(Revealed)] == [["estate"]]


def test_a_dear_card_stays_on_the_deck() -> None:
    """[ND-WISP-0, ND-WISP-1]"""
    t = table("Will-o'-Wisp", deck="Copper, Silver, Gold").play("Will-o'-Wisp")
    assert (t.me.hand, t.me.deck) == (("copper",), ("gold", "silver"))
    assert [event.cards for event in t.told(Revealed)] == [["silver"]]


def test_debt_is_dear_for_a_will_o_wisp() -> None:
    """[ND-WISP-1, ND-S-036]"""
    t = table("Will-o'-Wisp", deck="Copper, Engineer").play("Will-o'-Wisp")
    assert (t.me.hand, t.me.deck) == (("copper",), ("engineer",))


# Imp -----------------------------------------------------------------------------------------------------------------


def test_an_imp_draws_two_and_may_play_an_action_that_is_not_in_play() -> None:
    """[ND-IMP-0, ND-IMP-1, ND-S-184]"""
    t = table("Imp, Imp", deck="Smithy, Copper x5").play("Imp")
    assert t.offered == "hand:smithy, done"  # it was drawn; the other Imp is a copy
    t.choose("hand:smithy")
    assert t.t.actions == 0 and len(t.me.hand) == 5 and t.me.play == ("imp", "smithy")


def test_an_imp_may_play_nothing() -> None:
    """[ND-IMP-0]"""
    t = table("Imp, Smithy", deck="Copper x5").play("Imp").choose("done")
    assert t.me.play == ("imp",) and t.me.hand == ("smithy", "copper", "copper")


def test_a_duration_of_an_earlier_turn_is_in_play_for_an_imp() -> None:
    """[ND-IMP-1, ND-135]"""
    t = table("Imp, Caravan, Village", in_play="Caravan", deck="Copper x5").play("Imp")
    assert t.offered == "hand:village, done"


# Wish ----------------------------------------------------------------------------------------------------------------


def test_a_wish_goes_back_for_a_card_for_up_to_six_into_the_hand() -> None:
    """[ND-WISH-0, ND-WISH-1, ND-WISH-2]"""
    t = table("Wish", kingdom="Leprechaun, Engineer").play("Wish")
    assert t.t.actions == 1 and t.t.left["wish"] == 13 and t.me.play == () and t.told(Returned)
    assert t.offers("pile:gold") and not any(t.offers(key) for key in ("pile:province", "pile:engineer", "done"))
    assert t.choose("pile:gold").me.hand == ("gold",)


def test_a_wished_card_goes_to_the_hand_and_nowhere_else() -> None:
    """[ND-WISH-2, ND-082]"""
    t = table("Wish", kingdom="Leprechaun, Den of Sin").play("Wish").choose("pile:den-of-sin")
    assert t.me.hand == ("den-of-sin",) and [event.place for event in t.told(Gained)] == ["hand"]


# Bat -----------------------------------------------------------------------------------------------------------------


def test_a_bat_that_trashes_becomes_a_vampire() -> None:
    """[ND-BAT-0, ND-BAT-2, ND-101, ND-S-123]"""
    t = table("Bat, Curse, Estate", phase="night").play("Bat").choose(["hand:curse"])
    assert t.is_quiet().trash == "curse" and (t.me.discard, t.me.play) == (("vampire",), ())
    assert (t.t.left["bat"], t.t.left["vampire"], t.me.gained) == (11, 9, 0)
    assert [(event.card, event.taken) for event in t.told(Exchanged)] == [("bat", "vampire")]


def test_a_bat_trashes_two_cards_at_most() -> None:
    """[ND-BAT-0]"""
    t = table("Bat, Curse x2, Estate", phase="night").play("Bat").refuses(["hand:curse", "hand:curse", "hand:estate"])
    assert t.choose(["hand:curse", "hand:estate"]).trash == "curse, estate"


def test_a_bat_that_trashes_nothing_stays_a_bat() -> None:
    """[ND-BAT-0, ND-S-122]"""
    t = table("Bat, Curse", phase="night").play("Bat").choose([])
    assert t.is_quiet().me.play == ("bat",) and t.me.discard == () and not t.told(Exchanged)


def test_without_vampires_a_bat_trashes_and_is_discarded() -> None:
    """[ND-BAT-2, ND-100, ND-S-124]"""
    t = table("Bat, Curse x2", phase="night").piles(vampire=0).long().play("Bat").choose(["hand:curse", "hand:curse"])
    assert t.t.active == 1 and t.trash == "curse, curse" and t.me.play == () and t.me.cards().count("bat") == 1
    assert not t.told(Exchanged)
