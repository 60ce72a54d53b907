"""Fights: what they cost and bring, who goes down and who is driven out. [SM-F]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.sabbat.table import Play, Setting, table
from walpurgis.games.sabbat.events import Expelled, Fought
from walpurgis.games.sabbat.options import FightAndExpel


def attack(setting: Setting, people: str, origin: str, to: str) -> Play:
    """A ghost moves there and fights; the action goes on."""
    return setting.action(people, "act:gho", f"gho:{origin}>{to}", "arr:fight")


def canteen(order: str = "R>G>B>Y", **more: Any) -> Setting:
    """Red and blue stand in the canteen; green has five terror and a ghost on the drawbridge."""
    return table(order, can="R B", **more).has("G", terror=5, bridge=1)


def in_vale(terror: int) -> Setting:
    """Red, yellow and blue fill Vale; green stands next to it."""
    return table("R>Y>G>B", val="R Y B", fri="G").has("G", terror=terror)


def test_the_attacker_fights_all_who_are_there() -> None:
    """[SM-F-1, SM-F-2, SM-F-5, SM-F-6, SM-X-2]"""
    t = attack(canteen(), "G", "br", "gd:can")
    assert t.told(Fought) == [Fought("G", "gd:can", ["R", "B"], 3, 4)]
    assert (t["G"].terror, t["G"].vp) == (2, 4)  # 2 for red, who is before green; 1 for blue
    assert t.at("can") == "G R B"
    assert not t.told(Expelled)


def test_with_three_players_the_last_in_a_full_garden_is_expelled() -> None:
    """[SM-F-7, SM-F-8, SM-F-9, SM-X-3]"""
    t = attack(canteen("R>G>B"), "G", "br", "gd:can")
    assert t.at("can") == "G R"
    assert (t["B"].graveyard, t["B"].terror) == (7, 4)
    assert (t["R"].graveyard, t["R"].terror) == (6, 3)
    assert t["G"].vp == 4


@pytest.mark.parametrize(
    ("training_ground", "vp"),
    [("G", 5), ("R G", 4), ("Y R G", 4), ("R", 4)],  # the minor bonus counts in regions only, the third place gives nothing
)
def test_the_training_ground_in_a_fight_in_a_garden(training_ground: str, vp: int) -> None:
    """[SM-F-5, SM-X-4, SM-X-5]"""
    assert attack(canteen(tra=training_ground), "G", "br", "gd:can")["G"].vp == vp


@pytest.mark.parametrize(("training_ground", "vp"), [("G", 3), ("B G", 3), ("B R G", 2)])
def test_the_training_ground_in_a_fight_in_a_region(training_ground: str, vp: int) -> None:
    """[SM-F-5, SM-T-64]"""
    t = attack(table("R>Y>G>B", val="B", fri="G", tra=training_ground), "G", "rg:fri", "rg:val")
    assert t["G"].vp == vp


def test_the_training_ground_counts_once_for_a_fight_with_three_ghosts() -> None:
    """[SM-F-5]"""
    t = attack(table("G>R>Y>B", val="R Y B", fri="G", tra="G"), "G", "rg:fri", "rg:val")
    assert t["G"].vp == 3 * 2 + 1


def test_a_ghost_that_leaves_the_training_ground_to_fight_has_no_bonus() -> None:
    """[SM-F-5, SM-G-6]"""
    assert attack(table("G>R", can="R", tra="G"), "G", "gd:tra", "gd:can")["G"].vp == 2


def test_a_conquered_training_ground_counts_from_the_next_fight_on() -> None:
    """[SM-F-5, SM-F-11, SM-G-6, SM-T-66]"""
    t = attack(table("G>R>B", tra="R", val="B", fri="G").has("G", bridge=1), "G", "br", "gd:tra")
    assert t["G"].vp == 2
    t.choose("gho:rg:fri>rg:val", "arr:fight")
    assert t["G"].vp == 2 + 3


def test_an_earlier_player_costs_two_and_the_only_place_changes_hands() -> None:
    """[SM-F-2, SM-F-7, SM-T-61]"""
    t = attack(table("R>B", tur="R", gri="B").has("B", terror=4), "B", "rg:gri", "rg:tur")
    assert (t["B"].terror, t["B"].vp) == (2, 2)
    assert t.at("tur") == "B"
    assert (t["R"].graveyard, t["R"].terror) == (7, 4)


def test_the_first_player_pays_one_for_each_ghost() -> None:
    """[SM-F-2]"""
    t = attack(table("G>R>Y>B", val="R Y B", fri="G").has("G", terror=3), "G", "rg:fri", "rg:val")
    assert t["G"].terror == 0


def test_the_last_player_pays_two_for_each_ghost() -> None:
    """[SM-F-2]"""
    t = attack(table("R>Y>B>G", val="R Y B", fri="G").has("G", terror=6), "G", "rg:fri", "rg:val")
    assert t["G"].terror == 0


def test_the_cost_follows_the_order_of_this_round() -> None:
    """[SM-F-2, SM-T-69]"""
    t = table("R>B", phase="study", pile="car", tur="B", gri="R").has("R", bridge=1).go_on()
    t.invoke(R="inv:5", B="inv:0")
    assert t.order == "B>R"
    t.choose("bon:1:s", "bon:2:s", "act:pass", "act:gho", "gho:rg:gri>rg:tur", "arr:fight")
    assert t["R"].terror == 3 - 2


def test_three_defenders_go_down_and_only_the_last_is_expelled() -> None:
    """[SM-F-1, SM-F-6, SM-F-8, SM-F-9, SM-T-62]"""
    t = attack(in_vale(terror=6), "G", "rg:fri", "rg:val")
    assert (t["G"].terror, t["G"].vp) == (1, 6)
    assert t.at("val") == "G R Y"
    assert t.told(Expelled) == [Expelled("B", "rg:val", 1)]
    assert (t["B"].graveyard, t["B"].terror) == (7, 4)


def test_the_attacker_has_no_say_in_who_is_expelled() -> None:
    """[SM-F-9]"""
    t = attack(in_vale(terror=6), "G", "rg:fri", "rg:val")
    assert (t.who, t.ask.prompt) == ("G", "ghosts")


def test_without_the_whole_cost_there_is_no_fight() -> None:
    """[SM-F-3]"""
    assert in_vale(terror=5).action("G", "act:gho", "gho:rg:fri>rg:val").offered == "arr:fight, arr:away"


def test_one_terror_short_the_ghost_is_turned_away() -> None:
    """[SM-F-3, SM-T-63]"""
    t = in_vale(terror=4).action("G", "act:gho", "gho:rg:fri>rg:val")  # nothing to choose
    assert [t[p].vp for p in "RYBG"] == [2, 2, 2, 0]
    assert (t["G"].terror, t["G"].graveyard) == (5, 7)
    assert t.at("val") == "R Y B"


def test_who_cannot_pay_is_told_so() -> None:
    """[SM-F-3]"""
    t = table("R>B", can="R", cry="B", powers=True, roomy_gardens=True).has("B", terror=1).action("B", "act:gho", "gho:gd:cry>gd:can")
    assert t.offered == "arr:free, pow:fre"
    t.refuses("arr:fight", "SM-F-3")


def test_terror_that_a_fight_sets_free_does_not_pay_for_it() -> None:
    """[SM-F-3, SM-F-10]"""
    t = table("R>B", tur="R", gri="B").has("B", terror=1).action("B", "act:gho", "gho:rg:gri>rg:tur")
    assert t.at("tur") == "R"
    assert not t.told(Fought)


def test_a_fight_is_won_without_a_word_from_the_defenders() -> None:
    """[SM-F-4]"""
    t = table("G>R>Y>B", val="R Y B", fri="G", powers=True)
    for people in "RYB":
        t.has(people, terror=10, h2="s3 r3 g3 m3", power={"R": "bat", "Y": "fir", "B": "fre"}[people])
    play = attack(t, "G", "rg:fri", "rg:val")
    assert (play.who, play.at("val")) == ("G", "G R Y")


def test_an_expelled_ghost_at_ten_terror_brings_nothing() -> None:
    """[SM-F-7, SM-T-67]"""
    t = attack(table("R>B>Y", gin="B Y", vad="R").has("Y", terror=10), "R", "rg:vad", "rg:gin")
    assert t.at("gin") == "R B"
    assert (t["Y"].graveyard, t["Y"].terror) == (7, 10)


def test_an_expelled_ghost_is_out_for_the_round() -> None:
    """[SM-F-7, SM-T-68]"""
    t = table("G>B", tur="B", gri="G").go_on("act:gho", "gho:rg:gri>rg:tur", "arr:fight", "gho:end", "act:gho")
    assert (t.who, t.offered) == ("B", "gho:end")
    t.refuses("gho:gy>br", "SM-A2-5")


def test_pay_win_and_shift_come_before_the_expulsion() -> None:
    """[SM-F-10]"""
    t = attack(table("B>R", tur="R", gri="B", powers=True), "B", "rg:gri", "rg:tur")
    assert (t.who, t.ask.prompt) == ("R", "immortality")  # red decides now, and all this has happened:
    assert (t["B"].terror, t["B"].vp, t.at("tur")) == (2, 2, "B")
    assert (t["R"].terror, t["R"].graveyard) == (3, 6)  # and this not yet
    t.choose("imm:no")
    assert (t["R"].terror, t["R"].graveyard) == (4, 7)


def test_several_ghosts_fight_in_one_action_each_for_its_own_price() -> None:
    """[SM-F-11]"""
    t = attack(table("R>G>B", can="R", tra="B").has("G", bridge=2), "G", "br", "gd:can")
    assert (t["G"].terror, t["G"].vp) == (1, 2)
    t.choose("gho:br>gd:tra", "arr:fight")
    assert (t["G"].terror, t["G"].vp) == (0, 4)


def test_what_a_fight_would_bring_is_said_before() -> None:
    """[SM-F-2, SM-F-5, SM-F-9]"""
    t = in_vale(terror=6).action("G", "act:gho", "gho:rg:fri>rg:val")
    fight = next(choice for choice in t.ask.offer().choices if choice.key == "arr:fight")
    assert fight.about == {"is": "FightAndExpel", "cost": 5, "vp": 6, "loser": "B"}
    assert fight.says == FightAndExpel(5, 6, "B").say()
