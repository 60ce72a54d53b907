"""What holds everywhere: six rounds, limits of terror, booking at once, one ghost of a colour, moving up, garden bonuses, who is adjacent."""

from __future__ import annotations

import pytest

from walpurgis.engine import Match
from walpurgis.games.sabbat.events import CardTurned, GameEnded, RoundBegan
from walpurgis.games.sabbat.game import GAME
from walpurgis.games.sabbat.stewardship import approval, food, region_points
from walpurgis.games.sabbat.study import curse, invocation

from .table import Play, table


def test_there_are_six_rounds_with_one_time_card_each() -> None:
    """[SM-G-1]"""
    t = Play(Match.new("sabbat", seats=3, seed=4, options={"use_powers": False}))
    t.idle_until(lambda manor: False).is_quiet()
    assert [event.round for event in t.told(RoundBegan)] == [1, 2, 3, 4, 5, 6]
    cards = [event.card for event in t.told(CardTurned)]
    assert cards[0] == "ful" and len(set(cards)) == 6
    assert len(t.told(GameEnded)) == 1 and t.t.round == 6


def test_terror_above_ten_is_lost() -> None:
    """[SM-G-2, SM-X-13]"""
    t = table("R>B").has("R", terror=9).action("R", "act:mag", "mag:b1", "eff:mir:Nb")
    assert t["R"].terror == 10


def test_terror_never_drops_below_zero() -> None:
    """[SM-G-2]"""
    t = table("R>B").has("R", terror=1, bridge=3).play(food)
    assert t["R"].terror == 0


def test_terror_gained_by_one_ghost_pays_for_the_fight_of_the_next() -> None:
    """[SM-G-3]"""
    t = table("B>R", can="B", tra="R").has("R", terror=1, bridge=1).action("R", "act:gho")
    t.choose("gho:gd:tra>br", "gho:br>gd:can", "arr:fight")  # B is before R: the fight costs 2
    assert (t["R"].terror, t["R"].vp) == (0, 2)


def test_terror_lost_at_the_cap_does_not_come_back_later() -> None:
    """[SM-G-3]"""
    t = table("R>B", can="B", tra="R").has("R", terror=10, bridge=1).action("R", "act:gho")
    t.choose("gho:gd:tra>br", "gho:br>gd:can", "arr:fight")
    assert t["R"].terror == 9


def test_two_ghosts_of_one_colour_never_share_a_garden_or_region() -> None:
    """[SM-G-4]"""
    t = table("R>B", can="R", cry="R", tur="R", nes="R").has("R", bridge=1, h2="s1 r1 g1 m1").action("R", "act:gho")
    for key in ("gho:br>gd:can", "gho:br>rg:tur", "gho:gd:cry>gd:can", "gho:rg:nes>rg:tur"):
        t.refuses(key, "SM-G-4")


@pytest.mark.parametrize(("leaver", "left"), [("R", "B G"), ("B", "R G"), ("G", "R B")])
def test_ghosts_below_a_leaving_one_move_up(leaver: str, left: str) -> None:
    """[SM-G-5]"""
    t = table("R>B>G>Y", fri="R B G").action(leaver, "act:gho", "gho:rg:fri>br")
    assert t.at("fri") == left


def test_ghosts_move_up_when_a_hungry_one_is_removed() -> None:
    """[SM-G-5]"""
    t = table("R>B>Y", can="B R").has("B", terror=0, bridge=2).play(food)
    assert t.choose(["gd:can"]).is_quiet().at("can") == "R"


def test_a_ghost_that_leaves_a_garden_no_longer_brings_its_bonus() -> None:
    """[SM-G-6, SM-B2-4, SM-X-7]"""
    t = table("B>R", zen="B").has("B", terror=3).action("B", "act:gho", "gho:gd:zen>br")
    assert (t["B"].terror, t.at("zen")) == (4, "")


def test_an_attacker_who_is_not_placed_yet_has_no_bonus() -> None:
    """[SM-G-6]"""
    t = table("G>R", tra="R", roomy_gardens=True).has("G", bridge=1).action("G", "act:gho", "gho:br>gd:tra", "arr:fight")
    assert (t.at("tra"), t["G"].vp) == ("G R", 2)


def test_a_ghost_that_moved_up_has_the_better_bonus_at_once() -> None:
    """[SM-G-5, SM-G-6, SM-T-53]"""
    t = table("B>R", zen="B R", can="R").go_on("act:gho", "gho:gd:zen>br", "gho:end")
    assert t.at("zen") == "R"
    t.choose("act:gho", "gho:gd:can>br")
    assert t["R"].terror == 5


def test_the_third_place_of_a_garden_gives_nothing() -> None:
    """[SM-G-6]"""
    t = table("B>Y>G>R", zen="B Y R", tra="B Y R", fri="G", val="R").has("R", terror=3, bridge=1, h2="s1 r1 g1 m1").action("R", "act:gho")
    t.choose("gho:rg:val>br")
    assert t["R"].terror == 4
    t.choose("gho:br>rg:fri", "arr:fight")
    assert t["R"].vp == 2


def test_bonuses_that_cannot_hurt_are_applied_without_a_question() -> None:
    """[SM-G-7]"""
    glass_factory = table("R>B", gla="R").has("R", terror=0).action("R", "act:mag", "mag:b1", "eff:mir:Nb")
    assert glass_factory.is_quiet()["R"].terror == 4
    canteen = table("R>B", can="R", fri="R", vad="R").has("R", terror=2).play(food)
    assert canteen.is_quiet()["R"].terror == 1
    crystal_ball = table("R>B", cry="R", fri="R", vad="R").play(region_points)
    assert crystal_ball.is_quiet()["R"].vp == 3 + 4


def test_the_training_ground_and_the_zen_garden_ask_nothing() -> None:
    """[SM-G-7]"""
    t = table("R>B", tra="R", zen="R", gri="R", tur="B").action("R", "act:gho", "gho:rg:gri>rg:tur", "arr:fight")
    assert (t["R"].vp, t.offers("gho:end")) == (3, True)
    t = table("R>B", zen="R", gri="R").action("R", "act:gho", "gho:rg:gri>br")
    assert (t["R"].terror, t.offers("gho:end")) == (5, True)


def test_the_canteen_in_the_order_count_and_the_alchemist_are_asked_for() -> None:
    """[SM-G-7]"""
    t = table("R>B", can="R").play(invocation)
    assert "inv:0:nc" in t.offered_to_people("R") and "inv:0:nc" not in t.offered_to_people("B")
    t = table("R>B", alc="R").has("R", zone="s1 r1 g1 m1").play(approval)
    assert (t.who, t.offered) == ("R", "s, r, g, m")
    assert t.choose([]).is_quiet().h2("R") == ""  # a bonus may be declined


def test_the_place_inside_a_region_has_no_influence_on_its_points() -> None:
    """[SM-G-8]"""
    t = table("R>B>Y>G", tur="Y R B").play(region_points)
    assert [t[p].vp for p in "RBYG"] == [4, 4, 4, 0]


def test_the_place_inside_a_region_decides_who_is_expelled() -> None:
    """[SM-G-8]"""
    for there, left in (("B Y", "R B"), ("Y B", "R Y")):
        t = table("R>B>Y", gin=there, nes="R").action("R", "act:gho", "gho:rg:nes>rg:gin", "arr:fight")
        assert t.at("gin") == left


@pytest.mark.parametrize(("mine", "near"), [("a1", "a2 b1 b2"), ("b1", "a1 c1 a2 b2 c2"), ("c3", "b2 c2 d2 b3 d3 b4 c4 d4"), ("d4", "c3 d3 c4")])
def test_adjacent_magicians_stand_on_the_up_to_eight_touching_squares(mine: str, near: str) -> None:
    """[SM-G-9]"""
    for square in (column + row for row in "1234" for column in "abcd" if column + row != mine):
        t = table("B>R").has("B", at=mine).has("R", at=square).t
        assert bool(t.adjacent(t.players[0])) is (square in near.split())


def test_a_magician_off_the_grid_is_adjacent_to_nobody() -> None:
    """[SM-G-9]"""
    t = table("B>R>Y").has("B", at="a1").t
    assert [t.adjacent(p) for p in t.players] == [[], [], []]


def test_victory_points_may_become_negative() -> None:
    """[SM-G-10, SM-T-2]"""
    t = table("R>B").has("R", cursed=True, h2="s2", vp=3).play(curse)
    assert (t["R"].vp, t["R"].cursed, t.h1("R")) == (-2, False, "s2")
    assert GAME.result(t.t).scores[t["R"].seat] == -2
