"""Arrival: a free place, a fight, or being turned away."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from walpurgis.games.sabbat.events import PlaceTaken, TurnedAway

from .table import Play, Setting, table


def arriving(there: str, *, order: str = "R>B>Y>G", terror: int = 3, gate: str = "gm") -> Play:
    """A red ghost has come over the drawbridge to Friburga, where these stand, and paid the gate."""
    t = table(order, fri=there).gates(fri=gate).has("R", terror=terror, bridge=1, h2="s1 r1 g1 m1")
    return t.action("R", "act:gho", "gho:br>rg:fri")


def test_an_empty_location_is_entered_without_a_question() -> None:
    """[SM-AR-1, SM-AR-2]"""
    t = arriving("")
    assert (t.ask.prompt, t.at("fri"), [event.place for event in t.told(PlaceTaken)]) == ("ghosts", "R", [1])


@pytest.mark.parametrize(("there", "after"), [("B", "B R"), ("B Y", "B Y R"), ("Y B", "Y B R")])
def test_a_free_place_is_always_the_topmost_free_one(there: str, after: str) -> None:
    """[SM-AR-1, SM-T-47]"""
    t = arriving(there).choose("arr:free")
    assert (t.at("fri"), t["R"].terror, t["R"].vp) == (after, 3, 0)


def test_where_a_place_is_free_nobody_is_turned_away() -> None:
    """[SM-AR-1, SM-AR-4, SM-T-47]"""
    t = arriving("B Y").refuses("arr:away", "SM-AR-4")
    assert t.offered == "arr:free, arr:fight"


@pytest.mark.parametrize(("order", "there"), [("R>B", "B"), ("R>B>Y", "B Y"), ("R>B>Y>G", "B Y G")])
def test_a_full_location_has_no_free_place(order: str, there: str) -> None:
    """[SM-AR-1]"""
    t = arriving(there, order=order).refuses("arr:free", "SM-AR-1")
    assert t.offered == "arr:fight, arr:away"


def test_a_fight_may_be_chosen_where_a_place_is_free() -> None:
    """[SM-AR-2]"""
    t = arriving("B").choose("arr:fight")
    assert (t.at("fri"), t["R"].terror, t["R"].vp) == ("R B", 2, 2)


def test_a_fight_that_cannot_be_paid_is_not_offered() -> None:
    """[SM-AR-2]"""
    t = arriving("B Y", terror=1)  # it would cost 2; the free place is taken without a question
    assert (t.ask.prompt, t.at("fri"), t["R"].terror) == ("ghosts", "B Y R", 1)


def test_no_fight_where_a_ghost_is_protected() -> None:
    """[SM-AR-2]"""
    t = table("R>G>B", powers=True, protected="can", can="G B").has("R", terror=9, bridge=1).action("R", "act:gho", "gho:br>gd:can")
    assert (t.at("can"), t["R"].graveyard, t["G"].vp, t["B"].vp) == ("G B", 7, 2, 2)  # turned away without a question


@pytest.mark.parametrize(("terror", "asked"), [(3, True), (2, False)])
def test_a_full_location_turns_away_who_does_not_or_cannot_fight(terror: int, asked: bool) -> None:
    """[SM-AR-3]"""
    t = arriving("B Y G", terror=terror)
    if asked:
        t.choose("arr:away")
    assert (t.at("fri"), t["R"].bridge, t["R"].graveyard, t["R"].terror) == ("B Y G", 0, 7, terror + 1)
    assert [t[people].vp for people in "RBYG"] == [0, 2, 2, 2]


def test_without_terror_the_ghost_is_turned_away_and_the_fee_stays_paid() -> None:
    """[SM-AR-3, SM-T-46]"""
    t = arriving("B Y G", terror=1)
    assert [t[people].vp for people in "BYG"] == [2, 2, 2]
    assert (t["R"].terror, t["R"].graveyard, t.zone("R"), t.h2("R")) == (2, 7, "g1 m1", "s1 r1")


def test_only_those_with_a_ghost_there_gain_from_a_turned_away_one() -> None:
    """[SM-AR-3]"""
    t = arriving("B Y", order="R>B>Y").choose("arr:away")
    assert [t[people].vp for people in "RBY"] == [0, 2, 2]
    t = table("R>B>Y", can="B Y", cry="R", tur="B").action("R", "act:gho", "gho:gd:cry>gd:can", "arr:away")
    assert [t[people].vp for people in "RBY"] == [0, 2, 2]
    t = table("R>B", nes="B", tur="R").action("R", "act:gho", "gho:rg:tur>rg:nes", "arr:away")
    assert (t["B"].vp, t.at("tur"), t["R"].graveyard) == (2, "", 7)


def test_being_turned_away_gives_no_terror_beyond_ten() -> None:
    """[SM-AR-3]"""
    assert arriving("B Y G", terror=10).choose("arr:away")["R"].terror == 10


def test_a_turned_away_ghost_does_nothing_more_this_round() -> None:
    """[SM-AR-3]"""
    t = arriving("B Y G").choose("arr:away")
    assert t.offered == "gho:end" and len(t.told(TurnedAway)) == 1


def test_being_turned_away_may_be_chosen_on_purpose_from_a_full_location() -> None:
    """[SM-AR-4]"""
    t = arriving("B Y G", terror=9)
    assert t.offered == "arr:fight, arr:away"  # the fight could be paid


def by_the_drawbridge() -> Setting:
    return table("B>Y>R>G").has("B", bridge=1, terror=9, h2="s1 r1 g1 m1")


def by_a_neighbour() -> Setting:
    return table("B>Y>R>G", val="B").has("B", terror=9)


def by_teleportation() -> Setting:
    return table("Y>B>R>G", powers=True).has("Y", bridge=1, terror=9)


def by_booster() -> Setting:
    return table("B>Y>R>G", powers=True, ber="B").has("B", terror=9, power="boo")


@pytest.mark.parametrize(
    ("lay", "mover", "keys"),
    [
        (by_the_drawbridge, "B", ["gho:br>rg:fri"]),
        (by_a_neighbour, "B", ["gho:rg:val>rg:fri"]),
        (by_teleportation, "Y", ["gho:tel>rg:fri"]),
        (by_booster, "B", ["pow:boo", "gho:rg:ber>rg:fri"]),
    ],
)
def test_the_same_options_hold_for_every_way_to_arrive(lay: Callable[[], Setting], mover: str, keys: list[str]) -> None:
    """[SM-AR-5]"""
    third = "Y" if mover == "B" else "B"
    for there, offered in (("R", "arr:free, arr:fight"), ("R G", "arr:free, arr:fight"), (f"R G {third}", "arr:fight, arr:away")):
        t = lay().ghosts(fri=there).action(mover, "act:gho", *keys)
        assert (t.ask.prompt, t.offered) == ("arrive", offered)


def test_the_same_options_hold_in_a_garden() -> None:
    """[SM-AR-5]"""
    for there, offered in (("B", "arr:free, arr:fight"), ("B Y", "arr:fight, arr:away")):
        for setting, key in (
            (table("R>B>Y", can=there).has("R", bridge=1), "gho:br>gd:can"),
            (table("R>B>Y", can=there, tra="R"), "gho:gd:tra>gd:can"),
        ):
            assert setting.action("R", "act:gho", key).offered == offered
