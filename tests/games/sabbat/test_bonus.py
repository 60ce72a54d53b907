"""A3, the bonus of the round: in playing order everybody takes one of the four slots of the time card."""

from __future__ import annotations

import pytest

from walpurgis.games.sabbat.events import BonusTaken

from .table import Play, table

ANY_1 = "bon:1:s, bon:1:r, bon:1:g, bon:1:m"
ANY_2 = "bon:2:s, bon:2:r, bon:2:g, bon:2:m"


def bonus(order: str, card: str, terror: int = 3) -> Play:
    """The bonus phase of a round with this card; the first player has that much terror."""
    return table(order, card=card, phase="bonus").has(order[0], terror=terror).go_on()


def test_the_first_round_has_no_bonus() -> None:
    """[SM-A3-1, SM-T-17]"""
    t = table("R>B", round=1, phase="study").go_on().invoke(R="inv:0", B="inv:0")
    assert (t.who, t.ask.prompt, t.t.card.slots) == ("R", "action", ())


def test_later_rounds_have_a_bonus_between_invocation_and_actions() -> None:
    """[SM-A3-1]"""
    t = table("R>B", round=2, phase="study", pile="nat").go_on().invoke(R="inv:0", B="inv:1")
    assert (t.who, t.ask.prompt) == ("R", "bonus")
    t.choose("bon:1", "bon:2")
    assert (t.who, t.ask.prompt) == ("R", "action")


@pytest.mark.parametrize(
    ("card", "offered"),
    [
        ("foo", "bon:1, bon:2, bon:3:s, bon:3:r, bon:3:g, bon:3:m, bon:4:s, bon:4:r, bon:4:g, bon:4:m"),
        ("nat", "bon:1, bon:2, bon:3, bon:4"),
        ("har", "bon:1, bon:2, bon:3, bon:4"),
        ("hal", f"{ANY_1}, bon:2, bon:3, bon:4"),
        ("car", f"{ANY_1}, {ANY_2}, bon:3, bon:4"),
        ("dar", f"{ANY_1}, {ANY_2}, bon:3, bon:4"),
    ],
)
def test_each_card_offers_its_four_slots(card: str, offered: str) -> None:
    """[SM-A3-2, SM-A3-4]"""
    assert bonus("R>B", card).offered == offered


def test_players_choose_in_playing_order_and_take_one_each() -> None:
    """[SM-A3-2]"""
    t = bonus("Y>B>R", "har")
    for people, key in (("Y", "bon:4"), ("B", "bon:1"), ("R", "bon:2")):
        assert (t.who, t.ask.prompt) == (people, "bonus")
        t.choose(key)
    assert t.ask.prompt == "action" and len(t.told(BonusTaken)) == 3  # slot 3 stays unused


def test_a_taken_slot_is_gone() -> None:
    """[SM-A3-2, SM-T-16]"""
    t = bonus("R>B", "nat").choose("bon:3").refuses("bon:3", "SM-A3-2")
    assert t.offered == "bon:1, bon:2, bon:4"


def test_slots_with_the_same_text_are_separate() -> None:
    """[SM-A3-3, SM-T-14]"""
    t = bonus("R>B>Y", "car").choose("bon:1:s", "bon:2:s")
    assert (t.who, t.offered) == ("Y", "bon:3, bon:4")
    t.choose("bon:4")
    assert (t["Y"].terror, t.h2("R"), t.h2("B")) == (5, "s1", "s1")


def test_the_last_of_four_players_gets_what_is_left() -> None:
    """[SM-A3-2]"""
    t = bonus("R>B>Y>G", "har").choose("bon:1", "bon:2", "bon:4")  # the single slot left is given without a question
    assert (t.ask.prompt, t.who, t["G"].vp) == ("action", "R", 1)


def test_the_last_of_four_players_still_chooses_the_resource() -> None:
    """[SM-A3-4]"""
    t = bonus("R>B>Y>G", "hal").choose("bon:2", "bon:3", "bon:4")
    assert (t.who, t.offered) == ("G", ANY_1)


@pytest.mark.parametrize(
    ("card", "key", "terror", "vp", "store"),
    [
        ("foo", "bon:1", 5, 0, ""),
        ("foo", "bon:2", 3, 2, ""),
        ("foo", "bon:4:g", 3, 0, "g1"),
        ("har", "bon:1", 3, 2, ""),
        ("har", "bon:2", 5, 0, ""),
        ("har", "bon:3", 3, 1, ""),
        ("har", "bon:4", 4, 0, ""),
        ("nat", "bon:1", 3, 0, "s1"),
        ("nat", "bon:2", 3, 0, "r1"),
        ("nat", "bon:3", 3, 0, "g1"),
        ("nat", "bon:4", 3, 0, "m1"),
        ("dar", "bon:2:m", 3, 0, "m1"),
        ("dar", "bon:4", 3, 2, ""),
    ],
)
def test_a_bonus_gives_terror_points_or_a_resource_into_2h(card: str, key: str, terror: int, vp: int, store: str) -> None:
    """[SM-A3-4]"""
    t = bonus("R>B", card).choose(key)
    assert (t["R"].terror, t["R"].vp, t.h2("R"), t.h1("R"), t.zone("R")) == (terror, vp, store, "", "")


def test_terror_from_a_bonus_stops_at_ten() -> None:
    """[SM-A3-4]"""
    assert bonus("R>B", "foo", terror=9).choose("bon:1")["R"].terror == 10


def test_a_choice_must_be_made_even_if_it_brings_nothing() -> None:
    """[SM-A3-5]"""
    t = bonus("R>B", "har", terror=10)
    assert t.offered == "bon:1, bon:2, bon:3, bon:4"  # no way to decline, and 2 T is offered at the cap
    t.choose("bon:2")
    assert (t["R"].terror, t.who) == (10, "B")
    t.refuses("bon:2", "SM-A3-2")


def test_a_chimera_cannot_be_chosen() -> None:
    """[SM-A3-5]"""
    t = bonus("R>B", "dar").refuses("bon:1:c", "SM-A3-5")
    assert t["R"].chimera == 0


def test_slots_are_free_again_in_the_next_round() -> None:
    """[SM-A3-2]"""
    t = bonus("R>B", "har").idle_until(lambda manor: manor.round == 3 and manor.phase == "bonus")
    assert {key.split(":")[1] for key in t.offered.split(", ")} == {"1", "2", "3", "4"}
