"""B1, moving the magician: where it may go, and that it uses the tile, a mirror or nothing there."""

from __future__ import annotations

import pytest

from walpurgis.games.sabbat.board import SQUARES

from .table import Play, Setting, table


def squares(t: Play) -> str:
    """The squares offered."""
    return " ".join(key.removeprefix("mag:") for key in t.offered.split(", "))


def boxed_in(powers: bool = False) -> Setting:
    """The vampire in the corner a1, the three others around."""
    return table("R>B>Y>G", powers=powers).has("R", at="a1").has("B", at="b1").has("Y", at="a2").has("G", at="b2")


def test_the_first_move_goes_to_any_empty_square() -> None:
    """[SM-B1-1, SM-T-20]"""
    t = table("B>R").has("R", at="b2").action("B", "act:mag").refuses("mag:b2", "SM-B1-1")
    assert squares(t) == " ".join(square for square in SQUARES if square != "b2")
    assert t.choose("mag:d4", "eff:none").is_quiet()["B"].magician == "d4"


@pytest.mark.parametrize(
    ("here", "near"),
    [
        ("a1", "b1 a2 b2"),
        ("d1", "c1 c2 d2"),
        ("b1", "a1 c1 a2 b2 c2"),
        ("a3", "a2 b2 b3 a4 b4"),
        ("c3", "b2 c2 d2 b3 d3 b4 c4 d4"),
        ("d4", "c3 d3 c4"),
    ],
)
def test_later_moves_go_exactly_one_step_in_any_of_eight_directions(here: str, near: str) -> None:
    """[SM-B1-2, SM-T-21]"""
    assert squares(table("R>B").has("R", at=here).action("R", "act:mag")) == near


def test_the_magician_may_not_stay() -> None:
    """[SM-B1-2]"""
    table("R>B").has("R", at="b2").action("R", "act:mag").refuses("mag:b2", "SM-B1-2")


def test_the_magician_may_not_go_two_steps_nor_around_the_edge() -> None:
    """[SM-B1-2]"""
    t = table("R>B").has("R", at="a1").action("R", "act:mag")
    t.refuses("mag:c1", "SM-B1-2").refuses("mag:d1", "SM-B1-2").refuses("mag:a4", "SM-B1-2")


def test_no_two_magicians_on_one_square() -> None:
    """[SM-B1-2]"""
    t = table("R>B").has("R", at="a1").has("B", at="b2").action("R", "act:mag").refuses("mag:b2", "SM-B1-2")
    assert squares(t) == "b1 a2"


def test_a_magician_that_is_boxed_in_may_not_be_chosen() -> None:
    """[SM-B1-3]"""
    t = boxed_in().action("R").refuses("act:mag", "SM-B1-3")
    assert t.offered == "act:gho, act:pass"


def test_bats_carry_the_vampire_out_of_the_box() -> None:
    """[SM-B1-3, SM-T-23]"""
    t = boxed_in(powers=True).action("R", "act:mag")
    free = [square for square in SQUARES if square not in ("a1", "b1", "a2", "b2")]
    assert squares(t) == " ".join(f"{square}:bat" for square in free) and len(free) == 12


def test_a_single_square_is_taken_without_a_question() -> None:
    """[SM-B1-2]"""
    t = table("R>B>Y").has("R", at="a1").has("B", at="b1").has("Y", at="a2").action("R", "act:mag")
    assert (t.ask.prompt, t["R"].magician) == ("effect", "b2")


@pytest.mark.parametrize("here", ["", "c1"])
def test_on_arrival_the_tile_or_one_mirror_or_nothing_is_used(here: str) -> None:
    """[SM-B1-4]"""
    t = table("R>B").tiles(d1="t_g").has("R", at=here).action("R", "act:mag", "mag:d1")
    assert t.offered == "eff:tile, eff:mir:Nd, eff:mir:E1, eff:none"


@pytest.mark.parametrize(
    ("effect", "store", "terror", "mirror"),
    [("eff:tile", "g2", 3, 0), ("eff:mir:Nd", "", 6, 1), ("eff:none", "", 3, 0)],
)
def test_never_both_tile_and_mirror(effect: str, store: str, terror: int, mirror: int) -> None:
    """[SM-B1-4]"""
    t = table("R>B").tiles(d1="t_g").action("R", "act:mag", "mag:d1", effect).is_quiet()
    assert (t.h2("R"), t["R"].terror, t.t.mirrors["Nd"]) == (store, terror, mirror)


def test_tiles_are_never_used_up() -> None:
    """[SM-B1-5]"""
    t = table("R>B", round=1).tiles(b2="t_r", c2="t_s").go_on()
    grid = t.t.grid
    for square in ("b2", "c2", "b2"):
        t.choose("act:mag", f"mag:{square}", "eff:tile", "act:pass")
    assert (t.h2("R"), t.t.grid) == ("s2 r4", grid)


@pytest.mark.parametrize("tile", ["t_gri", "t_clo", "t_ter", "t_tub"])
def test_a_special_tile_that_would_change_nothing_is_not_offered(tile: str) -> None:
    """[SM-B1-6, SM-T-34]"""
    t = table("R>B").tiles(b1=tile).action("R", "act:mag", "mag:b1").refuses("eff:tile", "SM-B1-6")
    assert t.offered == "eff:mir:Nb, eff:none"


@pytest.mark.parametrize(
    ("tile", "h2", "h1", "cursed", "offered"),
    [
        ("t_gri", "s1", "s1", False, False),
        ("t_gri", "", "", True, True),
        ("t_clo", "s1", "", True, False),
        ("t_clo", "", "s1", False, True),
        ("t_ter", "s1", "", False, True),
        ("t_ter", "", "s1", False, True),
        ("t_tub", "s1", "", False, True),
        ("t_tub", "", "s1", False, True),
        ("t_m", "", "", False, True),
    ],
)
def test_a_tile_is_offered_only_if_it_changes_something(tile: str, h2: str, h1: str, cursed: bool, offered: bool) -> None:
    """[SM-B1-6]"""
    t = table("R>B").tiles(b1=tile).has("R", h2=h2, h1=h1, cursed=cursed).action("R", "act:mag", "mag:b1")
    assert t.offers("eff:tile") is offered


def test_where_nothing_can_be_used_nothing_is_asked() -> None:
    """[SM-B1-6]"""
    t = table("R>B").tiles(b2="t_gri").action("R", "act:mag", "mag:b2").is_quiet()
    assert t["R"].magician == "b2"


@pytest.mark.parametrize("effect", ["eff:tile", "eff:mir:Nb", "eff:none"])
def test_powers_at_the_end_come_after_the_effect(effect: str) -> None:
    """[SM-B1-7]"""
    t = table("Y>B", powers=True).tiles(b1="t_s").has("B", at="b2", bridge=1).action("Y", "act:mag", "mag:b1")
    assert t.offered == "eff:tile, eff:mir:Nb, eff:none"  # no power yet
    t.choose(effect)
    assert t.ask.prompt == "end-of-magician" and t.offers("pow:fir") and t.offers("end1")
    t.choose("pow:fir").is_quiet()
    assert t["B"].bridge == 0


def test_the_magician_may_stay_off_the_grid() -> None:
    """[SM-B1-1]"""
    t = table("R>B", round=6).go_on().idle_until(lambda manor: False).is_quiet()
    assert (t["R"].magician, t["B"].magician) == ("", "")
