"""A2, the invocation: the time card, the secret choice, the reveal, and the new playing order."""

from __future__ import annotations

import re

import pytest

from walpurgis.games.sabbat.study import invocation
from walpurgis.words import LANGUAGES, Speaker

from .table import Play, Setting, table


def canteen_minor() -> Setting:
    """Two red ghosts in regions, one on canteen place 2, one on the drawbridge, three in the graveyard."""
    return table("R>B", tur="R", nes="R", can="B R").has("R", bridge=1)


def test_a_new_time_card_is_turned_before_the_choice() -> None:
    """[SM-A2-1]"""
    t = table("R>B", round=2, phase="study", pile="har car").go_on()
    assert (t.asked, t.t.time_card, t.t.card.actions) == ("0 invoke, 1 invoke", "har", 3)
    t.idle_until(lambda manor: manor.round == 3)
    assert (t.asked, t.t.time_card) == ("0 invoke, 1 invoke", "car")


def test_the_first_round_uses_full_moon_and_turns_nothing() -> None:
    """[SM-A2-1, SM-T-17]"""
    t = table("R>B", round=1, phase="study").go_on()
    assert (t.t.time_card, len(t.t.time_pile)) == ("ful", 5)


def test_available_are_the_ghosts_in_the_graveyard_and_on_the_drawbridge() -> None:
    """[SM-A2-2, SM-A2-3, SM-T-6]"""
    t = canteen_minor().play(invocation)
    numbers = [f"inv:{n}" for n in range(5)]
    assert t.offered_to_people("R") == ", ".join(numbers + [f"{key}:nc" for key in numbers])


def test_ghosts_in_gardens_and_regions_stay_where_they_are() -> None:
    """[SM-A2-2]"""
    t = canteen_minor().play(invocation).invoke(R="inv:0", B="inv:0")
    assert (t.at("tur"), t.at("nes"), t.at("can"), t["R"].bridge, t["R"].graveyard) == ("R", "R", "B R", 0, 4)


def test_any_number_from_none_to_all_may_be_sent() -> None:
    """[SM-A2-3]"""
    t = table("R>B").has("B", bridge=3).play(invocation)
    assert t.offered_to_people("R") == t.offered_to_people("B") == ", ".join(f"inv:{n}" for n in range(8))


def test_all_choose_at_the_same_time_and_nothing_shows_before_the_reveal() -> None:
    """[SM-A2-3, SM-A2-4]"""
    seen = []
    for choice in ("inv:1", "inv:5"):
        t = table("R>B>Y").play(invocation)
        assert t.who == "B R Y"
        t.invoke(R=choice, Y="inv:0")
        assert (t.who, t["R"].bridge, t["R"].graveyard, t.order) == ("B", 0, 7, "R>B>Y")
        seen.append((t.match.view(t["B"].seat), t.match.offer(t["B"].seat), list(t.match.story_for(t["B"].seat))))
    assert seen[0] == seen[1]


def test_the_order_of_answering_does_not_matter() -> None:
    """[SM-A2-4]"""
    one = table("R>B>Y").play(invocation).invoke(R="inv:2", B="inv:2", Y="inv:1")
    two = table("R>B>Y").play(invocation).invoke(Y="inv:1", B="inv:2", R="inv:2")
    assert one.t == two.t


def test_the_sent_ghosts_stand_on_the_drawbridge_and_the_others_in_the_graveyard() -> None:
    """[SM-A2-4, SM-T-7]"""
    t = canteen_minor().play(invocation).invoke(R="inv:1", B="inv:3").is_quiet()
    assert (t["R"].bridge, t["R"].graveyard) == (1, 3)
    assert (t["B"].bridge, t["B"].graveyard) == (3, 3)


def test_ghosts_may_be_called_back_from_the_drawbridge() -> None:
    """[SM-A2-2, SM-A2-4]"""
    t = table("R>B").has("R", bridge=6).play(invocation).invoke(R="inv:2", B="inv:0")
    assert (t["R"].bridge, t["R"].graveyard) == (2, 5)


def test_ghosts_in_the_graveyard_do_nothing_for_the_rest_of_the_round() -> None:
    """[SM-A2-5]"""
    t = table("R>B").action("R", "act:gho")
    t.refuses("gho:gy>gd:can", "SM-A2-5").refuses("gho:gy>br", "SM-A2-5")
    assert t.offered == "gho:end"


@pytest.mark.parametrize(
    ("red", "blue", "order"),
    [
        ("inv:1", "inv:5", "R>B"),  # 3 + 1 against 1 + 2
        ("inv:1", "inv:4", "B>R"),  # 3 + 1 against 2 + 2
        ("inv:1:nc", "inv:5", "B>R"),  # 3 against 1 + 2
        ("inv:1:nc", "inv:6", "R>B"),  # 3 against 0 + 2
    ],
)
def test_the_canteen_counts_in_the_order_unless_declined(red: str, blue: str, order: str) -> None:
    """[SM-A2-6, SM-A2-7, SM-T-7, SM-T-8]"""
    t = table("B>R", tur="R", nes="R", can="B R").has("R", bridge=1).play(invocation)
    assert t.invoke(R=red, B=blue).order == order


def test_a_ghost_on_the_first_place_counts_two_even_with_an_empty_graveyard() -> None:
    """[SM-A2-6, SM-X-9, SM-T-12]"""
    t = table("B>R", can="R").play(invocation).invoke(R="inv:6", B="inv:6")
    assert (t["R"].graveyard, t["B"].graveyard, t.order) == (0, 1, "R>B")


@pytest.mark.parametrize(("blue", "order"), [(5, "R>B"), (4, "B>R")])
def test_the_first_place_of_the_canteen_counts_exactly_two(blue: int, order: str) -> None:
    """[SM-A2-6, SM-X-9]"""
    t = table("B>R", can="R").play(invocation).invoke(R="inv:5", B=f"inv:{blue}")  # R counts 1 + 2, B 2 or 3
    assert t.order == order


def test_the_canteen_counts_two_one_and_nothing() -> None:
    """[SM-A2-6, SM-T-13]"""
    four = "inv:4"  # two in the graveyard: B 2 + 2, R 2 + 1, G 2 + 0
    assert table("Y>G>R>B", can="B R G").play(invocation).invoke(B=four, R=four, G=four, Y="inv:4").order == "B>Y>R>G"
    assert table("G>Y>R>B", can="B R G").play(invocation).invoke(B=four, R=four, G=four, Y="inv:5").order == "B>R>G>Y"


def test_only_the_first_two_places_of_the_canteen_may_decline() -> None:
    """[SM-A2-7]"""
    t = table("Y>G>R>B", can="B R G").play(invocation)
    assert [people for people in "BRGY" if ":nc" in t.offered_to_people(people)] == ["B", "R"]


def test_the_bonus_may_be_declined_in_the_same_secret_choice() -> None:
    """[SM-A2-7]"""
    t = table("B>R", can="R").play(invocation).invoke(R="inv:6:nc", B="inv:6").is_quiet()
    assert t.order == "B>R"  # 0 against 1


@pytest.mark.parametrize(
    ("old", "sent", "new"),
    [
        ("R>B>G", {"R": 4, "B": 3, "G": 3}, "B>G>R"),
        ("R>B>G", {"R": 3, "B": 3, "G": 3}, "R>B>G"),
        ("G>B>R", {"R": 3, "B": 3, "G": 3}, "G>B>R"),
        ("R>B>G", {"R": 0, "B": 7, "G": 1}, "R>G>B"),
        ("B>R>G", {"R": 5, "B": 6, "G": 5}, "R>G>B"),
    ],
)
def test_the_highest_count_plays_first_and_equal_counts_keep_their_order(old: str, sent: dict[str, int], new: str) -> None:
    """[SM-A2-8, SM-T-9]"""
    t = table(old).play(invocation).invoke(**{people: f"inv:{n}" for people, n in sent.items()})
    assert t.order == new


def test_who_sends_nobody_plays_before_who_sends_all() -> None:
    """[SM-A2-8, SM-T-11]"""
    assert table("B>R").play(invocation).invoke(R="inv:0", B="inv:7").order == "R>B"


def test_the_order_stays_fixed_until_the_next_invocation() -> None:
    """[SM-A2-9]"""
    t = table("B>R", round=1, phase="study", roomy_gardens=True).go_on().invoke(B="inv:2", R="inv:2")
    t.choose("act:gho", "gho:br>gd:can", "gho:end", "act:gho", "gho:br>gd:can", "arr:fight", "gho:end")
    assert (t.at("can"), t.order, t.who) == ("R B", "B>R", "B")  # counted now, R would be first
    t.idle_until(lambda manor: manor.round == 2)
    assert t.order == "B>R"
    t.invoke(B="inv:2", R="inv:2")
    assert t.order == "R>B"


def test_beginners_get_a_hint_in_the_first_round_only() -> None:
    """[SM-A2-10]"""
    first = table("R>B", round=1, phase="study").go_on()
    assert first.asked == "0 invoke-first, 1 invoke-first"
    assert first.idle_until(lambda manor: manor.round == 2).asked == "0 invoke, 1 invoke"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hint_says_one_to_three_in_every_language(language: str) -> None:
    """[SM-A2-10]"""
    numbers = []
    for number in (1, 2):
        t = table("R>B", round=number, phase="study").go_on()
        numbers.append(re.findall(r"\d", Speaker(language, "walpurgis.games.sabbat")(t.match.asks[0].offer().says)))
    assert numbers == [["7", "1", "3"], ["7"]]


def everybody_out(canteen: str) -> Play:
    """All seven red ghosts in gardens and regions."""
    return table("R>B", tur="R", nes="R", gin="R", vad="R", fri="R", val="R", can=canteen, alc="" if canteen else "R").play(invocation)


def test_with_all_ghosts_out_nothing_is_left_to_choose() -> None:
    """[SM-A2-3]"""
    assert everybody_out("").who == "B"


def test_with_all_ghosts_out_the_canteen_may_still_be_declined() -> None:
    """[SM-A2-7]"""
    t = everybody_out("R")
    assert (t.who, t.offered_to_people("R")) == ("B R", "inv:0, inv:0:nc")
