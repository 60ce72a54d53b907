"""POWER cards in general: one card a game, once a round, in as many rounds as it says, never for nothing. [SM-P]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.sabbat.table import Play, Setting, table
from walpurgis.games.sabbat.board import ROUNDS, USES
from walpurgis.games.sabbat.events import PowerOpened, PowerUsed
from walpurgis.games.sabbat.study import study
from walpurgis.games.sabbat.view import view


def neighbours(order: str, **more: Any) -> Setting:
    """POWER cards are on; the tests place the magicians."""
    return table(order, powers=True, **more)


def powers_left(t: Play, people: str) -> tuple[str, ...]:
    return view(t.t, None).players[t[people].seat].powers_left


def test_the_first_use_opens_a_card_and_removes_the_other_two() -> None:
    """[SM-P-1]"""
    t = neighbours("B>R", tur="B").has("B", terror=3).action("B", "act:gho")
    assert t.offered == "gho:rg:tur>br, gho:rg:tur>rg:gri, gho:rg:tur>rg:nes, pow:boo, pow:fre, gho:end"
    assert powers_left(t, "B") == ("boo", "spe", "fre")
    t.choose("pow:fre").refuses("pow:boo", "SM-P-1")
    assert (t["B"].power, powers_left(t, "B")) == ("fre", ("fre",))
    assert t.told(PowerOpened) == [PowerOpened("B", "fre")]


def test_the_removed_cards_never_come_back() -> None:
    """[SM-P-1]"""
    t = neighbours("B>R", tur="B").has("B", terror=3, power="spe", power_used=False).has("R", at="a1").action("B", "act:gho")
    t.refuses("pow:fre", "SM-P-1").refuses("pow:boo", "SM-P-1")


def test_nobody_uses_a_card_of_another_people() -> None:
    """[SM-P-1]"""
    t = neighbours("R>B", tur="R").has("R", bridge=1).action("R", "act:gho")
    t.refuses("pow:fre", "SM-S-11").refuses("gho:tel>rg:gin", "SM-S-11")


def test_a_second_card_is_out_even_in_the_window_of_the_first() -> None:
    """[SM-P-1]"""
    t = neighbours("G>R").has("G", at="a1").has("R", at="c2").action("G", "act:mag", "mag:b2", "eff:none")
    assert t.offered == "pow:app, end1, pow:lux"
    t.choose("pow:lux", ["s", "s"]).is_quiet()  # Apparition is gone, so there is nothing left to ask
    assert (t["G"].power, t.h1("R")) == ("lux", "")


def test_all_three_cards_stay_possible_until_one_is_used() -> None:
    """[SM-P-2]"""
    t = neighbours("G>R", phase="study", pile="car", tur="G", gri="R").has("G", at="a1").has("R", at="c2").go_on()
    assert t.offered == "sec:rg:tur, sec:no"
    t.choose("sec:no").invoke(G="inv:0", R="inv:0")
    assert t.offers("pow:lux")
    t.choose("bon:3", "bon:4", "act:mag", "mag:b2", "eff:none")
    assert t.offered == "pow:app, end1, pow:lux"


def test_an_open_card_works_once_a_round_and_again_in_the_next() -> None:
    """[SM-P-3, SM-P-6]"""
    t = neighbours("B>R", power_uses="round", card="car", pile="nat", round=3, tur="B", gri="R").has("B", terror=1).go_on("act:gho", "pow:fre")
    t.refuses("pow:fre", "SM-P-3").choose("gho:end", "act:pass", "act:gho").refuses("pow:fre", "SM-P-3")
    t.idle_until(lambda m: m.round == 4 and m.phase == "act")
    assert (t.who, t["B"].terror) == ("B", 1 + 3 - 1)
    assert t.choose("act:gho", "pow:fre")["B"].terror == 6
    assert t.told(PowerOpened) == [PowerOpened("B", "fre")]
    assert t.told(PowerUsed) == [PowerUsed("B", "fre")]


@pytest.mark.parametrize(("order", "power", "rounds"), [("G>R", "lux", 2), ("G>R>B", "lux", 1), ("B>R", "fre", 1), ("B>R>G>Y", "fre", 1), ("B>R", "boo", 6)])
def test_a_card_is_used_up_after_so_many_rounds_as_it_says(order: str, power: str, rounds: int) -> None:
    """[SM-P-3]"""
    people = order[0]

    def offers(uses: int, **more: Any) -> bool:
        t = neighbours(order, tur=people, **more).has(people, terror=1, power=power, uses=uses).action(people)
        return (t if people == "G" else t.choose("act:gho")).offers(f"pow:{power}")

    assert [offers(rounds - 1), offers(rounds)] == [True, False]
    assert offers(rounds, power_uses="round"), "unless the table plays otherwise"


def test_how_often_each_card_works_with_two_players_and_with_more() -> None:
    """[SM-P-3]"""
    limited = {power: uses for power, uses in USES.items() if uses != (ROUNDS, ROUNDS)}
    assert limited == {"lux": (2, 1), "dop": (6, 4), "fir": (1, 2), "sed": (2, 4), "spe": (2, 2), "fre": (1, 1)}


def test_a_card_that_is_used_up_names_its_rule() -> None:
    """[SM-P-3]"""
    neighbours("B>R", tur="B").has("B", terror=1, power="fre", uses=1).action("B", "act:gho").refuses("pow:fre", "SM-P-3")


def test_each_use_is_counted() -> None:
    """[SM-P-3]"""
    t = neighbours("B>R", tur="B").has("B", terror=1).action("B", "act:gho", "pow:fre")
    assert (t["B"].uses, t["B"].power_used) == (1, True)


def test_a_power_costs_no_action() -> None:
    """[SM-P-4]"""
    t = neighbours("G>R").go_on("pow:lux", ["s", "m"])
    assert (t.who, t.offered) == ("G", "act:mag, act:gho, act:pass")


def test_a_power_once_begun_is_carried_out_completely() -> None:
    """[SM-P-4]"""
    neighbours("G>R").action("G", "pow:lux").refuses([]).refuses(["s"]).refuses(["s", "r", "g"])


def test_a_power_may_be_left_unused() -> None:
    """[SM-P-4]"""
    t = neighbours("B>R").has("B", at="a1").has("R", at="c2", terror=4).action("B", "act:mag", "mag:b2", "eff:none")
    assert t.offered == "pow:spe, end1"
    t.choose("end1").is_quiet()
    assert (t["B"].power, t["B"].terror, t["R"].terror) == ("", 3, 4)


def test_frenzy_at_ten_terror_is_not_offered() -> None:
    """[SM-P-5]"""
    neighbours("B>R").has("B", terror=10).action("B", "act:gho").refuses("pow:fre", "SM-P-5")


def test_frenzy_at_ten_terror_is_not_offered_on_arrival() -> None:
    """[SM-P-5]"""
    t = neighbours("B>R", can="R", roomy_gardens=True).has("B", terror=10, bridge=1).action("B", "act:gho", "gho:br>gd:can")
    assert t.offered == "arr:free, arr:fight"


def test_the_booster_without_a_ghost_in_garden_or_region_is_not_offered() -> None:
    """[SM-P-5]"""
    neighbours("B>R").has("B", bridge=2).action("B", "act:gho").refuses("pow:boo", "SM-P-BOO-1")


@pytest.mark.parametrize(
    ("people", "power", "rival"),
    [
        ("B", "spe", {"terror": 0}),  # no terror to steal
        ("Y", "fir", {"bridge": 0}),  # no ghost to burn
        ("R", "sed", {"h2": "s3 m2", "zone": "g2"}),  # no gemstone in a store
    ],
)
def test_a_power_that_would_change_nothing_is_not_offered(people: str, power: str, rival: dict[str, int | str]) -> None:
    """[SM-P-5]"""
    t = neighbours(f"{people}>G").has(people, at="a1").has("G", at="c2", **rival).action(people, "act:mag", "mag:b2", "eff:none")  # type: ignore[arg-type]
    t.is_quiet()
    assert t[people].power == ""


@pytest.mark.parametrize(("people", "power"), [("B", "spe"), ("Y", "fir"), ("R", "sed"), ("G", "app")])
def test_a_power_over_neighbours_needs_a_neighbour(people: str, power: str) -> None:
    """[SM-P-5, SM-G-9]"""
    rival = "R" if people != "R" else "B"
    far = neighbours(f"{people}>{rival}").has(people, at="a1").has(rival, at="d4", bridge=2, h2="g2")
    far.action(people, "act:mag", "mag:b2", "eff:none").is_quiet()
    near = neighbours(f"{people}>{rival}").has(people, at="a1").has(rival, at="c3", bridge=2, h2="g2")
    assert near.action(people, "act:mag", "mag:b2", "eff:none").offers(f"pow:{power}")


def test_the_flag_of_the_round_is_cleared_before_the_secret_area_window() -> None:
    """[SM-P-6]"""
    t = neighbours("G>R", round=3, phase="study", tur="G").has("G", power="sec", power_used=True).play(study)
    assert (t.who, t.ask.prompt, t.offered) == ("G", "secret-area", "sec:rg:tur, sec:no")


@pytest.mark.parametrize("effect", ["eff:tile", "eff:mir:Na", "eff:none"])
def test_the_end_of_b1_comes_after_the_effect_used_or_not(effect: str) -> None:
    """[SM-P-7, SM-B1-7]"""
    t = neighbours("B>R").tiles(a1="t_g").has("B", at="b1").has("R", at="b2").action("B", "act:mag", "mag:a1")
    assert "pow:spe" not in t.offered
    t.choose(effect)
    assert (t.ask.prompt, t.offered) == ("end-of-magician", "pow:spe, end1")
    assert (t.h2("B"), t["B"].terror) == {"eff:tile": ("g2", 3), "eff:mir:Na": ("", 6), "eff:none": ("", 3)}[effect]


def test_the_end_of_b1_comes_after_the_first_placement_too() -> None:
    """[SM-P-7]"""
    t = neighbours("B>R").has("R", at="b2").action("B", "act:mag", "mag:a1", "eff:none", "pow:spe").is_quiet()
    assert (t["B"].terror, t["R"].terror) == (4, 2)


def test_at_the_end_of_b1_only_one_power_is_used() -> None:
    """[SM-P-1, SM-P-3]"""
    t = neighbours("Y>R").tiles(a1="t_g").has("Y", at="b1").has("R", at="b2", bridge=2).action("Y", "act:mag", "mag:a1", "eff:tile")
    assert t.offered == "pow:dop:tile, pow:fir, end1"
    t.choose("pow:fir").is_quiet()
    assert (t["R"].bridge, t.h2("Y"), t["Y"].power) == (1, "g2", "fir")


def test_a_power_that_is_not_offered_says_why() -> None:
    """[SM-S-11, SM-P-FRE-1]"""
    off = table("G>B").has("G", bridge=1).action("G")
    assert off.match.why_not(off.ask.seat, "pow:lux") == "SM-S-11"
    on = table("B>G", powers=True).has("B", bridge=1).action("B")
    assert on.match.why_not(on.ask.seat, "pow:lux") == "SM-S-11"  # not a card of the succubus
    assert on.match.why_not(on.ask.seat, "pow:fre") == "SM-P-FRE-1"  # not before the ghosts move
